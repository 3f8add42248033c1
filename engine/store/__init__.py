"""Storage: one SQLite file through aiosqlite."""

from .migrate import NewerDatabase, StoreError, unusable
from .store import Batch, Store

__all__ = ["Batch", "NewerDatabase", "Store", "StoreError", "unusable"]
