"""The workshop of a server, by commands and by buttons: from a file to a table that plays it, and back to a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from said import controls
from seen import private
from server_pages import server, settle
from simulated import World, world
from workshop.packs import ABOUT, base, yard, zipped

from engine.gm.master import GameMaster
from engine.gm.person import Person
from engine.workshop.pack import About, packed, read

NAMES = ("Ann", "Bob", "Eve")


@pytest.fixture(autouse=True)
def here(request: pytest.FixtureRequest) -> None:
    """Files are read in this process; but for one test, as they are in truth."""
    if "ru" not in request.node.name:
        request.getfixturevalue("in_this_process")


async def add(w: World, who: str, content: bytes | None = None, file: str = "yard.toml", **given: str) -> Any:
    """Somebody sends a file; what they are shown."""
    sent = (file, yard().encode() if content is None else content)
    return private(await w.people[who].slash(w.channel, "workshop add", file=sent, **given))


async def put(w: World, who: str, about: About = ABOUT) -> None:
    """It has been put in by them."""
    await w.bot.sessions.packs.add(w.guild.id, read(base(), "yard.toml", yard().encode()), about, w.people[who].id, 1)


async def click(w: World, who: str, panel: Any, what: str) -> Any:
    (found,) = controls(w.raw(panel), f"shop:{what}")
    return await w.people[who].click(panel, custom_id=found["custom_id"])


async def played(w: World, who: str, panel: Any) -> None:
    """They press the button that opens a table."""
    before = await w.ids()
    await click(w, who, panel, "play")
    (w.session_id,) = await w.ids() - before
    await w.reload()


async def digest_of(w: World) -> str:
    return (await w.bot.sessions.packs.listed(w.guild.id))[0].digest


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_from_a_file_to_the_stars_of_those_who_played_it(tmp_path: Path, language: str) -> None:
    called = {"en": "The yard", "ru": "Двор"}[language]
    async with world(tmp_path, names=NAMES, language=language) as w:
        panel = await add(
            w, "Ann", zipped() if language == "ru" else None, "pack.zip" if language == "ru" else "yard.toml"
        )
        assert [each.filename for each in panel.attachments] == ["map0.png"]
        assert "⟨" not in w.text(panel) and ("1" in w.text(panel))
        assert {"en": "version 1", "ru": "версия 1"}[language] in w.text(panel)
        assert "🎯 The radio speaks" in w.text(panel), "what is said in one language only is said in that"
        assert w.text(panel).count("The yard") == 1, "its title is said once"
        listed = private(await w.people["Bob"].slash(w.channel, "workshop list"))
        (select,) = controls(w.raw(listed), "shop:look")
        chosen = await w.people["Bob"].select(listed, [select["options"][0]["value"]], custom_id=select["custom_id"])
        assert chosen.response.id == listed.id and not controls(w.raw(listed), "shop:remove")
        await played(w, "Bob", listed)
        assert w.session.game.written and called in w.text(w.posts()[-1]), "the lobby says which mission it is"
        announced = next(m for m in w.channel.history() if controls(w.raw(m), "join:"))
        assert called in w.text(announced), "so does what calls people to it"
        await w.seat("Ann")
        await w.press("Bob", "begin")
        await w.restart()
        assert w.session.game.written and w.session.status == "playing"
        assert any(called in w.text(post) for post in w.posts()) and not any("⟨" in w.text(post) for post in w.posts())

        panel = await look(w, "Ann")
        assert not controls(w.raw(panel), "shop:rate"), "it is not over"
        await GameMaster(w.bot.sessions).end(w.session_id, Person(w.session.host, "Bob"), "")
        await w.rest()
        result = w.boards()[-1]
        (asked,) = controls(w.raw(result), "shop:look")
        panel = private(await w.people["Ann"].click(result, custom_id=asked["custom_id"]))
        (rate,) = controls(w.raw(panel), "shop:rate")
        await w.people["Ann"].select(panel, ["4"], custom_id=rate["custom_id"])
        assert "★ 4 (1)" in w.text(panel)
        assert not controls(w.raw(await look(w, "Eve")), "shop:rate")
        forged = f"gk:shop:rate:{await digest_of(w)}"
        said = await w.forge("Eve", forged, ["5"])
        assert {"en": "Only who has played it", "ru": "Оценить может только тот"}[language] in said


async def test_a_message_with_a_file_is_enough(tmp_path: Path) -> None:
    async with world(tmp_path, names=NAMES) as w:
        message = await w.people["Bob"].send(w.channel, attachments=[("map.png", b"?"), ("yard.toml", yard().encode())])
        panel = private(await w.people["Ann"].context_menu(w.channel, "Add to the workshop", message))
        assert "as version 1" in w.text(panel) and "by Bob" in w.text(panel), "it is whose message it was"
        (listed,) = await w.bot.sessions.packs.listed(w.guild.id)
        assert (listed.name, listed.person) == ("The yard", w.people["Ann"].id)


async def test_it_is_called_as_whoever_sends_it_says_and_stays_so(tmp_path: Path) -> None:
    both = {"missions/yard.toml": yard(), "locales/ru/yard.ftl": "zombicide-mission-yard = Двор\n"}
    async with world(tmp_path, names=NAMES) as w:
        await w.people["Eve"].slash(w.channel, "me language", language="ru")
        assert "версия 1" in w.text(await add(w, "Eve", packed(both, About()), "pack.zip"))
        await w.people["Eve"].slash(w.channel, "me language", language="en")
        later = packed({**both, "missions/yard.toml": f"# again\n{yard()}"}, About())
        assert "version 2" in w.text(await add(w, "Eve", later, "pack.zip"))
        assert [each.name for each in await w.bot.sessions.packs.listed(w.guild.id)] == ["Двор"]


async def test_what_has_a_newer_version_by_now_says_so(tmp_path: Path) -> None:
    async with world(tmp_path, names=NAMES) as w:
        panel = await add(w, "Ann")
        await add(w, "Ann", f"# again\n{yard()}".encode())
        assert "By now there is version 2 of this" in w.reply(await click(w, "Ann", panel, "play"))
        (newer,) = await w.bot.sessions.packs.listed(w.guild.id)
        await w.bot.sessions.packs.remove(w.guild.id, newer.digest, 1)
        assert "not in the workshop of this server" in w.reply(await click(w, "Ann", panel, "play"))


async def look(w: World, who: str) -> Any:
    return private(await w.people[who].slash(w.channel, "workshop look", title=await digest_of(w)))


async def test_all_that_is_wrong_is_said_and_nothing_is_kept(tmp_path: Path) -> None:
    async with world(tmp_path, names=NAMES) as w:
        text = yard().replace("hour = 16", "hour = 61").replace("8R.D", "8R.Z")
        panel = await add(w, "Ann", text.encode())
        assert "Nothing was taken in" in w.text(panel) and "line 3, column 1, missions yard, hour" in w.text(panel)
        await w.people["Eve"].slash(w.channel, "me language", language="ru")
        said = w.text(await add(w, "Eve", text.encode()))
        assert "строка 3, столбец 1, missions yard, hour: не больше 23 (сейчас 61)" in said
        said = w.text(await add(w, "Eve", text.replace('["5R", "8R"]', '["5R", "8R"').encode()))
        assert "список не закрыт" in said, said
        many = "\n".join(f"strange{n}_{'x' * 80} = {n}" for n in range(100))
        panel = await add(w, "Ann", f"{many}\n{yard()}".encode())
        assert [each.filename for each in panel.attachments] == ["faults.txt"] and len(w.text(panel)) < 3900
        said = w.reply(await w.people["Ann"].slash(w.channel, "workshop add", file=("a.toml", b"#" * 300_000)))
        assert "too large: 256 KB" in said
        for sent, why in (
            (("a.png",), "nothing for the workshop in this"),
            (("a.toml", "b.ZIP"), "are 2 files"),
            (("a.toml",), "wrong"),
        ):
            message = await w.people["Bob"].send(w.channel, "here", attachments=[(each, b"?") for each in sent])
            assert why in w.reply(await w.people["Ann"].context_menu(w.channel, "Add to the workshop", message))
        assert await w.bot.sessions.packs.listed(w.guild.id) == []
        assert "Nothing has been written here yet" in w.text(
            private(await w.people["Bob"].slash(w.channel, "workshop list"))
        )


async def test_it_goes_to_another_server_as_a_file_and_is_seen_there_alone_then(tmp_path: Path) -> None:
    async with world(tmp_path, names=NAMES) as w:
        await put(w, "Ann", About(name="My *yard*", author="Ann & Co", licence="CC0"))
        panel = await look(w, "Ann")
        assert "by Ann & Co · CC0" in w.text(panel)
        file = private(await click(w, "Ann", panel, "file"))
        (sent,) = file.attachments
        assert sent.filename == "my--yard.zip"
        content = w.env.backend.cdn.get(sent.url)
        there = w.env.create_guild()
        channel = there.create_text_channel("general")
        eve = there.add_member(w.people["Eve"].user)
        digest = await digest_of(w)
        assert await w.bot.sessions.packs.listed(there.id) == []
        said = w.reply(await eve.slash(channel, "workshop look", title=digest))
        assert "not in the workshop" in said
        panel = private(await eve.slash(channel, "workshop add", file=("yard.zip", content)))
        assert "My" in w.text(panel) and "by Ann & Co · CC0" in w.text(panel)
        assert (await w.bot.sessions.packs.of(there.id, digest)).person == eve.id


async def test_who_may_add_and_who_may_take_off(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        await put(w, "Ann")
        digest = await digest_of(w)
        for who, what in (("Bob", f"remove:{digest}"), ("Bob", f"remove:{digest}:do")):
            assert "Only who put it in" in await w.forge(who, f"gk:shop:{what}")
        for strange in ("gk:shop", "gk:shop:look", f"gk:shop:dance:{digest}", "gk:shop:list:x", "gk:shop:look:none"):
            assert "incident" not in (said := await w.forge("Bob", strange)) and said, strange
        panel = await look(w, "Bob")
        await played(w, "Bob", panel)
        looked = await w.people["Bob"].slash(w.thread, "zombicide mission", mission="The yard")
        assert private(looked).attachments, "its own mission is looked up at its table"
        assert "no mission called" in w.reply(
            await w.people["Bob"].slash(w.channel, "zombicide mission", mission="The yard")
        )
        await w.press("Bob", "begin")
        said = w.reply(await w.people["Bob"].slash(w.thread, "table series"))
        assert "such games never count" in said
        sure = await click(w, "Eve", await look(w, "Eve"), "remove")
        assert "Tables that play it go on" in w.text(sure.response)
        await click(w, "Eve", sure.response, "remove")
        assert await w.bot.sessions.packs.listed(w.guild.id) == []
        tables = await w.ids()
        assert "not in the workshop" in w.reply(await click(w, "Bob", panel, "play")), "by a panel from before"
        assert await w.ids() == tables
        await w.restart()
        assert w.session.game.written and w.session.status == "playing"
        assert "not in the workshop" in w.reply(
            await w.people["Bob"].slash(w.channel, "workshop look", title="The yard")
        )
        role = w.guild.create_role("authors")
        await settle(w, authors=[role])
        said = w.reply(await w.people["Ann"].slash(w.channel, "workshop add", file=("yard.toml", yard().encode())))
        assert "Who may add" in said and str(role.id) in said


@pytest.mark.painted
async def test_cards_are_shown_to_whoever_asks_for_them(tmp_path: Path) -> None:
    async with world(tmp_path, names=NAMES) as w:
        await put(w, "Ann")
        panel = await look(w, "Ann")
        await click(w, "Ann", panel, "cards")
        assert [each.filename for each in panel.attachments] == [f"card{n}.png" for n in range(4)]
        await click(w, "Ann", panel, "look")
        assert [each.filename for each in panel.attachments] == ["map0.png"]
