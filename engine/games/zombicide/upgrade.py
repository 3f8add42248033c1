"""States that were saved by older versions."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

SOMEBODY = ""
"""Who has looked at cards in a state that does not say whose seat it was."""


def to_2(data: dict[str, Any]) -> dict[str, Any]:
    """Since 2 a deck says who has looked at which of its cards; before, there was the number of those on top that
    somebody had. What cannot be understood stays as it is, and is refused by the state's own validation.
    """
    peeked = data.get("peeked", 0)
    left = {name: value for name, value in data.items() if name != "peeked"}
    with suppress(KeyError, TypeError, AttributeError):
        deck = left["zombie_deck"]
        if peeked > 0:
            left["zombie_deck"] = {**deck, "seen": {SOMEBODY: deck["cards"][-peeked:]}}
    return {**left, "version": 2}
