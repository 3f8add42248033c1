"""What the workshop says of a mission: what looks wrong, what its trial has shown, the texts of one that was made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.core.message import msg
from engine.games.zombicide.box.mission import Mission, text_key
from engine.workshop.doubts import Doubt
from engine.workshop.generator import Draft
from engine.workshop.toml import toml
from engine.workshop.trial import SURE, Trial, Tried

from .texts import Locale

NOBODY: Mapping[str, str] = {}


def doubt_lines(locale: Locale, file: str, found: Sequence[Doubt]) -> list[str]:
    """What looks wrong, a line each: file, entry, field, what, as faults are told."""
    if not found:
        return [locale("workshop-doubts-none")]
    lines = [f"{file}, {_where(each.where)}: {locale.message(each.what, NOBODY)}" for each in found]
    return [locale("workshop-doubts", n=len(lines)), *lines]


def _where(where: Sequence[str]) -> str:
    """A field: its table and entry, then the fields in it."""
    return ", ".join([" ".join(where[:2]), *where[2:]])


def too_long(texts: Iterable[str]) -> Iterator[Doubt]:
    """Texts that a picture has no room for."""
    for each in dict.fromkeys(texts):
        yield Doubt(("texts",), msg("workshop-doubt-text-cut", text=each))


def summary(locale: Locale, mission: Mission, trial: Trial) -> str:
    """A mission in a line: how hard it is called, and what its games on normal have come to."""
    rated = locale(f"zombicide-rated-{text_key(mission.difficulty)}")
    tried = trial.levels.get("normal") or trial.all
    return line(locale, rated, tried) if tried.games else rated


def line(locale: Locale, level: str, tried: Tried) -> str:
    """Games in a line: won how often, with twice the error, rounds, waits and days."""
    days = "" if tried.days is None else locale("workshop-tried-days", days=round(tried.days, 1))
    return locale(
        "workshop-tried",
        level=level,
        share=round(100 * tried.won),
        error=round(100 * SURE * tried.error),
        rounds=tried.typical_rounds,
        waits=tried.typical_waits,
        days=days,
    )


def trial_lines(locale: Locale, trial: Trial) -> list[str]:
    """Every difficulty in a line, and what is a fault of the mission."""
    lines = [line(locale, locale(f"workshop-level-{level}"), tried) for level, tried in trial.levels.items()]
    return [*lines, *(locale(f"workshop-failing-{kind}", n=n) for kind, n in trial.failing.items())]


def written(draft: Draft, locales: Iterable[Locale]) -> str:
    """A mission that was made as one file, with its texts in these languages."""
    order = [short for short in draft.mission.wording() if short in draft.texts]
    texts = {
        locale.language: {short: locale.message(draft.texts[short], NOBODY) for short in order} for locale in locales
    }
    return toml({**draft.fields, "texts": texts})
