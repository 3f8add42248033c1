"""What somebody else, a card or the rules did to a player reaches that player, in words and in red on the picture."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from zombies.card_table import CardTable
from zombies.pictured import catalogue, scene
from zombies.turns import at, effect, match, order_card, plaza, status, street

from engine.core.message import changes
from engine.games.zombies.survivors.knock_out import lose_life
from render.canvas.theme import DANGER
from render.zombies.board import compose
from telling.texts import Locale, Texts

CALLED = {"a": "Ann", "b": "Boris", "c": "Carl"}


def told(table: CardTable, seat: str, language: str = "en") -> list[str]:
    """The harm that a seat is told."""
    events = [each for each in table.events if seat in each.hurts and each.weight != "detail"]
    return [Texts()(language).message(each.message, CALLED) for each in events]


def played(card: str, *aim: str, lay: Callable[[CardTable], object] = lambda _: None) -> CardTable:
    """Seat a plays a card of its hand in its own step 4; b and c stand on 1.4 and the Town Square."""
    table = street(3).pawn("b", "1.4").hand("a", card)
    lay(table)
    return at(4, table.zombies("4.5")).plays("a", card, *aim)


CARDS = {
    "fear": "Ann plays Fear on Boris: not a step in the next turn, only healing or resting.",
    "claustrophobia": "Ann plays Claustrophobia on Boris: no entering buildings in the next turn, "
    "and from inside one the way out comes first.",
    "hysterical_paralysis": "Ann plays Hysterical Paralysis on Boris: the next turn is missed.",
    "brain_cramp": "Ann plays Brain Cramp on Boris: an opponent decides where the next move goes.",
    "your_shoes_untied": "Ann plays Your Shoe's Untied on Boris: half the points in the next move.",
}


@pytest.mark.parametrize("card", CARDS)
def test_a_card_against_somebody_is_a_line_with_both_names_and_what_it_does(card: str) -> None:
    table = played(card, "b")
    assert told(table, "b") == [CARDS[card]] and told(table, "a") == told(table, "c") == []


def test_bullets_and_cards_that_are_fumbled() -> None:
    table = played("butter_fingers", "b", "bullets")
    assert told(table, "b") == ["Ann plays Butter Fingers on Boris.", "Boris loses 2 bullets, 1 left."]
    assert changes(table.events)["bullets-b"] == 2
    table = street(3).hand("a", "butter_fingers")
    table.play("b", "fire_axe")
    at(4, table.zombies("4.5")).plays("a", "butter_fingers", "b", table["b"].table[0].card)
    assert told(table, "b") == ["Ann plays Butter Fingers on Boris.", "Boris loses Fire Axe."]
    table = played("bad_sense_of_direction", "b")
    assert told(table, "b")[1:] == ["Ann pays a life, and Boris is back on Town Square."]


def test_trophies_that_get_up_again() -> None:
    table = street(3).give("b", trophies=3, bullets=0, lives=0).hand("a", "i_dont_think_theyre_dead")
    at(4, table.zombies("4.5")).force(1, 1).plays("a", "i_dont_think_theyre_dead", "b")
    assert told(table, "b")[1:] == ["They are not dead: Boris returns 2 trophies, 1 left."]
    assert [each.weight for each in table.events if each.message.key == "zombies-rise"] == ["headline"]
    assert changes(table.events)["trophies-b"] == 2


def test_R15_7_whoever_is_led_astray_is_told_as_harm_what_came_of_it() -> None:
    path = ["1.5", "1.6", "1.5", "1.4", "1.5"]
    table = played("where_did_everybody_go", "b", *path)
    assert told(table, "b")[1:] == ["**Boris**, led astray by Ann: Straight street"]


def test_R9_5_a_zombie_that_is_moved_onto_somebody_elses_square_is_told_aloud() -> None:
    table = at(5, street(3, zombie_moves="1").pawn("b", "3.4").zombies("3.5", "4.5"))
    table.answer("a", "zombie", "3.5", "3.4")
    assert told(table, "b") == ["Ann moves a zombie onto the square of Boris: 3.4 (Straight street “Theater 6”)."]
    table = at(5, street(3, zombie_moves="1").pawn("a", "3.4").zombies("3.5", "4.5"))
    table.answer("a", "zombie", "3.5", "3.4")
    assert told(table, "a") == [] and told(table, "b") == []


def test_zombies_that_come_to_pawns() -> None:
    table = street(3).pawn("b", "3.4").hand("a", "were_screwed")
    squares = sorted(table.s.city.letters)[:9]
    at(4, table).plays("a", "were_screwed", ",".join([*squares, "3.4"]))
    beset = "Ann plays “We're Screwed”: a zombie stands on the square of Boris and Carl now."
    assert told(table, "b") == [f"{beset} Whoever is still there at the start of their next turn has to fight it."]
    assert told(table, "a") == []


def test_R15_2_what_lies_on_somebody_is_told_again_when_it_takes_effect() -> None:
    for card, line in (
        ("fear", "Fear: Ann cannot move in this turn."),
        ("claustrophobia", "Claustrophobia: Ann enters no building in this turn."),
        ("hysterical_paralysis", "Ann misses this turn: Hysterical Paralysis."),
        ("your_shoes_untied", "Your Shoe's Untied: Ann has half the points to walk with."),
        ("brain_cramp", "Brain Cramp: Ann goes where an opponent says."),
    ):
        assert told(match(status(street(), "a", card)), "a") == [line], card  # pyright: ignore[reportArgumentType]


def test_R12_lives_lost_in_anothers_turn_and_every_knock_out_are_harm() -> None:
    table = street(3).pawn("b", "1.4").give("b", lives=1, trophies=3)
    for seat, lines in (("b", ["Boris loses a life and has none left."]), ("a", [])):
        table.s.run.events.clear()
        lose_life(table.s, seat)
        table.events = list(table.s.run.events)
        assert told(table, seat) == lines and changes(table.events)[f"lives-{seat}"] == 1
    table.s.run.events.clear()
    lose_life(table.s, "b")
    table.events = list(table.s.run.events)
    assert told(table, "b") == ["Boris is knocked out: 2 trophies go back, 1 left. No cards are lost."]
    assert "fall-1.4" in changes(table.events) and table.s.deeds["b"]["falls"] == 1


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_was_lost_stands_in_red_where_it_happened(language: str) -> None:
    table = street(3).zombies("1.4", "2.4").give("a", lives=1, bullets=0, trophies=5)
    match(table.force(1, 1)).answer("a", "move", "1.4")
    found = changes(table.events)
    assert {ref: n for ref, n in found.items() if n and "-" not in ref} == {"1.4": 1}
    texts: Locale = catalogue(language)
    for changed in (frozenset(found), frozenset[str]()):
        losses = found if changed else {}
        sheet = compose(scene(table.s, texts, changed=changed, losses=losses))
        shown = {placed.text for placed in sheet.placed}
        assert ("\u22121" in shown) is ("\u22123" in shown) is bool(changed)
        reds = sum(n for n, colour in sheet.image.convert("RGB").getcolors(1 << 24) or () if colour == DANGER)
        assert (reds > 500) is bool(changed)
    assert scene(table.s, texts, changed=frozenset(found)).falls == ["1.4"]


def test_R1_1_before_a_turn_that_may_win_all_are_told_and_whoever_can_stop_it_is_called() -> None:
    def lines(table: CardTable, language: str) -> list[str]:
        found = [each.message for each in match(table).events if each.message.key == "zombies-near"]
        said = [Texts()(language).message(each, CALLED) for each in found]
        return [line for line in said if line.startswith("Ann")]

    def near() -> CardTable:
        return plaza(3).hand("b", "fear").hand("c", "fear", "skateboard")

    assert lines(near(), "en") == [
        "Ann may win in this turn: the Helipad is within 5 points. A card could still stop it: Boris and Carl."
    ]
    table = near()
    table["b"].used = True
    assert lines(table, "ru") == [
        "Ann может победить уже в этот ход: до площадки хватит 5 очков хода. Ещё могут помешать картой: Carl."
    ]
    table = street(3, kill_target="5").give("a", trophies=4)
    assert lines(table, "en") == [
        "Ann may win in this turn: one more trophy is enough. Nobody has a card left to stop it."
    ]
    for lay in (
        lambda t: status(t, "a", "fear"),
        lambda t: status(t, "a", "hysterical_paralysis"),
        lambda t: t.give("a", lives=0),
    ):  # pyright: ignore[reportUnknownLambdaType]
        table = near()
        lay(table)
        assert lines(table, "en") == []
    assert lines(street(3), "en") == []


def test_a_card_that_turns_the_race_is_a_scene() -> None:
    for table, weight in ((plaza(3), "scene"), (street(3), "line")):
        at(4, table.zombies("1.9" if weight == "scene" else "4.5").hand("a", "fear")).plays("a", "fear", "b")
        (event,) = [each for each in table.events if each.message.key in ("zombies-plays-on", "zombies-plays-last")]
        assert event.weight == weight
        assert ("might have won next" in Texts()("en").message(event.message, CALLED)) is (weight == "scene")


def test_the_helipad_and_a_sealed_map_are_scenes() -> None:
    table = street(2, helipad_rule="drawer").pile("T02").pawn("b", "4.6")
    at(1, table).answer("a", "place", *table.default("a", "place"))
    scenes = [Texts()("en").message(each.message, CALLED) for each in table.events if each.weight == "scene"]
    assert len(scenes) == 1 and scenes[0].startswith("The Helipad lies on the map, placed by Ann: the race is on!")
    assert scenes[0].count(" · ") == 1 and table.s.deeds["a"]["pad"] == 1


def test_effects_on_all_harm_nobody() -> None:
    table = match(effect(street(), "all_the_marbles", "a"))
    assert not any(each.hurts for each in table.events)


def test_a_card_by_order_is_told_like_one_by_hand() -> None:
    table = street(3).hand("b", "fear")
    order_card(table, "b", "fear", "a", "soon")
    match(table)
    assert told(table, "a") == ["Boris plays Fear on Ann: not a step in the next turn, only healing or resting."]
