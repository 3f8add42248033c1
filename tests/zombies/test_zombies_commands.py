"""What the named commands of Zombies!!! answer (R19.1, R11.4, R9.2)."""

from __future__ import annotations

from typing import Any

import pytest
from kit.commands import Speaker
from zombies.table import Table
from zombies.turns import at, street

from engine.core.command import Answers
from engine.games.zombies.commands import COMMANDS
from engine.games.zombies.state import Status
from engine.games.zombies.steps.move import Move
from engine.games.zombies.survivors.repair import Repair


def said(command: str, table: Table | None = None, /, *asked: str, **given: Any) -> Answers:
    """What seat a answers with a command while it is asked such questions."""
    return Speaker(COMMANDS, table, also=asked).says(command, **given)


def offered(table: Table | None, command: str, parameter: str, current: str = "", /, **given: Any) -> list[str]:
    """What seat a is offered while it types."""
    return Speaker(COMMANDS, table).offered(command, parameter, current, **given)


@pytest.mark.parametrize(
    ("command", "given", "answers"),
    [
        ("place", {"cell": "#D4"}, {"place": ["D4"]}),
        ("place", {"cell": "#D4", "rotation": "1"}, {"place": ["D4", "1"]}),
        ("fill", {}, {"fill": []}),
        ("fill", {"how": "1.4,1.5"}, {"fill": ["1.4,1.5"]}),
        ("bid", {"amount": 0}, {"bid": ["pass"], "maximum": ["0"]}),
        ("bid", {"amount": 7}, {"bid": ["7"], "maximum": ["7"]}),
        ("roll", {}, {"fight": ["roll"], "move": ["roll"], "go": ["go"]}),
        ("bullets", {}, {"wound": ["bullets"], "repair": ["bullets"]}),
        ("life", {"die": 2}, {"wound": ["life"], "repair": ["life"]}),
        ("give", {}, {"repair": ["give"]}),
        ("kit", {}, {"wound": ["kit"]}),
        ("take", {}, {"move": ["take"]}),
        ("heal", {}, {"move": ["heal"]}),
        ("back", {}, {"move": ["back"]}),
        ("stop", {}, {"move": ["stop"]}),
        ("auto", {}, {"zombie": ["auto"]}),
        ("discard", {}, {"discard": []}),
        ("discard", {"card": "E01"}, {"discard": ["E01"]}),
    ],
)
def test_R19_1_what_a_command_answers(command: str, given: dict[str, Any], answers: dict[str, list[str]]) -> None:
    assert said(command, street(), **given) == answers


# Moving


def test_R19_1_a_square_is_gone_to_and_a_way_is_walked() -> None:
    table = street()
    for typed, words in (
        ("#1.4", ["1.4"]),
        ("1.4 careful", ["1.4", "careful"]),
        ("0.6,1.4", ["path", "on", "0.6", "1.4"]),
        ("0.6 › take > 1.4", ["path", "on", "0.6", "take", "1.4"]),
    ):
        assert said("move", table, to=typed) == {"move": words}
    assert said("move", table, to="0.6 1.4", until="fight") == {"move": ["path", "fight", "0.6", "1.4"]}
    assert said("move", table, to="1.4", until="on") == {"move": ["1.4"]}


def test_R19_1_with_a_condition_a_square_is_gone_to_by_its_way() -> None:
    table = street()
    table.start(Move(seat="a", base=5))
    assert said("move", table, to="1.4", until="fight") == {"move": ["path", "fight", "0.6", "1.4"]}
    table.zombies("0.6")
    assert said("move", table, to="1.4 careful", until="fight") == {"move": ["path", "fight", "0.6", "1.4"]}
    assert said("move", table, to="9.9", until="fight") == {"move": ["path", "fight", "9.9"]}
    assert said("move", None, to="1.4", until="fight") == {"move": ["path", "fight", "1.4"]}


def test_R19_1_squares_and_further_parts_of_a_way_are_offered() -> None:
    table = street()
    table.start(Move(seat="a", base=3))
    assert offered(table, "move", "to")[:2] == ["1.4", "0.2"]
    assert offered(table, "move", "to", "1.4") == ["1.4"]
    assert offered(table, "move", "to", "#0.6 1") == ["0.6 1.4"]
    assert offered(None, "move", "to") == []


# Fights


def test_2_4_which_die_is_said_only_where_there_is_a_choice() -> None:
    table = street().give("a", trophies=3, bullets=1)
    for dice, way, die, words in (
        ((1, 3), "bullets", 3, ["bullets"]),
        ((1, 3), "life", 3, ["life", "3"]),
        ((1, 3), "life", None, ["life"]),
        ((3, 5), "life", 3, ["life"]),
        ((3, 5), "life", 2, ["life", "2"]),
    ):
        table.start(Repair(seat="a", dice=[*dice]))
        given = {} if die is None else {"die": die}
        assert said(way, table, **given) == {"wound": [way], "repair": words}


def test_R11_cards_and_their_targets_are_offered() -> None:
    table = street(3).hand("a", "grenade", "first_aid_kit").play("a", "skateboard")
    grenade, kit = table["a"].hand.cards
    (item,) = table["a"].table
    assert offered(table, "play", "card") == offered(table, "discard", "card") == [grenade, kit]
    assert offered(table, "play", "card", "first_aid") == [kit]
    assert offered(table, "use", "item") == [item.card]
    assert offered(None, "play", "card") == offered(None, "use", "item") == []


def test_R13_7_whom_a_card_can_be_played_on_is_offered_once_it_is_chosen() -> None:
    table = at(6, street(3).hand("a", "fear", "brain_cramp"))
    fear, cramp = table["a"].hand.cards
    table["b"].statuses.append(Status(name="fear", by="c"))
    assert offered(table, "play", "targets", card=fear) == ["c"]
    assert offered(table, "play", "targets", card=cramp) == ["b", "c"]
    assert offered(table, "play", "targets", "c", card=cramp) == ["c"]


# Cards


def test_R11_4_a_card_is_played_with_its_targets() -> None:
    table = street().hand("a", "grenade")
    (card,) = table["a"].hand.cards
    assert said("play", table, card=card) == {"card": [card]}
    assert said("play", table, "wound", card=card, targets="0.6 › 1.4") == {"card": [card, "0.6", "1.4"]}


@pytest.mark.parametrize(("name", "way"), [("first_aid_kit", "kit"), ("adrenaline_rush", "rush")])
def test_R11_4_a_card_that_answers_a_failed_roll_answers_it(name: str, way: str) -> None:
    """Typed as the copy, as the card, or by its name; at any other time it is a card like others."""
    table = street()
    copy = table.copy(name)
    for typed in (copy, copy.lower(), name.upper(), f"zombies-card-{name}"):
        assert said("play", table, "wound", card=typed) == {"wound": [way]}
        assert said("use", table, "wound", item=typed) == {"wound": [way]}
        assert said("play", table, "card", card=typed) == {"card": [typed]}
        assert said("use", table, "use", item=typed) == {"use": [typed]}


# Zombies


def led(table: Table | None, origin: str, *to: str) -> list[str]:
    """The words with which a zombie is led from one square to another."""
    return [*said("zombie", table, **{"from": origin}, **({"to": to[0]} if to else {}))["zombie"]]


def test_R9_2_where_a_zombie_goes_is_not_said_where_it_has_no_choice() -> None:
    table = street(length=1).zombies("1.5", "1.6")
    assert led(table, "#1.5", "#1.4") == ["1.5"], "the other side is taken"
    assert led(table, "#1.6", "#1.5") == ["1.6", "1.5"], "it cannot go there, and is told so"
    assert led(table, "#1.5") == ["1.5"]
    table.s.zombies.remove("1.6")
    assert led(table, "#1.5", "#1.4") == ["1.5", "1.4"]


def test_R9_2_a_square_without_a_zombie_is_answered_as_typed() -> None:
    """So that the answer is refused, and not taken for another."""
    assert led(street(length=1), "1.6", "1.5") == led(None, "1.6", "1.5") == ["1.6", "1.5"]
