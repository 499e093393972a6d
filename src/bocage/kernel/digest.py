"""Fingerprints: of a position (everything) and of a view (what one seat may know)."""

import hashlib
import json
import struct
from typing import Final

BYTES: Final = 8


def position_digest(numbers: list[int]) -> str:
    """Closed to seats while secrets are in play: two truths behind one view differ in it."""
    row = struct.pack(f"<{len(numbers)}q", *numbers)
    return hashlib.blake2b(row, digest_size=BYTES).hexdigest()


def canonical(value: object) -> str:
    """JSON in one spelling."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def plain_digest(value: object) -> str:
    """The fingerprint of plain JSON values: views, data."""
    return hashlib.blake2b(canonical(value).encode(), digest_size=BYTES).hexdigest()
