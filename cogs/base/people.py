"""What the bot remembers about people across tables: their language."""

from __future__ import annotations

from engine.store import Store

from .texts import language_of


class People:
    """Settings of members, kept in memory once read (they are few and small)."""

    def __init__(self, store: Store, default: str) -> None:
        self.store = store
        self.default = default
        self._languages: dict[int, str | None] = {}

    async def language(self, user: int, locale: str) -> str:
        """The language this person chose, else the one of their Discord client, else the bot's."""
        if user not in self._languages:
            row = await self.store.row("SELECT language FROM users WHERE person = ?", user)
            self._languages[user] = row[0] if row else None
        return self._languages[user] or language_of(locale, self.default)

    async def set_language(self, user: int, language: str | None) -> None:
        """Remember a choice; None follows the Discord client again."""
        await self.store.execute(
            "INSERT INTO users (person, language) VALUES (?, ?) "
            "ON CONFLICT (person) DO UPDATE SET language = excluded.language",
            user,
            language,
        )
        self._languages[user] = language
