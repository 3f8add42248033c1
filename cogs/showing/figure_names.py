"""How figures are called in public, in the words of the table."""

from __future__ import annotations

from collections.abc import Sequence

from engine.tables.session import Session

from ..base.texts import Locale, safe


def figures(locale: Locale, session: Session, crew: Sequence[str]) -> str:
    """Figures by name."""
    return ", ".join(safe(figure_name(locale, session, each)) for each in crew)


def figure_name(locale: Locale, session: Session, figure: str) -> str:
    """What a figure is called in the game under way; without a game, its usual name."""
    return locale.message(session.game.figure_name(figure, session.state, session.settings), {})
