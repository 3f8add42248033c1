"""A whole campaign as a file, and back: its finished chapters with their logs, checked as sessions are.

The file is JSON, compressed. For game masters only.
"""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from io import BytesIO
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import from_json, to_json

from ..core.errors import Refused
from ..core.game import Game
from ..core.message import Message, msg
from ..store import Batch
from ..tables import records
from ..tables.campaigns import LONGEST, Campaign, Campaigns, Correction, Table
from ..tables.session import Session
from . import exchange
from .exchange import MOST_DEPTH, NUL, Parcel
from .master import GameMaster
from .rights import Person
from .session_file import LATEST
from .trial import Stage

FORMAT = "gravekeeper-campaign"
MOST_BYTES = 8_000_000
"""Of the file; a message takes no more."""
MOST_UNPACKED = 40_000_000
MOST_TABLES = 60


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid")


class _CorrectionFile(_Part):
    chapter: Annotated[int, Field(ge=1, lt=1000)]
    at: Annotated[float, Field(ge=0, lt=LATEST, allow_inf_nan=False)]
    gm: Annotated[str, Field(max_length=100)]
    why: Annotated[str, Field(max_length=1000)]
    what: Annotated[str, Field(max_length=4000)]


class _ChapterFile(_Part):
    chapter: Annotated[int, Field(ge=1, lt=1000)]
    carry: Any
    table: dict[str, Any]
    """The file of the session, see `SessionFile`."""


class _CampaignFile(_Part):
    format: Literal["gravekeeper-campaign"]
    version: Literal[1]
    game: Annotated[str, Field(max_length=100)]
    name: Annotated[str, Field(min_length=1, max_length=LONGEST)]
    chapter: Annotated[int, Field(ge=1, lt=1000)]
    carry: Any
    corrections: Annotated[list[_CorrectionFile], Field(max_length=1000)]
    chapters: Annotated[list[_ChapterFile], Field(max_length=MOST_TABLES)]


@dataclass(slots=True, frozen=True)
class Freight:
    """A file that was found sound: the campaign, and its finished tables."""

    campaign: Campaign
    tables: list[tuple[Table, Parcel]]


async def pack(gm: GameMaster, campaigns: Campaigns, campaign: Campaign) -> bytes:
    """The file of a campaign with its finished tables; of too many the oldest are left out."""
    chapters: list[dict[str, Any]] = []
    for table in await campaigns.tables(campaign.id):
        if table.status == "over":
            session = await gm.sessions.get(table.session)
            packed = from_json(await exchange.pack(gm, session))
            chapters.append({"chapter": table.chapter, "carry": table.carry, "table": packed})
    while True:
        file = _CampaignFile(
            format=FORMAT,
            version=1,
            game=campaign.game,
            name=campaign.name,
            chapter=campaign.chapter,
            carry=campaign.carry,
            corrections=[_CorrectionFile.model_validate(each, from_attributes=True) for each in campaign.corrections],
            chapters=[_ChapterFile.model_validate(each) for each in chapters[-MOST_TABLES:]],
        )
        data = await asyncio.to_thread(gzip.compress, to_json(file))
        if len(data) <= MOST_BYTES or not chapters:
            return data
        chapters.pop(0)


def read(
    data: bytes, games: Mapping[str, Game[Any]], guild: int, stage: Stage | None = None
) -> tuple[Freight | None, list[Message]]:
    """What a file holds for a server, or all that is wrong with it. Changes nothing; seconds for a worker thread."""
    try:
        with gzip.open(BytesIO(data)) as packed:
            text = packed.read(MOST_UNPACKED + 1)
        if len(text) > MOST_UNPACKED:
            return None, [msg("import-large", most=MOST_BYTES // 1000)]
        value = from_json(text, allow_inf_nan=False)
        if NUL in text or exchange.depth(value) > MOST_DEPTH + 3:
            return None, [msg("import-deep", most=MOST_DEPTH)]
        file = _CampaignFile.model_validate_json(text, strict=True)
    except (OSError, EOFError, zlib.error):
        return None, [msg("import-campaign-packed")]
    except ValidationError as error:
        where = ".".join(map(str, error.errors(include_url=False)[0]["loc"]))[:120] or "."
        return None, [msg("import-wrong", path=where)]
    except ValueError as error:
        return None, [msg("import-no-json", what=str(error)[:100])]
    game = games.get(file.game)
    if game is None or game.campaign is None:
        return None, [msg("import-game", game=file.game[:40])]
    complaints = _unsound(game, file)
    tables: list[tuple[Table, Parcel]] = []
    for at, each in enumerate(file.chapters):
        parcel, wrong = exchange.read(to_json(each.table), games, stage)
        complaints += wrong
        if parcel is None:
            break
        if parcel.file.game != game.id or parcel.file.status != "over":
            complaints.append(msg("import-wrong", path=f"chapters.{at}.table"))
        tables.append((Table(parcel.file.id, each.chapter, each.carry, "over"), parcel))
    if complaints:
        return None, complaints
    corrections = [Correction(**each.model_dump()) for each in file.corrections]
    return Freight(Campaign(0, game.id, guild, file.name, file.chapter, file.carry, [], corrections), tables), []


def _unsound(game: Game[Any], file: _CampaignFile) -> list[Message]:
    """Whether each chapter can be played from what it begins with."""
    found: list[Message] = []
    played = [(f"chapters.{at}.carry", each.carry) for at, each in enumerate(file.chapters)]
    for path, carry in [("carry", file.carry), *played]:
        try:
            sound(game, carry)
        except Refused:
            found.append(msg("import-wrong", path=path))
    return found


def sound(game: Game[Any], carry: Any) -> None:
    """Raises `Refused` if no chapter can begin with this, or its sheets cannot be read."""
    try:
        game.chapter(carry)
        game.pages(carry)
        seats = [chr(ord("a") + n) for n in range(game.players.start)]
        settings = game.as_chapter(game.settings())
        state, _ = game.set_up(settings, [*seats, *sorted(game.house(settings))], "trial", carry)
        broken = game.check(state)
    except Exception as error:
        raise Refused(msg("refused-campaign-unsound")) from error
    if broken:
        raise Refused(msg("refused-campaign-unsound"))


async def take_in(gm: GameMaster, campaigns: Campaigns, freight: Freight, person: Person, why: str) -> Campaign:
    """Keep the campaign of a sound file in its server, with its tables; whoever opens the next one sits there first."""
    await gm.rights.require_trusted(freight.campaign.guild, person)
    sessions, guild = gm.sessions, freight.campaign.guild
    made: list[tuple[Table, Session, Batch]] = []
    for table, parcel in freight.tables:
        id, now = await sessions.new_id(), sessions.clock().timestamp()
        session, batch = await asyncio.to_thread(
            exchange.unpack, sessions.games, id, person, parcel, why, guild, 0, now
        )
        records.write(batch, session)
        made.append((table, session, batch))
    return await campaigns.take_in(freight.campaign, made)
