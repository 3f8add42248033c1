"""Works out the curves of finished games, one after the other, at the pace that the host allows.

What is left to do follows from the rows: a game that was finished lately and has no complete row of `outlooks`. So
nothing is lost if the program stops; a job under way is done again. A row tells what has been added to which count of
it, so what two processes work out at once counts once.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from ..core.act import Answer
from ..core.errors import Refused
from ..core.message import Message
from ..core.runner import titles
from ..spare import HOUR, Spare
from ..store import Batch, Store, StoreError
from ..store.errors import Conflict
from ..tables.journal import OF_GAME, Entry, on_disk, saved_state
from ..tables.session import AT_REST, Session
from ..tables.sessions import Incident, Sessions
from .curve import Curve, Point, Step, Turn, chances, is_drawn, lacks, turns, wanted
from .shares import outcome
from .work import Job, Wanted, merge, work

log = logging.getLogger(__name__)

JOBS = 24
"""Points or answers of one job."""
LATELY = 7 * 24 * HOUR
"""Seconds after its end in which a game gets its curve; as long its result is kept up (`presenter.KEPT_UP`)."""
TRIES = 3
"""How often in a row it is tried where it fails."""


@dataclass(slots=True, frozen=True)
class _Row:
    """A row of `outlooks`."""

    head: int = -1
    curve: str = "{}"
    done: int = 0
    tries: int = 0
    step: int = 0


@dataclass(slots=True, frozen=True)
class Turning:
    """A turning point with the entries of the log in which it came about."""

    turn: Turn
    entries: Sequence[Entry]
    deed: Entry | None = None
    """The one of them that decided it, if that was an answer."""


@dataclass(slots=True, frozen=True)
class Outlook:
    """A complete curve, to be shown: for each point its place among the entries of the log that stand, and each side's
    share from 0 to 1; the last one is the end. ``path`` are those entries.
    """

    sides: Sequence[str]
    points: Sequence[tuple[int, Mapping[str, float]]]
    turnings: Sequence[Turning]
    path: Sequence[int]


class Outlooks:
    """Does one job after the other; ``shown`` is called with a game whose curve is complete."""

    def __init__(self, sessions: Sessions, per_hour: float, shown: Callable[[Session], None]) -> None:
        self._sessions, self._store, self._shown = sessions, sessions.store, shown
        self.spare = Spare(per_hour, self._now)
        """For whoever else has work that can wait."""
        self._told: dict[str, object] = {}
        """The part of each game in play for which nothing is left to do."""
        self._idle: dict[str, float] = {}
        """When each game in play was changed last that had nothing left to do then."""

    def close(self) -> None:
        """Give up what is being worked out."""
        self.spare.close()

    async def step(self) -> bool:
        """Work on a chance that is wanted in play, else on the game finished last that lacks its curve, if the budget
        allows it; whether anything was done.
        """
        seconds = self.spare.left
        if not seconds:
            return False
        for id, attend, give_up in (
            (await self._live(), self._part, self._skip),
            (await self._next(), self._curve, self._give_up),
        ):
            if id is None:
                continue
            try:
                await attend(id, seconds)
            except StoreError:
                raise
            except Exception:  # a game that cannot be read holds up no other
                log.exception("the curve of session %s is given up", id)
                await give_up(id)
            return True
        return False

    async def _curve(self, id: str, seconds: float) -> None:
        """Work on the curve of a finished game."""
        session = (await self._sessions.get(id)).still()
        row = await _row(self._store, id)
        curve, path = _curve(row, session), [] if session.lesson else await _path(self._store, session)
        todo = wanted(curve, path)
        if todo:
            done = await self._work(session, todo[:JOBS], seconds)
            if done is None:
                log.warning("the curve of session %s could not be worked out (try %d)", id, row.tries + 1)
                await self._keep(session, replace(row, head=session.seq, tries=row.tries + 1))
                return
            merge(curve, done)
        complete = not wanted(curve, path)
        await self._keep(session, _Row(session.seq, curve.model_dump_json(), int(complete), 0, row.step), curve)

    async def _live(self) -> str | None:
        """A game in play whose table wants to know the chance at which its present round has begun, and does not."""
        rows = await self._store.rows(
            "SELECT id, changed FROM sessions WHERE status = 'playing' AND paused = 0 AND settings LIKE ? "
            f"AND {self._store.owned.where()} ORDER BY changed",
            '%"chance": "live"%',
        )
        self._told = {id: self._told[id] for id, _ in rows if id in self._told}
        self._idle = {id: changed for id, changed in rows if self._idle.get(id) == changed}
        for id, changed in rows:
            if id in self._idle:  # a table that has not changed is not read again
                continue
            with suppress(Refused, Incident):
                session = (await self._sessions.get(id)).still()
                if of_one_side(session) and self._told.get(id, self) != part_of(session):
                    return id
            self._idle[id] = changed
        return None

    async def _part(self, id: str, seconds: float) -> None:
        """Work on the chance at which a game in play has begun the round it is in."""
        session = (await self._sessions.get(id)).still()
        row, part = await _row(self._store, id), part_of(session)
        curve = _curve(row, session)
        known = [seq for seq, point in await _standing(self._store, session, curve) if point.title == part]
        seq = known[-1] if known else await _latest(self._store, session)
        assert seq is not None
        lacking = lacks(curve, seq)
        done = await self._work(session, [lacking], seconds) if lacking is not None else None
        if done is not None:
            merge(curve, done)
            await self._keep(session, _Row(session.seq, curve.model_dump_json(), 0, 0, row.step))
        if done is None or lacks(curve, seq) is None:  # where it failed, the next round is tried
            self._told[id] = part

    async def _work(self, session: Session, todo: Sequence[Wanted], seconds: float) -> list[Any] | None:
        """What came of the jobs; None if their process failed."""
        jobs = [await _job(self._store, session, each) for each in todo]
        return await self.spare.run(session.id, seconds, work, session.game, session.id, jobs)

    async def _next(self) -> str | None:
        row = await self._store.row(
            f"SELECT id FROM sessions LEFT JOIN outlooks ON session = id WHERE {AT_REST} AND status = 'over' "
            "AND changed > ? AND seq > 0 AND (session IS NULL OR head != seq OR (done = 0 AND tries < ?)) "
            f"AND {self._store.owned.where()} ORDER BY changed DESC LIMIT 1",
            *(self._now() - LATELY, TRIES),
        )
        return row[0] if row else None

    async def _skip(self, id: str) -> None:
        self._told[id] = part_of((await self._sessions.get(id)).still())

    async def _give_up(self, id: str) -> None:
        await self._store.execute(
            "INSERT INTO outlooks (session, head, curve, done, tries, step) "
            "SELECT id, seq, '{}', 0, ?, 1 FROM sessions WHERE id = ? ON CONFLICT (session) DO UPDATE SET "
            "head = excluded.head, tries = excluded.tries, step = outlooks.step + 1",
            *(TRIES, id),
        )

    async def _keep(self, session: Session, row: _Row, curve: Curve | None = None) -> None:
        """Write the row, unless somebody was faster; with a complete curve its game is to be shown again."""
        batch = Batch()
        if row.step:
            batch.add(
                "UPDATE outlooks SET head = ?, curve = ?, done = ?, tries = ?, "
                "step = CASE WHEN step = ? THEN step + 1 END WHERE session = ?",
                *(row.head, row.curve, row.done, row.tries, row.step, session.id),
            )
        else:
            batch.add(
                "INSERT INTO outlooks (session, head, curve, done, tries, step) VALUES (?, ?, ?, ?, ?, 1)",
                *(session.id, row.head, row.curve, row.done, row.tries),
            )
        complete = bool(row.done and curve and curve.points)
        if complete:
            batch.add("UPDATE sessions SET dirty = 1 WHERE id = ? AND seq = ?", session.id, row.head)
        try:
            await self._store.commit(batch)
        except Conflict:
            log.info("what was worked out of session %s is left: another was faster, or it is forgotten", session.id)
            return
        if complete:
            self._shown(session)

    def _now(self) -> float:
        return self._sessions.clock().timestamp()


async def outlook(store: Store, session: Session) -> Outlook | None:
    """The complete curve of a finished game; None if it has none (yet)."""
    row = await _row(store, session.id)
    if not row.done or row.head != session.kept.seq or session.kept.status != "over":
        return None
    curve, path = _curve(row, session), await _path(store, session)
    if not curve.points or not is_drawn(curve, path):
        return None
    points = [
        (at, curve.end if point is None else {side: point.all.share(side) for side in curve.sides})
        for at, point in chances(curve, path)
    ]
    found: list[Turning] = []
    for turn in turns(curve, path):
        first, last = path[turn.start].seq, path[turn.stop].seq
        entries = [each for each in await on_disk(store, session.id, first, upto=last) if not each.struck]
        deed = None if turn.deed is None else path[turn.deed].seq
        found.append(Turning(turn, entries, next((each for each in entries if each.seq == deed), None)))
    return Outlook(curve.sides, points, found, [step.seq for step in path])


def part_of(session: Session) -> Message | None:
    """The round or turn that a game is in."""
    return next(iter(titles(session.view(None))), None)


def of_one_side(session: Session) -> bool:
    """Whether all who play win or lose as one, or somebody plays alone: in play nobody is told of a rival's chance."""
    return session.game.together or len(session.game.sides(session.playing)) == 1


async def chance(store: Store, session: Session) -> tuple[str, float, float | None] | None:
    """The side of those who play together, its chance, from 0 to 1, at the beginning of the part that the game is in,
    and that of the part before as far as it is known; None if it is not known (yet), or not to be told.
    """
    if session.table.chance != "live" or session.status != "playing" or not of_one_side(session):
        return None
    curve, part = _curve(await _row(store, session.id), session), part_of(session)
    known = [point for _, point in await _standing(store, session, curve) if point.first.games]
    found = [point for point in known if point.title == part]
    if not found:
        return None
    side = curve.sides[0]
    before = next((point.all.share(side) for point in reversed(known) if point.title != part), None)
    return side, found[-1].all.share(side), before


async def moved(
    store: Store, session: Session, end: int, this: Message | None, following: Message | None
) -> tuple[float, float] | None:
    """The chance of those who play together at the beginnings of a part and of the one that has followed with the entry
    ``end``, as the titles of both have it; None if one of them is not known (yet), or is not to be told.
    """
    if session.table.chance != "live" or this == following or not of_one_side(session):
        return None
    curve = _curve(await _row(store, session.id), session)
    known = [(seq, point) for seq, point in await _standing(store, session, curve) if point.first.games]
    before = [point for seq, point in known if seq < end and point.title == this]
    after = [point for seq, point in known if seq >= end and point.title == following]
    if not before or not after:
        return None
    side = curve.sides[0]
    return before[-1].all.share(side), after[0].all.share(side)


async def _row(store: Store, id: str) -> _Row:
    found = await store.row("SELECT head, curve, done, tries, step FROM outlooks WHERE session = ?", id)
    return _Row(*found) if found else _Row()


def _curve(row: _Row, session: Session) -> Curve:
    """What has been worked out, with how the game has ended now: it may have gone on from an end that was no end."""
    curve = Curve.model_validate_json(row.curve)
    curve.end = outcome(session.game, session.playing)
    curve.sides = list(curve.end)
    return curve


async def _path(store: Store, session: Session) -> list[Step]:
    """The log of a finished game, without what was taken back."""
    rows = await store.rows(
        "SELECT seq, act ->> 'act', act ->> 'by', act ->> 'seat' FROM actions "
        f"WHERE session = ? AND seq <= ? AND undone = 0 AND {OF_GAME} ORDER BY seq",
        *(session.id, session.kept.seq),
    )
    answered = ("player", "order", "default", "gm")
    return [
        Step(seq, seat if act == "answer" and by in answered else "", free=act in ("answer", "go-on"))
        for seq, act, by, seat in rows
    ]


async def _standing(store: Store, session: Session, curve: Curve) -> list[tuple[int, Point]]:
    """The points of a curve that stand in the log, in its order."""
    if not curve.points:
        return []
    rows = await store.rows(
        f"SELECT seq FROM actions WHERE session = ? AND seq <= ? AND undone = 0 AND {OF_GAME} "
        f"AND seq IN ({', '.join('?' * len(curve.points))}) ORDER BY seq",
        *(session.id, session.kept.seq, *curve.points),
    )
    return [(seq, curve.points[seq]) for (seq,) in rows]


async def _latest(store: Store, session: Session) -> int | None:
    """The last entry of the game that stands; None if there is none."""
    row = await store.row(
        "SELECT seq FROM actions "
        f"WHERE session = ? AND seq <= ? AND undone = 0 AND {OF_GAME} ORDER BY seq DESC LIMIT 1",
        *(session.id, session.kept.seq),
    )
    return row[0] if row else None


async def _job(store: Store, session: Session, todo: Wanted) -> Job:
    """What a process needs for it."""
    seq = todo.seq if todo.before is None else todo.before
    state = await saved_state(store, session.id, seq)
    assert state is not None
    persons = frozenset(seat for seat, player in session.seats.items() if not player.stand_in)
    if todo.before is None:
        return Job(todo, state, persons=persons)
    row = await store.row("SELECT act FROM actions WHERE session = ? AND seq = ?", session.id, todo.seq)
    assert row is not None
    return Job(todo, state, Answer.model_validate(json.loads(row[0])), persons)
