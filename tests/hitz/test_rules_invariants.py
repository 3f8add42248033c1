"""The invariants (I1–I21): each holds in whole games, and `check` names it where it does not.

I14 and I21 are also tested over whole games in `test_hitz_fuzz`, I20 with R18.6.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from core.secrecy import assert_secret
from hitz.play import RED_DIE, broken, dice_of, encounter, keys_of, random_game, rest_by_default, result_of, table
from hitz.scene import Scene, game

from engine.core.dice import draw
from engine.core.runner import decisions
from engine.games.hitz.encounter.battle import Fight
from engine.games.hitz.groups.ending import points
from engine.games.hitz.phases.round import keys
from engine.games.hitz.phases.route import Encounter


def battle(card: str = "H3-12") -> Scene:
    """A sound table in the middle of a battle."""
    scene = Scene(3).to_round(6).lay(1, card).no_auction().answer("a", "route", "1")
    assert not broken(scene.s)
    return scene


def after_a_roll(card: str = "H3-22") -> Scene:
    scene = battle(card).force("bite", "bolt", "blank", "blank", "blank")
    return scene.answer("a", "shoot", "fight")


def lose_a_card(scene: Scene) -> None:
    scene.s.box.cards.pop()


def double_a_card(scene: Scene) -> None:
    scene["b"].pile.cards.append(table(scene)[0])


def dead_with_belongings(scene: Scene) -> None:
    scene["b"].survivors = 0


def two_takers(scene: Scene) -> None:
    scene.s.routes[1].taker = "a"


def bid_too_high(scene: Scene) -> None:
    scene["b"].bid = 11


def forged_token(scene: Scene) -> None:
    scene["b"].tokens.append("bus")


def mixed_deck(scene: Scene) -> None:
    scene.s.box.cards[0], scene.s.deck.cards[-1] = scene.s.deck.cards[-1], scene.s.box.cards[0]
    card = next(card for card in scene.s.box.cards if scene.s.card(card).level == 1)
    at = scene.s.box.cards.index(card)
    scene.s.box.cards[at], scene.s.deck.cards[0] = scene.s.deck.cards[0], card


def short_deck(scene: Scene) -> None:
    scene.s.box.cards.append(scene.s.deck.cards.pop())


def lane_too_many(scene: Scene) -> None:
    step = next(step for step in scene.s.stack if isinstance(step, Encounter))
    step.lanes.append(step.lanes[0].model_copy(update={"key": "b"}))


def marked(scene: Scene) -> None:
    card = next(card for card in scene.s.box.cards if scene.s.card(card).mark)
    scene.s.box.cards.remove(card)
    scene["b"].pile.cards.append(card)


def attribute(name: str, value: Any, of: Callable[[Scene], Any] = lambda scene: scene["b"]) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        setattr(of(scene), name, value)

    return change


def state(scene: Scene) -> Any:
    return scene.s


def fight(scene: Scene) -> Fight:
    return scene.fight


@pytest.mark.parametrize(
    ("number", "change"),
    [
        ("I1", lose_a_card),
        ("I1", double_a_card),
        ("I2", lambda scene: setattr(scene["b"].bonus, "value", 10)),
        ("I3", dead_with_belongings),
        ("I3", attribute("out", 2)),
        ("I4", attribute("order", ["a", "b"], state)),
        ("I4", attribute("order", ["a", "b", "b"], state)),
        ("I5", two_takers),
        ("I5a", bid_too_high),
        ("I6", forged_token),
        *[("I7", attribute(each, -1)) for each in ("ammo", "gas", "adr")],
        ("I8", attribute("key", 2, lambda scene: scene.s.routes[2])),
        ("I10", mixed_deck),
        ("I11", short_deck),
        ("I12", attribute("red", 0, fight)),
        ("I13", lane_too_many),
        ("I14", attribute("zombies", 0, lambda scene: (setattr(scene.fight, "phase", "flight"), scene.fight)[1])),
        ("I14", attribute("phase", "flight", fight)),
        ("I15", attribute("faces", ["death", "hit", "hit", "hit", "nonsense"], fight)),
        ("I16", attribute("survivors", 8)),
        ("I17", marked),
        ("I18", attribute("round", 9, state)),
    ],
)
def test_I1_I2_I3_I4_I5_I5a_I6_I7_I8_I10_I11_I12_I13_I14_I15_I16_I17_I18_are_checked(
    number: str, change: Callable[[Scene], None]
) -> None:
    scene = after_a_roll()
    assert not broken(scene.s)
    change(scene)
    assert number in broken(scene.s)


def test_I14_every_battle_is_looked_at() -> None:
    """Also after one whose card has just been played."""
    scene = Scene(2, routes="pipelined").to_round(6).lay(1, "H3-12").lay(2, "H3-15").no_auction()
    scene.answer("a", "route", "1").answer("b", "route", "2")
    first, second = scene.s.find_all(Fight)
    assert not broken(scene.s)
    scene.s.routes[first.route - 1].slots[first.slot].outcome = "won"
    second.zombies = 0
    assert "I14" in broken(scene.s)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"auction": "ceilings", "routes": "pipelined"}], ids=["usual", "fast"])
def test_I1_I3_I4_I5_I6_I7_I8_I10_I11_I13_I17_hold_in_whole_games(players: int, options: dict[str, str]) -> None:
    """Reckoned here from the pieces, not by `check`."""
    data = game().data
    for n in range(4):
        for scene in random_game(players, n, **options):
            s = scene.s
            laid = [slot.card.get() for route in s.routes for slot in route.slots if slot.outcome in ("", "playing")]
            piles = [card for group in s.groups.values() for card in [*group.pile.cards, *group.face_up]]
            assert Counter([*s.deck.cards, *s.box.cards, *laid, *piles]) == Counter(data.cards.keys())
            tokens = Counter(s.supply) + Counter(s.spent)
            for group in s.groups.values():
                tokens += Counter(group.tokens)
                assert min(group.ammo, group.gas, group.adr, group.survivors) >= 0
                assert group.alive or not (group.collected or group.tokens or group.bid or group.total)
            assert tokens == Counter(bus=1, molotov=1, map=2, rifle=1, fanatic=1, toxic=2, wound=1)
            assert all(s.groups[seat].alive for decision in decisions(s) for seat in decision.seats)
            assert [seat for seat in s.order if s.groups[seat].alive] == s.order or s.under_way
            takers = [route.taker for route in s.routes if route.taker]
            assert len(takers) == len(set(takers))
            levels = [s.card(card).level for card in s.deck.cards]
            assert levels == sorted(levels, reverse=True)
            size = 8 if players == 4 else 6
            assert len(levels) == size * (8 - s.round)
            assert all(s.card(slot.card.get()).level == s.level for route in s.routes for slot in route.slots)
            assert players == 4 or not any(s.card(card).mark for card in laid + piles)
            lanes = [lane.key for step in s.stack for lane in getattr(step, "lanes", [])]
            assert len(lanes) <= 1 or options


@pytest.mark.parametrize("players", [2, 3, 4])
def test_I8_keys_follow_from_the_living_at_planning(players: int) -> None:
    for n in range(5):
        seen = 0
        for scene in random_game(players, n):
            if scene.s.round != seen and scene.s.routes:
                seen, alive = scene.s.round, len(scene.s.living)
                expected = keys(len(scene.s.routes), alive)
            if scene.s.routes:
                assert keys_of(scene) == expected


def test_I2_both_maps_are_sound() -> None:
    scene = Scene(2)
    scene["b"].bonus.value = 9
    assert not broken(scene.s)


def test_I2_points_come_from_cards_and_maps_only() -> None:
    bonuses: set[int] = set()
    for n in range(40):
        for scene in random_game(4, n):
            for seat, group in scene.s.groups.items():
                vp = sum(scene.s.card(card).vp for card in [*group.pile.cards, *group.face_up])
                assert points(scene.s, seat) == vp + group.bonus.get()
                bonuses.add(group.bonus.get())
    assert bonuses <= {0, 4, 5, 9} and len(bonuses) > 1


def test_I5_a_route_with_a_key_was_paid_for() -> None:
    laid: dict[int, int] = {}
    paid = 0
    for n in range(25):
        for scene in random_game(2, n):
            for at, event in enumerate(scene.events):
                key, args = event.message.key, event.message.args
                if key == "hitz-laid":
                    laid[args["route"]] = args["key"]
                if key == "hitz-chooses" and laid[args["route"]]:
                    payment = scene.events[at + 1].message
                    assert payment.key == "hitz-pays-route" and payment.args["who"] == args["who"]
                    assert sum(count.args["n"] for count in payment.args["what"]) == laid[args["route"]]
                    paid += 1
    assert paid > 10


def test_I5a_I9_markers_only_climb() -> None:
    for n in range(25):
        bids: dict[str, int] = {}
        raises = turns = 0
        for scene in random_game(4, n):
            for event in scene.events:
                key, args = event.message.key, event.message.args
                if key == "hitz-round" or key == "hitz-order":
                    bids, raises, turns = {}, 0, 0
                if key in ("hitz-bids", "hitz-passes"):
                    turns += 1
                    if key == "hitz-bids":
                        assert args["n"] > max(bids.values(), default=0) and args["n"] <= 10
                        bids[args["who"].args["seat"]] = args["n"]
                        raises += 1
                    assert raises <= 10 and turns <= 11 * len(scene.s.order)
            on_board = [group.bid for group in scene.s.groups.values() if group.bid]
            assert len(on_board) == len(set(on_board))


def test_I12_no_red_die_for_the_liquidator() -> None:
    for strength, card in ((1, "H3-17"), (2, "H3-20"), (3, "H3-22")):
        with_it = Scene(2).to_round(6).collected("a", "H2-05").give("a", "bus", ammo=0, gas=0, adr=0).lay(1, card)
        with_it.no_auction().answer("a", "route", "1")
        if with_it.open()[0] == ("a", "flee"):
            with_it.answer("a", "flee", "fight")
        assert dice_of(with_it) == (0, 5)
        without = encounter(card, ammo=0, gas=0, adr=0)
        assert dice_of(without)[0] == strength


def test_I14_one_shot_and_no_flight_in_melee() -> None:
    for n in range(30):
        for scene in random_game(3, n):
            for decision in decisions(scene.s):
                if isinstance(decision.step, Fight):
                    assert decision.step.zombies or "bite" in decision.step.faces
                    assert not (decision.step.shot and decision.kind == "shoot")
                    assert not (decision.step.round and decision.kind in ("shoot", "flee"))


def test_I15_numbers_of_dice() -> None:
    rolls = 0
    for n in range(30):
        for scene in random_game(3, n):
            for event in scene.events:
                key, args = event.message.key, event.message.args
                if key == "hitz-shoots":
                    ammo = args["what"][0].args["n"]
                if key == "hitz-ranged":
                    rolls += 1
                    assert len(event.data["dice"]) in (2 * ammo, 3 * ammo) and RED_DIE not in event.data["dice"]
                if key in ("hitz-rolls", "hitz-rolls-bites"):
                    assert RED_DIE not in event.data["dice"]
                if key == "hitz-melee":
                    rolls += 1
                    assert event.data["dice"].count(RED_DIE) == args["red"] <= min(3, len(event.data["dice"]))
    assert rolls > 300


def test_I15_I16_melee_dice_and_changes_of_survivors() -> None:
    """Survivors follow from the log alone: five at the start, joins, losses; a melee rolls one die for each."""
    joined = 0
    for n in range(30):
        have = dict.fromkeys("abcd", 5)
        for scene in random_game(4, n):
            for event in scene.events:
                key, args = event.message.key.removeprefix("hitz-"), event.message.args
                if key == "melee":
                    assert len(event.data["dice"]) == have[args["who"].args["seat"]]
                if key == "grows":
                    have[args["who"].args["seat"]] += args["n"]
                    joined += 1
                if key in ("loses", "poisoned", "horribly", "bitten"):
                    have[args["who"].args["seat"]] -= args["n"]
            assert have == {seat: group.survivors for seat, group in scene.s.groups.items()}
            assert max(have.values()) <= 7 and joined <= 2 * (n + 1)


def test_I18_the_end_comes_in_time() -> None:
    for n in range(30):
        for scene in random_game(3, n):
            assert scene.s.over == (scene.s.result is not None)
            if scene.s.over:
                assert scene.s.round == 8 or not scene.s.living


@pytest.mark.parametrize(
    ("round", "living", "last", "sound"),
    [
        (8, 2, "stop", True),
        (7, 2, "stop", False),
        (7, 1, "stop", True),
        (7, 1, "play_on", False),
        (7, 0, "play_on", True),
    ],
)
def test_I18_which_ends_come_too_early(round: int, living: int, last: str, sound: bool) -> None:
    scene = Scene(3, last=last).to_round(round)
    for seat in "abc"[living:]:
        scene[seat].survivors = 0
    scene.s.result = result_of(scene)
    assert ("I18" not in broken(scene.s)) == sound


@pytest.mark.parametrize("last", ["stop", "play_on"])
def test_I18_alone_nobody_stops_while_the_group_lives(last: str) -> None:
    scene = Scene(1, last=last).to_round(7)
    scene.s.result = result_of(scene)
    assert "I18" in broken(scene.s)


@pytest.mark.parametrize("dead", [0, 1, 2, 3])
def test_I19_the_winners(dead: int) -> None:
    scene = Scene(3).to_round(8).collected("a", "H1-10")
    for seat in "abc"[3 - dead :]:
        scene[seat].survivors = 0
    living = scene.s.living
    result = result_of(scene)
    assert set(result.winners) <= set(living) and bool(result.winners) == bool(living)
    assert all(result.scores[seat] == max(result.scores.values()) for seat in result.winners) or len(living) == 1


def test_I19_is_checked() -> None:
    scene = Scene(2).to_round(8).give("a", survivors=7).give("b", survivors=6)
    while not scene.s.over:
        rest_by_default(scene)
    if len(scene.s.living) < 2:
        pytest.fail("both arrive in this game")
    assert scene.s.result and not broken(scene.s)
    scene.s.result.winners = []
    assert "I19" in broken(scene.s)


def test_I20_a_stirred_generator_gives_other_numbers() -> None:
    stirred = {draw("seed", stir, 7) for stir in range(5)}
    assert len(stirred) == 5 and draw("seed", 1, 7) == draw("seed", 1, 7)


@pytest.mark.parametrize("options", [{}, {"auction": "ceilings"}, {"score": "open"}], ids=["usual", "ceilings", "open"])
def test_I21_what_is_hidden_shows_nowhere(options: dict[str, str]) -> None:
    for players in (1, 3):
        random = Random(5)
        for at, scene in enumerate(random_game(players, 5, **options)):
            if at % 5 == 0:
                assert_secret(game(), scene.s, random)
