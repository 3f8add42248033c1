"""A chapel without a car, with two stairs squares in its crypt: a house that is as different from ours as can be."""

from __future__ import annotations

from functools import cache

from plague.table import game

from engine.games.plague.game import Plague
from engine.games.plague.settings import PlagueSettings
from engine.games.plague.state import PlagueState
from engine.workshop.pack import played, read

CHAPEL = """\
drawing = '''
     A   B   C   D   E   F   G   H   I   J   K   L   M   N   O   P   Q   R   S   T   U   V   W   X   Y   Z
   +===+===+===+===+===+===+===+===+===+===+===+===+===+===+===+===+===+===+===+===+===+===+===+===+===+===+
 1 | .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   . |
   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
 2 | .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   . |
   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +---+---+---+---+   +
 3 | .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   . |X5          X6 | . |
   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
 4 | .   .  %%   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   . |               | . |
   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
 5 | .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   . |               | . |
   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
 6 | .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   . |               | . |
   +   +   +   +   +   +   +   +---+---+-W-+---+---+---+---+---+---+-W-+---+---+   +   +-D-+---+---+-G-+   +
 7 | .   .   .   .   .   .   . |X1                     |                    X2 | .   .   .   .   .   .   . |
   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
 8 | .   .   .   .   .   .   . |                       |                       | .   .   .   .   .   .   . |
   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
 9 | .   .   .   .   .   .   . W            ##  ##     D                       D .   .   .   .   .   .   . |
   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
10 | .   .   .   .   .   .   . |                       |                       | .   .   .   .   .   .   . |
   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
11 | .   .   .   .   .   .   . |                       |                       | .   .   .   .   .   .   . |
   +   +   +   +   +   +   +   +---+---+-D-+---+---+---+---+---+---+-D-+---+---+   +   +   +   +   +   +   +
12 | .   .   .   .   .   .   . |                       |                       | .   .   .   .   .   .   . |
   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
13 | .   .   .   .   .   .   . |                       |        ##             | .   .   .   .   .   .   . |
   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
14 | .   .   .   .   .   .   . W                       D                       W .   .   .   .   .   .   . |
   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
15 | .   .   .   .   .   .   . |                       |                       | .   .   .   .   .   .   . |
   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
16 | .   .   .   .   .   .   . |X3                     |                    X4 | .   .   .   .   .   .   . |
   +   +   +   +   +   +   +   +---+---+-D-+---+---+---+---+---+---+-W-+---+---+   +   +   +   +   +   +   +
17 | .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   . |
   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
18 | .   .   .   .  %%   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   . |
   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
19 | .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .  %%   .   . |
   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
20 | .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   . |
   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
21 | .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   . |
   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
22 | .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   . |
   +===+===+===+===+===+===+===+===+===+===+===+===+===+===+===+===+===+===+===+===+===+===+===+===+===+===+
'''
basement = '''
     A   B   C   D   E   F   G   H   I
   +===+===+===+===+===+===+===+===+===+
 1 |    st  st                         |
   +   +---+   +   +   +   +   +   +   +
 2 |                                   |
   +   +   +   +   +   +   +   +   +   +
 3 |                ##  ##             |
   +   +   +   +   +   +   +   +   +   +
 4 |                                   |
   +   +   +   +   +   +   +   +   +   +
 5 |X8                              X7 |
   +===+===+===+===+===+===+===+===+===+
'''
zones = [
  { id = "NAVE", kind = "house", from = "H7", to = "M11", look = "living" },
  { id = "CHOIR", kind = "house", from = "N7", to = "S11", look = "office" },
  { id = "VESTRY", kind = "house", from = "H12", to = "M16", look = "bedroom" },
  { id = "TOWER", kind = "house", from = "N12", to = "S16", look = "kitchen" },
  { id = "SHED", kind = "shed", from = "V3", to = "Y6" },
  { id = "CRYPT", kind = "cellar", from = "bA1", to = "bI5" },
]
openings = [{ id = "D1", edge = "J16-J17" }]
copies = { ak47 = 0 }
hand = { fog = 4 }
characters = ["cook", "medic", "student"]

[counts]
allowance = [0, 1, 2, 4, 5]
walls = 3
[[cards]]
id = "chapel-mace"
as = "machete"
copies = 3

[[tricks]]
id = "chapel-bells"
as = "howl"
copies = 2

[texts.en]
name = "The chapel"
about = "No car anywhere."
zone-NAVE = "Nave"
opening-D1 = "Portal"
card-mace = "Mace"
trick-bells = "Bells"
"""


@cache
def chapel() -> Plague:
    """The game with it."""
    return house("chapel", CHAPEL)


def house(name: str, text: str) -> Plague:
    """The game with a house that somebody wrote."""
    made = played(game(), read(game(), f"{name}.toml", text.encode()).files)
    assert isinstance(made, Plague)
    return made


def table(made: Plague, **options: str) -> PlagueState:
    """A game in this house at its first question."""
    return made.set_up(usual(made, **options), ["a", "m"], "house")[0]


def usual(made: Plague, **options: str) -> PlagueSettings:
    """The options of a table with it."""
    return PlagueSettings.model_validate({**made.usual.model_dump(), **options})
