"""“What would you do?” in words: what a stand-in would do on somebody's seat, and why."""

from __future__ import annotations

from collections.abc import Mapping

from engine.tables.advice import Advice, advise
from engine.tables.session import Session

from .labels import Labels
from .questions import due, name
from .texts import Locale, safe


def said(locale: Locale, called: Mapping[str, str], advice: Advice, *, odds: bool = True) -> tuple[str, str]:
    """The advice and its reason ("": none) with its ``odds``, if they are wanted, as Markdown."""
    told = locale.message(advice.plan, called) if advice.plan else ""
    what = told or safe(Labels(locale, called, advice.decision).gist(advice.words))
    why = locale.message(advice.why, called) if advice.why else ""
    promised = [locale.message(each, called) for each in advice.odds] if odds else []
    return what, " · ".join(filter(None, [why.removesuffix(".") if promised else why, *promised]))


def waiting(locale: Locale, session: Session, seat: str, figure: str) -> str:
    """That it is better to wait, and for whom: another figure of the seat that should go first, or other people who are
    due.
    """
    others = advise(session.game, session.playing, seat) if figure else None
    if others is not None:
        return locale("advice-others", who=name(locale, session, others.decision))
    return " ".join(filter(None, [locale("advice-none"), due(locale, session, seat)]))


def shown_unasked(session: Session, seat: str) -> bool:
    """Whether the coach of a first game says what he would do: if something is asked that is not the learner's own."""
    lesson, offered = session.lesson, session.offered(seat)
    if lesson is None or not offered:
        return False
    seen = session.view(seat)
    return not any(lesson.own(seen, each) for each in offered if each.ask.wait)
