"""Controls of every family that no longer mean anything: each press gets a private answer and changes nothing."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from simcord import interactions
from simcord.enums import InteractionType
from simcord.results import InteractionResult
from simulated import BUTTON, SELECT, World, world

LISTS = {"gmfix", "order", "options", "rules", "option"}
DRAWN = {"hand", "recap", "moment", "replay"}
"""What comes after the table in their ids matters little, and pictures take their time."""
FORMS = {"gmdo"}
"""A press may be answered by a form."""
OLD = ("", ":x:y", ":0:0:w:1", ":99999999999999999999", ":%00:²", ":rewind:9999999")
SHORT = ("gk", "gk:", "gk:a", "gk:hand:", "gk:::", "gk:Hand:0")


async def kept(w: World) -> Any:
    rows = await w.bot.sessions.store.rows("SELECT id, status, seq, state, host, channel FROM sessions ORDER BY id")
    seats = await w.bot.sessions.store.rows("SELECT session, seat, user, stand_in FROM seats ORDER BY session, seat")
    return rows, seats


@pytest.mark.parametrize("game", ["hitz", "zombies"])
async def test_old_controls_of_every_family_get_a_private_answer(tmp_path: Path, game: str) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game=game)
        before, post = await kept(w), w.boards()[-1]
        families = [*w.bot.handlers, "nosuch", "A1"]
        assert {"a", "hand", "vote", "ask", "take", "mute", "gm", "gmfix", "g", "gmdo", "gmaudit"} < set(families)
        for verb in families:
            for session in (w.session_id, "zzzzzz"):
                for tail in OLD if session == w.session_id and verb not in DRAWN else OLD[:2]:
                    values = ["x"] if verb in LISTS and tail and "x" not in tail else ()
                    id = f"gk:{verb}:{session}{tail}"
                    result, _ = w.deliver("Ann", post, id, values, SELECT if values else BUTTON)
                    await w.env.settle()
                    answered = w.reply(result) or (verb in FORMS and result.modal)
                    assert answered, (verb, session, tail)
                    assert "incident" not in w.reply(result), (verb, session, tail)
                    if session == "zzzzzz" and verb not in ("nosuch", "A1"):
                        said = w.reply(result)
                        assert "no longer exists" in said or "another time" in said, (verb, tail, said)
        for id in SHORT:
            assert await w.forge("Ann", id, message=post), id
        assert await kept(w) == before


async def submit(w: World, name: str, id: str) -> str:
    """Send a form that was shown by some other version of the program."""
    field = {"type": 4, "custom_id": "why", "value": "because"}
    record, payload = interactions.base_payload(
        w.env.backend,
        type=InteractionType.MODAL_SUBMIT,
        channel_id=w.session.channel,
        guild_id=w.guild.id,
        user_id=w.people[name].id,
        data={"custom_id": id, "components": [{"type": 18, "id": 1, "component": field}]},
    )
    w.env.backend.emit("INTERACTION_CREATE", deepcopy(payload))
    await w.env.settle()
    return w.reply(InteractionResult(w.env, record))


@pytest.mark.parametrize(
    "id",
    [
        "gk:",
        "gk:nosuch:{}",
        "gk:gmwhy",
        "gk:gmwhy:{}",
        "gk:gmwhy:{}:nosuch",
        "gk:gmwhy:{}:rewind:x",
        "gk:gmwhy:zz:undo",
    ],
)
async def test_old_forms_get_a_private_answer(tmp_path: Path, id: str) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        before = await kept(w)
        said = await submit(w, "Ann", id.format(w.session_id))
        assert said and "incident" not in said
        assert await kept(w) == before
        assert "That is for the game masters" in await submit(w, "Bob", f"gk:gmwhy:{w.session_id}:pause")
