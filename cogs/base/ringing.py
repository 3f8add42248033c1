"""Who hears of a post: whom it mentions, and nobody else. A post that calls nobody is silent."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord


def calling(
    users: Iterable[int] = (), roles: Iterable[int] = (), *, rings: bool = False, quiet: bool = False
) -> dict[str, Any]:
    """For `Messageable.send`: these people and roles are called. With none of them the post makes no sound, unless it
    ``rings`` for all who follow the channel, as the result of a game does. ``quiet``: the server wants no sound at all.
    """
    people, groups = ([discord.Object(each) for each in called] for called in (users, roles))
    silent = quiet or not (people or groups or rings)
    return {"allowed_mentions": discord.AllowedMentions(users=people, roles=groups), "silent": silent}
