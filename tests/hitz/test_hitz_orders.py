"""Standing orders (R18.5)."""

from __future__ import annotations

import pytest
from hitz.scene import Scene, battle

from engine.core.act import Answer, GiveOrder
from engine.core.errors import Illegal
from engine.core.order import Order


def order(scene: Scene, seat: str, kind: str, policy: str, *arg: str) -> Scene:
    give = GiveOrder(order=Order(seat=seat, kind=kind, mode="always", policy=policy, arg=list(arg)))
    scene.game.apply(scene.s, give)
    return scene


def rolled(*faces: str, **amounts: int) -> Scene:
    """After the first melee roll of a battle with five zombies, before anything follows by itself."""
    scene = battle("H2-13", round=3, right="H1-02", ammo=1, gas=0, **amounts)
    scene.force(*faces)
    act = Answer(seat="a", decision=scene.ask("a", "shoot").id, words=["fight"])
    scene.events = scene.game.apply(scene.s, act)
    return scene


BITES = ("bite", "bite", "blank", "blank", "blank")
BOTH = ("bite", "bolt", "hit", "blank", "blank")


def test_R18_5_saving_while_adrenaline_lasts() -> None:
    scene = order(rolled(*BITES, adr=0), "a", "adrenaline", "save").force("hit", "hit", "hit", "hit", "hit").follow()
    assert scene.told("adrenaline")[0]["save"] == 2 and scene["a"].survivors == 5 and scene["a"].adr == 0


def test_R18_5_one_half_alone_leaves_the_other_to_the_player() -> None:
    for policy in ("save", "finish"):
        scene = order(rolled(*BOTH, adr=0), "a", "adrenaline", policy)
        assert scene.game.follow(scene.s) is None
    both = order(order(rolled(*BOTH, adr=0), "a", "adrenaline", "save"), "a", "adrenaline", "finish")
    act = both.game.follow(both.s)
    assert isinstance(act, Answer) and act.by == "order" and act.words == ["save=1"]


@pytest.mark.parametrize(("zombies", "words"), [(1, ["kill=1"]), (2, ["kill=2"]), (3, ["none"])])
def test_R18_5_killing_only_to_end_the_battle(zombies: int, words: list[str]) -> None:
    scene = order(rolled("bolt", "bolt", "hit", "blank", "blank", adr=1), "a", "adrenaline", "finish")
    scene.fight.zombies = zombies
    act = scene.game.follow(scene.s)
    assert isinstance(act, Answer) and act.words == words


def test_R18_5_no_order_decides_about_a_molotov() -> None:
    scene = rolled(*BITES, adr=1)
    scene.give("a", "molotov")
    order(order(scene, "a", "adrenaline", "save"), "a", "adrenaline", "finish")
    assert scene.game.follow(scene.s) is None


def test_R18_5_paying_in_an_order() -> None:
    scene = order(Scene(2), "a", "pay", "pay", "gas,adr,ammo")
    scene.answer("a", "bid", "6").answer("b", "bid", "pass")
    assert (scene["a"].gas, scene["a"].adr, scene["a"].ammo) == (0, 2, 4)


def test_R18_5_raising_by_itself_for_one_auction() -> None:
    scene = order(Scene(2), "b", "bid", "raise", "4")
    scene.answer("a", "bid", "1")
    assert scene["b"].bid == 2 and scene.open() == [("a", "bid")]
    scene.answer("a", "bid", "4")
    assert scene["b"].bid == 2 and [kind for _, kind in scene.open()] == ["pay", "pay"]
    scene.answer("a", "pay", "gas=4").answer("b", "pay", "gas=2")
    assert scene.s.orders == []


def test_R18_5_an_order_answers_only_its_own_kind() -> None:
    with pytest.raises(Illegal):
        order(Scene(2), "a", "bid", "pay", "gas,adr,ammo")
