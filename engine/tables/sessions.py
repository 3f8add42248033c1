"""The service: everything that people do with sessions, one durable transaction per accepted act."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from ..core.act import Answer, Choose, GiveOrder, TakeOrder
from ..core.choice import Choice
from ..core.dice import commitment, mix
from ..core.errors import Gone, Refused
from ..core.game import Game
from ..core.message import Event, msg, who
from ..core.order import Order
from ..store import Batch, Store
from . import bank, journal, lobby, pauses, posted, records, seeds, undo
from .acting import not_paused, open_state, own_seat
from .drafts import Drafts
from .journal import Entry
from .live import Incident
from .lobby import Change
from .proof import Roll
from .session import Kept, Pause, Player, Session, TableSettings
from .thinking import Thinking
from .whole import whole
from .writing import Writing

__all__ = ["Entry", "Gone", "Incident", "Roll", "Sessions"]


class Sessions(Writing):
    """All that can be done at a table and with it; sessions are found by `Reading` and changed by `Writing`.

    ``seed`` yields the bot's half of a game's seed; the ids of the interactions with which people sit down and begin
    are the other half, unless it is not ``shared`` (tests, which want the same game again).
    """

    def __init__(
        self,
        store: Store,
        games: Iterable[Game[Any]],
        *,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
        seed: Callable[[], str] = lambda: secrets.token_hex(32),
        shared: bool = True,
    ) -> None:
        super().__init__(store, games, clock)
        self.new_half = seed
        self.shared = shared
        self.drafts = Drafts(store)

    async def close(self) -> None:
        """Let running work come to its commit, then close the database."""
        await self.finish()
        await self.store.close()

    # The lobby

    @whole
    async def open(
        self,
        game: str | Game[Any],
        *,
        guild: int,
        channel: int,
        host: int,
        name: str,
        language: str,
        settings: Any = None,
        table: TableSettings | None = None,
        interaction: int | None = None,
        lesson: bool = False,
        seated: lobby.Change | None = None,
        after: str = "",
    ) -> Session:
        """Open a lobby with the host on its first seat; options not given are the usual ones.

        ``lesson``: of a first game, as the game has it. ``seated`` seats others beside the host. ``after``: in the
        series of this table. Raises `Refused` if another session is open in that channel, or if the game has no first
        game.
        """
        seats = {"a": Player(host, name)}
        rules = self.games[game] if isinstance(game, str) else game
        if lesson:
            how = rules.lesson
            if how is None:
                raise Refused(msg("refused-no-lesson"))
            settings, table = rules.settings(**how.settings), TableSettings(lesson=True)
        settings = rules.campaign.peopled(rules.data, settings or rules.usual, None)
        kept = Kept(channel, host, language, "lobby", settings, table or TableSettings(), {}, self._now())
        parts = [(host, part) for part in self._part(interaction)]

        def make(id: str) -> tuple[Session, Batch]:
            session, batch = self.new_lobby(id, rules, guild, kept, seats, parts, seated)
            if after:
                batch.add(
                    "INSERT INTO series_tables (session, series) SELECT ?, series FROM series_tables WHERE session = ?",
                    *(id, after),
                )
            return session, batch

        return await self.adopt(channel, make)

    def new_lobby(
        self,
        id: str,
        game: Game[Any],
        guild: int,
        kept: Kept,
        seats: Mapping[str, Player],
        parts: Iterable[tuple[int, int]] = (),
        seated: lobby.Change | None = None,
    ) -> tuple[Session, Batch]:
        """A new lobby with these seats for `adopt`, and what is to be written with it; ``seated`` seats others.

        The bot's half of the seed is drawn now, so that its hash can be shown before anybody knows the other half;
        ``parts`` are what is known of that. A ``game`` that people wrote for one another (`Packs`) counts for nothing,
        for it may be as easy as anybody likes.
        """
        if game.written:
            kept = replace(kept, table=kept.table.model_copy(update={"counts": False}))
        session = Session(id=id, game=game, guild=guild, created=kept.changed, kept=kept)
        session.half = self.new_half() if session.lesson is None else session.lesson.seed
        for user, part in parts:
            seeds.sat_down(session, user, part)
        session.seats.update(seats)
        if seated is not None:
            seated(session)
        self.furnish(session)
        batch = Batch()
        records.create(batch, session)
        return session, batch

    @whole
    async def move(self, id: str, channel: int, user: int | None = None) -> None:
        """The session is played in another channel from now on (its thread was made, or made again by ``user``).

        Its posts in the old one are no longer its posts; a game that stood still since that was gone goes on. Raises
        `Refused` if another session is open there.
        """
        async with self._live.hold(id) as session:
            batch, stood = Batch(), Pause.CHANNEL in session.paused
            if channel == session.channel and not stood:
                return
            if channel != session.channel:
                await self._free(channel)
                await posted.forget(self.store, batch, session, self._now())
                posted.changed(batch, id, self._now())
                session.channel = channel
            await pauses.lift(Pause.CHANNEL, user, self._now())(session, batch)
            await self._save(session, batch)
        if stood:
            self._running.rouse(session)

    async def join(self, id: str, user: int, name: str, interaction: int | None = None) -> Session:
        """Take a free seat in the lobby, or during play one's own seat back from a stand-in or a borrower.

        In the lobby the interaction becomes part of the seed. A game that everybody has left goes on with the first
        who comes back. Raises `Refused` if the channel has another game by then.
        """
        change, tell = self._giving(lobby.join(user, name), user, interaction), lobby.told_of(user, "log-joins")
        return await self._change(id, change, "lobby", "playing", tell=tell)

    async def leave(self, id: str, user: int) -> Session:
        """Give up the seat: free in the lobby, kept by a stand-in during play.

        A lobby that everybody has left is closed; a game in which no person is left stops until one comes back.
        """
        change = await bank.spending(self.store, lobby.leave(user), user, self._now())
        return await self._change(id, change, "lobby", "playing", tell=lobby.told_of(user, "log-leaves"))

    async def get_up(self, id: str, user: int) -> Session:
        """Give up the seat in the lobby; raises `Refused` once the game has begun."""
        return await self._change(id, lobby.leave(user), "lobby")

    async def offer(self, id: str, user: int, to: int, name: str) -> Session:
        """Offer one's own seat to another person during play, who may take it until another offer is made."""
        return await self._change(id, lobby.offer(user, to, name), "playing")

    async def take_offer(self, id: str, user: int, to: int, name: str) -> Session:
        """Take the seat that this person has offered, on loan; `join` takes it back at any time."""
        change = await bank.spending(self.store, lobby.take_offer(user, to, name), user, self._now())
        return await self._change(id, change, "playing", tell=lobby.told_of(to, "log-borrows"))

    async def take_role(self, id: str, user: int, name: str, seat: str, interaction: int | None = None) -> Session:
        """Take a side that the program plays, in the lobby or in play; `leave` gives it back."""
        change = self._giving(lobby.take_role(user, name, seat), user, interaction)
        tell = lobby.told_of(user, "log-joins")
        return await self._change(id, change, "lobby", "playing", tell=tell)

    async def give_word(self, id: str, user: int, word: str) -> Session:
        """Give a word to the players' half of the seed, in the lobby; see `seeds.word`."""
        return await self._change(id, seeds.word(user, word), "lobby")

    async def stand_in(self, id: str, user: int, names: Iterable[str]) -> Session:
        """Add an automated player to the lobby, with the first of ``names`` that is free; the host's right."""
        return await self._change(id, lobby.add_stand_in(user, names), "lobby")

    async def no_stand_in(self, id: str, user: int) -> Session:
        """Remove the last automated player from the lobby; the host's right."""
        return await self._change(id, lobby.remove_stand_in(user), "lobby")

    async def set_option(self, id: str, user: int, field: str, value: str) -> Session:
        """Set an option of the game, or of the table (``table-auto``, ``language``), in the lobby; the host's right."""
        return await self._change(id, lobby.set_option(user, field, value), "lobby")

    async def arrange(self, id: str, change: Change) -> Session:
        """Make one of the changes of `tables.lobby` that are possible in the lobby only."""
        return await self._change(id, change, "lobby")

    async def drop(self, id: str, user: int) -> Session:
        """Close a lobby without a game; the host's right."""
        return await self._change(id, lobby.drop(user), "lobby")

    @whole
    async def begin(
        self,
        id: str,
        user: int,
        interaction: int | None = None,
        names: Iterable[str] = (),
        hour: int | None = None,
    ) -> Session:
        """Set the game up and start it; the host's right. Raises `Refused` if too few have sat down.

        In a first game stand-ins with these ``names`` take the seats that are free; its dice are fixed. ``hour`` is
        what the host's clock shows, by default that of the program.

        The seed is the bot's half with what the people on the seats gave to it, in their order, and the interaction.
        """
        async with self._live.hold(id) as session:
            if session.status != "lobby":
                raise Refused(msg("refused-already-begun"))
            lobby.host_only(session, user)
            lobby.complete(session, names)
            self.furnish(session)
            lobby.require_ready(session)
            seats = list(session.seats)
            chapter, carry = await self.carry(id)
            if chapter:  # its options may have been changed in the lobby
                rules = session.game.campaign
                session.settings = rules.peopled(session.game.data, rules.as_chapter(session.settings), carry)
            session.settings = session.game.timed(session.settings, self.clock().hour if hour is None else hour)
            parts = [*seeds.given(session), *self._part(interaction)] if session.lesson is None else []
            state, events = session.game.set_up(session.settings, seats, mix(session.half, parts), carry)
            state.auto = session.table.auto
            state.colours = session.game.colours(session.settings, seats)
            session.state, session.status = state, "over" if state.over else "playing"
            act: dict[str, Any] = {"act": "begin", "settings": session.settings, "table": session.table, "seats": seats}
            act |= {"half": session.half, "parts": parts, "digests": True}
            if chapter:
                act["carry"] = carry
            batch = Batch()
            begun = msg("log-begin", hash=commitment(session.half))
            if parts:
                begun = msg("log-begin-shared", hash=commitment(session.half), parts=", ".join(map(str, parts)))
            journal.write(batch, session, self._now(), user, act, [Event(begun, weight="detail"), *events])
            await self._save(session, batch)
        self._running.rouse(session)
        return session

    # Play

    @whole
    async def answer(
        self, id: str, user: int, decision: str, words: list[str], interaction: int | None = None
    ) -> list[Event]:
        """Answer an open decision for the seat that this person holds, and do what follows by itself.

        What is returned for is on disk. Raises `Refused` (nothing has changed), `Incident` or `StoreError` (nothing was
        kept; but of `Unknown` nobody can say whether it was).
        The same interaction twice is answered once: the second time yields no events.
        """
        batch = Batch()
        self.drafts.sweep(batch, id, user)
        events = await self._act(
            id, user, lambda seat: Answer(seat=seat, decision=decision, words=words), interaction, batch
        )
        if events:  # else it was the same interaction again
            self.drafts.swept(id, user)
        return events

    @whole
    async def give_order(self, id: str, user: int, order: Order, interaction: int | None = None) -> None:
        """Give an order for one's own seat; it is used at once if its question is open."""
        await self._act(
            id, user, lambda seat: GiveOrder(order=order.model_copy(update={"seat": seat})), interaction, Batch()
        )

    @whole
    async def take_order(self, id: str, user: int, order: int, interaction: int | None = None) -> None:
        """Take an own order back."""
        await self._act(id, user, lambda seat: TakeOrder(seat=seat, order=order), interaction, Batch())

    @whole
    async def choose(self, id: str, user: int, choice: Choice, interaction: int | None = None) -> None:
        """Make a standing choice for one's own seat."""
        await self._act(
            id, user, lambda seat: Choose(choice=choice.model_copy(update={"seat": seat})), interaction, Batch()
        )

    @whole
    async def undo(self, id: str, user: int, seq: int | None = None) -> int:
        """Take back one's own last answer, with what followed from it by itself; returns its seq.

        Orders given since stay. Free only while nothing was revealed or rolled since and nobody else has answered;
        otherwise `Refused`. ``seq`` names the answer that is meant: if it is no longer the last one, `Gone`.
        """
        async with self._live.hold(id) as session:
            state = open_state(session)
            not_paused(session)
            seat = own_seat(session, user)
            entry = await journal.last_answer(self.store, session)
            if entry is None:
                raise Refused(msg("refused-nothing-to-undo"))
            if entry.actor != user:
                raise Refused(msg("refused-undo-others"))
            if seq is not None and entry.seq != seq:
                raise Gone
            if (await self.state_at(session, entry.seq - 1)).known != state.known:
                raise Refused(msg("refused-undo-known"))
            batch, told = Batch(), msg("log-undone", who=who(seat))
            await undo.take_back(self.store, batch, session, self._now(), user, entry.seq, told)
            await self._save(session, batch)
        self._running.rouse(session)
        return entry.seq

    # Standing still

    async def stop(self, id: str, why: Pause) -> None:
        """A game stands still from now on, until this reason is gone. Nothing happens if it does so already.

        Of a lobby or a finished game it means only that nothing can be shown.
        """
        if why not in (await self.get(id)).paused:
            await self.govern(id, pauses.stop(why))

    async def go_on(self, id: str, gone: Pause, user: int | None = None) -> None:
        """Reasons for which a game stood still are gone, by what ``user`` did; it goes on if none is left."""
        if (await self.get(id)).paused & gone:
            await self.govern(id, pauses.lift(gone, user, self._now()))

    # Waking

    async def wake(self, id: str) -> Session:
        """Go on with a session after a start of the program: finish what happens by itself, then show it."""
        session = await self.get(id)
        self._running.rouse(session)
        return session

    async def wake_all(self) -> None:
        """After a start: in the background go on with every game in which something is on its way, shown or not."""
        self._running.look_at(await self.in_play())

    async def refresh(self) -> None:
        """Of several processes one may have forgotten somebody at tables of another: those are read anew here."""
        if len(self.store.owned.held) < self.store.owned.shards:
            await self._live.refresh()

    def stir(self, session: Session) -> None:
        """Somebody looks at a session: what has failed in it is tried again now, if it waits for that."""
        self._running.stir(session.id)

    async def show_again(self, session: Session) -> None:
        """What its post says beside the game has changed; the process that looks after a session sees to it."""
        if self.store.owned.has(session.guild):
            self.on_change(session)
        else:
            await self.store.execute("UPDATE sessions SET dirty = 1 WHERE id = ?", session.id)

    @property
    def thinking(self) -> Thinking:
        """What stand-ins think over, and who thinks for them."""
        return self._running.thinking

    async def rest(self, id: str, seconds: float, *, thoughts: bool = False) -> None:
        """Wait until nothing happens by itself in a session any more, but no longer than ``seconds``; with ``thoughts``
        also until no stand-in thinks.
        """
        await self._running.rest(id, seconds, thoughts=thoughts)

    async def finish(self) -> None:
        """Let running work come to its commit; nothing more happens by itself then."""
        self._running.close()
        await self._live.close()

    # What people give to the seed

    def _part(self, interaction: int | None) -> list[int]:
        """What an interaction gives to the seed."""
        return [interaction] if interaction is not None and self.shared else []

    def _giving(self, change: Change, user: int, interaction: int | None) -> Change:
        """The change, with what a person gives to the seed by sitting down in the lobby."""

        def both(session: Session) -> None:
            change(session)
            for part in self._part(interaction):
                seeds.sat_down(session, user, part)

        return both
