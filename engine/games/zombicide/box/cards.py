"""Cards of Zombicide: equipment, and what brings the dead; ours, and those that people write."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from engine.core.message import msg
from engine.core.rows import Fault, Listed, Row, spelled

from .dice import expected
from .mission import Name, Small

DeckName = Literal["start", "eq", "epic", "ss"]
Ammo = Literal["bullets", "shells"]
Flag = Literal[
    "dual", "loud", "bullets", "shells", "reload", "thrown", "fire", "door", "noisy", "light", "bag", "food", "repair",
    "holder",
]  # fmt: skip
ZombieKind = Literal["walker", "fatty", "runner", "abomination"]
SkillId = Annotated[str, StringConstraints(pattern=r"^(ao:)?[a-z][a-z0-9_]*$", max_length=24)]
Range = Annotated[tuple[Annotated[int, Field(ge=0, le=9)], Annotated[int, Field(ge=0, le=9)]], Field(strict=False)]
WHILE_RISKING = "ao:"
"""The prefix of skills that hold only while a weapon is risked."""
WEAPONS = ("melee", "ranged", "hybrid")


class Equipment(Row):
    """A kind of equipment card (C1); see the file on what its fields mean."""

    id: Name
    deck: DeckName
    """In which deck it is: `start` (starting equipment), `eq` (what a search finds), `epic` (crates), `ss` (Secret
    Service).
    """
    n: Annotated[int, Field(ge=1, le=99)]
    """How many there are."""
    kind: Literal["melee", "ranged", "hybrid", "item", "trap"]
    """What it is; a `hybrid` strikes and shoots, a `trap` puts a walker into the zone and ends the search."""
    reach: Range = (0, 0)
    """Of what shoots or is thrown: the least and the greatest range, `[0, 1]`."""
    dice: Small = 0
    """Dice of an attack."""
    accuracy: Annotated[int, Field(ge=2, le=6)] | None = None
    """The least that hits."""
    damage: Annotated[int, Field(ge=0, le=3)] = 0
    """Damage of a hit."""
    risk: Small = 0
    """Risk dice that may be added; without any it cannot be risked."""
    keep: Small = 0
    """Risk dice that decide whether it is kept after a mission; without any it never is."""
    flags: Annotated[frozenset[Flag], Field(strict=False)] = frozenset()
    """What is special about it, see below."""
    melee_dice: Small = 0
    """Dice of a hybrid that strikes."""
    skill: SkillId | None = None
    """What its attacks can do, or whoever bears it."""
    ap: Small = 0
    """Adrenaline points of food."""
    heals: Small = 0
    """Wounds of one survivor in the zone that it heals, as an Action."""
    ignores: Small = 0
    """Wounds that do not count when it is discarded."""
    rerolls: Ammo | None = None
    """Ammunition whose attacks may roll their dice again."""
    searches: Small = 1
    """Cards that a search draws with it."""
    like: Name | None = None
    """The card of ours that it is the same as: so both are alike for `dual`, and look so."""

    @cached_property
    def name(self) -> str:
        """The name under which it counts: cards of one name are alike, whatever their deck."""
        return self.like or self.id

    @cached_property
    def melee(self) -> bool:
        """Whether the card can be used in a Melee Action (R8.1)."""
        return self.kind in ("melee", "hybrid")

    @cached_property
    def ranged(self) -> bool:
        """Whether the card can be used in a Ranged Action (R8.1)."""
        return self.kind in ("ranged", "hybrid")

    @cached_property
    def weapon(self) -> bool:
        return self.kind in WEAPONS

    @cached_property
    def lends(self) -> SkillId | None:
        """The skill that its bearer has (R4.6); that of a weapon belongs to its attacks."""
        return self.skill if self.kind == "item" else None

    @cached_property
    def firearm(self) -> bool:
        """Whether cards that ask for a ranged weapon accept it: what is thrown does not count (O3)."""
        return self.ranged and "thrown" not in self.flags

    @cached_property
    def ammo(self) -> Ammo | None:
        """The ammunition that its attacks fire."""
        return "bullets" if "bullets" in self.flags else "shells" if "shells" in self.flags else None

    @cached_property
    def worth(self) -> float:
        """How good it is to have, for what is done without asking: weapons by their expected hits (section 11)."""
        if self.kind == "trap":
            return -1
        if not self.weapon:
            return 0.6 if self.flags & {"light", "repair"} or self.ignores or self.heals else 0.3
        if self.accuracy is None:
            return 1.5
        hits = expected(max(self.dice, self.melee_dice), self.accuracy)
        bonus = {2: 0.3, 3: 0.8}.get(self.damage, 0.0)
        return hits + bonus - 0.1 * ("loud" in self.flags) + 0.4 * ("door" in self.flags)

    def _faults(self) -> Iterator[Fault]:
        rolls = self.weapon and "fire" not in self.flags
        if (self.dice > 0) != rolls or (self.accuracy is not None) != rolls or (self.damage > 0) != rolls:
            yield ("dice",), msg("zombicide-fault-dice")
        if (self.melee_dice > 0) != (self.kind == "hybrid"):
            yield ("melee_dice",), msg("zombicide-fault-melee-dice")
        if self.reach[0] > self.reach[1] or (self.reach[1] > 0) != self.ranged:
            yield ("reach",), msg("zombicide-fault-reach")
        if self.risk and not rolls:
            yield ("risk",), msg("zombicide-fault-risk")
        if {"bullets", "shells"} <= self.flags:
            yield ("flags",), msg("zombicide-fault-ammo")
        if "noisy" in self.flags and "door" not in self.flags:
            yield ("flags",), msg("zombicide-fault-noisy")
        if (self.ap > 0) != ("food" in self.flags):
            yield ("ap",), msg("zombicide-fault-food")
        if self.kind == "trap" and self.deck == "start":
            yield ("deck",), msg("zombicide-fault-start-trap")


class ZombieCard(Row):
    """A Zombie card (C2). ``n`` says how many by danger level, Blue first; extra activations have none."""

    id: Annotated[str, StringConstraints(pattern=r"^[0-9]{3}$")]
    deck: Literal["easy", "hard", "all"]
    """In which decks it is; on normal all of them are played."""
    zombie: ZombieKind
    """What it brings."""
    kind: Literal["spawn", "rush", "extra"]
    """They come, come and act at once, or all of the kind act once more."""
    n: Listed[Small] = ()
    """How many come at Blue, Yellow, Orange and Red: `[1, 2, 4, 6]`; not for `extra`."""

    def _faults(self) -> Iterator[Fault]:
        if len(self.n) != (0 if self.kind == "extra" else 4):
            yield ("n",), msg("zombicide-fault-levels")
        if self.zombie == "abomination" and (self.kind != "spawn" or any(n > 1 for n in self.n)):
            yield ("zombie",), msg("zombicide-fault-abomination")


Own = Annotated[str, StringConstraints(max_length=16), spelled(r"[a-z][a-z0-9]*-[1-9][0-9]?", "yard-1")]
"""The name of a card that somebody wrote: that of its campaign, and a number."""


class Gear(Equipment):
    """A kind of equipment card that somebody wrote."""

    id: Own  # pyright: ignore[reportIncompatibleVariableOverride]
    """The name of its campaign, and a number: `ward-1`."""


class Coming(ZombieCard):
    """A Zombie card that somebody wrote."""

    id: Own  # pyright: ignore[reportIncompatibleVariableOverride]
    """The name of its campaign, and a number: `ward-1`."""
