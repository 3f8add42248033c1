"""What automated players of Z-Game go by (section 11)."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from engine.kit.judgement import Judgement as Numbers
from engine.kit.judgement import Levels as OfLevels

Worth = Annotated[float, Field(ge=0, le=4)]
Part = Annotated[float, Field(ge=0, le=1)]
Strength = Annotated[float, Field(ge=0, le=3)]
Turns = Annotated[int, Field(ge=0, le=6)]


class Judgement(Numbers):
    """Numbers of section 11. Worths are in what places yield; a card is about 1."""

    food: Worth
    medicine: Worth
    fighter: Worth
    firearm: Worth
    melee: Worth
    supply: Worth
    transport: Worth
    gadget: Worth
    mercenary: Worth
    harvested: Part
    """What is left of the yield of a place that yields already."""
    marauders: Worth
    """What the place of the Marauders yields."""
    base: Annotated[float, Field(ge=0, le=8)]
    """What somebody else's Base is worth where it can be taken (O6)."""
    zombie: Strength
    """The Strength that each Zombie is thought to have."""
    hand: Part
    """The Strength that each card in a rival's hand is feared for, 2 in all at most."""
    reserve: Annotated[float, Field(ge=0, le=1.5)]
    """The part of the Strength in hand that is counted on."""
    goal: Annotated[float, Field(ge=0, le=16)]
    """What a Goal card is worth."""
    doubt: Annotated[float, Field(ge=0.2, le=3)]
    """How uncertain the end of a race for a Goal is, compared with what is measured."""
    foresight: Annotated[float, Field(ge=0, le=2)]
    """How much of what rivals usually add in rounds to come is counted; 0 looks at what they have only."""
    horizon: Turns
    """So many turns before the end income begins to count less; with 0 it never does."""
    lacking: Part
    """What each missing Strength costs."""
    help: Part
    """What a place is worth to one who comes to help, a part of its yield."""
    abroad: Part
    """What each step adds that a place is away from home, among two gangs; half of that among four, who meet sooner.
    Whoever stands far out reaches what nobody holds yet."""
    ride: Worth
    """What a place must be better by for a movement card to be used."""
    techie: Worth
    """What it adds that a Techie can build in a place."""
    wrecker: Worth
    """What it adds that a Wrecker can despoil a place."""
    dear: Worth
    """What a card must bring that is laid for a Goal alone."""
    respect: Strength
    """The Strength that each card laid by an attacker is feared for."""
    yields: Part
    """How often a defender gives in."""
    card: Worth
    """What it must bring to build with a card."""
    quarter: Worth
    """What it must bring to despoil a place."""
    last: Turns
    """Turns at the end of the game in which places need not last."""
    taking: Worth
    """What a place must yield for a card to be used on its Zombies."""

    def icon(self, icon: str) -> float:
        """What an icon of a place yields."""
        return getattr(self, icon)


class Levels(OfLevels[Judgement]):
    """The numbers of each level; a class of its own, so that tables can go to another process."""
