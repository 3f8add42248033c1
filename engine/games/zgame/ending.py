"""The end of the game (R14) and its winner (R15)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.ending import Standing
from engine.core.message import Message, who
from engine.core.shape import One
from engine.core.state import End, Result
from engine.core.step import Ask, Done, Step

from .state import ZgameState

ENOUGH = 8
"""Goal cards that end the game (R14.1)."""
D6 = tuple(str(n) for n in range(1, 7))


def reason(s: ZgameState) -> str:
    """Why the game ends at the end of this turn (R14.1); not yet: ""."""
    if any(len(s.won[seat].get()) >= ENOUGH for seat in s.living):
        return "goals"
    if not s.events.cards:
        return "events"
    return "ruins" if all(s.sites[place].despoiled for place in s.sites if s.is_quarter(place)) else ""


def best(s: ZgameState, seats: Sequence[str]) -> list[str]:
    """Who has the most Goal cards, and of these the most Fighters in the city (R15.1, R15.2)."""
    ranks = {seat: (len(s.won[seat].get()), len(s.gangs[seat].in_city)) for seat in seats}
    return [seat for seat in seats if ranks[seat] == max(ranks.values())]


def result(s: ZgameState, winners: Sequence[str], why: str, *, wrestled: bool = False) -> Result:
    """The end of the game, and whether it took a wrestling."""
    scores = {seat: len(won.get()) for seat, won in s.won.items()}
    said = s.text(f"end-{why}")
    said = s.text("end-wrestled", why=said) if wrestled else said
    title = s.text("end", winners=[who(seat) for seat in winners], why=said)
    return Result(winners=list(winners), title=title, scores=scores, lines=list(s.fallen.values()))


def standings(s: ZgameState) -> list[Standing]:
    """All gangs, the winners first, then by Goals and by Fighters in the city (R15); who was eliminated comes last."""
    assert s.result
    scores, winners = s.result.scores, s.result.winners

    def rank(seat: str) -> tuple[bool, bool, int, int]:
        gang = s.gangs[seat]
        return seat not in winners, gang.out, -scores.get(seat, 0), -len(gang.in_city)

    def said(seat: str) -> Message:
        gang = s.gangs[seat]
        if gang.out:
            return s.text("end-standing-gone", turn=gang.out_in) if gang.out_in else s.text("end-standing-out")
        return s.text("end-standing", n=scores.get(seat, 0), m=len(gang.in_city))

    return [Standing(seat, said(seat)) for seat in sorted(s.gangs, key=rank)]


def finish(s: ZgameState, seats: Sequence[str], why: str, *, at_once: bool = False) -> None:
    """The game ends, with the best of these seats as its winner; tied seats wrestle, if need be at once (R15)."""
    leaders = best(s, seats)
    if len(leaders) == 1:
        raise End(result(s, leaders, why))
    s.push(Wrestling(seats=leaders, why=why, at_once=at_once))


class Wrestling(Step):
    """Those who are still tied roll a die each until one is the strongest (R15.3).

    There is nothing to choose, so it follows by itself, unless the table wants every press to be a person's. Where the
    game is declared over it is rolled ``at_once``.
    """

    seats: list[str]
    why: str
    at_once: bool = False

    def run(self, s: ZgameState) -> None:
        while self.at_once:
            self.roll(s)

    def asks(self, s: ZgameState) -> Iterator[Ask]:  # D18
        yield Ask(tuple(self.seats), "wrestle", One(["roll"]))

    def on_wrestle(self, s: ZgameState, ask: Ask, word: str) -> None:
        self.roll(s)

    def roll(self, s: ZgameState) -> None:
        """A die for each; the game is over if one is the strongest."""
        rolls = {seat: int(s.roll("wrestles", (D6, 1), who=seat)[0][0]) for seat in self.seats}
        self.seats = [seat for seat in self.seats if rolls[seat] == max(rolls.values())]
        if len(self.seats) == 1:
            raise End(result(s, self.seats, self.why, wrestled=True))


class Curtain(Step):
    """The game ends now, as it stands (R14.1 d); tied gangs wrestle at once."""

    def run(self, s: ZgameState) -> Done | None:
        finish(s, s.living, "infection", at_once=True)
        return None
