"""Turning the screws of a new mission: played by stand-ins, harder or easier, until they win as often as is wished."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from ..core.options import Difficulty
from ..games.zombicide.box.data import Tables
from ..games.zombicide.game import Zombicide
from ..spare import Allowance
from .generator import HARDEST, Aim, Draft, Wish, draft, joined
from .streets import Size
from .trial import Tried, tried

SHARES: Mapping[Difficulty, float] = {"easy": 0.56, "normal": 0.5, "hard": 0.44}
"""How often stand-ins win on normal; between `LEAST` and `MOST` always."""
LEAST, MOST = 0.35, 0.65
NEAR = 0.09
"""How far from that a version may be: what is measured is off by some 4 in a hundred."""
RUNGS = (24, 80, 160)
"""Games after which a version is put aside, or played on; it is kept by the last."""
STEPS = 6
"""Versions of a map that are tried, at most."""
MAPS = 5
"""Maps that are tried, at most."""
OTHERS = 1000
"""The number of the first game that is played here: a trial plays others."""
GUESS: Mapping[Aim, Mapping[Size, int]] = {
    "escape": {"small": 6, "medium": 6, "large": 5},
    "search": {"small": 3, "medium": 2, "large": 2},
    "hold": {"small": 8, "medium": 9, "large": 9},
}
"""The hardness with which it is begun."""
STEEP = 6.0
"""By how much the hardness is changed for each share that is missing, from 0 to 1."""


class Version(NamedTuple):
    """A version of a mission, and the games that were played of it."""

    draft: Draft
    tried: Tried

    def off(self, share: float) -> float:
        """How far it is from this share."""
        return abs(self.tried.won - share)


def made(data: Tables, wish: Wish, allowance: Allowance | None = None) -> Version:
    """A first version as wished; the best of those that were tried when nothing may be used any more.

    Raises ValueError if the box has not enough tiles for it.
    """
    best: Version | None = None
    share = SHARES[wish.level]
    for number in range(MAPS):
        seed = f"{wish.seed}+{number}" if number else wish.seed
        found = _on_one_map(data, replace(wish, seed=seed), share, allowance)
        best = max(filter(None, (best, found)), key=lambda each: _worth(each, share))
        if fits(best, share) or (allowance is not None and allowance.is_spent):
            break
    assert best is not None
    return best


def _worth(version: Version, share: float) -> tuple[int, float]:
    """What versions are compared by: those played more often came near to it before."""
    return version.tried.games, -version.off(share)


def fits(version: Version, share: float) -> bool:
    """Whether a version has been played often enough, and won as often as is wished."""
    return version.tried.games >= RUNGS[-1] and version.off(share) <= NEAR and LEAST <= version.tried.won <= MOST


def _on_one_map(data: Tables, wish: Wish, share: float, allowance: Allowance | None) -> Version:
    """The best version of a map: the hardness is looked for between those known to be too easy and too hard."""
    easy, hard, hardness = -1, HARDEST + 1, GUESS[wish.aim][wish.size]
    versions: list[Version] = []
    for _ in range(STEPS):
        version = _played(data, draft(data, wish, hardness), share, allowance)
        versions.append(version)
        if fits(version, share) or (allowance is not None and allowance.is_spent):
            break
        missing = version.tried.won - share
        easy, hard = (hardness, hard) if missing > 0 else (easy, hardness)
        if hard - easy < 2:
            break
        hardness = min(max(hardness + (round(STEEP * missing) or (1 if missing > 0 else -1)), easy + 1), hard - 1)
    return max(versions, key=lambda each: _worth(each, share))


def _played(data: Tables, version: Draft, share: float, allowance: Allowance | None) -> Version:
    """So many games as it takes to tell whether it will do."""
    game, name = Zombicide(joined(data, version.mission)), version.wish.name
    found = Tried()
    for games in RUNGS:
        found = found.plus(tried(game, name, "normal", range(OTHERS + found.games, OTHERS + games), allowance))
        if abs(found.won - share) > NEAR + found.error or (allowance is not None and allowance.is_spent):
            break
    return Version(version, found)
