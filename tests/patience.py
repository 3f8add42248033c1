"""How long a test waits for what must come: so long that no test depends on the machine being idle."""

from __future__ import annotations

from typing import Any

import discord
import simcord

PATIENCE = 120.0
"""Seconds after which something that never comes fails the test."""
GLANCE = 0.001
"""Seconds between looks whether the bot has come to rest."""


def simulated(bot: discord.Client, **options: Any) -> simcord.run:
    """`simcord.run`, which by itself gives the bot five seconds for each act, and for its start.

    By itself it also looks only every 50 ms whether the bot has come to rest, which takes longer than most acts.
    """
    running = simcord.run(bot, settle_timeout=PATIENCE, **options)
    env = running._env
    settle = env._settle_internal

    async def patient(*, timeout: float | None = None, **rest: Any) -> None:  # noqa: ASYNC109
        await settle(**{**rest, "idle": GLANCE})  # the start asks for five seconds whatever the settings say

    env._settle_internal = patient
    return running
