"""When a person may be called: quiet hours in their time zone, absence, which reminders they want."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from functools import cache
from itertools import takewhile
from typing import Literal, cast, get_args
from zoneinfo import ZoneInfo, available_timezones

from ..core.errors import Refused
from ..core.message import msg, named
from ..store import Store

Reminders = Literal["both", "half", "last", "off"]
DAY = 24 * 60
AWAY = math.inf
"""The end of an absence that lasts until its person says that they are back."""
COLUMNS = "zone, quiet_from, quiet_to, away_until, reminders"

_CLOCK = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?")


@dataclass(slots=True, frozen=True)
class Habits:
    """Quiet hours are minutes after midnight of local time in ``zone``; ``away_until`` a time in seconds, or `AWAY`."""

    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    away_until: float = 0
    reminders: Reminders = "both"

    def free_at(self, now: float) -> float:
        """The first moment, from now on, at which this person may be called; seconds, `AWAY` for none."""
        return self._after_quiet(max(now, self.away_until))

    def free_here(self, at: float) -> bool:
        """Whether no quiet hours forbid to call at this moment."""
        return self._after_quiet(at) == at

    def counted(self, since: float, until: float) -> float:
        """Of this time in seconds, as much as the person could be called in. An absence without an end counts."""
        spans = takewhile(lambda span: span[0] < until, self._spans(since))
        return sum(min(end, until) - begin for begin, end in spans)

    def counted_out(self, since: float, seconds: float) -> float:
        """The moment at which so many seconds have been counted."""
        for begin, end in self._spans(since):
            if end - begin >= seconds:
                return begin + seconds
            seconds -= end - begin
        raise AssertionError("time has no end")

    def _spans(self, since: float) -> Iterator[tuple[float, float]]:
        """The times in which this person may be called, one after the other, without an end."""
        now = max(since, self.away_until) if self.away_until < AWAY else since
        while True:
            begin = self._after_quiet(now)
            now = self._quiet_after(begin)
            yield begin, now

    def _quiet_after(self, now: float) -> float:
        """When the next quiet hours begin; infinite if there are none."""
        start = self.quiet_from
        if start is None or self.quiet_to is None or start == self.quiet_to:
            return math.inf
        local = datetime.fromtimestamp(now, zone(self.zone))
        today = datetime.combine(local.date(), time(start // 60, start % 60), local.tzinfo)
        return next(at for day in (0, 1, 2) if (at := (today + timedelta(days=day)).timestamp()) > now)

    def _after_quiet(self, now: float) -> float:
        start, end = self.quiet_from, self.quiet_to
        if start is None or end is None or start == end or now == AWAY:
            return now
        local = datetime.fromtimestamp(now, zone(self.zone))
        minute = local.hour * 60 + local.minute
        overnight = start > end
        if not (minute >= start or minute < end if overnight else start <= minute < end):
            return now
        day = local.date() + timedelta(days=overnight and minute >= start)
        until = datetime.combine(day, time(end // 60, end % 60), local.tzinfo)
        # In autumn the clock shows an hour twice: who is in the second one waits for the end of the second one.
        return next((at for fold in (0, 1) if (at := until.replace(fold=fold).timestamp()) > now), now)


@cache
def zones() -> tuple[str, ...]:
    """The names of all time zones that people may choose."""
    places = (name for name in available_timezones() if "/" in name and not name.startswith(("Etc/", "SystemV/")))
    return (*sorted(places), "UTC")


def zone(name: str) -> ZoneInfo:
    """The zone of this name, UTC for one that no longer exists."""
    try:
        return ZoneInfo(name)
    except (KeyError, OSError, ValueError):  # no such file, or nothing that could be one
        return ZoneInfo("UTC")


def read_zone(text: str) -> str:
    """The zone that was typed; raises `Refused` if there is none."""
    typed = text.strip().replace(" ", "_").casefold()
    found = next((name for name in zones() if name.casefold() == typed), None)
    if found is None:
        raise Refused(msg("refused-zone", typed=named(text)))
    return found


def read_clock(text: str) -> int:
    """“22”, “7:30” as minutes after midnight; raises `Refused` for anything else."""
    found = _CLOCK.fullmatch(text.strip())
    minutes = int(found[1]) * 60 + int(found[2] or 0) if found else DAY
    if not found or int(found[2] or 0) > 59 or minutes > DAY:
        raise Refused(msg("refused-clock", typed=named(text)))
    return minutes % DAY


def clock(minutes: int) -> str:
    """Minutes after midnight as a clock shows them: “07:30”."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


async def read(store: Store, users: list[int]) -> dict[int, Habits]:
    """The habits of people; those who never said anything have the usual ones."""
    if not users:
        return {}
    marks = ", ".join("?" * len(users))
    rows = await store.rows(f"SELECT person, {COLUMNS} FROM users WHERE person IN ({marks})", *users)
    known = {row[0]: _habits(row[1:]) for row in rows}
    return {user: known.get(user, Habits()) for user in users}


async def write(store: Store, user: int, habits: Habits) -> None:
    """Remember them."""
    await store.execute(
        f"INSERT INTO users (person, {COLUMNS}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (person) DO UPDATE SET "
        "zone = excluded.zone, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, "
        "away_until = excluded.away_until, reminders = excluded.reminders",
        *(user, habits.zone, habits.quiet_from, habits.quiet_to, habits.away_until, habits.reminders),
    )


def _habits(row: tuple[str, int | None, int | None, float, str]) -> Habits:
    name, start, end, away, reminders = row
    known = reminders in get_args(Reminders)
    return Habits(name, start, end, away, cast(Reminders, reminders) if known else "both")
