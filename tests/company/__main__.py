"""Watch a server live: ``python -m tests.company [--people 200] [--days 28] [--wishes 20] [--seed 1]``.

The figures at the end are those of `docs/company.md`.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from random import Random
from statistics import median

from .people import people
from .server import BOARD, CHRONICLE, Server, opened
from .waiting import DAY, HOUR

VANISHING = 0.1
"""The part of people who are gone one day."""


def figures(server: Server) -> list[str]:
    """What happened, in lines."""
    diary, surface = server.diary, server.surface
    took = [(diary.ended[id] - at) / DAY for id, at in diary.begun.items() if id in diary.ended]
    waits = sorted(each / HOUR for each in diary.waits)
    return [
        f"wishes: {diary.wished}; people seated: {len(waits)}",
        f"hours from wish to table: {median(waits):.1f} (median), {waits[int(0.9 * len(waits))]:.0f} (nine in ten)",
        f"games begun: {len(diary.begun)}, of {sum(diary.sizes) / len(diary.sizes):.1f} people; over: {len(took)}",
        f"days of a game: {median(took):.1f} (median), {max(took):.1f} (longest)",
        f"series begun: {diary.series}; won: {diary.won}",
        f"badges earned: {sum(diary.badges.values())}, by {len(diary.badges)} people",
        f"tables that came to nothing: {diary.parted}",
        f"answers: {diary.answers}; people called: {diary.calls}, {diary.for_nothing} of them for nothing, "
        f"{diary.twice} asked to two tables at once",
        f"hosts told that somebody's time is up or nobody comes: {diary.told}",
        f"board: posts {len(surface.posted[BOARD])}, edits {surface.told('edit', BOARD)}, the shortest time between two"
        f" {server.pause():.0f} s",
        f"chronicle: {surface.told('post', CHRONICLE)} messages, {surface.rung[CHRONICLE]} of them results",
        "calls to Discord per answer: "
        + ", ".join(f"{number / diary.answers:.2f} {where}" for where, number in server.costs().items()),
    ]


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--days", type=int, default=28)
    parser.add_argument("--wishes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    random = Random(args.seed)
    with tempfile.TemporaryDirectory() as folder:
        server = await opened(Path(folder) / "server.db", people(random, args.people, VANISHING), random, args.wishes)
        try:
            await server.live(args.days, lambda line: print(line, flush=True))
        finally:
            await server.sessions.close()
    print("\n".join(figures(server)))


if __name__ == "__main__":
    asyncio.run(main())
