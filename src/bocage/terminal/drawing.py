"""The table of any game in letters: nested values as aligned columns, for games that do not draw themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bocage.terminal.names import NOTHING, Names

Values = Mapping[str, Any]

INDENT: Final = (0, 0, 0, 2)
LABEL: Final = "dim"


def draw(table: Values, names: Names) -> RenderableType:
    """What stands alone first, then a table for each part that has parts of its own."""
    facts = {key: value for key, value in table.items() if is_cell(value)}
    parts = {key: value for key, value in table.items() if not is_cell(value)}
    drawn: list[RenderableType] = [fact_rows(facts, names)] if facts else []
    for key, value in parts.items():
        drawn += [Text() for _ in drawn[:1]]
        drawn.append(part(value, names, names.heading(key) if len(parts) > 1 else ""))
    return Padding(Group(*drawn), INDENT)


def is_cell(value: object) -> bool:
    """Does it fit in one cell: a value, a list of values, or so many of each kind?"""
    if isinstance(value, dict):
        return all(not isinstance(one, (dict, list)) for one in value.values())
    return not isinstance(value, list) or all(not isinstance(one, (dict, list)) for one in value)


def fact_rows(facts: Values, names: Names) -> Table:
    """A name and a value a line."""
    rows = Table.grid(padding=(0, 3, 0, 0))
    rows.add_column(style=LABEL, no_wrap=True)
    rows.add_column()
    for key, value in facts.items():
        rows.add_row(names.heading(key), Text(names.value(value, key)))
    return rows


def part(value: object, names: Names, title: str) -> RenderableType:
    """A part of the table in the form that its values have."""
    if isinstance(value, dict) and all(isinstance(one, dict) for one in value.values()):
        flat = all(is_cell(cell) and not isinstance(cell, dict) for one in value.values() for cell in one.values())
        return listed(value, names, title) if flat else compared(value, names, title)
    if isinstance(value, list) and all(isinstance(one, dict) for one in value):
        return listed({str(number): one for number, one in enumerate(value, start=1)}, names, title)
    if isinstance(value, dict):
        return Group(*[Text(title, style="bold") for _ in title[:1]], draw(value, names))
    return Group(Text(title, style="bold"), *[Text(f"  {names.value(row)}") for row in rows_of(value)])


def rows_of(value: object) -> list[object]:
    return list(value) if isinstance(value, list) else [value]


def listed(things: Mapping[str, Values], names: Names, title: str) -> Table:
    """Many things that have the same properties: a thing a row."""
    table = sheet(title)
    keys = list(dict.fromkeys([key for thing in things.values() for key in thing]))
    for key in keys:
        table.add_column(names.heading(key), overflow="fold")
    for name, thing in things.items():
        table.add_row(names.heading(name), *[Text(names.value(thing.get(key), key)) for key in keys])
    return table


def compared(things: Mapping[str, Values], names: Names, title: str) -> Table:
    """A few things with many properties: a thing a column, so that they can be compared."""
    table = sheet(title)
    columns = [dict(leaves(thing)) for thing in things.values()]
    for name in things:
        table.add_column(names.heading(name), overflow="fold")
    for path in dict.fromkeys([path for column in columns for path in column]):
        cells = [names.value(column[path], path[-1]) if path in column else NOTHING for column in columns]
        table.add_row(names.path(path), *[Text(cell) for cell in cells])
    return table


def leaves(values: Values, above: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], object]]:
    """Everything that fits in a cell, with the names of what it stands in."""
    for key, value in values.items():
        if isinstance(value, dict) and not is_cell(value):
            yield from leaves(value, (*above, key))
        else:
            yield (*above, key), value


def sheet(title: str) -> Table:
    """An empty table whose first column names the rows."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    if title:
        table.title, table.title_justify, table.title_style = title, "left", "bold"
    table.add_column("", style=LABEL, no_wrap=True)
    return table
