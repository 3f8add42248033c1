"""A whole campaign as a file, and back: its finished chapters with their logs, checked as sessions are.

The file is JSON, compressed. For game masters only. It is read as that of a session is: in a process of its own.
"""

from __future__ import annotations

import asyncio
import gzip
import re
import zlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from io import BytesIO
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw
from pydantic_core import from_json, to_json

from ..apart import Apart
from ..core.errors import Refused
from ..core.game import Game
from ..core.message import Message, msg
from ..store import Batch
from ..tables.campaigns import LONGEST, Campaign, Campaigns, Correction, Table
from ..workshop.pack import DIGEST
from . import exchange
from .checking import MOST_DEPTH, NUL, depth, no_json
from .exchange import LIMITS
from .master import GameMaster
from .person import Person
from .session_file import LATEST
from .trial import Stage

FORMAT = "gravekeeper-campaign"
MOST_BYTES = 8_000_000
"""Of the file; a message takes no more."""
MOST_UNPACKED = 40_000_000
MOST_CARRY = 50_000
"""Bytes of what a chapter begins with."""
MOST_TABLES = 60
FIELD = re.compile(r"field `([^`]*)`")
"""How msgspec names a field that is missing or unknown."""
PLACE = re.compile(r"at `\$([^`]*)`")
"""How msgspec says where something is."""


class _Part(msgspec.Struct, forbid_unknown_fields=True):
    """What is `Raw` is read by itself, when its turn comes: all at once it could fill the memory."""


class _CorrectionFile(_Part):
    chapter: Annotated[int, Meta(ge=1, lt=1000)]
    at: Annotated[float, Meta(ge=0, lt=LATEST)]
    gm: Annotated[str, Meta(max_length=100)]
    why: Annotated[str, Meta(max_length=1000)]
    what: Annotated[str, Meta(max_length=4000)]
    by: Annotated[int, Meta(gt=-1000, le=(1 << 63) - 1)] | None = None


class _ChapterFile(_Part):
    chapter: Annotated[int, Meta(ge=1, lt=1000)]
    carry: Raw
    table: Raw
    """The file of the session, see `SessionFile`."""


class _CampaignFile(_Part):
    format: Literal["gravekeeper-campaign"]
    version: Literal[1]
    game: Annotated[str, Meta(max_length=100)]
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST)]
    chapter: Annotated[int, Meta(ge=1, lt=1000)]
    carry: Raw
    corrections: Annotated[list[_CorrectionFile], Meta(max_length=1000)]
    chapters: Annotated[list[_ChapterFile], Meta(max_length=MOST_TABLES)]
    pack: Annotated[str, Meta(max_length=DIGEST)] = ""
    """The digest of what people wrote that it is played with, which comes with its tables."""


@dataclass(slots=True, frozen=True)
class Freight:
    """The campaign of a sound file, and its finished tables under their new ids, with what creates them."""

    campaign: Campaign
    tables: list[tuple[Table, Batch]]


async def pack(gm: GameMaster, campaigns: Campaigns, campaign: Campaign) -> bytes:
    """The file of a campaign with its finished tables; of too many the oldest are left out."""
    chapters: list[_ChapterFile] = []
    for table in await campaigns.tables(campaign.id):
        if table.status == "over":
            session = await gm.sessions.get(table.session)
            packed = Raw(await exchange.pack(gm, session))
            chapters.append(_ChapterFile(table.chapter, Raw(to_json(table.carry)), packed))
    while True:
        file = _CampaignFile(
            format=FORMAT,
            version=1,
            game=campaign.game,
            name=campaign.name,
            chapter=campaign.chapter,
            carry=Raw(to_json(campaign.carry)),
            corrections=[_CorrectionFile(**asdict(each)) for each in campaign.corrections],
            chapters=chapters[-MOST_TABLES:],
            pack=campaign.pack,
        )
        data = await asyncio.to_thread(gzip.compress, msgspec.json.encode(file))
        if len(data) <= MOST_BYTES or not chapters:
            return data
        chapters.pop(0)


async def import_file(
    gm: GameMaster,
    campaigns: Campaigns,
    apart: Apart,
    person: Person,
    data: bytes,
    why: str,
    *,
    guild: int,
    stage: Stage | None = None,
) -> tuple[Campaign | None, list[Message]]:
    """Keep the campaign of a file in this server, with its tables; the person who opens the next one sits there first.

    For people the server trusts. Without a campaign: what is wrong with the file. Raises `Refused` also if it takes too
    much to read.
    """
    await gm.rights.require_trusted(guild, person)
    sessions = gm.sessions
    ids, now = [await sessions.new_id() for _ in range(MOST_TABLES)], sessions.clock().timestamp()
    freight, wrong = await apart.run(guild, LIMITS, prepare, data, sessions.games, stage, ids, person, why, guild, now)
    if freight is None:
        return None, wrong
    await gm.rights.require_trusted(guild, person)
    return await campaigns.take_in(freight.campaign, freight.tables), []


def prepare(
    data: bytes,
    games: Mapping[str, Game[Any]],
    stage: Stage | None,
    ids: list[str],
    person: Person,
    why: str,
    guild: int,
    now: float,
) -> tuple[Freight | None, list[Message]]:
    """What a file holds for a server, with ``ids`` for its tables, or all that is wrong with it. Changes nothing."""
    try:
        with gzip.open(BytesIO(data)) as packed:
            text = packed.read(MOST_UNPACKED + 1)
        if len(text) > MOST_UNPACKED:
            return None, [msg("import-large", most=MOST_BYTES // 1000)]
        if NUL in text:
            return None, [msg("import-no-json", what=NUL.decode())]
        file = msgspec.json.decode(text, type=_CampaignFile)
    except (OSError, EOFError, zlib.error):
        return None, [msg("import-campaign-packed")]
    except RecursionError:
        return None, [msg("import-deep", most=MOST_DEPTH)]
    except msgspec.ValidationError as error:
        return None, [msg("import-wrong", path=_place(error))]
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return None, [no_json(error)]
    game = games.get(file.game)
    if game is None or not game.campaign:
        return None, [msg("import-game", game=file.game[:40])]
    playing = None if file.pack else game
    complaints, made = list[Message](), list[Batch]()
    for at, (each, id) in enumerate(zip(file.chapters, ids, strict=False)):
        parcel, wrong = exchange.read(bytes(each.table), games, stage)
        complaints += wrong
        if parcel is None:
            break
        written = parcel.game.written.digest if parcel.game.written else ""
        if parcel.file.game != game.id or parcel.file.status != "over" or written != file.pack:
            complaints.append(msg("import-wrong", path=f"chapters.{at}.table"))
            break
        made.append(exchange.unpack(parcel, id, person, why, guild, 0, now).batch)
        playing = parcel.game
    if playing is None:
        complaints += [] if complaints else [msg("import-wrong", path="pack")]
        return None, complaints
    carry = _carry(playing, file.carry, "carry", complaints)
    carries = [_carry(playing, each.carry, f"chapters.{at}.carry", complaints) for at, each in enumerate(file.chapters)]
    if complaints:
        return None, complaints
    tables = [
        (Table(id, each.chapter, carries[at], "over"), batch)
        for at, (each, id, batch) in enumerate(zip(file.chapters, ids, made, strict=False))
    ]
    corrections = [Correction(**msgspec.structs.asdict(each)) for each in file.corrections]
    found = Campaign(0, game.id, guild, file.name, file.chapter, carry, [], corrections, file.pack)
    return Freight(found, tables), []


def _place(error: msgspec.ValidationError) -> str:
    """Where it is in the file what is wrong: ``chapters.0.table``."""
    place, field = PLACE.search(str(error)), FIELD.search(str(error))
    parts = [*re.findall(r"[^.\[\]]+", place[1] if place else ""), *([field[1]] if field else [])]
    return ".".join(parts)[:120] or "."


def _carry(game: Game[Any], raw: Raw, path: str, complaints: list[Message]) -> Any:
    """What a chapter begins with; it is told if none can be played from it."""
    try:
        data = bytes(raw)
        carry = from_json(data if len(data) <= MOST_CARRY else b"", allow_inf_nan=False)
        if depth(carry) <= MOST_DEPTH:
            sound(game, carry)
            return carry
    except (ValueError, Refused):
        pass
    complaints.append(msg("import-wrong", path=path))
    return None


def sound(game: Game[Any], carry: Any) -> None:
    """Raises `Refused` if no chapter can begin with this, or its sheets cannot be read."""
    try:
        game.campaign.chapter(game.data, carry)
        game.campaign.pages(game.data, carry)
        seats = [chr(ord("a") + n) for n in range(game.players.start)]
        settings = game.campaign.as_chapter(game.usual)
        state, _ = game.set_up(settings, [*seats, *sorted(game.house(settings))], "trial", carry)
        broken = game.check(state)
    except Exception as error:
        raise Refused(msg("refused-campaign-unsound")) from error
    if broken:
        raise Refused(msg("refused-campaign-unsound"))
