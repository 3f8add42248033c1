"""Copies of the database, while the bot runs or not."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from .migrate import StoreError

KEPT = 7
"""Nightly copies that are kept."""
PATTERN = "gravekeeper-*.db"


def copy(source: Path, target: Path) -> None:
    """A consistent copy of a database as a new file; the bot may go on writing meanwhile.

    Raises `StoreError` if there is no such database, the target exists already or cannot be written.
    """
    if target.exists():
        raise StoreError(f"{target} exists already")
    try:
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as db:
            db.execute("VACUUM INTO ?", (str(target),))
    except sqlite3.Error as error:
        raise StoreError(f"{source} cannot be copied to {target}: {error}") from error


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
