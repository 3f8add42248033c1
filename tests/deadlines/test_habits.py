"""When a person may be called: quiet hours by their own clock, also on the days on which clocks are changed."""

from __future__ import annotations

from datetime import datetime

import pytest
from deadlines.timed import BERLIN, at

from engine.calls.habits import (
    Habits,
    read_clock,
    read_zone,
    zone,
    zones,
)
from engine.core.errors import Refused


def free(text: str, start: int, end: int, fold: int = 0) -> str:
    """When somebody in Berlin may be called, by the clocks there."""
    habits = Habits("Europe/Berlin", start * 60, end * 60)
    moment = datetime.fromtimestamp(habits.free_at(at(text, fold)), BERLIN)
    return f"{moment:%m-%d %H:%M %Z}"


@pytest.mark.parametrize(
    ("now", "start", "end", "then"),
    [
        ("2026-01-10 21:59", 22, 8, "01-10 21:59 CET"),
        ("2026-01-10 22:00", 22, 8, "01-11 08:00 CET"),
        ("2026-01-11 07:59", 22, 8, "01-11 08:00 CET"),
        ("2026-01-11 08:00", 22, 8, "01-11 08:00 CET"),
        ("2026-01-11 10:00", 9, 17, "01-11 17:00 CET"),
        ("2026-01-11 17:00", 9, 17, "01-11 17:00 CET"),
        ("2026-01-11 03:00", 5, 5, "01-11 03:00 CET"),
        ("2026-12-31 23:00", 22, 8, "01-01 08:00 CET"),
    ],
)
def test_quiet_hours_keep_a_call_until_their_end(now: str, start: int, end: int, then: str) -> None:
    assert free(now, start, end) == then


@pytest.mark.parametrize(
    ("now", "fold", "start", "end", "then"),
    [
        ("2026-03-28 23:00", 0, 22, 8, "03-29 08:00 CEST"),  # nine hours of quiet, not ten
        ("2026-10-24 23:00", 0, 22, 8, "10-25 08:00 CET"),  # eleven
        ("2026-03-29 01:30", 0, 22, 2, "03-29 03:00 CEST"),  # 2:00 does not exist that night
        ("2026-10-25 01:30", 0, 22, 2, "10-25 02:00 CEST"),
        ("2026-10-25 02:30", 0, 22, 3, "10-25 03:00 CET"),
        ("2026-10-25 02:30", 1, 22, 3, "10-25 03:00 CET"),
    ],
)
def test_quiet_hours_follow_the_clock_through_its_changes(now: str, fold: int, start: int, end: int, then: str) -> None:
    assert free(now, start, end, fold) == then


def test_an_end_in_the_hour_that_comes_twice_is_never_in_the_past() -> None:
    habits = Habits("Europe/Berlin", 22 * 60, 2 * 60 + 30)
    for fold in (0, 1):
        now = at("2026-10-25 02:10", fold)
        assert habits.free_at(now) == now + 20 * 60


def test_who_is_away_is_called_after_it_and_after_the_quiet_hours_then() -> None:
    now, back = at("2026-06-01 12:00"), at("2026-06-05 23:00")
    assert Habits("Europe/Berlin", away_until=back).free_at(now) == back
    assert Habits("Europe/Berlin", 1320, 480, away_until=back).free_at(now) == at("2026-06-06 08:00")
    assert Habits(away_until=back).free_at(back + 1) == back + 1


@pytest.mark.parametrize(
    ("typed", "minutes"), [("22", 1320), ("7:30", 450), (" 08:05 ", 485), ("24", 0), ("6.15", 375)]
)
def test_times_of_day_are_read(typed: str, minutes: int) -> None:
    assert read_clock(typed) == minutes


@pytest.mark.parametrize("typed", ["", "25", "24:01", "7:60", "noon", "-1", "1:2"])
def test_other_times_of_day_are_refused(typed: str) -> None:
    with pytest.raises(Refused, match="refused-clock"):
        read_clock(typed)


def test_time_zones_are_known_by_their_names() -> None:
    assert read_zone(" europe/berlin") == "Europe/Berlin"
    assert read_zone("america/new york") == "America/New_York"
    assert len(zones()) > 400 and {"UTC", "Europe/Moscow", "Asia/Kolkata"} <= set(zones())
    with pytest.raises(Refused, match="refused-zone"):
        read_zone("Mars/Olympus")
    assert zone("Mars/Olympus").key == zone("../etc").key == "UTC"
