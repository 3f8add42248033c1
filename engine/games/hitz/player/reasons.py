"""Why the stand-in answers as it does: a sentence with the numbers of `defaults`, from the same view."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Decision
from engine.core.message import Message
from engine.core.shape import NONE

from .. import defaults as policy
from ..encounter import odds
from ..encounter.battle import THROW, Fight
from ..encounter.events import Event
from ..groups.prices import gift, open_routes, price
from ..groups.resources import HARMFUL
from ..phases.auction import highest
from ..state import RESOURCES, HitzState, OnCard, Route

TOLL = 0.5
"""Survivors lost on average from which on they are spoken of."""


def reason(s: HitzState, decision: Decision, words: Sequence[str]) -> Message | None:
    """The reason for these words of the stand-in's; None for a question that has none."""
    step, seat, word = decision.step, decision.seats[0], words[0]
    match decision.kind:
        case "bid" | "ceiling" | "plan":
            return _bid(s, seat, _what(word, "pass", "0"))
        case "route":
            return _route(s, seat, int(word))
        case "pay" | "drop":
            return s.text("why-discard")
        case "take":
            return s.text("ask-take.why")
        case "trade":
            return s.text("ask-trade.why", what=_what(word, NONE))
        case "fuel":
            return s.text("ask-fuel.why")
        case kind if isinstance(step, Fight):
            return _battle(s, step, kind, words)
        case kind if isinstance(step, Event):
            n = step.printed(s).zombies if kind == "fanatic" and word in ("use", "keep") else step.printed(s).n
            if kind in ("meds", "toll") and word == "pay" and not _fights_on(s, step):
                return s.text("why-survivor-last")
            return s.text(f"ask-{kind}.why", what=word, n=n)
        case _:
            return None


def _what(word: str, *none: str) -> str:
    """Whether the answer does something, as a selector of texts: yes or no."""
    return "no" if word in none else "yes"


def _route(s: HitzState, seat: str, no: int) -> Message:
    """What speaks for a route: no other can be paid for, it gives resources, or what its cards bring."""
    free = open_routes(s, s.groups[seat])
    route = s.routes[no - 1]
    if len(free) == 1:
        return s.text("ask-route.why-only")
    if gift(s, route):
        return s.text("ask-route.why-gift", n=gift(s, route))
    return s.text("ask-route.why", n=price(s, route), what=_brings(s, seat, route))


def _bid(s: HitzState, seat: str, what: str) -> Message:
    """What choosing early is worth, and the best route with what it brings; for a pass, why no more is bid."""
    n, best = policy.ceiling(s, seat), s.routes[int(policy.ranking(s, seat).split(",")[0]) - 1]
    if what == "no":
        return s.text("ask-bid.why-pass", n=n, high=highest(s))
    return s.text("ask-bid.why", n=n, route=best.no, what=_brings(s, seat, best))


def _brings(s: HitzState, seat: str, route: Route) -> list[Message]:
    """What the open cards of a route bring this group and cost it, each thing in a few words."""
    group = s.groups[seat]
    cards = [s.card(slot.card.get()) for slot in route.slots if slot.card.opened]
    fought = [card for card in cards if card.zombies]
    lost = round(sum(policy.loss(group, policy.foe_on(s, seat, card)) for card in fought))

    def asked(*codes: str) -> int:
        return sum(card.n for card in cards if card.effect in codes)

    found = sum(getattr(card, kind) for card in cards for kind in RESOURCES) + asked("E-SUPPLY")
    found -= asked("E-DROP", "E-FUEL", "E-MEDS", "E-TOLL")
    counted = {
        "vp": sum(card.vp for card in cards),
        "map": asked("E-MAP") if "map" in group.tokens else 0,
        "found": max(0, found),
        "costs": max(0, -found),
        "joins": asked("E-SURVIVOR"),
    }
    said = [s.text(f"brings-{key}", n=n) for key, n in counted.items() if n]
    for kind in [card.arg for card in cards if card.effect == "E-TOKEN"]:
        said.append(s.text("brings-harm" if kind in HARMFUL else "brings-token", token=s.text(f"token-{kind}")))
    falls = sum(policy.casualties(group, card) for card in cards)
    said += [s.text("brings-falls", n=max(1, round(falls)))] if falls >= TOLL else []
    return [*said, s.text("brings-zombies", n=sum(card.zombies for card in fought), lost=lost)]


def _battle(s: HitzState, b: Fight, kind: str, words: Sequence[str]) -> Message:
    group, foe = s.groups[b.seat], policy.foe_in(s, b)
    word, lost = words[0], round(policy.loss(group, foe))
    match word:
        case _ if word == THROW:
            return s.text(
                "ask-molotov.why" if b.phase == "opening" else "ask-molotov.why-late", n=lost, zombies=b.zombies
            )
        case "flee":
            return s.text("ask-flee.why", n=max(1, lost), vp=foe.vp)
        case "fight" if kind == THROW:
            return s.text("ask-molotov.why-fight")
        case "fight":
            saves = foe.adrenaline and group.adr >= foe.save_cost
            falls = odds.losses(s, b)
            enough = falls < TOLL if falls is not None else group.adr >= foe.save_cost * lost
            return s.text("ask-flee.why-fight", n=lost, what="lost" if not saves else "saves" if enough else "short")
        case "0":
            return s.text("ask-shoot.why-none")
        case _ if word.isdigit():
            return s.text("ask-shoot.why", n=round(odds.shot(s, b, int(word))), ammo=group.ammo - int(word))
        case _:
            saves, kills = "save=" in words[-1], "kill=" in words[-1]
            if saves and not _fights_on(s, b, after=True):
                return s.text("ask-adrenaline.why-last", what="both" if kills else "save")
            return s.text(
                "ask-adrenaline.why",
                what="both" if saves and kills else "save" if saves else "kill" if kills else "none",
            )


def _fights_on(s: HitzState, at: OnCard, *, after: bool = False) -> bool:
    """Whether the group can still meet a battle: on this card (not ``after`` it), a later card or in a later round."""
    later = s.routes[at.route - 1].slots[at.slot + 1 :]
    ahead = any(slot.card.opened and s.card(slot.card.get()).zombies for slot in later)
    return s.round < s.rounds or ahead or (not after and bool(at.printed(s).zombies))
