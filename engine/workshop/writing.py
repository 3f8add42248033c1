"""A change of a manuscript that is kept, whether a form or a tap asks for it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import Any

from ..core.errors import Refused
from ..core.fault import Unreadable
from ..core.game import Game
from ..core.message import msg
from .editing import changed
from .manuscripts import Manuscript, Manuscripts


async def change(
    manuscripts: Manuscripts, of: Manuscript, game: Game[Any], id: str, name: str, *args: str, now: float
) -> Manuscript:
    """Do this to the entry, as it stands by now. Raises `Refused` for what cannot be done; Unreadable for TOML that
    is none, which is kept as it was typed.
    """
    async with manuscripts.writing:
        manuscript = await manuscripts.of(of.guild, of.begins, of.person)
        fields = manuscript.now.get(id)
        if fields is None:
            raise Refused(msg("refused-edit-gone"))
        try:
            new = await asyncio.to_thread(changed, game, manuscript.tables[id], id, fields, name, *args)
        except Unreadable:
            await manuscripts.keep(replace(manuscript, typed=args[0]), now)
            raise
        manuscript = manuscript.changed(id, new)
        await manuscripts.keep(manuscript, now)
    return manuscript


async def undo(manuscripts: Manuscripts, of: Manuscript, *, now: float) -> Manuscript:
    """Take the last change back. Raises `Refused` if there is none."""
    async with manuscripts.writing:
        manuscript = (await manuscripts.of(of.guild, of.begins, of.person)).undone()
        await manuscripts.keep(manuscript, now)
    return manuscript


async def saved(manuscripts: Manuscripts, of: Manuscript) -> None:
    """Throw away what has become a pack; what was changed meanwhile, from another page, is kept."""
    async with manuscripts.writing:
        with suppress(Refused):
            if await manuscripts.of(of.guild, of.begins, of.person) == of:
                await manuscripts.drop(of)
