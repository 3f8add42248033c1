"""Deadlines through Discord: what the post says, who is called when, what happens when time is up."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from said import Said, controls
from simulated import World, asked, play, world

from engine.calls.deadlines import MOST_TABLES, Call
from engine.core.runner import default

TIMED = {"table-deadline": "6h"}


@asynccontextmanager
async def slow(tmp_path: Path, **options: Any) -> AsyncIterator[World]:
    """A world in which hours pass quickly."""
    async with world(tmp_path, **options) as w:
        w.watch.reminders = True
        yield w


async def hours(w: World, number: float) -> list[Said]:
    """Let time pass; what the bot called out meanwhile."""
    since = len(w.watch.said)
    await w.hours(number)
    await w.reload()
    return [said for said in w.watch.said[since:] if said.pings]


def pinged(w: World, said: list[Said]) -> list[set[str]]:
    return [{w.name_of(user) for user in each.pings} for each in said]


def clock(w: World, later: float = 0) -> str:
    """The time of day in so many hours, in UTC."""
    return f"{w.env.now() + timedelta(hours=later):%H:%M}"


async def test_lobby_offers_deadlines_and_the_post_shows_when_it_is_due(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        options = {"table-deadline": "24h", "table-policy": "stand-in", "table-patience": "never"}
        await w.begun("Ann", "Bob", **options)
        table = w.session.table
        assert (table.deadline, table.policy, table.patience) == ("24h", "stand-in", "never")
        ((due,),) = await w.bot.sessions.store.rows("SELECT due FROM timers")
        assert due == pytest.approx(w.env.now().timestamp() + 24 * 3600, abs=30)
        post = w.text(w.boards()[-1])
        assert f"<t:{int(due)}:R>" in post
        name = w.due()
        at = f"{datetime.fromtimestamp(due, tz=w.env.now().tzinfo):%H:%M} UTC"
        assert at in w.boards()[-1].attachments[0].description
        assert f"<t:{int(due)}:R>" in await w.slash(name, "table status")
        assert f"<t:{int(due)}:R>" in await w.slash(name, "me games")


async def test_reminders_come_twice_and_can_be_muted_for_a_turn(tmp_path: Path) -> None:
    async with slow(tmp_path) as w:
        await w.begun("Ann", "Bob", **TIMED)
        name = w.due()
        assert await hours(w, 2.9) == []
        (said,) = await hours(w, 0.2)
        assert pinged(w, [said]) == [{name}]
        assert {"gk:hand", "gk:mute"} == {each["custom_id"].rpartition(":")[0] for each in controls(said.components)}
        message = w.posts()[-1]
        assert "seat" in w.reply(await w.press("Eve", "mute", message=message))
        assert "not be reminded" in w.reply(await w.press(name, "mute", message=message))
        assert pinged(w, await hours(w, 2.5)) == []
        assert pinged(w, await hours(w, 0.6)) == [{"Ann"}], "the host hears that time is up"


async def test_both_reminders_then_the_host_is_told_that_time_is_up(tmp_path: Path) -> None:
    async with slow(tmp_path) as w:
        await w.begun("Ann", "Bob", "Cy", **TIMED)
        name = w.due()
        said = await hours(w, 6.1)
        assert pinged(w, said) == [{name}, {name}, {"Ann"}]
        assert w.name_at(w.session.waiting_for()[0]) == name
        assert name in said[-1].words and "time is up" in said[-1].words
        assert await hours(w, 24) == []


async def test_a_russian_table_is_reminded_in_russian(tmp_path: Path) -> None:
    async with slow(tmp_path, language="ru") as w:
        await w.begun("Ann", "Bob", **TIMED, **{"table-policy": "stand-in"})
        first, second, *_ = await hours(w, 6.1)
        assert "напоминание" in first.words and "Не напоминать" in second.words
        assert "время вышло" in w.text(w.boards()[-1])


async def test_default_is_taken_told_and_the_next_is_called(tmp_path: Path) -> None:
    async with slow(tmp_path) as w:
        await w.begun("Ann", "Bob", "Cy", **TIMED, **{"table-policy": "default"})
        late = w.due()
        said = await hours(w, 6.1)
        assert pinged(w, said)[:2] == [{late}, {late}]
        assert w.due() != late and {w.due()} in pinged(w, said)[2:]
        post = w.text(w.boards()[-1])
        assert "Time is up" in post


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_time_bank_is_told_to_whom_it_concerns(tmp_path: Path, language: str) -> None:
    async with slow(tmp_path, language=language) as w:
        await w.begun("Ann", "Bob", **TIMED, **{"table-policy": "default", "table-bank": "24h"})
        late = w.due()
        before = w.text(await w.hand(late))
        said = await hours(w, 6.1)
        assert {late} in pinged(w, said) and w.due() == late
        assert {"en": "time bank", "ru": "идёт запас"}[language] in w.text(w.boards()[-1])
        panel = w.text(await w.hand(late))
        runs = {"en": "your time bank runs", "ru": "тратится ваш запас"}[language]
        assert runs in panel and runs not in before and "24" in panel
        await hours(w, 24.1)
        assert w.due() != late, "then time is up"


async def test_absent_members_are_played_and_have_their_seat_back_by_looking(tmp_path: Path) -> None:
    async with slow(tmp_path) as w:
        await w.begun("Ann", "Bob", **TIMED, **{"table-policy": "default"})
        seat = w.session.seat_of(w.people["Bob"].id)
        for _ in range(40):
            if w.session.seats[seat].until is None and w.session.seats[seat].absent:
                break
            if w.due() == "Ann":
                mine = w.session.awaited()[0]
                await w.bot.sessions.answer(w.session_id, w.people["Ann"].id, mine.id, default(mine))
                await w.rest()
            else:
                await hours(w, 6.1)
        else:
            raise AssertionError("never absent")
        panel = await w.hand("Bob")
        assert "Welcome back" in w.text(panel)
        assert not (await w.reload()).seats[seat].stand_in
        assert "Bob is back" in await w.slash("Ann", "table log")


async def test_game_is_played_to_its_end_under_deadlines(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", stand_ins=1, **TIMED)
        await play(w, Random(4))
        assert w.session.status == "over"
        assert await w.bot.sessions.store.rows("SELECT * FROM timers") == []


async def test_quiet_hours_keep_the_call_of_a_turn_and_its_reminders(tmp_path: Path) -> None:
    """The call of the turn and the reminder at half time become one, after the quiet hours."""
    async with slow(tmp_path) as w:
        await w.open("Ann")
        await w.seat("Bob")
        await w.choose("Ann", **TIMED)
        for name in ("Ann", "Bob"):
            text = await w.slash(name, "me quiet", **{"from": clock(w, -1), "to": clock(w, 4), "timezone": "UTC"})
            assert clock(w, 4) in text
        await w.press("Ann", "begin")
        await w.reload()
        name = w.due()
        assert [said for said in w.watch.said if said.pings] == []
        assert f"<@{w.people[name].id}>" in w.text(w.boards()[-1]), "named, not called"
        assert await hours(w, 3.9) == []
        (said,) = await hours(w, 0.3)
        assert pinged(w, [said]) == [{name}]


async def test_tables_that_wait_for_the_same_person_are_named_together(tmp_path: Path) -> None:
    async with slow(tmp_path) as w:
        ann, bob = (w.people[name].id for name in ("Ann", "Bob"))
        sessions = w.bot.sessions
        for user in (ann, bob):
            await w.bot.deadlines.set_habits(user, away_until=w.env.now().timestamp() + 7200)
        waiting = n = 0
        while waiting < MOST_TABLES + 2:
            n += 1
            channel = w.guild.create_text_channel(f"table-{n}")
            session = await sessions.open(
                "hitz", guild=w.guild.id, channel=channel.id, host=ann, name="Ann", language="en"
            )
            await sessions.join(session.id, bob, "Bob")
            await sessions.begin(session.id, ann)
            w.session_id = session.id
            await w.rest()
            waiting += session.seats[session.waiting_for()[0]].user == bob
        said = await hours(w, 2.2)
        assert pinged(w, said) == [{"Bob"}, {"Bob"}]
        assert sorted(each.words.count("<#") for each in said) == [2, MOST_TABLES]
        assert await hours(w, 1) == []


async def test_a_deleted_thread_keeps_no_call_from_the_other_tables(tmp_path: Path) -> None:
    async with slow(tmp_path) as w:
        ann, bob = (w.people[name].id for name in ("Ann", "Bob"))
        sessions, channels = w.bot.sessions, list[Any]()
        for user in (ann, bob):
            await w.bot.deadlines.set_habits(user, away_until=w.env.now().timestamp() + 7200)
        for n in range(3):
            channels.append(w.guild.create_text_channel(f"table-{n}"))
            session = await sessions.open(
                "zombies", guild=w.guild.id, channel=channels[-1].id, host=bob, name="Bob", language="en"
            )
            await sessions.join(session.id, ann, "Ann")
            await sessions.begin(session.id, bob)
            w.session_id = session.id
            await w.rest()
            while w.session.waiting_for() != ["b"]:
                mine = w.session.awaited()[0]
                await sessions.answer(session.id, bob, mine.id, default(mine))
                await w.rest()
        order = [row[0] for row in await sessions.store.rows("SELECT session FROM pings ORDER BY at, person")]
        first = (await sessions.get(order[0])).channel
        w.env.backend.delete_channel(first)
        await w.env.settle()
        said = await hours(w, 2.5)
        assert pinged(w, said) == [{"Ann"}], "once, in the channel of a table that is there"
        assert said[0].channel != first and said[0].words.count("<#") == 2 and f"<#{first}>" not in said[0].words
        assert await hours(w, 1) == []


async def test_absence_is_told_at_the_table_and_ends_early(tmp_path: Path) -> None:
    async with slow(tmp_path) as w:
        await w.begun("Ann", "Bob", **TIMED)
        name = w.due()
        assert "away until" in await w.slash(name, "me away", until="3 days")
        await w.env.settle()
        assert "away until" in w.text(w.boards()[-1])
        assert pinged(w, await hours(w, 5)) == []
        assert "Welcome" in await w.slash(name, "me return")
        await w.env.settle()
        assert "away until" not in w.text(w.boards()[-1])
        assert pinged(w, await hours(w, 0.2)) == [{name}]


async def test_an_absence_without_a_date_lasts_until_one_says_that_one_is_back(tmp_path: Path) -> None:
    async with slow(tmp_path) as w:
        await w.begun("Ann", "Bob", **TIMED)
        name = w.due()
        assert "until you say" in await w.slash(name, "me away")
        await w.env.settle()
        assert "🏖️ away" in w.text(w.boards()[-1]) and "away until" not in w.text(w.boards()[-1])
        assert pinged(w, await hours(w, 29)) == []  # a day after its time is up its host is looked for again
        assert "Welcome" in await w.slash(name, "me return")
        await w.env.settle()
        assert "🏖️" not in w.text(w.boards()[-1])
        assert pinged(w, await hours(w, 0.2)) == [{name}]


async def test_an_absence_is_said_back_with_its_day(tmp_path: Path) -> None:
    async with world(tmp_path, languages={"Bob": "ru"}) as w:
        await w.begun("Ann", "Bob")
        offered = await w.people["Bob"].autocomplete(w.thread, "me away", "until", "до 30 ноября")
        assert re.fullmatch(r"\w+, 30 ноября \d{4}\sг\.", offered[0]["name"]) and offered[0]["value"] == "до 30 ноября"
        offered = await w.people["Ann"].autocomplete(w.thread, "me away", "until", "1 December 18:00")
        assert re.fullmatch(r"\w+, December 1, \d{4}.* 6:00\sPM", offered[0]["name"])
        said = await w.slash("Bob", "me away", until="до 30 ноября")
        assert re.search(r"<t:\d+:F> \(<t:\d+:R>\)", said)


async def test_a_game_has_one_name_in_the_list_of_mine(tmp_path: Path) -> None:
    """The thread is called after it in the language of the table; a channel of many uses is not."""
    async with world(tmp_path, languages={"Bob": "ru"}) as w:
        await w.begun("Ann", "Bob")
        mine = w.reply(await w.people["Bob"].slash(w.channel, "me games"))
        assert f"<#{w.session.channel}> › Раунд 1" in mine and "Зомбистопом" not in mine
    async with world(tmp_path, database=tmp_path / "another.db", languages={"Bob": "ru"}) as w:
        await w.begun("Ann", "Bob", where="here")
        mine = w.reply(await w.people["Bob"].slash(w.channel, "me games"))
        assert f"<#{w.session.channel}> Зомбистопом по Америке › Раунд 1" in mine


async def test_settings_are_completed_and_mistakes_explained(tmp_path: Path) -> None:
    async with world(tmp_path, languages={"Bob": "ru"}) as w:
        await w.begun("Ann", "Bob")
        offered = await w.people["Ann"].autocomplete(w.thread, "me quiet", "timezone", "ber")
        assert offered[0]["value"] == "Europe/Berlin" and len(offered) <= 25
        assert len(await w.people["Ann"].autocomplete(w.thread, "me quiet", "timezone", "")) == 25
        assert len(await w.people["Bob"].autocomplete(w.thread, "me away", "until", "нед")) == 2
        assert "time zone as well" in await w.slash("Ann", "me quiet", **{"from": "22", "to": "8"})
        assert "beginning and an end" in await w.slash("Ann", "me quiet", **{"from": "22", "timezone": "UTC"})
        assert "no time of day" in await w.slash("Ann", "me quiet", **{"from": "x", "to": "8", "timezone": "UTC"})
        assert "do not know" in await w.slash("Ann", "me quiet", timezone="Nowhere")
        assert "no quiet hours" in await w.slash("Ann", "me quiet", timezone="Europe/Berlin")
        assert "22:00" in await w.slash("Ann", "me quiet", **{"from": "22", "to": "8"})
        assert "no quiet hours" in await w.slash("Ann", "me quiet")
        assert "cannot read" in await w.slash("Ann", "me away", until="soon")
        assert "не буду" in await w.slash("Bob", "me reminders", when="off")
        assert "Не знаю" in await w.slash("Bob", "me quiet", timezone="Нигде")


async def test_deadline_is_changed_during_play_by_those_who_may(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        assert await w.bot.sessions.store.rows("SELECT * FROM timers") == []
        refusal = await w.slash("Bob", "gm deadline", time="12h")
        assert refusal and (await w.reload()).table.deadline == "none"
        assert "anew" in await w.slash("Ann", "gm deadline", time="12h", then="default")
        await w.env.settle()
        table = (await w.reload()).table
        assert (table.deadline, table.policy) == ("12h", "default")
        assert ":R>" in w.text(w.boards()[-1]) and "12 hours" in w.text(w.boards()[-1])
        await w.slash("Ann", "gm deadline", time="none")
        await w.env.settle()
        assert ":R>" not in w.text(w.boards()[-1])


async def test_call_that_discord_refuses_comes_later_and_once(tmp_path: Path) -> None:
    async with slow(tmp_path) as w:
        await w.begun("Ann", "Bob", **{"table-deadline": "24h"})
        name = w.due()
        await hours(w, 11.9)
        w.env.inject_error("POST", "/channels/*/messages", status=500, times=1)
        assert pinged(w, await hours(w, 0.3)) == []
        assert pinged(w, await hours(w, 1)) == [{name}]
        assert pinged(w, await hours(w, 2)) == []


@pytest.mark.parametrize("orderly", [True, False], ids=["orderly", "dropped"])
async def test_downtime_what_came_due_happens_once(tmp_path: Path, orderly: bool) -> None:
    async with slow(tmp_path) as w:
        await w.begun("Ann", "Bob", **TIMED, **{"table-policy": "default"})
        late, seq = w.due(), w.session.seq
        await w.stop(orderly=orderly)
        await w.hours(7 * 24)
        before = len(w.watch.said)
        await w.start()
        await hours(w, 0.2)
        said = [each for each in w.watch.said[before:] if each.pings]
        assert w.due() != late
        assert pinged(w, said) == [{w.due()}], "no reminders of what is over"
        acts = [entry.act["act"] for entry in await w.bot.sessions.history(w.session, after=seq)]
        assert acts.count("absent") == 1
        await w.restart(orderly=orderly)
        assert pinged(w, await hours(w, 0.5)) == []


async def test_five_calls_without_an_answer_and_the_host_is_told(tmp_path: Path) -> None:
    async with slow(tmp_path) as w:
        await w.begun("Ann", "Bob", **TIMED)
        await w.forward(lambda s: asked("bid")(s) and w.name_at(s.waiting_for()[0]) == "Bob", Random(2))
        said: list[Said] = []
        for _ in range(4):
            await w.slash("Ann", "gm deadline", time="6h", then="wait")
            said += await hours(w, 6.1)
        names = pinged(w, said)
        assert names.count({"Bob"}) <= 5 and names[-1] == {"Ann"}
        assert "has not answered" in said[-1].words and "Bob" in said[-1].words


async def test_broken_sweep_is_logged_and_goes_on(tmp_path: Path, errors: list[logging.LogRecord]) -> None:
    async with slow(tmp_path) as w:
        await w.begun("Ann", "Bob", **TIMED)
        name = w.due()

        async def broken() -> None:
            raise RuntimeError("once")

        with patch.object(w.bot.deadlines, "sweep", broken):
            await hours(w, 3.1)
        assert errors and all("could not be served" in record.getMessage() for record in errors)
        errors.clear()
        calls = w.bot.deadlines.calls

        async def another() -> list[Call]:
            return [Call("call", [], [], []), *await calls()]

        with patch.object(w.bot.deadlines, "calls", another):
            assert pinged(w, await hours(w, 0.2)) == [{name}], "what cannot be sent holds up no other one"
        assert errors and all("is put off" in record.getMessage() for record in errors)
        errors.clear()
