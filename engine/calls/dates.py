"""The end of an absence as people type it: “a week”, “next Friday”, “Dec 1st, 6 pm”.

All languages that have words for it (`engine.languages.Dates`) are understood at once.

A small reader of our own, because the usual one (dateparser 1.5) read 96 of the 169 phrases of the test, and some of
the others wrongly: “next Friday” as this one, “33 May” as May 2033, in Russian “a week and 2 days” as two. This one
knows whole words only, and refuses a phrase of which it does not understand all: nobody is away until a day that they
never meant.
"""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta
from functools import cache

from ..core.errors import Refused
from ..core.message import msg, named
from ..languages import LOCALES, Dates, bare, languages, speech
from .habits import zone

FURTHEST = timedelta(days=366)
"""The longest announced absence that has an end."""

HOUR, DAY, WEEK, MONTH, YEAR = range(1, 6)
_LENGTHS = {HOUR: timedelta(hours=1), DAY: timedelta(days=1), WEEK: timedelta(weeks=1)}
_NEVER = "(?!)"
"""A pattern that fits nothing."""


def _words(name: str, every: Sequence[Dates]) -> str:
    """Words of all languages, as a pattern."""
    said = [word for each in every for word in getattr(each, name)]
    return f"(?:{'|'.join(map(bare, said)) or _NEVER})"


def _which_word(name: str, group: str, every: Sequence[Dates]) -> str:
    """A pattern of whole words that stand for one another in all languages; the group that matches says which it was,
    counted from 1.
    """
    meanings = zip(*(getattr(each, name) for each in every), strict=True)
    said = (rf"(?P<{group}{n}>(?:{bare('|'.join(words))})(?!\w))" for n, words in enumerate(meanings, 1))
    return f"(?:{'|'.join(said)})"


def _made(every: Sequence[Dates]) -> dict[str, re.Pattern[str]]:
    """What a phrase is made of; what comes first is looked for first."""

    def words(name: str) -> str:
        return _words(name, every)

    def which(name: str, group: str) -> str:
        return _which_word(name, group, every)

    hour, year = words("after_hour"), words("after_year")
    pieces = {
        "iso": r"(?P<y>\d{4})-(?P<m>\d{1,2})-(?P<d>\d{1,2})(?!\w)",
        "numeric": r"(?P<a>\d{1,2})(?P<sep>[./])(?P<b>\d{1,2})(?:(?P=sep)(?P<y>\d{4}|\d{2})|\.)?(?!\w)",
        "clock": rf"(?P<h>\d{{1,2}})(?=:|\s?[ap]\.?m|\s?{hour}(?!\w))"
        rf"(?::(?P<min>\d{{2}}))?(?:\s?(?P<half>[ap])\.?m\.?|\s?{hour})?(?!\w)",
        "year": rf"(?P<y>\d{{4}})(?:\s?{year})?(?!\w)",
        "span": rf"(?:(?P<n>\d{{1,3}})|{which('numbers', 'number')})\s?{which('units', 'unit')}",
        "next": rf"(?:{words('next')}|{words('end')})\s{which('one', 'unit')}",
        "weekend": rf"{words('weekend')}(?!\w)",
        "newyear": rf"{words('new_year')}(?!\w)",
        "named": which("days", "named"),
        "one": which("one", "unit"),
        "nth": rf"(?P<d>\d{{1,2}}){words('ordinal')}(?!\w)",
        "day": r"(?P<d>\d{1,2})(?!\w)",
        "month": which("months", "month"),
        "weekday": rf"(?P<next>(?:{words('next')}) )?{which('weekdays', 'weekday')}",
        "whole": rf"{words('through')}(?!\w)",
        "filler": rf"{words('filler')}(?!\w)",
    }
    return {name: re.compile(pattern) for name, pattern in pieces.items()}


@cache
def _pieces_known() -> dict[str, re.Pattern[str]]:
    every = (speech(LOCALES / language).dates for language in languages(LOCALES))
    return _made([each for each in every if each])


@dataclass(slots=True)
class _Said:
    """The parts of a date that a phrase names."""

    numbers: dict[str, int] = field(default_factory=dict[str, int])
    """Of ``day``, ``month``, ``year``, ``weekday`` (0 is Monday) and ``fixed`` those that are said.

    The last is the ordinal of a day with a name of its own, as tomorrow has.
    """
    clock: time | None = None
    span: datetime | None = None
    whole: bool = False
    """Whether the named day itself still belongs to the absence."""
    nth: bool = False
    """Whether the day is said to be one: “the 10th”, not a bare number."""
    later: bool = False
    """Whether next week's weekday is meant."""

    def put(self, **numbers: int) -> None:
        """Remember numbers; `ValueError` if one of them is said twice."""
        if self.numbers.keys() & numbers.keys():
            raise ValueError("said twice")
        self.numbers |= numbers


def read_until(text: str, now: datetime, zone_name: str) -> float:
    """The end of an absence, as seconds; a date means its first moment by the clocks of the zone.

    Raises `Refused` for what cannot be read, lies in the past or more than `FURTHEST` ahead.
    """
    until = None
    with suppress(ValueError, OverflowError):
        local = now.astimezone(zone(zone_name))
        until = _end(_read(bare(text), local), local)
    if until is None or not now < until <= now + FURTHEST:
        raise Refused(msg("refused-until", typed=named(text)))
    return until.timestamp()


def _pieces(typed: str) -> Iterator[tuple[str, re.Match[str]]]:
    """The phrase in pieces; `ValueError` at the first thing that is none."""
    at = 0
    while at < len(typed):
        hits = ((name, piece.match(typed, at)) for name, piece in _pieces_known().items())
        name, found = next(((name, hit) for name, hit in hits if hit), ("", None))
        if found is None:
            raise ValueError("no piece of a date")
        yield name, found
        at = found.end()
        while at < len(typed) and typed[at] in " .,":
            at += 1


def _which(found: re.Match[str], name: str) -> int:
    """Which of some words was found, counted from 1; 0 for none."""
    hits = (key for key, text in found.groupdict().items() if text and key.startswith(name))
    return next((int(key.removeprefix(name)) for key in hits), 0)


def _read(typed: str, local: datetime) -> _Said:
    """What a phrase says; `ValueError` for what cannot be understood or is said twice."""
    said, today = _Said(), local.date()
    for name, found in _pieces(typed):
        match name:
            case "iso":
                said.put(year=int(found["y"]), month=int(found["m"]), day=int(found["d"]))
            case "numeric":
                said.put(**_numeric(found))
            case "clock":
                said.clock = _clock(found)
            case "year":
                said.put(year=int(found["y"]))
            case "span" | "one":
                count = int(found["n"] or 0) or _which(found, "number") if name == "span" else 1
                said.span = _later(said.span or local, count, _which(found, "unit"))
            case "next":
                said.put(fixed=_first(today, _which(found, "unit")).toordinal())
            case "weekend":
                said.put(weekday=5)
            case "newyear":
                said.put(fixed=_first(today, YEAR).toordinal())
            case "named":
                said.put(fixed=today.toordinal() + _which(found, "named") - 1)
            case "nth" | "day":
                said.put(day=int(found["d"]))
                said.nth = name == "nth"
            case "month":
                said.put(month=_which(found, "month"))
            case "weekday":
                said.put(weekday=_which(found, "weekday") - 1)
                said.later = bool(found["next"])
            case "whole":
                said.whole = True
            case _:
                pass
    return said


def _numeric(found: re.Match[str]) -> dict[str, int]:
    """24.12., 24/12, 12/24/2026; `ValueError` where slashes leave open which is the month."""
    day, month = int(found["a"]), int(found["b"])
    if found["sep"] == "/" and max(day, month) <= 12 and day != month:
        raise ValueError("the fifth of June or the sixth of May")
    if found["sep"] == "/" and month > 12:
        day, month = month, day
    year = int(found["y"] or 0)
    return {"day": day, "month": month} | ({"year": year + 2000 * (year < 100)} if year else {})


def _clock(found: re.Match[str]) -> time:
    hour = int(found["h"])
    if found["half"]:
        if not 1 <= hour <= 12:
            raise ValueError("no such hour")
        hour = hour % 12 + 12 * (found["half"] == "p")
    return time(hour, int(found["min"] or 0))


def _later(start: datetime, count: int, unit: int) -> datetime:
    """This many units after a moment. In a month that has no such day it is the last day."""
    if unit in _LENGTHS:
        return (start.astimezone(UTC) + count * _LENGTHS[unit]).astimezone(start.tzinfo)
    year, month = divmod(start.year * 12 + start.month - 1 + count * (12 if unit == YEAR else 1), 12)
    return start.replace(year=year, month=month + 1, day=min(start.day, monthrange(year, month + 1)[1]))


def _first(today: date, unit: int) -> date:
    """The first day of the next week, month or year; `ValueError` for other units."""
    if unit == WEEK:
        return today + timedelta(days=7 - today.weekday())
    if unit == MONTH:
        return date(today.year + today.month // 12, today.month % 12 + 1, 1)
    if unit == YEAR:
        return date(today.year + 1, 1, 1)
    raise ValueError("no such end")


def _end(said: _Said, local: datetime) -> datetime | None:
    """The first moment after now that fits what is said."""
    if said.span is not None:
        return None if said.numbers or said.clock else said.span
    shift = timedelta(days=said.whole and said.clock is None)
    at = said.clock or time()
    moments = (datetime.combine(day + shift, at, local.tzinfo) for day in _days(said, local.date()))
    return next((moment for moment in moments if moment > local), None)


def _days(said: _Said, today: date) -> Iterator[date]:
    """The days that fit what is said, the nearest first; `ValueError` if nothing can fit."""
    match said.numbers:
        case {"fixed": day, **rest} if not rest:
            yield date.fromordinal(day)
        case {"month": month, **rest} if "fixed" not in rest:
            for year in [rest["year"]] if "year" in rest else [today.year, today.year + 1]:
                with suppress(ValueError):  # 29 February
                    day = date(year, month, rest.get("day", 1))
                    if rest.get("weekday", day.weekday()) == day.weekday():
                        yield day
        case {"day": day, **rest} if said.nth and not rest:
            first = today.replace(day=1)
            for _ in range(3):  # of two months in a row one has 31 days
                with suppress(ValueError):
                    yield first.replace(day=day)
                first = _first(first, MONTH)
        case {"weekday": weekday, **rest} if not rest:
            start = _first(today, WEEK) if said.later else today + timedelta(days=1)
            yield start + timedelta(days=(weekday - start.weekday()) % 7)
        case {} if said.clock and not said.numbers:
            yield from (today, today + timedelta(days=1))
        case _:
            raise ValueError("no day")
