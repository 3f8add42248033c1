"""How often missions that the program makes are won: ``python -m tests.balance.made [--seeds 20] [--games 100]``.

For each seed a mission of every kind is made, of sizes and tiles by turns, and played on normal in other games than
those by which it was chosen. Errors are two standard deviations.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import reduce
from typing import get_args

from engine.games.zombicide.game import Zombicide
from engine.workshop.generator import Aim, Wish, joined
from engine.workshop.screws import LEAST, MOST, made
from engine.workshop.streets import Size, Tiles
from engine.workshop.trial import SURE, Tried, tried
from tests.every_game import game_of

SIZES: Sequence[Size] = get_args(Size)
TILES: Sequence[Tiles] = get_args(Tiles)
HEAD = "| kind | seed | size, tiles | made with, % | won, % |\n| --- | --- | --- | --- | --- |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--games", type=int, default=100)
    args = parser.parse_args()
    print(HEAD, flush=True)
    every: dict[str, list[Tried]] = {aim: [] for aim in get_args(Aim)}
    for seed in range(args.seeds):
        for aim, found in every.items():
            found.append(_measured(Wish("made", aim, SIZES[seed % 3], TILES[seed % 2], str(seed)), args.games))
    for aim, found in every.items():
        within = sum(LEAST <= each.won <= MOST for each in found)
        print(
            f"| {aim} | all | {within} of {len(found)} within {LEAST:.0%} to {MOST:.0%} | | {_share(found)} |",
            flush=True,
        )


def _measured(wish: Wish, games: int) -> Tried:
    """One mission, in a line."""
    game: Zombicide = game_of("zombicide")
    version = made(game.data, wish)
    found = tried(Zombicide(joined(game.data, version.draft.mission)), wish.name, "normal", range(games))
    print(
        f"| {wish.aim} | {wish.seed} | {wish.size}, {wish.tiles} | {_share([version.tried])} | {_share([found])} |",
        flush=True,
    )
    return found


def _share(games: Sequence[Tried]) -> str:
    whole = reduce(Tried.plus, games)
    return f"{100 * whole.won:.0f} ± {100 * SURE * whole.error:.0f}"


if __name__ == "__main__":
    main()
