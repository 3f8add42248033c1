"""What questions and buttons say: strengths, whom one meets, what a card does, what ends something."""

from __future__ import annotations

import pytest
from zgame.table import Table

from engine.core.ending import honours
from engine.core.shape import One, replay
from engine.core.state import End
from engine.core.view import view
from engine.games.zgame.ending import finish
from engine.games.zgame.fights.slaughter import Slaughter
from engine.games.zgame.phases.business import Trading
from engine.games.zgame.phases.household import Household
from engine.games.zgame.phases.raid import Raid
from telling.labels import Labels
from telling.texts import Texts

LOCALE = Texts()("en")
NAMES = {"a": "Ann", "b": "Bob"}


def said(t: Table, seat: str, kind: str, *words: str) -> list[str]:
    """The question, what this word of it is for, and its options in words."""
    decision = t.ask(seat, kind)
    labels = Labels(LOCALE, NAMES, decision)
    shape, _ = replay(decision.ask.shape, list(words))
    assert shape is not None
    asked = [labels.say(shape.prompt)] if shape.prompt else []
    return [labels.prompt(), *asked, *(labels.word(shape, word) for word in shape.words())]


def test_R7_4_the_strengths_that_everybody_sees_stand_in_the_question() -> None:
    t = Table(2).fighters("a", C1="2-01", C2="2-01").fighters("b", C1="2-01", W1="2-01").barricade("b", "2-01")
    t.hand("a", "axe")
    t.hand("b", "bat", "vest")
    t.start(Slaughter(seat="a"))
    assert "Bob holds 2 cards. Without cards you have 2 against 2" in said(t, "a", "attack")[0]
    t.answer("a", "attack", "none")
    assert "Ann attacks you" in said(t, "b", "defend")[0] and "You have 2 against 2" in said(t, "b", "defend")[0]
    assert "Vest: cancels their best card" in said(t, "b", "defend")


def test_R6_1_a_step_says_whom_one_meets() -> None:
    t = Table(2).fighters("a", C1="3-01").fighters("b", W1="1-02").zombies(q1_01=2, q1_02=1)
    t.start(Raid(seat="a"))
    question, where, *places = said(t, "a", "raid", "C1")
    assert "1 Fighter can still walk" in question and where == "Where to?"
    assert {"1-01 Gun Shop: 2 Zombies", "1-02 Butcher Row: 1 Zombie · Bob"} & {*places}


def test_R6_2_where_one_fights_is_one_there_and_advice_says_only_what_is_done() -> None:
    t = Table(2).fighters("a", C1="1-01", T1="1-02").fighters("b", W1="1-02").zombies(q1_01=2)
    t.hand("a", "axe", "pistol")
    t.start(Slaughter(seat="a"))
    assert said(t, "a", "fight")[1:] == ["1-01 Gun Shop: 2 Zombies", "1-02 Butcher Row: Bob"]
    t.answer("a", "fight", "1-02")
    labels = Labels(LOCALE, NAMES, t.ask("a", "attack"))
    assert labels.gist(["none"]) == "Nothing"
    assert labels.gist(["F01", "none"]) == "Pistol: Strength 1, attracts Zombies"


def test_R7_1_cards_of_a_kind_are_named_once_and_each_apart_from_the_others() -> None:
    t = Table(2).fighters("a", C1="1-01").fighters("b", W1="1-01")
    cards = t.hand("a", "grenade", "grenade", "axe")
    labels = Labels(LOCALE, NAMES, t.start(Slaughter(seat="a")).ask("a", "attack"))
    both = "2× Grenade: Strength 3, attracts Zombies"
    assert labels.gist([",".join(cards), "none"]) == f"{both}; Axe: Strength 1"
    assert labels.gist([",".join(cards[:2]), "none"]) == both


def test_two_of_a_trade_in_one_place_are_told_apart() -> None:
    t = Table(2).fighters("a", C1="3-01", C2="3-01", T1="3-01")
    t.hand("a", "car")
    t.start(Raid(seat="a"))
    assert "Cutthroat, 3-01 Megamall" in said(t, "a", "raid"), "they are alike, so one is offered"
    labels = said(t, "a", "raid", "T06")
    assert "Cutthroat 1, 3-01 Megamall" in labels and "Cutthroat 2, 3-01 Megamall" in labels
    assert "Techie, 3-01 Megamall" in labels and "Who rides along?" in labels
    t.zombies(q1_01=2)
    assert "1-01 Gun Shop: 2 Zombies" in said(t, "a", "raid", "T06", "T1"), "as on foot"


def test_O10_2_a_card_that_is_given_away_says_all_that_it_is_good_for() -> None:
    t = Table(2, business="on")
    t.hand("a", "stew", "tools", "firstaid", "vest")
    t.start(Trading())
    labels = said(t, "a", "business", "b")
    for label in ("Stew: Food +2", "Tools: Strength 1 · builds a Barricade", "First-aid kit: Medicine +1"):
        assert label in labels
    assert "Vest: cancels their best card, or saves a Fighter from Zombies" in labels
    t.answer("a", "business", "b", "S05", "food=2")
    assert said(t, "b", "deal")[0].startswith("Ann offers you: 1 card and Food 2. ")


@pytest.mark.parametrize(("step", "kind", "end"), [(Raid, "raid", "end"), (Household, "household", "collect")])
def test_cards_say_what_they_do_and_what_ends_stands_last(
    step: type[Raid] | type[Household], kind: str, end: str
) -> None:
    t = Table(2).fighters("a", C1="1-01")
    t.hand("a", "bike", "tools", "lab")
    t.start(step(seat="a"))
    shape = t.ask("a", kind).ask.shape
    first, _ = replay(shape, [])
    assert isinstance(first, One) and [option.key for option in first.options if option.ends] == [end]
    labels = said(t, "a", kind)
    wanted = ["Bike: 1 more step"] if kind == "raid" else ["Lab: builds a Barricade or despoils a quarter"]
    assert {*wanted} <= {*labels}


def test_R15_the_end_gives_everybody_a_place_and_honours_deeds() -> None:
    t = Table(3).fighters("a", C1="1-01").fighters("b", C1="2-01", C2="2-01")
    for seat in ("a", "b", "c"):
        t.s.won[seat].get().append(t.s.goals.cards.pop())
    t.s.credit("c", "cleared", 4)
    with pytest.raises(End) as end:
        finish(t.s, t.s.living, "events")
    t.s.result = end.value.result
    places = [(each.seat, LOCALE.message(each.text, NAMES)) for each in t.game.standings(t.s)]
    assert places == [
        ("b", "1 Goal, 2 Fighters in the city"),
        ("a", "1 Goal, 1 Fighter in the city"),
        ("c", "1 Goal, 0 Fighters in the city"),
    ]
    (award,) = honours(t.s, t.game.awards)
    assert LOCALE.message(award, {"c": "Cy"}) == "Best exterminator: Cy – 4 Zombies"


def test_11_advice_has_its_reason() -> None:
    t = Table(mercs="off").goals("C02", "C03").fighters("a", C1="1-05").start(Raid(seat="a"))
    seen, asked = view(t.s, "a"), t.ask("a", "raid")
    words = t.game.stand_in(seen, asked)
    reason = t.game.reason(seen, asked, words)
    assert words == ["C1", "3-01"] and reason and reason.key == "zgame-why-and"


def test_R11_6_a_household_without_works_asks_at_once_who_joins() -> None:
    t = Table(2)
    t.fighters("a", W1=t.s.home("a")).start(Household(seat="a"))
    question, _, *trades = said(t, "a", "household")
    assert "Which one?" in question and len(trades) > 1
    t.hand("a", "stew")
    assert said(t, "a", "household")[0].startswith("Your Household: cards")


def planned(t: Table, seat: str, kind: str, *words: str, language: str = "en") -> str | None:
    """What advice says that these words come to."""
    plan = t.game.plan(view(t.s, seat), t.ask(seat, kind), words)
    return None if plan is None else Texts()(language).message(plan, NAMES)


def rest(t: Table, seat: str, kind: str, *wanted: str) -> list[str]:
    """An answer with these words wherever they may be said, and the first one everywhere else."""
    words: list[str] = []
    while (shape := replay(t.ask(seat, kind).ask.shape, words)[0]) is not None:
        offered = list(shape.words())
        words.append(next((word for word in wanted if word in offered and word not in words), offered[0]))
    return words


def test_11_a_step_is_advised_as_who_goes_where() -> None:
    t = Table(2).fighters("a", C1="3-02", C2="1-01", T1="3-02").start(Raid(seat="a"))
    assert planned(t, "a", "raid", "T1", "1-01") == "send the Techie to the Gun Shop 1-01"
    told = "send the Cutthroat who is in the Garage 3-02 to the Gun Shop 1-01"
    assert planned(t, "a", "raid", "C1", "1-01") == told, "there is another one elsewhere"
    assert planned(t, "a", "raid", "T1", "1-01", language="ru") == "отправить технаря в Оружейную 1-01"
    assert planned(t, "a", "raid", "end") is None


def test_11_a_household_is_advised_as_one_plan() -> None:
    t = Table(2).fighters("a", T1="1-01", C1="1-02")
    stew, petrol = t.hand("a", "stew", "petrol")
    t.start(Household(seat="a"))
    words = rest(t, "a", "household", "T1", stew, petrol, "1-02", "W")
    assert planned(t, "a", "household", *words) == (
        "build a Barricade in the Gun Shop 1-01 (Techie), use the card Stew (Food +2), "
        "use the card Petrol (despoil Butcher Row 1-02) and take a Wrecker to the Garage 3-02"
    )
    assert planned(t, "a", "household", *words, language="ru") == (
        "построить баррикаду в Оружейной 1-01 (технарь), сыграть карту «Тушёнка» (пища +2), "
        "сыграть карту «Бензак» (опустошить Мясные ряды 1-02) и взять разорителя в Гаражи 3-02"
    )


@pytest.mark.parametrize(
    ("card", "words", "told"),
    [
        ("flare", ("2-01",), "new Zombies in the Police Station 2-01"),
        ("rifle", ("1-02",), "shoot 1 Zombie at Butcher Row 1-02"),
        ("siren", ("1-01",), "Zombies move: 1-02 Butcher Row → 1-01 Gun Shop"),
        ("gold", ("marauders", "2-01"), "the Marauders go to the Police Station 2-01"),
        ("bike", ("C1",), "1 more step: Cutthroat"),
        ("car", ("C1", "1-02"), "ride to Butcher Row 1-02: Cutthroat"),
        ("firstaid", (), "Medicine +1"),
        ("pickpocket", (), "steal a card from Bob"),
        ("zorgius", (), "despoil Butcher Row 1-02"),
    ],
)
def test_11_a_card_is_advised_with_what_it_does_and_to_whom(card: str, words: tuple[str, ...], told: str) -> None:
    t = Table(2).fighters("a", C1="1-01", T1="3-02").fighters("b", C1="1-02").zombies(q1_02=1)
    (copy,) = t.hand("a", card)
    t.hand("b", "axe")
    t.start(Raid(seat="a"))
    plan = planned(t, "a", "raid", *rest(t, "a", "raid", copy, *words))
    assert plan is not None and told in plan, plan


def test_R7_1_cards_and_where_their_noise_goes_are_one_plan() -> None:
    t = Table(2).fighters("a", C1="1-01").zombies(q1_01=1).top("undead", "contagion")
    pistol, axe = t.hand("a", "pistol", "axe")
    t.start(Slaughter(seat="a"))
    assert planned(t, "a", "undead", f"{pistol},{axe}", "1-02") == (
        "lay the cards Pistol and Axe and send the Zombies that hear it to Butcher Row 1-02"
    )
    assert planned(t, "a", "undead", axe) is None, "the label tells it"


def test_R0_2_R2_5_a_place_says_that_it_yields_nothing() -> None:
    t = Table(2).fighters("a", C1="3-02")
    t.site("1-01").despoiled, t.s.marauders = True, "1-02"
    t.start(Raid(seat="a"))
    assert "1-01 Gun Shop: despoiled" in said(t, "a", "raid", "C1")
    t.fighters("a", C1="3-01")
    assert "1-02 Butcher Row: Marauders" in said(t, "a", "raid", "C1")
