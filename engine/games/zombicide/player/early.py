"""What can be typed before it is asked, checked as far as the view of a seat knows it by then."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from engine.core.game import Early
from engine.core.shape import Chain, One, Source
from engine.kit.choices import places, worded
from engine.kit.deeds import DONE

from ..state import ZombicideState


def act(seen: ZombicideState, seat: str) -> Source | None:
    """A Move, a Search or the end of the turn, of a player who leads a single survivor: an order names no figure."""
    led = [each for each in seen.crews.get(seat, ()) if seen.survivors[each].up]
    return partial(_act, seen) if len(led) == 1 else None


def _act(seen: ZombicideState) -> Chain:
    word: str = yield One(worded(seen, "do", ("move", "search", DONE), n=1))
    if word == "move":
        yield One(places(seen.city.zones), prompt=partial(seen.text, "where"))


EARLY: Mapping[str, Early] = {"act": act}
