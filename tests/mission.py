"""`make mission`: what can be said of an own mission before anybody plays it, and first versions of new ones.

``python -m tests.mission yard.toml`` (or a zip) says what looks wrong with a mission, how it fares in ``--games`` of
each difficulty (0: it is not tried), and leaves two pictures in ``--out``: the map with its marks, and where survivors
fell. ``--new escape`` (``search``, ``hold``) makes the file first, with ``--size``, ``--tiles``, ``--level`` and
``--seed``, and its texts in every language. ``--language`` is the one in which all of it is said. See
docs/new-mission.md.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import inf
from pathlib import Path
from typing import get_args

from engine.core.options import Difficulty
from engine.data import DataError, load
from engine.games.zombicide.box.data import Tables
from engine.games.zombicide.game import Zombicide
from engine.languages import FIRST
from engine.workshop.doubts import doubts
from engine.workshop.generator import Aim, Wish
from engine.workshop.pack import played, read
from engine.workshop.screws import made
from engine.workshop.streets import Size, Tiles
from engine.workshop.trial import GAMES, Trial, work
from render.zombicide.workshop import cut, picture
from telling.texts import Locale, Texts
from telling.workshop import doubt_lines, summary, too_long, trial_lines, written


def write(file: Path, wish: Wish) -> None:
    """Make a mission."""
    version = made(load(Zombicide.id, Tables), wish)
    whole = [locale for language in Texts().languages if (locale := Texts()(language)).percent == 100]
    file.write_text(written(version.draft, whole), encoding="utf-8")


def look(file: Path, locale: Locale, games: int, out: Path) -> bool:
    """Say and draw all that can be said of the missions of a file; whether one is at fault. Raises DataError."""
    ours = Zombicide(load(Zombicide.id, Tables))
    game = played(ours, read(ours, file.name, file.read_bytes()).files)
    assert isinstance(game, Zombicide) and game.written is not None
    out.mkdir(parents=True, exist_ok=True)
    failing = False
    for name, mission in game.written.names.items():
        entry = game.data.missions[mission].called(name)
        found = [*doubts(game.data, entry), *too_long(cut(game, mission, locale))]
        print(locale(f"zombicide-mission-{mission}"), *doubt_lines(locale, f"{name}.toml", found), sep="\n", flush=True)
        (out / f"{name}-map.png").write_bytes(picture(game, mission, locale).data)
        if games:
            trial, _ = work(game, mission, Trial(), games, inf, inf)
            print(summary(locale, entry, trial), *trial_lines(locale, trial), sep="\n", flush=True)
            (out / f"{name}-fell.png").write_bytes(picture(game, mission, locale, trial.all).data)
            (out / f"{name}.json").write_text(trial.model_dump_json(), encoding="utf-8")
            failing = failing or bool(trial.failing)
    return failing


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--out", type=Path, default=Path("build/mission"))
    parser.add_argument("--language", choices=Texts().languages, default=FIRST)
    parser.add_argument("--new", choices=get_args(Aim))
    parser.add_argument("--size", choices=get_args(Size), default="medium")
    parser.add_argument("--tiles", choices=get_args(Tiles), default="streets")
    parser.add_argument("--level", choices=get_args(Difficulty), default="normal")
    parser.add_argument("--seed", default="")
    args = parser.parse_args(arguments)
    try:
        if args.new:
            write(args.file, Wish(args.file.stem, args.new, args.size, args.tiles, args.seed, args.level))
        return int(look(args.file, Texts()(args.language), args.games, args.out))
    except (DataError, OSError) as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
