"""What the named commands of Zombicide answer and offer (R3)."""

from __future__ import annotations

import pytest
from kit.commands import Speaker
from zombicide.table import Table

from engine.games.zombicide.commands import COMMANDS, QUESTIONS

HERE, NEXT = "8R.C", "8R.A"


def member(table: Table | None, seat: str = "a") -> Speaker:
    return Speaker(COMMANDS, table, seat)


def street(*cards: str, seats: int = 1) -> Table:
    """Survivor 1 in his turn, with zombies here and in the next zone."""
    table = Table(seats=seats)
    table.survivor("s1", HERE, *cards, who="amy")
    return table.zombies(HERE, 2).zombies(NEXT, 1).turn()


def test_a_survivor_is_meant_by_himself_by_name_or_as_the_only_one() -> None:
    table = street(seats=6)
    table.survivor("s2", who="tess")
    (own,) = table.s.crews["b"]
    assert member(table, "b").means("done") == own, "the only one"
    table.s.crews = {"a": ["s1", "s2", "s3"]}
    speaker = member(table)
    for typed, figure in (("s2", "s2"), ("tess", "s2"), ("", ""), ("s4", "")):
        assert speaker.means("done", figure=typed) == figure
    assert speaker.offered("move", "figure") == ["s1", "s2", "s3"]
    assert speaker.offered("move", "figure", "tess") == ["s2"]
    table["s3"].standing = "dead"
    assert speaker.offered("move", "figure") == ["s1", "s2"]
    assert member(None).means("done", figure="s1") == ""


@pytest.mark.parametrize(
    ("command", "given", "answers"),
    [
        ("move", {"to": "#8R.A"}, {"act": ["move", NEXT], "follow": [NEXT]}),
        ("search", {}, {"act": ["search"]}),
        ("search", {"where": "#8R.A"}, {"act": ["search", NEXT]}),
        ("door", {"where": "#d1"}, {"act": ["door", "d1"]}),
        ("take", {}, {"act": ["take"]}),
        ("take", {"what": "#o1"}, {"act": ["take", "o1"]}),
        ("trade", {}, {"act": ["trade"]}),
        ("trade", {"with": "s2", "how": "s1 › #bag"}, {"act": ["trade", "s2", "s1", "bag"]}),
        ("use", {"what": "noise › #8R.A"}, {"act": ["noise", NEXT]}),
        ("eat", {"card": "water#1"}, {"aside": ["eat:water#1"]}),
        ("discard", {"card": "water#1"}, {"aside": ["discard:water#1"]}),
        ("done", {}, {"act": ["done"]}),
        ("choose", {"what": "#8R.A › x"}, {kind: [NEXT, "x"] for kind in QUESTIONS}),
    ],
)
def test_R3_what_a_command_answers(command: str, given: dict[str, str], answers: dict[str, list[str]]) -> None:
    assert member(street()).says(command, **given) == answers


def test_R8_an_attack_is_made_with_the_weapon_that_hits_most_unless_another_is_named() -> None:
    speaker = member(street("baseball_bat", "uzi"))
    for zone, weapon, arm in (
        ("", "", "ranged:uzi#1@8R.C"),
        ("#8R.C", "bat", "melee:baseball_bat#1@8R.C"),
        ("#8R.C", "melee:baseball_bat#1", "melee:baseball_bat#1@8R.C"),
        ("#8R.A", "", "ranged:uzi#1@8R.A"),
    ):
        said = speaker.says("attack", figure="s1", target=zone, weapon=weapon)
        assert said == {"act": ["attack", arm, "plain"], "strike": [arm, "plain"]}
    assert speaker.says("attack", figure="s1", target=NEXT, weapon="bat") == {"act": ["attack", NEXT]}
    assert speaker.says("attack", figure="s1", target=HERE, weapon="zombicide-card") == {"act": ["attack", HERE]}
    assert speaker.says("attack", target="x", weapon="y") == {"act": ["attack", "x", "y"]}, "whose is not said"


def test_R8_3_a_pair_counts_with_the_dice_of_both() -> None:
    table = street("uzi", "uzi")
    assert member(table).says("attack", figure="s1", target=NEXT)["strike"][0] == "ranged:uzi#1+uzi#2@8R.A"


def test_R5_4_risk_and_light_are_said_where_they_are_asked() -> None:
    table = street("baseball_bat", "shotgun", "flashlight")
    table.night()
    speaker = member(table)
    for given, words in (
        ({}, ["plain", "dark"]),
        ({"risk": "risk"}, ["risk", "dark"]),
        ({"light": "light"}, ["plain", "light"]),
    ):
        said = speaker.says("attack", figure="s1", target=NEXT, weapon="shotgun", **given)
        assert said["strike"][1:] == said["act"][2:] == words
        assert table.can("s1", *said["act"]) == []
    assert speaker.says("attack", figure="s1", target=HERE, light="light")["strike"][1:] == ["plain"]


def test_R3_what_is_offered_of_a_turn() -> None:
    table = street("baseball_bat", "shotgun")
    speaker = member(table)
    assert speaker.offered("move", "to", figure="s1") == table.can("s1", "move")
    assert speaker.offered("move", "to", "8R.A", figure="s1") == [NEXT]
    assert speaker.offered("attack", "target", figure="s1") == [HERE, NEXT]
    assert speaker.offered("attack", "target", "8R.A'", figure="s1") == [NEXT]
    assert speaker.offered("attack", "weapon", figure="s1") == ["melee:baseball_bat#1", "ranged:shotgun#1"]
    assert speaker.offered("attack", "weapon", "shotgun", figure="s1") == ["ranged:shotgun#1"]
    assert speaker.offered("trade", "with", figure="s1") == table.can("s1", "trade")
    assert speaker.offered("trade", "how", figure="s1", **{"with": "s2"}) == table.can("s1", "trade", "s2")
    assert speaker.offered("use", "what", figure="s1") == table.can("s1")
    assert speaker.offered("attack", "target") == speaker.offered("attack", "weapon") == [], "whose is not said"
    assert member(None).offered("attack", "target", figure="s1") == []


def test_R3_5_what_can_be_eaten_and_discarded() -> None:
    speaker = member(street("baseball_bat", "water"))
    assert speaker.offered("eat", "card", figure="s1") == ["water#1"]
    assert speaker.offered("discard", "card", figure="s1") == ["baseball_bat#1", "water#1"]
    assert speaker.offered("discard", "card", "bat", figure="s1") == ["baseball_bat#1"]


def test_what_can_be_chosen_besides_the_turn() -> None:
    table = street("katana", "katana").force(5, 5, 5, 5, 1, 1, 1, 1)
    assert member(table).offered("choose", "what", figure="s1") == []
    table.act("s1", "attack", table.can("s1", "attack")[0], "risk")
    ((_, kind),) = table.open()
    assert kind in QUESTIONS
    assert member(table).offered("choose", "what", figure="s1") == table.words("a", kind)
