"""All that a game master and a long game have, for each game and in each language, through simulated Discord."""

from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from mastering import corrected, seated
from PIL import Image
from seen import private, stored
from simulated import world

from engine.core.runner import default
from engine.gm.dice import last_roll

GAMES = pytest.mark.parametrize("game", ["hitz", "zombies"])
LANGUAGES = pytest.mark.parametrize("language", ["en", "ru"])
EACH = pytest.mark.parametrize(("game", "language"), [("hitz", "ru"), ("zombies", "en")])
"""For what takes long: each game, and each language."""
FIXES = {"hitz": ("fix", "resource"), "zombies": ("fix", "bullets")}
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


@pytest.mark.parametrize(("game", "language", "first", "typed"), [
    ("hitz", "en", "Set a resource", "resource"),
    ("zombies", "en", "Set lives", "life"),
    ("zombies", "ru", "Задать жизни", "жизнь"),
])  # fmt: skip
async def test_mild_corrections_are_offered_first(
    tmp_path: Path, game: str, language: str, first: str, typed: str
) -> None:
    async with world(tmp_path, language=language) as w:
        await seated(w, game)
        for said in ("", typed):
            found = await w.people["Eve"].autocomplete(w.thread, "gm fix", "what", said)
            assert found[0]["name"].startswith(first), said


@EACH
async def test_every_hand_of_a_game_master(tmp_path: Path, game: str, language: str) -> None:
    async with world(tmp_path, names=("Ann", "Bob", "Cy"), language=language) as w:
        await seated(w, game)
        seq, random = 8, Random(3)
        while (await w.forward(lambda s, seq=seq: s.seq >= seq, random)).status != "playing" or (
            await last_roll(w.bot.sessions.store, w.session) is None
        ):
            seq = w.session.seq + 1
        eve = w.people["Eve"]
        for command, kind in (FIXES[game], ("dice", "next-dice"), ("dice", "last-dice"), ("step", "drop-step")):
            await corrected(w, command, kind)
            said = await w.slash("Eve", "gm undo", reason="back")
            assert "back" in said
        await w.slash("Eve", "gm deadline", time="12h", then="stand-in", reason="slow")
        assert (await w.reload()).table.deadline == "12h"
        await w.slash("Eve", "gm pause")
        assert (await w.reload()).paused
        await w.slash("Eve", "gm resume")
        seat = (await w.reload()).waiting_for()[0]
        assert await w.slash("Eve", "gm skip", seat=seat, reason="asleep")
        looked = await w.slash("Eve", "gm reveal", seat="b", reason="a doubt")
        assert "Bob" in looked
        await w.slash("Eve", "gm seat", seat="b", action="replace", who=w.people["Cy"], reason="ill")
        assert (await w.reload()).names["b"] == "Cy"
        await w.slash("Eve", "gm transfer", who=w.people["Cy"], reason="moved")
        assert (await w.reload()).host == w.people["Cy"].id
        await w.slash("Eve", "gm rewind", moment=3, reason="all wrong")
        await w.rest()
        checked = await w.slash("Eve", "gm check")
        audit = await w.slash("Eve", "gm audit")
        for why in ("slow", "asleep", "a doubt", "ill", "moved", "all wrong"):
            assert why in audit, why
        log = await w.slash("Ann", "table log")
        assert "~~" in log, "what was undone is struck out"
        if language == "ru":
            assert CYRILLIC.search(checked) and CYRILLIC.search(audit) and CYRILLIC.search(log)
        result = await eve.slash(w.thread, "gm export", reason="keep")
        (message,) = [each for each in [result.response, *result.followups] if each is not None and each.attachments]
        w.watch.reminders = True  # whoever is due is called at the second table, too
        other, before = w.guild.create_text_channel("elsewhere"), w.session_id
        await eve.slash(other, "gm import", file=("g.json", await message.attachments[0].read()), reason="again")
        (made,) = await w.ids() - {before}
        again = await w.bot.sessions.get(made)
        assert again.language == language and again.playing.model_dump() == w.session.playing.model_dump()
        assert await w.slash("Eve", "gm end", reason="late", winners="Cy")
        session = await w.reload()
        assert session.status == "over" and session.playing.result is not None
        assert session.playing.result.winners == ["b"]


@GAMES
@LANGUAGES
async def test_a_game_that_everybody_left_is_looked_at_and_given_to_somebody(
    tmp_path: Path, game: str, language: str
) -> None:
    async with world(tmp_path, names=("Ann", "Bob", "Cy"), language=language) as w:
        await seated(w, game)
        await w.forward(lambda s: s.seq >= 8, Random(3))
        for name in ("Ann", "Bob"):
            await w.slash(name, "table leave")
        stands_still = w.bot.texts(language)("table-abandoned")
        assert (await w.reload()).abandoned and stands_still in w.text(w.boards()[-1])
        seq = w.session.seq
        for command in ("table status", "table hand", "table log", "table board", "table history", "gm panel"):
            who = "Eve" if command.startswith("gm") else "Ann"
            assert await w.slash(who, command), command
        assert stands_still in await w.slash("Ann", "table status")
        assert stands_still in await w.slash("Eve", "gm panel")
        assert w.bot.texts(language)("refused-abandoned") in await w.slash("Eve", "gm pause")
        assert w.session.seq == seq
        await w.slash("Eve", "gm seat", seat="b", action="replace", who=w.people["Cy"], reason="*all* gone")
        assert (await w.reload()).status == "playing" and w.due() == "Cy"
        post = w.text(w.boards()[-1])
        assert stands_still not in post and "Cy" in post
        await w.forward(lambda s: s.status == "over", Random(5))


@pytest.mark.painted
@EACH
async def test_a_long_game_is_looked_back_on_and_played_again(tmp_path: Path, game: str, language: str) -> None:
    async with world(tmp_path, names=("Ann", "Bob", "Cy"), language=language) as w:
        await seated(w, game)
        await w.forward(lambda s: s.status == "over", Random(4))
        last = w.session.seq
        for name in ("Ann", "Cy"):
            recap = private(await w.people[name].slash(w.thread, "table recap"))
            moment = private(await w.people[name].slash(w.thread, "table history", moment=last // 2))
            assert recap.attachments and moment.attachments and f"{last // 2}" in w.text(moment)
        film = private(await w.people["Ann"].slash(w.thread, "table replay"))
        shown = Image.open(io.BytesIO(stored(w, film)))
        assert shown.format == "WEBP" and shown.n_frames > 2
        versions = [each.words for each in w.watch.said if each.id == film.id]
        assert len(versions) > 1, "it says how far it has come"
        document = private(await w.people["Bob"].slash(w.thread, "table export"))
        page = stored(w, document).decode()
        assert f'lang="{language}"' in page and page.count("data:image/webp") > 1
        assert w.session.playing.dice.seed in page and bool(CYRILLIC.search(page)) == (language == "ru")
        plot = private(await w.people["Cy"].slash(w.thread, "stats"))
        assert Image.open(io.BytesIO(stored(w, plot))).width > 300 and "Ann" in w.text(plot)
        verified = await w.slash("Ann", "table verify")
        assert w.session.playing.dice.seed in verified
        await w.again()
        assert w.session.status == "playing" and w.session.game.id == game and w.session.language == language


async def test_own_games_come_soonest_first(tmp_path: Path) -> None:
    """Those that wait for me by deadline, then those without one, then those that wait for others; both games."""
    async with world(tmp_path) as w:
        made: dict[str, Any] = {}
        for name, game, deadline, host in (
            ("late", "hitz", "7d", "Ann"),
            ("free", "zombies", "none", "Ann"),
            ("soon", "zombies", "6h", "Ann"),
            ("others", "zombies", "6h", "Bob"),
        ):
            channel = w.guild.create_text_channel(name)
            people = [w.people[each].id for each in (["Ann", "Bob"] if host == "Ann" else ["Bob", "Ann"])]
            session = await w.bot.sessions.open(
                game, guild=w.guild.id, channel=channel.id, host=people[0], name="1", language="en"
            )
            await w.bot.sessions.join(session.id, people[1], "2")
            await w.bot.sessions.set_option(session.id, people[0], "table-deadline", deadline)
            await w.bot.sessions.begin(session.id, people[0])
            w.session_id = session.id
            await w.rest()
            seat = w.session.seat_of(w.people["Ann"].id)
            for _ in range(20):
                if (w.session.waiting_for() == [seat]) == (name != "others"):
                    break
                mine = w.session.awaited()[0]
                user = w.session.seats[mine.seats[0]].user
                assert user is not None
                await w.bot.sessions.answer(session.id, user, mine.id, default(mine))
                await w.rest()
            made[name] = channel.id
        told = w.reply(await w.people["Ann"].slash(w.channel, "me games"))
        at = {name: told.index(f"<#{channel}>") for name, channel in made.items()}
        assert sorted(at, key=lambda name: at[name]) == ["soon", "late", "free", "others"], told
