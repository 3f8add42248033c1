"""Unfinished answers: words chosen so far, kept so that a restart does not lose them."""

from __future__ import annotations

import json
from collections import OrderedDict
from typing import cast

from ..store import Batch, Store

KNOWN = 4096
"""People at tables of whom is remembered that they have none."""


class Drafts:
    """The drafts of all people at all tables. Nearly always there are none; who is known to have none costs nothing."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._none: OrderedDict[tuple[str, int], None] = OrderedDict()

    async def read(self, session: str, user: int, decision: str) -> list[str]:
        """The words of this person's unfinished answer."""
        if (session, user) in self._none:
            return []
        rows = await self._store.rows(
            "SELECT decision, words FROM drafts WHERE session = ? AND person = ?", session, user
        )
        if not rows:
            self.swept(session, user)
        return next((cast("list[str]", json.loads(words)) for asked, words in rows if asked == decision), list[str]())

    async def keep(self, session: str, user: int, decision: str, words: list[str]) -> None:
        """Keep the words of an unfinished answer."""
        self._none.pop((session, user), None)
        await self._store.execute(
            "INSERT INTO drafts (session, person, decision, words) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (session, person, decision) DO UPDATE SET words = excluded.words",
            *(session, user, decision, json.dumps(words)),
        )

    def sweep(self, batch: Batch, session: str, user: int) -> None:
        """This person has answered: no draft is left once the batch is written."""
        if (session, user) not in self._none:
            batch.add("DELETE FROM drafts WHERE session = ? AND person = ?", session, user)

    def swept(self, session: str, user: int) -> None:
        """This person has none now."""
        self._none[session, user] = None
        while len(self._none) > KNOWN:
            self._none.popitem(last=False)
