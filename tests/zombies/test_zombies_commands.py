"""What the named commands of Zombies!!! answer (R19.1, R11.4, R9.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest
from zombies.table import Table
from zombies.turns import street

from engine.core.command import Answers, Suggestions, Typed
from engine.core.message import Message
from engine.games.zombies.commands import COMMANDS

BY_NAME = {command.name: command for command in COMMANDS}


class Plain:
    """Understands squares as #0.5, and cards by the keys of their names."""

    def place(self, typed: str) -> str:
        return typed.removeprefix("#")

    def means(self, typed: str, name: Message) -> bool:
        return typed == name.key

    def fitting(self, names: Iterable[tuple[Message, str]], typed: str) -> Suggestions:
        return [(name.key, value) for name, value in names]

    def rest(self, kind: str, before: Sequence[str], typed: str, subject: str = "") -> Suggestions:
        return []


def said(command: str, table: Table | None = None, *asked: str, **given: str) -> Answers:
    """What seat a answers with a command while it is asked such questions."""
    return BY_NAME[command].words(Typed(given, "a", table and table.s, frozenset(asked), Plain()))


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
    return list(said("zombie", table, **{"from": origin}, **({"to": to[0]} if to else {}))["zombie"])


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
