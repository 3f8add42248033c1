"""Game masters: who is one, and what they may do to a session in the middle of anything.

Every act is one transaction through `Sessions.govern`, told at the table without secrets, and stands in the log with
who did it and why. What is typed by people (names, reasons) comes here harmless for Markdown.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar, cast

from ..core.act import ENDING, Act, Answer, Correct, FixOp
from ..core.errors import Gone, Refused
from ..core.fix import deed
from ..core.message import Event, Message, msg, named, who
from ..core.runner import awaited, default, offered
from ..core.state import State
from ..store import Batch
from ..tables import journal, lobby, posted, timers
from ..tables.journal import Entry
from ..tables.lobby import Change
from ..tables.session import NONE, Pause, Session
from ..tables.sessions import Sessions
from . import changes
from . import dice as gm_dice
from . import log as gm_log
from .changes import require_seat
from .person import Person
from .preview import Preview, preview
from .rights import Rights

R = TypeVar("R")
FRESH_LUCK = 1 << 60
"""How far the dice are stirred when a game goes on whose seed has been shown: too far to be tried out."""


class GameMaster:
    """The acts of game masters. Each raises `Refused` if the person is none, or for a reason of its own.

    ``why`` is the reason given; ``interaction`` makes an act that is delivered twice happen once.
    """

    def __init__(self, sessions: Sessions) -> None:
        self.sessions, self.store = sessions, sessions.store
        self.rights = Rights(sessions.store)

    # Who

    async def name(self, id: str, person: Person, user: int, called: str, *, remove: bool = False) -> None:
        """Make somebody a game master of the session, or no longer; for owners."""

        async def act(session: Session, batch: Batch) -> None:
            await self.rights.require_owner(session, person)
            batch.add("DELETE FROM gms WHERE session = ? AND person = ?", id, user)
            if not remove:
                batch.add("INSERT INTO gms (session, person) VALUES (?, ?)", id, user)
            key = "gm-did-unname" if remove else "gm-did-name"
            header = told(key, person, "", who=named(called))
            self._write(batch, session, person, {"act": "table-gm", "user": user}, "", [header])

        await self.sessions.govern(id, act)

    # Corrections

    async def preview(self, session: Session, person: Person, ops: Sequence[FixOp]) -> Preview:
        """What a correction would do; nothing is changed. Raises `Refused` if it cannot be made at all."""
        await self.rights.require(session, person)
        if ops[0].fix == gm_dice.LAST:
            await self._rolled(session, ops[0])
            return Preview(session.seq, [Event(msg("fix-did-last-dice", n=len(gm_dice.faces(ops[0]))))], True, [])
        return preview(session.game, gm_log.game_of(session), ops, session.seq)

    async def fix(
        self,
        id: str,
        person: Person,
        ops: Sequence[FixOp],
        why: str,
        *,
        force: bool = False,
        seq: int | None = None,
        interaction: int | None = None,
    ) -> None:
        """Apply a correction. ``seq``: the entry for which it was previewed; `Gone` if the game has gone on since.

        What would break an invariant is refused, unless ``force`` is given, and then the log says what is broken.
        """

        async def act(session: Session, batch: Batch) -> None:
            state = gm_log.game_of(session)
            if seq is not None and seq != session.seq:
                raise Gone
            if ops[0].fix == gm_dice.LAST:
                await self._roll_again(batch, session, state, person, ops[0], why, interaction)
            else:
                self._repair(batch, session, state, person, ops, why, force, interaction)

        await self._govern(id, person, act, interaction)

    async def _rolled(self, session: Session, op: FixOp) -> Entry:
        """The last roll, if these words are offered for it; raises `Refused`."""
        state = gm_log.running(session)
        deed(state, gm_dice.corrections(session.game), op)  # its words only: the roll is not in this state any more
        entry = await gm_dice.last_roll(self.store, session)
        if entry is None:
            raise Refused(msg("refused-gm-no-roll"))
        return entry

    async def _roll_again(
        self, batch: Batch, session: Session, state: State, person: Person, op: FixOp, why: str,
        interaction: int | None,
    ) -> None:  # fmt: skip
        """The last roll with other dice; everything since is taken back. The answer that led to it is given again."""
        entry = await self._rolled(session, op)
        faces = gm_dice.faces(op)
        header = told("gm-did-roll-again", person, why, seq=entry.seq, n=len(faces))
        await self._back(batch, session, state, person, entry.seq - 1, why, header, interaction, faces)
        before = await self.sessions.state_at(session, entry.seq - 1)
        if answer := gm_dice.again(entry, before, session.playing):
            header = told("gm-did-again", person, why, who=who(answer.seat))
            self._play(batch, session, session.playing, person, answer, why, header, None)

    async def end(
        self, id: str, person: Person, why: str, winners: str | None = None, *, interaction: int | None = None
    ) -> None:
        """End the game, with the winners of a word of the fix ``result`` if given; a lobby is closed."""

        async def act(session: Session, batch: Batch) -> None:
            if session.status == "lobby":
                session.status = "dropped"
                return
            state = gm_log.game_of(session)
            if session.status == "over":
                raise Refused(msg("refused-over"))
            self._repair(batch, session, state, person, ENDING.ops, why, False, interaction)
            if winners is not None:
                self._repair(batch, session, state, person, [FixOp(fix="result", words=[winners])], why, False, None)

        await self._govern(id, person, act, interaction)

    async def count(self, id: str, person: Person, counts: bool, why: str, *, interaction: int | None = None) -> None:
        """Strike a finished game out, so that it counts for nothing that is made of results, or let it count again."""

        async def act(session: Session, batch: Batch) -> None:
            gm_log.game_of(session)
            if session.status != "over":
                raise Refused(msg("refused-gm-not-over"))
            if counts and session.game.written:
                raise Refused(msg("refused-gm-written"))
            if session.table.counts == counts:
                raise Refused(msg("refused-gm-counts" if counts else "refused-gm-struck"))
            session.table = session.table.model_copy(update={"counts": counts})
            header = told("gm-did-count" if counts else "gm-did-strike", person, why)
            self._write(batch, session, person, {"act": "table-note", "counts": counts}, why, [header], interaction)

        await self._govern(id, person, act, interaction)

    # Time

    async def undo(self, id: str, person: Person, why: str, *, interaction: int | None = None) -> int:
        """Take back the last act of a person or game master, rolls or not; returns its seq.

        What concerned the table (a seat, a pause, the host) is set right again, the game goes back to the state
        before the act. The undo itself is no such act: `rewind` takes it back.
        """

        async def act(session: Session, batch: Batch) -> int:
            state = gm_log.game_of(session)
            entry = await gm_log.last_deed(self.store, session)
            if entry is None:
                raise Refused(msg("refused-nothing-to-undo"))
            header = told("gm-did-undo", person, why, seq=entry.seq)
            if entry.act["act"].startswith("table-"):
                now = gm_log.table(session)
                gm_log.restore(session, entry.act)
                await gm_log.settle(self.store, batch, session, now)
                journal.mark(batch, session, True, "seq = ?", entry.seq)
                deed = {"act": "table-undo", "to": entry.seq}
                self._write(batch, session, person, deed, why, [header], interaction)
            else:
                await self._back(batch, session, state, person, entry.seq - 1, why, header, interaction)
            return entry.seq

        return await self._govern(id, person, act, interaction)

    async def rewind(self, id: str, person: Person, seq: int, why: str, *, interaction: int | None = None) -> None:
        """Go on from the state after any entry of the log, also one that has been undone.

        Seats stay as they are, and orders given since. Raises `Refused` if there is no such entry.
        """

        async def act(session: Session, batch: Batch) -> None:
            state = gm_log.game_of(session)
            if not 0 <= seq < session.seq:
                raise Refused(msg("refused-no-moment"))
            header = told("gm-did-rewind", person, why, seq=seq)
            await self._back(batch, session, state, person, seq, why, header, interaction)

        await self._govern(id, person, act, interaction)

    async def _back(
        self, batch: Batch, session: Session, state: State, person: Person, seq: int, why: str, header: Event,
        interaction: int | None, forced: Sequence[str] = (),
    ) -> None:  # fmt: skip
        earlier = await self.sessions.state_at(session, seq)
        shown = state.over and not earlier.over  # the seed
        orders = await journal.orders_since(self.store, session.id, seq + 1)
        further = 1 + secrets.randbelow(FRESH_LUCK) if shown else 0
        session.state = back = journal.rewind(session.game, state, earlier, orders, further)
        timers.stop_banks(session)
        if forced:
            back.dice.forced = list(forced)
        session.status = "over" if back.over else "playing" if session.has_people else "dropped"
        events = [header]
        if back.dice.stir != state.dice.stir:
            events.append(Event(msg("gm-stirred"), 1))
        await gm_log.strike(self.store, batch, session, seq)
        deed = {"act": "rewind", "to": seq, "stir": back.dice.stir}
        self._write(batch, session, person, deed, why, events, interaction)

    async def deadline(
        self, id: str, person: Person, why: str, *, interaction: int | None = None, **changed: str
    ) -> None:
        """Change the table's deadline or policy during play; what is open starts its time anew.

        Raises `Refused` for an option or value that there is not.
        """

        async def act(session: Session, batch: Batch) -> None:
            gm_log.running(session)
            before = gm_log.table(session)
            for field, value in changed.items():
                session.table = lobby.with_option(session.table, field, value)
            table = session.table
            batch.add("DELETE FROM timers WHERE session = ?", id)
            timers.stop_banks(session)
            line = msg(
                "log-deadline" if "none" in (table.deadline, table.bank) else "log-deadline-bank",
                deadline=msg(f"deadline-{table.deadline}"),
                bank=msg(f"bank-{table.bank}"),
                policy=msg(f"policy-{table.policy}"),
            )
            deed = {"act": "table-change", "before": before, "after": gm_log.table(session)}
            events = [told("gm-did-deadline", person, why), Event(line, 1)]
            self._write(batch, session, person, deed, why, events, interaction)

        await self._govern(id, person, act, interaction)

    # For a seat

    async def act_as(
        self,
        id: str,
        person: Person,
        seat: str,
        decision: str,
        words: list[str],
        why: str,
        *,
        interaction: int | None = None,
    ) -> None:
        """Answer an open decision for a seat; the log does not say how if the question is private."""

        async def act(session: Session, batch: Batch) -> None:
            state = gm_log.running(session)
            answer = Answer(seat=require_seat(session, seat), decision=decision, words=words, by="gm")
            header = told("gm-did-answer", person, why, who=who(seat))
            self._play(batch, session, state, person, answer, why, header, interaction)

        await self._govern(id, person, act, interaction)

    async def skip(self, id: str, person: Person, seat: str, why: str, *, interaction: int | None = None) -> None:
        """Answer with its default everything for which the table waits for this seat now."""

        async def act(session: Session, batch: Batch) -> None:
            state = gm_log.running(session)
            due = [d.id for d in awaited(state) if require_seat(session, seat) in d.seats]
            if not due:
                raise Refused(msg("refused-gm-not-due", who=who(seat)))
            first = interaction
            for decision in due:
                mine = next((d for d in offered(state, seat) if d.id == decision), None) if not state.over else None
                if mine is not None:
                    answer = Answer(seat=seat, decision=decision, words=default(mine), by="gm")
                    header = told("gm-did-skip", person, why, who=who(seat))
                    self._play(batch, session, state, person, answer, why, header, first)
                    first = None

        await self._govern(id, person, act, interaction)

    # The table

    async def pause(self, id: str, person: Person, why: str, *, interaction: int | None = None) -> None:
        """Stop the play: nobody can move, nothing moves by itself."""
        await self._table(id, person, "gm-did-pause", why, changes.pause(Pause.MASTER), interaction)

    async def resume(self, id: str, person: Person, why: str, *, interaction: int | None = None) -> None:
        """Go on after a pause."""
        await self._table(id, person, "gm-did-resume", why, changes.pause(NONE), interaction)

    async def replace(
        self, id: str, person: Person, seat: str, user: int, name: str, why: str, *, interaction: int | None = None
    ) -> None:
        """Give a seat to somebody (the same person gets it back from a stand-in); private orders of another go.

        A game that everybody had left goes on with them.
        """
        change = changes.replace(seat, user, name)
        await self._table(id, person, "gm-did-replace", why, change, interaction, who=who(seat), whom=named(name))

    async def stand_in(self, id: str, person: Person, seat: str, why: str, *, interaction: int | None = None) -> None:
        """Let the automated player answer for a seat, whose person may come back."""
        await self._table(id, person, "gm-did-stand-in", why, changes.stand_in(seat), interaction, who=who(seat))

    async def remove(self, id: str, person: Person, seat: str, why: str, *, interaction: int | None = None) -> None:
        """Take a seat from its person for good: in play a stand-in keeps it, in the lobby it is free."""
        await self._table(id, person, "gm-did-remove", why, changes.remove(seat), interaction, who=who(seat))

    async def transfer(
        self, id: str, person: Person, user: int, name: str, why: str, *, interaction: int | None = None
    ) -> None:
        """Make somebody the host; for owners."""

        async def act(session: Session, batch: Batch) -> None:
            await self.rights.require_owner(session, person)
            before = gm_log.table(session)
            session.host = user
            deed = {"act": "table-change", "before": before, "after": gm_log.table(session)}
            header = told("gm-did-transfer", person, why, whom=named(name))
            self._write(batch, session, person, deed, why, [header], interaction)

        await self.sessions.govern(id, act, interaction)

    async def note(
        self,
        id: str,
        person: Person,
        key: str,
        why: str,
        *,
        look: bool = False,
        interaction: int | None = None,
        **args: Message | str,
    ) -> Session:
        """Write into the log what a game master did that changes nothing; returns the session.

        ``look``: the person sees hidden things from now on, as `Rights.sees_all` knows it.
        """

        async def act(session: Session, batch: Batch) -> Session:
            gm_log.game_of(session)
            deed = {"act": "table-note"} | ({"look": True} if look else {})
            self._write(batch, session, person, deed, why, [told(key, person, why, **args)], interaction)
            return session

        return await self._govern(id, person, act, interaction)

    async def repost(self, id: str, person: Person, channel: int | None = None) -> Session:
        """Have the table posted anew, in another channel if given; returns the session."""
        session = await self.sessions.get(id)
        await self.rights.require(session, person)
        await self.sessions.move(id, channel or session.channel, person.user)

        async def act(session: Session, batch: Batch) -> None:
            await posted.forget(self.store, batch, session, self.sessions.clock().timestamp())
            self._write(batch, session, person, {"act": "table-note"}, "", [told("gm-did-repost", person, "")])

        await self._govern(id, person, act, None)
        return session

    # Inside

    async def _govern(
        self,
        id: str,
        person: Person,
        act: Callable[[Session, Batch], Awaitable[R]],
        interaction: int | None,
    ) -> R:
        async def allowed(session: Session, batch: Batch) -> R:
            await self.rights.require(session, person)
            return await act(session, batch)

        return await self.sessions.govern(id, allowed, interaction)

    async def _table(
        self,
        id: str,
        person: Person,
        key: str,
        why: str,
        change: Change,
        interaction: int | None,
        **args: Message | str,
    ) -> None:
        """A change that is no part of the game's state, with what is needed to take it back."""

        async def act(session: Session, batch: Batch) -> None:
            if session.status not in ("lobby", "playing") and not session.abandoned:
                raise Refused(msg("refused-over"))
            before = gm_log.table(session)
            header = told(key, person, why, **args)
            header.message.args.update(_called(session, header.message))
            change(session)
            self.sessions.furnish(session)
            await gm_log.settle(self.store, batch, session, before)
            deed = {"act": "table-change", "before": before, "after": gm_log.table(session)}
            self._write(batch, session, person, deed, why, [header], interaction)

        await self._govern(id, person, act, interaction)

    def _repair(
        self,
        batch: Batch,
        session: Session,
        state: State,
        person: Person,
        ops: Sequence[FixOp],
        why: str,
        force: bool,
        interaction: int | None,
    ) -> None:
        seen = preview(session.game, state, ops)
        if seen.broken and not force:
            raise Refused(msg("refused-gm-broken", what=seen.broken), seen.of)
        header = told("gm-did-fix", person, why)
        forced = [Event(msg("gm-forced", what=seen.broken), 1, weight="headline")] if seen.broken else []
        # What was broken before this correction is not its fault.
        repair = Correct(ops=list(ops), force=force or bool(session.game.check(state)))
        self._play(batch, session, state, person, repair, why, header, interaction, forced)

    def _play(
        self,
        batch: Batch,
        session: Session,
        state: State,
        person: Person,
        act: Act,
        why: str,
        header: Event,
        interaction: int | None,
        more: Sequence[Event] = (),
    ) -> None:
        events = [header, *more, *session.game.apply(state, act)]
        session.status = "over" if state.over else "playing"
        self._write(batch, session, person, act.model_dump(), why, events, interaction)

    def _write(
        self,
        batch: Batch,
        session: Session,
        person: Person,
        deed: Mapping[str, Any],
        why: str,
        events: list[Event],
        interaction: int | None = None,
    ) -> None:
        """Into the log; a lobby has none."""
        if session.state is not None:
            now = self.sessions.clock().timestamp()
            act = {**deed, "by": "gm", "gm": person.name, "why": why}
            journal.write(batch, session, now, person.user, act, events, interaction)


def told(key: str, person: Person, why: str, **args: Message | str | int) -> Event:
    """The line that tells the table of an act."""
    reason = msg("gm-why", text=why) if why else msg("gm-no-why")
    return Event(Message(key, {"gm": person.name, "why": reason, **args}), weight="headline")


def _called(session: Session, message: Message) -> dict[str, Message]:
    """Names of seats as they were before the change, since afterwards somebody else may sit there."""
    found = {name: arg for name, arg in message.args.items() if isinstance(arg, Message) and arg.key == "@seat"}
    return {
        name: named(session.seats[seat].name)
        for name, arg in found.items()
        if (seat := cast(str, arg.args["seat"])) in session.seats
    }
