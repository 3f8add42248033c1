"""`make balance`: whole games by stand-ins alone, and how they are won.

``python -m tests.balance --game zombies --seats 3 [--games 400] [--from 1000] [--option kill_target=30]``. Equal seeds
are the same games; ``--from`` begins with another one. Errors are two standard deviations.
"""

from __future__ import annotations

import argparse
import sys

from tests.balance import plague, zgame, zombicide, zombies

GAMES = {"zombies": zombies, "zgame": zgame, "plague": plague, "zombicide": zombicide}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES), default="zombies")
    known, _ = parser.parse_known_args([each for each in sys.argv[1:] if each not in ("-h", "--help")])
    balance = GAMES[known.game]
    parser.add_argument("--seats", type=int, nargs="*", default=list(balance.SIZES), choices=balance.SIZES)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--from", type=int, default=0, dest="seed")
    parser.add_argument("--option", action="append", default=[], help="a setting, as kill_target=30")
    balance.options(parser)
    args = parser.parse_args()
    settings = dict(option.split("=", 1) for option in args.option)
    print(balance.HEAD, flush=True)
    for number in args.seats:
        for line in balance.lines(args, settings, number, range(args.seed, args.seed + args.games)):
            print(line, flush=True)


if __name__ == "__main__":
    main()
