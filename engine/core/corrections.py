"""Corrections that every game has: of the stack of steps, of the dice, and of the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from .fix import APPLY, Fix
from .message import Event, Message, msg, who
from .shape import Chain, One, Option, Some
from .state import Result, State, face_name
from .step import DONE, Done, Lanes, Step, registry

MOST_DICE = 12
"""Dice that can be set beforehand."""
TOP = "top"
"""The word for putting a step on top of the stack, dropping none."""


class Nothing(Step):
    """Takes the place of a step that was dropped. It is over at once, and the step below goes on."""

    def run(self, s: State) -> Done:
        return DONE


def common(game: str, faces: Sequence[str], figure: Callable[[str], Message] | None = None) -> list[Fix]:
    """The corrections of a game with these faces on its dice; its own ones of the same name go first.

    ``figure`` says what a figure is called, in a game that deals them to seats.
    """
    chains: dict[str, Callable[[Any], Chain]] = {"drop-step": drop, "put-step": partial(put, game)}
    if faces:
        chains["next-dice"] = partial(next_dice, game, faces)
    if figure is not None:
        chains["crew"] = partial(lead, figure)
    chains["end"] = end
    fixes = [Fix(name, chain, public=True, harmless=True) for name, chain in chains.items()]
    return [*fixes, Fix("result", result, public=True, ended=True, harmless=True)]


# Steps


def stacks(stack: list[Step]) -> Iterator[list[Step]]:
    """A stack and all that run side by side in it."""
    yield stack
    for step in stack:
        if isinstance(step, Lanes):
            for lane in step.lanes:
                yield from stacks(lane.stack)


def _running(s: State) -> dict[str, tuple[list[Step], int]]:
    """By their numbers, the steps that can be dropped, each with its stack and place: all but the lowest."""
    found = [(stack, at) for stack in stacks(s.stack) for at in range(len(stack))]
    return {str(stack[at].no): (stack, at) for stack, at in found if stack is not s.stack or at}


def step_name(game: str, kind: type[Step]) -> Message:
    """What a kind of step is called."""
    return Message(f"{game}-step-{kind.__name__.lower()}")


def _option(s: State, key: str, stack: list[Step], at: int) -> Option:
    step = stack[at]
    name, seat = step_name(s.game, type(step)), getattr(step, "seat", "")
    return Option(key, msg("fix-step-of", what=name, who=who(seat)) if seat in s.seats else name)


def drop(s: State) -> Chain:
    """A step and all above it are given up; the one below goes on as if it had finished."""
    running = _running(s)
    no: str = yield One([_option(s, key, *place) for key, place in running.items()])
    yield APPLY
    stack, at = running[no]
    name = step_name(s.game, type(stack[at]))
    _replace(s, stack, at, Nothing())
    s.run.events.append(Event(msg("fix-did-drop", what=name)))


def put(game: str, s: State) -> Chain:
    """A new step in place of a running one (and of all above it), or on top of all."""
    running = _running(s)
    top = Option(TOP, msg("fix-step-top"))
    no: str = yield One([top, *(_option(s, key, *place) for key, place in running.items())])
    kinds = {kind.__name__: kind for tag, kind in registry.items() if tag.startswith(f"{game}.") and _can_put(kind)}
    name: str = yield One([Option(name, step_name(game, kind)) for name, kind in kinds.items()])
    kind, fields = kinds[name], dict[str, Any]()
    if "seat" in kind.model_fields:
        fields["seat"] = yield One([Option(seat, who(seat)) for seat in s.seats])
    yield APPLY
    stack, at = running.get(no, (s.stack, len(s.stack)))
    _replace(s, stack, at, kind(**fields))
    s.run.events.append(Event(msg("fix-did-put", what=step_name(game, kind))))


def _can_put(kind: type[Step]) -> bool:
    """Whether a step of this class does anything, and can be made from nothing but a seat."""
    idle = kind.run is Step.run and kind.asks is Step.asks
    return not idle and all(name == "seat" or not field.is_required() for name, field in kind.model_fields.items())


def _replace(s: State, stack: list[Step], at: int, step: Step) -> None:
    s.enter(step)
    give_up(s, stack, at)
    stack.append(step)


def give_up(s: State, stack: list[Step], at: int) -> None:
    """Drop the steps of a stack from this place on. Sealed answers go too, since they were for one of these steps."""
    for inner in stacks(stack[at:]):
        for step in reversed(inner):
            step.dropped(s)
    del stack[at:]
    s.sealed.clear()


# Dice


def next_dice(game: str, faces: Sequence[str], s: State) -> Chain:
    """The next dice show these faces (the game skips one that the die has not), or the luck ahead is another."""
    what: str = yield One([Option(what, msg(f"fix-dice-{what}")) for what in ("set", "fresh")])
    chosen: list[str] = []
    if what == "set":
        number: str = yield One([str(n) for n in range(1, MOST_DICE + 1)])
        for _ in range(int(number)):
            chosen.append((yield One([Option(face, face_name(game, face)) for face in faces])))
    yield APPLY
    s.dice.forced = chosen
    if what == "fresh":
        s.dice.refresh()
    s.run.events.append(Event(msg("fix-did-dice", n=len(chosen))))


# Figures


def lead(called: Callable[[str], Message], s: State) -> Chain:
    """Another seat leads a figure.

    What the former leader ordered and chose for it is forgotten, and so is every sealed answer, because another seat
    may have to give it now.
    """
    figure: str = yield One([Option(each, called(each)) for crew in s.crews.values() for each in crew])
    old = s.leader(figure)
    seat: str = yield One([Option(each, who(each)) for each in s.crews if each != old])
    yield APPLY
    s.crews[old].remove(figure)
    s.crews[seat].append(figure)
    s.orders = [order for order in s.orders if (order.seat, order.subject) != (old, figure)]
    s.choices = [choice for choice in s.choices if (choice.seat, choice.subject) != (old, figure)]
    s.sealed.clear()
    s.run.events.append(Event(msg("fix-did-crew", what=called(figure), who=who(seat))))


# The end


def end(s: State) -> Chain:
    """The game is over, and is nobody's win as long as no winner is named."""
    yield One([Option("now", msg("fix-end-now"))])
    yield APPLY
    s.conclude(Result(title=msg("result-ended")))
    s.run.events.append(Event(msg("fix-did-end")))


def result(s: State) -> Chain:
    """Other winners."""
    winners: list[str] = yield Some([Option(seat, who(seat)) for seat in s.seats])
    yield APPLY
    assert s.result
    s.result.winners = winners
    s.result.title = msg("result-named", winners=[who(seat) for seat in winners], n=len(winners))
    s.run.events.append(Event(msg("fix-did-result", what=s.result.title)))
