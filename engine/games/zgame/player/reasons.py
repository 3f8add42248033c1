"""Why the stand-in answers as it does: what it looks at itself, from the same view, and what that takes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.core.decision import Decision
from engine.core.message import Message, who
from engine.core.shape import NONE, replay

from ..data import Use
from ..fights.dead import KEEP, PAY, Undead
from ..fights.noise import around
from ..fights.people import People
from ..gangs.strength import cutthroats, firepower, heard, power
from ..phases.burdens import Upkeep, starving
from ..phases.business import PASS, REFUSE, Deal, Trading
from ..phases.raid import END, HIRE, Raid, plan
from ..state import FIGHTERS, TRADES, ZgameState, goal_name, place_in
from ..terms import fortified
from .fights import holding_out
from .prospects import standing
from .raids import best, income
from .values import is_free, mind, need, place_value

BY_DEFAULT = ("fighters", "discard", "fight", "tile", "retreat")
"""Questions that are answered alike whatever lies on the table."""
HARMFUL = ("marauders", "ruin")
FOR_A_GOAL = 1.0
"""What a step must bring towards a Goal to be made for it."""


def reason(s: ZgameState, decision: Decision, words: Sequence[str]) -> Message | None:
    """The reason for these words of the stand-in's; None for a question that has none."""
    match decision.step:
        case Raid() as raid:
            return _raid(s, raid, words)
        case Undead() as fight:
            laid = next((word for word in words if word not in (KEEP, PAY)), NONE)
            armed = bool(s.hands[fight.seat].cards)  # else it is only asked who dies
            cards = laid.split(",") if armed and laid != NONE else []
            enough = fight.strength(s, []) >= fight.against(s)
            return _laid(s, fight.seat, fight.place, cards, fight.strength(s, cards), fight.against(s), enough)
        case People() as fight:
            return _people(s, fight, decision.kind, words[0])
        case _ if decision.kind == "household":
            return _household(s, decision.seats[0], words)
        case Trading() | Deal():
            return s.text("ask-deal.why-pass" if words[0] in (PASS, REFUSE) else "ask-deal.why")
        case _ if decision.kind in HARMFUL:
            return _harm(s, decision.seats[0], words[0])
        case Upkeep():
            return s.text("ask-upkeep.why-leave" if starving(s, decision.seats[0]) else "ask-upkeep.why")
        case _ if decision.kind in BY_DEFAULT:
            return s.text(f"ask-{decision.kind}.why")
        case _:
            return None


def _harm(s: ZgameState, seat: str, place: str) -> Message:
    """Whom it hurts that the Marauders come, or that a quarter falls into ruin."""
    hurt = [who(other) for other in s.rivals(seat) if s.controls(other, place)]
    if hurt:
        return s.text("why-harm", whom=hurt)
    return s.text("why-harm-own" if s.controls(seat, place) else "why-harm-nobody")


# The Household


def _household(s: ZgameState, seat: str, words: Sequence[str]) -> Message:
    """Why somebody works, or a card is used, or else who comes."""
    workers = [word for word in words[0].split(",") if word in FIGHTERS]
    if workers:
        return _work(s, workers)
    if card := next((word for word in words if word in s.data.cards), ""):
        return _card(s, seat, card, s.card(card).household)
    return s.text("ask-household.why-joins" if any(word in TRADES for word in words) else "ask-household.why")


def _work(s: ZgameState, workers: Sequence[str]) -> Message:
    """What these Fighters work for: a despoiled quarter is what needs a reason most."""
    if any(fighter[0] == "W" for fighter in workers):
        goal = next((goal for goal in s.open if s.data.goals[goal].metric == "despoil"), "")
        if goal:
            return s.text("ask-household.why-despoil-goal", goal=goal_name(goal))
        return s.text("ask-household.why-despoil-late" if len(s.events) < mind(s).last else "ask-household.why-despoil")
    return s.text("ask-household.why-build")


def _card(s: ZgameState, seat: str, card: str, uses: Sequence[Use]) -> Message:
    """Why a card is used, and what it would have given in a fight."""
    strength = power(s, seat, card, undead=False)
    op = uses[0].op if uses else ""
    return s.text("why-card", what=op, n=strength)


# The Raid


def _raid(s: ZgameState, raid: Raid, words: Sequence[str]) -> Message:
    """What speaks for an act: a Goal, a work, or what the place yields; and what it takes."""
    key, seat = words[0], raid.seat
    if key == END and not raid.movable(s):
        return s.text("ask-raid.why-done")
    if key in (END, HIRE):
        return s.text(f"ask-raid.why-{key}")
    if key not in FIGHTERS:
        found = s.card(key).raid
        uses = [use for use in found if use.op in words] or found
        return _ride(s, raid, words, uses[0]) if uses[0].op == "ride" else _card(s, seat, key, uses)
    return s.text("why-and", one=_walk(s, raid, key, words[1]), two=_price(s, seat, key, words[1]))


def _ride(s: ZgameState, raid: Raid, words: Sequence[str], use: Use) -> Message:
    """Where somebody gets by a movement card."""
    _, act = replay(partial(plan, s, raid), words)
    party, to = act.aim[1]
    to = to or best(s, raid, party[0], raid.left[party[0]] + use.n).place
    strength = power(s, raid.seat, words[0], undead=False)
    return s.text("why-card", what="ride", n=strength, to=place_in("to", to))


def _goals(s: ZgameState, raid: Raid, fighter: str, place: str) -> list[str]:
    """The open Goals that a Fighter is good for there, the most certain first. Where he has only come in this Raid he
    does not begin anew: what he went there for is said of his next steps, too, as long as they serve it.
    """
    seat, here = raid.seat, s.gangs[raid.seat].fighters[fighter]
    start = here if here in raid.held or s.is_base(here) else s.home(seat)
    gains = {
        goal: standing(s, seat, place, fighter, [goal]) - standing(s, seat, start, fighter, [goal]) for goal in s.open
    }
    return sorted((goal for goal in gains if gains[goal] > FOR_A_GOAL), key=lambda goal: -gains[goal])


def _walk(s: ZgameState, raid: Raid, fighter: str, place: str) -> Message:
    """What a Fighter is better for there than where he stood."""
    seat, here = raid.seat, s.gangs[raid.seat].fighters[fighter]
    if goals := _goals(s, raid, fighter, place):
        return s.text("ask-raid.why-goal", goals=[goal_name(goal) for goal in goals], n=len(goals))
    at = place_in("in", place)
    if fighter[0] == "T" and is_free(s, place):
        return s.text("ask-raid.why-walk-build", at=at)
    if income(s, seat, fighter, place) and place_value(s, seat, place):
        return s.text("ask-raid.why-walk", at=at)
    if fighter[0] == "W" and s.is_quarter(place) and not s.sites[place].despoiled:
        return s.text("ask-raid.why-walk-despoil", at=at)
    steps = s.city.steps[s.home(seat)]
    if mind(s).abroad and steps[place] > steps[here]:
        return s.text("ask-raid.why-walk-abroad")
    return s.text("ask-raid.why-worth" if round(need(s, seat, place)) else "ask-raid.why-safe")


def _price(s: ZgameState, seat: str, fighter: str, place: str) -> Message:
    """What a step takes: a fight, or the income of the place that is left."""
    strength = round(need(s, seat, place))
    if strength:
        there = {*s.gangs[seat].at(place), fighter}
        own = sum(each[0] == "C" for each in there)
        return s.text("ask-raid.why-price-fight", n=strength, m=own, k=max(0, strength - own))
    here = s.gangs[seat].fighters[fighter]
    alone = len(s.gangs[seat].at(here)) == 1 and s.sites[here].owner != seat and not s.is_base(here)
    if alone and here != place and place_value(s, seat, here):
        return s.text("ask-raid.why-price-left", at=place_in("it", here))
    return s.text("ask-raid.why-price-nothing")


# Fights


def _people(s: ZgameState, fight: People, kind: str, word: str) -> Message:
    """What a side comes to with these cards, against what it sees of the other."""
    seat, other = (fight.seat, fight.other) if kind == "attack" else (fight.other, fight.seat)
    cards = [] if word == NONE else word.split(",")
    laid = sum(power(s, seat, card, undead=False) for card in cards) + firepower(s, seat, cards)
    walls = fortified(s, fight.other, fight.place)
    mine = cutthroats(s, seat, fight.place) + laid + (walls if seat == fight.other else 0)
    seen = cutthroats(s, other, fight.place) + (walls if other == fight.other else 0)
    if kind == "attack":
        if mine >= seen and not cards and len(s.hands[other]):
            return s.text("why-bold", whom=other)
        surprises = mind(s).foresight and s.hands[other].cards and laid > mind(s).respect * len(cards)
        how = "hidden" if surprises else "cheap"
        return _laid(s, seat, fight.place, cards, mine, seen, enough=mine >= seen, how=how)
    return _laid(s, seat, fight.place, cards, mine, seen, enough=holding_out(s, fight) == [])


def _laid(
    s: ZgameState,
    seat: str,
    place: str,
    cards: Sequence[str],
    mine: int,
    against: int,
    enough: bool,
    how: str = "cheap",
) -> Message:
    """Why these cards are laid: what they come to, against what is seen, and how many Zombies hear it."""
    if cards:
        noise = heard(s, seat, cards) if any(around(s, place)) else 0
        return s.text("why-lay", how=how, n=mine, m=against, k=noise)
    return s.text("why-spare" if enough else "why-yield")
