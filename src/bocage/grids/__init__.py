"""Boards as geometry: places, neighbours, distances. No rules and no game."""
