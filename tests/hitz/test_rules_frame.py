"""Set-up, frame, planning and auction (S1–S7, R1–R3)."""

from __future__ import annotations

from collections import Counter

import pytest
from hitz.pictured import catalogue
from hitz.play import (
    broken,
    by_stand_in,
    encounter,
    fix,
    keys_of,
    log,
    random_game,
    rest_by_default,
    table,
)
from hitz.scene import SEATS, Scene, game, solo

from engine.core.dice import Dice
from engine.core.errors import Illegal
from engine.core.secret import HIDDEN
from engine.core.view import view
from engine.games.hitz.box.dice import BLACK
from engine.games.hitz.groups.resources import take
from engine.games.hitz.phases.auction import Auction
from engine.games.hitz.phases.round import Planning, Round, keys
from engine.games.hitz.phases.route import Encounter
from engine.games.hitz.phases.set_up import build_deck
from engine.games.hitz.state import RESOURCES, HitzSettings
from render.canvas.theme import SEATS as COLOURS


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_S1_D0_every_seat_is_a_colour(players: int) -> None:
    """Colours have no effect in play: the seat stands for the colour, and no two seats look alike."""
    assert list(Scene(players).s.groups) == list(SEATS[:players])
    assert len(COLOURS) >= 4 and len(set(COLOURS)) == len(COLOURS)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_S2_belongings_at_the_start(players: int) -> None:
    s = Scene(players).s
    for group in s.groups.values():
        assert (group.survivors, group.ammo, group.gas, group.adr) == (5, 4, 4, 4)
        assert not group.tokens and not group.collected and group.bonus.get() == 0
    assert sum(s.supply.values()) == 9 and not s.spent


def test_S3_initiative_is_dealt_at_random() -> None:
    orders = Counter(
        tuple(game().set_up(HitzSettings(), list("abc"), f"s{n}")[0].order) for n in range(300)
    )  # fmt: skip
    assert len(orders) == 6 and min(orders.values()) > 25


def test_S4_markers_start_at_zero_and_alone_there_is_no_auction() -> None:
    assert all(group.bid == 0 for group in Scene(4).s.groups.values())
    assert solo().open() == [("a", "route")]


class Unshuffled(Dice):
    def below(self, bound: int) -> int:
        return bound - 1


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_S5_the_top_four_of_each_shuffled_level_go_to_the_box(players: int) -> None:
    data = game().data
    deck, box = build_deck(data, players, Unshuffled(seed="none"))
    for level in (1, 2, 3):
        pool = [card.id for card in data.cards.values() if card.level == level and (players == 4 or not card.mark)]
        assert [card for card in deck if data.cards[card].level == level] == pool[:-4]
        assert set(pool[-4:]) <= set(box) and len(pool) - 4 == data.in_play(level, players)
    assert [data.cards[card].level for card in deck] == sorted((data.cards[card].level for card in deck), reverse=True)
    marked = {card.id for card in data.cards.values() if card.mark}
    assert marked.isdisjoint(deck) == (players < 4)
    assert (len(deck), len(box)) == ((64, 12) if players == 4 else (48, 28))


def test_S5_each_level_is_shuffled() -> None:
    firsts = {game().set_up(HitzSettings(), ["a"], f"s{n}")[0].routes[0].slots[0].card.get() for n in range(200)}
    assert len(firsts) == 16


@pytest.mark.parametrize(("players", "laid"), [(1, {}), (2, {3: 2}), (3, {}), (4, {})])
def test_S6_keys_at_the_start(players: int, laid: dict[int, int]) -> None:
    assert keys_of(Scene(players)) == laid


def test_S7_O7_automated_players_count_in_every_respect() -> None:
    """The rules cannot tell them from people: they bid, pay, choose, die and are scored."""
    scene = Scene(4, seed="automated")
    answered: set[str] = set()
    while not scene.s.over:
        seat, kind = scene.open()[0]
        scene.answer(seat, kind, *by_stand_in(scene, seat, kind))
        answered.add(kind)
    assert answered >= {"bid", "pay", "route", "shoot", "flee", "adrenaline"}
    assert scene.s.result and set(scene.s.result.scores) == set(scene.s.living)


# R1


def test_R1_1_eight_rounds_of_three_phases() -> None:
    assert Round.parts == (Planning, Auction, Encounter)
    scene = Scene(3, seed="frame")
    seen = [event.message.args["round"] for event in scene.events if event.message.key == "hitz-round"]
    while not scene.s.over:
        for seat in scene.s.living:
            scene.give(seat, survivors=20)
        rest_by_default(scene)
        seen += [args["round"] for args in scene.told("round")]
    assert seen == list(range(1, 9)) and scene.s.result and len(scene.s.result.winners) >= 1


def test_R1_2_the_deck_is_only_drawn_from_the_top() -> None:
    for n in range(6):
        whole: list[str] = []
        for scene in random_game(4, n):
            deck = scene.s.deck.cards
            whole = whole or list(deck)
            assert deck == whole[: len(deck)]


@pytest.mark.parametrize("kind", RESOURCES)
def test_R1_3_resources_never_run_out(kind: str) -> None:
    scene = Scene(2).give("a", ammo=30, gas=30, adr=30).give("b", ammo=30, gas=30, adr=30)
    take(scene.s, "a", {kind: 2})
    assert getattr(scene["a"], kind) == 32 and not broken(scene.s)


def test_R1_4_only_ammo_gas_and_adrenaline_are_resources() -> None:
    scene = Scene(2).give("b", "map", "bus", ammo=0, gas=0, adr=0)
    scene["b"].bonus.value = 9
    assert scene["b"].total == 0 and set(scene["b"].resources) == {"ammo", "gas", "adr"}
    scene.lay(1, "H1-02", "H1-03").answer("a", "bid", "pass")
    assert len(scene.told("passes")) == 2  # b has nothing to bid
    scene.lay(2, "H1-01", "H1-02").lay(3, "H2-01", "H2-02").answer("a", "route", "1")
    assert scene.told("chooses")[-1]["route"] == 2  # nor to pay the key of route 3: there was no choice


def test_R1_4_a_drop_takes_no_tokens_or_survivors() -> None:
    scene = encounter("H1-12", "map", right="H1-01", round=1, ammo=0, gas=0, adr=0)
    assert scene["a"].tokens == ["map"] and scene["a"].survivors == 5 and scene["a"].collected == 2


@pytest.mark.parametrize("survivors", [1, 5])
def test_R1_5_the_leader_is_a_survivor(survivors: int) -> None:
    scene = encounter("H3-16", survivors=survivors, gas=0, ammo=0, adr=0, faces=["hit"] * 6)
    assert len(scene.rolled("melee")[0]["faces"]) == survivors


def test_R1_5_the_last_loss_is_the_leader() -> None:
    scene = encounter("H3-16", survivors=2, gas=0, ammo=0, adr=0, faces=["bite", "bite"])
    assert not scene["a"].alive and scene["a"].out == 6


def test_R1_6_what_is_open_and_what_is_not() -> None:
    scene = Scene(2).to_round(3).collected("a", "H1-03").give("a", "map", ammo=7)
    seen = view(scene.s, "b")
    assert set(seen.deck.cards) == set(seen.box.cards) == set(seen.groups["a"].pile.cards) == {HIDDEN}
    assert seen.groups["a"].tokens == ["map"] and seen.groups["a"].ammo == 7 and seen.groups["a"].collected == 1
    assert [slot.card.get() for route in seen.routes for slot in route.slots] == table(scene)


def test_R1_6_all_dice_are_logged() -> None:
    scene = encounter("H3-16", gas=0, ammo=0, adr=0, faces=["hit", "bolt", "hit", "bite", "blank"])
    (roll,) = scene.rolled("melee")[:1]
    assert roll["faces"] == ["hit", "bolt", "hit", "bite", "blank"] and roll["dice"] == [",".join(BLACK)] * 5
    told = [catalogue("en").message(face, {}) for face in scene.told("melee")[0]["faces"]]
    assert told == ["**2× Kill**", "Finish It", "Casualty", "Close Call"]


def test_R1_7_players_are_those_of_the_set_up_and_alive_means_a_survivor() -> None:
    scene = Scene(4)
    fix(scene, "survivors", "a", "0")
    assert not scene["a"].alive and scene["b"].alive and scene.s.living == ["b", "c", "d"]
    rest_by_default(scene)
    assert len(scene.s.routes) == 4 and len(scene.s.seats) == 4


def test_R1_8_nothing_leaves_the_box() -> None:
    for n in range(6):
        box: set[str] = set()
        for scene in random_game(3, n):
            assert box <= set(scene.s.box.cards)
            box = set(scene.s.box.cards)


# R2


@pytest.mark.parametrize(("players", "routes"), [(1, 3), (2, 3), (3, 3), (4, 4)])
def test_R2_1_routes_by_the_set_up_not_by_the_living(players: int, routes: int) -> None:
    scene = Scene(players)
    for _ in range(2):
        assert [route.no for route in scene.s.routes] == list(range(1, routes + 1))
        assert all(len(route.slots) == 2 for route in scene.s.routes)
        if scene["a"].survivors == 5 and players > 1:
            fix(scene, "survivors", "b", "0")
        for seat in scene.s.living:
            scene.give(seat, survivors=40)
        rest_by_default(scene)
    assert scene.s.round == 3


@pytest.mark.parametrize("players", [1, 3, 4])
def test_R2_2_routes_are_filled_from_the_top_in_order(players: int) -> None:
    scene = Scene(players)
    for group in scene.s.groups.values():
        group.survivors = 20
    top = scene.s.deck.cards[::-1]
    rest_by_default(scene)
    assert table(scene) == top[: len(table(scene))]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R2_3_all_cards_lie_face_up(players: int) -> None:
    assert all(slot.card.opened for route in Scene(players).s.routes for slot in route.slots)


@pytest.mark.parametrize(
    ("routes", "alive", "laid"),
    [
        (4, 4, {}),
        (4, 3, {4: 2}),
        (4, 2, {3: 2, 4: 4}),
        (4, 1, {3: 2, 4: 4}),
        (3, 3, {}),
        (3, 2, {3: 2}),
        (3, 1, {2: 2, 3: 4}),
    ],
)
def test_R2_4_keys_by_the_formula(routes: int, alive: int, laid: dict[int, int]) -> None:
    assert keys(routes, alive) == laid


def test_R2_4_keys_do_not_change_during_a_round() -> None:
    scene = Scene(4)
    fix(scene, "survivors", "b", "0")
    scene.no_auction()
    assert keys_of(scene) == {}


def test_R2_5_planning_asks_nothing() -> None:
    assert Planning.asks.__qualname__ == "Step.asks" and not Planning.watches
    assert Scene(3).open() == [("a", "bid")]


# R3


def test_R3_1_a_single_group_skips_the_auction() -> None:
    scene = Scene(3)
    fix(scene, "survivors", "b", "0")
    fix(scene, "survivors", "c", "0")
    assert scene.open() == [("a", "route")]  # R11.7: dropped without payment
    rest_by_default(scene.give("a", survivors=20))
    assert scene.s.round == 2 and scene.open() == [("a", "route")] and scene.s.order == ["a"]
    assert {"passes", "pays-bid", "order"}.isdisjoint(log(scene)) and "laid" in log(scene)


def test_R3_2_bidding_goes_round_by_initiative() -> None:
    scene = Scene(4)
    fix(scene, "initiative", "c,a,d,b")
    fix(scene, "auction", "restart")
    for at, seat in enumerate("cadbcadb"):
        assert scene.open() == [(seat, "bid")]
        scene.answer(seat, "bid", str(at + 1))


@pytest.mark.parametrize(("total", "words"), [(5, "4 5 pass"), (20, "4 5 6 7 8 9 10 pass"), (4, "4 pass")])
def test_R3_3_what_may_be_bid(total: int, words: str) -> None:
    scene = Scene(2).give("b", ammo=total, gas=0, adr=0)
    scene.answer("a", "bid", "3")
    assert scene.words("b", "bid") == words.split()
    for word in ("3", str(min(total, 10) + 1), "0"):
        with pytest.raises(Illegal):
            scene.answer("b", "bid", word)


@pytest.mark.parametrize(("total", "most"), [(5, 5), (12, 10)])
def test_R3_3_the_own_marker_is_no_part_of_the_limit(total: int, most: int) -> None:
    """A bid is not paid before the auction is over: a raise from 2 may go as high as a first bid."""
    scene = Scene(2).give("a", ammo=total, gas=0, adr=0).answer("a", "bid", "2").answer("b", "bid", "3")
    assert scene.words("a", "bid") == [*(str(n) for n in range(4, most + 1)), "pass"]
    with pytest.raises(Illegal):
        scene.answer("a", "bid", str(most + 1))


def test_R3_4_who_passed_keeps_the_place_and_may_come_back() -> None:
    scene = Scene(3).answer("a", "bid", "1").answer("b", "bid", "pass").answer("c", "bid", "2")
    scene.answer("a", "bid", "pass")
    assert scene["a"].bid == 1 and scene.open() == [("b", "bid")]  # b passed before and is asked again
    scene.answer("b", "bid", "3")
    assert scene["b"].bid == 3


def test_R3_5_one_marker_on_a_space_except_on_zero() -> None:
    scene = Scene(3).answer("a", "bid", "2")
    with pytest.raises(Illegal):
        scene.answer("b", "bid", "2")
    scene["b"].bid = 2
    assert "I5a" in broken(scene.s)
    scene["a"].bid = scene["b"].bid = 0
    assert not broken(scene.s)


def test_R3_6_the_end_without_a_bid() -> None:
    scene = Scene(3).answer("a", "bid", "pass").answer("b", "bid", "pass")
    assert scene.open() == [("c", "bid")]
    scene.answer("c", "bid", "pass")
    assert scene.open() == [("a", "route")]


def test_R3_6_the_end_after_a_bid() -> None:
    scene = Scene(3).answer("a", "bid", "pass").answer("b", "bid", "1").answer("c", "bid", "pass")
    assert scene.open() == [("a", "bid")]  # passed only before the last raise
    scene.answer("a", "bid", "pass")
    assert scene.open() == [("b", "pay")]


def test_R3_7_the_highest_bidder_is_not_asked() -> None:
    scene = Scene(2).answer("a", "bid", "1").answer("b", "bid", "2").answer("a", "bid", "pass")
    assert scene.open() == [("a", "pay"), ("b", "pay")]


def test_R3_7_who_cannot_raise_passes_by_itself_also_without_automatic_answers() -> None:
    scene = Scene(3, auto=False).give("b", ammo=3, gas=0, adr=0)
    scene.answer("a", "bid", "3")
    assert scene.open() == [("c", "bid")] and [args["who"].args["seat"] for args in scene.told("passes")] == ["b"]


def test_R3_7_ten_ends_the_auction_at_once() -> None:
    scene = Scene(4).answer("a", "bid", "pass").answer("b", "bid", "10")
    assert scene.open() == [("b", "pay")]


def test_R3_8_everybody_pays_the_own_space_in_any_mix() -> None:
    scene = Scene(3).answer("a", "bid", "2").answer("b", "bid", "4").answer("c", "bid", "pass")
    scene.answer("a", "bid", "pass")
    assert scene.open() == [("a", "pay"), ("b", "pay")]
    assert set(scene.words("a", "pay")) == {"ammo=2", "gas=2", "adr=2", "ammo=1,gas=1", "ammo=1,adr=1", "gas=1,adr=1"}
    for word in ("ammo=1", "ammo=3", "none"):
        with pytest.raises(Illegal):
            scene.answer("a", "pay", word)
    scene.answer("b", "pay", "ammo=1,gas=2,adr=1").answer("a", "pay", "adr=2")
    assert [scene[seat].resources for seat in "abc"] == [
        {"ammo": 4, "gas": 4, "adr": 2},
        {"ammo": 3, "gas": 2, "adr": 3},
        {"ammo": 4, "gas": 4, "adr": 4},
    ]


def test_R3_9_bids_then_the_old_relative_order() -> None:
    scene = Scene(4).answer("a", "bid", "pass").answer("b", "bid", "1").answer("c", "bid", "pass")
    scene.answer("d", "bid", "2").answer("a", "bid", "pass").answer("b", "bid", "pass").answer("c", "bid", "pass")
    scene.answer("b", "pay", "gas=1").answer("d", "pay", "gas=2")
    assert scene.s.order == ["d", "b", "a", "c"]


def test_R3_9_the_order_of_the_last_round_is_not_that_of_the_table() -> None:
    scene = Scene(4)
    fix(scene, "initiative", "d,c,b,a")
    fix(scene, "auction", "restart")
    for seat, word in (("d", "pass"), ("c", "pass"), ("b", "1"), ("a", "pass"), ("d", "pass"), ("c", "pass")):
        scene.answer(seat, "bid", word)
    assert scene.answer("b", "pay", "gas=1").s.order == ["b", "d", "c", "a"]


def test_R3_10_markers_go_back_to_zero() -> None:
    scene = Scene(2).answer("a", "bid", "1").answer("b", "bid", "pass").answer("a", "pay", "gas=1")
    assert [group.bid for group in scene.s.groups.values()] == [0, 0]
