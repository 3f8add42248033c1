"""Campaigns as people go through them: panels, buttons from chapter to chapter, files."""

from __future__ import annotations

from typing import Any

import discord
from said import controls
from simulated import World

from engine.tables.campaigns import Campaign


async def show(w: World, who: str, game: str = "expedition", **name: str) -> Any:
    """The panel that the game's command for campaigns shows."""
    result = await w.people[who].slash(w.channel, f"{game} campaign", **name)
    return result.response if not result.followups else result.followups[-1]


async def deed(w: World, who: str, panel: Any, what: str) -> Any:
    """Press a button of the panel."""
    id = next(c["custom_id"] for c in controls(w.raw(panel), "campaign") if c["custom_id"].endswith(f":{what}"))
    return await w.people[who].click(panel, custom_id=id)


async def opened(w: World, who: str, panel: Any, what: str = "open") -> None:
    """The next table of a campaign, from its panel; the world then looks at that."""
    before = await w.ids()
    await deed(w, who, panel, what)
    (w.session_id,) = await w.ids() - before
    await w.reload()


async def next_chapter(w: World, who: str) -> Any:
    """Press the button under the end of a chapter; the world then looks at the new table."""
    before = await w.ids()
    result = await w.press(who, "chapter")
    for id in await w.ids() - before:
        w.session_id = id
    await w.reload()
    return result


async def campaigns(w: World) -> list[Campaign]:
    return await w.bot.campaigns.of_guild(w.guild.id)


async def file_of(w: World, result: Any) -> bytes:
    """The file that was sent in answer to a press or a command."""
    message = next((each for each in reversed([*result.followups, result.response]) if each and each.attachments), None)
    assert message is not None, w.reply(result)
    said = [each for each in w.watch.said if each.id == message.id][-1]
    return w.env.backend.cdn.get(said.files[0]["url"])


def boss(w: World, who: str) -> None:
    """This one may manage the server."""
    role = w.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True, view_channel=True))
    w.people[who] = w.guild.add_member(w.env.create_user(f"{who}2"), roles=[role])


async def taken_in(w: World, who: str, data: bytes) -> str:
    return w.reply(
        await w.people[who].slash(w.channel, "gm campaign import", file=("campaign.json.gz", data), reason="moved")
    )
