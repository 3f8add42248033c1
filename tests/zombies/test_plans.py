"""Advice of several steps is told as one deed, not as the names of buttons."""

from __future__ import annotations

from every_game import game_of
from zombies.table import Table
from zombies.turns import at, street

from engine.core.act import Answer
from engine.core.runner import decisions, default, offered, opened
from engine.games.zombies.steps.place import Fill
from engine.tables.advice import advise
from telling.texts import Texts

NAMES = {"a": "Ann", "b": "Bob", "c": "Cy"}


def test_ways_fillings_zombies_and_cards_against_others_are_told_as_a_deed() -> None:
    game, told = game_of("zombies"), dict[str, list[str]]()
    s, _ = game.set_up(game.settings(), list("abc"), "a seed", None)
    for _ in range(400):
        if s.over:
            break
        act = game.follow(s, opened(s) or decisions(s))
        if act is None:
            asked = decisions(s)
            for seat in {seat for each in asked for seat in each.seats}:
                advice = advise(game, s, seat)
                if advice is not None and len(advice.words) > 1 and advice.plan is not None:
                    for language in ("en", "ru"):
                        text = Texts()(language).message(advice.plan, NAMES)
                        told.setdefault(f"{advice.decision.kind} {language}", []).append(text)
                        assert "›" not in text and "⟨" not in text
            decision = next((each for each in asked if each.ask.wait), asked[0])
            seat = decision.seats[0]
            advice = advise(game, s, seat)
            good = advice is not None and advice.decision.id == decision.id
            words = advice.words if advice is not None and good else default(decision)
            act = Answer(seat=seat, decision=decision.id, words=words)
        game.apply(s, act)
    assert {"move en", "move ru", "fill en", "zombie ru"} <= told.keys()
    assert any(each.startswith("go to ") and "fight on the way" in each for each in told["move en"])
    assert all(each.startswith("дойти до ") for each in told["move ru"])
    assert all(each.startswith("передвинуть зомби с ") for each in told["zombie ru"])


def plan(table: Table, seat: str, kind: str, *words: str, language: str = "en") -> str:
    """What an answer comes to, as one deed."""
    (decision,) = [each for each in offered(table.s, seat) if each.kind == kind]
    said = game_of("zombies").plan(table.s, decision, words)
    return Texts()(language).message(said, NAMES) if said else ""


def test_laying_a_tile_is_a_deed_where_it_takes_several_words() -> None:
    table = at(1, street(2).pile("T19"))
    (decision,) = [each for each in offered(table.s, "a") if each.kind == "place"]
    cell, turn = default(decision)
    assert plan(table, "a", "place", cell, turn).startswith("lay Bend in place ")
    assert plan(table, "a", "place", "hand", cell, turn).endswith(", and fill it by hand")
    said = plan(table, "a", "place", "hand", cell, turn, language="ru")
    assert said.startswith("выложить локацию Поворот на место ") and said.endswith("; заполнить вручную")
    assert "с выходом на" in said and "«" not in said, "names of places have quotes of their own"


def test_cards_are_deeds_with_all_that_is_chosen_for_them() -> None:
    table = street(3).zombies("3.5", "4.5").hand("a", "where_did_everybody_go", "this_isnt_so_bad", "butter_fingers")
    table.hand("a", "zombie_master").pawn("b", "1.4").play("b", "fire_axe")
    held = {table.s.card(copy).id: copy for copy in table["a"].hand.cards}
    at(4, table)
    for words, said in (
        (
            (held["where_did_everybody_go"], "b", "1.5", "1.6", "2.4", "2.5", "2.6"),
            "play Where Did Everybody Go? on Bob: 1.5 → 1.6 → 2.4 → 2.5 → 2.6",
        ),
        ((held["this_isnt_so_bad"], "3.5", "1.5", "none"), "play This Isn't So Bad: 3.5 → 1.5"),
        ((held["butter_fingers"], "b", "bullets"), "play Butter Fingers on Bob, who loses bullets"),
        (
            (held["butter_fingers"], "b", table["b"].table[0].card),
            "play Butter Fingers on Bob, who loses Fire Axe",
        ),
        (
            (held["zombie_master"], "1.5,1.6,2.4,2.5,2.6"),
            "play Zombie Master: zombies on 1.5, 1.6, 2.4, 2.5, 2.6",
        ),
    ):
        assert plan(table, "a", "card", *words) == said


def test_an_answer_of_one_word_is_a_deed_too() -> None:
    table = street(2).zombies("1.4", "4.1", "4.5").hand("a", "much_needed_rest", "hey_look_a_shotgun")
    table.play("a", "lots_of_ammo").pawn("a", "0.6").give("a", lives=1)
    held = {table.s.card(copy).id: copy for copy in table["a"].hand.cards}
    at(4, table)
    for kind, word, said, ru in (
        (
            "move",
            "1.4",
            "go to 1.4 (Straight street): 1 square, 1 fight on the way",
            "дойти до 1.4 (Прямая улица): 1 клетка, по пути 1 бой",
        ),
        ("card", held["much_needed_rest"], "play Much Needed Rest", "сыграть карту «Долгожданный отдых»"),
        (
            "card",
            held["hey_look_a_shotgun"],
            "lay down Hey, Look! A Shotgun!",
            "выложить карту «Смотри-ка, дробовик!»",
        ),
        (
            "use",
            table["a"].table[0].card,
            "discard Lots of Ammo and use it",
            "пустить в дело карту «Полно патронов»",
        ),
        ("move", "stop", "", ""),
    ):
        assert plan(table, "a", kind, word) == said and plan(table, "a", kind, word, language="ru") == ru
    table = at(5, street(2).zombies("3.5", "4.6"))
    assert plan(table, "a", "zombie", "4.6") == "move the zombie on 4.6 to 4.5 (Straight street “Theater 6”)"
    assert plan(table, "a", "zombie", "auto") == ""
    table = at(6, street(2).hand("a", "fear", "skateboard", "grenade"))
    card = table["a"].hand.cards[2]
    assert plan(table, "a", "discard", card) == "discard Grenade" and plan(table, "a", "discard", "none") == ""
    assert plan(table, "a", "discard", card, language="ru") == "сбросить карту «Граната»"


def test_a_filling_of_one_word_is_told_kind_by_kind() -> None:
    table = Table(2).tile("T05", 0, -1)
    table.start(Fill(seat="a", number=1))
    words = default(table.ask("a", "fill"))
    assert len(words) == 1
    said = plan(table, "a", "fill", "1.1,1.2,1.3,1.6")
    assert said == "lives on 1.1, 1.2, 1.3, 1.6 · bullets on 1.5, 1.9", "every room gets a zombie"
