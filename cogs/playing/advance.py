"""What a seat can decide in advance: the standing orders and standing choices of its game, for itself or a figure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.core.choice import StandingChoice
from engine.core.decision import Decision
from engine.core.errors import Refused
from engine.core.game import StandingOrder
from engine.core.message import Message, msg
from engine.core.runner import in_id
from engine.core.shape import brief, complete
from engine.tables.session import Session
from telling.labels import Labels
from telling.names import figure_name, names_of
from telling.texts import Locale, safe

from ..asking import aside


@dataclass(slots=True, frozen=True)
class Advance:
    """A standing order or choice of a seat, for one of its figures or (``""``) for all it does."""

    declared: StandingOrder | StandingChoice
    seat: str
    subject: str = ""

    @property
    def family(self) -> str:
        return "order" if isinstance(self.declared, StandingOrder) else "choice"

    @property
    def id(self) -> str:
        """The id of its question, which is how a control names it."""
        return name_of(self.family, self.declared.name, self.subject and in_id(self.subject))

    def question(self, session: Session) -> Decision | None:
        """Its argument as a question to the seat; None for an order that has none."""
        declared, game, seen = self.declared, session.game.id, session.view(self.seat)
        if isinstance(declared, StandingChoice):
            source = declared.ask(seen, self.seat, self.subject)
        elif declared.arg is None:
            return None
        else:
            source = declared.arg(seen)
        key = f"{self.family}-{declared.name}"
        return aside.question(game, self.id, key, source, Message(f"{game}-{key}"))

    def title(self, locale: Locale, session: Session) -> str:
        """What it is called, with the figure that it is for."""
        named = locale(f"{session.game.id}-{self.family}-{self.declared.name}")
        if not self.subject:
            return named
        return f"{safe(figure_name(locale, session, self.subject))} · {named}"

    def about(self, locale: Locale, session: Session) -> str:
        """What it means."""
        return locale(f"{session.game.id}-{self.family}-{self.declared.name}-about")

    def said(self, locale: Locale, session: Session, words: list[str]) -> str:
        """It in words, with the answer that was given to its question."""
        asked = self.question(session)
        title = self.title(locale, session)
        if asked is None:
            return title
        return f"{title}: {safe(Labels(locale, names_of(session), asked).words(words))}"


def early(session: Session, seat: str, kind: str) -> Decision | None:
    """What a seat can type before it is asked a question of this kind, as a question; None if nothing."""
    if session.status != "playing":
        return None
    game = session.game
    source = game.ahead(session.view(seat), seat, kind)
    return (
        aside.question(game.id, f"early.{kind}", kind, source, Message(f"{game.id}-ask-{kind}.kind"))
        if source
        else None
    )


def in_words(locale: Locale, session: Session, asked: Decision, words: Sequence[str]) -> str:
    """What was typed before it was asked, with the name of its question. Raises `Refused` if it is no answer."""
    labels = Labels(locale, names_of(session), asked)
    said = safe(labels.words(brief(asked.ask.shape, complete(asked.ask.shape, words))))
    return f"{labels.heading()}: {said}" if said else labels.heading()


def name_of(family: str, name: str, subject: str = "") -> str:
    """The id of an order or choice; its figure is named as in the ids of questions."""
    return ".".join(filter(None, (family, name, subject)))


def offered(session: Session, seat: str) -> Iterator[Advance]:
    """Everything that a seat can decide in advance now."""
    seen = session.view(seat)
    for order in session.game.orders:
        for subject in ("", *seen.crews.get(seat, ())):
            yield Advance(order, seat, subject)
    for choice in session.game.choices:
        for subject in choice.subjects(seen, seat):
            yield Advance(choice, seat, subject)


def find(session: Session, seat: str, id: str) -> Advance:
    """What a control names; raises `Refused` if the seat cannot decide that (any more)."""
    found = next((each for each in offered(session, seat) if each.id == id), None)
    if found is None:
        raise Refused(msg("refused-old-control"))
    return found
