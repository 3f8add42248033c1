"""`make mission`: what can be said of an own mission before anybody plays it, and first versions of new ones.

``python -m tests.mission FOLDER NAME`` looks at the mission ``FOLDER/zombicide/missions/NAME.toml``: what looks wrong,
how it fares in ``--games`` of each difficulty (0: it is not tried), and two pictures in ``--out``: the map with its
marks, and where survivors fell. ``--new escape`` (``search``, ``hold``) makes it first, with ``--size``, ``--tiles``,
``--level`` and ``--seed``, and its texts in every language. ``--language`` is the one in which all of it is said. See
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
from engine.workshop.screws import made
from engine.workshop.streets import Size, Tiles
from engine.workshop.trial import GAMES, Trial, work
from render.zombicide.workshop import cut, picture
from telling.texts import Texts
from telling.workshop import catalogue, doubt_lines, summary, too_long, trial_lines, unsaid


def write(folder: Path, wish: Wish) -> None:
    """Make a mission, and write its file and its texts."""
    version = made(load(Zombicide.id, Tables), wish)
    files = {Path(Zombicide.id, "missions", f"{wish.name}.toml"): version.draft.file}
    texts = Texts()
    for language in texts.languages:
        if texts(language).percent == 100:
            files[Path("locales", language, f"{wish.name}.ftl")] = catalogue(texts(language), version.draft)
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, encoding="utf-8")


def look(folder: Path, name: str, language: str, games: int, out: Path) -> int:
    """Say and draw all that can be said of a mission; the exit code: 1 if it is at fault."""
    game = Zombicide(load(Zombicide.id, Tables, folder))
    mission = game.data.missions.get(name)
    if mission is None:
        print(f"{folder}: no mission {name}", file=sys.stderr)
        return 2
    texts = Texts(folder / "locales")
    locale = texts(language)
    found = [*doubts(game.data, name), *unsaid(texts, mission), *too_long(cut(game, name, locale))]
    print("\n".join(doubt_lines(locale, f"missions/{name}.toml", found)), flush=True)
    out.mkdir(parents=True, exist_ok=True)
    (out / f"{name}-map.png").write_bytes(picture(game, name, locale).data)
    if not games:
        return 0
    trial, _ = work(game, name, Trial(), games, inf, inf)
    print(
        "\n".join([locale("zombicide-mission-" + name), summary(locale, mission, trial), *trial_lines(locale, trial)])
    )
    (out / f"{name}-fell.png").write_bytes(picture(game, name, locale, trial.all).data)
    (out / f"{name}.json").write_text(trial.model_dump_json(), encoding="utf-8")
    return int(bool(trial.failing))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("name")
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
            write(args.folder, Wish(args.name, args.new, args.size, args.tiles, args.seed, args.level))
        return look(args.folder, args.name, args.language, args.games, args.out)
    except DataError as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
