"""What somebody does on the page: it goes the way of a press on Discord, with the same refusals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.decision import Decision, over
from engine.core.errors import Gone, NotYours, Refused, coming_of
from engine.tables.session import Pause, Session
from engine.tables.sessions import Sessions
from telling.draft import OLD, Outcome, finish, pick, read, say, step_back
from telling.names import names_of
from telling.questions import asked_of
from telling.story import latest
from telling.texts import Locale, bare_of_marks

from .visits import Visit

STAND_INS = 2.0
"""Seconds for which an answer waits for what stand-ins do next."""
SAID, SAID_LINES = 900, 6
"""Characters, and lines of a phone, about what came of an answer."""
MOST_WORDS, LONGEST_WORD = 40, 2000
"""What an answer may be long."""


def understood(body: Any) -> tuple[str, str, str, list[str], int]:
    """The question, the place in its answer, what is done there, the words, and the number of this press. Raises
    `Refused` for anything else.
    """
    try:
        question, at, do, words, number = (body[key] for key in ("question", "at", "do", "words", "number"))
    except (TypeError, KeyError, IndexError):
        raise Refused(OLD) from None
    texts = [question, at, do, *(words if isinstance(words, list) else [None])]
    if not all(isinstance(each, str) and len(each) <= LONGEST_WORD for each in texts) or len(texts) > MOST_WORDS:
        raise Refused(OLD)
    return question, at, do, words, numbered(number)


def numbered(number: object) -> int:
    """The number of a press. Raises `Refused` for anything else."""
    if type(number) is not int or not 0 < number < 1 << 53:
        raise Refused(OLD)
    return number


async def press(sessions: Sessions, locale: Locale, session: Session, visit: Visit, body: Any) -> str:
    """Do what was pressed, and say in words what came of it ("": nothing yet). Raises `Refused`, `Incident` or
    `StoreError` as `Sessions.answer` does; of the same press twice only the first counts.
    """
    seat, user = visit.seat, visit.user
    if seat is None:
        raise NotYours
    question, at, do, words, number = understood(body)
    sessions.stir(session)
    if session.paused & Pause.IDLE:
        await sessions.go_on(session.id, Pause.IDLE, user)
    draft = await sessions.drafts.read(session.id, user, question)
    decision = asked_of(session, seat, question)
    if decision is None:
        raise Gone(over(session.game.id, question))
    with coming_of(decision.text):
        came = outcome(decision, draft, at, do, words)
    if came.answer is None:
        if came.draft != draft:
            await sessions.drafts.keep(session.id, user, decision.id, came.draft)
        return ""
    before = session.seq
    # Ids of Discord are positive, so a page's own number is negative: the two never meet.
    await sessions.answer(session.id, user, decision.id, came.answer, -number)
    await sessions.rest(session.id, STAND_INS)
    entries = await sessions.history(session, after=before)
    return bare_of_marks(latest(locale, entries, names_of(session), SAID, seat, SAID_LINES))


def outcome(decision: Decision, draft: Sequence[str], at: str, do: str, words: list[str]) -> Outcome:
    """What is done at a place of an answer that has come as far as this draft: more ``words`` of it, ``all`` of them,
    a pick, a step back, or whatever is best. Raises `Refused` for anything else.
    """
    match do:
        case "all" if words:
            return Outcome([], words)
        case "say" if words:
            return say(decision, draft, at, words)
        case "pick" if len(words) == 1:
            return pick(decision, draft, at, words[0])
        case "back":
            return step_back(decision, draft, at)
        case "for-me":
            return Outcome([], finish(decision, read(decision, draft).words))
        case _:
            raise Refused(OLD)
