"""What the named commands of Zombie Plague answer and offer (R4, R19)."""

from __future__ import annotations

import pytest
from kit.commands import Speaker
from plague.table import Table

from engine.games.plague.commands import COMMANDS
from engine.games.plague.dead.acting import Acting
from engine.games.plague.phases.set_up import Placing
from engine.games.plague.state import CAR, ZOMBIES


def member(table: Table | None, seat: str = "a") -> Speaker:
    return Speaker(COMMANDS, table, seat)


def alone(*cards: str, at: str = "L17") -> Table:
    """Human 1, the only one, in his turn."""
    table = Table(1)
    table.human("h1", at, *cards)
    return table.begin()


def pair(*cards: str) -> Table:
    """Humans 1 and 2 of one seat side by side."""
    table = Table(2)
    table.human("h1", "L17", *cards)
    table.human("h2", "L18", "medkit")
    return table.begin()


# Whom it is about


def test_a_human_is_meant_by_number_by_name_or_as_the_only_one() -> None:
    table = Table(3, seats=2)
    own, others = table.s.crews["a"], table.s.crews["b"]
    assert (own, others) == (["h1", "h3"], ["h2"])
    speaker = member(table.begin())
    for typed, figure in (("1", "h1"), (" H3 ", "h3"), ("ч3", "h3"), ("h3", "h3"), ("2", "h2"), ("", ""), ("x", "")):
        assert speaker.means("aim", figure=typed) == figure
    assert member(table, "b").means("aim") == "h2", "the only one"
    table["h1"].character = "cook"
    assert speaker.means("aim", figure="character-cook") == "h1"
    table["h3"].dead = True
    assert speaker.means("aim") == "h1", "the only one who lives"
    assert member(None).means("aim", figure="1") == member(table, ZOMBIES).means("aim", figure="1") == ""


def test_a_human_to_choose_from() -> None:
    table = Table(3, seats=2)
    table["h1"].character = "cook"
    speaker = member(table.begin())
    assert speaker.offered("aim", "figure") == speaker.offered("move", "figure") == ["h1", "h3"]
    assert speaker.offered("aim", "figure", "cook") == ["h1"]
    table.zombies("L16", "L18")
    assert member(table, ZOMBIES).offered("move", "figure") == ["z1", "z2"]
    assert member(table, ZOMBIES).offered("move", "figure", "L18") == ["z2"]
    assert member(None).offered("aim", "figure") == member(None).offered("move", "figure") == []


# What is typed


@pytest.mark.parametrize(
    ("command", "given", "answers"),
    [
        ("move", {"to": "#L16"}, {"act": ["move", "L16"], "start": ["L16"], "horde": ["send", "L16"]}),
        ("move", {"to": "L16", "figure": " 12 "}, {"act": ["move", "L16"], "start": ["L16"], "horde": ["z12", "L16"]}),
        ("move", {"to": "L16", "figure": "R3"}, {"act": ["move", "L16"], "start": ["L16"], "horde": ["r3", "L16"]}),
        (
            "move",
            {"to": "near", "figure": "1, Z3,r2"},
            {"act": ["move", "near"], "start": ["near"], "horde": ["send", "near", "z1,z3,r2"]},
        ),
        ("search", {}, {"act": ["search"]}),
        ("search", {"where": "X1"}, {"act": ["search", "X1"]}),
        ("search", {"where": "#P5"}, {"act": ["search", "X1"]}),
        ("use", {"card": "medkit#1", "target": "#h1"}, {"act": ["use", "medkit#1", "h1"]}),
        ("use", {"card": "plan#1"}, {"act": ["use", "plan#1"]}),
        ("give", {"human": "h2", "card": "bat#1"}, {"act": ["give", "h2", "bat#1"]}),
        ("take", {"card": "bat#1"}, {"act": ["pick", "bat#1"]}),
        ("take", {"card": "bat#1", "square": "#L16"}, {"act": ["pick", "L16", "bat#1"]}),
        ("take", {"card": "bat#1", "human": "h2"}, {"act": ["take", "h2", "bat#1"]}),
        ("drop", {"cards": "bat#1,axe#1"}, {"act": ["drop", "bat#1,axe#1"], "aside": ["drop", "bat#1,axe#1"]}),
        ("barricade", {"where": "#L15-L16"}, {"act": ["build", "L15-L16"]}),
        ("barricade", {}, {"act": ["build"]}),
        ("clear", {}, {"act": ["break"]}),
        ("clear", {"where": "#L15-L16"}, {"act": ["break", "L15-L16"]}),
        ("clear", {"where": "#A20"}, {"act": ["douse", "A20"]}),
        ("carry", {"human": "h2"}, {"act": ["lift", "h2"]}),
        ("carry", {}, {"act": ["put"], "aside": ["put"]}),
        ("carry", {"square": "#L16"}, {"act": ["put", "L16"], "aside": ["put", "L16"]}),
        ("aim", {}, {"act": ["aim"]}),
        ("car", {"do": "in"}, {"act": ["board"]}),
        ("car", {"do": "start"}, {"act": ["ignite"]}),
        ("car", {"do": "out", "square": "#E14"}, {"act": ["leave", "E14"]}),
        ("baby", {"do": "take"}, {"act": ["baby_take"]}),
        ("baby", {"do": "give", "human": "h2"}, {"act": ["baby_pass", "give", "h2"]}),
        ("baby", {"do": "put", "square": "#L16"}, {"act": ["baby_pass", "put", "L16"]}),
        ("done", {}, {"act": ["done"], "horde": ["end"]}),
        ("declare", {"do": "back"}, {"aside": ["back"]}),
        ("declare", {"do": "reveal", "sure": "yes"}, {"aside": ["reveal"]}),
        ("declare", {"do": "sacrifice"}, {"aside": ["sacrifice"]}),
        ("declare", {"do": "sacrifice", "sure": "yes"}, {"aside": ["sacrifice", "sure"]}),
        ("play", {"card": "fog"}, {"horde": ["card", "fog"]}),
        ("play", {"card": "panic", "target": "h1 › #L16"}, {"horde": ["card", "panic", "h1", "L16"]}),
    ],
)
def test_R4_what_a_command_answers(command: str, given: dict[str, str], answers: dict[str, list[str]]) -> None:
    table = Table(1, fire="on")
    table.s.fires = ["A20"]
    assert member(table.begin()).says(command, **given) == answers


def test_commands_of_somebody_who_sees_another_game_are_answered_as_typed() -> None:
    speaker = member(None)
    assert speaker.says("search", where="#P5") == {"act": ["search", "P5"]}
    assert speaker.says("clear", where="A20") == {"act": ["break", "A20"]}
    assert speaker.says("take", card="bat#1", human="h2") == {"act": ["take", "h2", "bat#1"]}
    assert speaker.says("attack", target="#L18") == {"act": ["attack", "hands", "L18"], "horde": ["hunt", "L18"]}
    assert speaker.offered("attack", "target") == speaker.offered("attack", "weapon") == []


def test_every_question_besides_the_turn_is_answered_by_naming_what_is_chosen() -> None:
    said = member(Table(1).begin()).says("choose", what="zombie › #L16")
    assert said == {
        kind: ["zombie", "L16"] for kind in ("character", "start", "crush", "enter", "kindle", "howl", "rise", "horde")
    }


def test_R8_7_whoever_is_carried_gets_down_by_himself() -> None:
    table = pair()
    table["h2"].life = 1
    table["h1"].carries, table["h2"].at = "h2", ""
    assert member(table).says("carry", figure="2") == {"act": ["put"], "aside": ["down"]}
    assert member(table).says("carry", figure="1") == {"act": ["put"], "aside": ["put"]}


def test_R30_4_the_open_traitor_takes_from_anybody() -> None:
    table = Table(2, seats=2, traitor="on").begin()
    traitor = table.s.traitor
    seat = table.s.leader(traitor)
    assert member(table, seat).says("take", human="h9", card="bat#1") == {"act": ["take", "h9", "bat#1"]}
    table.aside(traitor, "reveal")
    assert member(table, seat).says("take", human="h9", card="bat#1") == {"act": ["steal", "h9", "bat#1"]}
    other = "b" if seat == "a" else "a"
    assert member(table, other).says("take", human="h9", card="bat#1") == {"act": ["take", "h9", "bat#1"]}


# Attacks


def test_R10_an_attack_without_a_weapon_is_made_with_the_one_that_kills_best() -> None:
    table = alone("knife", "katana", "revolver")
    table.zombies("L18", "L20")
    speaker = member(table)
    for target, weapon in (("z1", "katana#1"), ("#L18", "katana#1"), ("Z2", "revolver#1"), ("X1", "hands")):
        said = target.removeprefix("#")
        answers = {"act": ["attack", weapon, said], "horde": ["hunt", said]}
        assert speaker.says("attack", target=target) == answers
    assert speaker.says("attack", target="figure-zombie {'n': 2}")["act"][1] == "revolver#1", "by its name"
    assert speaker.says("attack", target="figure-zombie")["act"][1] == "hands", "several of that name"


def test_R10_an_attack_with_all_that_can_be_said() -> None:
    speaker = member(alone("shotgun"))
    assert speaker.says("attack", target="z1", weapon="shotgun#1", second="#z2", push="#L16") == {
        "act": ["attack", "shotgun#1", "z1", "z2", "L16"],
        "horde": ["attack", "z1", "shotgun#1"],
    }
    assert speaker.says("attack", target="z1", weapon="check", push="#L16") == {"act": ["check", "z1", "L16"]}


def test_R10_what_can_be_attacked_with_what() -> None:
    table = alone("katana", "revolver")
    table.zombies("L18", "L20", "A1")
    speaker = member(table)
    assert speaker.offered("attack", "target") == ["z1", "z2"]
    assert speaker.offered("attack", "target", "L20") == ["z2"], "by where it stands"
    assert speaker.offered("attack", "target", weapon="katana#1") == ["z1"]
    assert speaker.offered("attack", "weapon") == ["revolver#1", "katana#1", "hands"]
    assert speaker.offered("attack", "weapon", "card-katana") == ["katana#1"]
    table = alone("grenade")
    table.zombies("L20")
    assert "N17" in member(table).offered("attack", "target", weapon="grenade#1"), "a square"


def test_R21_5_zombies_attack_one_and_all_or_those_that_are_listed() -> None:
    table = Table(2).dark()
    table.human("h1", "L17")
    table.human("h2", "N17")
    table.zombies("L18", "N18", "K17")
    table.start(Acting())
    speaker = member(table, ZOMBIES)
    assert speaker.offered("attack", "target") == ["h1", "h2"]
    assert speaker.offered("attack", "target", "2") == ["h2"]
    assert speaker.offered("attack", "weapon", target="h1")[:3] == ["z1", "z3", "z1,z3"]
    assert speaker.says("attack", target="h1", weapon="z1,z3")["horde"] == ["attack", "h1", "z1,z3"]
    assert speaker.says("attack", target="h1")["horde"] == ["hunt", "h1"], "with those who get there"
    assert {"h1", "h2", "car"} <= set(speaker.offered("move", "to"))
    assert set(speaker.offered("move", "to", figure="Z1")) == {"M18", "K18", "L19", "K19", "M17", "L20", "J18"}


# What is offered


def test_R7_where_one_can_walk_or_begin() -> None:
    table = pair()
    speaker = member(table)
    assert speaker.offered("move", "to", figure="1") == table.can("h1", "move")
    assert speaker.offered("move", "to", figure="2") == table.can("h2", "move")
    assert speaker.offered("move", "to", "L16", figure="1") == ["L16"]
    table = Table(1, seats=1)
    table["h1"].at = ""
    table.force(4).start(Placing())
    assert member(table).offered("move", "to") == table.words("a", "start") != []


def test_R9_what_can_be_done_with_things() -> None:
    table = pair("bandage", "bat")
    table["h1"].life = 1
    table.s.piles = {"L16": [table.card("knife")], "K17": [table.card("axe")]}
    speaker = member(table)
    assert speaker.offered("use", "card", figure="1") == ["bandage#1"]
    assert speaker.offered("use", "target", figure="1", card="bandage#1") == ["h1"]
    assert speaker.offered("give", "human", figure="1") == ["h2"]
    assert speaker.offered("give", "card", figure="1", human="h2") == ["bandage#1", "bat#1"]
    assert speaker.offered("drop", "cards", figure="1") == ["bandage#1", "bat#1", "bandage#1,bat#1"]
    assert speaker.offered("take", "card", figure="1") == ["L16", "K17"], "first where"
    assert speaker.offered("take", "card", figure="1", square="#L16") == ["knife#1"]
    table["h2"].life = 0
    assert speaker.offered("take", "human", figure="1") == speaker.offered("carry", "human", figure="1") == ["h2"]
    assert speaker.offered("take", "card", figure="1", human="h2") == ["medkit#1"]


def test_R15_R26_what_can_be_built_searched_and_cleared() -> None:
    table = alone("axe", at="L15").barricade("W3")
    assert member(table).offered("barricade", "where") == ["L15-L16"]
    table.s.barricades = ["L15-L16"]
    assert member(table).offered("clear", "where") == ["L15-L16"]
    assert member(alone(at="O5")).offered("search", "where") == ["X1"]


def test_R16_R29_ways_out_of_the_car_and_of_the_baby() -> None:
    table = Table(2, baby="placed").searched()
    for human in table.s.humans.values():
        human.at = CAR
    speaker = member(table.begin())
    assert speaker.offered("car", "square", figure="1") == ["B14", "E14"]
    table = pair()
    table.s.baby.carrier = "h1"
    assert member(table).offered("baby", "human", figure="1") == ["h2"]
    assert member(table).offered("baby", "square", "L1", figure="1") == ["L17", "L16", "L18"]
    table["h1"].carries, table["h2"].at, table["h1"].lifted = "h2", "", "L18"
    assert member(table).offered("carry", "square", figure="1") == ["L18"]


def test_R23_the_cards_of_the_zombie_player() -> None:
    table = Table(1).dark().hand("fog", "from_below").start(Acting())
    speaker = member(table, ZOMBIES)
    assert speaker.offered("play", "card") == ["fog", "from_below"]
    assert speaker.offered("play", "target", "A10", card="from_below") == ["A10"]


def test_what_can_be_chosen_besides_the_turn() -> None:
    table = Table(1).dark().start(Acting())
    assert member(table, ZOMBIES).offered("choose", "what") == table.words(ZOMBIES, "horde")
    assert member(table).offered("choose", "what") == []
