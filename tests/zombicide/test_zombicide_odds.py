"""What options say of attacks (R8), against all that the dice of the rules themselves can show."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from math import factorial, prod
from typing import Any

import pytest
from every_game import game_of, switched
from zombicide.armed import BREAK, HERE, NEXT, armed
from zombicide.box import box
from zombicide.pictured import catalogue
from zombicide.table import Floor, Table

from engine.core import runner
from engine.core.act import Answer
from engine.core.message import Message
from engine.core.shape import One, replay
from engine.games.zombicide.box import effects
from engine.games.zombicide.box.dice import D6
from engine.games.zombicide.deeds import odds
from engine.games.zombicide.deeds.combat import DARK, LIT, attacks, may_shine
from engine.games.zombicide.deeds.odds import Prospect
from engine.games.zombicide.deeds.volley import Volley
from engine.games.zombicide.deeds.weapons import Arm, Attack, Risk, profile, risks
from engine.games.zombicide.party.skills import WHILE_RISKING
from engine.games.zombicide.reading.objectives import passing
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


def shared(n: int, *faces: tuple[str, float]) -> Iterator[tuple[list[str], float]]:
    """All that so many dice can show, whose faces come in kinds with their probabilities; their order is all one."""
    for counts in product(range(n + 1), repeat=len(faces)):
        if sum(counts) == n:
            p = factorial(n) * prod(q**k / factorial(k) for k, (_, q) in zip(counts, faces, strict=True))
            if p:
                yield [face for k, (face, _) in zip(counts, faces, strict=True) for face in [face] * k], p


def ways(laid: Table, attack: Attack) -> Iterator[tuple[list[str], float]]:
    """All that an attack can roll, a second roll of its ordinary dice included, and how likely each is."""
    rolled, survivor = profile(laid.s, laid["s1"], attack), laid["s1"]
    again = len(Volley.of(survivor, attack).rerolls(laid.s, survivor))
    hit = (7 - rolled.accuracy) / 6
    ordinary = ("6", hit), ("1", 1 - hit)
    risked = ("6", hit), ("2", 5 / 6 - hit), (BREAK, 1 / 6)
    rolls = [shared(rolled.dice, *ordinary), shared(rolled.risk, *risked)]
    rolls += [shared(rolled.dice, *ordinary) for _ in range(again)]
    for parts in product(*rolls):
        yield [face for faces, _ in parts for face in faces], prod(p for _, p in parts)


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
    check(*CASES[name])


def check(laid: Table, attack: Attack) -> None:
    """What is said of an attack is what the rules make of all that can be rolled."""
    said = odds.prospect(laid.s, Volley.of(laid["s1"], attack).stakes(laid.s, laid["s1"]))
    saved, found = laid.game.dump(laid.s), [0.0] * 4
    for faces, p in ways(laid, attack):
        s = laid.game.load(saved)
        s.dice.forced = faces
        found = [sum_ + p * happened for sum_, happened in zip(found, carried_out(s, attack), strict=True)]
    assert [*said] == pytest.approx(found)


def declared(laid: Table) -> Iterator[Attack]:
    """Every attack that the first survivor can declare, with all that can be risked, and with light."""
    s, survivor = laid.s, laid["s1"]
    for arm, zone in attacks(s, survivor, paid=True):
        for risk in risks(s, survivor, arm):
            for light in (False, True) if may_shine(s, survivor, arm, zone) else (False,):
                yield Attack(arm, zone, risk, light)


WEAPONS = [card.id for card in box().equipment.values() if card.accuracy is not None]
SKILLS = [*box().skills, *(WHILE_RISKING + each for each in box().skills if each.startswith(("die", "dmg", "reaper")))]


@pytest.mark.parametrize("weapon", WEAPONS)
def test_R8_every_weapon_says_what_it_brings(weapon: str) -> None:
    laid = table(weapon, there=(1, 1), friends=1).zombies(NEXT, walker=2, runner=1)
    found = [*declared(laid)]
    assert found, "it can be used here or in the next zone"
    for attack in found:
        check(laid, attack)


DUAL = [weapon for weapon in WEAPONS if "dual" in box().equipment[weapon].flags and box().equipment[weapon].n > 1]


@pytest.mark.parametrize("weapon", DUAL)
def test_R8_3_every_pair_says_what_it_brings(weapon: str) -> None:
    laid = table(weapon, weapon, there=(1, 1), friends=1).zombies(NEXT, walker=2, runner=1)
    found = [attack for attack in declared(laid) if len(attack.arm.copies) == 2]
    assert found
    for attack in found:
        check(laid, attack)


@pytest.mark.parametrize("skill", SKILLS)
def test_R8_every_skill_is_counted_in_what_an_attack_brings(skill: str) -> None:
    laid = table("machete", "pistol", skills=(skill,), there=(2, 1), friends=1).zombies(NEXT, walker=2)
    for attack in declared(laid):
        check(laid, attack)


def test_R8_the_order_of_dice_is_all_one() -> None:
    laid, attack = table("shotgun", there=(1, 1, 1), at=NEXT, friends=1), Attack(Arm(RANGED, ("shotgun#1",)), NEXT)
    saved = laid.game.dump(laid.s)
    for faces, _ in ways(laid, attack):
        found = set[Prospect]()
        for order in set(permutations(faces)):
            s = laid.game.load(saved)
            s.dice.forced = [*order]
            found.add(carried_out(s, attack))
        assert len(found) == 1, faces


SWITCHED = switched(game_of("zombicide"))


@pytest.mark.parametrize("option", [option for option in SWITCHED if option not in ("mode", "mission")])
def test_R8_every_option_is_counted_in_what_an_attack_brings(option: str) -> None:
    for value in SWITCHED[option]:
        laid = table("shotgun", "flashlight", there=(1, 1), friends=1, **{option: value})
        laid.zombies(NEXT, walker=2).night()
        laid["s2"].health = 9  # nobody dies of it, which would end the game before a break counts
        for attack in declared(laid):
            check(laid, attack)


@pytest.mark.parametrize("light", ["flashlight", "tactical_flashlight"])
def test_R5_7_with_light_and_without_both_say_what_they_bring(light: str) -> None:
    laid = table("pistol", light, there=(0,)).zombies(NEXT, walker=2).night()
    attack = next(each for each in declared(laid) if each.light)
    for each in (attack, attack._replace(light=False)):
        check(laid, each)
    laid.turn()
    shape = asked(laid, "attack", f"ranged:pistol#1@{NEXT}", "plain")
    said = {option.key: catalogue("en").message(option.odds, {}) for option in shape.options if option.odds}
    assert set(said) == {DARK, LIT} and said[DARK] != said[LIT]


@pytest.mark.parametrize("faces", product("16", repeat=2))
def test_R8_12_rolling_again_says_what_it_may_bring_and_what_lies(faces: tuple[str, str]) -> None:
    laid = table("shotgun", skills=("lucky",), there=(1, 1), at=NEXT)
    laid.s.stack.clear()
    laid.force(*faces).start(Volley.of(laid["s1"], Attack(Arm(RANGED, ("shotgun#1",)), NEXT)))
    step = laid.s.find(Volley)
    if step is None or faces == ("6", "6"):
        assert faces == ("6", "6"), "nothing is better than all hits"
        return
    saved, lucky, found = laid.game.dump(laid.s), odds.prospect(laid.s, step.stakes(laid.s, laid["s1"])), [0.0, 0.0]
    for second in product(D6, repeat=2):
        s = laid.game.load(saved)
        s.dice.forced = [*second]
        (asks,) = runner.awaited(s)
        runner.answer(s, Answer(seat=asks.seats[0], decision=asks.id, words=["lucky"]))
        left = sum(s.units(NEXT).values())
        found = [found[0] + (left < 2) / 36, found[1] + (not left) / 36]
    assert [lucky.kill, lucky.clear] == pytest.approx(found)
    lies = odds.prospect(laid.s, step.stakes(laid.s, laid["s1"]), stands=True)
    hits = faces.count("6")
    assert (lies.kill, lies.clear) == (float(hits > 0), 0.0)


@pytest.mark.parametrize("mission", box().missions)
def test_O2_options_of_cards_say_how_likely_their_tests_succeed(mission: str) -> None:
    """By all that the dice of each test can show; that the rules ask the same is in the tests of objectives."""
    for card in (*box().missions[mission].cards.values(), *box().missions[mission].notes.values()):
        for choice in effects.statements(card.effect):
            for option in choice.options if isinstance(choice, effects.Choose) else ():
                test = next((each for each in option.effect if isinstance(each, effects.Test)), None)
                said = passing(option.effect)
                assert (said is None) == (test is None)
                if test and said:
                    won = sum(any(map(test.passes, faces)) for faces in product(D6, repeat=test.dice))
                    assert said.args["n"] == round(100 * won / 6**test.dice)


def test_an_attack_says_a_kill_everything_a_friend_and_a_break() -> None:
    laid = table("shotgun", there=(2,), at=NEXT, friends=1).turn()
    shape = asked(laid, "attack")
    (said,) = [option.odds for option in shape.options if option.key.startswith("ranged:shotgun")]
    assert isinstance(said, Message)
    assert catalogue("en").message(said, {}) == "75 % · all 25 % · hits a friend 75 %"


def asked(laid: Table, *words: str) -> One:
    """What is asked of the first survivor after these words of his turn."""
    shape, _ = replay(runner.find(laid.s, "a", laid.asked("s1", "act")).ask.shape, [*words])
    assert isinstance(shape, One)
    return shape
