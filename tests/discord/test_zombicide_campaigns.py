"""Campaigns of Zombicide through Discord: from mission to mission, the dead, lost ones again, the story, elsewhere."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from campaigning import boss, campaigns, deed, file_of, next_chapter, opened, show, taken_in
from PIL import Image
from said import SELECT, controls
from simulated import World, asked, world

from engine.core.act import FixOp
from engine.core.runner import default
from engine.gm.master import GameMaster
from engine.gm.person import Person

GAME = "zombicide"
LANGUAGES = ["en", "ru"]
WEEKS = 21 * 24 * 3600


async def begun(w: World, who: str) -> None:
    """The open lobby becomes a mission, which is played to its first turn: by the defaults, as absent people do."""
    await w.press(who, "begin")
    while not any(each.kind in ("act", "replace") for each in (await w.rest()).awaited()):
        decision = w.session.awaited()[0]
        seat = decision.seats[0]
        words = w.session.game.stand_in(w.session.playing, decision)
        assert words
        await w.bot.sessions.answer(w.session_id, w.session.seats[seat].user, decision.id, words)


async def corrected(w: World, who: str, *ops: tuple[str, ...]) -> None:
    """What a game master does to shorten a mission, one correction after another."""
    person = Person(w.people[who].id, who, manager=True)
    for fix, *words in ops:
        await GameMaster(w.bot.sessions).fix(w.session_id, person, [FixOp(fix=fix, words=words)], "short")
    await w.rest()
    await w.env.settle()


async def mission(w: World, who: str, *ops: tuple[str, ...], how: str = "won") -> None:
    await begun(w, who)
    await corrected(w, who, *ops, ("verdict", how))


def sheets(w: World, panel: Any) -> Image.Image:
    """The picture of the sheets."""
    said = [each for each in w.watch.said if each.id == panel.id][-1]
    (file,) = [each for each in said.files if each["filename"] == "sheets.png"]
    return Image.open(BytesIO(w.env.backend.cdn.get(file["url"])))


def label(w: World, verb: str) -> str:
    """What the newest public button of this kind says."""
    post, id = w.find(verb)
    return next(each["label"] for each in controls(w.raw(post), verb) if each["custom_id"] == id)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_from_mission_to_mission_weeks_later_with_somebody_else(tmp_path: Path, language: str) -> None:
    """A restart between, a dead survivor replaced, the sheets as they were left (R9.5, R10.1, D26)."""
    said = {
        "en": ("is founded", "Mission 1. Face to face", "Next mission", "Mission 2.", "Amy"),
        "ru": ("основана", "Миссия 1. Лицом к лицу", "Следующая миссия", "Миссия 2.", "Эми"),
    }[language]
    async with world(tmp_path, language=language) as w:
        panel = await show(w, "Ann", GAME, name="Capital")
        assert all(each in w.text(panel) for each in said[:2]) and sheets(w, panel).width == 1200
        await opened(w, "Ann", panel)
        poster, _ = w.find("begin")
        (mode,) = controls(w.raw(poster), f"preset:{w.session_id}:mode")
        await w.people["Ann"].select(poster, ["campaign"], custom_id=mode["custom_id"])
        await w.press("Bob", "join")
        rewards = [("cxp", "s2", "5"), ("bonus", "s2", "1"), ("learnt", "s2", "hoard")]
        await mission(w, "Ann", *rewards, ("achievement", "s1", "RADIO_VOICE"), ("fate", "s1", "dead"))
        assert label(w, "chapter") == said[2]
        brought = {"en": "Justin brings Hoard · 1 bonus action", "ru": "Джастин берёт с собой: Запасливый · 1 бонусное"}
        led = set(w.session.playing.crews["b"])
        await w.stop()
        await w.env.advance_time(WEEKS)
        await w.start()
        await next_chapter(w, "Bob")
        lobby = w.text(w.find("begin")[0])
        assert said[3] in lobby and brought[language] in lobby
        mine = (await w.press("Bob", "seat")).response
        (free,) = [each for each in controls(w.raw(mine), "free") if each["type"] == SELECT]
        await w.people["Bob"].select(mine, ["a"], custom_id=free["custom_id"])
        await w.press("Cy", "join")
        await begun(w, "Bob")
        assert asked("replace")(w.session) and w.due() == "Cy"
        assert set(w.session.playing.crews["a"]) == led, "Bob leads whom he has led"
        panel = await w.hand("Cy")
        listed = next(each for each in controls(w.raw(panel), "a:") if "amy" in str(each))
        (amy,) = [each["value"] for each in listed["options"] if "amy" in each["value"]]
        await w.people["Cy"].select(panel, [amy], custom_id=listed["custom_id"])
        await w.rest()
        s = w.session.playing
        assert (s.mission_id, s.survivors["s1"].who) == ("m2", "amy")
        assert s.survivors["s1"].sheet.achievements == ["RADIO_VOICE"]
        assert s.survivors["s2"].sheet.model_dump() == {
            "cxp": 5, "skills": ["hoard"], "bonus": 1, "kept": [], "achievements": []
        }  # fmt: skip
        assert said[3] in w.text(await show(w, "Dee", GAME)) and w.watch.faults == []


async def test_r9_5_the_lobby_deals_nobody_whose_place_stays_empty(tmp_path: Path) -> None:
    """Without a reserve whoever is dead is named no more; another game afterwards has all six."""
    async with world(tmp_path) as w:
        await opened(w, "Ann", await show(w, "Ann", GAME, name="Capital"))
        await mission(w, "Ann", ("achievement", "s1", "RADIO_VOICE"), ("fate", "s1", "dead"))
        await next_chapter(w, "Ann")
        assert "Angelo (dead)" in w.text((await w.press("Ann", "seat")).response)
        await w.bot.sessions.set_option(w.session_id, w.people["Ann"].id, "reserve", "off")
        told = w.text((await w.press("Ann", "seat")).response)
        assert "Angelo" not in told and "Justin" in told
        await begun(w, "Ann")
        s = w.session.playing
        assert [*s.survivors] == ["s2", "s3", "s4", "s5", "s6"]
        assert s.survivors["s2"].sheet.achievements == ["RADIO_VOICE"]
        assert (
            await w.bot.sessions.open(
                GAME, guild=1, channel=1, host=1, name="Eve", language="en", settings=w.session.settings
            )
        ).settings.party == {}


async def test_r9_7_a_lost_mission_is_played_again_from_its_snapshot(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await opened(w, "Ann", await show(w, "Ann", GAME, name="Capital"))
        await mission(w, "Ann", ("cxp", "s2", "1"))
        await next_chapter(w, "Ann")
        await mission(w, "Ann", ("cxp", "s2", "4"), ("fate", "s3", "dead"), ("counter", "SAVED", "9"), how="lost")
        assert "was lost" in w.text(await show(w, "Ann", GAME)) and label(w, "chapter") == "Play it again"
        await w.restart()
        await next_chapter(w, "Ann")
        await begun(w, "Ann")
        s = w.session.playing
        assert s.mission_id == "m2" and s.survivors["s2"].sheet.cxp == 1, "R10.13"
        assert not s.party.counters and len(s.standing) == 6
        await corrected(w, "Ann", ("cxp", "s1", "2"), ("restart", "now"))
        assert w.session.playing.round == 1 and w.session.playing.survivors["s1"].sheet.cxp == 0


async def test_a_campaign_of_the_host_is_told_by_its_own_name_from_its_lobby_on(tmp_path: Path) -> None:
    """Founded by the command: which one it is, its lobby says, then its first mission, also if that is lost."""
    tram = Path(__file__).parents[2] / "docs" / "campaigns" / "tram.toml"
    (tmp_path / "own" / "zombicide").mkdir(parents=True)
    (tmp_path / "own" / "zombicide" / "tram.toml").write_bytes(tram.read_bytes())
    async with world(tmp_path, data=tmp_path / "own") as w:
        panel = await show(w, "Ann", GAME, name="Night shift")
        assert "you choose in the lobby" in w.text(panel) and "Mission 1" not in w.text(panel)
        await opened(w, "Ann", panel)
        assert "Mission 1. Face to face with the impossible** · is being played" in w.text(await show(w, "Ann", GAME))
        await w.choose("Ann", tale="tram")
        depot = "Mission 1. The depot"
        assert f"{depot}** · is being played" in w.text(await show(w, "Ann", GAME))
        await begun(w, "Ann")
        assert f"{depot}** · is being played" in w.text(await show(w, "Ann", GAME))
        await corrected(w, "Ann", ("verdict", "lost"))
        panel = await show(w, "Ann", GAME)
        assert f"{depot}** · was lost" in w.text(panel)
        (campaign,) = await campaigns(w)
        assert campaign.carry["party"]["tale"] == "tram", "what is corrected now is of this one"
        await opened(w, "Ann", panel)
        assert "The depot" in w.text(w.posts()[-1])
        await mission(w, "Ann")
        assert "Mission 2. The bridge** · can be played" in w.text(await show(w, "Ann", GAME))


async def test_r9_10_a_campaign_is_over_when_all_have_fallen(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await opened(w, "Ann", await show(w, "Ann", GAME, name="Capital"))
        await begun(w, "Ann")
        await corrected(w, "Ann", *[("health", f"s{n}", "1") for n in range(1, 7)])
        s = w.session.playing
        for each in s.survivors.values():
            each.at = "4R.A"
        s.add("4R.A", "walker", 12)
        await w.arrange(s)
        while (await w.rest()).status == "playing":
            decision = w.session.awaited()[0]
            await w.bot.sessions.answer(w.session_id, w.people["Ann"].id, decision.id, default(decision))
        await w.env.settle()
        assert w.session.playing.verdict == "fallen"
        assert not [post for post in w.posts() if controls(w.raw(post), f"chapter:{w.session_id}")]
        assert "The campaign is over" in w.text(await show(w, "Ann", GAME))


@pytest.mark.parametrize(("language", "most"), [("en", 10), ("ru", 2)])
async def test_the_story_of_all_missions_is_one_page(tmp_path: Path, language: str, most: int) -> None:
    async with world(tmp_path, language=language) as w:
        await opened(w, "Ann", await show(w, "Ann", GAME, name="Capital"))
        for n in range(most):
            if n:
                await next_chapter(w, "Ann")
            await mission(w, "Ann")
        page = (await file_of(w, await deed(w, "Ann", await show(w, "Ann", GAME), "journal"))).decode()
        word = {"en": "Mission", "ru": "Миссия"}[language]
        assert all(f"<h1>{word} {n}. " in page for n in range(1, most + 1)) and "⟨" not in page
        assert w.watch.faults == []


async def test_a_campaign_is_taken_to_another_server(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await opened(w, "Ann", await show(w, "Ann", GAME, name="Capital"))
        await mission(w, "Ann", ("cxp", "s2", "3"))
        boss(w, "Eve")
        data = await file_of(w, await w.people["Eve"].slash(w.channel, "gm campaign export", campaign="Capital"))
        await show(w, "Ann", GAME)
        (before,) = await campaigns(w)
    (tmp_path / "other").mkdir()
    async with world(tmp_path / "other") as w:
        boss(w, "Eve")
        assert "Capital" in await taken_in(w, "Eve", data)
        (after,) = await campaigns(w)
        assert (after.chapter, after.carry) == (2, before.carry)
        await opened(w, "Eve", await show(w, "Eve", GAME))
        await begun(w, "Eve")
        assert w.session.playing.mission_id == "m2" and w.session.playing.survivors["s2"].sheet.cxp == 3


async def test_sheets_are_corrected_with_a_preview(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await opened(w, "Ann", await show(w, "Ann", GAME, name="Capital"))
        await mission(w, "Ann")
        boss(w, "Eve")
        for typed, told in (
            ("Campaign points: Anton › 8", "Anton: Campaign experience: 0 of 20 → Campaign experience: 8 of 20"),
            ("Bonus actions: Anton › 2", "Anton: – → Bonus actions: 2"),
            ("A campaign skill more or less: Anton › Hoard", "Anton: – → Hoard. Your backpack holds 2 more cards."),
            ("A kept card more or less: Anton › Katana", "Anton: – → Kept: Katana"),
            ("Dead, or alive after all: Ashley › Dead", "Ashley: "),
        ):
            found = await w.people["Eve"].autocomplete(w.channel, "gm campaign fix", "what", typed, campaign="Capital")
            args = {"campaign": "Capital", "what": found[0]["value"], "reason": "a slip"}
            before = (await campaigns(w))[0].carry
            result = await w.people["Eve"].slash(w.channel, "gm campaign fix", **args)
            panel = result.followups[-1] if result.followups else result.response
            assert told in w.text(panel) and (await campaigns(w))[0].carry == before
            (apply,) = controls(w.raw(panel), "carryfix")
            await w.forge("Eve", apply["custom_id"])
        panel = await show(w, "Ann", GAME)
        assert w.text(panel).count("a slip") == 5
        await next_chapter(w, "Ann")
        await begun(w, "Ann")
        assert asked("replace")(w.session)
        sheet = w.session.playing.survivors["s3"].sheet
        assert (sheet.cxp, sheet.bonus, sheet.skills, sheet.kept) == (8, 2, ["hoard"], ["katana#1"])


async def test_r10_9_keep_rolls_are_made_again_after_the_campaign_was_looked_at(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await opened(w, "Ann", await show(w, "Ann", GAME, name="Capital"))
        await begun(w, "Ann")
        owner = next(each for each in w.session.playing.survivors.values() if any("pistol" in c for c in each.cards))
        await corrected(w, "Ann", ("next-dice", "set", "1", "break"), ("verdict", "won"))
        await show(w, "Ann", GAME)
        assert (await campaigns(w))[0].carry["members"][owner.id]["sheet"]["kept"] == []
        await corrected(w, "Ann", ("keep", "again"))
        kept = w.session.playing.survivors[owner.id].sheet.kept
        await show(w, "Ann", GAME)
        (campaign,) = await campaigns(w)
        assert campaign.chapter == 2 and campaign.carry["members"][owner.id]["sheet"]["kept"] == kept


@pytest.mark.parametrize("language", LANGUAGES)
async def test_one_sheet_is_shown_as_it_stands_now(tmp_path: Path, language: str) -> None:
    """In the middle of a mission, and in any other channel of the server what the next one begins with."""
    tess, angelo, strange = {"en": ("Tess", "Angelo", "called"), "ru": ("Тэсс", "Анджело", "нет")}[language]
    async with world(tmp_path, language=language) as w:

        async def looked(channel: Any, **whose: str) -> str:
            result = await w.people["Ann"].slash(channel, "zombicide sheet", **whose)
            panel = result.followups[-1] if result.followups else result.response
            shown = [item["description"] for each in w.raw(panel) for item in each.get("items", ())]
            return shown[0] if shown else w.text(panel)

        assert "campaign" in await looked(w.channel) or "кампани" in await looked(w.channel)
        await opened(w, "Ann", await show(w, "Ann", GAME, name="Capital"))
        await begun(w, "Ann")
        await corrected(w, "Ann", ("cxp", "s4", "7"), ("achievement", "s1", "RADIO_VOICE"))
        found = await w.people["Ann"].autocomplete(w.thread, "zombicide sheet", "whose", tess[:2])
        assert [each["value"] for each in found] == [tess]
        one, every = await looked(w.thread, whose="tess" if language == "en" else tess), await looked(w.thread)
        assert tess in one and "7" in one and angelo not in one
        assert tess in every and angelo in every
        assert strange in await looked(w.thread, whose="Nobody")
        assert " 7 " not in await looked(w.channel, whose=tess), "the mission has not been won yet"
        await corrected(w, "Ann", ("verdict", "won"))
        assert " 7 " in await looked(w.channel, whose=tess)


async def test_a_campaign_is_shown_in_its_own_thread(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        panel = await show(w, "Ann", GAME, name="First")
        await show(w, "Ann", GAME, name="Second")
        await opened(w, "Ann", panel)
        await begun(w, "Ann")
        result = await w.people["Ann"].slash(w.thread, "zombicide campaign")
        here = w.reply(result)
        assert "First" in here and "Second" not in here
        assert "2 campaigns" in w.reply(await w.people["Ann"].slash(w.channel, "zombicide campaign"))
