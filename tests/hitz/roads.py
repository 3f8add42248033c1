"""Roads for tests: the one that ships, and others with whatever may stand on one."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, get_args

from hitz.scene import game
from manual import DOCS

from engine.games.hitz.box.data import ARGUMENTS, Argument, EffectCode, Sign, TokenKind
from engine.workshop.pack import played, read

MOST_OF_A_KIND = 9


@cache
def winter() -> Any:
    """The game with the road that ships."""
    file = DOCS / "roads" / "winter.toml"
    return played(game(), read(game(), file.name, file.read_bytes()).files)


@cache
def wild(seed: str) -> Any:
    """The game with a road of random legs and cards, each number up to its bound, all of them its own."""
    return played(game(), read(game(), "wild.toml", written(Random(seed)).encode()).files)


def written(random: Random) -> str:
    legs = sorted(random.choices((1, 2, 3), k=random.randint(3, 8)))
    lines = [f"legs = {legs}", "tokens = { " + ", ".join(f"{each} = 9" for each in get_args(TokenKind)) + " }"]
    number, given, names = 0, dict.fromkeys(get_args(TokenKind), 0), list[str]()
    for level in {*legs}:
        for at in range(8 * legs.count(level) + random.randint(4, 9)):
            number += 1
            names.append(f"card-{number}")
            marked = at >= 6 * legs.count(level) + 4 and random.random() < 0.5
            lines += ["", "[[cards]]", f'id = "wild-{number}"', f"level = {level}"]
            lines += [f'mark = "{random.choice("JQKA")}{random.choice("♠♥♣♦")}"'] if marked else []
            lines += [f"{kind} = {random.choice((0, 0, 1, 3, 9))}" for kind in ("ammo", "gas", "adr", "vp")]
            lines += [f'sign = "{random.choice(get_args(Sign))}"'] if random.random() < 0.5 else []
            lines += effect(random, given)
    texts = {"name": "x" * 60, "about": "y" * 300, **{f"leg-{n}": "z" * 32 for n in range(1, len(legs) + 1)}}
    texts |= dict.fromkeys(names, "W" * 40)
    return "\n".join([*lines, "", "[texts.en]", *(f'{key} = "{text}"' for key, text in texts.items())])


def effect(random: Random, given: dict[str, int]) -> list[str]:
    """What a card does, with zombies where it needs them or at random."""
    code = random.choice(get_args(EffectCode))
    takes, kind = ARGUMENTS.get(code, Argument.NONE), random.choice(get_args(TokenKind))
    if code == "E-LIQUIDATOR" or (code == "E-TOKEN" and given[kind] == MOST_OF_A_KIND):
        return []
    given[kind] += code == "E-TOKEN"
    arg = {Argument.NONE: "", Argument.TOKEN: kind}.get(takes, random.choice("159"))
    if takes is Argument.GROUP and random.random() < 0.5:
        arg = "group"
    lines = [f'effect = "{code}"', f'arg = "{arg}"']
    lines += [f'text = "{"black" if code.startswith("E") else "red"}"'] if code else []
    if code.startswith("X") or random.random() < 0.6:
        lines += [f"zombies = {random.choice((1, 3, 6, 10))}", f"horde = {random.randint(0, 3)}"]
    return lines
