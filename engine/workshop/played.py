"""One game of what somebody wrote, played by stand-ins by post, and what it came to."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeVar

from ..core import stand_ins
from ..core.act import Answer
from ..core.game import Game
from ..core.runner import awaited, opened
from ..core.state import State
from ..pace import Waits

ROUNDS = 120
"""A game that takes longer has no end; those of our own boxes take 5 to 60."""
ACTS = 5000
"""Acts after which a game without an end is given up, whatever its rounds."""

CHAPTERS = 4
"""Chapters of a campaign that are played in a row: ten would take minutes."""
TRIES = 5
"""How often a chapter is played in a row that is lost again and again."""

S = TypeVar("S", bound=State)
How = Literal["won", "lost", "endless", "stuck"]
"""``won``: by the players, where they play together, else by anybody; ``endless``: nobody had won or lost it when
`ROUNDS` were over, or the rules gave it up; ``stuck``: nobody could do anything any more.
"""
Say = Callable[[Game[Any], Any, str], Answer | None]
"""What a seat answers to whichever of its questions; None: nothing."""


class Played(NamedTuple):
    """What a game came to. ``waits``: how often it came to rest for somebody else (`Waits`); ``fell``: who fell, and
    where (`Game.fates`); ``answers``: those given, with what followed by itself; ``winners``: seats; ``lead``: by how
    many points the best was ahead of the next, None where points are not what counts.
    """

    how: How
    rounds: int
    waits: int
    answers: int
    fell: Sequence[tuple[str, str]]
    winners: Sequence[str] = ()
    lead: int | None = None

    @property
    def won(self) -> bool:
        return self.how == "won"


def played(
    game: Game[S], settings: Any, seats: Sequence[str], seed: str, carry: Any = None, say: Say = stand_ins.answer
) -> tuple[Played, S]:
    """Play a game to its end, or as far as it goes; with its last state. The same seed is the same game."""
    s, _ = game.set_up(settings, seats, seed, carry)
    house, waits, fell = game.house(settings), Waits(), dict[str, str]()
    acts, stuck = 0, False
    while not s.over and game.rounds(s) <= ROUNDS and acts < ACTS:
        among = opened(s)
        act = game.follow(s, among) or _said(game, s, house, waits, say)
        if act is None:
            stuck = True
            break
        before = game.fates(s)
        game.apply(s, act)
        acts += 1
        for who, (at, out) in game.fates(s).items():
            if out and who in before and not before[who][1]:
                fell[who] = at or before[who][0]
    how = _how(game, s, stuck)
    winners = s.result.winners if s.result else ()
    return Played(how, game.rounds(s), waits.count, acts, tuple(fell.items()), winners, _lead(game, s)), s


def campaign(game: Game[S], settings: Any, seats: Sequence[str], seed: str) -> Played:
    """Play a campaign as far as it goes, or `CHAPTERS` of it: chapter after chapter, a lost one again where its rules
    have it so, `TRIES` times at most. Who fell, fell in a chapter, by its number.
    """
    carry, chapter, tries, parts = None, 1, 0, list[Played]()
    while True:
        peopled = game.campaign.peopled(game.data, settings, carry)
        part, s = played(game, peopled, seats, f"{seed}:{chapter}:{tries}", carry)
        parts.append(part._replace(fell=[(who, str(chapter)) for who, _ in part.fell]))
        left, tries = game.campaign.outcome(s), tries + 1
        if left is not None and chapter < CHAPTERS:
            carry, chapter, tries = left, chapter + 1, 0
        elif part.how != "lost" or tries == TRIES or not game.campaign.again(s):
            fell = [each for part in parts for each in part.fell]
            rounds, waits, answers = (sum(each) for each in zip(*(part[1:4] for part in parts), strict=True))
            return Played(part.how, rounds, waits, answers, fell, part.winners)


def _said(game: Game[S], s: S, house: Collection[str], waits: Waits, say: Say) -> Answer | None:
    """The next answer: of the program's sides, which let nobody wait, then of whoever goes on, else of the next who was
    called; None if nobody has one.
    """
    due = list(dict.fromkeys(seat for each in awaited(s) for seat in each.seats))
    if not due:
        return None
    first = [seat for seat in due if seat in house] or [waits.next(due)]
    return next((said for seat in (*first, *s.seats) if (said := say(game, s, seat)) is not None), None)


def _how(game: Game[S], s: S, stuck: bool) -> How:
    if stuck:
        return "stuck"
    if s.result is None or game.given_up(s):
        return "endless"
    ours: Mapping[str, Sequence[str]] = game.sides(s)
    players = next(iter(ours.values())) if game.together else s.seats
    return "won" if {*players} & {*s.result.winners} else "lost"


def _lead(game: Game[S], s: S) -> int | None:
    scores = sorted(s.result.scores.values() if s.result and not game.together else (), reverse=True)
    return scores[0] - scores[1] if len(scores) > 1 else None
