"""Whatever is drawn is acknowledged before: a hundred boards may be waiting for the same two processors.

Only who opens the private panel, or presses on it, waits for it a little, for the panel itself answers then, in one
call.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from simulated import World, asked, world

from cogs.showing import reply

LOOKS: dict[str, dict[str, Any]] = {
    "table board": {},
    "table recap": {},
    "table history": {},
    "zombies zoom": {},
    "zombies card": {"card": "grenade"},
    "zombies tile": {"tile": "helipad"},
}
BUTTONS = ("recap", "zoom", "map")


async def drawn_after_acknowledging(w: World, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each picture from now on: whether the interaction that wants it had been acknowledged."""
    found: list[bool] = []
    drawn = w.bot.pictures.drawn

    async def watched(*args: Any, **kwargs: Any) -> Any:
        found.append(any(path.endswith("/callback") for _, path in w.wire.calls))
        return await drawn(*args, **kwargs)

    monkeypatch.setattr(w.bot.pictures, "drawn", watched)
    return found


async def test_every_command_that_draws_acknowledges_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="zombies")
        await w.forward(asked("move"), Random(1))
        found = await drawn_after_acknowledging(w, monkeypatch)
        for command, options in LOOKS.items():
            w.wire.calls.clear()
            found.clear()
            await w.slash("Ann", command, **options)
            assert found and all(found), command


@pytest.mark.parametrize("where", ["public", "private"])
async def test_every_button_that_draws_acknowledges_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="zombies")
        await w.forward(asked("move"), Random(1))
        panel = await w.hand("Ann")
        found = await drawn_after_acknowledging(w, monkeypatch)
        for verb in BUTTONS:
            w.wire.calls.clear()
            found.clear()
            await w.forge("Ann", f"gk:{verb}:{w.session_id}", message=panel if where == "private" else None)
            assert found and all(found), verb


@pytest.mark.parametrize("way", ["command", "public", "private"])
@pytest.mark.parametrize("slow", [False, True])
async def test_a_panel_answers_itself_unless_it_takes_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slow: bool, way: str
) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="zombies")
        await w.forward(asked("move"), Random(1))
        panel = await w.hand("Ann") if way == "private" else None
        drawn = w.bot.pictures.drawn

        async def watched(*args: Any, **kwargs: Any) -> Any:
            while slow and not w.wire.calls:  # noqa: ASYNC110
                await asyncio.sleep(0.001)
            return await drawn(*args, **kwargs)

        monkeypatch.setattr(w.bot.pictures, "drawn", watched)
        monkeypatch.setattr(reply, "PATIENCE", 0.01 if slow else 600)
        w.wire.calls.clear()
        if way == "command":
            said = await w.slash("Ann", "table hand")
        else:
            said = await w.forge("Ann", f"gk:hand:{w.session_id}", message=panel)
        assert "Play a card?" in (w.text(panel) if panel is not None else said)
        calls = [path.rpartition("/")[2] for _, path in w.wire.calls]
        assert calls[0] == "callback" and len(calls) == (2 if slow else 1), calls
