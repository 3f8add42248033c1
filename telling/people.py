"""What the bot remembers about people across tables: their language."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from engine.store import Store, StoreError

from .texts import Texts

REMEMBERED = 60.0
"""Seconds after which a choice is read again: it may have been made in another process."""
PATIENCE = 0.5
"""Seconds that the database may take to say it: nobody is to wait longer for an answer because of that."""


class People:
    """Settings of members, kept in memory for a while (they are few and small)."""

    def __init__(self, store: Store, texts: Texts, default: str) -> None:
        self.store = store
        self.texts = texts
        self.default = default
        self._languages: dict[int, tuple[str | None, float]] = {}

    async def language(self, user: int, locale: str) -> str:
        """The language this person chose, else the one of their Discord client, else the bot's.

        While the database is away it is the last one that is known.
        """
        language, since = self._languages.get(user, (None, -REMEMBERED))
        if time.monotonic() - since >= REMEMBERED:
            with suppress(StoreError, TimeoutError):
                row = await asyncio.wait_for(
                    self.store.row("SELECT language FROM users WHERE person = ?", user), PATIENCE
                )
                language = row[0] if row else None
                self._languages[user] = language, time.monotonic()
        return language or self.texts.language_of(locale, self.default)

    def forget(self, user: int) -> None:
        """Nothing is remembered of a person."""
        self._languages.pop(user, None)

    async def set_language(self, user: int, language: str | None) -> None:
        """Remember a choice; None follows the Discord client again."""
        await self.store.execute(
            "INSERT INTO users (person, language) VALUES (?, ?) "
            "ON CONFLICT (person) DO UPDATE SET language = excluded.language",
            user,
            language,
        )
        self._languages[user] = language, time.monotonic()
