"""What stands in the file of a session, field by field, and how its states are packed."""

from __future__ import annotations

import zlib
from base64 import b64decode
from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from ..core.dice import FORGOTTEN, Use
from ..core.message import Event
from ..core.model import Count
from ..languages import Language
from ..tables.seeds import LONGEST, WORD
from ..tables.series import MOST_GAMES
from ..tables.session import Absent, TableSettings
from ..workshop.pack import MOST_FILES, About

FORMAT = "gravekeeper-session"
VERSION = 1
MOST_ENTRIES = 20_000
LATEST = 32_503_680_000
"""The year 3000, in seconds: times are shown as dates."""
MOST_STATE = 250_000
"""Bytes of one state; those of real games have some 10,000."""
MOST_SPENT = 31 * 24 * 3600
"""Seconds of a time bank."""
Snowflake = Annotated[int, Field(gt=0, lt=1 << 63)]
Actor = Annotated[int, Field(gt=-1000, lt=1 << 63)]
"""Also somebody who has been forgotten: a number below 0, which is the same all over the file."""
Name = Annotated[str, Field(min_length=1, max_length=100)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatFile(_Part):
    """A seat; see `Player`."""

    user: Snowflake | None
    name: Name
    stand_in: bool
    absent: Absent = ""
    until: Count | None = None
    lender: Snowflake | None = None
    spent: Annotated[float, Field(ge=0, le=MOST_SPENT, allow_inf_nan=False)] = 0


class TableFile(_Part):
    """What an act on the table keeps for its undoing; see `gm_log.table`."""

    seats: dict[str, SeatFile]
    host: Actor
    paused: bool
    table: TableSettings | None = None


Word = Annotated[str, Field(max_length=LONGEST, pattern=f"^{WORD.pattern}$")]


Digest = Annotated[str, Field(max_length=LONGEST + 1, pattern=f"^{FORGOTTEN}[0-9a-f]+$")]


class HalvesFile(_Part):
    """What the seed was made of, in the entry of the beginning."""

    half: Annotated[str, Field(max_length=200)]
    parts: Annotated[list[Snowflake | Word | Digest], Field(max_length=40)]


class EntryFile(_Part):
    """An entry of the log. ``state``: that after it, compressed with the one before as the dictionary.

    ``used``: what the dice were used for beside rolls; None in files of versions that did not write it down.
    """

    at: Annotated[float, Field(ge=0, lt=LATEST, allow_inf_nan=False)]
    actor: Actor | None
    act: dict[str, Any]
    events: list[Event]
    rules_version: Annotated[int, Field(ge=1, lt=1 << 31)]
    undone: bool
    state: str
    used: list[Use] | None = None


class PackFile(_Part):
    """What people wrote for one another that the table is played with: its files by name, and what is said of it."""

    about: About
    files: Annotated[dict[Annotated[str, Field(max_length=100)], str], Field(min_length=1, max_length=MOST_FILES)]


class SeriesFile(_Part):
    """The series that the table counts for; see `Membership`."""

    series: Annotated[str, Field(pattern=r"^[0-9]{1,19}/[0-9]{1,9}$")]
    table: Name
    games: Annotated[int, Field(ge=1, le=MOST_GAMES)] | None
    until: Annotated[float, Field(ge=0, lt=LATEST, allow_inf_nan=False)] | None
    ended: Annotated[float, Field(ge=0, lt=LATEST, allow_inf_nan=False)] | None


class SessionFile(_Part):
    """The whole file; entries are numbered by their places."""

    format: Literal["gravekeeper-session"]
    version: Literal[1]
    id: Name
    game: Name
    rules_version: Count
    schema_number: Count
    language: Language
    host: Actor
    gms: list[Snowflake]
    status: Literal["playing", "over", "dropped"]
    paused: bool
    settings: dict[str, Any]
    table: TableSettings
    seats: dict[str, SeatFile]
    log: Annotated[list[EntryFile], Field(min_length=1, max_length=MOST_ENTRIES)]
    state: dict[str, Any]
    pack: PackFile | None = None
    series: SeriesFile | None = None


def press(data: bytes, before: bytes) -> bytes:
    """A state, packed with what it has in common with the one before it (none: `b""`)."""
    packer = zlib.compressobj(level=6, zdict=before) if before else zlib.compressobj(level=6)
    return packer.compress(data) + packer.flush()


def unpress(text: str, before: bytes) -> bytes:
    """The state again; raises ValueError or zlib.error for what is no state of reasonable size."""
    packed = b64decode(text, validate=True)
    unpacker = zlib.decompressobj(zdict=before) if before else zlib.decompressobj()
    data = unpacker.decompress(packed, MOST_STATE)
    if not unpacker.eof or unpacker.unused_data:
        raise ValueError("too long or cut off")
    return data


def unpacked(file: SessionFile) -> Iterator[bytes]:
    """The states of a log, one after the other; raises ValueError or zlib.error at one that is damaged."""
    before = b""
    for entry in file.log:
        before = unpress(entry.state, before)
        yield before
