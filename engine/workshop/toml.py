"""Entries written as TOML: what a game's reader takes, in the form in which our own files are written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, cast

from .pack import quoted

COMMENT = re.compile(r"""^[^"'\n]*#""", re.MULTILINE)
BARE = re.compile(r"[A-Za-z0-9_-]+")
"""Names that need no quotation marks."""
LINE = 100
"""Characters of a list that still stands in one line."""
Table = Mapping[str, Any]
Fields = dict[str, Any]
"""An entry as its file says it."""


def toml(fields: Table) -> str:
    """The fields of an entry as a file: first what fits into lines, then tables of tables, each under its heading.

    Values are texts, numbers, truths, lists and tables of such; what is read from the file is equal to them.
    """
    tables = {name: value for name, value in fields.items() if _is_tables(value)}
    lines = [f"{_name(name)} = {_value(value)}" for name, value in fields.items() if name not in tables]
    for name, rows in tables.items():
        for id, row in rows.items():
            lines += ["", f"[{_name(name)}.{_name(id)}]", *(f"{_name(key)} = {_value(row[key])}" for key in row)]
    return "\n".join(lines) + "\n"


def _is_tables(value: object) -> bool:
    """Whether it is a table of which every entry is a table."""
    rows: Iterable[object] = cast("Table", value).values() if isinstance(value, Mapping) else ()
    return bool(rows) and all(isinstance(row, Mapping) for row in rows)


def _value(value: object, *, flat: bool = False) -> str:
    """A value; ``flat``: within a line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return quoted(value) if flat or not _has_lines(value) else f"'''\n{value}'''"
    if isinstance(value, Mapping):
        return _braced(cast("Table", value))
    if isinstance(value, list | tuple):
        return _listed(cast("Iterable[object]", value), flat)
    return str(value)


def inline(value: object) -> str:
    """A value within a line."""
    return _value(value, flat=True)


def _has_lines(text: str) -> bool:
    """Whether a text has several lines and can be written as they are."""
    plain = all(each.isprintable() or each == "\n" for each in text)
    return "\n" in text and plain and "'''" not in text and not text.endswith("'")


def _braced(table: Table) -> str:
    inside = ", ".join(f"{_name(key)} = {_value(value, flat=True)}" for key, value in table.items())
    return f"{{ {inside} }}" if inside else "{}"


def _listed(values: Iterable[object], flat: bool) -> str:
    parts = [_value(each, flat=True) for each in values]
    line = f"[{', '.join(parts)}]"
    if flat or not parts or (len(line) <= LINE and not any(isinstance(each, Mapping) for each in values)):
        return line
    return "\n".join(["[", *_indented(parts), "]"])


def _indented(parts: Iterable[str]) -> Iterator[str]:
    return (f"  {each}," for each in parts)


def _name(name: str) -> str:
    return name if BARE.fullmatch(name) else quoted(name)


def commented(text: str) -> bool:
    """Whether a file has comments, as far as that can be seen without reading it."""
    return COMMENT.search(text) is not None
