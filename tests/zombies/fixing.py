"""Games to correct, and the game master's hand."""

from __future__ import annotations

from typing import Any

import pytest
from kit.fixing import Fixer
from zombies.table import SEATS, game

from engine.core.act import Answer
from engine.core.errors import Illegal
from engine.core.message import Event
from engine.core.runner import awaited, default, find
from engine.games.zombies.box.city import Placed
from engine.games.zombies.settings import ZombiesSettings
from engine.games.zombies.state import ZombiesState


def begin(players: int = 3, **options: Any) -> ZombiesState:
    """A game in which it is the fourth step of seat a, and the Drug Store lies east of the Town Square (X8)."""
    s, _ = game().set_up(ZombiesSettings(**options), list(SEATS[:players]), "fixes")
    fix(s, "turn", "a", "step-4")
    s.pile.cards.remove("T04")
    s.tiles = (*s.tiles, Placed("T04", 1, 0, 0))
    return s


def fix(s: ZombiesState, name: str, *words: str, force: bool = False) -> list[Event]:
    """A correction; the state is sound afterwards."""
    events = Fixer(game(), s).apply(name, *words, force=force)
    assert force or not game().check(s)
    return events


def offered(s: ZombiesState, name: str, *before: str) -> list[str]:
    """The next words that a correction offers."""
    return Fixer(game(), s).words(name, *before)


def refused(s: ZombiesState, name: str, *words: str) -> None:
    before = game().dump(s)
    with pytest.raises(Illegal):
        fix(s, name, *words)
    assert game().dump(s) == before


def answer(s: ZombiesState, seat: str, kind: str, *words: str) -> None:
    decision = next(d for d in awaited(s) if d.kind == kind and seat in d.seats)
    game().apply(s, Answer(seat=seat, decision=decision.id, words=list(words)))


def asked(s: ZombiesState) -> list[tuple[str, str]]:
    return [(d.seats[0], d.kind) for d in awaited(s)]


def by_default(s: ZombiesState, until: int) -> None:
    """Everybody plays by default until so many turns have begun."""
    while not s.over and s.number < until:
        act = game().follow(s)
        if act is None:
            decision = awaited(s)[0]
            mine = find(s, decision.seats[0], decision.id)
            act = Answer(seat=decision.seats[0], decision=decision.id, words=default(mine))
        game().apply(s, act)
        assert not game().check(s)


def card(s: ZombiesState, name: str) -> str:
    """A copy of the card, wherever it lies."""
    return next(id for id, copy in s.data.deck.items() if copy.card == name and id not in s.box)


def keys(events: list[Event]) -> list[str]:
    return [event.message.key.removeprefix("zombies-") for event in events]


def to_the_helipad(**options: Any) -> ZombiesState:
    """Seat a has drawn the helipad; everybody holds six trophies."""
    s = begin(**options)
    for seat in s.seats:
        fix(s, "trophies", seat, "bank", "6")
    fix(s, "stack", "T02", "1")
    fix(s, "turn", "a", "step-1")
    return s
