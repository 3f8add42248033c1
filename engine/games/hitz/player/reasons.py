"""Why the stand-in answers as it does: a sentence with the figures of `policy`, from the same view."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.message import Message
from engine.core.runner import Decision
from engine.core.shape import NONE

from ..auction import highest
from ..battle import THROW, Fight
from ..events import Event
from ..prices import gift, open_routes, price
from ..state import HitzState
from . import policy


def reason(s: HitzState, decision: Decision, words: Sequence[str]) -> Message | None:
    """The reason for these words of the stand-in's; None for a question that has none."""
    step, seat, word = decision.step, decision.seats[0], words[0]
    match decision.kind:
        case "bid" | "ceiling" | "plan":
            return s.text("why-bid", n=policy.ceiling(s, seat), high=highest(s), what=_what(word, "pass", "0"))
        case "route":
            return _route(s, seat, int(word))
        case "pay" | "drop":
            return s.text("why-discard")
        case "take":
            return s.text("why-take")
        case "trade":
            return s.text("why-trade", what=_what(word, NONE))
        case "fuel":
            return s.text("why-fuel")
        case kind if isinstance(step, Fight):
            return _battle(s, step, kind, words)
        case kind if isinstance(step, Event):
            n = step.printed(s).zombies if kind == "fanatic" and word in ("use", "keep") else step.printed(s).n
            return s.text(f"why-{kind}", what=word, n=n)
        case _:
            return None


def _what(word: str, *none: str) -> str:
    """Whether something is done, as a selector of texts."""
    return "no" if word in none else "yes"


def _route(s: HitzState, seat: str, no: int) -> Message:
    """What speaks for a route: its price or gift, or its cards against those of the others."""
    free = open_routes(s, s.groups[seat])
    route = s.routes[no - 1]
    if len(free) == 1:
        return s.text("why-route-only")
    if gift(s, route):
        return s.text("why-route-gift", n=gift(s, route))
    return s.text("why-route", n=price(s, route))


def _battle(s: HitzState, b: Fight, kind: str, words: Sequence[str]) -> Message:
    group, foe = s.groups[b.seat], policy.foe_in(s, b)
    word, lost = words[0], round(policy.loss(group, foe))
    match word:
        case _ if word == THROW:
            return s.text("why-throw" if b.phase == "opening" else "why-throw-late", n=lost, zombies=b.zombies)
        case "flee":
            return s.text("why-flee", n=max(1, lost), vp=foe.vp)
        case "fight" if kind == THROW:
            return s.text("why-keep-bottle")
        case "fight":
            return s.text("why-fight", n=lost)
        case "0":
            return s.text("why-no-shot")
        case _ if word.isdigit():
            return s.text("why-shoot", n=round(int(word) * foe.per_ammo), ammo=int(word))
        case _:
            saves, kills = "save=" in words[-1], "kill=" in words[-1]
            return s.text(
                "why-adrenaline", what="both" if saves and kills else "save" if saves else "kill" if kills else "none"
            )
