"""The page of a mission that somebody writes at: what a tap tells and does, and who may see it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fingers import opened as browsed
from fingers import unlimited
from served import ANN, BOB, Served, Tab, served
from workshop.packs import ABOUT, base, ward, yard

from engine.store import StoreError
from engine.store.ownership import Owned
from engine.workshop.manuscripts import Manuscript
from engine.workshop.pack import About, read
from engine.workshop.preview import opened
from tests.tour.chromium import chromium
from web import desk as desks


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Served]:
    async with served(tmp_path, "zombicide") as found:
        yield found


async def begun(s: Served, user: int = ANN, file: str = "yard.toml", text: str = "") -> Manuscript:
    """Somebody has begun to write at the yard, or at another file."""
    pack = read(base(), file, (text or yard()).encode())
    listed = await s.host.sessions.packs.add(s.session.guild, pack, ABOUT, user, 1)
    return await s.host.manuscripts.begin(listed, user, opened(base(), pack.files), 1)


async def enter(s: Served, manuscript: Manuscript) -> Tab:
    ticket = s.site.desk(manuscript, 0, "en").partition("#")[2]
    answer = await s.post("/desk/visit", {"ticket": ticket})
    assert answer.status == 200, await answer.text()
    return Tab(s, (await answer.json())["token"])


async def state(tab: Tab, query: str = "") -> dict[str, Any]:
    answer = await tab.get(f"/desk/state?{query}")
    assert answer.status == 200, await answer.text()
    return await answer.json()


async def press(tab: Tab, do: object, *words: object, place: str = "", number: int = 0) -> dict[str, Any]:
    body = {"do": do, "words": [*words], "place": place, "number": number}
    answer = await tab.served.post("/desk/press", body, Authorization=f"Bearer {tab.token}")
    assert answer.status == 200, await answer.text()
    return await answer.json()


async def test_a_tap_tells_what_can_be_done_there_and_a_press_does_it(desk: Served) -> None:
    manuscript = await begun(desk)
    tab = await enter(desk, manuscript)
    first = await state(tab)
    assert first["heading"] == "The yard" and first["place"] is None and not first["undo"]
    assert {each["ref"] for each in first["places"]} >= {"5R.A", "8R.a", "8R:11-21"}
    picture = await tab.get(f"/desk/picture/{first['map']['picture']}")
    assert picture.status == 200 and (await picture.read()).startswith(b"\x89PNG")
    unit = first["map"]["unit"]
    found = (await state(tab, f"x={unit // 2}&y={unit // 2}"))["place"]
    assert found["ref"] == "5R.a" and found["areas"][0]["points"]
    assert {deed["label"] for deed in found["deeds"]} >= {"+ Spawn zone", "− Crate", "+ Way out", "+ Card"}
    came = await press(tab, "spawn", "5R.B", "put", place="5R.B")
    assert came["state"]["status"].startswith("➕ spawn zone S3 · 5R.B") and came["state"]["place"]["ref"] == "5R.B"
    assert came["state"]["map"]["picture"] != first["map"]["picture"], "what has changed is marked"
    assert any(deed["do"] == "wake" and deed["so"] for deed in came["state"]["place"]["deeds"])
    came = await press(tab, "door", "8R:11-21", "red", place="8R:11-21")
    assert "door “red”" in came["state"]["status"]
    assert (await press(tab, "undo"))["state"]["undo"]
    kept = await desk.host.manuscripts.of(manuscript.guild, manuscript.begins, ANN)
    assert len(kept.now["yard"]["spawns"]) == 3 and "doors" not in kept.now["yard"]


async def test_a_press_that_is_sent_again_is_done_once(desk: Served) -> None:
    """Whose connection breaks sends it again with the same number."""
    manuscript = await begun(desk)
    tab = await enter(desk, manuscript)
    first = await press(tab, "card", "5R.A", number=7)
    again = await press(tab, "card", "5R.A", number=7)
    assert again == first and not again["note"]
    kept = await desk.host.manuscripts.of(manuscript.guild, manuscript.begins, ANN)
    assert len(kept.steps) == 2
    await press(tab, "card", "5R.A", number=8)
    assert len((await desk.host.manuscripts.of(manuscript.guild, manuscript.begins, ANN)).steps) == 3


@pytest.mark.parametrize(
    "do, words",
    [
        ("spawn", ["9R.A", "put"]),
        ("others", ["a = 1"]),
        ("dance", []),
        (3, []),
        ("spawn", [3]),
        ("crate", ["5R.A", "x"]),
        ("crate", ["5R.a", "put"]),
    ],
)
async def test_what_is_not_offered_changes_nothing(desk: Served, do: object, words: list[object]) -> None:
    manuscript = await begun(desk)
    tab = await enter(desk, manuscript)
    came = await press(tab, do, *words)
    assert came["note"] and await desk.host.manuscripts.of(manuscript.guild, manuscript.begins, ANN) == manuscript


async def test_what_another_page_has_done_is_said(desk: Served) -> None:
    manuscript = await begun(desk)
    tab, other = await enter(desk, manuscript), await enter(desk, manuscript)
    await press(tab, "crate", "5R.A", "put")
    came = await press(other, "crate", "5R.A", "put", place="5R.A")
    assert came["note"] == "That has been done already."
    assert "− Crate" in {deed["label"] for deed in came["state"]["place"]["deeds"]}, "with the page as it is"


async def test_a_link_is_good_once_and_where_another_is_to_be_had_is_said(desk: Served) -> None:
    """The panel of a desk has no “Refresh”, as that of a table has."""
    ticket = desk.site.desk(await begun(desk), 0, "en").partition("#")[2]
    assert (await desk.post("/desk/visit", {"ticket": ticket})).status == 200
    note = (await (await desk.post("/desk/visit", {"ticket": ticket})).json())["note"]
    assert "already been opened" in note and "/workshop edit" in note and "Refresh" not in note
    note = (await (await desk.post("/visit", {"ticket": ticket})).json())["note"]
    assert "Refresh" in note and "/workshop edit" not in note


@pytest.mark.parametrize("grid", [None, [["1V", "99V"]]])
async def test_the_page_says_itself_what_is_wrong(desk: Served, grid: object) -> None:
    manuscript = await begun(desk)
    fields = {**manuscript.now["yard"], "spawns": [], "minutes": 0} | ({"grid": grid} if grid else {})
    await desk.host.manuscripts.keep(manuscript.changed("yard", fields), 2)
    status = (await state(await enter(desk, manuscript)))["status"]
    assert "Check" not in status, "there is no such button"
    assert "wrong:\n– " in status and ("no map" in status) == bool(grid), status


async def test_it_is_its_writers_alone(desk: Served) -> None:
    manuscript = await begun(desk)
    tab = await enter(desk, manuscript)
    forged = replace(manuscript, person=BOB)
    other = await enter(desk, forged)
    for path in ("/desk/state", "/desk/picture/" + "0" * 24):
        assert (await other.get(path)).status == 401, "Bob writes at none"
    assert (await tab.get("/state")).status != 200 and (await tab.get("/desk/picture/" + "0" * 24)).status == 404
    table = await desk.enter()
    assert (await table.get("/desk/state")).status == 401, "the page of a table opens no desk"
    desk.host.gone.add(ANN)
    desk.site._members.clear()
    assert (await tab.get("/desk/state")).status == 401, "who has left the server"
    desk.host.gone.clear()
    await desk.host.manuscripts.drop(manuscript)
    answer = await tab.get("/desk/state")
    assert answer.status == 401 and "not writing at this" in (await answer.json())["note"]


async def test_while_the_database_is_away_that_is_said(desk: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also once the lease has run out with it: then the page has not another address."""
    tab, store = await enter(desk, await begun(desk)), desk.host.sessions.store
    ours = store.owned
    for held, status in (({}, 503), ({1: 5}, 421)):
        store.owned = Owned(shards=2, held=held)
        answer = await tab.get("/desk/state")
        assert answer.status == status and "Refresh" not in (await answer.json())["note"]
    store.owned = ours

    async def gone(*_: object) -> None:
        raise StoreError("away")

    with monkeypatch.context() as during:
        during.setattr(store, "rows", gone)
        for answer in (
            await tab.get("/desk/state"),
            await desk.post("/desk/press", {"do": "undo", "words": []}, Authorization=f"Bearer {tab.token}"),
        ):
            assert answer.status == 503 and "database is away" in (await answer.json())["note"]
    assert (await state(tab))["heading"] == "The yard"


async def test_a_page_reads_nothing_but_what_it_shows(desk: Served) -> None:
    """Not all that its writer has begun, which may be much: here it cannot even be read."""
    tab = await enter(desk, await begun(desk))
    lane = read(base(), "lane.toml", yard().replace("yard-", "lane-").encode())
    listed = await desk.host.sessions.packs.add(desk.session.guild, lane, About(name="Lane"), ANN, 1)
    other = await desk.host.manuscripts.begin(listed, ANN, opened(base(), lane.files), 1)
    await desk.host.sessions.store.execute("UPDATE manuscripts SET content = ? WHERE begins = ?", b"", other.begins)
    assert (await state(tab))["heading"] == "The yard"


async def test_a_forgotten_picture_is_drawn_again(desk: Served) -> None:
    tab = await enter(desk, await begun(desk))
    digest = (await state(tab))["map"]["picture"]
    desk.site._desk._pictures.clear()
    assert (await tab.get(f"/desk/picture/{digest}")).status == 200
    page = await desk.client.get(desk.url + "/desk/")
    assert page.status == 200 and "desk.js" in await page.text() and desks.MARK == "desk"


async def test_of_a_campaign_the_parts_are_chosen_and_written_in_forms(desk: Served) -> None:
    unlimited(desk)
    manuscript = await begun(desk, file="ward.toml", text=ward())
    tab = await enter(desk, manuscript)
    first = await state(tab)
    assert first["heading"] == "The yard" and first["map"]["width"] > first["map"]["height"] > 100
    picture = await tab.get(f"/desk/picture/{first['map']['picture']}")
    assert (await picture.read()).startswith(b"\x89PNG")
    refs = [each["ref"] for each in first["places"]]
    assert refs[:2] == ["texts en", "texts ru"] or "texts ru" in refs[:3]
    assert {"missions", "copies", "equipment", "equipment ward-1", "zombie_cards ward-1"} <= {*refs}
    place = (await state(tab, "place=missions"))["place"]
    assert [each["words"] for each in place["deeds"]][:2] == [
        ["missions", "up", "first"],
        ["missions", "down", "first"],
    ]
    assert [each["value"] for each in place["forms"][0]["fields"]] == ["first\nsecond"]
    assert place["deeds"][-1]["label"].startswith("+ Add") and "⟨" not in str(place), "every word of it is there"
    came = await press(tab, "order", "missions", "up", "second", place="missions")
    assert came["state"]["status"].startswith("✏️ missions") and came["state"]["map"] != first["map"]
    assert (await press(tab, "order", "missions", "up", "second", place="missions"))["note"]
    await press(tab, "add", "equipment", place="equipment")
    place = (await state(tab, "place=equipment+ward-2"))["place"]
    texts, fields = place["forms"]
    assert [each["name"] for each in texts["fields"]] == ["card-2", "card-2-about"]
    assert len(fields["fields"]) > 15 and fields["fields"][1]["words"][0]["value"] == "start"
    pairs = ("card-2", "Splint", "card-2-about", "Heals.")
    came = await press(tab, texts["do"], *texts["words"], *pairs, place="equipment ward-2")
    assert "Nothing is wrong" in came["state"]["status"] and came["state"]["place"]["label"] == "Splint"
    assert came["state"]["map"]["picture"] != first["map"]["picture"], "the card itself"
    came = await press(tab, fields["do"], *fields["words"], "n", "many", place="equipment ward-2")
    assert "a whole number is needed" in came["state"]["status"]
    assert {"n": "many"}.items() <= {
        each["name"]: each["value"] for each in came["state"]["place"]["forms"][1]["fields"]
    }.items()
    came = await press(tab, "away", "equipment", "ward-2", place="equipment ward-2")
    assert came["state"]["place"] is None and "➖ equipment ward-2" in came["state"]["status"]
    assert (await press(tab, "away", "equipment", "ward-2"))["note"] and (await press(tab, "crate", "5R.A", "put"))[
        "note"
    ]
    kept = await desk.host.manuscripts.of(manuscript.guild, manuscript.begins, ANN)
    assert kept.now["ward"]["missions"] == ["second", "first"] and len(kept.now["ward"]["equipment"]) == 1


async def test_half_a_character_is_told_as_what_it_is_not(desk: Served) -> None:
    """A page may send one half of a pair of surrogates, which no file can have."""
    manuscript = await begun(desk, file="ward.toml", text=ward())
    tab = await enter(desk, manuscript)
    came = await press(tab, "say", "en", "name", "Night \ud83e")
    assert came["note"] == "" and "✏️" in came["state"]["status"]
    kept = await desk.host.manuscripts.of(manuscript.guild, manuscript.begins, ANN)
    assert kept.now["ward"]["texts"]["en"]["name"] == "Night ?"


@pytest.mark.skipif(chromium() is None, reason="there is no Chromium")
async def test_what_another_window_has_changed_is_not_changed_back(desk: Served) -> None:
    """Of a form only that is sent which somebody has typed into it."""
    manuscript = await begun(desk, file="ward.toml", text=ward())
    tab = await enter(desk, manuscript)
    async with browsed(desk, "en", desk.site.desk(manuscript, 0, "en")) as page:
        await page.wait_for_function("() => document.getElementById('picture').naturalWidth > 0")
        await page.locator("#choices select").select_option("equipment ward-1")
        await page.locator("input[name='n']").wait_for()
        await press(tab, "fill", "equipment", "ward-1", "n", "5")
        await page.locator("input[name='heals']").fill("2")
        await page.locator("form").nth(1).get_by_role("button").tap()
        await page.locator("#news", has_text="✏️ equipment ward-1").wait_for()
        assert await page.locator("input[name='n']").input_value() == "5"
    kept = await desk.host.manuscripts.of(manuscript.guild, manuscript.begins, ANN)
    assert (kept.now["ward"]["equipment"][0]["n"], kept.now["ward"]["equipment"][0]["heals"]) == (5, 2)


@pytest.mark.skipif(chromium() is None, reason="there is no Chromium")
async def test_what_is_typed_stays_until_it_is_sent(desk: Served) -> None:
    """Also where another form beside it is sent, something is refused or another part is looked at."""
    manuscript = await begun(desk, file="ward.toml", text=ward())
    async with browsed(desk, "ru", desk.site.desk(manuscript, 0, "ru")) as page:
        await page.wait_for_function("() => document.getElementById('picture').naturalWidth > 0")
        await page.locator("#choices select").select_option("equipment ward-1")
        await page.locator("input[name='card-1']").fill("Бинты")
        await page.locator("input[name='id']").fill("")
        await page.locator("form").nth(1).get_by_role("button").tap()
        await page.locator("#news.warn").wait_for()
        assert await page.locator("input[name='id']").input_value() == "", "what was refused stands there to be mended"
        await page.locator("input[name='id']").fill("ward-1")
        await page.locator("input[name='n']").fill("4")
        await page.locator("form").nth(1).get_by_role("button").tap()
        await page.locator("#news", has_text="✏️ equipment ward-1").wait_for()
        assert await page.locator("input[name='card-1']").input_value() == "Бинты"
        await page.locator("form").nth(0).get_by_role("button").tap()
        await page.locator("#asked", has_text="Бинты").wait_for()
        assert await page.evaluate("document.documentElement.scrollWidth") <= 390
    kept = await desk.host.manuscripts.of(manuscript.guild, manuscript.begins, ANN)
    assert kept.now["ward"]["texts"]["ru"] == {"card-1": "Бинты"} and kept.now["ward"]["equipment"][0]["n"] == 4


@pytest.mark.skipif(chromium() is None, reason="there is no Chromium")
async def test_a_finger_puts_a_crate_where_it_taps(desk: Served) -> None:
    manuscript = await begun(desk)
    async with browsed(desk, "ru", desk.site.desk(manuscript, 0, "ru")) as page:
        await page.wait_for_function("() => document.getElementById('picture').naturalWidth > 0")
        wide, x, y = await page.evaluate(
            "(({left, top, width}) => [width, left, top])(document.getElementById('board').getBoundingClientRect())"
        )
        cell = wide / 6  # two tiles of three cells beside one another
        await page.touchscreen.tap(x + 1.5 * cell, y + 0.5 * cell)
        await page.locator("#asked", has_text="5R.A · улица").wait_for()
        await page.get_by_role("button", name="Ящик").tap()
        await page.locator("#news", has_text="➕ ящик · 5R.A").wait_for()
        await page.locator("#choices select").select_option("8R:11-21")
        await page.locator("#card select").select_option(label="никогда не откроется")
        await page.locator("#news", has_text="➕ дверь, которую не открыть · 8R.a – 8R.B").wait_for()
        await page.get_by_role("button", name="Отменить").tap()
        await page.locator("#news", has_text="➕ ящик · 5R.A").wait_for()
        assert await page.evaluate("document.documentElement.scrollWidth") <= 390
    kept = await desk.host.manuscripts.of(manuscript.guild, manuscript.begins, ANN)
    assert "5R.A" in kept.now["yard"]["crates"] and "doors" not in kept.now["yard"]
