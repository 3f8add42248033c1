"""What people have met: the first time a line tells them what a kind of question is about."""

from __future__ import annotations

from engine.core.runner import Decision
from engine.store import Store

from .texts import Locale


class Hints:
    """What each person has met, kept in memory once read (there are some dozens of kinds)."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._wanted: dict[int, bool] = {}
        self._met: dict[int, dict[str, str]] = {}

    async def wanted(self, user: int) -> bool:
        """Whether this person wants to be told."""
        if user not in self._wanted:
            row = await self.store.row("SELECT hints FROM users WHERE user = ?", user)
            self._wanted[user] = row is None or bool(row[0])
        return self._wanted[user]

    async def switch(self, user: int, on: bool) -> None:
        """Remember whether this person wants to be told."""
        await self.store.execute(
            "INSERT INTO users (user, hints) VALUES (?, ?) ON CONFLICT (user) DO UPDATE SET hints = excluded.hints",
            user,
            on,
        )
        self._wanted[user] = on

    async def first_time(self, user: int, topic: str, moment: str) -> bool:
        """Whether this person meets the topic at this moment for the first time: then it is remembered.

        Whoever looks again at the same moment is still in it.
        """
        if user not in self._met:
            rows = await self.store.rows("SELECT topic, moment FROM met WHERE user = ?", user)
            self._met.setdefault(user, dict(rows))
        met = self._met[user]
        if topic not in met:
            met[topic] = moment
            await self.store.execute(
                "INSERT OR IGNORE INTO met (user, topic, moment) VALUES (?, ?, ?)", user, topic, moment
            )
        return met[topic] == moment

    async def line(self, locale: Locale, game: str, session: str, decision: Decision, user: int) -> str:
        """The line for this person about a question; empty unless it is the first of its kind, and wanted.

        It says what every question of the kind is about, so it tells nothing of the game that is played.
        """
        key = f"{game}-hint-{decision.kind}"
        if not locale.has(key) or not await self.wanted(user):
            return ""
        first = await self.first_time(user, key, f"{session}.{decision.id}")
        return f"-# 💡 {locale(key)}" if first else ""
