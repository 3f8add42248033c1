"""Forgetting a person: what is theirs alone goes, and in what belongs to others they are "Player 3".

One table goes after the other, each at once and whole. Who wants it stands in `meta` until nothing is left, so that
whatever stops it goes on later. The numbers of people who are forgotten are below 0, of each table's own.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import chain, count
from typing import Any, cast

from pydantic_core import to_json

from ..core.errors import Refused
from ..core.message import Event, msg, named
from ..gm.servers import Servers
from ..store import Batch, Stale, Store, scrubbing
from ..tables import journal, lobby, posted
from ..tables.campaigns import Campaign, Campaigns
from ..tables.live import Incident
from ..tables.session import Session
from ..tables.sessions import Sessions
from . import finding
from .traces import Json, Line, Mask, names_of, names_of_others

log = logging.getLogger(__name__)

PASSES = 5
"""How often everything is looked at: somebody may play on while they are forgotten."""
NEVER = 0
"""The number of nobody at all."""
WANTED = "forget:"
"""How the rows of `meta` begin that name those who want to be forgotten."""


@dataclass(slots=True)
class _Row:
    """The row of a session and its seats, as they are on disk."""

    game: str
    host: int
    language: str
    status: str
    parts: dict[str, list[object]]
    version: int
    seats: list[tuple[str, int | None, str, int | None, int | None]]


class _Nothing(Refused):
    """A table holds nothing of the person."""

    def __init__(self) -> None:
        super().__init__(msg("refused-no-session"))


class Forgetting:
    """The service. ``call`` says in a language what a person is called whom a table knows by a number from 1."""

    def __init__(
        self, sessions: Sessions, campaigns: Campaigns, servers: Servers, call: Callable[[str, int], str]
    ) -> None:
        self.sessions, self.campaigns, self.servers, self.call = sessions, campaigns, servers, call
        self.store = sessions.store
        self.on_table: Callable[[str, Mask], None] = lambda id, mask: None
        """Called with the id of a table at which somebody has been forgotten, and with what stands for them there."""
        self._running: dict[int, asyncio.Task[int]] = {}

    async def wanted(self) -> list[int]:
        """Those who want to be forgotten and are not yet."""
        rows = await self.store.rows("SELECT key FROM meta WHERE key LIKE ? ORDER BY key", f"{WANTED}%")
        return [int(row[0].removeprefix(WANTED)) for row in rows]

    async def forget(self, user: int, names: Collection[str] = ()) -> int:
        """Forget a person, who is also called by these names; at how many tables there was something of them.

        Whoever asks twice waits for the same. Raises `StoreError` while the database is away; what has been forgotten
        until then is.
        """
        task = self._running.get(user)
        if task is None:
            batch = scrubbing.mark(Batch())  # whatever breaks off, some of it may be gone already
            batch.add(
                "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING",
                *(f"{WANTED}{user}", self.sessions.clock().isoformat()),
            )
            await self.store.commit(batch)
            task = self._running.get(user) or asyncio.create_task(self._forget(user, set(names)))
            self._running[user] = task
            task.add_done_callback(lambda _: self._running.pop(user, None))
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Leave off after the table that is being looked at."""
        for task in self._running.values():
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)

    async def _forget(self, user: int, names: set[str]) -> int:
        done: set[str] = set()
        for _ in range(PASSES):
            found = set[str]()
            async for id in finding.tables(self.store, user):
                if mask := await self._at_table(id, user, names):
                    found.add(id)
                    self.on_table(id, mask)
            again = await self._elsewhere(user, names)
            done |= found
            if not found and not again:
                break
        batch = scrubbing.mark(Batch())
        batch.add("DELETE FROM meta WHERE key = ?", f"{WANTED}{user}")
        await self.store.commit(batch)
        journal.forget_read()
        return len(done)

    # A table

    async def _at_table(self, id: str, user: int, names: set[str]) -> Mask | None:
        """Forget a person at a table; what stands for them there, if there was something of them. Their names there are
        added to ``names``.
        """
        while True:
            row = await _read(self.store, id)
            if row is None:
                return None
            try:
                if row.status in ("lobby", "playing"):
                    try:
                        return await self.sessions.govern(
                            id, lambda session, batch: self._live(session, batch, user, names)
                        )
                    except _Nothing:
                        return None
                    except (Refused, Incident) as error:  # no game that can be read
                        log.warning("session %s: somebody is forgotten in its rows only: %s", id, error)
                return await self._on_disk(id, row, user, names)
            except Stale:
                continue

    async def _live(self, session: Session, batch: Batch, user: int, names: set[str]) -> Mask:
        """Forget a person in a lobby or a game that goes on, under its lock."""
        row = await _read(self.store, session.id)
        assert row is not None
        mask, touched = await self._rows(batch, session.id, row, user, names)
        seat = session.seat_of(user)
        touched = touched or seat is not None or user in session.parts or session.host == user
        session.parts.pop(user, None)
        for each, player in session.seats.items():
            if user in (player.lender, player.offered):
                touched = True
                lender = None if player.lender == user else player.lender
                offered = None if player.offered == user else player.offered
                session.seats[each] = replace(player, lender=lender, offered=offered)
        if not touched:
            raise _Nothing
        if session.state is None:
            posted.changed(batch, session.id, self.sessions.clock().timestamp())
        if seat is not None and session.state is None:
            lobby.leave(user)(session)
        elif seat is not None:
            lobby.vacate_for_anybody(session, seat, mask.name)
        if session.host == user:
            session.host = mask.number
        self.sessions.furnish(session)
        if seat is not None and session.state is not None:
            told = Event(msg("log-forgotten", who=named(mask.name)), weight="headline")
            act = {"act": "table-seat", "seat": seat}
            journal.write(batch, session, self.sessions.clock().timestamp(), mask.number, act, [told])
        session.tail, session.told = (), {}
        return mask

    async def _on_disk(self, id: str, row: _Row, user: int, names: set[str]) -> Mask | None:
        """Forget a person at a table that nobody plays, whatever its game has become since; what stands for them, if
        there was something of them.
        """
        batch = Batch()
        mask, touched = await self._rows(batch, id, row, user, names)
        parts = {who: given for who, given in row.parts.items() if who != str(user)}
        host = mask.host if row.host == user else row.host
        for seat, person, _, lender, offered in row.seats:
            if person == user:
                batch.add(
                    "UPDATE seats SET person = NULL, name = ?, absent = 'free', until = NULL "
                    "WHERE session = ? AND seat = ?",
                    *(mask.name, id, seat),
                )
            if lender == user:
                batch.add("UPDATE seats SET lender = NULL WHERE session = ? AND seat = ?", id, seat)
            if offered == user:
                batch.add("UPDATE seats SET offered = NULL WHERE session = ? AND seat = ?", id, seat)
            touched = touched or user in (person, lender, offered)
        if not touched and (parts, host) == (row.parts, row.host):
            return None
        batch.add("UPDATE sessions SET host = ?, parts = ? WHERE id = ?", host, json.dumps(parts), id)
        await self.sessions.rewrite(id, row.version, batch)
        return mask

    async def _rows(self, batch: Batch, id: str, row: _Row, user: int, names: set[str]) -> tuple[Mask, bool]:
        """Add to the batch what takes a person out of the log of a table and of what belongs to it; what stands for
        them, and whether there was something.
        """
        lines = await _log(self.store, id)
        proposals = await self.store.rows("SELECT id, proposer, what FROM proposals WHERE session = ?", id)
        names |= {name for _, person, name, *_ in row.seats if person == user} | names_of(user, lines)
        others = {name for _, person, name, *_ in row.seats if person != user} | names_of_others(user, lines)
        mask = self._mask(row, lines, [each[1] for each in proposals], user, names - others)
        changed = await asyncio.to_thread(lambda: [new for old in lines if (new := mask.line(old)) is not old])
        for line in changed:
            batch.add(
                "UPDATE actions SET act = ?, events = ?, interaction = CASE WHEN actor = ? THEN NULL ELSE interaction "
                "END, actor = ? WHERE session = ? AND seq = ?",
                *(to_json(line.act).decode(), to_json(line.events).decode(), user, line.actor, id, line.seq),
            )
        for number, proposer, what in proposals:
            self._off_proposal(batch, mask, number, proposer, json.loads(what))
        theirs = "SELECT 1 FROM gms WHERE session = ? AND person = ? UNION ALL "
        theirs += (
            "SELECT 1 FROM proposals LEFT JOIN votes ON proposal = id WHERE session = ? AND ? IN (proposer, person)"
        )
        touched = bool(changed) or await self.store.row(theirs, id, user, id, user) is not None
        for table in ("gms", "pings", "attention"):
            batch.add(f"DELETE FROM {table} WHERE session = ? AND person = ?", id, user)
        return mask, touched

    def _off_proposal(self, batch: Batch, mask: Mask, number: int, proposer: int, what: list[Json]) -> None:
        """What the person has proposed is withdrawn if it is open; their vote falls away."""
        told = to_json([mask.message(each) for each in what]).decode()
        batch.add("UPDATE proposals SET what = ?, dirty = 1 WHERE id = ? AND outcome IS NULL", told, number)
        batch.add("UPDATE proposals SET what = ? WHERE id = ?", told, number)
        batch.add("DELETE FROM votes WHERE proposal = ? AND person = ?", number, mask.user)
        if proposer == mask.user:
            withdrawn = "proposer = ?, outcome = coalesce(outcome, 'withdrawn')"
            batch.add(f"UPDATE proposals SET {withdrawn} WHERE id = ?", mask.number, number)

    def _mask(
        self, row: _Row, lines: Sequence[Line], proposers: Iterable[int], user: int, names: Collection[str]
    ) -> Mask:
        """What stands for the person at a table: the number of their seat, if no other who is forgotten has it."""
        own = next((at for at, (_, person, *_) in enumerate(row.seats, 1) if person == user), None)
        taken = [row.host, *proposers, *(line.actor or 0 for line in lines)]
        number = self._number(row.language, own, [name for _, _, name, *_ in row.seats], taken)
        host = next((person for _, person, *_ in row.seats if person not in (None, user)), -number)
        parts: list[object] = row.parts.get(str(user), [])
        if own is not None and not row.parts:  # of a file it is not known who gave what
            parts = [part for line in lines[:1] for part in line.act.get("parts", ())]
        words = frozenset(part for part in parts if isinstance(part, str))
        name = self.call(row.language, number)
        return Mask(user, -number, name, host, row.game, frozenset(names), words)

    def _number(self, language: str, own: int | None, called: Sequence[str], taken: Collection[int]) -> int:
        """From 1: that of their seat, else the first one after all seats, which nobody else who is forgotten has.

        ``called`` are the names on the seats; ``taken`` the numbers, as they are kept, that stand for somebody.
        """
        free = chain([] if own is None else [own], count(len(called) + 1))
        return next(each for each in free if -each not in taken and self.call(language, each) not in called)

    # What belongs to no table

    async def _elsewhere(self, user: int, names: Collection[str]) -> bool:
        """Forget what is kept of a person beside tables; whether there was something."""
        found = await finding.has_own(self.store, user)
        batch = Batch()
        for table in finding.OWN:
            batch.add(f"DELETE FROM {table} WHERE person = ?", user)
        batch.add("DELETE FROM avoided WHERE other = ?", user)
        batch.add("UPDATE packs SET person = NULL, author = '' WHERE person = ?", user)
        await self.store.commit(batch)
        self.sessions.drafts.forget(user)
        for id in await finding.campaigns(self.store, user):
            language = await self._spoken(id)
            await self.campaigns.revise(
                id, lambda campaign, language=language: self._off_campaign(campaign, language, user, names)
            )
            found = True
        return await self.servers.forget_member(user) or found

    async def _spoken(self, campaign: int) -> str:
        """The language of the table at which a campaign was played last."""
        row = await self.store.row(
            "SELECT language FROM chapters JOIN sessions ON id = session WHERE campaign = ? ORDER BY age DESC LIMIT 1",
            campaign,
        )
        return row[0] if row else "en"

    def _off_campaign(self, campaign: Campaign, language: str, user: int, names: Collection[str]) -> Campaign:
        own = next((at for at, (_, who, _) in enumerate(campaign.seats, 1) if who == user), None)
        taken = [each.by for each in campaign.corrections if each.by is not None]
        number = self._number(language, own, [name for *_, name in campaign.seats], taken)
        mask = Mask(user, -number, self.call(language, number), NEVER, campaign.game, names)
        seats = [
            (seat, None, mask.name)
            if who == user
            else (seat, who, mask.name if who is None and name in names else name)
            for seat, who, name in campaign.seats
        ]
        corrections = [
            replace(each, by=mask.number, gm=mask.name, why="")
            if each.by == user
            else replace(
                each, gm=mask.name if each.by is None and each.gm in names else each.gm, why=mask.typed(each.why)
            )
            for each in campaign.corrections
        ]
        return replace(campaign, name=mask.typed(campaign.name), seats=seats, corrections=corrections)


async def _read(store: Store, id: str) -> _Row | None:
    row = await store.row("SELECT game, host, language, status, parts, version FROM sessions WHERE id = ?", id)
    if row is None:
        return None
    seats = await store.rows(
        "SELECT seat, person, name, lender, offered FROM seats WHERE session = ? ORDER BY seat", id
    )
    given: dict[str, Any] = json.loads(row[4])
    parts = {who: cast("list[object]", each if isinstance(each, list) else [each]) for who, each in given.items()}
    return _Row(row[0], row[1], row[2], row[3], parts, row[5], [tuple(each) for each in seats])


async def _log(store: Store, id: str) -> list[Line]:
    rows = await store.rows(
        "SELECT seq, actor, CAST(act AS TEXT), events FROM actions WHERE session = ? ORDER BY seq", id
    )
    return await asyncio.to_thread(
        lambda: [Line(seq, actor, json.loads(act), json.loads(events)) for seq, actor, act, events in rows]
    )
