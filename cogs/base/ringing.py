"""Who hears of a post: whom it mentions, and nobody else. A post that calls nobody is silent."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord


def calling(users: Iterable[int] = (), *, rings: bool = False) -> dict[str, Any]:
    """For `Messageable.send`: these people are called. With none of them the post makes no sound, unless it ``rings``
    for all who follow the channel, as the result of a game does.
    """
    called = [discord.Object(user) for user in users]
    return {"allowed_mentions": discord.AllowedMentions(users=called), "silent": not called and not rings}
