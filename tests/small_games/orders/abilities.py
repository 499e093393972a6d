"""What the pieces of Orders can: abilities are entries that answer the questions they are about."""

from typing import Final

from mypy_extensions import i64

from bocage.kernel.reasons import Tally, Term
from small_games.orders.table import EACH, Table, apart

BASE: Final[i64] = 2


class Ability:
    """Only the holders of an ability are asked, and the base answers nothing."""

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule

    def aim(self, t: Table, shooter: i64, target: i64) -> i64:
        """What a shooter's dice must reach beyond the usual."""
        return 0

    def guard(self, t: Table, shooter: i64, target: i64) -> i64:
        """What dice must reach because of what they are aimed at."""
        return 0


class EagleEye(Ability):
    """Distance does not matter. [OR-11]"""

    def aim(self, t: Table, shooter: i64, target: i64) -> i64:
        return -t.gap(shooter, target)


class Armour(Ability):
    """Harder to hit from before, where the front is the nearer square. [OR-12]"""

    def guard(self, t: Table, shooter: i64, target: i64) -> i64:
        return 1 if apart(t.front[shooter], t.front[target]) < apart(t.front[shooter], t.back[target]) else 0


HELD: Final[list[list[Ability]]] = [[Armour("armour", "OR-12")], [EagleEye("eagle-eye", "OR-11")]]


def needed(t: Table, shooter: i64, target: i64) -> i64:
    """What the better of two dice must reach; all terms are added, so their order does not matter. [OR-9]"""
    aim = sum([one.aim(t, shooter, target) for one in HELD[shooter % EACH]])
    return BASE + t.gap(shooter, target) + aim + sum([one.guard(t, shooter, target) for one in HELD[target % EACH]])


def needed_tally(t: Table, shooter: i64, target: i64) -> Tally:
    """The same with its reasons. [OR-9]"""
    terms = [Term(int(BASE), "base", "OR-9"), Term(int(t.gap(shooter, target)), "distance", "OR-9")]
    terms += [Term(int(one.aim(t, shooter, target)), one.name, one.rule) for one in HELD[shooter % EACH]]
    terms += [Term(int(one.guard(t, shooter, target)), one.name, one.rule) for one in HELD[target % EACH]]
    return Tally(*[term for term in terms if term.value != 0])
