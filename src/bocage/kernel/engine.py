"""Which engine runs: the same source, as it is or compiled."""

from typing import Final

from bocage.kernel import position

COMPILED: Final = "compiled"
UNCOMPILED: Final = "uncompiled"


def engine() -> str:
    """Python says of each module what file it was loaded from."""
    return UNCOMPILED if position.__file__.endswith((".py", ".pyc")) else COMPILED
