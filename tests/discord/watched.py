"""What the bot says in a simulated Discord: every version of every message is looked at for Discord's limits (simcord
accepts more than Discord does), for what is untranslated, for who is pinged, and for sounds.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from said import Said, controls, faults

if TYPE_CHECKING:
    from simulated import World

SILENT = 1 << 12
"""The flag of a message of which nobody is notified."""
LOADING = 1 << 7
"""The flag of an answer to somebody that is still to come."""
WRITTEN = (0, 19, 20)
"""Types of messages that somebody wrote: plain ones, replies, answers to commands."""


@dataclass
class Watch:
    """Records what the bot says; ``faults`` is what Discord would refuse, or people should not see."""

    world: World
    said: list[Said] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    called: dict[tuple[str, int], set[str]] = field(default_factory=dict)
    chronicles: set[int] = field(default_factory=set[int])
    """Channels in which the server wants results told."""
    quiet: bool = False
    """The server wants no sounds."""
    reminders: bool = False
    """People may be called again, and game masters: the test counts for itself."""

    def install(self) -> None:
        backend = self.world.env.backend
        for name, edited in (("commit_message", False), ("edit_message", True)):
            setattr(backend, name, self._listening(getattr(backend, name), edited))

    def _listening(self, method: Callable[..., Any], edited: bool) -> Callable[..., Any]:
        def listening(*args: Any, **kwargs: Any) -> Any:
            message = method(*args, **kwargs)
            if message.author_id == self.world.env.backend.bot_user.id and message.type in WRITTEN:
                self.hear(message, edited)
            return message

        return listening

    def hear(self, message: Any, edited: bool) -> None:
        said = Said(
            message.id,
            message.channel_id,
            edited,
            message.is_ephemeral,
            message.content,
            deepcopy(message.components),
            deepcopy(message.attachments),
            list(message.ping_user_ids) if not edited else [],
            bool(message.flags & SILENT),
        )
        self.said.append(said)
        self.faults += [f"{fault} in: {said.words[:200]!r}" for fault in faults(said)]
        waiting = message.flags & LOADING  # which Discord lets nobody make silent
        if not edited and not said.private and not waiting and said.silent == self._rings(said):
            self.faults.append(f"{'silent' if said.silent else 'rings'}: {said.words[:200]!r}")
        if said.pings and not said.private and not self.reminders:
            self._pinged(said)

    def _rings(self, said: Said) -> bool:
        """Whether there is a reason for a sound: somebody is called or written to, or a game has its result."""
        if self.quiet:
            return False
        called = said.pings or "<@&" in said.words or self.world.env.backend.get_channel(said.channel).guild_id is None
        told = said.channel in self.chronicles and not said.files  # a digest, with its picture, makes no sound
        return bool(called or told or controls(said.components, "replay"))

    def _pinged(self, said: Said) -> None:
        """Only people who are due may be pinged, and once for each question; or whoever is to vote or take a seat."""
        if any(controls(said.components, verb) for verb in ("vote", "take")):
            return
        here = [each for each in self.world.bot.sessions._live._by_id.values() if each.channel == said.channel]
        if any(each.status == "lobby" for each in here):  # who has just played, or its host
            return
        session = self.world.live.still()
        for user in said.pings:
            due = {d.id for d in session.awaited() if any(session.seats[seat].user == user for seat in d.seats)}
            if not due:
                self.faults.append(f"{user} is pinged and not due: {said.words[:200]!r}")
            elif due <= self.called.get((session.id, user), set()):
                self.faults.append(f"{user} is pinged again for {due}")
            self.called.setdefault((session.id, user), set()).update(due)

    def public(self) -> list[Said]:
        return [each for each in self.said if not each.private]
