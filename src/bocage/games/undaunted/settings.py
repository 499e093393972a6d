"""The switches of a match: rulings against which a rulebook can be read otherwise. [UN-93]"""

from typing import Final

from mypy_extensions import i64

POINTS: Final = "points"
TILES: Final = "tiles"
DEFAULT_ROUNDS: Final = 60
MANY_ROUNDS: Final = 1_000_000
NO_LIMIT: Final = "none"

# The first value of each is its default.
SWITCHES: Final[dict[str, list[object]]] = {
    "sl_bolster": [2, 1],
    "allow_noop": [False, True],
    "bolster_fow": [False, True],
    "guide_free_scouts": [False, True],
    "target_outlives_mortar": [False, True],
    "control_block": ["enemy_counter", "enemy_controlled_only"],
    "control_unmarked": [True, False],
    "count_objectives": [POINTS, TILES],
    "both_pinned": ["state", "same_card"],
    "pin_v_pin": [POINTS, "active_side"],
    "hope": ["exact", "off"],
    "max_rounds": [DEFAULT_ROUNDS, 20, 30, 40, 100, NO_LIMIT],
    "open_discards": [False, True],
}


class Settings:
    """The switches as the rules ask them; all positions of a match share one. [UN-93]"""

    def __init__(self, chosen: dict[str, object]) -> None:
        self.chosen = dict(chosen)
        self.leader_bolsters: i64 = 1 if chosen["sl_bolster"] == 1 else 2
        self.allows_no_effect: bool = chosen["allow_noop"] is True
        self.bolsters_fog: bool = chosen["bolster_fow"] is True
        self.guides_scouts_freely: bool = chosen["guide_free_scouts"] is True
        self.target_outlives_mortar: bool = chosen["target_outlives_mortar"] is True
        self.only_control_blocks: bool = chosen["control_block"] == "enemy_controlled_only"
        self.controls_unmarked: bool = chosen["control_unmarked"] is True
        self.counts_tiles: bool = chosen["count_objectives"] == TILES
        self.pinned_by_one_card: bool = chosen["both_pinned"] == "same_card"
        self.active_side_pins: bool = chosen["pin_v_pin"] == "active_side"
        self.hope_counts: bool = chosen["hope"] == "exact"
        self.open_discards: bool = chosen["open_discards"] is True
        rounds = chosen["max_rounds"]
        self.most_rounds: i64 = rounds if isinstance(rounds, int) else MANY_ROUNDS


def defaults() -> dict[str, object]:
    return {name: values[0] for name, values in SWITCHES.items()}
