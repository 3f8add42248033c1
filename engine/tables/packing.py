"""States of a log in few bytes: while a game goes on each keyframe by itself, long after its end each with the states
that follow it.

As states of one game are nearly alike, packed together they take a fifth to a quarter of what they took one by one; and
still each of them is as it was, whatever version of the rules reads it.
"""

from __future__ import annotations

import lzma
import zlib
from collections.abc import Sequence
from functools import lru_cache

import msgspec

PACKED = b"\xfd7zXZ"
"""How packed states begin, unlike a keyframe."""
PRESET = 1
"""Of LZMA: a higher one takes ten times as long for some hundredths less."""

_decode = msgspec.msgpack.Decoder(list[bytes]).decode


def pack(states: Sequence[bytes]) -> bytes:
    """A keyframe and the states after it."""
    return lzma.compress(msgspec.msgpack.encode(states), preset=PRESET)


@lru_cache(maxsize=4)
def unpack(data: bytes) -> list[bytes]:
    """The keyframe, and what has been packed with it; remembered, for who reads one state reads the next ones."""
    return _decode(lzma.decompress(data)) if data.startswith(PACKED) else [zlib.decompress(data)]
