"""What the program's humans of Zombie Plague go by (11.1)."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from engine.kit.judgement import Judgement as Numbers

Worth = Annotated[float, Field(ge=0, le=20)]
Fear = Annotated[float, Field(ge=0, le=16)]
Part = Annotated[float, Field(ge=0, le=1)]
Few = Annotated[int, Field(ge=0, le=12)]


class Judgement(Numbers):
    """Numbers of 11.1. Worths are in steps nearer to the goal."""

    fear_search: Fear
    """What a wound is worth while they search for what the car needs."""
    fear_lure: Fear
    """The same while they lure the dead away from the car."""
    fear_car: Fear
    """The same while they go to the car."""
    fear_house: Fear
    """The same while they hold the house."""
    fear_cellar: Fear
    """The same on the way into the basement."""
    shy: Fear
    """The same for a human who has nothing to do."""
    unarmed: Fear
    """The same for an unarmed human while the house is held."""
    clears: Fear
    """The same for a human who fights the dead around the car."""
    find: Worth
    """To search a place that may hold what the car needs."""
    again: Worth
    """To search a place once more for a weapon."""
    arm: Worth
    """To search for a weapon while the house is held."""
    share: Worth
    """To hand something on, or to pick it up."""
    nail: Worth
    """To nail up an opening of the house."""
    kill: Worth
    """To kill one of the dead."""
    hunts: Part
    """The chance to kill from which a melee weapon is good enough to hunt with."""
    risks: Few
    """How often somebody risks his only weapon in a turn."""
    strong: Few
    """The lives that somebody needs to fight for the way of the car."""
    at_first: Few
    """Openings for each human up to which those who have begun with the house hold it."""
    nerve: Annotated[float, Field(ge=0, le=6)]
    """How many of the dead may be inside for each that they would kill in a turn, to hold the house all the same."""
    indoors: Part
    """The part of the dead to come who will appear in the house."""
    crowd: Annotated[int, Field(ge=0, le=40)]
    """The dead near the car up to which nobody lures them away."""

    def fear(self, plan: str) -> float:
        """How many steps of a way a wound is worth, by plan."""
        return getattr(self, f"fear_{plan}")
