"""Searching, and what is drawn (R14)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.core.luck import percent
from engine.core.message import Message
from engine.core.shape import One, Option
from engine.kit.piles import refill

from ..data import kind
from ..dice import D6, roll
from ..state import Human, PlagueState, card_name, card_text
from ..terms import free_near, search_price
from . import baby, basement
from .deed import Aimed
from .holding import receive
from .slain import add


def in_front(s: PlagueState, human: Human) -> list[str]:
    """The search squares that he faces and can search (R14.1, R14.2, R14.6, R26.11)."""
    if not human.on_foot:
        return []
    return [
        name
        for square in s.ground.faces(human.at)
        if (name := s.data.search_at.get(square))
        and human.id not in s.searched.get(name, ())
        and square not in s.fires
        and not (name in s.data.trunks and s.exploded)
    ]


class Search(Aimed):
    """He searches a place (R14)."""

    key = "search"

    def price(self, s: PlagueState, human: Human, aim: str | None = None) -> int:
        return search_price(s, human)

    def aims(self, s: PlagueState, human: Human) -> list[str]:
        return in_front(s, human)

    def shape(self, s: PlagueState, human: Human, found: Sequence[str]) -> One:
        options = [
            Option(each, partial(place_name, s, each), ref=s.data.searches[each], odds=partial(_way_down, s, each))
            for each in found
        ]
        return One(
            options, usual=found[0], prompt=partial(s.text, "search-again" if _only_again(s, found) else "search-where")
        )

    def label(self, s: PlagueState, human: Human) -> Message:
        again = _only_again(s, self.aims(s, human))
        return s.text("do-search-again" if again else "do-search", n=self.price(s, human))

    def act(self, s: PlagueState, human: Human, aim: str) -> None:
        if s.able(human, "scavenger"):
            human.helped = True
        first = not s.searched.get(aim)
        s.searched.setdefault(aim, []).append(human.id)
        done = sum(bool(s.searched.get(each)) for each in s.required)
        s.tell(
            "looks", weight="headline" if first else "line", refs=(s.data.searches[aim],), figure=s.name(human.id),
            place=s.data.place_name(aim, searching=True), first="yes" if first else "no", n=done, of=len(s.required),
        )  # fmt: skip
        s.credit(s.leader(human.id), "searched")
        s.known += 1
        trap = s.traps.get().pop(aim, "")
        if trap:
            s.laid -= 1
            s.used.append(trap)
        trick = s.does(trap) if trap else ""
        if trick == "empty_drawers":  # R14.5
            s.tell("drawers-empty", weight="headline", hurts=(s.leader(human.id),), figure=s.name(human.id))
        else:
            draw(s, human, aim)
        if trick == "surprise":
            surprise(s, human)
        if _may_hide(s, aim) and roll(s, "rolls-basement", good="1".__eq__, figure=s.name(human.id)) == 1:  # R27.3
            basement.discover(s, aim)


def _may_hide(s: PlagueState, place: str) -> bool:
    """Whether a die says if there is a way down behind this place (R27.3)."""
    return s.settings.basement == "die" and not s.entrance and place in s.data.hideouts


def _way_down(s: PlagueState, place: str) -> Message | None:
    return s.text("odds-basement", p=percent(1 / len(D6))) if _may_hide(s, place) else None


def _only_again(s: PlagueState, places: Sequence[str]) -> bool:
    """Whether a search in any of these places brings nothing but a card (R14.1, R14.2, R14.7)."""
    return s.settings.hard_search == "off" and all(s.searched.get(each) for each in places)


def place_name(s: PlagueState, name: str) -> Message:
    """A search square by its room."""
    return s.data.place_name(name)


def draw(s: PlagueState, human: Human, place: str = "") -> None:
    """He draws a card at a search square, or by a House plan (R14.1, R14.4, R27.2, R29.2)."""
    if s.settings.reshuffle_search == "on":
        refill(s, s.search, s.discard)
    card = s.search.draw(s)
    if card and kind(card) == "basement" and place not in s.data.hideouts:
        s.tell("basement-back")
        other = s.search.draw(s)
        s.search.cards.append(card)
        s.search.shuffle(s)
        card = other
    if card is None:
        s.tell("nothing-left", figure=s.name(human.id))
        return
    s.tell(
        "finds", hurts=(s.leader(human.id),), figure=s.name(human.id), card=card_name(kind(card)),
        does=card_text(s.card(card)),
    )  # fmt: skip
    if kind(card) == "basement":
        s.removed.append(card)
        basement.discover(s, place)
    elif kind(card) == "baby":
        s.removed.append(card)
        baby.put_out(s)
    else:
        receive(s, human, card)


def surprise(s: PlagueState, human: Human) -> None:
    """A zombie appears beside him (2.5, surprise)."""
    square = free_near(s, [human.at])
    if square and s.reserve >= 2:
        new = add(s, "zombie", square)
        s.tell(
            "surprise", weight="headline", hurts=(s.leader(human.id),), refs=(square,), figure=s.name(new.id), at=square
        )
