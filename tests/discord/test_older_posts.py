"""The bot starts on databases of earlier versions: whoever sat at their tables goes on."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from older.databases import NAMES, unpack
from simulated import World, world


async def settled(w: World) -> None:
    """The people and the server of the database are those of this Discord, in which its threads are gone."""
    store = w.bot.sessions.store
    ((first,),) = await store.rows("SELECT min(person) FROM seats")
    await store.execute("UPDATE sessions SET guild = ?, host = host - ?", w.guild.id, first - w.people["Ann"].id)
    await store.execute("UPDATE seats SET person = person - ?", first - w.people["Ann"].id)
    await w.restart()


@pytest.mark.parametrize("name", NAMES)
async def test_the_tables_of_an_earlier_version_go_on_in_discord(
    tmp_path: Path, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    unpack(name, tmp_path / "gravekeeper.db")
    async with world(tmp_path) as w:
        await settled(w)
        w.watch.reminders = True
        with caplog.at_level(logging.ERROR):
            await w.sweep(120)
            rows = await w.bot.sessions.store.rows(
                "SELECT id FROM sessions WHERE status = 'playing' AND host = ? ORDER BY id", w.people["Bob"].id
            )
            listed = w.reply(await w.people["Bob"].slash(w.channel, "me games"))
            assert len(rows) > 1
            for (w.session_id,) in rows:
                session = await w.reload()
                assert f"<#{session.channel}>" in listed
                w.channel = w.guild.create_text_channel(session.game.id)
                await w.people["Bob"].slash(w.channel, "table here", game=session.id)
                await w.env.settle()
                await w.reload()
                assert "⟨" not in w.text(w.boards()[-1])
                await w.hand("Bob")
                await w.people["Bob"].slash(w.channel, "table orders")
                await w.people["Bob"].slash(w.channel, "table log")
        assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
