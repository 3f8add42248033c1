"""Zombicide: the pieces on the table, the party's sheets, and what can be read off them at a glance."""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Literal

from engine.core.message import Arg, Message, named, parts
from engine.core.model import Count, Model, Number
from engine.core.scenario import PRINTED
from engine.core.secret import Deck
from engine.core.state import State
from engine.kit.piles import kind

from .box.cards import DeckName
from .box.ground import NO_LINKS, Ground, ground
from .box.mission import text_key
from .settings import ZombicideSettings

if TYPE_CHECKING:
    from .box.city import City
    from .box.data import Equipment, Mission, Tables
    from .box.effects import Effect
    from .box.tale import Campaign

ZombieKind = Literal["walker", "fatty", "runner"]
KINDS: tuple[ZombieKind, ...] = ("walker", "fatty", "runner")
Level = Literal["blue", "yellow", "orange", "red"]
LEVELS: tuple[tuple[Level, int], ...] = (("blue", 0), ("yellow", 7), ("orange", 19), ("red", 43))
"""Danger levels and the adrenaline points from which they hold (R3.8)."""
RANKS: tuple[Level, ...] = tuple(name for name, _ in LEVELS)
KEPT = 1024
"""The number of names that are kept: they are said all the time."""
LEAST = [least for _, least in LEVELS]
Standing = Literal["standing", "down", "saved", "dead", "left"]
"""``down``: knocked out and waiting (R9.2); ``saved``: taken, out for this mission (R9.3); ``left``: by an exit."""
Lying = Literal["down", "up", "aside", "reading", "gone"]
"""Where an objective card is: face down or up in its place, beside the board, being read, discarded."""
Verdict = Literal["", "won", "lost", "fallen"]
"""``fallen``: everybody was knocked out, which loses the campaign as well (R9.10)."""


class Sheet(Model):
    """What a survivor carries from mission to mission (R10.1)."""

    cxp: Number = 0
    skills: list[str] = []
    """Campaign skills, in the order in which they were chosen."""
    bonus: Number = 0
    """Bonus actions in stock."""
    kept: list[str] = []
    """Copies of equipment kept after the last mission (R10.10)."""
    achievements: list[str] = []


class Survivor(Model):
    """One survivor. ``id`` is his place in the party (``s1`` to ``s6``), ``who`` the survivor of the box.

    What counts in one turn only stands in the step `Turn`, and is thrown away with it.
    """

    id: str
    who: str
    at: str = ""
    """His zone; "" while he is not on the board."""
    standing: Standing = "standing"
    health: Number
    ap: Number = 0
    laps: Number = 0
    """How often his counter went back to 0 (R11, ultrared)."""
    skills: list[str] = []
    """Skills chosen from his tree, and his skill of all trades, in order; Blue and Yellow follow by themselves."""
    jack: str = ""
    """The campaign skill that Jack of all trades has given for this mission."""
    hands: list[str] = []
    """At most two copies of cards."""
    bag: list[str] = []
    empty: list[str] = []
    """Reload weapons among his cards that have to be reloaded (R8.18)."""
    lit: bool = False
    """Whether his flashlight is on (R5.7)."""
    beam: str = ""
    """The second zone that his light shines into; "" if it shines against a wall."""
    fell: Number = 0
    """The round in which he was knocked out (R9.3)."""
    acted: bool = False
    """Whether he has had his turn in this round."""
    refused: bool = False
    """Whether he has refused a trade in this round."""
    spent: Number = 0
    """Bonus actions used in this mission (R10.8)."""
    orange: bool = False
    red: bool = False
    """Whether he has had the campaign point for reaching the level in this mission (R10.2)."""
    risked: bool = False
    """Whether he has risked a weapon in this round (R8.10)."""
    ignored: bool = False
    """Whether he has ignored a break in this round (C8, ignore_break)."""
    sheet: Sheet = Sheet()

    @property
    def up(self) -> bool:
        """R1.1: standing."""
        return self.standing == "standing"

    @property
    def cards(self) -> list[str]:
        return [*self.hands, *self.bag]

    def douse(self) -> None:
        """His light is out (R5.7a)."""
        self.lit, self.beam = False, ""

    @property
    def seasoned(self) -> bool:
        """Whether he is beyond Blue, or has been (R3.8)."""
        return self.laps > 0 or self.ap >= LEAST[1]

    @property
    def level(self) -> Level:
        """His danger level (R3.8); it stays red once the counter has gone round."""
        return "red" if self.laps else level(self.ap)


class Companion(Model):
    """Somebody who goes along (R12). Without a leader he stays alone in his zone."""

    leader: str = ""
    at: str = ""
    lost: bool = False


class Spawn(Model):
    """A spawn zone; its number follows from its place in the list (R7.22)."""

    zone: str
    colour: str = "red"
    active: bool = True


class Party(Model):
    """What the campaign knows between missions besides the sheets (R10, R12.8)."""

    mission: str = "m1"
    tale: str = PRINTED
    """Which campaign it is; of a single mission the one with whose words it is played."""
    dead: list[str] = []
    """Survivors of the box who never return (R9.5)."""
    counters: dict[str, Number] = {}
    flags: dict[str, Number] = {}
    companions: dict[str, str] = {}
    """Companions with the party, and who leads each."""
    lost: list[str] = []
    """Companions who are gone for the rest of the campaign."""


class Member(Model):
    """A place of the party between missions: who has it, and his sheet."""

    who: str
    sheet: Sheet = Sheet()


class Carry(Model):
    """What a campaign knows between missions."""

    party: Party
    members: dict[str, Member]
    """By place: ``s1`` to ``s6``."""


class ZombicideState(State):
    """Everything on the table of Zombicide."""

    game: ClassVar[str] = "zombicide"
    schema_number: ClassVar[int] = 2
    version: Count = 2

    settings: ZombicideSettings
    begun: Carry
    """What was there before the set-up, from which a mission can be played again (R9.7, R10.13)."""
    mission_id: str
    survivors: dict[str, Survivor]
    companions: dict[str, Companion] = {}
    party: Party
    horde: dict[str, dict[ZombieKind, Number]] = {}
    """How many zombies of each kind stand in a zone; no zeros, no empty zones."""
    abominations: dict[str, str] = {}
    """Abominations on the board, and their zones."""
    bound: dict[str, str] = {}
    """Notes that have been read for an abomination on the board (M7.4)."""
    trophies: list[str] = []
    """Notes that killed abominations have earned, to be read once the attack is over (M7.3)."""
    equipment: dict[DeckName, Deck]
    discards: dict[DeckName, list[str]]
    out: list[str] = []
    """Equipment out of this mission: starting cards that were discarded, or not dealt."""
    drawn: list[str] = []
    """Equipment that has been drawn and waits for its owner's decision (I1)."""
    zombie_deck: Deck
    zombie_discard: list[str] = []
    zombie_drawn: list[str] = []
    """Zombie cards that are being resolved (I2)."""
    abomination_deck: Deck
    abomination_discard: list[str] = []
    open: list[str] = []
    """Open doors."""
    opened: list[str] = []
    """Buildings that have been opened, or were open from the start: they do not spawn again (R6.4)."""
    unlocked: list[str] = []
    """Colours of doors that may be opened now."""
    links: list[tuple[str, str]] = []
    """Zones that have become adjacent, without sight."""
    spawns: list[Spawn] = []
    noise: dict[str, Number] = {}
    hum: dict[str, Number] = {}
    """Noise that stays (R3.9)."""
    crates: list[str] = []
    humvees: list[str] = []
    lights: list[str] = []
    """Fixed lights that burn."""
    exits: list[str] = []
    objectives: dict[str, Lying] = {}
    """Every objective card of the mission: face down or up in its place, beside the board, being read, discarded."""
    notes: list[str] = []
    """Notes that have been read."""
    keys: list[str] = []
    flags: dict[str, Number] = {}
    goals: list[str] = []
    """Goals of kind ``effect`` that a card has declared reached."""
    quiet: Number = 0
    """The number of buildings that will still be opened without zombies in them (O3, nospawn)."""
    bright: bool = False
    """Whether no zone is dark any more (O3, undark)."""
    hour: Number = 12
    holder: str = ""
    """The seat that holds the clock."""
    round: Number = 1
    done: Count = 0
    """The sum of all deeds and adrenaline at the end of the last round."""
    idle: Number = 0
    """The number of rounds in a row in which `done` has not grown."""
    verdict: Verdict = ""

    if TYPE_CHECKING:

        @property
        def data(self) -> Tables: ...

    # The board

    @property
    def mission(self) -> Mission:
        return self.data.missions[self.mission_id]

    @property
    def read(self) -> set[str]:
        """The objective cards and notes that somebody has read."""
        cards = {id for id, where in self.objectives.items() if where in ("up", "reading", "gone")}
        return cards | {*self.notes, *self.bound.values()}

    def effect(self, card: str) -> Effect | None:
        """What an objective card or a note does, for players and advice; None while nobody has read it (R6.6)."""
        read = (
            self.objectives.get(card) in ("up", "reading", "gone") or card in self.notes or card in self.bound.values()
        )
        return self.mission.objective(card).effect if read else None

    @property
    def city(self) -> City:
        """The board of this mission, without what changes."""
        return self.data.city(self.mission_id)

    @property
    def ground(self) -> Ground:
        """The board as the doors stand now."""
        links = frozenset([*self.links, *self.passages]) if self.links or self.mission.passages else NO_LINKS
        return ground(self.city, frozenset(self.open), links)

    @property
    def passages(self) -> Iterator[tuple[str, str]]:
        """Zones that are adjacent because of what has been achieved (M7.1, M8.4)."""
        for each in self.mission.passages:
            doors = (door for name in each.doors for door in self.mission.doors[name].doors)
            if (not each.needs or self.achieved(each.needs)) and all(door in self.open for door in doors):
                yield each.zones

    def achieved(self, achievement: str) -> bool:
        """Whether somebody of the party has it."""
        return any(achievement in each.sheet.achievements for each in self.survivors.values())

    @property
    def night(self) -> bool:
        """R5.2."""
        return self.settings.clock_night == "on" and not 7 <= self.hour <= 18

    @property
    def lit(self) -> set[str]:
        """The zones that are lit now (R5.8)."""
        found = {zone for light in self.lights for zone in self.mission.lights[light]}
        for each in self.standing:
            if each.lit:
                found |= {each.at, each.beam or each.at}
        return found

    # Survivors

    @property
    def standing(self) -> list[Survivor]:
        return [each for each in self.survivors.values() if each.up]

    def here(self, zone: str) -> list[Survivor]:
        """The standing survivors in a zone, in their order."""
        return [each for each in self.standing if each.at == zone]

    def led(self, survivor: str) -> list[str]:
        """The companions whom a survivor leads."""
        return [name for name, each in self.companions.items() if not each.lost and each.leader == survivor]

    def alone(self, zone: str) -> list[str]:
        """Companions without a leader in a zone (R12.5)."""
        return [name for name, each in self.companions.items() if not each.lost and not each.leader and each.at == zone]

    def with_them(self, zone: str) -> list[str]:
        """All companions in a zone."""
        return [*(name for each in self.here(zone) for name in self.led(each.id)), *self.alone(zone)]

    def name(self, survivor: str) -> Message:
        """What a survivor is called."""
        return survivor_name(self.survivors[survivor].who)

    @property
    def danger(self) -> Level:
        """The highest danger level of a standing survivor (R7.14)."""
        levels: list[Level] = ["blue", *(each.level for each in self.standing)]
        return max(levels, key=RANKS.index)

    # Zombies

    def count(self, kind: ZombieKind, zone: str = "") -> int:
        """How many zombies of a kind stand in a zone, or on the whole board."""
        if zone:
            return self.horde.get(zone, {}).get(kind, 0)
        return sum(each.get(kind, 0) for each in self.horde.values())

    def monsters(self, zone: str) -> list[str]:
        """The abominations in a zone."""
        return [name for name, at in self.abominations.items() if at == zone]

    def units(self, zone: str) -> dict[str, int]:
        """The zombies of a zone: how many of each kind, and abominations by name."""
        return {**self.horde.get(zone, {}), **dict.fromkeys(self.monsters(zone), 1)}

    def threats(self, zone: str) -> int:
        """How many zombies of any kind stand in a zone, abominations included."""
        here = self.horde.get(zone)
        n = sum(here.values()) if here else 0
        return n + len(self.monsters(zone)) if self.abominations else n

    @property
    def infested(self) -> Iterator[str]:
        """Every zone with zombies in it."""
        return iter(dict.fromkeys([*self.horde, *self.abominations.values()]))

    def add(self, zone: str, kind: ZombieKind, n: int) -> None:
        """Put ``n`` zombies into a zone, or take them away if it is negative."""
        here = self.horde.setdefault(zone, {})
        here[kind] = here.get(kind, 0) + n
        if not here[kind]:
            del here[kind]
        if not here:
            del self.horde[zone]

    @property
    def loud(self) -> Counter[str]:
        """The noise of every zone that is not silent: tokens, survivors, companions (R7.5)."""
        found = Counter(self.noise)
        found.update(self.hum)
        for each in self.standing:
            found[each.at] += 1 + len(self.led(each.id))
        found.update(each.at for each in self.companions.values() if not (each.lost or each.leader))
        return +found

    # Cards

    def card(self, copy: str) -> Equipment:
        """The equipment card of a copy."""
        return self.data.equipment[kind(copy)]


def level(ap: int) -> Level:
    """The danger level of ``ap`` adrenaline points (R3.8)."""
    return RANKS[bisect(LEAST, ap) - 1]


@lru_cache(KEPT)
def card_name(copy: str) -> Message:
    return Message(f"zombicide-card-{kind(copy).replace('_', '-')}")


@lru_cache(KEPT)
def survivor_name(who: str) -> Message:
    return Message(f"zombicide-survivor-{who}")


def objective_name(id: str) -> Message:
    """The title of an objective card or a note."""
    return Message(f"zombicide-objective-{id}")


@lru_cache(KEPT)
def unit_name(unit: str, n: int = 1) -> Message:
    """The name of ``n`` zombies of a kind, or of an abomination."""
    return Message(f"zombicide-count-{unit}", {"n": n}) if unit in KINDS else Message(f"zombicide-abomination-{unit}")


def units_name(units: Mapping[str, int]) -> list[Message]:
    """Zombies of several kinds."""
    return [unit_name(unit, n) for unit, n in units.items()]


def actor_name(s: ZombicideState, who: str) -> Message:
    """A survivor by his place in the party, or a companion."""
    return s.name(who) if who in s.survivors else companion_name(who)


def word_name(family: str, word: str, /, **args: Arg) -> Message:
    """What a word of the missions or the campaign is called: an achievement, a keyword, a flag, a counter, a goal."""
    return Message(f"zombicide-{family}-{text_key(word)}", args)


def counter_name(of: Campaign, word: str, n: int) -> Message:
    """What a counter of a campaign has come to; texts that people write are plain, without numbers."""
    name = word_name(of.family("counter"), word, n=n)
    return Message("zombicide-counter-written", {"what": name, "n": n}) if of.of else name


def companion_name(name: str) -> Message:
    return Message(f"zombicide-companion-{name}")


@lru_cache(KEPT)
def zone_name(zone: str) -> Message:
    """A zone as the picture names it."""
    return named(zone)


def card_does(card: Equipment) -> Message:
    """What a card does, in short: a weapon's numbers and what is special about it, else its text."""
    if card.accuracy is None:
        return Message(f"{card_name(card.id).key}-about")
    words = ("dual", "reload", "thrown", "loud")
    special = [Message(f"zombicide-trait-{each}") for each in words if each in card.flags]
    if "door" in card.flags:
        special.append(Message("zombicide-trait-door-loud" if "noisy" in card.flags else "zombicide-trait-door"))
    if card.ranged:
        least, most = card.reach
        special.insert(0, Message("zombicide-card-reach", {"least": least, "most": most, "n": most - least}))
    numbers: dict[str, Arg] = {"dice": card.dice, "accuracy": card.accuracy, "damage": card.damage}
    return Message("zombicide-card-does", {**numbers, "n": len(special), "special": parts(special)})


def skill_about(skill: str) -> Message:
    """What a skill does."""
    plain, _, inner = skill.partition(":")
    if inner:
        return Message("zombicide-skill-ao-about", {"what": skill_name(inner)})
    return Message(f"{skill_name(plain).key}-about")


def skill_told(skill: str) -> Message:
    """A skill with what it does."""
    return Message("zombicide-skill-told", {"skill": skill_name(skill), "about": skill_about(skill)})


def skill_name(skill: str) -> Message:
    """A skill; one that holds only while risking is written ``ao:<skill>``."""
    plain, _, inner = skill.partition(":")
    if inner:
        return Message("zombicide-skill-all-out", {"what": skill_name(inner)})
    return Message(f"zombicide-skill-{plain.replace('_', '-')}")
