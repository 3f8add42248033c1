"""States that were saved by older versions."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from .box.data import HitzData, cards_per_round


def to_2(box: HitzData, data: dict[str, Any]) -> dict[str, Any]:
    """Since 2 it is written down which cards everybody has met: those on the table, in piles, and in the box but for
    what was set aside (S5), of which nothing is known any more once a game master has changed something.
    """
    met: dict[str, str] = {}
    with suppress(KeyError, TypeError, AttributeError):
        aside = 0 if data.get("repaired") else len(box.cards) - len(box.legs) * cards_per_round(len(data["seats"]))
        met = dict.fromkeys(data["box"]["cards"][aside:], "")
        for seat, group in data["groups"].items():
            met.update(dict.fromkeys([*group["pile"]["cards"], *group.get("face_up", ())], seat))
        for slot in (slot for route in data.get("routes", ()) for slot in route["slots"]):
            if slot["card"]["opened"]:
                met.setdefault(slot["card"]["value"], "")
    return {**data, "met": met, "version": 2}
