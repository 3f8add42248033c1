"""Who is called to a lobby: those who have just played, and the host of one that is full; once, and nobody else."""

from __future__ import annotations

from pathlib import Path

import pytest
from said import controls
from simulated import world


def calls(w, since: int) -> list:
    return [each for each in w.watch.public()[since:] if each.pings and not each.edited]


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_play_again_calls_those_who_have_just_played_once(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", "Bob", stand_ins=1)
        await w.slash("Ann", "gm end", reason="late")
        since, before = len(w.watch.public()), await w.ids()
        await w.press("Bob", "rematch")
        (w.session_id,) = await w.ids() - before
        await w.reload()
        (called,) = calls(w, since)
        assert called.pings == [w.people["Ann"].id] and not called.silent and "⟨" not in called.words
        await w.press("Ann", "join")
        seats = (await w.reload()).seats.values()
        assert [w.name_of(each.user) for each in seats if each.user] == ["Bob", "Ann"]
        assert sum(each.user is None for each in seats) == 1, "the stand-in plays again, too"
        assert len(calls(w, since)) == 1


async def test_stand_ins_leave_room_for_the_people_of_the_game_before(tmp_path: Path) -> None:
    """Also where somebody opens the next one who has only looked on."""
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", stand_ins=2)
        await w.slash("Ann", "gm end", reason="late")
        before = await w.ids()
        await w.press("Eve", "rematch")
        (w.session_id,) = await w.ids() - before
        assert sum(each.user is None for each in (await w.reload()).seats.values()) == 1
        await w.seat("Ann", "Bob")
        assert len((await w.reload()).party) == w.session.most == 4


async def test_whoever_has_a_seat_is_shown_the_way_to_the_lobby_where_it_is_announced(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann")
        (there,) = [each for each in w.channel.history() if controls(w.raw(each), "join")]
        said = w.reply(await w.press("Ann", "join", message=there))
        assert f"<#{w.thread.id}>" in said and "already" not in said
        assert "sit at this table already" in w.reply(await w.press("Ann", "join"))
        await w.press("Bob", "join", message=there)
        assert len((await w.reload()).party) == 2


async def test_a_full_lobby_calls_its_host_once(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann")
        since = len(w.watch.public())
        await w.seat("Bob", "Cy")
        assert calls(w, since) == []
        await w.seat("Dee")
        (called,) = calls(w, since)
        assert called.pings == [w.people["Ann"].id] and not called.silent
        await w.press("Ann", "begin")
        assert (await w.reload()).status == "playing"
