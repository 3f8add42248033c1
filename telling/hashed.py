"""Short stable hashes, and words that are too long for where they must fit."""

from __future__ import annotations

from base64 import b32encode
from collections.abc import Iterable
from hashlib import blake2b
from urllib.parse import quote

from engine.core.errors import Refused
from engine.core.message import msg

PLAIN = " !'()*+,-./;=?@[]_|~"
"""What stands for itself in an id besides letters and digits."""
HASHED = "~"
"""Begins the hash that stands in for a word too long for an id; no word begins so."""


def digest(text: str, length: int = 8) -> str:
    """A short stable hash: lower-case letters and digits."""
    return b32encode(blake2b(text.encode(), digest_size=10).digest()).decode().lower()[:length]


def fit(word: str, room: int) -> str:
    """The word, or its hash if it takes more than ``room`` characters in an id."""
    if len(quote(word, safe=PLAIN)) <= room:
        return word
    return HASHED + digest(word)


def unfit(key: str, offered: Iterable[str]) -> str:
    """The word that `fit` made the key from; raises `Refused` for a hash of none of those offered."""
    if not key.startswith(HASHED):
        return key
    for word in offered:
        if HASHED + digest(word) == key:
            return word
    raise Refused(msg("refused-old-control"))
