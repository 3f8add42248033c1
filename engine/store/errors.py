"""What a database may say, whichever it is."""

from __future__ import annotations

from ..core.message import msg

SCHEMES = ("postgresql://", "postgres://")
"""How the URL of a database begins."""


class StoreError(Exception):
    """The database cannot be used; ``reason`` says why in the words of the catalogues, for the administrator."""

    def __init__(self, key: str, /, **args: str | int) -> None:
        self.reason = msg(f"store-{key}", **args)
        super().__init__(key, args)


class NewerDatabase(StoreError):
    """The database was written by a newer version of the program; it has been left untouched."""


class Unknown(StoreError):
    """The database was lost while it was told to keep something: nobody can say whether it has."""


class Conflict(Exception):
    """A constraint refused a batch: a key exists already, or a column does not take a value."""


class Stale(Conflict):
    """A session was written from a version that is no longer on disk, or is gone; or its posts were written by a
    process that no longer looks after it: another process was faster.
    """
