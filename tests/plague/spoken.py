"""What tests of the words of Zombie Plague share: catalogues, names of people, the openings of the house."""

from __future__ import annotations

from engine.core.message import Message
from engine.games.plague.state import ZOMBIES
from telling.texts import Texts

CLOSED = ("D1", "D2", "D3", *(f"W{n}" for n in range(1, 9)))
"""All openings of the house."""
PEOPLE = {"a": "Vera", "b": "Gleb", ZOMBIES: "Dan"}
EN = Texts()("en")
RU = Texts()("ru")


def say(message: Message | None) -> str:
    assert message
    return EN.message(message, PEOPLE)
