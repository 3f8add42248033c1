"""A question of a seat: what it is called, how it is asked, where on the board it lies; and what the seat holds."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from engine.core.decision import Decision
from engine.core.errors import NotYours
from engine.core.message import msg
from engine.core.places import begins
from engine.core.shape import One, replay
from engine.tables import bank
from engine.tables.session import Session
from engine.tables.timers import HOUR

from .draft import read
from .labels import Labels
from .names import figure_name, names_of
from .texts import Locale, plain, safe


def due(locale: Locale, session: Session, seat: str) -> str:
    """Who is waited for, without this seat, or which stand-in thinks."""
    called = names_of(session)
    waiting = session.waiting_for() if session.status == "playing" else []
    if seat in waiting:
        return ""
    who = locale.enumerate([called[each] for each in waiting])
    return f"{who} — {locale('due-thinks')}" if session.thinks else locale("panel-due", who=who, n=len(waiting))


def bank_line(locale: Locale, session: Session, seat: str) -> str:
    """What is left in the time bank of a seat, once that matters: while it runs, or less than half of it is left."""
    player, size = session.seats[seat], bank.size(session)
    if player.is_automatic or not size or (player.late is None and player.spent < size / 2):
        return ""
    key = "panel-bank" if player.late is None else "panel-bank-runs"
    return locale(key, left=round((size - player.spent) / HOUR), all=round(size / HOUR))


def held(locale: Locale, session: Session, seat: str) -> list[str]:
    """What a seat holds, in words."""
    called = names_of(session)
    return [f"- {locale.message(line, called)}" for line in session.game.hand(session.view(seat), seat)]


def pointed_at(decision: Decision, draft: Sequence[str]) -> Collection[str]:
    """The board references of what can be chosen next, in that order, also behind a word without a place.

    If there are none, that of the last choice, or of the place where the question lies.
    """
    words = read(decision, draft).words
    refs = [*begins(decision.ask.shape, words)] or chosen(decision, words) or [decision.ask.ref]
    return dict.fromkeys(filter(None, refs)).keys()


def chosen(decision: Decision, words: Sequence[str]) -> list[str]:
    """The board reference of the last of these words that has one."""
    for at in reversed(range(len(words))):
        shape, _ = replay(decision.ask.shape, words[:at])
        if isinstance(shape, One) and (refs := [o.ref for o in shape.options if o.key == words[at] and o.ref]):
            return refs
    return []


def name(locale: Locale, session: Session, decision: Decision) -> str:
    """A question in a word or two: its figure, if it is about one, or what is done."""
    if decision.subject and any(decision.subject in crew for crew in session.playing.crews.values()):
        return plain(figure_name(locale, session, decision.subject))
    return Labels(locale, names_of(session), decision).heading()


def asked_of(session: Session, seat: str, id: str) -> Decision | None:
    """The open question of a seat with this id; None if it is over. Raises `NotYours` if it is another's."""
    decision = next((each for each in session.offered(seat) if each.id == id), None)
    others = None if decision else next((each for each in session.awaited() if each.id == id), None)
    if others is not None:
        called = names_of(session)
        raise NotYours(others.text, msg("refused-others", who=", ".join(called[each] for each in others.seats)))
    return decision


def question_text(
    locale: Locale, session: Session, decision: Decision, called: Mapping[str, str], *, anew: bool = False
) -> str:
    """A question, with the sealed answer to it that is in, unless it is being answered ``anew``."""
    text = locale.message(decision.prompt(session.playing), called)
    sealed = decision.sealed(session.playing)
    if sealed is not None and not anew:
        what = safe(Labels(locale, called, decision).words(sealed.words))
        return f"{text}\n-# {locale('panel-sealed', what=what)}"
    return f"**{text}**" if decision.ask.wait else text


def rule_of(locale: Locale, of: str) -> str:
    """The number of the rule that something comes of (`Refused.of`); empty for none."""
    _, _, number = of.partition(":")
    return number or (locale(f"{of}.rule") if of and locale.has(f"{of}.rule") else "")
