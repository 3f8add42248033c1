"""Whatever goes wrong is answered privately, in the person's language; our own faults carry a number."""

from __future__ import annotations

import logging
import secrets
from typing import Any

import discord
from discord import app_commands

from engine.core.errors import Refused
from engine.core.message import Message, msg
from engine.tables.sessions import Incident

from .texts import Locale

log = logging.getLogger(__name__)

OLD_CONTROL = msg("refused-old-control")
DEAD_INTERACTION = {10062, 40060, 10015, 50027}
"""Unknown or already acknowledged interaction, unknown webhook, invalid token: nobody is left to be told."""


async def answer(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """Tell the member what went wrong; never raises."""
    if interaction.client.is_closed():
        return  # the program is ending: nobody can be told any more
    while isinstance(error, app_commands.CommandInvokeError | app_commands.TransformerError) and error.__cause__:
        error = error.__cause__
    try:
        await tell(interaction, explain(error, interaction))
    except discord.HTTPException as failure:
        if failure.code not in DEAD_INTERACTION:
            log.warning("could not answer %s: %s", interaction.id, failure)


def explain(error: BaseException, interaction: discord.Interaction[Any]) -> Message:
    """The reason in words; unexpected errors are logged under a number."""
    match error:
        case Refused():
            return error.reason
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
            number = secrets.token_hex(3)
            log.error("incident %s in interaction %s", number, interaction.id, exc_info=error)
            return msg("error-incident", number=number)


async def tell(interaction: discord.Interaction[Any], message: Message) -> None:
    """A private line, whether or not the interaction has been acknowledged."""
    locale: Locale = await interaction.client.locale(interaction)
    await say(interaction, locale.message(message, {}))


async def say(interaction: discord.Interaction[Any], text: str, **kwargs: Any) -> None:
    """Send private text as the first answer or as a follow-up."""
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True, **kwargs)
    else:
        await interaction.response.send_message(text, ephemeral=True, **kwargs)
