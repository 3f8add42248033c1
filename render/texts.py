"""Where a board gets its words from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from engine.core.message import Message


class Texts(Protocol):
    """One language of the catalogues."""

    def __call__(self, key: str, /, **args: object) -> str:
        """The text of a key with its arguments put in."""
        ...

    def has(self, key: str) -> bool:
        """Whether there is a text of this key."""
        ...

    def message(self, message: Message, names: Mapping[str, str]) -> str:
        """A message in words; seats become their names."""
        ...
