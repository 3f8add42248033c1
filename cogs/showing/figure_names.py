"""How figures are called in public, in the words of the table."""

from __future__ import annotations

from collections.abc import Sequence

from engine.tables.session import Session

from ..base.texts import Locale, safe


def figures(locale: Locale, session: Session, crew: Sequence[str]) -> str:
    """Figures by name."""
    return ", ".join(safe(figure_name(locale, session, each)) for each in crew)


def figure_name(locale: Locale, session: Session, figure: str) -> str:
    """A figure by name, as it is called in the game that is under way, if any."""
    return locale.message(session.game.figure_name(figure, session.state, session.settings), {})
