"""Controls that no message of ours has: from another server, for what nobody offered, with arguments nobody made."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
from pressing import answer_id, fingerprint
from said import BUTTON, SELECT, controls
from simulated import World, world

from cogs.base import ids

FOR_ANYBODY = {"rematch"}
"""What is no fault to press, whoever does."""
NO_SESSION = "no longer exists"
FORMS = {"gmdo"}
"""A press may be answered by a form."""
HUGE = "9" * 80
ODD = ("", "0", "-1", "1", "²", "٣", "x", HUGE, str(1 << 63), "%00", "%ff", "a b", "~zz", "я", "🧟", "\n", "'--", "w")
CRAFTED = 81
"""Presses of each kind: every verb has its turn three times."""


async def stranger(w: World) -> Any:
    """Somebody who may manage another server, in which a table has been opened; the first control seen there."""
    other = w.env.create_guild()
    channel = other.create_text_channel("elsewhere")
    role = other.create_role("boss", permissions=discord.Permissions(manage_guild=True, view_channel=True))
    w.people["Mal"] = other.add_member(w.env.create_user("Mal"), roles=[role])
    w.languages[w.people["Mal"].id] = "en"
    await w.people["Mal"].slash(channel, "hitz start", where="here")
    return channel.history()[-1]


async def proposed(w: World) -> Any:
    """A game in which the table is asked about an undo, and a stranger; the first control seen elsewhere."""
    await w.begun("Ann", "Bob", "Cy")
    await w.press(w.due(), "a")
    elsewhere = await stranger(w)
    (first,) = [entry for entry in await w.bot.sessions.history(w.session) if entry.act.get("decision")]
    await w.forge(w.name_of(first.actor), ids.make("ask", w.session_id, str(first.seq)))
    return elsewhere


async def everything(w: World) -> tuple[object, ...]:
    """The table, its votes and whatever else is kept for its people."""
    store = w.bot.sessions.store
    kept = [await store.rows(f"SELECT * FROM {name}") for name in ("proposals", "votes", "pings", "drafts", "gms")]
    return await fingerprint(w), kept


async def says(w: World, name: str, message: Any, id: str, values: tuple[str, ...] = ()) -> str:
    """What a press is told, by a line or a form."""
    result, _ = w.deliver(name, message, id, values, SELECT if values else BUTTON)
    await w.env.settle()
    return w.reply(result) or ("a form" if result.modal and id.split(":")[1] in FORMS else "")


async def test_nobody_reads_or_changes_a_table_from_another_server(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        elsewhere = await proposed(w)
        decision = answer_id(w).split(":")[3]
        taker = str(w.people["Mal"].id)
        before, before_said = await everything(w), len(w.watch.said)
        for args in (
            *(["gmdo", what] for what in ("pause", "undo", "rewind:0", "check", "audit", "repost", "look")),
            *([verb] for verb in w.bot.handlers),
            ["a", decision, "0", "w", "1"],
            ["take", "b", str(w.people["Bob"].id), taker],
            ["vote", "1", "yes"],
            ["vote", "1", "no"],
            ["moment", "0"],
            ["gmaudit", "0"],
            ["gmfix", "0"],
        ):
            verb, *rest = args
            told = await says(w, "Mal", elsewhere, f"gk:{verb}:{w.session_id}" + "".join(f":{each}" for each in rest))
            assert NO_SESSION in told, args
        assert await everything(w) == before
        assert all(said.private for said in w.watch.said[before_said:])


async def test_a_vote_of_another_table_cannot_be_cast_by_its_number(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        elsewhere = await proposed(w)
        (other,) = await w.ids() - {w.session_id}
        before = await everything(w)
        for word in ("yes", "no"):
            assert "out of date" in await says(w, "Mal", elsewhere, ids.make("vote", other, "1", word))
        assert await everything(w) == before


async def test_a_hidden_channel_is_not_read_from_another_one(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        hidden = discord.PermissionOverwrite(view_channel=False)
        w.channel = w.guild.create_text_channel("hidden", overwrites={w.people["Eve"]: hidden})
        await w.begun("Ann", "Bob", where="here")
        hall = w.guild.create_text_channel("hall")
        await w.people["Eve"].slash(hall, "hitz start", where="here")
        own = hall.history()[-1]
        for verb in ("log", "recap", "hand", "rules", "moment"):
            id = ids.make(verb, w.session_id, *(["0"] if verb == "moment" else []))
            assert NO_SESSION in await says(w, "Eve", own, id), verb
        assert NO_SESSION not in await says(w, "Dee", own, ids.make("log", w.session_id))
        assert NO_SESSION not in await says(w, "Ann", own, ids.make("hand", w.session_id))


async def test_only_an_offered_seat_can_be_taken(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        ids_of = {name: str(actor.id) for name, actor in w.people.items()}
        before = await fingerprint(w)
        take = ids.make("take", w.session_id, "b", ids_of["Bob"], ids_of["Cy"])
        assert "no longer holds" in await w.forge("Cy", take)
        await w.slash("Bob", "table handover", member=w.people["Dee"])
        assert "no longer holds" in await w.forge("Cy", take)
        assert (await fingerprint(w))[0] == before[0] and w.session.seat_of(w.people["Cy"].id) is None
        await w.restart()
        other = ids.make("take", w.session_id, "a", ids_of["Bob"], ids_of["Dee"])  # the offer is known, not the seat
        await w.forge("Dee", other)
        assert (await w.reload()).seat_of(w.people["Dee"].id) == "b"
        again = ids.make("take", w.session_id, "b", ids_of["Bob"], ids_of["Dee"])
        await w.slash("Bob", "table join")
        assert "no longer holds" in await w.forge("Dee", again), "an offer is good for one time"


@pytest.mark.parametrize("game", ["hitz", "zombies"])
async def test_whatever_is_crafted_is_answered_privately_and_changes_nothing(tmp_path: Path, game: str) -> None:
    """Every verb with arguments that are wrong, missing or huge; `errors` fails the test for any fault of ours."""
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game=game)
        elsewhere, random = await stranger(w), Random(4)
        post, decision = w.boards()[-1], answer_id(w).split(":")[3]
        shown = {each["custom_id"] for each in controls(w.raw(post))}
        tables = [w.session_id, w.session_id, "zzzzzz", HUGE[:20], "", "%00", "я", w.session_id.upper()]
        args = [*ODD, decision, "order.save", "next-dice", "yes", "rewind", "apply"]
        verbs = [verb for verb in (*w.bot.handlers, "nosuch") if verb not in FOR_ANYBODY]
        before = await everything(w)
        for at in range(CRAFTED):
            rest = [random.choice(args) for _ in range(random.randint(0, 4))]
            id = ":".join(("gk", verbs[at % len(verbs)], random.choice(tables), *rest))[:100]
            values = (random.choice(ODD) or "x",) if random.random() < 0.3 and id not in shown else ()
            name, message = random.choice([("Eve", post), ("Dee", post), ("Mal", elsewhere)])
            told = await says(w, name, message, id, values)
            assert told and "incident" not in told, (name, id, values)
        assert await everything(w) == before
        dice = [*ODD, decision, "order.save", "next-dice", "1-zzzz"]
        for at in range(CRAFTED):  # whoever sits there may do some of it; the rest is refused
            verb = [verb for verb in w.bot.handlers if verb not in FOR_ANYBODY][at % (len(verbs) - 1)]
            id = ":".join(("gk", verb, w.session_id, *(random.choice(dice) for _ in range(random.randint(0, 4)))))[:100]
            values = (random.choice(ODD) or "x",) if random.random() < 0.3 and id not in shown else ()
            told = await says(w, "Bob", post, id, values)
            assert "incident" not in told, (id, values)
        assert (await w.reload()).seq == before[0][0] and (await w.ids()) == before[0][-1]
