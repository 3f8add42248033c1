"""Corrections by a game master (section 9): each does what it says, within its bounds, and nothing else."""

from __future__ import annotations

import pytest
from zombies.fixing import answer, asked, begin, by_default, card, fix, keys, offered, refused, to_the_helipad
from zombies.table import game
from zombies.turns import bare

from engine.core.runner import awaited, default
from engine.games.zombies.box.city import Placed
from engine.games.zombies.ground.ways import can_move
from engine.games.zombies.state import Effect, Item, Status
from engine.games.zombies.steps.helipad import Auction, Maxima
from engine.games.zombies.steps.move import Move
from engine.games.zombies.steps.place import Fill, Place
from engine.games.zombies.steps.zombies import ZombieMoves

# Belongings


def test_lives_and_bullets_have_their_bounds() -> None:
    s = begin()
    assert offered(s, "lives", "a") == ["0", "1", "2", "3", "4", "5"]
    assert keys(fix(s, "lives", "a", "5")) == ["fix-did-lives"]
    fix(s, "bullets", "a", "0")
    assert (s.survivors["a"].lives, s.survivors["a"].bullets) == (5, 0)
    refused(s, "lives", "a", "6")
    refused(s, "bullets", "a", "-1")
    base = begin(mode="base")
    assert offered(base, "lives", "a") == ["1", "2", "3", "4", "5"]
    fix(base, "pawn", "b", "off")
    assert offered(base, "lives", "b")[0] == "0"


def test_trophies_come_from_the_bank_a_player_or_a_square() -> None:
    s = begin()
    fix(s, "trophies", "a", "bank", "7")
    assert (s.survivors["a"].trophies, s.bank) == (7, 93)
    fix(s, "trophies", "b", "a", "5")
    assert (s.survivors["a"].trophies, s.survivors["b"].trophies, s.bank) == (2, 5, 93)
    assert offered(s, "trophies", "c", "a") == ["0", "1", "2"]
    fix(s, "trophies", "a", "square", "1.2")
    assert (s.survivors["a"].trophies, s.zombies) == (1, ["1.2"])
    fix(s, "trophies", "c", "square", "1.2")
    assert (s.survivors["c"].trophies, s.zombies) == (1, [])
    refused(s, "trophies", "a", "bank", "95")
    fix(s, "trophies", "b", "bank", "9")
    fix(s, "trophies", "a", "b", "4")
    assert (s.survivors["a"].trophies, s.survivors["b"].trophies) == (4, 6)


def test_trophies_do_not_win_by_themselves() -> None:
    s = begin()
    fix(s, "trophies", "b", "bank", "22")
    assert not s.over
    assert keys(fix(s, "victory", "now")) == ["fix-did-victory", "win-kills"]
    assert s.result is not None and s.result.winners == ["b"]


def test_nobody_has_won_and_the_game_goes_on() -> None:
    s, _ = game().set_up(None, list("abc"), "victory")
    before = asked(s)
    assert keys(fix(s, "victory", "now")) == ["fix-did-victory"]
    assert asked(s) == before and not s.repaired


def test_card_of_the_round() -> None:
    s = begin()
    fix(s, "used", "b", "used")
    assert s.survivors["b"].used
    fix(s, "used", "b", "unused")
    assert not s.survivors["b"].used


# Pawns, zombies, tokens


def test_a_pawn_goes_anywhere_and_nothing_happens_there() -> None:
    s = begin()
    fix(s, "zombie", "add", "1.2")
    fix(s, "token", "add", "life", "1.2")
    assert keys(fix(s, "pawn", "a", "1.2")) == ["fix-did-pawn"]
    assert s.survivors["a"].pawn == "1.2" and s.tokens == {"1.2": "life"} and s.zombies == ["1.2"]
    assert asked(s) == [("a", "move")]
    refused(s, "pawn", "a", "0.1")


def test_a_pawn_that_is_put_elsewhere_goes_on_with_no_way() -> None:
    """Not even if it could: the fight that it stood in is over, and what was left of the way is asked anew."""
    s = begin()
    fix(s, "zombie", "add", "0.6")
    s.dice.forced = ["1"]
    answer(s, "a", "move", "path", "on", "0.6", "0.5", "0.2", "end")
    assert asked(s) == [("a", "wound")]
    assert "steps" not in keys(fix(s, "pawn", "a", "0.2"))
    assert s.survivors["a"].pawn == "0.2" and asked(s) == [("a", "move")]


def test_I9_a_pawn_off_the_board_is_down_and_comes_back() -> None:
    s = begin()
    fix(s, "pawn", "b", "off")
    assert s.survivors["b"].down and not s.survivors["b"].pawn
    assert "off" not in offered(s, "pawn", "b")
    fix(s, "pawn", "b", "0.5")
    assert not s.survivors["b"].down and s.survivors["b"].pawn == "0.5"
    fix(s, "pawn", "a", "off")
    assert asked(s) != [("a", "move")]  # its step 4 is over
    by_default(s, 4)
    assert s.survivors["a"].pawn == "0.5"
    base = begin(mode="base")
    fix(base, "pawn", "b", "off")
    assert base.survivors["b"].down and base.survivors["b"].pawn == "0.5"
    fix(base, "lives", "b", "0")
    fix(base, "pawn", "b", "0.6")
    assert base.survivors["b"].lives == 1  # in the base game nobody stands without one (I5)


def test_zombies_come_from_the_bank_and_share_no_square() -> None:
    s = begin()
    assert "remove" not in offered(s, "zombie")
    fix(s, "zombie", "add", "1.2")
    assert (s.zombies, s.bank) == (["1.2"], 99)
    refused(s, "zombie", "add", "1.2")
    fix(s, "zombie", "move", "1.2", "1.3")
    assert (s.zombies, s.bank) == (["1.3"], 99)
    fix(s, "zombie", "remove", "1.3")
    assert (s.zombies, s.bank) == ([], 100)
    s.bank, s.survivors["c"].trophies = 0, 100
    assert "add" not in offered(s, "zombie")


def test_tokens() -> None:
    s = begin()
    fix(s, "token", "add", "bullet", "1.1")
    fix(s, "token", "move", "1.1", "0.5")
    assert s.tokens == {"0.5": "bullet"}
    refused(s, "token", "add", "life", "0.5")
    fix(s, "token", "remove", "0.5")
    assert not s.tokens


# Cards, statuses, effects


def test_a_card_lies_in_one_place() -> None:
    s = begin()
    axe, rush = card(s, "fire_axe"), card(s, "adrenaline_rush")
    fix(s, "card", axe, "table", "b")
    assert s.in_play("b", "fire_axe")
    refused(s, "card", rush, "table", "b")  # no item
    fix(s, "card", axe, "deck-top")
    assert s.deck.cards[-1] == axe and not s.in_play("b", "fire_axe")
    fix(s, "card", axe, "deck-bottom")
    assert s.deck.cards[0] == axe
    for place in ("deck-random", "discard", "box"):
        fix(s, "card", axe, place)
    assert axe in s.box
    full = [seat for seat in s.seats if len(s.survivors[seat].hand) == 3]
    assert not set(full) & set(offered(s, "card", axe, "hand"))
    s.discard += s.survivors["c"].hand.cards
    s.survivors["c"].hand.cards = []
    fix(s, "card", axe, "hand", "c")
    assert s.survivors["c"].hand.cards == [axe]


def test_what_goes_from_the_deck_to_a_hand_is_not_named() -> None:
    s = begin()
    s.discard += s.survivors["c"].hand.cards
    s.survivors["c"].hand.cards = []
    secret = s.deck.cards[0]
    (event,) = fix(s, "card", secret, "hand", "c")
    assert event.message.key == "zombies-fix-did-card-hidden" and "card" not in event.message.args
    (event,) = fix(s, "card", secret, "discard")
    assert event.message.key == "zombies-fix-did-card"


def test_a_shotgun_comes_with_three_charges() -> None:
    s = begin()
    gun = card(s, "hey_look_a_shotgun")
    assert not offered(s, "charges")
    fix(s, "card", gun, "table", "b")
    assert s.survivors["b"].table == [Item(card=gun, charges=3)]
    assert offered(s, "charges", gun) == ["1", "2", "3"]
    fix(s, "charges", gun, "1")
    assert s.survivors["b"].table == [Item(card=gun, charges=1)]


def test_I14_one_status_of_each_name() -> None:
    s = begin()
    fix(s, "status", "b", "fear", "c")
    fix(s, "status", "b", "fear", "a")
    assert s.survivors["b"].statuses == [Status(name="fear", by="a")]
    assert "b" not in offered(s, "status", "b", "fear")
    fix(s, "status", "b", "fear", "remove")
    assert not s.survivors["b"].statuses
    fix(s, "status", "a", "fear", "c", "running")
    assert s.survivors["a"].statuses == [Status(name="fear", by="c", armed=True)]
    move = next(step for step in s.stack if isinstance(step, Move))
    assert not can_move(s, move.seat)  # R15.4


def test_I14_effects_have_an_owner() -> None:
    s = begin()
    fix(s, "effect", "alternate_food_source", "b")
    assert offered(s, "effect", "alternate_food_source", "a") == ["later", "running"]
    assert not offered(s, "effect", "alternate_food_source", "c")  # it is not their turn
    fix(s, "effect", "alternate_food_source", "a", "running")
    assert s.effects == [Effect(name="alternate_food_source", owner="a", armed=True)] and s.feast
    by_default(s, s.number + 1)
    assert not s.effects  # it ended with the turn
    fix(s, "effect", "all_the_marbles", "c")
    fix(s, "effect", "all_the_marbles", "remove")
    assert not s.effects


# The map


def test_a_tile_is_taken_back_with_all_that_stands_on_it() -> None:
    s = begin()
    for square in ("1.1", "1.2"):
        fix(s, "zombie", "add", square)
    fix(s, "token", "add", "life", "1.2")
    fix(s, "pawn", "b", "1.5")
    fix(s, "take-back", "1", "top", "0.5", "supply", "0.6", "0.4")
    assert len(s.tiles) == 1 and s.pile.cards[-1] == "T04"
    assert (s.survivors["b"].pawn, s.zombies, s.tokens, s.bank) == ("0.5", ["0.6"], {"0.4": "life"}, 99)
    assert not offered(s, "take-back")  # the Town Square stays


def test_what_stands_on_a_tile_that_is_taken_back_goes_to_any_other_tile() -> None:
    s = begin()
    fix(s, "turn", "a", "step-1")
    answer(s, "a", "place", *default(awaited(s)[0]))
    fix(s, "pawn", "b", next(square for square in s.city.letters if square.startswith("2.")))
    left = {square.partition(".")[0] for square in offered(s, "take-back", "2", "top")}
    assert left == {"0", "1"}


@pytest.mark.parametrize("where", ["bottom", "out", "again"])
def test_where_a_tile_goes_that_is_taken_back(where: str) -> None:
    s = begin()
    fix(s, "take-back", "1", where)
    if where == "again":
        assert asked(s) == [("a", "place")]
        answer(s, "a", "place", "1,0", "r0")
        assert s.tiles[1] == Placed("T04", 1, 0, 0) and len(s.zombies) == 3 and asked(s) == [("a", "move")]
    elif where == "bottom":
        assert s.pile.cards[0] == "T04"
    else:
        assert s.removed == ["T04"]
        fix(s, "restore", "T04", "top")
        assert s.pile.cards[-1] == "T04" and not s.removed


def test_a_turn_that_began_on_a_tile_that_is_taken_back_comes_to_its_end() -> None:
    s = begin()
    fix(s, "pawn", "a", "1.5")
    fix(s, "turn", "a", "step-1")
    answer(s, "a", "place", *default(awaited(s)[0]))
    standing = [square for square in s.zombies if square.startswith("2.")]
    fix(s, "take-back", "2", "bottom", *["supply"] * len(standing))
    fix(s, "take-back", "1", "bottom", "0.5")
    by_default(s, s.number + 1)
    assert s.active == "b"


def test_a_tile_that_is_being_filled_is_taken_back_unfilled() -> None:
    s = begin()
    fix(s, "turn", "a", "step-1")
    answer(s, "a", "place", *default(awaited(s)[0]))
    if any(isinstance(step, Fill) for step in s.stack):
        fix(s, "take-back", "2", "top")
        assert not any(isinstance(step, Fill) for step in s.stack) and len(s.tiles) == 2


def test_a_tile_is_turned_with_what_stands_on_it() -> None:
    s = begin()
    fix(s, "zombie", "add", "1.2")
    fix(s, "token", "add", "life", "1.1")
    fix(s, "pawn", "b", "1.4")
    fix(s, "relay", "1", "1,0", "r2")
    assert s.tiles[1] == Placed("T04", 1, 0, 2)
    assert (s.zombies, s.tokens, s.survivors["b"].pawn) == (["1.8"], {"1.9": "life"}, "1.6")
    fix(s, "relay", "1", "0,-1", "r1")
    assert s.tiles[1] == Placed("T04", 0, -1, 1) and "1.8" in s.city.links["0.2"]
    refused(s, "relay", "1", "0,-1", "r0")  # R4.3: a closed side on the road


def test_R5_1_the_helipad_may_be_moved_to_where_roads_do_not_fit() -> None:
    table = bare().tile("T09", 0, -1).tile("T11", 0, 1, 2).tile("T03", 1, 1).tile("T13", 2, 1, 1).tile("T02", -1, 0)
    assert offered(table.s, "relay", "5") == ["1,0"]


def test_a_zombie_that_has_moved_this_turn_has_done_so_on_a_turned_tile_too() -> None:
    s = begin()
    for square in ("1.2", "1.4", "0.4"):
        fix(s, "zombie", "add", square)
    fix(s, "turn", "a", "step-5")
    answer(s, "a", "zombie", "1.2", "1.1")
    moved = next(step for step in s.stack if isinstance(step, ZombieMoves)).moved
    assert moved == ["1.1"]
    fix(s, "relay", "1", "1,0", "r2")
    assert next(step for step in s.stack if isinstance(step, ZombieMoves)).moved == ["1.9"]


def test_the_order_of_the_stack() -> None:
    s = begin()
    deep = s.pile.cards[3]
    events = fix(s, "stack", deep, "1")
    assert s.pile.cards[-1] == deep and not events[0].message.args  # nobody else learns which
    fix(s, "stack", deep, "2")
    assert s.pile.cards[-2] == deep


# The turn


def test_turn_and_step() -> None:
    s = begin()
    number = s.number
    fix(s, "zombie", "add", "1.2")
    fix(s, "turn", "b", "step-5")
    assert (s.active, s.phase, s.number) == ("b", 5, number)
    fix(s, "turn", "c", "begin")
    assert (s.active, s.phase, s.number, s.survivors["c"].turns) == ("c", 1, number + 1, 1)
    assert asked(s) == [("c", "place")]
    tile = next(step.tile for step in s.stack if isinstance(step, Place))
    fix(s, "turn", "a", "step-4")
    assert s.pile.cards[-1] == tile and asked(s) == [("a", "move")]


def test_points_and_lives_at_the_start() -> None:
    s = begin()
    move = next(step for step in s.stack if isinstance(step, Move))
    assert move.left(s) == 5 and offered(s, "points")[-1] == "5"
    fix(s, "points", "2")
    move = next(step for step in s.stack if isinstance(step, Move))
    assert move.left(s) == 2
    fix(s, "l0", "5")
    move = next(step for step in s.stack if isinstance(step, Move))
    assert (s.l0, move.allowance(s), move.left(s)) == (5, 7, 4)
    rolled = begin(movement="d6")
    fix(rolled, "l0", "5")
    assert rolled.find(Move).base == 0  # it has not been rolled yet
    fix(s, "zombie", "add", "1.2")
    fix(s, "zombie", "add", "1.5")
    fix(s, "turn", "a", "step-5")
    fix(s, "points", "1")
    assert next(step for step in s.stack if isinstance(step, ZombieMoves)).left == 1
    fix(s, "points", "0")
    assert not any(isinstance(step, ZombieMoves) for step in s.stack)


# The helipad


def test_an_auction_is_cancelled_closed_and_restarted() -> None:
    s = to_the_helipad()
    assert offered(s, "auction") == ["cancel", "restart"]
    answer(s, "a", "bid", "2")
    answer(s, "b", "bid", "3")
    fix(s, "auction", "restart")
    auction = next(step for step in s.stack if isinstance(step, Auction))
    assert (auction.high, auction.best) == (0, "") and asked(s) == [("a", "bid")]
    answer(s, "a", "bid", "2")
    fix(s, "auction", "close")
    assert asked(s) == [("a", "place")] and s.survivors["a"].trophies == 4
    other = to_the_helipad()
    answer(other, "a", "bid", "2")
    fix(other, "auction", "cancel")
    assert asked(other) == [("a", "place")] and other.survivors["a"].trophies == 6


def test_secret_maxima_are_asked_again() -> None:
    s = to_the_helipad(auction_style="proxy")
    answer(s, "a", "maximum", "4")
    assert s.sealed
    fix(s, "auction", "restart")
    assert not s.sealed and len(asked(s)) == 3 and any(isinstance(step, Maxima) for step in s.stack)
    answer(s, "a", "maximum", "6")
    fix(s, "trophies", "a", "bank", "1")
    assert not s.sealed  # the maximum had become too high


def test_the_right_to_place_is_given_and_what_was_paid_comes_back() -> None:
    s = to_the_helipad()
    fix(s, "placing", "c")
    assert asked(s) == [("c", "place")]
    fix(s, "placing", "restart", "0")
    answer(s, "a", "bid", "2")
    fix(s, "auction", "close")
    fix(s, "placing", "b", "2")
    assert asked(s) == [("b", "place")] and s.survivors["a"].trophies == 6
    by_default(s, s.number + 1)
    assert s.city.helipad == 2


@pytest.mark.parametrize(("supply", "paid"), [("100", 2), ("unlimited", 0)])
def test_what_is_paid_back_comes_from_a_bank_that_has_an_end(supply: str, paid: int) -> None:
    s = to_the_helipad(zombie_supply=supply)
    fix(s, "placing", "c")
    bank = s.bank
    fix(s, "placing", "b", "2")
    assert s.survivors["c"].trophies == 8 and s.bank == bank - paid
