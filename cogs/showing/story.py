"""The log in words: one entry is one paragraph, the act first, what followed indented."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.tables.sessions import Entry

from ..base.texts import Locale

INDENT = 2
"""At most so many levels are shown; deeper ones look the same."""


def paragraph(locale: Locale, entry: Entry, names: Mapping[str, str], seat: str | None = None) -> str:
    """One entry as Markdown, as this seat (None: everybody) may read it; empty if there is nothing to read."""
    events = [event for event in entry.events if not event.only or seat in event.only]
    if not events:
        return ""
    base = min((event.depth for event in events[1:]), default=0)
    lines: list[str] = []
    depth = 0
    for at, event in enumerate(events):
        depth = min(event.depth - base + 1, depth + 1, INDENT) if at else 0
        text = locale.message(event.message, names)
        if at == 0 and entry.by in ("auto", "order", "stand-in", "default", "gm"):
            text = f"{locale(f'log-by-{entry.by}')} {text}"
        if entry.struck:
            text = f"~~{text.replace('~~', '')}~~"
        lines.append(f"{'  ' * depth}- {text}")
    return "\n".join(lines)


def tale(
    locale: Locale, entries: Iterable[Entry], names: Mapping[str, str], limit: int, seat: str | None = None
) -> str:
    """The paragraphs of the entries within ``limit`` characters; the oldest are left out first, and said to be."""
    kept: list[str] = []
    size = 0
    paragraphs = [text for entry in entries if (text := paragraph(locale, entry, names, seat))]
    for text in reversed(paragraphs):
        if kept and size + len(text) + 1 > limit - 60:
            kept.append(f"-# {locale('log-earlier', n=len(paragraphs) - len(kept))}")
            break
        kept.append(text[: limit - 60])
        size += len(text) + 1
    return "\n".join(reversed(kept))


def refs(entries: Iterable[Entry], seat: str | None) -> frozenset[str]:
    """What a picture may mark as changed by these entries."""
    events = (event for entry in entries if not entry.struck for event in entry.events)
    return frozenset(ref for event in events if not event.only or seat in event.only for ref in event.refs)
