"""Corrections: a player leaves the game, and the game ends (R19.4, R19.6, R1.6)."""

from __future__ import annotations

from typing import Any

import pytest
from zombies.fixing import answer, asked, begin, by_default, card, fix, offered, to_the_helipad
from zombies.table import game

from engine.core.act import Correct, FixOp
from engine.core.order import Order
from engine.core.runner import awaited, default, resume
from engine.core.view import view
from engine.games.zombies.state import ZombiesState
from engine.games.zombies.survivors.forced import Forced
from engine.games.zombies.survivors.repair import Repair as DiceRepair


def test_R19_4_what_is_left_of_who_leaves() -> None:
    s = begin()
    fix(s, "trophies", "b", "bank", "5")
    axe = card(s, "fire_axe")
    fix(s, "card", axe, "table", "b")
    fix(s, "status", "b", "fear", "a")
    fix(s, "effect", "all_the_marbles", "b")
    s.orders.append(Order(id=1, seat="b", kind="place", mode="always", policy="lay"))
    held = list(s.survivors["b"].hand.cards)
    fix(s, "leave", "b")
    gone = s.survivors["b"]
    assert gone.gone and not gone.pawn and not gone.hand.cards and not gone.table and not gone.statuses
    assert (gone.lives, gone.bullets, gone.trophies) == (0, 0, 0)
    assert s.bank == 100 and {axe, *held} <= set(s.discard) and not s.effects and not s.orders
    assert (s.target, s.active, asked(s)) == (22, "a", [("a", "move")])
    assert "b" not in offered(s, "lives")
    by_default(s, s.number + 3)
    assert gone.turns == s.survivors["b"].turns


def test_R19_4_the_last_one_wins() -> None:
    s = begin()
    fix(s, "leave", "b")
    fix(s, "leave", "a")
    assert s.result is not None and s.result.winners == ["c"] and not s.stack


@pytest.mark.parametrize("step", ["step-1", "step-2", "step-4", "step-5", "step-6"])
def test_R19_6_the_own_turn_ends_at_once(step: str) -> None:
    s = begin()
    for square in ("0.5", "1.2", "1.5"):
        fix(s, "zombie", "add", square)
    fix(s, "turn", "a", step)
    number, zombies = s.number, list(s.zombies)
    fix(s, "leave", "a")
    assert s.active == "b" and s.number == number + 1
    assert len(s.tiles) == (3 if step == "step-1" else 2)  # the tile in hand lies
    assert step == "step-1" or s.zombies == zombies


def test_R19_6_a_tile_that_is_being_filled_is_filled_by_default() -> None:
    s = begin()
    fix(s, "stack", "T09", "1")
    fix(s, "turn", "a", "step-1")
    answer(s, "a", "place", "hand", *default(awaited(s)[0]))
    assert asked(s) == [("a", "fill")]
    fix(s, "leave", "a")
    assert len(s.zombies) == 8 and sum(token == "life" for token in s.tokens.values()) == 4 and s.active == "b"


def test_R19_6_an_auction_counts_a_pass() -> None:
    s = to_the_helipad()
    answer(s, "a", "bid", "2")
    fix(s, "leave", "b")
    assert asked(s) == [("c", "bid")]
    fix(s, "leave", "a")  # the bid has nobody to pay it: c goes on alone
    assert s.over and s.result is not None and s.result.winners == ["c"]


def test_R19_6_a_helipad_that_was_won_is_placed_by_default() -> None:
    s = to_the_helipad()
    answer(s, "a", "bid", "pass")
    answer(s, "b", "bid", "2")
    answer(s, "c", "bid", "pass")
    assert asked(s) == [("b", "place")]
    fix(s, "leave", "b")
    assert s.city.helipad == 2 and s.active == "a"


def test_R19_6_maxima_go_on_without_who_leaves() -> None:
    s = to_the_helipad(auction_style="proxy")
    answer(s, "b", "maximum", "6")
    fix(s, "leave", "b")
    assert not any(each.seat == "b" for each in s.sealed)
    answer(s, "a", "maximum", "1")
    answer(s, "c", "maximum", "0")
    assert asked(s) == [("a", "place")]


def test_R19_6_brain_cramp_falls_back_to_its_target() -> None:
    s = begin()
    fix(s, "status", "a", "brain_cramp", "b")
    fix(s, "turn", "a", "step-4")
    assert asked(s) == [("b", "move")]
    fix(s, "leave", "b")
    assert asked(s) == [("a", "move")]
    later = begin()
    fix(later, "status", "a", "brain_cramp", "b")
    fix(later, "leave", "b")
    fix(later, "turn", "a", "step-4")
    assert asked(later) == [("a", "move")]


def test_R19_6_a_forced_move_and_dice_to_repair_end() -> None:
    s = begin()
    for square in ("0.6", "1.2"):
        fix(s, "zombie", "add", square)
    lay(s, Forced(seat="b", by="a", path=["0.6", "0.5", "0.4", "0.5", "0.2"]), 1)
    assert asked(s) == [("b", "wound")]
    fix(s, "leave", "b")
    assert asked(s) == [("a", "move")]
    other = begin()
    fix(other, "trophies", "b", "bank", "4")
    lay(other, DiceRepair(seat="b", dice=[1, 2]))
    assert asked(other) == [("b", "repair")]
    fix(other, "leave", "b")
    assert asked(other) == [("a", "move")] and other.bank == 100


def lay(s: ZombiesState, step: Any, *faces: int) -> None:
    """Put a step on the stack and run to the next question."""
    s.dice.forced = [str(face) for face in faces]
    s.enter(step)
    s.stack.append(step)
    resume(s)


def test_R19_6_queued_cards_are_void() -> None:
    s = begin()
    s.orders = [
        Order(id=1, seat=seat, kind="card", mode="once", policy="play", arg=["fear", "a", "turn"]) for seat in "bc"
    ]
    fix(s, "leave", "b")
    assert [order.seat for order in s.orders] == ["c"]


def test_the_end_ranks_R1_6() -> None:
    s = begin()
    fix(s, "trophies", "c", "bank", "3")
    fix(s, "end", "now")
    assert s.result is not None and s.result.winners == ["c"] and s.result.scores == {"a": 0, "b": 0, "c": 3}
    assert not any(offered(s, fix.name) for fix in game().fixes)
    game().apply(s, Correct(ops=[FixOp(fix="result", words=["a,b"])]))
    assert s.result.winners == ["a", "b"]


def test_a_view_of_who_left_asks_nothing() -> None:
    s = begin()
    fix(s, "leave", "b")
    assert not [d for d in awaited(view(s, "b")) if "b" in d.seats]
