"""What the program answers to everything but `act`: options, cards, skills, free attacks (section 11, 4, 10, 11)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.core.decision import Decision
from engine.core.runner import default
from engine.core.shape import replay

from ..box.effects import OPERATIONS, Choose, Do, Effect, Statement, Test, branches
from ..deeds.combat import PASS, Strike
from ..deeds.inventory import ARRANGE, DISCARD, Incoming, in_words
from ..deeds.trade import Offer
from ..party.chronicle import is_of
from ..party.ranks import BONUS
from ..reading.objectives import Block
from ..state import Survivor, ZombicideState
from . import reading
from .fighting import blows
from .gear import arranged, has_tool, held, opens, power, stripped
from .mind import mind

SKILLS = ("free_combat", "free_move", "free_melee", "free_ranged", "action_plus")
FURTHER = ("die_", "roll_", "dmg_", "ranged_dmg2", "super", "lucky", "ignore_break")
REWARDS = ("steady_hand", "hoard", "lifesaver", "combat_reflexes", "destiny")
LOSS = 9.0
"""What it costs to give the last weapon, firearm or tool for doors away."""
STOCK = 2
"""The number of bonus actions that are chosen before any skill."""
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
    return [ARRANGE, *in_words(hands, away)]


def arrange(s: ZombicideState, decision: Decision) -> list[str]:
    survivor = s.survivors[decision.subject]
    return in_words(*arranged(s, survivor, survivor.cards))


def strike(s: ZombicideState, decision: Decision) -> list[str]:
    step = decision.step
    if not isinstance(step, Strike):
        return default(decision)
    found = blows(s, s.survivors[decision.subject], step.zone, step.how, paid=True)
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
    facts = reading.plan(s).facts
    best = max(found, key=lambda each: (score(s, decision.subject, step.card, each.effect, facts), -each.number))
    return [str(best.number)]


def score(s: ZombicideState, taker: str, card: str, effect: Effect, facts: frozenset[str]) -> float:
    """What an effect is worth (section 11, 4)."""
    counted = {each for each in facts if each.startswith(reading.MORE)}
    found = [path for path in reading.through(s, card, effect) if path.open]
    helps = max((HELPS * path.chance for path in found if path.serves(facts - counted)), default=0.0)
    helps += max((COUNTS * path.chance for path in found if counted and not path.back), default=0.0)
    return helps + sum(_worth(s, taker, card, each) for each in effect)


def _worth(s: ZombicideState, taker: str, card: str, statement: Statement) -> float:
    if isinstance(statement, Do):
        return _done(s, taker, card, statement)
    found = [sum(_worth(s, taker, card, each) for each in branch) for branch in branches(statement)]
    if isinstance(statement, Test):
        success, failure = found
        return statement.chance * success + (1 - statement.chance) * failure
    return max(found)


def _done(s: ZombicideState, taker: str, card: str, do: Do) -> float:
    survivor, worth = s.survivors[taker], OPERATIONS[do.op].worth
    if do.op == "discard" and stripped(s, survivor, given(s, survivor, [str(each) for each in do.args])):
        return -LOSS
    if do.op == "note":
        note = s.mission.note(int(str(do.args[0])))
        effect = s.effect(note)
        if note in s.notes or effect is not None:
            return 0.0 if note in s.notes else sum(_worth(s, taker, card, each) for each in effect or ())
    return worth(s, survivor, do.args) if callable(worth) else worth


def given(s: ZombicideState, survivor: Survivor, args: Sequence[str]) -> list[str]:
    """The cards that a survivor discards for an operation: the poorest of those that will do (D13)."""
    fit = [copy for copy in survivor.cards if not args[2:] or is_of(s.card(copy), args[2])]
    return sorted(fit, key=lambda copy: s.card(copy).worth)[: int(args[1])]


def deal(s: ZombicideState, decision: Decision) -> list[str]:
    """A trade: yes if it serves the party; the only weapon, firearm or tool is given for an equal one only, but that on
    hard a tool for doors is passed on by who has had his turn to whoever has none.
    """
    step = decision.step
    if not isinstance(step, Offer):
        return default(decision)
    partner = s.survivors[decision.subject]
    after = [*(copy for copy in partner.cards if copy not in step.take), *step.give]
    tool = has_tool(s, partner)
    passed_on = len(step.take) == 1 and opens(s.card(step.take[0])) and not has_tool(s, s.survivors[step.survivor])
    if mind(s).relay and partner.acted and passed_on:
        return ["yes"]
    before = power(s, partner, held(s, partner, partner.cards), tool=tool)
    better = power(s, partner, held(s, partner, after), tool=tool) >= before
    return ["no" if stripped(s, partner, step.take) and not better else "yes"]


Answer = Callable[[ZombicideState, Decision], list[str]]
ANSWERS: Mapping[str, Answer] = {
    "card": card, "arrange": arrange, "strike": strike, "skill": skill, "reward": reward, "option": option,
    "deal": deal,
}  # fmt: skip
