"""The log in words: as a transcript, entry by entry, and as a story of headlines."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from sys import maxsize

from engine.core.act import WISHES
from engine.core.message import Event, changes
from engine.tables.session import Session
from engine.tables.sessions import Entry

from .texts import Locale, height, unbroken

INDENT = 2
"""The most levels that are shown; deeper ones look the same."""
PRESENT = 3
"""Lines that a story tells of what has just happened."""
DEED = 2
"""Lines of the last act of somebody that are told where headlines came after it."""
HARM = 6
"""Lines about harm with which a seat's own story begins."""
EARLIER = 60
"""Characters kept free for the line that says there is more."""
MORE = 2
"""Lines of a phone kept free for it."""
SENTENCE = re.compile(r"(?<=[.!?…]) (?!\d)")
"""Between two sentences, and not in “no. 5”."""


def paragraph(locale: Locale, entry: Entry, names: Mapping[str, str], seat: str | None = None) -> str:
    """One entry as Markdown, as this seat (None: everybody) may read it; empty if there is nothing to read.

    The act comes first, what followed is indented; headlines stand out.
    """
    events = [event for event in entry.events if _readable(event, seat)]
    if not events:
        return ""
    base = min((event.depth for event in events[1:] if event.weight != "headline"), default=0)
    lines: list[str] = []
    depth = 0
    for at, event in enumerate(events):
        depth = min(max(event.depth - base, 0) + 1, depth + 1, INDENT) if at else 0
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
    paragraphs = [text for entry in entries if (text := paragraph(locale, entry, names, seat))]
    return unbroken(_newest(locale, paragraphs, limit))


def story(
    locale: Locale,
    entries: Iterable[Entry],
    names: Mapping[str, str],
    limit: int,
    seat: str | None = None,
    present: Sequence[Entry] | None = None,
    lines: int = maxsize,
) -> str:
    """What the entries come to: a line for each headline, then, small, the last lines of what has no headline yet.

    ``present`` are those of the entries that have just happened, if not all of them. What was taken back is left out,
    and that it was is told only while it has just happened. Of the headlines, older ones than ``limit`` characters and
    ``lines`` of a phone allow are only counted; for all the table harm and scenes are left out last. At most half
    of the lines are for what has no headline yet; harm is told even where a headline came after it. To a seat its own
    harm is told first, whatever else is left out. What came of the last act of a person (of a seat: its own) comes
    next where headlines came after it, so that an act that ends a turn is told, too; to everybody only where that
    leaves no headline out.
    """
    entries = list(entries)
    recent = {entry.seq for entry in (entries if present is None else present)}
    events = list(_events((entry for entry in entries if entry.seq in recent or not _takes_back(entry)), seat))
    own = _harm(events, seat)
    mine = [f"- {locale.message(event.message, names)}" for event in own[-HARM:]]
    limit, lines = max(limit - sum(map(len, mine)), 2 * EARLIER), lines - sum(map(height, mine))
    newest = events if present is None else list(_events(present, seat))
    deed = [event for event in _deed(entries if present is None else present, seat) if event not in own]
    done = [f"-# {locale.message(event.message, names)}" for event in deed]
    sums = [event for event in events if event.is_headline and event not in own]
    told = [f"- {locale.message(event.message, names)}" for event in sums]
    if seat is None and sum(map(height, [*done, *told])) > lines:
        deed, done = [], []
    lines -= sum(map(height, done))
    last = [seat is None and (bool(event.hurts or event.concerns) or event.weight == "scene") for event in sums]
    now = _now([event for event in newest if event not in own and event not in deed], locale, names, lines // 2)
    most = lines - sum(map(height, now))
    return unbroken("\n".join(filter(None, (*mine, *done, _newest(locale, told, limit, most, last), *now))))


def latest(
    locale: Locale, entries: Sequence[Entry], names: Mapping[str, str], limit: int, seat: str, lines: int
) -> str:
    """The end of the `story` of these entries within ``lines`` of a phone; the seat's own harm stands before it,
    and is told even where it alone takes more. What is too long by itself gives way first; where nothing else has
    happened, its first sentences are told.

    What this seat alone may read is told nowhere else: it gives way last, and may take three times as many lines.
    """
    told = story(locale, entries, names, limit, seat).splitlines()
    own = len(_harm(_events(entries, seat), seat)[-HARM:])
    last = [event for event in _events(entries, seat) if event.only] + _deed(entries, seat)
    private = {unbroken(locale.message(event.message, names)) for event in last}
    rest = [(line, line.removeprefix("-# ").removeprefix("- ") in private) for line in told[own:]]
    while len(rest) > (not own) and sum(map(height, [*told[:own], *(line for line, _ in rest)])) > lines:
        if all(kept for _, kept in rest) and sum(height(line) for line, _ in rest) <= 3 * lines:
            break
        del rest[min(range(len(rest)), key=lambda at: (rest[at][1], height(rest[at][0]) <= lines, at))]
    return "\n".join([*told[:own], *(_cut(line, 3 * lines if kept else lines) for line, kept in rest)])


def _harm(events: Iterable[Event], seat: str | None) -> list[Event]:
    """What others, or the rules, have done to this seat, and what else concerns it above all."""
    told = (event for event in events if event.weight != "detail")
    return [event for event in told if seat is not None and seat in (*event.hurts, *event.concerns)]


def _deed(entries: Iterable[Entry], seat: str | None) -> list[Event]:
    """The lines of the last act of a person (of a seat: its own), if headlines came after them."""
    stands = [entry for entry in entries if not entry.struck]
    acts = [entry.by == "player" and entry.act["act"] == "answer" for entry in stands]
    mine = [at for at, entry in enumerate(stands) if acts[at] and seat in (None, entry.act.get("seat"))]
    after = stands[mine[-1] :] if mine else []
    if not any(event.is_headline for event in _events(after, seat)):
        return []
    lines = takewhile(lambda event: not event.is_headline, _events(after[:1], seat))
    return [event for event in lines if event.weight == "line" and not event.hurts][-DEED:]  # harm is told anyway


def _now(events: Sequence[Event], locale: Locale, names: Mapping[str, str], lines: int) -> list[str]:
    """What has just happened, in small letters: harm first, then the newest that has room."""
    last = max((at for at, event in enumerate(events) if event.is_headline), default=-1)
    left = [event for at, event in enumerate(events) if event.weight == "line" and (event.hurts or at > last)]
    while True:
        said = [f"-# {locale.message(event.message, names)}" for event in left]
        harmless = [at for at, event in enumerate(left) if not event.hurts]
        if len(left) < 2 or (sum(map(height, said)) <= lines and (len(left) <= PRESENT or not harmless)):
            return said
        del left[harmless[0] if harmless else 0]


def _cut(text: str, lines: int) -> str:
    """The first sentences of a text that have room in this many lines; always at least one."""
    sentences = SENTENCE.split(text)
    while len(sentences) > 1 and height(" ".join(sentences)) > lines:
        sentences.pop()
    return " ".join(sentences)


def digest(locale: Locale, entries: Iterable[Entry], names: Mapping[str, str], limit: int, lines: int = maxsize) -> str:
    """What a part of the story came to: its headlines in the order of time, its scenes in bold and left out last,
    within the limits of characters and lines. What was taken back, and that it was, is left out.
    """
    stands = [entry for entry in entries if not _takes_back(entry)]
    events = [event for event in _events(stands, None) if event.is_headline]
    said = [(event.weight == "scene", locale.message(event.message, names)) for event in events]
    told = [f"- **{text.replace('**', '')}**" if scene else f"- {text}" for scene, text in said]
    return unbroken(_newest(locale, told, limit, lines, [scene for scene, _ in said]))


def scenes(entry: Entry) -> bool:
    """Whether a part of the story ends with this entry."""
    return not entry.struck and any(event.weight == "scene" and not event.only for event in entry.events)


def part(entries: Iterable[Entry], since: int, end: int | None = None) -> list[Entry]:
    """Of these entries those of a part of the story: after the scene in the entry ``since`` with which the part before
    ended, up to the one in the entry ``end`` with which it ends itself.

    An entry may tell of both: the round that is over, and the turn that begins.
    """
    found: list[Entry] = []
    for entry in entries:
        last = max(
            (at for at, event in enumerate(entry.events, 1) if event.weight == "scene" and not event.only), default=0
        )
        if entry.seq == since and last and not entry.struck:
            found.append(replace(entry, events=entry.events[last:]))
        elif entry.seq > since:
            found.append(replace(entry, events=entry.events[:last]) if entry.seq == end and last else entry)
    return found


def headlines(entries: Iterable[Entry], seat: str | None = None) -> list[Event]:
    """The headlines of these entries; if they have none, as those of earlier versions, the lines in their place."""
    events = list(_events(entries, seat))
    return [each for each in events if each.is_headline] or [each for each in events if each.weight == "line"]


def refs(entries: Iterable[Entry], seat: str | None) -> dict[str, int]:
    """What a picture may mark as changed by these entries, and how much was lost there."""
    return changes(_events(entries, seat))


def _readable(event: Event, seat: str | None) -> bool:
    return not event.only or seat in event.only


def _events(entries: Iterable[Entry], seat: str | None) -> Iterator[Event]:
    """The events of the entries that count and that this seat may read."""
    return (event for entry in entries if not entry.struck for event in entry.events if _readable(event, seat))


def _takes_back(entry: Entry) -> bool:
    """Whether this entry did nothing but take others back."""
    return entry.act["act"] == "undo"


def _newest(locale: Locale, texts: Sequence[str], limit: int, lines: int = maxsize, before: Sequence[bool] = ()) -> str:
    """As many texts from the end as fit into the characters and lines of a phone, at least one, those marked in
    ``before`` sooner than others; with a line about what is left out.
    """
    size = high = 0
    kept = set[int]()
    for at in sorted(range(len(texts)), key=lambda at: (not (before and before[at]), -at)):
        size, high = size + len(texts[at]) + 1, high + height(texts[at])
        if kept and (size > limit - EARLIER or high > lines - MORE):
            break
        kept.add(at)
    left = len(texts) - len(kept)
    more = [f"-# {locale('log-earlier', n=left)}"] if left else []
    return "\n".join([*more, *(texts[at][: limit - EARLIER] for at in sorted(kept))])


def since_own_act(session: Session, entries: list[Entry]) -> list[Entry]:
    """The entries since the last act, if one person acts again and again."""
    due = session.waiting_for()
    user = session.seats[due[0]].user if len(due) == 1 else None
    own = [at for at, entry in enumerate(entries) if entry.actor is not None and entry.act["act"] not in WISHES]
    return entries[own[-1] :] if own and entries[own[-1]].actor == user else entries
