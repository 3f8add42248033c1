"""The controls in Discord: pressed by a member, served by id, also by a bot that was restarted."""

from __future__ import annotations

import logging
from random import Random
from typing import Any

import discord
import pytest
import simcord
from discord import app_commands, ui
from discord.ext import commands
from patience import simulated
from ui.asking import QUESTIONS, TEXTS, panel

from cogs.asking.controls import press
from cogs.base import ids
from cogs.base.meters import Meters
from cogs.base.pressed import on_press
from engine.core.decision import Decision
from engine.core.errors import Refused
from engine.core.message import msg
from engine.core.shape import replay
from engine.precedence import Precedence

Click = discord.Interaction[Any]
PRESSES = 150


class Asker(commands.Bot):
    """Asks one question, keeps the draft, remembers the answer."""

    def __init__(self, decision: Decision, language: str) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True))
        self.decision, self.language = decision, language
        self.meters, self.precedence = Meters(), Precedence()
        self.draft: list[str] = []
        self.answer: list[str] | None = None

    async def setup_hook(self) -> None:
        self.add_listener(on_press, "on_interaction")
        self.tree.add_command(app_commands.Command(name="ask", description="Ask.", callback=self._ask))
        await self.tree.sync()

    async def _ask(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=self.panel())

    def panel(self) -> ui.LayoutView:
        view = panel(self.language, self.decision, self.draft)
        view.stop()
        return view

    async def locale(self, interaction: Click) -> Any:
        return TEXTS(self.language)

    async def pressed(self, interaction: Click, parts: list[str], values: list[str]) -> None:
        if parts[0] == "boom":
            raise ZeroDivisionError
        if parts[0] != "a":
            raise Refused(msg("choice-none"))
        assert parts[2] == self.decision.id
        outcome = press(self.decision, self.draft, parts[3:], values)
        self.draft, self.answer = outcome.draft, outcome.answer
        if self.answer is None:
            await interaction.response.edit_message(view=self.panel())
        else:
            await interaction.response.edit_message(view=ui.LayoutView().add_item(ui.TextDisplay("answered")))


async def table(env: simcord.Env):
    channel = env.create_guild().create_text_channel("table")
    return channel, env.guild.add_member(env.create_user("ann"))


def components(message: Any) -> list[Any]:
    """Every button and select of a message that a member can press."""
    view = ui.LayoutView.from_message(message)
    return [i for i in view.walk_children() if isinstance(i, ui.Button | ui.Select) and not i.disabled]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", QUESTIONS)
async def test_every_question_is_answered_in_discord(name: str, language: str, caplog: pytest.LogCaptureFixture):
    bot, random = Asker(QUESTIONS[name], language), Random(3)
    async with simulated(bot) as env:
        channel, ann = await table(env)
        await ann.slash(channel, "ask")
        for _ in range(PRESSES):
            message = channel.last_message
            item = random.choice(components(message))
            if isinstance(item, ui.Button):
                await ann.click(message, custom_id=item.custom_id)
            else:
                number = random.randint(max(1, item.min_values), item.max_values)
                values = [option.value for option in random.sample(item.options, number)]
                await ann.select(message, values, custom_id=item.custom_id)
            if bot.answer is not None:
                break
        assert bot.answer is not None and replay(bot.decision.ask.shape, bot.answer)[0] is None
    assert not [r for r in caplog.records if r.levelno >= logging.ERROR]


async def test_a_button_works_after_a_restart():
    decision = QUESTIONS["yes-no"]
    async with simulated(Asker(decision, "en")) as env:
        channel, ann = await table(env)
        await ann.slash(channel, "ask")
        fresh = Asker(decision, "en")
        await env.restart_bot(fresh)
        await ann.click(channel.last_message, label="No")
        assert fresh.answer == ["no"]


class Row(Asker):
    """Shows two buttons that fail."""

    def panel(self) -> ui.LayoutView:
        view = ui.LayoutView(timeout=None)
        row: ui.ActionRow[Any] = ui.ActionRow()
        for verb in ("boom", "other"):
            row.add_item(ui.Button(label=verb, custom_id=ids.make(verb, "s")))
        view.add_item(row)
        view.stop()
        return view


async def test_a_failing_press_is_logged_with_a_number_and_told_privately(caplog: pytest.LogCaptureFixture):
    async with simulated(Row(QUESTIONS["yes-no"], "en")) as env:
        channel, ann = await table(env)
        await ann.slash(channel, "ask")
        result = await ann.click(channel.last_message, label="boom")
        assert result.ephemeral and result.response
        [record] = [r for r in caplog.records if r.levelno >= logging.ERROR]
        number = record.args[0] if isinstance(record.args, tuple) else None
        assert isinstance(number, str) and number in result.response.content


async def test_a_refused_press_says_why(caplog: pytest.LogCaptureFixture):
    async with simulated(Row(QUESTIONS["yes-no"], "ru")) as env:
        channel, ann = await table(env)
        await ann.slash(channel, "ask")
        result = await ann.click(channel.last_message, label="other")
        assert result.ephemeral and result.response and result.response.content == "Ничего"
    assert not [r for r in caplog.records if r.levelno >= logging.ERROR]
