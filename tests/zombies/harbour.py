"""The town of the guide, for tests that play it or change it, and what is said there."""

from __future__ import annotations

import re
from pathlib import Path

from engine.core.message import Message
from engine.games.zombies.state import ZombiesState
from telling.texts import Texts

PAGE = Path(__file__).parents[2] / "docs" / "new-town.md"
HARBOUR = re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)[0]


def said(s: ZombiesState, message: Message, language: str = "en") -> str:
    return Texts()(language).message(message, {"a": "Ann", "b": "Bob"})
