"""The box of Zombicide: equipment, zombies, survivors, skills, tiles, missions, and what all must fulfil together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Annotated, ClassVar, Literal, get_args

from pydantic import Field, StringConstraints

from engine.core.message import msg
from engine.core.rows import Fault, Listed, Named, Row, Rows
from engine.core.scenario import PRINTED, ScenarioBox
from engine.kit.piles import copies

from .city import City
from .dice import expected
from .judgement import Judgement
from .mission import Mission, Name, Small
from .mission_faults import laid_out, mission_faults
from .tale import Achievement, Campaign, Tale
from .tile import Tile

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
    n: Annotated[int, Field(ge=1, le=99)]
    kind: Literal["melee", "ranged", "hybrid", "item", "trap"]
    reach: Range = (0, 0)
    dice: Small = 0
    accuracy: Annotated[int, Field(ge=2, le=6)] | None = None
    damage: Annotated[int, Field(ge=0, le=3)] = 0
    risk: Small = 0
    keep: Small = 0
    flags: Annotated[frozenset[Flag], Field(strict=False)] = frozenset()
    melee_dice: Small = 0
    skill: SkillId | None = None
    ap: Small = 0
    heals: Small = 0
    ignores: Small = 0
    rerolls: Ammo | None = None
    searches: Small = 1
    like: Name | None = None

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


class Zombie(Row):
    """A kind of zombie (C3)."""

    id: ZombieKind
    actions: Annotated[int, Field(ge=1, le=2)]
    kill: Annotated[int, Field(ge=1, le=3)]
    ap: Small
    priority: Small
    pieces: Small


class ZombieCard(Row):
    """A Zombie card (C2). ``n`` says how many by danger level, Blue first; extra activations have none."""

    id: Annotated[str, StringConstraints(pattern=r"^[0-9]{3}$")]
    deck: Literal["easy", "hard", "all"]
    zombie: ZombieKind
    kind: Literal["spawn", "rush", "extra"]
    n: Listed[Small] = ()

    def _faults(self) -> Iterator[Fault]:
        if len(self.n) != (0 if self.kind == "extra" else 4):
            yield ("n",), msg("zombicide-fault-levels")


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
    player: Judgement

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
