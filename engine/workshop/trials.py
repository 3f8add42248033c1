"""Tries what stands in the workshops of all servers, while the program has nothing better to do.

What is left to do follows from the rows: a pack on a list whose trial is not whole. So nothing is lost if the program
stops, and nobody has to ask for it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from pydantic import AliasChoices, BaseModel, ConfigDict, Field

from ..data import DataError
from ..spare import Spare
from ..store import Batch, StoreError
from .packs import Packs
from .trial import GAMES, Trial, levels_of, unfinished, work

log = logging.getLogger(__name__)

TRIES = 3
"""How often in a row it is tried where it fails."""
WHOLE = '%"whole":true%'
"""What stands in a row that is done."""


class PackTrial(BaseModel):
    """What has been tried of a pack: each of its entries by the name that it was given. ``whole``: that is all;
    ``failed``: how often in a row it could not be tried.
    """

    model_config = ConfigDict(extra="forbid")

    entries: dict[str, Trial] = Field(default={}, validation_alias=AliasChoices("entries", "missions"))
    whole: bool = False
    failed: int = 0


class Trials:
    """Plays some games of one pack after the other, the one first added first; ``shown`` is called with the server and
    the digest of one of which more is known.
    """

    def __init__(self, packs: Packs, spare: Spare, shown: Callable[[int, str], None], games: int = GAMES) -> None:
        self._packs, self._store, self._spare = packs, packs.store, spare
        self._shown, self._games = shown, games

    async def step(self) -> bool:
        """Play some games, if there is anything to be tried and the budget allows it; whether anything was done."""
        row = await self._store.row(
            "SELECT guild, digest, game, trial FROM packs WHERE gone IS NULL AND trial NOT LIKE ? "
            f"AND {self._store.owned.where()} ORDER BY added, digest LIMIT 1",
            WHOLE,
        )
        seconds = self._spare.left if row is not None else 0.0
        if row is None or not seconds:
            return False
        guild, digest, name, before = row
        try:
            found = await self._tried(guild, digest, name, known(before), seconds)
        except StoreError:
            raise
        except Exception:  # it holds up no other
            log.exception("pack %s of server %d is not tried", digest, guild)
            found = PackTrial(whole=True)
        batch = Batch()
        batch.add(
            "UPDATE packs SET trial = ? WHERE guild = ? AND digest = ? AND trial = ?",
            *(found.model_dump_json(), guild, digest, before),  # not if another process was faster
        )
        await self._store.commit(batch)
        self._shown(guild, digest)
        return True

    async def _tried(self, guild: int, digest: str, name: str, before: PackTrial, seconds: float) -> PackTrial:
        """What is known of a pack after some more games."""
        try:
            game = await self._packs.game(name, guild, digest)
        except DataError as error:
            log.warning("pack %s of server %d cannot be tried: %s", digest, guild, error)
            game = None
        if game is None or game.written is None:
            return before.model_copy(update={"whole": True})
        entries, levels = {id: before.entries.get(id, Trial()) for id in game.written.names}, levels_of(game)
        todo = next((id for id, trial in entries.items() if trial.lacking(levels, self._games)), None)
        if todo is None:
            return PackTrial(entries=entries, whole=True)
        args = (game, game.written.names[todo], entries[todo], self._games)
        more = await self._spare.run((guild, digest), seconds, work, *args)
        failed = 0 if more is not None else before.failed + 1
        if failed >= TRIES:
            log.warning("%s of pack %s of server %d could not be tried", todo, digest, guild)
            entries[todo] = entries[todo].plus(unfinished(entries[todo], levels, self._games))
            return PackTrial(entries=entries, whole=True)
        if more is not None:
            entries[todo] = entries[todo].plus(more)
        whole = not any(trial.lacking(levels, self._games) for trial in entries.values())
        return PackTrial(entries=entries, whole=whole, failed=failed)


async def trial_of(packs: Packs, guild: int, digest: str) -> PackTrial:
    """What has been tried of a pack so far."""
    row = await packs.store.row("SELECT trial FROM packs WHERE guild = ? AND digest = ?", guild, digest)
    return known(row[0]) if row else PackTrial()


def known(row: str) -> PackTrial:
    """What a row says."""
    return PackTrial.model_validate_json(row) if row else PackTrial()
