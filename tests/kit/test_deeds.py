"""Deeds: what is offered, what is asked with it, what it costs, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from core.toy import Toy, ToyState

from engine.core.errors import Illegal
from engine.core.message import Message
from engine.core.shape import Chain, One, replay
from engine.kit.choices import labelled, seats
from engine.kit.deeds import DONE, Aimed, Chosen, Deed, Menu, choose

PURSE = 2


class Wait(Deed[ToyState, str]):
    key = "wait"

    def act(self, s: ToyState, who: str, aim: Any) -> None:
        s.points[who] += 1


class Give(Deed[ToyState, str]):
    key = "give"

    def price(self, s: ToyState, who: str, aim: tuple[str, int] | None = None) -> int:
        return aim[1] if aim else 1

    def pay(self, s: ToyState, who: str, aim: tuple[str, int]) -> None:
        s.points[who] -= self.price(s, who, aim)

    def choose(self, s: ToyState, who: str) -> Chain:
        return (yield One([seat for seat in s.seats if seat != who])), int((yield One(["1", "2"])))

    def act(self, s: ToyState, who: str, aim: tuple[str, int]) -> None:
        seat, n = aim
        s.points[seat] += n


class Rob(Aimed[ToyState, str]):
    key = "rob"

    def aims(self, s: ToyState, who: str) -> Sequence[str]:
        return [seat for seat in s.seats if seat != who and s.points[seat]]

    def shape(self, s: ToyState, who: str, found: Sequence[str]) -> One:
        return seats(found)

    def act(self, s: ToyState, who: str, aim: str) -> None:
        s.points[who] += s.points[aim]
        s.points[aim] = 0


class Snatch(Rob):
    key = "snatch"
    asks = False


def toy(*names: str, **points: int) -> ToyState:
    s, _ = Toy().set_up(None, list(names), "deeds")
    s.points.update(points)
    return s


def menu(s: ToyState) -> Menu[ToyState, str]:
    return Menu(lambda s, who: s.points[who], Wait(), Give(), Rob(), Snatch(), handy=("give",))


def test_a_deed_is_chosen_with_what_it_asks() -> None:
    s = toy("a", "b")
    rows: dict[str, Deed[ToyState, str]] = {"wait": Wait(), "give": Give()}

    def chain() -> Chain:
        return choose(s, "a", rows, One([*labelled(Message, rows), *labelled(Message, ["pass"])]))

    shape, _ = replay(chain, [])
    assert isinstance(shape, One) and list(shape.words()) == ["wait", "give", "pass"]
    assert replay(chain, ["wait"]) == (None, Chosen("wait", None))
    assert replay(chain, ["pass"]) == (None, Chosen("pass", None))
    shape, _ = replay(chain, ["give"])
    assert shape and list(shape.words()) == ["b"]
    assert replay(chain, ["give", "b", "2"]) == (None, Chosen("give", ("b", 2)))
    with pytest.raises(Illegal):
        replay(chain, ["wait", "b"])


def test_a_menu_offers_what_can_be_done_and_paid_for() -> None:
    s = toy("a", "b", a=0, b=0)
    found = menu(s)
    assert [*found.doable(s, "a")] == ["wait"]
    s.points["b"] = 1
    assert [*found.doable(s, "a")] == ["wait", "rob", "snatch"]
    s.points["a"] = 1
    shape, _ = replay(lambda: found.plan(s, "a"), [])
    assert isinstance(shape, One) and list(shape.words()) == ["wait", "give", "rob", "snatch", DONE]
    assert [option.label for option in shape.options][1:2] == [Message("toy-do-give", {"n": 1})]
    assert [option.handy for option in shape.options] == [False, True, False, False, False]
    assert shape.usual == DONE and shape.options[-1].ends
    assert shape.options[-1].label == Message("toy-do-done-left", {"n": 1}), "who ends a turn sees what is left"
    (end,) = Menu[ToyState, str](lambda s, who: 0).plan(s, "a").send(None).options
    assert end.label == Message("toy-do-done")


def test_a_word_is_judged_alone() -> None:
    s = toy("a", "b", a=0, b=0)
    asked: list[str] = []

    class Loud(Wait):
        key = "loud"

        def can(self, s: ToyState, who: str) -> bool:
            asked.append(self.key)
            return True

    found = Menu[ToyState, str](lambda s, who: 0, Loud(), Wait())
    assert replay(lambda: found.plan(s, "a"), ["wait"]) == (None, Chosen("wait")) and not asked
    assert replay(lambda: found.plan(s, "a"), [DONE]) == (None, Chosen(DONE)) and not asked
    with pytest.raises(Illegal):
        replay(lambda: menu(s).plan(s, "a"), ["give"])


def test_a_deed_is_paid_for_and_done() -> None:
    s = toy("a", "b", a=3, b=0)
    menu(s).perform(s, "a", Chosen("give", ("b", 2)))
    assert s.points == {"a": 1, "b": 2}
    menu(s).perform(s, "a", Chosen("rob", "b"))
    assert s.points == {"a": 3, "b": 0}


def test_the_only_aim_need_not_be_asked_for() -> None:
    s = toy("a", "b", "c", a=0, b=1, c=0)
    assert replay(lambda: Snatch().choose(s, "a"), []) == (None, "b")
    shape, _ = replay(lambda: Rob().choose(s, "a"), [])
    assert shape and list(shape.words()) == ["b"]
    s.points["c"] = 1
    assert replay(lambda: Snatch().choose(s, "a"), ["c"]) == (None, "c")
