"""Whoever asks is handed out what is kept about them, and is forgotten, also in the middle of a game of each kind."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from persons.remains import bytes_of, holds
from said import components, controls
from simulated import World, play, world

import bot
from cogs import farewell
from cogs.base import ids
from cogs.base.links import Links
from cogs.playing import belongings
from engine.gm.master import GameMaster
from engine.gm.person import Person
from engine.persons.belongings import collect
from engine.store import StoreError
from telling.texts import Texts

SHORT = {"hitz": {}, "zombies": {"round_limit": "3"}, "zgame": {"mode": "intro"}, "plague": {}, "zombicide": {}}
"""Options with which a game of each kind does not take long."""


def last(result: Any) -> Any:
    """What was said last."""
    return [each for each in (result.response, *result.followups) if each is not None][-1]


async def forget(w: World, name: str) -> str:
    """The command, and the button that confirms; what is said in the end."""
    panel = last(await w.people[name].slash(w.channel, "me forget"))
    (sure,) = controls(w.raw(panel), "forgetme:")
    result = await w.people[name].click(panel, custom_id=sure["custom_id"])
    await w.env.settle()
    assert not controls(w.raw(panel), "forgetme:"), "it is done once"
    return w.text(result.response or panel)


async def files(result: Any) -> dict[str, bytes]:
    (message,) = [each for each in [result.response, *result.followups] if each is not None and each.attachments]
    assert message.flags.ephemeral
    return {each.filename.rpartition(".")[2]: await each.read() for each in message.attachments}


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_everything_is_handed_out_and_nothing_of_others(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        await w.people["Bob"].slash(w.channel, "me quiet", **{"from": "22", "to": "7", "timezone": "Europe/Berlin"})
        await w.begun("Ann", "Bob", "Cy")
        await w.forward(lambda session: session.seq > 12, Random(1))
        found = await files(await w.people["Bob"].slash(w.channel, "me data"))
        data, page = json.loads(found["json"]), found["md"].decode()
        assert data["id"] == str(w.people["Bob"].id) and data["settings"]["zone"] == "Europe/Berlin"
        (table,) = data["tables"]
        rows = await w.bot.sessions.store.rows("SELECT seq FROM actions WHERE actor = ?", w.people["Bob"].id)
        assert rows and [each["entry"] for each in table["acts"]] == [seq for (seq,) in rows]
        for other in ("Ann", "Cy"):
            assert str(w.people[other].id) not in found["json"].decode() + page
        assert (
            w.session.half not in found["json"].decode() and w.session.playing.dice.seed not in found["json"].decode()
        )
        assert "⟨" not in page and "Europe/Berlin" in page and w.session_id in page
        assert "22:00" in page and "07:00" in page, "as they were typed, not as they are kept"
        nobody = await files(await w.people["Dee"].slash(w.channel, "me data"))
        assert json.loads(nobody["json"])["tables"] == [] and "⟨" not in nobody["md"].decode()


SAID = {
    "en": ["Away until: you return", "Reminders of deadlines: never", "Hints: off", "Odds: on", "“too dark”"],
    "ru": ["В отъезде до: вашего", "Напоминания о сроке: никогда", "Подсказки: не", "Шансы: показывать", "«too dark»"],
    "de": ["Weg bis: du zurück", "Erinnerungen an Fristen: nie", "Hinweise: aus", "Chancen: an", "„too dark“"],
}
"""What the page says of settings and of a typed reason."""


@pytest.mark.parametrize("language", SAID)
async def test_the_page_says_settings_in_words_and_quotes_as_its_language_does(tmp_path: Path, language: str) -> None:
    async with world(tmp_path) as w:
        bob = w.people["Bob"]
        await bob.slash(w.channel, "me away")
        await bob.slash(w.channel, "me reminders", when="off")
        await bob.slash(w.channel, "me hints", what="off")
        await w.begun("Bob", "Ann")
        await GameMaster(w.bot.sessions).pause(w.session_id, Person(bob.id, "Bob"), "too dark")
        found = await collect(w.bot.sessions.store, bob.id)
        page = belongings.page(Texts()(language), found, w.bot.keeping, w.bot.links)
        assert "⟨" not in page and not [each for each in SAID[language] if each not in page]
        assert not [name for name in found["settings"] if "_" in name and name in page]


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_preview_says_what_goes_and_nothing_happens_without_a_press(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", "Bob")
        panel = last(await w.people["Bob"].slash(w.channel, "me forget"))
        said = w.text(panel)
        assert panel.flags.ephemeral and "⟨" not in said
        assert {"en": "the game that goes on", "ru": "В партии, которая ещё идёт"}[language] in said
        assert {"en": "at every table", "ru": "за каждым столом"}[language] in said, "not only where they have a seat"
        assert (await w.reload()).seat_of(w.people["Bob"].id) == "b"
        (other,) = controls(w.raw(panel), "mydata:")
        assert await files(await w.people["Bob"].click(panel, custom_id=other["custom_id"]))


@pytest.mark.parametrize(("game", "language"), [*zip(sorted(SHORT), cycle(("en", "ru")), strict=False)])
async def test_forgotten_in_the_middle_and_the_others_play_on(tmp_path: Path, game: str, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", "Bob", "Cy", game=game, **SHORT[game])
        await w.forward(lambda session: session.seq > 15, Random(1), most=60)
        bob = w.people["Bob"].id
        assert "⟨" not in await forget(w, "Bob")
        session = await w.rest()
        label = "Player 2" if language == "en" else "Игрок 2"
        assert session.names["b"] == label and session.seats["b"].user is None
        assert await holds(w.bot.sessions.store, [bob, "Bob"]) == []
        shown = w.text(w.boards()[-1])
        assert str(bob) not in shown and "Bob" not in shown
        assert any(label in each.words for each in w.watch.public()), "the table is told"
        await w.forward(lambda session: session.status == "over", Random(2), most=3000)
        assert "⟨" not in await w.slash("Ann", "table verify")
        assert "Bob" not in await w.slash("Ann", "table log")
        assert w.path is not None
        await w.bot.sessions.store.scrub()
        assert bytes_of(Path(w.path), [bob, "Bob"]) == []


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_finished_game_is_looked_back_at_without_their_name(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", "Bob", "Cy")
        await w.forward(lambda session: session.status == "over", Random(2), most=3000)
        bob, label = w.people["Bob"].id, "Player 2" if language == "en" else "Игрок 2"
        await forget(w, "Bob")
        result = await w.people["Ann"].slash(w.thread, "table export")
        document = b"".join([await each.read() for each in last(result).attachments]).decode()
        document = re.sub('data:image[^"]*', "", document)
        assert label in document and "Bob" not in document and str(bob) not in document
        for command in ("table log", "table recap", "table replay", "table history", "table verify", "stats"):
            said = await w.slash("Ann", command)
            assert said and "⟨" not in said and "Bob" not in said and str(bob) not in said, command
        assert "Ann" in await w.slash("Ann", "stats"), "others keep theirs"
        assert await holds(w.bot.sessions.store, [bob, "Bob"]) == []
        before = await w.ids()
        await w.press("Ann", "rematch")
        (w.session_id,) = await w.ids() - before
        assert (await w.reload()).names == {"a": "Ann"}, "who is gone is called to no other game"


def said_of(w: World, message: Any) -> str:
    """All that a post says, with what is read of its picture."""
    pictures = [item for each in components(w.raw(message)) for item in each.get("items", [each])]
    return "\n".join([w.text(message), *(str(each.get("description", "")) for each in pictures)])


@pytest.mark.parametrize("restart", [False, True])
@pytest.mark.parametrize("language", ["en", "ru"])
async def test_old_posts_that_shrink_afterwards_are_told_anew(tmp_path: Path, language: str, restart: bool) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", "Bob", "Cy")
        await w.forward(lambda session: session.playing.round == 2 and w.due() == "Bob", Random(1))
        old = w.boards()[-2:]
        assert all("Bob" in said_of(w, each) for each in old)
        await forget(w, "Bob")
        await w.rest()
        if restart:
            await w.restart()
        await w.forward(lambda session: session.playing.round == 4 or session.status == "over", Random(1))
        await w.sweep()
        label = "Player 2" if language == "en" else "Игрок 2"
        shrunk = [each for each in old if each.id in {post.id for post in w.boards()}]
        assert shrunk and not any(controls(w.raw(each)) for each in shrunk)
        for each in shrunk:
            assert "Bob" not in said_of(w, each) and label in said_of(w, each)


async def test_an_old_post_that_waits_to_shrink_is_told_and_drawn_anew(tmp_path: Path) -> None:
    """Also where the log is the only one that knows what it said, as after a start."""
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", "Cy")
        await w.forward(lambda session: session.seq > 6 and w.due() == "Bob", Random(1))
        (*_, old) = w.boards()
        picture = old.attachments[0].url
        assert "Bob" in said_of(w, old)
        w.env.inject_error("PATCH", f"/channels/*/messages/{old.id}", times=None)
        await forget(w, "Bob")
        await w.rest()
        assert w.boards()[-1].id != old.id and "Bob" in said_of(w, old), "it could not be changed"
        w.env.backend.faults.clear()
        await w.sweep(3600)
        assert not controls(w.raw(old)) and "Bob" not in said_of(w, old) and "Player 2" in said_of(w, old)
        (now,) = (each for each in w.boards() if each.id == old.id)
        assert now.attachments[0].url != picture, "nor does the picture name them"


@pytest.mark.parametrize("put_away", [False, True])
async def test_the_title_of_a_thread_names_them_no_more(tmp_path: Path, put_away: bool) -> None:
    async with world(tmp_path) as w:
        await w.begun("Bob", "Ann")
        assert w.thread.name == "Hit Z Road · Bob"
        await cast(Any, w.bot.get_channel(w.thread.id)).edit(archived=put_away)
        before = len(w.boards())
        w.env.inject_error("POST", "/channels/*/messages", times=None)  # what is posted there opens a thread again
        await forget(w, "Bob")
        thread = await w.bot.fetch_channel(w.thread.id)
        assert (thread.name, thread.archived, len(w.boards())) == ("Hit Z Road · Player 1", put_away, before)


async def test_the_title_of_somebody_elses_thread_is_theirs(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Bob", "Ann")
        cast(Any, w.bot.get_channel(w.thread.id)).owner_id = w.people["Ann"].id
        await forget(w, "Bob")
        assert w.thread.name == "Hit Z Road · Bob"


async def test_a_title_that_cannot_be_changed_holds_nothing_up(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Bob", "Ann")
        w.env.inject_error("PATCH", f"/channels/{w.thread.id}", status=403, code=50013, times=None)
        assert "Done" in await forget(w, "Bob")
        assert w.thread.name == "Hit Z Road · Bob"
        assert await holds(w.bot.sessions.store, [w.people["Bob"].id, "Bob"]) == []


async def test_a_title_is_changed_later_if_the_database_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as w:
        await w.begun("Bob", "Ann")
        store = w.bot.sessions.store
        row = store.row

        async def away(sql: str, *args: Any) -> Any:
            if sql.startswith("SELECT channel FROM sessions"):
                raise StoreError("away")
            return await row(sql, *args)

        monkeypatch.setattr(store, "row", away)
        assert "Done" in await forget(w, "Bob")
        assert w.thread.name == "Hit Z Road · Bob"
        monkeypatch.setattr(store, "row", row)
        await cast(Any, w.bot.get_cog("Farewell")).tidy()
        assert w.thread.name == "Hit Z Road · Player 1"


async def test_the_seat_is_taken_by_a_command_and_the_table_is_told_of_it(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        await forget(w, "Bob")
        await w.rest()
        assert any("/table join" in each.words and "Player 2" in each.words for each in w.watch.public())
        await w.slash("Cy", "table join")
        assert (await w.reload()).seat_of(w.people["Cy"].id) == "b"
        await play(w, Random(1))


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_lobby_that_they_alone_were_in_is_closed(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        await w.open("Bob")
        await forget(w, "Bob")
        await w.rest()
        label = "Player 1" if language == "en" else "Игрок 1"
        told = [w.text(each) for each in w.channel.history()]
        assert w.session.status == "dropped" and any(label in each for each in told) and "<@" not in "".join(told)


async def test_what_tells_of_a_lobby_elsewhere_names_its_other_host(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Bob")
        await w.seat("Ann")
        announcement = min(w.channel.history(), key=lambda message: message.id).id
        await forget(w, "Bob")
        await w.sweep()
        (said,) = (w.text(each) for each in w.channel.history() if each.id == announcement)
        assert "Ann" in said and "Bob" not in said and "Bob" not in w.thread.name


async def test_who_is_barred_does_not_get_the_seat(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        await w.bot.servers.change(w.guild.id, Person(1, "Max", manager=True), {"barred": [w.people["Cy"].id]})
        await forget(w, "Bob")
        assert "Barred" in await w.slash("Cy", "table join")
        assert "Barred" in await w.forge("Cy", ids.make("join", w.session_id)), "nor by a button of an old post"
        assert (await w.reload()).seat_of(w.people["Cy"].id) is None


async def test_much_is_handed_out_compressed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path) as w:
        monkeypatch.setattr(farewell, "MOST_BYTES", 10)
        found = await files(await w.people["Ann"].slash(w.channel, "me data"))
        assert json.loads(gzip.decompress(found["gz"]))["tables"] == []


async def test_pressed_twice_at_once(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        panel = last(await w.people["Bob"].slash(w.channel, "me forget"))
        (sure,) = controls(w.raw(panel), "forgetme:")
        for _ in range(2):
            w.deliver("Bob", panel, sure["custom_id"])
        await w.env.settle()
        assert await holds(w.bot.sessions.store, [w.people["Bob"].id]) == []
        assert [entry.act["act"] for entry in await w.bot.sessions.history(await w.reload())].count("table-seat") == 1


async def test_what_was_broken_off_is_gone_on_with_after_a_start(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        bob = w.people["Bob"].id
        await w.bot.sessions.store.execute("INSERT INTO meta (key, value) VALUES (?, '')", f"forget:{bob}")
        await w.restart(orderly=False)
        async with asyncio.timeout(20):
            while await holds(w.bot.sessions.store, [bob]):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        await w.rest()
        assert bytes_of(Path(w.path), [bob]) == [], "a small file is written anew at once"


async def test_settings_and_hints_are_as_if_they_had_never_been(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        bob = w.people["Bob"]
        await bob.slash(w.channel, "me language", language="ru")
        await bob.slash(w.channel, "me hints", what="off")
        assert "новый вопрос" in w.reply(await bob.slash(w.channel, "me hints", what="on"))
        assert "Готово" in await forget(w, "Bob")
        assert await w.bot.hints.wants(bob.id, "hints") and await w.bot.people.language(bob.id, "en-US") == "en"
        assert await w.bot.sessions.store.row("SELECT 1 FROM users") is None


async def test_no_sentence_with_their_name_stays_in_memory(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        locale = w.bot.texts("en")

        def found() -> int:
            """How many of the sentences that are said were said before."""
            before = locale._said.cache_info().hits
            locale("lobby-thread", game="Hit Z Road", who="Bob")
            return locale._said.cache_info().hits - before

        found()
        assert found() == 1
        await forget(w, "Bob")
        assert found() == 0


async def test_what_could_not_be_written_anew_is_written_anew_later(tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path) as w:
        store, tidy = w.bot.sessions.store, cast(Any, w.bot.get_cog("Farewell")).tidy
        scrub, tries = store.scrub, list[int]()

        async def fails(then: Any = None) -> None:
            tries.append(1)
            if len(tries) == 1:
                raise StoreError("unusable", path="", why="full")
            if len(tries) == 2:
                await forget(w, "Cy")  # while it goes on
            await scrub()

        monkeypatch.setattr(store, "scrub", fails)
        await forget(w, "Bob")
        for number in (1, 2, 3, 3):
            await tidy()
            assert len(tries) == number
        assert await store.row("SELECT 1 FROM meta WHERE key = 'scrub'") is None


async def test_copies_of_the_database_are_named_with_their_age(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path) as w:
        folder = tmp_path / "copies"
        folder.mkdir()
        for name in ("gravekeeper-2026-01-02.db", "gravekeeper-2026-01-05.db", "gravekeeper-mine.db"):
            (folder / name).touch()
        assert "whoever runs this bot makes" in (said := await forget(w, "Dee")) and "freed" not in said
        with monkeypatch.context() as elsewhere:
            elsewhere.setattr(w.bot, "database", "postgresql://")
            assert "freed pages" in await forget(w, "Dee"), "its host must do something about it"
        w.bot.backups = folder
        said = await forget(w, "Dee")
        assert "2 nightly copies" in said and "once there are 7 newer ones" in said
        assert len(re.findall(r"<t:\d+:D>", said)) == 2, "when there will be newer ones nobody knows"


async def test_one_who_cannot_be_forgotten_holds_up_nobody_else(
    tmp_path: Path, monkeypatch: Any, errors: list[Any]
) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        ann, bob, store = w.people["Ann"].id, w.people["Bob"].id, w.bot.sessions.store
        for user in (ann, bob):
            await store.execute("INSERT INTO meta (key, value) VALUES (?, '')", f"forget:{user}")
        first, *_ = await w.bot.forgetting.wanted()
        forget = w.bot.forgetting.forget

        async def fails(user: int, names: Any) -> int:
            if user == first:
                raise RuntimeError("a log that cannot be read")
            return await forget(user, names)

        monkeypatch.setattr(w.bot.forgetting, "forget", fails)
        await cast(Any, w.bot.get_cog("Farewell")).tidy()
        (other,) = {ann, bob} - {first}
        assert await w.bot.forgetting.wanted() == [first]
        assert bytes_of(Path(w.path), [other]) == [], "the file is written anew all the same"
        assert str(first) in errors.pop().getMessage() and not errors


@pytest.mark.parametrize("odd", ["forgetme", "forgetme:", "forgetme:all", "forgetme:sure:2"])
async def test_only_the_button_that_confirms_forgets(tmp_path: Path, odd: str) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        said = await w.forge("Bob", f"gk:{odd}")
        assert said and "incident" not in said and await w.bot.forgetting.wanted() == []
        assert (await w.reload()).seat_of(w.people["Bob"].id) == "b"


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_the_pages_of_the_host_are_linked(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        w.bot.links = Links("https://example.org/privacy", "https://example.org/terms", "")
        said = w.reply(await w.people["Ann"].slash(w.channel, "help"))
        assert "example.org/privacy" in said and "example.org/terms" in said and "/me forget" in said
        assert "example.org/privacy" in w.reply(await w.people["Ann"].slash(w.channel, "me data"))


@pytest.mark.parametrize(
    ("url", "good"),
    [
        ("https://example.org/privacy?a=b#c", True),
        ("", True),
        ("example.org", False),
        ("javascript:alert(1)", False),
        ("https://", False),
        ("https://a b", False),
        ("https://a.org/)[x](", False),
    ],
)
def test_a_broken_url_is_refused_at_the_start(url: str, good: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRAVEKEEPER_PRIVACY_URL", url)
    try:
        assert bot.Settings(_env_file=None).links.privacy == url
    except ValueError:
        assert not good
    else:
        assert good


async def test_no_try_out_of_anybody_keeps_the_name(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="plague")
        await w.bot.tryouts.open(w.session, w.people["Ann"].id)
        assert len(w.bot.tryouts) == 1
        await forget(w, "Bob")
        assert len(w.bot.tryouts) == 0
