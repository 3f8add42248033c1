"""What people have met: a line tells them what a kind of question or a button of the panel is about; in a first game
the coach does.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Literal, get_args

from engine.core.decision import Decision
from engine.core.lesson import Lesson
from engine.store import Store
from engine.tables.session import Session

from .people import REMEMBERED
from .texts import Locale, height

IN_PUBLIC = 12
"""Lines of a phone that the coach may take below the board."""
IN_PRIVATE = 7
"""Lines of a phone that the coach may take in a panel."""
SAID_ELSEWHERE = ("start", "end")
"""What the coach says in the first and in the last post: a kind of question that is called so has its hint."""

Wanted = Literal["hints", "odds", "advice", "ahead"]
"""What a person can switch off: the line about a kind of question, and what dice may make of a choice; or on: advice
at every question, a private word when the next turn is theirs.
"""
UNSAID = (True, True, False, False)
"""What is told to whoever has said nothing about it."""
Tool = Literal["try", "orders", "refresh"]
"""A button of the panel that is explained once."""


class Hints:
    """What each person has met, kept in memory once read (there are some dozens of kinds)."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._wants: dict[int, tuple[Mapping[Wanted, bool], float]] = {}
        self._met: dict[int, dict[str, str]] = {}

    async def wants(self, user: int, what: Wanted) -> bool:
        """Whether this person wants to be told this (see `UNSAID` for whoever has not said so)."""
        wants, since = self._wants.get(user, ({}, -REMEMBERED))
        if time.monotonic() - since >= REMEMBERED:
            row = await self.store.row("SELECT hints, odds, advice, ahead FROM users WHERE person = ?", user)
            wants = dict(zip(get_args(Wanted), map(bool, row or UNSAID), strict=True))
            self._wants[user] = wants, time.monotonic()
        return wants[what]

    def forget(self, user: int) -> None:
        """Nothing is remembered of a person."""
        self._wants.pop(user, None)
        self._met.pop(user, None)

    async def switch(self, user: int, what: Wanted, on: bool) -> None:
        """Remember whether this person wants to be told this."""
        await self.store.execute(
            f"INSERT INTO users (person, {what}) VALUES (?, ?) "
            f"ON CONFLICT (person) DO UPDATE SET {what} = excluded.{what}",
            user,
            on,
        )
        self._wants.pop(user, None)

    async def first_time(self, user: int, topic: str, moment: str) -> bool:
        """Whether this person meets the topic at this moment for the first time: then it is remembered.

        A second look at the same moment is still in it.
        """
        if user not in self._met:
            rows = await self.store.rows("SELECT topic, moment FROM met WHERE person = ?", user)
            self._met.setdefault(user, dict(rows))
        met = self._met[user]
        if topic not in met:
            met[topic] = moment
            await self.store.execute(
                "INSERT INTO met (person, topic, moment) VALUES (?, ?, ?) ON CONFLICT (person, topic) DO NOTHING",
                *(user, topic, moment),
            )
        return met[topic] == moment

    async def about(self, locale: Locale, session: Session, decision: Decision, user: int, seat: str | None) -> str:
        """What this person is told about a question, as ``seat`` (None: anybody) may hear it; mostly nothing.

        In play it is the hint of the kind, if the person meets the kind for the first time and wants to be told. In a
        first game it is what the coach says about what comes for the first time in it, as far as there is room: the
        rest is said at one of the next questions, if it is still on the table.
        """
        if session.lesson is not None:
            return await self._coach(locale, session, session.lesson, decision, user, seat)
        key, topic = f"{session.game.id}-ask-{decision.kind}.hint", f"{session.game.id}-hint-{decision.kind}"
        if not locale.has(key) or not await self.wants(user, "hints"):
            return ""
        return f"-# 💡 {locale(key)}" if await self.first_time(user, topic, _moment(session, decision)) else ""

    async def tool(self, locale: Locale, session: Session, user: int, tools: Sequence[Tool]) -> str:
        """What the first of these buttons that this person has not been told about is for; in a first game, which has
        none of them, and to whoever wants no hints nothing.
        """
        if session.lesson is None and await self.wants(user, "hints"):
            for tool in tools:
                if await self.first_time(user, f"tool-{tool}", f"{session.id}.{session.kept.seq}"):
                    return f"-# 💡 {locale(f'hint-{tool}')}"
        return ""

    async def _coach(
        self, locale: Locale, session: Session, lesson: Lesson, decision: Decision, user: int, seat: str | None
    ) -> str:
        where, room = ("post", IN_PUBLIC) if seat is None else ("panel", IN_PRIVATE)  # what one says the other need not
        game, said, moment = session.game.id, list[str](), f"{_moment(session, decision)}.{where}"
        topics = [*lesson.topics(session.view(seat), decision)]
        if decision.kind not in topics:
            topics.insert(0, decision.kind)
        for topic in dict.fromkeys(topics):
            key = f"{game}-coach-{topic}"
            if topic in SAID_ELSEWHERE or not locale.has(key):
                if not decision.ask.wait:  # what need not be answered is explained when it matters
                    continue
                key = f"{game}-ask-{topic}.hint"
            text = f"> 🎓 {locale(key)}" if locale.has(key) else ""
            if not text or (said and height(text) > room):
                continue
            if await self.first_time(user, f"{session.id}-{topic}", moment):
                said.append(text)
                room -= height(text)
        return "\n".join(said)


def _moment(session: Session, decision: Decision) -> str:
    """When a question is met: an opportunity stays open while others act."""
    met = f"{session.id}.{decision.id}"
    return met if decision.ask.wait else f"{met}.{session.kept.seq}"
