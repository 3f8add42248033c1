"""Whole games of Z-Game through simulated Discord, in both languages; a stop at every question; its commands."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from endings import check_end
from pressing import kinds, offer
from said import controls
from simulated import NAMES, play, use, world
from typists import play_typing
from zgame_moments import MOMENTS, lay

from engine.core.step import Step, registry

TRADE = {"homeless": "on", "citadels": "on", "carry": "on", "business": "on"}
PRESSED = [
    pytest.param(1, 2, "ru", TRADE, id="three-seats-with-four-modules-ru", marks=pytest.mark.painted),
    pytest.param(1, 3, "en", {"city": "built"}, id="one-with-stand-ins-my-city"),
]
AUTOMATIC = {"wrestle"}
"""Nobody has a choice there."""


@pytest.mark.parametrize(("people", "stand_ins", "language", "options"), PRESSED)
async def test_a_whole_game_by_pressing(
    tmp_path: Path, people: int, stand_ins: int, language: str, options: dict[str, str]
) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun(*NAMES[:people], game="zgame", stand_ins=stand_ins, mode="intro", **options)
        await play(w, Random(people))
        await check_end(w, language)


@pytest.mark.parametrize(
    ("people", "language", "options"),
    [(2, "en", TRADE | {"defence": "asked"}), (1, "ru", {"city": "laid", "horde": "on"})],
)
async def test_a_whole_game_by_its_own_commands_alone(
    tmp_path: Path, people: int, language: str, options: dict[str, str]
) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun(*NAMES[:people], game="zgame", stand_ins=2 - people, mode="intro", **options)
        used = await play_typing(w, Random(11), alone=True)
        assert all(command.startswith("zgame ") for command in used)
        assert {f"zgame {each}" for each in ("fighters", "walk", "finish", "household", "lay")} <= set(used)
        await check_end(w, language)


async def test_a_whole_game_by_typing(tmp_path: Path) -> None:
    async with world(tmp_path, language="ru") as w:
        await w.begun("Ann", game="zgame", stand_ins=1, mode="intro")
        used = await play_typing(w, Random(3))
        assert used["table do"] > 3 and sum(used.values()) - used["table do"] > 3
        await check_end(w, "ru")


def test_every_question_of_the_game_has_its_moment() -> None:
    steps: list[type[Step]] = [step for tag, step in registry.items() if tag.startswith("zgame.")]
    asked = set[str]().union(*(kinds(step) for step in steps if step.__module__.startswith("engine.")))
    assert asked == MOMENTS.keys() | AUTOMATIC


@pytest.mark.parametrize("moment", MOMENTS)
async def test_a_restart_at_every_question(tmp_path: Path, moment: str) -> None:
    """Before the first word of the answer and after each; the panel from before the stop still answers."""
    orderly = list(MOMENTS).index(moment) % 2 == 0
    async with world(tmp_path, language="ru" if orderly else "en") as w:
        name = await lay(w, moment)
        panel, random = await w.hand(name), Random(4)
        for _ in range(40):
            data, said, due = w.session.data, len(w.watch.said), w.session.waiting_for()
            await w.restart(orderly=orderly)
            await w.sweep(120)
            assert (w.session.data, len(w.watch.said), w.session.waiting_for()) == (data, said, due)
            seq, sealed = w.session.seq, len(w.session.playing.sealed)
            shown = [each for each in controls(w.raw(panel), "a:") if f".{moment}." in each["custom_id"]]
            await use(w, name, panel, random.choice(shown), random)
            await w.reload()
            if w.session.seq > seq or len(w.session.playing.sealed) > sealed:
                break
        else:
            raise AssertionError("no answer")
        await w.env.settle()
        assert len([board for board in w.boards() if controls(w.raw(board), "hand:")]) == 1


async def test_one_tap_under_the_question_defends_from_now_on(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        name = await lay(w, "defend")
        panel = await w.hand(name)
        (tap,) = controls(w.raw(panel), "always:")
        await w.people[name].click(panel, custom_id=tap["custom_id"])
        session = await w.rest()
        assert not any(each.kind == "defend" for each in session.awaited())
        assert [order.policy for order in session.playing.orders] == ["defend"]


async def test_what_is_typed_too_soon_is_kept_for_the_defence(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await lay(w, "attack")
        said, kept = await offer(w, "Bob", "zgame lay", cards="vest")
        assert "Vest" in said and kept
        offered = await w.people["Ann"].autocomplete(w.thread, "zgame lay", "cards", "pis")
        assert any("Strength 1" in each["name"] for each in offered)
        await w.slash("Ann", "zgame lay", cards="none")
        assert not any(each.kind == "defend" for each in (await w.rest()).awaited())


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_everything_can_be_looked_at(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", game="zgame", stand_ins=1)
        for what, many in (("card", 25), ("tile", 24), ("goal", 18), ("gang", 4), ("event", 12)):
            offered = await w.people["Ann"].autocomplete(w.thread, f"zgame {what}", what, "")
            assert len(offered) == many, what
            shown = (await w.people["Ann"].slash(w.thread, f"zgame {what}", **{what: offered[-1]["value"]})).response
            assert (
                shown.attachments and shown.flags.ephemeral and offered[-1]["name"] in shown.attachments[0].description
            )
            assert "brains" in await w.slash("Ann", f"zgame {what}", **{what: "brains"})
        for words in ("retreat", "отступ"):
            assert await w.slash("Ann", "zgame rules", words=words)
