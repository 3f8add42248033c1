"""What the mission still wants, in a strip below a map."""

from __future__ import annotations

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import WHITE
from .look import CAPITAL, FREE, GOAL_ICON
from .scene import ZombicideScene

HEIGHT = 72
"""Pixels of the strip: two lines."""


def strip(sheet: Sheet, box: Box, scene: ZombicideScene) -> None:
    """The goals that are not reached, with how far they are; at the end all of them."""
    mark, said = box.left(44, 8)
    left = [goal.said for goal in scene.goals if not goal.reached]
    sheet.icon(GOAL_ICON, mark.centre, 34, CAPITAL if left else FREE)
    text = " · ".join(left or [goal.said for goal in scene.goals])
    sheet.text(text, said, Style(30, "Medium", 20), WHITE, "left", "middle", 2)
