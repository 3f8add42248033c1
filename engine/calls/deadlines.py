"""What happens when time passes: reminders, calls kept over quiet hours, and the end of a deadline.

Everything is a row that a sweep finds by its time, so after a stop of any length what came due happens once, in
order, and as slowly as the sweeps allow. A call is forgotten only after it has been sent.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, cast

from ..core.errors import Refused
from ..store import Batch, Conflict, StoreError
from ..tables import absence, bank, lobby, timers
from ..tables.live import Incident
from ..tables.session import Session
from ..tables.sessions import Sessions
from ..tables.timers import Timer
from . import habits
from .ahead import next_up
from .habits import Habits
from .presence import SILENCE, Presence

log = logging.getLogger(__name__)

MOST_TIMERS = 60
"""Timers served by one sweep: each may set a table's post going."""
MOST_CALLS = 40
"""Messages sent by one sweep."""
MOST_TABLES = 10
"""Tables named in one message."""
PATIENCE = 5
"""Calls without an answer after which the game master is told instead."""
LATEST = 24 * 3600
"""Seconds after which the bot looks again whether a game master can be told."""
LONELY = 24 * 3600
"""Seconds after which the host of a lobby to which nobody has come is told what would help."""
RETRY = 30 * 60
"""Seconds until something that failed is tried again."""

What = Literal["call", "late", "silent", "alone", "ahead"]


@dataclass(slots=True, frozen=True)
class Call:
    """A message to be sent in the first of its tables' channels.

    ``call``: these tables wait for ``users``; ``late`` and ``silent``: their time is up, they do not answer; ``alone``:
    nobody has come to the lobby of its host; ``ahead``: the next turn is theirs, which they want to hear in private.
    ``to``: whom it mentions, the users themselves or the game masters.
    """

    what: What
    sessions: Sequence[Session]
    users: Sequence[int]
    to: Sequence[int]


@dataclass(slots=True, frozen=True)
class Notes:
    """What a table's post says about time: when decisions are due, until when people are away; seconds, or `AWAY`.

    ``habits`` are those of the people it waits for.
    """

    due: dict[str, float]
    away: dict[int, float]
    habits: Mapping[int, Habits] = field(default_factory=dict[int, Habits])


class Deadlines:
    """The timers and calls of all tables."""

    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.presence = Presence()
        self._writes, self._next = -1, 0.0

    def _now(self) -> float:
        return self.sessions.clock().timestamp()

    # People

    async def habits(self, user: int) -> Habits:
        """When this person may be called."""
        return (await habits.read(self.store, [user]))[user]

    async def hour(self, user: int) -> int:
        """What this person's clock shows."""
        return self.sessions.clock().astimezone(habits.zone((await self.habits(user)).zone)).hour

    async def set_habits(self, user: int, **changed: object) -> Habits:
        """Change some of them; calls that are being kept follow."""
        new = replace(await self.habits(user), **changed)
        await habits.write(self.store, user, new)
        await self.store.execute(
            "UPDATE pings SET at = ? WHERE person = ? AND what IN ('call', 'ahead')", new.free_at(self._now()), user
        )
        return new

    async def mute(self, session: Session, user: int) -> None:
        """No more reminders for this person's present turn at a table."""
        batch = Batch()
        batch.add(
            "INSERT INTO attention (session, person, muted) VALUES (?, ?, 1) "
            "ON CONFLICT (session, person) DO UPDATE SET muted = 1",
            *(session.id, user),
        )
        for what in ("call", "soon"):
            _drop(batch, session.id, user, what)
        await self.store.commit(batch)

    async def looked(self, session: Session, user: int) -> None:
        """A person has pressed something at a table: they know whose turn it is, and a call that waits for their
        silence falls away.
        """
        key = session.id, user
        if not self.presence.pressed(*key, self._now()):
            return
        if await self.store.row("SELECT 1 FROM pings WHERE session = ? AND person = ? AND what = 'soon'", *key):
            batch = Batch()
            _drop(batch, *key, "soon")
            await self.store.commit(batch)

    def here(self, session: Session) -> set[int]:
        """Those of a table's people who are at it just now."""
        now = self._now()
        people = {player.user for player in session.seats.values() if player.user is not None}
        return {user for user in people if self.presence.is_here(session.id, user, now)}

    # Tables

    async def notes(self, session: Session) -> Notes:
        """What is to be said about time in the table's post."""
        due = await timers.of(self.store, session.id) if session.table.deadline != "none" else {}
        users = _awaited_users(session)
        known = await habits.read(self.store, users) if users else {}
        now = self._now()
        away = {user: each.away_until for user, each in known.items() if each.away_until > now}
        return Notes(due, away, known)

    async def look_after(self, session: Session) -> None:
        """The host of a lobby hears what would help if nobody has come to it after a day."""
        batch, at = Batch(), self._now() + LONELY
        _keep(batch, session, session.host, "alone", (await self.habits(session.host)).free_at(at))
        await self.store.commit(batch)

    async def begin_turn(
        self, session: Session, users: Sequence[int], later: Batch | None = None, notes: Notes | None = None
    ) -> list[int]:
        """Of these people those to be called now that their turn begins; for the others, calls are kept until they may
        be called, or until those who are at the table have been silent for a while. Written at once, or with a batch
        that is written ``later``. ``notes`` are those of the session.
        """
        if not users:
            return []
        batch = Batch() if later is None else later
        allowed, now = await self._allowed(batch, session, users, notes and notes.habits), self._now()
        here = self.here(session).intersection(allowed)
        for user in here:
            self.presence.waits(session.id, user)
            _keep(batch, session, user, "soon", now + SILENCE)
        for user in users:
            batch.add("UPDATE attention SET muted = 0 WHERE session = ? AND person = ?", session.id, user)
        if later is None:
            await self.store.commit(batch)
        return [user for user in allowed if user not in here]

    async def announce(self, batch: Batch, session: Session, user: int) -> None:
        """With the batch: this person, whose turn is next, is told so, unless they are at the table and see it."""
        now = self._now()
        if not self.presence.is_here(session.id, user, now):
            _keep(batch, session, user, "ahead", (await self.habits(user)).free_at(now))

    def called(self, batch: Batch, session: str, users: Iterable[int]) -> None:
        """These people have been called at a table."""
        for user in users:
            batch.add(
                "INSERT INTO attention (session, person, calls) VALUES (?, ?, 1) "
                "ON CONFLICT (session, person) DO UPDATE SET calls = attention.calls + 1",
                *(session, user),
            )

    async def _allowed(
        self, batch: Batch, session: Session, users: Sequence[int], known: Mapping[int, Habits] | None = None
    ) -> list[int]:
        """Those who may be called now.

        Quiet hours keep a call for later. After too many unanswered calls the game master is told, once.
        """
        now = self._now()
        if known is None:
            known = await habits.read(self.store, [*users])
        calls: dict[int, int] = dict(
            await self.store.rows("SELECT person, calls FROM attention WHERE session = ?", session.id)
        )
        allowed: list[int] = []
        for user in users:
            tried = calls.get(user, 0)
            if tried >= PATIENCE:
                if tried == PATIENCE:
                    self.called(batch, session.id, [user])
                    _keep(batch, session, user, "silent", now)
                batch.add("DELETE FROM pings WHERE session = ? AND person = ? AND what = 'call'", session.id, user)
            elif (at := known[user].free_at(now)) > now:
                _keep(batch, session, user, "call", at)
            else:
                allowed.append(user)
        return allowed

    # The sweep

    def is_quiet(self) -> bool:
        """Whether nothing can be due: nothing was written since the last sweep, and what there is comes later."""
        return self._writes == self.store.writes and self._now() < self._next

    async def sweep(self) -> None:
        """Serve the timers whose time has come, the earliest first."""
        writes, now, batch = self.store.writes, self._now(), Batch()
        found = await timers.due_now(self.store, now, MOST_TIMERS)
        self._next = now if found else await timers.earliest(self.store, now)
        self._writes = writes
        tables: dict[str, list[Timer]] = {}
        for timer in found:
            tables.setdefault(timer.session, []).append(timer)
        for id, due in tables.items():
            try:
                await self._serve(batch, await self.sessions.get(id), due, now)
            except (StoreError, Conflict):
                raise
            except Exception as error:  # it holds up no other
                log.warning("deadline of session %s is put off: %s", id, error, exc_info=_is_fault(error))
                _put_off(batch, due, now + RETRY)
        if batch.statements:
            await self.store.commit(batch)

    async def _serve(self, batch: Batch, session: Session, due: list[Timer], now: float) -> None:
        if not session.resting or session.lock.locked():
            return  # it is being answered just now; the next sweep sees what is left
        seats = {each.id: each.seats for each in session.awaited()}
        over: list[Timer] = []
        longer: dict[Timer, tuple[Sequence[str], float]] = {}
        for timer in due:
            people = _people(session, seats.get(timer.decision, ()))
            passed = timer.passed(now)
            until = await self._longer(session, seats[timer.decision], now) if people and "due" in passed else None
            if until is not None:
                longer[timer] = seats[timer.decision], until
                await self._remind(batch, session, people, ["last"], now)
                continue
            if people and "due" in passed:
                over.append(timer)
                if session.table.policy == "tell":
                    for user in people:
                        _keep(batch, session, user, "late", now)
            elif people:
                await self._remind(batch, session, people, passed, now)
            _put_off(batch, [timer], timer.next(now))
        if longer:
            await self.sessions.govern(session.id, bank.begin(longer, now))
        if over and session.table.policy in ("default", "stand-in"):
            await self.sessions.govern(session.id, absence.expire(self.store, {each.decision for each in over}, now))

    async def _longer(self, session: Session, seats: Sequence[str], now: float) -> float | None:
        """Until when the time banks of these seats last, if they run from now on; None if there is nothing in them."""
        if not bank.size(session):
            return None
        return bank.lasts(session, seats, await habits.read(self.store, _people(session, seats)), now)

    async def _remind(
        self, batch: Batch, session: Session, people: list[int], passed: Collection[str], now: float
    ) -> None:
        known = await habits.read(self.store, people)
        rows = await self.store.rows("SELECT person FROM attention WHERE session = ? AND muted = 1", session.id)
        muted = {user for (user,) in rows}
        for user in people:
            wanted = known[user].reminders
            if user not in muted and wanted != "off" and (wanted == "both" or wanted in passed):
                _keep(batch, session, user, "call", known[user].free_at(now))

    async def calls(self) -> list[Call]:
        """The messages whose time has come. Tables that wait for the same people are named in one."""
        rows = await self.store.rows(
            "SELECT session, person, what FROM pings "
            f"WHERE at <= ? AND {self.store.owned.where()} ORDER BY at, person LIMIT ?",
            *(self._now(), MOST_CALLS * MOST_TABLES),
        )
        asked: dict[tuple[str, What], list[int]] = {}
        batch, notices, now = Batch(), list[Call](), self._now()
        silent = set[tuple[str, int]]()
        for id, user, what in rows:
            if what in ("call", "soon") and (at := self.presence.silent_at(id, user, now)) > now:
                batch.add("UPDATE pings SET at = ? WHERE session = ? AND person = ? AND what = ?", at, id, user, what)
                continue
            if what == "soon":
                silent.add((id, user))
            users = asked.setdefault((id, "call" if what == "soon" else cast(What, what)), [])
            users += [] if user in users else [user]
        tables: dict[tuple[int, int], list[Session]] = {}
        for (id, what), users in asked.items():
            try:
                session = await self.sessions.get(id)
                awaited = set[int]() if session.paused else _meant(what, session)
            except (StoreError, Conflict):
                raise
            except Exception as error:
                log.warning("calls of session %s are put off: %s", id, error, exc_info=_is_fault(error))
                batch.add("UPDATE pings SET at = ? WHERE session = ?", now + RETRY, id)
                continue
            if session.paused:
                batch.add("UPDATE pings SET at = ? WHERE session = ?", now + RETRY, id)
                continue
            for user in users:
                if (id, user) in silent and what == "call":  # from now on a call like any other
                    _drop(batch, id, user, "soon")
                    _keep(batch, session, user, what, now)
                if user not in awaited:  # has acted meanwhile
                    _drop(batch, id, user, what)
            still = [user for user in users if user in awaited]
            if what in ("late", "silent"):
                masters = await self._masters(session)
                free = [user for user, at in masters.items() if at <= now]
                if still and free:
                    notices.append(Call(what, [session], still, free))
                for user in [] if free else still:
                    _keep(batch, session, user, what, min(now + LATEST, *masters.values()))
                continue
            if what in ("alone", "ahead"):
                notices += [Call(what, [session], still, still)] if still else []
                continue
            for user in await self._allowed(batch, session, still):
                tables.setdefault((session.guild, user), []).append(session)
        if batch.statements:
            await self.store.commit(batch)
        return [*_merged(tables), *notices][:MOST_CALLS]

    async def _masters(self, session: Session) -> dict[int, float]:
        """Who is told about a table, the named game masters or else its host, and when each may be called."""
        rows = await self.store.rows("SELECT person FROM gms WHERE session = ?", session.id)
        known = await habits.read(self.store, [user for (user,) in rows] or [session.host])
        return {user: each.free_at(self._now()) for user, each in known.items()}

    def stands(self, call: Call) -> bool:
        """Whether a call is still true: others were sent before it, and somebody may have acted meanwhile. One that is
        not is made anew by the next look, for whom it still concerns.
        """
        return all(_meant(call.what, each).issuperset(call.users) for each in call.sessions)

    async def said(self, call: Call) -> None:
        """The message has been sent."""
        batch = Batch()
        for session in call.sessions:
            for user in call.users:
                _drop(batch, session.id, user, call.what)
            if call.what == "call":
                self.called(batch, session.id, call.users)
        await self.store.commit(batch)

    async def put_off(self, call: Call) -> None:
        """The message could not be sent now."""
        batch = Batch()
        for session in call.sessions:
            for user in call.users:
                _keep(batch, session, user, call.what, self._now() + RETRY)
        await self.store.commit(batch)


def _is_fault(error: Exception) -> bool:
    """Whether it is one of the program's that stands nowhere yet."""
    return not isinstance(error, Refused | Incident)


def _merged(tables: dict[tuple[int, int], list[Session]]) -> list[Call]:
    """One message for each group of tables, to everybody for whom just these are waiting."""
    groups: dict[tuple[str, ...], tuple[list[Session], list[int]]] = {}
    for (_, user), waiting in tables.items():
        for at in range(0, len(waiting), MOST_TABLES):
            part = waiting[at : at + MOST_TABLES]
            groups.setdefault(tuple(each.id for each in part), (part, []))[1].append(user)
    return [Call("call", part, users, users) for part, users in groups.values()]


def _people(session: Session, seats: Iterable[str]) -> list[int]:
    """The people who answer for these seats themselves."""
    players = [session.seats[seat] for seat in seats]
    return [player.user for player in players if player.user is not None and not player.stand_in]


def _meant(what: What, session: Session) -> set[int]:
    """Whom such a call of a table concerns now."""
    if what == "ahead":
        _, user = next_up(session)
        return set() if user is None else {user}
    return set(_alone(session) if what == "alone" else _awaited_users(session))


def _awaited_users(session: Session) -> list[int]:
    """Whose move it is; in a lobby, whose yes is waited for."""
    if session.status == "lobby":
        return _people(session, lobby.asked(session))
    return _people(session, session.waiting_for()) if session.status == "playing" else []


def _alone(session: Session) -> list[int]:
    """The host of a lobby, if nobody else has sat down there."""
    people = {player.user for player in session.seats.values() if player.user is not None}
    return [session.host] if session.status == "lobby" and people == {session.host} else []


def _put_off(batch: Batch, due: list[Timer], at: float | None) -> None:
    for timer in due:
        batch.add("UPDATE timers SET at = ? WHERE session = ? AND decision = ?", at, timer.session, timer.decision)


def _keep(batch: Batch, session: Session, user: int, what: What | Literal["soon"], at: float) -> None:
    batch.add(
        "INSERT INTO pings (session, person, what, at, guild) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (session, person, what) DO UPDATE SET at = excluded.at",
        *(session.id, user, what, at, session.guild),
    )


def _drop(batch: Batch, session: str, user: int, what: What | Literal["soon"]) -> None:
    batch.add("DELETE FROM pings WHERE session = ? AND person = ? AND what = ?", session, user, what)
