"""A table of Hit Z Road on which a test lays the cards, belongings, dice and rounds that it needs."""

from __future__ import annotations

from functools import cache
from typing import Any

from kit.table import GameTable

from engine.core.secret import Secret
from engine.data import load
from engine.games.hitz import HitZRoad
from engine.games.hitz.box.data import HitzData, cards_per_round
from engine.games.hitz.encounter.battle import Fight
from engine.games.hitz.phases.round import keys
from engine.games.hitz.state import Group, HitzSettings, HitzState, Route, Slot

SEATS = ("a", "b", "c", "d")


@cache
def game() -> HitZRoad:
    return HitZRoad(load("hitz", HitzData))


class Scene(GameTable[HitzState]):
    """A game of Hit Z Road, the seats in the order of the table."""

    def __init__(self, players: int, *, seed: str = "scene", auto: bool = True, **options: Any) -> None:
        super().__init__(game(), *game().set_up(HitzSettings(**options), SEATS[:players], seed))
        self.s.auto = auto
        self.s.order = list(SEATS[:players])

    def __getitem__(self, seat: str) -> Group:
        return self.s.groups[seat]

    def to_round(self, number: int) -> Scene:
        """The state as if the rounds before this one had been driven; nobody has done anything yet."""
        s = self.s
        s.box.cards += [slot.card.get() for route in s.routes for slot in route.slots]
        s.round = number
        size = cards_per_round(len(s.seats))
        while len(s.deck.cards) > size * (8 - number + 1):
            s.box.cards.append(s.deck.cards.pop())
        laid = {} if s.solo else keys(size // 2, len(s.living))
        up = [(False, False), (True, False), (True, True)] if s.solo else [(True, True)] * (size // 2)
        s.routes = [
            Route(
                no=no,
                slots=[Slot(card=Secret[str](value=s.deck.cards.pop(), opened=each)) for each in up[no - 1]],
                key=laid.get(no, 0),
            )
            for no in range(1, size // 2 + 1)
        ]
        return self

    def lay(self, route: int, *cards: str) -> Scene:
        """These cards lie on the route, left and right; what lay there takes their places."""
        for slot, card in zip(self.s.routes[route - 1].slots, cards, strict=False):
            old = slot.card.get()
            if old == card:
                continue
            others = [each.card for r in self.s.routes for each in r.slots if each.card.get() == card]
            for other in others:
                other.value = old
            for pile in (self.s.deck.cards, self.s.box.cards):
                if card in pile:
                    pile[pile.index(card)] = old
            slot.card.value = card
        return self

    def give(self, seat: str, *tokens: str, **amounts: int) -> Scene:
        """Belongings: survivors, ammo, gas, adr and tokens of the supply."""
        for name, value in amounts.items():
            setattr(self[seat], name, value)
        for token in tokens:
            self.s.supply[token] -= 1
            self[seat].tokens.append(token)
        return self

    def collected(self, seat: str, *cards: str) -> Scene:
        """Cards of the box or the deck lie in the seat's pile."""
        for card in cards:
            next(pile for pile in (self.s.box.cards, self.s.deck.cards) if card in pile).remove(card)
            pile = self[seat].face_up if self.s.card(card).effect == "E-LIQUIDATOR" else self[seat].pile.cards
            pile.append(card)
        return self

    def no_auction(self) -> Scene:
        """Everybody passes."""
        while any(kind == "bid" for _, kind in self.open()):
            self.answer(self.open()[0][0], "bid", "pass")
        return self

    def rolled(self, key: str) -> list[dict[str, Any]]:
        """What a machine wants from the rolls with this key since the last answer."""
        return [event.data for event in self.events if event.message.key == f"hitz-{key}"]

    @property
    def fight(self) -> Fight:
        return next(self.s.find_all(Fight))


def solo(**options: Any) -> Scene:
    return Scene(1, **options)


def battle(card: str, *tokens: str, round: int = 6, right: str = "H1-01", players: int = 2, **amounts: int) -> Scene:
    """Seat a of two has the card in front of it as the left one of route 1 and has just taken the route."""
    scene = Scene(players).to_round(round).lay(1, card, right).give("a", *tokens, **amounts)
    scene.no_auction()
    return scene.answer("a", "route", "1")
