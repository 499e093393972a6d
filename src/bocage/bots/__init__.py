"""Bots: they are given what one seat may know, and answer with one of its options."""

from bocage.bots.bot import Bot, RandomBot, View
from bocage.bots.drive import BUDGET, answer, play, play_on
from bocage.bots.names import bot, bots, name_of, register

__all__ = ["BUDGET", "Bot", "RandomBot", "View", "answer", "bot", "bots", "name_of", "play", "play_on", "register"]
