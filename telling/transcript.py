"""The log, page by page: as many entries as a phone shows at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil

from engine.tables.journal import Entry
from engine.tables.reading import Reading
from engine.tables.session import Session

from .names import names_of
from .story import paragraph
from .texts import Locale

PAGE = 12
"""Entries of the log on a page, at most."""
ROWS = 24
"""Lines of a phone that a page may take."""
ROW = 30
"""Characters in one of these lines."""
TIMES = 2
"""The most lines of a phone for the times of the first and the last entry of a page."""
UPTO = "upto"
"""The entry that is named is the last of the page before this one."""
FROM = "from"
"""The entry that is named is the first of the page after this one."""


@dataclass(slots=True, frozen=True)
class LogPage:
    """The entries from ``low`` to ``high``, each with its paragraph ("": nothing for this seat to read), of a log whose
    ``last`` entry this is.
    """

    low: int
    high: int
    last: int
    entries: Sequence[Entry]
    texts: Sequence[str]

    def title(self, locale: Locale) -> str:
        """Which entries these are."""
        return locale("log-title", low=self.low, high=self.high, last=self.last, n=self.high - self.low + 1)


async def log_page(
    sessions: Reading, locale: Locale, session: Session, seat: str | None, end: str = "", seq: int = 0
) -> LogPage:
    """A page of the log as this seat (None: everybody) may read it: the one that ends ``upto`` the entry, or begins
    ``from`` it; else the newest.
    """
    last = session.seq
    if end == FROM:
        low = min(seq, last)
        entries = [e for e in await sessions.history(session, after=low - 1, upto=low + PAGE - 1) if e.seq <= last]
        texts = fitting(paragraph(locale, each, names_of(session), seat) for each in entries)
        high = low + len(texts) - 1
    else:
        high = min(seq, last) if end == UPTO else last
        entries = await sessions.history(session, after=high - PAGE, upto=high)
        texts = fitting(paragraph(locale, each, names_of(session), seat) for each in reversed(entries))[::-1]
        low = high - len(texts) + 1
    return LogPage(low, high, last, [each for each in entries if low <= each.seq <= high], texts)


def fitting(texts: Iterable[str]) -> Sequence[str]:
    """The first of these that a phone shows at once; always at least one."""
    kept, rows = list[str](), TIMES
    for text in texts:
        rows += sum(ceil(len(line) / ROW) for line in text.splitlines())
        if kept and rows > ROWS:
            break
        kept.append(text)
    return kept
