"""The runner: which questions are open, and what an answer does."""

from __future__ import annotations

import logging
import re
from base64 import b32encode
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import lru_cache
from hashlib import blake2b
from itertools import chain
from typing import Any

from .act import Answer, GiveOrder, GoOn, TakeOrder
from .chapter import Chapter
from .decision import Decision, Policy, line, over
from .errors import Gone, Illegal, NotYours, Refused, RulesError
from .message import Event, Message, msg, who
from .order import Order
from .secret import Sealed
from .shape import complete, finished, replay, single
from .state import End, Run, State
from .step import DONE, Ask, Lanes, Step
from .view import view

log = logging.getLogger(__name__)
PLAIN = re.compile("[A-Za-z0-9_-]{1,9}")
"""Subjects that stand for themselves in ids; nine characters are as long as a hash."""


@lru_cache(4096)
def in_id(subject: str) -> str:
    """A subject as part of an id, which components carry.

    A short and plain subject stands for itself, any other is hashed.
    """
    if PLAIN.fullmatch(subject):
        return subject
    return "~" + b32encode(blake2b(subject.encode(), digest_size=5).digest()).decode().lower()


def decisions(s: State) -> list[Decision]:
    """The open questions of a state or view. Opportunities without options are not open."""
    return [each for each in _asked(s, s.stack, 0) if _is_open(each.ask)]


def opened(s: State) -> list[Decision] | None:
    """The questions that the act just applied has found awaited, so that nobody need look for them again.

    They are handed out once and hold until the state changes, so they are for the caller that applied the act and for
    the same moment only. None if the last act did not look, or they have been handed out.
    """
    found, s.run.open = s.run.open, None
    return found


def _asked(
    s: State, stack: list[Step], depth: int, id: str = "", seat: str = "", *, opportunities: bool = True
) -> Iterator[Decision]:
    """What the steps of a stack ask, whether it is open or not.

    ``seat`` limits it to one seat; a decision's id limits it to the step that the id names.
    """
    if not stack or s.breathing:
        return
    top = stack[-1]
    for at, step in enumerate(stack, depth + 1):
        watches = opportunities and step.watches
        if not (watches or step is top) or (id and not id.startswith(f"{s.era}.{step.no}.")):
            continue
        asks = step.asks(s) if step is top else ()
        for ask in chain(asks, step.always(s)) if watches else asks:
            if not seat or seat in ask.seats:
                yield _decision(s, ask, step, stack, at)
    if isinstance(top, Lanes):
        for lane in top.lanes:
            yield from _asked(s, lane.stack, depth + len(stack), id, seat, opportunities=opportunities)


def _decision(s: State, ask: Ask, step: Step, stack: list[Step], depth: int) -> Decision:
    name = line(ask)
    count = step.answered.get(name, 0)
    if ask.subject:
        name = f"{ask.kind}.{in_id(ask.subject)}.{name.rpartition('.')[2]}"
    return Decision(f"{s.era}.{step.no}.{name}.{count}", ask, step, stack, depth)


def _is_open(ask: Ask) -> bool:
    if ask.wait or ask.several:
        return True
    shape, _ = replay(ask.shape, [])
    return shape is None or next(shape.words(), None) is not None


def awaited(s: State, among: list[Decision] | None = None) -> list[Decision]:
    """The questions that the table waits for: sealed ones that are in are no longer among them.

    ``among`` are those that the caller has from `opened`.
    """
    asked = _asked(s, s.stack, 0, opportunities=False) if among is None else among
    return [d for d in asked if d.ask.wait and not (s.sealed and d.sealed(s))]


def titles(s: State) -> list[Message]:
    """The heading, from the outside in: what each step on the stack calls itself."""
    found = [title for step in s.stack if (title := step.title(s)) is not None]
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Lanes) and len(top.lanes) == 1:
        found += [title for step in top.lanes[0].stack if (title := step.title(s)) is not None]
    return found


def offered(s: State, seat: str, seen: State | None = None) -> list[Decision]:
    """What is asked of a seat, worked out from its own view (which may be handed in)."""
    seen = seen if seen is not None else view(s, seat)
    return [each for each in _asked(seen, seen.stack, 0, seat=seat) if _is_open(each.ask)]


def find(s: State, seat: str, decision: str, seen: State | None = None) -> Decision:
    """The seat's open decision with this id.

    Raises `NotYours` for another seat's, `Gone` if it is not open, `Refused` while the rules take a breath.
    """
    if s.breathing:
        raise Refused(msg("refused-busy"))
    seen = seen if seen is not None else view(s, seat)
    for each in _asked(seen, seen.stack, 0, decision):
        if each.id == decision and _is_open(each.ask):
            if seat not in each.seats:
                raise NotYours(each.text)
            return each
    raise Gone(over(s.game, decision))


def default(decision: Decision) -> list[str]:
    """The complete words for an absent player."""
    given = decision.ask.default
    return finished(decision.ask.shape, given() if callable(given) else given or ())


def start(s: State, *steps: Step) -> list[Event]:
    """Put the first steps on the stack and run to the first question."""
    return _take(s, lambda: s.push(*steps))


def resume(s: State) -> list[Event]:
    """Run on after the state was changed from outside; at rest this changes nothing."""
    return _take(s, lambda: None)


def go_on(s: State) -> list[Event]:
    """Go on after a breath; raises `Gone` if the rules have not stopped for one."""
    if not s.breathing:
        raise Gone
    return resume(s)


def answer(s: State, act: Answer) -> list[Event]:
    """Apply one answer and run to the next question.

    A private question is judged from the seat's own view, so what a seat may do never depends on what it may not
    see; the options of the others are everybody's to see (the fuzzer checks that view and state agree on them).
    Raises `Gone`, `NotYours` or `Illegal` without having changed anything; anything else raised means that the
    state is no longer usable and has to be loaded again.
    """
    if s.over:
        raise Gone
    real = find(s, act.seat, act.decision, s)
    mine = find(s, act.seat, act.decision) if real.ask.private else real
    try:
        shape, value = replay(mine.ask.shape, act.words)
        if shape is not None:
            raise Illegal(msg("refused-incomplete"))
    except Illegal as refused:
        refused.of = refused.of or mine.text
        raise
    if act.order is not None:
        _spend(s, act)

    real.ask.by = act.seat

    def apply() -> None:
        if real.ask.sealed:
            _seal(s, real, act)
            return
        name = real.line
        real.step.answered[name] = real.step.answered.get(name, 0) + 1
        _hand_over(s, real, real.ask, value)

    return _take(s, apply)


def _hand_over(s: State, decision: Decision, *given: Any) -> None:
    s.run.here, s.run.depth = decision.stack, decision.depth
    if getattr(decision.step, f"on_{decision.kind}")(s, *given) is DONE:
        s.leave(decision.stack, decision.step)


def _seal(s: State, decision: Decision, act: Answer) -> None:
    step, kind = decision.step, decision.kind
    former = decision.sealed(s)
    if former:
        former.seat, former.words = act.seat, act.words
    else:
        s.sealed.append(Sealed(seat=act.seat, step=step.no, kind=kind, subject=decision.subject, words=act.words))
        if s.game:
            s.tell("sealed", who=act.seat, weight="detail")  # whom the table waits for is said anyway
    group = [d for d in decisions(s) if d.step is step and d.kind == kind and d.ask.sealed]
    answers = [(d, sealed) for d in group if (sealed := d.sealed(s))]
    if len(answers) < len(group):
        return
    given = {(sealed.seat, d.subject): replay(d.ask.shape, sealed.words)[1] for d, sealed in answers}
    s.sealed = [each for each in s.sealed if (each.step, each.kind) != (step.no, kind)]
    for d in group:
        step.answered[d.line] = step.answered.get(d.line, 0) + 1
    s.known += 1
    _hand_over(s, decision, given)


def _take(s: State, change: Callable[[], None]) -> list[Event]:
    run = s.run = Run(s.stack)
    try:
        change()
        run.here, run.depth = s.stack, 0
        s.breathing = False
        if not s.over:
            s.drive(s.stack)
            _come_to_rest(s)
    except End as end:
        for chapter in reversed([*s.find_all(Chapter)]):
            s.sum_up(chapter)
        s.conclude(end.result)
    told, run.events = run.events, []
    return told


def _come_to_rest(s: State) -> None:
    if not s.stack:
        raise RulesError("the game has no step left and no result")
    found = awaited(s)
    if not found and not s.breathing:
        raise RulesError(f"nobody is asked anything at {s.stack[-1].step}")
    s.run.open = found


def _spend(s: State, act: Answer) -> None:
    order = next((o for o in s.orders if o.id == act.order), None)
    if order is None:
        raise Gone
    if order.mode == "once":
        s.orders.remove(order)


def give_order(s: State, act: GiveOrder) -> list[Event]:
    """Keep an order; a standing one replaces the seat's former order of the same kind, subject and policy."""
    if s.over:
        raise Gone
    new = act.order.model_copy()
    s.given += 1
    new.id = s.given
    if new.mode == "always":
        s.orders = [
            o
            for o in s.orders
            if (o.seat, o.mode, o.kind, o.subject, o.policy) != (new.seat, "always", new.kind, new.subject, new.policy)
        ]
    s.orders.append(new)
    return [Event(msg("log-order-given", who=who(new.seat)), only=(new.seat,))]


def take_order(s: State, act: TakeOrder) -> list[Event]:
    """Take an order back; raises `Gone` if the seat has none of that number."""
    order = next((o for o in s.orders if o.id == act.order and o.seat == act.seat), None)
    if order is None:
        raise Gone
    s.orders.remove(order)
    if act.void:
        told = msg("log-order-void", what=Message(f"{s.game}-ask-{order.kind}.kind"))
        return [Event(told, only=(act.seat,)), *resume(s)]  # a step may have rested for it
    return [Event(msg("log-order-taken", who=who(act.seat)), only=(act.seat,))]


def follow(s: State, among: list[Decision] | None = None) -> Answer | TakeOrder | GoOn | None:
    """What happens next without anybody doing anything: the rules go on after a breath, an order comes in time, a
    question has one legal answer.

    ``among`` are the awaited questions, if the caller has them from `opened`; orders may answer others too.
    """
    if s.over:
        return None
    if s.breathing:
        return GoOn()
    if s.orders:
        act = next(_by_orders(s), None)
        if act:
            return act
    for real in awaited(s, among) if s.auto else ():
        if not real.ask.private and not real.ask.several:
            only = single(real.ask.shape)
            if only is not None:
                return Answer(seat=real.seats[0], decision=real.id, words=only, by="auto")
    return None


def ordered(s: State, kinds: Collection[str]) -> bool:
    """Whether an order acts now on questions of these kinds, or is void: what a step asks that else would not wait."""
    return any(True for _ in _by_orders(s, kinds))


def _by_orders(s: State, kinds: Collection[str] | None = None) -> Iterator[Answer | TakeOrder]:
    """What orders do now, in the order of the questions (of these kinds, if any are given)."""
    ordering = {order.seat for order in s.orders}
    asked = [
        each
        for each in _asked(s, s.stack, 0)
        if not ordering.isdisjoint(each.seats) and (kinds is None or each.kind in kinds)
    ]
    for real in asked:
        for seat in real.seats if not real.sealed(s) else ():
            mine = [order for order in s.orders if order.seat == seat and _matters(order, real)]
            act = _by_order(s, seat, real, mine, asked) if mine else None
            if act:
                yield act


def _by_order(
    s: State, seat: str, real: Decision, mine: list[Order], among: list[Decision]
) -> Answer | TakeOrder | None:
    if not _is_open(real.ask):  # an opportunity that lets nobody do anything: its moment has come and goes by
        spent = next((order for order in mine if _is_spent(order, real, among)), None)
        return TakeOrder(seat=seat, order=spent.id, void=True) if spent else None
    seen = view(s, seat)
    asked = find(s, seat, real.id, seen)
    for order in mine:
        words = _words(seen, asked, order, s.policies)
        if words is not None:
            return Answer(seat=seat, decision=real.id, words=words, by="order", order=order.id)
        if _is_spent(order, real, among):
            return TakeOrder(seat=seat, order=order.id, void=True)
    return None


def _is_spent(order: Order, real: Decision, among: list[Decision]) -> bool:
    """Whether an order that does not fit its question is spent.

    It is not while it may fit later: a policy's answer may come later, and of several questions of a kind asked now
    another may fit.
    """
    others = among[among.index(real) + 1 :]
    waits = any(order.seat in other.seats and _matters(order, other) for other in others)
    return order.mode == "once" and not order.policy and not waits


def _matters(order: Order, real: Decision) -> bool:
    """Whether an order is for this question."""
    return order.kind == real.kind and order.is_about(real.subject)


def _words(seen: State, mine: Decision, order: Order, policies: Mapping[str, Policy]) -> list[str] | None:
    """The complete legal words of an order for this decision; None if it has none (or its policy fails)."""
    try:
        words = policies[order.policy](seen, mine, order.arg) if order.policy in policies else order.words
        if words is None:
            return None
        words = complete(mine.ask.shape, words)
        return words if replay(mine.ask.shape, words)[0] is None else None
    except Refused:
        return None
    except Exception:
        log.exception("order %s of kind %s failed; its seat is asked instead", order.policy, order.kind)
        return None
