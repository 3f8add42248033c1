"""What a moment is called: game, round and phase."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.message import Message
from engine.core.runner import titles
from engine.core.state import State
from engine.core.view import view
from engine.tables.session import Session

from .names import names_of
from .texts import Locale

DEEPER = " › "
"""Between the parts of a heading, from the outside in."""
ONE_LINE = 32
"""Characters of a heading that fit into a line of a phone."""


def goal(locale: Locale, session: Session) -> str:
    """How the game is won, in a line; empty if the game does not say."""
    said = session.game.aim(session.settings)
    return f"🎯 **{locale.message(said, {})}**" if locale.has(said.key) else ""


def heading(locale: Locale, session: Session) -> str:
    """Game › round › phase."""
    parts = [locale(f"{session.game.id}-name")]
    if session.state is not None:
        parts += [locale.message(each, names_of(session)) for each in titles(session.view(None))]
    return DEEPER.join(parts)


def short_heading(locale: Locale, session: Session) -> str:
    """Round › phase in one line of a phone: the outermost title, the innermost if it fits; or the name of the game.

    Of a finished game how it ended.
    """
    return heading_of(locale, session.view(None), names_of(session))


def heading_of(locale: Locale, s: State, called: Mapping[str, str]) -> str:
    """The `short_heading` of a state."""
    if s.result is not None:
        return locale.message(s.result.title, called)
    found = [locale.message(each, called) for each in titles(s)]
    whole = DEEPER.join([*found[:1], *found[1:][-1:]])
    return (whole if len(whole) <= ONE_LINE else found[0]) or locale(f"{s.game}-name")


def past_heading(locale: Locale, session: Session, state: State, called: Mapping[str, str]) -> str:
    """Round › phase of a moment of the past."""
    found = [locale.message(each, called) for each in titles(view(state, None))] if not state.over else []
    return DEEPER.join(found or [locale(f"{session.game.id}-name")])


def outermost(s: State) -> Message | None:
    """The title of the part of the story to which a state belongs, if the game has any."""
    return next(iter(titles(s)), None)


def span(locale: Locale, first: Message | None, s: State, called: Mapping[str, str]) -> str:
    """The `title` of a part of the story that began with the title ``first``, from its last state: both, where it took
    several rounds.
    """
    last, told = outermost(s), [title(locale, s, called)]
    if first is not None and last is not None and first.key == last.key and first != last:
        told.insert(0, locale.message(first, called))
    return (" … " if any(" – " in each for each in told) else " – ").join(told)  # a road runs from town – to town


def title(locale: Locale, s: State, called: Mapping[str, str]) -> str:
    """What a part of the story is called: the outermost title of a state of it, or the name of the game."""
    found = outermost(s)
    return (locale.message(found, called) if found else "") or locale(f"{s.game}-name")
