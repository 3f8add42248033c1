"""The goal, one's own things and what cards do are in view while one chooses."""

from __future__ import annotations

import pytest
from languages import LANGUAGES
from zombies.card_table import CardTable
from zombies.table import SEATS, game
from zombies.turns import at, plaza, status, street

from engine.core.runner import offered
from engine.core.shape import One, replay
from engine.games.zombies.steps.helipad import Maxima
from telling.texts import Texts

CALLED = dict(zip(SEATS, ("Ann", "Boris", "Carl", "Dora", "Ed", "Fay"), strict=True))
DESCRIPTION = 100
"""Characters that a list shows of what an option does."""


def goal(table: CardTable, seat: str, language: str = "en") -> str:
    found = game().goal(table.s, seat)
    return Texts()(language).message(found, CALLED) if found else ""


def test_R1_the_goal_is_told_with_the_own_count_and_the_best() -> None:
    table = street(3).give("a", trophies=2).give("b", trophies=5)
    of = table.s.target
    assert goal(table, "a").startswith(f"Trophies 2 of {of}, Boris 5 · Helipad: ")
    assert goal(table, "b").startswith(f"Trophies 5 of {of}, the most · ")
    assert goal(table.give("a", trophies=5), "b").startswith(f"Trophies 5 of {of}, Ann 5 · ")
    table = plaza(3).pawn("b", "1.4")
    assert goal(table, "a").endswith("Helipad: 3 squares, Boris 1")
    assert goal(table, "a", "ru").endswith("Площадка: 3 клетки, Boris — 1")
    assert goal(table, "b").endswith("Helipad: 1 square, you are nearest")
    table["a"].gone = True
    assert goal(table, "a") == ""


def test_S3_the_goal_says_of_the_helipad_what_everybody_can_know() -> None:
    def said(table: CardTable, language: str = "en") -> str:
        return goal(table, "a", language).split(" · ")[1]

    assert said(CardTable(2)) == "Helipad: not among the next 20 tiles"
    assert said(CardTable(2), "ru") == "Площадка: не в ближайших 20 локациях"
    table = CardTable(2)
    table.s.pile.cards = table.s.pile.cards[:9]
    assert said(table) == "Helipad: among the next 9 tiles"
    assert said(table.give("a", trophies=1).start(Maxima(seat="a", tile="T02"))) == "The Helipad has been drawn"


def test_whoever_one_is_stands_first_in_my_things_then_what_lies_on_one_and_before_one() -> None:
    table = status(street(3).hand("a", "skateboard"), "a", "fear")
    table.play("a", "fire_axe")
    lines = [Texts()("en").message(each, CALLED) for each in game().hand(table.s, "a")]
    assert lines[0] == "You: blue circle · 3 lives · 3 bullets · 0.5 (Town Square)"
    assert lines[1].startswith("Fear: Ann will not move") and lines[2].startswith("**Fire Axe**: Lay it down in")
    assert lines[3].startswith("**Skateboard**: ") and len(lines) == 5
    table.pawn("a", "")
    assert Texts()("ru").message(game().hand(table.s, "a")[0], CALLED).endswith("3 патрона · вне карты")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_a_list_comes_with_what_it_does(language: str) -> None:
    texts = Texts()(language)
    assert all(0 < len(texts.message(card.about, {})) <= DESCRIPTION for card in game().data.cards.values())
    table = street(2).hand("a", "much_needed_rest", "fear", "adrenaline_rush").zombies("4.5")
    table.play("a", "lots_of_ammo")
    at(4, table)
    kinds = set[str]()
    for decision in offered(table.s, "a"):
        shape, _ = replay(decision.ask.shape, [])
        if decision.kind in ("card", "use"):
            kinds.add(decision.kind)
            assert isinstance(shape, One) and shape.options
            assert all(option.about and texts.message(option.about, CALLED) for option in shape.options)
    assert kinds == {"card", "use"}
    table.answer("a", "move", "stop").answer("a", "zombie", *table.default("a", "zombie"))
    (asked,) = [each for each in offered(table.s, "a") if each.kind == "discard"]
    shape, _ = replay(asked.ask.shape, [])
    assert isinstance(shape, One) and [bool(each.about) for each in shape.options] == [True] * 3 + [False]


def test_R7_1_a_drawn_card_comes_with_what_it_does_to_who_drew_it_only() -> None:
    table = street(2).hand("a", "grenade", "fire_axe")
    table.s.deck.cards = [table.copy("fear")]
    at(3, table.zombies("4.5"))
    (drawn,) = [each for each in table.events if each.message.key == "zombies-drew"]
    said = Texts()("en").message(drawn.message, CALLED)
    assert said == "You draw **Fear**. An opponent's pawn stands still in their next turn."
    assert drawn.only == ("a",)
