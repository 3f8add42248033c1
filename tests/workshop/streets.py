"""Small missions of Zombicide to be judged: the box with one more of them in it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.data import load
from engine.games.zombicide.box.data import Tables
from engine.games.zombicide.game import Zombicide

PLAIN = """difficulty = "medium"
minutes = 20
hour = 12
grid = [["5R", "8R"]]
start = ["5R.A"]
spawns = [{ id = "S1", zone = "8R.D" }, { id = "S2", zone = "5R.D" }]
goals = { FOUND = "cards" }

[cards.plain-1]
zone = "8R.a"
effect = "ap(taker, 3)"
"""
"""Two tiles and a card in a room."""


@cache
def game(content: str = PLAIN, name: str = "plain") -> Zombicide:
    """The game with this mission beside ours."""
    with TemporaryDirectory() as folder:
        missions = Path(folder) / "zombicide" / "missions"
        missions.mkdir(parents=True)
        (missions / f"{name}.toml").write_text(content, "utf-8")
        return Zombicide(load("zombicide", Tables, Path(folder)))


def changed(*changes: tuple[str, str]) -> Zombicide:
    """The plain mission with something else in it."""
    content = PLAIN
    for old, new in changes:
        assert content.count(old) == 1, old
        content = content.replace(old, new)
    return game(content)
