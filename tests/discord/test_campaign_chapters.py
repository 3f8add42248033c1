"""Campaigns through Discord: from chapter to chapter, weeks later, with other people, again if lost, elsewhere."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import expedition_game
import pytest
from campaigning import boss, campaigns, deed, file_of, next_chapter, opened, show, taken_in
from said import SELECT, components, controls
from simulated import World, world

LANGUAGES = ["en", "ru"]


@pytest.fixture(autouse=True)
def game(monkeypatch: pytest.MonkeyPatch) -> None:
    expedition_game.install(monkeypatch)


async def played(w: World, word: str = "dig") -> None:
    """Everybody does the same until the chapter is over."""
    await w.press(w.name_of(w.session.host), "begin")
    while (await w.rest()).status == "playing":
        decision = w.session.awaited()[0]
        user = w.session.seats[decision.seats[0]].user
        await w.bot.sessions.answer(w.session_id, user, decision.id, [word])
    await w.env.settle()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_from_chapter_to_chapter_after_a_restart_and_with_somebody_else(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        panel = await show(w, "Ann", name="The long way")
        said = {"en": ("is founded", "Chapter 1: day 1"), "ru": ("основана", "Глава 1: день 1")}[language]
        assert all(each in w.text(panel) for each in said)
        await opened(w, "Ann", panel)
        await w.press("Bob", "join")
        await played(w)
        found = dict(w.session.playing.found)
        await w.restart()
        await w.sweep(3600)
        await next_chapter(w, "Bob")  # in the same place
        assert w.session.status == "lobby" and w.session.names["a"] == "Ann" and w.session.host == w.people["Bob"].id
        mine = (await w.press("Bob", "seat")).response
        (free,) = [each for each in controls(w.raw(mine), "free") if each["type"] == SELECT]
        await w.people["Bob"].select(mine, ["a"], custom_id=free["custom_id"])
        await w.press("Cy", "join")
        await w.reload()
        assert [p.user for s, p in w.session.seats.items() if s != "z"] == [w.people["Bob"].id, w.people["Cy"].id]
        await w.press("Bob", "begin")
        session = await w.rest()
        assert session.playing.chapter == 2 and session.playing.found == found
        panel = await show(w, "Ann")
        place = {"en": "is being played in", "ru": "идёт в"}[language]
        assert f"{place} <#{session.channel}>" in w.text(panel)
        assert not [c for c in controls(w.raw(panel), "campaign") if c["custom_id"].endswith(":open")]


async def test_sheets_of_a_game_without_pictures_of_its_own(tmp_path: Path) -> None:
    """One of them, and all: as the chapter began, for it writes on them at its end only."""
    async with world(tmp_path) as w:
        await opened(w, "Ann", await show(w, "Ann", name="North"))
        assert "no sheets to show" in w.reply(await w.people["Ann"].slash(w.thread, "expedition sheet"))
        await played(w)
        await next_chapter(w, "Ann")
        await w.press("Ann", "begin")
        await w.rest()
        (title,) = [page.title for page in w.session.game.campaign.pages(None, {"chapter": 1, "found": {"f1": 1}})]
        said = w.bot.texts("en").message(title, {})
        for whose in ({"whose": said}, {}):
            result = await w.people["Ann"].slash(w.thread, "expedition sheet", **whose)
            (shown,) = [item["description"] for each in w.raw(result.response) for item in each.get("items", ())]
            assert said in shown
        assert "no sheet called" in w.reply(await w.people["Ann"].slash(w.thread, "expedition sheet", whose="Ned"))


async def test_a_lost_chapter_is_played_again_and_the_campaign_ends_after_the_last(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await opened(w, "Ann", await show(w, "Ann", name="North"))
        await played(w, "rest")
        assert w.session.playing.result.winners == []
        lost = w.session_id
        assert "was lost" in w.text(await show(w, "Bob"))
        await next_chapter(w, "Ann")
        assert w.session_id != lost
        await w.press("Ann", "cancel")
        w.session_id = lost
        await w.reload()
        await next_chapter(w, "Ann")  # a lobby that never began is no chapter
        for chapter in (1, 2, 3):
            await played(w)
            assert w.session.playing.chapter == chapter
            if chapter < 3:
                await next_chapter(w, "Ann")
        assert not [p for p in w.posts() if controls(w.raw(p), f"chapter:{w.session_id}")]
        assert "The campaign is over" in w.text(await show(w, "Ann"))
        assert "has gone on" in await w.forge("Ann", f"gk:chapter:{lost}")


async def test_wrong_people_and_double_presses(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await opened(w, "Ann", await show(w, "Ann", name="North"))
        await played(w)
        post, id = w.find("chapter")
        assert "no seat" in w.reply(await w.people["Bob"].click(post, custom_id=id))
        before = await w.ids()
        for _ in range(2):
            w.deliver("Ann", post, id)
        await w.env.settle()
        assert len(await w.ids() - before) == 1
        assert "being played" in await w.forge("Ann", id)
        assert len(await campaigns(w)) == 1
        for odd in (
            "gk:campaign:99:open",
            "gk:campaign:x:open",
            "gk:campaign:1:dance",
            "gk:campaign:hitz:found",
            "gk:campaign:1:found",
            "gk:campaign:1",
            "gk:chapter:q",
        ):
            await w.forge("Ann", odd)
        assert len(await w.ids() - before) == 1
        assert "being played" in await w.forge("Ann", "gk:campaign:1:open")
        assert "game masters" in await w.forge("Ann", "gk:campaign:1:anew")


async def test_two_campaigns_are_found_by_name(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        assert "no campaign yet" in w.text(await show(w, "Ann"))
        for name in ("North", "South <@1> **x**"):
            await show(w, "Ann", name=name)
        panel = await show(w, "Ann")
        assert "2 campaigns" in w.text(panel)
        assert [c["label"] for c in controls(w.raw(panel), "campaign")] == [
            "South <@1> **x**",
            "North",
            "Found a campaign",
        ]
        await deed(w, "Ann", panel, "show")
        assert "South" in w.text(panel)
        assert "North" in w.text(await show(w, "Bob", name="NORTH"))
        choices = await w.people["Bob"].autocomplete(w.channel, "expedition campaign", "name", "nor")
        assert [each["value"] for each in choices] == ["North"]
        assert [each.name for each in await campaigns(w)] == ["South <@1> **x**", "North"]


async def test_a_campaign_is_founded_by_a_press_and_called_after_who_does_it(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        panel, second = await show(w, "Ann"), await show(w, "Ann")
        await deed(w, "Ann", panel, "found")
        assert "founded" in w.text(panel) and [each.name for each in await campaigns(w)] == ["Ann’s campaign"]
        await deed(w, "Ann", second, "found")
        assert len(await campaigns(w)) == 1, "pressed twice"
        await opened(w, "Ann", panel)
        assert w.session.status == "lobby"
        await w.forge("Ann", "gk:campaign:expedition:found")
        assert [each.name for each in await campaigns(w)] == ["Ann’s campaign 2", "Ann’s campaign"]


async def test_a_game_of_its_own_becomes_a_campaign(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        for number in ("", " 2"):
            await w.open("Ann", "expedition")
            await played(w)
            await next_chapter(w, "Ann")
            assert w.session.status == "lobby"
            assert (await campaigns(w))[0].name == f"Ann’s campaign{number}"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_journal_tells_all_chapters(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        await opened(w, "Ann", await show(w, "Ann", name="<b>North</b>"))
        for _ in (1, 2):
            await played(w)
            await next_chapter(w, "Ann")
        page = await file_of(w, await deed(w, "Ann", await show(w, "Ann"), "journal"))
        text = page.decode()
        day = {"en": "day", "ru": "день"}[language]
        assert [f"{day} {n}</h1>" in text for n in (1, 2, 3)] == [True] * 3
        assert "&lt;b&gt;North" in text and "<b>North" not in text and "⟨" not in text


async def test_a_campaign_is_taken_to_another_server_with_its_story(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await opened(w, "Ann", await show(w, "Ann", name="North"))
        await played(w)
        await next_chapter(w, "Ann")
        await w.press("Ann", "cancel")
        boss(w, "Eve")
        refused = w.reply(await w.people["Bob"].slash(w.channel, "gm campaign export", campaign="North"))
        assert refused and len(await campaigns(w)) == 1
        data = await file_of(w, await w.people["Eve"].slash(w.channel, "gm campaign export", campaign="North"))
        before = (await campaigns(w))[0]
    (tmp_path / "other").mkdir()
    async with world(tmp_path / "other") as w:
        boss(w, "Dee")
        for bad in (
            b"",
            b"no",
            gzip.compress(b"{"),
            gzip.compress(b"[]"),
            damaged(data, chapter="x"),
            damaged(data, carry=[]),
        ):
            assert "cannot be used" in await taken_in(w, "Dee", bad)
            assert await campaigns(w) == []
        await taken_in(w, "Bob", data)
        assert await campaigns(w) == []
        assert "North" in await taken_in(w, "Dee", data)
        (after,) = await campaigns(w)
        assert (after.name, after.chapter, after.carry) == ("North", 2, before.carry)
        assert "already" in await taken_in(w, "Dee", data)
        page = await file_of(w, await deed(w, "Eve", await show(w, "Eve"), "journal"))
        assert b"day 1</h1>" in page
        await opened(w, "Eve", await show(w, "Eve"))
        await w.press("Eve", "begin")
        assert (await w.rest()).playing.found == before.carry["found"]


def damaged(data: bytes, **fields: Any) -> bytes:
    return gzip.compress(json.dumps({**json.loads(gzip.decompress(data)), **fields}).encode())


async def test_a_game_master_corrects_what_is_carried_on(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await opened(w, "Ann", await show(w, "Ann", name="North"))
        await played(w)
        boss(w, "Eve")
        choices = await w.people["Eve"].autocomplete(w.channel, "gm campaign fix", "what", "9", campaign="North")
        value = next(each["value"] for each in choices)
        args = {"campaign": "North", "what": value, "reason": "a slip"}
        assert w.reply(await w.people["Bob"].slash(w.channel, "gm campaign fix", **args))
        result = await w.people["Eve"].slash(w.channel, "gm campaign fix", **args)
        panel = result.followups[-1] if result.followups else result.response
        assert "Found: 9" in w.text(panel)
        (campaign,) = await campaigns(w)
        assert 9 not in campaign.carry["found"].values()
        (apply,) = controls(w.raw(panel), "carryfix")
        assert "game masters" in await w.forge("Bob", apply["custom_id"])
        for _ in range(2):
            await w.forge("Eve", apply["custom_id"])
        (campaign,) = await campaigns(w)
        assert list(campaign.carry["found"].values()).count(9) == 1 and len(campaign.corrections) == 1
        assert "a slip" in w.text(await show(w, "Bob"))
        await next_chapter(w, "Ann")
        refused = await w.people["Eve"].slash(w.channel, "gm campaign fix", **args)
        again = refused.followups[-1] if refused.followups else refused.response
        for each in controls(w.raw(again), "carryfix"):
            await w.people["Eve"].click(again, custom_id=each["custom_id"])
        assert len((await campaigns(w))[0].corrections) == 1


async def test_the_options_of_a_chapter_are_those_of_the_campaign(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await opened(w, "Ann", await show(w, "Ann", name="North"))
        await w.choose("Ann", light="none")
        await w.press("Ann", "begin")
        assert (await w.rest()).settings.model_dump()["light"] == "lamp"
        assert components(w.raw(w.posts()[-1]))
