"""The box of Zombicide: equipment, zombies, survivors, skills, tiles, missions, and what all must fulfil together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Annotated, ClassVar, Literal, get_args

from pydantic import Field

from engine.core.message import msg
from engine.core.rows import Fault, Named, Row, Rows
from engine.core.scenario import PRINTED, ScenarioBox
from engine.kit.piles import copies

from .cards import WHILE_RISKING, DeckName, Equipment, SkillId, ZombieCard, ZombieKind
from .city import City
from .judgement import Levels
from .mission import PARTY, Mission, Name, Small
from .mission_faults import laid_out, mission_faults
from .tale import Achievement, Campaign, Tale
from .tile import Tile

FEWEST: Mapping[DeckName, int] = {"start": PARTY, "eq": 12}
"""Cards that a deck has at least."""
FEWEST_COMING = 6
"""Zombie cards of a difficulty, at least."""


class Zombie(Row):
    """A kind of zombie (C3)."""

    id: ZombieKind
    actions: Annotated[int, Field(ge=1, le=2)]
    kill: Annotated[int, Field(ge=1, le=3)]
    ap: Small
    priority: Small
    pieces: Small


class Abomination(Row):
    """An abomination (C4)."""

    id: Name
    rule: Literal["pacifies", "first", "smothers"] | None = None


class Skill(Row):
    """A skill (C8)."""

    id: Name
    kind: Literal["passive", "turn", "react", "risk", "round", "mission", "end"]
    campaign: bool = False
    ultrared: bool = True


class Survivor(Row):
    """A survivor (C5)."""

    id: Name
    roster: Literal["party", "reserve"]
    health: Annotated[int, Field(ge=1, le=9)]
    blue: SkillId
    yellow: SkillId = "action_plus"
    orange: Annotated[tuple[SkillId, SkillId], Field(strict=False)]
    red: Annotated[tuple[SkillId, SkillId, SkillId], Field(strict=False)]

    @property
    def tree(self) -> tuple[str, ...]:
        """All skills from Blue to Red."""
        return (self.blue, self.yellow, *self.orange, *self.red)


class Companion(Row):
    """A companion (C6)."""

    id: Name
    skill: SkillId


class Tables(ScenarioBox):
    """The whole box, sound together, be it ours or an administrator's."""

    adds: ClassVar[str] = "campaigns"

    equipment: Rows[Equipment]
    zombies: Rows[Zombie]
    zombie_cards: Rows[ZombieCard]
    abominations: Rows[Abomination]
    survivors: Rows[Survivor]
    companions: Rows[Companion]
    skills: Rows[Skill]
    tiles: Rows[Tile]
    achievements: Rows[Achievement]
    campaign: Campaign
    missions: Named[Mission]
    campaigns: Named[Tale] = {}
    player: Levels

    def deck(self, name: DeckName) -> list[str]:
        """The copies of a deck: ``katana#1``, ``katana#2``."""
        return [copy for card in self.equipment.values() if card.deck == name for copy in self.copies(card)]

    def copies(self, card: Equipment) -> list[str]:
        """The copies of a card."""
        return copies(card.id, card.n)

    @cached_property
    def campaign_skills(self) -> tuple[str, ...]:
        """What can be chosen for campaign points (C7)."""
        return tuple(id for id, skill in self.skills.items() if skill.campaign)

    @cached_property
    def ultrared_skills(self) -> tuple[str, ...]:
        """What can be gained beyond Red (R11)."""
        return tuple(id for id, skill in self.skills.items() if skill.ultrared)

    @cached_property
    def lent(self) -> frozenset[str]:
        """Skills that somebody can have from a companion or a card."""
        return frozenset([each.skill for each in self.companions.values()]) | {
            card.lends for card in self.equipment.values() if card.lends
        }

    @cached_property
    def _cities(self) -> Mapping[str, City]:
        return {id: City(mission, self.tiles) for id, mission in self.missions.items()}

    def city(self, mission: str) -> City:
        """The board of a mission."""
        return self._cities[mission]

    def alone(self, mission: str) -> str:
        """The campaign with whose words a mission is played by itself: the first that names it; `PRINTED` for ours and
        those of none.
        """
        if self.scenario:
            return self.scenario.id
        naming = (id for id, tale in self.campaigns.items() if mission in tale.missions)
        return PRINTED if mission in self.campaign.missions else next(naming, PRINTED)

    def knows(self, tale: str) -> bool:
        """Whether there is a campaign of this name."""
        return tale in (PRINTED, *self.campaigns) or (self.scenario is not None and self.scenario.id == tale)

    # What must hold

    def _faults(self) -> Iterator[Fault]:
        astray = [*super()._faults()]
        if astray:  # no board can be laid
            yield from astray
            return
        for id, card in self.equipment.items():
            if card.like and card.like not in self.equipment:
                yield ("equipment", id, "like"), msg("fault-no-such", name=card.like)
        yield from self._skills()
        yield from self._decks()
        for kind in get_args(ZombieKind):
            if kind not in self.zombies:
                yield ("zombies",), msg("fault-no-such", name=kind)
        for id in self.campaign.missions:
            if id not in self.missions:
                yield ("campaign", "missions"), msg("fault-no-such", name=id)
        for id in self.campaigns.keys() & self.missions.keys():
            yield ("campaigns", id), msg("fault-pack-twice")
        own = {id: each for id, each in self.missions.items() if self.alone(id) == self._tale}
        faults = [(id, fault) for id, mission in own.items() for fault in laid_out(mission, self)]
        if not faults:
            faults = [
                (id, fault) for id, mission in own.items() for fault in mission_faults(mission, self.city(id), self)
            ]
        yield from ((("missions", id, *where), what) for id, (where, what) in faults)

    def _decks(self) -> Iterator[Fault]:
        """A card for everybody to begin with, something to be found, and in each difficulty something that comes."""
        for name, needs in FEWEST.items():
            if (n := len(self.deck(name))) < needs:
                yield ("equipment",), msg("zombicide-fault-deck", deck=name, needs=needs, n=n)
        for difficulty in ("easy", "hard"):
            if (n := sum(each.deck in (difficulty, "all") for each in self.zombie_cards.values())) < FEWEST_COMING:
                yield ("zombie_cards",), msg("zombicide-fault-deck", deck=difficulty, needs=FEWEST_COMING, n=n)

    @property
    def _tale(self) -> str:
        return self.scenario.id if self.scenario else PRINTED

    def _placed(self, id: str, where: tuple[str, ...]) -> tuple[str, ...]:
        return where if where[0] == "missions" and len(where) > 1 else super()._placed(id, where)

    def _skills(self) -> Iterator[Fault]:
        named = [
            *(("equipment", id, "skill", card.skill) for id, card in self.equipment.items() if card.skill),
            *(("companions", id, "skill", each.skill) for id, each in self.companions.items()),
            *(("survivors", id, "tree", skill) for id, each in self.survivors.items() for skill in each.tree),
        ]
        for table, id, field, skill in named:
            if skill.removeprefix(WHILE_RISKING) not in self.skills:
                yield (table, id, field), msg("fault-no-such", name=skill)
