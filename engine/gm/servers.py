"""What a server has settled for all its tables: where, by whom and how many are opened, who is called and told.

Everything works without: what nobody has settled is free.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Collection
from hashlib import sha256
from typing import Literal

from pydantic import BaseModel, ConfigDict, NonNegativeInt, ValidationError

from ..core.errors import Refused
from ..core.message import Message, msg
from ..store import Store
from ..tables.lobby import Language
from .person import Person

REMEMBERED = 60.0
"""Seconds after which settings are read again: they may have been changed in another process."""
MOST = 25
"""The most channels, or members, that a setting names: as many as a select of Discord gives."""
NUMBERS = ("0", "1", "2", "3", "5", "10", "20", "50", "100")
"""How many tables may be open; 0: any number."""

Field = Literal[
    "channels", "openers", "each", "all", "language", "pace", "callers", "results", "acts", "masters", "barred", "quiet"
]


class Settings(BaseModel):
    """The settings of a server; snowflakes of channels, roles and members. Empty: nothing is settled.

    ``channels``: where tables may be opened. ``openers``: the role that may open them. ``each`` and ``all``: how many
    tables a person and the server may have open, 0 for any number. ``language`` and ``pace``: of new tables.
    ``callers``: the role that is called for a new table. ``results`` and ``acts``: channels that hear of every result,
    and of every act of a game master. ``masters``: the role of game masters. ``barred``: members who may neither open a
    table nor sit down. ``quiet``: calls make no sound.
    """

    model_config = ConfigDict(extra="ignore", frozen=True)

    channels: tuple[int, ...] = ()
    openers: tuple[int, ...] = ()
    each: NonNegativeInt = 0
    all: NonNegativeInt = 0
    language: Language | Literal[""] = ""
    pace: Literal["", "post", "sitting"] = ""
    callers: tuple[int, ...] = ()
    results: tuple[int, ...] = ()
    acts: tuple[int, ...] = ()
    masters: tuple[int, ...] = ()
    barred: tuple[int, ...] = ()
    quiet: bool = False


async def settled(store: Store, guild: int) -> Settings:
    """The settings of a server. What an older or newer version wrote and this one does not allow is not settled."""
    row = await store.row("SELECT settings FROM servers WHERE guild = ?", guild)
    return _read(row[0]) if row else Settings()


async def settle(store: Store, guild: int, person: Person, field: Field, value: object) -> Settings:
    """Settle one thing; the result is what holds now.

    Raises `Refused` for members without Manage Server, and for what this setting cannot be.
    """
    require_manager(person)
    try:
        new = Settings.model_validate((await settled(store, guild)).model_dump(mode="json") | {field: value})
    except ValidationError:
        raise Refused(msg("refused-option", field=field)) from None
    await store.execute(
        "INSERT INTO servers (guild, settings) VALUES (?, ?) "
        "ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings",
        *(guild, new.model_dump_json()),
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

    async def change(self, guild: int, person: Person, field: Field, value: object) -> Settings:
        """See `settle`."""
        async with self._changing:
            new = await settle(self.store, guild, person, field, value)
        self._known[guild] = new, time.monotonic()
        return new

    async def forget_member(self, user: int) -> bool:
        """Nothing names a person any more; whether a server has barred them, which holds on without their name."""
        rows = await self.store.rows("SELECT guild, settings FROM servers WHERE settings LIKE ?", f"%{user}%")
        barring = [(guild, settings) for guild, saved in rows if user in (settings := _read(saved)).barred]
        for guild, settings in barring:
            barred = tuple(veiled(each) if each == user else each for each in settings.barred)
            async with self._changing:
                await self.store.execute(
                    "UPDATE servers SET settings = ? WHERE guild = ?",
                    *(settings.model_copy(update={"barred": barred}).model_dump_json(), guild),
                )
            self.forget(guild)
        return bool(barring)

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
        if settled.each or settled.all:
            rows = await self.store.rows(
                "SELECT count(*), count(CASE WHEN host = ? THEN 1 END) FROM sessions "
                "WHERE guild = ? AND status IN ('lobby', 'playing')",
                *(person.user, guild),
            )
            every, own = rows[0]
            if settled.each and own >= settled.each:
                _refuse("each", n=settled.each)
            if settled.all and every >= settled.all:
                _refuse("all", n=settled.all)

    async def admit(self, guild: int, person: Person) -> None:
        """Whether the person may sit down in this server; raises `Refused`."""
        _admit(await self.of(guild), person)


def require_manager(person: Person) -> None:
    """Raises `Refused` for members without Manage Server."""
    if not person.manager:
        raise Refused(msg("refused-gm-manager"))


def veiled(user: int) -> int:
    """What stands for a member who is barred and forgotten: a number below 0 that is made of theirs, and cannot be
    turned back.
    """
    return -1 - int.from_bytes(sha256(f"barred:{user}".encode()).digest()[:6])


def _admit(settled: Settings, person: Person) -> None:
    if {person.user, veiled(person.user)} & set(settled.barred) and not person.manager:
        _refuse("barred")


def _refuse(field: Field, **args: int | list[Message]) -> None:
    raise Refused(msg(f"refused-server-{field}", **args))


def _named(key: str, ids: Collection[int]) -> list[Message]:
    return [msg(key, id=str(each)) for each in ids]


def _read(saved: str) -> Settings:
    settled = json.loads(saved)
    while True:
        try:
            return Settings.model_validate(settled)
        except ValidationError as error:
            bad = {str(each["loc"][0]) for each in error.errors()}
            settled = {name: value for name, value in settled.items() if name not in bad}
