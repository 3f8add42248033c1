"""Whole games of Hit Z Road through simulated Discord: by pressing, by typing, in both languages, with all options."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from endings import CYRILLIC, check_end
from simulated import NAMES, World, one_press, play, play_public, world
from typists import play_typing

PRESSED = [
    pytest.param(1, 0, "en", {}, id="solo"),
    pytest.param(1, 0, "ru", {"difficulty": "hard"}, id="solo-hard-ru"),
    pytest.param(2, 0, "ru", {"score": "open"}, id="two-open-ru"),
    pytest.param(3, 0, "en", {"auction": "ceilings"}, id="three-ceilings"),
    pytest.param(2, 2, "en", {"routes": "pipelined", "last": "stop"}, id="two-with-stand-ins-pipelined-stop"),
    pytest.param(
        4, 0, "ru", {"auction": "ceilings", "routes": "pipelined", "score": "open"}, id="four-ceilings-pipelined-ru"
    ),
]
TYPED = [
    pytest.param(1, 0, "ru", {}, id="solo-ru"),
    pytest.param(2, 0, "en", {"auction": "ceilings"}, id="two-ceilings"),
    pytest.param(3, 1, "ru", {"routes": "pipelined"}, id="three-with-stand-in-pipelined-ru"),
    pytest.param(4, 0, "en", {"last": "stop", "score": "open"}, id="four-stop-open"),
]


async def begin(w: World, people: int, stand_ins: int, options: dict[str, str]) -> None:
    await w.begun(*NAMES[:people], stand_ins=stand_ins, **options)
    settings = w.session.settings.model_dump()
    assert {key: settings[key] for key in options} == options


@pytest.mark.parametrize(("people", "stand_ins", "language", "options"), PRESSED)
async def test_a_whole_game_by_pressing(
    tmp_path: Path, people: int, stand_ins: int, language: str, options: dict[str, str]
) -> None:
    async with world(tmp_path, language=language) as w:
        await begin(w, people, stand_ins, options)
        await play(w, Random(people))
        await check_end(w, language)


@pytest.mark.parametrize(("people", "stand_ins", "language", "options"), TYPED)
async def test_a_whole_game_by_typing(
    tmp_path: Path, people: int, stand_ins: int, language: str, options: dict[str, str]
) -> None:
    async with world(tmp_path, language=language) as w:
        await begin(w, people, stand_ins, options)
        used = await play_typing(w, Random(people))
        assert used["table do"] > 3
        assert sum(used.values()) - used["table do"] > 3
        await check_end(w, language)


@pytest.mark.painted
async def test_a_whole_game_on_public_buttons_and_a_rematch(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await begin(w, 2, 0, {"auction": "ceilings", "score": "open"})
        assert await play_public(w, Random(5)) > 10
        await check_end(w, "en")
        first, options = w.session, w.session.settings
        before = await w.ids()
        await w.press("Bob", "rematch")
        (w.session_id,) = await w.ids() - before
        await w.reload()
        assert (w.session.channel, w.session.settings) == (first.channel, options)
        assert w.name_of(w.session.host) == "Bob"
        await w.press("Ann", "join")
        await w.press("Bob", "begin")
        assert (await w.reload()).status == "playing"


async def test_everybody_speaks_an_own_language_at_one_table(tmp_path: Path) -> None:
    """Public words are the table's, private ones the member's, chosen by `/me language` or by the client."""
    async with world(tmp_path, languages={"Bob": "ru"}) as w:
        await w.begun("Ann", "Bob")
        assert CYRILLIC.search(await w.slash("Bob", "table hand"))
        assert not CYRILLIC.search(await w.slash("Ann", "table hand"))
        await w.slash("Ann", "me language", language="ru")
        assert CYRILLIC.search(await w.slash("Ann", "table hand"))
        assert CYRILLIC.search(await w.slash("Ann", "table status"))
        await w.slash("Ann", "me language", language="auto")
        assert not CYRILLIC.search(await w.slash("Ann", "table hand"))
        for post in w.watch.public():
            assert not CYRILLIC.search(post.words)


async def test_a_stand_in_takes_over_and_gives_back_in_the_middle(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        await w.slash("Bob", "table leave")
        assert (await w.reload()).humans == [w.session.seat_of(w.people["Ann"].id)]
        random, seq = Random(1), w.session.seq
        for _ in range(12):
            assert w.due() == "Ann"
            await one_press(w, random)
            await w.reload()
        assert w.session.seq > seq + 12
        await w.slash("Bob", "table join")
        assert len((await w.reload()).humans) == 2
        await play(w, Random(2))
        await check_end(w, "en")
