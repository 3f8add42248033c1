"""What people read is never a word of the engine: orders that are kept, and why something is refused."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from said import controls
from simulated import World, asked, world


async def kept(w: World, command: str, **options: object) -> str:
    """The list of the first player's orders after this command was given out of turn, and kept for later."""
    name = next(name for name in ("Ann", "Bob") if name != w.due())
    result = await w.people[name].slash(w.thread, command, **options)
    offer = result.response or result.followups[0]
    (button,) = controls(w.raw(offer), "later:")
    await w.people[name].click(offer, custom_id=button["custom_id"])
    return await w.slash(name, "table orders")


@pytest.mark.parametrize(
    ("language", "game", "command", "options", "said"),
    [
        ("en", "zombies", "zombies take", {}, "Move: pick up the token"),
        ("ru", "zombies", "zombies take", {}, "Перемещение: взять жетон"),
        ("en", "hitz", "hitz route", {"number": 3, "adrenaline": 2}, "· 2 adrenaline"),
        ("ru", "hitz", "hitz flee", {}, "Бежать или драться: бежать"),
    ],
)
async def test_a_kept_order_is_in_words(
    tmp_path: Path, language: str, game: str, command: str, options: dict[str, object], said: str
) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", "Bob", game=game)
        assert said in await kept(w, command, **options)


@pytest.mark.parametrize(
    ("language", "what", "why"),
    [
        ("en", "Not possible now: `/zombies heal`.", "at most 2 lives"),
        ("ru", "Сейчас нельзя: `/zombies лечиться`.", "не больше 2 жизней"),
    ],
)
async def test_a_word_that_is_not_on_offer_is_refused_with_the_reason(
    tmp_path: Path, language: str, what: str, why: str
) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", "Bob", game="zombies")
        await w.forward(asked("move"), Random(3))
        told = await w.slash(w.due(), "zombies heal")
        assert what in told and why in told and ("↑" in told or "→" in told or "↓" in told or "←" in told)


@pytest.mark.parametrize(
    ("language", "game", "command", "options", "said"),
    [
        ("en", "plague", "carry", {"human": "nobody"}, "`/plague carry`. Somebody unconscious has to lie beside"),
        ("ru", "plague", "carry", {"human": "никого"}, "`/plague нести`. Рядом должен лежать кто-то без сознания"),
        ("en", "zombicide", "eat", {"card": "boots"}, "`/zombicide eat`. Only food that this survivor carries"),
        ("ru", "zombicide", "discard", {"card": "боты"}, "`/zombicide сбросить`. Сбросить можно только карту"),
    ],
)
async def test_a_command_that_is_not_possible_says_so_and_why_not(
    tmp_path: Path, language: str, game: str, command: str, options: dict[str, object], said: str
) -> None:
    """The words that a command stands for are the engine's, and nobody typed them."""
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", "Bob", game=game)
        await w.forward(asked("act"), Random(3))
        figure = w.session.awaited()[0].subject
        assert said in await w.slash(w.due(), f"{game} {command}", figure=figure, **options)


async def test_what_only_the_leader_of_the_dead_may_say_early_is_not_offered_to_humans(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="plague")
        told = await w.slash("Ann", "plague play", card="Fog")
        assert "That is not asked of you now." in told and "Possible" not in told


async def test_an_exact_number_is_asked_for_as_such(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        await w.forward(asked("pay"), Random(3))
        assert "Choose exactly" in await w.slash(w.due(), "hitz pay", ammo=1)
