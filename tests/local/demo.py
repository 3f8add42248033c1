"""A small bot with everything that a game needs from Discord; run by the tests as a program of its own."""

from __future__ import annotations

import asyncio
import logging
import re
import signal
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands, tasks
from PIL import Image

from local import serve

LONG, BROODS = 60, 4
"""Seconds that a process may take, and that it takes."""


def board(count: int) -> discord.File:
    data = BytesIO()
    Image.new("RGB", (320, 160), (40, 40 + 20 * count % 200, 80)).save(data, "PNG")
    data.seek(0)
    return discord.File(data, f"board-{count}.png", description=f"count {count}")


class Count(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    def __init__(self, n: int) -> None:
        super().__init__(ui.Button(label=f"Count {n}", style=discord.ButtonStyle.primary, custom_id=f"count:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Count:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=board_view(self.n + 1), attachments=[board(self.n + 1)])
        await interaction.followup.send(f"{interaction.locale.value}: {self.n + 1}", ephemeral=True)


class Draw(ui.Container[Any]):
    def __init__(self, n: int) -> None:
        super().__init__(accent_colour=0xE67E22)
        self.add_item(ui.TextDisplay(f"## Board {n}\nCounted **{n}** times"))
        self.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://board-{n}.png")))
        self.add_item(ui.ActionRow(Count(n)))


def board_view(n: int) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(Draw(n))
    return view


class Demo(commands.AutoShardedBot):
    def __init__(self) -> None:
        super().__init__(command_prefix=commands.when_mentioned, intents=discord.Intents(guilds=True))
        self.due: list[tuple[discord.abc.Messageable, float]] = []

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count)

        @self.tree.command(description="Open a table in a thread")
        async def start(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_message("Opening", ephemeral=True)
            assert isinstance(interaction.channel, discord.TextChannel)
            thread = await interaction.channel.create_thread(name="Night one", type=discord.ChannelType.public_thread)
            await thread.send(view=board_view(0), files=[board(0)])
            await interaction.channel.send(f"A table → {thread.mention}")

        @self.tree.command(description="A word in private")
        async def whisper(interaction: discord.Interaction[Any]) -> None:
            await interaction.user.send("psst")
            await interaction.response.send_message("sent", ephemeral=True)

        @self.tree.command(description="A reminder in some seconds")
        async def remind(interaction: discord.Interaction[Any], seconds: int) -> None:
            assert isinstance(interaction.channel, discord.TextChannel)
            self.due.append((interaction.channel, discord.utils.utcnow().timestamp() + seconds))
            await interaction.response.send_message("noted", ephemeral=True)

        @self.tree.command(description="Long work in a process of its own")
        async def brood(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_message("begun", ephemeral=True)
            self.brooding.start(interaction.channel)

        @self.tree.command(description="For the game master")
        @app_commands.default_permissions(manage_guild=True)
        async def fix(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_message("fixed")

        await self.tree.sync()
        self.remember.start()

    @tasks.loop(seconds=1)
    async def remember(self) -> None:
        now = discord.utils.utcnow().timestamp()
        for channel, at in [each for each in self.due if each[1] <= now]:
            self.due.remove((channel, at))
            await channel.send("it is time")

    @tasks.loop(count=1)
    async def brooding(self, channel: discord.abc.Messageable) -> None:
        async with asyncio.timeout(LONG):  # kept by the world's clock
            work = await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", f"import time; time.sleep({BROODS}); print('hatched')"), stdout=PIPE
            )
            assert work.stdout is not None
            await channel.send((await work.stdout.read()).decode())

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await guild.text_channels[0].send("Welcome")

    async def close(self) -> None:
        self.remember.cancel()
        await super().close()


if __name__ == "__main__":
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s")
    signal.signal(
        signal.SIGINT, signal.default_int_handler
    )  # a shell's background job, as these tests may be, ignores it
    people = sys.argv[3].split(",")
    with suppress(KeyboardInterrupt):
        asyncio.run(serve(Demo, folder=Path(sys.argv[1]), players=people, port=int(sys.argv[2]), tick=0.2))
