"""Markers at the edge: described ones laid down."""

from bocage.kernel.errors import BadPosition
from bocage.kernel.markers import Markers
from bocage.kernel.words import Words


def lay_marker(markers: Markers, line: str, places: Words, kinds: Words) -> None:
    """A line like `villa gun`: one marker a place, and no more of a kind than there are."""
    place, _, kind = line.partition(" ")
    at, marker = places.number(place), kinds.number(kind)
    if markers.lies(at) or markers.pool[marker] == 0:
        raise BadPosition("no-marker-left", line=line)
    markers.lay(at, marker)
