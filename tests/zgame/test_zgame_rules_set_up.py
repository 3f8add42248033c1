"""Set-up of Z-Game and the introductory mode, rule by rule (3, R19)."""

from __future__ import annotations

import pytest
from completeness import states
from zgame.table import Table, game

from engine.games.zgame.data import ITEM_DECKS
from engine.games.zgame.gangs.pieces import can_draw
from engine.games.zgame.phases.raid import Raid
from engine.games.zgame.phases.set_up import lay_out
from engine.games.zgame.settings import ZgameSettings


@states("A1", "A2", "A20", "A24")
@pytest.mark.parametrize(("players", "places"), [(2, 11), (3, 16), (4, 21)])
def test_S3_S4_S5_S6_S7_the_table_before_the_first_turn(players: int, places: int) -> None:
    s, _ = game().set_up(ZgameSettings(), list("abcd")[:players], "set-up")
    assert len(s.sites) == places and s.marauders == ""
    for place, site in s.sites.items():
        assert site.zombies == {"mall": 2, "base": 0}.get(s.tile(place).kind, len(s.tile(place).icons) - 1)
    for seat, gang in s.gangs.items():
        assert (gang.food, gang.medicine, s.in_supply(seat)) == (2, 2, 8)
        assert sorted(s.card(card).deck for card in s.hands[seat].cards) == sorted(ITEM_DECKS)
    assert len({gang.letter for gang in s.gangs.values()}) == players


@states("A2")
def test_S7_first_cards_one() -> None:
    s, _ = game().set_up(ZgameSettings(first="one"), ["a", "b"], "one")
    assert [len(hand) for hand in s.hands.values()] == [1, 1]


def test_S8_D1_first_fighters_are_chosen_at_once() -> None:
    t = Table(2)
    t.s, _ = game().set_up(ZgameSettings(), ["a", "b"], "first")
    assert t.open() == [("a", "fighters"), ("b", "fighters")]
    assert t.default("a", "fighters") == ["CT"]
    t.answer("b", "fighters", "WW")
    assert not t["b"].in_city
    t.answer("a", "fighters", "CT")
    assert t["a"].at(t.s.home("a")) == ["C1", "T1"] and t["b"].at(t.s.home("b")) == ["W1", "W2"]
    assert t.s.turn == 1


def test_R19_introductory_mode() -> None:
    s = lay_out(game().data, ZgameSettings(mode="intro"), ["a", "b"], "intro")
    assert len(s.events) == 3 and "C14" not in s.goals.cards and not s.settings.on("specials")
    assert not can_draw(s, "mercenary")
    t = Table(2, mode="intro").fighters("a", C1="1-01")
    (gold,) = t.hand("a", "gold")
    t.start(Raid(seat="a"))
    assert "hire" not in t.words("a", "raid") and "hire" not in t.words("a", "raid", gold)
