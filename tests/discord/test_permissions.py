"""Who may give which of the commands that are not a game master's: one table in play, every kind of person."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from simulated import World, world

NAMES = {"due": "", "host": "Ann", "player": "", "gone": "Cy", "spectator": "Dee", "manager": "Eve"}
"""``due`` is awaited, ``player`` is not, both are seated; ``gone`` has left the seat to its stand-in."""
KINDS = tuple(NAMES)
SEATED = {"due", "host", "player"}
SAID: dict[str, str] = {
    "no seat": "You have no seat at this table.",
    "begun": "The game has already begun.",
    "stand-in": "A stand-in plays for you",
    "nothing": "There is nothing to choose now.",
    "not asked": "That is not asked of you now.",
}
LOOKING = "table status, table board, table log, table recap, table history, me games, help, hitz card, hitz rules"
OWN = "table hand, table orders, table do, table undo, table handover, hitz bid, hitz pay, hitz shoot, hitz flee"
LATER = {"table export": "once the game is over", "table verify": "until the game is over"}
FILLED: dict[str, dict[str, Any]] = {
    "hitz card": {"card": "Rig"},
    "table do": {"what": "pass"},
    "hitz bid": {"amount": 1},
    "hitz shoot": {"ammo": 1},
    "table here": {"game": "self"},
    "table handover": {"member": "Gus"},
}


async def given(w: World, name: str, command: str) -> str:
    options = dict(FILLED.get(command, {}))
    if "member" in options:
        options["member"] = w.people[options["member"]]
    if "game" in options:
        options["game"] = w.session_id
    return await w.slash(name, command, **options)


@pytest.mark.parametrize("kind", KINDS)
async def test_who_may_give_which_command(tmp_path: Path, kind: str) -> None:
    async with world(tmp_path, names=("Ann", "Bob", "Cy", "Dee", "Eve", "Gus")) as w:
        await w.begun("Ann", "Bob", "Cy")
        await w.slash("Cy", "table leave")
        await w.env.settle()
        await w.reload()
        due = w.due()
        who = {**NAMES, "due": due, "player": "Bob" if due == "Ann" else "Ann"}[kind]

        def kept() -> Any:
            return w.session.kept.data, w.session.seats, w.session.host, w.session.status

        before = kept()
        for command in LOOKING.split(", "):
            said = await given(w, who, command)
            assert (said or command == "table board") and not said.startswith(tuple(SAID.values())), (kind, command)
        for command, why in LATER.items():
            assert why in await given(w, who, command), (kind, command)
        assert kept() == before
        if kind not in SEATED:
            for command in (*OWN.split(", "), "table leave"):
                said = await given(w, who, command)
                may_look = kind == "gone" and command in ("table hand", "table orders", "table undo", "table handover")
                assert may_look or said.startswith(tuple(SAID.values())), (kind, command, said)
                await w.reload()
                assert kept() == before, (kind, command)
        said = await given(w, who, "table here")
        assert (said == "Only the host of the table can do that.") == (who != "Ann"), (kind, said)
        said = await given(w, who, "table join")
        await w.reload()
        assert (kept() != before) == (kind == "gone"), (kind, said)
        assert said == (SAID["begun"] if kind != "gone" else "You are at the table."), (kind, said)


async def test_only_who_is_due_moves_the_game(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ann", "Bob", "Cy", "Dee")) as w:
        await w.begun("Ann", "Bob", "Cy")
        due, before = w.due(), w.session.kept.data
        for name in {"Ann", "Bob", "Cy", "Dee"} - {due}:
            await given(w, name, "hitz bid")
            await given(w, name, "table do")
            assert (await w.reload()).kept.data == before
        await given(w, due, "hitz bid")
        assert (await w.reload()).kept.data != before
