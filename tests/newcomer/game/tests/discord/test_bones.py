"""Whole games of Bones through simulated Discord."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from mastering import corrected, seated
from simulated import play, world

both = pytest.mark.parametrize("language", ["en", "ru"])

COMMANDS: list[tuple[str, dict[str, Any]]] = [
    ("offer", {"amount": 1}),
    ("either", {"luck": "stop"}),
    ("halt", {}),
    ("either", {"how": "throw"}),
    ("throw", {}),
    ("halt", {}),
]


@both
async def test_a_whole_game_by_pressing(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", "Bob", game="bones", stand_ins=1, goal="20")
        await play(w, Random(3))
        await w.env.settle()
        assert w.session.status == "over" and len(w.boards()) > 2
        assert w.session.playing.dice.seed in await w.slash("Ann", "table verify")
        assert await w.slash("Ann", "table board", text=True) and await w.slash("Ann", "table log")


@both
async def test_a_whole_game_by_typing(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", "Bob", game="bones")
        random = Random(5)
        while (await w.reload()).status == "playing":
            name = w.due()
            whole = [
                each["value"]
                for each in await w.people[name].autocomplete(w.thread, "table do", "what", "")
                if not each["name"].endswith("…")
            ]
            await w.slash(name, "table do", what=random.choice(whole))


@both
async def test_its_named_commands(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", "Bob", game="bones", goal="20")
        for name in ("Ann", "Bob"):
            assert await w.slash(name, "bones halt")  # says what is asked, and offers to keep it
            first, *_ = await w.people[name].autocomplete(w.thread, "bones wear", "trinket", "")
            await w.slash(name, "bones wear", trinket=first["value"])
        turns = 0
        while (await w.reload()).status == "playing":
            command, options = COMMANDS[min(turns, len(COMMANDS) - 1)]
            seq, turns = w.session.seq, turns + 1
            reply = await w.slash(w.due(), f"bones {command}", **options)
            assert (await w.reload()).seq > seq, (command, reply)
        assert turns >= len(COMMANDS)
        for thing in await w.people["Ann"].autocomplete(w.thread, "bones charm", "charm", ""):
            assert (await w.people["Ann"].slash(w.thread, "bones charm", charm=thing["value"])).response.attachments
        assert "?" in await w.slash("Ann", "bones charm", charm="?")
        assert await w.slash("Ann", "bones rules", words="")


@both
async def test_a_game_master_corrects_it(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, names=("Ann", "Bob"), language=language) as w:
        await seated(w, "bones")
        await corrected(w, "fix", "points")
        await corrected(w, "step", "put-step")
        assert await w.slash("Ann", "table orders")
