"""The bench names parts of the program: they are there."""

from __future__ import annotations

import asyncio
from time import thread_time

import pytest
from every_game import IDS

from tests.bench.whole_answer import Parts


@pytest.mark.parametrize("game", IDS)
def test_what_the_bench_watches_is_there(game: str) -> None:
    with Parts().watching(game):
        pass


def worked(seconds: float) -> None:
    until = thread_time() + seconds
    while thread_time() < until:
        pass


async def test_what_goes_on_while_a_part_waits_is_not_its_own() -> None:
    async def waiting(seconds: float) -> str:
        worked(seconds)
        with pytest.raises(asyncio.TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.sleep(60)
        return "done"

    async def beside() -> None:
        await asyncio.sleep(0)
        parts.of("inner", worked)(0.05)

    parts = Parts()
    assert (await asyncio.gather(parts.steps_of("outer", waiting)(0.01), beside()))[0] == "done"
    assert 0.01 <= parts.spent["outer"] < 0.05 <= parts.spent["inner"]
