"""The invariants (section 10): a broken one is named, and what one state cannot tell holds from state to state."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from zombies.table import SEATS, Table, every_table, walk
from zombies.turns import at, street

from engine.games.zombies.box.city import Placed
from engine.games.zombies.check import check
from engine.games.zombies.state import Effect, Item, Status, ZombiesState
from engine.games.zombies.steps.move import moving
from engine.games.zombies.steps.place import Fill, Place
from engine.games.zombies.steps.zombies import ZombieMoves
from engine.games.zombies.survivors.fight import Fight
from engine.games.zombies.survivors.repair import Repair


def sound() -> ZombiesState:
    """Step 4 of seat a: two streets in the east, the Drug Store #3 and the Helipad #4 in the south."""
    table = street(3, length=2, ko_cards_to="discard")
    table.tile("T04", 0, 1, 1).tile("T02", 0, 2)
    out = {id for id, copy in table.s.data.deck.items() if copy.alt_out}
    table.s.deck.cards = [copy for copy in table.s.box if copy not in out]
    table.s.box = [copy for copy in table.s.box if copy in out]
    left = [id for id in table.s.data.tiles if id not in {each.tile for each in table.s.tiles}]
    table.s.pile.cards = [id for id in left if table.s.data.tiles[id].late]
    table.s.removed = [id for id in left if not table.s.data.tiles[id].late]
    return at(4, table.zombies("4.1", "4.5", "1.5").tokens("life", "3.3").hand("a", "fear")).s


def bank(s: ZombiesState) -> None:
    s.bank += 1


def lost_card(s: ZombiesState) -> None:
    s.deck.cards.pop()


def doubled_card(s: ZombiesState) -> None:
    s.survivors["b"].table.append(Item(card=s.deck.cards[0]))


def boxed_card(s: ZombiesState) -> None:
    s.box.append(s.deck.cards.pop())


def charged(s: ZombiesState) -> None:
    copy = next(copy for copy in s.deck.cards if s.card(copy).id == "hey_look_a_shotgun")
    s.deck.cards.remove(copy)
    s.survivors["b"].table.append(Item(card=copy, charges=4))


def doubled_tile(s: ZombiesState) -> None:
    s.removed.append(s.pile.cards[0])


def early_tile(s: ZombiesState) -> None:
    s.pile.cards.append(s.removed.pop(0))


def two_zombies(s: ZombiesState) -> None:
    s.zombies.append("1.5")
    s.bank -= 1


def token_on_a_wall(s: ZombiesState) -> None:
    s.tokens["1.1"] = "life"


def six_lives(s: ZombiesState) -> None:
    s.survivors["b"].lives = 6


def four_cards(s: ZombiesState) -> None:
    s.survivors["b"].hand.cards += [s.deck.cards.pop() for _ in range(4)]


def closed_road(s: ZombiesState) -> None:
    s.tiles = tuple(each if each.tile != "T16" else Placed(each.tile, each.x, each.y, 0) for each in s.tiles)


def off_board(s: ZombiesState) -> None:
    s.survivors["b"].pawn = ""


def unnoticed_victory(s: ZombiesState) -> None:
    s.survivors["b"].trophies, s.bank = 22, s.bank - 22


def unnoticed_helipad(s: ZombiesState) -> None:
    s.zombies.remove("4.5")
    s.bank += 1
    s.survivors["b"].pawn = "4.5"


def far_too_far(s: ZombiesState) -> None:
    step = moving(s)
    assert step
    step.spent = 8


def tired_zombies(s: ZombiesState) -> None:
    s.stack[-1:] = [ZombieMoves(seat="a", left=2, moved=["4.1", "1.5"])]


def one_zombie_twice(s: ZombiesState) -> None:
    s.stack[-1:] = [ZombieMoves(seat="a", left=1, moved=["4.1", "4.1"])]


def two_fears(s: ZombiesState) -> None:
    s.survivors["b"].statuses = [Status(name="fear", by="a"), Status(name="fear", by="c")]


def ownerless(s: ZombiesState) -> None:
    s.effects = [Effect(name="all_the_marbles", owner="f")]


@pytest.mark.parametrize(
    ("number", "spoil"),
    [
        ("I1", bank), ("I2", lost_card), ("I2", doubled_card), ("I2", boxed_card), ("I2", charged),
        ("I3", doubled_tile), ("I3", early_tile), ("I4", two_zombies), ("I4", token_on_a_wall), ("I5", six_lives),
        ("I5", four_cards), ("I6", closed_road), ("I9", off_board), ("I10", unnoticed_victory),
        ("I10", unnoticed_helipad), ("I12", far_too_far), ("I12", tired_zombies), ("I12", one_zombie_twice),
        ("I14", two_fears), ("I14", ownerless),
    ],
)  # fmt: skip
def test_I1_to_I14_what_is_wrong_is_named(number: str, spoil: Callable[[ZombiesState], None]) -> None:
    s = sound()
    assert check(s) == []
    spoil(s)
    assert {each.split(":")[0] for each in check(s)} == {number}, check(s)


@pytest.mark.parametrize("out", ["all_the_marbles", "hysterical_paralysis"])
def test_I2_what_takes_no_part_is_in_the_box(out: str) -> None:
    """What the option leaves out, and what the mode does."""
    s = Table(marbles_out="on").s
    assert check(s) == []
    copy = next(copy for copy in s.box if s.card(copy).id == out)
    s.box.remove(copy)
    s.discard.append(copy)
    assert {each.split(":")[0] for each in check(s)} == {"I2"}


def test_I1_the_bank_may_be_empty_but_not_below() -> None:
    for trophies, wrong in ((100, False), (101, True)):
        s = street().give("a", trophies=trophies).s
        assert s.bank == 100 - trophies
        assert any(each.startswith("I1:") for each in check(s)) == wrong


def test_I10_any_square_of_the_helipad_wins_with_that_option() -> None:
    table = street(helipad_goal="any_square").tile("T02", 0, 1).zombies("5.5")
    assert not any(each.startswith("I10") for each in check(table.s))
    table.pawn("b", "5.1")
    assert any(each.startswith("I10") for each in check(table.s))


@pytest.mark.parametrize(("left", "wrong"), [(6, False), (7, True)])
def test_I12_base_a_die_moves_six_zombies_at_most(left: int, wrong: bool) -> None:
    table = at(5, street(mode="base").zombies("3.5", "2.5").force(6))
    next(table.s.find_all(ZombieMoves)).left = left
    assert any(each.startswith("I12") for each in check(table.s)) == wrong


def test_I5_base_nobody_stands_without_a_life() -> None:
    table = at(4, street(mode="base").force(3).zombies("3.5", "2.5"))
    table["b"].lives = 0
    assert any(each.startswith("I5") for each in check(table.s))


def test_I7_links_lead_both_ways_and_only_to_neighbours() -> None:
    s = sound()
    city = s.city
    for square, links in city.links.items():
        for other in links:
            assert square in city.links[other] and city.gap(square, other) == 1
            apart = square.split(".")[0] != other.split(".")[0]
            assert not apart or {city.letters[square], city.letters[other]} == {"."}


def test_I8_tokens_in_a_building() -> None:
    s = sound()
    s.tokens |= dict.fromkeys(s.city.rooms[3], "life")
    assert check(s) == []  # three rooms, three tokens
    s.tiles = (*s.tiles[:3], Placed("T12", s.tiles[3].x, s.tiles[3].y, s.tiles[3].turn), *s.tiles[4:])
    assert any(each.startswith("I8") for each in check(s))


@every_table
def test_I8_I13_from_state_to_state(mode: str, players: int) -> None:
    """A sealed map stays sealed and takes no tile from the stack; tokens come with a new building only."""
    sealed, stack, tokens, filling = False, 0, 0, False
    for s in walk(mode, players, 4, list(SEATS[:players])):
        assert s.city.closed or not sealed
        assert len(s.pile) == stack or not sealed
        assert len(s.tokens) <= tokens or filling
        sealed, stack, tokens = s.city.closed, len(s.pile), len(s.tokens)
        filling = bool(s.stack) and isinstance(s.stack[-1], Place | Fill)


@every_table
def test_R11_5_bullets_go_in_fights_only(mode: str, players: int) -> None:
    """Or by a card: then it lies on the discard pile; or with a knock-out."""
    bullets, discarded, fighting = dict[str, int](), 0, False
    for s in walk(mode, players, 5, list(SEATS[:players])):
        for seat, survivor in s.survivors.items():
            fewer = survivor.bullets < bullets.get(seat, 0)
            assert not fewer or fighting or survivor.down or len(s.discard) != discarded
            bullets[seat] = survivor.bullets
        discarded = len(s.discard)
        fighting = bool(s.stack) and isinstance(s.stack[-1], Fight | Repair)
