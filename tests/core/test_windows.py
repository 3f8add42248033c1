"""Windows for reactions: waited for, one within another, with orders heard first."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from core.secrecy import assert_secret
from core.toys import SEATS, Play, Small, SmallGame
from core.windows import PASS, REACT, Window

from engine.core.runner import decisions, follow, offered
from engine.core.secret import Hand
from engine.core.shape import One, replay
from engine.core.step import DONE, Ask, Step


class Cards(Small):
    """Cards that are played as reactions."""

    hands: dict[str, Hand] = {}


class CardGame(SmallGame):
    state = Cards


class Floor(Step):
    def asks(self, s: Cards):
        yield Ask("c", "rest", One(["here", "there"]))


class Strike(Step):
    """A zombie bites a seat: a window for everybody who can prevent it, then the bite."""

    seat: str
    prevented: bool = False
    told: bool = False

    def run(self, s: Cards):
        if not self.told:
            self.told = True
            s.push(Bitten(about=self.seat))
            return None
        s.heard.append(f"{self.seat} is {'saved' if self.prevented else 'bitten'}")
        return DONE


class Bitten(Window):
    """A shout may be answered by a counter; a dodge leads into the next zombie."""

    def may(self, s: Cards, seat: str) -> bool:
        return bool(s.hands[seat].cards)  # how many is public, which is not

    def offers(self, s: Cards, seat: str):
        useful = {"shout", "dodge"} if seat == self.about else {"shout"}
        return sorted(useful & set(s.hands[seat].cards))

    def details(self, s: Cards, seat: str, what: str):
        if what != "dodge":
            return None
        return (yield One(["left", "right"]))

    def react(self, s: Cards, seat: str, what: str, value: Any):
        s.hands[seat].cards.remove(what)
        s.heard.append(f"{seat} {what} {value}" if value else f"{seat} {what}")
        if what == "dodge":
            s.push(Strike(seat=seat))
        s.push(Countered(about=seat, card=what))


class Countered(Window):
    """Everybody else may undo a reaction; the first who does ends the matter."""

    card: str

    def offers(self, s: Cards, seat: str):
        return ["counter"] if seat != self.about and "counter" in s.hands[seat].cards else []

    def react(self, s: Cards, seat: str, what: str, value: Any):
        s.hands[seat].cards.remove(what)
        s.heard.append(f"{seat} counters {self.about}")
        return DONE


class Quiet(Bitten):
    waits: ClassVar[bool] = False


class Before(Step):
    def asks(self, s: Cards):
        yield Ask("c", "before", One(["on"]))

    def on_before(self, s: Cards, ask: Ask, word: str):
        s.push(Quiet(about="a"))
        return DONE


def table(*steps: Step, **hands: list[str]) -> Play:
    held = {seat: Hand(owner=seat, cards=hands.get(seat, [])) for seat in SEATS}
    return Play(*steps, Floor(), kind=Cards, hands=held)


def asked(play: Play) -> str:
    """Who is waited for, by seat."""
    return "".join(sorted(seat for seat, _, _ in play.asked()))


def test_all_who_may_react_are_waited_for_until_they_have_passed() -> None:
    play = table(Strike(seat="a"), a=["dodge"], b=["shout"])
    assert play.asked() == [("a", REACT, "a"), ("b", REACT, "a")]
    play.answer("b", REACT, PASS, subject="a")
    assert asked(play) == "a" and play.s.heard == []
    play.answer("a", REACT, PASS, subject="a")
    assert play.s.heard == ["a is bitten"] and asked(play) == "c"


def test_nobody_is_waited_for_where_nobody_may_react() -> None:
    assert table(Strike(seat="a")).s.heard == ["a is bitten"]


def test_reactions_nest_and_every_window_goes_on_where_it_was() -> None:
    play = table(Strike(seat="a"), a=["dodge"], b=["shout", "shout", "counter"], c=["counter"])
    outer = play.open("b", REACT, "a").id
    play.answer("a", REACT, "dodge", "left", subject="a")
    assert [window.about for window in play.s.find_all(Window)] == ["a", "a"]
    assert asked(play) == "bc", "whoever can undo it; the window below is covered"
    assert {type(d.step) for d in decisions(play.s)} == {Countered}
    game = CardGame()
    play.s = game.load(game.dump(play.s))
    play.answer("c", REACT, "counter", subject="a")
    assert play.s.heard == ["a dodge left", "c counters a"], "and b is not asked about it any more"
    assert [strike.seat for strike in play.s.find_all(Strike)] == ["a", "a"] and asked(play) == "b"
    play.answer("b", REACT, "shout", subject="a")
    play.answer("b", REACT, PASS, subject="a")
    assert play.s.heard[2:] == ["b shout", "a is bitten"]
    assert play.open("b", REACT, "a").id == outer, "back in the outer window, whose question never changed"
    play.answer("b", REACT, PASS, subject="a")
    assert play.s.heard[4:] == ["a is bitten"] and asked(play) == "c"


def test_what_one_does_changes_what_the_others_can_do() -> None:
    play = table(Strike(seat="a"), b=["shout"], c=["shout", "other"])
    play.answer("b", REACT, "shout", subject="a")
    assert asked(play) == "c", "b has nothing left to react with"
    play.answer("c", REACT, "shout", subject="a")
    assert asked(play) == "c", "who may still have something, as far as everybody can tell"
    (decision,) = [d for d in offered(play.s, "c") if d.kind == REACT]
    shape, _ = replay(decision.ask.shape, [])
    assert list(shape.words()) == [PASS] and follow(play.s) is None, "haste would tell"


def test_an_order_is_heard_first_and_only_for_its_subject() -> None:
    play = table(Strike(seat="a"), Strike(seat="c"), a=["dodge"], b=["shout"])
    play.order("b", REACT, "shout", subject="c")
    play.order("a", REACT, PASS, mode="always")
    assert [(act.seat, act.words) for act in play.follow()] == [("a", [PASS])]
    play.answer("b", REACT, PASS, subject="a")
    play.follow()
    assert play.s.heard == ["a is bitten", "b shout", "c is bitten"]
    assert [order.mode for order in play.s.orders] == ["always"]


def test_a_window_that_waits_for_nobody_rests_for_an_order_that_acts_now() -> None:
    assert table(Quiet(about="a"), a=["dodge"], b=["shout"]).asked() == [("c", "rest", "")]
    for words, heard in ((["shout"], ["b shout"]), (["fly"], [])):
        play = table(Before(), a=["dodge"], b=["shout"])
        play.order("b", REACT, *words)
        play.answer("c", "before", "on")
        play.follow()
        assert play.s.heard == heard and play.asked() == [("c", "rest", "")]


def test_what_others_hold_does_not_show() -> None:
    play, game = table(Strike(seat="a"), a=["dodge"], b=["shout"], c=["counter"]), CardGame()
    assert_secret(game, play.s, Random(4))
    play.answer("a", REACT, "dodge", "right", subject="a")
    for seat in SEATS:
        mine = {d.id for d in offered(play.s, seat)}
        assert mine == {d.id for d in decisions(play.s) if seat in d.seats}
