"""Where random numbers come from: a fast generator for simulations, a keyed hash for matches that are kept.

The engine itself holds neither: a position waits for an outcome, and whoever drives it brings the luck.
"""

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

FACTOR: Final[i64] = 200105
PRIME: Final[i64] = 34359738337
WORD: Final = 1 << 62
KEY_BYTES: Final = 32
SEEDS: Final = 1 << 62


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Something that names a whole number from 0 up to, but not including, `n`, all equally likely."""

    def below(self, n: i64) -> i64:
        raise NotImplementedError


class FastLuck(Luck):
    """A multiplicative generator whose products fit in 62 bits, so that both engines draw the same numbers."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = seed % (PRIME - 1) + 1
        for _ in range(4):  # neighbouring seeds start out alike; a few turns part them
            self.below(2)

    def below(self, n: i64) -> i64:
        state: i64 = self.state * FACTOR % PRIME
        self.state = state
        return state % n


class KeyedLuck(Luck):
    """Numbers from the match key, what they are for, for whom, and the how-manieth time.

    The same key gives the same luck to the same purpose whatever else has happened in between: so games played
    in pairs share their luck where they can, and a fork has 'the same luck'.
    """

    def __init__(self, key: bytes, purpose: str, seat: str, nth: int, generation: str = "0") -> None:
        self.key = key
        self.about = f"{purpose}/{seat}/{nth}/{generation}"
        self.drawn = 0

    def below(self, n: i64) -> i64:
        """By rejection: no remainder favours the low numbers."""
        size = int(n)
        fair = WORD - WORD % size
        while True:
            number = self.word()
            if number < fair:
                return number % size

    def word(self) -> int:
        told = f"{self.about}/{self.drawn}".encode()
        self.drawn += 1
        digest = hashlib.blake2b(told, digest_size=8, key=self.key).digest()
        return int.from_bytes(digest, "big") >> 2


def key_from_seed(seed: int) -> bytes:
    """The match key that a seed stands for."""
    return hashlib.blake2b(f"bocage seed {seed}".encode(), digest_size=KEY_BYTES).digest()


def commitment(key: bytes) -> str:
    """What a record may show before the end: it binds the key and tells nothing of it."""
    return hashlib.blake2b(key, digest_size=KEY_BYTES, person=b"bocage-commit").hexdigest()
