"""Copies of the database, while the bot runs or not."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from datetime import date, datetime
from pathlib import Path

from .errors import StoreError
from .migrate import read_only

KEPT = 7
"""Nightly copies that are kept."""
PATTERN = "gravekeeper-*.db"


def copy(source: Path, target: Path) -> None:
    """A consistent copy of a database as a new file; the bot may go on writing meanwhile.

    Raises `StoreError` if there is no such database, the target exists already or cannot be written; what was written
    of it is gone then.
    """
    target = target.absolute()  # to VACUUM INTO, a name that begins with "file:" would be a URI
    if target.exists():
        raise StoreError("exists", path=str(target))
    try:
        with closing(read_only(source)) as db:
            db.execute("VACUUM INTO ?", (str(target),))
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise StoreError("no-copy", path=str(source), to=str(target), why=str(error)) from error


def days(folder: Path) -> list[date]:
    """Of which days there are nightly copies, the oldest first."""
    found: list[date] = []
    for path in folder.glob(PATTERN):
        with suppress(ValueError):  # a copy that somebody has renamed
            found.append(date.fromisoformat(path.stem.removeprefix("gravekeeper-")))
    return sorted(found)


def nightly(source: Path, folder: Path, now: datetime) -> Path | None:
    """Make the copy of this day in ``folder`` unless it is there, and delete all but the newest ones.

    Returns the new copy, or None. Raises `StoreError` like `copy`.
    """
    target = folder / f"gravekeeper-{now:%Y-%m-%d}.db"
    if target.exists():
        return None
    folder.mkdir(parents=True, exist_ok=True)
    unfinished = folder / "unfinished.tmp"
    unfinished.unlink(missing_ok=True)
    copy(source, unfinished)
    unfinished.rename(target)
    for old in sorted(folder.glob(PATTERN))[:-KEPT]:
        old.unlink()
    return target
