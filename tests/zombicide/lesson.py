"""What the learner of the first game meets by the advice alone; as a program it looks for seeds that show all of it.

``.venv/bin/python -m zombicide.lesson 500`` (in ``tests``) tries so many seeds: for when rules or advice change.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field

from zombicide.box import box

from engine.core.act import Answer
from engine.core.message import Message
from engine.core.runner import awaited
from engine.games.zombicide.game import Zombicide
from engine.games.zombicide.player.lesson import LESSON
from engine.games.zombicide.settings import ZombicideSettings
from engine.tables.advice import advise

LEARNER = "a"
MOST = 40
SCENES = frozenset({"beside in round 2", "attack", "risk", "kill", "search", "door", "woken", "level", "wound"})
"""What a first game shows; a death of one's own is too much."""


@dataclass
class Played:
    """A first game by the advice alone: the learner's answers, whether it was won, what was met at which answer."""

    answers: int = 0
    won: bool = False
    met: dict[str, int] = field(default_factory=dict[str, int])
    kinds: list[str] = field(default_factory=list[str])

    @property
    def shows_all(self) -> bool:
        return self.won and self.answers <= MOST and self.met.keys() >= SCENES and "death" not in self.met


TOLD = {"wounded": "wound", "reaches": "level", "kills": "kill", "dies": "death", "knocked-out": "death"}


def scenes(seed: str = LESSON.seed, *, stays: bool = False) -> Played:
    """Play the first game with these dice.

    ``stays``: whoever acted last goes on, also into the next round, as in a panel that is left open; else the first who
    can, as in one that is opened anew.
    """
    game, found = Zombicide(box()), Played()
    s, _ = game.set_up(ZombicideSettings(**LESSON.settings), list("abcdef")[: LESSON.seats], seed)
    last, own = "", {s.name(each).key for each in s.crews[LEARNER]}
    while not s.over and found.answers <= MOST:
        opening, act = False, game.follow(s)
        if act is None:
            on = last if any(each.subject == last for each in awaited(s)) else ""
            advice = next(each for seat in s.seats if (each := advise(game, s, seat, on if seat == LEARNER else "")))
            seat, words = advice.decision.seats[0], advice.words
            if seat == LEARNER:
                found.answers += 1
                found.kinds.append(advice.decision.kind)
                if advice.decision.kind == "act":
                    last = advice.decision.subject if stays else ""
                    at = s.survivors[advice.decision.subject].at
                    if s.round == 2 and any(map(s.threats, (at, *s.ground.neighbours(at)))):
                        found.met.setdefault("beside in round 2", found.answers)
                    if words[0] in ("attack", "search", "door"):
                        found.met.setdefault(words[0], found.answers)
                    if "risk" in words:
                        found.met.setdefault("risk", found.answers)
                    opening = words[0] == "door"
            act = Answer(seat=seat, decision=advice.decision.id, words=words)
        for event in game.apply(s, act):
            key, figure = event.message.key.removeprefix("zombicide-"), event.message.args.get("figure")
            if opening and key == "appear":
                found.met.setdefault("woken", found.answers)
            if key in TOLD and isinstance(figure, Message) and figure.key in own:
                found.met.setdefault(TOLD[key], found.answers)
    found.won = s.result is not None and LEARNER in s.result.winners
    return found


if __name__ == "__main__":
    for seed in (f"learn-{n}" for n in range(int(sys.argv[1]))):
        found = [scenes(seed, stays=stays) for stays in (False, True)]
        if all(played.shows_all for played in found):
            print(seed, *((played.answers, played.met) for played in found), flush=True)
