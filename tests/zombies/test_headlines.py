"""One line per finished turn: where to, what came of the fights, what was found, played and moved."""

from __future__ import annotations

from typing import Any

import pytest
from zombies.turns import at, match, order_card, status, street

from engine.games.zombies.phases.retire import retire
from telling.texts import Texts

NAMES = {"a": "Ann", "b": "Boris", "c": "Carl"}


def said(table: Any, weight: str, language: str = "en") -> list[str]:
    """What was told with this weight since the last answer."""
    told = [event.message for event in table.events if event.weight == weight and not event.only]
    return [Texts()(language).message(message, NAMES) for message in told]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "**Ann**: Town Square → Straight street · 1 kill · 1 life lost · picked up a bullet, 1 now"),
        (
            "ru",
            "**Ann**: Городская площадь → Прямая улица · убит 1 зомби · потеряна 1 жизнь · подобран 1 патрон, теперь 1",
        ),
    ],
)
def test_a_turn_in_one_line(language: str, line: str) -> None:
    table = street(pickup="free_auto", movement="lives_plus_2").zombies("1.4").give("a", bullets=0)
    table.s.tokens["1.5"] = "bullet"
    match(table.force(2, 4)).answer("a", "move", "1.5")
    while table.open()[0][0] == "a":
        table.answer("a", table.open()[0][1], *table.default("a", table.open()[0][1]))
    assert line in said(table, "headline", language)


def test_a_turn_begins_where_the_pawn_stands_before_any_card() -> None:
    table = street().pawn("a", "1.4").hand("b", "bad_sense_of_direction")
    order_card(table, "b", "bad_sense_of_direction", "a", "soon")
    match(table).answer("a", "move", "stop").answer("a", "discard", "none")
    assert said(table, "headline") == ["**Ann**: Straight street → Town Square"]


def test_a_turn_that_is_lost_leads_nowhere() -> None:
    table = match(status(street(), "a", "hysterical_paralysis"))
    assert said(table, "headline") == ["**Ann**: turn missed (Hysterical Paralysis)"]


def test_the_moves_of_zombies_are_details_and_stand_in_no_headline() -> None:
    table = at(5, street().zombies("3.5", "4.5"))
    table.answer("a", "zombie", "auto")
    assert said(table, "headline") == []
    assert len(said(table, "detail")) >= 2 and not any("moves" in line for line in said(table, "line"))


def test_a_round_ends_with_the_standing() -> None:
    table = match(street().give("a", trophies=3))
    table.answer("a", "move", "stop")
    assert said(table, "scene") == []
    table.answer("b", "move", "stop")
    assert said(table, "scene") == ["Round 1 is over. Trophies (25 win): Ann 3 · Boris 0"]


def test_a_round_is_not_over_because_somebody_leaves_in_the_middle_of_it() -> None:
    table = match(street(3)).answer("a", "move", "stop")
    retire(table.s, "b")
    table.resume()
    assert table.s.active == "c" and said(table, "scene") == []
    table.answer("c", "move", "stop")
    assert [line.split(". ")[0] for line in said(table, "scene")] == ["Round 1 is over"]


def test_a_knock_out_in_the_own_turn_ends_a_part_of_the_story_with_that_turn() -> None:
    table = match(street(movement="lives_plus_2").zombies("1.4", "2.4").give("a", lives=1, bullets=0, trophies=2))
    table.force(1, 1).answer("a", "move", "1.4")
    assert said(table, "scene") == [] and table["a"].down
    assert "Ann is knocked out: 1 trophy goes back, 1 left. No cards are lost." in said(table, "line")
    while table.open()[0][0] == "a":
        table.answer("a", table.open()[0][1], *table.default("a", table.open()[0][1]))
    assert said(table, "scene") == ["Ann is knocked out, with 1 trophy left, and is back with the next turn."]
    assert " · knocked out, 1 trophy given back" in said(table, "headline")[0]


def test_a_card_against_somebody_names_both() -> None:
    table = match(street().hand("b", "fear"))
    table.answer("b", "card", *table.words("b", "card")[:1], "a")
    fear = "Boris plays Fear on Ann: not a step in the next turn, only healing or resting."
    assert said(table, "headline") == [fear]
    table = match(street().hand("a", "fear"))
    table.answer("a", "card", *table.words("a", "card")[:1], "b")
    assert said(table, "headline") == []
    table.answer("a", "move", "stop")
    assert said(table, "headline") == ["**Ann**: Town Square · played Fear on Boris"]
