"""Cities that somebody might write: one as strange as it can be."""

from __future__ import annotations

from functools import cache
from typing import Any

from every_game import game_of

from engine.games.zgame.game import ZGame
from engine.workshop.pack import played, read

LAYOUTS = """
[[layouts]]
id = "2"
rows = [
  "B1  01  .   .",
  "  .       .",
  ".   M   .   B2",
]

[[layouts]]
id = "4"
rows = [
  "B1  .   .   01  .   .   .   B2",
  "  .   .           .   .   .",
  "02  .   .   M   .   .",
  "  .   .   .       .",
  "B3  .   .   .   .   .   .   B4",
]
"""
CARDS = """
[[events]]
id = "ring-e1"
invasion = []
marauders = []
order = "DCBA"
ruin = []
loss = 3

[[items]]
id = "ring-gun"
deck = "firearm"
copies = 12
strength = 0
undead = 9
raid = [{ op = "ride", n = 3, party = true }, { op = "gain", food = 2, medicine = 3 }]
picture = "pistol"

[[items]]
id = "ring-flute"
deck = "gadget"
copies = 5
strength = 2
vest = true
raid = [{ op = "pipe", n = 6 }, { op = "spawn", n = 4 }]
household = [{ op = "recruit" }, { op = "despoil" }]
"""
ICONS = ("firearm", "melee", "transport", "gadget", "supply", "food", "medicine", "fighter", "mercenary")
LONG = "The burnt-down weather station on a hill"
"""A name as long as it can be."""


@cache
def ring() -> str:
    """A city with holes, for two or four gangs only, with hardly anything of ours."""
    tiles = [f'id = "ring-{n:02}"\nicons = {_icons(n)}\nzombies = {n % 4}' for n in range(1, 37)]
    tiles += ['id = "ring-50"\nkind = "mall"\nicons = ["food"]\nzombies = 3']
    tiles += ['id = "ring-90"\nkind = "base"\nicons = ["fighter", "medicine"]']
    zombies = [
        f'id = "ring-z{n}"\ncopies = {n + 1}\nstrength = {n % 4}\nextra = {n % 4}\nkills = {n % 3}\n'
        f"despoils = {str(n % 2 == 0).lower()}\nspreads = {str(n % 3 == 0).lower()}"
        for n in range(8)
    ]
    goals = [
        f'id = "ring-g{n}"\nkind = "{kind}"\nmetric = "{metric}"'
        for n, (kind, metric) in enumerate(
            [("max", "cleared"), ("count", "strongest"), ("max", "haul"), ("max", "kicked")]
        )
    ]
    rows = {"tiles": tiles, "zombies": zombies, "goals": goals}
    names = [f"tile-{n:02}" for n in (*range(1, 37), 50, 90)] + [f"zombie-z{n}" for n in range(8)]
    names += [f"goal-g{n}" for n in range(4)] + ["event-e1", "card-gun", "card-flute", "name", "about"]
    return "\n".join(
        [
            'keep = { tiles = "none", zombies = "none", goals = ["C02", "C03", "C05", "C06", "C07", "C09", "C11", '
            '"C12", "C13", "C15", "C17", "C18"] }',
            "copies = { katana = 12, bike = 1 }",
            'bases = { A = "ring-90" }',
            LAYOUTS,
            *(f"[[{table}]]\n{row}\n" for table, each in rows.items() for row in each),
            CARDS,
            "[texts.en]",
            *(f'{name} = "{LONG}"' for name in names),
        ]
    )


def _icons(n: int) -> str:
    return str([ICONS[(n * step) % 9] for step in range(1, n % 5 + 1)]).replace("'", '"')


@cache
def base() -> Any:
    return game_of("zgame")


@cache
def written(name: str, text: str) -> ZGame:
    """The game with the city of a file."""
    game = played(base(), read(base(), f"{name}.toml", text.encode()).files)
    assert isinstance(game, ZGame)
    return game
