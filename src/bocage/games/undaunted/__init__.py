"""Undaunted: Normandy, two platoons of cards and counters on tiles of hedgerow country."""
