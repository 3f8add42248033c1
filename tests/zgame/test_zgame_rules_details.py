"""What no worked example shows, by the numbers of the rules: fights, income, Goals that count, defaults (R5–R13)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from completeness import states
from kit.fixing import read
from kit.lobby import check_options, shown
from zgame.table import Table, game

from engine.core.runner import start
from engine.core.shape import NONE, complete, replay
from engine.games.zgame.data import Use
from engine.games.zgame.defaults import harmed_first
from engine.games.zgame.ending import Wrestling
from engine.games.zgame.fights.dead import Undead
from engine.games.zgame.fights.defence import DEFENCE
from engine.games.zgame.fights.people import People
from engine.games.zgame.fights.retreat import retreat
from engine.games.zgame.fights.slaughter import Slaughter
from engine.games.zgame.gangs.income import sources
from engine.games.zgame.modules.carry import TooMuch
from engine.games.zgame.modules.homeless import Settle
from engine.games.zgame.phases.burdens import Ruin, Upkeep
from engine.games.zgame.phases.business import Trading
from engine.games.zgame.phases.household import Household
from engine.games.zgame.phases.my_city import BuildCity
from engine.games.zgame.phases.raid import Raid
from engine.games.zgame.phases.turn import Round, Rounds
from engine.games.zgame.phases.works import Works
from engine.games.zgame.settings import ZgameSettings
from engine.games.zgame.state import TRACK
from engine.games.zgame.terms import walls
from engine.kit.hexes import Hex, distance

# The Raid


@states("D4")
def test_R5_9_the_raid_ends_when_it_is_said_and_steps_are_lost() -> None:
    t = Table().fighters("a", C1="1-01", T1="1-02").start(Raid(seat="a"))
    assert t.default("a", "raid") == ["end"]
    t.answer("a", "raid", "C1", "1-05").answer("a", "raid", "end")
    assert not t.open() and t["a"].at("1-05") == ["C1"] and t["a"].at("1-02") == ["T1"]


def test_R5_7_a_card_that_is_played_bars_the_free_way_back() -> None:
    t = Table().fighters("a", C1="1-01")
    (pistol,) = t.hand("a", "pistol")
    t.s.known = 7
    t.start(Raid(seat="a")).answer("a", "raid", pistol, "1-02")
    assert t.s.known > 7


# The Slaughter


@states("D6")
def test_R6_6_all_fighters_in_the_place_take_part() -> None:
    t = Table().fighters("a", C1="1-05", C2="1-05", T1="1-05").fighters("b", C1="1-05", C2="1-05", W1="1-05")
    t.hand("a", "axe")
    t.start(Slaughter(seat="a"))
    assert t.default("a", "attack") == [NONE]
    t.answer("a", "attack", NONE)
    assert (t.told("beats")[0]["n"], t.told("beats")[0]["m"]) == (2, 2)
    assert t["b"].at("3-03") == ["C1", "C2", "W1"]


def test_R8_10_cards_are_discarded_and_heard_whoever_wins() -> None:
    t = Table().fighters("a", T1="1-05").zombies(q1_05=1).top("undead", "horde")
    (pistol,) = t.hand("a", "pistol")
    t.barricade("b", "1-01", "1-02", "1-04", "1-06", "3-01").site("3-01").barricades = 0
    t.site("3-01").owner = ""
    t.start(Slaughter(seat="a")).answer("a", "undead", pistol, NONE)
    assert t["a"].at("3-02") == ["T1"] and pistol in t.s.discards["firearm"]
    assert t.s.discards["undead"] == ["Z16"] and t.told("heard")[0]["n"] == 1


@states("R6.5")
def test_R8_11_the_mob_despoils_neither_the_mall_nor_a_quarter_twice() -> None:
    for place in ("3-01", "1-05"):
        t = Table().goals("C01", "C02").fighters("a", T1=place).top("undead", "mob")
        t.site(place).zombies = 1
        t.site("1-05").despoiled = True
        t.start(Slaughter(seat="a"))
        assert t.site("3-01").despoiled is False and t.s.counts["C01"]["a"] == 0 and t["a"].at("3-02") == ["T1"]


def test_A11_as_much_strength_as_the_zombies_is_enough() -> None:
    t = Table().fighters("a", C1="1-05").zombies(q1_05=1).top("undead", "spitter").start(Slaughter(seat="a"))
    assert not t.site("1-05").zombies and t["a"].at("1-05") == ["C1"]


def test_D9_the_cheapest_winning_cards_or_none_and_medicine_is_kept() -> None:
    t = Table().fighters("a", T1="1-05").zombies(q1_05=1).top("undead", "hunters")
    axe, bat, _ = t.hand("a", "axe", "bat", "katana")
    t.start(Slaughter(seat="a"))
    assert t.default("a", "undead") == [bat] and axe
    t = Table().fighters("a", T1="1-05").zombies(q1_05=3).top("undead", "hunters", "horde", "mob")
    t.hand("a", "axe")
    assert t.start(Slaughter(seat="a")).default("a", "undead")[0] == NONE


# Household and income


def test_R11_1_R11_7_R11_8_income_comes_once_and_the_next_gang_follows() -> None:
    t = Table(2).fighters("a", T1="2-05").goals("C11", "C05").give("b", medicine=0)
    t.s.order = ["a", "b"]
    t.give("a", medicine=0).start(Rounds()).answer("a", "raid", "end")
    t.answer("a", "household", NONE, "T", "W")
    assert t.s.active == "b" and t.open()[0][0] == "b"
    assert t["a"].at("2-05") == ["T1", "T2"] and not t.site("2-05").barricades, "newcomers do not work"
    assert t.s.counts["C11"]["a"] == len(t.s.hands["a"]) == 1


def test_R11_5_base_and_mall_before_quarters_by_their_numbers() -> None:
    t = Table().fighters("a", W1="2-02", T1="1-05", C2="1-02", C1="3-01")
    assert [place for place, _ in sources(t.s, "a", ())] == ["3-02", "3-01", "1-02", "1-05", "2-02"]
    t.top("mercenary", "tom").top("supply", "gold", "stew").top("melee", "bat").top("firearm", "pistol")
    t.start(Household(seat="a")).answer("a", "household", NONE, "T")
    assert [t.s.card(card).id for card in t.s.hands["a"].cards] == ["tom", "gold", "bat", "stew", "pistol"]


def test_D11_who_has_nothing_to_do_collects() -> None:
    t = Table()
    t.site(t.s.home("a")).holder = "b"
    t.hand("a", "axe")
    t.start(Household(seat="a"))
    assert complete(t.ask("a", "household").ask.shape, []) == ["collect"]


def test_R11_6_who_has_said_where_the_last_fighters_come_is_asked_nothing_more() -> None:
    t = Table().fighters("a", C1="2-05", C2="1-01", T1="1-02", T2="1-02", W1="3-02")
    t.barricade("a", "1-01", "1-02").start(Household(seat="a"))
    assert complete(t.ask("a", "household").ask.shape, []) == ["2-05/0"]


def test_D11_D12_techies_build_and_the_most_frequent_trade_comes() -> None:
    t = Table().fighters("a", T1="1-01", W1="1-02", C1="1-03")
    t.hand("a", "tools")
    t.start(Household(seat="a"))
    words = t.default("a", "household")
    assert words[0] == "T1" and words[-1] == "C" and "W1" not in words[0]
    t = Table().fighters("a", C1="1-01", C2="1-01", W1="1-02").start(Household(seat="a"))
    assert t.default("a", "household")[-1] == "T"


def test_A50_no_income_from_the_mall_while_zombies_are_there() -> None:
    t = Table().fighters("a", C1="3-01", C2="3-02", T1="3-02", T2="3-02", W1="3-02", W2="3-02").zombies(q3_01=1)
    t.start(Household(seat="a"))
    assert not t.s.hands["a"].cards and t["a"].medicine == 2 and t["a"].food == 4


# Goals that count


@states("C04", "C08", "C09", "C17")
def test_R12_6_what_is_counted_for_whom() -> None:
    t = Table().goals("C04", "C08", "C09", "C17").fighters("a", C1="1-05").fighters("b", T1="1-05", W1="1-05")
    pistol, vest, axe = t.hand("a", "pistol", "vest", "axe")
    machete, katana = t.hand("b", "machete", "katana")
    t.start(Slaughter(seat="a")).answer("a", "attack", f"{pistol},{vest},{axe}", NONE)
    t.answer("b", "defend", f"{machete},{katana}")
    assert t.s.counts["C08"]["a"] == 1 and (t.s.counts["C09"]["a"], t.s.counts["C09"]["b"]) == (1, 2)
    assert (t.s.counts["C04"]["a"], t.s.counts["C17"]["a"]) == (1, 2), "a Vest has cancelled the Katana"
    t = Table().goals("C04", "C17").fighters("a", T1="1-05").fighters("b", C1="1-05").start(Slaughter(seat="a"))
    assert (t.s.counts["C04"]["b"], t.s.counts["C17"]["b"]) == (1, 1), "defenders win, too"


def test_C11_only_income_is_a_haul() -> None:
    t = Table().goals("C11", "C02").fighters("a", C1="1-01").start(Raid(seat="a"))
    t.answer("a", "raid", "hire")
    assert t.s.counts["C11"]["a"] == 0
    t.answer("a", "raid", "end").start(Household(seat="a")).answer("a", "household", "C")
    assert t.s.counts["C11"]["a"] == 1


# The evening


def test_R13_2_who_has_no_fighters_pays_nothing() -> None:
    t = Table(2).event("V08").start(Upkeep())
    assert (t["a"].food, t["a"].medicine) == (2, 2) and not t.open()


@states("D15")
def test_A27_ruin_may_hit_whatever_stands_there_but_not_the_marauders() -> None:
    t = Table().event("V02").fighters("a", C1="1-02").fighters("b", C1="2-01").barricade("c", "2-04")
    t.s.marauders = "2-05"
    t.start(Ruin())
    assert t.words("a", "ruin") == ["1-02", "1-05", "2-01", "2-04", "2-10"] and t.default("a", "ruin") == ["1-05"]
    t.answer("a", "ruin", "2-04")
    assert t.site("2-04").despoiled and t.site("2-04").barricades == 1


# Bases


def test_D17_O6_8_losers_go_home_or_to_a_base_of_theirs() -> None:
    t = Table(homeless="on").fighters("b", C1="1-05", T1="1-05")
    for place in ("3-04", "3-05"):
        t.site(place).holder = "b"
    t.start(Undead(seat="b", place="1-05"))
    retreat(t.s, "b", ["C1"])
    assert t["b"].at("3-03") == ["C1"]
    t["b"].fighters["C1"], t.site("3-03").holder = "", "a"
    t.zombies(q1_05=1).top("undead", "horde").start(Slaughter(seat="b"))
    assert t.words("b", "retreat") == ["3-04", "3-05"] and t.default("b", "retreat") == ["3-04"]
    t.answer("b", "retreat", "3-05")
    assert t["b"].at("3-05") == ["T1"]


def test_O6_11_with_mercy_nobody_retreats_to_a_base() -> None:
    t = Table(homeless="on", mercy="on").fighters("a", C1="1-01").fighters("b", T1="1-01").start(Slaughter(seat="a"))
    assert not t["b"].in_city and t["b"].resting == ["T1"]


def test_O6_13_all_are_never_eliminated_at_once() -> None:
    t = Table(2, homeless="on")
    t.s.won["b"].get().append(t.s.goals.cards.pop())
    for place in ("3-02", "3-03"):
        t.site(place).holder = ""
    t.start(Settle())
    assert t.s.result and t.s.result.winners == ["b"] and not t["a"].out
    assert "zgame-end-last" in str(t.s.result)
    t = Table(3, homeless="on").fighters("a", C1="3-03")
    t.site("3-03").holder = "b"
    t["a"].fighters["C1"] = ""
    t.site("3-02").holder = "b"
    t.start(Settle())
    assert t.site("3-02").holder == "a" and not t["a"].out, "returns come before eliminations"


@pytest.mark.parametrize(("kept", "goes_on"), [("2-05", True), ("1-01", False)])
def test_O6_9_a_barricade_where_fighters_come_from_keeps_a_gang_in_the_game(kept: str, *, goes_on: bool) -> None:
    t = Table(3, homeless="on").fighters("a", C1="3-03", C2="1-02").barricade("b", kept)
    t.site("3-03").holder = "a"
    t.start(Settle())
    assert t["b"].out != goes_on


@states("D10")
def test_R8_9_whoever_has_no_card_loses_whom_the_zombies_kill() -> None:
    t = Table(2).fighters("a", C1="2-04", C2="2-04").zombies(q2_04=2).top("undead", "devourers", "horde")
    t.start(Undead(seat="a", place="2-04"))
    (died,) = t.told("dies")
    assert [each.key for each in died["what"]] == ["times"] and died["what"][0].args["n"] == 2
    assert not t["a"].at("2-04")


def test_R8_1_equal_zombies_are_told_together() -> None:
    t = Table(2).fighters("a", C1="2-04").zombies(q2_04=3).top("undead", "shuffler", "shuffler", "spitter")
    t.start(Undead(seat="a", place="2-04"))
    (met,) = t.told("meets")
    assert [str(name.args.get("n", 1)) for name in met["zombies"]] == ["2", "1"] and met["n"] == 3


def test_R8_9_who_dies_is_asked_only_among_different_trades() -> None:
    for trades, asked in (({"T1", "T2"}, False), ({"T1", "W1"}, True)):
        t = Table(2).fighters("a", **dict.fromkeys(trades, "1-01")).zombies(q1_01=1).top("undead", "hunters")
        t.start(Undead(seat="a", place="1-01"))
        assert (("a", "undead") in t.open()) is asked
        assert len(t["a"].in_city) == (2 if asked else 1)
    t = Table(2).fighters("a", T1="1-01", T2="1-01").zombies(q1_01=1).top("undead", "hunters")
    t.hand("a", "axe")
    assert not t.start(Undead(seat="a", place="1-01")).words("a", "undead", NONE), "who of two alike dies is nothing"


def test_R7_7_the_story_tells_who_was_beaten_and_who_won() -> None:
    for others, told in ((("C1",), "storms"), (("C1", "C2"), "fails")):
        t = Table(2).fighters("a", C1="2-01").fighters("b", **dict.fromkeys(others, "2-01"))
        t.s.stack = [Round(seat="a", at=2)]
        t.events = start(t.s, People(seat="a", place="2-01", other="b"))
        keys = [key for step in t.s.find_all(Round) for key in str(step.tally).split("'") if "sum-" in key]
        assert any(told in key for key in keys), (told, keys, t.log)


def test_R10_3_full_stocks_gain_nothing() -> None:
    t = Table(2).give("a", food=TRACK, medicine=TRACK)
    for use, able in ((Use(op="gain", food=1), False), (Use(op="gain", medicine=1), False)):
        assert Works(t.s, "a").may(use) == able
    t.give("a", food=TRACK - 1, medicine=TRACK - 1)
    assert Works(t.s, "a").may(Use(op="gain", food=1)) and Works(t.s, "a").may(Use(op="gain", medicine=1))


def test_R10_3_what_is_planned_counts_as_gained() -> None:
    t = Table(2).give("a", food=TRACK - 1, medicine=TRACK - 1)
    works = Works(t.s, "a")
    works.add("x", Use(op="gain", food=1), None)
    assert not works.may(Use(op="gain", food=1)) and works.may(Use(op="gain", medicine=1))
    works.add("y", Use(op="gain", medicine=1), None)
    assert not works.may(Use(op="gain", food=1, medicine=1))


# Whom the absent harm, how it ends


def test_D3_D15_absent_first_players_harm_rivals_then_nobody_then_themselves() -> None:
    t = Table().barricade("a", "1-01").barricade("b", "1-02", "1-03", "1-03").fighters("b", C1="2-05")
    every = ["1-01", "1-02", "1-03", "1-05", "2-05"]
    for targets, hit in ((every, "1-03"), (every[:2], "1-02"), (["1-01", "1-05"], "1-05"), (["1-05", "2-05"], "2-05")):
        assert harmed_first(t.s, "a", targets, by_walls=True) == hit
    assert harmed_first(t.s, "a", every, by_walls=False) == "1-02", "anybody else, by name"


def test_D13_nobody_sees_what_others_are_about_to_offer() -> None:
    t = Table(3, business="on").start(Trading())
    assert all(t.ask(seat, "business").ask.private for seat in "abc")
    t.answer("a", "business", "b", "none")
    assert t.ask("b", "deal").ask.private and not t.ask("b", "deal").ask.sealed


def test_R15_3_the_tied_wrestle_until_one_is_the_strongest() -> None:
    t = Table(3, auto=False).start(Wrestling(seats=["a", "b", "c"], why="events"))
    assert t.words("b", "wrestle") == ["roll"]
    t.force(3, 5, 5).answer("b", "wrestle", "roll")
    assert not t.s.over and t.open() == [("b", "wrestle")]
    t.force(2, 4).answer("c", "wrestle", "roll")
    assert t.s.result and t.s.result.winners == ["c"]


def test_O6_9_the_last_gang_has_won() -> None:
    t = Table(2, homeless="on")
    t.site(t.s.home("b")).holder = "a"
    t.fighters("a", C1=t.s.home("b"))
    t.start(Settle())
    assert t["b"].out and t.s.result and t.s.result.winners == ["a"]
    assert t.s.result.title.args["why"].key == "zgame-end-last"


# Whose answers others must not guess


def test_D4_D6_D7_D11_D16_what_reads_a_hand_is_private() -> None:
    t = Table(2, carry="on").fighters("a", C1="2-01").fighters("b", C1="2-01")
    t.hand("a", "axe")
    t.hand("b", "bat")
    assert t.start(Raid(seat="a")).ask("a", "raid").ask.private
    t.start(People(seat="a", place="2-01", other="b"))
    assert t.ask("a", "attack").ask.private
    assert t.answer("a", "attack", "none").ask("b", "defend").ask.private
    for seat, private in (("a", True), ("b", False)):
        t.s.hands["b"].cards.clear()
        t.fighters(seat, T1="1-01", W1="1-02")
        assert t.start(Household(seat=seat)).ask(seat, "household").ask.private is private
    t = Table(2, carry="on")
    t.hand("a", "pistol", "pistol", "pistol", "shotgun", "shotgun", "shotgun", "grenade", "grenade", "axe")
    assert t.start(TooMuch(seat="a")).ask("a", "discard").ask.private


def test_O6_5_only_a_holder_away_from_home_builds_in_a_base() -> None:
    t = Table(2, homeless="on")
    place = t.s.home("a")
    for holder, n in (("a", 0), ("b", 1), ("", 0)):
        t.site(place).holder = holder
        assert walls(t.s, place) == n


# Standing choices


def test_R7_R13_what_can_be_chosen_in_advance() -> None:
    t = Table(2)

    def words(name: str, *before: str) -> list[str]:
        choice = next(each for each in t.game.choices if each.name == name)
        shape, _ = replay(choice.ask(t.s, "a", ""), list(before))
        return read(shape) if shape else []

    assert words("defence") == ["frugal", "stubborn", "all", "none"]
    assert words("defence", "frugal") == words("defence", "none") == ["table", "ask", "never"]
    assert words("upkeep") == ["food", "ask"] and words("upkeep", "food") == []
    assert complete(DEFENCE.ask(t.s, "a", ""), ["all"]) == ["all", "table"]


# Options


def test_the_options_of_a_table() -> None:
    check_options(game())
    every = shown(game(), homeless="on", mercs="on")
    assert {option.field for option in game().options} == every
    assert every - shown(game(), homeless="off", mercs="on") == {"truce", "walls"}
    assert every - shown(game(), homeless="on", mercs="off") == {"humanres"}
    assert every - shown(game(), homeless="on", mode="intro") == {"specials", "mercs", "humanres"}


def test_O5_human_resources_need_mercenaries() -> None:
    assert ZgameSettings(humanres="on").on("humanres")
    assert not ZgameSettings(humanres="on", mercs="off").on("humanres")


def test_O13_2_where_no_cell_is_apart_a_base_lies_as_far_off_as_it_can() -> None:
    s = Table(2).s
    near = next(cell.hex for cell in s.cells if s.is_base(cell.id))
    beside = next(cell.hex for cell in s.cells if distance(cell.hex, near) == 1)
    step: Any = SimpleNamespace(free=lambda s: [near, beside])
    assert BuildCity.cells(step, s, s.home("a")) == [beside]
    bases = [cell.hex for cell in s.cells if s.is_base(cell.id)]
    off = next(cell.hex for cell in s.cells if min(distance(cell.hex, base) for base in bases) == 2)
    apart: Any = SimpleNamespace(free=lambda s: [near, beside, off, Hex(50, 50)])
    assert BuildCity.cells(apart, s, s.home("a")) == [off, Hex(50, 50)]
    assert BuildCity.cells(step, s, "1-01") == [near, beside], "only Bases keep apart"
