"""A table without Discord and without a disk, played by people who think like stand-ins."""

from __future__ import annotations

from typing import Any

from engine.calls.habits import Habits
from engine.core.act import Answer
from engine.core.game import Game
from engine.core.runner import offered, opened
from engine.core.state import Settings
from engine.core.view import view
from engine.tables import absence, bank
from engine.tables.autoplay import next_act
from engine.tables.lobby import furnish
from engine.tables.session import LETTERS, Kept, Player, Session, TableSettings


class Table:
    """A session in memory only: what follows by itself and what a deadline does are those of real tables."""

    def __init__(self, game: Game[Any], settings: Settings, table: TableSettings, people: int, seed: str) -> None:
        seats = {seat: Player(number, seat) for number, seat in enumerate(LETTERS[:people], 1)}
        kept = Kept(
            channel=0, host=1, language="en", status="playing", settings=settings, table=table, seats=seats, changed=0
        )
        self.session = Session("pace", game, guild=0, created=0, kept=kept)
        furnish(self.session, lambda session, role: role)
        self.session.state, _ = game.set_up(self.session.settings, list(self.session.seats), seed)
        self.answers = 0
        """Given by people."""
        self.lapses = 0
        """Deadlines that people have let pass."""
        self.missed: dict[int, int] = {}
        """Deadlines that each person has let pass in a row."""
        self.rest()

    @property
    def over(self) -> bool:
        return self.session.playing.over

    def rest(self) -> None:
        """Do what follows by itself, until the table waits for people."""
        session, among = self.session, None
        while not self.over:
            absence.return_seats(session)
            act = next_act(session, _never, among)
            if act is None:
                return
            made_up_for = isinstance(act, Answer) and absence.for_question(session, act)
            session.game.apply(session.playing, act)
            if made_up_for and isinstance(act, Answer):
                absence.give_back(session, act.seat)
            among = opened(session.playing)

    def due(self) -> list[str]:
        """The seats that the table waits for, in the order in which their questions stand."""
        return list(dict.fromkeys(seat for each in self.session.awaited() for seat in each.seats))

    def answer(self, seat: str) -> None:
        """The person on a seat that is waited for answers one question."""
        session, state = self.session, self.session.playing
        self.missed.pop(session.seats[seat].user or 0, None)
        seen = view(state, seat)
        for decision in offered(state, seat, seen):
            words = None if decision.sealed(state) else session.game.stand_in(seen, decision)
            if words is not None:
                session.game.apply(state, Answer(seat=seat, decision=decision.id, words=words))
                self.answers += 1
                self.rest()
                return
        raise AssertionError(f"{seat} is waited for and has no answer")

    def absent(self) -> list[str]:
        """The seats that are played because their people's time ran out."""
        return [seat for seat, player in self.session.seats.items() if player.absent]

    def come_back(self, seat: str, hours: Habits, now: float) -> None:
        """The person looks in, plays the own seat again, and answers all that is asked."""
        if self.session.seats[seat].absent:
            absence.give_back(self.session, seat)
        owed = frozenset(each.id for each in self.session.awaited() if seat in each.seats)
        if bank.size(self.session):
            bank.after(self.session, bank.Before(seat, hours, owed), (), now)

    def late(self, decisions: list[str], hours: Habits, now: float) -> dict[str, float]:
        """Time is up for these decisions; returns until when some of them last on the time banks of their people."""
        longer: dict[str, float] = {}
        everybody = {player.user: hours for player in self.session.seats.values() if player.user is not None}
        for each in self.session.awaited() if bank.size(self.session) else ():
            if each.id in decisions and (until := bank.lasts(self.session, each.seats, everybody, now)) is not None:
                bank.run(self.session, each.seats, now)
                longer[each.id] = until
        for each in absence.lapse(self.session, [id for id in decisions if id not in longer], self.missed):
            self.missed[each.user] = self.missed.get(each.user, 0) + 1
            self.lapses += 1
        self.rest()
        return longer


def _never() -> None:
    raise AssertionError("a stand-in has failed")
