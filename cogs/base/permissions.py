"""What the bot needs in a channel, by Discord's names of permissions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord

from engine.core.message import Message, msg

TELLING = ("view_channel", "send_messages")
"""To say something in a channel."""
OPENING = ("view_channel", "attach_files", "create_public_threads", "send_messages_in_threads")
"""To open tables in threads of a channel."""


def playing(channel: object) -> tuple[str, ...]:
    """To play at a table in this channel or thread."""
    writing = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
    return ("view_channel", "attach_files", writing)


def missing(have: discord.Permissions, needed: Iterable[str]) -> list[Message]:
    """The permissions that are not there."""
    return [msg(f"permission-{name.replace('_', '-')}") for name in needed if not getattr(have, name)]


def sees(member: Any, channel: Any) -> bool:
    """Whether a member may be told of a table in a channel to which everybody can be invited."""
    if channel is None or (isinstance(channel, discord.Thread) and channel.is_private()):
        return False
    return channel.permissions_for(member).view_channel
