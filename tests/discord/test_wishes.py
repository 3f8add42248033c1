"""People find each other: wishes by a form, a table that opens by itself with those who wished for the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from said import controls
from simulated import World, world

DAY = 24 * 3600


def ticked(shown: Any) -> dict[str, Any]:
    """What a form is filled in with as it opens."""
    found = dict[str, Any]()
    for label in shown.modal["components"]:
        part = label["component"]
        chosen = [one["value"] for one in part["options"] if one.get("default")]
        found[part["custom_id"]] = chosen if part["type"] == 22 else chosen[0]
    return found


async def wish(w: World, name: str, games: tuple[str, ...] = ("hitz",), **changes: Any) -> str:
    """Somebody wishes for company; what they are told."""
    shown = await w.people[name].slash(w.channel, "me play")
    if not shown.modal:
        (change,) = controls(w.raw(shown.followups[-1] if shown.followups else shown.response), "wish:form")
        shown = await w.people[name].click(shown.followups[-1] if shown.followups else shown.response, custom_id=change["custom_id"])
    values = ticked(shown) | {"games": list(games)} | changes
    return w.reply(await w.people[name].submit_modal(shown, values))


async def met(w: World) -> None:
    """The table of those who have met is the one of this world from now on."""
    ((w.session_id,),) = await w.bot.sessions.store.rows("SELECT session FROM meetings")
    await w.reload()


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_two_who_wish_for_the_same_get_a_table_that_begins_when_both_say_yes(
    tmp_path: Path, language: str
) -> None:
    async with world(tmp_path, language=language) as w:
        said = await wish(w, "Ann", sizes=["2"])
        assert "⟨" not in said and await w.ids() == set()
        said = await wish(w, "Bob", sizes=["2", "3"])
        await met(w)
        assert f"<#{w.session.channel}>" in said and w.session.status == "lobby"
        await w.sweep()
        calls = [each for each in w.watch.public() if each.pings and not each.edited]
        assert [sorted(each.pings) for each in calls] == [sorted(w.people[name].id for name in ("Ann", "Bob"))]
        await w.press("Bob", "join")
        assert (await w.reload()).status == "lobby"
        await w.press("Ann", "join")
        assert (await w.reload()).status == "playing"
        for table in ("wishes", "meetings"):
            assert await w.bot.sessions.store.rows(f"SELECT * FROM {table}") == []
        await w.sweep()
        assert len([each for each in w.watch.public() if each.pings and each.channel == calls[0].channel]) >= 1
