"""Game masters in Discord: who is one, every command, corrections typed and pressed."""

from __future__ import annotations

from random import Random
from typing import Any

import discord
from said import controls
from seen import private
from simulated import World

from cogs.desk import panels as gm_panels

ROLE = "keepers"
WHY = "a slip"
COMMANDS: dict[str, dict[str, Any]] = {
    "panel": {},
    "fix": {"what": "bonus", "reason": WHY},
    "dice": {"what": "luck", "reason": WHY},
    "step": {"what": "drop", "reason": WHY},
    "undo": {"reason": WHY},
    "rewind": {"moment": 0, "reason": WHY},
    "act-as": {"seat": "due", "what": "", "reason": WHY},
    "skip": {"seat": "due", "reason": WHY},
    "deadline": {"time": "24h", "reason": WHY},
    "pause": {},
    "resume": {},
    "seat": {"seat": "b", "action": "stand-in", "reason": WHY},
    "reveal": {"seat": "b", "reason": WHY},
    "repost": {},
    "check": {},
    "announce": {"text": "dinner is ready"},
    "audit": {},
    "export": {"reason": WHY},
    "end": {"reason": WHY},
    "transfer": {"who": "host", "reason": WHY},
    "helper": {"who": "named"},
    "import": {"reason": WHY},
    "server": {},
}


async def seated(w: World, game: str, **options: str) -> None:
    """Ann hosts and plays with Bob; Eve may manage the server."""
    may = w.guild.create_role(ROLE, permissions=discord.Permissions(manage_guild=True, view_channel=True))
    w.people["Eve"] = w.guild.add_member(w.env.create_user("Eve2"), roles=[may])
    w.languages[w.people["Eve"].id] = w.language
    await w.begun("Ann", "Bob", game=game, **({"round_limit": "3"} if game == "zombies" else {}), **options)


async def complete(w: World, command: str, kind: str, random: Random) -> str:
    """A whole value for an option ``what``, found as people do: a suggestion, and on until the line is complete."""
    (fix,) = gm_panels.fixes(w.session, [kind])
    typed = first = w.bot.texts(w.language).message(fix.prompt(w.session.playing), w.session.names)
    for _ in range(60):
        found = await w.people["Eve"].autocomplete(w.thread, f"gm {command}", "what", typed)
        assert found, (command, kind, typed)
        each = random.choice(found)
        if not str(each["name"]).endswith("…"):
            return each["value"]
        typed = str(each["name"]).removesuffix("…").rstrip(" ›")
        if "…" in typed:  # too long to be shown whole: something shorter
            typed = first
    raise AssertionError(f"{kind} is never complete")


async def corrected(w: World, command: str, kind: str) -> None:
    """A typed correction, with preview and press."""
    seq = (await w.reload()).seq
    for n in range(9):  # a phase whose loss would leave the table stuck is refused
        what = await complete(w, command, kind, Random(f"{kind}{n}"))
        preview = private(await w.people["Eve"].slash(w.thread, f"gm {command}", what=what, reason="slip"))
        assert (await w.reload()).seq == seq, "nothing has happened yet"
        if controls(w.raw(preview), "gmdo:"):
            break
    (button,) = controls(w.raw(preview), "gmdo:")
    await w.people["Eve"].click(preview, custom_id=button["custom_id"])
    await w.rest()
    made = (await w.bot.sessions.history(w.session, after=seq))[0].act
    assert made["why"] == "slip", what
    assert made["act"] == "rewind" if kind == "last-dice" else [op["fix"] for op in made["ops"]] == [kind], what
