"""What the workshop says of what people wrote: what looks wrong, what its trial has shown; texts of a made mission."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from engine.core.game import Game
from engine.core.message import msg
from engine.core.state import Settings
from engine.core.written import Doubt, unmarked
from engine.workshop.generator import Draft
from engine.workshop.toml import toml
from engine.workshop.trial import SEATS, SURE, Trial, Tried, days_of, seats_of

from .texts import Locale

NOBODY: Mapping[str, str] = {}


def doubt_lines(locale: Locale, file: str, found: Sequence[Doubt]) -> list[str]:
    """What looks wrong, a line each: file, entry, field, what, as faults are told."""
    if not found:
        return [locale("workshop-doubts-none")]
    lines = [unmarked(f"{file}, {_where(where)}: {locale.message(what, NOBODY)}") for where, what in found]
    return [locale("workshop-doubts", n=len(lines)), *lines]


def _where(where: Sequence[str]) -> str:
    """A field: its table and entry, then the fields in it."""
    return ", ".join([" ".join(where[:2]), *where[2:]])


def too_long(texts: Iterable[str]) -> Iterator[Doubt]:
    """Texts that a picture has no room for."""
    for each in dict.fromkeys(texts):
        yield Doubt(("texts",), msg("workshop-doubt-text-cut", text=each))


def title(locale: Locale, game: Game[Any], entry: str) -> str:
    """What an entry is called."""
    return locale(game.added[entry].wording()["name"].key)


def scenario(locale: Locale, game: Game[Any], settings: Settings) -> str:
    """What a table plays of what people wrote, by these options; "" if nothing."""
    names, values = game.written.names.values() if game.written else (), settings.model_dump().values()
    return next((title(locale, game, each) for each in names if each in values), "")


def summary(locale: Locale, game: Game[Any], entry: str, trial: Trial) -> str:
    """An entry in a line: how hard it calls itself, and what its games on normal have come to; "" if there is nothing
    to say.
    """
    rated = game.added[entry].rated
    tried = trial.levels.get("normal") or trial.all
    known = [line(locale, game, entry, tried)] if tried.games else []
    return " · ".join([*([locale(rated)] if rated else []), *known])


def line(locale: Locale, game: Game[Any], entry: str, tried: Tried) -> str:
    """Games in a line: rounds, waits and days, and how often they were won, or how often by the first seat, with twice
    the error.
    """
    days = days_of(game, entry, tried)
    length = locale(
        "workshop-tried-length",
        rounds=tried.typical_rounds,
        waits=tried.typical_waits,
        days="" if days is None else locale("workshop-tried-days", days=round(days, 1)),
    )
    if game.together:
        return f"{locale('workshop-tried-won', **_share(tried.won, tried.error))} · {length}"
    return f"{length} · {locale('workshop-tried-first', **_share(*tried.won_by(SEATS[0])))}"


def trial_lines(locale: Locale, game: Game[Any], entry: str, trial: Trial) -> list[str]:
    """Every difficulty in a line, or how even it is, and what is a fault of it."""
    lines: list[str] = []
    for level, tried in trial.levels.items():
        said = line(locale, game, entry, tried)
        lines.append(f"{locale(f'workshop-level-{level}')} · {said}" if game.together else said)
    if not game.together and (every := trial.all).games:
        seats = seats_of(game, entry)
        lines.append(locale("workshop-tried-last", **_share(*every.won_by(seats[-1])), even=round(100 / len(seats))))
        lines += [locale("workshop-tried-lead", n=every.typical_lead)] if every.leads else []
    return [*lines, *(locale(f"workshop-failing-{kind}", n=n) for kind, n in trial.failing.items())]


def _share(share: float, error: float) -> Mapping[str, int]:
    return {"share": round(100 * share), "error": round(100 * SURE * error)}


def written(draft: Draft, locales: Iterable[Locale]) -> str:
    """A mission that was made as one file, with its texts in these languages."""
    order = [short for short in draft.mission.wording() if short in draft.texts]
    texts = {
        locale.language: {short: locale.message(draft.texts[short], NOBODY) for short in order} for locale in locales
    }
    return toml({**draft.fields, "texts": texts})
