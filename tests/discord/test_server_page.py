"""The page of a server: settled by pressing, held everywhere; each refusal names its setting and who can change it."""

from __future__ import annotations

import asyncio
import json
from copy import deepcopy
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

import discord
import pytest
from campaigning import opened, show
from said import controls
from server_pages import LISTS, fill, form, kept, page, server, settle
from simcord import interactions
from simcord.enums import InteractionType
from simcord.results import InteractionResult
from simulated import World

from cogs.desk.server_page import FORM, FORMS, amiss
from cogs.desk.server_page import form as form_of
from engine.core.act import FixOp
from engine.gm.master import GameMaster
from engine.gm.person import Person
from engine.gm.servers import MOST_TABLES, Name, Settings
from telling.texts import Texts


async def submit(w: World, by: str, id: str, **typed: str) -> str:
    """Send a form with these fields alone, whatever its id; what is said then."""
    fields = [
        {"type": 18, "id": at, "component": {"type": 4, "id": 10 + at, "custom_id": name, "value": value}}
        for at, (name, value) in enumerate(typed.items(), 1)
    ]
    record, payload = interactions.base_payload(
        w.env.backend,
        type=InteractionType.MODAL_SUBMIT,
        channel_id=w.channel.id,
        guild_id=w.guild.id,
        user_id=w.people[by].id,
        data={"custom_id": id, "components": fields},
    )
    w.env.backend.emit("INTERACTION_CREATE", deepcopy(payload))
    await w.env.settle()
    return w.reply(InteractionResult(w.env, record))


async def tries(w: World, name: str, channel: Any = None) -> str:
    """Somebody opens a table; what is said privately."""
    return w.reply(await w.people[name].slash(channel or w.channel, "hitz start"))


async def test_everything_is_free_without_it_and_it_says_so(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        said = w.text(await page(w))
        assert "Channels for tables**: everywhere" in said and "Who may open**: everybody" in said
        assert await kept(w) == Settings()


async def test_it_is_for_those_who_may_manage_the_server(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        assert "Manage Server" in w.reply(await w.people["Bob"].slash(w.channel, "gm server"))
        shown = await form(w, "limits")
        for name in (*FORMS, "back"):
            assert "Manage Server" in await w.forge("Bob", f"gk:server{'' if name == 'back' else 'form'}:{name}")
        id = shown.modal["custom_id"]
        assert "Manage Server" in await submit(w, "Bob", id, each="1")
        assert await kept(w) == Settings()


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_every_setting_is_shown_explained_and_changed_in_a_form(tmp_path: Path, language: str) -> None:
    async with server(tmp_path, language) as w:
        role, news = w.guild.create_role("players"), w.guild.create_text_channel("news")
        chosen: dict[str, Any] = {name: [role] for name in ("openers", "callers", "masters", "authors")}
        chosen |= {name: [news] for name in ("channels", "results", "acts", "board")}
        chosen |= {"language": ["ru"], "pace": ["sitting"], "each": "3", "all": "20", "quiet": ["on"]}
        chosen |= {"ratings": ["on"], "digests": ["on"], "prophets": ["on"], "abroad": ["on"]}
        chosen |= {"barred": [w.people["Bob"]]}
        assert set(chosen) == {field for fields in FORMS.values() for field in fields} == set(get_args(Name))
        for name in FORMS:
            shown = await form(w, name)
            for each in shown.modal["components"]:
                assert "⟨" not in str(each) and not each["description"].endswith("…"), "a description fits"
        await settle(w, **chosen)
        now = await kept(w)
        for field, value in chosen.items():
            wanted: Any = {"language": "ru", "pace": "sitting", "each": 3, "all": 20}.get(field)
            wanted = True if field in ("quiet", "ratings", "digests", "prophets", "abroad") else wanted
            assert getattr(now, field) == (wanted or (value[0].id,)), field
        said = w.text(await page(w))
        assert "⟨" not in said and all(str(each.id) in said for each in (role, news, w.people["Bob"]))
        for name in FORMS:
            await fill(w, await form(w, name))
        assert await kept(w) == now, "a form that is sent as it opens changes nothing"
        for name in FORMS:
            empty = {field: "" if field in ("each", "all") else [] for field in FORMS[name] if field not in LISTS}
            await fill(w, await form(w, name), **empty)
        assert (await kept(w)).channels == (await kept(w)).openers == (await kept(w)).barred == ()


async def test_the_page_changes_in_place_and_a_server_is_set_up_with_few_presses(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        games = w.guild.create_text_channel("boards")
        panel = await page(w)
        (button,) = controls(w.raw(panel), f"{FORM}:limits")
        shown = await w.people["Eve"].click(panel, custom_id=button["custom_id"])
        result = await w.people["Eve"].submit_modal(shown, {"channels": [games], "each": "2", "all": "30"})
        assert (result.response.id, result.followups) == (panel.id, []), "no other message is made"
        assert f"<#{games.id}>" in w.text(panel) and "Tables in all**: 30" in w.text(panel)


@pytest.mark.parametrize("typed", ["many", "-1", "1.5", "²", str(MOST_TABLES + 1)])
async def test_what_is_no_number_changes_nothing_of_the_form(tmp_path: Path, typed: str) -> None:
    async with server(tmp_path) as w:
        id = (await form(w, "limits")).modal["custom_id"]
        said = await submit(w, "Eve", id, each=typed, all="5")
        assert "Tables of a person" in said and str(MOST_TABLES) in said
        assert await kept(w) == Settings()


async def test_two_who_change_the_same_form_do_not_overwrite_one_another(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        first, second = await form(w, "limits"), await form(w, "limits")
        await fill(w, first, each="3")
        assert "just changed" in await fill(w, second, all="7")
        assert ((await kept(w)).each, (await kept(w)).all) == (3, 0)
        await fill(w, await form(w, "limits"), all="7")
        assert ((await kept(w)).each, (await kept(w)).all) == (3, 7)


async def test_tables_stay_where_they_are_wanted(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        games = w.guild.create_text_channel("boards")
        await settle(w, channels=[games])
        said = await tries(w, "Bob")
        assert f"<#{games.id}>" in said and "Channels for tables" in said and "/gm server" in said
        assert await tries(w, "Bob", games) == "" and len(await w.ids()) == 2


async def test_a_role_may_open_tables(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        role = w.guild.create_role("hosts")
        await settle(w, openers=[role])
        said = await tries(w, "Bob")
        assert f"<@&{role.id}>" in said and "Who may open" in said
        assert await tries(w, "Eve") == "", "those who manage may always"
        w.people["Fay"] = w.guild.add_member(w.env.create_user("Fay"), roles=[role])
        assert await tries(w, "Fay") == ""


@pytest.mark.parametrize(("field", "own"), [("each", True), ("all", False)])
async def test_tables_are_counted(tmp_path: Path, field: Name, own: bool) -> None:
    async with server(tmp_path) as w:
        await settle(w, **{field: "1"})
        assert "no more" in await tries(w, "Ann")
        assert (await tries(w, "Bob") == "") is own
        await w.press("Ann", "cancel")
        assert await tries(w, "Ann") == "", "one that has been closed does not count"


async def test_who_is_barred_neither_opens_nor_sits_down_but_plays_on(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        await w.seat("Bob")
        await settle(w, barred=[w.people["Bob"], w.people["Cy"]])
        assert "Barred" in await tries(w, "Cy")
        assert "Barred" in w.reply(await w.press("Cy", "join"))
        assert "Barred" in await w.slash("Cy", "table join")
        await w.press("Ann", "begin")
        assert {w.name_of(each.user) for each in (await w.reload()).seats.values()} == {"Ann", "Bob"}
        while (await w.reload()).waiting_for() and w.due() != "Bob":
            await w.press(w.due(), "a")
        before = (await w.reload()).seq
        await w.press("Bob", "a")
        assert (await w.reload()).seq > before


async def test_new_tables_speak_and_begin_as_settled_and_call_a_role_once(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        role = w.guild.create_role("players")
        await settle(w, language=["ru"], pace=["sitting"], callers=[role])
        before = await w.ids()
        said = len(w.watch.public())
        await w.people["Bob"].slash(w.channel, "hitz start")
        (new,) = await w.ids() - before
        session = await w.bot.sessions.get(new)
        assert session.language == "ru" and session.table.deadline == "none"
        assert [f"<@&{role.id}>" in each.words for each in w.watch.public()[said:] if not each.edited].count(True) == 1


async def test_results_and_acts_of_game_masters_are_told_in_their_channels(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        results, acts = (w.guild.create_text_channel(name) for name in ("results", "acts"))
        await settle(w, results=[results])
        await settle(w, acts=[acts])
        w.watch.chronicles.add(results.id)
        await w.press("Ann", "begin")
        await w.slash("Eve", "gm announce", text="Welcome")
        await w.slash("Eve", "gm end", reason="late")
        await w.env.settle()
        (result,) = results.history()
        assert "Hit Z Road" in result.content and f"<#{w.thread.id}>" in result.content
        told = "\n".join(each.content for each in acts.history())
        assert "Welcome" in told and "late" in told


async def test_what_is_gone_is_said_and_harms_nothing(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        store = w.bot.sessions.store
        gone = {"results": [4321], "acts": [4321], "callers": [1234], "masters": [1234], "openers": [1234]}
        saved = json.dumps(gone | {"channels": [4321, w.channel.id]})
        await store.execute("INSERT INTO servers (guild, settings) VALUES (?, ?)", w.guild.id, saved)
        w.bot.servers.forget(w.guild.id)
        said = w.text(await page(w))
        assert said.count("(gone)") == 6 and said.count("⚠️") == 6
        assert "1234" in await tries(w, "Bob"), "who may open is still refused by name"
        assert "⚠️ **Who may open**: the role is gone" in said
        await w.press("Ann", "begin")
        await w.slash("Eve", "gm end", reason="late")
        await w.env.settle()
        assert (await w.reload()).status == "over" and await w.bot.sessions.unshown() == []
        for name in FORMS:
            await fill(w, await form(w, name))
        assert "⚠️" not in w.text(await page(w)), "what is gone goes with the next change"


async def test_permissions_that_are_missing_are_said(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        denied = discord.PermissionOverwrite(send_messages=False, create_public_threads=False)
        news = w.guild.create_text_channel("news", overwrites={w.bot.user: denied})
        await settle(w, results=[news], channels=[news])
        said = w.text(await page(w))
        assert f"⚠️ **Results**: in <#{news.id}> I lack: Send Messages." in said
        (line,) = [each for each in said.splitlines() if each.startswith(f"⚠️ **Channels for tables**: in <#{news.id}>")]
        assert "Create Public Threads" in line


@pytest.mark.parametrize("mentionable", [True, False])
@pytest.mark.parametrize("allowed", [True, False])
def test_a_role_that_hears_nothing_is_said(mentionable: bool, allowed: bool) -> None:
    me = SimpleNamespace(guild_permissions=discord.Permissions(mention_everyone=allowed))
    guild: Any = SimpleNamespace(me=me, get_role=lambda id: SimpleNamespace(mentionable=mentionable))
    said = list(amiss(Texts()("en"), Settings(callers=(5,)), guild, "callers"))
    assert bool(said) is not (mentionable or allowed) and all("may not mention" in each for each in said)


async def test_quiet_calls_make_no_sound(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        await settle(w, quiet=["on"])
        w.watch.quiet = True
        await w.seat("Bob")
        await w.press("Ann", "begin")
        await w.press(w.due(), "a")
        called = [each for each in w.watch.public() if each.pings]
        assert called and all(each.silent for each in called)


@pytest.mark.parametrize(
    "odd", ["server", "server:", "server:nothing", "server:each", "server:look", "serverform", "serverform:x"]
)
async def test_odd_controls_change_nothing(tmp_path: Path, odd: str) -> None:
    async with server(tmp_path) as w:
        for values in ([], ["x"], ["-1"], ["9" * 30]):
            said = await w.forge("Eve", f"gk:{odd}", values)
            assert said and "incident" not in said
        assert await kept(w) == Settings()


@pytest.mark.parametrize("odd", ["serverform:limits", "serverform:x:y", "serverform:limits:old", "server:x:y"])
async def test_odd_forms_change_nothing(tmp_path: Path, odd: str) -> None:
    async with server(tmp_path) as w:
        said = await submit(w, "Eve", f"gk:{odd}", each="1")
        assert said and "incident" not in said and await kept(w) == Settings()


async def test_two_changes_at_once_are_both_kept(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        eve, change = Person(1, "Eve", manager=True), w.bot.servers.change
        wanted: list[dict[Name, object]] = [{"each": 2}, {"all": 5}, {"quiet": True}]
        await asyncio.gather(*(change(w.guild.id, eve, each) for each in wanted))
        now = await kept(w)
        assert (now.each, now.all, now.quiet) == (2, 5, True)


async def test_what_another_version_wrote_is_not_settled(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        await w.bot.sessions.store.execute(
            "INSERT INTO servers (guild, settings) VALUES (?, ?)", w.guild.id, '{"each": "many", "all": 4, "new": 1}'
        )
        assert await kept(w) == Settings(all=4, lost=("each",))
        w.bot.servers.forget(w.guild.id)
        assert "⚠️ **Tables of a person**: set by another version" in w.text(await page(w))
        await settle(w, quiet=["on"])
        row = await w.bot.sessions.store.row("SELECT settings FROM servers")
        assert row is not None and json.loads(row[0]) == {
            "each": "many",
            "all": 4,
            "new": 1,
            "quiet": True,
            "language": "",
            "pace": "",
            "callers": [],
        }
        await settle(w, each="2")
        assert (await kept(w)).each == 2 and "⚠️" not in w.text(await page(w))


async def test_results_and_acts_in_one_channel_are_told_both_and_a_repost_tells_nothing_again(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        news = w.guild.create_text_channel("news")
        w.watch.chronicles.add(news.id)
        await settle(w, results=[news])
        await w.press("Ann", "begin")
        await settle(w, acts=[news])
        w.watch.chronicles.clear()
        w.watch.faults.clear()
        await w.slash("Eve", "gm end", reason="late")
        await w.env.settle()
        told = [each.content for each in news.history()]
        assert len([text for text in told if "Hit Z Road" in text]) == 1 and any("late" in text for text in told)
        await w.slash("Eve", "gm repost")
        await w.env.settle()
        again = [each.content for each in news.history()]
        assert len([text for text in again if "Hit Z Road" in text]) == 1, "the result is told once"
        w.watch.faults.clear()


async def test_a_barred_member_takes_no_seat_that_is_handed_over_and_keeps_what_is_theirs(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        await w.seat("Bob")
        await w.press("Ann", "begin")
        await settle(w, barred=[w.people["Bob"], w.people["Cy"]])
        await w.slash("Bob", "table leave")
        await w.slash("Bob", "table join")
        assert not (await w.reload()).seats[w.session.seat_of(w.people["Bob"].id) or ""].stand_in
        await w.slash("Bob", "table handover", member=w.people["Cy"])
        post, id = w.find("take")
        said = w.reply(await w.people["Cy"].click(post, custom_id=id))
        assert "Barred" in said and (await w.reload()).seat_of(w.people["Cy"].id) is None


@pytest.mark.parametrize(("command", "called"), [("hitz start", True), ("hitz learn", False)])
async def test_the_role_is_called_for_a_table_here_and_not_for_a_lesson(
    tmp_path: Path, command: str, called: bool
) -> None:
    async with server(tmp_path) as w:
        role, hall = w.guild.create_role("players"), w.guild.create_text_channel("hall")
        await settle(w, callers=[role])
        since = len(w.watch.public())
        await w.people["Bob"].slash(hall, command, **({"where": "here"} if called else {}))
        said = [each for each in w.watch.public()[since:] if f"<@&{role.id}>" in each.words and not each.edited]
        assert len(said) == int(called)


async def test_a_corrected_result_is_told_again_and_one_that_is_taken_back_is_called_off(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        news = w.guild.create_text_channel("news")
        w.watch.chronicles.add(news.id)
        await settle(w, results=[news])
        await w.seat("Bob")
        await w.press("Ann", "begin")
        gm, boss = GameMaster(w.bot.sessions), Person(w.people["Eve"].id, "Eve", manager=True)
        await w.slash("Eve", "gm end", reason="late", winners="Ann")
        for act in (
            gm.fix(w.session_id, boss, [FixOp(fix="result", words=["b"])], "counted wrongly"),
            gm.undo(w.session_id, boss, "no"),
            gm.rewind(w.session_id, boss, 0, "no"),
            gm.end(w.session_id, boss, "now", "a"),
        ):
            await act
            await w.rest()
            await w.env.settle()
        told = [each.content.splitlines()[0] for each in news.history()]
        assert [each.partition("*: ")[0] for each in told if "corrected" not in each] == [
            "**Hit Z Road*", "**Hit Z Road** goes on: the result told before no longer holds.", "**Hit Z Road*"
        ]  # fmt: skip
        assert sum("corrected" in each for each in told) == 2 and w.watch.faults == []


@pytest.mark.parametrize(("settled", "deadline"), [([], "24h"), (["sitting"], "none")])
async def test_the_first_table_of_a_campaign_begins_at_the_settled_pace(
    tmp_path: Path, settled: list[str], deadline: str
) -> None:
    async with server(tmp_path) as w:
        if settled:
            await settle(w, pace=settled)
        await opened(w, "Ann", await show(w, "Ann", "zombicide", name="Capital"))
        assert (await w.reload()).table.deadline == deadline


async def test_who_is_barred_and_forgotten_stays_barred_whatever_is_changed_until_named_and_let_go(
    tmp_path: Path,
) -> None:
    async with server(tmp_path) as w:
        bob = w.people["Bob"]
        await settle(w, barred=[bob, w.people["Cy"]])
        await w.bot.servers.forget_member(bob.id)
        said = w.text(await page(w))
        assert "1 who has been forgotten" in said and str(bob.id) not in said
        await settle(w, each="5")
        assert "Barred" in await tries(w, "Bob"), "still"
        await settle(w, barred=[bob])
        assert "forgotten" not in w.text(await page(w)) and (await kept(w)).barred == (bob.id,)
        await settle(w, barred=[])
        assert await tries(w, "Bob") == ""


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_no_two_words_of_a_list_read_the_same(language: str) -> None:
    guild: Any = SimpleNamespace(get_channel=None, get_role=None)
    for name in FORMS:
        shown = form_of(Texts()(language), Settings(), guild, name).to_dict()
        for label in shown["components"]:
            options = [each["label"].lower() for each in label["component"].get("options", ())]
            assert len(options) == len(set(options)), label["label"]
