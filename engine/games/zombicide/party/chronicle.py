"""What the party remembers: keywords, flags, counters, achievements, goals; and conditions on it (O3, O4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..box.data import Equipment
from ..box.effects import CLASSES, OPERATIONS, Ask, Both, Condition, Do, Effect, Either, If, Not, operation
from ..state import Survivor, ZombicideState, counter_name, word_name
from . import companions
from .campaign import following

KEYWORD = 4.0
"""What a keyword is worth to the stand-in while nobody has read what it is for."""
BURDEN = -1.0
"""What it is worth to the stand-in to have something to show or to remember that it is better not to have."""


class Reader(NamedTuple):
    """Who reads a card, and where: his zone, also when he lies there (O2)."""

    taker: Survivor
    here: str
    card: str


def lasts(s: ZombicideState) -> bool:
    """Whether later missions of a campaign may ask for what is remembered (R10.12)."""
    return s.settings.campaign and following(s) is not None


def _achieved(s: ZombicideState, taker: Survivor, args: Sequence[Any]) -> float:
    """What it is worth to the stand-in to have something to show."""
    return BURDEN if args[0] in s.data.campaign.burdens else 6.0 if lasts(s) else 3.0


def _counted(s: ZombicideState, taker: Survivor, args: Sequence[Any]) -> float:
    return (1.5 if lasts(s) else 0.7) * args[1]


def _flagged(s: ZombicideState, taker: Survivor, args: Sequence[Any]) -> float:
    if not lasts(s):
        return 0.0
    return BURDEN if args[0] in s.data.campaign.burdens else 2.0


def is_of(card: Equipment, wanted: str) -> bool:
    """Whether an equipment card is of a class, or is called so: ``ranged`` is a firearm, which is not thrown (O3)."""
    match wanted:
        case _ if wanted not in CLASSES:
            return card.id == wanted
        case "ranged":
            return card.firearm
        case "melee":
            return card.melee
        case _:
            return {"molotov": "fire"}.get(wanted, wanted) in card.flags


def taken(s: ZombicideState, reading: str) -> int:
    """How many other objective cards have been taken and not put back (O3)."""
    return sum(where == "gone" for id, where in s.objectives.items() if id != reading)


def holds(s: ZombicideState, condition: Condition, taker: Survivor | None, here: str = "", reading: str = "") -> bool:
    """Whether a condition holds for the survivor who reads a card in a zone; without one only that of the party."""
    match condition:
        case Not(of):
            return not holds(s, of, taker, here, reading)
        case Both(one, other):
            return holds(s, one, taker, here, reading) and holds(s, other, taker, here, reading)
        case Either(one, other):
            return holds(s, one, taker, here, reading) or holds(s, other, taker, here, reading)
        case Ask(what, args, least):
            words = [str(each) for each in args]
            match what:
                case "has_ach":
                    return s.achieved(words[0])
                case "taker_ach":
                    return taker is not None and words[0] in taker.sheet.achievements
                case "key" | "keys_all":
                    return all(word in s.keys for word in words)
                case "taken":
                    return taken(s, reading) >= int(words[0])
                case "counter":
                    return s.party.counters.get(words[0], 0) >= least
                case "flag":
                    return bool(s.flags.get(words[0]))
                case "cflag":
                    return bool(s.party.flags.get(words[0]))
                case "inv":
                    return taker is not None and any(is_of(s.card(copy), words[0]) for copy in taker.cards)
                case "companion":
                    return words[0] in s.companions and not s.companions[words[0]].lost
                case "doors_open":
                    return are_open(s, words[0])
                case "zone_clear":
                    return not s.threats(here if words[0] == "here" else words[0])


def are_open(s: ZombicideState, doors: str) -> bool:
    """Whether all doors of this name are open."""
    return all(each in s.open for each in s.mission.doors[doors].doors)


# What is written down


@operation("key", "keyword", worth=lambda s, taker, args: 0.0 if args[0] in s.keys else KEYWORD, noted=True)
def key(s: ZombicideState, reader: Reader | None, word: str) -> None:
    if word not in s.keys:
        s.keys.append(word)
        s.tell("effect-key", what=word_name(s.mission.family("keyword"), word))


@operation("ach", "achievement", "receiver", worth=_achieved, noted=True)
def achievement(s: ZombicideState, reader: Reader | None, word: str, whom: str) -> None:
    people = list(s.survivors.values()) if whom == "group" else [reader.taker] if reader else []
    new = [each for each in people if word not in each.sheet.achievements]
    for each in new:
        each.sheet.achievements.append(word)
        companions.part(s, each)
    if new:
        what = word_name(s.data.campaign.family("achievement"), word)
        s.tell("effect-ach", weight="headline", what=what, who=[s.name(each.id) for each in new])


@operation("count", "counter", "number", worth=_counted, noted=True)
def count(s: ZombicideState, reader: Reader | None, word: str, n: int) -> None:
    total = s.party.counters[word] = s.party.counters.get(word, 0) + n
    s.tell("counted", more=counter_name(s.data.campaign, word, n), total=total)


@operation("flag", "flag", "number", noted=True)
def flag(s: ZombicideState, reader: Reader | None, word: str, n: int) -> None:
    s.flags[word] = n
    s.tell("effect-flag", what=word_name(s.mission.family("flag"), word))


@operation("cflag", "campaign_flag", "number", worth=_flagged, noted=True)
def campaign_flag(s: ZombicideState, reader: Reader | None, word: str, n: int) -> None:
    s.party.flags[word] = n
    s.tell("effect-flag", what=word_name(s.data.campaign.family("flag"), word))


@operation("goal", "goal", noted=True)
def goal(s: ZombicideState, reader: Reader | None, word: str) -> None:
    if word not in s.goals:
        s.goals.append(word)
        s.tell("effect-goal", weight="headline", what=word_name(f"goal-{s.mission_id}", word))


def write(s: ZombicideState, effect: Effect) -> None:
    """Do what an effect without choices writes down, such as that of a victory."""
    for each in effect:
        match each:
            case If(condition, then, otherwise):
                write(s, then if holds(s, condition, None) else otherwise)
            case Do(op, args) if OPERATIONS[op].noted:
                OPERATIONS[op].do(s, None, *args)
            case _:
                pass
