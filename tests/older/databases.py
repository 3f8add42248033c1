"""Databases that earlier versions have left, made by `record`: put away small, unpacked as they were."""

from __future__ import annotations

import lzma
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path

FOLDER = Path(__file__).parent
ENDING = ".db.xz"
Place = tuple[str, int]
"""A session and the number of an entry of its log."""
Keys = dict[Place, bytes]
NAMES = sorted(path.name.removesuffix(ENDING) for path in FOLDER.glob(f"*{ENDING}"))


def pack(path: Path, name: str) -> None:
    """Put a database away. Its states are spread out first: as deltas, several times as much would be left of them."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        keys: Keys = {}
        for at, base, data in _states(connection):
            spread = zlib.decompressobj(zdict=keys[base]).decompress(data) if base else zlib.decompress(data)
            _put(connection, at, spread)
            keys[at] = spread
        connection.commit()
        connection.execute("VACUUM")
    (FOLDER / f"{name}{ENDING}").write_bytes(lzma.compress(path.read_bytes(), preset=9 | lzma.PRESET_EXTREME))


def unpack(name: str, path: Path) -> None:
    """Lay a database at this path, as its version left it."""
    path.write_bytes(lzma.decompress((FOLDER / f"{name}{ENDING}").read_bytes()))
    with closing(sqlite3.connect(path)) as connection:
        keys: Keys = {}
        for at, base, data in _states(connection):
            keys[at] = data
            packer = zlib.compressobj(1, zdict=keys[base]) if base else zlib.compressobj(1)
            _put(connection, at, packer.compress(data) + packer.flush())
        connection.commit()


def _states(connection: sqlite3.Connection) -> list[tuple[Place, Place | None, bytes]]:
    """The states of all logs with where they stand and where their keyframes do, those first."""
    query = "SELECT session, seq, base, state FROM actions ORDER BY base IS NOT NULL"
    return [
        ((session, seq), None if base is None else (session, base), state)
        for session, seq, base, state in connection.execute(query)
    ]


def _put(connection: sqlite3.Connection, at: Place, state: bytes) -> None:
    connection.execute("UPDATE actions SET state = ? WHERE session = ? AND seq = ?", (state, *at))
