"""The database that a setting names."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from .errors import StoreError
from .sqlite import SqliteStore, is_in_use
from .store import Store

if TYPE_CHECKING:
    from .leases import Leases
    from .postgres import PostgresStore


def is_url(where: Path | str) -> bool:
    """Whether a database is named by a URL, of whatever scheme, not as a file."""
    return isinstance(where, str) and "://" in where


@dataclass(frozen=True, slots=True)
class Share:
    """The shards of one process, ``cluster`` of ``clusters``, among all ``shards``: a range that never moves.

    Raises ValueError for numbers that do not fit together.
    """

    cluster: int
    clusters: int
    shards: int

    def __post_init__(self) -> None:
        if not 0 <= self.cluster < self.clusters <= self.shards:
            raise ValueError(f"{self.cluster} of {self.clusters} among {self.shards}")

    @property
    def mine(self) -> list[int]:
        """The numbers of its shards."""
        first, end = (n * self.shards // self.clusters for n in (self.cluster, self.cluster + 1))
        return list(range(first, end))


async def claimed(store: Store, share: Share) -> Leases:
    """The leases of a process on a shared database; raises `StoreError` if they are not to be had."""
    from .leases import Leases
    from .postgres import PostgresStore

    assert isinstance(store, PostgresStore)
    leases = Leases(store, share.shards, share.mine)
    await leases.claim()
    return leases


def is_healthy(where: Path | str, share: Share | None) -> bool:
    """Whether a living process uses the file, or has the shards of this share. Only looks; raises `StoreError`."""
    if share is None:
        return is_in_use(Path(where))
    from .leases import are_held

    return are_held(_postgres().look(str(where)), share.mine)


def _postgres() -> type[PostgresStore]:
    """The store whose driver only those have who need it; raises `StoreError` for others."""
    try:
        from .postgres import PostgresStore
    except ImportError as error:
        raise StoreError("no-driver", why=str(error)) from error
    return PostgresStore


async def open_store(where: Path | str) -> Store:
    """Open the database, a file or a URL, and bring it up to date; raises `StoreError` if it cannot be used."""
    return await _postgres().open(str(where)) if is_url(where) else await SqliteStore.open(where)
