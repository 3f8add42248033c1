"""What options say of the dice (R6, R8, R9, E-GRAB), against many rolls of the rules themselves."""

from __future__ import annotations

from functools import partial
from math import sqrt

import pytest
from hitz.pictured import catalogue
from hitz.play import encounter
from hitz.scene import Scene, game

from engine.core.message import Message
from engine.core.shape import One, replay
from engine.games.hitz import defaults
from engine.games.hitz.box.dice import BLACK
from engine.games.hitz.encounter import odds
from engine.games.hitz.encounter.battle import Fight
from engine.games.hitz.state import HitzState
from engine.kit.odds import pool

CARDS = {
    "plain": ("H3-12", {}),
    "horde": ("H3-22", {"adr": 2}),
    "noise": ("H2-14", {}),
    "dark": ("H3-08", {}),
    "no adrenaline": ("H3-11", {}),
    "three dice": ("H1-20", {}),
    "reinforced": ("H2-19", {}),
    "ambush": ("H3-26", {}),
    "dear": ("H3-28", {"survivors": 4}),
}
BATTLES = 1_000
SIGMAS = 4.5


def close(share: float, p: float, n: int) -> bool:
    return abs(share - p) <= SIGMAS * sqrt(p * (1 - p) / n) + 2 / n


def fight(s: HitzState, b: Fight) -> int:
    """The melee to its end, by default; returns the survivors."""
    group = s.groups["a"]
    while b.zombies and group.survivors:
        b.roll(s)
        if not group.survivors:
            break
        if b.window(s):
            _, chosen = replay(partial(b.spend, s), defaults.adrenaline(s, b))
            b.on_adrenaline(s, b.ask_adrenaline(s), chosen)
        else:
            b.settle(s)
    return group.survivors


@pytest.mark.parametrize("held", [(), ("molotov",)], ids=["bare", "molotov"])
@pytest.mark.parametrize("card", CARDS)
def test_R8_the_melee_ends_as_often_as_its_odds_say(card: str, held: tuple[str, ...]) -> None:
    name, more = CARDS[card]
    scene = encounter(name, *held, right="H1-15", **{"survivors": 5, "adr": 3, **more})
    ends = odds.fought(odds.stand_of(scene.s, scene.fight))
    saved, found = game().dump(scene.s), [0] * len(ends)
    battles = BATTLES if not held else BATTLES // 4
    for n in range(battles):
        s = game().load(saved)
        s.dice.seed, s.dice.counter = f"{card} {n}", 0
        found[fight(s, next(s.find_all(Fight)))] += 1
    assert sum(ends) == pytest.approx(1)
    for p, count in zip(ends, found, strict=True):
        assert close(count / battles, p, battles), (ends, found)


@pytest.mark.parametrize("card", ["H3-12", "H2-14", "H1-20"])
def test_R6_shots_kill_as_many_as_their_odds_say(card: str) -> None:
    scene = encounter(card, right="H1-15", ammo=4)
    s, b, shots, killed, cleared = scene.s, scene.fight, 5_000, 0, 0
    zombies, said = b.zombies, odds.of_shots(s, b, 3)
    for _ in range(shots):
        s.groups["a"].ammo, b.zombies, b.shot = 4, zombies, False
        b.fire(s, 3)
        drawn = b.faces.count("bite") if card == "H2-14" else 0
        killed += zombies + drawn - b.zombies
        cleared += not b.zombies
    assert killed / shots == pytest.approx(number(said.args["n"]), abs=0.05 + 0.1)
    assert cleared / shots == pytest.approx(number(said.args["p"]) / 100, abs=0.005 + 0.03)


def test_R8_3_a_roll_is_compared_with_what_was_to_be_expected() -> None:
    bare = {"effect": "", "ammo": 0, "adr": 0}
    scene = encounter("H3-12", changes=bare, survivors=4, ammo=0, gas=9).force("hit", "hit", "hit", "bolt")
    scene.answer("a", "flee", "fight")
    (line,) = [event.message for event in scene.events if event.message.key == "hitz-kills"]
    assert catalogue("en").message(line, {}) == "3 zombies killed (2.0 expected), 1 left."
    assert catalogue("ru").message(line, {}) == "Убиты 3 зомби (в среднем 2,0), остался 1."


def test_E_GRAB_says_how_likely_a_survivor_is_lost() -> None:
    assert [number(odds.of_grab(encounter("H3-12").s, dice).args["p"]) for dice in (1, 2)] == [50, 25]


def test_a_large_melee_says_what_its_roll_brings() -> None:
    scene = encounter("H3-22", right="H1-15", survivors=9, adr=9)
    said = odds.of_fight(scene.s, scene.fight)
    assert said.key == "hitz-odds-roll" and number(said.args["kills"]) == pytest.approx(4.5, abs=0.05)
    assert number(said.args["n"]) == pytest.approx((9 + 3) / 6, abs=0.05), (
        "nine can be bitten, three of them die at once"
    )


def test_R3_a_bid_says_how_many_can_bid_more() -> None:
    scene = Scene(3).to_round(3).give("b", ammo=1, gas=0, adr=1).give("c", ammo=1, gas=1, adr=2)
    shape = scene.ask("a", "bid").ask.shape
    assert isinstance(shape, One)
    bids = {option.key: option.odds.args["n"] for option in shape.options if option.odds}
    assert [bids[n] for n in "1234"] == [2, 1, 1, 0]


def number(said: object) -> float:
    assert isinstance(said, Message)
    args = {name: each for name, each in said.args.items() if isinstance(each, int)}
    return args["n"] if "n" in args else args["whole"] + args["tenth"] / 10


def test_R6_R8_what_many_dice_may_show_is_reckoned_at_once() -> None:
    scene = encounter("H3-12", right="H1-15", survivors=20, ammo=20)
    assert odds.of_fight(scene.s, scene.fight).key == "hitz-odds-roll"
    assert odds.of_shots(scene.s, scene.fight, 20).key == "hitz-odds-shot"
    outcomes = [*pool(BLACK, odds.struck, 40), *odds.rolled(20, 3, odds.lost_to)]
    assert len(outcomes) < 1_000, "only what matters is told apart"
