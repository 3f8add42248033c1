"""`make manual`: the operations in the guides to missions, a table made from their declarations and their texts."""

from __future__ import annotations

import re
from pathlib import Path

from engine.games.zombicide import Zombicide
from engine.games.zombicide.box.effects import NUMBERS, OPERATIONS, WORDS, Kind, Operation
from engine.games.zombicide.box.mission import text_key
from telling.texts import Locale, Texts

DOCS = Path(__file__).parents[1] / "docs"
GUIDES = {"en": DOCS / "new-mission.md", "ru": DOCS / "new-mission.ru.md"}
TABLE = re.compile(r"(?<=\n)(\| (?:operation|команда) \|.*\n\|---\|---\|\n)(?:\|.*\n)*")
NAMES: dict[Kind, str] = {
    "whom": "who", "receiver": "who", "leader": "who", "crowd": "zone", "zombie": "zombies", "locked_doors": "name",
    "light": "name", "companion": "name", "keyword": "word", "campaign_flag": "flag",
}  # fmt: skip
"""What arguments are called, where it is not as their kind."""


def guide(language: str) -> str:
    """A guide with the table as it must be today."""
    rows = "".join(f"{row(Texts()(language), each)}\n" for each in sorted(OPERATIONS.values(), key=lambda op: op.noted))
    return TABLE.sub(rf"\g<1>{rows}", GUIDES[language].read_text(encoding="utf-8"))


def row(locale: Locale, operation: Operation) -> str:
    key = f"{Zombicide.id}-effect-{text_key(operation.name)}.manual"
    args = ", ".join(argument(locale, kind) for kind in operation.takes)
    return f"| `{operation.name}({args})` | {locale(key)} |"


def argument(locale: Locale, kind: Kind) -> str:
    if len(WORDS.get(kind, ())) == 1:
        return WORDS[kind][0]
    if kind == "spawn":
        return "S1"
    if kind == "note" or (kind in NUMBERS and kind not in ("least", "most")):
        return "n"
    return locale(f"{Zombicide.id}-argument-{NAMES.get(kind, kind)}")


if __name__ == "__main__":
    for language, path in GUIDES.items():
        path.write_text(guide(language), encoding="utf-8")
