"""The automated player's judgement (P1–P8)."""

from __future__ import annotations

import pytest
from hitz.judged import foe, group, quiet, roll
from hitz.play import by_default, by_stand_in, encounter
from hitz.scene import Scene, game, solo

from engine.games.hitz import defaults as policy
from engine.games.hitz.defaults import Foe

NORMAL = game().data.player.normal


@pytest.mark.parametrize(("survivors", "worth"), [(5, 2.2), (3, 2.2), (2, 3.3), (1, 4.4)])
def test_P1_weights(survivors: int, worth: float) -> None:
    assert policy.survivor_worth(NORMAL, group(survivors=survivors)) == pytest.approx(worth)
    assert (NORMAL.adr, NORMAL.ammo, NORMAL.gas, NORMAL.vp) == (1.0, 0.85, 0.6, 1.1)


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
    assert policy.event_value(NORMAL, group(*tokens, **have), game().data.cards[card]) == pytest.approx(value)


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
    assert policy.route(scene.s, "a") == ["3"]


@pytest.mark.parametrize(("level", "e"), [(1, 1.6), (2, 0.5), (3, -1.6)])
def test_P4_alone(level: int, e: float) -> None:
    for option, values in (
        ("normal", [1.9 + 2 * e, 1.1 + e, 2.2 - 1.7]),
        ("hard", [2 * e, 1.1 + e - 0.85, 2.2 - 1.7]),
    ):
        scene = quiet(solo(difficulty=option).to_round(3 * level - 2 if level < 3 else 6), r1=9, r2=1, r3=2)
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
