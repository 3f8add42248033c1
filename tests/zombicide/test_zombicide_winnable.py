"""Every mission can be won by its own means, from set-up to the last card: none comes to a dead end.

No zombies come, so that a simple party gets everywhere: it goes to the nearest card, opens doors on its way, takes what
it finds and decides at random.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from zombicide.box import box
from zombicide.table import Table, game

from engine.core.act import Answer
from engine.core.decision import Decision
from engine.core.runner import awaited, default, offered
from engine.core.shape import replay, sample
from engine.games.zombicide import mission_rules
from engine.games.zombicide.box.ground import ground
from engine.games.zombicide.dead import horde
from engine.games.zombicide.settings import ZombicideSettings
from engine.games.zombicide.state import Survivor, ZombicideState

ROUNDS = 60


def streets(s: ZombicideState, doors: list[str]) -> list[str]:
    """The zones outdoors from which these doors are opened."""
    return [zone for door in doors for zone in s.city.doors[door].zones if not s.city.zones[zone].room]


def wanted(s: ZombicideState) -> Iterator[str]:
    """The zones where there is something to do."""
    if s.exits and all(kind == "exit" or goal in s.goals for goal, kind in s.mission.goals.items()):
        yield from s.exits
        return
    for id, card in s.mission.cards.items():
        if s.objectives[id] in ("down", "up") and mission_rules.can_take(s, id):
            yield from [card.zone] if card.zone else streets(s, [card.door or ""])
    for name, kind in s.mission.goals.items():
        if kind == "doors":
            yield from streets(s, [door for door in s.mission.doors[name].doors if door not in s.open])


def deed(s: ZombicideState, survivor: Survivor, decision: Decision, random: Random) -> list[str]:
    """Take, open, or go where one is needed."""
    shape = decision.ask.shape
    offers = list(replay(shape, [])[0].words())
    lying = [card.zone for id, card in s.mission.cards.items() if s.objectives[id] == "up"]
    if "take" in offers and (survivor.at not in lying or random.random() < 0.5):
        return ["take"]
    if "door" in offers:
        return ["door"]
    goals = list(wanted(s))
    if "move" in offers and goals:
        open_city = ground(s.city, frozenset(s.city.doors), frozenset([*s.links, *s.passages]))
        away = open_city.away(random.choice(goals))
        near = away.get(survivor.at, len(away))
        found = replay(shape, ["move"])[0].words()
        ways = [zone for zone in found if away.get(zone, near) < near]
        if ways:
            return ["move", min(ways, key=lambda zone: (away[zone], random.random()))]
    return ["done"]


def won(mission: str, random: Random) -> ZombicideState:
    """The mission played by such a party."""
    settings = ZombicideSettings.model_validate({"mode": "single", "mission": mission, "force_door": "on"})
    s, _ = game().set_up(settings, ["a"], f"win {mission}")
    while not s.over and s.round < ROUNDS:
        act = game().follow(s)
        if act is None:
            id = awaited(s)[0].id
            decision = next(each for each in offered(s, "a") if each.id == id)
            if decision.kind == "act":
                words = deed(s, s.survivors[decision.subject], decision, random)
            else:
                words = sample(decision.ask.shape, random) if decision.kind == "option" else default(decision)
            while (shape := replay(decision.ask.shape, words)[0]) is not None:
                words = [*words, shape.usual or shape.sample(random)]
            act = Answer(seat="a", decision=id, words=words)
        game().apply(s, act)
    return s


@pytest.mark.usefixtures("calm")
@pytest.mark.parametrize("mission", [each for each, found in box().missions.items() if not found.hunt])
def test_every_mission_can_be_won(mission: str) -> None:
    assert won(mission, Random(mission)).verdict == "won"


def test_the_hunt_can_be_won() -> None:
    """Three abominations shot with a rifle that is strong enough: the third wears the key card (M7.3)."""
    table = Table("m7")
    table.survivor("s1", "10R.C", "anti_materiel_rifle")
    prey = next(zone for zone, far in table.s.ground.visible("10R.C").items() if far == 1)
    for name in ("patient0", "hobomination", "abominacop"):
        for each in [*table.s.abominations]:
            horde.remove(table.s, table.s.abominations[each], each)
        (
            table.s.abomination_deck.cards if name in table.s.abomination_deck.cards else table.s.abomination_discard
        ).remove(name)
        table.s.abominations[name] = prey
        table.turn("s1").force(6).act("s1", *attack(table))
        while not table.s.over and table.open()[0][1] not in ("act", "rest"):
            table.answer("a", table.open()[0][1], *table.default("a", table.open()[0][1]))
    assert table.s.verdict == "won" and table.s.notes == ["m7-n1", "m7-n2", "m7-n3"]


def attack(table: Table) -> list[str]:
    """The words of the only attack there is."""
    words = ["attack"]
    while offers := table.can("s1", *words):
        words.append(offers[0])
    return words
