"""What the program answers to everything but `act`: options, cards, skills, free attacks (section 11, 4, 10, 11)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.core.decision import Decision
from engine.core.runner import default
from engine.core.shape import NONE, replay

from ..box.effects import Choose, Do, Effect, If, Test
from ..deeds.combat import PASS, Strike
from ..deeds.inventory import ARRANGE, DISCARD, Incoming
from ..deeds.trade import Offer
from ..party.cards import worth
from ..party.chronicle import is_of
from ..party.ranks import BONUS
from ..reading.objectives import Block
from ..state import Survivor, ZombicideState
from . import reading
from .fighting import blows
from .gear import arranged, has_tool, held, power, stripped

SKILLS = ("free_combat", "free_move", "free_melee", "free_ranged", "action_plus")
FURTHER = ("die_", "roll_", "dmg_", "ranged_dmg2", "super", "lucky", "ignore_break")
REWARDS = ("steady_hand", "hoard", "lifesaver", "combat_reflexes", "destiny")
LOSS = 9.0
"""What it costs to give the last weapon, firearm or tool for doors away."""
STOCK = 2
"""So many bonus actions come first."""
ZOMBIES = {"walker": 1.0, "fatty": 2.0, "runner": 2.0, "abomination": 4.0}
UNREAD = 1.0
"""What a note is worth that nobody has read, besides that it may bring a goal nearer."""
KEYWORD = 4.0
"""What a keyword is worth of which nobody has read yet what it is for."""
HELPS, COUNTS = 50.0, 25.0
"""What it is worth to bring a goal nearer; to have taken one card more."""


def card(s: ZombicideState, decision: Decision) -> list[str]:
    """A card that has come: everything is put in its best order at once."""
    step = decision.step
    survivor = s.survivors[decision.subject]
    if not isinstance(step, Incoming) or s.card(step.card).kind == "trap":
        return default(decision)
    hands, away = arranged(s, survivor, [*survivor.cards, step.card])
    if step.card in away:
        return [DISCARD]
    return [ARRANGE, ",".join(hands) or NONE, *([",".join(away)] if away else [])]


def arrange(s: ZombicideState, decision: Decision) -> list[str]:
    survivor = s.survivors[decision.subject]
    hands, away = arranged(s, survivor, survivor.cards)
    return [",".join(hands) or NONE, *([",".join(away)] if away else [])]


def strike(s: ZombicideState, decision: Decision) -> list[str]:
    step = decision.step
    if not isinstance(step, Strike):
        return default(decision)
    found = blows(s, s.survivors[decision.subject], zone=step.zone, how=step.how or "", paid=True)
    best = max(found, key=lambda each: each.worth, default=None)
    return best.words if best and best.worth > 0 else [PASS]


def skill(s: ZombicideState, decision: Decision) -> list[str]:
    shape, _ = replay(decision.ask.shape, [])
    assert shape
    found = list(shape.words())
    for wish in (*SKILLS, *FURTHER):
        for word in found:
            if word.startswith(wish):
                return [word]
    return found[:1]


def reward(s: ZombicideState, decision: Decision) -> list[str]:
    """A bonus action until there are two, then skills in their order."""
    shape, _ = replay(decision.ask.shape, [])
    assert shape
    found = list(shape.words())
    survivor = s.survivors[decision.subject]
    if BONUS in found and survivor.sheet.bonus < STOCK:
        return [BONUS]
    return [next((each for each in REWARDS if each in found), found[0])]


def option(s: ZombicideState, decision: Decision) -> list[str]:
    """The option with which most is gained; one that the mission needs before all others."""
    step = decision.step
    assert isinstance(step, Block)
    statement = step.statements(s)[step.at]
    assert isinstance(statement, Choose)
    shape, _ = replay(decision.ask.shape, [])
    assert shape
    open_ones = {*shape.words()}
    found = [each for each in statement.options if str(each.number) in open_ones]
    facts = needed(s)
    best = max(found, key=lambda each: (score(s, decision.subject, step.card, each.effect, facts), -each.number))
    return [str(best.number)]


def needed(s: ZombicideState) -> frozenset[str]:
    """All facts that the mission still needs, and what they need."""
    return reading.plan(s).facts


def score(s: ZombicideState, taker: str, card: str, effect: Effect, facts: frozenset[str]) -> float:
    """What an effect is worth (section 11, 4)."""
    counted = {each for each in facts if each.startswith(reading.MORE)}
    found = [path for path in reading.through(s, card, effect) if path.open]
    helps = max((HELPS * path.chance for path in found if path.serves(facts - counted)), default=0.0)
    helps += max((COUNTS * path.chance for path in found if counted and not path.back), default=0.0)
    return helps + sum(_worth(s, taker, card, each) for each in effect)


def _worth(s: ZombicideState, taker: str, card: str, statement: object) -> float:
    match statement:
        case Do(op, args):
            return _done(s, taker, card, op, [str(each) for each in args])
        case If(_, then, otherwise):
            return max(sum(_worth(s, taker, card, each) for each in branch) for branch in (then, otherwise))
        case Test(dice, least, then, otherwise):
            p = 1 - ((least - 1) / 6) ** dice
            yes, no = (sum(_worth(s, taker, card, each) for each in branch) for branch in (then, otherwise))
            return p * yes + (1 - p) * no
        case Choose(options):
            return max(sum(_worth(s, taker, card, each) for each in one.effect) for one in options)
        case _:
            return 0.0


def _done(s: ZombicideState, taker: str, card: str, op: str, args: Sequence[str]) -> float:
    survivor = s.survivors[taker]
    people = len(s.standing) if args[:1] == ["all"] else 1
    match op:
        case "ap":
            return 0.4 * int(args[1]) * people
        case "cxp":
            return (3.0 if s.settings.campaign else 0.5) * int(args[1])
        case "draw" | "gain":
            return 2.0
        case "heal" | "healall":
            return 1.0
        case "ach":
            return -1.0 if args[0] == "COLD_BLOODED" else 3.0
        case "count":
            return 0.7 * int(args[1])
        case "companion":
            return 2.0
        case "key":
            return 0.0 if args[0] in s.keys else KEYWORD
        case "discard":
            return -LOSS if stripped(s, survivor, given(s, survivor, args)) else -2.0
        case "spawn":
            return -ZOMBIES[args[1]] * int(args[2])
        case "spawncard":
            return -3.0
        case "spawn_on" | "spawn_add":
            return -6.0
        case "spawn_off":
            return 8.0
        case "extra":
            return -4.0
        case "wound":
            return -6.0 if survivor.health <= int(args[1]) else -3.0 * int(args[1])
        case "killzone" | "killpick":
            return 2.0
        case "noise":
            return -0.3 * int(args[1])
        case "endturn":
            return -1.5
        case "nospawn" | "undark":
            return 2.0
        case "note":
            note = s.mission.note(int(args[0]))
            if note in s.notes:
                return 0.0
            effect = s.effect(note)
            return UNREAD if effect is None else sum(_worth(s, taker, card, each) for each in effect)
        case _:
            return 0.0


def given(s: ZombicideState, survivor: Survivor, args: Sequence[str]) -> list[str]:
    """The cards that a survivor discards for an operation: the poorest of those that will do (D13)."""
    fit = [copy for copy in survivor.cards if not args[2:] or is_of(s.card(copy), args[2])]
    return sorted(fit, key=lambda copy: worth(s.card(copy)))[: int(args[1])]


def deal(s: ZombicideState, decision: Decision) -> list[str]:
    """A trade: whatever serves the party, but never the only weapon, firearm or tool, unless for what is as good."""
    step = decision.step
    if not isinstance(step, Offer):
        return default(decision)
    partner = s.survivors[decision.subject]
    after = [*(copy for copy in partner.cards if copy not in step.take), *step.give]
    tool = has_tool(s, partner)
    before = power(s, partner, held(s, partner, partner.cards), tool=tool)
    better = power(s, partner, held(s, partner, after), tool=tool) >= before
    return ["no" if stripped(s, partner, step.take) and not better else "yes"]


Answer = Callable[[ZombicideState, Decision], list[str]]
ANSWERS: Mapping[str, Answer] = {
    "card": card, "arrange": arrange, "strike": strike, "skill": skill, "reward": reward, "option": option,
    "deal": deal,
}  # fmt: skip
