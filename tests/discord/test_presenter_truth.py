"""What a channel shows is one moment that the disk holds, and nobody is called twice, whatever happens meanwhile."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from patience import PATIENCE
from pressing import GAMES, answer
from said import controls
from simulated import world

from engine.core.view import view
from engine.gm.master import GameMaster
from engine.gm.person import Person
from engine.store import Batch, Store
from engine.tables import posted
from engine.tables.live import Incident
from render.boards import BOARDS


@pytest.mark.parametrize("game", GAMES)
async def test_answers_given_during_a_drawing_call_everybody_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """The watch sees who is called twice for a question, or is called and not due."""
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", "Cy", game=game)
        drawing, real = asyncio.Event(), BOARDS[game].draw
        loop = asyncio.get_running_loop()

        def slow(*args: Any, **kwargs: Any) -> Any:
            loop.call_soon_threadsafe(drawing.set)
            time.sleep(0.03)
            return real(*args, **kwargs)

        monkeypatch.setattr(BOARDS[game], "draw", slow)
        random = Random(3)
        for _ in range(40):
            if (await w.reload()).status != "playing":
                break
            drawing.clear()
            await answer(w, random)
            async with asyncio.timeout(PATIENCE):
                while not drawing.is_set() and w.bot.presenter._tasks:  # noqa: ASYNC110
                    await asyncio.sleep(0.001)
            if (await w.reload()).status == "playing":
                await answer(w, random)
            session = await w.rest()
            due = {session.seats[seat].user for seat in session.waiting_for()}
            assert all(f"<@{user}>" in w.text(w.boards()[-1]) for user in due if session.status == "playing")


@pytest.mark.parametrize("game", GAMES)
async def test_what_never_came_to_the_disk_is_never_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, errors: list[Any], game: str
) -> None:
    """Somebody answers while a post is being made, and the commit of that answer fails."""
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game=game)
        drawn: list[bytes] = []
        real, commit, notes = BOARDS[game].draw, Store.commit, w.bot.deadlines.notes
        broken = second = None
        started = asyncio.Event()

        def watched(seen: Any, *args: Any, **kwargs: Any) -> Any:
            drawn.append(seen.model_dump_json().encode())
            return real(seen, *args, **kwargs)

        async def fail(self: Store, batch: Batch) -> None:
            if broken and any("INSERT INTO actions" in sql for sql, _ in batch.statements):
                started.set()
                await asyncio.sleep(0.3)
                raise sqlite3.OperationalError("disk full")
            await commit(self, batch)

        async def meanwhile(session: Any) -> Any:
            nonlocal broken, second
            if second is None:
                broken = True
                second = asyncio.create_task(answer(w, Random(2)))
                await asyncio.wait([asyncio.create_task(started.wait())], timeout=0.2)
            return await notes(session)

        monkeypatch.setattr(BOARDS[game], "draw", watched)
        monkeypatch.setattr(Store, "commit", fail)
        monkeypatch.setattr(w.bot.deadlines, "notes", meanwhile)
        await answer(w, Random(1))
        async with asyncio.timeout(PATIENCE):
            while second is None:  # noqa: ASYNC110
                await asyncio.sleep(0.001)
        with pytest.raises(Incident):
            await second
        broken = False
        session = await w.rest()
        errors.clear()
        states = [await w.bot.sessions.state_at(session, seq) for seq in range(session.seq + 1)]
        kept = {view(state, None).model_dump_json().encode() for state in states}
        assert drawn
        assert set(drawn) <= kept
        due = [session.seats[seat].user for seat in session.waiting_for()]
        assert all(f"<@{user}>" in w.text(w.boards()[-1]) for user in due)


async def test_who_is_given_a_seat_while_its_post_is_on_its_way_is_called(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        cy, gm, random = w.people["Cy"].id, GameMaster(w.bot.sessions), Random(1)
        owner, side, boards = Person(w.people["Eve"].id, "Eve", manager=True), w.session.waiting_for(), len(w.boards())
        w.wire.delay = 0.2
        while w.live.waiting_for() == side:
            await answer(w, random)
        while len(w.boards()) == boards:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
        (seat,) = w.live.waiting_for()
        await gm.replace(w.session_id, owner, seat, cy, "Cy", "")
        w.wire.delay = 0
        await w.rest()
        await w.env.settle()
        assert [each.pings for each in w.watch.said if cy in each.pings] == [[cy]]


@pytest.mark.parametrize("game", GAMES)
async def test_a_move_just_before_a_post_is_sent_is_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """The board is drawn; before its row is written the table moves: it is shown there, and only there."""
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game=game)
        hall, old = w.guild.create_text_channel("hall"), w.thread
        begin_turn, moved = w.bot.deadlines.begin_turn, list[str]()
        side, random = w.session.waiting_for(), Random(3)

        async def late(still: Any, *args: Any) -> Any:
            calls = await begin_turn(still, *args)
            if not moved and still.waiting_for() != side:
                moved.append(still.id)
                await w.bot.presenter.move(w.live, hall.id)
            return calls

        monkeypatch.setattr(w.bot.deadlines, "begin_turn", late)
        while not moved:
            side = (await w.rest()).waiting_for()
            await answer(w, random)
            await w.rest()
        await w.sweep()
        (board,) = hall.history()
        assert (await posted.read(w.bot.sessions.store, w.session)).message == board.id and controls(w.raw(board))
        assert not [each for each in old.history() if controls(w.raw(each))]
