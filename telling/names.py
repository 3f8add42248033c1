"""How people and their figures are called, harmless in Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from engine.tables.session import Session

from .texts import Locale, safe


def names_of(session: Session) -> dict[str, str]:
    """The players' names by their seats."""
    return {seat: safe(name) for seat, name in session.names.items()}


def figure_names(locale: Locale, session: Session, crew: Sequence[str]) -> str:
    """Figures by name."""
    return ", ".join(safe(figure_name(locale, session, each)) for each in crew)


def figure_name(locale: Locale, session: Session, figure: str) -> str:
    """What a figure is called in the game under way; without a game, its usual name. Not escaped."""
    return locale.message(session.game.figure_name(figure, session.state, session.settings), {})
