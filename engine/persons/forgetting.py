"""Forgetting a person: what is theirs alone goes, and in what belongs to others they are "Player 3".

One table goes after the other, each at once and whole. Who wants it stands in `forgetting` until nothing is left, so
that whatever stops it goes on later. The numbers of people who are forgotten are below 0, of each table's own.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from pydantic_core import to_json

from ..core.errors import Refused
from ..core.message import Event, msg, named
from ..gm.servers import Servers
from ..store import Batch, Stale, Store
from ..tables import journal, lobby
from ..tables.campaigns import Campaign, Campaigns
from ..tables.live import Incident
from ..tables.session import Session
from ..tables.sessions import Sessions
from . import finding
from .traces import Line, Mask, names_of, names_of_others

PASSES = 5
"""How often everything is looked at: somebody may play on while they are forgotten."""
OWN = ("users", "met", "drafts", "pings", "attention")
"""Tables of the database whose rows are one person's alone."""
NEVER = 0
"""The number of nobody at all."""


@dataclass(slots=True)
class _Row:
    """The row of a session and its seats, as they are on disk."""

    game: str
    host: int
    language: str
    status: str
    parts: dict[str, Any]
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
        self._running: dict[int, asyncio.Task[int]] = {}

    async def wanted(self) -> list[int]:
        """Those who want to be forgotten and are not yet."""
        return [row[0] for row in await self.store.rows("SELECT person FROM forgetting ORDER BY asked")]

    async def forget(self, user: int, names: Collection[str] = ()) -> int:
        """Forget a person, who is also called by these names; at how many tables there was something of them.

        Whoever asks twice waits for the same. Raises `StoreError` while the database is away; what has been forgotten
        until then is.
        """
        task = self._running.get(user)
        if task is None:
            await self.store.execute(
                "INSERT INTO forgetting (person, asked) VALUES (?, ?) ON CONFLICT (person) DO NOTHING",
                *(user, self.sessions.clock().timestamp()),
            )
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
            found = {id async for id in finding.tables(self.store, user) if await self._at_table(id, user, names)}
            again = await self._elsewhere(user, names)
            done |= found
            if not found and not again:
                break
        await self.store.execute("DELETE FROM forgetting WHERE person = ?", user)
        journal.forget_read()
        return len(done)

    # A table

    async def _at_table(self, id: str, user: int, names: set[str]) -> bool:
        """Forget a person at a table; whether there was something of them. Their names there are added to ``names``."""
        while True:
            row = await _read(self.store, id)
            if row is None:
                return False
            try:
                if row.status in ("lobby", "playing"):
                    try:
                        await self.sessions.govern(id, lambda session, batch: self._live(session, batch, user, names))
                    except (Refused, Incident) as error:
                        if isinstance(error, _Nothing):
                            return False
                        return await self._on_disk(id, row, user, names)  # no game that can be read
                    return True
                return await self._on_disk(id, row, user, names)
            except Stale:
                continue

    async def _live(self, session: Session, batch: Batch, user: int, names: set[str]) -> None:
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
        if seat is not None and session.state is None:
            lobby.leave(user)(session)
        elif seat is not None:
            lobby.vacate_for_anybody(session, seat, mask.name)
        if session.host == user:
            session.host = _heir((player.user for player in session.seats.values()), mask.number)
        self.sessions.furnish(session)
        if seat is not None and session.state is not None:
            told = Event(msg("log-forgotten", who=named(mask.name)), weight="headline")
            act = {"act": "table-seat", "seat": seat}
            journal.write(batch, session, self.sessions.clock().timestamp(), None, act, [told])
        session.tail = ()

    async def _on_disk(self, id: str, row: _Row, user: int, names: set[str]) -> bool:
        """Forget a person at a table that nobody plays, whatever its game has become since; whether there was something
        of them.
        """
        batch = Batch()
        mask, touched = await self._rows(batch, id, row, user, names)
        parts = {who: given for who, given in row.parts.items() if who != str(user)}
        host = mask.host if row.host == user else row.host
        for seat, person, _, lender, offered in row.seats:
            if person == user:
                batch.add(
                    "UPDATE seats SET person = NULL, name = ?, absent = 'free', until = NULL WHERE session = ? AND seat = ?",
                    *(mask.name, id, seat),
                )
            if lender == user:
                batch.add("UPDATE seats SET lender = NULL WHERE session = ? AND seat = ?", id, seat)
            if offered == user:
                batch.add("UPDATE seats SET offered = NULL WHERE session = ? AND seat = ?", id, seat)
            touched = touched or user in (person, lender, offered)
        if not touched and (parts, host) == (row.parts, row.host):
            return False
        batch.add("UPDATE sessions SET host = ?, parts = ? WHERE id = ?", host, json.dumps(parts), id)
        await self.sessions.rewrite(id, row.version, batch)
        return True

    async def _rows(self, batch: Batch, id: str, row: _Row, user: int, names: set[str]) -> tuple[Mask, bool]:
        """Add to the batch what takes a person out of the log of a table and of what belongs to it."""
        lines = await _log(self.store, id)
        proposals = await self.store.rows("SELECT id, proposer, what FROM proposals WHERE session = ?", id)
        known = {name for _, person, name, _, _ in row.seats if person == user} | names_of(user, lines)
        names |= known
        others = {name for _, person, name, _, _ in row.seats if person != user} | names_of_others(user, lines)
        mask = self._mask(row, lines, [each[1] for each in proposals], user, names - others)
        touched = False
        changed = await asyncio.to_thread(lambda: [(line, mask.line(line)) for line in lines])
        for old, new in changed:
            if old is not new:
                touched = True
                batch.add(
                    "UPDATE actions SET actor = ?, act = ?, events = ?, "
                    "interaction = CASE WHEN actor = ? THEN NULL ELSE interaction END WHERE session = ? AND seq = ?",
                    *(new.actor, to_json(new.act).decode(), to_json(new.events).decode(), user, id, new.seq),
                )
        for number, proposer, what in proposals:
            told = [mask.message(each) for each in json.loads(what)]
            if proposer == user:
                touched = True
                batch.add(
                    "UPDATE proposals SET proposer = ?, dirty = CASE WHEN outcome IS NULL THEN 1 ELSE dirty END, "
                    "outcome = coalesce(outcome, 'withdrawn') WHERE id = ?",
                    *(mask.number, number),
                )
            batch.add("UPDATE proposals SET what = ? WHERE id = ?", to_json(told).decode(), number)
            batch.add("DELETE FROM votes WHERE proposal = ? AND person = ?", number, user)
            batch.add("UPDATE proposals SET dirty = 1 WHERE id = ? AND outcome IS NULL", number)
        for table in ("gms", "drafts", "pings", "attention"):
            batch.add(f"DELETE FROM {table} WHERE session = ? AND person = ?", id, user)
        if not touched:
            touched = bool(
                await self.store.row("SELECT 1 FROM gms WHERE session = ? AND person = ?", id, user)
            ) or bool(
                await self.store.row(
                    "SELECT 1 FROM votes JOIN proposals ON id = proposal WHERE session = ? AND person = ?", id, user
                )
            )
        return mask, touched

    def _mask(
        self, row: _Row, lines: Sequence[Line], proposers: Iterable[int], user: int, names: Collection[str]
    ) -> Mask:
        """What stands for the person at a table: the number of their seat, if no other who is forgotten has it."""
        seats = [seat for seat, *_ in row.seats]
        own = next((at for at, (_, person, *_) in enumerate(row.seats, 1) if person == user), None)
        taken = {-number for number in [row.host, *proposers, *(line.actor or 0 for line in lines)] if number < 0}
        called = {name for _, _, name, _, _ in row.seats}
        free = [own] if own is not None else []
        number = next(
            each
            for each in (*free, *range(len(seats) + 1, len(seats) + len(taken) + len(seats) + 3))
            if each not in taken and self.call(row.language, each) not in called
        )
        host = _heir((person for _, person, *_ in row.seats if person != user), -number)
        given = row.parts.get(str(user))
        words: Collection[Any] = given if isinstance(given, list) else ()
        if own is not None and not row.parts:  # of a file it is not known who gave which
            words = [part for line in lines[:1] for part in line.act.get("parts", ())]
        return Mask(
            user, -number, self.call(row.language, number), host, row.game, frozenset(names),
            frozenset(cast(str, word) for word in words if isinstance(word, str)),
        )  # fmt: skip

    # What belongs to no table

    async def _elsewhere(self, user: int, names: Collection[str]) -> bool:
        """Forget what is kept of a person beside tables; whether there was something."""
        found = await finding.is_left(self.store, user)
        batch = Batch()
        for table in OWN:
            batch.add(f"DELETE FROM {table} WHERE person = ?", user)
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
        number = next((at for at, (_, who, _) in enumerate(campaign.seats, 1) if who == user), len(campaign.seats) + 1)
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


def _heir(people: Iterable[int | None], nobody: int) -> int:
    """Who becomes the host: the first who sits there."""
    return next((user for user in people if user is not None), nobody)


async def _read(store: Store, id: str) -> _Row | None:
    row = await store.row("SELECT game, host, language, status, parts, version FROM sessions WHERE id = ?", id)
    if row is None:
        return None
    seats = await store.rows(
        "SELECT seat, person, name, lender, offered FROM seats WHERE session = ? ORDER BY seat", id
    )
    return _Row(row[0], row[1], row[2], row[3], json.loads(row[4]), row[5], [tuple(each) for each in seats])


async def _log(store: Store, id: str) -> list[Line]:
    rows = await store.rows(
        "SELECT seq, actor, CAST(act AS TEXT), events FROM actions WHERE session = ? ORDER BY seq", id
    )
    return await asyncio.to_thread(
        lambda: [Line(seq, actor, json.loads(act), json.loads(events)) for seq, actor, act, events in rows]
    )
