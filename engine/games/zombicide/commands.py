"""The named commands of Zombicide: each says which survivor it means, where somebody leads several."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.command import Answers, Command, Complete, Parameter, Suggestions, Typed
from engine.core.message import Message
from engine.kit import crews
from engine.kit.crews import acts, next_word, only, place, places
from engine.kit.deeds import DONE

from .deeds.combat import affords, may_shine
from .deeds.weapons import RISKS, Arm, arms, risks, targets
from .state import Survivor, ZombicideState, card_name, zone_name

T = Typed[ZombicideState]
EAT, DISCARD = "eat", "discard"
QUESTIONS = (
    "start", "jack", "ammo", "arrange", "replace", "option", "pick", "skill", "reward", "card", "roll", "targets",
    "reap", "breaks", "beam", "leave", "deal", "drag", "follow", "strike", "split", "ward", "react", "march",
    "distribute", "identify",
)  # fmt: skip
"""Questions besides the turn of a survivor, each answered by naming what is chosen."""


# Whom it is about


def _led(typed: T) -> list[tuple[Message, str]]:
    """The survivors of the member who stand."""
    s = typed.seen
    crew = s.crews.get(typed.seat, ()) if s else ()
    return [(s.name(each), each) for each in crew if each in s.survivors and s.survivors[each].up] if s else []


def _figure(typed: T) -> str:
    return crews.meant(typed, _led(typed))


def _mine(typed: T, current: str) -> Suggestions:
    return typed.reader.fitting(_led(typed), current)


def _survivor(typed: T) -> Survivor | None:
    return typed.seen.survivors.get(_figure(typed)) if typed.seen else None


# What is typed


def _move(typed: T) -> Answers:
    to = place(typed, "to")
    return {"act": ["move", to], "follow": [to]}


def _attack(typed: T) -> Answers:
    """With the weapon that hits most, unless another is named; without risk and in the dark, unless that is said."""
    s, survivor = typed.seen, _survivor(typed)
    if s is None or survivor is None:
        return {"act": ["attack", *typed.words("target", "weapon")]}
    zone = place(typed, "target") or survivor.at
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
    fit = [arm for arm in _reaching(s, survivor) if zone in targets(s, survivor, arm)]
    if said:
        key = said if any(said == arm.key for arm in fit) else only(typed.reader.fitting(_named(fit), said))
        return next((arm for arm in fit if arm.key == key), None)
    return max(fit, key=lambda arm: len(arm.copies) * s.card(arm.copies[0]).dice, default=None)


def _reaching(s: ZombicideState, survivor: Survivor) -> Iterator[Arm]:
    return (arm for arm in arms(s, survivor) if any(affords(s, survivor, arm)) and targets(s, survivor, arm))


def _named(found: list[Arm]) -> list[tuple[Message, str]]:
    return [(card_name(arm.copies[0]), arm.key) for arm in found]


def _pocket(what: str) -> Callable[[T], Answers]:
    return lambda typed: {"aside": [f"{what}:{typed.value('card')}"]}


def _choose(typed: T) -> Answers:
    """One thing, or several words of one answer, for whatever is asked besides the turn itself."""
    return dict.fromkeys(QUESTIONS, places(typed, "what"))


# What is offered while somebody types


def _goes_on(*words: str, after: tuple[str, ...] = ()) -> Complete:
    """How an action of the survivor goes on after some words, and after those of other parameters."""
    return crews.goes_on("act", _figure, *words, after=after)


def _ways(typed: T, current: str) -> Suggestions:
    """The zones that he can go to."""
    return typed.reader.rest("act", ["move"], current, _figure(typed))


def _targets(typed: T, current: str) -> Suggestions:
    """The zones that he can attack."""
    s, survivor = typed.seen, _survivor(typed)
    if s is None or survivor is None:
        return []
    found = dict.fromkeys(zone for arm in _reaching(s, survivor) for zone in targets(s, survivor, arm))
    return typed.reader.fitting([(zone_name(zone), zone) for zone in found], current)


def _arms(typed: T, current: str) -> Suggestions:
    """The weapons with which he can attack."""
    s, survivor = typed.seen, _survivor(typed)
    return typed.reader.fitting(_named([*_reaching(s, survivor)]), current) if s and survivor else []


def _held(what: str) -> Complete:
    """The cards that he can eat or discard."""

    def complete(typed: T, current: str) -> Suggestions:
        found = typed.reader.rest("aside", [], current, _figure(typed))
        return [(label, word.partition(":")[2]) for label, word in found if word.startswith(f"{what}:")]

    return complete


def _chosen(typed: T, current: str) -> Suggestions:
    """What can be answered to whatever is asked besides the turn."""
    kinds = [each for each in QUESTIONS if each in typed.asked]
    return typed.reader.rest(kinds[0], [], current) if kinds else []


def _command(name: str, answers: Answers | Callable[[T], Answers], *parameters: Parameter) -> Command:
    """A command for a survivor: which one may be left out where only one can be meant."""
    who = Parameter("figure", complete=_mine, needed=False, about="figure")
    return Command(name, answers, [*parameters, who], subject=_figure)


COMMANDS = (
    _command("move", _move, Parameter("to", complete=_ways)),
    _command(
        "attack",
        _attack,
        Parameter("target", complete=_targets),
        Parameter("weapon", complete=_arms, needed=False),
        Parameter("risk", values=RISKS, needed=False),
        Parameter("light", values=("dark", "light"), needed=False),
    ),
    _command("search", acts("search", "where"), Parameter("where", complete=_goes_on("search"), needed=False)),
    _command("door", acts("door", "where"), Parameter("where", complete=_goes_on("door"))),
    _command("take", acts("take", "what"), Parameter("what", complete=_goes_on("take"), needed=False)),
    _command(
        "trade",
        acts("trade", "with", "how"),
        Parameter("with", complete=next_word(_goes_on("trade")), needed=False),
        Parameter("how", complete=_goes_on("trade", after=("with",)), needed=False),
    ),
    _command("use", lambda typed: {"act": places(typed, "what")}, Parameter("what", complete=_goes_on())),
    _command("eat", _pocket(EAT), Parameter("card", complete=_held(EAT))),
    _command("discard", _pocket(DISCARD), Parameter("card", complete=_held(DISCARD))),
    _command("done", {"act": [DONE]}),
    _command("choose", _choose, Parameter("what", complete=_chosen)),
)
