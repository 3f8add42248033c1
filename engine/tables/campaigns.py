"""Campaigns: chapters of a game, each played at a table of its own, that carry something on.

What a chapter begins with is kept beside its table, so a chapter can be played again from where it began.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import count
from typing import Any

from ..core.errors import Gone, Refused
from ..core.game import Game
from ..core.message import Message, msg, named
from ..core.state import SeatPlan, Settings
from ..data import DataError
from ..store import Batch
from .lobby import usual
from .session import Kept, Player, Session, Status
from .sessions import Sessions
from .stats import newcomers

Seat = tuple[str, int | None, str]
"""A seat, the Discord snowflake of its person (None: a stand-in) and the name."""
LONGEST = 50
"""Characters of a campaign's name."""
COLUMNS = "id, game, guild, name, chapter, carry, seats, corrections, pack"


@dataclass(slots=True, frozen=True)
class Correction:
    """What a game master has corrected before a ``chapter``, at a time in seconds; ``what`` it said in words then.

    ``by`` is the Discord snowflake, None in what older versions have written.
    """

    chapter: int
    at: float
    gm: str
    why: str
    what: str
    by: int | None = None


@dataclass(slots=True, frozen=True)
class Campaign:
    """A campaign before or during its ``chapter``, which begins with ``carry`` and with these ``seats``; ``pack``: the
    digest of what people wrote that it is played with.
    """

    id: int
    game: str
    guild: int
    name: str
    chapter: int
    carry: Any
    seats: Sequence[Seat]
    corrections: Sequence[Correction] = ()
    pack: str = ""


@dataclass(slots=True, frozen=True)
class Table:
    """A table at which a chapter is or was played, and what that began with."""

    session: str
    chapter: int
    carry: Any
    status: Status


class Campaigns:
    """The service. Every change is on disk when its method returns."""

    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self._lock = asyncio.Lock()

    # Looking

    async def get(self, id: int) -> Campaign:
        """The campaign with this id; raises `Refused` if there is none."""
        row = await self.store.row(f"SELECT {COLUMNS} FROM campaigns WHERE id = ?", id)
        if row is None:
            raise Refused(msg("refused-no-campaign"))
        return _campaign(row)

    async def game(self, campaign: Campaign) -> Game[Any]:
        """What its chapters are played with. Raises `Refused` if what people wrote for it is there no longer."""
        try:
            game = await self.sessions.packs.game(campaign.game, campaign.guild, campaign.pack)
        except DataError:
            game = None
        if game is None:
            raise Refused(msg("refused-no-pack"))
        return game

    async def of_guild(self, guild: int, game: str | None = None) -> list[Campaign]:
        """The campaigns of a server, of one game or of all, the newest first."""
        rows = await self.store.rows(f"SELECT {COLUMNS} FROM campaigns WHERE guild = ? ORDER BY id DESC", guild)
        found = [_campaign(row) for row in rows]
        return [each for each in found if each.game in self.sessions.games and game in (None, each.game)]

    async def find(self, guild: int, game: str, name: str) -> Campaign | None:
        """The campaign of this name, whatever the case."""
        return _named(await self.of_guild(guild, game), name)

    async def in_channel(self, channel: int, game: str) -> Campaign | None:
        """The campaign of which a chapter of this game is or was played in a channel or thread last."""
        row = await self.store.row(
            "SELECT campaign FROM chapters JOIN sessions ON id = session "
            "WHERE channel = ? AND game = ? AND (status != 'dropped' OR state IS NOT NULL) ORDER BY age DESC LIMIT 1",
            *(channel, game),
        )
        return await self.get(row[0]) if row else None

    async def tables(self, id: int) -> list[Table]:
        """The tables of a campaign that have begun or are open, in the order in which they were opened."""
        rows = await self.store.rows(
            "SELECT session, chapter, carry, status FROM chapters JOIN sessions ON id = session "
            "WHERE campaign = ? AND (status != 'dropped' OR state IS NOT NULL) ORDER BY age",
            id,
        )
        return [Table(session, chapter, json.loads(carry), status) for session, chapter, carry, status in rows]

    async def now(self, id: int) -> Campaign:
        """The campaign as it stands: once its latest chapter has led on, it is before the next one."""
        async with self._lock:
            return await self._now(await self.get(id))

    async def present(self, campaign: Campaign) -> tuple[bool, Any]:
        """Whether it is known which campaign it is, and what its present chapter begins with: before the first one is
        over, its open table says that.
        """
        if campaign.carry is not None:
            return True, campaign.carry
        tables = [each for each in await self.tables(campaign.id) if each.status != "dropped"]
        if not tables:
            game = await self.game(campaign)
            return not game.campaign.several(game.data), None
        session = (await self.sessions.get(tables[-1].session)).still()
        rules = session.game.campaign
        if session.status == "lobby":
            return True, rules.begins(session.game.data, session.settings)
        return True, rules.begun(session.playing)

    # Playing

    async def found(self, game: str, guild: int, name: str) -> Campaign:
        """A new campaign before its first chapter; raises `Refused` for a name that another one has."""
        async with self._lock:
            return await self._found(game, guild, await self._free_name(guild, game, name))

    async def fresh(self, game: str, guild: int, name: str) -> Campaign:
        """A campaign before its first chapter.

        If one of this name has begun, the new one gets a number; if one has not begun yet, it is that one: two presses
        found one campaign.
        """
        async with self._lock:
            others = await self.of_guild(guild, game)
            for called in _numbered(name):
                same = _named(others, called)
                if same is None:
                    return await self._found(game, guild, await self._free_name(guild, game, called))
                if not await self.tables(same.id):
                    return same
            raise AssertionError("numbers do not end")

    async def open(
        self, id: int, *, channel: int, host: int, name: str, language: str, anew: bool = False, pace: str = ""
    ) -> Session:
        """Open the lobby of the present chapter: everybody sits as in the chapter before, with the same figures and
        its options.

        ``anew``: with nobody there but the host. ``pace``: of the first chapter, see `lobby.usual`. Raises `Refused`
        for a host who has not been there otherwise, and while another table of the campaign is open.
        """
        async with self._lock:
            campaign = await self.get(id)
            await self._require_closed(id)
            came: Sequence[Seat] = () if anew else campaign.seats
            seats = {
                seat: Player(user, called, stand_in=user is None) for seat, user, called in came or [("a", host, name)]
            }
            if host not in {player.user for player in seats.values()}:
                raise Refused(msg("refused-not-seated"))
            game, last = await self.game(campaign), await self._last(id)
            before = await self.sessions.get(last) if last else None
            if before:
                settings = before.kept.settings
                table = before.kept.table.model_copy(update={"counts": True})
            else:
                new = await newcomers(self.store, game.id, [host])
                settings, table = usual(game, pace, first=bool(new))
            settings = game.campaign.peopled(game.data, game.campaign.as_chapter(settings), campaign.carry)
            if before and not anew:
                settings = _led(settings, before.playing.crews)
            now = self.sessions.clock().timestamp()
            kept = Kept(channel, host, language, "lobby", settings, table, {}, now)

            def make(new: str) -> tuple[Session, Batch]:
                session, batch = self.sessions.new_lobby(new, game, campaign.guild, kept, seats)
                _chapter(batch, new, campaign)
                batch.add(  # all of a campaign counts for the series of its chapters
                    "INSERT INTO series_tables (session, series) SELECT ?, max(series) FROM series_tables t "
                    "JOIN chapters c ON c.session = t.session WHERE campaign = ? HAVING max(series) IS NOT NULL",
                    *(new, id),
                )
                return session, batch

            return await self.sessions.adopt(channel, make)

    async def require(self, id: int, user: int, *, anew: bool = False) -> Campaign:
        """The campaign as it stands, if this person could open its next table now; raises `Refused` like `open`."""
        campaign = await self.now(id)
        await self._require_closed(id)
        if campaign.seats and not anew and user not in {seated for _, seated, _ in campaign.seats}:
            raise Refused(msg("refused-not-seated"))
        return campaign

    async def follow(self, session: Session, name: str) -> Campaign:
        """The campaign before the chapter to be played after this finished table: the next one, or the same again.

        A table that belongs to no campaign yet was the first chapter of a new one of this ``name``. Raises `Refused`
        if the campaign has gone on from another table, or nothing leads on from here.
        """
        async with self._lock:
            if session.kept.status != "over":
                raise Refused(msg("refused-campaign-open"))
            row = await self.store.row("SELECT campaign, chapter FROM chapters WHERE session = ?", session.id)
            if row is None:
                row = await self._adopted(session, name), 1
            id, chapter = row
            await self._require_closed(id)
            if await self._last(id) != session.id:
                raise Refused(msg("refused-campaign-past"))
            campaign = await self._now(await self.get(id))
            if campaign.chapter == chapter and not session.game.campaign.again(session.playing):
                raise Refused(msg("refused-campaign-over"))
            return campaign

    async def advance(self, session: Session) -> Campaign:
        """Go on to the next chapter with what the finished one left, and with who has played it.

        Raises `Refused` if the game is not over, is not the campaign's latest, or leads nowhere from here.
        """
        async with self._lock:
            id, chapter, _ = await self._played(session)
            campaign = await self.get(id)
            await self._require_closed(id)
            if chapter != campaign.chapter or await self._last(id) != session.id:
                raise Refused(msg("refused-campaign-past"))
            advanced = await self._now(campaign)
            if advanced.chapter == chapter:
                raise Refused(msg("refused-campaign-over"))
            return advanced

    async def replay(self, session: Session) -> Campaign:
        """Go back to the beginning of the chapter that was played at this table, with what it began with.

        Raises `Refused` if that game is not over.
        """
        async with self._lock:
            id, chapter, carry = await self._played(session)
            return await self._set(id, chapter, carry, (await self.get(id)).seats)

    # For game masters

    async def correct(self, campaign: Campaign, carry: Any, correction: Correction) -> Campaign:
        """Put another carry in the place of the campaign's.

        Raises `Refused` while one of its tables is open, where the game itself can be corrected, and `Gone` if the
        campaign is no longer as it was.
        """
        async with self._lock:
            await self._require_closed(campaign.id)
            if await self.get(campaign.id) != campaign:
                raise Gone
            told = [asdict(each) for each in (*campaign.corrections, correction)]
            await self.store.execute(
                "UPDATE campaigns SET carry = ?, corrections = ? WHERE id = ?",
                *(json.dumps(carry), json.dumps(told), campaign.id),
            )
            return await self.get(campaign.id)

    async def revise(self, id: int, change: Callable[[Campaign], Campaign]) -> None:
        """Change the name, the seats and the corrections, whatever is open."""
        async with self._lock:
            new = change(await self.get(id))
            await self.store.execute(
                "UPDATE campaigns SET name = ?, seats = ?, corrections = ? WHERE id = ?",
                *(new.name, json.dumps(new.seats), json.dumps([asdict(each) for each in new.corrections]), id),
            )

    async def take_in(self, campaign: Campaign, tables: Sequence[tuple[Table, Batch]]) -> Campaign:
        """Keep a campaign from elsewhere (its id does not matter) with its finished tables and what creates them.

        Raises `Refused` for a name that another one has.
        """
        async with self._lock:
            batch = Batch()
            batch.add(
                "INSERT INTO campaigns (game, guild, name, chapter, carry, seats, corrections, pack) "
                "VALUES (?, ?, ?, ?, ?, '[]', ?, ?)",
                *(campaign.game, campaign.guild, await self._free_name(campaign.guild, campaign.game, campaign.name)),
                *(campaign.chapter, json.dumps(campaign.carry)),
                *(json.dumps([asdict(each) for each in campaign.corrections]), campaign.pack),
            )
            for table, made in tables:
                batch.statements += made.statements
                batch.add("UPDATE sessions SET dirty = 0 WHERE id = ?", table.session)  # no channel shows it
                batch.add(
                    "INSERT INTO chapters (session, campaign, chapter, carry) "
                    "VALUES (?, (SELECT max(id) FROM campaigns), ?, ?)",
                    *(table.session, table.chapter, json.dumps(table.carry)),
                )
            await self.store.commit(batch)
            return await self._newest(campaign.guild)

    # Inside: the lock is held

    async def _found(self, game: str, guild: int, name: str, carry: Any = None, pack: str = "") -> Campaign:
        await self.store.execute(
            "INSERT INTO campaigns (game, guild, name, chapter, carry, seats, pack) VALUES (?, ?, ?, 1, ?, '[]', ?)",
            *(game, guild, name, json.dumps(carry), pack),
        )
        return await self._newest(guild)

    async def _newest(self, guild: int) -> Campaign:
        row = await self.store.row("SELECT max(id) FROM campaigns WHERE guild = ?", guild)
        assert row
        return await self.get(row[0])

    async def _free_name(self, guild: int, game: str, name: str) -> str:
        """The name as it is kept; raises `Refused` if it cannot be."""
        name = " ".join(name.split())[:LONGEST]
        if not name:
            raise Refused(msg("refused-campaign-name"))
        if _named(await self.of_guild(guild, game), name):
            raise Refused(Message("refused-campaign-named", {"name": named(name)}))
        return name

    async def _adopted(self, session: Session, name: str) -> int:
        """A new campaign whose first chapter was played at this table."""
        if not session.game.campaign.is_chapter(session.settings) or session.lesson is not None:
            raise Refused(msg("refused-no-campaign"))
        others = await self.of_guild(session.guild, session.game.id)
        called = next(each for each in _numbered(name) if not _named(others, each))
        called = await self._free_name(session.guild, session.game.id, called)
        begun, written = session.game.campaign.begun(session.playing), session.game.written
        campaign = await self._found(session.game.id, session.guild, called, begun, written.digest if written else "")
        batch = Batch()
        _chapter(batch, session.id, campaign)
        await self.store.commit(batch)
        return campaign.id

    async def _require_closed(self, id: int) -> None:
        open_now = "SELECT 1 FROM chapters JOIN sessions ON id = session WHERE campaign = ? AND status IN "
        if await self.store.row(f"{open_now} ('lobby', 'playing')", id):
            raise Refused(msg("refused-campaign-open"))

    async def _now(self, campaign: Campaign) -> Campaign:
        """Where the latest finished table leads.

        Its end may have been corrected meanwhile, so this is worked out anew.
        """
        last = await self._last(campaign.id)
        if last is None:
            return campaign
        session = await self.sessions.get(last)
        _, chapter, carry = await self._played(session)
        left = session.game.campaign.outcome(session.playing)
        if left is not None:
            chapter, carry = chapter + 1, json.dumps(left)
        elif carry == "null":  # a lost first chapter has said which campaign it is
            left = session.game.campaign.begun(session.playing)
            carry = json.dumps(left)
        corrected = any(each.chapter == chapter for each in campaign.corrections)
        if chapter == campaign.chapter and (left in (None, campaign.carry) or corrected):
            return campaign
        seats = [
            (seat, player.user, player.name)
            for seat, player in session.seats.items()
            if player.user is not None or seat in session.party
        ]
        return await self._set(campaign.id, chapter, carry, seats)

    async def _played(self, session: Session) -> tuple[int, int, str]:
        """Campaign, chapter and carry of a table where a chapter was played to its end."""
        row = await self.store.row("SELECT campaign, chapter, carry FROM chapters WHERE session = ?", session.id)
        if row is None:
            raise Refused(msg("refused-no-campaign"))
        if session.kept.status != "over":
            raise Refused(msg("refused-campaign-open"))
        return row[0], row[1], row[2]

    async def _last(self, id: int) -> str | None:
        """The table that was opened last, of those at which a chapter was played to its end."""
        row = await self.store.row(
            "SELECT id FROM chapters JOIN sessions ON id = session WHERE campaign = ? AND status = 'over' "
            "ORDER BY age DESC LIMIT 1",
            id,
        )
        return row[0] if row else None

    async def _set(self, id: int, chapter: int, carry: str, seats: Sequence[Seat]) -> Campaign:
        await self.store.execute(
            "UPDATE campaigns SET chapter = ?, carry = ?, seats = ? WHERE id = ?",
            *(chapter, carry, json.dumps(seats), id),
        )
        return await self.get(id)


def _led(settings: Settings, crews: Mapping[str, Sequence[str]]) -> Settings:
    """The settings, with every figure led by the seat that led it last."""
    plans = {
        seat: settings.seats.get(seat, SeatPlan()).model_copy(update={"figures": tuple(crew)})
        for seat, crew in crews.items()
    }
    return settings.model_copy(update={"seats": {**settings.seats, **plans}})


def _campaign(row: Sequence[Any]) -> Campaign:
    id, game, guild, name, chapter, carry, seats, corrections, pack = row
    came = [(seat, user, called) for seat, user, called in json.loads(seats)]
    told = [Correction(**each) for each in json.loads(corrections)]
    return Campaign(id, game, guild, name, chapter, json.loads(carry), came, told, pack)


def _named(campaigns: Sequence[Campaign], name: str) -> Campaign | None:
    wanted = " ".join(name.split()).casefold()
    return next((each for each in campaigns if each.name.casefold() == wanted), None)


def _numbered(name: str) -> Iterator[str]:
    """The name, then with a number, without end."""
    name = name[: LONGEST - 5]
    yield name
    yield from (f"{name} {n}" for n in count(2))


def _chapter(batch: Batch, session: str, campaign: Campaign) -> None:
    """The present chapter is played at this table."""
    batch.add(
        "INSERT INTO chapters (session, campaign, chapter, carry) VALUES (?, ?, ?, ?)",
        *(session, campaign.id, campaign.chapter, json.dumps(campaign.carry)),
    )
