"""What holds from one moment to the next (section 10): what never falls, what only grows, how zombies go."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, NamedTuple

import pytest
from core.fuzz import step_on
from zombicide.box import box
from zombicide.carried import carried
from zombicide.table import SEATS, game, mixed

from engine.core.message import Event
from engine.games.zombicide.state import ZombicideState

ACTS = 150


class Moment(NamedTuple):
    """What is compared with the next moment."""

    points: dict[str, tuple[int, int, int]]
    """Of each survivor: rounds of his counter, adrenaline, campaign points (I7, I15)."""
    grown: dict[str, set[Any]]
    """What only grows (I4, I10)."""
    round: int
    hour: int
    holder: str


def seen(s: ZombicideState) -> Moment:
    return Moment(
        {each.who: (each.laps, each.ap, each.sheet.cxp) for each in s.survivors.values()},
        {
            "buildings": {*s.opened},
            "notes": {*s.notes},
            "keywords": {*s.keys},
            "goals": {*s.goals},
            "gone": {id for id, where in s.objectives.items() if where == "gone"},
            "dead": {each.who for each in s.survivors.values() if each.standing == "dead"},
            "doors": set() if s.mission_id == "m5" else {*s.open},  # lock_room
        },
        s.round,
        s.hour,
        s.holder,
    )


def compare(s: ZombicideState, before: Moment) -> None:
    now = seen(s)
    for who, (laps, ap, cxp) in now.points.items():
        old = before.points.get(who, (0, 0, 0))
        assert (laps, ap) >= old[:2] and cxp >= old[2], who
    for what, things in before.grown.items():
        assert things <= now.grown[what], what
    if now.round == before.round:  # the clock goes on within the End Phase, before the round does
        assert now.hour in (before.hour, (before.hour + 1) % 24)
    else:
        assert now.round == before.round + 1
        assert now.holder == s.seats[(s.seats.index(before.holder) + 1) % len(s.seats)]


def walked(s: ZombicideState, events: list[Event]) -> None:
    """I9: never through walls or closed doors; those of M2.2 are put back."""
    for event in events:
        if event.message.key == "zombicide-walks":
            zone, to = event.refs
            assert to in s.ground.neighbours(zone, "extra") or zone in s.mission.sent_back, (zone, to)


@pytest.mark.parametrize("mission", box().missions)
def test_I7_I9_I10_I13_I14_I15_from_one_moment_to_the_next(mission: str) -> None:
    random = Random(f"course {mission}")
    carry = carried(box(), random)
    carry["party"]["mission"] = mission
    settings = mixed(random, mission).model_copy(update={"mode": "campaign"})
    s, _ = game().set_up(settings, SEATS[:3], f"course {mission}", carry)
    while not all(each.at for each in s.survivors.values()):
        step_on(game(), s, random)
    checked, hours = Counter[int](), {s.round: s.hour}
    for _ in range(ACTS):
        before = seen(s)
        events = step_on(game(), s, random)
        if s.over:
            break
        compare(s, before)
        walked(s, events)
        checked[before.round] += sum(event.message.key == "zombicide-light-check" for event in events)
        if s.round > before.round:
            hours[s.round] = s.hour
    assert max(checked.values(), default=0) <= 1, "one light check in a round"
    first = min(hours)
    assert all(hour == (hours[first] + n - first) % 24 for n, hour in hours.items())
