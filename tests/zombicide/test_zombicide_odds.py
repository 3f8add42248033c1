"""What options say of attacks (R8), against many attacks of the rules themselves, answered as for an absent player."""

from __future__ import annotations

from math import sqrt
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
from engine.games.zombicide.deeds.combat import volley
from engine.games.zombicide.deeds.volley import Volley
from engine.games.zombicide.deeds.weapons import Arm, Attack, Risk
from engine.games.zombicide.state import ZombicideState

ATTACKS = 250
SIGMAS = 4.5


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
case("more dice", table("katana", skills=("die_melee", "roll_melee"), there=(4,)), MELEE, "katana#1")
case("unbreakable", table("baseball_bat", skills=("ignore_break",)), MELEE, "baseball_bat#1", risk="risk")
case("sniper", table("shotgun", skills=("sniper",), there=(1, 1, 1), at=NEXT, friends=1), RANGED, "shotgun#1", at=NEXT)
case("at night", table("shotgun", there=(2,), at=NEXT).night(), RANGED, "shotgun#1", at=NEXT)


def carried_out(s: ZombicideState, attack: Attack) -> tuple[int, bool, bool, bool]:
    """An attack to its end: kills, whether nothing is left, a friend was hit, a break counted."""
    before, events = sum(s.units(attack.zone).values()), []
    s.stack.clear()
    step = volley(s.survivors["s1"], attack)
    events += runner.start(s, step, Floor())
    while s.find(Volley):
        asked = runner.awaited(s)[0]
        words = runner.default(runner.find(s, asked.seats[0], asked.id))
        events += runner.answer(s, Answer(seat=asked.seats[0], decision=asked.id, words=words))
    left = sum(s.units(attack.zone).values())
    told = [event.message.key for event in events]
    return before - left, not left, "zombicide-friendly-fire" in told, step.risked.count(BREAK) > 0 and not step.ignored


@pytest.mark.parametrize("name", CASES)
def test_R8_attacks_end_as_often_as_their_odds_say(name: str) -> None:
    laid, attack = CASES[name]
    said = odds.prospect(laid.s, laid["s1"], attack)
    saved, found = laid.game.dump(laid.s), [0, 0, 0]
    for n in range(ATTACKS):
        s = laid.game.load(saved)
        s.dice.seed = f"{name} {n}"
        kills, clear, friend, _ = carried_out(s, attack)
        found = [count + happened for count, happened in zip(found, (kills > 0, clear, friend), strict=True)]
    for p, count in zip((said.kill, said.clear, said.friend), found, strict=True):
        assert abs(count / ATTACKS - p) <= SIGMAS * sqrt(p * (1 - p) / ATTACKS) + 2 / ATTACKS, (said, found)


@pytest.mark.parametrize(
    ("risk", "skills", "breaks"), [("plain", (), 0), ("risk", (), 1 / 6), ("risk", ("ignore_break",), 0)]
)
def test_R8_11_a_break_is_as_likely_as_a_one(risk: Risk, skills: tuple[str, ...], breaks: float) -> None:
    laid = table("baseball_bat", skills=skills)
    assert odds.prospect(
        laid.s, laid["s1"], Attack(Arm(MELEE, ("baseball_bat#1",)), HERE, risk)
    ).breaks == pytest.approx(breaks)


def test_an_attack_says_a_kill_everything_a_friend_and_a_break() -> None:
    laid = table("shotgun", there=(2,), at=NEXT, friends=1).turn()
    asked = runner.find(laid.s, "a", laid.asked("s1", "act"))
    shape, _ = replay(asked.ask.shape, ["attack"])
    assert isinstance(shape, One)
    (said,) = [option.odds for option in shape.options if option.key.startswith("ranged:shotgun")]
    assert isinstance(said, Message)
    assert catalogue("en").message(said, {}) == "75 % · all 25 % · hits a friend 75 %"
