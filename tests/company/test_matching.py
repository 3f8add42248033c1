"""Whom to seat together: only who wishes for the same, soon, and with people of the same hours."""

from __future__ import annotations

import time
from itertools import combinations
from random import Random
from statistics import mean, median

import pytest

from engine.calls.habits import Habits
from engine.company.hours import UNKNOWN, Learnt, hour_of_week, rhythm
from engine.company.matching import FILLED_AFTER, LAST, Pool, Wish, seek
from engine.company.rhythm import USUAL_WAIT, WEEK, Rhythm, days, waiting
from engine.pace import Pace
from tests.bench.yardstick import factor
from tests.company.people import evenly, people
from tests.company.waiting import live, wish

HOUR = 3600.0
EVENINGS, MORNINGS = evenly(range(18, 22), 2.0), evenly(range(6, 10), 2.0)


def wished(person: int, made: float = 0.0, stand_ins: bool = False, sizes: tuple[int, ...] = (2,), **more: str) -> Wish:
    of = {"games": "hitz", "paces": "post", "languages": "en"} | more
    sets = {name: frozenset(value.split()) for name, value in of.items()}
    return Wish(
        person, 1, 1, sets["games"], frozenset(sizes), sets["paces"], sets["languages"], stand_ins, made, made + 1e6
    )


def met(*wishes: Wish, now: float = 0.0, apart: tuple[frozenset[int], ...] = (), **rhythms: Rhythm) -> list[int]:
    """With whom the last of these people is seated."""
    pool = Pool(wishes)
    hours = {each.person: rhythms.get(f"p{each.person}", EVENINGS) for each in wishes}
    match = seek(wishes[-1], pool.candidates(wishes[-1], now), hours, apart, lambda game, pace: range(2, 7), now)
    return sorted(each.person for each in match.people) if match else []


def test_who_wishes_for_the_same_meets_at_once() -> None:
    assert met(wished(1), wished(2)) == [1, 2]
    assert met(wished(1, games="hitz zgame"), wished(2, games="zgame plague")) == [1, 2]


@pytest.mark.parametrize("other", [{"games": "zgame"}, {"paces": "sitting"}, {"languages": "ru"}])
def test_who_wishes_for_something_else_does_not(other: dict[str, str]) -> None:
    assert met(wished(1, **other), wished(2)) == []


def test_no_table_is_larger_or_smaller_than_somebody_wishes() -> None:
    assert met(wished(1, sizes=(3,)), wished(2, sizes=(2, 3))) == []
    assert met(wished(1, sizes=(3,)), wished(2, sizes=(2,)), wished(3, sizes=(2, 3))) == [2, 3]
    assert met(*(wished(each, sizes=(3, 4)) for each in range(1, 4))) == [1, 2, 3]


def test_stand_ins_take_seats_after_a_while_where_all_welcome_them() -> None:
    pair = [wished(1, 0.0, stand_ins=True, sizes=(4,)), wished(2, 60.0, stand_ins=True, sizes=(4,))]
    assert met(*pair, now=60.0) == [] and met(*pair, now=FILLED_AFTER) == [1, 2]
    assert met(pair[0], wished(2, 60.0, sizes=(4,)), now=FILLED_AFTER) == []


def test_people_who_are_apart_are_not_seated_together() -> None:
    assert met(wished(1), wished(2), apart=(frozenset({1, 2}),)) == []
    trio = [wished(each, sizes=(3,)) for each in range(1, 5)]
    assert met(*trio, apart=(frozenset({1, 2}),)) in ([1, 3, 4], [2, 3, 4])


def test_people_of_the_same_hours_are_preferred_and_others_taken_with_time() -> None:
    assert met(wished(1), wished(2), wished(3), p1=MORNINGS) == [2, 3]
    assert met(wished(1), wished(2), p1=MORNINGS) == []
    assert met(wished(1), wished(2), p1=MORNINGS, now=1e6 * (1 - LAST)) == [1, 2]


def test_a_clock_that_jumps_back_seats_nobody_early_and_breaks_nothing() -> None:
    assert met(wished(1, made=5000.0), wished(2, made=5000.0), now=0.0, p1=MORNINGS) == []


def test_the_wait_for_somebody_is_counted_over_the_week() -> None:
    always = Rhythm([0.95] * WEEK)
    assert waiting([always, always]) < 1 < waiting([EVENINGS, EVENINGS]) < waiting([EVENINGS, MORNINGS])
    once = Rhythm([1.0 if hour == 30 else 0.0 for hour in range(WEEK)])
    assert once.wait[29] < 10 < 50 < once.wait[30] < 100 < once.wait[32], "in the hour itself it may be over"


def test_the_wait_is_that_of_people_who_answer_one_another() -> None:
    random = Random(2)
    for one, other in combinations(people(random, 6), 2):
        callers, now, taken = (one.person(random), other.person(random)), 0.0, 0.0
        for answer in range(4000):
            then = callers[answer % 2].answers_at(now)
            now, taken = then, taken + then - now
        assert waiting([one.rhythm, other.rhythm]) == pytest.approx(taken / 4000, rel=0.12)


def test_a_game_takes_longer_by_how_much_longer_its_people_wait_for_one_another() -> None:
    measured = Pace(waits=10, days=8.0)
    assert days(measured, [EVENINGS] * 3) == pytest.approx(8.0 * waiting([EVENINGS] * 2) / USUAL_WAIT)
    assert days(measured, [EVENINGS, EVENINGS]) < days(measured, [EVENINGS, MORNINGS])


def test_hours_are_learnt_from_looks_and_fade() -> None:
    learnt, monday = UNKNOWN, 4 * 24 * HOUR
    assert hour_of_week(monday) == 0
    for week in range(6):
        for day in range(5):
            learnt = learnt.looked(monday + ((week * 7 + day) * 24 + 20) * HOUR)
    now = monday + 6 * WEEK * HOUR
    looks = rhythm(learnt, Habits(), now).looks
    assert min(looks[day * 24 + 20] for day in range(5)) > 1.5 * looks[6 * 24 + 20] > 5 * looks[12]
    later = Learnt(learnt.counts, learnt.since, learnt.at).looked(now + 300 * 24 * HOUR)
    assert sum(later.counts) < 1.1


def test_who_is_not_known_is_taken_to_look_in_when_they_may_be_called() -> None:
    looks = rhythm(None, Habits(zone="Europe/Berlin", quiet_from=22 * 60, quiet_to=8 * 60), 0.0).looks
    assert looks[WEEK - 1] < 0.01 < looks[12]


def test_a_wish_costs_less_than_a_millisecond_among_ten_thousand() -> None:
    random = Random(1)
    rhythms = dict(enumerate(each.rhythm for each in people(random, 40)))
    pool = Pool(wish(random, person, person * 8.0) for person in range(10_000))
    hours = {person: rhythms[person % 40] for person in range(10_001)}
    taken = list[float]()
    for _ in range(4):
        begun = time.process_time()
        for _ in range(50):
            made = wish(random, 10_000, 80_000.0)
            hours[10_000] = Rhythm(hours[random.randrange(40)].looks)  # of which nothing is known yet
            pool.add(made)
            seek(made, pool.candidates(made, 80_000.0), hours, [], lambda game, pace: range(2, 5), 80_000.0)
            pool.remove(made.person)
        taken.append((time.process_time() - begun) / 50)
    assert min(taken) < 0.001 * max(1, factor()), "at its best: the machine has other things to do"


def test_forty_people_wait_little_and_for_one_another_hardly_more_than_people_of_the_same_hours() -> None:
    """Nobody can be seated better than with people of just their own hours: of what that would save, most is saved."""
    waits, found, chance, twins = list[float](), list[float](), list[float](), list[float]()
    for seed in range(4):
        random = Random(seed)
        rhythms = [each.rhythm for each in people(random, 40)]
        lived = live(random, rhythms, 10, 14)
        waits += lived.waits
        found += [waiting([rhythms[each] for each in group]) for group in lived.groups]
        twins += [mean(rhythms[each].between(rhythms[each]) for each in group) for group in lived.groups]
        chance += [
            waiting([rhythms[each] for each in random.sample(range(40), len(group))])
            for group in lived.groups
            for _ in range(10)
        ]
    assert median(waits) < 12 * HOUR
    assert mean(found) < 0.73 * mean(chance)
    assert mean(chance) - mean(found) > 0.85 * (mean(chance) - mean(twins))
