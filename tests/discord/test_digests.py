"""The thread as a story: old posts shrink, and a part that is over becomes one digest with a picture of its own."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pressing import answer
from said import Json, components, controls
from simulated import World, asked, world

from telling.ending import SEED

GALLERY, SECTION, THUMBNAIL = 12, 9, 11
ENDED = re.compile(r"- \*\*.* is over\. ")
"""The scene with which a part of the story ends stands out in its digest."""


def kinds(w: World, message: Any) -> set[int]:
    return {each["type"] for each in components(w.raw(message))}


def digests(w: World) -> list[Any]:
    """Posts that tell of a part that is over, oldest first."""
    return [post for post in w.boards() if any(map(ENDED.match, w.text(post).splitlines()))]


def picture(w: World, message: Any) -> Json:
    (found,) = (each for each in components(w.raw(message)) if each["type"] in (GALLERY, THUMBNAIL))
    return found


async def to_round(w: World, number: int, random: Random | None = None) -> None:
    """Answers until a round of Hit Z Road begins or the game is over."""
    random = random or Random(1)
    await w.forward(lambda s: s.playing.round >= number or s.status == "over", random)


async def test_a_round_leaves_one_post_and_the_one_before_it_shrinks(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        await to_round(w, 2)
        (first,) = digests(w)
        assert GALLERY in kinds(w, first) and controls(w.raw(first)) == []
        said = w.text(first).splitlines()
        assert said[0].startswith("### Round 1: ") and said[-1].startswith("- **Round 1 is over. Survivors: Ann ")
        assert [sum(name in line for line in said[1:-1]) >= 1 for name in ("**Ann**", "**Bob**")] == [True, True]
        await w.sweep()
        assert [post.id for post in w.boards()] == [first.id, w.boards()[-1].id], "old posts of the round are gone"
        assert "**" not in w.text(w.boards()[-1]), "the next post tells what comes after"
        words = w.text(first)
        await to_round(w, 3)
        await w.sweep()
        assert len(digests(w)) == 2 and len(w.boards()) == 3
        assert {SECTION, THUMBNAIL} <= kinds(w, first) and GALLERY not in kinds(w, first)
        assert w.text(first) == words and picture(w, first)["description"]


async def test_within_a_round_old_posts_shrink_to_their_words(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        (old,) = w.boards()
        words = w.text(old).splitlines()[0]
        await w.press(w.due(), "a")
        assert len(w.boards()) == 2
        assert {SECTION, THUMBNAIL} <= kinds(w, old) and w.text(old).splitlines()[0] == words


@pytest.mark.painted
async def test_one_person_against_stand_ins_has_a_story_too(tmp_path: Path) -> None:
    """Nobody else is ever due, so that nothing but a digest makes a new post; nobody is called who plays."""
    async with world(tmp_path) as w:
        await w.begun("Ann", game="zombies", stand_ins=2)
        pings = [said.pings for said in w.watch.said if said.pings]
        while len(digests(w)) < 2:
            await answer(w, Random(len(w.boards())))
            await w.rest()
        assert [said.pings for said in w.watch.said if said.pings] == pings
        for post in digests(w):
            assert len([line for line in w.text(post).splitlines() if line.startswith("- **")]) >= 3
        assert len({post.attachments[0].size for post in digests(w)}) == 2, "each has a picture of its own"


async def test_the_same_side_goes_on_past_a_scene_that_came_soon(tmp_path: Path) -> None:
    """Else somebody who is done at once would leave a whole board with every press."""
    async with world(tmp_path) as w:
        await w.begun("Ann", game="plague", stand_ins=3)
        await w.forward(asked("act"), Random(1))
        await w.slash("Ann", "plague done")
        digest, post = w.boards()
        assert digests(w) == [digest], "she has answered before"
        for _ in range(2):
            await w.slash("Ann", "plague done")
            assert w.boards()[1:] == [post]
        assert "Round 3 is over" in w.text(post)
        await w.slash("Ann", "plague done")
        assert digests(w) == [digest, post] and len(w.boards()) == 3
        assert w.text(digest).startswith("### Round 1\n"), w.text(digest)
        assert w.text(post).startswith("### Round 2 – Round 4\n"), w.text(post)
        assert "- **Round 2 is over" in w.text(post) and "- **Round 3 is over" in w.text(post)


@pytest.mark.parametrize("restart", [False, True])
async def test_a_digest_that_cannot_be_shown_is_told_by_the_next(tmp_path: Path, restart: bool) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        w.env.inject_error("PATCH", "/channels/*/messages/*", times=None)
        w.env.inject_error("POST", "/interactions/*/*/callback", times=None)
        await to_round(w, 2)
        assert digests(w) == []
        w.env.backend.faults.clear()
        if restart:
            await w.restart()
        await to_round(w, 3)
        (told,) = digests(w)
        scenes = [line for line in w.text(told).splitlines() if line.startswith("- **")]
        assert [number for line in scenes for number in re.findall(r"[Rr]ound (\d)", line)] == ["1", "2"], scenes


async def test_old_posts_that_could_not_be_deleted_go_later(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        await to_round(w, 2)
        before = len(w.boards())
        assert before > 2
        w.env.inject_error("DELETE", "/channels/*/messages/*", times=None)
        await w.sweep()
        assert len(w.boards()) == before
        w.env.backend.faults.clear()
        await w.restart()
        await w.sweep(120)
        assert len(w.boards()) == 2


async def test_a_game_of_four_leaves_few_posts(tmp_path: Path) -> None:
    """One for each round and for whoever goes out; the end closes what is left."""
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", "Cy", "Dee", auction="ceilings")
        random = Random(7)
        while w.session.status == "playing":
            await to_round(w, w.session.playing.round + 1, random)
            await w.sweep(100)
        posts = w.posts()
        assert len(posts) <= 20
        last, end = w.boards()[-2:]
        assert w.text(last).startswith("### The last moves") and THUMBNAIL in kinds(w, last)
        assert w.session.playing.dice.seed[:SEED] in w.text(end)
        assert all(controls(w.raw(post)) == [] for post in posts[:-1])


async def test_a_scene_that_was_taken_back_ends_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        await to_round(w, 2)
        entries = await w.bot.sessions.history(w.session)
        ends = [each.seq for each in entries if any(event.weight == "scene" for event in each.events)]
        store = w.bot.sessions.store
        await store.execute("UPDATE posts SET told = -1, shown = 0, since = 0 WHERE session = ?", w.session_id)
        await store.execute("UPDATE actions SET undone = 1 WHERE session = ? AND seq = ?", w.session_id, ends[0])
        await w.restart()  # what was kept in memory is not what has just been written
        before = [post.id for post in digests(w)]
        await answer(w, Random(3))
        await w.rest()
        assert [post.id for post in digests(w)] == before
