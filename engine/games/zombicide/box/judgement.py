"""What stand-ins of Zombicide go by (section 11)."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from engine.kit.judgement import Judgement as Numbers
from engine.kit.judgement import Levels as OfLevels

Worth = Annotated[float, Field(ge=0, le=12)]
Part = Annotated[float, Field(ge=0, le=2)]
Wounds = Annotated[float, Field(ge=0, le=1.5)]
Actions = Annotated[float, Field(ge=0, le=20)]
Few = Annotated[int, Field(ge=0, le=8)]


class Judgement(Numbers):
    """Numbers of section 11. Worths are in Actions that bring the goal nearer."""

    least: Part
    """The worth below which a deed is not done."""

    # What deeds are worth
    step: Worth
    """An Action nearer to the goal."""
    at_once: Worth
    """To reach the goal of an errand with an Action left."""
    take: Worth
    """To take a card that the mission needs."""
    rescue: Annotated[float, Field(ge=0, le=20)]
    """To take along somebody who lies there."""
    crate: Worth
    """To open a crate where nobody disturbs."""
    door: Worth
    """To open the door that one is sent to."""
    heal: Worth
    """To heal whoever has one heart left."""
    search: Worth
    """To search, for whoever has a good weapon."""
    unarmed: Worth
    """To search, for whoever has none."""
    full: Worth
    """What a search loses if there is no room for what is found."""
    reload: Worth
    """To reload an empty weapon."""
    rearm: Worth
    """Each additional kill to be expected of an attack by other weapons in the hands."""
    gift: Worth
    """To hand a spare weapon or tool to a survivor who has none."""
    relay: Worth
    """To take over a tool for doors from somebody who has had his turn, for each Action that is left to go on
    with it in this round; 0 is never.
    """
    seen: Part
    """The wounds that each zombie counts for that sees a light."""
    meal: Worth
    """To eat for the Action or the skill that it brings."""

    # Who goes where
    opener: Worth
    """What it adds to the price of an errand without a door for survivors with a tool, while doors wait for them."""
    searched: Few
    """The last round in which survivors who are not needed go to search."""
    enough: Few
    """The number of cards with which a survivor no longer goes to search."""
    fallen: Actions
    """The most Actions that are spent on the way to a survivor who lies there: one who lies too far away is left."""
    crate_away: Actions
    """The most Actions that are spent on the way to a crate."""
    room_away: Actions
    """The most Actions that are spent on the way to a room to be searched."""

    # Fights
    wound: Worth
    """A wound."""
    near_0: Part
    """How likely a zombie soon wounds somebody who stands beside him."""
    near_1: Part
    """The same of one zone away."""
    near_2: Part
    """The same of two zones away."""
    near_3: Part
    """The same of farther away."""
    runs: Annotated[float, Field(ge=0.5, le=4)]
    """How many ordinary zombies a runner counts for."""
    hunted: Annotated[float, Field(ge=0, le=30)]
    """What the kill of an abomination adds in a mission that hunts them."""
    strike: Part
    """The part of what an attack is thought to kill that counts."""
    friend: Annotated[float, Field(ge=0, le=4)]
    """How many wounds count for each miss of a shot that may hit a friend."""
    thrown: Worth
    """What it costs to throw a weapon away."""
    dread: Worth
    """What a rise of the danger by one level costs."""
    as_good: Part
    """The part of a weapon's worth that another one must have for the first to be risked."""
    brighter: Part
    """The additional kills from which it is worth to switch a light on."""
    breaks: Worth
    """What the loss of the last weapon costs."""
    spare: Worth
    """What the loss of another weapon costs."""

    # Ways and dangers
    fear: Part
    """The part of the fear that counts on the way, compared with a fight."""
    through: Part
    """The part of the fear that is left in a zone from which one can still go on through a door."""
    opened: Annotated[float, Field(ge=0.5, le=6)]
    """What a closed door costs a survivor who can open it, in Actions."""
    waited: Actions
    """What a closed door costs a survivor who has to wait for somebody with a tool, in Actions."""
    brood: Annotated[float, Field(ge=0, le=6)]
    """What each dark zone of a building adds to the price of the door that opens it first (R6.4)."""
    crowd: Annotated[float, Field(ge=0, le=4)]
    """What a zombie in a zone on the way costs, besides the Action that leaving it takes."""
    giant: Annotated[float, Field(ge=0, le=8)]
    """What an abomination in a zone on the way costs more."""
    overflow: Wounds
    """The wounds to be expected of each zombie that arrives in the next Zombie Phase beyond what can be killed."""
    soon: Wounds
    """The wounds to be expected of a zombie that arrives in the next Zombie Phase."""
    later: Wounds
    """The wounds to be expected of a zombie that arrives one Zombie Phase later."""
    rush: Annotated[float, Field(ge=0, le=3)]
    """The wounds to be expected in a spawn zone, where zombies may appear and act at once."""
    beside: Wounds
    """The wounds to be expected next to a spawn zone."""
    shared: Part
    """How far each companion in a zone takes wounds off him: n of them divide the wounds by 1 + n of these."""

    @property
    def obstacles(self) -> tuple[float, float, float]:
        """What doors without a tool, zombies and abominations cost on the way."""
        return self.waited, self.crowd, self.giant

    def near(self, steps: int) -> float:
        """How likely a zombie soon wounds somebody, by its distance from the nearest survivor."""
        match steps:
            case 0:
                return self.near_0
            case 1:
                return self.near_1
            case 2:
                return self.near_2
            case _:
                return self.near_3


class Levels(OfLevels[Judgement]):
    """The numbers of each level; a class of its own, so that tables can go to another process."""
