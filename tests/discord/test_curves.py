"""The curve under the result: edited in once and without a sound when it is ready, also after a restart and late."""

from __future__ import annotations

import logging
import math
from collections.abc import Callable, Hashable, Mapping
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image
from said import controls
from seen import stored
from simulated import World, one_press, world

from cogs.playing.document import document
from engine.apart import Apart, Limits
from engine.outlook import curve as plan
from engine.outlook import outlooks
from engine.outlook import work as doing
from engine.outlook.outlooks import Outlooks, outlook
from engine.spare import HOUR
from telling.curves import level, turning_points
from telling.names import names_of


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games are played on, in this process."""

    async def run(self: Apart, whose: Hashable, limits: Limits, function: Callable[..., Any], *args: Any) -> Any:
        *given, _, clock = args
        return function(*given, math.inf, clock)[0], 0.0

    monkeypatch.setattr(Apart, "run", run)
    for module, name, number in ((plan, "GAMES", 5), (plan, "MORE", 8), (plan, "POINTS", 8), (doing, "GAMES", 5)):
        monkeypatch.setattr(module, name, number)


async def over(w: World, game: str = "hitz", **options: str) -> Any:
    """A finished game; its last post."""
    await w.begun("Ann", "Bob", game=game, **options)
    await w.forward(lambda session: session.status == "over", Random(1))
    await w.env.settle()
    return w.boards()[-1]


async def work_out(w: World) -> None:
    """All that is left to do, with the budget of an hour."""
    working = Outlooks(w.bot.sessions, 3600, w.bot.presenter.changed)
    working.spare.budget.use(-HOUR)
    while await working.step():
        pass
    await w.bot.presenter.shown(w.session.id)
    await w.env.settle()


def pressable(w: World, post: Any) -> list[str]:
    return [each["custom_id"] for each in controls(w.raw(post))]


def pictures(post: Any) -> list[str]:
    return [each.filename for each in post.attachments]


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_finished_game_gets_its_curve_by_one_edit(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        post = await over(w)
        await w.sweep(120)
        assert pictures(post) == ["board.png"]
        said, calls, buttons = w.text(post), len(w.wire.calls), pressable(w, post)
        await work_out(w)
        assert [method for method, _ in w.wire.calls[calls:]] == ["PATCH"], "one call that nobody hears"
        (after,) = [each for each in w.boards() if each.id == post.id]
        assert pictures(after) == ["board.png", "curve.png"]
        found = await outlook(w.bot.sessions.store, w.session)
        assert found is not None
        locale = w.bot.table_locale(w.session)
        names = names_of(w.session)
        told = turning_points(locale, w.session, found, names) or [level(locale, w.session, found, names)]
        assert all(line in w.text(after) for line in told)
        assert all(line in w.text(after) for line in said.splitlines()), "all that stood there stays"
        assert pressable(w, after) == buttons
        calls = len(w.wire.calls)
        await w.sweep(120)
        assert len(w.wire.calls) == calls


async def test_a_curve_that_cannot_be_drawn_holds_up_no_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, errors: list[logging.LogRecord]
) -> None:
    async with world(tmp_path) as w:
        post = await over(w)
        monkeypatch.setattr("cogs.showing.curves.draw", lambda *_: 1 / 0)
        await work_out(w)
        w.env.backend.delete_message(w.session.channel, post.id)
        await w.env.settle()
        assert w.boards()[-1].id != post.id and pictures(w.boards()[-1]) == ["board.png"]
    assert errors and all("nothing is told of its chances" in each.getMessage() for each in errors)
    errors.clear()


async def test_it_comes_after_a_restart_and_late(tmp_path: Path) -> None:
    """Worked out hours later, in another run: the post is edited all the same, and no other one is made."""
    async with world(tmp_path) as w:
        post = await over(w)
        await w.restart()
        await w.sweep(5 * HOUR)
        before = len(w.posts())
        await work_out(w)
        (after,) = [each for each in w.boards() if each.id == post.id]
        assert pictures(after) == ["board.png", "curve.png"] and len(w.posts()) == before


async def test_what_was_worked_out_before_a_stop_is_shown_after_it(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        post = await over(w)
        working = Outlooks(w.bot.sessions, 3600, lambda session: None)  # it stops before the post is edited
        working.spare.budget.use(-HOUR)
        while await working.step():
            pass
        await w.restart()
        await w.sweep()
        await w.bot.presenter.shown(w.session.id)
        (after,) = [each for each in w.boards() if each.id == post.id]
        assert pictures(after) == ["board.png", "curve.png"]


async def test_a_deleted_result_comes_back_with_its_curve(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        post = await over(w)
        await work_out(w)
        w.env.backend.delete_message(w.session.channel, post.id)
        await w.env.settle()
        assert w.boards()[-1].id != post.id and pictures(w.boards()[-1]) == ["board.png", "curve.png"]


SHORT: Mapping[str, Mapping[str, str]] = {
    "zgame": {"mode": "intro"},
    "plague": {"n_humans": "2", "spawn_per_turn": "2", "spawn_min_distance": "0", "difficulty": "hard"},
    "zombicide": {"mode": "single", "mission": "m1", "difficulty": "hard"},
}


@pytest.mark.parametrize("game", SHORT)
async def test_the_sides_of_every_kind_of_game_have_names(tmp_path: Path, game: str) -> None:
    async with world(tmp_path, language="ru") as w:
        await over(w, game, **SHORT[game])
        await work_out(w)
        said = w.text(w.boards()[-1])
        assert pictures(w.boards()[-1]) == ["board.png", "curve.png"] and "⟨" not in said
        found = await outlook(w.bot.sessions.store, w.session)
        assert found is not None and ("\n1. " in said) == bool(found.turnings), "only turning points have numbers"
        assert found.turnings or level(w.bot.table_locale(w.session), w.session, found, names_of(w.session)) in said


async def test_a_result_without_a_curve_says_nothing_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where one has been begun."""
    monkeypatch.setattr(outlooks, "JOBS", 2)
    async with world(tmp_path) as w:
        post = await over(w)
        assert await Outlooks(w.bot.sessions, 3600, w.bot.presenter.changed).step()
        await w.env.settle()
        assert await w.bot.sessions.store.row("SELECT done FROM outlooks") == (0,)
        assert pictures(post) == ["board.png"]


@pytest.mark.painted
async def test_replay_and_document_show_it_too(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await over(w)

        async def frames() -> int:
            result = await w.people["Ann"].slash(w.thread, "table replay")
            return Image.open(BytesIO(stored(w, result.response or result.followups[-1]))).n_frames

        before = await frames()
        assert "The chance to win" not in (await document(w.bot, w.session)).decode()
        await work_out(w)
        assert await frames() == before + 1, "it is made anew, with the curve after the last board"
        page = (await document(w.bot, w.session)).decode()
        found = await outlook(w.bot.sessions.store, w.session)
        assert found is not None and "<h2>The chance to win</h2>" in page
        told = turning_points(w.bot.table_locale(w.session), w.session, found, w.session.names)
        assert page.count("<li>") >= len(told) and all(line.strip("*").split(":")[0] in page for line in told)


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_party_may_be_told_its_chance_in_play(tmp_path: Path, language: str) -> None:
    """The host chooses it in the lobby; the next state of the post tells it, and nothing is posted for its sake."""
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", "Bob", game="zombicide", mode="single", **{"table-chance": "live"})
        assert w.session.table.chance == "live"
        await w.env.settle()
        assert "📈" not in w.text(w.boards()[-1])
        calls = len(w.wire.calls)
        working = Outlooks(w.bot.sessions, 3600, w.bot.presenter.changed)
        assert await working.step() and not await working.step()
        await w.env.settle()
        assert len(w.wire.calls) == calls
        await one_press(w, Random(1))
        await w.rest()
        await w.bot.presenter.shown(w.session.id)
        assert "📈" in w.text(w.boards()[-1]) and "⟨" not in w.text(w.boards()[-1])


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_digest_says_how_the_chance_moved_once_the_next_part_has_its_own(tmp_path: Path, language: str) -> None:
    """Who plays Hit Z Road alone; the post in play says it, too."""
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", game="hitz", **{"table-chance": "live"})
        working, random = Outlooks(w.bot.sessions, 3600, w.bot.presenter.changed), Random(2)
        told, texts = w.bot.texts(language)("outlook-moved", before="B", after="A"), list[str]()
        start, arrow = told.partition("B")[0], told.partition("B")[2].partition("A")[0]
        for _ in range(60):
            working.spare.budget.use(-HOUR)
            while await working.step():
                pass
            if w.session.status == "over":
                break
            await one_press(w, random)
            await w.rest()
            await w.bot.presenter.shown(w.session.id)
            await w.sweep(30)
            texts += [w.text(post) for post in w.posts()]
        moved = [line for text in texts for line in text.splitlines() if line.startswith(start)]
        assert moved and all(arrow in line and line.count(start) == 1 for line in moved)
        assert any(arrow in line for text in texts for line in text.splitlines() if "📈" in line and "**" in line)


async def test_rivals_are_not_asked_whether_they_want_it_in_play_and_who_plays_alone_is(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann")
        await w.choose("Ann", **{"table-chance": "live"})
        assert w.session.table.chance == "live"
        await w.seat("Bob")
        panel = (await w.press("Ann", "options")).response
        assert controls(w.raw(panel), f"option:{w.session_id}:table-patience:")
        assert not controls(w.raw(panel), f"option:{w.session_id}:table-chance:")
