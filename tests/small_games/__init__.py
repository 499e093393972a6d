"""Three small games that a kernel must be able to carry: the needs of the three big ones, a page each."""

from bocage.kernel.registry import register
from small_games.beach.book import BeachBook
from small_games.decks.book import DecksBook
from small_games.orders.book import OrdersBook

register("beach", BeachBook)
register("decks", DecksBook)
register("orders", OrdersBook)
