"""Decision points with their defaults (D0–D10).

D0, the choice of a colour, is tested with S1.
"""

from __future__ import annotations

import pytest
from hitz.judged import quiet, roll
from hitz.play import by_default, by_stand_in, encounter, fix
from hitz.scene import Scene, solo

from engine.core.runner import awaited
from engine.core.shape import complete
from engine.games.hitz.groups.resources import discarded_mix, taken_mix

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
    assert complete(scene.ask("a", "bid").ask.shape, []) == ["pass"]
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
