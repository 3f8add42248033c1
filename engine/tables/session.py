"""A session: one table of players with its lobby, its game and what is known about both."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from enum import IntFlag
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from ..core.decision import Decision
from ..core.dice import Part
from ..core.game import Game
from ..core.lesson import Lesson
from ..core.runner import awaited, offered
from ..core.state import Settings, State
from ..core.view import view
from ..store.store import Row
from .post import Posted, Told

Absent = Literal["", "default", "stand-in", "free", "asked"]
Status = Literal["lobby", "playing", "over", "dropped"]


class Pause(IntFlag):
    """Why a game stands still: nobody can move, nothing moves by itself, nobody is called, no time runs out. It goes on
    when no reason is left. ``MASTER``: a game master wants it. ``CHANNEL``: its channel is gone or refuses the bot.
    ``SERVER``: the bot was removed from the server. ``IDLE``: nobody has acted for long.
    """

    MASTER, CHANNEL, SERVER, IDLE = 1, 2, 4, 8

    @property
    def why(self) -> str:
        """The reason that is told: the one that has to go first."""
        order = (Pause.SERVER, Pause.CHANNEL, Pause.MASTER, Pause.IDLE)
        return next((str(each.name).lower() for each in order if each in self), "")

    def unset(self, column: str = "paused") -> str:
        """The SQL condition that a table stands still for none of these reasons."""
        return f"({column} & {int(self)}) = 0"


NONE = Pause(0)
NOWHERE = Pause.CHANNEL | Pause.SERVER
"""While it stands still for one of these, nothing of it can be shown, and nothing is owed."""
AT_REST = "status IN ('lobby', 'over')"
"""The condition of the index `sessions_at_rest`: a query for one of the two says this, too, so that it is used."""
LETTERS = "abcdefghijkl"
"""Seats of players are named by these letters, in the order in which they were taken; house seats by later ones."""


@dataclass(slots=True, frozen=True)
class Player:
    """Who sits on a seat. ``user`` is a Discord snowflake, None for a stand-in that nobody asked to replace.

    ``stand_in``: the automated player answers for the seat (also while a person has left it). ``absent`` says how, if
    time ran out for the person: with the safe defaults or freely, until the step numbered ``until`` is over (None:
    until the person acts); or that the person has been forgotten, and anybody may have the seat; or, in a lobby, that
    the person has been asked to it and has not said yes. ``lender`` has lent the seat to this person and may take it
    back; ``offered`` is to whom the person has offered it. ``spent`` are the seconds of the table's time bank that are
    gone, and ``late`` is since when it has been running.
    """

    user: int | None
    name: str
    stand_in: bool = False
    absent: Absent = ""
    until: int | None = None
    lender: int | None = None
    offered: int | None = None
    spent: float = 0
    late: float | None = None

    @property
    def is_automatic(self) -> bool:
        """Whether the automated player answers: nobody does for the seat of a finished game whose person is forgotten,
        until it is played on.
        """
        return self.stand_in or self.user is None

    def lasting(self) -> dict[str, Any]:
        """What the log and files hold of it: everything but an offer, which is good once and only in its channel, and
        a time bank that runs, for what waits there begins anew.
        """
        return {name: value for name, value in asdict(self).items() if name not in ("offered", "late")}


class TableSettings(BaseModel):
    """Options of a table that are the same for all games."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    auto: bool = True
    """Questions with one legal answer are answered by themselves."""
    deadline: Literal["none", "6h", "12h", "24h", "2d", "3d", "7d"] = "none"
    """How long an awaited decision may take."""
    bank: Literal["none", "24h", "2d", "4d", "7d"] = "none"
    """How much longer a person may take in the whole game, when the time for a decision is up (`bank`)."""
    policy: Literal["wait", "tell", "default", "stand-in"] = "tell"
    """What happens then: nothing, the game master is told, the safe default, or the stand-in plays."""
    patience: Literal["2", "3", "5", "never"] = "2"
    """The number of deadlines missed in a row after which a person's seat is played until the person acts."""
    chance: Literal["end", "live"] = "end"
    """When the chance to win is told: after the end, or also in play, where players win and lose together."""
    counts: bool = True
    """Whether the game counts for statistics, ratings, badges and series: a game master can strike it out, once it is
    over. No option."""
    lesson: bool = False
    """Whether it is a first game with a coach: as the game's `Lesson` has it from the opening on, and no option."""


@dataclass(eq=False)
class Record:
    """What is saved of a session, as it is in memory or on disk.

    ``data`` is the state as JSON; ``base`` the last keyframe of the log, as seq and state; ``tail`` its last entries
    as far as they are in memory (see `journal.TAIL`). ``half`` is the bot's half of the seed, secret until the end;
    ``parts`` are what people have given to the other half in the lobby (`seeds.py`).
    """

    channel: int
    host: int
    language: str
    status: Status
    settings: Settings
    table: TableSettings
    seats: dict[str, Player]
    changed: float
    seq: int = -1
    data: bytes | None = None
    base: tuple[int, bytes] | None = None
    tail: tuple[Row, ...] = field(default=(), compare=False)
    paused: Pause = NONE
    half: str = ""
    parts: dict[int, list[Part]] = field(default_factory=dict[int, list[Part]])

    def copied(self) -> dict[str, Any]:
        """All of it by name, with dicts of their own."""
        values: dict[str, Any] = {each.name: getattr(self, each.name) for each in fields(Record)}
        return {**values, "seats": dict(self.seats), "parts": dict(self.parts)}


@dataclass
class Kept(Record):
    """What is on disk of a session, and never changed: what memory goes back to if a change cannot be kept.

    ``version`` tells this row from every other that the session ever had.
    """

    version: int = 0


class Session(Record):
    """The live object of a session; there is never more than one per id in a process.

    ``seq`` numbers the last entry of the log. ``lock`` covers load, answer and commit, never a Discord call or a
    drawing; a reader that does not hold it may see a change that is still on its way to the disk (see `still`).
    ``changed`` is the time of the last change and differs between any two. ``resting`` is false while stand-ins or
    orders still have something to do by themselves; ``running`` is true while a task sees to it. ``away``: it will be
    tried again, for the database is away.
    """

    def __init__(self, id: str, game: Game[Any], guild: int, created: float, kept: Kept) -> None:
        self.id, self.game, self.guild, self.created, self.kept = id, game, guild, created, kept
        self.state: State | None = None
        self.resting, self.running, self.away = True, False, False
        self.incident = ""
        """The number of the last incident that stopped the automatic play, until it goes on or somebody acts."""
        self.blamed = False
        """Whether a failing stand-in has been reported."""
        self.posted: Posted | None = None
        """Its row of `posts`, once that is known; see `posted.read`."""
        self.told: dict[int, Told] = {}
        """What its latest posts say, by message, to say it again when they shrink: another dict once the log says
        something else."""
        self.lock = asyncio.Lock()
        self._still: Still | None = None
        self.restore()

    def restore(self) -> None:
        """Forget everything that is not on disk."""
        super().__init__(**self.kept.copied())
        self.reload()

    def reload(self) -> None:
        """Go back to the state after the last entry of the log."""
        self.state = None
        if self.data is not None:
            self.state = self.game.load(self.data)

    def keep(self, version: int) -> Kept:
        """What is to be on disk, as this version."""
        return Kept(**self.copied(), version=version)

    def still(self) -> Still:
        """The session on disk, as an object that stays as it is whatever happens to the session.

        Until the next moment it is the same object: to read the state is most of the work, and the next press asks what
        the last post has already worked out.
        """
        still = self._still
        if still is None or still.kept is not self.kept or (still.incident, still.away) != (self.incident, self.away):
            still = self._still = Still(self)
        return still

    @property
    def playing(self) -> State:
        """The state; raises LookupError in a lobby."""
        if self.state is None:
            raise LookupError(f"session {self.id} has no game yet")
        return self.state

    @property
    def names(self) -> dict[str, str]:
        """The players' names by seat."""
        return {seat: player.name for seat, player in self.seats.items()}

    @property
    def house(self) -> Mapping[str, str]:
        """The seats of sides that the program plays unless a person takes them, with their roles."""
        return self.game.house(self.settings)

    @property
    def party(self) -> list[str]:
        """The seats of the players, without those of the house."""
        house = self.house
        return [seat for seat in self.seats if seat not in house]

    @property
    def lesson(self) -> Lesson | None:
        """How this table learns the game; None if it is played in earnest."""
        return self.game.lesson if self.table.lesson else None

    @property
    def most(self) -> int:
        """How many players can sit down."""
        if self.lesson is not None:
            return self.lesson.seats
        return min(self.game.numbers(self.settings)[-1], len(LETTERS) - len(self.house))

    @property
    def humans(self) -> list[str]:
        """The seats for which a person answers."""
        return [seat for seat, player in self.seats.items() if player.user is not None and not player.stand_in]

    @property
    def has_people(self) -> bool:
        """Whether anybody is left who plays, now or again when the step is over that their time ran out for."""
        return bool(self.humans) or any(player.until is not None for player in self.seats.values())

    @property
    def alone(self) -> bool:
        """Whether only one person is left, who keeps nobody waiting: whoever is absent may come back, and counts."""
        seated = [player for player in self.seats.values() if player.user is not None]
        return sum(not player.stand_in or bool(player.absent) for player in seated) == 1

    @property
    def abandoned(self) -> bool:
        """Whether it is a game that everybody has left; anybody who sat in it can go on with it."""
        return self.status == "dropped" and self.state is not None

    @property
    def why_over(self) -> str:
        """The key of the text that tells why nobody can play here any more."""
        return "refused-abandoned" if self.abandoned else "refused-over"

    def seat_of(self, user: int) -> str | None:
        """The seat that this person holds, also one that a stand-in keeps warm."""
        return next((seat for seat, player in self.seats.items() if player.user == user), None)

    @property
    def thinks(self) -> bool:
        """Whether a game waits for nobody but stand-ins that think (`thinking`)."""
        stopped = self.status != "playing" or self.paused or self.incident or self.away
        due = [] if stopped else self.waiting_for()
        return bool(due) and all(self.seats[seat].is_automatic for seat in due)

    def view(self, seat: str | None) -> State:
        """The game as this seat (None: a spectator) may see it."""
        return view(self.playing, seat)

    def awaited(self) -> list[Decision]:
        """What the table waits for, from the full state."""
        return awaited(self.state) if self.state is not None and not self.state.over else []

    def offered(self, seat: str) -> list[Decision]:
        """What is asked of a seat now, opportunities included, as it may see it."""
        return offered(self.state, seat) if self.state is not None and not self.state.over else []

    def waiting_for(self) -> list[str]:
        """The seats that the table waits for, each once, in the order of the seats."""
        due = {seat for decision in self.awaited() for seat in decision.seats}
        return [seat for seat in self.seats if seat in due]


class Still(Session):
    """A session as the disk holds it at one moment, to be shown: everything shown comes from one moment.

    Nothing changes it any more, so what it asks and what a seat sees is worked out once, and a drawing thread may
    read it.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session.id, session.game, session.guild, session.created, session.kept)
        self.incident, self.away, self.told = session.incident, session.away, session.told
        self._views: dict[str | None, State] = {}
        self._awaited: list[Decision] | None = None
        self._offered: dict[str, list[Decision]] = {}

    def still(self) -> Still:
        return self

    def view(self, seat: str | None) -> State:
        if seat not in self._views:
            self._views[seat] = super().view(seat)
        return self._views[seat]

    def awaited(self) -> list[Decision]:
        if self._awaited is None:
            self._awaited = super().awaited()
        return self._awaited

    def offered(self, seat: str) -> list[Decision]:
        if self.state is None or self.state.over:
            return []
        if seat not in self._offered:
            self._offered[seat] = offered(self.state, seat, self.view(seat))
        return self._offered[seat]
