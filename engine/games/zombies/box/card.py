"""Event cards of Zombies!!!: their names, the numbers of what they do, and the texts in which they say so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, NamedTuple

from pydantic import Field, StringConstraints

from engine.core.message import Message, parts
from engine.core.rows import Row

CardKind = Literal["instant", "attach", "item"]
COPIES = 9
"""The most cards of one name."""
NAMES = (
    "adrenaline_rush", "all_the_marbles", "alternate_food_source", "bad_sense_of_direction", "brain_cramp",
    "butter_fingers", "chainsaw", "claustrophobia", "couldnt_get_worse", "fear", "fire_axe", "first_aid_kit",
    "grenade", "hey_look_a_shotgun", "hysterical_paralysis", "i_dont_think_theyre_dead", "keys_are_still_in_it",
    "lots_of_ammo", "molotov_cocktail", "much_needed_rest", "skateboard", "slight_miscalculation", "this_isnt_so_bad",
    "were_screwed", "where_did_everybody_go", "your_shoes_untied", "zombie_master",
)  # fmt: skip
"""The names of the event cards; what each does is code (2.4)."""


class Range(NamedTuple):
    """The number of a card: as it is printed, and from where to where it may be another one in a town."""

    printed: int
    least: int
    most: int


NUMBERS: Mapping[str, Range] = {
    "bad_sense_of_direction": Range(1, 1, 4),
    "butter_fingers": Range(2, 1, 9),
    "chainsaw": Range(2, 1, 3),
    "fire_axe": Range(1, 1, 3),
    "hey_look_a_shotgun": Range(3, 1, 9),
    "i_dont_think_theyre_dead": Range(2, 1, 6),
    "keys_are_still_in_it": Range(10, 1, 20),
    "lots_of_ammo": Range(3, 1, 9),
    "molotov_cocktail": Range(2, 1, 3),
    "much_needed_rest": Range(2, 1, 5),
    "skateboard": Range(2, 1, 9),
    "this_isnt_so_bad": Range(2, 1, 5),
    "were_screwed": Range(10, 1, 20),
    "where_did_everybody_go": Range(5, 1, 9),
    "zombie_master": Range(5, 1, 20),
}
"""Of the cards whose rule has a number: lives that are paid, bullets that are lost, what is added to fights (twice),
rolls with the shotgun, dice, points to walk with, bullets, what is added to fights, lives, points more, zombies that
are moved, zombies that come, steps, zombies (2.4).
"""


class Card(Row):
    """An event card name (2.4): its kind, whether it counts as a weapon, the buildings it needs, its copies."""

    id: str
    kind: CardKind
    weapon: bool = False
    needs: Annotated[tuple[str, ...], Field(strict=False)] = ()
    """Tiles in a room of one of which the pawn must stand to play it (R14.1)."""

    @property
    def rule(self) -> str:
        """The name of ours whose rule it has; of ours their own."""
        return self.id

    @property
    def n(self) -> int:
        """The number of its rule; 0 where that has none."""
        return NUMBERS[self.rule].printed if self.rule in NUMBERS else 0

    @property
    def icon(self) -> str:
        """The icon of a card of a town; of ours, and of those without one, the picture knows it."""
        return ""

    # What is said on it

    @property
    def name(self) -> Message:
        return Message(f"zombies-card-{self.id}")

    @property
    def about(self) -> Message:
        """What it does, in a line."""
        return self._said(f"zombies-does-{self.id}")

    @property
    def text(self) -> Message:
        """All that is printed on it."""
        return self._said(f"zombies-cardtext-{self.id}")

    def _said(self, key: str) -> Message:
        return Message(key, {"n": self.n} if self.n else {})


class Alike(Card):
    """A card of a town: it does what one of ours does, maybe with another number, and says so as ours does, unless it
    has texts of its own.
    """

    of: str
    number: int
    sign: str
    own: frozenset[str]
    """Which texts of its own it has: `does`, `text`."""

    @property
    def rule(self) -> str:
        return self.of

    @property
    def n(self) -> int:
        return self.number

    @property
    def icon(self) -> str:
        return self.sign

    @property
    def about(self) -> Message:
        if "does" in self.own:
            return Message(f"zombies-does-{self.id}")
        if self.kind != "item":
            return self._said(f"zombies-does-{self.of}")
        return self._laid("zombies-does", self._said(f"zombies-brief-{self.of}"), weapon=int(self.weapon))

    @property
    def text(self) -> Message:
        if "text" in self.own:
            return Message(f"zombies-cardtext-{self.id}")
        if self.kind != "item":
            return self._said(f"zombies-cardtext-{self.of}")
        return self._laid("zombies-cardtext", self._said(f"zombies-deed-{self.of}"))

    def _laid(self, key: str, text: Message, **more: int) -> Message:
        """Where it is laid down, and what it does from then on."""
        places = [Message(f"zombies-tile-{tile}") for tile in self.needs]
        if not places:
            return Message(f"{key}-anywhere", {"text": text, **more})
        return Message(f"{key}-laid", {"needs": parts(places), "text": text, **more})


class Copy(Row):
    """One of the cards of the deck (2.5); ``alt_out`` if the alternative rules take it out (S4)."""

    id: Annotated[str, StringConstraints(pattern=r"^E\d\d$")]
    card: str
    alt_out: bool = False
