"""A game from elsewhere is tried out before it is taken in: shown at every moment of its log, and played on."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Sequence
from random import Random

from ..core.act import Answer
from ..core.errors import Refused
from ..core.game import Game
from ..core.message import msg
from ..core.runner import awaited, offered, opened, resume, titles
from ..core.shape import replay, sample
from ..core.state import State
from ..core.view import view
from ..tables.journal import Entry
from ..tables.session import Session
from .dice import corrections
from .preview import complaint, try_questions

log = logging.getLogger(__name__)

MOST_PICTURES = 300
"""Moments of the log that are drawn; of a longer one evenly spread ones, with the last."""
MOST_STARTS = 12
"""Moments of the log from which it is played on for `SHORT` acts."""
SHORT = 30
LONG = 300
"""Acts from the present state on."""
LINES = 2
"""How often play goes on from there at random; once more it is played by the stand-ins."""


class Stage:
    """Shows a session to everybody, and raises whatever goes wrong; this one shows nothing.

    It is called in a process of its own, with a session that nobody else has.
    """

    def words(self, session: Session, entry: Entry | None) -> None:
        """Show all that is read: the session as it is, and an entry of its log, as every seat may read it."""

    def pictures(self, session: Session, seats: Collection[str | None], changed: frozenset[str]) -> None:
        """Show all that is drawn, as these seats (None: a spectator) see it; ``changed`` are `Event.refs`."""


def try_out(session: Session, entries: Sequence[Entry], states: Iterable[State], present: State, stage: Stage) -> None:
    """Look at all that people could come to see, and play on from the present state and from some of the log.

    Raises `Refused`, with the first moment at which something is wrong. The session is one that nobody else has; it is
    afterwards at the present state. Bounded: some 7 ms for an entry of the log, and two seconds.
    """
    drawn, starts = _spread(len(entries), MOST_PICTURES), _spread(len(entries), MOST_STARTS)
    lawful, changed = True, set[str]()
    for entry, state in zip(entries, states, strict=True):
        lawful = lawful and entry.rules_version == session.game.rules_version and entry.act.get("force") is not True
        changed |= {ref for event in entry.events for ref in event.refs}
        try:
            _stand(session, state, entry.seq)
            broken = session.game.check(state)
            if broken and lawful:
                what = complaint(session.game, broken[0])
                raise Refused(msg("import-broken-at", n=entry.seq, what=what))
            _look(session)
            stage.words(session, entry)
            if entry.seq in drawn:
                stage.pictures(session, [None], frozenset(changed))
                changed.clear()
            if entry.seq in starts:
                play_on(session, stage, Random(entry.seq), SHORT, lawful=lawful and not broken)
        except Refused:
            raise
        except Exception as error:
            log.info("a file is not taken in: its entry %d fails", entry.seq, exc_info=True)
            raise Refused(msg("import-unusable-at", n=entry.seq)) from error
    try:
        _stand(session, present, len(entries) - 1)
        _look(session)
        stage.words(session, None)
        stage.pictures(session, [None, *session.seats], frozenset(changed))
        for line in range(LINES + 1):
            play_on(session, stage, Random(line), LONG, by_stand_ins=line == LINES)
        _stand(session, present, len(entries) - 1)
    except Exception as error:
        log.info("a file is not taken in: it cannot be shown or played on", exc_info=True)
        raise Refused(msg("import-unplayable")) from error


def play_on(
    session: Session, stage: Stage, random: Random, acts: int, *, lawful: bool = True, by_stand_ins: bool = False
) -> None:
    """Up to ``acts`` acts, of people at random or of stand-ins, with what follows by itself; then it is shown.

    Raises whatever goes wrong, `ValueError` if an invariant no longer holds (unless it is not ``lawful``). The
    session is afterwards at the state that was reached; the one it was at is not changed.
    """
    game = session.game
    s = game.load(game.dump(session.playing))
    for _ in range(acts):
        if s.over:
            break
        act = game.follow(s, opened(s)) or _answer(game, s, random, by_stand_ins)
        game.apply(s, act)
        if lawful and (broken := game.check(s)):
            raise ValueError(f"{broken[0]} after {act}")
    _stand(session, s, session.seq)
    stage.words(session, None)
    stage.pictures(session, [None], frozenset())


def _answer(game: Game[State], s: State, random: Random, by_stand_in: bool) -> Answer:
    """An answer of somebody to something, opportunities among it."""
    wanted = awaited(s)
    seats = list({seat: None for real in wanted for seat in real.seats} if by_stand_in else s.seats)
    random.shuffle(seats)
    for seat in seats:
        seen = view(s, seat)
        mine = [each for each in offered(s, seat, seen) if each.sealed(seen) is None]
        random.shuffle(mine)
        for decision in mine:
            words = game.stand_in(seen, decision) if by_stand_in else sample(decision.ask.shape, random)
            if words is not None:
                return Answer(seat=seat, decision=decision.id, words=words)
    raise ValueError("nobody can go on")


def _look(session: Session) -> None:
    """What the program asks of a state beside its views: what is open to whom, what can be corrected, titles."""
    game, state = session.game, session.playing
    copy = game.load(game.dump(state))
    resume(copy)
    try_questions(copy)
    titles(state)
    for fix in corrections(game).values():
        replay(fix.ask(state), [])
    if not (state.over or state.breathing or awaited(state)):
        raise ValueError("nobody is asked anything")


def _stand(session: Session, state: State, seq: int) -> None:
    """The session is at this state, as if it had been read from the disk."""
    session.state, session.seq, session.data = state, seq, session.game.dump(state)
    session.status = "over" if state.over else "playing"
    session.kept = session.keep(session.kept.version)


def _spread(count: int, most: int) -> set[int]:
    """At most ``most`` of the numbers below ``count``, evenly spread, with the last."""
    if count <= most:
        return set(range(count))
    return {(at + 1) * count // most - 1 for at in range(most)}
