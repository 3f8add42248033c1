"""The runner: which questions are open, and what an answer does."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import Any, cast

from .act import Answer, GiveOrder, TakeOrder
from .errors import Gone, Illegal, NotYours, Refused, RulesError
from .message import Event, Message, msg
from .order import Order
from .shape import complete, replay, single
from .state import End, State
from .step import DONE, Ask, Lanes, Step
from .view import view

log = logging.getLogger(__name__)

Policy = Callable[[State, "Decision", list[str]], list[str] | None]
"""A standing order's way of answering: from the seat's view, its decision and the order's argument."""


@dataclass(slots=True)
class Decision:
    """An open question with its place on the stack.

    The id names era, step, kind, subject, seats and how often that line was answered: another player's act leaves
    it valid; a second press, or one from before an undo, finds it gone.
    """

    id: str
    ask: Ask
    step: Step
    stack: list[Step]
    depth: int

    @property
    def seats(self) -> tuple[str, ...]:
        return self.ask.seats

    @property
    def kind(self) -> str:
        return self.ask.kind

    @property
    def subject(self) -> str:
        return self.ask.subject

    def prompt(self, s: State) -> Message:
        """The question in words."""
        return self.ask.prompt or Message(f"{s.game}-ask-{self.ask.kind}")

    @property
    def line(self) -> str:
        return line(self.ask)


def line(ask: Ask) -> str:
    seat = ask.seat if isinstance(ask.seat, str) else "+".join(ask.seat)
    return f"{ask.kind}.{ask.subject}.{seat}"


def decisions(s: State) -> list[Decision]:
    """The open questions of a state or view. Opportunities without options are not open."""
    return [each for each in _asked(s, s.stack, 0) if _is_open(each.ask)]


def opened(s: State) -> list[Decision] | None:
    """The questions that the act just applied has found awaited, so that nobody need look for them again.

    They are handed out once and hold until the state changes, so they are for whoever has applied the act and for
    the same moment only. None if the last act did not look, or they have been handed out.
    """
    found = cast("list[Decision] | None", s.open)
    object.__setattr__(s, "open", None)
    return found


def _asked(
    s: State, stack: list[Step], depth: int, id: str = "", seat: str = "", *, opportunities: bool = True
) -> Iterator[Decision]:
    """What the steps of a stack ask, be it open or not: a seat, if given; with a decision's id, the step it names."""
    if not stack:
        return
    top = stack[-1]
    for step in stack:
        depth += 1
        if id and not id.startswith(f"{s.era}.{step.no}."):
            continue
        if step is top:
            for ask in step.asks(s):
                if not seat or seat in ask.seats:
                    yield _decision(s, ask, step, stack, depth)
        if opportunities and step.watches:
            for ask in step.always(s):
                if not seat or seat in ask.seats:
                    yield _decision(s, ask, step, stack, depth)
    if isinstance(top, Lanes):
        for lane in top.lanes:
            yield from _asked(s, lane.stack, depth, id, seat, opportunities=opportunities)


def _decision(s: State, ask: Ask, step: Step, stack: list[Step], depth: int) -> Decision:
    name = line(ask)
    return Decision(f"{s.era}.{step.no}.{name}.{step.answered.get(name, 0)}", ask, step, stack, depth)


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
    return [d for d in asked if d.ask.wait and d.id not in s.sealed]


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
    """The seat's open decision with this id. Raises `NotYours` for another seat's, `Gone` if it is not open."""
    seen = seen if seen is not None else view(s, seat)
    for each in _asked(seen, seen.stack, 0, decision):
        if each.id == decision and _is_open(each.ask):
            if seat not in each.seats:
                raise NotYours
            return each
    raise Gone


def default(decision: Decision) -> list[str]:
    """The complete words for an absent player."""
    given = decision.ask.default
    words = list(given() if callable(given) else given or ())
    words = complete(decision.ask.shape, words)
    while (shape := replay(decision.ask.shape, words)[0]) is not None:
        words = complete(decision.ask.shape, [*words, next(shape.words())])
    return words


def start(s: State, *steps: Step) -> list[Event]:
    """Put the first steps on the stack and run to the first question."""
    return _take(s, lambda: s.push(*steps))


def resume(s: State) -> list[Event]:
    """Run on after the state was changed from outside; at rest this changes nothing."""
    return _take(s, lambda: None)


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
    shape, value = replay(mine.ask.shape, act.words)
    if shape is not None:
        raise Illegal(msg("refused-incomplete"))
    if act.order is not None:
        _spend(s, act)

    def apply() -> None:
        if real.ask.sealed:
            _seal(s, real, act)
            return
        name = real.line
        real.step.answered[name] = real.step.answered.get(name, 0) + 1
        _hand_over(s, real, real.ask, value)

    return _take(s, apply)


def _hand_over(s: State, decision: Decision, *given: Any) -> None:
    object.__setattr__(s, "here", decision.stack)
    object.__setattr__(s, "depth", decision.depth)
    if getattr(decision.step, f"on_{decision.kind}")(s, *given) is DONE:
        s.leave(decision.stack, decision.step)


def _seal(s: State, decision: Decision, act: Answer) -> None:
    again = decision.id in s.sealed
    s.sealed[decision.id] = act.words
    if s.game and not again:
        s.tell("sealed", who=act.seat)
    group = [d for d in decisions(s) if d.step is decision.step and d.kind == decision.kind and d.ask.sealed]
    if any(d.id not in s.sealed for d in group):
        return
    given = {d.seats[0]: replay(d.ask.shape, s.sealed[d.id])[1] for d in group}
    for d in group:
        del s.sealed[d.id]
        decision.step.answered[d.line] = decision.step.answered.get(d.line, 0) + 1
    s.known += 1
    _hand_over(s, decision, given)


def _take(s: State, change: Callable[[], None]) -> list[Event]:
    told: list[Event] = []
    object.__setattr__(s, "events", told)
    object.__setattr__(s, "here", s.stack)
    object.__setattr__(s, "depth", 0)
    try:
        change()
        object.__setattr__(s, "here", s.stack)
        object.__setattr__(s, "depth", 0)
        if not s.over:
            s.drive(s.stack)
            _come_to_rest(s)
    except End as end:
        s.result = end.result
        s.stack.clear()
        s.sealed.clear()
        s.orders.clear()
    object.__setattr__(s, "events", [])
    return told


def _come_to_rest(s: State) -> None:
    if not s.stack:
        raise RulesError("the game has no step left and no result")
    found = awaited(s)
    if not found:
        raise RulesError(f"nobody is asked anything at {s.stack[-1].step}")
    object.__setattr__(s, "open", found)


def _spend(s: State, act: Answer) -> None:
    order = next((o for o in s.orders if o.id == act.order), None)
    if order is None:
        raise Gone
    if order.mode == "once" or (order.mode == "plan" and not order.rest):
        s.orders.remove(order)
    elif order.mode == "plan":
        (order.kind, order.words), *order.rest = order.rest


def give_order(s: State, act: GiveOrder) -> list[Event]:
    """Keep an order; a standing one replaces the seat's former order of the same kind and policy."""
    if s.over:
        raise Gone
    new = act.order.model_copy()
    s.given += 1
    new.id = s.given
    if new.mode == "always":
        s.orders = [
            o for o in s.orders if (o.seat, o.mode, o.kind, o.policy) != (new.seat, "always", new.kind, new.policy)
        ]
    s.orders.append(new)
    return [Event(msg("log-order-given", who=_who(new.seat)), only=(new.seat,))]


def take_order(s: State, act: TakeOrder) -> list[Event]:
    """Take an order back; raises `Gone` if the seat has none of that number."""
    order = next((o for o in s.orders if o.id == act.order and o.seat == act.seat), None)
    if order is None:
        raise Gone
    s.orders.remove(order)
    return [Event(msg("log-order-taken", who=_who(act.seat)), only=(act.seat,))]


def _who(seat: str) -> Message:
    return Message("@seat", {"seat": seat})


def follow(s: State, policies: dict[str, Policy], among: list[Decision] | None = None) -> Answer | TakeOrder | None:
    """What happens next without anybody doing anything: an order in time, or a question with one legal answer.

    ``among`` are the awaited questions, if the caller has them from `opened`; orders may answer others too.
    """
    if s.over:
        return None
    if s.orders:
        ordering = {order.seat for order in s.orders}
        for real in decisions(s):
            for seat in real.seats if real.id not in s.sealed else ():
                act = _by_order(s, seat, real, policies) if seat in ordering else None
                if act:
                    return act
    for real in awaited(s, among) if s.auto else ():
        if not real.ask.private and not real.ask.several:
            only = single(real.ask.shape)
            if only is not None:
                return Answer(seat=real.seats[0], decision=real.id, words=only, by="auto")
    return None


def ordered(s: State, policies: dict[str, Policy], kinds: Collection[str]) -> bool:
    """Whether an order would answer an open question of these kinds now: what a step asks that else would not wait."""
    for real in decisions(s):
        for seat in real.seats if real.kind in kinds else ():
            mine = any(order.seat == seat and order.kind in kinds for order in s.orders)
            if mine and isinstance(_by_order(s, seat, real, policies), Answer):
                return True
    return False


def _by_order(s: State, seat: str, real: Decision, policies: dict[str, Policy]) -> Answer | TakeOrder | None:
    seen = view(s, seat)
    mine = find(s, seat, real.id, seen)
    for order in s.orders:
        if order.seat != seat:
            continue
        if order.mode == "plan" and order.kind != real.kind:
            if real.ask.wait:
                return TakeOrder(seat=seat, order=order.id)
            continue
        if order.kind != real.kind:
            continue
        words = _words(seen, mine, order, policies)
        if words is not None:
            return Answer(seat=seat, decision=real.id, words=words, by="order", order=order.id)
        if order.mode == "plan":
            return TakeOrder(seat=seat, order=order.id)
    return None


def _words(seen: State, mine: Decision, order: Order, policies: dict[str, Policy]) -> list[str] | None:
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
