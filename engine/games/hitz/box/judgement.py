"""What stand-ins of Hit Z Road go by (section 11)."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from engine.kit.judgement import Judgement as Numbers
from engine.kit.judgement import Levels as OfLevels

Worth = Annotated[float, Field(ge=0, le=8)]
Harm = Annotated[float, Field(ge=-6, le=0)]
Share = Annotated[float, Field(ge=0, le=2)]


class Judgement(Numbers):
    """Numbers of P1 to P7; all worths are in lives of the same money."""

    adr: Worth
    ammo: Worth
    gas: Worth
    vp: Worth
    survivor: Worth
    """What a survivor is worth to a group of three or more (P1)."""
    few: Share
    """What each survivor that is missing from three adds to that, as a part of it (P1)."""
    bus: Worth
    molotov: Worth
    map: Worth
    rifle: Worth
    fanatic: Worth
    toxic: Harm
    wound: Harm
    shots: Share
    """Ammo for each zombie that a battle is thought to take (P2)."""
    shot: Worth
    """What ammo costs that is shot (P3)."""
    saved: Worth
    """What a survivor costs whom adrenaline will save (P3)."""
    throw: Worth
    """What a Molotov cocktail costs that ends a battle (P3)."""
    key: Worth
    """What each resource of a key costs (P4)."""
    bid: Share
    """How much of what the best route is better by is bid for it."""
    throw_at: Worth
    """The loss from which a Molotov cocktail is thrown at once (P5)."""
    hopeless: Share
    """The loss, as a part of the group, from which nothing is shot (P6)."""
    volley: Share
    """Ammo that a large group shoots for each zombie (P6)."""
    flee_much: Share
    """The deaths, as a part of the group, from which it flees (P7)."""
    flee_some: Worth
    """The deaths from which it flees for a card that is worth little (P7)."""

    def token(self, kind: str) -> float:
        """What a special token is worth (P3)."""
        return getattr(self, kind)


class Levels(OfLevels[Judgement]):
    """The numbers of each level; a class of its own, so that tables can go to another process."""
