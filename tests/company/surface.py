"""In place of Discord: what is posted has a number and is written down; nothing is drawn, nobody presses."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

from cogs.showing.pictures import Pictures
from cogs.showing.posts import Drawn


@dataclass
class Surface:
    """A client, as far as the bot speaks to it. ``heard`` is told of every message with mentions: channel, people.

    ``calls``: how many there were, by kind and channel. ``edits``: channel and time of each edit, in seconds.
    """

    now: Callable[[], float]
    heard: Callable[[int, list[int]], None]
    calls: dict[tuple[str, int], int] = field(default_factory=dict[tuple[str, int], int])
    edits: list[tuple[int, float]] = field(default_factory=list[tuple[int, float]])
    posted: dict[int, list[float]] = field(default_factory=dict[int, list[float]])
    """When there was a new message, by channel."""
    rung: Counter[int] = field(default_factory=Counter[int])
    """How many of them made a sound, by channel."""
    user: Any = None

    def get_guild(self, guild: int) -> Any:
        """The server, in which everybody sees every channel."""
        everybody = SimpleNamespace(view_channel=True)
        return SimpleNamespace(
            id=guild,
            name="Server",
            default_role=None,
            get_channel_or_thread=lambda id: SimpleNamespace(id=id, permissions_for=lambda role: everybody),
        )

    def get_partial_messageable(self, channel: int, guild_id: int | None = None) -> Place:
        """A channel."""
        return Place(self, channel)

    def told(self, kind: str, channel: int) -> int:
        """How many calls of a kind there were in a channel."""
        return self.calls.get((kind, channel), 0)

    def count(self, kind: str, channel: int) -> None:
        """There was a call."""
        self.calls[kind, channel] = self.calls.get((kind, channel), 0) + 1


class Place:
    """A channel or thread."""

    def __init__(self, surface: Surface, id: int) -> None:
        self.surface, self.id = surface, id

    async def send(self, content: str = "", **what: Any) -> Any:
        called = [each.id for each in what["allowed_mentions"].users]
        if called:
            self.surface.heard(self.id, called)
        self.surface.count("post", self.id)
        self.surface.rung[self.id] += not what["silent"]
        times = self.surface.posted.setdefault(self.id, [])
        times.append(self.surface.now())
        return self.get_partial_message(self.id * 100_000 + len(times))

    def get_partial_message(self, id: int) -> Any:
        async def edit(**what: Any) -> None:
            self.surface.count("edit", self.id)
            self.surface.edits.append((self.id, self.surface.now()))

        async def delete() -> None:
            self.surface.count("delete", self.id)

        return SimpleNamespace(id=id, edit=edit, delete=delete)

    async def history(self, **what: Any) -> AsyncIterator[Any]:
        for message in ():
            yield message


class Blank(Pictures):
    """Draws nothing: how it looks is tested elsewhere."""

    async def drawn(self, draw: Callable[..., Any], *args: Any, **kwargs: Any) -> Drawn:
        return Drawn(b"", "")
