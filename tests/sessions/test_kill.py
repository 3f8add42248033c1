"""A real process is killed in the middle of play, again and again: nothing that was acknowledged is lost."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

from sessions.child import SEED, games
from sessions.world import Clock, assert_sound, rest

from engine.store import open_store
from engine.tables.sessions import Sessions

CHILD = Path(__file__).with_name("child.py")
TABLES = ("toy", "hitz", "toy", "hitz", "hitz", "toy")
KILLS = 5


def play_and_kill(path: Path, seed: int, after: int) -> list[tuple[str, int]]:
    """The acknowledged entries, as session and seq, of a process killed after it told of so many lines."""
    command = [sys.executable, str(CHILD), str(path), str(seed), *TABLES]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as child:
        assert child.stdout and child.stderr
        first = child.stdout.readline()
        assert first.startswith("open"), child.stderr.read()
        heard = "".join(child.stdout.readline() for _ in range(after))
        assert child.poll() is None, child.stderr.read()
        child.kill()
        lines = (heard + child.stdout.read()).split("\n")[:-1]  # the last one may be half a line
    told: list[tuple[str, int]] = []
    for line in lines:
        session, _, seq = line.rpartition(" ")
        if session != "begun":
            told.append((session, int(seq)))
    return told


async def test_kill_9_loses_and_doubles_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    path, random = tmp_path / "g.db", Random(7)
    told: list[tuple[str, int]] = []
    middle = 0
    for round in range(KILLS):
        told += play_and_kill(path, round, random.randint(50, 500))
        sessions = Sessions(await open_store(path), games(), clock=Clock(), seed=lambda: SEED)
        try:
            kept: set[tuple[str, int]] = set()
            for (id,) in await sessions.store.rows("SELECT id FROM sessions WHERE seq >= 0"):
                session = await rest(await sessions.get(id))
                await assert_sound(sessions, session, SEED)
                kept |= {(id, entry.seq) for entry in await sessions.history(session) if entry.actor is not None}
                middle += session.status == "playing"
            assert len(set(told)) == len(told) and set(told) <= kept
            for id in await sessions.unshown():
                session = await rest(await sessions.wake(id))
                assert not session.incident
                if session.status == "playing":
                    assert {session.seats[seat].stand_in for seat in session.waiting_for()} == {False}
                    await assert_sound(sessions, session, SEED)
        finally:
            await sessions.close()
    assert len(told) > 100 and middle >= KILLS, "the games must have been hit in the middle"
