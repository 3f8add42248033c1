"""Whatever goes wrong is answered privately, in the person's language; our own faults carry a number.

While the database is away that is said, too, and in time: nothing that says so asks it anything it must answer.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import app_commands, ui

from engine.core.errors import Refused
from engine.core.message import Message, msg
from engine.logs import context
from engine.logs.incidents import report
from engine.store import StoreError, Unknown
from engine.tables.sessions import Incident
from telling.questions import rule_of
from telling.texts import Locale, shorten

from . import ruled

log = logging.getLogger(__name__)

OLD_CONTROL = msg("refused-old-control")
PATIENCE = 2.3
"""Seconds after which somebody who has been told nothing hears that the database is silent; Discord allows 3."""
SUGGESTED = 100
"""Characters of what can be chosen while somebody types."""
DEAD_INTERACTION = {10062, 40060, 10015, 50027}
"""Unknown or already acknowledged interaction, unknown webhook, invalid token: nobody is left to be told."""


@asynccontextmanager
async def attended(interaction: discord.Interaction[Any]) -> AsyncGenerator[None]:
    """An interaction is served: whatever goes wrong meanwhile is answered, and a silent database after `PATIENCE`."""
    watch = asyncio.create_task(_watch(interaction))
    with interaction.client.precedence.first(), context.work(interaction.guild_id) as work:
        try:
            yield
        except Exception as error:
            await answer(interaction, error)
        finally:
            watch.cancel()
            interaction.client.meters.served(interaction.type, time.perf_counter() - work.began)
            log.debug("interaction %s is served", interaction.id)


async def _watch(interaction: discord.Interaction[Any]) -> None:
    await asyncio.sleep(PATIENCE)
    if interaction.client.sessions.store.is_silent:
        interaction.extras["told"] = True
        await _told(interaction, msg("error-silent"))


async def answer(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """Tell the member what went wrong; never raises."""
    if interaction.client.is_closed():
        return  # the program is ending: nobody can be told any more
    while isinstance(error, app_commands.CommandInvokeError | app_commands.TransformerError) and error.__cause__:
        error = error.__cause__
    if interaction.extras.get("told") and isinstance(error, StoreError | discord.InteractionResponded):
        log.warning("interaction %s came too late: %s", interaction.id, error)
        return
    await _told(interaction, explain(error, interaction), error.of if isinstance(error, Refused) else "")


async def _told(interaction: discord.Interaction[Any], message: Message, of: str = "") -> None:
    try:
        if interaction.type is discord.InteractionType.autocomplete:
            await suggest(interaction, message)
        else:
            await tell(interaction, message, of)
    except discord.HTTPException as failure:
        if failure.code not in DEAD_INTERACTION:
            log.warning("could not answer %s: %s", interaction.id, failure)
    except Exception:
        log.exception("could not answer %s", interaction.id)


def explain(error: BaseException, interaction: discord.Interaction[Any]) -> Message:
    """The reason in words; unexpected errors are logged under a number."""
    match error:
        case Refused():
            return error.reason
        case Unknown():
            return msg("refused-unknown")
        case StoreError():
            log.warning("interaction %s: %s", interaction.id, error)
            return msg("error-away")
        case Incident():
            return msg("error-incident", number=error.number)
        case discord.Forbidden():
            return msg("error-forbidden")
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return msg("error-old-command")
        case app_commands.TransformerError():
            return msg("error-option")
        case app_commands.NoPrivateMessage():
            return msg("error-server-only")
        case app_commands.CheckFailure():
            return msg("error-not-allowed")
        case discord.HTTPException() if error.code in DEAD_INTERACTION:
            return msg("error-late")
        case discord.HTTPException():
            log.warning("interaction %s: %s", interaction.id, error)
            return msg("error-discord")
        case _:
            return msg("error-incident", number=report("in interaction %s", interaction.id, error=error))


async def tell(interaction: discord.Interaction[Any], message: Message, of: str = "") -> None:
    """A private line, with the rule ``of`` which it comes, whether or not the interaction has been acknowledged."""
    locale: Locale = await interaction.client.locale(interaction)
    text = locale.message(message, {})
    if rule_of(locale, of):
        view = ui.LayoutView(timeout=None)
        await say(interaction, view=view.add_item(ruled.line(locale, text, of)))
    else:
        await say(interaction, content=text)


async def suggest(interaction: discord.Interaction[Any], message: Message) -> None:
    """A line in place of what could be chosen while somebody types; chosen, it leaves what was typed as it is."""
    if interaction.response.is_done():
        return
    locale: Locale = await interaction.client.locale(interaction)
    name = shorten(locale.message(message, {}), SUGGESTED)
    typed = next((str(each["value"]) for each in _options(interaction.data) if each.get("focused")), "")
    await interaction.response.autocomplete([app_commands.Choice(name=name, value=typed or "?")])


def _options(data: Any) -> Iterator[dict[str, Any]]:
    for each in data.get("options", ()):
        yield each
        yield from _options(each)


async def say(interaction: discord.Interaction[Any], **said: Any) -> None:
    """Send something private as the first answer or as a follow-up."""
    if interaction.response.is_done():
        await interaction.followup.send(ephemeral=True, **said)
    else:
        await interaction.response.send_message(ephemeral=True, **said)
