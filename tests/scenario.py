"""`make scenario`: what can be said of something written before anybody plays it, and first versions of new missions.

``python -m tests.scenario yard.toml`` (or a zip; of whichever game) says what looks wrong with it, how it fares in
``--games`` (of each difficulty, where players play together; 0: it is not tried), and leaves pictures in ``--out``:
all of it with its marks, and where somebody fell. ``--new escape`` (``search``, ``hold``) makes the file of a mission
first, with ``--size``, ``--tiles``, ``--level`` and ``--seed``, and its texts in every language. ``--language`` is the
one in which all of it is said. See docs/workshop.md.
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
from engine.workshop.generator import Aim, Wish
from engine.workshop.pack import game_of, played, read
from engine.workshop.screws import made
from engine.workshop.streets import Size, Tiles
from engine.workshop.trial import GAMES, Trial, work
from render.boards import BOARDS
from telling.texts import Locale, Texts
from telling.workshop import doubt_lines, summary, title, too_long, trial_lines, written
from tests import every_game


def write(file: Path, wish: Wish) -> None:
    """Make a mission."""
    version = made(load(Zombicide.id, Tables), wish)
    whole = [locale for language in Texts().languages if (locale := Texts()(language)).percent == 100]
    file.write_text(written(version.draft, whole), encoding="utf-8")


def look(file: Path, locale: Locale, games: int, out: Path) -> bool:
    """Say and draw all that can be said of what a file has in it; whether any of it is at fault. Raises DataError."""
    ours = game_of([every_game.game_of(id) for id in BOARDS], file.name, file.read_bytes())
    pack = read(ours, file.name, file.read_bytes())
    game, bench = played(ours, pack.files), BOARDS[ours.id].bench
    assert game.written is not None
    out.mkdir(parents=True, exist_ok=True)
    failing = False
    for name, entry in game.written.names.items():
        print(title(locale, game, entry), flush=True)
        if bench is not None:
            found = [*bench.doubts(game.data, game.added[entry]), *too_long(bench.cut(game, entry, locale))]
            print(*doubt_lines(locale, f"{name}.toml", found), sep="\n", flush=True)
            (out / f"{name}-map.png").write_bytes(bench.map(game, entry, locale).data)
        if games:
            trial, _ = work(game, entry, Trial(), games, inf, inf)
            said = [summary(locale, game, entry, trial)] if game.added[entry].rated else []
            print(*said, *trial_lines(locale, game, entry, trial), sep="\n", flush=True)
            if bench is not None and trial.all.fell:
                (out / f"{name}-fell.png").write_bytes(bench.map(game, entry, locale, trial.all).data)
            (out / f"{name}.json").write_text(trial.model_dump_json(), encoding="utf-8")
            failing = failing or bool(trial.failing)
    return failing


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--out", type=Path, default=Path("build/scenario"))
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
    except DataError as error:
        print(*(Texts()(args.language).message(each, {}) for each in error.faults), sep="\n", file=sys.stderr)
        return 2
    except OSError as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
