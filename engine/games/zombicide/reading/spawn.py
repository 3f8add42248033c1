"""Zombie cards: those of the Spawn step, and those for buildings that are opened (R6.4, R7.13-R7.17)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.message import Message
from engine.core.model import Number
from engine.core.secret import Hand
from engine.core.shape import Some
from engine.core.step import DONE, Ask, Done, Step
from engine.kit.choices import labelled
from engine.kit.piles import refill

from ..box.data import Tables, ZombieCard
from ..dead.horde import Arrival, put, shortage
from ..dead.undead import Activation, everywhere
from ..party import skills
from ..settings import ZombicideSettings
from ..state import RANKS, Spawn, ZombicideState, zone_name
from .reactions import Reactions

ABOMINATION = "abomination"
NOTHING = "zombicide-zombie-card-none"
"""What is said of a card that brings and wakes nobody at the present danger level."""


def deck(data: Tables, settings: ZombicideSettings) -> list[str]:
    """The Zombie cards that are played with (R11, spawn_deck)."""
    wanted = settings.cards
    return [id for id, card in data.zombie_cards.items() if wanted == "all" or card.deck in (wanted, "all")]


def draw(s: ZombicideState) -> str | None:
    """The top Zombie card; the deck is made of its discards again when it is empty (R7.17)."""
    refill(s, s.zombie_deck, s.zombie_discard)
    return s.zombie_deck.draw(s)


def number(s: ZombicideState, card: ZombieCard) -> int:
    """How many zombies a card brings at the present danger level (R7.14)."""
    return card.n[RANKS.index(s.danger)] if card.n else 0


def card_number(id: str) -> str:
    """The number of a Zombie card as people read it: three digits, as on the book's, also on one that is written."""
    return id.rpartition("-")[2].zfill(3)


def card_text(s: ZombicideState, id: str) -> Message:
    """What a Zombie card does now."""
    card = s.data.zombie_cards[id]
    idle = s.danger == "blue" if card.kind == "extra" else not number(s, card)
    if idle:
        return Message(NOTHING, {"no": card_number(id)})
    what = Message(f"zombicide-all-{card.zombie}")
    if card.kind != "extra":
        what = Message(f"zombicide-count-{card.zombie}", {"n": number(s, card)})
    return s.text(f"zombie-card-{card.kind}", what=what, no=card_number(id))


class Card(Step):
    """A Zombie card is drawn for a zone and resolved completely (R7.13-R7.16). ``card``: one that has been drawn."""

    zone: str
    card: str = ""
    stage: Number = 0
    before: list[str] = []
    """The abominations that were on the board already."""
    placed: Number = 0
    short: bool = False

    def run(self, s: ZombicideState) -> Done | None:
        while self.stage < 4:
            self.stage += 1
            if (self.reveal, self.react, self.rush, self.run_out)[self.stage - 1](s):
                return None
        self.away(s)
        return DONE

    def row(self, s: ZombicideState) -> ZombieCard:
        return s.data.zombie_cards[self.card]

    # Each returns whether it has pushed anything

    def reveal(self, s: ZombicideState) -> bool:
        """It is drawn, and what it brings is placed (R7.15)."""
        if not self.card:
            self.card = draw(s) or ""
            if not self.card:
                self.stage = 4
                return False
            s.zombie_drawn.append(self.card)
        card, n = self.row(s), number(s, self.row(s))
        self.before = [*s.abominations]
        what = card_text(s, self.card)
        s.tell("zombie-card", refs=(self.zone,), what=what, zone=zone_name(self.zone))
        if what.key == NOTHING:
            return False
        if card.kind == "extra":
            s.push(Activation(units=everywhere(s, card.zombie), extra=True))
            return True
        if card.zombie == ABOMINATION:
            s.push(Arrival(zone=self.zone))
            return True
        self.placed = put(s, self.zone, card.zombie, n)
        self.short = self.placed < n
        return False

    def react(self, s: ZombicideState) -> bool:
        """Survivors who are near may react to the zombies that were placed (R7.16)."""
        new = set(s.monsters(self.zone)).difference(self.before)
        if not self.placed and not new:
            return False
        s.push(Reactions(zone=self.zone))
        return True

    def rush(self, s: ZombicideState) -> bool:
        """Exactly those that were placed act at once, as far as they are still there (R7.15)."""
        card = self.row(s)
        if card.kind != "rush" or card.zombie == ABOMINATION:
            return False
        left = min(self.placed, s.count(card.zombie, self.zone))
        if left:
            s.push(Activation(units={self.zone: {card.zombie: left}}, extra=True))
        return left > 0

    def run_out(self, s: ZombicideState) -> bool:
        """There were not enough pieces (R7.20)."""
        card = self.row(s)
        if self.short and card.zombie != ABOMINATION:
            shortage(s, card.zombie)
        return self.short

    def away(self, s: ZombicideState) -> None:
        if self.card:
            s.zombie_drawn.remove(self.card)
            s.zombie_discard.append(self.card)
            self.card = ""

    def dropped(self, s: ZombicideState) -> None:
        self.away(s)


class Spawning(Step):
    """The Spawn step: a card for each active spawn zone, clockwise from the first (R7.13)."""

    zones: list[str] = []
    begun: bool = False

    def run(self, s: ZombicideState) -> Done | None:
        if not self.begun:
            self.begun = True
            self.zones = [each.zone for each in s.spawns if each.active]  # R6.11
            owner = next((each for each in s.standing if skills.has(s, each, "distributor")), None)
            if owner and len(self.zones) > 1:
                s.push(Distribution.drawn(s, s.leader(owner.id), self.zones))
                return DONE
        if not self.zones:
            return DONE
        s.push(Card(zone=self.zones.pop(0)))
        return None


class Distribution(Step):
    """One player sees the cards of all spawn zones and says which is for which (C8, distributor)."""

    hand: Hand
    zones: list[str]

    @classmethod
    def drawn(cls, s: ZombicideState, seat: str, zones: list[str]) -> Distribution:
        cards = [card for _ in zones if (card := draw(s))]
        return cls(hand=Hand(owner=seat, cards=cards), zones=zones[: len(cards)])

    def asks(self, s: ZombicideState) -> Iterator[Ask]:  # D23
        n = len(self.zones)
        prompt = partial(s.text, "ask-distribute", zones=[zone_name(each) for each in self.zones])
        shape = Some(labelled(partial(card_text, s), self.hand.cards), n, n, ordered=True)
        default = (",".join(self.hand.cards),)
        yield Ask(self.hand.owner, "distribute", shape, prompt=prompt, private=True, default=default)

    def on_distribute(self, s: ZombicideState, ask: Ask, cards: list[str]) -> Done:
        self.hand.cards = []
        s.zombie_drawn += cards
        s.known += 1
        s.push(*(Card(zone=zone, card=card) for zone, card in zip(self.zones, cards, strict=True)))
        return DONE

    def dropped(self, s: ZombicideState) -> None:
        s.zombie_discard += self.hand.cards
        self.hand.cards = []


def add_zone(s: ZombicideState, zone: str, colour: str = "red") -> None:
    """A spawn zone comes onto the board, into its place among the others (R7.22)."""
    s.spawns.append(Spawn(zone=zone, colour=colour))
    order = s.city.clockwise([each.zone for each in s.spawns], s.spawns[0].zone)
    s.spawns.sort(key=lambda each: order.index(each.zone))


def building(s: ZombicideState, door: str) -> None:
    """A door has been opened: if its building opens with it, pushes a card for each of its Dark Zones, far ones first
    (R6.4).
    """
    opened = s.city.doors[door].building
    if opened in s.opened:
        return
    s.opened.append(opened)
    if s.quiet:
        s.quiet -= 1
        s.tell("building-quiet", weight="detail", zone=zone_name(opened))
    elif not s.bright:
        s.push(*(Card(zone=zone) for zone in s.ground.dark_rooms(door)))
