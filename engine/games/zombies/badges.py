"""What is worth a badge in Zombies!!!."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.badges import Badge, Finished

from .state import MOST_LIVES, ZombiesState
from .steps.place import PAD
from .survivors.knock_out import FALLS

Escape = Finished[ZombiesState]


def flew(escape: Escape) -> bool:
    """Whether the seat has won at the helipad (R1.1)."""
    return escape.won and bool(escape.own("win-helipad"))


BADGES: Sequence[Badge[ZombiesState]] = (
    Badge("helicopter", "helicopter", flew),
    Badge("trophies", "trophy", lambda escape: escape.won and bool(escape.own("win-kills"))),
    Badge("pad", "map_marker_plus", lambda escape: flew(escape) and escape.did(PAD) > 0),
    Badge("upright", "human_handsup", lambda escape: escape.won and not escape.did(FALLS)),
    Badge("back", "arrow_u_left_top_bold", lambda escape: escape.won and escape.did(FALLS) > 0),
    Badge("healthy", "heart", lambda escape: escape.s.survivors[escape.seat].lives if escape.won else 0, MOST_LIVES),
    Badge("kills", "skull_crossbones", lambda escape: escape.did("kills"), 20),
    Badge("turn", "axe_battle", lambda escape: escape.most("kills", "turn"), 6),
    Badge("sixes", "dice_6", lambda escape: escape.did("sixes"), 6),
    Badge("takes", "treasure_chest", lambda escape: escape.did("takes"), 8),
    Badge("friendly", "hand_peace", lambda escape: escape.won and not escape.did("plays-on")),
    Badge("hostile", "emoticon_devil", lambda escape: escape.did("plays-on") if escape.won else 0, 4),
    Badge("blast", "fire", lambda escape: escape.highest("explodes"), 2),
)
