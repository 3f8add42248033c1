"""The pieces of Bones."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from engine.core.secret import Hand
from engine.core.state import Settings, State

from .data import BonesData


class BonesSettings(Settings):
    goal: Literal["10", "20"] = "10"


class BonesState(State):
    game: ClassVar[str] = "bones"
    settings: BonesSettings = BonesSettings()
    hands: dict[str, Hand]
    worn: dict[str, str]
    points: dict[str, int]

    if TYPE_CHECKING:

        @property
        def data(self) -> BonesData: ...
