"""Decision points with their defaults (D0–D10) and the automated player's judgement (P1–P8).

D0, the choice of a colour, is tested with S1.
"""

from __future__ import annotations

from typing import Any

import pytest
from hitz.play import by_default, by_stand_in, encounter, fix
from hitz.scene import Scene, game, solo

from engine.core.runner import awaited
from engine.games.hitz import policy
from engine.games.hitz.policy import Foe
from engine.games.hitz.resources import discarded_mix, taken_mix
from engine.games.hitz.state import Group

QUIET: dict[str, Any] = {"ammo": 0, "gas": 0, "adr": 0, "effect": "", "arg": "", "vp": 0, "zombies": 0, "horde": 0}


def group(*tokens: str, **have: int) -> Group:
    scene = Scene(2).give("a", **{"survivors": 5, "ammo": 4, "gas": 4, "adr": 4, **have})
    scene["a"].tokens = list(tokens)
    return scene["a"]


def foe(zombies: int, horde: int = 0, effect: str = "", n: int = 0, vp: int = 1, shot: bool = False) -> Foe:
    return Foe(zombies, horde, effect, n, vp, shot)


def quiet(scene: Scene, **vp: int) -> Scene:
    """All cards on the table are without anything, but for the VP of the left cards of the routes r1, r2 …"""
    for route in scene.s.routes:
        for at, slot in enumerate(route.slots):
            data = scene.game.data
            card = slot.card.get()
            worth = vp.get(f"r{route.no}", 0) if at == 0 else 0
            cards = {**data.cards, card: data.cards[card].model_copy(update={**QUIET, "vp": worth})}
            scene.game = type(scene.game)(data.model_copy(update={"cards": cards}))
            scene.s.attach(scene.game.data)
    return scene


# The mix rule


@pytest.mark.parametrize(
    ("have", "n", "mix"),
    [
        ((5, 5, 3), 4, (2, 2, 0)),
        ((4, 4, 4), 1, (0, 1, 0)),
        ((4, 0, 4), 1, (1, 0, 0)),
        ((4, 4, 4), 3, (1, 1, 1)),
        ((0, 1, 5), 9, (0, 1, 5)),
    ],
)
def test_D2_mix_rule_for_discarding(have: tuple[int, ...], n: int, mix: tuple[int, ...]) -> None:
    kinds = ("ammo", "gas", "adr")
    assert tuple(discarded_mix(dict(zip(kinds, have, strict=True)), n).values()) == mix


@pytest.mark.parametrize(
    ("have", "n", "mix"),
    [
        ((1, 0, 0), 2, (0, 1, 1)),
        ((2, 2, 2), 1, (0, 0, 1)),
        ((2, 2, 3), 1, (1, 0, 0)),
        ((0, 9, 9), 2, (2, 0, 0)),
        ((2, 2, 2), 4, (1, 1, 2)),
    ],
)
def test_D6b_mix_rule_for_taking(have: tuple[int, ...], n: int, mix: tuple[int, ...]) -> None:
    kinds = ("ammo", "gas", "adr")
    assert tuple(taken_mix(dict(zip(kinds, have, strict=True)), n).values()) == mix


# D1–D5


def test_D1_pass_strictly_in_turn() -> None:
    scene = Scene(3)
    assert scene.open() == [("a", "bid")] and by_default(scene, "a", "bid") == ["pass"]
    assert by_default(scene.answer("a", "bid", "2"), "b", "bid") == ["pass"]


def test_D1c_ceiling_zero_all_at_once() -> None:
    scene = Scene(3, auction="ceilings")
    assert [seat for seat, _ in scene.open()] == ["a", "b", "c"]
    assert all(by_default(scene, seat, "ceiling") == ["0"] for seat in "abc")


def test_D2_payment_all_at_once_by_the_mix_rule() -> None:
    scene = Scene(2).give("a", ammo=5, gas=5, adr=3).answer("a", "bid", "4").answer("b", "bid", "5")
    scene.answer("a", "bid", "pass")
    assert scene.open() == [("a", "pay"), ("b", "pay")]
    assert by_default(scene, "a", "pay") == ["ammo=2,gas=2"] and by_default(scene, "b", "pay") == ["ammo=2,gas=2,adr=1"]


def test_D3_the_best_route_and_ties_the_lowest() -> None:
    scene = quiet(Scene(3).no_auction(), r2=2)
    assert by_default(scene, "a", "route") == ["2"]
    assert by_default(quiet(Scene(3).no_auction()), "a", "route") == ["1"]


def test_D3_only_what_can_be_paid() -> None:
    scene = quiet(Scene(2).no_auction(), r3=9).give("a", ammo=1, gas=0, adr=0)
    assert by_default(scene, "a", "route") == ["1"]


def test_D4_the_key_by_the_mix_rule() -> None:
    scene = quiet(Scene(2).no_auction(), r3=9).give("a", ammo=9)
    assert by_default(scene, "a", "route") == ["3", "ammo=2"]
    alone = quiet(solo(), r3=9).give("a", gas=9)
    assert by_default(alone, "a", "route") == ["3", "gas=2"]


def test_D5_the_gift_by_the_mix_rule() -> None:
    scene = quiet(solo()).give("a", ammo=0, gas=9, adr=9)
    assert by_default(scene, "a", "route") == ["1", "ammo=2"]


# D6: events


@pytest.mark.parametrize(
    ("number", "card", "tokens", "have", "kind", "words"),
    [
        ("D6a", "H1-12", (), {"ammo": 9}, "drop", ["ammo=2"]),
        ("D6b", "H1-17", (), {"ammo": 0}, "take", ["ammo=2"]),
        ("D6c", "H2-12", (), {"gas": 0}, "fuel", ["1"]),
        ("D6c", "H3-03", (), {"gas": 5}, "fuel", ["2"]),
        ("D6d", "H2-06", (), {}, "meds", ["pay"]),
        ("D6d", "H2-15", ("wound",), {}, "meds", ["pay"]),
        ("D6e", "H2-24", (), {"adr": 8}, "toll", ["pay", "adr=3"]),
        ("D6f", "H3-13", (), {}, "grab", ["pay"]),
        ("D6g", "H2-04", ("map",), {}, "map", ["use"]),
        ("D6h", "H2-11", ("rifle",), {}, "rifle", ["use"]),
        ("D6i", "H3-09", ("fanatic",), {"ammo": 4}, "fanatic", ["pay"]),
        ("D6i", "H3-09", ("fanatic",), {"ammo": 3}, "fanatic", ["drop"]),
        ("D6j", "H3-17", ("fanatic",), {}, "fanatic", ["use"]),
        ("D6k", "H3-01", (), {"ammo": 9, "gas": 0}, "trade", ["none"]),
    ],
)
def test_D6a_D6b_D6c_D6d_D6e_D6f_D6g_D6h_D6i_D6j_D6k_defaults(
    number: str, card: str, tokens: tuple[str, ...], have: dict[str, int], kind: str, words: list[str]
) -> None:
    scene = encounter(card, *tokens, right="H1-02", **have)
    assert scene.open() == [("a", kind)] and by_default(scene, "a", kind) == words, number


def test_D6f_without_ammo_there_is_nothing_to_ask() -> None:
    assert encounter("H3-13", ammo=0, changes={"ammo": 0}, faces=["hit"]).open() != [("a", "grab")]


# D7–D10


def test_D7_the_shot_of_P6() -> None:
    scene = encounter("H3-12", ammo=9)
    assert scene.open() == [("a", "shoot")] and by_default(scene, "a", "shoot") == ["3"]  # 0.6 · 4, rounded up


def test_D7_the_molotov_of_P5_first() -> None:
    assert by_default(encounter("H3-22", "molotov"), "a", "shoot") == ["molotov"]
    assert by_default(encounter("H3-12", "molotov", ammo=9), "a", "shoot") == ["3"]


def test_D7_D8_in_one_where_no_shot_is_possible() -> None:
    scene = encounter("H3-16", "molotov", survivors=2)
    assert scene.open() == [("a", "flee")] and by_default(scene, "a", "flee") == ["molotov"]


def test_D8_flight_by_P7() -> None:
    scene = encounter("H3-20", survivors=2, adr=0, ammo=0)
    assert by_default(scene, "a", "flee") == ["flee"]
    assert by_default(encounter("H3-16", survivors=5), "a", "flee") == ["fight"]


def test_D8_after_a_shot_P7_alone_decides_by_default() -> None:
    scene = encounter("H3-22", "molotov", adr=0, survivors=5).force(*["blank"] * 2).answer("a", "shoot", "1")
    assert by_default(scene, "a", "flee") == ["flee"]  # the opening's D7 is where P5 stands
    assert by_stand_in(scene, "a", "flee") == ["molotov"]  # P5 holds for the whole opening window


def roll(*faces: str, adr: int, token: tuple[str, ...] = (), zombies: int = 9, effect: str = "") -> Scene:
    changes = {"ammo": 0, "adr": 0, "zombies": zombies, "effect": effect}
    scene = encounter("H3-12", *token, survivors=len(faces), ammo=0, gas=2, adr=adr, changes=changes)
    return scene.force(*faces).answer("a", "flee", "fight")


@pytest.mark.parametrize(
    ("adr", "words"),
    [(1, "save=1"), (2, "save=2"), (4, "save=2"), (5, "save=2,kill=1")],
)
def test_D9_P8_save_first_then_kill_with_plenty(adr: int, words: str) -> None:
    assert by_default(roll("bite", "bite", "bolt", "blank", adr=adr), "a", "adrenaline") == [words]


def test_D9_P8_kill_if_that_ends_the_battle() -> None:
    assert by_default(roll("bite", "bolt", "hitbolt", adr=3, zombies=3), "a", "adrenaline") == ["save=1,kill=2"]
    assert by_default(roll("bite", "bolt", "hitbolt", adr=2, zombies=3), "a", "adrenaline") == ["save=1"]


def test_D9_molotov_by_P5_after_the_saves() -> None:
    few = roll("bite", "blank", "blank", adr=0, token=("molotov",))
    assert by_default(few, "a", "adrenaline") == ["molotov"]
    saved = roll("bite", "blank", "blank", adr=1, token=("molotov",))
    assert by_default(saved, "a", "adrenaline") == ["settle", "save=1"]
    pair = roll("bite", "blank", adr=1, token=("molotov",))
    assert by_default(pair, "a", "adrenaline") == ["molotov", "save=1"]
    dead = roll("bite", "bite", adr=0, token=("molotov",))
    assert by_default(dead, "a", "adrenaline") == ["settle"]  # it could not be collected any more
    one = roll("hit", "blank", adr=0, token=("molotov",), zombies=2)
    assert by_default(one, "a", "adrenaline") == ["settle"]  # a single zombie is not worth it


def test_D9_is_asked_only_where_there_is_something_to_choose() -> None:
    assert roll("hit", "hit", "blank", adr=9).told("melee")[1:]  # no bite, no lightning: it went on
    assert roll("bite", "bolt", "blank", adr=0).told("melee")[1:]  # nothing to pay with
    assert roll("blank", "blank", adr=0, token=("molotov",)).open() == [("a", "adrenaline")]


def between(survivors: int) -> Scene:
    faces = ["bolt"] + ["blank"] * (survivors - 1)
    scene = roll(*faces, adr=1, token=("molotov",))
    return fix(scene, "battle", "a", "moment", "between", force=True)


def test_D10_only_after_a_correction_and_by_P5() -> None:
    scene = between(2)
    assert scene.open() == [("a", "molotov")] and set(scene.words("a", "molotov")) == {"molotov", "fight"}
    assert by_default(scene, "a", "molotov") == ["molotov"] and by_default(between(4), "a", "molotov") == ["fight"]
    assert scene.answer("a", "molotov", "molotov")["a"].pile.cards == ["H3-12"]
    rolled = between(4).force("blank", "blank", "blank", "blank").answer("a", "molotov", "fight")
    assert rolled.told("melee")[0]["round"] == 2


def test_D10_is_merged_with_D9() -> None:
    scene = roll("blank", "blank", adr=0, token=("molotov",)).force("blank", "blank")
    scene.answer("a", "adrenaline", "settle")
    assert scene.open() == [("a", "adrenaline")] and scene.told("melee")[0]["round"] == 2


@pytest.mark.parametrize(("auction", "most"), [("live", 1), ("ceilings", 4)])
def test_D1_D1c_D2_D3_how_many_are_asked_at_once(auction: str, most: int) -> None:
    """With `live` and `strict` one at a time, except for payments."""
    scene = Scene(4, auction=auction, seed="atonce")
    kinds: dict[str, int] = {}
    while not scene.s.over:
        for kind in {d.kind for d in awaited(scene.s)}:
            kinds[kind] = max(kinds.get(kind, 0), sum(d.kind == kind for d in awaited(scene.s)))
        assert len({d.kind for d in awaited(scene.s)}) == 1
        seat, kind = scene.open()[-1]
        words = ["1"] if kind == "ceiling" else by_stand_in(scene, seat, kind)
        scene.answer(seat, kind, *words)
    assert kinds.pop("ceiling", 1) == most or auction == "live"
    kinds.pop("pay", None)
    assert set(kinds.values()) == {1}


# P1–P8


@pytest.mark.parametrize(("survivors", "worth"), [(5, 2.2), (3, 2.2), (2, 3.3), (1, 4.4)])
def test_P1_weights(survivors: int, worth: float) -> None:
    assert policy.survivor_worth(group(survivors=survivors)) == pytest.approx(worth)
    assert (policy.ADR, policy.AMMO, policy.GAS, policy.VP) == (1.0, 0.85, 0.6, 1.1)


@pytest.mark.parametrize(
    ("have", "against", "loss"),
    [
        ({}, foe(4), 5 / 6),
        ({}, foe(4, 2), 7 / 6),
        ({"survivors": 2}, foe(4, 3, shot=True), 4 / 1.15 * 4 / 6),
        ({"survivors": 2}, foe(6, effect="X-NORANGED"), 6 / 1.15 * 2 / 6),
        ({"survivors": 1}, foe(6, effect="X-RANGE3"), 1.5 / 0.575 / 6),
        ({"survivors": 1}, foe(6, effect="X-NOISE"), (2 + 4 * 0.33) / 0.575 / 6),
        ({"survivors": 2, "ammo": 0}, foe(4, effect="X-REINF", n=2), 5.4 / 1.15 * 2 / 6),
        ({"ammo": 0}, foe(1, effect="X-AMBUSH"), 2 * 5 / 6),
        ({"survivors": 1, "ammo": 9}, foe(3, effect="X-REINF", n=1), 1.0 / 0.575 / 6),
    ],
)
def test_P2_expected_loss(have: dict[str, int], against: Foe, loss: float) -> None:
    assert policy.loss(group(**have), against) == pytest.approx(loss)


@pytest.mark.parametrize(
    ("card", "tokens", "have", "value"),
    [
        ("H1-04", (), {}, 2.2),
        ("H1-05", (), {}, 1),
        ("H2-21", (), {}, 4),
        ("H1-07", (), {}, 1.2),
        ("H1-06", (), {}, 1),
        ("H1-09", (), {}, 1),
        ("H1-10", (), {}, -1),
        ("H1-16", (), {}, -0.6),
        ("H1-12", (), {}, -1.4),
        ("H1-17", (), {}, 2),
        ("H1-18", (), {}, 1.9),
        ("H3-03", (), {"gas": 1}, -0.6 - 2.2),
        ("H3-03", (), {"gas": 5}, -1.2),
        ("H2-06", (), {}, -2),
        ("H2-06", (), {"adr": 1}, -2.2),
        ("H2-24", (), {}, -2.1),
        ("H2-09", (), {"survivors": 4}, -4 / 6 * 2.2),
        ("H2-25", (), {"survivors": 2}, -3 / 6 * 3.3),
        ("H3-13", (), {}, -0.88),
        ("H2-04", ("map",), {}, 5.5),
        ("H2-04", (), {}, 0),
        ("H2-11", ("rifle",), {}, -0.3),
        ("H2-11", (), {}, -4.4),
        ("H2-15", ("wound",), {}, -1.5),
        ("H2-15", (), {}, 0),
        ("H3-05", ("toxic",), {}, -2.2),
        ("H3-05", (), {}, 0),
        ("H3-09", ("fanatic",), {}, -1),
        ("H3-09", (), {}, 0),
        ("H2-05", ("bus",), {}, 3),
        ("H2-05", (), {}, 0),
        ("H3-01", (), {}, 0.3),
    ],
)
def test_P3_events(card: str, tokens: tuple[str, ...], have: dict[str, int], value: float) -> None:
    assert policy.event_value(group(*tokens, **have), game().data.cards[card]) == pytest.approx(value)


@pytest.mark.parametrize(
    ("tokens", "have", "against", "cost"),
    [
        ((), {"gas": 0}, foe(4), 0.68 * 2.4 + 5 / 6 * 1.2),
        ((), {"gas": 0, "adr": 1}, foe(4), 0.68 * 2.4 + 5 / 6 * 2.2),
        ((), {"gas": 0}, foe(4, effect="X-NOADR"), 0.68 * 2.4 + 5 / 6 * 2.2),
        ((), {"gas": 0}, foe(1, effect="X-NORANGED"), 5 / 6 * 1.2),
        ((), {}, foe(4, vp=1), 1.2 + 1.1),
        ((), {}, foe(8, 3, "X-FLEECOST", 3, vp=2), 1.8 + 2.2),
        (("molotov",), {"gas": 0, "survivors": 1}, foe(8, 3), 3),
    ],
)
def test_P3_battles(tokens: tuple[str, ...], have: dict[str, int], against: Foe, cost: float) -> None:
    assert policy.battle_cost(group(*tokens, **have), against) == pytest.approx(cost)


def test_P3_flight_must_be_legal_and_affordable() -> None:
    for against in (foe(8, 3, "X-NOFLEE"), foe(8, 3, "X-FLEECOST", 5)):
        assert policy.battle_cost(group(), against) > 4
    assert policy.battle_cost(group(gas=1), foe(8, 3)) > 4 > policy.battle_cost(group(gas=2), foe(8, 3))


def test_P3_a_whole_card() -> None:
    scene = Scene(2)
    assert policy.value(scene.s, "a", scene.s.card("H1-03")) == pytest.approx(3 * 0.85 + 1.1)
    scene.give("a", gas=0)
    worth = 0.85 + 1 + 1.1 - (0.68 * 2.4 + 5 / 6 * 1.2)
    assert policy.value(scene.s, "a", scene.s.card("H3-12")) == pytest.approx(worth)
    scene.give("a", "fanatic")
    assert policy.value(scene.s, "a", scene.s.card("H3-17")) == pytest.approx(1.1)  # no battle


def test_P4_routes_and_their_keys() -> None:
    scene = quiet(Scene(2), r1=1, r3=4)
    values = [policy.route_value(scene.s, "a", route) for route in scene.s.routes]
    assert values == pytest.approx([1.1, 0, 4.4 - 1.6])
    assert policy.route(scene.s, "a") == 3


@pytest.mark.parametrize(("level", "e"), [(1, 1.6), (2, 0.5), (3, -1.6)])
def test_P4_alone(level: int, e: float) -> None:
    for option, values in (
        ("standard", [1.9 + 2 * e, 1.1 + e, 2.2 - 1.7]),
        ("hard", [2 * e, 1.1 + e - 0.85, 2.2 - 1.7]),
    ):
        scene = quiet(solo(solo=option).to_round(3 * level - 2 if level < 3 else 6), r1=9, r2=1, r3=2)
        found = [policy.route_value(scene.s, "a", route) for route in scene.s.routes]
        assert found == pytest.approx(values), option


@pytest.mark.parametrize(
    ("players", "values", "total", "ceiling"),
    [
        (2, (10, 4, 0), 12, 2),
        (3, (10, 4, 0), 12, 4),
        (3, (0, 21, 9), 20, 8),
        (3, (0, 40, 9), 20, 10),
        (3, (0, 40, 9), 7, 7),
        (3, (0, 0, 0), 12, 0),
    ],
)
def test_P4_the_gap_between_routes_is_what_a_bid_is_worth(
    players: int, values: tuple[int, ...], total: int, ceiling: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(policy, "route_value", lambda s, seat, route: values[route.no - 1])
    scene = Scene(players).give("a", ammo=total, gas=0, adr=0)
    assert policy.ceiling(scene.s, "a") == ceiling
    assert by_stand_in(scene, "a", "bid") == (["1"] if ceiling else ["pass"])
    sealed = Scene(players, auction="ceilings").give("a", ammo=total, gas=0, adr=0)
    assert by_stand_in(sealed, "a", "ceiling") == [str(ceiling)]


def test_P4_a_route_out_of_reach_makes_the_others_dear(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy, "route_value", lambda s, seat, route: (1, 2, 99)[route.no - 1])
    scene = Scene(2).give("a", ammo=1, gas=0, adr=0)
    assert policy.ceiling(scene.s, "a") == 0  # first 2, second 1
    scene.s.order, scene["b"].survivors = ["a"], 0
    assert policy.ceiling(scene.s, "a") == 0


@pytest.mark.parametrize(
    ("have", "against", "throws"),
    [
        ({}, foe(4), False),
        ({}, foe(4, 2), True),
        ({"survivors": 1}, foe(4, 1), False),
        ({"survivors": 2, "ammo": 0}, foe(6), True),
        ({"survivors": 2, "ammo": 0}, foe(5), False),
    ],
)
def test_P5_in_the_opening(have: dict[str, int], against: Foe, throws: bool) -> None:
    assert policy.throws_early(group("molotov", **have), against) == throws
    assert not policy.throws_early(group(**have), against)


@pytest.mark.parametrize(
    ("survivors", "lost", "zombies", "throws"),
    [(2, 0, 2, True), (3, 0, 9, False), (3, 1, 2, True), (2, 2, 5, False), (1, 0, 1, False), (2, 1, 2, True)],
)
def test_P5_later(survivors: int, lost: int, zombies: int, throws: bool) -> None:
    assert policy.throws_late(group("molotov", survivors=survivors), zombies, lost) == throws
    assert not policy.throws_late(group(survivors=survivors), zombies, lost)


@pytest.mark.parametrize(
    ("have", "against", "ammo"),
    [
        ({"ammo": 9}, foe(4), 3),
        ({"ammo": 2}, foe(4), 2),
        ({"ammo": 9}, foe(4, 1), 4),
        ({"ammo": 9, "survivors": 3}, foe(4), 4),
        ({"ammo": 9}, foe(6, effect="X-RANGE3"), 3),  # 0.6 · 6 / 1.5 = 2.4
        ({"ammo": 9, "survivors": 3}, foe(6, effect="X-RANGE3"), 4),
        ({"ammo": 2, "survivors": 2, "adr": 0}, foe(8), 0),
        ({"ammo": 2, "survivors": 2, "adr": 3}, foe(8), 2),
        ({"ammo": 2, "survivors": 2, "adr": 0, "gas": 1}, foe(8), 2),
        ({"ammo": 2, "survivors": 2, "adr": 0}, foe(8, effect="X-NOFLEE"), 2),
        ({"ammo": 1, "survivors": 2, "adr": 0}, foe(6, effect="X-NOISE"), 0),  # L = 1.545, the bound is 1.5
        ({"ammo": 9}, foe(5), 3),  # 0.6 · 5 is exactly 3
    ],
)
def test_P6_shooting(have: dict[str, int], against: Foe, ammo: int) -> None:
    assert policy.shots(group(**have), against) == ammo


@pytest.mark.parametrize(
    ("have", "against", "flees"),
    [
        ({"survivors": 4, "adr": 0}, foe(4, vp=1), True),  # D = 1.16: at least 0.9 and a card worth little
        ({"survivors": 4, "adr": 0}, foe(4, vp=2), False),  # but below 0.55 · 4
        ({"survivors": 4, "adr": 0}, foe(8, vp=2), True),  # D = 2.32, the bound is 2.2
        ({"survivors": 4, "adr": 0}, foe(7, vp=2), False),  # D = 2.03
        ({"survivors": 4, "adr": 1}, foe(4, vp=1), False),
        ({"survivors": 4, "adr": 0, "gas": 1}, foe(4, vp=1), False),
        ({"survivors": 4, "adr": 0}, foe(4, effect="X-NOFLEE"), False),
        ({"survivors": 4, "adr": 9}, foe(4, effect="X-NOADR", vp=1), True),
        ({"survivors": 4, "adr": 1}, foe(4, effect="X-SAVE2", vp=1), True),
        ({"survivors": 4, "adr": 2}, foe(4, effect="X-SAVE2", vp=1), False),
        ({"survivors": 2, "adr": 9}, foe(8, 3, vp=3), True),  # D = 2.3 by deaths alone
        ({"survivors": 5, "adr": 0}, foe(1, vp=0), False),  # one round at least: D = 0.83
    ],
)
def test_P7_flight(have: dict[str, int], against: Foe, flees: bool) -> None:
    assert policy.flees(group(**have), against) == flees


def test_P7_the_price_of_flight() -> None:
    assert not policy.flees(group(survivors=2, gas=2), foe(8, 3, "X-FLEECOST", 3))
    assert policy.flees(group(survivors=2, gas=3), foe(8, 3, "X-FLEECOST", 3))


@pytest.mark.parametrize(
    ("adr", "zombies", "words"),
    [(3, 3, "save=1,kill=2"), (2, 3, "save=1"), (3, 4, "save=1"), (4, 9, "save=1,kill=2"), (0, 9, "")],
)
def test_P8_adrenaline(adr: int, zombies: int, words: str) -> None:
    scene = roll("bite", "bolt", "hitbolt", "blank", adr=adr, zombies=zombies)
    if words:
        assert by_default(scene, "a", "adrenaline") == [words] == by_stand_in(scene, "a", "adrenaline")
    else:
        assert scene.told("bitten")


def test_P8_saving_at_double_price() -> None:
    scene = roll("bite", "bite", "bolt", adr=5, effect="X-SAVE2")
    assert by_default(scene, "a", "adrenaline") == ["save=2"]


@pytest.mark.parametrize(
    ("have", "words"),
    [
        ({"ammo": 4, "gas": 0, "adr": 3}, ["ammo=2", "gas=2"]),
        ({"ammo": 1, "gas": 1, "adr": 1}, ["none"]),
        ({"ammo": 0, "gas": 2, "adr": 1}, ["gas=1", "ammo=1"]),
        ({"ammo": 5, "gas": 5, "adr": 0}, ["ammo=1,gas=1", "adr=2"]),
    ],
)
def test_D6k_the_automated_player_evens_out(have: dict[str, int], words: list[str]) -> None:
    scene = encounter("H3-01", changes={"adr": 0}, **have)
    assert by_stand_in(scene, "a", "trade") == words
    assert scene.answer("a", "trade", *words).open() == [("a", "take")]
