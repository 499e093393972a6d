"""A match, as a user of the library meets it."""

from __future__ import annotations

from bocage.kernel.errors import SecretKept
from bocage.kernel.position import ONLOOKER
from bocage.kernel.record import OPENED, act_entry
from bocage.match.play import Play
from bocage.match.records import export_rows, false_roll, fork, golden_rows, lines_text, match_from_text, record_rows


class Match(Play):
    """One game being played, that can be written down, read back, taken home and forked."""

    def to_text(self) -> str:
        """The record. With secrets in play it is for the keeper of the match; a seat gets `export`."""
        return lines_text(record_rows(self))

    def to_golden(self) -> str:
        """The record with everything that came of it."""
        return lines_text(golden_rows(self))

    @classmethod
    def from_text(cls, text: str, key: bytes | None = None) -> Match:
        """The match of a record, checked line by line, ready to go on."""
        return match_from_text(cls, text, key)

    def false_roll(self) -> int | None:
        """The number of the first entry that the key of the app did not give; None if all dice are honest."""
        return false_roll(self)

    def open_record(self, seat: str) -> str:
        """Where nobody else's secret is in play a player may look into the record; that he did stands in it."""
        if self.secrets_kept():
            raise SecretKept("record-kept-until-end", seat=self.book.seat_name(self.book.seat(seat)))
        self.add(act_entry(OPENED, self.book.seat_name(self.book.seat(seat))))
        return self.to_text()

    def export(self, seat: str | None = None) -> str:
        """What a seat may take home: its own log while secrets are in play, the record otherwise."""
        return lines_text(export_rows(self, ONLOOKER if seat is None else self.book.seat(seat)))

    def fork(
        self, seat: str | None = None, to: int | None = None, *, new_luck: bool = False, seed: int | None = None
    ) -> Match:
        """What if: a new match from before entry `to` (now, if none is given), with the same luck unless told."""
        return fork(self, ONLOOKER if seat is None else self.book.seat(seat), to, new_luck, seed)
