"""All of a server as ZIP files of a bounded size: its settings, campaigns and tables, with a list of them.

One item after the other is packed and written, so that never more than one is in memory.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import IO, Any
from zipfile import ZIP_DEFLATED, ZipFile

from ..core.errors import Refused
from ..tables.campaigns import Campaigns
from ..tables.live import Incident
from ..tables.session import Session
from . import campaign_file, exchange
from .master import GameMaster
from .person import Person
from .servers import require_manager, settled

log = logging.getLogger(__name__)

MOST_BYTES = campaign_file.MOST_BYTES
"""Of one ZIP file."""
ROOM = 1000
"""Bytes that an item may take in a ZIP beside what it holds: its headers, and its line in the list."""


@dataclass(slots=True, frozen=True)
class Part:
    """What a ZIP file holds: the items up to number ``upto`` of ``every``. ``missing`` of them have no file: lobbies,
    what cannot be read or told, what is too large.
    """

    upto: int
    every: int
    missing: int


@dataclass(slots=True, frozen=True)
class _Item:
    """A campaign by its number, or a table by its id, with what the list of tables says of it."""

    id: int | str
    name: str
    about: Mapping[str, object]


class Archive:
    """Packs servers, one at a time. ``why`` is the reason that a table in play reads."""

    def __init__(self, gm: GameMaster, campaigns: Campaigns, why: Callable[[Session], str]) -> None:
        self.gm, self.campaigns, self.why = gm, campaigns, why
        self._turn = asyncio.Lock()
        self.ahead = 0
        """The servers that are being packed or wait for it: whoever asks next comes after them."""

    async def write(self, guild: int, person: Person, target: IO[bytes], start: int = 0) -> Part:
        """Write the items of a server from number ``start`` on into a ZIP file, as many as it takes, but at least one.

        Every game that is not over is told that this person has it. Raises `Refused` for members without Manage Server.
        """
        require_manager(person)
        self.ahead += 1
        try:
            async with self._turn:
                return await self._write(guild, person, target, start)
        finally:
            self.ahead -= 1

    async def _write(self, guild: int, person: Person, target: IO[bytes], start: int) -> Part:
        items = await self._items(guild)
        at = start = min(start, len(items))
        listed = list[Mapping[str, object]]()
        with ZipFile(target, "w", ZIP_DEFLATED) as file:
            file.writestr("server.json", (await settled(self.gm.store, guild)).model_dump_json(indent=2))
            for item in items[start:]:
                data = await self._pack(item)
                if at > start and target.tell() + len(data) + ROOM * (at - start + 2) > MOST_BYTES:
                    break
                held = bool(data) and len(data) < MOST_BYTES - 3 * ROOM and await self._tell(item, person)
                if held:
                    await asyncio.to_thread(file.writestr, item.name, data)
                listed.append({"file": item.name if held else None, **item.about})
                at += 1
            file.writestr("list.json", json.dumps(listed, ensure_ascii=False, indent=1))
        return Part(at, len(items), sum(each["file"] is None for each in listed))

    async def _items(self, guild: int) -> list[_Item]:
        """The campaigns of a server, then its tables, both in the order in which they came to be."""
        store, names = self.gm.store, dict[str, list[str]]()
        for id, name in await store.rows(
            "SELECT session, name FROM seats JOIN sessions ON id = session WHERE guild = ? ORDER BY seat", guild
        ):
            names.setdefault(id, []).append(name)
        rows = await store.rows(
            "SELECT id, game, status, channel, created, changed FROM sessions WHERE guild = ? ORDER BY age", guild
        )
        campaigns = sorted(await self.campaigns.of_guild(guild), key=lambda each: each.id)
        return [
            *(
                _Item(each.id, f"campaigns/{each.game}-campaign-{each.id}.json.gz", {"campaign": each.name})
                for each in campaigns
            ),
            *(_Item(row[0], f"tables/{row[1]}-{row[0]}.json", _about(row, names.get(row[0], ()))) for row in rows),
        ]

    async def _pack(self, item: _Item) -> bytes:
        """The file of a campaign or a table; empty for a table that has none."""
        try:
            if isinstance(item.id, int):
                return await campaign_file.pack(self.gm, self.campaigns, await self.campaigns.get(item.id))
            session = await self.gm.sessions.get(item.id)
            return await exchange.pack(self.gm, session) if session.kept.data is not None else b""
        except (Refused, Incident) as error:
            log.warning("%s is left out of an archive: %s", item.name, error)
            return b""

    async def _tell(self, item: _Item, person: Person) -> bool:
        """Whether everybody whom it concerns has been told."""
        if isinstance(item.id, int):
            return True
        try:
            session = await self.gm.sessions.get(item.id)
            if session.kept.status != "over":
                await self.gm.note(item.id, person, "gm-did-export", self.why(session), look=True)
        except (Refused, Incident) as error:
            log.warning("%s is left out of an archive: %s", item.name, error)
            return False
        return True


def _about(row: Sequence[Any], names: Sequence[str]) -> Mapping[str, object]:
    id, game, status, channel, created, changed = row
    opened, last = (datetime.fromtimestamp(at, UTC).isoformat(" ", "minutes") for at in (created, changed))
    about = {"table": id, "game": game, "status": status, "channel": channel, "opened": opened, "changed": last}
    return {**about, "players": names}
