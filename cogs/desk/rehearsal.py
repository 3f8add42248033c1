"""Everything that people can see of a game, shown to nobody: what a file holds is looked at before it is taken in."""

from __future__ import annotations

from collections.abc import Collection

from engine.gm.trial import Stage
from engine.tables.journal import Entry
from engine.tables.session import Session
from render.boards import BOARDS
from telling import headings
from telling.names import names_of
from telling.questions import question_text
from telling.story import paragraph
from telling.texts import Locale, Texts

from ..asking.aside import controls_of
from ..asking.controls import controls
from ..playing.order_panel import order_panel
from ..showing import posts
from . import panels


class Rehearsal(Stage):
    """The stage of `engine.gm.trial`: boards, posts, panels and the log, in every language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def words(self, session: Session, entry: Entry | None) -> None:
        for language in self.texts.languages:
            locale, called = self.texts(language), names_of(session)
            if entry:
                for seat in (None, *session.seats):
                    paragraph(locale, entry, called, seat)
            posts.turn(locale, session, posts.Told(headings.heading(locale, session), "", ""))
            for seat in session.seats:
                self._panel(locale, session, seat)

    def _panel(self, locale: Locale, session: Session, seat: str) -> None:
        """What a member reads alone."""
        seen, called = session.view(seat), names_of(session)
        BOARDS[session.game.id].text(seen, locale, session.names)
        for line in session.game.hand(seen, seat):
            locale.message(line, called)
        for decision in session.offered(seat):
            question_text(locale, session, decision, called)
            controls(locale, called, session.id, decision, [], odds=True)
        order_panel(locale, session, seat)

    def pictures(self, session: Session, seats: Collection[str | None], changed: frozenset[str]) -> None:
        board, locale = BOARDS[session.game.id], self.texts(session.language)
        for seat in seats:
            seen = session.view(seat)
            board.draw(seen, locale, session.names, changed=changed)
            if board.whole:
                board.draw(seen, locale, session.names, whole=True, changed=changed)
            if seat is not None and board.hand:
                board.held(seen, locale, session.names, seat)
            if seat is not None and board.zoom:
                board.close_up(seen, locale, session.names, seat, changed=changed)
        self._desk(locale, session)

    def _desk(self, locale: Locale, session: Session) -> None:
        """The corrections that a game master is offered."""
        called = names_of(session)
        for decision in panels.fixes(session):
            locale.message(decision.prompt(session.playing), called)
            controls_of(locale, called, session.id, decision, [], "g")
