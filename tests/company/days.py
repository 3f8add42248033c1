"""How many days games take people who have found each other, against as many at random: the same games as `make pace`
plays, with the hours of these people. ``python -m tests.company.days [--games 60] [--game hitz]``.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import mean, median

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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--game", choices=list(SORTS), default="hitz")
    args = parser.parse_args()
    waits, found, chance, off = list[float](), list[float](), list[float](), list[float]()
    for seed in range(args.games // 20):
        random = Random(seed)
        folk = people(random, NUMBER)
        lived = live(random, [each.rhythm for each in folk], A_DAY, DAYS)
        waits += lived.waits
        for at, group in enumerate(random.sample(lived.groups, 20)):
            real, said = took(args.game, [folk[each] for each in group], f"days{at}")
            found.append(real)
            off.append(said / real)
            chance.append(took(args.game, random.sample(folk, len(group)), f"days{at}")[0])
    print(f"{args.game}: days of those who found each other: mean {mean(found):.1f}, median {median(found):.1f}")
    print(f"of as many at random: mean {mean(chance):.1f}, median {median(chance):.1f}")
    print(f"so {1 - mean(found) / mean(chance):.0%} fewer (of the medians {1 - median(found) / median(chance):.0%})")
    print(f"what the lobby says against that: {median(off):.2f} (median)")
    print(f"hours from wish to table: {median(waits) / HOUR:.1f} (median)")


if __name__ == "__main__":
    main()
