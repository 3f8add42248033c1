"""What can be typed before it is asked, checked as far as the view of a seat knows it by then."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from engine.core.game import Early
from engine.core.shape import Chain, One, Option, Source
from engine.kit.choices import labelled
from engine.kit.deeds import DONE

from ..humans.deed import squares
from ..humans.search import place_name
from ..state import ZOMBIES, PlagueState
from ..terms import search_price

ALONE = ("enter", "kindle", "howl", "horde")
"""The questions that one word hands to the program, with all that follows."""


def act(seen: PlagueState, seat: str) -> Source | None:
    """A walk, a search, or the end of the turn, for a player who leads one human only: an order names no figure."""
    led = [each for each in seen.crews.get(seat, ()) if not seen.humans[each].dead]
    return partial(_act, seen, led[0]) if len(led) == 1 else None


def _act(seen: PlagueState, figure: str) -> Chain:
    price = search_price(seen, seen.humans[figure])
    word: str = yield One(
        [
            Option("move", partial(seen.text, "do-move")),
            Option("search", partial(seen.text, "do-search", n=price)),
            Option(DONE, partial(seen.text, "do-done")),
        ]
    )
    if word == "move":
        yield squares(seen, (each for each in seen.squares if each in seen.grid.floor), "where")
    elif word == "search":
        options = labelled(partial(place_name, seen), seen.required)
        yield One(options, prompt=partial(seen.text, "search-where"))


def by_itself(seen: PlagueState, seat: str) -> One | None:
    """The program does all of it, for the seat that leads the dead."""
    return One([Option("auto")]) if seat == ZOMBIES else None


EARLY: Mapping[str, Early] = {"act": act, **dict.fromkeys(ALONE, by_itself)}
