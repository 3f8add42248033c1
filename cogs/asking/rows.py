"""Buttons side by side, as many as a line of a phone holds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil
from typing import Any
from unicodedata import east_asian_width

from discord import ui

ROW = 5
"""Discord's limit."""
LINE = 265
"""Pixels of a line of buttons on a phone."""
GAP = 8
"""Pixels between two buttons."""
FRAME = 32
"""Pixels of a button around its label."""
CHARACTER = 7.5
"""Pixels of a character of a label, on average."""

Item = ui.Item[Any]
Button = ui.Button[Any]


def in_rows(items: Iterable[Item]) -> list[Item]:
    """The same with bare buttons that follow one another in rows."""
    found, buttons = list[Item](), list[Button]()
    for item in items:
        if isinstance(item, ui.Button):
            buttons.append(item)
        else:
            found += [*rows(buttons), item]
            buttons = []
    return [*found, *rows(buttons)]


def rows(buttons: Iterable[Button]) -> list[ui.ActionRow[Any]]:
    """Rows of whole lines: where a row ends on a phone, nothing more would have fitted beside its last button."""
    found = list[list[Button]]()
    for line in lines(buttons):
        if found and len(found[-1]) + len(line) <= ROW:
            found[-1] += line
        else:
            found.append(line)
    return [ui.ActionRow(*row) for row in found]


def lines(buttons: Iterable[Button]) -> list[list[Button]]:
    """The lines of a phone that these take."""
    found = list[list[Button]]()
    for button in buttons:
        if found and len(found[-1]) < ROW and _width([*found[-1], button]) <= LINE:
            found[-1].append(button)
        else:
            found.append([button])
    return found


def lines_of(label: str) -> int:
    """How many lines of a phone a button with this label takes."""
    return ceil(_width([ui.Button(label=label)]) / LINE)


def _width(buttons: Sequence[Button]) -> float:
    """Pixels of these side by side."""
    said = "".join(button.label or "" for button in buttons)
    characters = len(said) + sum(east_asian_width(each) == "W" for each in said)  # an emoji is as wide as two
    return FRAME * len(buttons) + CHARACTER * characters + GAP * (len(buttons) - 1)
