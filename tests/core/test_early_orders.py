"""Answers given before they are asked: judged when they are given and when they are asked."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from core.toy import Toy

from engine.core.act import GiveOrder, TakeOrder
from engine.core.errors import Illegal
from engine.core.order import Order
from engine.core.shape import Amounts, Chain, One, Some, brief, complete, replay, sample

SEATS = ["a", "b", "c"]


class Early(Toy):
    """A card that is in hand can be bid before it is asked for."""

    early = {"bid": lambda seen, seat: One(seen.hands[seat].cards)}


def given(seat: str, *words: str) -> GiveOrder:
    return GiveOrder(order=Order(seat=seat, kind="bid", mode="once", words=list(words)))


def test_words_that_can_never_be_an_answer_are_refused_and_leave_nothing() -> None:
    game = Early()
    s, _ = game.set_up(None, SEATS, "early")
    before = game.dump(s)
    for words in ([], ["nonsense"], [s.hands["b"].cards[0], "more"]):
        with pytest.raises(Illegal):
            game.apply(s, given("b", *words))
    assert game.dump(s) == before


def test_an_order_that_does_not_fit_is_void_and_told_to_its_owner_alone() -> None:
    game = Early()
    s, _ = game.set_up(None, SEATS, "early")
    game.apply(s, given("b", s.hands["b"].cards[0]))
    s.hands["b"].cards.pop(0)
    act = game.follow(s)
    assert isinstance(act, TakeOrder) and act.void and act.seat == "b"
    (event,) = game.apply(s, act)
    assert event.message.key == "log-order-void" and event.only == ("b",)
    assert s.orders == [] and game.follow(s) is None


def _mix() -> Chain:
    word = yield One(["left", "right"])
    if word == "right":
        yield One(["soon", "late"], usual="soon")
    return (yield Amounts({"gas": 2}, usual="none"))


@pytest.mark.parametrize("source", [One(["a", "b"], usual="b"), Some(["a", "b"]), partial(_mix)])
def test_what_is_kept_is_the_shortest_that_means_the_same(source) -> None:
    for seed in range(30):
        words = sample(source, Random(seed))
        short = brief(source, words)
        assert complete(source, short) == words and words[: len(short)] == short
        shape, _ = replay(source, short[:-1]) if short else (None, None)
        assert shape is None or shape.usual != short[-1] or complete(source, short[:-1]) != words
