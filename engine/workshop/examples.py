"""What somebody begins with who writes anything but a mission: the whole example of its page of the manual."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from .pack import quoted

DOCS = Path(__file__).resolve().parents[2] / "docs"
KINDS: Mapping[str, str] = {
    "campaign": "zombicide", "road": "hitz", "town": "zombies", "city": "zgame", "house": "plague",
}  # fmt: skip
"""What can be begun so, and the game that it is for."""
_TEXT = re.compile(r"```toml\n(.*?)```", re.DOTALL)
_FILE = re.compile(r"`(\w+\.toml)`")
_FIELDS = re.compile(r"<!-- fields (?P<model>[\w.]+:\w+) -->\n(?P<table>(?:\|.*\n)*)")
_ROW = re.compile(r"^\| `(\w+)` \| .* \| (.*) \|$", re.MULTILINE)
_NAME = re.compile(r"^name = .*$", re.MULTILINE)


@cache
def _page(kind: str, language: str) -> str:
    page = DOCS / f"new-{kind}.{language}.md"
    return (page if page.exists() else DOCS / f"new-{kind}.md").read_text("utf-8")


def example(kind: str, language: str, title: str) -> tuple[str, str]:
    """The example of a kind (`KINDS`) under this title, with texts in this language if its page is written in it: what
    its file is called, and what stands in it.
    """
    page = _page(kind, language)
    text, file = _TEXT.findall(page)[0], _FILE.findall(page)[0]
    return file, _NAME.sub(lambda _: f"name = {quoted(title)}", text, count=1)


@cache
def meanings(game: str, language: str) -> Mapping[str, Mapping[str, str]]:
    """What the fields mean of what can be begun for a game: by model (`module:Model`) and name, as the page says it."""
    kind = next(kind for kind, each in KINDS.items() if each == game)
    return {found["model"]: dict(_ROW.findall(found["table"])) for found in _FIELDS.finditer(_page(kind, language))}
