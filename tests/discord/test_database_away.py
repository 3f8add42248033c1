"""The database is away: whoever presses or types anything is told so in time, and afterwards everything goes on."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from postgres import Server, needed
from said import controls
from simulated import World, one_press, world

from cogs.base import ids
from engine.store import Batch, StoreError
from engine.tables import acting, journal

AWAY = {"en": "database is away|database does not answer|connection was lost", "ru": "База данных сейчас|Связь пропала"}


@pytest.fixture
def lonely() -> Iterator[Server]:
    """A server of its own, to be stopped and started."""
    needed()
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        made = Server(Path(folder))
        made.create()
        made.start()
        yield made
        if (made.data / "postmaster.pid").exists():
            made.stop()


async def attempts(w: World, name: str) -> list[tuple[str, str]]:
    """Everything that somebody may try at a table, and what each said privately."""
    said: list[tuple[str, str]] = []
    board = w.boards()[-1]
    for message in [board, *w.panels.values()]:
        for each in controls(w.raw(message)):
            values = [each["options"][0]["value"]] if "options" in each else []
            said.append((each["custom_id"], await w.forge(name, each["custom_id"], values, message=message)))
    for id in (ids.make("vote", w.session_id, "1", "yes"), ids.make("cards", "hitz"), "gk:nonsense"):
        said.append((id, await w.forge(name, id, message=board)))
    for command, options in {
        "hitz bid": {"amount": 1},
        "hitz start": {},
        "table hand": {},
        "table board": {},
        "table status": {},
        "table undo": {},
        "table leave": {},
        "me games": {},
        "me away": {"until": "3d"},
        "me language": {"language": "en"},
        "gm pause": {"reason": "tea"},
        "gm audit": {},
        "gm export": {"reason": "a copy"},
        "stats": {},
    }.items():
        said.append((f"/{command}", await w.slash(name, command, **options)))
    return said


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_every_press_and_command_is_told_while_the_server_is_away_and_the_table_goes_on(
    tmp_path: Path, lonely: Server, language: str, monkeypatch: pytest.MonkeyPatch, errors: list[Any]
) -> None:
    monkeypatch.setattr(journal, "LOOKED_FOR", 0.5)
    async with world(tmp_path, database=lonely.url, language=language) as w:
        await w.begun("Ann", stand_ins=1)
        due = w.due()
        await w.hand(due)
        shown = await w.people[due].slash(w.thread, "gm panel")
        panel = shown.followups[-1] if shown.followups else shown.response
        form = await w.people[due].click(panel, custom_id=ids.make("gmdo", w.session_id, "pause"))
        lonely.stop()
        said = await attempts(w, due)
        answered = await w.people[due].submit_modal(form, {"why": "tea"})
        said.append(("the form", w.reply(answered)))
        others = {what for what, text in said if not re.search(AWAY[language], text)}
        free = {ids.make(verb, w.session_id) for verb in ("legend", "orders", "hand", "advise", "try")}
        free |= {ids.make("cards", "hitz")}
        assert others <= {*free, "gk:nonsense"}, "what needs no database"
        assert not any("⟨" in text for _, text in said) and len(said) > 25
        (offered,) = await w.people[due].autocomplete(w.thread, "table do", "what", "ro")
        assert re.search(AWAY[language], offered["name"]) and offered["value"] == "ro"
        assert all("autocomplete" in record.getMessage() for record in errors)
        errors.clear()
        lonely.start()
        await w.hand(due)  # the try-out goes on without a database, in place of the panel
        seq = w.session.seq
        for turn in range(4):
            await one_press(w, Random(turn))
            await w.rest()
        assert (await w.reload()).seq > seq
        assert await w.bot.sessions.unshown() == []


async def test_a_lobby_that_cannot_be_kept_leaves_no_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path) as w:
        with monkeypatch.context() as during:
            during.setattr(w.bot.sessions.store, "_transact", refusing)
            result = await w.people["Ann"].slash(w.channel, "hitz start")
        assert re.search(AWAY["en"], w.reply(result))
        assert list(w.channel.threads) == [] and await w.ids() == set()
        await w.open("Ann")


def refusing(batches: list[Batch]) -> None:
    raise StoreError("unusable", path="it", why="database or disk is full")


async def test_a_full_disk_in_a_stand_ins_turn_is_told_and_over_when_it_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In public, as far as a post can be changed; and what was told is taken back."""
    monkeypatch.setattr(acting, "SLICE", 0)
    async with world(tmp_path) as w:
        await w.begun("Ann", stand_ins=3)
        real, refused = w.bot.sessions.store._transact, 0

        def full(batches: list[Batch]) -> None:
            nonlocal refused
            actors = {values[3] for b in batches for sql, values in b.statements if "INTO actions" in sql}
            if actors == {None} and refused < 2:
                refused += 1
                raise StoreError("unusable", path="it", why="database or disk is full")
            real(batches)

        monkeypatch.setattr(w.bot.sessions.store, "_transact", full)
        said = len(w.watch.said)
        await w.slash("Ann", "hitz bid", amount=1)
        await w.rest()
        await w.env.settle()
        assert refused == 2 and w.due() == "Ann"
        public = [each.words for each in w.watch.said[said:] if not each.private]
        assert any("goes on by itself" in words for words in public)
        assert "goes on by itself" not in w.text(w.boards()[-1])
        assert await w.bot.sessions.unshown() == []


async def test_a_sweep_that_fails_is_made_up_for_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, errors: list[Any]
) -> None:
    """Also where nothing is written any more."""
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        await w.sweep()
        await w.bot.sessions.store.execute("UPDATE sessions SET dirty = 1")
        with monkeypatch.context() as during:
            during.setattr(w.bot.sessions, "unshown", unread)
            await w.sweep()
        assert errors and await w.bot.sessions.unshown() == [w.session_id]
        errors.clear()
        await w.sweep()
        assert await w.bot.sessions.unshown() == []


async def unread() -> list[str]:
    raise StoreError("unusable", path="it", why="disk I/O error")
