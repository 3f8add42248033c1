"""How many days games take people who have found each other, against as many at random: the same games as `make pace`
plays, with the hours of these people; and against groups of people who are all of the hours of one of them, which
nobody can be seated better than. ``python -m tests.company.days [--servers 3] [--game hitz]``.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random
from statistics import mean, median, stdev

from engine.company.rhythm import days as forecast
from engine.pace import pace_of
from engine.tables.lobby import PACES
from engine.tables.session import TableSettings
from tests.pace.__main__ import Sort, game_of, settings_of
from tests.pace.people import days
from tests.pace.table import Table

from .people import Person, people
from .waiting import HOUR, live

NUMBER, A_DAY, DAYS = 40, 10, 28
RESAMPLED = 400
"""Draws from the groups by which an error is worked out."""
SORTS = {"hitz": ("post",), "zombies": ("usual", "post"), "zgame": ("standard", "post")}
TABLE = TableSettings.model_validate(PACES["post"] | {"deadline": "7d"})


def took(id: str, group: list[Person], seed: str) -> tuple[float, float]:
    """The days that a game takes these people, and those that the lobby would say."""
    game = game_of(id)
    presets = tuple(each for each in game.presets if each.name in SORTS[id])
    settings = settings_of(Sort(id, presets, len(group)))
    measured = pace_of(id, presets, len(group))
    assert measured is not None
    said = forecast(measured, [each.rhythm for each in group])
    return days(Table(game, settings, TABLE, len(group), seed), group, seed), said


def fewer(found: Sequence[float], chance: Sequence[float], random: Random) -> str:
    """By how much days are fewer, of the means and of the medians, with the standard error of either."""
    told = list[str]()
    for of in (mean, median):
        drawn = [
            1 - of(random.choices(found, k=len(found))) / of(random.choices(chance, k=len(chance)))
            for _ in range(RESAMPLED)
        ]
        told.append(f"{1 - of(found) / of(chance):.1%} ± {stdev(drawn):.1%} of the {of.__name__}")
    return ", ".join(told)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--servers", type=int, default=3, help="of forty people; each finds some 110 groups")
    parser.add_argument("--game", choices=list(SORTS), default="hitz")
    args = parser.parse_args()
    waits, found, chance, twins, off = list[float](), list[float](), list[float](), list[float](), list[float]()
    for seed in range(args.servers):
        random = Random(seed)
        folk = people(random, NUMBER)
        lived = live(random, [each.rhythm for each in folk], A_DAY, DAYS)
        waits += lived.waits
        for at, group in enumerate(lived.groups):
            real, said = took(args.game, [folk[each] for each in group], f"days{at}")
            found.append(real)
            off.append(said / real)
            chance.append(took(args.game, random.sample(folk, len(group)), f"days{at}")[0])
            twins.append(took(args.game, [folk[random.choice(group)]] * len(group), f"days{at}")[0])
    print(f"{args.game}: {len(found)} groups, hours from wish to table: {median(waits) / HOUR:.1f} (median)")
    for what, days_of in (
        ("who found each other", found),
        ("as many at random", chance),
        ("all of one's hours", twins),
    ):
        print(f"days of {what}: mean {mean(days_of):.1f}, median {median(days_of):.1f}")
    random = Random(1)
    print(f"who found each other need fewer: {fewer(found, chance, random)}")
    print(f"and people who are all of one's hours: {fewer(twins, chance, random)}")
    print(f"what the lobby says against what it takes: {median(off):.2f} (median)")


if __name__ == "__main__":
    main()
