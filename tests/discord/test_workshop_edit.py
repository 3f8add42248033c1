"""Changing a mission of the workshop: by panels with its map, kept through restarts, saved as its next version."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from said import controls
from seen import private
from server_pages import server, settle
from simulated import World, world
from workshop.packs import archive, base, manuscript, yard
from writing import Desk

from cogs.base import ids
from cogs.workshop_edit import MOST_LANGUAGE
from cogs.workshop_page import Page
from cogs.workshop_panels import card, doors, move, places
from engine.apart import Apart
from engine.core.message import msg
from engine.data import DataError
from engine.games.zombicide.box.effects import OPERATIONS
from engine.workshop.pack import MOST_ENTRIES, About, read
from engine.workshop.preview import opened
from engine.workshop.writing import change
from telling.editing import operations
from telling.texts import Texts

pytestmark = pytest.mark.usefixtures("in_this_process")
NAMES = ("Ann", "Bob", "Eve")
ABOUT = About(name="The yard", author="Ann & Co", licence="CC0")


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
        await desk.click("see:@:0.en:operations")
        written = [f"`{each}`" for each, _ in operations(Texts()(language))]
        assert len(written) == len(OPERATIONS) and all(each in desk.text for each in written), "all that can happen"
        await desk.click("see:@:0.en:card")
        await desk.click("form:@:0.en:card")
        await desk.fill(title="A box", story="Somebody has left it.", effect="jump(taker)", options="")
        assert {"en": "line 1, column 1", "ru": "строка 1, столбец 1"}[language] in desk.text and "A box" in desk.text
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
        assert {"en": "no operation “jump”", "ru": "действия «jump» нет"}[language] in desk.text
        assert len(await w.bot.sessions.packs.listed(w.guild.id)) == 1
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
        file = await desk.file()
        assert 'effect = "ap(taker, 2)"' in file and read(base(), "yard.toml", file.encode()).title == "The yard"
        await desk.click("save")
        assert {"en": "Saved as version 2", "ru": "Сохранено: версия 2"}[language] in desk.text
        (listed,) = await w.bot.sessions.packs.listed(w.guild.id)
        assert (listed.version, listed.author, listed.licence) == (2, "Ann & Co", "CC0")
        files = await w.bot.sessions.packs.files(w.guild.id, listed.digest)
        assert files == {"missions/yard.toml": file}
        assert await w.bot.sessions.store.rows("SELECT 1 FROM manuscripts") == []


async def test_the_title_follows_the_name_if_it_came_from_it(tmp_path: Path) -> None:
    async with world(tmp_path, names=NAMES) as w:
        packs = w.bot.sessions.packs
        await put(w, "Ann", About(name="The yard"))
        desk = Desk(w, "Ann")
        await desk.open()
        writes = await w.bot.manuscripts.of(w.guild.id, desk.digest, w.people["Ann"].id)
        fields = writes.now["yard"]
        texts = {**fields["texts"], "en": {**fields["texts"]["en"], "name": "The court"}}
        renamed = writes.changed("yard", {**fields, "texts": texts})
        assert renamed.title("Our summer") == "Our summer", "what somebody else called it stays"
        await w.bot.manuscripts.keep(renamed, 2)
        await desk.open()
        assert "The court" in desk.text.splitlines()[0]
        await desk.click("save")
        (listed,) = await packs.listed(w.guild.id)
        assert (listed.name, listed.version) == ("The court", 2)
        other = await packs.of(w.guild.id, writes.begins)
        assert other.name == "The court", "with its earlier version"
        assert (await packs.rename(listed, "The court")).name == "The court"


async def test_every_part_of_it_has_its_panel(tmp_path: Path) -> None:
    async with world(tmp_path, names=NAMES) as w:
        await put(w, "Ann")
        desk = Desk(w, "Ann")
        await desk.open()
        await desk.choose("go", "doors")
        await desk.choose("to:@:0.en:doors:tile", "8R")
        door = desk.control("to:@:0.en:doors:door")["options"][0]
        await desk.choose("to:@:0.en:doors:door", door["value"])
        await desk.choose("do:@:0.en:doors:door", "red")
        place = door["label"].removeprefix("door ")
        assert f"➕ door “red” · {place}" in desk.text
        await desk.choose("do:@:0.en:doors:door", "-")
        assert f"➖ door “red” · {place}" in desk.text, "it is like any other again"

        await desk.click("see:@:0.en:main")
        await desk.choose("go", "cards")
        await desk.click("do:@:0.en:card:card")
        assert "at 0:00" in desk.text, "a card for an hour, some rounds after the beginning"
        await desk.click("see:@:0.en:move")
        await desk.choose("to:@:0.en:move:yard-3", "8R")
        await desk.choose("do:@:0.en:card:move:yard-3:zone", "8R.C")
        assert "8R.C · street" in desk.text
        await desk.click("do:@:0.en:cards:drop")
        await desk.click("do:@:0.en:card:note")
        await desk.click("form:@:0.en:card")
        assert "A note" in str(desk.shown.modal)
        await desk.fill(title="", story="", effect="ap(taker, 1)", options="")

        await desk.click("see:@:0.en:cards")
        await desk.click("see:@:0.en:main")
        await desk.choose("go", "goals")
        await desk.choose("form:@:0.en:new", "effect")
        assert "A goal: something that a card does" in str(desk.shown.modal), "what is going to be added"
        await desk.fill(text="Light a fire", word="fire")
        assert "➕ goal FIRE" in desk.text
        await desk.choose("form:@:0.en:goal", "effect FIRE")
        await desk.fill(text="")
        assert "➖ goal FIRE" in desk.text

        await desk.click("see:@:0.en:main")
        await desk.choose("go", "texts")
        await desk.choose("language", "ru")
        assert "Not said in it yet" in desk.text
        await desk.click("form:@:0.ru:texts")
        await desk.fill(name="Двор", briefing="Где-то тут есть рация.", rules="Раз.\nДва.")
        assert "✏️" in desk.text and "Русский" in desk.text
        await desk.click("see:@:0.ru:main")
        await desk.choose("go", "tiles")
        await desk.choose("to:@:0.ru:tiles", "8R")
        await desk.click("do:@:0.ru:tiles:turn")
        assert "✏️ tile 8R" in desk.text
        await desk.choose("do:@:0.ru:tiles:lay:8R:0", "9R")
        assert "➕ tile 9R" in desk.text and "➖ tile 8R" in desk.text
        await desk.click("see:@:0.ru:main")
        await desk.choose("go", "frame")
        await desk.fill(difficulty=["hard"], minutes=["45"], hour=["9"])
        assert all(f"✏️ {each}" in desk.text for each in ("How hard", "How long", "When it begins"))
        await desk.choose("go", "others")
        await desk.fill(fields="apart = ja")
        assert "⚠️ line 1, column 9" in desk.text
        await desk.click("form:@:0.ru:others")
        assert "apart = ja" in str(desk.shown.modal), "what was typed is not lost"
        await desk.fill(fields="apart = false")
        assert "➕ apart" in desk.text
        await desk.click("undo")
        assert "apart" not in desk.text
        await desk.click("discard")
        await desk.click("discard:@:0.ru:do")
        assert "thrown away" in desk.text and controls(w.raw(desk.panel), "shop:edit")


async def test_whose_it_is_and_with_which_version_it_begins(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        await put(w, "Ann")
        role = w.guild.create_role("authors")
        bob = Desk(w, "Bob")
        await bob.open()
        await bob.choose("go", "tiles")
        await bob.click("do:@:0.en:tiles:turn")
        await settle(w, authors=[role])
        assert "Who may add" in await bob.click("do:@:0.en:tiles:turn"), "nor may they go on"
        await settle(w, authors=[])
        await bob.click("see:@:0.en:main")
        await bob.click("save")
        assert "Saved as your own, version 1" in bob.text and "Bob, after Ann & Co" in bob.text
        first, second = sorted(await w.bot.sessions.packs.listed(w.guild.id), key=lambda each: each.name)
        assert (first.name, second.name, second.licence) == ("The yard", "The yard 2", "CC0")
        assert first.person == w.people["Ann"].id and second.person == w.people["Bob"].id

        ann, eve = Desk(w, "Ann"), Desk(w, "Eve")
        for desk in (ann, eve):  # Eve looks after the server
            await desk.open(first.digest)
            await desk.choose("go", "tiles")
            await desk.choose("to:@:0.en:tiles", "8R")
            await desk.click("do:@:0.en:tiles:turn")
            await desk.click("see:@:0.en:main")
        await eve.click("save")
        assert "Saved as version 2" in eve.text and "by Ann & Co" in eve.text
        (newest,) = [each for each in await w.bot.sessions.packs.listed(w.guild.id) if each.name == "The yard"]
        assert newest.person == w.people["Ann"].id, "it stays whose it was"
        await ann.open(newest.digest)
        assert "begun to change version 1" in ann.text and "version 2 has come since" in ann.text
        await ann.click("see")
        assert "tile" in ann.text, "their own"
        await ann.open(newest.digest)
        await ann.click("anew")
        assert "Nothing is wrong" in ann.text and ann.digest == newest.digest
        assert len(await w.bot.sessions.store.rows("SELECT 1 FROM manuscripts")) == 1

        for id in (
            *(
                "gk:edit",
                "gk:edit:see",
                f"gk:edit:see:{newest.digest}:0.en:dance",
                f"gk:edit:see:{newest.digest}:9.en:main",
            ),
            *(
                f"gk:edit:{what}:{newest.digest}:0.en"
                for what in ("dance", "undo", "save", "see", "do:x:y", "form", "go")
            ),
            *(
                f"gk:edit:do:{newest.digest}:0.en:{what}"
                for what in ("place:dance:5R.A", "place:crate", "card:move:x:5R.A")
            ),
            *(f"gk:edit:form:{newest.digest}:0.en:{what}" for what in ("card:yard-9", "dance", "goal")),
            f"gk:edit:see:{newest.digest}:0.en:card:yard-9",
        ):
            assert (said := await w.forge("Ann", id)) and "incident" not in said, id
        said = await w.forge("Bob", f"gk:edit:see:{newest.digest}:0.en:main")
        assert "not writing at this any more" in said, "what others write is seen by nobody"


async def test_what_is_changed_while_it_is_saved_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes some seconds; the same person may have another panel, or the map in a browser."""
    async with server(tmp_path) as w:
        await put(w, "Ann")
        ann, packs = Desk(w, "Ann"), w.bot.sessions.packs
        await ann.open()
        await ann.choose("go", "tiles")
        await ann.click("do:@:0.en:tiles:turn")
        await ann.click("see:@:0.en:main")

        async def run(apart: Apart, whose: object, limits: object, function: Any, *args: Any) -> Any:
            writes = await w.bot.manuscripts.of(w.guild.id, ann.digest, w.people["Ann"].id)
            await change(w.bot.manuscripts, writes, base(), "yard", "turn", "8R", now=1)
            return function(*args)

        with monkeypatch.context() as patched:
            patched.setattr(Apart, "run", run)
            await ann.click("save")
        assert "Saved as version 2" in ann.text
        (second,) = await packs.listed(w.guild.id)
        await ann.open(second.digest)
        assert "begun to change version 1" in ann.text, "what came after it was saved is still there"
        await ann.click("see")
        await ann.click("save")
        (third,) = await packs.listed(w.guild.id)
        assert third.version == 3 and await w.bot.sessions.store.rows("SELECT 1 FROM manuscripts") == []

        await w.bot.sessions.store.execute("UPDATE packs SET person = NULL, author = ''")  # she is forgotten
        eve = Desk(w, "Eve")  # looks after the server
        await eve.open()
        await eve.choose("go", "tiles")
        await eve.click("do:@:0.en:tiles:turn")
        await eve.click("see:@:0.en:main")
        await eve.click("save")
        assert "Saved as your own, version 1" in eve.text
        assert {each.name for each in await packs.listed(w.guild.id)} == {"The yard", "The yard 2"}


async def test_a_pack_of_several_missions_has_each_of_them(tmp_path: Path) -> None:
    async with world(tmp_path, names=NAMES) as w:
        other = yard().replace("yard-", "lane-").replace('name = "The yard"', 'name = "The lane"')
        pack = read(
            base(), "pack.zip", archive({"missions/yard.toml": "# mine\n" + yard(), "missions/lane.toml": other})
        )
        await w.bot.sessions.packs.add(w.guild.id, pack, ABOUT, w.people["Ann"].id, 1)
        desk = Desk(w, "Ann")
        await desk.open()
        assert "has comments in it" in desk.text
        await desk.choose("mission", "1")
        assert "You are changing “lane”" in desk.text
        await desk.choose("go", "tiles")
        await desk.click("do:@:1.en:tiles:turn")
        await desk.click("see:@:1.en:main")
        await desk.click("file")
        assert [each.filename for each in private(desk.shown).attachments] == ["pack.zip"]
        await desk.click("save")
        (listed,) = await w.bot.sessions.packs.listed(w.guild.id)
        assert len(await w.bot.sessions.packs.files(w.guild.id, listed.digest) or {}) == 2 and listed.version == 2


async def test_what_cannot_be_changed_here_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, names=NAMES) as w:
        await put(w, "Ann")
        long = "noise = { " + ", ".join(f'"5R.{each}" = 1' for each in "ABCDabcd") + " }"

        async def said() -> str:
            return w.reply(await w.people["Ann"].slash(w.channel, "workshop edit", title="The yard"))

        def broken(*given: object) -> None:
            raise DataError("zombicide", [msg("fault-unknown")])

        with monkeypatch.context() as patched:
            patched.setattr("cogs.workshop_edit.opened", broken)
            assert "cannot be read any more: is not known" in await said()
        desk = Desk(w, "Ann")
        await desk.open()
        await desk.choose("go", "others")
        await desk.fill(fields=long)
        monkeypatch.setattr("cogs.workshop_fields.MOST_TYPED", 50)
        assert "too long for a form" in await desk.choose("go", "others")


def test_every_control_has_an_id_that_discord_takes() -> None:
    """However long the name of a mission is, and whatever language it is written in."""
    id, (fields,) = "abcdefghijkl", opened(base(), {"missions/yard.toml": yard()}).entries.values()
    mission = {**fields, "cards": {f"{id}-12": {"door": "8R:11-21", "effect": "back()"}}}
    missions = {**{str(n): fields for n in range(MOST_ENTRIES - 1)}, id: mission}
    language = "zh-Hant-TW"
    assert len(language) == MOST_LANGUAGE
    page = Page(Texts()("en"), base(), "The yard", manuscript(missions), MOST_ENTRIES - 1, language, "1234")
    panels = [move(page, f"{id}-12", "8R"), places(page, "8R.D"), doors(page, "8R:11-21"), card(page, f"{id}-12")]
    shown = [each for panel in panels for control in panel.controls for each in getattr(control, "children", [control])]
    used = [each.custom_id for each in shown]
    assert len(used) > 20 and max(map(len, used)) <= ids.LIMIT
