"""One game of a mission, played by stand-ins by post, and what it came to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

from ..core import stand_ins
from ..core.act import Answer
from ..core.game import Game
from ..core.runner import awaited, opened
from ..games.zombicide.phases.zombie_phase import PATIENCE
from ..games.zombicide.settings import ZombicideSettings
from ..games.zombicide.state import ZombicideState
from ..pace import Waits

ROUNDS = 60
"""A mission that takes longer has no end; ours take some 5 to 25."""
ACTS = 5000
"""Acts after which a game without an end is given up, whatever its rounds."""

OUT = ("down", "dead")

How = Literal["won", "lost", "endless", "stuck"]
"""``endless``: nobody had won or lost it when `ROUNDS` were over, or when nothing had been done for so many rounds that
the rules gave it up; ``stuck``: nobody could do anything any more.
"""
Say = Callable[[Game[ZombicideState], ZombicideState, str], Answer | None]
"""What a seat answers to whichever of its questions; None: nothing."""


class Played(NamedTuple):
    """What a game came to. ``waits``: how often it came to rest for somebody else (`Waits`); ``fell``: who of the box
    was knocked out or killed, and in which zone; ``answers``: those given, with what followed by itself.
    """

    how: How
    rounds: int
    waits: int
    answers: int
    fell: Sequence[tuple[str, str]]

    @property
    def won(self) -> bool:
        return self.how == "won"


def played(
    game: Game[ZombicideState],
    settings: ZombicideSettings,
    seats: Sequence[str],
    seed: str,
    carry: Any = None,
    say: Say = stand_ins.answer,
) -> tuple[Played, ZombicideState]:
    """Play a mission to its end, or as far as it goes; with its last state. The same seed is the same game."""
    s, _ = game.set_up(settings, seats, seed, carry)
    waits, fell = Waits(), dict[str, str]()
    acts, stuck = 0, False
    while not s.over and s.round <= ROUNDS and acts < ACTS:
        among = opened(s)
        act = game.follow(s, among) or _said(game, s, waits, say)
        if act is None:
            stuck = True
            break
        stood = {each.id: each.at for each in s.standing}
        game.apply(s, act)
        acts += 1
        for each in s.survivors.values():
            if each.id in stood and each.standing in OUT:
                fell[each.who] = each.at or stood[each.id]
    return Played(_how(s, stuck), s.round, waits.count, acts, tuple(fell.items())), s


def _said(game: Game[ZombicideState], s: ZombicideState, waits: Waits, say: Say) -> Answer | None:
    """The next answer: of whoever goes on, else of the next who was called; None if nobody has one."""
    due = list(dict.fromkeys(seat for each in awaited(s) for seat in each.seats))
    if not due:
        return None
    first = waits.next(due)
    return next((said for seat in (first, *s.seats) if (said := say(game, s, seat)) is not None), None)


def _how(s: ZombicideState, stuck: bool) -> How:
    if stuck:
        return "stuck"
    if s.result is not None and s.result.winners:
        return "won"
    return "lost" if s.over and s.idle < PATIENCE else "endless"
