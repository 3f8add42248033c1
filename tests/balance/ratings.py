"""How well ratings foretell who wins, of people whose strength is known: ``python -m tests.balance.ratings [games]``.

How somebody plays in a game is their strength and chance; the best wins. The log-loss of what is foretold before each
game is compared with that of knowing nobody, and with that of knowing everybody's true strength (docs/balance.md).
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from math import log, sqrt
from random import Random
from statistics import NormalDist, mean

from engine.ratings import MODEL, Match, Strengths, program, rate, strength

PEOPLE, SPREAD = 40, 5.0
"""How many people play, and by how much their true strengths differ (standard deviation)."""
SEATS = 4
ODDS = (0.2, 0.5, 0.8)
"""How often stand-ins win the missions of parties."""
LEAST = 1e-3
DRAWS = 200
"""Games by which a true chance is found."""


@dataclass(frozen=True)
class Losses:
    """Mean log-loss of the later half of the games, in nats: less is better."""

    blind: float
    rated: float
    true: float


def everybody_for_themselves(games: int, seed: int) -> Losses:
    """Games of four in which one wins."""
    random, found = Random(seed), Strengths()
    skill = {user: random.gauss(MODEL.mu, SPREAD) for user in range(1, PEOPLE + 1)}
    blind, rated, true = list[float](), list[float](), list[float]()
    for _ in range(games):
        users = random.sample(sorted(skill), SEATS)
        play = {user: random.gauss(skill[user], MODEL.beta) for user in users}
        order = sorted(users, key=lambda user: -play[user])
        told = MODEL.predict_win([[strength(found, user)] for user in users])
        known = _chance(random, [skill[user] for user in users], skill[order[0]])
        at = users.index(order[0])
        blind.append(-log(1 / SEATS))
        rated.append(-log(max(LEAST, told[at])))
        true.append(-log(max(LEAST, known)))
        rate(found, Match([[user] for user in users], [1 + order.index(user) for user in users]))
    return Losses(*(mean(each[games // 2 :]) for each in (blind, rated, true)))


def _chance(random: Random, skills: list[float], winner: float) -> float:
    """How often somebody of these true strengths wins."""
    won = 0
    for _ in range(DRAWS):
        won += max((random.gauss(each, MODEL.beta), each) for each in skills)[1] == winner
    return won / DRAWS


def parties(games: int, seed: int) -> Losses:
    """Missions of four against the program, which stand-ins win more or less often."""
    random, found = Random(seed), Strengths()
    skill = {user: random.gauss(MODEL.mu, SPREAD) for user in range(1, PEOPLE + 1)}
    blind, rated, true = list[float](), list[float](), list[float]()
    for _ in range(games):
        users, odds = random.sample(sorted(skill), SEATS), random.choice(ODDS)
        foe = program(SEATS, odds)
        lead = sum(skill[user] for user in users) - sum(each.mu for each in foe)
        won = random.gauss(lead, MODEL.beta * sqrt(2 * SEATS)) > 0
        sure = NormalDist(0, MODEL.beta * sqrt(2 * SEATS)).cdf(lead)
        told = MODEL.predict_win([[strength(found, user) for user in users], foe])[0]
        for losses, share in ((blind, odds), (rated, told), (true, sure)):
            losses.append(-log(max(LEAST, share if won else 1 - share)))
        rate(found, Match([[*users]], [1 if won else 2], odds))
    return Losses(*(mean(each[games // 2 :]) for each in (blind, rated, true)))


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    print("| games | knowing nobody | rated | true strengths |\n| --- | --- | --- | --- |")
    for title, play in (("each for themselves", everybody_for_themselves), ("a party and the program", parties)):
        found = [play(number, seed) for seed in range(10)]
        print(f"| {title} | {mean(each.blind for each in found):.3f} | {mean(each.rated for each in found):.3f} "
              f"| {mean(each.true for each in found):.3f} |")  # fmt: skip
