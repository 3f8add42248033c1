"""How long games take: the figures of the lobby, and how they are measured."""

from __future__ import annotations

from random import Random

import pytest
from core.toy import Toy

from engine.core.options import Preset
from engine.core.state import Settings
from engine.pace import FILE, combinations, combined, measured, pace_of
from engine.tables.lobby import PACES
from engine.tables.session import TableSettings
from render.boards import BOARDS
from tests.pace.people import MORNING, NIGHT, Habit, Person, days, waits
from tests.pace.table import Table

TABLE = TableSettings.model_validate(PACES["post"])


def table(seed: str = "one", people: int = 3, **table: str) -> Table:
    return Table(Toy(), Settings(), TableSettings.model_validate({**PACES["post"], **table}), people, seed)


def test_of_a_game_that_was_measured_every_preset_and_number_has_its_figures() -> None:
    for id in measured():
        for chosen in combinations(BOARDS[id].game.presets):
            for people in BOARDS[id].game.players:
                assert (pace_of(id, chosen, people) is not None) == (people > 1), (id, combined(chosen), people)


def test_figures_are_of_presets_only() -> None:
    mode, pace = Preset("mode", "usual", {}), Preset("pace", "post", {})
    assert combined([pace, mode]) == "usual-post"
    assert pace_of("zombies", [mode, pace], 4) is not None
    assert pace_of("zombies", [mode, None], 4) is None and pace_of("nothing", [mode, pace], 4) is None


def test_by_post_games_are_quick() -> None:
    found = measured()
    four = found["hitz"]["post"][4]
    assert four.waits <= 22 and four.days <= 13
    turns = found["zombies"]["usual-post"][4]
    assert turns.waits <= 36 and turns.days <= 13
    assert found["zgame"]["standard-post"][4].waits <= 60
    assert found["zombicide"]["mission-post"][4].waits <= 25
    assert found["plague"]["classic-post"][4].waits <= 30
    for id, by_presets in found.items():
        if id == "plague":  # who chooses the humans is all that its paces differ in: the games are others, by chance
            continue
        for name, by_people in by_presets.items():
            for people, slow in by_people.items() if name.endswith("sitting") else ():
                quick = by_presets[name.removesuffix("sitting") + "post"][people]
                assert quick.waits <= slow.waits, (id, name, people)
    assert FILE.is_file()


def test_a_wait_is_a_call_to_all_who_are_due() -> None:
    alone = table(people=3)
    assert waits(alone) >= 1 and alone.over and alone.answers > 0
    assert waits(table()) == waits(table()), "the same seed is the same game"


def test_people_look_in_by_day_and_ignored_calls_come_a_look_later() -> None:
    for habit in (Habit(2, 0), Habit(5, 0), Habit(2, 1)):
        person, now = Person(habit, Random("looks")), 12.0
        for _ in range(50):
            then = person.answers_at(now)
            assert now < then and MORNING <= then % 24 < NIGHT
            assert then - now < (1 + habit.ignored) * 24
            now = then
    prompt, slow = (Person(Habit(2, ignored), Random("same")) for ignored in (0.0, 1.0))
    assert slow.answers_at(12) > prompt.answers_at(12)


@pytest.mark.parametrize("ignored", [0.0, 0.3])
def test_who_looks_in_more_often_is_done_sooner(ignored: float) -> None:
    often, seldom = (sum(days(table(f"s{n}"), Habit(looks, ignored), f"s{n}") for n in range(8)) for looks in (6, 1))
    assert often < seldom


def test_a_time_bank_saves_whoever_is_late_now_and_then() -> None:
    plain, banked = ([table(f"s{n}", deadline="12h", bank=bank) for n in range(6)] for bank in ("none", "4d"))
    for tables in (plain, banked):
        for n, each in enumerate(tables):
            days(each, [Habit(2, 0.3), Habit(1, 0.3), Habit(2, 0.3, weekends=False)], f"s{n}")
    assert sum(each.lapses for each in banked) < sum(each.lapses for each in plain) / 2


def test_a_missed_deadline_does_not_hold_the_table_up() -> None:
    seldom = Habit(1, 0.9)
    held = sum(days(table(f"s{n}", deadline="7d"), seldom, f"s{n}") for n in range(4))
    freed = sum(days(table(f"s{n}", deadline="6h"), seldom, f"s{n}") for n in range(4))
    assert freed < held
