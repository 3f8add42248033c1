"""Storage: one SQLite file."""

from .errors import Conflict, NewerDatabase, Stale, StoreError
from .opening import open_store
from .store import Batch, Packed, Store

__all__ = ["Batch", "Conflict", "NewerDatabase", "Packed", "Stale", "Store", "StoreError", "open_store"]
