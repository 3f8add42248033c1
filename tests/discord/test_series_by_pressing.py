"""A series by pressing: founded at a table, led on by *Play again*, told under each result, a page at its end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from seen import private
from simulated import World, world

from engine.gm.master import GameMaster
from engine.gm.person import Person


async def ended(w: World, name: str) -> Any:
    """The game is over and somebody has won it; its last post."""
    user = w.people[name].id
    seat = next(seat for seat, player in w.session.seats.items() if player.user == user)
    await GameMaster(w.bot.sessions).end(w.session.id, Person(w.session.host, "Host"), "", seat)
    await w.rest()
    await w.sweep(60)
    return w.boards()[-1]


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_series_from_its_first_game_to_its_page(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, names=("Ann", "Bob", "Cy"), language=language) as w:
        await w.begun("Ann", "Bob", game="hitz")
        refused = await w.slash("Cy", "table series", games=2)
        assert refused and not await w.bot.sessions.store.rows("SELECT * FROM series")
        said = await w.slash("Ann", "table series", games=2)
        assert {"en": "Series 1: 2 games to come", "ru": "Серия 1: впереди 2 партии"}[language] in said
        post = await ended(w, "Ann")
        assert {"en": "Series 1: 1 of 2 played", "ru": "Серия 1: сыграна 1 из 2"}[language] in w.text(post)
        assert [each.filename for each in post.attachments] == ["board.png", "series.png"]
        await w.again()
        assert len(await w.bot.sessions.store.rows("SELECT * FROM series_tables")) == 2
        post = await ended(w, "Ann")
        won = {"en": "**Ann** wins it with 20 points", "ru": "Серию выигрывает **Ann**: 20 очков"}[language]
        assert won in w.text(post)
        shown = private(await w.people["Cy"].slash(w.thread, "table series"))
        assert [each.filename for each in shown.attachments] == ["series.png", "series.html"]
        assert "/table series" in said and "/table series" not in w.text(shown), "nothing leads on any more"
        page = w.env.backend.cdn.get(shown.attachments[1].url).decode()
        assert page.count("<tr>") == 3 and "<th>Ann</th><th>Bob</th>" in page and "⟨" not in page and "**" not in page
        await w.again()
        assert len(await w.bot.sessions.store.rows("SELECT * FROM series_tables")) == 2, "the series is over"


async def test_another_table_counts_for_it_too(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ann", "Bob")) as w:
        await w.begun("Ann", "Bob", game="hitz")
        await w.slash("Ann", "table series")
        await ended(w, "Ann")
        await w.begun("Bob", "Ann", game="zombies")
        assert "no such series" in await w.slash("Bob", "table series", series="Series 1")
        (choice,) = await w.people["Bob"].autocomplete(w.thread, "table series", "series", "")
        assert choice["name"] == "Series 1: 1 of 5 played"
        assert "Series 1" in await w.slash("Bob", "table series", series=choice["value"])
        assert "counts for a series already" in await w.slash("Bob", "table series", series="77")
        post = await ended(w, "Bob")
        assert "Series 1: 2 of 5 played" in w.text(post)


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_the_lobby_of_a_table_that_counts_names_its_series(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        said = {"en": "🏆 series 1", "ru": "🏆 серия 1"}[language]
        await w.open("Ann")
        assert said not in w.text(w.posts()[-1])
        founded = await w.slash("Ann", "table series", days=7)
        coming = {"en": "Series 1: its first game is to come**", "ru": "Серия 1: первая партия впереди**"}[language]
        assert coming in founded
        await w.env.settle()
        assert said in w.text(w.posts()[-1])
