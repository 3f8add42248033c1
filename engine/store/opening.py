"""The database that a setting names."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from .errors import StoreError
from .sqlite import SqliteStore
from .store import Store

if TYPE_CHECKING:
    from .leases import Leases

SCHEMES = ("postgresql://", "postgres://")


def is_url(where: Path | str) -> bool:
    """Whether a database is named by a URL, not as a file."""
    return isinstance(where, str) and where.startswith(SCHEMES)


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


async def is_healthy(url: str, share: Share) -> bool:
    """Whether a living process has the shards of this share."""
    from .leases import are_held
    from .postgres import PostgresStore

    store = await open_store(url)
    try:
        return isinstance(store, PostgresStore) and await are_held(store, share.mine)
    finally:
        await store.close()


async def open_store(where: Path | str) -> Store:
    """Open the database, a file or a URL, and bring it up to date; raises `StoreError` if it cannot be used."""
    if not is_url(where):
        return await SqliteStore.open(where)
    try:
        from .postgres import PostgresStore
    except ImportError as error:
        raise StoreError("no-driver", why=str(error)) from error
    return await PostgresStore.open(str(where))
