"""The named commands of Zombicide: each says which survivor it means, where somebody leads several."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.command import Answers, Command, Parameter, Suggestions, Typed
from engine.core.message import Message
from engine.kit.crews import Crew, only
from engine.kit.deeds import DONE

from .deeds.combat import attacks, may_shine
from .deeds.weapons import RISKS, Arm, risks
from .state import Survivor, ZombicideState, card_name, zone_name

T = Typed[ZombicideState]
QUESTIONS = (
    "start", "jack", "ammo", "arrange", "replace", "option", "pick", "skill", "reward", "card", "roll", "targets",
    "reap", "breaks", "beam", "leave", "deal", "drag", "follow", "strike", "split", "ward", "react", "march",
    "distribute", "identify",
)  # fmt: skip
"""Questions besides the turn of a survivor, each answered by naming what is chosen."""


def _led(s: ZombicideState, seat: str) -> list[tuple[Message, str]]:
    """The survivors of a seat who stand."""
    return [(s.name(each), each) for each in s.crews.get(seat, ()) if each in s.survivors and s.survivors[each].up]


CREW = Crew(_led)


def _survivor(typed: T) -> Survivor | None:
    return typed.seen.survivors.get(CREW.meant(typed)) if typed.seen else None


# What is typed


def _move(typed: T) -> Answers:
    to = typed.place("to")
    return {"act": ["move", to], "follow": [to]}


def _attack(typed: T) -> Answers:
    """With the weapon that hits most, unless another is named; without risk and in the dark, unless that is said."""
    s, survivor = typed.seen, _survivor(typed)
    if s is None or survivor is None:
        return {"act": ["attack", *typed.words("target", "weapon")]}
    zone = typed.place("target") or survivor.at
    arm = _arm(typed, s, survivor, zone)
    if arm is None:
        return {"act": ["attack", zone]}
    words = [f"{arm.key}@{zone}"]
    if len(risks(s, survivor, arm)) > 1:
        words.append(typed.value("risk") or RISKS[0])
    if may_shine(s, survivor, arm, zone):
        words.append(typed.value("light") or "dark")
    return {"act": ["attack", *words], "strike": words}


def _arm(typed: T, s: ZombicideState, survivor: Survivor, zone: str) -> Arm | None:
    """The weapon that is named; else the one with most dice that reaches the zone."""
    said = typed.value("weapon")
    fit = [arm for arm, _ in attacks(s, survivor, zone)]
    if said:
        key = said if any(said == arm.key for arm in fit) else only(typed.reader.fitting(_named(fit), said))
        return next((arm for arm in fit if arm.key == key), None)
    return max(fit, key=lambda arm: len(arm.copies) * s.card(arm.copies[0]).dice, default=None)


def _named(found: Iterable[Arm]) -> list[tuple[Message, str]]:
    return [(card_name(arm.copies[0]), arm.key) for arm in found]


# What is offered while somebody types


def _targets(typed: T, current: str) -> Suggestions:
    """The zones that he can attack."""
    s, survivor = typed.seen, _survivor(typed)
    if s is None or survivor is None:
        return []
    found = dict.fromkeys(zone for _, zone in attacks(s, survivor))
    return typed.reader.fitting([(zone_name(zone), zone) for zone in found], current)


def _arms(typed: T, current: str) -> Suggestions:
    """The weapons with which he can attack."""
    s, survivor = typed.seen, _survivor(typed)
    found = dict.fromkeys(arm for arm, _ in attacks(s, survivor)) if s and survivor else ()
    return typed.reader.fitting(_named(found), current)


def _pocket(what: str) -> Command:
    """A command for a card that he can eat or discard."""

    def held(typed: T, current: str) -> Suggestions:
        found = typed.reader.rest("aside", [], current, CREW.meant(typed))
        return [(label, word.partition(":")[2]) for label, word in found if word.startswith(f"{what}:")]

    return CREW.command(
        what, lambda typed: {"aside": [f"{what}:{typed.value('card')}"]}, Parameter("card", complete=held)
    )


COMMANDS = (
    CREW.command("move", _move, Parameter("to", complete=CREW.goes_on("move"))),
    CREW.command(
        "attack",
        _attack,
        Parameter("target", complete=_targets),
        Parameter("weapon", complete=_arms, needed=False),
        Parameter("risk", values=RISKS, needed=False),
        Parameter("light", values=("dark", "light"), needed=False),
    ),
    CREW.deed("search", "search", "where?"),
    CREW.deed("door", "door", "where"),
    CREW.deed("take", "take", "what?"),
    CREW.deed("trade", "trade", "with?", "how?"),
    CREW.deed("use", "", "what"),
    _pocket("eat"),
    _pocket("discard"),
    CREW.deed("done", DONE),
    CREW.choose(QUESTIONS),
)
