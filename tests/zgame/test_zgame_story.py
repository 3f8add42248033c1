"""What the story of Z-Game tells: places and deeds of a round, and harm with the name of whom it struck."""

from __future__ import annotations

import pytest
from zgame.pictured import LANGUAGES, catalogue
from zgame.table import Table

from engine.core.message import Message, changes
from engine.games.zgame.ending import Wrestling, result
from engine.games.zgame.fights.slaughter import Slaughter
from engine.games.zgame.gangs.goals import Award
from engine.games.zgame.modules.carry import TooMuch
from engine.games.zgame.phases.burdens import HandLoss, Ruin, Upkeep
from engine.games.zgame.phases.event import Marauders
from engine.games.zgame.phases.household import Household
from engine.games.zgame.phases.raid import Raid
from engine.games.zgame.phases.turn import Dawn, Round
from render.zgame.board import compose
from render.zgame.scene import ZgameScene
from telling.texts import Texts

NAMES = {"a": "Ann", "b": "Bob", "c": "Cora", "d": "Dee"}


def said(message: Message, language: str = "en") -> str:
    return Texts()(language).message(message, NAMES)


def lines(t: Table, language: str = "en") -> list[str]:
    return [said(event.message, language) for event in t.events]


def harm(t: Table) -> dict[str, tuple[tuple[str, ...], int]]:
    """Whom each line has struck, and how much was lost."""
    return {event.message.key: (event.hurts, event.loss) for event in t.events if event.hurts}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "**Ann**: takes the Gun Shop 1-01 · storms the Megamall from Bob · clears Butcher Row 1-02: 1 Zombie"
            " · builds a Barricade in the Gun Shop 1-01 · income: 3 cards, Food +3, Medicine +1 · a Fighter more",
        ),
        (
            "ru",
            "**Ann**: занимает Оружейную 1-01 · штурмует Мегамолл, Bob отступает · зачищает Мясные ряды 1-02 (1 зомби)"
            " · строит баррикаду в Оружейной 1-01 · доход: 3 карты, пища +3, медикаменты +1 · ещё 1 боец",
        ),
    ],
)
def test_a_round_is_told_by_places_and_deeds(language: str, told: str) -> None:
    t = Table(mercs="off").fighters("a", T1="3-02", C1="1-05", C2="1-02").fighters("b", T1="3-01").zombies(q1_02=1)
    t.top("undead", "spitter").start(Round(seat="a"))
    t.answer("a", "raid", "T1", "1-01").answer("a", "raid", "C1", "3-01").answer("a", "raid", "end")
    t.answer("a", "fight", "3-01")
    t.answer("a", "household", "T1", *t.words("a", "household", "T1")[:1])
    (line,) = [each for each in lines(t, language) if each.startswith("**Ann**")]
    assert line == told


def test_a_place_stands_once_in_the_line_however_much_is_built_there() -> None:
    t = Table(citadels="on").fighters("a", T1="1-01", T2="1-01")
    t.start(Round(seat="a", at=2)).answer("a", "household", "T1,T2", "C")
    assert "builds 2 Barricades in the Gun Shop 1-01 ·" in lines(t)[-1]


def test_R2_5_the_marauders_strike_whom_they_come_to() -> None:
    t = Table().fighters("b", T1="1-08").barricade("b", "1-08").event("V01")
    t.start(Marauders()).answer("a", "marauders", "1-08")
    assert harm(t) == {"zgame-moves-in": (("b",), 0), "zgame-torn": (("b",), 1)}
    assert "Ann sends the Marauders to the Drugstore 1-08 (Bob)." in lines(t)
    assert "Bob loses a Barricade in the Drugstore 1-08, torn down by the Marauders." in lines(t)
    assert changes(t.events)["1-08"] == 1
    t = Table().fighters("a", T1="1-08").event("V01").start(Marauders()).answer("a", "marauders", "1-08")
    assert not harm(t), "who sends them there knows what he does"


def test_R7_7_the_beaten_are_counted_where_it_happened() -> None:
    t = Table().fighters("a", C1="1-01", C2="1-01").fighters("b", C1="1-01", W1="1-01").barricade("b", "1-01")
    t.start(Slaughter(seat="a"))
    assert harm(t)["zgame-beats"] == (("b",), 2) and harm(t)["zgame-torn"] == (("b",), 1)
    assert changes(t.events)["1-01"] == 3
    assert "The fight in the Gun Shop 1-01: Ann beats Bob, 2 against 2." in lines(t)
    t = Table().fighters("a", T1="1-01").fighters("b", C1="1-01").start(Slaughter(seat="a"))
    assert harm(t)["zgame-beats"] == (("a",), 1)
    assert "The fight in the Gun Shop 1-01: Bob beats Ann, 1 against 0." in lines(t)


def test_R8_9_the_dead_and_the_routed_are_told() -> None:
    t = Table().fighters("a", W1="1-05").zombies(q1_05=1).top("undead", "hunters").start(Slaughter(seat="a"))
    assert harm(t)["zgame-routed"] == (("a",), 1) and "zgame-dies" in harm(t)


def test_R6_7_a_walk_over_is_harm() -> None:
    t = Table().fighters("a", W1="1-01").barricade("b", "1-01").start(Slaughter(seat="a"))
    assert "Bob loses a Barricade in the Gun Shop 1-01, torn down by Ann." in lines(t)


def test_R13_6_a_quarter_that_falls_into_ruin_strikes_whoever_holds_it() -> None:
    t = Table().barricade("b", "1-01").event("V01").start(Ruin()).answer("a", "ruin", "1-01")
    assert harm(t) == {"zgame-crumbles": (("b",), 0)}


def test_cards_against_somebody_strike_their_owner() -> None:
    t = Table(mercs="off").fighters("a", C1="3-02").fighters("b", C1="1-01")
    (flare,) = t.hand("a", "flare")
    t.start(Raid(seat="a")).answer("a", "raid", flare, "1-01")
    assert harm(t) == {"zgame-sends": (("b",), 0)} and "Ann sends a Zombie: in the Gun Shop 1-01 (Bob)." in lines(t)
    t = Table().fighters("a", C1="3-02").fighters("b", C1="1-01")
    (thief,) = t.hand("a", "pickpocket")
    t.hand("b", "axe")
    t.start(Raid(seat="a")).answer("a", "raid", thief)
    assert harm(t) == {"zgame-steals": (("b",), 0)}
    t = Table().fighters("a", C1="1-01").fighters("b", C1="1-02").barricade("b", "1-02")
    (zorgius,) = t.hand("a", "zorgius")
    t.start(Raid(seat="a")).answer("a", "raid", zorgius)
    assert harm(t) == {"zgame-wreaks": (("b",), 0), "zgame-torn": (("b",), 1)}


def test_what_a_card_brings_is_told_with_the_total() -> None:
    t = Table(mercs="off").fighters("a", C1="3-02").give("a", medicine=9)
    (kit,) = t.hand("a", "firstaid")
    t.start(Raid(seat="a")).answer("a", "raid", kit)
    assert "Ann stocks up: Medicine +1, 10 in all." in lines(t)


def test_O6_4_a_base_that_falls_is_a_scene_and_stands_in_the_result() -> None:
    t = Table(homeless="on").fighters("a", C1="3-03", C2="3-03").fighters("b", T1="3-03")
    t.start(Slaughter(seat="a"))
    (scene,) = [event for event in t.events if event.weight == "scene"]
    assert scene.hurts == ("b",) and said(scene.message) == "**Bob loses the Bunker 3-03**: Ann has taken the Base."
    found = result(t.s, ["a"], "events").lines
    assert [said(each) for each in found] == ["Turn 1: Bob lost the Bunker 3-03, the Base went to Ann."]


def test_who_starves_is_marked_where_they_stood() -> None:
    t = Table().fighters("a", C1="1-01", C2="1-01").give("a", food=1, medicine=0)
    t.start(Upkeep())
    assert changes(t.events) == {"1-01": 1} and harm(t) == {"zgame-starves": (("a",), 1)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_lost_stands_in_red_on_the_map(language: str) -> None:
    t = Table(2).goals("C02").fighters("a", C1="1-01").start(Household(seat="a"))
    plain = ZgameScene(t.s, catalogue(language), NAMES, frozenset({"1-01"}))
    struck = ZgameScene(t.s, catalogue(language), NAMES, frozenset({"1-01"}), losses={"1-01": 2, "9-99": 1})
    assert plain.fresh == struck.fresh
    assert [text.text for text in compose(struck).placed if text.text == "\u22122"]
    assert not [text.text for text in compose(plain).placed if text.text == "\u22122"]


def test_the_goals_stand_in_the_panel_with_ones_own_count_and_the_best() -> None:
    t = Table(3).goals("C05", "C12").fighters("a", C1="1-01").fighters("b", C1="1-02", C2="1-03")
    t.s.counts["C05"]["a"] = 2
    goal = t.game.goal(t.s, "a")
    assert goal is not None and said(goal) == (
        "Building Crew (Barricades built in this turn): now you 2 · Turf (quarters of yours): now you 1, Bob 2"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_open_goal_has_its_text_on_the_picture(language: str) -> None:
    t = Table(4).goals("C01", "C03", "C06", "C12").start(Household(seat="a"))
    texts = catalogue(language)
    shown = [text.text for text in compose(ZgameScene(t.s, texts, NAMES)).placed]
    assert all(texts(f"zgame-board-goal-{t.s.data.goals[goal].measure}") in shown for goal in t.s.open)


def test_what_a_gang_does_better_is_the_first_of_its_things() -> None:
    t = Table(2, specials="on")
    assert said(t.game.hand(t.s, "a")[0]).startswith("**Bikers**: Fighters of others do not stop them · ")
    assert "Bikers" not in said(Table(2).game.hand(Table(2).s, "a")[0])


def test_a_drawn_card_comes_with_what_it_is_good_for() -> None:
    t = Table().fighters("a", C1="3-02").give("a", medicine=2).top("mercenary", "tom").start(Raid(seat="a"))
    t.answer("a", "raid", "hire")
    assert "You have drawn: Tom (Mercenaries · Strength 1 · builds a Barricade)." in lines(t)


def test_of_several_drawn_cards_each_comes_with_what_it_is_good_for() -> None:
    t = Table(mercs="off").fighters("a", C1="2-01").top("firearm", "pistol").top("melee", "bat")
    t.start(Household(seat="a")).answer("a", "household", "T")
    (line,) = [event for event in t.events if event.message.key == "zgame-drew"]
    assert line.only == ("a",) and line.is_headline, "the panel tells it, whatever comes after it"
    assert said(line.message) == (
        "You have drawn: Pistol (Firearms · Strength 1, attracts Zombies · brings a Zombie next to you)"
        " and Bat (Melee · Strength 1, 1 more against Zombies)."
    )


def test_R2_1_a_turn_begins_with_what_its_night_takes() -> None:
    t = Table().event("V11")
    t.s.events.cards.append(t.s.event)
    t.s.played.remove("V11")
    t.start(Dawn())
    assert lines(t)[0].endswith("Food for tonight: 1 for every two Fighters, and everybody loses a card.")
    former = Message("zgame-turn", {"n": 1, "event": Message("zgame-event-V11"), "order": []})
    assert "Food" not in said(former)


@pytest.mark.parametrize("key", ["torn", "dies", "starves", "losses", "steals", "flees", "crumbles"])
def test_what_is_lost_for_good_is_told_ever_after(key: str) -> None:
    made = {
        "torn": lambda: Table().barricade("b", "1-08").event("V01").start(Marauders()).answer("a", "marauders", "1-08"),
        "dies": lambda: (
            Table().fighters("a", W1="1-05").zombies(q1_05=1).top("undead", "hunters").start(Slaughter(seat="a"))
        ),
        "starves": lambda: Table().fighters("a", C1="1-01", C2="1-01").give("a", food=1, medicine=0).start(Upkeep()),
        "losses": _robbed_at_night,
        "steals": _picked,
        "flees": lambda: Table(mercy="on").fighters("a", T1="1-01").fighters("b", C1="1-01").start(Slaughter(seat="a")),
        "crumbles": lambda: Table().barricade("b", "1-01").event("V01").start(Ruin()).answer("a", "ruin", "1-01"),
    }[key]()
    (event,) = [event for event in made.events if event.message.key == f"zgame-{key}"]
    assert event.is_headline and event.hurts


def _robbed_at_night() -> Table:
    t = Table().event("V12")
    t.hand("b", "axe")
    return t.start(HandLoss())


def _picked() -> Table:
    t = Table().fighters("a", C1="3-02").fighters("b", C1="1-01")
    (thief,) = t.hand("a", "pickpocket")
    t.hand("b", "axe")
    return t.start(Raid(seat="a")).answer("a", "raid", thief)


def test_ones_own_question_does_not_repeat_itself_in_the_story() -> None:
    t = Table().fighters("a", C1="1-05").zombies(q1_05=1).top("undead", "shuffler")
    t.hand("a", "axe")
    t.start(Slaughter(seat="a"))
    assert {event.weight for event in t.events if event.message.key == "zgame-meets"} == {"detail"}


def test_R12_the_goals_are_out_of_sight_before_they_are_opened_and_once_they_are_taken() -> None:
    t = Table(3).goals("C05").fighters("a", C1="1-01", T1="1-02").give("a", food=1, medicine=0).event("V01")
    goal = t.game.goal(t.s, "a")
    assert goal and said(goal).endswith("nobody yet · food for tonight: you have 1, +2 with your income, 3 needed")
    assert t.start(Marauders()).game.goal(t.s, "a") is None
    t.s.open, t.s.event = [], ""
    assert t.game.goal(t.s, "a") is None, "before the first turn"
    t = Table(3).goals("C05").fighters("a", C1="1-01", T1="1-02").give("a", food=1, medicine=0).start(Upkeep())
    assert t.game.goal(t.s, "a") is None
    t = Table(3, auto=False).goals("C05").fighters("a", C1="1-01", T1="1-02").give("a", food=0, medicine=0)
    t.s.active = ""
    assert t.start(Wrestling(seats=["a", "b"], why="events")).game.goal(t.s, "a") is None, "the last turn is over"


def test_R13_1_food_for_tonight_reckons_with_the_income_and_with_whom_it_brings() -> None:
    t = Table(3).goals("C05").fighters("a", C1="1-01", T1="1-02").give("a", food=1, medicine=0).event("V01")
    t.s.active = "b"  # the round of a is over
    goal = t.game.goal(t.s, "a")
    assert goal and said(goal).endswith("food for tonight: you have 1, 2 needed")
    goal = t.give("a", food=2).game.goal(t.s, "a")
    assert goal and "food" not in said(goal), "there is enough"
    t = Table(3, carry="on").goals("C05").fighters("a", C1="1-01", T1="1-02").give("a", food=0, medicine=0)
    t.hand("a", *[item.id for item in t.game.data.items.values() if item.deck == "melee" for _ in item.copies][:9])
    goal = t.start(TooMuch(seat="a")).game.goal(t.s, "a")
    assert goal and said(goal).endswith("food for tonight: you have 0, 2 needed"), "the income has come"


def test_R12_1_a_goal_is_told_with_what_each_gang_had_of_it() -> None:
    t = Table(3).goals("C03", "C05", "C08")
    t.s.counts["C03"] |= {"a": 1, "b": 3}
    t.s.counts["C05"] |= {"a": 2, "c": 2}
    t.start(Award())
    told = [said(event.message) for event in t.events if event.message.key in ("zgame-takes", "zgame-untaken")]
    taken, left = told
    assert taken.startswith("Bob takes the Goal") and taken.endswith(": Zombies killed in fights – Bob 3 · Ann 1.")
    assert "(Ann 2 · Cora 2)" in left and left.count("(") == 1, "nobody had any of the third"
    t = Table(3).goals("C05")
    t.s.counts["C05"] |= {"a": 2, "c": 2}
    (left,) = [said(event.message) for event in t.start(Award()).events if event.message.key == "zgame-untaken"]
    assert left == "Nobody takes this Goal: Building Crew (Ann 2 · Cora 2)."


def test_R13_what_the_end_of_the_turn_brings_is_told_in_words() -> None:
    def night(event: str, **options: str) -> str:
        t = Table(**options)
        t.s.events.cards.append(event)
        t.start(Dawn())
        return next(said(each.message) for each in t.events if each.message.key == "zgame-by-night")

    assert night("V06") == (
        "When this turn ends: the Marauders move to Melee or Gadget · a quarter with Supply or Gadget falls into ruin."
    )
    assert night("V05").startswith("When this turn ends: Zombies come to places with Firearm · ")
    assert "Zombies" not in night("V05", nights="off")


def test_D7_who_was_not_asked_is_told_what_was_done_and_where_to_change_it() -> None:
    t = Table(defence="orders").fighters("a", C1="1-01").fighters("b", T1="1-01")
    t.hand("b", "axe")
    t.start(Slaughter(seat="a"))
    (told,) = [event for event in t.events if event.message.key == "zgame-unasked"]
    assert told.only == told.hurts == ("b",) and "spares its cards" in said(told.message)
    t = Table().fighters("a", C1="1-01").fighters("b", T1="1-01").start(Slaughter(seat="a"))
    assert not t.told("unasked"), "without cards there is nothing to ask"
