"""What a search at turning points wins: `engine.outlook.search` on one seat against stand-ins of *hard* on the others.

``python -m tests.balance.expert --game hitz [--seats 2] [--games 100] [--kinds bid route shoot flee]``. The next
number has the seats exchanged. Each line is a game: what the expert won of it, the seconds of the processor that it
took, those of the longest answer, and what share has been won until then; errors are two standard deviations.

With ``--fresh N`` each answer that *hard* would not give, and the one that it would, are played on in N games that the
search has not seen. Their differences add up to what an expert wins more than one of *hard* in its place, with a
smaller error than victories have.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from math import inf, sqrt
from statistics import fmean, stdev
from time import process_time
from typing import Any

from engine.core.act import Answer
from engine.core.game import Game
from engine.core.runner import offered
from engine.core.stand_ins import act_of
from engine.core.view import view
from engine.outlook.search import best
from engine.outlook.shares import played_on
from tests.every_game import IDS, game_of


@dataclass
class Thought:
    """What an expert has thought in a game: seconds in all and of the longest answer, by kind how often it thought and
    how often it came to another answer, and what was won by these in fresh games.
    """

    seconds: float = 0.0
    longest: float = 0.0
    gain: float = 0.0
    asked: Counter[str] = field(default_factory=Counter[str])
    other: Counter[str] = field(default_factory=Counter[str])


def duel(
    game: Game[Any], settings: Any, players: int, number: int, kinds: Collection[str], fresh: int = 0
) -> tuple[float, Thought]:
    """What falls to the expert of a whole game."""
    seats, thought = "abcdef"[:players], Thought()
    expert = seats[number % players]
    s, _ = game.set_up(settings, list(seats), f"expert{number // players}")
    while not s.over:
        act = act_of(game, s)
        assert act is not None, number
        if isinstance(act, Answer) and act.seat == expert and act.by == "stand-in":
            seen = view(s, expert)
            decision = next(each for each in offered(s, expert, seen) if each.id == act.decision)
            if decision.kind in kinds:
                begun = process_time()
                words = best(game, seen, expert, decision, act.words, f"{number}:{s.known}:{act.decision}")
                took = process_time() - begun
                thought.seconds, thought.longest = thought.seconds + took, max(thought.longest, took)
                thought.asked[decision.kind] += 1
                thought.other[decision.kind] += words != act.words
                other = act.model_copy(update={"words": words})
                for n in range(fresh if words != act.words else 0):
                    one, two = (played_on(game, seen, f"fresh{number}:{s.known}:{n}", each) for each in (other, act))
                    thought.gain += (one.get(expert, 0.0) - two.get(expert, 0.0)) / fresh
                act = other
        game.apply(s, act)
    winners = s.result.winners if s.result else []
    return (expert in winners) / len(winners) if winners else 1 / players, thought


def _points(gains: list[float]) -> str:
    error = 2 * stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else inf
    return f"{100 * fmean(gains):+.0f} ± {100 * error:.0f} points"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=IDS, required=True)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--fresh", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], help="a setting, as auction=ceilings")
    parser.add_argument("--kinds", nargs="*", help="the questions it thinks over; those of the game if not given")
    args = parser.parse_args()
    game, won, gains = game_of(args.game), list[float](), list[float]()
    chosen = {"difficulty": "hard"} | dict(option.split("=", 1) for option in args.option)
    settings, kinds = game.settings.model_validate(chosen), args.kinds or game.turning
    asked, other = Counter[str](), Counter[str]()
    for number in range(args.first, args.first + args.games):
        part, thought = duel(game, settings, args.seats, number, kinds, args.fresh)
        won.append(part)
        gains.append(thought.gain)
        asked += thought.asked
        other += thought.other
        share = sum(won) / len(won)
        error = 2 * sqrt(max(share * (1 - share), 0.25 / len(won)) / len(won))
        more = f"; more than hard: {_points(gains)}" if args.fresh else ""
        told = " ".join(f"{kind} {other[kind]}/{n}" for kind, n in asked.items())
        print(
            f"{number}: {part:g}, {thought.seconds:.0f} s, longest {thought.longest:.1f} s; "
            f"{100 * share:.0f} ± {100 * error:.0f} % of {len(won)}{more}; other answers: {told}",
            flush=True,
        )


if __name__ == "__main__":
    main()
