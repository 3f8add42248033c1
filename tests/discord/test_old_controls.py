"""Controls of every family that no longer mean anything: each press gets a private answer and changes nothing."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path

import pytest
from pressing import answer_id, fingerprint
from said import BUTTON, SELECT
from simcord import interactions
from simcord.enums import InteractionType
from simcord.results import InteractionResult
from simulated import World, world

from cogs.base import ids

LISTS = {"gmfix", "order", "options", "rules", "option"}
DRAWN = {"hand", "recap", "moment", "replay"}
"""What comes after the table in their ids matters little, and pictures take their time."""
FORMS = {"gmdo"}
"""A press may be answered by a form."""
OLD = ("", ":x:y", ":0:0:w:1", ":99999999999999999999", ":%00:²", ":rewind:9999999")
SHORT = ("gk", "gk:", "gk:a", "gk:hand:", "gk:::", "gk:Hand:0")


@pytest.mark.parametrize("game", ["hitz", "zombies"])
async def test_old_controls_of_every_family_get_a_private_answer(tmp_path: Path, game: str) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game=game)
        before, post = await fingerprint(w), w.boards()[-1]
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
                        assert "no longer exists" in said or "out of date" in said, (verb, tail, said)
        for id in SHORT:
            assert await w.forge("Ann", id, message=post), id
        assert await fingerprint(w) == before


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
        before = await fingerprint(w)
        said = await submit(w, "Ann", id.format(w.session_id))
        assert said and "incident" not in said
        assert await fingerprint(w) == before
        assert "That is for the game masters" in await submit(w, "Bob", f"gk:gmwhy:{w.session_id}:pause")


@pytest.mark.parametrize(
    "id",
    [
        "gk:nosuch:{0}",
        "gk:a:{0}",
        "gk:a:{0}:x",
        "gk:a:{0}:{1}",
        "gk:a:{0}:{1}:0",
        "gk:a:{0}:{1}:0:zz:1",
        "gk:a:{0}:{1}:0:w:no-such-word",
        "gk:a:{0}:{1}:0:w:~aaaaaaaa",
        "gk:a:{0}:{1}:7-abcd:w:1",
        "gk:a:{0}:{1}:0:n:ammo",
        "gk:a:{0}:%zz%00:0:w:1",
        "gk:later:{0}",
        "gk:order:{0}",
        "gk:order:{0}:nosuch",
        "gk:o:{0}",
        "gk:o:{0}:order.nosuch:0:w:1",
        "gk:o:{0}:order.save:0:w:1",
        "gk:o:{0}:order.pay:7-abcd:w:1",
        "gk:unorder:{0}",
        "gk:unorder:{0}:x",
        "gk:unorder:{0}:999",
        "gk:standin:{0}",
        "gk:option:{0}",
        "gk:option:{0}:score",
        "gk:begin:{0}:more:and:more",
        "gk:rematch:{0}",
        "gk:verify:{0}",
    ],
)
async def test_malformed_ids_are_refused(tmp_path: Path, id: str) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        name = w.due()
        decision = answer_id(w).split(":")[3]
        before = await fingerprint(w)
        made = id.format(w.session_id, decision)
        reply = await w.forge(name, made, message=w.boards()[-1])
        assert reply
        assert await fingerprint(w) == before


async def test_unknown_session_and_nothing_chosen(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        every = "a later hand log undo orders order unorder verify rules join leave begin cancel rematch"
        for verb in every.split(" "):
            reply = await w.forge("Ann", ids.make(verb, "zzzzzz", "x", "y"), message=w.boards()[-1])
            assert "no longer exists" in reply, verb
        for page in ("-1", "99999999999999999999", "x"):
            assert await w.forge("Ann", ids.make("log", w.session_id, page), message=w.boards()[-1])
