"""Who sits at the local table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from discord import Locale

_CODES = [each.value for each in Locale]
LOCALES = {code.partition("-")[0]: code for code in reversed(_CODES)} | {code: code for code in _CODES}
"""By code, also without its region: of several regions the one that Discord names first."""


@dataclass(frozen=True)
class Person:
    """A member: the name shown, and the Discord locale that the member's client reports."""

    name: str
    locale: str


def person(text: str, language: str) -> Person:
    """Read ``name`` or ``name:language``; raises `ValueError` for a language that Discord does not know."""
    name, colon, own = text.strip().rpartition(":")
    if not colon:
        name, own = own, language
    name, own = name.strip(), own.strip()
    if not name or own not in LOCALES:
        raise ValueError(text)
    return Person(name, LOCALES[own])


def people(texts: Iterable[str], language: str) -> list[Person]:
    """Everybody once, in the given order; of two with the same name the first counts."""
    found: dict[str, Person] = {}
    for each in (person(text, language) for text in texts if text.strip()):
        found.setdefault(each.name, each)
    return list(found.values())
