"""A server whose people wish for company, sit down and play, over weeks: real sessions on a file, a clock that is moved
by hand, and stand-ins that think for the people. In place of Discord there is a `Surface`, and people answer in their
panels; posts, calls, board and chronicle are the product's own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from math import inf
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

from cogs.deadlines import Clock
from cogs.noticeboard import Noticeboard
from cogs.showing import bursts
from cogs.showing.presenter import Presenter
from engine.badges import Badges
from engine.calls.deadlines import Call, Deadlines
from engine.company.hours import Hours
from engine.company.meetings import Meeting, Meetings, closed, unasked
from engine.company.wishes import Wishes
from engine.core.errors import Refused
from engine.data import load
from engine.gm.person import Person as Manager
from engine.gm.servers import Servers
from engine.prophets import Prophets
from engine.store import open_store
from engine.tables.advice import advise
from engine.tables.lobby import asked
from engine.tables.series import AllSeries
from engine.tables.session import Session
from engine.tables.sessions import Sessions
from render.boards import BOARDS
from telling.hints import Hints
from telling.texts import Texts

from .people import WEEK, Person
from .surface import Blank, Surface
from .waiting import GAMES, wish

MONDAY = datetime(2026, 1, 5, tzinfo=UTC)
GUILD, BOARD, CHRONICLE = 1, 7, 8
STEP = 60.0
"""Seconds between looks at the board and at old posts, as long as any may be due."""
PATIENCE = 20.0
"""Seconds that stand-ins may take to come to rest."""
SERIES = 4
"""Of how many tables that begin one is the first of a series."""
COMING = timedelta(days=3)
"""How long those who have come to the next game of a series wait for the others."""
MOST_ANSWERS = 300
"""Answers that somebody gives in one look; nobody has to give as many."""


@dataclass
class Diary:
    """What has happened: seconds, and numbers of games and calls."""

    wished: int = 0
    waits: list[float] = field(default_factory=list[float])
    sizes: list[int] = field(default_factory=list[int])
    begun: dict[str, float] = field(default_factory=dict[str, float])
    ended: dict[str, float] = field(default_factory=dict[str, float])
    parted: int = 0
    answers: int = 0
    """Of people."""
    calls: int = 0
    """People called by posts, and by reminders and for lobbies."""
    for_nothing: int = 0
    """Those of them for whom nobody waited."""
    told: int = 0
    """Hosts who were told that somebody's time is up, or that nobody comes."""
    twice: int = 0
    """People found on two seats of tables that wait for their yes."""
    series: int = 0
    won: int = 0
    """Series that have winners."""
    badges: dict[int, int] = field(default_factory=dict[int, int])
    """By person, earned for the first time."""


class Reminders(Clock):
    """``what``: the kind of call that is being sent."""

    what = ""

    async def _send(self, call: Call) -> None:
        self.what = call.what
        await super()._send(call)
        self.what = ""


class Server:
    """People by number, from 1 on."""

    def __init__(self, sessions: Sessions, folk: Sequence[Person], random: Random, a_day: float, games: int) -> None:
        self.sessions, self.folk, self.random, self.a_day = sessions, folk, random, a_day
        self.games = games
        """Of a series."""
        self.hours, self.wishes, self.deadlines = Hours(sessions.store), Wishes(sessions.store), Deadlines(sessions)
        self.meetings = Meetings(sessions, self.wishes, self.hours)
        self.rhythms = [each.rhythm for each in folk]
        self.series, self.badges = AllSeries(sessions), Badges(sessions.store, sessions.games)
        self._next: dict[str, tuple[set[int], datetime]] = {}
        """Lobbies of the next game of a series: who is awaited there, and when it was opened."""
        self.diary, self.now, self._thread = Diary(), MONDAY, 100
        sessions.clock = lambda: self.now
        self.surface = Surface(lambda: self.now.timestamp(), self._called)
        self._show(Texts())

    def _show(self, texts: Texts) -> None:
        """Everything that speaks to the surface."""
        store, hints, servers = self.sessions.store, Hints(self.sessions.store), Servers(self.sessions.store)
        pictures: Any = Blank(texts)
        surface: Any = self.surface
        self.presenter = Presenter(
            *(surface, self.sessions, texts, pictures, self.deadlines, hints, servers, self.badges, self.series),
            hours=self.hours,
            prophets=Prophets(self.sessions),
        )
        self.sessions.on_change = self.presenter.changed
        bot: Any = SimpleNamespace(
            sessions=self.sessions, texts=texts, language="en", pictures=pictures, deadlines=self.deadlines,
            servers=servers, hints=hints, handlers={}, user=None, table_locale=lambda session: texts(session.language),
            get_guild=surface.get_guild, get_partial_messageable=surface.get_partial_messageable,
        )  # fmt: skip
        self.board: Any = Noticeboard(bot)
        self.clock = Reminders(bot)
        self.servers, self.store = servers, store

    async def live(self, days: int, tell: Callable[[str], None] = lambda line: None) -> Diary:
        """So many days, hour by hour; ``tell`` hears of each day."""
        settled = {"board": [BOARD], "results": [CHRONICLE], "digests": True, "prophets": True}
        await self.servers.change(GUILD, Manager(0, "M", manager=True), settled)
        for hour in range(days * 24):
            begun = MONDAY + timedelta(hours=hour)
            looks = [
                (self.random.uniform(0, 3599), user)
                for user, person in enumerate(self.folk, 1)
                if (person.vanishes is None or hour < person.vanishes * 24)
                and self.random.random() < self.rhythms[user - 1].looks[hour % WEEK]
            ]
            for second, user in sorted(looks):
                await self._until(begun + timedelta(seconds=second))
                await self._look(user)
            await self._until(begun + timedelta(seconds=3599.5))
            await self._sweep()
            if hour % 24 == 23:
                d = self.diary
                tell(f"day {hour // 24 + 1}: {d.wished} wishes, {len(d.begun)} games, {len(d.ended)} of them over")
        return self.diary

    async def _until(self, at: datetime) -> None:
        """Time passes, and what is still to be shown is shown."""
        while self.now < at and self.board._writes != self.store.writes:
            self.now = min(at, self.now + timedelta(seconds=STEP))
            await self.presenter.sweep.coro(self.presenter)
            await self._shown()
            await self.board.look.coro(self.board)
        self.now = max(self.now, at)

    def pause(self) -> float:
        """The shortest time between two edits of the board, in seconds."""
        times = [at for channel, at in self.surface.edits if channel == BOARD]
        return min((later - at for at, later in pairwise(times)), default=inf)

    def costs(self) -> dict[str, int]:
        """Calls to Discord by what they were for; what tidies up old posts is told apart."""
        found = {"tables": 0, "tidying": 0, "board": 0, "chronicle": 0}
        for (kind, channel), number in self.surface.calls.items():
            where = {BOARD: "board", CHRONICLE: "chronicle"}.get(channel, "tables")
            found["tidying" if kind == "delete" else where] += number
        return found

    async def _shown(self) -> None:
        while tasks := [*self.presenter._tasks.values()]:
            await asyncio.wait(tasks)

    def _called(self, channel: int, people: list[int]) -> None:
        """A message calls people: whether somebody waits for them. Hosts are told of others, too."""
        if self.clock.what not in ("", "call"):
            self.diary.told += len(people)
            return
        session = next(each for each in self.sessions._live._by_id.values() if each.channel == channel)
        due = asked(session) if session.status == "lobby" else session.waiting_for()
        waited = {session.seats[seat].user for seat in due}
        self.diary.calls += len(people)
        self.diary.for_nothing += sum(user not in waited for user in people)

    # One person

    async def _look(self, user: int) -> None:
        self.hours.looked(user, self.now.timestamp())
        tables = await self.sessions.of_user(user)
        for session in tables:
            if session.status == "lobby" and session.seat_of(user) in asked(session):
                await self.sessions.join(session.id, user, f"P{user}", self._interaction())
                await self._serve(session.id)
            elif session.status == "playing":
                await self._play(session, user)
        for id in [id for id, (awaited, _) in self._next.items() if user in awaited]:
            await self.sessions.join(id, user, f"P{user}", self._interaction())
            self._next[id][0].discard(user)
        looks = sum(self.rhythms[user - 1].looks) / 7
        wants = not tables and self.random.random() < self.a_day / len(self.folk) / looks
        if wants and (await self.wishes.of(user))[0] is None:
            await self.wishes.make(wish(self.random, user, self.now.timestamp()))
            self.diary.wished += 1
            await self._match(user)

    async def _play(self, session: Session, user: int) -> None:
        for _ in range(MOST_ANSWERS):
            await self.sessions.rest(session.id, PATIENCE)
            seat = session.seat_of(user)
            if session.status != "playing" or seat is None:
                break
            await self.sessions.back(session.id, user)
            advice = advise(session.game, session.playing, seat) if seat in session.waiting_for() else None
            if advice is None:
                break
            await self.sessions.answer(session.id, user, advice.decision.id, advice.words, self._interaction())
            self.diary.answers += 1
            await self._shown()
        self.now += timedelta(seconds=bursts.PAUSE + 1)
        self.presenter.used(session.id)
        await self._shown()
        if session.status == "over":
            await self._ended(session)

    async def _ended(self, session: Session) -> None:
        """A game is over: what it has earned whom; one of a series is followed by the next, of the same people."""
        if session.id in self.diary.ended:
            return
        self.diary.ended[session.id] = self.now.timestamp()
        for seat, badges in (await self.badges.new(session)).items():
            user = session.seats[seat].user
            assert user is not None
            self.diary.badges[user] = self.diary.badges.get(user, 0) + len(badges)
        series = await self.series.of(session)
        if series is None:
            return
        self.diary.won += bool(series.winners)
        host, *others = [player.user for player in session.seats.values() if player.user is not None]
        after = await self.series.goes_on(session)
        if after and others:
            self._thread += 1
            lobby = await self.sessions.open(
                session.game.id, guild=GUILD, channel=self._thread, host=host, name=f"P{host}", language="en",
                after=after, settings=session.settings, table=session.table, interaction=self._interaction(),
            )  # fmt: skip
            self._next[lobby.id] = {*others}, self.now

    def _interaction(self) -> int:
        return self.random.getrandbits(62)

    # What happens by itself

    async def _sweep(self) -> None:
        await self.clock.sweep.coro(self.clock)
        await self._shown()
        for id in await self.meetings.pending():
            await self._serve(id)
        await self.hours.write()
        await self.wishes.expire(self.now.timestamp())
        for user in [*(await self.wishes.pool(GUILD, self.now.timestamp())).wishes]:
            await self._match(user)
        for id in [*self.diary.begun.keys() - self.diary.ended.keys()]:
            session = await self.sessions.get(id)
            await self.sessions.rest(id, PATIENCE)
            if session.status == "over":
                await self._ended(session)
        for id, (awaited, opened) in [*self._next.items()]:
            if awaited and self.now < opened + COMING:
                continue
            del self._next[id]
            session = await self.sessions.get(id)
            if len(session.party) > 1:
                await self.sessions.begin(id, session.host, self._interaction(), hour=12)
                self.diary.begun[id] = self.now.timestamp()
            else:
                await self.sessions.arrange(id, closed)

    async def _match(self, user: int) -> None:
        pool = await self.wishes.pool(GUILD, self.now.timestamp())
        match = await self.meetings.find(pool.wishes[user], pool) if user in pool.wishes else None
        meeting = await self.meetings.arrange(match) if match is not None else None
        if meeting is not None:
            await self._serve(meeting.session)

    async def _serve(self, id: str) -> None:
        meeting = await self.meetings.of(id)
        if meeting is None:
            return
        what, session = await self.meetings.next(meeting)
        if what == "open":
            self._thread += 1
            names = {each.person: f"P{each.person}" for each in meeting.people}
            stand_ins = ["Rook", "Moss", "Fern", "Birch", "Elm"]
            await self.meetings.open(meeting, self._thread, self._thread, names, stand_ins, first=False)
        elif session is not None and what == "begin":
            await self._begin(meeting, session)
        elif what == "over":
            await self.meetings.over(meeting)
        elif session is not None and what == "part":
            there = [each for each in session.seats.values() if each.user is not None and each.absent != "asked"]
            await self.sessions.arrange(id, closed)
            await self.meetings.part(meeting, [each.user for each in there if each.user is not None])
            self.diary.parted += 1

    async def _begin(self, meeting: Meeting, session: Session) -> None:
        if asked(session):
            await self.sessions.arrange(session.id, unasked)
        try:
            await self.sessions.begin(session.id, session.host, self._interaction(), hour=12)
        except Refused:
            await self.sessions.arrange(session.id, closed)
            await self.meetings.part(meeting, [])
            return
        people = [player.user for player in session.seats.values() if player.user is not None]
        rows = await self.sessions.store.rows(
            "SELECT person FROM seats JOIN sessions ON id = session WHERE status = 'lobby' AND absent = 'asked'"
        )
        asked_to = [person for (person,) in rows]
        self.diary.twice += len(asked_to) - len({*asked_to}) + sum(user in asked_to for user in people)
        self.diary.begun[session.id] = self.now.timestamp()
        self.diary.sizes.append(len(people))
        self.diary.waits += [meeting.made - each.made for each in meeting.people]
        await self.meetings.over(meeting)
        if len(self.diary.sizes) % SERIES == 1:
            await self.series.begin(session, self.games, None)
            self.diary.series += 1


async def opened(path: Path, folk: Sequence[Person], random: Random, a_day: float, games_of_series: int = 3) -> Server:
    """A server of these people, who wish for company so many times a day in all."""
    store = await open_store(path)
    rules = [BOARDS[id].game for id in GAMES]

    games = [each(load(each.id, each.tables) if each.tables else None) for each in rules]
    return Server(
        Sessions(store, games, clock=lambda: MONDAY, seed=lambda: f"{random.random()}"),
        folk,
        random,
        a_day,
        games_of_series,
    )
