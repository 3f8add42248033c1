"""Playing cards (R13): when, how many, where they go. The cards one by one are in the files beside this one."""

from __future__ import annotations

import pytest
from zombies.card_table import END, MOVE, ZOMBIES, CardTable
from zombies.table import Floor, box

from engine.core.errors import Gone, Illegal, NotYours
from engine.core.runner import decisions, offered
from engine.core.view import view
from engine.games.zombies.box.card import NAMES
from engine.games.zombies.cards.catalogue import CARDS, USES, playable
from engine.games.zombies.phases.turn import DrawCards
from engine.games.zombies.steps.place import BY_HAND
from engine.games.zombies.survivors.fight import OwnSquare


def test_every_name_has_a_rule() -> None:
    items = {name for name, card in box().cards.items() if card.kind == "item"}
    assert set(CARDS) | items == set(NAMES) and not set(CARDS) & items
    assert set(USES) <= items


def test_R13_1_in_own_turn_and_in_those_of_others() -> None:
    table = CardTable().city().hand("a", "fear").hand("b", "fear").turn()
    assert table.offers("a") == table.offers("b") == ["fear"]


def test_R13_2_I11_one_card_from_the_start_of_the_own_turn_to_the_next() -> None:
    table = CardTable(2).city().hand("b", "fear", "your_shoes_untied", "hey_look_a_shotgun").turn()
    assert table.offers("b") == ["fear", "your_shoes_untied", "hey_look_a_shotgun"]
    table.plays("b", "hey_look_a_shotgun")  # items included
    assert table.offers("b") == [] and table["b"].used
    table.answer("a", "move", "stop")
    assert table.s.active == "b" and not table["b"].used  # R3.2


def test_R13_2_before_the_first_turn() -> None:
    table = CardTable(2).city().hand("b", "fear").turn()
    assert table["b"].turns == 0 and table.offers("b") == ["fear"]


def test_R14_2_laying_an_item_is_the_card_of_the_round() -> None:
    table = CardTable(2).city().hand("b", "hey_look_a_shotgun", "fear").turn().plays("b", "hey_look_a_shotgun")
    assert table["b"].used and table.offers("b") == []


def test_R13_2_R14_2_using_an_item_in_play_is_free() -> None:
    table = CardTable(2).city().hand("b", "lots_of_ammo", "fear").play("b", "all_the_marbles").turn()
    table.plays("b", "fear", "a").uses("b", "all_the_marbles")
    assert table["b"].table == []


def test_R13_3_equal_copies_in_hand_are_offered_once() -> None:
    table = CardTable(2).city().hand("b", "fear", "fear").turn()
    assert table.offers("b") == ["fear"]


def test_R13_3_alt_two_copies_of_an_item_in_play() -> None:
    table = CardTable(2).city().hand("b", "hey_look_a_shotgun").play("b", "hey_look_a_shotgun", 1).turn()
    table.plays("b", "hey_look_a_shotgun")
    assert [item.charges for item in table["b"].table] == [1, 3]


def test_R13_3_base_one_of_each() -> None:
    table = CardTable(2, mode="base").city().hand("b", "hey_look_a_shotgun").play("b", "hey_look_a_shotgun", 1).turn()
    assert table.offers("b") == []


@pytest.mark.parametrize("at", [2, MOVE, ZOMBIES, END])
def test_R13_4_quiet_points(at: int) -> None:
    """Before the roll of step 2, in step 4, between two zombies, before the discard."""
    table = CardTable(2).city().zombies("0.5", "2.1").hand("a", "claustrophobia").hand("b", "fear").turn(at)
    assert table.offers("b") == ["fear"] and table.offers("a") == ["claustrophobia"]


def test_R13_4_not_while_a_tile_is_placed_or_filled() -> None:
    table = CardTable(2).pile("T27").hand("b", "fear").turn(1)
    assert table.open() == [("a", "place")] and table.offers("b") == []
    table.answer("a", "place", BY_HAND, *table.default("a", "place"))
    assert table.open() == [("a", "fill")] and table.offers("b") == []


def test_R13_4_not_during_an_auction() -> None:
    table = CardTable(2).pile("T02").give("a", trophies=3).give("b", trophies=3).hand("b", "fear").turn(1)
    assert table.open() == [("a", "bid")] and table.offers("b") == []


def test_R13_4_a_failed_roll_that_waits() -> None:
    table = CardTable(2).city().zombies("0.6").hand("b", "fear").force(3).turn()
    table.answer("a", "move", "0.6")
    assert table.open() == [("a", "wound")] and table.offers("b") == ["fear"]


def test_R13_5_nobody_waits_for_cards() -> None:
    table = CardTable(2).city().hand("b", "fear").turn()
    assert table.open() == [("a", "move")]


def test_R13_7_nobody_plays_against_themselves_or_who_has_left() -> None:
    table = CardTable(4).city().hand("b", "fear").turn()
    assert table.next("b", "fear") == ["a", "c", "d"]
    table["c"].gone, table["c"].pawn = True, ""
    assert table.next("b", "fear") == ["a", "d"]
    with pytest.raises(Illegal):
        table.plays("b", "fear", "b")


def test_R13_8_an_instant_is_discarded_an_item_stays() -> None:
    table = CardTable(2).city().pawn("b", "2.1").hand("b", "fear").hand("a", "hey_look_a_shotgun").turn()
    held = [*table["b"].hand.cards, *table["a"].hand.cards]
    table.plays("b", "fear", "a").plays("a", "hey_look_a_shotgun")
    assert table.s.discard == held[:1]
    assert [item.card for item in table["a"].table] == held[1:]
    assert len(table["a"].hand) == len(table["b"].hand) == 0


def test_D11_a_hand_stays_secret() -> None:
    table = CardTable(3).city().hand("b", "fear").turn()
    assert "card" not in [each.kind for each in decisions(view(table.s, "c"))]
    assert "card" not in [each.kind for each in decisions(view(table.s, None))]
    assert list(playable(view(table.s, "c"), "b")) == []
    (mine,) = [each for each in offered(table.s, "b") if each.kind == "card"]
    assert mine.ask.private and not mine.ask.wait


def test_D12_an_item_in_play_is_everybodys_to_see() -> None:
    table = CardTable(3).city().play("b", "lots_of_ammo").turn()
    assert "use" in [each.kind for each in decisions(view(table.s, "c"))]


def test_D11_others_cannot_answer_for_the_owner() -> None:
    table = CardTable(3).city().play("b", "lots_of_ammo").turn()
    (use,) = [each for each in decisions(table.s) if each.kind == "use"]
    with pytest.raises(NotYours):
        table.send("c", use.id, table["b"].table[0].card)
    table.uses("b", "lots_of_ammo")
    with pytest.raises(Gone):
        table.send("b", use.id, "E32")


def test_D11_no_hand_no_offer_out_of_turns() -> None:
    """Between the turns of a game there is nothing to play on."""
    table = CardTable(2).hand("b", "fear").start(Floor())
    assert [each.kind for each in decisions(table.s)] == ["rest"]


def test_X20_the_discard_pile_is_the_new_deck() -> None:
    table = CardTable(2)
    table.s.discard = [table.s.deck.cards.pop() for _ in range(9)]
    table["a"].hand.cards = [table.s.deck.cards.pop()]
    table.s.box += table.s.deck.cards[1:]
    del table.s.deck.cards[1:]
    table.start(DrawCards(seat="a"))
    assert (len(table["a"].hand), len(table.s.deck), len(table.s.discard)) == (3, 8, 0)


def test_R16_5_cards_in_the_box_stay_there() -> None:
    table = CardTable(2).hand("a", "fear")
    table.s.box += table.s.deck.cards
    table.s.deck.cards = []
    box = list(table.s.box)
    table.start(DrawCards(seat="a"))
    assert len(table["a"].hand) == 1 and table.s.box == box and not len(table.s.deck)


def test_D14_all_that_belongs_to_a_card_is_said_with_it() -> None:
    """No card leaves a question to who played it: without its aim it is refused and stays in hand."""
    for card in ("butter_fingers", "slight_miscalculation", "zombie_master", "were_screwed", "this_isnt_so_bad"):
        table = CardTable(2).city().zombies("1.1", "3.5").hand("b", card).turn()
        with pytest.raises(Illegal):
            table.plays("b", card)
        assert len(table["b"].hand) == 1 and not table["b"].used and table.open() == [("a", "move")]


def test_R6_2_a_card_before_the_roll_of_step_2() -> None:
    table = CardTable(2).city().zombies("0.5").hand("a", "this_isnt_so_bad").turn(2)
    assert isinstance(table.s.stack[-1], OwnSquare)
    table.plays("a", "this_isnt_so_bad", "0.5", "4.6")
    assert table.s.zombies == ["4.6"] and "fights" not in table.log
