"""What options say of attacks (R8), against all that the dice of the rules themselves can show."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod
from typing import Any

import pytest
from zombicide.armed import BREAK, HERE, NEXT, armed
from zombicide.pictured import catalogue
from zombicide.table import Floor, Table

from engine.core import runner
from engine.core.act import Answer
from engine.core.message import Message
from engine.core.shape import One, replay
from engine.games.zombicide.deeds import odds
from engine.games.zombicide.deeds.odds import Prospect
from engine.games.zombicide.deeds.volley import Volley
from engine.games.zombicide.deeds.weapons import Arm, Attack, Risk, profile
from engine.games.zombicide.state import ZombicideState


def table(
    *cards: str,
    skills: tuple[str, ...] = (),
    there: tuple[int, ...] = (2,),
    at: str = HERE,
    friends: int = 0,
    **more: Any,
) -> Table:
    walkers, fatties, runners = [*there, 0, 0][:3]
    laid = armed(*cards, **more).zombies(at, walkers, fatties, runners)
    laid.skilled("s1", *skills)
    for figure in list(laid.s.survivors)[1 : 1 + friends]:
        laid[figure].at = at
    return laid


MELEE, RANGED = "melee", "ranged"
CASES: dict[str, tuple[Table, Attack]] = {}


def case(name: str, laid: Table, how: Any, *copies: str, at: str = HERE, risk: Risk = "plain") -> None:
    CASES[name] = laid, Attack(Arm(how, copies), at, risk)


case("one die", table("baseball_bat"), MELEE, "baseball_bat#1")
case("a pair", table("katana", "katana", there=(3,)), MELEE, "katana#1", "katana#2")
case("at risk", table("baseball_bat", who="justin"), MELEE, "baseball_bat#1", risk="risk")
case("too weak", table("baseball_bat", there=(1, 1)), MELEE, "baseball_bat#1", risk="risk")
case("in order", table("shotgun", there=(1, 1, 1), at=NEXT), RANGED, "shotgun#1", at=NEXT)
case("a friend", table("shotgun", there=(2,), at=NEXT, friends=1), RANGED, "shotgun#1", at=NEXT)
case("lucky", table("shotgun", skills=("lucky",), there=(3,), at=NEXT), RANGED, "shotgun#1", at=NEXT, risk="risk")
case("plenty of ammo", table("shotgun", "plenty_of_shells", there=(3,), at=NEXT), RANGED, "shotgun#1", at=NEXT)
case("reaper", table("katana", skills=("reaper_melee",), there=(2, 0, 2)), MELEE, "katana#1")
case("reaper, one of each", table("katana", skills=("reaper_melee",), there=(1, 0, 1)), MELEE, "katana#1")
case("reaper, one and two", table("katana", skills=("reaper_melee",), there=(1, 0, 2)), MELEE, "katana#1")
case("more dice", table("katana", skills=("die_melee", "roll_melee"), there=(4,)), MELEE, "katana#1")
case("unbreakable", table("baseball_bat", skills=("ignore_break",)), MELEE, "baseball_bat#1", risk="risk")
case("sniper", table("shotgun", skills=("sniper",), there=(1, 1, 1), at=NEXT, friends=1), RANGED, "shotgun#1", at=NEXT)
case("at night", table("shotgun", there=(2,), at=NEXT).night(), RANGED, "shotgun#1", at=NEXT)


def ways(laid: Table, attack: Attack) -> Iterator[tuple[list[str], float]]:
    """All that an attack can roll, a second roll of its ordinary dice included, and how likely each is."""
    rolled, survivor = profile(laid.s, laid["s1"], attack), laid["s1"]
    again = len(Volley.of(survivor, attack).rerolls(laid.s, survivor))
    hit = (7 - rolled.accuracy) / 6
    ordinary = [("6", hit), ("1", 1 - hit)]
    risked = [("6", hit), ("2", 5 / 6 - hit), (BREAK, 1 / 6)]
    dice = [ordinary] * rolled.dice + [risked] * rolled.risk + [ordinary] * rolled.dice * again
    for faces in product(*dice):
        if p := prod(each for _, each in faces):
            yield [face for face, _ in faces], p


def carried_out(s: ZombicideState, attack: Attack) -> Prospect:
    """An attack to its end, by default: whether something falls, nothing is left, a friend is hit, a break counts."""
    before = sum(s.units(attack.zone).values())
    s.stack.clear()
    step = Volley.of(s.survivors["s1"], attack)
    events = runner.start(s, step, Floor())
    broken = False
    while s.find(Volley):
        asked = runner.awaited(s)[0]
        broken |= asked.kind == "breaks"
        words = runner.default(runner.find(s, asked.seats[0], asked.id))
        events += runner.answer(s, Answer(seat=asked.seats[0], decision=asked.id, words=words))
    left, told = sum(s.units(attack.zone).values()), [event.message.key for event in events]
    return Prospect(left < before, not left, "zombicide-friendly-fire" in told, broken or "zombicide-breaks" in told)


@pytest.mark.parametrize("name", CASES)
def test_R8_all_that_can_be_rolled_comes_to_the_odds(name: str) -> None:
    laid, attack = CASES[name]
    said, saved, found = odds.prospect(laid.s, laid["s1"], attack), laid.game.dump(laid.s), [0.0] * 4
    for faces, p in ways(laid, attack):
        s = laid.game.load(saved)
        s.dice.forced = faces
        found = [sum_ + p * happened for sum_, happened in zip(found, carried_out(s, attack), strict=True)]
    assert [*said] == pytest.approx(found)


def test_an_attack_says_a_kill_everything_a_friend_and_a_break() -> None:
    laid = table("shotgun", there=(2,), at=NEXT, friends=1).turn()
    asked = runner.find(laid.s, "a", laid.asked("s1", "act"))
    shape, _ = replay(asked.ask.shape, ["attack"])
    assert isinstance(shape, One)
    (said,) = [option.odds for option in shape.options if option.key.startswith("ranged:shotgun")]
    assert isinstance(said, Message)
    assert catalogue("en").message(said, {}) == "75 % · all 25 % · hits a friend 75 %"
