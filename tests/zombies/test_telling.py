"""What is told: who and what before what came of it, totals, why something is not possible, and how it ends."""

from __future__ import annotations

from typing import Any

import pytest
from zombies.card_table import CardTable
from zombies.pictured import LANGUAGES, at, catalogue, scene, shown, sound
from zombies.turns import at as turn
from zombies.turns import bare, match, plaza, status, store, street

from engine.core.message import Message
from engine.core.state import End
from engine.core.view import view
from engine.games.zombies.phases.turn import end
from engine.games.zombies.steps.helipad import Maxima
from engine.games.zombies.survivors.pieces import standings
from engine.games.zombies.survivors.telling import told
from render.zombies import BOARD
from render.zombies.board import compose
from render.zombies.scene import ZombiesScene
from render.zombies.words import hand_lines
from render.zombies.zoom import hand as zoom_hand
from telling.texts import Texts

CALLED = {"a": "Ann", "b": "Boris", "c": "Carl"}


def said(table: Any, *weights: str, seat: str = "", language: str = "en") -> list[str]:
    """What was told with one of these weights to everybody, or to this seat too."""
    events = [each for each in table.events if each.weight in weights and (not each.only or seat in each.only)]
    return [Texts()(language).message(each.message, CALLED) for each in events]


def prompt(table: CardTable, seat: str, kind: str, language: str = "en") -> str:
    return Texts()(language).message(table.ask(seat, kind).prompt(table.s), CALLED)


# Cards: one line with who, what and what it does


@pytest.mark.parametrize("own", [True, False])
def test_zombies_that_come_are_told_in_one_line_with_who_played_what(own: bool) -> None:
    table = street(3).hand("a" if own else "b", "zombie_master").zombies("4.5")
    turn(4, table).plays("a" if own else "b", "zombie_master", "1.4,1.5,1.6,2.4,2.5")
    who = "Ann" if own else "Boris"
    line = f"{who} plays Zombie Master: 5 more zombies (Straight street #1 and Straight street #2)."
    assert said(table, "headline", "line") == [line]


def test_what_is_for_everybody_says_what_it_does_for_them() -> None:
    table = turn(4, street(3).hand("b", "alternate_food_source").zombies("4.5")).plays("b", "alternate_food_source")
    line = "Boris plays Alternate Food Source: nobody fights until the next turn of Boris is over."
    assert said(table, "headline", "line") == [line]
    table = turn(4, street(3).zombies("4.5").play("b", "all_the_marbles"))
    table.plays("b", "all_the_marbles", kind="use")
    line = "Boris discards All the Marbles: no zombie is moved until the next turn of Boris is over."
    assert said(table, "headline", "line") == [line]


@pytest.mark.parametrize(("faces", "line"), [((4, 5), "They stay dead: Boris keeps all trophies."), ((1, 1), "")])
def test_how_trophies_fare_is_a_headline_with_the_card_before_it(faces: tuple[int, ...], line: str) -> None:
    table = street(3).give("b", trophies=3, bullets=0, lives=0).hand("c", "i_dont_think_theyre_dead")
    turn(4, table.zombies("4.5")).force(*faces).plays("c", "i_dont_think_theyre_dead", "b")
    first = "Carl plays I Don't Think They're Dead on Boris."
    assert said(table, "headline") == [first, line or "They are not dead: Boris returns 2 trophies, 1 left."]


def test_a_card_that_is_drawn_is_told_to_who_drew_it_at_once() -> None:
    table = bare(2).hand("a", "fear")
    table.s.deck.cards = [table.copy("grenade"), table.copy("skateboard")]
    turn(3, table.zombies("0.5"))
    assert said(table, "line", seat="a") == [
        "You draw **Skateboard**. Item (Skate Shop). 2 more points to walk with.",
        "You draw **Grenade**. Weapon (Army Surplus). 1 life, and all zombies of a building beside you are trophies.",
    ]
    assert said(table, "line", seat="b") == []


# Totals


def test_what_is_picked_up_is_told_with_what_one_has_now() -> None:
    table = turn(4, street().tokens("life", "1.4").tokens("bullet", "1.5").zombies("4.5"))
    table.answer("a", "move", "path", "on", "0.6", "1.4", "take", "1.5", "take")
    assert said(table, "line") == [
        "Ann picks up a life at 1.4 (Straight street), 4 now.",
        "Ann picks up a bullet at 1.5 (Straight street), 4 now.",
    ]
    table.answer("a", "zombie", "auto")
    assert said(table, "headline") == ["**Ann**: picked up a life, 4 now · picked up a bullet, 4 now"]


@pytest.mark.parametrize("failed", [True, False])
def test_lots_of_ammo_tells_how_many_bullets_there_are(failed: bool) -> None:
    table = street().play("a", "lots_of_ammo").zombies("0.6", "4.5").give("a", bullets=1)
    turn(4, table.force(1))
    if failed:
        table.answer("a", "move", "0.6").answer("a", "wound", "ammo")
    else:
        table.plays("a", "lots_of_ammo", kind="use")
    assert said(table, "line")[-1] == "Ann discards Lots of Ammo: 3 bullets more, 4 now."
    ru = said(table, "line", language="ru")[-1]
    assert ru == "Ann пускает в дело карту «Полно патронов»: ещё 3 патрона, теперь 4."


def test_a_grenade_tells_its_trophies() -> None:
    table = turn(4, store().play("a", "grenade").pawn("a", "1.5").zombies("1.1", "1.2", "0.5").give("a", trophies=1))
    table.plays("a", "grenade", kind="use")
    assert said(table, "line")[0] == "Ann discards Grenade and kills 2 zombies: trophies now 3."


def test_R5_5_the_auction_is_a_headline_with_its_price() -> None:
    table = street(3).give("a", trophies=2).give("b", trophies=5)
    table.start(Maxima(seat="a", tile="T02")).answer("a", "maximum", "1").answer("b", "maximum", "4")
    assert said(table, "headline") == ["Boris wins the auction for 2 trophies (3 left) and places the Helipad."]


# Why nothing can be done


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("Fear: you cannot move", "You have only just come back", "You cannot move any more")),
        ("ru", ("Страх: в этот ход вы не сходите", "Вы только что вернулись", "В этот ход больше ходить")),
    ],
)
def test_R8_9_R15_4_whoever_cannot_move_is_told_why(language: str, lines: tuple[str, ...]) -> None:
    afraid = turn(4, status(street(), "a", "fear", armed=True).hand("a", "much_needed_rest"))
    back, broken = street().hand("a", "much_needed_rest"), street(fight_until_dead="off").hand("a", "much_needed_rest")
    back.s.halted = broken.s.halted = True
    for table, line in zip((afraid, turn(4, back), turn(4, broken)), lines, strict=True):
        assert prompt(table, "a", "move", language).startswith(line)


# The end


def test_R1_1_R1_2_R1_6_how_the_game_ended_in_words() -> None:
    table = turn(4, plaza(3).give("b", trophies=3).zombies("0.5")).answer("a", "move", "1.5")
    assert table.s.result
    assert Texts()("en").message(table.s.result.title, CALLED) == "Ann reaches the helicopter and flies out: victory!"
    assert [each.seat for each in standings(table.s)] == ["a", "b", "c"]
    table = turn(4, street(kill_target="5").give("a", trophies=4).zombies("0.6").force(6)).answer("a", "move", "0.6")
    assert table.s.result
    assert Texts()("ru").message(table.s.result.title, CALLED) == "Ann добывает последний нужный трофей. Победа!"
    table = match(street(3).give("b", trophies=2).give("c", trophies=2))
    with pytest.raises(End) as stopped:
        end(table.s)
    result = stopped.value.result
    assert result.winners == ["b", "c"]
    assert Texts()("en").message(result.title, CALLED) == "Most trophies: Boris and Carl."


# Pictures


@pytest.mark.parametrize("language", LANGUAGES)
def test_R4_9_a_city_without_a_way_out_says_so_on_the_board_and_in_words(language: str) -> None:
    texts = catalogue(language)
    line = {"en": "The city is sealed: no more tiles", "ru": "Город закрыт: новых локаций не будет"}[language]
    assert line in shown(at("sealed"), texts)
    assert line in BOARD.text(view(at("sealed"), None), texts, CALLED)
    assert any("Helipad: never" in text or "уже не появится" in text for text in shown(at("sealed"), texts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_my_things_show_what_lies_on_one_and_before_one_with_its_text(language: str) -> None:
    table = status(CardTable(3).city().hand("a", "fear"), "a", "claustrophobia", "b").play("a", "hey_look_a_shotgun", 2)
    seen = ZombiesScene(view(table.turn().s, "a"), catalogue(language), CALLED)
    sheet = zoom_hand(seen, "a")
    sound(sheet)
    drawn = " ".join(placed.text for placed in sheet.placed)
    lines = hand_lines(seen, "a")[1:3]
    assert len(lines) == 2 and "×2" in lines[1]
    assert all(line in drawn for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_D2_the_squares_of_a_tile_that_is_filled_bear_large_numbers(language: str) -> None:
    s = at("fill")
    rooms = s.city.rooms[4]
    placed = compose(scene(s, catalogue(language))).placed
    large = [each for each in placed if each.size > 20 and len(each.text) == 1]
    assert {each.text for each in large} >= {room.split(".")[1] for room in rooms}


def test_totals_come_after_what_costs_lives_and_bullets() -> None:
    noted = [
        Message("zombies-sum-takes", {"what": "life", "n": 1}),
        Message("zombies-sum-takes", {"what": "bullet", "n": 1}),
        Message("zombies-sum-heals", {"n": 2}),
        Message("zombies-sum-bleeds", {"n": 1}),
        Message("zombies-sum-shoots", {"n": 1}),
        Message("zombies-sum-kills", {"n": 2}),
        Message("zombies-sum-down", {"n": 1}),
    ]
    table = street().give("a", lives=3, bullets=2)
    assert [Texts()("en").message(each, CALLED) for each in told(table.s, "a", noted)] == [
        "2 kills",
        "1 life lost",
        "1 bullet fired",
        "knocked out, 1 trophy given back",
        "picked up a life, 3 now",
        "picked up a bullet, 2 now",
        "a life for 2 trophies, 3 now",
    ]
