"""Campaigns that people wrote for one another: from the file to the last mission, elsewhere, corrected."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from campaigning import boss, campaigns, deed, file_of, next_chapter, opened, show, taken_in
from said import controls
from seen import private
from simulated import World, world
from workshop.packs import ward

from engine.core.act import FixOp
from engine.gm.master import GameMaster
from engine.gm.person import Person

pytestmark = pytest.mark.usefixtures("in_this_process")
GAME = "zombicide"


async def added(w: World, who: str, content: str | None = None) -> Any:
    sent = ("ward.toml", (content or ward()).encode())
    return private(await w.people[who].slash(w.channel, "workshop add", file=sent))


async def table(w: World, who: str, panel: Any) -> None:
    before = await w.ids()
    (play,) = controls(w.raw(panel), "shop:play")
    await w.people[who].click(panel, custom_id=play["custom_id"])
    (w.session_id,) = await w.ids() - before
    await w.reload()


async def mission(w: World, who: str, *ops: tuple[str, ...], how: str = "won") -> None:
    """The mission of the open lobby begins, and a game master ends it."""
    await w.press(who, "begin")
    await w.rest()
    for fix, *words in (*ops, ("verdict", how)):
        person = Person(w.people[who].id, who, manager=True)
        await GameMaster(w.bot.sessions).fix(w.session_id, person, [FixOp(fix=fix, words=words)], "short")
    await w.rest()
    await w.env.settle()


async def test_from_the_file_to_the_last_mission(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        panel = await added(w, "Ann")
        assert [each.filename for each in panel.attachments] == ["map0.png", "map1.png", "map2.png"]
        text = w.text(panel)
        assert "⟨" not in text and all(each in text for each in ("Two nights", "The pharmacy", "The ward"))
        await table(w, "Ann", panel)
        lobby = w.text(w.posts()[-1])
        assert all(
            each in lobby for each in ("Two nights", "One night to fetch", "The pharmacy", "Take whatever helps")
        )
        await mission(w, "Ann", ("counter", "VIALS", "3"), ("achievement", "s1", "MEDIC"), how="lost")
        digest = w.session.game.written.digest if w.session.game.written else ""
        assert "Play it again" in str(w.raw(w.find("chapter")[0]))
        await next_chapter(w, "Ann")
        assert "The pharmacy" in w.text(w.posts()[-1])
        await mission(w, "Ann", ("counter", "VIALS", "3"), ("achievement", "s1", "MEDIC"))
        assert "Next mission" in str(w.raw(w.find("chapter")[0]))
        other = ward().replace("Two nights", "Three nights").replace("VIALS", "PILLS").replace("vials", "pills")
        await added(w, "Ann", other)
        await w.restart()
        await next_chapter(w, "Ann")
        lobby = w.text(w.posts()[-1])
        assert (
            all(each in lobby for each in ("Two nights", "Mission 2. The ward", "Vials: 3"))
            and "Three nights" not in lobby
        )
        assert not w.session.table.counts and w.session.kept.table.counts is False
        await w.press("Ann", "begin")
        s = (await w.rest()).playing
        assert w.session.game.written and w.session.game.written.digest == digest
        assert s.mission_id.startswith("second0") and s.party.counters == {"VIALS": 3}
        assert s.survivors["s1"].sheet.achievements == ["MEDIC"]
        sheet = await w.people["Ann"].slash(w.thread, "zombicide sheet")
        shown = str(w.raw(sheet.followups[-1] if sheet.followups else sheet.response))
        assert "Has learnt to dress wounds" in shown and "Vials: 3" in shown and "⟨" not in shown
        person = Person(w.people["Ann"].id, "Ann", manager=True)
        await GameMaster(w.bot.sessions).fix(w.session_id, person, [FixOp(fix="verdict", words=["won"])], "short")
        await w.rest()
        await w.env.settle()
        assert not controls(w.raw(w.boards()[-1]), "chapter"), "it was the last one"
        panel = await show(w, "Ann", GAME)
        assert "Mission 2. The ward" in w.text(panel)
        page = (await file_of(w, await deed(w, "Ann", panel, "journal"))).decode()
        assert "The pharmacy" in page and "The ward" in page and "⟨" not in page and "Face to face" not in page
        assert w.watch.faults == []


async def test_it_is_corrected_and_goes_to_another_server(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await table(w, "Ann", await added(w, "Ann"))
        await mission(w, "Ann", ("cxp", "s2", "3"))
        await next_chapter(w, "Ann")
        await w.press("Ann", "leave")
        boss(w, "Eve")
        (campaign,) = await campaigns(w)
        typed = await w.people["Eve"].autocomplete(
            w.channel, "gm campaign fix", "what", "Vials: 0 › 4", campaign=campaign.name
        )
        args = {"campaign": campaign.name, "what": typed[0]["value"], "reason": "a slip"}
        result = await w.people["Eve"].slash(w.channel, "gm campaign fix", **args)
        panel = result.followups[-1] if result.followups else result.response
        (apply,) = controls(w.raw(panel), "carryfix")
        await w.forge("Eve", apply["custom_id"])
        data = await file_of(w, await w.people["Eve"].slash(w.channel, "gm campaign export", campaign=campaign.name))
        (before,) = await campaigns(w)
        assert before.carry["party"]["counters"] == {"VIALS": 4} and before.pack
    (tmp_path / "other").mkdir()
    async with world(tmp_path / "other") as w:
        boss(w, "Eve")
        assert campaign.name in await taken_in(w, "Eve", data)
        (after,) = await campaigns(w)
        assert (after.chapter, after.carry, after.pack) == (2, before.carry, before.pack)
        await opened(w, "Eve", await show(w, "Eve", GAME))
        assert "The ward" in w.text(w.posts()[-1]) and not w.session.table.counts
        await w.press("Eve", "begin")
        s = (await w.rest()).playing
        assert s.party.counters == {"VIALS": 4} and s.survivors["s2"].sheet.cxp == 3
        assert await w.bot.sessions.packs.listed(w.guild.id) == [], "it is played, and not offered"
