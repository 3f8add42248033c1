"""`make tour`: a game of each kind on the local table, in a headless Chromium, on a phone and at a desk.

``python -m tests.tour [--game zombies] [--width 390] [--language ru] [--turns 30] [--humans 2] [--jobs 2]``.
``--first`` plays the first games of beginners instead, alone and to their end; ``--map`` whole games on the page.
Of the people one sits at each width; the other seats are stand-ins. Whoever is due presses what is recommended, else
what stands first. Screenshots and the table of figures are left in `build/tour`; the bars of `report` are assertions:
the exit code is 1 if one does not hold. Without a Chromium (found on the machine, or named by GRAVEKEEPER_CHROMIUM)
nothing is played, which is said, and is no error.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from math import ceil

from render.boards import BOARDS
from tests.pseudo import PSEUDO, overlay
from tests.tour.chromium import SETTING, chromium
from tests.tour.labels import own_labels
from tests.tour.record import Plan, Record
from tests.tour.report import bars, failures, pressed, table
from tests.tour.server import ROOT, LocalTable

FOLDER = ROOT / "build" / "tour"
NAMES = {"en": ["Ann", "Bob", "Cleo", "Dan"], "ru": ["Вера", "Глеб", "Анна", "Пётр"]}
OTHERS = {PSEUDO: ["Áino", "Eero", "Kyösti", "Väinämöinen"], "de": ["Jörg", "Käthe", "Uwe", "Anna"]}
"""Languages that are toured when they are asked for."""
WIDTHS = (390, 1280)


def travel(plan: Plan) -> Record:
    """One journey with a table and a browser of its own."""
    from playwright.sync_api import sync_playwright  # here, because without a Chromium nobody needs it

    from tests.tour.journey import Journey

    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []  # Chromium has none for root
    names, data = (NAMES | OTHERS)[plan.language][: len(plan.widths)], overlay() if plan.language == PSEUDO else None
    with LocalTable(names, plan.language, data) as running, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=sandbox)
        try:
            return Journey(plan, running, browser, own_labels(plan.language, data)).go()
        finally:
            browser.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the tour; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=BOARDS, action="append", help="only this game")
    parser.add_argument("--width", type=int, action="append", help="only this width in pixels")
    parser.add_argument("--language", choices=NAMES | OTHERS, action="append", help="only this language")
    parser.add_argument("--first", action="store_true", help="the first games, which are taught")
    parser.add_argument("--map", action="store_true", help="whole games on the page, by touch and by keyboard")
    parser.add_argument("--turns", type=int, default=30, help="turns after which a game is left (default: 30)")
    parser.add_argument("--humans", type=int, default=2, help="people at the table (default: 2)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at the same time")
    args = parser.parse_args(arguments)
    if chromium() is None:
        print(f"No Chromium was found; name one with {SETTING}. No tour is made.")
        return 0
    widths = tuple(args.width or WIDTHS)
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    if args.map:
        return _on_the_page(args.game or [*BOARDS], args.language or [*NAMES], args.jobs)
    plans: list[Plan] = []
    for game, language in product(args.game or BOARDS, args.language or NAMES):
        seats = min(bars(game).seats, max(BOARDS[game].game.players))
        if args.first:
            plans.append(Plan(game, language, seats, widths[:1], args.turns, FOLDER, first=True))
            continue
        people = min(args.humans, seats)
        screens = tuple(widths[at % len(widths)] for at in range(people))
        plans.append(Plan(game, language, seats, screens, ceil(args.turns / seats), FOLDER))
    with ProcessPoolExecutor(args.jobs) as pool:
        records = list(pool.map(travel, plans))
    wrong = failures(records)
    text = "\n\n".join([table(records), *(["\n".join(f"- {each}" for each in wrong)] if wrong else [])])
    (FOLDER / "tour.md").write_text(f"{text}\n\n{pressed(records)}\n", "utf-8")
    print(text)
    return 1 if wrong else 0


def _on_the_page(games: Sequence[str], languages: Sequence[str], jobs: int) -> int:
    from tests.tour import pages  # here, because it needs Playwright

    with ProcessPoolExecutor(jobs) as pool:
        found = list(pool.map(pages.sit, pages.sittings(games, languages, FOLDER)))
    wrong = [*pages.failures(found)]
    text = "\n\n".join([pages.table(found), *(["\n".join(f"- {each}" for each in wrong)] if wrong else [])])
    (FOLDER / "map.md").write_text(f"{text}\n", "utf-8")
    print(text)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
