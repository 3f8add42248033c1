"""What the named commands of Z-Game answer and offer."""

from __future__ import annotations

from functools import partial

import pytest
from kit.commands import Speaker
from zgame.table import Table

from engine.core.view import view
from engine.games.zgame.commands import COMMANDS
from engine.games.zgame.fights.slaughter import Slaughter
from engine.games.zgame.phases.raid import Raid
from render.zgame.places import place


def member(table: Table | None, seat: str = "a") -> Speaker:
    return Speaker(COMMANDS, table, seat)


def raid(*cards: str) -> tuple[Table, list[str]]:
    """Seat a raids with a Fighter in the city and these cards."""
    table = Table(2).fighters("a", C1="1-01")
    held = table.hand("a", *cards)
    return table.start(Raid(seat="a")), held


@pytest.mark.parametrize(
    ("command", "given", "answers"),
    [
        ("fighters", {"who": "C1,C2"}, {"fighters": ["C1,C2"]}),
        ("place", {"tile": "#1-01", "cell": "3 › 4"}, {"tile": ["1-01", "3", "4"]}),
        ("pick", {"where": "#1-01"}, {kind: ["1-01"] for kind in ("marauders", "fight", "retreat", "ruin")}),
        ("walk", {"fighter": "C1", "to": "#1-02"}, {"raid": ["C1", "1-02"]}),
        ("use", {"card": "F01"}, {"raid": ["F01"]}),
        ("use", {"card": "F01", "targets": "C1 › 1-02"}, {"raid": ["F01", "C1", "1-02"]}),
        ("hire", {}, {"raid": ["hire"]}),
        ("finish", {}, {"raid": ["end"]}),
        ("lay", {"cards": "F01"}, {"attack": ["F01"], "defend": ["F01"], "undead": ["F01"]}),
        (
            "lay",
            {"cards": "F01", "noise": "1-02", "ransom": "pay", "who": "C1"},
            {"attack": ["F01", "1-02"], "defend": ["F01", "1-02"], "undead": ["pay", "F01", "1-02", "C1"]},
        ),
        ("household", {}, {"household": []}),
        ("household", {"how": "T1 › C1"}, {"household": ["T1", "C1"]}),
        ("discard", {"cards": "F01,F02"}, {"discard": ["F01,F02"]}),
        ("upkeep", {}, {"upkeep": []}),
        ("upkeep", {"who": "C1"}, {"upkeep": ["C1"]}),
        ("upkeep", {"food": 2}, {"upkeep": ["food=2"]}),
        ("upkeep", {"medicine": 1, "who": "C1"}, {"upkeep": ["medicine=1", "C1"]}),
        ("trade", {"with": "b", "food": 1}, {"business": ["b", "food=1"]}),
        ("trade", {"medicine": 3}, {"deal": ["accept", "medicine=3"]}),
        ("agree", {}, {"confirm": ["accept"]}),
        ("refuse", {}, {"business": ["pass"], "deal": ["refuse"], "confirm": ["refuse"]}),
        ("roll", {}, {"wrestle": ["roll"]}),
    ],
)
def test_what_a_command_answers(command: str, given: dict[str, str | int], answers: dict[str, list[str]]) -> None:
    assert member(Table(2)).says(command, **given) == answers


def test_R4_who_has_cards_says_which_ones_he_trades() -> None:
    table = Table(2)
    (card,) = table.hand("a", "axe")
    speaker = member(table)
    assert speaker.says("trade", **{"with": "b", "cards": card}) == {"business": ["b", card, "none"]}
    assert speaker.says("trade", food=1) == {"deal": ["accept", "none", "food=1"]}
    assert member(None).says("trade", **{"with": "b", "cards": card}) == {"business": ["b", "none"]}


def test_what_is_offered_in_a_raid() -> None:
    table, (card,) = raid("car")
    speaker = member(table)
    assert speaker.offered("walk", "fighter") == speaker.offered("use", "card") == table.words("a", "raid")
    assert speaker.offered("walk", "to", fighter="C1") == table.words("a", "raid", "C1")
    assert speaker.offered("walk", "to", "1-02", fighter="C1") == ["1-02"]
    assert speaker.offered("use", "targets", card=card) == table.words("a", "raid", card)
    assert speaker.offered("pick", "where") == [], "nothing asks for a place"


def test_cards_are_offered_after_those_that_are_typed_already() -> None:
    table, (axe, pistol, bat) = raid("axe", "pistol", "bat")
    speaker = member(table)
    for command in ("lay", "discard", "trade"):
        assert speaker.offered(command, "cards") == [axe, pistol, bat]
    assert speaker.offered("lay", "cards", "pistol") == [pistol]
    assert speaker.offered("lay", "cards", f"{axe}, bat") == [f"{axe},{bat}"]
    assert speaker.offered("lay", "cards", f"{axe},{bat},") == [f"{axe},{bat},{pistol}"]
    assert member(None).offered("lay", "cards") == []


def test_R7_5_cards_are_offered_with_what_they_are_worth_in_this_fight() -> None:
    table = Table(2).fighters("a", C1="1-01").zombies(q1_01=1)
    (bat,) = table.hand("a", "bat")
    assert member(table).offered("lay", "cards", "'n': 1") == [bat]
    table.start(Slaughter(seat="a"))
    assert member(table).offered("lay", "cards", "'n': 2") == [bat] and table.open() == [("a", "undead")]


def test_partners_and_places() -> None:
    table = Table(3)
    assert member(table).offered("trade", "with") == ["b", "c"]
    assert member(table).offered("trade", "with", "'c'") == ["c"]
    assert member(None).offered("trade", "with") == []
    table = Table(2).fighters("a", C1="1-01", T1="1-02").fighters("b", W1="1-02").zombies(q1_01=2)
    table.start(Slaughter(seat="a"))
    assert member(table).offered("pick", "where") == ["1-01", "1-02"] == table.words("a", "fight")
    assert member(table).offered("pick", "where", "02") == ["1-02"]


@pytest.mark.parametrize(
    ("command", "given", "answers"),
    [
        ("use", {"card": "N08", "targets": "1-02,1-07"}, {"raid": ["N08", "1-02,1-07"]}),
        ("use", {"card": "N08", "targets": "1-02, 1-07"}, {"raid": ["N08", "1-02, 1-07"]}),
        ("household", {"how": "T1 › 2-05/0,2-06/0"}, {"household": ["T1", "2-05/0,2-06/0"]}),
        ("use", {"card": "N08", "targets": "#1-02 Butcher Row"}, {"raid": ["N08", "1-02"]}),
        ("use", {"card": "N08", "targets": "205"}, {"raid": ["N08", "2-05"]}),
    ],
)
def test_a_list_of_places_is_answered_whole(
    command: str, given: dict[str, str], answers: dict[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = raid()
    speaker = member(table)
    monkeypatch.setattr(speaker.reader, "place", partial(place, view(table.s, "a")))
    assert speaker.says(command, **given) == answers
