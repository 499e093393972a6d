"""The lab: many games, and numbers that come of them."""
