"""Rules of Z-Game by their numbers, where no worked example shows them: Household, the night and the end (R10–R16)."""

from __future__ import annotations

import pytest
from completeness import states
from zgame.table import Table

from engine.core.errors import Illegal
from engine.core.shape import NONE, One, replay
from engine.games.zgame.ending import D6, best, finish, reason
from engine.games.zgame.gangs.pieces import draw, gain
from engine.games.zgame.gangs.strength import cheapest, cheapest_defence
from engine.games.zgame.phases.burdens import HandLoss, NightMarauders, NightZombies, Ruin, Upkeep, payments
from engine.games.zgame.phases.household import Household
from engine.games.zgame.phases.turn import Dawn

# Household and end of the turn


def test_R10_2_R10_3_building() -> None:
    t = Table().fighters("a", T1="1-01", T2="1-01", C1="1-02")
    (tools,) = t.hand("a", "tools")
    t.start(Household(seat="a"))
    assert t.words("a", "household") == [NONE, "T1"]
    t.answer("a", "household", "T1", tools, "C")
    assert t.site("1-01").barricades == t.site("1-02").barricades == 1


def test_O7_several_barricades() -> None:
    t = Table(citadels="on").fighters("a", T1="1-01", T2="1-01", C1="1-01")
    (tools,) = t.hand("a", "tools")
    t.start(Household(seat="a")).answer("a", "household", "T1,T2", tools, "C")
    assert t.site("1-01").barricades == 3
    t.sound()


@states("A24")
def test_A24_the_supply_is_short() -> None:
    t = Table().fighters("a", T1="1-01", T2="1-02")
    t.barricade("a", "1-03", "1-04", "1-05", "2-01", "2-05", "1-06", "2-03")
    t.start(Household(seat="a"))
    assert t.words("a", "household") == ["T1", "T2", "collect"]
    shape, _ = replay(t.ask("a", "household").ask.shape, [])
    assert isinstance(shape, One)
    groups = [option.group and option.group.key for option in shape.options]
    assert groups == ["zgame-group-work", "zgame-group-work", None]
    t.answer("a", "household", "T2", "C", "C")
    assert t.site("1-02").barricades == 1 and not t.site("1-01").barricades and not t.s.in_supply("a")


def test_R11_2_what_yields_nothing() -> None:
    t = Table().fighters("a", C1="1-01").zombies(q1_01=1).barricade("a", "1-02")
    t.site("1-02").despoiled = True
    t.start(Household(seat="a")).answer("a", "household", "C")
    assert not t.s.hands["a"].cards and t["a"].food == 4


@states("D14")
def test_R13_1_payments_and_standing_choice() -> None:
    t = Table(2).fighters("a", C1="1-01", T1="1-01").give("a", food=2, medicine=2)
    assert payments(t.s, "a") == [(2, 0), (1, 1), (0, 2)]
    t.choose("a", "upkeep", "ask")
    t.start(Upkeep())
    assert t.default("a", "upkeep") == ["food=2"]
    with pytest.raises(Illegal):
        t.answer("a", "upkeep", "food=2,medicine=1")
    t.answer("a", "upkeep", "medicine=2")
    assert (t["a"].food, t["a"].medicine) == (2, 0)


@states("A55")
@pytest.mark.parametrize(("event", "needed"), [("V01", 3), ("V04", 2), ("V08", 4)])
def test_R13_1_what_the_card_says(event: str, needed: int) -> None:
    t = Table(2).event(event).fighters("a", C1="1-01", T1="1-01", W1="1-02").give("a", food=9)
    t.start(Upkeep())
    assert t["a"].food == 9 - needed and t["b"].food == 2


@states("R13.4", "R13.5", "R13.6", "A6")
def test_R13_3_to_R13_6_the_night() -> None:
    t = Table().event("V11")
    t.hand("b", "axe", "bat")
    t.start(HandLoss(), NightMarauders())
    assert len(t.s.hands["b"]) == 1 and t.open() == [("a", "marauders")]
    assert "1-01" in t.words("a", "marauders") and "3-01" in t.words("a", "marauders")
    t = Table(nights="off").event("V02").start(NightZombies())
    assert not t.s.markers
    t = Table().event("V02").start(NightZombies(), Ruin())
    assert t.site("1-02").zombies == 1 and t.words("a", "ruin") == ["1-02", "1-05", "2-01", "2-04", "2-05", "2-10"]
    t.answer("a", "ruin", "1-02")
    assert t.site("1-02").despoiled


# The end


def test_R14_1_why_a_game_ends() -> None:
    t = Table()
    assert reason(t.s) == ""
    t.s.won["a"].get().extend(t.s.goals.cards[:8])
    assert reason(t.s) == "goals"
    t.s.won["a"].get().clear()
    for place, site in t.s.sites.items():
        site.despoiled = t.s.is_quarter(place)
    assert reason(t.s) == "ruins"
    t.s.events.cards.clear()
    assert reason(t.s) == "events"


@states("R15.1", "R15.2", "R15.3", "A28", "D18")
def test_R15_goals_then_fighters_then_wrestling() -> None:
    t = Table(3).fighters("a", C1="1-01").fighters("b", C1="1-02")
    assert best(t.s, t.s.living) == ["a", "b"]
    t.s.won["c"].get().append("C01")
    assert best(t.s, t.s.living) == ["c"]
    t.s.won["c"].get().clear()
    finish(t.s, t.s.living, "events")
    t.force("3", "3", "2", "5").follow()
    assert t.s.result and t.s.result.winners == ["b"] and D6[-1] == "6"


def test_R16_2_R16_3_decks() -> None:
    t = Table()
    pile, discards = t.s.decks["melee"], t.s.discards
    discards["melee"], pile.cards = pile.cards, []
    assert draw(t.s, "melee") is not None and len(pile) == 10 and not discards["melee"]
    pile.cards.clear()
    assert draw(t.s, "melee") is None


def test_A25_tracks_end_at_ten() -> None:
    t = Table().give("a", food=9)
    gain(t.s, "a", food=3, medicine=1)
    assert (t["a"].food, t["a"].medicine) == (10, 3)


def test_R4_1_A48_the_order_skips_who_is_not_there() -> None:
    t = Table(3)
    t.s.events.cards.append("V10")
    t.s.box.cards = [card for card in t.s.box.cards if card != "V10"]
    t.start(Dawn())
    assert t.s.order == ["c", "b", "a"] and t.s.first == "c"


def test_cheapest_cards() -> None:
    assert cheapest({"a": 3, "b": 1, "c": 2}, 3) == ["a"]
    assert cheapest({"a": 3, "b": 1, "c": 1}, 2) == ["b", "c"]
    assert cheapest({"a": 1}, 2) is None and cheapest({}, 0) == []


@pytest.mark.parametrize(("need", "laid"), [(0, []), (2, ["F01"]), (3, ["F04"]), (4, ["F01", "F04"]), (5, None)])
def test_R18_4_cheapest_defence_with_what_a_firearm_brings(need: int, laid: list[str] | None) -> None:
    t = Table(specials="on")
    t.s.gangs["b"].letter = "B"
    assert cheapest_defence(t.s, "b", ["F01", "F04"], need) == laid
