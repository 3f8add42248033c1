"""Markdown as data, for surfaces that do not read it: lines of pieces, each with how it is written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple

from .texts import ESCAPED, plain

Style = Literal["b", "i", "s", "code"]
"""Bold, italic, struck out, as it is typed; called as in HTML."""
Kind = Literal["head", "item", "small", "quote", "text"]
_STYLES: dict[str, Style] = {"**": "b", "*": "i", "~~": "s", "`": "code"}
_KINDS: dict[str, Kind] = {"#": "head", "-": "item", "-#": "small", ">": "quote"}
_LINE = re.compile(r"( *)(?:(#{1,3}|-#|-|>) +)?(.*)")
_STYLED = re.compile(r"(\*\*|~~|`|\*)(?=\S)(.+?)(?<=\S)\1")
_HIDDEN = 0xF0000
"""Where Unicode has room for private use: escaped characters wait there until the marks are read."""


class Line(NamedTuple):
    """A line of a text, how far it is indented, and its pieces."""

    kind: Kind
    depth: int
    pieces: list[tuple[str, list[Style]]]


def lines(text: str) -> list[Line]:
    """The lines of a text, without empty ones."""
    return [_line(each) for each in text.splitlines() if each.strip()]


def _line(text: str) -> Line:
    found = _LINE.fullmatch(text)
    assert found
    kind = _KINDS["#" if found[2].startswith("#") else found[2]] if found[2] else "text"
    return Line(kind, len(found[1]) // 2, pieces(found[3]))


def pieces(text: str) -> list[tuple[str, list[Style]]]:
    """The pieces of a line; an escaped character stands for itself."""
    hidden = ESCAPED.sub(lambda found: chr(_HIDDEN + ord(found[1])), text)
    return [(_shown(each), styles) for each, styles in _styled(plain(hidden), [])]


def _styled(text: str, styles: list[Style]) -> Iterator[tuple[str, list[Style]]]:
    at = 0
    for found in _STYLED.finditer(text):
        if found.start() > at:
            yield text[at : found.start()], styles
        style, at = _STYLES[found[1]], found.end()
        if style == "code":
            yield found[2], [*styles, style]
        else:
            yield from _styled(found[2], [*styles, style])
    if at < len(text):
        yield text[at:], styles


def _shown(text: str) -> str:
    return "".join(chr(ord(each) - _HIDDEN) if ord(each) >= _HIDDEN else each for each in text)
