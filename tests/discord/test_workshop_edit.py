"""Changing a mission of the workshop: by panels with its map, kept through restarts, saved as its next version."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from said import controls
from seen import private
from simulated import World, world
from workshop.packs import base, yard

from engine.apart import Apart
from engine.workshop.pack import About, read

NAMES = ("Ann", "Bob", "Eve")
ABOUT = About(name="The yard", author="Ann & Co", licence="CC0")


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is saved is examined in this process, which knows all catalogues already."""

    async def run(apart: Apart, whose: object, limits: object, function: Any, *args: Any) -> Any:
        return function(*args)

    monkeypatch.setattr(Apart, "run", run)


class Desk:
    """A person at their panel."""

    def __init__(self, w: World, who: str) -> None:
        self.w, self.who, self.panel, self.shown = w, who, None, None

    @property
    def text(self) -> str:
        return self.w.text(self.panel)

    async def open(self, title: str = "The yard") -> str:
        """What they are told, if they get no panel."""
        result = await self.w.people[self.who].slash(self.w.channel, "workshop edit", title=title)
        self.panel = private(result)
        return self.w.reply(result)

    def control(self, start: str) -> dict[str, Any]:
        digest = self.digest
        (found,) = controls(self.w.raw(self.panel), f"edit:{start.replace('@', digest)}")
        return found

    @property
    def digest(self) -> str:
        return next(iter(controls(self.w.raw(self.panel), "edit:")))["custom_id"].split(":")[3]

    async def click(self, start: str) -> str:
        control = self.control(start)
        self.shown = await self.w.people[self.who].click(self.panel, custom_id=control["custom_id"])
        return self.w.reply(self.shown)

    async def choose(self, start: str, value: str) -> str:
        control = self.control(start)
        self.shown = await self.w.people[self.who].select(self.panel, [value], custom_id=control["custom_id"])
        return self.w.reply(self.shown)

    async def fill(self, **fields: Any) -> None:
        await self.w.people[self.who].submit_modal(self.shown, fields)


async def put(w: World, who: str, about: About = ABOUT) -> None:
    """It has been put in by them."""
    await w.bot.sessions.packs.add(w.guild.id, read(base(), "yard.toml", yard().encode()), about, w.people[who].id, 1)


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_mission_is_changed_by_panels_and_saved_as_its_next_version(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, names=NAMES, language=language) as w:
        await put(w, "Ann")
        desk = Desk(w, "Ann")
        await desk.open()
        assert [each.filename for each in desk.panel.attachments] == ["map.png"]
        assert not controls(w.raw(desk.panel), "edit:save"), "nothing has been changed"
        await desk.choose("go", "place")
        await desk.choose("to:@:0.en:place:tile", "5R")
        await desk.choose("to:@:0.en:place:zone", "5R.B")
        await desk.click("do:@:0.en:place:spawn")
        assert "S3" in desk.text and "5R.B" in desk.text
        await desk.choose("do:@:0.en:place:wake", "green inactive")
        await desk.click("do:@:0.en:place:crate")
        await desk.click("do:@:0.en:card:card")
        assert {"en": "things are wrong", "ru": "Нашлось 2 ошибки"}[language] in desk.text
        await desk.click("form:@:0.en:card")
        await desk.fill(title="A box", story="Somebody has left it.", effect="jump(taker)", options="")
        assert "line 1, column 1" in desk.text and "A box" in desk.text
        await desk.click("form:@:0.en:card")
        modal = str(desk.shown.modal)
        assert "jump(taker)" in modal and "Somebody has left it." in modal, "nothing that was typed is lost"
        await desk.fill(title="A box", story="Somebody has left it.", effect="ap(taker, 3)", options="")
        assert "⚠️" not in desk.text
        await w.restart()
        await desk.open()
        await desk.click("undo")
        assert "⚠️" in desk.text, "what was done last is kept, and undone after a restart"
        await desk.click("save")
        assert "there is no operation" in desk.text and len(await w.bot.sessions.packs.listed(w.guild.id)) == 1
        await desk.click("see:@:0.en:main")
        await desk.choose("go", "cards")
        await desk.choose("to:@:0.en:card", "yard-3")
        await desk.click("form:@:0.en:card")
        await desk.fill(title="A box", story="Somebody has left it.", effect="ap(taker, 2)", options="")
        await desk.click("see:@:0.en:cards")
        await desk.click("see:@:0.en:main")
        await desk.click("check")
        assert {"en": "looks wrong", "ru": "Настораживает"}[language] in desk.text
        await desk.click("see:@:0.en:main")
        file = await file_of(w, desk)
        assert 'effect = "ap(taker, 2)"' in file and read(base(), "yard.toml", file.encode()).title == "The yard"
        await desk.click("save")
        assert {"en": "Saved as version 2", "ru": "Сохранено: версия 2"}[language] in desk.text
        (listed,) = await w.bot.sessions.packs.listed(w.guild.id)
        assert (listed.version, listed.author, listed.licence) == (2, "Ann & Co", "CC0")
        files = await w.bot.sessions.packs.files(w.guild.id, listed.digest)
        assert files == {"missions/yard.toml": file}
        assert await w.bot.sessions.store.rows("SELECT 1 FROM manuscripts") == []


async def file_of(w: World, desk: Desk) -> str:
    """The file as it is now."""
    await desk.click("file")
    (sent,) = private(desk.shown).attachments
    return w.env.backend.cdn.get(sent.url).decode()
