"""The end of the game (R14) and its winner (R15)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.message import who
from engine.core.shape import One
from engine.core.state import End, Result
from engine.core.step import Ask, Step

from .state import ZgameState

ENOUGH = 8
"""Goal cards that end the game (R14.1)."""
D6 = tuple(str(n) for n in range(1, 7))


def reason(s: ZgameState) -> str:
    """Why the game ends at the end of this turn (R14.1); not yet: ""."""
    if any(len(s.gangs[seat].won.get()) >= ENOUGH for seat in s.living):
        return "goals"
    if not s.events.cards:
        return "events"
    return "ruins" if all(s.sites[place].despoiled for place in s.sites if s.is_quarter(place)) else ""


def best(s: ZgameState, seats: Sequence[str]) -> list[str]:
    """Who has the most Goal cards, and of these the most Fighters in the city (R15.1, R15.2)."""
    ranks = {seat: (len(s.gangs[seat].won.get()), len(s.gangs[seat].in_city)) for seat in seats}
    return [seat for seat in seats if ranks[seat] == max(ranks.values())]


def result(s: ZgameState, winners: Sequence[str], why: str) -> Result:
    """The end of the game."""
    scores = {seat: len(gang.won.get()) for seat, gang in s.gangs.items()}
    return Result(
        winners=list(winners),
        title=s.text("end", winners=[who(seat) for seat in winners], why=s.text(f"end-{why}")),
        scores=scores,
        lines=[s.text("end-line", who=seat, n=scores[seat], m=len(gang.in_city)) for seat, gang in s.gangs.items()],
    )


def finish(s: ZgameState, seats: Sequence[str], why: str) -> None:
    """The game ends, with the best of these seats as its winner; whoever is tied goes on to wrestle (R15)."""
    leaders = best(s, seats)
    if len(leaders) == 1:
        raise End(result(s, leaders, why))
    s.push(Wrestling(seats=leaders, why=why))


class Wrestling(Step):
    """Those who are still tied roll a die each until one is the strongest (R15.3)."""

    seats: list[str]
    why: str

    def asks(self, s: ZgameState) -> Iterator[Ask]:  # D18
        yield Ask(tuple(self.seats), "wrestle", One(["roll"]))

    def on_wrestle(self, s: ZgameState, ask: Ask, word: str) -> None:
        rolls = {seat: int(s.roll("wrestles", (D6, 1), who=seat)[0][0]) for seat in self.seats}
        self.seats = [seat for seat in self.seats if rolls[seat] == max(rolls.values())]
        if len(self.seats) == 1:
            raise End(result(s, self.seats, self.why))
