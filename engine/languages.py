"""The languages that there are: each is a folder of `data/locales` with its tag, ``de`` or ``pt-BR``.

What the program must know of a language itself, beside its texts, stands in ``language.toml`` of its folder.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Annotated

from babel import Locale, UnknownLocaleError
from babel.core import get_global
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from .core.fault import fault
from .core.message import msg
from .data import DATA, DataError, read

LOCALES = DATA / "locales"
FIRST = "en"
"""The language of the program itself: commands are declared in it, and it says everything."""
TAG = r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?"
"""What a folder may be called: language, script, region."""
Language = Annotated[str, StringConstraints(pattern=rf"^{TAG}$")]
"""A tag that may have come from another version or another bot, and so may name a language that is not here."""


def _a_pattern(word: str) -> str:
    try:
        re.compile(word)
    except re.error as error:
        raise ValueError(f"is no pattern: {error}") from error
    return word


Words = tuple[Annotated[str, AfterValidator(_a_pattern)], ...]
"""Patterns of words as people type them (regular expressions without groups that capture)."""


class Dates(BaseModel):
    """Words of dates. Lists of a fixed length are in order: they begin with January, Monday, one, hour, today."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    months: Annotated[Words, Field(min_length=12, max_length=12)]
    weekdays: Annotated[Words, Field(min_length=7, max_length=7)]
    numbers: Annotated[Words, Field(min_length=10, max_length=10)]
    """From one to ten."""
    units: Annotated[Words, Field(min_length=5, max_length=5)]
    """Hours, days, weeks, months and years as they are counted."""
    one: Annotated[Words, Field(min_length=5, max_length=5)]
    """The same where there is one: “an absence of a week”."""
    days: Annotated[Words, Field(min_length=3, max_length=3)]
    """Today, tomorrow, the day after tomorrow."""
    next: Words
    """“next”, before a weekday or a unit."""
    end: Words
    """“the end of”, before a unit."""
    weekend: Words
    """“weekend”, of which the first day is meant."""
    new_year: Words
    """The first of January, where it has a name."""
    after_hour: Words = ()
    """What follows the number of an hour: “8 o'clock”."""
    after_year: Words = ()
    """What follows the number of a year."""
    ordinal: Words
    """What makes a number a day of the month: “1st”."""
    through: Words
    """That the day that is named still counts."""
    filler: Words
    """Words that may stand anywhere and say nothing."""


class Speech(BaseModel):
    """What the program must know of a language.

    ``forms``: what texts may ask of a name in a function of this name in capitals, `GEN($figure)`, its attributes
    in the catalogues; with each, what is said of names that have none (nothing: the name itself). ``both``: words
    between the parts of a typed list. ``nothing``: how one types that one wants none, to the letter, not as a pattern.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    forms: dict[str, str] = {}
    both: Words = ()
    nothing: Words = ()
    dates: Dates | None = None


@cache
def speech(folder: Path) -> Speech:
    """Of the language of a folder. Raises `DataError` if its file cannot be read or says something else."""
    return read("texts", folder / "language.toml", Speech) if (folder / "language.toml").exists() else Speech()


def languages(*places: Path) -> tuple[str, ...]:
    """The languages that have a folder in one of these places, the first language first.

    Raises `DataError` for a folder whose name is no tag of a language.
    """
    names = {each.name for place in places if place.is_dir() for each in place.iterdir() if each.is_dir()}
    faults = [fault(msg("fault-language"), name) for name in sorted(names) if not re.fullmatch(TAG, name)]
    if faults:
        raise DataError("texts", faults)
    return FIRST, *sorted(names - {FIRST})


def nearest(wanted: str, among: Collection[str]) -> str | None:
    """That language itself, else its kin: pt-BR is answered in pt, and pt in pt-BR where there is nothing else.

    None if none is near: who reads Ukrainian has not said to read Russian.
    """
    language, script, region = _parts(wanted)
    kin = [each for each in among if _parts(each)[0] == language]

    def nearness(tag: str) -> tuple[bool, ...]:
        _, its_script, its_region = _parts(tag)
        return its_script == script, tag == wanted, its_region == region, not its_region

    return max(kin, key=nearness, default=None)


def order(language: str, among: Collection[str]) -> Iterator[str]:
    """In which languages something is said, the best first: itself, its kin, the first one, the others."""
    near = [language, *(each for each in among if nearest(language, [each]))]
    yield from dict.fromkeys(each for each in (*near, FIRST, *among) if each in among)


@cache
def _parts(tag: str) -> tuple[str, str, str]:
    """Language, script and region; Norwegian goes by several names, and a region tells the script."""
    language, *parts = tag.split("-")
    script = next((each for each in parts if len(each) == 4), "")
    region = next((each for each in parts if len(each) in (2, 3)), "")
    if not script:
        likely = get_global("likely_subtags")
        script = (
            str(likely.get(f"{language}_{region}") or likely.get(language) or "").partition("_")[2].partition("_")[0]
        )
    parent: str = get_global("parent_exceptions").get(language, language)
    return parent, script, region


def name_of(tag: str) -> str:
    """What a language is called by those who speak it; the tag where nobody has told."""
    try:
        name = Locale.parse(tag, sep="-").get_display_name()
    except (UnknownLocaleError, ValueError):
        name = None
    return f"{name[0].upper()}{name[1:]}" if name else tag


def bare(text: str) -> str:
    """For comparing what people type: case, marks on letters (ё, ü) and spaces do not matter."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join(each for each in parts if not unicodedata.combining(each)).split())
