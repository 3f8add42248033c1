"""Set-up of Zombie Plague and its options, rule by rule (3, R26.1, R32)."""

from __future__ import annotations

from completeness import states
from kit.lobby import check_options
from plague.box import box
from plague.table import Table, game

from engine.core.runner import awaited
from engine.games.plague.phases.set_up import Characters, Placing, free, shortest, starts
from engine.games.plague.phases.turn import Match
from engine.games.plague.settings import PRESETS, PlagueSettings


@states("S1", "S2", "S4", "S5", "S6", "S9", "R1.1", "R1.2", "A1", "A2", "A4", "A5", "R32")
def test_set_up_deals_and_humans_begin() -> None:
    settings = PlagueSettings(n_humans="5", basement="card", baby="card", armed_start="off")
    s, _ = game().set_up(settings, ["a", "b", "m"], "one")
    assert {seat: len(crew) for seat, crew in s.crews.items()} == {"a": 3, "b": 2}
    assert len({each.character for each in s.humans.values()}) == 5
    assert len(s.search) == 67 and len(s.hand) == 15 and not s.zombies and s.round == 1
    table = Table.__new__(Table)
    table.__init__(1)
    table.s = s
    for figure in s.humans:
        table.answer(s.leader(figure), "start", *table.default(s.leader(figure), "start"))
    assert s.find(Match) and {kind for _, kind in table.open()} == {"act"}


@states("S2", "D1")
def test_S2_a_draft_opens_a_second_set_when_the_first_is_used_up() -> None:
    table = Table(16, characters="draft")
    for human in table.s.humans.values():
        human.character = human.at = ""
    table.start(Characters(), Placing())
    for n, figure in enumerate(table.s.humans):
        assert len(free(table.s)) == (14 - n if n < 14 else 28 - n)
        table.send("a", table.asked(figure, "character"), free(table.s)[0])
        table.answer("a", "start", *table.default("a", "start"))
    assert [each.character for each in table.s.humans.values()][14:] == list(box().characters)[:2]


@states("S3")
def test_S3_everybody_may_begin_armed() -> None:
    table = Table(2, armed_start="on", duplicates="on")
    for human in table.s.humans.values():
        human.character = "cook"
    table.start(Characters())
    assert [len(each.cards) for each in table.s.humans.values()] == [1, 0]
    assert PlagueSettings(n_humans="3").armed and not PlagueSettings(n_humans="2").armed


@states("S7", "D2", "A27")
def test_S7_where_humans_begin() -> None:
    table = Table()
    table["h1"].at = ""
    assert [len(starts(table.s, sheet)) for sheet in range(1, 7)] == [48, 29, 52, 46, 36, 57]
    assert len(starts(table.s, 0)) == 78
    table.force(4).start(Placing())
    assert table.default("a", "start") == [shortest(table.s, starts(table.s, 4))]
    assert len(table.words("a", "start")) == 46


def test_S2_S7_players_choose_and_place_side_by_side_their_humans_one_by_one() -> None:
    settings = PlagueSettings(n_humans="3", characters="draft", start="edge")
    s, _ = game().set_up(settings, ["a", "b", "m"], "edge")
    table = Table()
    table.s = s
    deck = list(s.search.cards)
    (first, second), (other,) = s.crews["a"], s.crews["b"]
    assert {each.subject for each in awaited(s)} == {first, other}
    table.send("a", table.asked(first, "character"), "cook")
    table.send("a", table.asked(first, "start"), "A1")
    assert {each.subject for each in awaited(s)} == {second, other} and s.humans[other].character == ""
    assert "cook" not in table.words("b", "character")
    table.send("b", table.asked(other, "character"), "cop")
    assert "A1" not in table.words("b", "start") and s.search.cards == deck
    table.send("b", table.asked(other, "start"), "X1")
    assert table.open() == [("a", "character")], "whose human stands waits for the others"
    table.send("a", table.asked(second, "character"), "athlete")
    table.send("a", table.asked(second, "start"), "X10")
    assert {kind for _, kind in table.open()} == {"act"}
    held = [card for human in s.humans.values() for card in human.cards]
    assert len(held) == 3, "everybody has a weapon once all are there (S3)"
    left = [card for card in deck if card not in held]
    assert s.search.cards != left and sorted(s.search.cards) == sorted(left)


@states("S8", "R26.1", "D3", "A29")
def test_S8_R26_1_fires_of_set_up() -> None:
    s, _ = game().set_up(PlagueSettings(n_humans="2", fire="on", baby="placed"), ["a", "m"], "fires")
    table = Table()
    table.s = s
    for _ in s.humans:
        table.answer("a", "start", *table.default("a", "start"))
    assert table.open() == [("m", "kindle")] and s.baby.at == box().searches["X1"]
    near = {*s.grid.around(s.baby.at), s.baby.at}
    assert not near.intersection(table.words("m", "kindle"))
    table.answer("m", "kindle", "auto")
    assert len(s.fires) == 2 and "fire_card#1" in s.hand.cards


def test_R32_presets_name_options_that_exist() -> None:
    for preset in PRESETS:
        PlagueSettings.model_validate(preset.values)
    fields = {option.field for option in game().options}
    assert fields == PlagueSettings.model_fields.keys() - {"seats", "house"}
    assert game().settle(PlagueSettings(n_humans="1"), ["a", "b", "c"]).n_humans == "3"


def test_R32_the_options_of_a_table() -> None:
    check_options(game())
