"""Everything that is kept about a person, as a page to read beside the same as data."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any

from engine.keeping import Keeping

from ..base.links import Links
from ..base.texts import Locale, safe

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
    yield from (f"- `{name}`: {_value(value)}" for name, value in found["settings"].items())
    if found["hints_met"]:
        yield f"- {locale('data-hints', n=len(found['hints_met']))}"
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
            typed = " · ".join(f"“{safe(each)}”" for each in [act.get("why"), *act.get("announced", ())] if each)
            what = " ".join(map(str, [act["act"], *act.get("words", ())]))
            yield f"  - {_when(act['at'])} · {act['entry']} · `{what}`{f' · {typed}' if typed else ''}"
        left = max(0, left - len(table["acts"]))
    if found["campaigns"]:
        yield f"\n## {locale('data-campaigns')}\n"
    for each in found["campaigns"]:
        game = locale(f"{each['game']}-name")
        yield f"- {game} · {safe(each['name'])}"


def _value(value: Any) -> str:
    return "–" if value is None else str(value)


def _when(at: str) -> str:
    return f"{datetime.fromisoformat(at):%Y-%m-%d %H:%M}"
