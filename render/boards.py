"""Which module draws which game."""

from __future__ import annotations

from types import ModuleType

from . import hitz, zombies

BOARDS: dict[str, ModuleType] = {"hitz": hitz, "zombies": zombies}
"""By game id; each has `draw(view, texts, names, …)` and `board_text(view, texts, names, …)`, and may have for private
panels `draw_hand` and `draw_zoom` (view, texts, names, seat)."""

ACCENTS: dict[str, int] = {"hitz": 0xE0A526, "zombies": 0xFFD75A}
"""The colour of a game's posts, as 0xRRGGBB; by game id."""
