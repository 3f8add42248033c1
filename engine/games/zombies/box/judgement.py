"""What stand-ins of Zombies!!! go by (section 11)."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from engine.kit.judgement import Judgement as Numbers
from engine.kit.judgement import Levels as OfLevels

Worth = Annotated[float, Field(ge=0, le=6)]
Peril = Annotated[float, Field(ge=-6, le=1)]
Price = Annotated[float, Field(ge=0, le=4)]
Squares = Annotated[int, Field(ge=0, le=20)]
Few = Annotated[int, Field(ge=0, le=8)]
Share = Annotated[float, Field(ge=0, le=1)]
Percent = Annotated[int, Field(ge=0, le=100)]


class Judgement(Numbers):
    """Numbers of section 11. Power is counted in lives, distance in squares, chances in percent."""

    near_pad: Squares
    """A player at most this far from the goal threatens to win."""
    near_target: Few
    """A player who lacks at most this number of trophies threatens to win."""
    strong: Price
    """A player with at least this power is strong: a fight is nothing to be afraid of."""
    toll: Price
    """The power that a fight costs on average."""
    bullet_power: Price
    """How many lives a bullet is as good as that adds 2; one that adds 1 is 0.6."""
    herd: Few
    """Zombies at most this far away are brought to the player's pawn."""
    straying: Percent
    """How often a zombie is moved by the automatic rule."""
    trophy: Worth
    """The worth of a zombie on the way of a strong player."""
    peril: Peril
    """The worth of a zombie on the way of a weak player."""
    life: Worth
    """The worth of a life on the way: the fights that can be won with it."""
    bullet: Worth
    """The worth of a bullet on the way: the fights that can be won with it."""
    point: Annotated[float, Field(ge=0, le=0.3)]
    """The worth of a point that is left."""
    price: Price
    """The worth of a goal falls by this much for every square of the way."""
    foe: Price
    """The price of a zombie on the way to a goal, for a strong player."""
    dire_foe: Annotated[float, Field(ge=0, le=12)]
    """The price of a zombie on the way to a goal, for a weak player."""
    pad: Annotated[float, Field(ge=0, le=40)]
    """The worth of the helipad as a goal."""
    goal_life: Worth
    """The worth of a life token as a goal."""
    goal_bullet: Worth
    """The worth of a bullet token as a goal."""
    prey: Worth
    """The worth of a zombie as the goal of a strong player."""
    goal_peril: Peril
    """The worth of a zombie as the goal of a weak player."""
    shop: Worth
    """The worth of a building in which an item of the hand can be laid down."""
    chase: Annotated[float, Field(ge=0, le=3)]
    """The helipad comes before trophies while it is at most this far away for every trophy still missing."""
    home: Squares
    """At this distance from the helipad or less nobody stops to heal."""
    often: Percent
    """How often a card is played although no better moment has come."""
    low: Few
    """With this number of lives or fewer a player rests."""
    few: Few
    """With this number of zombies on the map or fewer, there is nothing to hunt."""
    around: Few
    """Zombies at most this far away count for a Chainsaw."""
    many: Few
    """A Chainsaw is worth using when this number of zombies is around."""
    crowd: Few
    """Zombies in a building worth a grenade or a Molotov cocktail."""
    bid_near: Share
    """The part of the trophies that the right to lay the helipad is worth if it will lie within two turns."""
    bid_far: Share
    """The part that it is worth if it will lie farther away."""
    edge: Worth
    """What each step nearer to an opening of the city is worth while the helipad may come with any tile."""
    block: Squares
    """Zombies go into the way of a leader who is at most this far from the helipad before any are brought as prey."""
    spend: Annotated[int, Field(ge=1, le=3)]
    """A wound is warded off with at most this number of bullets while there are lives left."""
    dash: Squares
    """The squares beyond the points of this turn for which the Keys are played."""


class Levels(OfLevels[Judgement]):
    """The numbers of each level; a class of its own, so that tables can go to another process."""
