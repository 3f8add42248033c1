"""Storage: one SQLite file, or PostgreSQL for several processes."""

from .errors import Conflict, NewerDatabase, Stale, StoreError, Unknown
from .opening import open_store
from .store import Batch, Packed, PackedBatch, Store

__all__ = [
    "Batch",
    "Conflict",
    "NewerDatabase",
    "Packed",
    "PackedBatch",
    "Stale",
    "Store",
    "StoreError",
    "Unknown",
    "open_store",
]
