"""What belongs to the bot, and what to a question."""

from __future__ import annotations

import re
from pathlib import Path
from pkgutil import iter_modules

import engine.games
from engine.languages import FIRST, LOCALES


def own_labels(language: str, data: Path | None = None) -> frozenset[str]:
    """Labels of the bot's own buttons: whatever no game says, finished or not, and no question is answered with (as it
    is by taking advice). What a language lacks is said in the first one. ``data``: a folder of own data.
    """
    said = tuple(each.name for each in iter_modules(engine.games.__path__))
    folders = [LOCALES / FIRST, LOCALES / language, *([data / "locales" / language] if data else [])]
    files = [path for folder in folders for path in folder.glob("*.ftl") if not path.name.startswith(said)]
    pairs = [pair for path in files for pair in re.findall(r"^([\w-]+) = ([^{\n]+)$", path.read_text("utf-8"), re.M)]
    return frozenset(text.strip() for key, text in pairs if not key.startswith(("choice-", "advice-take")))
