"""Everything that is kept about a person, as a page to read beside the same as data."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime
from typing import Any, get_args

from engine.calls.habits import Reminders, clock
from engine.keeping import Keeping
from engine.persons.belongings import OPEN
from telling.hints import Wanted
from telling.texts import Locale, safe

from ..base.links import Links

MOST_ACTS = 2000
"""Lines of acts on the page; the data has all."""


def page(locale: Locale, found: dict[str, Any], keeping: Keeping, links: Links) -> str:
    """The page, in Markdown."""
    return (
        "\n".join([*_about(locale, found, keeping, links), *_settings(locale, found), *_tables(locale, found)]) + "\n"
    )


def _about(locale: Locale, found: dict[str, Any], keeping: Keeping, links: Links) -> Iterator[str]:
    yield f"# {locale('data-title')}"
    yield ""
    yield locale("data-about", id=found["id"])
    yield ""
    yield from (f"- {locale.message(each, {})}" for each in keeping.sentences())
    if line := links.line(locale):
        yield f"\n{line.removeprefix('-# ')}"


def _settings(locale: Locale, found: dict[str, Any]) -> Iterator[str]:
    yield f"\n## {locale('data-settings')}\n"
    if not found["settings"]:
        yield locale("data-none")
    for name, value in found["settings"].items():
        yield f"- {locale(f'data-setting-{name}')}: {_setting(locale, name, value)}"
    if found["hints_met"]:
        yield f"- {locale('data-hints', n=len(found['hints_met']))}"
    for wish in found["wishes"]:
        games = ", ".join(locale(f"{game}-name") for game in json.loads(wish["games"]))
        yield f"- {locale('data-wish', games=games, server=wish['guild'], until=_when(wish['until']))}"
    for each in found["notices"]:
        games = ", ".join(locale(f"{game}-name") for game in json.loads(each["games"]))
        yield f"- {locale('data-notices', games=games, server=each['guild'])}"
    if found["guesses"]:
        yield f"- {locale('data-guesses', n=len(found['guesses']))}"
    for each in found["hours"]:
        yield f"- {locale('data-hours', counts=', '.join(str(round(n, 1)) for n in json.loads(each['counts'])))}"
    if found["avoided"]:
        yield f"- {locale('data-avoided', people=', '.join(found['avoided']))}"
    if found["barred_from"]:
        yield f"- {locale('data-barred', servers=', '.join(found['barred_from']))}"


def _tables(locale: Locale, found: dict[str, Any]) -> Iterator[str]:
    yield f"\n## {locale('data-tables', n=len(found['tables']))}"
    left = MOST_ACTS
    for table in found["tables"]:
        game = locale(f"{table['game']}-name")
        yield f"\n### {game} · {table['id']} · {table['created'][:10]}\n"
        names = ", ".join(safe(seat["name"]) for seat in table["seats"]) or "–"
        yield f"- {locale('data-table', server=table['guild'], channel=table['channel'], name=names)}"
        roles = [name for name in ("host", "game_master") if table[f"is_{name}"]]
        yield from (f"- {locale(f'data-{name}')}" for name in roles)
        if table["dice"]:
            yield f"- {locale('data-dice', parts=', '.join(map(str, table['dice'])))}"
        yield f"- {locale('data-acts', n=len(table['acts']), votes=len(table['votes']))}"
        for act in table["acts"][:left]:
            words = [safe(each) for each in [act.get("why"), *act.get("announced", ())] if each]
            typed = " · ".join(locale("data-typed", text=each) for each in words)
            what = " ".join(map(str, [act["act"], *act.get("words", ())]))
            yield f"  - {_when(act['at'])} · {act['entry']} · `{what}`{f' · {typed}' if typed else ''}"
        left = max(0, left - len(table["acts"]))
    if found["campaigns"]:
        yield f"\n## {locale('data-campaigns')}\n"
    for each in found["campaigns"]:
        game = locale(f"{each['game']}-name")
        yield f"- {game} · {safe(each['name'])}"


def _setting(locale: Locale, name: str, value: Any) -> str:
    """What somebody has set, in the words in which they have set it."""
    if name == "language":
        return locale("language-auto") if value is None else locale.languages().get(value, value)
    if name in (*get_args(Wanted), "hours"):
        return locale("hints-on" if value else "hints-off")
    if value is None:
        return "–"
    if name in ("quiet_from", "quiet_to"):
        return clock(value)
    if name == "away_until":
        return locale("data-away-open") if value == OPEN else f"{_when(value)} UTC"
    return locale(f"reminders-{value}") if name == "reminders" and value in get_args(Reminders) else str(value)


def _when(at: str) -> str:
    return f"{datetime.fromisoformat(at):%Y-%m-%d %H:%M}"
