"""Nothing that a member sees in Discord depends on what that member may not know.

A table is looked at twice: as it is, and with everything hidden from that member scrambled. Every panel, picture,
alternative text, completion and refusal must be the same.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from core.secrecy import scrambled
from seen import LOOKS, looks
from simulated import NAMES, World, play, world

from cogs.showing import posts
from telling import headings

GAMES = [
    pytest.param(1, {}, 5, id="solo-face-down-cards"),
    pytest.param(2, {"auction": "ceilings"}, 3, id="sealed-ceilings"),
    pytest.param(3, {"routes": "pipelined"}, 4, id="hidden-scores-pipelined"),
]

pytestmark = pytest.mark.painted


async def public(w: World) -> list[Any]:
    """The turn post as it would be posted now: words, controls, picture."""
    w.bot.pictures._boards.clear()
    locale = w.bot.table_locale(w.session)
    board = await w.bot.pictures.board(w.session)
    post = posts.turn(locale, w.session, posts.Told(headings.heading(locale, w.session), "", board.alt))
    return [post.to_components(), board.alt, board.png]


@pytest.mark.parametrize(("people", "options", "positions"), GAMES)
async def test_scrambled_secrets_change_nothing_that_is_shown(
    tmp_path: Path, people: int, options: dict[str, str], positions: int
) -> None:
    async with world(tmp_path) as w:
        await w.begun(*NAMES[:people], **options)
        game, random = w.session.game, Random(people)
        for position in range(positions):
            seq = w.session.seq + 5 * bool(position)
            await w.forward(lambda s, seq=seq: s.status == "playing" and s.seq >= seq, random)
            for name in (*NAMES[:people], "Eve"):
                seat = w.session.seat_of(w.people[name].id)
                real = w.session.playing
                before = await looks(w, name), await public(w) if seat is None else None
                hidden = scrambled(game, real, seat, random)
                hidden.attach(real.data)
                assert game.dump(hidden) != game.dump(real)
                w.session.state = hidden
                after = await looks(w, name), await public(w) if seat is None else None
                w.session.state = real
                assert after == before, (name, position)


async def test_ceilings_are_not_told_before_all_are_in(tmp_path: Path) -> None:
    """Two tables that differ in one sealed ceiling only: what everybody else sees is the same, word for word."""
    heard: list[list[str]] = []
    for ceiling in (7, 2):
        folder = tmp_path / str(ceiling)
        folder.mkdir()
        async with world(folder) as w:
            await w.begun("Ann", "Bob", "Cy", auction="ceilings")
            await w.env.settle()
            start = len(w.watch.public())
            assert str(ceiling) in await w.slash("Ann", "hitz bid", amount=ceiling)
            await w.env.settle()
            lines = [said.words for said in w.watch.public()[start:]]
            for name in ("Bob", "Eve"):
                for command in ("table status", "table log", "table board"):
                    start = len(w.watch.said)
                    await w.slash(name, command)
                    lines += [said.words for said in w.watch.said[start:]]
            lines.append(await w.slash("Bob", "table hand"))
            heard.append(lines)
    assert heard[0] == heard[1]


async def test_private_panels_are_ephemeral_and_seen_by_one(tmp_path: Path) -> None:
    """Whoever looks into the channel sees of others' answers nothing but the public posts."""
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        for name in ("Ann", "Bob"):
            for command in (*LOOKS, "verify", "undo"):
                await w.slash(name, f"table {command}")
        own = {name: {m.id for m in w.thread.history(viewer=w.people[name])} for name in ("Ann", "Bob", "Eve")}
        posts = {post.id for post in w.posts()}
        assert own["Eve"] == posts
        assert own["Ann"] & own["Bob"] == posts
        assert len(own["Ann"]) >= len(posts) + len(LOOKS)


async def test_the_seed_is_told_at_the_end_only(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", stand_ins=1)
        seed = w.session.playing.dice.seed
        assert "secret until" in await w.slash("Ann", "table verify")
        await play(w, Random(1))
        await w.env.settle()
        assert not any(seed in said.words for said in w.watch.said)
        told = [seed[:8] in said.words for said in w.watch.said]
        assert told.count(True) >= 1
        assert told.index(True) >= len(told) - 3
        assert seed in await w.slash("Ann", "table verify")
