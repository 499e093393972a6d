"""Who hears what the rules tell."""

from mypy_extensions import i64, mypyc_attr

from bocage.kernel.reasons import Because


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Hears every event as it happens, and the reasons that belong to it just before."""

    def hear(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        raise NotImplementedError

    def because(self, reason: Because) -> None:
        """Keep a reason for the next event."""
        raise NotImplementedError
