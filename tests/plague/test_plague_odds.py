"""What options say of attacks (R10–R12), against every way in which the dice of the rules themselves can fall."""

from __future__ import annotations

from itertools import product

import pytest
from plague.box import box
from plague.lone import alone
from plague.pictured import catalogue
from plague.table import Table

from engine.core.message import Message
from engine.core.runner import find
from engine.core.shape import One, replay
from engine.games.plague.humans.arms import HANDS, SWING
from engine.games.plague.humans.faces import Outlook
from engine.games.plague.humans.fight import Attack, strike
from engine.games.plague.state import CAR, Effect

ARMED = [card for card in box().cards.values() if card.kind in ("melee", "firearm")]
FACES = range(1, 7)
PREFERRED = {each.prefers: each.id for each in box().characters.values()}


def said(table: Table, weapon: str) -> Outlook:
    """What the option of a weapon says, in percent."""
    asked = find(table.s, "a", table.asked("h1", "act"))
    shape, _ = replay(asked.ask.shape, ["attack"])
    assert isinstance(shape, One)
    (odds,) = [option.odds for option in shape.options if option.key == weapon]
    assert odds is not None
    of = odds.args.get("of", [odds])
    assert isinstance(of, list)
    found = {each.key.rpartition("-")[2]: each.args["p"] for each in of}
    numbers = {name: p.args["n"] for name, p in found.items() if isinstance(p, Message)}
    return Outlook(*(float(str(numbers.get(name, 0))) for name in Outlook._fields))


def fallen(table: Table, attack: Attack, dice: int) -> Outlook:
    """The share of all ways in which the zombie dies, is pushed, and something goes wrong, in percent."""
    saved, ways = table.game.dump(table.s), 0
    kill = push = oops = 0
    for faces in product(FACES, repeat=dice + 1):
        s = table.game.load(saved)
        s.dice.forced = [str(face) for face in faces]
        at = s.zombies["z1"].at
        strike(s, s.humans["h1"], attack)
        told = [event.message.key for event in s.run.events]
        ways += 1
        kill += "z1" not in s.zombies
        push += "z1" in s.zombies and s.zombies["z1"].at != at
        oops += "plague-oops" in told
        s.run.events.clear()
    return Outlook(100 * kill / ways, 100 * push / ways, 100 * oops / ways)


CASES = [(card.id, own) for card in ARMED for own in (False, True) if not own or card.id in PREFERRED]


@pytest.mark.parametrize(("card", "own"), CASES)
def test_R10_5_R12_3_a_weapon_says_how_often_it_kills_pushes_and_goes_wrong(card: str, own: bool) -> None:
    melee = box().cards[card].kind == "melee"
    table = alone(card, at="J13" if melee else "L17", character=PREFERRED[card] if own else "medic")
    table.zombies("K13" if melee else "L19")
    check(table, f"{card}#1", box().cards[card].dice or 1)


@pytest.mark.parametrize("card", [card.id for card in ARMED if card.kind == "firearm"])
def test_R12_1_an_aim_counts_and_an_empty_gun_is_a_club(card: str) -> None:
    if box().cards[card].melee:
        table = alone(card, at="J13", character="hunter")
        table.zombies("K13")
        check(table, f"{SWING}{card}#1")
    table = alone(card, character="hunter")
    table.zombies("L19")
    table["h1"].aimed = True
    check(table, f"{card}#1", box().cards[card].dice)


def test_R10_5_bare_hands_and_those_of_the_biker() -> None:
    for character in ("medic", "biker"):
        table = alone(at="J13", character=character)
        table.zombies("K13")
        check(table, HANDS, 1)


def check(table: Table, weapon: str, dice: int = 1) -> None:
    expected, found = fallen(table, Attack(weapon, "z1"), dice), said(table, weapon)
    assert all(abs(p - q) <= 1 for p, q in zip(expected, found, strict=True)), (expected, found)


def test_R16_5_the_key_says_how_likely_the_engine_starts() -> None:
    table = alone(at=CAR)
    assert odds(table)["ignite"] == "17 %"
    table["h1"].cards.append(table.card("keys"))
    assert odds(table)["ignite"] == "33 %"


def test_R26_7_a_fire_says_how_likely_it_goes_out() -> None:
    table = alone(at="L17", fire="on")
    table.s.fires.append("L18")
    assert odds(table)["douse"] == "33 %"
    table["h1"].cards.append(table.card("extinguisher"))
    assert "douse" not in odds(table)


def odds(table: Table) -> dict[str, str]:
    """What deeds say, as far as they say anything."""
    shape, _ = replay(find(table.s, "a", table.asked("h1", "act")).ask.shape, [])
    assert isinstance(shape, One)
    return {option.key: catalogue("en").message(said, {}) for option in shape.options if (said := option.odds)}


def test_the_only_weapon_says_its_odds_where_a_target_is_chosen() -> None:
    table = alone("pistol", character="medic")
    table.zombies("L19", "K18")
    shape, _ = replay(find(table.s, "a", table.asked("h1", "act")).ask.shape, ["attack", "pistol#1"])
    assert isinstance(shape, One)
    assert {catalogue("en").message(said, {}) for each in shape.options if (said := each.odds)} == {
        "push 33 % · Oops 17 %"
    }


def test_R11_1_under_misfire_a_two_is_named_too() -> None:
    table = alone("pistol", character="medic")
    table.zombies("L19")
    asked = find(table.s, "a", table.asked("h1", "act"))
    plain, _ = replay(asked.ask.shape, ["attack"])
    assert plain is not None and "too" not in catalogue("en").message(plain.prompt, {})
    table.s.effects.append(Effect(card="misfire#1", human="h1"))
    hit, _ = replay(asked.ask.shape, ["attack"])
    assert hit is not None and "On a 1 (shooting, on a 2 too): a firearm is empty." in catalogue("en").message(
        hit.prompt, {}
    )
