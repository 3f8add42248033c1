"""How strong people have shown themselves in the games of a server: one rating for each game, by OpenSkill.

Nothing of it is kept: ratings are worked out from the finished games that there are, so whoever is forgotten has none,
and a corrected end counts as it is now. First games do not count, nor do those that a game master has struck out.
Stand-ins are players whose strength is known: that of somebody new, with little doubt.

A party that plays against the program is rated against an opponent made for that very game: one so strong that
stand-ins in its place would win as often as the first point of the game's curve says (`engine/outlook`), from the same
cards, difficulty and number. A game without a curve says nothing of its party.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Any, cast

from openskill.models import PlackettLuce, PlackettLuceRating

from .core.game import Game
from .outlook.curve import Curve
from .store import Store
from .tables.stats import counts

log = logging.getLogger(__name__)

MODEL = PlackettLuce()
KNOWN = 1.0
"""The doubt about a stand-in, of 25/3 for somebody new."""
SCALE, MIDDLE = 60, 1500
"""What is told: the model's 25 is 1500, and a point of it 60."""
RARE = 0.02
"""The least and, from 1, the most often that stand-ins are taken to win: they were asked a hundred times only."""
MOST = 2000
"""The latest games of a server that count."""


@dataclass(slots=True, frozen=True)
class Rating:
    """A strength, in the model's units: its middle and its standard deviation, after so many games."""

    mu: float
    sigma: float
    games: int

    @property
    def points(self) -> int:
        return round(MIDDLE + SCALE * (self.mu - MODEL.mu))

    @property
    def doubt(self) -> int:
        """Points by which it may well be wrong."""
        return round(SCALE * self.sigma)


@dataclass(slots=True, frozen=True)
class Match:
    """A finished game: its teams by the ids of their people (None: a stand-in; below 0: somebody forgotten, of whom
    nothing is known), and the place of each team, 1 the best.

    ``odds``: for one team alone, how often stand-ins would win in its place against the program.
    """

    teams: Sequence[Sequence[int | None]]
    places: Sequence[int]
    odds: float | None = None


Strengths = dict[int, Rating]
"""By person."""


def rated(matches: Sequence[Match]) -> Strengths:
    """What these games of one kind, the oldest first, say of the people in them."""
    found: Strengths = {}
    for match in matches:
        rate(found, match)
    return found


def rate(found: Strengths, match: Match) -> None:
    """Count a game in that has just ended."""
    teams = [[strength(found, user) for user in team] for team in match.teams]
    places: list[float] = [float(each) for each in match.places]
    if match.odds is not None:
        teams, places = [teams[0], program(len(teams[0]), match.odds)], [places[0], 3.0 - places[0]]
    if len(teams) < 2 or not all(teams):
        return
    after = MODEL.rate(teams, ranks=places)
    for people, now in zip(match.teams, after, strict=False):
        for user, each in zip(people, now, strict=True):
            if user is not None and user > 0:
                games = found[user].games + 1 if user in found else 1
                found[user] = Rating(each.mu, each.sigma, games)


def strength(found: Strengths, user: int | None) -> PlackettLuceRating:
    """How strong somebody is held to be, a stand-in if None."""
    if user is None:
        return MODEL.rating(mu=MODEL.mu, sigma=KNOWN)
    known = found.get(user)
    return MODEL.rating() if known is None else MODEL.rating(mu=known.mu, sigma=known.sigma)


def program(size: int, odds: float) -> list[PlackettLuceRating]:
    """An opponent against whom as many stand-ins win that often."""
    share = min(1 - RARE, max(RARE, odds))
    spread = sqrt(2 * size * (MODEL.beta**2 + KNOWN**2))
    lead = NormalDist().inv_cdf(share) * spread / size
    return [MODEL.rating(mu=MODEL.mu - lead, sigma=KNOWN) for _ in range(size)]


async def ratings(store: Store, games: Mapping[str, Game[Any]], guild: int) -> dict[str, Strengths]:
    """The ratings of everybody in a server, by game."""
    rows = await store.rows(
        "SELECT id, game, settings, result, state FROM sessions WHERE guild = ? AND status = 'over' "
        "ORDER BY changed DESC, age DESC LIMIT ?",
        *(guild, MOST),
    )
    seats = await store.rows(
        "SELECT session, seat, person, stand_in FROM seats JOIN sessions ON id = session "
        "WHERE guild = ? AND status = 'over'",
        guild,
    )
    curves = dict(
        await store.rows(
            "SELECT session, curve FROM outlooks JOIN sessions ON id = session "
            "WHERE guild = ? AND status = 'over' AND done = 1 AND head = seq",
            guild,
        )
    )
    people: dict[str, dict[str, int | None]] = {}
    for id, seat, person, stand_in in seats:
        people.setdefault(id, {})[seat] = None if stand_in else person
    return await asyncio.to_thread(_all, games, rows[::-1], people, curves)


def _all(
    games: Mapping[str, Game[Any]],
    rows: Sequence[tuple[Any, ...]],
    people: Mapping[str, Mapping[str, int | None]],
    curves: Mapping[str, str],
) -> dict[str, Strengths]:
    matches: dict[str, list[Match]] = {}
    for id, game, settings, result, state in rows:
        if game in games and state is not None and counts(settings):
            ended = cast("dict[str, Any]", json.loads(result or "{}"))
            try:
                match = _match(games[game], state, people.get(id, {}), ended, curves.get(id))
            except Exception:  # a game that cannot be read leaves all others rated
                log.warning("session %s is not rated", id, exc_info=True)
                continue
            if match is not None:
                matches.setdefault(game, []).append(match)
    return {game: rated(found) for game, found in matches.items()}


def _match(
    game: Game[Any], state: bytes, people: Mapping[str, int | None], ended: Mapping[str, Any], curve: str | None
) -> Match | None:
    """A finished game as a match; None if it says nothing: nobody's, or a party's without a curve."""
    sides = game.sides(game.load(state))
    winners: Sequence[str] = ended.get("winners", ())
    if not people or not any(people.values()):
        return None
    if len(sides) > 1:
        scores: Mapping[str, float] = ended.get("scores", {})
        worth = [max(((seat in winners), scores.get(seat, 0)) for seat in seats) for seats in sides.values()]
        ranks = sorted(set(worth), reverse=True)
        teams = [[people.get(seat) for seat in seats] for seats in sides.values()]
        return Match(teams, [1 + ranks.index(each) for each in worth])
    ((side, seats),) = sides.items()
    party, won = [people.get(seat) for seat in seats], any(seat in winners for seat in seats)
    against = [user for seat, user in people.items() if seat not in seats and user is not None]
    if against:
        return Match([party, against], [1, 2] if won else [2, 1])
    first = _first(curve, side)
    return None if first is None else Match([party], [1 if won else 2], first)


def _first(curve: str | None, side: str) -> float | None:
    """How often stand-ins won from the beginning of a game, as its curve has it."""
    points = Curve.model_validate_json(curve).points if curve else {}
    tally = points[min(points)].first if points else None
    return tally.share(side) if tally is not None and tally.games else None
