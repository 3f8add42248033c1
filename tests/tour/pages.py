"""`make tour ARGS=--map`: whole games on the page, by touch at 390 pixels and by keyboard alone, and what they cost."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS), str(TESTS / "web")]

from fingers import DESK, Played, Player, Typist, opened, unlimited
from served import served

from render.boards import BOARDS

PRESSES = {"zombies": 2.5, "zgame": 2.1, "plague": 1.2, "zombicide": 1.2}
"""At most so many presses for a question of which something lies on the map, where a tap answers; all are counted, also
those that open a card, turn to another question, or magnify.
"""
RIGHT = 0.98
"""Of the fingers that stray by some 6 pixels so many must get what they mean, or see it larger."""
STRAYING = 5
SEEDS = 4
"""Games of each kind whose presses are counted."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """One game to be played before the page."""

    game: str
    language: str
    keys: bool
    seed: int
    folder: Path


@dataclass(frozen=True, slots=True)
class Sat:
    """What came of it; ``opens`` are the seconds from the link to the lit board."""

    sitting: Sitting
    played: Played
    opens: float
    fault: str = ""


OPENED = "document.getElementById('picture').decode().then(() => performance.now() / 1000)"


def sit(sitting: Sitting) -> Sat:
    """Play one game with a browser of its own."""
    return asyncio.run(_sit(sitting))


async def _sit(sitting: Sitting) -> Sat:
    played, opens, fault = Played(), 0.0, ""
    with tempfile.TemporaryDirectory() as folder:
        async with served(Path(folder), sitting.game, people=1, seed=f"map-{sitting.seed}") as table:
            unlimited(table)
            try:
                async with opened(table, sitting.language, **(DESK if sitting.keys else {})) as page:
                    opens = await page.evaluate(OPENED)
                    name = f"map-{sitting.game}-{sitting.language}-{'keys' if sitting.keys else 390}-{sitting.seed}"
                    player = (Typist if sitting.keys else Player)(page, table, sitting.folder / name)
                    played = player.played
                    if not sitting.keys:
                        await player.answer_at_a_tap()
                    try:
                        await player.play(straying=0 if sitting.keys else STRAYING)
                    except Exception:
                        await page.screenshot(path=sitting.folder / f"{name}-fault.png")
                        raise
            except Exception as error:
                fault = f"{type(error).__name__}: {error}".splitlines()[0]
    return Sat(sitting, played, opens, fault)


def sittings(games: Sequence[str], languages: Sequence[str], folder: Path) -> list[Sitting]:
    """Each game by touch, some of them to count presses, in the languages by turns; and one by keyboard alone."""
    touched = [
        Sitting(game, languages[seed % len(languages)], False, seed, folder)
        for game in games
        for seed in range(max(SEEDS if BOARDS[game].maps else 1, len(languages)))
    ]
    return [*touched, Sitting(games[-1], languages[0], True, 0, folder)]


def right(played: Played) -> float:
    """The share of strayed fingers that got what they meant, or saw it larger."""
    strayed = played.strayed
    return (strayed["right"] + strayed["magnified"]) / strayed.total() if strayed else 1.0


HEADINGS = (
    "game", "language", "by", "questions", "presses", "on places", "looked up", "beside",
    "presses per question on the map",
    "strayed fingers right or magnified", "board, median ms", "p95", "opens, s",
)  # fmt: skip


def table(found: Sequence[Sat]) -> str:
    """The figures as Markdown."""
    return "\n".join(f"| {' | '.join(line)} |" for line in (HEADINGS, ["---"] * len(HEADINGS), *map(_row, found)))


def _row(sat: Sat) -> Sequence[str]:
    sitting, played = sat.sitting, sat.played
    took = played.took if len(played.took) > 1 else [0.0, 0.0]
    return (
        *(sitting.game, sitting.language, "keys" if sitting.keys else "touch"),
        f"{played.questions}{'' if played.over else ', not over'}",
        *map(str, (played.presses, played.places, played.listed, played.missed)),
        f"{played.per_question:.2f}",
        f"{right(played):.1%}",
        *(f"{median(took):.0f}", f"{quantiles(took, n=20)[-1]:.0f}"),
        f"{sat.opens:.1f}",
    )


def failures(found: Sequence[Sat]) -> Iterator[str]:
    """What went wrong, and bars that do not hold; times depend on the machine and are only told."""
    for sat in found:
        what = f"{sat.sitting.game}, {sat.sitting.language}, game {sat.sitting.seed} on the page"
        if sat.fault or not sat.played.over:
            yield f"{what}: {sat.fault or 'not over'}"
        if right(sat.played) < RIGHT:
            yield f"{what}: strayed fingers: {dict(sat.played.strayed)}"
        if sat.played.listed and not sat.sitting.keys:
            yield f"{what}: {sat.played.listed} places had to be looked up in a list"
    for game, bar in PRESSES.items():
        played = [sat.played for sat in found if sat.sitting.game == game and not sat.sitting.keys]
        number = sum(each.tapped for each in played) / max(1, sum(each.mapped for each in played))
        if number > bar:
            yield f"{game} on the page: presses per question on the map: {number:.2f}, at most {bar}"
