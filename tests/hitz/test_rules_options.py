"""Fewer players, playing alone, options and play by post (R14–R18, O1–O7)."""

from __future__ import annotations

from random import Random

import pytest
from core.fuzz import play as play_game
from core.fuzz import replayed
from hitz.play import broken, by_default, encounter, fix, keys_of, log, random_game, rest_by_default, result_of, table
from hitz.scene import SEATS, Scene, game, solo
from kit.lobby import check_options, shown

from engine.core.act import Answer, GiveOrder
from engine.core.dice import Dice
from engine.core.errors import Gone
from engine.core.order import Order
from engine.core.runner import decisions, offered
from engine.core.secret import HIDDEN
from engine.core.view import view
from engine.games.hitz.groups.ending import points, rating, sets
from engine.games.hitz.groups.prices import route_option
from engine.games.hitz.state import HitzSettings

# R14, R15


@pytest.mark.parametrize("players", [1, 2, 3])
def test_R14_1_without_marked_cards_six_in_three_routes(players: int) -> None:
    scene = Scene(players)
    assert len(table(scene)) == 6 and len(scene.s.routes) == 3
    assert not any(scene.s.card(card).mark for card in [*scene.s.deck.cards, *table(scene)])


def test_R15_1_two_players_have_a_key_every_round() -> None:
    scene = Scene(2)
    for number in range(1, 4):
        assert scene.s.round == number and keys_of(scene) == {3: 2}
        rest_by_default(scene.give("a", survivors=40).give("b", survivors=40))


def test_R15_1_A38_one_of_two_is_out() -> None:
    scene = Scene(2)
    fix(scene, "survivors", "b", "0")
    rest_by_default(scene.give("a", survivors=40))
    assert keys_of(scene) == {2: 2, 3: 4}


# R16


def test_R16_1_alone_there_is_neither_auction_nor_key() -> None:
    scene = solo()
    for _ in range(3):
        assert scene.open() == [("a", "route")] and keys_of(scene) == {}
        rest_by_default(scene.give("a", survivors=40))
    assert scene.s.round == 4


def test_R16_2_three_of_six_cards_lie_face_down() -> None:
    scene = solo()
    up = [[slot.card.opened for slot in route.slots] for route in scene.s.routes]
    assert up == [[False, False], [True, False], [True, True]]
    shown = [[not slot.card.hidden for slot in route.slots] for route in view(scene.s, "a").routes]
    assert shown == up


def test_R16_3_route_one_gives_two() -> None:
    scene = solo().lay(1, "H1-01", "H1-02").give("a", ammo=0, gas=0, adr=0)
    assert len(scene.words("a", "route", "1")) == 6
    scene.answer("a", "route", "1", "adr=2")
    assert scene["a"].resources == {"ammo": 1, "gas": 4, "adr": 3}


def test_R16_3_route_two_is_free() -> None:
    scene = solo().lay(2, "H1-01", "H1-02").give("a", ammo=0, gas=0, adr=0).answer("a", "route", "2")
    assert scene["a"].resources == {"ammo": 1, "gas": 4, "adr": 1}


@pytest.mark.parametrize(("total", "words"), [(1, ["1", "2"]), (2, ["1", "2", "3"])])
def test_R16_3_route_three_costs_two(total: int, words: list[str]) -> None:
    scene = solo().lay(3, "H1-03", "H1-02").give("a", ammo=total, gas=0, adr=0)
    assert scene.words("a", "route") == words
    if total == 2:
        assert scene.answer("a", "route", "3", "ammo=2")["a"].resources == {"ammo": 3, "gas": 3, "adr": 0}


@pytest.mark.parametrize(("route", "word"), [(1, "gas=2"), (2, "")])
def test_R16_4_A20_both_cards_are_turned_up_before_the_first_is_played(route: int, word: str) -> None:
    scene = solo().lay(route, "H1-12", "H1-13")
    scene.answer("a", "route", *filter(None, [str(route), word]))
    keys = log(scene)
    assert keys.index("turned") < keys.index("plays") and ("takes" not in keys or keys.index("takes") < 2)
    assert scene.open() == [("a", "drop")] and all(slot.card.opened for slot in scene.s.routes[route - 1].slots)
    others = [slot.card.opened for r in scene.s.routes if r.no != route for slot in r.slots]
    assert others == ([True, False, True, True] if route == 1 else [False, False, True, True])


def test_R16_5_A21_four_cards_go_to_the_box_unseen() -> None:
    scene = solo().lay(3, "H1-01", "H1-02")
    left = table(scene)[:4]
    before = set(scene.s.box.cards)
    scene.answer("a", "route", "3", "gas=2")
    assert set(scene.s.box.cards) - before == set(left)
    assert set(view(scene.s, "a").box.cards) == {HIDDEN}
    told = str([event.message for event in scene.events])
    assert left[0] not in told and left[1] not in told and left[3] not in told


def test_R16_6_the_score_alone() -> None:
    scene = solo().to_round(8).collected("a", "H1-10").give("a", survivors=3, ammo=9, gas=2, adr=9)
    scene["a"].bonus.value = 5
    assert sets(scene.s, "a") == 2 and points(scene.s, "a") == 7
    result = result_of(scene)
    assert result.scores == {"a": 9} and len(result.lines) == 2


@pytest.mark.parametrize("fewest", ["survivors", "ammo", "gas", "adr"])
def test_R16_6_a_set_needs_one_of_each(fewest: str) -> None:
    have = {"survivors": 5, "ammo": 6, "gas": 7, "adr": 8} | {fewest: 2}
    scene = solo().to_round(8).give("a", **have)
    assert sets(scene.s, "a") == 2 and result_of(scene).scores == {"a": 2}


def test_R16_7_the_scale() -> None:
    steps = [rating(score) for score in (0, 5, 6, 10, 11, 15, 16, 18, 19, 21, 22, 99)]
    assert steps == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    assert result_of(solo().to_round(8)).lines[-1].key == "hitz-rating-1"  # 4 sets


def test_R16_8_A24_without_survivors_no_score() -> None:
    scene = solo().lay(2, "H2-11", "H1-01").collected("a", "H1-10").give("a", survivors=2).answer("a", "route", "2")
    result = scene.s.result
    assert result and result.winners == [] and result.scores == {} and result.title.key == "hitz-result-defeat"


def test_R16_8_also_on_the_last_card_of_round_eight() -> None:
    scene = solo().to_round(8).lay(2, "H1-01", "H2-11").give("a", survivors=2).answer("a", "route", "2")
    assert scene.s.result and scene.s.result.winners == []


# O1–O7


def test_O1_one_to_four_players() -> None:
    assert list(game().players) == [1, 2, 3, 4]


def test_O2_hidden_points_are_the_owners_alone() -> None:
    scene = Scene(2).to_round(3).collected("a", "H1-10").give("a", "map")
    scene["a"].bonus.value = 5
    for seat in ("b", None):
        group = view(scene.s, seat).groups["a"]
        assert group.pile.cards == [HIDDEN] and group.bonus.hidden and group.collected == 1
    own = view(scene.s, "a")
    assert points(own, "a") == 7
    lines = game().hand(own, "a")
    assert any(7 in line.args.values() for line in lines)
    assert any("H1-10" in str(line.args) for line in lines)
    assert lines[0].key == "hitz-about-token-map"
    result_of(scene)
    assert points(view(scene.s, None), "a") == 7  # revealed at the end


@pytest.mark.parametrize(("players", "options"), [(2, {"score": "open"}), (1, {})])
def test_O2_open_points(players: int, options: dict[str, str]) -> None:
    scene = Scene(players, **options).to_round(3).collected("a", "H1-10")
    scene["a"].bonus.value = 5
    assert points(view(scene.s, None), "a") == 7


def test_O2_the_log_names_every_card_and_its_points() -> None:
    scene = encounter("H2-03")
    (args,) = scene.told("collects")[:1]
    assert args["card"].key == "hitz-card-H2-03" and args["vp"] == 1
    assert all(not event.only for event in scene.events if event.message.key == "hitz-collects")


def test_O3_ceilings_are_secret_until_all_are_in() -> None:
    scene = Scene(3, auction="ceilings").give("c", ammo=1, gas=0, adr=0)
    assert scene.open() == [("a", "ceiling"), ("b", "ceiling"), ("c", "ceiling")]
    assert scene.words("a", "ceiling") == [str(n) for n in range(11)] and scene.words("c", "ceiling") == ["0", "1"]
    scene.answer("a", "ceiling", "7")
    assert "7" not in str(view(scene.s, "b").sealed) and scene.open() == [("b", "ceiling"), ("c", "ceiling")]
    scene.answer("b", "ceiling", "2").answer("c", "ceiling", "1")
    ladder = [(args["who"].args["seat"], args["n"]) for args in scene.told("bids")]
    assert ladder == [("a", 1), ("b", 2), ("a", 3)]  # c would have to raise to 3
    assert scene.open() == [("a", "pay"), ("b", "pay")] and scene["a"].bid == 3


def test_O3_nobody_wants_anything() -> None:
    scene = Scene(2, auction="ceilings").answer("a", "ceiling", "0").answer("b", "ceiling", "0")
    assert scene.open() == [("a", "route")]


def test_O4_strict_waits_and_pipelined_does_not() -> None:
    for routes, others in (("strict", []), ("pipelined", [("b", "route")])):
        scene = Scene(3, routes=routes).to_round(6).lay(1, "H3-12", "H3-10").no_auction().answer("a", "route", "1")
        assert sorted(scene.open()) == [("a", "shoot"), *others], routes


def overlapping(**options: str) -> Scene:
    """Two groups of two on the road at once, each with an event or a battle before it."""
    scene = Scene(2, routes="pipelined", **options).to_round(6).lay(1, "H3-12", "H3-10").lay(2, "H3-15", "H3-07")
    return scene.no_auction().answer("a", "route", "1")


def test_O4_eliminations_are_processed_at_once_and_initiative_closes_up_later() -> None:
    scene = overlapping().give("b", survivors=1).answer("b", "route", "2")
    assert not scene["b"].alive and "H3-15" in scene.s.box.cards and not scene.s.over
    assert scene.s.order == ["a", "b"] and not broken(scene.s) - {"I11"}
    scene.give("a", survivors=40)
    rest_by_default(scene)
    assert scene.s.order == ["a"] and scene.s.round == 7


def test_O4_the_end_is_looked_for_after_all_encounters() -> None:
    scene = overlapping().give("b", survivors=1).answer("b", "route", "2")
    scene.give("a", survivors=1, adr=0, gas=0)
    assert not scene.s.over
    scene.force("bite").answer("a", "shoot", "fight")
    assert scene.s.result and scene.s.result.winners == []


def test_O4_dice_fall_in_the_order_of_the_answers() -> None:
    scene = overlapping().give("b", "rifle").answer("b", "route", "2").answer("b", "rifle", "use")
    counter = scene.s.dice.counter
    scene.answer("b", "shoot", "1")
    (roll,) = scene.rolled("ranged")
    assert roll["counter"] == counter
    scene.answer("a", "shoot", "1")
    assert scene.rolled("ranged")[0]["counter"] >= counter + 2


@pytest.mark.parametrize(
    ("total", "words"), [(0, ["1"]), (1, ["1", "2"]), (2, ["1", "2", "3"])], ids=["nothing", "one", "two"]
)
def test_O5_hard_gives_nothing_and_asks_more(total: int, words: list[str]) -> None:
    scene = solo(difficulty="hard").lay(1, "H1-03", "H1-02").give("a", ammo=total, gas=0, adr=0)
    if total:
        assert scene.words("a", "route") == words and scene.words("a", "route", "1") == []
        scene.answer("a", "route", "1")
        assert scene["a"].resources == {"ammo": total + 3, "gas": 3, "adr": 0}
    else:
        scene.follow()
        assert scene.s.round == 2 and scene["a"].collected == 2  # the only route there is


def test_O5_hard_prices() -> None:
    scene = solo(difficulty="hard").lay(2, "H1-02", "H1-03")
    assert set(scene.words("a", "route", "2")) == {"ammo=1", "gas=1", "adr=1"}
    assert len(scene.words("a", "route", "3")) == 6
    assert scene.answer("a", "route", "2", "gas=1")["a"].resources == {"ammo": 7, "gas": 6, "adr": 4}


def dying(**options: str) -> Scene:
    return Scene(2, **options).to_round(6).lay(1, "H3-15").give("a", survivors=1).no_auction()


def test_O6_stop_ends_with_one_group_left() -> None:
    scene = dying(last="stop").answer("a", "route", "1")
    assert scene.s.result and scene.s.result.winners == ["b"] and scene.s.round == 6  # before b has moved
    assert not dying(last="play_on").answer("a", "route", "1").s.over


def test_O6_pipelined_stops_after_all_encounters() -> None:
    scene = overlapping(last="stop").give("b", survivors=1).answer("b", "route", "2")
    assert not scene.s.over
    scene.give("a", survivors=40)
    while not scene.s.over:
        seat, kind = scene.open()[0]
        scene.answer(seat, kind, *by_default(scene, seat, kind))
    assert scene.s.result and scene.s.result.winners == ["a"] and scene.s.round == 6
    both = overlapping(last="stop").give("b", survivors=1).answer("b", "route", "2")
    both.give("a", survivors=1, adr=0, gas=0).force("bite").answer("a", "shoot", "fight")
    assert both.s.result and both.s.result.winners == []


def test_O6_means_nothing_alone() -> None:
    scene = solo(last="stop")
    assert not rest_by_default(scene.give("a", survivors=40)).s.over


def test_R17_O1_O7_defaults_come_first() -> None:
    """O7, automated players for empty seats, is an affair of the lobby: the rules know seats only (S7)."""
    settings = HitzSettings().model_dump(exclude={"seats", "rounds", "road"})  # a first game has fewer rounds
    assert {setting.field: setting.values[0] for setting in game().options} == settings
    assert {setting.field: sorted(setting.seats) for setting in game().options} == {
        "score": [2, 3, 4],
        "auction": [2, 3, 4],
        "routes": [2, 3, 4],
        "ranking": [2, 3, 4],
        "difficulty": [1, 2, 3, 4],
        "last": [2, 3, 4],
    }


def test_R17_options_without_effect() -> None:
    games = []
    for options in ({}, {"auction": "ceilings", "routes": "pipelined", "last": "stop"}):
        s, _ = play_game(game(), HitzSettings(**options), ["a"], "alone", Random(1), player="default")
        games.append((s.result, s.groups, s.dice.counter))
    assert games[0] == games[1]
    two = [
        play_game(game(), HitzSettings(difficulty=difficulty), ["a", "b"], "two", Random(1))[0].groups
        for difficulty in ("normal", "easy", "hard", "expert")
    ]
    assert two[0] == two[1] == two[2]  # of several it is an affair of stand-ins


# R18


def test_R18_1_prompts_and_answers_out_of_time() -> None:
    scene = Scene(3)
    (first,) = decisions(scene.s)
    assert first.seats == ("a",) and first.kind == "bid" and first.id
    scene.answer("a", "bid", "1")
    for words in (["1"], ["pass"], ["5"]):
        before = game().dump(scene.s)
        with pytest.raises(Gone):
            game().apply(scene.s, Answer(seat="a", decision=first.id, words=words))
        assert game().dump(scene.s) == before
    scene.answer("b", "bid", "pass").answer("c", "bid", "pass")
    (pay,) = decisions(scene.s)
    assert pay.kind == "pay"


def test_R18_2_the_default_answers_its_own_prompt_only() -> None:
    """Deadlines and absence belong to the session; the rules give every prompt a default that is legal."""
    scene = Scene(3, auction="ceilings")
    id = scene.ask("b", "ceiling").id
    game().apply(scene.s, Answer(seat="b", decision=id, words=by_default(scene, "b", "ceiling"), by="default"))
    assert scene.open() == [("a", "ceiling"), ("c", "ceiling")]


def test_R18_2_every_prompt_has_a_default() -> None:
    kinds: set[str] = set()
    for players in (1, 3, 4):
        for n in range(4):
            for scene in random_game(players, n):
                for decision in decisions(scene.s):
                    for seat in decision.seats:
                        kinds.add(decision.kind)
                        copy = game().load(game().dump(scene.s))
                        words = by_default(scene, seat, decision.kind)
                        game().apply(copy, Answer(seat=seat, decision=decision.id, words=words, by="default"))
    assert kinds >= {"bid", "pay", "route", "shoot", "flee", "adrenaline", "take", "drop"}


@pytest.mark.parametrize(
    ("bid", "left"),
    [("4", {"ammo": 0, "gas": 0, "adr": 0})],
)
def test_R18_3_a_single_legal_answer_is_given_by_the_engine(bid: str, left: dict[str, int]) -> None:
    scene = Scene(2).give("a", ammo=4, gas=0, adr=0).answer("a", "bid", bid).answer("b", "bid", "pass")
    assert scene["a"].resources == left and scene.open() == [("a", "route")]  # payment of everything


def test_R18_3_a_melee_without_a_choice_is_not_asked_about() -> None:
    scene = encounter("H3-16", gas=0, adr=0, ammo=0, faces=["bolt", "bite", "hit", "hit", "hit"])
    assert "melee" in log(scene) and scene.told("bitten")[0]["n"] == 1


def test_R18_4_automatic_steps_come_in_one_answer() -> None:
    faces = ["blank"] * 3 + ["hit", "blank", "blank"] + ["hit", "hit", "hit"]
    scene = encounter(
        "H3-12", survivors=3, gas=2, ammo=0, adr=0, changes={"ammo": 0, "adr": 0}
    )  # fmt: skip
    events = game().apply(
        scene.force(*faces).s, Answer(seat="a", decision=scene.ask("a", "flee").id, words=["fight"])
    )  # fmt: skip
    assert [event.message.key for event in events].count("hitz-melee") == 3


def order(scene: Scene, policy: str, kind: str, *arg: str, seat: str = "a") -> Scene:
    given = Order(seat=seat, kind=kind, mode="always", policy=policy, arg=list(arg))
    game().apply(scene.s, GiveOrder(order=given))
    return scene.follow()


def test_R18_5_no_order_stands_at_the_start() -> None:
    assert Scene(2).s.orders == []


def bitten(*orders: str, adr: int, zombies: int = 9, token: tuple[str, ...] = ()) -> Scene:
    scene = encounter("H3-12", *token, gas=2, ammo=0, adr=adr, changes={"ammo": 0, "adr": 0, "zombies": zombies})
    for each in orders:
        order(scene, each, "adrenaline")
    return scene.force("bite", "bite", "hit", "bolt", "blank").answer("a", "flee", "fight")


def test_R18_5_save_the_bitten_while_adrenaline_lasts() -> None:
    scene = bitten("save", adr=1)
    assert scene.told("adrenaline")[0]["save"] == 1 and scene.told("bitten")[0]["n"] == 1
    both = bitten("save", adr=3)  # a kill would still be a choice: the order answers only what it settles
    assert both.open() == [("a", "adrenaline")]


def test_R18_5_kill_only_when_it_ends_the_battle() -> None:
    scene = bitten("save", "finish", adr=3)
    assert scene.told("adrenaline")[0]["save"] == 2 and scene.told("adrenaline")[0]["kill"] == 0
    won = bitten("save", "finish", adr=3, zombies=2)
    assert won.told("adrenaline")[0]["kill"] == 1 and won["a"].pile.cards == ["H3-12"]
    assert bitten("finish", adr=1).open() == [("a", "adrenaline")]  # whom to save is still a choice
    molotov = bitten("save", "finish", adr=3, token=("molotov",))
    assert molotov.open() == [("a", "adrenaline")]


def test_R18_5_pay_with_these_in_turn() -> None:
    scene = order(Scene(2), "pay", "pay", "gas,adr,ammo")
    scene.answer("a", "bid", "6").answer("b", "bid", "pass")
    assert scene["a"].resources == {"ammo": 4, "gas": 0, "adr": 2}
    scene.answer("a", "route", "3", "ammo=2")  # a key is another kind of prompt
    assert scene.told("chooses")


def test_R18_5_raise_up_to_a_ceiling_in_this_auction() -> None:
    scene = order(Scene(2), "raise", "bid", "4")
    assert scene["a"].bid == 1
    scene.answer("b", "bid", "2")
    assert scene["a"].bid == 3
    scene.answer("b", "bid", "4")
    assert scene.open() == [("a", "pay"), ("b", "pay")] and scene["a"].bid == 3
    scene.answer("a", "pay", "gas=3").answer("b", "pay", "gas=4")
    assert scene.s.orders == []
    assert not view(order(Scene(2), "raise", "bid", "4").s, "b").orders


def test_R18_6_I20_one_seed_one_game() -> None:
    seats = list(SEATS[:3])
    s, log_ = play_game(game(), HitzSettings(), seats, "same", Random(3))
    again = replayed(game(), HitzSettings(), seats, "same", log_)
    assert game().dump(s) == game().dump(again)
    assert replayed(game(), HitzSettings(), seats, "same", []).dice.counter < s.dice.counter


def test_R18_6_the_order_of_consumption() -> None:
    dice = Dice(seed="order")
    order_ = list("abc")
    dice.shuffle(order_)
    levels = []
    for level in (1, 2, 3):
        pool = list(game().data.pool(level, 3))
        dice.shuffle(pool)
        levels.append(pool[:-4])
    s, _ = game().set_up(HitzSettings(), list("abc"), "order")
    laid = [slot.card.get() for route in s.routes for slot in route.slots]
    assert s.order == order_ and [*s.deck.cards, *laid[::-1]] == levels[2] + levels[1] + levels[0]
    assert s.dice.counter == dice.counter


def test_R18_6_red_dice_before_black() -> None:
    scene = encounter("H3-22", survivors=5, gas=0, ammo=0, adr=0)
    dice = scene.rolled("melee")[0]["dice"]
    assert [die.startswith("death") for die in dice] == [True] * 3 + [False] * 2


def test_the_options_of_a_table() -> None:
    check_options(game())
    assert "ranking" in shown(game(), auction="ceilings", routes="pipelined")
    assert "ranking" not in shown(game(), auction="ceilings", routes="strict") | shown(game(), auction="live")


@pytest.mark.parametrize(
    ("mode", "kinds"),
    [
        ("normal", ["-gift", "", "-price"]),
        ("easy", ["-gift", "", "-price"]),
        ("hard", ["", "-price", "-price"]),
        ("expert", ["", "-price", "-price"]),
    ],
)
def test_O5_R16_3_a_route_says_what_it_gives_or_costs(mode: str, kinds: list[str]) -> None:
    scene = solo(difficulty=mode)
    said = [route_option(scene.s, route).label for route in scene.s.routes]
    assert [each and each.key for each in said] == [f"hitz-option-route{kind}" for kind in kinds]


def test_R4_2_the_advice_for_a_route_is_about_that_route() -> None:
    """It is asked of the game, as the table does."""
    scene = solo()
    decision = next(each for each in offered(scene.s, "a") if each.kind == "route")
    said = [game().reason(scene.s, decision, [no]) for no in ("1", "2", "3")]
    assert [each and each.key for each in said] == [
        "hitz-ask-route.why-gift",
        "hitz-ask-route.why",
        "hitz-ask-route.why",
    ]
