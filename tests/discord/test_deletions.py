"""Somebody deletes posts, threads or channels while the bot runs: what a table needs comes back without a press."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from said import controls
from simulated import World, asked, world

from cogs.showing import presenter
from engine.tables.votes import Votes


def delete(w: World, *posts: int) -> None:
    if len(posts) == 1:
        w.env.backend.delete_message(w.session.channel, posts[0])
    else:
        w.env.backend.bulk_delete_messages(w.session.channel, posts)


async def finished(w: World) -> None:
    await w.begun("Ann", "Bob")
    await w.forward(lambda session: session.status == "over", Random(1))
    await w.env.settle()


@pytest.mark.parametrize("moment", ["lobby", "board", "result"])
async def test_a_deleted_post_comes_back_at_once(tmp_path: Path, moment: str) -> None:
    async with world(tmp_path) as w:
        verb = {"lobby": "begin", "board": "a", "result": "rematch"}[moment]
        if moment == "lobby":
            await w.open("Ann")
            await w.seat("Bob")
        elif moment == "board":
            await w.begun("Ann", "Bob")
        else:
            await finished(w)
        post, _ = w.find(verb)
        delete(w, post.id)
        await w.env.settle()
        again, id = w.find(verb)
        assert again.id != post.id and len([each for each in w.posts() if id in str(w.raw(each))]) == 1
        await w.press(w.due() if moment == "board" else "Ann", verb)
        assert not [each for each in w.watch.faults if "pinged" in each]


async def test_of_many_deleted_at_once_only_the_present_one_comes_back(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        await w.forward(asked("route"), Random(1))
        await w.env.settle()
        old = [post.id for post in w.posts()]
        delete(w, *old)
        await w.env.settle()
        (post,) = w.posts()
        assert post.id not in old and controls(w.raw(post), "a:")


async def test_an_old_post_stays_deleted_and_nothing_is_drawn_for_it(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        await w.forward(asked("route"), Random(1))
        await w.env.settle()
        first, *_, last = w.posts()
        before = len(w.posts())
        delete(w, first.id)
        await w.env.settle()
        assert len(w.posts()) == before - 1 and w.posts()[-1].id == last.id


async def test_the_result_of_long_ago_stays_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presenter, "KEPT_UP", 60)
    async with world(tmp_path) as w:
        await finished(w)
        post, _ = w.find("rematch")
        await w.sweep(90)
        delete(w, post.id)
        await w.sweep()
        assert not [each for each in w.posts() if controls(w.raw(each), "rematch")]


async def test_the_result_of_the_game_before_stays_deleted(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await finished(w)
        post, _ = w.find("rematch")
        await w.again()
        await w.env.settle()
        number = len(w.posts())
        delete(w, post.id)
        await w.env.settle()
        assert len(w.posts()) == number - 1


async def test_what_was_deleted_while_the_connection_was_away_is_looked_for(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        await w.sweep(120)
        post, _ = w.find("a")
        w.env.backend.messages[w.session.channel].pop(post.id)  # no event comes
        await w.sweep(120)
        assert not w.boards(), "nobody knows yet"
        w.bot.dispatch("shard_ready", 0)
        await w.sweep()
        assert w.find("a")[0].id != post.id


async def test_a_proposal_that_is_voted_on_comes_back(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        await w.slash("Ann", "table end")
        votes = Votes(w.bot.sessions)
        post, _ = w.find("vote")
        delete(w, post.id)
        await w.env.settle()
        again, _ = w.find("vote")
        assert again.id != post.id
        for name in ("Ann", "Bob"):
            if w.people[name].id in (await votes.get(1)).missing(await w.reload()):
                await w.press(name, "vote", "1", "yes")
        assert (await w.reload()).status == "over"
        delete(w, again.id)
        await w.env.settle()
        assert not [each for each in w.posts() if "vote" in str(w.raw(each))], "what is decided needs no vote"


@pytest.mark.parametrize(("language", "said"), [("en", "can go on with it"), ("ru", "Партия цела")])
async def test_the_host_hears_where_the_thread_was_that_the_game_can_go_on(
    tmp_path: Path, language: str, said: str
) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", "Bob")
        w.watch.reminders = True
        w.env.backend.delete_channel(w.session.channel)
        await w.env.settle()
        (told,) = [each for each in w.channel.history() if said in each.content]
        assert f"<@{w.people['Ann'].id}>" in told.content
        (offered,) = await w.people["Ann"].autocomplete(w.channel, "table here", "game", "")
        await w.people["Ann"].slash(w.channel, "table here", game=offered["value"])
        await w.reload()
        assert w.find("a", message=w.boards()[-1])


async def test_a_lobby_ends_with_its_thread(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann")
        announced = next(m for m in w.channel.history() if controls(w.raw(m), "join:"))
        assert w.text(announced).startswith("**Ann** opens a table: **Hit Z Road** → "), "it plays nothing else"
        w.env.backend.delete_channel(w.session.channel)
        await w.env.settle()
        assert (await w.reload()).status == "dropped"
        (announced,) = [each for each in w.channel.history() if not each.flags.ephemeral and each.type.value != 18]
        assert not controls(w.raw(announced), "join")
        await w.sweep(120)
        assert await w.bot.sessions.unshown() == []


async def test_a_channel_that_goes_with_its_table_harms_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann", where="here")
        await w.seat("Bob")
        await w.press("Ann", "begin")
        await w.reload()
        w.env.backend.delete_channel(w.channel.id)
        await w.env.settle()
        assert (await w.reload()).status == "playing"
        assert not w.bot.presenter._tasks
