"""Trying out: a copy of a table, made of what one person sees of it, to play on alone.

It lives in memory only and is gone when it is left, after an hour, and when the program stops. Nothing of it is ever
written, and nothing that the person cannot see goes into it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from time import perf_counter
from typing import Literal

from ..core.act import Answer
from ..core.errors import Gone, Refused
from ..core.message import Event, msg
from .acting import SLICE
from .autoplay import next_act
from .journal import Entry
from .session import Kept, Session, Still
from .sessions import Sessions

log = logging.getLogger(__name__)

MOST = 20
"""Try-outs that a process has at the same time."""
LASTS = 3600.0
"""Seconds after which one is gone."""
MARK = "~"
"""How their ids begin; no id of a table does."""
Why = Literal["known", "gone", "refused"]
"""Why an answer cannot be carried over: something had become known before it, which will come otherwise; it is not
asked at the table now; the table does not allow it.
"""


@dataclass(slots=True, frozen=True)
class Move:
    """An answer in a try-out: ``said`` is it in words, ``before`` the copy that it was given in. ``fresh``: nothing had
    become known in the copy until then.
    """

    decision: str
    words: list[str]
    said: str
    before: bytes
    fresh: bool


@dataclass(slots=True)
class Carried:
    """What became of the answers at the true table: those that were given there, and the others with the reason."""

    done: list[Move]
    left: list[Move]
    why: Why | None = None
    refused: Refused | None = None


class Tryout:
    """A copy of a table for the person on one of its seats; stand-ins play the others.

    ``session`` is that copy as a table: it is shown like any other, and known to nobody. ``beyond``: it has come to
    something that nobody has read yet, and ends there. ``told`` is what the last answer brought, ``drafts`` are
    unfinished answers. ``people`` have the seats of the true table.
    """

    def __init__(self, id: str, table: Still, seat: str, user: int, at: float) -> None:
        self.id, self.table, self.seat, self.user, self.at = id, table.id, seat, user, at
        self.guild, self.channel = table.guild, table.channel
        self.people = frozenset(player.user for player in table.seats.values())
        self._game, self._seen = table.game, table.view(seat)
        self._read = frozenset(self._game.read(self._seen))
        self.moves: list[Move] = []
        self.told: list[Entry] = []
        self.drafts: dict[str, list[str]] = {}
        self.beyond = False
        self._carried: int | None = None
        """What was known at the true table before the last answer that was given there."""
        self._lock = asyncio.Lock()
        seats = {
            each: replace(
                player, user=user if each == seat else None, stand_in=each != seat, absent="", until=None, lender=None
            )
            for each, player in table.seats.items()
        }
        table_settings = table.table.model_copy(update={"lesson": False})
        kept = Kept(
            table.channel, table.host, table.language, "playing", table.settings, table_settings, seats, table.changed
        )
        self.session = Session(id, table.game, table.guild, table.created, kept)

    async def begin(self, seed: str = "") -> None:
        """Make the copy, with other dice each time unless a seed is given. It asks what the table asks: the others
        play when this person has answered, or by `go_on`.
        """
        async with self._lock:
            self.moves, self.told, self.beyond, self._carried = [], [], False, None
            state = self._game.imagined(self._seen, seed or secrets.token_hex(16))
            self.session.status = "playing"
            self._stand(self._game.dump(state))

    @property
    def waits(self) -> bool:
        """Whether nothing here waits for this person, who can let the others play on."""
        if self.beyond or self.session.status != "playing":
            return False
        asked = [each for each in self.session.offered(self.seat) if each.ask.wait]
        return all(each.sealed(self.session.playing) is not None for each in asked)

    async def go_on(self) -> None:
        """Let the others play until this person is asked."""
        async with self._lock:
            self.told = []
            if self.waits:
                await self._go_on()

    async def answer(self, decision: str, words: list[str], said: str) -> None:
        """Answer a question of the copy; raises `Refused` with nothing changed."""
        async with self._lock:
            if self.beyond:
                raise Gone
            state, before = self.session.playing, self.session.data or b""
            move = Move(decision, words, said, before, state.known == self._seen.known)
            act = Answer(seat=self.seat, decision=decision, words=words)
            try:
                events = self._game.apply(state, act)
            except Refused:
                raise
            except Exception:
                self.session.reload()
                raise
            self.moves.append(move)
            self.told = [self._entry(act, events, "player")]
            if self._is_beyond():
                self.told, self.beyond = [], True
                self._stand(before)
            else:
                self._stand(self._game.dump(state))
                await self._go_on()

    async def back(self) -> None:
        """Take the last answer back, with all that came of it."""
        async with self._lock:
            if self.moves:
                self.told, self.beyond = [], False
                self.session.status = "playing"
                self._stand(self.moves.pop().before)

    async def carry(self, sessions: Sessions, interaction: int | None) -> Carried:
        """Give the answers at the true table, in their order, as far as nothing had become known before them. Those
        that were given are no longer among the moves: whoever presses twice gives none of them again.
        """
        async with self._lock:
            carried = Carried([], [*self.moves])
            while carried.left:
                move = carried.left[0]
                table = await sessions.get(self.table)
                known = table.playing.known
                if not move.fresh or self._carried not in (None, known):
                    carried.why = "known"
                    break
                try:
                    await sessions.answer(
                        self.table, self.user, move.decision, move.words, None if carried.done else interaction
                    )
                except Refused as refused:
                    carried.why, carried.refused = "gone" if isinstance(refused, Gone) else "refused", refused
                    break
                self._carried = known
                self.moves.pop(0)
                carried.done.append(carried.left.pop(0))
            return carried

    def _stand(self, data: bytes) -> None:
        """This is the copy now, also for whoever shows it."""
        self.session.data = data
        self.session.seq += 1
        self.session.kept = self.session.keep(self.session.seq)
        self.session.reload()
        self.drafts.clear()

    async def _go_on(self) -> None:
        """Stand-ins play until this person is asked, in slices between which others are served."""
        until, session = perf_counter() + SLICE, self.session
        while (act := next_act(session, self._blame)) is not None and not self._is_first(act):
            before = session.data or b""
            events = self._game.apply(session.playing, act)
            if self._is_beyond():
                self.beyond = True
                self._stand(before)
                return
            self.told.append(self._entry(act, events, getattr(act, "by", "auto")))
            if session.playing.over:
                session.status = "over"
            session.data = self._game.dump(session.playing)
            if perf_counter() >= until:
                await asyncio.sleep(0)
                until = perf_counter() + SLICE
        self._stand(session.data or b"")

    def _is_first(self, act: object) -> bool:
        """Whether this person is asked side by side with whoever acts, and so comes first: before others have rolled,
        answers can still be given at the table.
        """
        if self.waits or not isinstance(act, Answer):
            return False
        return any(each.id == act.decision for each in self.session.awaited())

    def _is_beyond(self) -> bool:
        """Whether the copy has come to what nobody can know: it lies hidden in the game's tables, not in a state."""
        return not self._read.issuperset(self._game.read(self.session.playing))

    def _entry(self, act: object, events: list[Event], by: str) -> Entry:
        seat = getattr(act, "seat", None)
        told = {"act": "answer", "seat": seat}
        return Entry(self.session.seq + len(self.told), self.at, None, by, seat, events, False, 0, 0, told, [])

    @staticmethod
    def _blame() -> None:
        log.exception("a stand-in failed in a try-out")


class Tryouts:
    """All try-outs of this process, at most one for each person."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._open: dict[int, Tryout] = {}

    def __len__(self) -> int:
        self._sweep()
        return len(self._open)

    async def open(self, session: Session, user: int) -> Tryout:
        """A new one of this table, in place of the person's former one.

        Raises `Refused` for whoever has no seat or has left it to a stand-in, before and after the game, and where
        there are too many.
        """
        table = session.still()
        seat = table.seat_of(user)
        if table.state is None or table.status != "playing":
            raise Refused(msg("refused-not-begun" if table.state is None else table.why_over))
        if seat is None:
            raise Refused(msg("refused-not-seated"))
        if table.seats[seat].stand_in:
            raise Refused(msg("refused-stand-in-plays"))
        self.leave(user)
        if len(self) >= MOST:
            raise Refused(msg("refused-try-full"))
        id = MARK + secrets.token_hex(3)[:5]
        made = self._open[user] = Tryout(id, table, seat, user, self._clock().timestamp())
        try:
            await made.begin()
        except BaseException:
            self.leave(user)
            raise
        return made

    def of(self, id: str, user: int) -> Tryout:
        """The try-out of a control. Raises `Refused` if it is gone, or somebody else's."""
        self._sweep()
        found = self._open.get(user)
        if found is None or found.id != id:
            theirs = any(each.id == id for each in self._open.values())
            raise Refused(msg("refused-try-not-yours" if theirs else "refused-try-gone"))
        return found

    def leave(self, user: int) -> None:
        """The person's try-out is gone, if there is one."""
        self._open.pop(user, None)

    def forget(self, user: int) -> None:
        """Nothing is left of a person: those of others at the same table have their name."""
        for each in [*self._open.values()]:
            if user in each.people:
                self.leave(each.user)

    def _sweep(self) -> None:
        """Those that have lasted long enough are gone."""
        now = self._clock().timestamp()
        for user, each in [*self._open.items()]:
            if now - each.at >= LASTS:
                del self._open[user]
