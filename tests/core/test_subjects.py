"""Questions about one of several things, questions to several seats, and orders for them."""

from __future__ import annotations

import pytest
from core.toys import Play, Small

from engine.core.act import GiveOrder
from engine.core.order import Order
from engine.core.runner import give_order
from engine.core.shape import One
from engine.core.step import DONE, Ask, Step

FIGURES = {"Ned": "a", "Amy": "a", "Phil": "a", "Doug": "b"}


class Figures(Step):
    """Every figure does one thing; seat a plays three of them."""

    left: list[str] = list(FIGURES)

    def run(self, s: Small):
        return None if self.left else DONE

    def asks(self, s: Small):
        for figure in self.left:
            yield Ask(FIGURES[figure], "act", One(["walk", "hide", "shoot"]), figure, several=True)

    def on_act(self, s: Small, ask: Ask, word: str):
        s.heard.append(f"{ask.subject} {word}")
        self.left = [figure for figure in self.left if figure != ask.subject]


class Watch(Step):
    """Whoever answers first does so for all."""

    def asks(self, s: Small):
        yield Ask(("a", "b", "c"), "watch", One(["left", "right"]))

    def on_watch(self, s: Small, ask: Ask, word: str):
        s.heard.append(f"{ask.by} {word}")
        return DONE if len(s.heard) == 3 else None


class Lookout(Step):
    """One answer for all, in secret."""

    def asks(self, s: Small):
        yield Ask(("a", "b"), "look", One(["north", "south"]), "tower", sealed=True)
        yield Ask("c", "look", One(["north", "south"]), sealed=True)

    def on_look(self, s: Small, given: dict[tuple[str, str], str]):
        s.heard.append({f"{seat} {tower}": word for (seat, tower), word in given.items()})
        return DONE


class Floor(Step):
    def asks(self, s: Small):
        yield Ask("c", "rest", One(["here", "there"]))


def test_a_question_to_several_seats_tells_who_answered() -> None:
    play = Play(Watch(), Floor())
    for seat in ("b", "a", "c"):
        assert play.asked() == [("a+b+c", "watch", "")]
        play.answer(seat, "watch", "left")
    assert play.s.heard == ["b left", "a left", "c left"]


def test_a_sealed_question_to_several_seats_tells_who_answered_last() -> None:
    play = Play(Lookout(), Floor())
    play.answer("a", "look", "north", subject="tower")
    play.answer("b", "look", "south", subject="tower")
    play.answer("c", "look", "north")
    assert play.s.heard == [{"b tower": "south", "c ": "north"}]


def test_an_order_for_one_figure_answers_for_no_other() -> None:
    play = Play(Figures(), Floor())
    play.order("a", "act", "shoot", subject="Amy")
    assert [act.words for act in play.follow()] == [["shoot"]]
    assert play.s.heard == ["Amy shoot"] and play.s.orders == []
    assert play.asked() == [("a", "act", "Ned"), ("a", "act", "Phil"), ("b", "act", "Doug")]


def test_an_order_without_a_subject_is_for_every_figure_of_the_seat() -> None:
    play = Play(Figures(), Floor())
    play.order("a", "act", "hide", mode="always")
    play.follow()
    assert play.s.heard == ["Ned hide", "Amy hide", "Phil hide"] and play.asked() == [("b", "act", "Doug")]


def test_orders_of_earlier_versions_are_read_without_the_rest_of_a_plan() -> None:
    saved = {"seat": "a", "kind": "act", "mode": "once", "words": ["walk"]}
    assert Order.model_validate({**saved, "rest": []}) == Order.model_validate(saved)
    with pytest.raises(ValueError, match="rest"):
        Order.model_validate({**saved, "rest": [["aim", ["low"]]]})


def test_standing_orders_for_two_figures_stand_side_by_side() -> None:
    play = Play(Figures(), Floor())
    for figure, word in (("Ned", "walk"), ("Amy", "hide"), ("Ned", "shoot")):
        order = Order(seat="a", kind="act", subject=figure, mode="always", words=[word])
        give_order(play.s, GiveOrder(order=order))
    assert [(order.subject, order.words) for order in play.s.orders] == [("Amy", ["hide"]), ("Ned", ["shoot"])]
    play.follow()
    assert play.s.heard == ["Ned shoot", "Amy hide"]
