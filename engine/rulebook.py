"""The rules of every game as numbered statements: `docs/rules/<game>.md`, which code, tests and players cite."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

BOOKS = Path(__file__).resolve().parent.parent / "docs" / "rules"

NUMBER = r"(?:[A-Z]{1,2})?\d+(?:\.\d+)*[a-z]?"
_BEGINS = re.compile(
    rf"^(?:(?P<level>\#{{2,4}})\ (?:(?P<chapter>{NUMBER})\b[.:]?\ *)?"  # a heading, with or without a number
    rf"|(?:[-*]\ |\|\ ?)?\*\*(?P<number>{NUMBER})\*\*[.:]?\ *)"  # a statement: the number in bold begins it
    r"(?P<rest>.*)$",
    re.VERBOSE,
)


_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")


class Statement(NamedTuple):
    """A numbered statement, or a numbered chapter of them.

    ``number`` is what code and tests cite (``R7.16``, ``O3``, ``11.2``), ``title`` the heading that it stands under, or
    that it is, ``text`` its words as Markdown, ``line`` where it begins in the file, from 1 on.
    """

    number: str
    title: str
    text: str
    line: int
    chapter: bool

    @property
    def words(self) -> str:
        """The text without its links, for where they lead nowhere."""
        return _LINK.sub(r"\1", self.text)


@cache
def rulebook(game: str) -> dict[str, Statement]:
    """The statements of a game by number, in the order of the document; empty for a game without one.

    Raises `ValueError` if a number stands for two statements.
    """
    path = BOOKS / f"{game}.md"
    if not path.exists():
        return {}
    found: dict[str, Statement] = {}
    heading, number, begun, chapter = "", "", 0, False
    words: list[str] = []

    def close() -> None:
        if number:
            if number in found:
                raise ValueError(f"{path.name}:{begun}: {number} stands there twice")
            found[number] = Statement(number, heading, "\n".join(words).strip(), begun, chapter)

    for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        begins = _BEGINS.match(text)
        if begins is None:
            words.append(text)
            continue
        close()
        words, begun, chapter = [begins["rest"]], line, begins["level"] is not None
        number = begins["chapter" if chapter else "number"] or ""
        if chapter:
            heading, words = begins["rest"].strip(), []
    close()
    return found


def cited(game: str, words: str) -> Statement | None:
    """The statement that somebody means by ``7.16``, ``R7.16`` or ``r7``; None if no statement has that number."""
    book, wanted = rulebook(game), words.strip().upper()
    for number in (wanted, f"R{wanted}"):
        for each in (number, number[:-1] + number[-1:].lower()):
            if each in book:
                return book[each]
    return None


def chapter(number: str) -> str:
    """The chapter that a number belongs to: ``R7`` of ``R7.16``, ``O`` of ``O3``, ``11`` of ``11.2.4``."""
    head, dot, _ = number.partition(".")
    return (
        head if dot or head[:1] in {"", "R"} or head.isdigit() else head.rstrip("abcdefghijklmnopqrstuvwxyz0123456789")
    )
