"""Which panels people have open: Discord lets a private message be changed for a quarter of an hour."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import takewhile

OPEN = 14 * 60
"""Seconds for which a private message can be changed without a press on it; Discord allows a minute more."""


@dataclass(slots=True, frozen=True)
class Shown:
    """A private message: its id, and how it can be changed."""

    message: int
    change: Callable[..., Awaitable[object]]


@dataclass(slots=True, frozen=True)
class Open:
    """A member's panel of a table as it was shown last; ``until`` when, by `time.monotonic`, it can be changed."""

    session: str
    shown: Shown
    until: float


class OpenPanels:
    """The panels that can still be changed, one of each person: whoever has several looks at the newest."""

    def __init__(self) -> None:
        self._by_user: dict[int, Open] = {}

    def keep(self, user: int, session: str, shown: Shown) -> None:
        """This message is their panel now."""
        now = time.monotonic()
        self._by_user.pop(user, None)
        for old in [*takewhile(lambda each: self._by_user[each].until < now, self._by_user)]:  # the oldest come first
            del self._by_user[old]
        self._by_user[user] = Open(session, shown, now + OPEN)

    def forget(self, user: int, message: int) -> None:
        """This message is not their panel any more, if it was."""
        if user in self._by_user and self._by_user[user].shown.message == message:
            del self._by_user[user]

    def of(self, user: int, session: str) -> Shown | None:
        """The panel of this table that they have open."""
        found = self._by_user.get(user)
        return found.shown if found and found.session == session and time.monotonic() < found.until else None
