"""A small server lives for a while: tables are found, games played to their end, nobody called for nothing."""

from __future__ import annotations

from pathlib import Path
from random import Random

from cogs.noticeboard import EVERY
from tests.company.__main__ import figures
from tests.company.people import Person, people
from tests.company.server import BOARD, CHRONICLE, opened


async def test_people_find_tables_and_play_to_the_end(tmp_path: Path) -> None:
    random = Random(3)
    folk = [*people(random, 9), Person("evenings", 1, vanishes=0.5), Person("evenings", 1, vanishes=1.0)]
    server = await opened(tmp_path / "server.db", folk, random, 12, 2)
    try:
        diary = await server.live(13)
    finally:
        await server.sessions.close()
    assert len(diary.begun) >= 5 and diary.ended and diary.calls
    assert (diary.for_nothing, diary.twice) == (0, 0)
    assert all(size > 1 for size in diary.sizes) and len(figures(server)) == 12
    assert diary.series and diary.won and diary.badges
    surface, costs = server.surface, server.costs()
    assert len(surface.posted[BOARD]) == 1 and costs["board"] > 20 and server.pause() >= EVERY
    assert surface.rung[CHRONICLE] == len(diary.ended) < costs["chronicle"], "every result once, and digests"
    assert (costs["board"] + costs["chronicle"]) / diary.answers < 0.4
