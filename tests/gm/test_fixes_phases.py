"""Every correction in every phase of Hit Z Road: refused or sound, told without secrets, and played to the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from random import Random

import pytest
from core.corrections import every_phase
from core.fuzz import step_on
from hitz.play import options
from hitz.scene import SEATS, game

from engine.core.act import FixOp
from engine.core.fix import Fix
from engine.core.message import Event, Message
from engine.core.runner import awaited
from engine.core.secret import Secret
from engine.core.shape import replay
from engine.core.view import view
from engine.games.hitz.state import HitzState
from engine.gm.checking import messages

NAMES = tuple(game().fix_by_name)
LIMIT = 1_500


@cache
def phases() -> dict[str, bytes]:
    """A late moment of each kind of question, for each number of players, as saved; and one after the end."""
    found: dict[str, bytes] = {}
    for n in range(24):
        random, players = Random(n), n % 4 + 1
        s, _ = game().set_up(options(n // 4 + 8 * (n % 3)), list(SEATS[:players]), f"phase{n}")
        for _ in range(3_000):
            if s.over:
                break
            for decision in awaited(s):
                found[f"{decision.kind}-{players}"] = game().dump(s)
            step_on(game(), s, random)
        found[f"over-{players}"] = game().dump(s)
    return found


def hidden(s: HitzState) -> set[str]:
    """The cards that nobody at the table has seen: the deck, and those face down."""
    down = [slot.card for route in s.routes for slot in route.slots if isinstance(slot.card, Secret)]
    return {*s.deck.cards, *(card.get() for card in down if not card.opened)}


def cards(events: list[Event]) -> Iterator[str]:
    for event in events:
        if not event.only:
            for message in messages(event.message):
                if message.key.startswith("hitz-card-"):
                    yield message.key.removeprefix("hitz-card-")


def test_the_moments_are_all_there() -> None:
    kinds = {key.split("-")[0] for key in phases()}
    assert kinds >= {"bid", "pay", "route", "shoot", "flee", "adrenaline", "ceiling", "over", "drop", "fuel", "toll"}
    assert len(phases()) > 30


def told_without_secrets(s: HitzState, op: FixOp, shown: list[Event], apply: Callable[[], list[Event]]) -> None:
    """Neither the preview nor the correction names a card that stays hidden."""
    unseen = hidden(s)
    assert not unseen & set(cards(shown)) - set(op.words), op
    told = apply()
    assert not unseen & hidden(s) & set(cards(told)), op


@pytest.mark.parametrize("name", NAMES)
def test_every_correction_in_every_phase_then_play_to_the_end(name: str) -> None:
    every_phase(game(), name, phases(), tries=6, limit=LIMIT, look=told_without_secrets, sharp=("put-step",))


def words_of(fix: Fix, s: HitzState, random: Random) -> list[list[str]]:
    """The words on offer along a random way through the chain of a correction."""
    found: list[list[str]] = []
    source, words = fix.ask(s), list[str]()
    while (shape := replay(source, words)[0]) is not None:
        found.append(list(islice(shape.words(), 60)))
        if not found[-1]:
            break
        words.append(random.choice(found[-1]))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_the_words_of_public_corrections_show_nothing_hidden(name: str) -> None:
    """They are the same from what a spectator sees; those of the others are not, at some moment."""
    fix, telling = game().fix_by_name[name], False
    for phase, data in phases().items():
        s = game().load(data)
        for n in range(4):
            real = words_of(fix, s, Random(f"{phase}{n}"))
            try:
                same = words_of(fix, view(s, None), Random(f"{phase}{n}")) == real
            except (KeyError, ValueError):  # what is hidden was asked for
                same = False
            assert same or not fix.public, (phase, real)
            telling = telling or not same
    assert telling is not fix.public


def test_events_name_cards_as_the_test_looks_for_them() -> None:
    assert isinstance(game().load(phases()["bid-2"]).name("H1-01"), Message)
    assert game().load(phases()["bid-2"]).name("H1-01").key == "hitz-card-H1-01"
