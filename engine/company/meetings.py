"""Tables that are made of wishes: written down before anything is opened, so that what breaks off is gone on with.

Everybody who has found each other has a seat and is asked; the game begins by itself when all have said yes. Whoever
has not within a day loses seat and wish; the others begin, if they still are enough for what they wished, or wait on.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from ..core.game import Game
from ..store import Batch, Conflict
from ..tables import lobby, posted
from ..tables.post import SidePost
from ..tables.session import LETTERS, Kept, Player, Session
from ..tables.sessions import Sessions
from .hours import Hours
from .matching import Match, Pool, Wish, seek
from .wishes import COLUMNS as WISHED
from .wishes import Wishes, wish_of

DAY = 24 * 3600.0
STALE = DAY / 4
"""Seconds after which a table that could not be opened is not opened any more."""
COLUMNS = "session, guild, channel, game, pace, language, seats, people, made, message"
Next = Literal["open", "wait", "begin", "over", "part"]
"""What is to be done about a meeting: its table is to be opened; it waits for somebody's yes; it is to be begun; it has
begun; or its people part, and wait on.
"""


Present = Callable[[Wish, Collection[int]], Awaitable[Collection[int]]]
"""Which of these people of other servers could sit down where somebody has wished for company."""
ROUNDS = 3
"""How often others are asked for in place of people of other servers who could not come."""


async def nobody(wish: Wish, users: Collection[int]) -> Collection[int]:
    """There is only one server."""
    return ()


@dataclass(slots=True, frozen=True)
class Meeting:
    """A table made of wishes; ``seats`` with those that stand-ins take. So many were ``asked``; ``people`` are those of
    them who have not been forgotten since.

    ``message``: what announces it, once that is known.
    """

    session: str
    guild: int
    channel: int
    game: str
    pace: str
    language: str
    seats: int
    asked: int
    made: float
    message: int | None
    people: tuple[Wish, ...] = ()


class Meetings:
    """Makes tables of wishes, and looks after them until they have begun or come to nothing."""

    def __init__(self, sessions: Sessions, wishes: Wishes, hours: Hours) -> None:
        self.sessions, self.wishes, self.hours, self.store = sessions, wishes, hours, sessions.store

    def _now(self) -> float:
        return self.sessions.clock().timestamp()

    def room(self, game: str, pace: str) -> range:
        """With how many people a game can be played at a pace; empty if it does not have that pace."""
        rules: Game[Any] | None = self.sessions.games.get(game)
        if rules is None or all(each.name != pace for each in rules.presets if each.kind == "pace"):
            return range(0)
        return range(max(2, rules.players.start), min(rules.players.stop, len(LETTERS) + 1))

    async def candidates(self, wish: Wish, pool: Pool, present: Present = nobody) -> list[Wish]:
        """Who may be company for a person; of other servers only if both allow it, and those who could come."""
        found, shunned = list[Wish](), await self.wishes.shunned(wish.person)
        for _ in range(ROUNDS):
            found = pool.candidates(wish, self._now(), shunned)
            others = [each for each in found if each.guild != wish.guild]
            if not others:
                break
            allowing = await self.wishes.allowing()
            allowed = [each.person for each in others if {each.guild, wish.guild} <= allowing]
            there = await present(wish, allowed)
            found = [each for each in found if each.guild == wish.guild or each.person in there]
            away = [each for each in others if each.person not in there]
            if not away:
                break
            for each in away:  # until the wishes are read anew
                pool.remove(each.person)
        return found

    async def find(self, wish: Wish, pool: Pool, present: Present = nobody) -> Match | None:
        """Who sits down with a person now, if anybody does."""
        now, candidates = self._now(), await self.candidates(wish, pool, present)
        if not candidates:
            return None
        users = [wish.person, *(each.person for each in candidates)]
        rhythms, apart = await self.hours.rhythms(users, now), await self.wishes.apart(users)
        return seek(wish, candidates, rhythms, apart, self.room, now)

    async def arrange(self, match: Match) -> Meeting | None:
        """Write a meeting down; None if one of the wishes has been withdrawn or met elsewhere meanwhile."""
        first, (game, pace, language) = match.people[0], match.key
        id, now, batch = await self.sessions.new_id(), self._now(), Batch()
        for wish in match.people:
            batch.add(
                "UPDATE wishes SET meeting = ? WHERE person = ? AND made = ? AND meeting IS NULL",
                *(id, wish.person, wish.made),
            )
        batch.add(
            f"INSERT INTO meetings ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, "
            "(SELECT count(*) FROM wishes WHERE meeting = ? HAVING count(*) = ?), ?, NULL)",
            *(id, first.guild, first.channel, game, pace, language, match.seats, id, len(match.people), now),
        )
        try:
            await self.store.commit(batch)
        except Conflict:
            self.wishes.forget(first.guild)
            return None
        for wish in match.people:
            self.wishes.gone(wish.person)
        return await self.of(id)

    async def of(self, session: str) -> Meeting | None:
        """The meeting that a table is of."""
        row = await self.store.row(f"SELECT {COLUMNS} FROM meetings WHERE session = ?", session)
        if row is None:
            return None
        people = await self.store.rows(
            f"SELECT {WISHED} FROM wishes WHERE meeting = ? ORDER BY guild <> ?, made", session, row[1]
        )
        return Meeting(*row, people=tuple(wish_of(each) for each in people))

    async def pending(self) -> list[str]:
        """The tables of our servers that are made of wishes, whose people have not all come."""
        ours = self.store.owned.where()
        return [id for (id,) in await self.store.rows(f"SELECT session FROM meetings WHERE {ours} ORDER BY made")]

    async def announced(self, meeting: Meeting, message: int) -> None:
        """A message announces the meeting."""
        await self.store.execute("UPDATE meetings SET message = ? WHERE session = ?", message, meeting.session)

    async def open(
        self,
        meeting: Meeting,
        thread: int,
        message: int,
        names: Mapping[int, str],
        stand_ins: Sequence[str],
        *,
        first: bool,
    ) -> Session:
        """Open its lobby in a thread: everybody has a seat and is asked, once, as soon as they may be called."""
        game, now = self.sessions.games[meeting.game], self._now()
        settings, table = lobby.usual(game, meeting.pace, first=first)
        players = [Player(each.person, names[each.person], absent="asked") for each in meeting.people]
        players += [Player(None, name, stand_in=True) for name in stand_ins[: meeting.seats - len(players)]]
        seats = dict(zip(LETTERS, players, strict=False))
        host = meeting.people[0].person
        kept = Kept(thread, host, meeting.language, "lobby", settings, table, {}, now)

        def made(id: str) -> tuple[Session, Batch]:
            session, batch = self.sessions.new_lobby(id, game, meeting.guild, kept, seats)
            for wish in meeting.people:
                batch.add(
                    "INSERT INTO pings (session, person, what, at, guild) VALUES (?, ?, 'call', ?, ?)",
                    *(id, wish.person, now, meeting.guild),
                )
            posted.add(batch, SidePost(meeting.channel, message, id, "announcement"), now)
            return session, batch

        return await self.sessions.adopt(thread, made, meeting.session)

    async def next(self, meeting: Meeting) -> tuple[Next, Session | None]:
        """What is to be done about a meeting now, and its table."""
        if await self.store.row("SELECT 1 FROM sessions WHERE id = ?", meeting.session) is None:
            return ("open" if self._now() < meeting.made + STALE else "part"), None
        session = await self.sessions.get(meeting.session)
        if session.status != "lobby":
            return ("over" if session.state is not None else "part"), session
        asked = lobby.asked(session)
        if asked and self._now() < meeting.made + DAY:
            there = [each for each in meeting.people if session.seat_of(each.person) is not None]
            return ("wait" if self._enough(meeting, session, there) else "part"), session
        yes = [each for each in meeting.people if (seat := session.seat_of(each.person)) and seat not in asked]
        return ("begin" if self._enough(meeting, session, yes) else "part"), session

    def _enough(self, meeting: Meeting, session: Session, people: Collection[Wish]) -> bool:
        """Whether these people can play as they wished, with the stand-ins that are there."""
        gone = meeting.asked - len(people)
        others = sum(session.seats[seat].user not in {each.person for each in meeting.people} for seat in session.party)
        seats = len(people) + others
        return len(people) > 1 and all(each.takes(seats) for each in people) if gone else True

    async def over(self, meeting: Meeting) -> None:
        """Its game has begun: these wishes are fulfilled."""
        batch = Batch()
        batch.add("DELETE FROM wishes WHERE meeting = ?", meeting.session)
        batch.add("DELETE FROM meetings WHERE session = ?", meeting.session)
        await self.store.commit(batch)

    async def part(self, meeting: Meeting, stay: Collection[int]) -> None:
        """It comes to nothing: the wishes of these people wait on as before, those of the others are over."""
        batch, guilds = Batch(), {meeting.guild, *(each.guild for each in meeting.people)}
        for wish in meeting.people:
            if wish.person in stay:
                batch.add("UPDATE wishes SET meeting = NULL WHERE person = ?", wish.person)
        batch.add("DELETE FROM wishes WHERE meeting = ?", meeting.session)
        batch.add("DELETE FROM meetings WHERE session = ?", meeting.session)
        await self.store.commit(batch)
        for guild in guilds:
            self.wishes.forget(guild)


def unasked(session: Session) -> None:
    """Whoever has been asked and has not said yes has no seat any more."""
    for seat in reversed(lobby.asked(session)):
        lobby.free(session, seat)


def closed(session: Session) -> None:
    """The lobby is given up."""
    if session.status == "lobby":
        session.status = "dropped"
