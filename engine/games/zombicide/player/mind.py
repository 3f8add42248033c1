"""What stand-ins go by at a table: other numbers on *hard*, where more of the dead come."""

from __future__ import annotations

from ..box.judgement import Judgement
from ..state import ZombicideState


def mind(s: ZombicideState) -> Judgement:
    """What the table's stand-ins go by."""
    return s.data.player.of(s.settings.difficulty)
