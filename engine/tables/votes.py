"""Proposals to take moves back when undo is no longer free, or to end the game: all people at the table have to agree.

A proposal is open for a day. One to take back belongs to the moment in which it was made: it lapses as soon as the game
goes on. Whose vote counts is worked out anew each time: a leaver's falls away, a newcomer's is needed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Literal, cast

from pydantic import TypeAdapter

from ..core.act import ENDING
from ..core.errors import Gone, Refused
from ..core.message import Event, Message, msg, who
from ..store import Batch
from . import journal, undo
from .acting import not_paused
from .journal import last_answer
from .session import NOWHERE, Session
from .sessions import Sessions

OPEN_FOR = 24 * 3600
"""Seconds after which a proposal that nobody decides has expired."""

Outcome = Literal["carried", "refused", "withdrawn", "lapsed", "expired"]
Matter = Literal["undo", "end"]
COLUMNS = "id, session, proposer, target, head, what, moves, until, outcome, message, deed"

_messages: TypeAdapter[list[Message]] = TypeAdapter(list[Message])


@dataclass(slots=True, frozen=True)
class Proposal:
    """A proposal to take back everything from entry ``target`` on: ``moves`` answers, the first of them in ``what``.

    Or, if that is its ``deed``, to end the game as it stands; then nothing is taken back.
    ``head`` was the last entry of the log when it was made. ``votes`` holds everybody's, also of those whose vote
    no longer counts. ``message`` is the post that shows it, if any.
    """

    id: int
    session: str
    proposer: int
    target: int
    head: int
    what: list[Message]
    moves: int
    until: float
    outcome: Outcome | None
    message: int | None
    deed: Matter
    votes: Mapping[int, bool]

    def missing(self, session: Session) -> list[int]:
        """The people at the table who have not agreed."""
        return [user for user in affected(session) if not self.votes.get(user)]


def affected(session: Session) -> list[int]:
    """The people who have to agree: all for whom no stand-in answers."""
    return [user for seat in session.humans if (user := session.seats[seat].user) is not None]


class Votes:
    """The service. Every change is on disk when its method returns; ``open`` are the sessions with a proposal."""

    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.open: set[str] = set()
        self._lock = asyncio.Lock()

    async def load(self) -> None:
        """Find the open proposals after a start."""
        self.open = {row[0] for row in await self.store.rows(f"SELECT session {self._ours()} AND outcome IS NULL")}

    async def propose(self, id: str, user: int, target: int | None = None) -> Proposal:
        """Propose to take back one's own last answer and everything since. Where nobody else sits it is done at once.

        Raises `Refused` if there is nothing to take back, if another proposal is open, or for spectators; `Gone` if
        ``target`` names an answer that is no longer the person's last one.
        """
        async with self._lock:
            session = await self.sessions.get(id)
            await self._settle(session)
            _voter(session, user)
            last = await last_answer(self.store, session, user)
            if last is None:
                raise Refused(msg("refused-nothing-to-undo"))
            if target not in (None, last.seq):
                raise Gone
            what, moves = await undo.answers_since(self.store, session, last.seq)
            return await self._open(session, user, "undo", last.seq, what, moves)

    async def propose_end(self, id: str, user: int) -> Proposal:
        """Propose to end the game as it stands. Where nobody else sits the proposer still has to agree: it is final.

        Raises `Refused` if another proposal is open, or for spectators.
        """
        async with self._lock:
            session = await self.sessions.get(id)
            await self._settle(session)
            _voter(session, user)
            return await self._open(session, user, "end", session.kept.seq + 1, [], 0, sure=affected(session) != [user])

    async def vote(self, number: int, user: int, yes: bool) -> Proposal:
        """Vote on an open proposal: one no refuses it, the last yes carries it out. The proposer's no withdraws it.

        Raises `Refused` if it is no longer open, or for people whose vote does not count.
        """
        async with self._lock:
            proposal = await self.get(number)
            session = await self.sessions.get(proposal.session)
            await self._settle(session)
            proposal = await self.get(number)
            if proposal.outcome is not None:
                raise Refused(msg("refused-proposal-closed"))
            if not yes and user == proposal.proposer:
                return await self._close(proposal, "withdrawn")
            _voter(session, user)
            batch = Batch()
            batch.add(
                "INSERT INTO votes (proposal, person, yes) VALUES (?, ?, ?) "
                "ON CONFLICT (proposal, person) DO UPDATE SET yes = excluded.yes",
                *(number, user, yes),
            )
            batch.add("UPDATE proposals SET dirty = 1 WHERE id = ?", number)
            await self.store.commit(batch)
            if not yes:
                return await self._close(proposal, "refused")
            return await self._count(session)

    async def settle(self, id: str) -> int | None:
        """Close what is no longer to be decided: time is up, the game went on, or all who are left have agreed.

        Returns the number of the proposal that was open.
        """
        async with self._lock:
            return await self._settle(await self.sessions.get(id))

    async def get(self, number: int) -> Proposal:
        """The proposal with this number; raises `Refused` if there is none."""
        row = await self.store.row(f"SELECT {COLUMNS} FROM proposals WHERE id = ?", number)
        if row is None:
            raise Refused(msg("refused-proposal-closed"))
        return await self._read(row)

    async def shown_by(self, messages: Collection[int]) -> list[int]:
        """The numbers of the open proposals that these posts show."""
        rows = await self.store.rows(f"SELECT p.id, p.message {self._ours()} AND p.outcome IS NULL ORDER BY p.id")
        return [number for number, message in rows if message in messages]

    async def unshown(self) -> list[int]:
        """The numbers of proposals whose post may not show how they stand."""
        shown = NOWHERE.unset("s.paused")
        rows = await self.store.rows(f"SELECT p.id {self._ours()} AND {shown} AND p.dirty = 1 ORDER BY p.id")
        return [row[0] for row in rows]

    async def shown(self, proposal: Proposal, message: int) -> None:
        """Remember the post that shows the proposal as it was read; later changes still have to be shown."""
        await self.store.execute(
            "UPDATE proposals SET message = ?, dirty = CASE WHEN outcome IS NOT DISTINCT FROM ? AND "
            "(SELECT count(*) FROM votes WHERE proposal = id) = ? THEN 0 ELSE 1 END WHERE id = ?",
            *(message, proposal.outcome, len(proposal.votes), proposal.id),
        )

    # Inside: the lock is held

    async def _open(
        self,
        session: Session,
        user: int,
        deed: Matter,
        target: int,
        what: list[Message],
        moves: int,
        *,
        sure: bool = True,
    ) -> Proposal:
        """Open a proposal, with the proposer's vote if that is ``sure``. Raises `Refused` if another is open."""
        if await self._of(session.id):
            raise Refused(msg("refused-proposal-open"))
        batch = Batch()
        batch.add(
            "INSERT INTO proposals (session, proposer, target, head, what, moves, until, deed) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            *(session.id, user, target, session.kept.seq, _messages.dump_json(what).decode(), moves),
            *(self._now() + OPEN_FOR, deed),
        )
        if sure:
            batch.add(
                "INSERT INTO votes (proposal, person, yes) SELECT id, proposer, 1 FROM proposals "
                "WHERE session = ? AND outcome IS NULL",
                session.id,
            )
        await self.store.commit(batch)
        self.open.add(session.id)
        return await self._count(session)

    def _ours(self) -> str:
        return f"FROM proposals p JOIN sessions s ON s.id = session WHERE {self.store.owned.where()}"

    def _now(self) -> float:
        return self.sessions.clock().timestamp()

    async def _of(self, id: str) -> Proposal | None:
        row = await self.store.row(f"SELECT {COLUMNS} FROM proposals WHERE session = ? AND outcome IS NULL", id)
        return await self._read(row) if row else None

    async def _read(self, row: Any) -> Proposal:
        votes = await self.store.rows("SELECT person, yes FROM votes WHERE proposal = ?", row[0])
        return Proposal(
            id=row[0],
            session=row[1],
            proposer=row[2],
            target=row[3],
            head=row[4],
            what=_messages.validate_json(row[5]),
            moves=row[6],
            until=row[7],
            outcome=cast("Outcome | None", row[8]),
            message=row[9],
            deed=cast("Matter", row[10]),
            votes={user: bool(yes) for user, yes in votes},
        )

    async def _settle(self, session: Session) -> int | None:
        proposal = await self._of(session.id)
        if proposal is None:
            self.open.discard(session.id)
            return None
        if await self._has_lapsed(proposal, session):
            await self._close(proposal, "lapsed")
        elif self._now() >= proposal.until:
            await self._close(proposal, "expired")
        else:
            await self._count(session)
        return proposal.id

    async def _count(self, session: Session) -> Proposal:
        """Carry the open proposal out if everybody at the table has agreed."""
        proposal = await self._of(session.id)
        assert proposal is not None
        if session.paused or not affected(session) or proposal.missing(session):
            return proposal
        try:
            await self.sessions.govern(session.id, lambda session, batch: self._carry(proposal, session, batch))
        except Gone:  # the change that came in between has it counted again
            return proposal
        self.open.discard(session.id)
        return await self.get(proposal.id)

    async def _carry(self, proposal: Proposal, session: Session, batch: Batch) -> None:
        """Under the session's lock: the deed and the outcome, if nothing has changed since the count."""
        proposal = await self.get(proposal.id)  # whose it was may have been forgotten since
        if proposal.outcome is not None or await self._has_lapsed(proposal, session) or proposal.missing(session):
            raise Gone
        user, now = proposal.proposer, self._now()
        if proposal.deed == "end":
            _end(session, batch, now, user)
        else:
            seat = next((s for s, player in session.seats.items() if player.user == user), None)
            told = msg("log-undone-vote", who=who(seat)) if seat else msg("log-undone-table")
            await undo.take_back(self.store, batch, session, now, user, proposal.target, told)
        batch.add("UPDATE proposals SET outcome = 'carried', dirty = 1 WHERE id = ?", proposal.id)

    async def _has_lapsed(self, proposal: Proposal, session: Session) -> bool:
        """Whether what was proposed is no longer to be done: what is to be taken back lies further back by now."""
        if session.status != "playing":
            return True
        return proposal.deed == "undo" and await undo.moved_on(self.store, session.id, proposal.head)

    async def _close(self, proposal: Proposal, outcome: Outcome) -> Proposal:
        await self.store.execute("UPDATE proposals SET outcome = ?, dirty = 1 WHERE id = ?", outcome, proposal.id)
        self.open.discard(proposal.session)
        return await self.get(proposal.id)


def _end(session: Session, batch: Batch, at: float, user: int) -> None:
    """The game ends as it stands; its rules may still have something to decide, as between leaders."""
    state = session.playing
    act = ENDING.model_copy(update={"force": bool(session.game.check(state))})  # what was broken before stays so
    events = [Event(msg("log-ended-vote"), weight="headline"), *session.game.apply(state, act)]
    session.status = "over" if state.over else "playing"
    journal.write(batch, session, at, user, act, events)


def _voter(session: Session, user: int) -> None:
    if session.status != "playing":
        raise Refused(msg("refused-not-begun" if session.status == "lobby" else session.why_over))
    not_paused(session)
    if user not in affected(session):
        raise Refused(msg("refused-not-seated" if session.seat_of(user) is None else "refused-stand-in-plays"))
