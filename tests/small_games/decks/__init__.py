"""Decks: what Undaunted needs of a kernel, in small."""
