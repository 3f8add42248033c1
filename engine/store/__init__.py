"""Storage: one SQLite file through aiosqlite."""

from .store import Batch, NewerDatabase, Store, StoreError

__all__ = ["Batch", "NewerDatabase", "Store", "StoreError"]
