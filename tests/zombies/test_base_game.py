"""The base game in order of play (R17): one test for each line of its summary. Details are tested with their rules."""

from __future__ import annotations

import pytest
from zombies.card_table import CardTable
from zombies.table import SEATS, box
from zombies.turns import at, bare, match, points, street

from engine.games.zombies.phases.set_up import lay_out
from engine.games.zombies.phases.turn import DrawCards
from engine.games.zombies.settings import ZombiesSettings
from engine.games.zombies.survivors.fight import Fight

BASE = ZombiesSettings(mode="base")


@pytest.mark.parametrize("players", range(2, 7))
def test_B1_set_up(players: int) -> None:
    s = lay_out(box(), BASE, SEATS[:players], "b")
    assert s.target == 25 and s.bank == 100 and len(s.pile) == 29 and s.pile.cards.index("T02") < 15
    assert s.box == [] and len(s.deck) == 50 - 3 * players
    assert {(each.lives, each.bullets, len(each.hand)) for each in s.survivors.values()} == {(3, 3, 3)}


def test_B2_the_steps_of_a_turn() -> None:
    table = CardTable(2, mode="base").pile("T27", "T16").zombies("0.5").force(6, 2, 4)
    match(table)
    assert table.open() == [("a", "place")]
    table.answer("a", "place", *table.default("a", "place"))
    assert table["a"].trophies == 1 and len(table["a"].hand) == 3  # fought, then drawn
    assert table.words("a", "move")[:2] == ["roll", "stop"]
    table.answer("a", "move", "roll")
    assert points(table) == 2
    table.answer("a", "move", "stop")
    assert table.open() == [("a", "zombie")] and table.told("rolls-zombies")
    table.answer("a", "zombie", "auto")
    assert table.open() == [("a", "discard")]
    table.answer("a", "discard", table["a"].hand.cards[0])
    assert len(table["a"].hand) == 2 and table.s.active == "b"


@pytest.mark.parametrize(("die", "bullets"), [(1, 3), (2, 2), (3, 1)])
def test_B3_fights(die: int, bullets: int) -> None:
    table = bare(mode="base").zombies("0.5").force(die).start(Fight(seat="a", square="0.5"))
    assert table.words("a", "wound") == ["bullets", "life"]
    table.answer("a", "wound", "bullets")
    assert table["a"].bullets == 3 - bullets and table["a"].trophies == 1
    table = bare(mode="base").zombies("0.5").force(die, 4).start(Fight(seat="a", square="0.5"))
    table.answer("a", "wound", "life")
    assert (table["a"].lives, table["a"].trophies, table["a"].bullets) == (2, 1, 3)


def test_B4_tokens_are_free() -> None:
    table = street(mode="base").give("a", lives=4).tokens("life", "0.6", "1.4").tokens("bullet", "1.5").force(6)
    at(4, table).answer("a", "move", "roll").answer("a", "move", "1.5")
    assert (table["a"].lives, table["a"].bullets, points(table)) == (5, 4, 3) and table.s.tokens == {"1.4": "life"}


def test_B5_without_lives() -> None:
    table = street(mode="base").give("a", lives=1, bullets=0, trophies=5).hand("a", "fear").play("a", "fire_axe")
    at(4, table.zombies("0.6", "3.5", "2.5").force(6, 1, 2)).answer("a", "move", "roll").answer("a", "move", "0.6")
    assert table["a"].pawn == "0.5" and table["a"].trophies == 2 and len(table["a"].hand) == 1
    assert [table.s.card(copy).id for copy in table.s.discard] == ["fire_axe"]
    table.answer("a", "zombie", "auto").answer("a", "discard", "none").force(2).answer("b", "move", "stop")
    while table.s.active == "b":
        seat, kind = table.open()[0]
        table.answer(seat, kind, *table.default(seat, kind))
    assert (table["a"].lives, table["a"].bullets) == (3, 3)


def test_B6_one_card_a_round_and_a_new_deck() -> None:
    table = CardTable(2, mode="base").city().hand("b", "fear", "brain_cramp").turn().plays("b", "fear", "a")
    assert table.offers("b") == []
    table = CardTable(2, mode="base")
    table.s.discard, table.s.deck.cards = table.s.deck.cards, []
    table.start(DrawCards(seat="a"))
    assert len(table["a"].hand) == 3 and table.log.count("reshuffles") == 1


def test_B7_an_unplaceable_tile_leaves_and_the_turn_goes_on() -> None:
    table = CardTable(2, mode="base").one_road().pile("T27").zombies("0.5").force(6)
    at(1, table)
    assert table.s.removed == ["T27"] and table["a"].trophies == 1 and table.open() == [("a", "move")]


def test_B8_sealing_the_map_costs_the_rest_of_the_turn() -> None:
    table = CardTable(2, mode="base").tile("T09", 0, -1).tile("T10", -1, 0, 3).tile("T11", 0, 1, 2)
    at(1, table.pile("T13", "T15").zombies("0.5")).answer("a", "place", "1,0")
    assert table.s.city.closed and table.s.active == "b" and table["a"].trophies == 0 and not table.s.over


@pytest.mark.parametrize("trophies", [0, 24])
def test_B9_winning(trophies: int) -> None:
    table = street(mode="base").give("a", trophies=trophies).tile("T02", 0, 1).force(6, 6).zombies("5.5")
    at(4, table.pawn("a", "5.2")).answer("a", "move", "roll").answer("a", "move", "5.5")
    assert table.s.result and table.s.result.winners == ["a"] and table.s.result.title.key == "zombies-win-helipad"
    table = street(mode="base").give("a", trophies=24).zombies("0.5").force(6)
    assert at(2, table).s.result
