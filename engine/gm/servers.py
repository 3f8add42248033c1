"""What a server has settled for all its tables: where, by whom and how many are opened, who is called and told.

Everything works without: what nobody has settled is free.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Collection, Mapping
from hashlib import sha256
from typing import Annotated, Any, Literal, cast

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ..core.errors import Refused
from ..core.message import Message, msg
from ..languages import Language
from ..store import Store
from .person import Person

REMEMBERED = 60.0
"""Seconds after which settings are read again: they may have been changed in another process."""
MOST = 25
"""The most channels, or members, that a setting names: as many as a select of Discord gives."""
MOST_TABLES = 999
"""The highest limit of open tables; 0 is none."""

Name = Literal[
    "channels", "openers", "each", "all", "barred", "language", "pace", "callers", "quiet", "ratings", "results",
    "acts", "masters", "board", "digests", "prophets", "abroad", "authors",
]  # fmt: skip
Tables = Annotated[int, Field(ge=0, le=MOST_TABLES)]


class Settings(BaseModel):
    """The settings of a server; snowflakes of channels, roles and members. Empty: nothing is settled.

    ``channels``: where tables may be opened. ``openers``: the role that may open them. ``each`` and ``all``: how many
    tables a person and the server may have open, 0 for any number. ``language`` and ``pace``: of new tables.
    ``callers``: the role that is called for a new table. ``results`` and ``acts``: channels that hear of every result,
    and of every act of a game master. ``digests``: the former also hears what each part of a game came to, and
    with ``prophets`` whoever does not play may guess there how it ends. ``board``:
    the channel of the post that tells of all tables. ``masters``: the role of game masters. ``barred``: members who may
    neither open a table nor sit down. ``quiet``: calls make no sound. ``ratings``: `/stats` says how strong people are.
    ``abroad``: wishes for company may meet those made in other servers that allow it, too.
    ``authors``: the role that may put something into the workshop.
    ``lost``: what another version settled and this one cannot read.
    """

    model_config = ConfigDict(extra="ignore", frozen=True)

    channels: tuple[int, ...] = ()
    openers: tuple[int, ...] = ()
    each: Tables = 0
    all: Tables = 0
    language: Language | Literal[""] = ""
    pace: Literal["", "post", "sitting"] = ""
    callers: tuple[int, ...] = ()
    results: tuple[int, ...] = ()
    acts: tuple[int, ...] = ()
    masters: tuple[int, ...] = ()
    board: tuple[int, ...] = ()
    barred: tuple[int, ...] = ()
    quiet: bool = False
    ratings: bool = False
    digests: bool = False
    prophets: bool = False
    abroad: bool = False
    authors: tuple[int, ...] = ()
    lost: tuple[str, ...] = Field(default=(), exclude=True)


async def settled(store: Store, guild: int) -> Settings:
    """The settings of a server. What an older or newer version wrote and this one does not allow is not settled."""
    return _read(await _saved(store, guild))[0]


async def settle(store: Store, guild: int, person: Person, changes: Mapping[Name, object]) -> Settings:
    """Settle some things; the result is what holds now.

    Raises `Refused` for members without Manage Server, and for what a setting cannot be; then nothing is changed.
    """
    require_manager(person)
    saved = {**await _saved(store, guild), **changes}
    new, bad = _read(saved)
    if wrong := [field for field in changes if field in bad]:
        raise Refused(msg("refused-option", field=wrong[0]))
    await store.execute(
        "INSERT INTO servers (guild, settings) VALUES (?, ?) "
        "ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings",
        *(guild, json.dumps(saved)),
    )
    return new


class Servers:
    """The settings of servers, kept in memory for a while."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[int, tuple[Settings, float]] = {}
        self._changing = asyncio.Lock()

    async def of(self, guild: int) -> Settings:
        """The settings of a server, as they were a minute ago at the latest."""
        known = self._known.get(guild)
        if known is None or time.monotonic() - known[1] >= REMEMBERED:
            found = await settled(self.store, guild), time.monotonic()
            if self._known.get(guild) is known:  # else somebody has changed them meanwhile
                self._known[guild] = found
            known = self._known[guild]
        return known[0]

    async def change(self, guild: int, person: Person, changes: Mapping[Name, object]) -> Settings:
        """See `settle`."""
        async with self._changing:
            new = await settle(self.store, guild, person, changes)
        self._known[guild] = new, time.monotonic()
        return new

    async def forget_member(self, user: int) -> bool:
        """Nothing names a person any more; whether a server has barred them, which holds on without their name."""
        found = False
        for (guild,) in await self.store.rows("SELECT guild FROM servers WHERE settings LIKE ?", f"%{user}%"):
            async with self._changing:
                saved = await _saved(self.store, guild)
                barred = _read(saved)[0].barred
                if user in barred:
                    saved["barred"] = [veiled(each) if each == user else each for each in barred]
                    await self.store.execute(
                        "UPDATE servers SET settings = ? WHERE guild = ?", *(json.dumps(saved), guild)
                    )
                    self.forget(guild)
                    found = True
        return found

    def forget(self, guild: int) -> None:
        """The settings of a server are no longer what they were."""
        self._known.pop(guild, None)

    async def admit_table(self, guild: int, person: Person, channels: Collection[int]) -> None:
        """Whether the person may open a table here; ``channels`` are this channel and those that it belongs to.

        Raises `Refused`, which names the setting.
        """
        settled = await self.of(guild)
        _admit(settled, person)
        if settled.channels and not set(settled.channels) & set(channels):
            _refuse("channels", where=_named("server-channel", settled.channels))
        if settled.openers and not person.manager and not set(settled.openers) & person.roles:
            _refuse("openers", role=_named("server-role", settled.openers))
        await self.admit_another(guild, person.user)

    async def admit_another(self, guild: int, host: int | None = None) -> None:
        """Whether one more table may be open here, of this person if one is given; raises `Refused`."""
        settled = await self.of(guild)
        if settled.each or settled.all:
            rows = await self.store.rows(
                "SELECT count(*), count(CASE WHEN host = ? THEN 1 END) FROM sessions "
                "WHERE guild = ? AND status IN ('lobby', 'playing')",
                *(host or 0, guild),
            )
            every, own = rows[0]
            if settled.each and own >= settled.each:
                _refuse("each", n=settled.each)
            if settled.all and every >= settled.all:
                _refuse("all", n=settled.all)

    async def admit_author(self, guild: int, person: Person) -> None:
        """Whether the person may put something into the workshop of this server; raises `Refused`."""
        settled = await self.of(guild)
        _admit(settled, person)
        if settled.authors and not person.manager and not set(settled.authors) & person.roles:
            _refuse("authors", role=_named("server-role", settled.authors))

    async def is_moderator(self, guild: int, person: Person) -> bool:
        """Whether the person looks after this server: its managers, and its game masters."""
        return person.manager or bool(set((await self.of(guild)).masters) & person.roles)

    async def admit(self, guild: int, person: Person) -> None:
        """Whether the person may sit down in this server; raises `Refused`."""
        _admit(await self.of(guild), person)


def require_manager(person: Person) -> None:
    """Raises `Refused` for members without Manage Server."""
    if not person.manager:
        raise Refused(msg("refused-gm-manager"))


def veiled(user: int) -> int:
    """What stands for a member who is barred and forgotten: a number below 0 that is made of theirs. It tells only
    those who know somebody's number whether it was them.
    """
    return -1 - int.from_bytes(sha256(f"barred:{user}".encode()).digest()[:6])


def is_barred(barred: Collection[int], user: int) -> bool:
    """Whether those who are barred are this member among others, by name or by what stands for them."""
    return user in barred or veiled(user) in barred


def _admit(settled: Settings, person: Person) -> None:
    if is_barred(settled.barred, person.user) and not person.manager:
        _refuse("barred")


def _refuse(field: Name, **args: int | list[Message]) -> None:
    raise Refused(msg(f"refused-server-{field}", **args))


def _named(key: str, ids: Collection[int]) -> list[Message]:
    return [msg(key, id=str(each)) for each in ids]


async def _saved(store: Store, guild: int) -> dict[str, Any]:
    row = await store.row("SELECT settings FROM servers WHERE guild = ?", guild)
    return cast("dict[str, Any]", json.loads(row[0])) if row else {}


def _read(saved: Mapping[str, Any]) -> tuple[Settings, set[str]]:
    """Settings that can be read, and the names of those that cannot."""
    saved, bad = {name: value for name, value in saved.items() if name != "lost"}, set[str]()
    while True:
        try:
            return Settings.model_validate({**saved, "lost": tuple(sorted(bad))}), bad
        except ValidationError as error:
            bad |= {str(each["loc"][0]) for each in error.errors()}
            saved = {name: value for name, value in saved.items() if name not in bad}
