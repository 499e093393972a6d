"""Small changes of a function, as a slip of the hand would make them: each should make a test fail."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from tools.mutants.lexicon import Lexicon

Function: TypeAlias = "ast.FunctionDef | ast.AsyncFunctionDef"

FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef)
UNREAD: Final = {"annotation", "returns", "decorator_list", "type_params", "msg"}

OTHER_ORDERS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
LIMIT_MOVES: Final[dict[type[ast.cmpop], int]] = {ast.Lt: 1, ast.GtE: 1, ast.Gt: -1, ast.LtE: -1}
OTHER_SUMS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
OTHER_NAMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
NUMBERS: Final = {"int", "i64"}
PLAIN_RETURNS: Final = {"str": "''", "list": "[]", "dict": "{}", "set": "set()", "tuple": "()"}


@dataclass(slots=True)
class Edit:
    """One node put in the place of another; `statement` is what a reader is shown, before and after."""

    parent: ast.AST
    field: str
    at: int | None
    old: ast.AST
    new: ast.AST
    statement: ast.stmt

    @property
    def line(self) -> int:
        return int(getattr(self.old, "lineno", self.statement.lineno))

    def do(self) -> None:
        self.put(ast.fix_missing_locations(ast.copy_location(self.new, self.old)))

    def undo(self) -> None:
        self.put(self.old)

    def put(self, node: ast.AST) -> None:
        if self.at is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.at] = node

    def shown(self) -> tuple[str, str]:
        """The statement as it is, and as it becomes."""
        before = headline(self.statement)
        if self.old is self.statement:
            return before, headline(self.new)
        self.do()
        try:
            return before, headline(self.statement)
        finally:
            self.undo()


def headline(node: ast.AST) -> str:
    """A statement in one line; of a loop or branch, its first."""
    return ast.unparse(node).partition("\n")[0]


@dataclass(frozen=True, slots=True)
class Place:
    """A node, where it hangs, and the statement around it."""

    parent: ast.AST
    field: str
    at: int | None
    node: ast.AST
    statement: ast.stmt


def edits_of(function: Function, lexicon: Lexicon) -> list[Edit]:
    """All small changes of a function's body; two that read the same are one."""
    if is_abstract(function):
        return []
    found: dict[tuple[int, str, str], Edit] = {}
    for place in places(function, "body", function.body[0]):
        for new in news(place, function, lexicon):
            edit = Edit(place.parent, place.field, place.at, place.node, new, place.statement)
            before, after = edit.shown()
            if before != after:
                found.setdefault((edit.statement.lineno, before, after), edit)
    return list(found.values())


def is_abstract(function: Function) -> bool:
    """Nothing to be tested stands in a method that only says what others have to answer."""
    last = function.body[-1]
    return isinstance(last, ast.Raise) and "NotImplementedError" in ast.unparse(last) and len(function.body) <= 2


def places(parent: ast.AST, field: str, statement: ast.stmt) -> Iterator[Place]:
    value = getattr(parent, field)
    for at, node in enumerate(value) if isinstance(value, list) else [(None, value)]:
        if isinstance(node, ast.AST) and not is_left_alone(node):
            around = node if isinstance(node, ast.stmt) else statement
            yield Place(parent, field, at, node, around)
            for inner in node._fields:
                if inner not in UNREAD:
                    yield from places(node, inner, around)


def is_left_alone(node: ast.AST) -> bool:
    """What no test could notice: docstrings, empty bodies, argument lists, and what tells the type checker alone."""
    if isinstance(node, ast.Assert):
        told = ast.unparse(node.test)
        return told.startswith("isinstance(") or told.endswith(" is not None")
    return isinstance(node, ast.arguments) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))


def news(place: Place, function: Function, lexicon: Lexicon) -> Iterator[ast.AST]:
    """What may stand in this place instead."""
    yield from forced(place)
    yield from dropped(place, function)
    yield from returned(place.node, function)
    yield from renumbered(place, lexicon)
    yield from swapped(place.node, lexicon)
    change = CHANGES.get(type(place.node))
    if change is not None:
        yield from change(place.node)


def compared(node: ast.AST) -> Iterator[ast.AST]:
    """A comparison flipped, or shifted by its limit."""
    assert isinstance(node, ast.Compare)
    for at, operator in enumerate(node.ops):
        for other in OTHER_ORDERS[type(operator)]:
            yield ast.Compare(node.left, [*node.ops[:at], other(), *node.ops[at + 1 :]], node.comparators)


def summed(node: ast.AST) -> Iterator[ast.AST]:
    """Another way to reckon, where numbers are reckoned with: texts and lists are joined in one way alone."""
    assert isinstance(node, (ast.BinOp, ast.AugAssign))
    other = OTHER_SUMS.get(type(node.op))
    sides = (node.left, node.right) if isinstance(node, ast.BinOp) else (node.value,)
    if other is not None and not any(is_joined(side) for side in sides):
        changed = copy.copy(node)
        changed.op = other()
        yield changed


def is_joined(node: ast.expr) -> bool:
    if isinstance(node, ast.BinOp):
        return is_joined(node.left) or is_joined(node.right)
    return isinstance(node, (ast.JoinedStr, ast.List, ast.ListComp, ast.Tuple)) or (
        isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes))
    )


def coupled(node: ast.AST) -> Iterator[ast.AST]:
    assert isinstance(node, ast.BoolOp)
    yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)


def affirmed(node: ast.AST) -> Iterator[ast.AST]:
    """`not` left out."""
    assert isinstance(node, ast.UnaryOp)
    if isinstance(node.op, ast.Not):
        yield node.operand


CHANGES: Final[dict[type[ast.AST], Callable[[ast.AST], Iterator[ast.AST]]]] = {
    ast.Compare: compared,
    ast.BinOp: summed,
    ast.AugAssign: summed,
    ast.BoolOp: coupled,
    ast.UnaryOp: affirmed,
}


def renumbered(place: Place, lexicon: Lexicon) -> Iterator[ast.AST]:
    """A number one off, written out or by its name; and yes for no. One off the limit of `<` is `<=` already."""
    node = place.node
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield from (ast.Constant(node.value + by) for by in (1, -1) if by != shift(place))
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in lexicon.numbers:
        if shift(place) != 1:
            yield ast.BinOp(node, ast.Add(), ast.Constant(1))


def shift(place: Place) -> int:
    """By how much a limit moves where its comparison takes the limit in, or leaves it out."""
    if place.field == "comparators" and isinstance(place.parent, ast.Compare) and place.at is not None:
        return LIMIT_MOVES.get(type(place.parent.ops[place.at]), 0)
    return 0


def swapped(node: ast.AST, lexicon: Lexicon) -> Iterator[ast.AST]:
    """Two arguments of one type in the wrong order; the smallest for the largest."""
    if not isinstance(node, ast.Call):
        return
    if isinstance(node.func, ast.Name) and node.func.id in OTHER_NAMES:
        yield ast.Call(ast.Name(OTHER_NAMES[node.func.id], ast.Load()), node.args, node.keywords)
    for at in lexicon.alike(node):
        yield ast.Call(
            node.func, [*node.args[:at], node.args[at + 1], node.args[at], *node.args[at + 2 :]], node.keywords
        )


def forced(place: Place) -> Iterator[ast.AST]:
    """A branch always taken, or never; a loop never entered; a filter that lets everything through."""
    if isinstance(place.node, ast.Constant):
        return
    if place.field == "test" and isinstance(place.parent, (ast.If, ast.IfExp)):
        yield ast.Constant(True)
        yield ast.Constant(False)
    elif place.field == "test" and isinstance(place.parent, ast.While):
        yield ast.Constant(False)
    elif place.field == "ifs" and isinstance(place.parent, ast.comprehension):
        yield ast.Constant(True)


def dropped(place: Place, function: Function) -> Iterator[ast.AST]:
    """A statement left out. A name that would not be there then is caught by anything: such statements stay."""
    node = place.node
    if is_all_of_a_branch(place):
        return
    if isinstance(node, (ast.Expr, ast.AugAssign, ast.For, ast.Raise, ast.Assert, ast.Break, ast.Continue)):
        yield ast.Pass()
    elif isinstance(node, ast.Assign):
        if written(node) <= known_before(node, function):
            yield ast.Pass()
    elif isinstance(node, ast.Return) and place.parent is not function:
        yield ast.Pass()


def is_all_of_a_branch(place: Place) -> bool:
    """The branch never taken, or the loop never entered, is the same change."""
    around = place.parent
    return (
        isinstance(around, (ast.If, ast.For)) and place.field == "body" and len(around.body) == 1 and not around.orelse
    )


def known_before(node: ast.stmt, function: Function) -> set[str]:
    """The names that have a value when this statement is reached."""
    names = {argument.arg for argument in [*function.args.args, *function.args.kwonlyargs]}
    return names | written(function, before=node.lineno)


def written(inside: ast.AST, before: int | None = None) -> set[str]:
    """The names that get a value, all of them or those above a line."""
    names = [node for node in ast.walk(inside) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
    return {name.id for name in names if before is None or name.lineno < before}


def returned(node: ast.AST, function: Function) -> Iterator[ast.AST]:
    """Another answer of the same type."""
    if not isinstance(node, ast.Return) or node.value is None or function.returns is None:
        return
    told = ast.unparse(function.returns).strip("'\"")
    if told == "bool":
        yield from (ast.Return(ast.Constant(answer)) for answer in (True, False))
    elif told in NUMBERS:
        yield ast.Return(ast.Constant(0))
        yield ast.Return(ast.BinOp(node.value, ast.Add(), ast.Constant(1)))
    elif told.endswith("| None"):
        yield ast.Return(ast.Constant(None))
    elif told.partition("[")[0] in PLAIN_RETURNS:
        yield ast.Return(ast.parse(PLAIN_RETURNS[told.partition("[")[0]], mode="eval").body)
