"""Catalogues as they are written: read with all that is wrong in them."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.parser import with_span
from fluent.syntax.stream import FluentParserStream

from .core.fault import fault
from .core.message import Message, msg
from .data import after

TEXT, NAME = re.compile(r"[^{}\r\n]*"), re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
ENTRY = re.compile(rf"^(-?{NAME.pattern}) *=", re.MULTILINE)
PART = re.compile(rf"^ +\.({NAME.pattern}) *=", re.MULTILINE)
ODD = re.compile(rf"^(?![ #}}\r\n]|-?{NAME.pattern} *=)[^\n]", re.MULTILINE)
"""Where no entry begins, and hardly any goes on."""


class Parser(FluentParser):
    """Reads plain text and names at once; by itself it does so character by character, half of the time of a start."""

    @with_span
    def get_text_element(self, ps: FluentParserStream) -> ast.TextElement:
        start, end = _past(TEXT, ps)
        return ast.TextElement(ps.string[start:end] + super().get_text_element(ps).value)  # where a lone \r stands

    @with_span
    def get_identifier(self, ps: FluentParserStream) -> ast.Identifier:
        start, end = _past(NAME, ps)
        return ast.Identifier(ps.string[start:end]) if start < end else super().get_identifier(ps)


def _past(pattern: re.Pattern[str], ps: FluentParserStream) -> tuple[int, int]:
    """Go past what the pattern matches here: from where to where."""
    start, found = ps.index, pattern.match(ps.string, ps.index)
    if found and found.end() > start:
        ps.index, ps.peek_offset = found.end(), 0
    return start, ps.index


class Catalogue(dict[str, Any]):
    """The texts of sound files, by their keys: each is parsed when somebody asks for it. Most never are, and to parse
    all of them took half of a start.

    ``names`` has the keys of all texts, also of what stands at one as an attribute; ``terms`` are those of the files.
    """

    def __init__(self) -> None:
        super().__init__()
        self.names, self.terms = set[str](), dict[str, ast.Term]()
        self._written = dict[str, str]()

    def add(self, text: str, called: str) -> list[Message]:
        """Take a file in, and say what is wrong with it, as far as that is seen at once."""
        if ODD.search(text) and (faults := catalogue(text, called)[1]):
            return faults
        starts = [*ENTRY.finditer(text)]
        for start, end in zip(starts, [*(each.start() for each in starts[1:]), len(text)], strict=True):
            self._take(start[1], text[start.start() : end])
        return []

    def _take(self, key: str, written: str) -> None:
        if key.startswith("-"):
            self.terms |= {each.id.name: each for each in parsed(written).body if isinstance(each, ast.Term)}
            return
        self._written[key] = written
        parts = [*PART.finditer(written)]
        self.names |= {f"{key}.{each[1]}" for each in parts}
        if not parts or written[: parts[0].start()].partition("=")[2].strip():
            self.names.add(key)

    def __missing__(self, key: str) -> ast.Message:
        entry = parsed(self._written[key]).body[0]
        if not isinstance(entry, ast.Message):
            raise KeyError(key)
        self[key] = entry
        return entry

    def __contains__(self, key: object) -> bool:
        return key in self._written

    def entries(self, keys: Container[str]) -> Iterator[ast.Message]:
        """Those of the keys, in the order in which they are written."""
        return (self[key] for key in self._written if key in keys)


def parsed(text: str) -> ast.Resource:
    """The entries of a catalogue; what is none is junk among them."""
    return Parser().parse(text)


def catalogue(text: str, called: str) -> tuple[ast.Resource, list[Message]]:
    """The texts of a file, and its faults, each with the file as it is called and its place."""
    try:
        found = parsed(text)
    except RecursionError:
        return ast.Resource(), [fault(msg("fault-brackets"), called)]
    faults = [
        fault(msg("fault-junk", text=(each.content or "").strip()[:60]), called, where(text, each))
        for each in found.body
        if isinstance(each, ast.Junk)
    ]
    return found, faults


def plain(text: str, called: str) -> tuple[dict[str, str], list[Message]]:
    """The texts of a file by their keys, as they are, and its faults: nothing may be put into a text."""
    resource, faults = catalogue(text, called)
    found: dict[str, str] = {}
    for each in resource.body:
        if isinstance(each, ast.Message):
            parts = each.value.elements if each.value else []
            said = "".join(part.value for part in parts if isinstance(part, ast.TextElement))
            if each.id.name in found:
                faults.append(fault(msg("fault-said-twice"), called, where(text, each), each.id.name))
            elif each.attributes or not parts or not all(isinstance(part, ast.TextElement) for part in parts):
                faults.append(fault(msg("fault-not-plain"), called, where(text, each), each.id.name))
            found[each.id.name] = said
        elif isinstance(each, ast.Term):
            faults.append(fault(msg("fault-term"), called, where(text, each)))
    return found, faults


def where(text: str, entry: ast.SyntaxNode) -> Message:
    """Line and column at which an entry begins."""
    return after(text[: entry.span.start if entry.span else 0])
