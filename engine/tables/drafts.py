"""Unfinished answers: words chosen so far, kept so that a restart does not lose them."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Mapping
from typing import cast

from ..store import Batch, Store

KNOWN = 4096
"""People at tables whose drafts are remembered."""


class Drafts:
    """The drafts of all people at all tables, read once; nearly always there are none."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[tuple[str, int], Mapping[str, list[str]]] = OrderedDict()
        """By person and table: the words of each decision, as they are on disk."""

    async def read(self, session: str, user: int, decision: str) -> list[str]:
        """The words of this person's unfinished answer."""
        return [*(await self._of(session, user)).get(decision, ())]

    async def keep(self, session: str, user: int, decision: str, words: list[str]) -> None:
        """Keep the words of an unfinished answer."""
        before = await self._of(session, user)
        self._known.pop((session, user), None)
        await self._store.execute(
            "INSERT INTO drafts (session, person, decision, words) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (session, person, decision) DO UPDATE SET words = excluded.words",
            *(session, user, decision, json.dumps(words)),
        )
        self._remember(session, user, {**self._known.get((session, user), before), decision: [*words]})

    def sweep(self, batch: Batch, session: str, user: int) -> None:
        """This person has answered: no draft is left once the batch is written."""
        if self._known.get((session, user)) != {}:
            self._known.pop((session, user), None)
            batch.add("DELETE FROM drafts WHERE session = ? AND person = ?", session, user)

    def swept(self, session: str, user: int) -> None:
        """This person has none now."""
        self._remember(session, user, {})

    def forget(self, user: int) -> None:
        """Nothing of this person is kept in memory."""
        for key in [key for key in self._known if key[1] == user]:
            del self._known[key]

    async def _of(self, session: str, user: int) -> Mapping[str, list[str]]:
        known = self._known.get((session, user))
        if known is None:
            rows = await self._store.rows(
                "SELECT decision, words FROM drafts WHERE session = ? AND person = ?", session, user
            )
            known = {decision: cast("list[str]", json.loads(words)) for decision, words in rows}
            if (session, user) not in self._known:  # else something has been written meanwhile
                self._remember(session, user, known)
        return known

    def _remember(self, session: str, user: int, words: Mapping[str, list[str]]) -> None:
        self._known[session, user] = words
        while len(self._known) > KNOWN:
            self._known.popitem(last=False)
