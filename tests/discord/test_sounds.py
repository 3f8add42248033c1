"""What a whole game sounds like in a server that notifies for every message: calls, deadlines, results, nothing else.

A mention rings only in a new message, so edits never do. `docs/architecture.md` tells the figures.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from said import Said, controls
from simulated import World, one_press, play, world

GAMES: dict[str, dict[str, str]] = {
    "hitz": {},
    "zombies": {"kill_target": "5", "round_limit": "3"},
    "zgame": {"mode": "intro"},
    "plague": {
        "difficulty": "hard",
        "spawn_min_distance": "0",
        "spawn_per_turn": "2",
        "zombie_cards_per_turn": "3",
    },
    "zombicide": {"mode": "single", "difficulty": "hard", "free_order": "on", "mission": "m2"},
}
"""Each with options that end it soon."""
REASONS = ("lobby", "call", "deadline", "result")
SILENT_FOR = 13 * 3600
"""Seconds in which nobody acts once: more than half of a deadline by post."""


def reason(said: Said) -> str:
    """Why a message rings; empty if it does not, "nothing" if there is no reason."""
    if said.silent:
        return ""
    if controls(said.components, "replay"):
        return "result"
    if controls(said.components, "mute"):
        return "deadline"
    if said.pings:
        return "call" if controls(said.components, "hand") else "lobby"
    return "nothing"


@pytest.mark.parametrize("game", GAMES)
async def test_only_calls_deadlines_and_results_ring(tmp_path: Path, game: str) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann", game, pace="post")
        await w.seat("Bob")
        if GAMES[game]:
            await w.choose("Ann", **GAMES[game])
        await w.press("Ann", "begin")
        for _ in range(10):
            await one_press(w, Random(4))
        w.watch.reminders = True
        await w.sweep(SILENT_FOR)
        w.watch.reminders = False
        presses = 10 + await play(w, Random(3))
        await w.env.settle()
        table = told(w, game, presses)
        print(table)
        found = Counter(reason(each) for each in w.watch.public() if not each.edited)
        assert found["nothing"] == 0 and w.watch.faults == [], table
        assert found["call"] and found["result"] == 1 and found["deadline"] >= 1, table


def told(w: World, game: str, presses: int) -> str:
    """How often each kind of message was heard, as a line of a table."""
    said = w.watch.public()
    new = [each for each in said if not each.edited]
    found = Counter(map(reason, new))
    counts = {"presses": presses, "posts": len(new), "edits": len(said) - len(new), "silent": found[""]}
    counts |= {each: found[each] for each in (*REASONS, "nothing")}
    return f"{game}: " + ", ".join(f"{name} {count}" for name, count in counts.items())
