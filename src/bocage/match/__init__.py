"""Matches: a record, chance by key or by hand, seats, undo; above the games, below the bots."""
