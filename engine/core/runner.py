"""The runner: which questions are open, and what an answer does."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

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
    found: list[Decision] = []
    _collect(s, s.stack, 0, found)
    return found


def _collect(s: State, stack: list[Step], depth: int, found: list[Decision]) -> None:
    if not stack:
        return
    top = stack[-1]
    for step in stack:
        depth += 1
        if step is top:
            for ask in step.asks(s):
                _add(s, ask, step, stack, depth, found)
        if step.watches:
            for ask in step.always(s):
                _add(s, ask, step, stack, depth, found)
    if isinstance(top, Lanes):
        for lane in top.lanes:
            _collect(s, lane.stack, depth, found)


def _add(s: State, ask: Ask, step: Step, stack: list[Step], depth: int, found: list[Decision]) -> None:
    if ask.wait or _has_words(ask):
        name = line(ask)
        id = f"{s.era}.{step.no}.{name}.{step.answered.get(name, 0)}"
        found.append(Decision(id, ask, step, stack, depth))


def _waits(s: State, stack: list[Step]) -> bool:
    """Whether anything on the stack waits for an answer."""
    if not stack:
        return False
    top = stack[-1]
    if any(ask.wait for ask in top.asks(s)):
        return True
    if any(step.watches and any(ask.wait for ask in step.always(s)) for step in stack):
        return True
    return isinstance(top, Lanes) and any(_waits(s, lane.stack) for lane in top.lanes)


def _has_words(ask: Ask) -> bool:
    shape, _ = replay(ask.shape, [])
    return shape is None or next(shape.words(), None) is not None


def awaited(s: State) -> list[Decision]:
    """The questions that the table waits for: sealed ones that are in are no longer among them."""
    return [d for d in decisions(s) if d.ask.wait and d.id not in s.sealed]


def titles(s: State) -> list[Message]:
    """The heading, from the outside in: what each step on the stack calls itself."""
    found = [title for step in s.stack if (title := step.title(s)) is not None]
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Lanes) and len(top.lanes) == 1:
        found += [title for step in top.lanes[0].stack if (title := step.title(s)) is not None]
    return found


def offered(s: State, seat: str, seen: State | None = None) -> list[Decision]:
    """What is asked of a seat, worked out from its own view (which may be handed in)."""
    return [d for d in decisions(seen if seen is not None else view(s, seat)) if seat in d.seats]


def find(s: State, seat: str, decision: str, seen: State | None = None) -> Decision:
    """The seat's open decision with this id. Raises `NotYours` for another seat's, `Gone` if it is not open."""
    for each in decisions(seen if seen is not None else view(s, seat)):
        if each.id == decision:
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
        _hand_over(s, real, lambda handler: handler(s, real.ask, value))

    return _take(s, apply)


def _hand_over(s: State, decision: Decision, call: Callable[[Any], object]) -> None:
    object.__setattr__(s, "here", decision.stack)
    object.__setattr__(s, "depth", decision.depth)
    if call(getattr(decision.step, f"on_{decision.kind}")) is DONE:
        s.leave(decision.stack, decision.step)


def _seal(s: State, decision: Decision, act: Answer) -> None:
    s.sealed[decision.id] = act.words
    if s.game:
        s.tell("sealed", who=act.seat)
    group = [d for d in decisions(s) if d.step is decision.step and d.kind == decision.kind and d.ask.sealed]
    if any(d.id not in s.sealed for d in group):
        return
    given = {d.seats[0]: replay(d.ask.shape, s.sealed[d.id])[1] for d in group}
    for d in group:
        del s.sealed[d.id]
        decision.step.answered[d.line] = decision.step.answered.get(d.line, 0) + 1
    s.known += 1
    _hand_over(s, decision, lambda handler: handler(s, given))


def _take(s: State, change: Callable[[], None]) -> list[Event]:
    object.__setattr__(s, "events", [])
    object.__setattr__(s, "here", s.stack)
    object.__setattr__(s, "depth", 0)
    try:
        change()
        object.__setattr__(s, "here", s.stack)
        object.__setattr__(s, "depth", 0)
        if s.over:
            return s.events
        s.drive(s.stack)
        if not s.stack:
            raise RulesError("the game has no step left and no result")
        if not (awaited(s) if s.sealed else _waits(s, s.stack)):
            raise RulesError(f"nobody is asked anything at {s.stack[-1].step}")
    except End as end:
        s.result = end.result
        s.stack.clear()
        s.sealed.clear()
        s.orders.clear()
    return s.events


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


def follow(s: State, policies: dict[str, Policy]) -> Answer | TakeOrder | None:
    """What happens next without anybody doing anything: an order in time, or a question with one legal answer."""
    if s.over:
        return None
    for real in decisions(s):
        if real.id in s.sealed or not (s.auto or s.orders):
            continue
        for seat in real.seats:
            if any(order.seat == seat for order in s.orders):
                act = _by_order(s, seat, real, policies)
                if act:
                    return act
            if s.auto and real.ask.wait and not real.ask.private:
                only = single(real.ask.shape)
                if only is not None:
                    return Answer(seat=seat, decision=real.id, words=only, by="auto")
    return None


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
