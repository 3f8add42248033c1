"""What members see: private messages, files, commands, and all that can be looked at."""

from __future__ import annotations

import hashlib
from typing import Any

from said import Said, components
from simulated import World

COMPLETED = (("zombies play", "card"), ("zombies discard", "card"), ("zombies move", "to"), ("zombies place", "cell"))
LOOKS = ("hand", "status", "log", "orders", "board")


async def looks(w: World, name: str) -> list[Any]:
    """Everything that this member can be shown now."""
    w.bot.pictures._boards.clear()
    found: list[Any] = []
    start = len(w.watch.said)
    for command in LOOKS:
        await w.slash(name, f"table {command}")
    await w.slash(name, "table board", text=True)
    await w.slash(name, "table verify")
    if w.session.game.id == "zombies":
        await w.slash(name, "zombies zoom")
        for command, option in COMPLETED:
            found.append(await w.people[name].autocomplete(w.thread, command, option, ""))
    elif name not in _due(w):
        await w.slash(name, "hitz bid", amount=1)
    for said in w.watch.said[start:]:
        found.append((said.words, _pictures(w, said), _ids(said)))
    for typed in ("", "b", "route", "1"):
        found.append(await w.people[name].autocomplete(w.thread, "table do", "what", typed))
    return found


def _due(w: World) -> set[str]:
    """Who could answer with a bid, and would change the table."""
    return {
        w.name_at(seat)
        for seat in w.session.humans
        for decision in w.session.offered(seat)
        if decision.kind in ("bid", "ceiling")
    }


def _pictures(w: World, said: Said) -> list[str]:
    blobs = [w.env.backend.cdn.get(each["url"]) for each in said.files]
    return [hashlib.sha256(blob).hexdigest() for blob in blobs if blob is not None]


def _ids(said: Said) -> list[str]:
    return [each["custom_id"] for each in components(said.components) if "custom_id" in each]


def private(result):
    """The private message of an interaction that shows a panel."""
    return next(each for each in [result.response, *result.followups] if each is not None and each.flags.ephemeral)


def stored(w: World, message) -> bytes:
    """The bytes of a message's only attachment."""
    said = [each for each in w.watch.said if each.id == message.id][-1]
    return w.env.backend.cdn.get(said.files[0]["url"])


def syncs(w: World) -> list[Any]:
    return [each.json for each in w.env.http_requests if each.method == "PUT" and each.path.endswith("/commands")]


def leaves(options: list[dict[str, Any]], path: str = "") -> dict[str, dict[str, Any]]:
    """The commands that can be given, by their whole names."""
    found: dict[str, dict[str, Any]] = {}
    for each in options:
        inside = [option for option in each.get("options") or () if option["type"] in (1, 2)]
        name = f"{path} {each['name']}".strip()
        found |= leaves(inside, name) if inside else {name: each}
    return found


async def drawn(w: World) -> tuple[bytes, str]:
    """The public picture as it would be drawn now."""
    w.bot.pictures._boards.clear()
    board = await w.bot.pictures.board(w.session)
    return board.png, board.alt
