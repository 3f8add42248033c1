"""The curve of a finished game: the chance to win at points of it, and the turning points with what made them.

What a *point* says is the share (`shares`) that games have won which were played on from what everybody could see then.
A *turning point* is an entry of the log, or a few in a row, from whose first to whose last point the chance changed by
more than twice its error, and by `LEAST` at least; or a longer stretch in which it did so little by little, by `SLOWLY`
at least. Such a change is told apart:

* *choices*: what each answer given there was worth, against the one that would have been advised in its place. Both
  are played on from the view of the seat that gave it, with the same dice for both, other dice than those that were
  rolled. Where both say the same, or nobody had a choice, it is 0; what is within twice its error counts as none.
* *luck*: all the rest: what the dice showed against what they were expected to show, what was drawn or came to light.

So both add up to the change. What is to be worked out follows from what has been (`wanted`), so it can be broken off
and gone on with at any time, and always comes to the same: point and number of a game played on make its seed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Literal

from pydantic import BaseModel

from ..core.message import Message
from .shares import Tally

FEWEST = 5
"""Entries of a game that has a curve: with less there is nothing to tell."""
POINTS = 24
"""Points of a curve that are looked for first, evenly spread over the log."""
GAMES = 100
"""Games played on from each point: an error of 5 in a hundred, where it is even."""
MORE = 300
"""Games played on from the two points of what may be a turning point, and for each answer there: 3 in a hundred."""
SPANS = 6
"""The largest steps that are looked at closely; some turn out to be none."""
STRETCH = 4
"""Steps between those points in which a change may have come about little by little."""
MOST = 4
"""Choices among the entries of a turning point up to which they are told apart from luck."""
HELD = 0.7
"""The part of a step that one half of it must hold for the other half to be left out."""
TOLD = 3
"""Turning points that are told."""
LEAST = 0.05
"""The least change of a chance that is called a turning point, however sure it is: 4 → 2 % tells nobody anything."""
SLOWLY = 0.25
"""The least change little by little that is called one: every chance drifts to 0 or 100 in the end."""
SURE = 2.0
"""Errors by which two chances must differ before anything is said of it."""


class Point(BaseModel):
    """The state after an entry of the log: the games played on from there, and where the game stood."""

    first: Tally = Tally()
    """The first `GAMES`, by which steps are chosen that are looked at closely."""
    more: Tally = Tally()
    title: Message | None = None
    """Its round or turn; None at the end."""

    @property
    def all(self) -> Tally:
        return self.first.plus(self.more)


class Choice(BaseModel):
    """An answer: games played on with it, and with the one advised in its place, if that is another one.

    ``told``: whether it is; "never" if the answer cannot be given again in the imagination.
    """

    told: Literal["", "same", "other", "never"] = ""
    given: Tally = Tally()
    usual: Tally = Tally()


class Curve(BaseModel):
    """What has been worked out of a game, by entries of its log. ``end`` is what each side has won of it."""

    sides: list[str] = []
    points: dict[int, Point] = {}
    choices: dict[int, Choice] = {}
    end: dict[str, float] = {}


@dataclass(slots=True, frozen=True)
class Step:
    """An entry that stands in the log of a finished game. ``choice``: the seat that answered and had a choice, if one
    did; ``free``: it is the game's own, not a correction or a step back.
    """

    seq: int
    choice: str = ""
    free: bool = True


@dataclass(slots=True, frozen=True)
class Wanted:
    """Games to be played on: from the point after an entry, or with the answer of an entry (``choice``) from the state
    before it, the entry ``before``. They are those numbered from ``start`` to ``stop`` − 1.
    """

    seq: int
    start: int
    stop: int
    before: int | None = None

    @property
    def choice(self) -> bool:
        return self.before is not None


@dataclass(slots=True, frozen=True)
class Turn:
    """A turning point: the places in the log before and after it, and what happened there to the chance of the side
    that it concerns most, from 0 to 1.

    ``choices`` is None if it cannot be told from luck; ``title`` is the round or turn in which it began.
    """

    start: int
    stop: int
    side: str
    before: float
    after: float
    choices: float | None
    title: Message | None
    deed: int | None = None
    """The place in the log of the answer that was worth most, if choices weigh more than luck."""
    by: frozenset[str] = frozenset()
    """The seats whose choices were worth something."""
    until: Message | None = None
    """The round or turn of the last point in it, where it came about little by little."""

    @property
    def luck(self) -> float:
        return self.after - self.before - (self.choices or 0.0)


def wanted(curve: Curve, path: Sequence[Step]) -> list[Wanted]:
    """What is to be worked out next of a game whose log is ``path``, the last entry of which ended it; nothing: it is
    complete.
    """
    if len(path) < FEWEST:
        return []
    todo = [lacks(curve, path[at].seq) for at in spread(len(path), POINTS)[:-1]]
    if not any(todo):
        spans = _spans(curve, path)
        todo = [_missing(curve, path, *span) for span in spans]
        if not any(todo):
            todo = [each for span in spans for each in _closely(curve, path, *_narrowed(curve, path, *span))]
    return list(dict.fromkeys(each for each in todo if each))


def is_drawn(curve: Curve, path: Sequence[Step]) -> bool:
    """Whether the points that are looked for first are known: a curve that was complete once stays one, also where more
    would be looked at closely now.
    """
    return not any(lacks(curve, path[at].seq) for at in spread(len(path), POINTS)[:-1])


def turns(curve: Curve, path: Sequence[Step]) -> list[Turn]:
    """The turning points of a complete curve, at most `TOLD`, in the order of the log; none that was not looked at
    closely.
    """
    if len(path) < FEWEST:
        return []
    narrowed = [(*_narrowed(curve, path, *span), span[2]) for span in _spans(curve, path)]
    found = [turn for span in narrowed if (turn := _turn(curve, path, *span)) is not None]
    largest = sorted(found, key=lambda turn: (-abs(turn.after - turn.before), turn.start))[:TOLD]
    return sorted(largest, key=lambda turn: turn.start)


def chances(curve: Curve, path: Sequence[Step]) -> list[tuple[int, Point | None]]:
    """The points of a curve in the order of the log, as places in ``path``; the last one, None, is its end."""
    known = [(at, curve.points[step.seq]) for at, step in enumerate(path[:-1]) if step.seq in curve.points]
    return [*((at, point) for at, point in known if point.first.games), (len(path) - 1, None)]


def spread(count: int, most: int) -> list[int]:
    """At most ``most`` of ``count`` places, evenly spread, with the first and the last."""
    if count <= most:
        return list(range(count))
    return sorted({round(i * (count - 1) / (most - 1)) for i in range(most)})


def lacks(curve: Curve, seq: int, most: int = 0) -> Wanted | None:
    """The games that the point after this entry still lacks, of ``most`` (0: `GAMES`)."""
    most = most or GAMES
    done = curve.points[seq].all.games if seq in curve.points else 0
    return Wanted(seq, done, most) if done < most else None


def _closely(curve: Curve, path: Sequence[Step], one: int, other: int) -> Iterator[Wanted | None]:
    """What a step from one place to another still lacks."""
    yield lacks(curve, path[one].seq, MORE)
    if other < len(path) - 1:
        yield lacks(curve, path[other].seq, MORE)
    chosen = [at for at in range(one + 1, other + 1) if path[at].choice]
    for at in chosen if len(chosen) <= MOST else ():
        done = curve.choices.get(path[at].seq, Choice())
        if not done.told or (done.told == "other" and done.given.games < MORE):
            yield Wanted(path[at].seq, done.given.games, MORE, path[at - 1].seq)


def _share(curve: Curve, path: Sequence[Step], at: int, side: str, *, first: bool = False) -> tuple[float, float]:
    """The chance of a side at a place, and its error; at the end it is known. ``first``: of the first games alone."""
    if at == len(path) - 1:
        return curve.end.get(side, 0.0), 0.0
    point = curve.points[path[at].seq]
    tally = point.first if first else point.all
    return tally.share(side), tally.error(side)


def _step(curve: Curve, path: Sequence[Step], one: int, other: int, side: str) -> float:
    """By how much the chance of a side changes between two places, as the first games have it."""
    return _share(curve, path, other, side, first=True)[0] - _share(curve, path, one, side, first=True)[0]


def _spans(curve: Curve, path: Sequence[Step]) -> list[tuple[int, int, str]]:
    """The largest steps between the points looked for first, or over a few of them, that are no chance and do not
    overlap, each with the side it concerns most. What came at once goes before what came little by little.
    """
    points = spread(len(path), POINTS)
    found: list[tuple[float, tuple[int, int, str]]] = []
    for far in range(1, STRETCH + 1):
        for one, other in zip(points, points[far:], strict=False):
            steps = {side: _step(curve, path, one, other, side) for side in curve.sides}
            side = max(steps, key=lambda side: (round(abs(steps[side]), 6), -steps[side]))  # of two rivals who lost
            size = abs(steps[side])
            errors = [_share(curve, path, at, side, first=True)[1] for at in (one, other)]
            if size >= (LEAST if far == 1 else SLOWLY) and size > SURE * _both(*errors):
                found.append((-size / sqrt(far), (one, other, side)))
    spans: list[tuple[int, int, str]] = []
    for _, (one, other, side) in sorted(found):
        if len(spans) < SPANS and all(other <= start or stop <= one for start, stop, _ in spans):
            spans.append((one, other, side))
    return spans


def _narrowed(curve: Curve, path: Sequence[Step], one: int, other: int, side: str) -> tuple[int, int]:
    """The part of a span that holds most of its step: a single entry, or the few in which it came about; or that in the
    middle of which the chance is not known yet.
    """
    while other - one > 1 and not lacks(curve, path[middle := (one + other) // 2].seq):
        halves = ((one, middle), (middle, other))
        whole = _step(curve, path, one, other, side)
        larger = max(halves, key=lambda half: _step(curve, path, *half, side) / whole)
        if _step(curve, path, *larger, side) / whole < HELD:
            break
        one, other = larger
    return one, other


def _missing(curve: Curve, path: Sequence[Step], one: int, other: int, side: str) -> Wanted | None:
    """The point that has to be known before a span can be narrowed further."""
    one, other = _narrowed(curve, path, one, other, side)
    return lacks(curve, path[(one + other) // 2].seq) if other - one > 1 else None


def _turn(curve: Curve, path: Sequence[Step], one: int, other: int, side: str) -> Turn | None:
    """What a few entries did to the chance of a side; None if that may be chance, or a correction was among them."""
    (before, error), (after, wrong) = (_share(curve, path, at, side) for at in (one, other))
    steps = path[one + 1 : other + 1]
    change = abs(after - before)
    if any(lacks(curve, path[at].seq, MORE) for at in (one, other) if at < len(path) - 1):
        return None
    if change < LEAST or change <= SURE * _both(error, wrong) or not all(step.free for step in steps):
        return None
    known = [curve.points[path[at].seq].title for at in range(one, other) if path[at].seq in curve.points]
    until = known[-1] if other - one > len(path) // POINTS + 1 else None
    choices, worths = _choices(curve, steps, side)
    by = frozenset(steps[at].choice for at, worth in worths.items() if worth)
    turn = Turn(one, other, side, before, after, choices, known[0], by=by, until=until)
    if not worths or abs(choices or 0.0) <= abs(turn.luck):
        return turn
    return replace(turn, deed=one + 1 + max(worths, key=lambda at: worths[at] / sum(worths.values())))


def _choices(curve: Curve, steps: Sequence[Step], side: str) -> tuple[float | None, dict[int, float]]:
    """What the answers of some entries were worth for a side, if that can be said of all of them; and each of those, by
    its place, if it is anything.
    """
    worths, error = dict[int, float](), 0.0
    for at, step in enumerate(steps):
        done = curve.choices.get(step.seq, Choice())
        if step.choice and done.told in ("", "never"):
            return None, {}
        if step.choice and done.told == "other":
            worths[at] = done.given.share(side) - done.usual.share(side)
            error = _both(error, _both(done.given.error(side), done.usual.error(side)))
    worth = sum(worths.values())
    return (worth, worths) if abs(worth) > SURE * error else (0.0, {})


def _both(one: float, other: float) -> float:
    """The error of a difference."""
    return (one * one + other * other) ** 0.5
