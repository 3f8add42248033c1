"""The named commands of Hit Z Road."""

from __future__ import annotations

from engine.core.command import Answers, Command, Parameter, Typed
from engine.core.shape import amounts_word

from .state import HitzState

MOST = range(100)
"""The amounts of a resource that can be typed."""

T = Typed[HitzState]


def _mix(typed: T) -> str:
    """The word for an amount of each resource."""
    return amounts_word({"ammo": typed.number("ammo"), "gas": typed.number("gas"), "adr": typed.number("adrenaline")})


def _bid(typed: T) -> Answers:
    amount = str(typed.number("amount"))
    return {"bid": ["pass" if amount == "0" else amount], "ceiling": [amount]}


def _route(typed: T) -> Answers:
    some = any(typed.number(each) for each in ("ammo", "gas", "adrenaline"))
    return {"route": [typed.value("number"), *([_mix(typed)] if some else [])]}


def _pay(typed: T) -> Answers:
    words = [_mix(typed)]
    return {"pay": words, "drop": words, "take": words, "toll": ["pay", *words]}


def _adrenaline(typed: T) -> Answers:
    """Saves and kills as typed; without a number the usual choice."""
    words = [amounts_word({"save": typed.number("save"), "kill": typed.number("kill")})] if typed.given else []
    return {"adrenaline": words}


def _resources(about: str = "") -> tuple[Parameter, ...]:
    return tuple(Parameter(each, MOST, needed=False, about=about or each) for each in ("ammo", "gas", "adrenaline"))


COMMANDS = (
    Command("bid", _bid, [Parameter("amount", range(11))]),
    Command("route", _route, [Parameter("number", range(1, 5)), *_resources("route-mix")]),
    Command("pay", _pay, _resources()),
    Command("shoot", lambda typed: {"shoot": [typed.value("ammo")]}, [Parameter("ammo", MOST)]),
    Command("flee", {"flee": ["flee"], "shoot": ["flee"]}),
    Command("fight", {"flee": ["fight"], "shoot": ["fight"], "molotov": ["fight"]}),
    Command(
        "adrenaline",
        _adrenaline,
        [Parameter(each, MOST, needed=False, about=each) for each in ("save", "kill")],
        about="adrenaline-use",
    ),
    Command("molotov", {kind: ["molotov"] for kind in ("molotov", "adrenaline", "flee", "shoot")}),
)
