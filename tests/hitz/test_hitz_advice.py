"""What advice in Hit Z Road never does (section 11), over positions of games that are played half at random."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import ceil
from random import Random

import pytest
from hitz.scene import SEATS, game
from positions import positions

from engine.core.message import Message
from engine.core.shape import replay
from engine.games.hitz import defaults as policy
from engine.games.hitz.encounter import odds
from engine.games.hitz.encounter.battle import Fight
from engine.games.hitz.state import HitzSettings, HitzState
from engine.games.hitz.terms import spendable
from engine.tables.advice import Advice

SLACK = 1e-6


@pytest.mark.parametrize(("players", "difficulty"), [*product((2, 3, 4), ("normal", "hard"))])
def test_P4_to_P8_advice_never_overbids_wastes_or_flees_from_what_is_cheap(players: int, difficulty: str) -> None:
    looked = Counter[str]()
    for number, auction in enumerate(("live", "ceilings", "live")):
        settings = HitzSettings.model_validate({"difficulty": difficulty, "auction": auction})
        s, _ = game().set_up(settings, SEATS[:players], f"advice {players} {number}")
        for at, found in positions(game(), s, Random(number), 160):
            looked[found.decision.kind] += 1
            _keeps_to_it(at, found)
    assert {"bid", "ceiling", "route", "shoot", "flee", "adrenaline"} <= looked.keys()


def _keeps_to_it(s: HitzState, found: Advice) -> None:
    seat, words, step = found.decision.seats[0], found.words, found.decision.step
    if found.why is not None and isinstance(told := found.why.args.get("what"), list):
        route = s.routes[int(found.why.args.get("route", words[0])) - 1]  # pyright: ignore[reportArgumentType]
        cards = [s.card(slot.card.get()) for slot in route.slots if slot.card.opened]
        falls = sum(policy.casualties(s.groups[seat], card) for card in cards)
        said = {each.key for each in told if isinstance(each, Message)}
        assert ("hitz-brings-falls" in said) == (falls >= 0.5), "no route is praised without those it may cost"
    match found.decision.kind:
        case "bid" | "ceiling":
            _bids(s, seat, 0 if words[0] == "pass" else int(words[0]))
        case "route":
            chosen, best = int(words[0]), max(_values(s, seat).values())
            assert _values(s, seat)[chosen] >= best - SLACK  # P4
        case "shoot" | "flee" if isinstance(step, Fight):
            _fights(s, step, words[0])
            _says_what_its_odds_say(s, step, found)
        case "adrenaline" if isinstance(step, Fight):
            _saves(s, step, found)
        case _:
            pass


def _says_what_its_odds_say(s: HitzState, step: Fight, found: Advice) -> None:
    """Kills of a volley are those of its odds; adrenaline saves whoever is bitten only if that is likely enough."""
    assert found.why is not None
    if found.words[0].isdigit() and found.words[0] != "0":
        assert found.why.args["n"] == round(odds.shot(s, step, int(found.words[0])))
    if found.words[0] == "fight" and found.why.args.get("what") == "saves":
        lost = odds.losses(s, step)
        assert lost is None or lost < 0.5


def _values(s: HitzState, seat: str) -> dict[int, float]:
    """What the routes that are free and can be paid for are worth (P4)."""
    total = s.groups[seat].total
    free = (each for each in s.routes if each.taker is None and each.key <= total)
    return {each.no: policy.route_value(s, seat, each) for each in free}


def _bids(s: HitzState, seat: str, bid: int) -> None:
    """No more than it can pay, and for less than the worst that may be left for it costs more than to pass (P4)."""
    values = sorted(_values(s, seat).values(), reverse=True)
    assert bid <= min(10, s.groups[seat].total)
    if len(values) >= len(s.living):
        assert bid <= policy.mind(s).bid * (values[0] - values[len(s.living) - 1]) + SLACK


def _fights(s: HitzState, step: Fight, word: str) -> None:
    group, foe = s.groups[step.seat], policy.foe_in(s, step)
    red = min(foe.horde, group.survivors)
    rounds = max(1.0, foe.zombies / (policy.KILLS * group.survivors))
    saved = group.adr // foe.save_cost if foe.adrenaline else 0
    deaths = rounds * red / 6 + max(0.0, rounds * group.survivors / 6 - saved)
    dear = deaths >= foe.mind.flee_much * group.survivors or (deaths >= foe.mind.flee_some and foe.vp <= 1)
    if word == "flee":
        assert foe.can_flee(group) and dear  # P7
    if word == "fight":
        assert not (foe.can_flee(group) and dear)
    if word == "molotov":
        assert policy.loss(group, foe) >= foe.mind.throw_at or foe.horde >= 2  # P5
    if word.isdigit():
        assert int(word) <= min(group.ammo, ceil(foe.zombies / foe.per_ammo))  # P6: what a battle needs at most


def _saves(s: HitzState, step: Fight, found: Advice) -> None:
    """All who can be saved are, and lightning is paid for only if that ends the battle or much is left (P8)."""
    shape, value = replay(found.decision.ask.shape, found.words)
    assert shape is None
    thrown, amounts = value
    limits, group, cost = spendable(s, step), s.groups[step.seat], policy.foe_in(s, step).save_cost
    save, kill = amounts.get("save", 0), amounts.get("kill", 0)
    assert save == limits["save"]
    assert not kill or (not thrown and (kill == step.zombies or group.adr - save * cost >= 3))
    if thrown:
        assert step.zombies >= 2  # P5
