"""What rules of Z-Game say at their limits: fights, retreats, income, upkeep, modules (R7, R8, R10-R13, part O)."""

from __future__ import annotations

from collections import Counter

import pytest
from zgame.table import QUARTERS, Table

from engine.core.chapter import Chapter
from engine.core.shape import One, Some, complete, replay
from engine.core.view import view
from engine.games.zgame.check import check
from engine.games.zgame.data import DECKS
from engine.games.zgame.defaults import leaving, weakest
from engine.games.zgame.fights.dead import Undead
from engine.games.zgame.fights.people import People
from engine.games.zgame.fights.retreat import retreat
from engine.games.zgame.fights.slaughter import Slaughter
from engine.games.zgame.gangs.goals import value
from engine.games.zgame.gangs.income import collect
from engine.games.zgame.gangs.strength import cheapest_defence
from engine.games.zgame.phases.burdens import forced, payments
from engine.games.zgame.phases.household import Household
from engine.games.zgame.settings import ZgameSettings

# Fights


def fighting(t: Table) -> Undead:
    """The fight of seat a with Zombies in 1-05."""
    step = t.start(Slaughter(seat="a")).s.find(Undead)
    assert step is not None
    return step


def test_R8_3_R8_7_R8_9_strength_against_zombies() -> None:
    t = Table().fighters("a", T1="1-05").zombies(q1_05=1).top("undead", "hunters")
    bat, katana = t.hand("a", "bat", "katana")
    step = fighting(t)
    assert step.strength(t.s, [bat]) == 2 and step.strength(t.s, [bat, katana]) == 5
    assert step.deaths(t.s, [bat, katana]) == 0 < step.deaths(t.s, [])


@pytest.mark.parametrize(("romero", "n"), [("off", 3), ("on", 6)])
def test_R8_2_O11_where_no_card_is_left_each_counts_one(romero: str, n: int) -> None:
    t = Table(romero=romero).fighters("a", T1="1-05").zombies(q1_05=3)
    t.hand("a", "axe")
    t.s.decks["undead"].cards.clear()
    step = fighting(t)
    assert (step.drawn, step.nameless, step.against(t.s)) == ([], n, n)


def test_D9_R18_2_transport_counts_more_with_wheels() -> None:
    t = Table(specials="on").fighters("a", T1="1-05").zombies(q1_05=1).top("undead", "shuffler")
    t["a"].letter = "A"
    (bike,) = t.hand("a", "bike")
    step = fighting(t)
    assert step.strength(t.s, [bike]) == 1 and cheapest_defence(t.s, "a", [bike], 1) == [bike]
    assert step.against(t.s) == 1 and t.default("a", "undead") == [bike]


def test_R8_9_an_overrun_counts_once() -> None:
    t = Table().fighters("a", T1="1-05").zombies(q1_05=1).top("undead", "hunters")
    t.start(Slaughter(seat="a"))
    tally = [each for chapter in t.s.find_all(Chapter) for each in chapter.tally]
    assert [len(each.args["at"]) for each in tally if each.key == "zgame-sum-routed"] == [1]


def test_R6_2_after_each_fight_the_next_is_chosen() -> None:
    t = Table().fighters("a", C1="1-01", T1="1-02", W1="1-03")
    t.fighters("b", T1="1-01").fighters("c", T1="1-02").fighters("d", T1="1-03")
    t.start(Slaughter(seat="a")).answer("a", "fight", "1-02")
    assert t.words("a", "fight") == ["1-01", "1-03"]


def test_I1_cards_that_come_back_join_those_in_hand() -> None:
    t = Table(2).fighters("a", C1="2-01").fighters("b", W1="2-01")
    axe, pistol = t.hand("a", "axe", "pistol")
    t.hand("b", "bat")
    t.start(Slaughter(seat="a")).answer("a", "attack", axe)
    step = t.s.find(People)
    assert step is not None
    step.dropped(t.s)
    assert sorted(t.s.hands["a"].cards) == sorted([axe, pistol])


def test_R9_5_only_who_shot_knows_where_the_noise_shall_go() -> None:
    t = Table(2).fighters("a", C1="2-01").fighters("b", W1="2-01")
    (pistol,) = t.hand("a", "pistol")
    t.hand("b", "bat")
    t.start(Slaughter(seat="a"))
    place = next(each for each in t.words("a", "attack", pistol) if each in t.s.sites)
    t.answer("a", "attack", pistol, place)
    for seat, known in (("a", True), ("b", False)):
        step = view(t.s, seat).find(People)
        assert step is not None and step.attack is not None and (step.attack.wanted.value == [place]) is known


@pytest.mark.parametrize(("held", "to"), [(("3-02", "3-03"), "3-02"), (("3-03",), "3-03"), (("3-03", "3-04"), "")])
def test_O6_8_the_beaten_go_home_or_to_the_only_base(held: tuple[str, ...], to: str) -> None:
    t = Table(4, homeless="on").fighters("a", C1="1-01")
    for site in t.s.sites.values():
        site.holder = ""
    for base in held:
        t.site(base).holder = "a"
    retreat(t.s, "a", ["C1"])
    assert t["a"].at(to or "1-01") == ["C1"]


# Household and income


def test_R10_6_who_has_said_what_is_used_is_asked_nothing_more() -> None:
    for fighters, cards, words in (({}, ["stew"], ["collect"]), ({"T1": "1-01"}, [], ["T1"])):
        t = Table().fighters("a", **fighters)
        t.site(t.s.home("a")).holder = "b"
        t.hand("a", *cards)
        t.start(Household(seat="a"))
        assert complete(t.ask("a", "household").ask.shape, []) == words


def test_R10_2_a_barricade_counts_once_in_the_story() -> None:
    t = Table().fighters("a", T1="1-01")
    t.start(Household(seat="a"))
    t.answer("a", "household", *t.default("a", "household"))
    tally = [each for chapter in t.s.find_all(Chapter) for each in chapter.tally]
    assert t.site("1-01").barricades == 1 and [e.args["n"] for e in tally if e.key == "zgame-sum-builds"] == [1]


def test_R7_5_against_people_cards_say_what_they_are_worth_there() -> None:
    t = Table(2).fighters("a", C1="2-01").fighters("b", W1="2-01")
    (bat,) = t.hand("a", "bat")
    shape, _ = replay(t.start(Slaughter(seat="a")).ask("a", "attack").ask.shape, [])
    assert isinstance(shape, Some)
    assert [each.label and each.label.args["n"] for each in shape.options if each.key == bat] == [1]


def test_R10_6_cards_are_listed_as_cards() -> None:
    t = Table()
    (stew,) = t.hand("a", "stew")
    shape, _ = replay(t.start(Household(seat="a")).ask("a", "household").ask.shape, [])
    assert isinstance(shape, One)
    assert [each.group and each.group.key for each in shape.options if each.key == stew] == ["zgame-group-card"]


@pytest.mark.parametrize("place", QUARTERS[4].split())
def test_R11_2_R11_4_what_a_quarter_yields(place: str) -> None:
    for marauders in ("", place):
        t = Table().fighters("a", C1=place).give("a", food=0, medicine=0)
        t.site(t.s.home("a")).holder = "b"
        t.s.marauders = marauders
        icons = Counter(["mercenary"] if marauders else t.s.tile(place).icons)
        collect(t.s, "a", (), ())
        assert (t["a"].food, t["a"].medicine) == (icons["food"], icons["medicine"])
        decks = Counter(t.s.card(card).deck for card in t.s.hands["a"].cards)
        assert decks == {deck: n for deck, n in icons.items() if deck in (*DECKS, "mercenary")}


def test_R11_4_a_mercenary_comes_on_top_of_the_income() -> None:
    t = Table().fighters("a", C1="2-05", T1="1-02")
    t.s.marauders = "1-02"
    before = len(t.s.hands["a"])
    collect(t.s, "a", (), ())
    (drawn,) = [each.message.args["cards"] for each in t.s.run.events if each.message.key == "zgame-drew"]
    assert sum(each.args.get("n", 1) for each in drawn) == len(t.s.hands["a"]) - before > 1


# Upkeep and the rest


def test_D10_who_leaves_first() -> None:
    t = Table().fighters("a", C1="3-02", W1="1-01", T1="1-02", C2="1-02")
    assert leaving(t.s, "a") == ["C1", "T1", "C2", "W1"]


def test_R13_1_where_all_have_to_leave_nobody_is_asked() -> None:
    t = Table().fighters("a", C1="3-02", W1="1-01").give("a", food=0, medicine=0)
    assert forced(t.s, "a") == (0, 0, ["C1", "W1"])
    t.give("a", food=1)
    assert forced(t.s, "a") is None


@pytest.mark.parametrize(("food", "pairs"), [(0, [(0, 2)]), (1, [(1, 1), (0, 2)]), (5, [(2, 0), (1, 1), (0, 2)])])
def test_R13_1_nobody_pays_a_token_too_many(food: int, pairs: list[tuple[int, int]]) -> None:
    t = Table().fighters("a", C1="3-02", W1="1-01").give("a", food=food, medicine=5)
    assert payments(t.s, "a") == pairs


def test_D16_the_weakest_cards() -> None:
    t = Table()
    grenade, katana, axe, stew = t.hand("a", "grenade", "katana", "axe", "stew")
    assert weakest(t.s, "a") == [stew, axe, grenade, katana]


def test_R12_2_without_marauders_nobody_is_among_them() -> None:
    t = Table().fighters("a", C1="1-01")
    (goal,) = [id for id, each in t.s.data.goals.items() if each.metric == "marauders"]
    assert value(t.s, goal, "a") == 0
    t.s.marauders = "1-01"
    assert value(t.s, goal, "a") == 1


def test_O6_truce_and_walls_need_the_homeless() -> None:
    for name in ("truce", "walls"):
        for homeless in ("off", "on"):
            settings = ZgameSettings.model_validate({name: "on", "homeless": homeless})
            assert settings.on(name) is (homeless == "on")


def test_I4_nobody_has_more_barricades_than_there_are() -> None:
    t = Table()
    t.site("1-01").owner, t.site("1-01").barricades = "a", t.s.in_supply("a")
    assert "I4: a has too many Barricades" not in check(t.s)
    t.site("1-01").barricades += 1
    assert "I4: a has too many Barricades" in check(t.s)
