"""The page of a server in tests: a server whose manager opens it, fills in its forms, and what is kept then."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
from said import controls
from simulated import World, world

from cogs.desk.server_page import FORM, FORMS
from engine.gm.servers import Settings, settled

LISTS = {"language", "pace", "each", "all", "quiet", "ratings", "digests", "prophets", "abroad"}
"""Settings that are chosen from words, or typed."""
HANDLES: dict[int, Any] = {}
"""What has been chosen in these tests, by its id."""


@asynccontextmanager
async def server(tmp_path: Path, language: str = "en", **more: Any) -> AsyncIterator[World]:
    """A server in which Eve may manage; a table of Ann's stands in it."""
    async with world(tmp_path, language=language, **more) as w:
        may = w.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True, view_channel=True))
        w.people["Eve"] = w.guild.add_member(w.env.create_user("Eve2"), roles=[may])
        w.languages[w.people["Eve"].id] = language
        await w.open("Ann")
        yield w


async def page(w: World, by: str = "Eve") -> Any:
    return (await w.people[by].slash(w.channel, "gm server")).response


async def form(w: World, name: str, by: str = "Eve") -> Any:
    """One of the forms of the page, as it opens."""
    panel = await page(w, by)
    (button,) = controls(w.raw(panel), f"{FORM}:{name}")
    return await w.people[by].click(panel, custom_id=button["custom_id"])


async def fill(w: World, shown: Any, by: str = "Eve", **changes: Any) -> str:
    """Send a form with these changes and everything else as it was filled in; what is said then."""
    named = {each.id: each for each in (w.channel, *w.people.values(), *HANDLES.values())}
    values = dict[str, Any]()
    for each in (label["component"] for label in shown.modal["components"]):
        if each.get("options"):
            values[each["custom_id"]] = [one["value"] for one in each["options"] if one.get("default")]
        elif each.get("default_values"):
            values[each["custom_id"]] = [named[int(one["id"])] for one in each["default_values"]]
        elif each.get("value"):
            values[each["custom_id"]] = each["value"]
    result = await w.people[by].submit_modal(shown, values | changes)
    return w.reply(result)


async def settle(w: World, by: str = "Eve", **changes: Any) -> None:
    """Change settings on the page, as people do: handles, words, numbers as text."""
    for given in changes.values():
        HANDLES.update(
            {each.id: each for each in (given if isinstance(given, list) else [given]) if hasattr(each, "id")}
        )
    for name, fields in FORMS.items():
        mine = {field: changes[field] for field in fields if field in changes}
        if mine:
            await fill(w, await form(w, name, by), by, **mine)


async def kept(w: World) -> Settings:
    return await settled(w.bot.sessions.store, w.guild.id)
