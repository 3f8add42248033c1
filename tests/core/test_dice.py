"""The dice account for every number, and what they write down shows nobody anything."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from core.secrecy import assert_secret, shown

from engine.core.act import Answer
from engine.core.dice import Dice, mix
from engine.core.game import Game
from engine.core.runner import offered, start
from engine.core.secret import Deck, decks
from engine.core.shape import One
from engine.core.state import State
from engine.core.step import Ask, Step
from engine.core.view import view
from engine.kit.piles import deal, unseen

D6 = tuple("123456")


class PileState(State):
    game = "toy"
    pile: Deck
    nested: dict[str, list[Deck]]


class Mixing(Step):
    """Whoever says so has the pile shuffled, a number drawn, and a die rolled."""

    def asks(self, s: PileState):
        yield Ask("a", "mix", One(["go"]))

    def on_mix(self, s: PileState, ask: Ask, word: str):
        s.pile.shuffle(s)
        s.dice.pick(1_000)
        s.roll("rolled", (D6, 2), who="a")


class Piles(Game[PileState]):
    id = "toy"
    players = range(2, 3)
    state = PileState

    def set_up(self, settings: Any, seats, seed, carry=None):
        dice = Dice(seed=seed)
        cards = [str(n) for n in range(30)]
        dice.shuffle(cards)
        nested = {"x": [Deck(cards=cards[20:]), Deck(cards=[])]}
        s = PileState(seats=list(seats), dice=dice, pile=Deck(cards=cards[:20]), nested=nested)
        return s, start(s, Mixing())

    def fill(self, s):
        piles = [each.cards for _, each in decks(s)]
        deal(s.dice, unseen(map(str, range(30)), (card for pile in piles for card in pile)), *piles)

    def stand_in(self, seen, decision):
        return ["go"]

    def check(self, s):
        return []


def test_every_number_is_accounted_for() -> None:
    game = Piles()
    s, _ = game.set_up(None, ["a", "b"], "x")
    for _ in range(20):
        events = game.apply(s, Answer(seat="a", decision=offered(s, "a")[0].id, words=["go"]))
        assert events[0].data["counter"] == s.dice.counter - 2  # d6 hardly ever passes a number over
    used = [(use.counter, len(use.before) - 1 if use.before else 1) for use in s.dice.used]
    assert used[0] == (0, 29) and used[1] == (29, 19)
    for (at, taken), (after, _) in zip(used[1::2], used[2::2], strict=True):
        assert at + taken == after
    assert s.dice.counter == 29 + 20 * (19 + 1 + 2)


def test_what_is_written_down_of_a_shuffle_is_no_part_of_the_state_nor_of_what_is_told() -> None:
    """Two states that differ in the hidden order alone: the same views, the same log, down to its data."""
    game = Piles()
    one, _ = game.set_up(None, ["a", "b"], "x")
    two = game.load(game.dump(one))
    two.pile.cards.reverse()
    told = []
    for s in (one, two):
        s.dice.used.clear()
        told.append(game.apply(s, Answer(seat="a", decision=offered(s, "a")[0].id, words=["go"])))
    assert one.dice.used != two.dice.used and one.pile != two.pile
    assert told[0] == told[1]
    for seat in ("a", "b", None):
        assert shown(game, one, seat) == shown(game, two, seat)
        assert view(one, seat).dice.used == [] and b"before" not in game.dump(one)
    assert_secret(game, one, Random(1))


def test_other_luck_begins_its_counters_anew() -> None:
    dice = Dice(seed="x")
    first = [dice.pick(100) for _ in range(10)]
    dice.refresh()
    assert (dice.stir, dice.counter) == (1, 0)
    assert [dice.pick(100) for _ in range(10)] != first
    assert [use.counter for use in dice.used] == [*range(10), *range(10)]


def test_every_deck_is_found_and_shuffled_anew() -> None:
    game = Piles()
    s, _ = game.set_up(None, ["a", "b"], "x")
    assert [path for path, _ in decks(s)] == ["pile", "nested.x.0", "nested.x.1"]
    before = game.load(game.dump(s))
    game.reshuffle(s)
    old, new = ([each.cards for _, each in decks(state)] for state in (before, s))
    assert [len(pile) for pile in old] == [len(pile) for pile in new] and old[0] != new[0] and old[1] != new[1]
    assert sorted(card for pile in old for card in pile) == sorted(card for pile in new for card in pile)


@pytest.mark.parametrize("part", [[2], [1, 2], [2, 1], [12]])
def test_a_seed_is_of_all_its_parts_in_their_order(part: list[int]) -> None:
    assert mix("half", []) == "half"
    others = [[1], [1, 2], [2, 1], [2], [12], [1, 2, 3]]
    assert sum(mix("half", part) == mix("half", each) for each in others) == 1
    assert mix("half", part) != mix("other", part) and len(mix("half", part)) == 64
