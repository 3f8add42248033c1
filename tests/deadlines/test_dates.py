"""The end of an absence is understood as people write it, and nothing else is."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from engine.calls.dates import FURTHEST, read_until
from engine.core.errors import Refused

NOW = datetime(2026, 6, 1, 12, tzinfo=UTC)
"""A Monday, 14:00 in Berlin."""
PHRASES = """
30 ноября = 2026-11-30
до 30 ноября = 2026-11-30
30-го ноября = 2026-11-30
до 30-ого ноября = 2026-11-30
30 НОЯБРЯ = 2026-11-30
30 нояб. = 2026-11-30
30 ноября 2026 = 2026-11-30
30 ноября 2026 г. = 2026-11-30
30 ноября 2026 года = 2026-11-30
понедельник, 30 ноября = 2026-11-30
1 декабря = 2026-12-01
по 1 декабря = 2026-12-02
до 1 декабря включительно = 2026-12-02
до декабря = 2026-12-01
1 мая = 2027-05-01
9 марта = 2027-03-09
2 июня = 2026-06-02
5 янв = 2027-01-05
12 фев = 2027-02-12
8 апреля = 2027-04-08
14 июля = 2026-07-14
3 августа = 2026-08-03
1 сентября = 2026-09-01
17 окт. = 2026-10-17
до 10 числа = 2026-06-10
до 10-го = 2026-06-10
до 1-го числа = 2026-07-01
завтра = 2026-06-02
до завтра = 2026-06-02
завтра до 18:30 = 2026-06-02T18:30
послезавтра = 2026-06-03
сегодня до 20:00 = 2026-06-01T20:00
пятница = 2026-06-05
до пятницы = 2026-06-05
в пятницу = 2026-06-05
до пт = 2026-06-05
до следующей пятницы = 2026-06-12
в следующую среду = 2026-06-10
до понедельника = 2026-06-08
до вторника = 2026-06-02
к среде = 2026-06-03
до четверга = 2026-06-04
в субботу = 2026-06-06
до воскресенья = 2026-06-07
до выходных = 2026-06-06
до следующей недели = 2026-06-08
до конца недели = 2026-06-08
до конца месяца = 2026-07-01
до следующего месяца = 2026-07-01
до конца года = 2027-01-01
до нового года = 2027-01-01
на неделю = 2026-06-08T14:00
неделя = 2026-06-08T14:00
на 2 недели = 2026-06-15T14:00
две недели = 2026-06-15T14:00
2 нед. = 2026-06-15T14:00
2н = 2026-06-15T14:00
3 дня = 2026-06-04T14:00
на три дня = 2026-06-04T14:00
пару дней = 2026-06-03T14:00
3 дн. = 2026-06-04T14:00
3д = 2026-06-04T14:00
сутки = 2026-06-02T14:00
через 10 дней = 2026-06-11T14:00
12 часов = 2026-06-02T02:00
12 ч = 2026-06-02T02:00
на месяц = 2026-07-01T14:00
2 месяца = 2026-08-01T14:00
неделю и 2 дня = 2026-06-10T14:00
24.12. = 2026-12-24
24.12.2026 = 2026-12-24
24.12.26 = 2026-12-24
до 24.12 = 2026-12-24
1 December = 2026-12-01
until 1 December = 2026-12-01
December 1 = 2026-12-01
Dec 1 = 2026-12-01
Dec 1st = 2026-12-01
the 1st of December = 2026-12-01
December 1st, 2026 = 2026-12-01
Tuesday, 1 December 2026 = 2026-12-01
Tuesday, December 1 = 2026-12-01
through December 1 = 2026-12-02
1 December inclusive = 2026-12-02
december = 2026-12-01
1 May = 2027-05-01
may 1 = 2027-05-01
till 3rd of July = 2026-07-03
Sept 4 = 2026-09-04
22 aug = 2026-08-22
Feb 29 = ?
the 10th = 2026-06-10
the 1st = 2026-07-01
tomorrow = 2026-06-02
until tomorrow 6 pm = 2026-06-02T18:00
tomorrow at 18:30 = 2026-06-02T18:30
the day after tomorrow = 2026-06-03
today 8pm = 2026-06-01T20:00
Friday = 2026-06-05
until Friday = 2026-06-05
this Friday = 2026-06-05
next Friday = 2026-06-12
fri = 2026-06-05
on Tuesday = 2026-06-02
till wed = 2026-06-03
thurs = 2026-06-04
monday = 2026-06-08
next monday = 2026-06-08
sat 10:00 = 2026-06-06T10:00
sunday = 2026-06-07
the weekend = 2026-06-06
next week = 2026-06-08
end of the week = 2026-06-08
end of the month = 2026-07-01
next month = 2026-07-01
new year = 2027-01-01
a week = 2026-06-08T14:00
for a week = 2026-06-08T14:00
for two weeks = 2026-06-15T14:00
2 weeks = 2026-06-15T14:00
2w = 2026-06-15T14:00
2W = 2026-06-15T14:00
in 3 days = 2026-06-04T14:00
3d = 2026-06-04T14:00
3 days = 2026-06-04T14:00
a couple of days = 2026-06-03T14:00
1w 2d = 2026-06-10T14:00
a week and two days = 2026-06-10T14:00
12h = 2026-06-02T02:00
12 hours = 2026-06-02T02:00
an hour = 2026-06-01T15:00
a month = 2026-07-01T14:00
3 months = 2026-09-01T14:00
2026-12-24 = 2026-12-24
2026-12-24 18:00 = 2026-12-24T18:00
24/12 = 2026-12-24
12/24/2026 = 2026-12-24
24 = ?
soon = ?
скоро = ?
дача = ?
3 дракона = ?
2 whales = ?
7 нот = ?
5 hops = ?
30 ноябрей = ?
31 ноября = ?
33 мая = ?
today = ?
сегодня = ?
вчера = ?
1.12.2025 = ?
1 December 2025 = ?
1 December 2028 = ?
5/6 = ?
friday 1 december = ?
never = ?
3 = ?
0 days = ?
400 days = ?
may be = ?
до свидания = ?
tomorrow friday = ?
3 days 1 december = ?
25:00 = ?
1 1 december = ?
december december = ?
at 6 = ?
2.6 = 2026-06-02
01.06 = 2027-06-01
1.2.2027 = 2027-02-01
x2d = ?
31.02. = ?
99.99. = ?
2026-05-31 = ?
2028-01-01 = ?
bis 24. Dezember = 2026-12-24
bis zum 24.12. = 2026-12-24
24. Dez. 18 Uhr = 2026-12-24T18:00
bis Freitag = 2026-06-05
am Freitag um 18:30 = 2026-06-05T18:30
nächsten Freitag = 2026-06-12
nächste Woche = 2026-06-08
bis Ende der Woche = 2026-06-08
Ende des Monats = 2026-07-01
morgen = 2026-06-02
übermorgen = 2026-06-03
eine Woche = 2026-06-08T14:00
für zwei Wochen = 2026-06-15T14:00
3 Tage = 2026-06-04T14:00
ein paar Tage = 2026-06-03T14:00
bis Mittwoch einschließlich = 2026-06-04
1. März = 2027-03-01
am Wochenende = 2026-06-06
bis Neujahr = 2027-01-01
Mi = 2026-06-03
bis ich zurück bin = ?
"""
"""What is typed, and the moment in Berlin that it means; a date alone is its first moment, `?` what is refused."""


@pytest.mark.parametrize("line", PHRASES.strip().splitlines())
def test_the_end_of_an_absence_is_read(line: str) -> None:
    typed, _, until = line.rpartition(" = ")
    try:
        read = datetime.fromtimestamp(read_until(typed, NOW, "Europe/Berlin"), ZoneInfo("Europe/Berlin"))
        assert f"{read:%Y-%m-%dT%H:%M}" == (until if "T" in until else f"{until}T00:00")
    except Refused:
        assert until == "?"


@pytest.mark.parametrize("typed", ["", " ", "." * 500, "1" * 500, "день " * 500, "1e3 days"])
def test_odd_input_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="refused-until"):
        read_until(typed, NOW, "Europe/Berlin")


@pytest.mark.parametrize("now", ["2026-12-31T23:30", "2027-01-31T12:00", "2028-02-29T12:00", "2026-06-07T12:00"])
def test_whatever_the_day_an_end_lies_ahead(now: str) -> None:
    """The ends of years and months, a leap day, a Sunday."""
    at = datetime.fromisoformat(f"{now}+00:00")
    for typed in (
        "tomorrow",
        "friday",
        "next week",
        "next month",
        "end of the year",
        "a month",
        "the 31st",
        "1 mar",
        "12:00",
    ):
        until = datetime.fromtimestamp(read_until(typed, at, "Asia/Tokyo"), UTC)
        assert at < until <= at + FURTHEST, (typed, until)


def test_a_leap_day_is_the_next_one() -> None:
    assert (
        read_until("29 февраля", datetime(2027, 6, 1, tzinfo=UTC), "UTC")
        == datetime(2028, 2, 29, tzinfo=UTC).timestamp()
    )
