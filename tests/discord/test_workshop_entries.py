"""Changing what is no mission: campaigns, roads, houses … by forms made of what they declare, in both languages."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from discord import ui
from said import controls
from seen import private
from server_pages import server
from simulated import World, world
from workshop.packs import ABOUT, GUIDES, base, manuscript, sample, ward
from writing import Desk

from cogs.base import ids
from cogs.workshop_edit import MOST_LANGUAGE
from cogs.workshop_entry import at, form, pages_of_texts, sections
from cogs.workshop_page import LABEL, Page, Panel
from engine.workshop.manuscripts import MISSIONS
from engine.workshop.pack import About, read
from engine.workshop.preview import opened
from telling.texts import Texts

pytestmark = pytest.mark.usefixtures("in_this_process")
NAMES = ("Ann", "Bob", "Eve")


async def put(w: World, who: str, guide: str = "new-campaign.md", name: str = "Two nights") -> None:
    of = sample(guide)
    pack = read(of.game, of.file, of.text.encode())
    await w.bot.sessions.packs.add(w.guild.id, pack, About(name=name), w.people[who].id, 1)


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_campaign_is_changed_by_forms_and_saved_as_its_next_version(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, names=NAMES, language=language) as w:
        await put(w, "Ann")
        desk = Desk(w, "Ann")
        await desk.open("Two nights")
        assert [each.filename for each in desk.panel.attachments] == ["map.png"]
        assert {"en": "Its missions in their order", "ru": "Её миссии по порядку"}[language] in str(desk.control("go"))

        await desk.choose("go", "missions")
        assert desk.text.index("The pharmacy") < desk.text.index("The ward")
        await desk.choose("to:@:0.en:at:missions", "second")
        await desk.click("do:@:0.en:at:order:missions:up")
        assert desk.text.index("The ward") < desk.text.index("The pharmacy") and "✏️ missions" in desk.text
        said = await desk.click("do:@:0.en:at:order:missions:up")
        assert {"en": "any further", "ru": "Дальше двигать некуда"}[language] in said
        await desk.choose("do:@:0.en:at:order:missions:put", "m1")
        await desk.choose("to:@:0.en:at:missions", "m1")
        await desk.click("do:@:0.en:at:order:missions:take")
        await desk.click("see:@:0.en:main")

        await desk.choose("go", "equipment")
        await desk.click("do:@:0.en:at:add:equipment")
        assert "➕ equipment ward-2" in desk.text and "⚠️" in desk.text
        await desk.choose("form:@:0.en:fill:equipment:ward-2", "texts")
        await desk.fill(**{"card-2": "Splint", "card-2-about": "An Action: heals one wound."})
        assert "Splint" in desk.text and "⚠️" not in desk.text
        await desk.choose("form:@:0.en:fill:equipment:ward-2", "0")
        assert "ward-1" in str(desk.shown.modal), "each field is explained as the guide does"
        said = await desk.fill(id="ward-1", deck=["eq"], n="2", kind=["item"], reach="")
        assert {"en": "one of this name", "ru": "уже занято"}[language] in said and "ward-2" in desk.text
        await desk.choose("form:@:0.en:fill:equipment:ward-2", "0")
        await desk.fill(id="ward-5", deck=["start"], n="many", kind=["item"], reach="")
        assert "ward-5" in desk.text and "n = many" in desk.text and "⚠️" in desk.text, "it is called otherwise now"
        await w.restart()
        await desk.open("Two nights")
        await desk.click("check")
        assert {"en": "a whole number is needed", "ru": "нужно целое число"}[language] in desk.text
        await desk.click("see:@:0.en:main")
        await desk.choose("go", "equipment")
        await desk.choose("to:@:0.en:at:equipment", "ward-5")
        await desk.choose("form:@:0.en:fill:equipment:ward-5", "0")
        assert "many" in str(desk.shown.modal), "what was typed is not lost"
        await desk.fill(id="ward-5", deck=["start"], n="2", kind=["item"], reach="")
        await desk.click("see:@:0.en:at:equipment")
        await desk.choose("to:@:0.en:at:equipment", "ward-1")
        await desk.click("do:@:0.en:at:away:equipment")
        assert "➖ equipment ward-1" in desk.text and "⚠️" in desk.text, "a mission gives it"
        await desk.click("see:@:0.en:main")
        await desk.click("undo")
        await desk.click("save")
        assert len(await w.bot.sessions.packs.listed(w.guild.id)) == 1
        assert "card-2" not in desk.text, "texts follow what is called otherwise"

        (listed,) = await w.bot.sessions.packs.listed(w.guild.id)
        files = await w.bot.sessions.packs.files(w.guild.id, listed.digest)
        assert listed.version == 2 and files is not None, desk.text
        assert 'missions = ["second", "first"]' in files["campaigns/ward.toml"]
        assert 'card-5 = "Splint"' in files["campaigns/ward.toml"] and "ward-2" not in files["campaigns/ward.toml"]
        assert await w.bot.sessions.store.rows("SELECT 1 FROM manuscripts") == []
        before = await w.ids()
        (play,) = controls(w.raw(desk.panel), "shop:play")
        await w.people["Ann"].click(desk.panel, custom_id=play["custom_id"])
        (w.session_id,) = await w.ids() - before
        await w.reload()
        assert "The ward" in w.text(w.posts()[-1]) and "Two nights" in w.text(w.posts()[-1])


async def test_its_texts_title_and_fields_and_its_missions(tmp_path: Path) -> None:
    async with world(tmp_path, names=NAMES) as w:
        await put(w, "Ann")
        desk = Desk(w, "Ann")
        await desk.open("Two nights")
        await desk.choose("go", "texts")
        await desk.choose("form:@:0.en:say", "0")
        await desk.keep(name="Three nights", about="Again.")
        assert "Three nights" in desk.text.splitlines()[0], "the title follows the name"
        await desk.choose("language", "ru")
        assert "Not said in it yet (8)" in desk.text
        await desk.choose("form:@:0.ru:say", "0")
        assert "Three nights" in str(desk.shown.modal), "what the other language says stands beside it"
        await desk.keep(name="Три ночи")
        assert "Not said in it yet (7)" in desk.text
        await desk.click("see:@:0.ru:main")
        await desk.choose("go", "copies")
        await desk.fill(copies="katana = ")
        assert "⚠️" in desk.text
        await desk.choose("go", "copies")
        assert "katana = " in str(desk.shown.modal)
        await desk.fill(copies="katana = 4\nuzi = 0")
        assert "⚠️" not in desk.text and "✏️ copies" in desk.text
        await desk.choose("go", "counters")
        await desk.click("form:@:0.ru:fill")
        await desk.fill(counters="VIALS\nPILLS")
        assert "2. PILLS" in desk.text.replace("`", "") and "⚠️" in desk.text, "it needs a text"
        await desk.click("see:@:0.ru:main")
        await desk.click("undo")
        await desk.choose("mission", "1")
        assert "You are changing “first”" in desk.text
        await desk.choose("go", "tiles")
        await desk.click("do:@:1.en:tiles:turn")
        await desk.click("see:@:1.en:main")
        await desk.click("file")
        (sent,) = private(desk.shown).attachments
        with ZipFile(BytesIO(w.env.backend.cdn.get(sent.url))) as archive:
            assert 'name = "Три ночи"' in archive.read("campaigns/ward.toml").decode()
        await desk.click("save")
        (listed,) = await w.bot.sessions.packs.listed(w.guild.id)
        assert (listed.name, listed.version) == ("Three nights", 2)


@pytest.mark.parametrize("guide", [each for each in GUIDES if each not in ("new-campaign.md", "new-mission.md")])
async def test_everything_else_that_people_write_is_changed_alike(tmp_path: Path, guide: str) -> None:
    async with world(tmp_path, names=NAMES) as w:
        await put(w, "Ann", guide)
        desk = Desk(w, "Ann")
        await desk.open("Two nights")
        assert [each.filename for each in desk.panel.attachments] == ["map.png"]
        await desk.choose("go", "texts")
        await desk.choose("form:@:0.en:say", "0")
        await desk.keep(name="Another one")
        await desk.click("see:@:0.en:main")
        assert "✏️ what is said in English" in desk.text and "⚠️" not in desk.text
        await desk.click("save")
        (listed,) = await w.bot.sessions.packs.listed(w.guild.id)
        assert listed.version == 2 and "Another one" in str(await w.bot.sessions.packs.files(w.guild.id, listed.digest))


async def test_cards_alone_are_a_campaign_too(tmp_path: Path) -> None:
    """Without missions: it is told from a mission by where it stands, and not by what it has."""
    async with world(tmp_path, names=NAMES) as w:
        text = (Path(__file__).parents[2] / "docs" / "campaigns" / "garden.toml").read_bytes()
        await w.bot.sessions.packs.add(w.guild.id, read(base(), "garden.toml", text), ABOUT, w.people["Ann"].id, 1)
        desk = Desk(w, "Ann")
        await desk.open()
        await desk.choose("go", "keep")
        await desk.click("form:@:0.en:fill")
        await desk.fill(keep="all")
        assert "⚠️" not in desk.text
        await desk.click("see:@:0.en:main")
        file = await desk.file()
        assert read(base(), "garden.toml", file.encode()).files.keys() == {"campaigns/garden.toml"}


async def test_a_list_may_have_a_name_twice(tmp_path: Path) -> None:
    """As the rounds of a road, or what was typed so: Discord takes no choice twice, and none without a name."""
    async with world(tmp_path, names=NAMES) as w:
        await put(w, "Ann", "new-road.md", "The pass")
        desk = Desk(w, "Ann")
        await desk.open("The pass")
        await desk.choose("go", "legs")
        assert "5. 3" in desk.text.replace("`", "")
        await desk.choose("to:@:0.en:at:legs", "3")
        await desk.click("do:@:0.en:at:order:legs:take")
        assert "4. 2" in desk.text.replace("`", "") and "5." not in desk.text
        await put(w, "Ann")
        await desk.open("Two nights")
        await desk.choose("go", "counters")
        await desk.click("form:@:0.en:fill")
        await desk.fill(counters="VI ALS\n\nVIALS\nVIALS")
        assert "4. VIALS" in desk.text.replace("`", "")


async def test_blanks_around_a_name_and_words_without_end(tmp_path: Path) -> None:
    """As phones leave them behind a word; and a long value leaves room for what stands below it."""
    async with world(tmp_path, names=NAMES) as w:
        await put(w, "Ann")
        desk = Desk(w, "Ann")
        await desk.open("Two nights")
        await desk.choose("go", "equipment")
        await desk.choose("to:@:0.en:at:equipment", "ward-1")
        chosen = {"deck": ["eq"], "kind": ["item"]}
        for id in ("ward-1 ", " ward-7 "):
            await desk.choose("form:@:0.en:fill:equipment:", "0")
            await desk.keep(id=id, **chosen)
            assert f"· {id.strip()}" in desk.text.splitlines()[0] and f"id = {id.strip()}" in desk.text
        await desk.choose("form:@:0.en:fill:equipment:", "0")
        await desk.keep(n="3" * 3900, **chosen)
        assert desk.text.count("```") == 2 and "Bandages" in desk.text


async def test_two_panels_and_what_is_gone_by_now(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        await put(w, "Ann")
        one, other = Desk(w, "Ann"), Desk(w, "Ann")
        for desk in (one, other):
            await desk.open("Two nights")
            await desk.choose("go", "equipment")
        await other.choose("to:@:0.en:at:equipment", "ward-1")
        await other.choose("form:@:0.en:fill:equipment:ward-1", "5")
        await one.choose("to:@:0.en:at:equipment", "ward-1")
        await one.click("do:@:0.en:at:away:equipment")
        sent = await w.people["Ann"].submit_modal(other.shown, {"dice": "1"})
        assert "not there any more" in w.reply(sent)
        assert "not there any more" in await other.click("do:@:0.en:at:away:equipment"), "nor twice"
        digest = one.digest
        for what in (
            *("see:@:0.en:at", "see:@:0.en:at:keep:x:y", "see:@:0.en:at:id", "see:@:0.en:at:texts", "see:@:0.en:place"),
            *(
                "see:@:0.en:at:equipment:~abcdefgh",
                "see:@:0.en:at:equipment:ward-9",
                "see:@:0.en:at:missions:~abcdefgh",
            ),
            *(
                "form:@:0.en",
                "form:@:0.en:say:x",
                "form:@:0.en:say:99",
                "form:@:0.en:fill::id",
                "form:@:0.en:fill:keep",
            ),
            *(
                "form:@:0.en:fill:equipment:ward-9:0",
                "form:@:0.en:card:x",
                "go:@:0.en",
                "go:@:0.en:id:x",
                "go:@:0.en:x:y",
            ),
            *(
                "do:@:0.en:at:dance:x",
                "do:@:0.en:at:order:missions",
                "do:@:0.en:at:add",
                "do:@:0.en:at:away:equipment:x",
            ),
            *("do:@:0.en:at:add:x", "do:@:0.en:at:order:x:put:y", "do:@:0.en:place:crate:5R.a:put", "mission:@:0.en:9"),
        ):
            said = await w.forge("Ann", f"gk:edit:{what.replace('@', digest)}")
            assert said and "incident" not in said, what
        said = await w.forge("Bob", f"gk:edit:see:{digest}:0.en:main")
        assert "not writing at this any more" in said


def options(panel: Panel) -> list[str]:
    """What can be chosen in the first list of a panel."""
    select = next(
        each for item in panel.controls for each in getattr(item, "children", ()) if isinstance(each, ui.Select)
    )
    return [option.value for option in select.options]


def test_every_control_and_form_has_room_in_discord() -> None:
    """However long names are, and whatever language is written: ids, labels, numbers of fields."""
    of, language = sample("new-campaign.md"), "zh-Hant-TW"
    found = opened(of.game, read(of.game, of.file, ward().encode()).files)
    (card, *_) = found.entries["ward"]["equipment"]
    long = {**card, "id": "ward-" + "ы" * 60, "like": "x" * 500}
    fields = {**found.entries["ward"], "equipment": [card, long], "missions": ["m" * 40, *map(str, range(11))]}
    writes = manuscript({**found.entries, "ward": fields}, found.tables)
    assert len(language) == MOST_LANGUAGE and found.tables["ward"] != MISSIONS
    page = Page(Texts()("ru"), of.game, "Two nights", writes, 0, language, "1234")
    keys, names = (options(at(page, field)) for field in ("equipment", "missions"))
    panels = [
        at(page, "equipment"),
        *(at(page, "equipment", key) for key in keys),
        *(at(page, "missions", key) for key in names[:12]),
    ]
    items = [*(control for panel in panels for control in panel.controls), *pages_of_texts(page)]
    used = [child.custom_id for item in items for child in getattr(item, "children", [item])]
    forms = [form(page, "fill", ("equipment", keys[1], first)) for first in ("0", "5", "10", "15", "texts")]
    used += [each.custom_id for each in forms]
    assert len(used) > 60 and max(map(len, used)) <= ids.LIMIT
    assert all(0 < len(each.children) <= 5 and len(each.title) <= 45 for each in forms)
    assert all(len(part[0]) <= LABEL for part in sections(page))
