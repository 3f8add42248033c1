"""The modules of Z-Game (part O) by their numbers, where no worked example shows them."""

from __future__ import annotations

from completeness import states
from zgame.table import Table

from engine.core.shape import NONE
from engine.games.zgame import terms
from engine.games.zgame.fights.slaughter import Slaughter
from engine.games.zgame.gangs.pieces import spawn
from engine.games.zgame.modules.carry import TooMuch
from engine.games.zgame.phases.business import Trading
from engine.games.zgame.phases.household import Household
from engine.games.zgame.phases.raid import Raid
from engine.games.zgame.phases.turn import Dawn, Rounds


@states("R17.2", "A54")
def test_O1_mercy_fighters_rest_until_the_next_turn() -> None:
    t = Table(mercy="on").fighters("a", C1="1-01").fighters("b", T1="1-01").start(Slaughter(seat="a"))
    assert t["b"].resting == ["T1"] and "T1" not in t["b"].free
    t.start(Dawn())
    assert not t["b"].resting


@states("A37")
def test_O3_horde_thirty_markers() -> None:
    t = Table(horde="on").zombies(q1_01=29)
    assert terms.crowd(t.s) == 30 and spawn(t.s, ["1-01", "1-02"]) == ["1-01"]
    assert t.s.markers == 30


def test_O6_2_O6_10_entering_bases() -> None:
    t = Table(homeless="on").fighters("a", C1="1-03").start(Raid(seat="a"))
    assert "3-03" in t.words("a", "raid", "C1")
    t = Table(homeless="on", truce="on").fighters("a", C1="1-03").start(Raid(seat="a"))
    assert "3-03" not in t.words("a", "raid", "C1")


@states("R10.2")
def test_O6_4_O6_5_O6_8_a_base_is_taken_and_kept() -> None:
    t = Table(homeless="on").fighters("a", C1="3-03", C2="3-03", T1="3-03").fighters("b", W1="3-03")
    t.start(Slaughter(seat="a"))
    assert t.site("3-03").holder == "a" and t["b"].resting == ["W1"]
    t.start(Household(seat="a")).answer("a", "household", "T1", "T")
    assert t.site("3-03").owner == "a"
    t.sound()


@states("I10")
def test_O6_9_a_gang_without_anything_is_out() -> None:
    from engine.games.zgame.modules.homeless import Settle

    t = Table(3, homeless="on").fighters("a", C1="3-03").fighters("c", C1="1-01").barricade("b", "1-02")
    t.site("3-03").holder = "a"
    t.hand("b", "axe")
    t.start(Settle())
    assert t["b"].out and not t.site("1-02").barricades and not t.s.hands["b"].cards and t.s.living == ["a", "c"]
    t.sound()


def test_R4_1_O6_9_the_round_of_a_gang_that_is_out_is_left_out() -> None:
    t = Table(3, homeless="on").fighters("a", C1="1-01").fighters("b", C1="1-02").give("a", medicine=0)
    t["c"].out = True
    t.site("3-04").holder = ""
    t.s.order = ["c", "b", "c"]
    t.start(Rounds())
    assert t.s.active == "b"
    t.answer("b", "raid", "end").answer("b", "household", *t.default("b", "household"))
    assert not t.open() and t.s.active == ""


@states("A34", "I18")
def test_O9_carry_D16() -> None:
    t = Table(carry="on").fighters("a", C1="3-02")
    cards = t.hand("a", "axe", "axe", "bat", "bat", "machete", "katana", "vest", "shocker")
    t.start(Raid(seat="a")).answer("a", "raid", "hire")
    assert t.default("a", "discard") == ["G01"] and len(cards) == 8
    t.answer("a", "discard", cards[0])
    assert len(t.s.hands["a"]) == 8
    t.sound()


@states("D13", "A35")
def test_O10_a_deal_of_two_bundles() -> None:
    t = Table(2, business="on")
    (axe,), (bat,) = t.hand("a", "axe"), t.hand("b", "bat")
    t.start(Trading()).answer("a", "business", "b", axe, "food=1")
    assert not t.s.hands["a"].cards and t["a"].food == 1
    t.answer("b", "deal", "accept", bat, NONE).sound()
    t.answer("a", "confirm", "accept")
    assert t.s.hands["a"].cards == [bat] and t.s.hands["b"].cards == [axe] and t["b"].food == 3
    t.answer("a", "business", "b", bat, NONE).answer("b", "deal", "refuse")
    assert t.s.hands["a"].cards == [bat]
    t.answer("a", "business", "pass").answer("b", "business", "pass")
    assert not t.open()


def test_O10_2_O10_3_cards_food_and_medicine_and_nothing_is_a_gift() -> None:
    t = Table(2, business="on").barricade("a", "1-01").fighters("a", C1="1-01").give("a", food=2, medicine=1)
    (axe,) = t.hand("a", "axe")
    t.start(Trading())
    assert t.words("a", "business") == ["b", "pass"]
    assert set(t.words("a", "business", "b")) == {axe, NONE}
    assert set(t.words("a", "business", "b", axe)) == {
        NONE, "food=1", "food=2", "medicine=1", "food=1,medicine=1", "food=2,medicine=1",
    }  # fmt: skip
    t.answer("a", "business", "b", axe, "food=2").answer("b", "deal", "accept", NONE)
    t.answer("a", "confirm", "accept")
    assert (t.s.hands["a"].cards, t.s.hands["b"].cards, t["a"].food) == ([], [axe], 0)


def test_O10_3_whoever_has_offered_may_still_refuse_and_all_goes_back() -> None:
    t = Table(2, business="on").give("b", food=3)
    (axe,), (bat,) = t.hand("a", "axe"), t.hand("b", "bat")
    t.start(Trading()).answer("a", "business", "b", axe, NONE).answer("b", "deal", "accept", bat, "food=3")
    t.answer("a", "confirm", "refuse").sound()
    assert (t.s.hands["a"].cards, t.s.hands["b"].cards, t["b"].food) == ([axe], [bat], 3)
    assert t.open() == [("a", "business"), ("b", "business")]


def test_O10_4_tracks_end_at_ten_and_carry_is_asked_for_afterwards() -> None:
    t = Table(2, business="on", carry="on").give("a", food=5).give("b", food=8)
    t.hand("a", "axe")
    full = t.hand("b", "axe", "axe", "bat", "bat", "machete", "machete", "katana", "vest")
    t.start(Trading()).answer("a", "business", "b", *t.s.hands["a"].cards, "food=5")
    t.answer("b", "deal", "accept", NONE, NONE).answer("a", "confirm", "accept")
    assert (t["a"].food, t["b"].food) == (0, 10)
    assert t.s.find(TooMuch, seat="b") and t.open() == [("b", "discard")]
    t.answer("b", "discard", full[0]).sound()
    assert len(t.s.hands["b"]) == 8


def test_O10_5_deals_go_on_until_everybody_has_passed_also_with_those_who_have() -> None:
    t = Table(3, business="on")
    t.hand("a", "axe", "bat", "vest")
    t.hand("b", "stew")
    t.start(Trading()).answer("b", "business", "pass")
    for card in list(t.s.hands["a"].cards):
        t.answer("a", "business", "b", card, NONE).answer("b", "deal", "accept", NONE, NONE)
        t.answer("a", "confirm", "accept")
    assert len(t.s.hands["b"]) == 4 and t.open() == [("a", "business"), ("c", "business")]
    assert t.default("c", "business") == ["pass"], "the deadline passes for whoever is away"
    t.answer("a", "business", "pass").answer("c", "business", "pass")
    assert not t.s.find(Trading)
