"""What may be hidden: decks, hands and single secrets. Nothing else in a state is masked for anybody."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Generic, Protocol, TypeVar, cast

from pydantic import BaseModel

from .dice import Dice
from .model import Count, Model

T = TypeVar("T")
M = TypeVar("M", bound=BaseModel)
UNSET: set[str] = set()
HIDDEN = "?"
"""What a view shows in place of a card."""


class Knowing(Protocol):
    """A state, seen only for what hidden things need: the counter that rises when something becomes known, and the
    dice.
    """

    known: int
    dice: Dice


def raw(model: type[M], fields: dict[str, Any]) -> M:
    """A model of these fields, which are known to be sound. This is the quick way, because views make many copies."""
    made = model.__new__(model)
    object.__setattr__(made, "__dict__", fields)
    made.__pydantic_fields_set__ = UNSET
    made.__pydantic_extra__ = made.__pydantic_private__ = None
    return made


class Hidden(Model):
    """Base of everything that a view may mask."""

    def masked(self, seat: str | None) -> Hidden:
        """What this seat (``None``: a spectator) may see of it; itself if that is everything."""
        raise TypeError(f"{type(self).__name__} does not say what it hides")


class Pile(Hidden):
    """Cards of which a seat sees those alone that it has been shown, where they lie: ``seen``, by seat."""

    cards: list[str] = []
    seen: dict[str, list[str]] = {}

    def __len__(self) -> int:
        return len(self.cards)

    def show(self, seat: str, cards: Iterable[str]) -> None:
        """A seat sees these cards here from now on, until they are forgotten."""
        self.seen[seat] = list(dict.fromkeys([*self.seen.get(seat, ()), *cards]))

    def forget(self, cards: Iterable[str]) -> None:
        """Nobody knows of these cards any more that they lie here."""
        if self.seen:
            gone = set(cards)
            left = {seat: [card for card in seen if card not in gone] for seat, seen in self.seen.items()}
            self.seen = {seat: seen for seat, seen in left.items() if seen}

    def uncovered(self, seat: str | None) -> list[str]:
        """The cards as a seat sees them that only knows what it has been shown, with backs in place of the others."""
        mine = self.seen.get(seat or "", ())
        return [card if card in mine else HIDDEN for card in self.cards]


class Deck(Pile):
    """A pile of cards whose order (and content) nobody sees; the last card lies on top."""

    def draw(self, s: Knowing) -> str | None:
        """Take the top card; ``None`` if the deck is empty. Something becomes known: no free undo past it."""
        if not self.cards:
            return None
        s.known += 1
        card = self.cards.pop()
        self.forget((card,))
        return card

    def shuffle(self, s: Knowing) -> None:
        """Put the cards in random order. The names of a deck's cards differ, so that the proof can tell them apart."""
        s.dice.shuffle(self.cards)
        self.seen = {}

    def conceal(self) -> None:
        """Turn over what nobody has been shown."""
        shown = {card for seen in self.seen.values() for card in seen}
        self.cards = [card if card in shown else HIDDEN for card in self.cards]

    def masked(self, seat: str | None) -> Deck:
        if seat not in self.seen:
            return _backs(len(self.cards))
        return raw(Deck, {"cards": self.uncovered(seat), "seen": {seat: self.seen[seat]}})


class Hand(Pile):
    """Cards that only their owner sees; everybody sees how many. ``shown`` cards lie face up for all."""

    owner: str
    shown: bool = False

    def masked(self, seat: str | None) -> Hand:
        if self.shown or seat == self.owner:
            return self
        if seat not in self.seen:
            return _held(self.owner, len(self.cards))
        seen = {seat: self.seen[seat]}
        return raw(Hand, {"cards": self.uncovered(seat), "seen": seen, "owner": self.owner, "shown": False})


class Secret(Hidden, Generic[T]):
    """One value that only ``seats`` may see (nobody, if empty) until it is opened for all."""

    value: T | None
    seats: tuple[str, ...] = ()
    opened: bool = False

    def open(self, s: Knowing) -> T:
        """Show it to everybody from now on, and return it."""
        if not self.opened:
            s.known += 1
            self.opened = True
        return self.get()

    def get(self) -> T:
        """The value; raises ValueError in a view that may not see it."""
        if self.value is None:
            raise ValueError("this view does not hold the secret")
        return self.value

    @property
    def hidden(self) -> bool:
        """Whether this copy (a view's) does not hold the value."""
        return self.value is None

    def masked(self, seat: str | None) -> Secret[Any]:
        if self.opened or (seat is not None and seat in self.seats):
            return self
        return _kept(type(self), self.seats)


class Sealed(Hidden):
    """The sealed answer of a seat until all are in: which question it answers, and its words, which it alone sees."""

    seat: str
    step: Count
    """The number of the step that asks."""
    kind: str
    subject: str = ""
    words: list[str]

    def masked(self, seat: str | None) -> Sealed:
        return self if seat == self.seat else _covered(self.seat, self.step, self.kind, self.subject)


def pieces(value: Any, path: str = "") -> Iterator[tuple[str, Hidden]]:
    """Everything in a state or a piece of it that a view may mask, with the path to it."""
    if isinstance(value, Hidden):
        yield path, value
        return
    fields = value.__dict__.items() if isinstance(value, BaseModel) else ()
    if isinstance(value, dict):
        fields = cast("dict[str, Any]", value).items()
    elif isinstance(value, list | tuple):
        fields = enumerate(cast("list[Any]", value))
    for name, inner in fields:
        if isinstance(inner, BaseModel | dict | list | tuple):
            yield from pieces(inner, f"{path}.{name}" if path else str(name))


def decks(value: Any) -> Iterator[tuple[str, Deck]]:
    """Every deck in a state or a piece of it, with the path to it."""
    return ((path, piece) for path, piece in pieces(value) if isinstance(piece, Deck))


def covered(piece: Hidden) -> bool:
    """Whether a view has masked this, or a part of it."""
    match piece:
        case Deck() | Hand():
            return HIDDEN in piece.cards
        case Sealed():
            return HIDDEN in piece.words
        case Secret():
            return cast("Secret[Any]", piece).hidden
        case _:
            return False


# Masked pieces are read only and alike, so views share them.


@lru_cache(4096)
def _backs(number: int) -> Deck:
    return raw(Deck, {"cards": [HIDDEN] * number, "seen": {}})


@lru_cache(4096)
def _held(owner: str, number: int) -> Hand:
    return raw(Hand, {"cards": [HIDDEN] * number, "seen": {}, "owner": owner, "shown": False})


@lru_cache(4096)
def _kept(kind: type[Secret[Any]], seats: tuple[str, ...]) -> Secret[Any]:
    return raw(kind, {"value": None, "seats": seats, "opened": False})


@lru_cache(4096)
def _covered(seat: str, step: int, kind: str, subject: str) -> Sealed:
    return raw(Sealed, {"seat": seat, "step": step, "kind": kind, "subject": subject, "words": [HIDDEN]})
