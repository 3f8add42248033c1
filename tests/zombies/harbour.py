"""The town of the guide, for tests that play it or change it, and what is said there."""

from __future__ import annotations

from workshop.packs import sample

from engine.core.message import Message
from engine.games.zombies.state import ZombiesState
from telling.texts import Texts

HARBOUR = sample("new-town.md").text


def said(s: ZombiesState, message: Message, language: str = "en") -> str:
    return Texts()(language).message(message, {"a": "Ann", "b": "Bob"})
