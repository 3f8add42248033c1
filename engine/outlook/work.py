"""Playing games on, in a process of its own (`engine/apart.py`), for as long as it is given."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ..core import stand_ins
from ..core.act import Answer
from ..core.errors import Refused
from ..core.game import Game
from ..core.message import Message
from ..core.runner import offered, titles
from ..core.state import State
from ..core.view import view
from ..spare import Allowance
from .curve import GAMES, Choice, Curve, Point, Wanted
from .shares import played_on


@dataclass(slots=True, frozen=True)
class Job:
    """What is wanted, the state from which it is played on, the answer whose worth is asked for, and persons' seats."""

    wanted: Wanted
    state: bytes
    answer: Answer | None = None
    persons: frozenset[str] = frozenset()


@dataclass(slots=True)
class Done:
    """What has come of a job as far as it was done: a `Point` or a `Choice` with the new games alone."""

    wanted: Wanted
    point: Point = field(default_factory=Point)
    choice: Choice = field(default_factory=Choice)


def work(game: Game[Any], seed: str, jobs: Sequence[Job], seconds: float, clock: float) -> tuple[list[Done], float]:
    """Do the jobs, one after the other, until so many seconds of the processor or by the clock are over; at least one
    game is played on. The second is what this process has used of the processor in all.
    """
    allowance, found = Allowance(seconds, clock), list[Done]()
    for job in jobs:
        found.append((_choice if job.wanted.choice else _point)(game, seed, job, allowance))
        if allowance.is_spent:
            break
    return found, time.process_time()


def merge(curve: Curve, done: Sequence[Done]) -> None:
    """Add to a curve what has been worked out."""
    for each in done:
        seq = each.wanted.seq
        if each.wanted.choice:
            old = curve.choices.get(seq, Choice())
            given, usual = old.given.plus(each.choice.given), old.usual.plus(each.choice.usual)
            curve.choices[seq] = Choice(told=each.choice.told, given=given, usual=usual)
        else:
            old = curve.points.get(seq, Point())
            first, more = old.first.plus(each.point.first), old.more.plus(each.point.more)
            curve.points[seq] = Point(first=first, more=more, title=each.point.title)


def _point(game: Game[Any], seed: str, job: Job, allowance: Allowance) -> Done:
    s, wanted = game.load(job.state), job.wanted
    seen = view(s, None)
    point = Point(title=_title(seen))
    for number in range(wanted.start, wanted.stop):
        tally = point.first if number < GAMES else point.more
        tally.add(played_on(game, seen, f"{seed}:{wanted.seq}:{number}", advised=job.persons))
        if allowance.is_spent:
            break
    return Done(wanted, point=point)


def _choice(game: Game[Any], seed: str, job: Job, allowance: Allowance) -> Done:
    s, wanted, given = game.load(job.state), job.wanted, job.answer
    assert given is not None
    seen = view(s, given.seat)
    decision = next((each for each in offered(s, given.seat, seen) if each.id == given.decision), None)
    if decision is None:
        return Done(wanted, choice=Choice(told="never"))
    words = stand_ins.words(game, seen, decision, advice=given.seat in job.persons)
    if words == given.words:
        return Done(wanted, choice=Choice(told="same"))
    usual = None if words is None else given.model_copy(update={"words": words})
    choice = Choice(told="other")
    try:
        for number in range(wanted.start, wanted.stop):
            dice = f"{seed}:{wanted.seq}:choice:{number}"
            for tally, act in ((choice.given, given), (choice.usual, usual)):
                tally.add(played_on(game, seen, dice, act, job.persons))
            if allowance.is_spent:
                break
    except Refused:  # it rested on something that lay otherwise than this seat can know
        return Done(wanted, choice=Choice(told="never"))
    return Done(wanted, choice=choice)


def _title(seen: State) -> Message | None:
    """The round or turn that a view stands in."""
    return next(iter(titles(seen)), None)
