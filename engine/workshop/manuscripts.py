"""Packs while somebody writes at them: each as it was after every change, so that the last ones can be undone.

Of the steps before the last only what is different in them is kept, and what is kept is read and written beside the
event loop: a large pack would hold up everybody else.
"""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import NamedTuple

from ..core.errors import Refused
from ..core.message import msg
from ..store import Batch, Store
from .packs import Listed
from .toml import Fields

MOST_STEPS = 30
"""Changes that can be undone."""
MOST_EACH = 20
"""Manuscripts of a person in a server."""
MISSIONS = "missions"
"""The table whose entries are changed on their map; all others by what they declare."""
Entries = Mapping[str, Fields]
"""By name, each with its texts."""


class Opened(NamedTuple):
    """A pack to be written at: its entries, and in which table each is."""

    entries: Entries
    tables: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Manuscript:
    """What a person makes of a pack of a server, which it ``begins`` with; the last of ``steps`` is as it is now.

    ``typed`` is the text of a form that nothing could be made of, so that it is not lost; ``""``: there is none.
    ``tables`` says in which each entry is.
    """

    guild: int
    begins: str
    person: int
    steps: tuple[Entries, ...]
    typed: str = ""
    tables: Mapping[str, str] = field(default_factory=dict[str, str])

    @property
    def now(self) -> Entries:
        return self.steps[-1]

    def is_mission(self, id: str) -> bool:
        return self.tables[id] == MISSIONS

    @property
    def before(self) -> Entries:
        """As it was before the last change."""
        return self.steps[-2] if len(self.steps) > 1 else self.now

    def title(self, name: str) -> str:
        """What a pack of this name is called now: if it had the name of one of its entries, it goes on having it."""
        for id, fields in self.steps[0].items():
            for language, texts in fields.get("texts", {}).items():
                if texts.get("name") == name:
                    return self.now[id].get("texts", {}).get(language, {}).get("name") or name
        return name

    def changed(self, id: str, fields: Fields) -> Manuscript:
        """With one of its entries as it is now; the same if nothing is different."""
        if fields == self.now[id]:
            return replace(self, typed="")
        return replace(self, steps=(*self.steps, {**self.now, id: fields})[-MOST_STEPS - 1 :], typed="")

    def undone(self) -> Manuscript:
        """As it was before the last change. Raises `Refused` if nothing can be undone."""
        if len(self.steps) < 2:
            raise Refused(msg("refused-edit-first"))
        return replace(self, steps=self.steps[:-1], typed="")


class Manuscripts:
    """Those of all servers. ``writing`` is held while one is read, changed and kept."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.writing = asyncio.Lock()

    async def of(self, guild: int, begins: str, person: int) -> Manuscript:
        """Raises `Refused` if this person writes at no such one."""
        found = await self._rows("guild = ? AND begins = ? AND person = ?", guild, begins, person)
        if not found:
            raise Refused(msg("refused-no-manuscript"))
        return found[0]

    async def begun_by(self, person: int) -> list[tuple[int, str]]:
        """Server and beginning of everything that a person writes at."""
        return await self.store.rows("SELECT guild, begins FROM manuscripts WHERE person = ?", person)

    async def all_of(self, person: int) -> list[Manuscript]:
        """Everything that a person writes at, in whichever server."""
        return await self._rows("person = ?", person)

    async def _rows(self, where: str, *values: object) -> list[Manuscript]:
        found: list[Manuscript] = []
        for guild, begins, owner, content in await self.store.rows(
            f"SELECT guild, begins, person, content FROM manuscripts WHERE {where}", *values
        ):
            found.append(await asyncio.to_thread(_read, guild, begins, owner, content))
        return found

    async def at(self, listed: Listed, person: int) -> str | None:
        """With which version of a pack the manuscript begins that this person has of it, if they have one."""
        rows = await self.store.rows(
            "SELECT begins FROM manuscripts JOIN packs ON packs.guild = manuscripts.guild AND digest = begins "
            "WHERE manuscripts.guild = ? AND manuscripts.person = ? AND game = ? AND name = ? "
            "AND coalesce(packs.person, 0) = ? ORDER BY begins = ? DESC, changed DESC LIMIT 1",
            *(listed.guild, person, listed.game, listed.name, listed.person or 0, listed.digest),
        )
        return rows[0][0] if rows else None

    async def begin(self, listed: Listed, person: int, opened: Opened, now: float) -> Manuscript:
        """A new one, in the place of any other that this person has of the pack. Raises `Refused` if they have as many
        as there may be.
        """
        before = await self.at(listed, person)
        (count,) = await self.store.row(
            "SELECT count(*) FROM manuscripts WHERE guild = ? AND person = ?", listed.guild, person
        ) or (0,)
        if before is None and count >= MOST_EACH:
            raise Refused(msg("refused-manuscripts", most=MOST_EACH))
        begun = Manuscript(listed.guild, listed.digest, person, (opened.entries,), tables=opened.tables)
        await self.keep(begun, now, instead=before)
        return begun

    async def keep(self, manuscript: Manuscript, now: float, instead: str | None = None) -> None:
        """Write it down, in the place of one that begins with another version."""
        batch = Batch()
        if instead is not None:
            _drop(batch, manuscript.guild, instead, manuscript.person)
        content = await asyncio.to_thread(_written, manuscript)
        batch.add(
            "INSERT INTO manuscripts (guild, begins, person, content, changed) VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT (guild, begins, person) DO UPDATE SET content = excluded.content, changed = excluded.changed",
            *(manuscript.guild, manuscript.begins, manuscript.person, content, now),
        )
        await self.store.commit(batch)

    async def drop(self, manuscript: Manuscript) -> None:
        """It is thrown away."""
        batch = Batch()
        _drop(batch, manuscript.guild, manuscript.begins, manuscript.person)
        await self.store.commit(batch)


def _written(manuscript: Manuscript) -> bytes:
    """What is kept of it: as it is now whole, and of each step before what is different from the next."""
    steps = [
        {id: fields for id, fields in step.items() if following[id] is not fields and following[id] != fields}
        for step, following in pairwise(manuscript.steps)
    ]
    kept = {"steps": [*steps, manuscript.now], "typed": manuscript.typed, "tables": manuscript.tables}
    return zlib.compress(json.dumps(kept, default=str).encode())


def _read(guild: int, begins: str, person: int, content: bytes) -> Manuscript:
    kept = json.loads(zlib.decompress(content))
    tables = kept.get("tables") or {id: _table(own) for id, own in kept["steps"][-1].items()}
    return Manuscript(guild, begins, person, _whole(kept["steps"]), kept["typed"], tables)


def _whole(kept: Sequence[Entries]) -> tuple[Entries, ...]:
    """The steps; earlier versions have kept all of them whole."""
    found = [kept[-1]]
    for different in reversed(kept[:-1]):
        found.append({**found[-1], **different})
    return tuple(reversed(found))


def _table(fields: Fields) -> str:
    """In which table an entry was before that was written down: only those of Zombicide could be written at."""
    return "campaigns" if "missions" in fields else MISSIONS


def _drop(batch: Batch, guild: int, begins: str, person: int) -> None:
    batch.add("DELETE FROM manuscripts WHERE guild = ? AND begins = ? AND person = ?", guild, begins, person)
