"""Series: several games, of one kind or many, that count together: so many of them, or until a date.

Only which tables belong to a series is kept; its standings are worked out from their results, so a corrected end counts
as it is now, a game that is struck out does not, and whoever is forgotten is in none. A seat's points are its person's
who had it at the end. The chapters of a campaign count as one game, with the mean of their points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import mean
from typing import Any

from ..core.errors import Refused
from ..core.game import Game
from ..core.message import msg
from ..core.state import State
from ..store import Batch, Conflict, Store
from .remembered import Remembered, of_state
from .session import Session
from .sessions import Sessions
from .stats import counts

BEST = 10
"""Points of whoever leaves all others behind; whoever is left behind by all has none."""
MOST_GAMES, MOST_DAYS = 50, 366
DAY = 24 * 3600
USUAL = 5
"""Games of a series of which nothing else is said."""
REMEMBERED = 5000
"""Games of which the points are remembered."""

Points = Mapping[str, int]
"""By seat."""


@dataclass(slots=True, frozen=True)
class Entry:
    """A game of a series, or a campaign: its last table, and the points by person."""

    session: str
    game: str
    channel: int
    points: Mapping[int, int]


@dataclass(slots=True, frozen=True)
class Place:
    """How somebody stands: the place (1 is the best, equals share one), points, games, games with most points."""

    place: int
    user: int
    name: str
    points: int
    games: int
    best: int


@dataclass(slots=True, frozen=True)
class Series:
    """A series as it stands: ``games`` or ``until`` (seconds) end it. ``over``: no further game counts."""

    id: int
    guild: int
    games: int | None
    until: float | None
    entries: Sequence[Entry]
    places: Sequence[Place]
    over: bool

    @property
    def winners(self) -> list[Place]:
        return [each for each in self.places if each.place == 1] if self.over else []


@dataclass(slots=True, frozen=True)
class Membership:
    """That a table counts for a series, as its file says it elsewhere, too.

    ``series``: the server where it was begun and its number there; ``table``: the id under which this one counted
    first. ``games`` or ``until`` (seconds) end it; ``ended``: when this game was over.
    """

    series: str
    table: str
    games: int | None
    until: float | None
    ended: float | None


async def membership(store: Store, session: Session) -> Membership | None:
    """Of a table as it is on disk; None if it counts for no series."""
    row = await store.row(
        "SELECT guild, id, s.origin, t.origin, games, until, ended "
        "FROM series_tables t JOIN series s ON s.id = t.series WHERE session = ?",
        session.id,
    )
    if row is None:
        return None
    guild, id, series, table, games, until, ended = row
    if ended is None and session.kept.status == "over":
        ended = session.kept.changed
    return Membership(series or f"{guild}/{id}", table or session.id, games, until, ended)


def take_in(batch: Batch, session: str, guild: int, what: Membership) -> None:
    """Let a table that comes from a file count for its series here, which comes to be with the first of its tables.

    No game counts twice: neither a copy of one that is still here, nor one that comes again.
    """
    home, number = map(int, what.series.split("/"))
    series = "guild = ? AND (origin = ? OR id = ?)"
    values = guild, what.series, number if home == guild else 0
    batch.add(
        "INSERT INTO series (guild, games, until, origin) SELECT ?, ?, ?, ? "
        f"WHERE NOT EXISTS (SELECT 1 FROM series WHERE {series})",
        *(guild, what.games, what.until, what.series, *values),
    )
    batch.add(
        "INSERT INTO series_tables (session, series, origin, ended) SELECT ?, id, ?, ? FROM series "
        f"WHERE {series} AND NOT EXISTS (SELECT 1 FROM series_tables t WHERE t.series = series.id "
        "AND (t.session = ? OR t.origin = ?)) ORDER BY id LIMIT 1",
        *(session, what.table, what.ended, *values, what.table, what.table),
    )


class AllSeries:
    """The service. Every change is on disk when its method returns."""

    def __init__(self, sessions: Sessions) -> None:
        self.sessions, self.store = sessions, sessions.store
        self._known: Remembered[Points | None] = Remembered(REMEMBERED)

    async def of(self, session: Session, *, so_far: bool = False) -> Series | None:
        """The series that a table belongs to; ``so_far``: as it stood when this game was over."""
        id = await self.number(session)
        return None if id is None else await self.get(id, session.id if so_far else "")

    async def number(self, session: Session) -> int | None:
        """The number of the series that a table belongs to."""
        row = await self.store.row("SELECT series FROM series_tables WHERE session = ?", session.id)
        return row[0] if row else None

    async def get(self, id: int, upto: str = "") -> Series:
        """A series, with its games up to a table's, if one is given; raises `Refused` if there is none."""
        row = await self.store.row("SELECT guild, games, until FROM series WHERE id = ?", id)
        if row is None:
            raise Refused(msg("refused-no-series"))
        guild, games, until = row
        rows = await self.store.rows(
            "SELECT id, game, channel, settings, version, coalesce(ended, changed), campaign FROM sessions "
            "JOIN series_tables s ON s.session = id LEFT JOIN chapters c ON c.session = id "
            "WHERE series = ? AND status = 'over' ORDER BY 6, age",
            id,
        )
        seats: dict[str, dict[str, tuple[int, str]]] = {}
        for table, seat, person, name in await self.store.rows(
            "SELECT t.session, seat, person, name FROM seats JOIN series_tables t ON t.session = seats.session "
            "WHERE series = ? AND stand_in = 0 AND person > 0",
            id,
        ):
            seats.setdefault(table, {})[seat] = person, name
        last = next((at for at, each in enumerate(rows) if each[0] == upto), len(rows) - 1)
        known = [each for each in rows[: last + 1] if until is None or each[5] <= until]
        played = [each for row in known if (each := await self._played(row, seats)) is not None]
        entries = _entries(played)[: games or len(played)]
        now = self.sessions.clock().timestamp()
        over = (games is not None and len(entries) >= games) or (until is not None and now > until)
        names = {user: name for table in (each[0] for each in rows) for user, name in seats.get(table, {}).values()}
        return Series(id, guild, games, until, entries, _places(entries, names), over)

    async def _played(
        self, row: tuple[Any, ...], seats: Mapping[str, Mapping[str, tuple[int, str]]]
    ) -> tuple[Entry, int | None] | None:
        """A game with the campaign that it is a chapter of; None if it does not count."""
        id, name, channel, settings, version, _, campaign = row
        game = self.sessions.games.get(name)
        if game is None or not counts(settings):
            return None
        by_seat = await self._known.get(id, version, lambda: of_state(self.store, id, game, points, "series"))
        if by_seat is None:
            return None
        own = {user: by_seat[seat] for seat, (user, _) in seats.get(id, {}).items() if seat in by_seat}
        return Entry(id, name, channel, own), campaign

    async def running(self, guild: int) -> list[Series]:
        """The series of a server that are not over, the newest first."""
        rows = await self.store.rows("SELECT id FROM series WHERE guild = ? ORDER BY id DESC LIMIT 25", guild)
        found = [await self.get(id) for (id,) in rows]
        return [each for each in found if not each.over]

    async def begin(self, session: Session, games: int | None, days: int | None) -> Series:
        """A new series with this table as its first; raises `Refused` if the table belongs to one already."""
        batch, until = Batch(), None if days is None else self.sessions.clock().timestamp() + days * DAY
        batch.add(
            "INSERT INTO series (guild, games, until) VALUES (?, ?, ?)",
            *(session.guild, games if games or days else USUAL, until),
        )
        # One process writes for a server, so its newest is the one above.
        return await self._join(batch, session, "(SELECT max(id) FROM series WHERE guild = ?)", session.guild)

    async def join(self, session: Session, id: int) -> Series:
        """Let a table count for a series of its server; raises `Refused` if that is over or the table is in another."""
        series = await self.get(id)
        if series.guild != session.guild:
            raise Refused(msg("refused-no-series"))
        if series.over:
            raise Refused(msg("refused-series-over", id=id))
        return await self._join(Batch(), session, "?", id)

    async def _join(self, batch: Batch, session: Session, which: str, value: int) -> Series:
        """``which`` series in SQL, with its value."""
        if session.lesson is not None:
            raise Refused(msg("refused-lesson"))
        if session.game.written:
            raise Refused(msg("refused-gm-written"))
        batch.add(f"INSERT INTO series_tables (session, series) VALUES (?, {which})", session.id, value)
        try:
            await self.store.commit(batch)
        except Conflict:
            raise Refused(msg("refused-in-series")) from None
        series = await self.of(session)
        assert series is not None
        return series

    async def set_length(self, id: int, games: int | None, days: int | None) -> Series:
        """Change how long a series goes on; days count from now."""
        until = None if days is None else self.sessions.clock().timestamp() + days * DAY
        await self.store.execute("UPDATE series SET games = ?, until = ? WHERE id = ?", *(games, until, id))
        return await self.get(id)

    async def goes_on(self, session: Session) -> str:
        """The id of a table whose series the next one belongs to; "" if it belongs to none that goes on."""
        series = await self.of(session)
        return "" if series is None or series.over else session.id


def points(game: Game[Any], s: State) -> Points:
    """The points of each seat of a finished game: how many of the others it leaves behind, equals half, of `BEST`.

    Where several win together, or against the program, winners have all of them.
    """
    assert s.result
    winners, sides = s.result.winners, game.sides(s)
    if len(sides) < 2 or any(len(seats) > 1 for seats in sides.values()):
        return {seat: BEST if seat in winners else 0 for seat in s.seats}
    told = [(each.seat, (each.seat in winners, repr(each.text))) for each in game.standings(s)]
    place = {what: at for at, (_, what) in reversed([*enumerate(told)])}
    ranks = {seat: place[what] for seat, what in told}
    found: dict[str, int] = {}
    for seat, rank in ranks.items():
        behind = sum(other > rank for other in ranks.values())
        equal = sum(other == rank for other in ranks.values()) - 1
        found[seat] = int(BEST * (behind + equal / 2) / (len(ranks) - 1) + 0.5)
    return found


def _entries(played: Sequence[tuple[Entry, int | None]]) -> list[Entry]:
    """The same with the chapters of a campaign as one, where its first was played."""
    found: dict[object, list[Entry]] = {}
    for entry, campaign in played:
        found.setdefault(entry.session if campaign is None else campaign, []).append(entry)
    merged: list[Entry] = []
    for chapters in found.values():
        users = dict.fromkeys(user for each in chapters for user in each.points)
        own = {user: round(mean(each.points[user] for each in chapters if user in each.points)) for user in users}
        merged.append(Entry(chapters[-1].session, chapters[-1].game, chapters[-1].channel, own))
    return merged


def _places(entries: Sequence[Entry], names: Mapping[int, str]) -> list[Place]:
    totals: dict[int, list[int]] = {}
    for entry in entries:
        most = max(entry.points.values(), default=0)
        for user, number in entry.points.items():
            total = totals.setdefault(user, [0, 0, 0])
            total[0] += number
            total[1] += 1
            total[2] += number == most > 0
    ranked = sorted(totals, key=lambda user: (-totals[user][0], -totals[user][2], names[user]))
    found: list[Place] = []
    for at, user in enumerate(ranked, 1):
        sum, games, best = totals[user]
        same = found and (found[-1].points, found[-1].best) == (sum, best)
        found.append(Place(found[-1].place if same else at, user, names[user], sum, games, best))
    return found
