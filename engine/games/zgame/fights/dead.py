"""A fight against Zombies (R8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from engine.core.message import Message
from engine.core.model import Number
from engine.core.shape import NONE, Chain, One, Some
from engine.core.step import DONE, Ask, Done, Step
from engine.kit.choices import worded

from .. import defaults, terms
from ..data import Zombie
from ..gangs.goals import count
from ..gangs.names import card_options, fighter_options
from ..gangs.pieces import alike, counted, despoil, discard, draw, harmed, leave, named, spawn, whose
from ..gangs.strength import count_laid, cutthroats, power, slaughter, vests
from ..state import UNDEAD, ZgameState, deck_name, inside, place_in, place_name, zombie_name
from .noise import attract, wishes
from .retreat import retreat

PAY, KEEP = "pay", "keep"


class Battle(NamedTuple):
    """What is laid against Zombies, and who would die."""

    cards: list[str]
    paid: bool = False
    wanted: list[str] = []
    dead: list[str] = []


class Undead(Step):
    """The Zombies of a place against the active player's Fighters there, if both are there (R6.3)."""

    seat: str
    place: str
    markers: Number = 0
    drawn: list[str] = []
    nameless: Number = 0
    """Zombie cards that could not be drawn, for the deck was empty: each has Strength 1 (R16.5)."""

    def run(self, s: ZgameState) -> Done | None:
        if not self.markers:
            self.markers = s.sites[self.place].zombies
            if not self.markers or not s.gangs[self.seat].at(self.place):
                return DONE
            self.turn_up(s)
        if s.hands[self.seat].cards or len(self.mortal(s, [])) > 1:
            return None
        self.settle(s, Battle([], dead=self.fallen(s, [])))
        return DONE

    def turn_up(self, s: ZgameState) -> None:
        """A Zombie card for each marker, and for each Screamer (R8.1, R8.2)."""
        wanted = terms.drawn(s, self.markers)
        while wanted:
            wanted -= 1
            card = draw(s, UNDEAD)
            if card is None:
                self.nameless += 1
            else:
                self.drawn.append(card)
                wanted += s.data.undead[card].extra
        names = counted([zombie_name(zombie.id) for zombie in self.zombies(s)])
        at = place_in("in", self.place)
        s.tell("meets", weight="detail", who=self.seat, at=at, zombies=names, n=self.against(s), refs=(self.place,))

    def dropped(self, s: ZgameState) -> None:
        """The Zombie cards that were drawn are discarded."""
        discard(s, self.drawn)

    def asks(self, s: ZgameState) -> Iterator[Ask]:  # D9
        words = partial(self.unanswered, s)
        yield Ask(
            self.seat, "undead", partial(battle, s, self), prompt=partial(self.prompt, s), private=True, default=words
        )

    def unanswered(self, s: ZgameState) -> list[str]:
        """The words for an absent player."""
        words = [KEEP] if self.may_pay(s) else []
        if not s.hands[self.seat].cards:
            return words
        need = self.against(s) - self.strength(s, [])
        return [*words, ",".join(defaults.against_zombies(s, self.seat, self.cards(s, paid=False), need)) or NONE]

    def prompt(self, s: ZgameState) -> Message:
        """Where it is, what is needed, and what cannot be laid."""
        bans = [inside(deck_name(deck)) for deck in sorted(self.banned(s, paid=False))]
        at, n, m = place_in("in", self.place), self.against(s), self.strength(s, [])
        pay = self.ransom(s) if self.may_pay(s) else 0  # which is asked first then
        return s.text("ask-undead", at=at, n=n, m=m, bans=bans, k=len(bans), pay=pay)

    def on_undead(self, s: ZgameState, ask: Ask, given: Battle) -> Done:
        self.settle(s, given)
        return DONE

    def title(self, s: ZgameState) -> Message:
        return s.text("title-fight", at=place_name(self.place))

    # What is on both sides

    def zombies(self, s: ZgameState) -> list[Zombie]:
        return [s.data.undead[card] for card in self.drawn]

    def against(self, s: ZgameState) -> int:
        """The Strength of the Zombies (R8.3)."""
        return sum(zombie.strength for zombie in self.zombies(s)) + self.nameless

    def ransom(self, s: ZgameState) -> int:
        """Medicine that lifts a ban (R8.6)."""
        return sum(zombie.ransom for zombie in self.zombies(s))

    def banned(self, s: ZgameState, *, paid: bool) -> set[str]:
        """Decks of which no card may be laid (R8.4)."""
        return {zombie.bans for zombie in self.zombies(s) if zombie.bans and not (zombie.ransom and paid)}

    def cards(self, s: ZgameState, *, paid: bool) -> list[str]:
        """The cards that may be laid (R8.5)."""
        banned = self.banned(s, paid=paid)
        return [card for card in sorted(s.hands[self.seat].cards) if s.card(card).deck not in banned]

    def may_pay(self, s: ZgameState) -> bool:
        """Whether paying lifts a ban for anything (R8.6)."""
        ransom = self.ransom(s)
        if not ransom or s.gangs[self.seat].medicine < ransom:
            return False
        return len(self.cards(s, paid=True)) > len(self.cards(s, paid=False))

    def strength(self, s: ZgameState, cards: Sequence[str]) -> int:
        """The Strength of the Fighters with these cards (R8.7)."""
        laid = sum(power(s, self.seat, card, undead=True) for card in cards)
        return cutthroats(s, self.seat, self.place) + laid + slaughter(s, self.seat, self.markers)

    def deaths(self, s: ZgameState, cards: Sequence[str]) -> int:
        """How many Fighters die (R8.9)."""
        if self.strength(s, cards) >= self.against(s):
            return 0
        kills = sum(zombie.kills for zombie in self.zombies(s)) - vests(s, cards)
        return min(max(0, kills), len(s.gangs[self.seat].at(self.place)))

    def mortal(self, s: ZgameState, cards: Sequence[str]) -> list[str]:
        """Those among whom one has to choose who dies; nobody if there is nothing to choose."""
        there = s.gangs[self.seat].at(self.place)
        choice = 0 < self.deaths(s, cards) < len(there) and len({fighter[0] for fighter in there}) > 1
        return there if choice else []

    def fallen(self, s: ZgameState, cards: Sequence[str]) -> list[str]:
        """The Fighters who die if the player does not choose (D10)."""
        return defaults.dying(s, self.seat, self.place)[: self.deaths(s, cards)]

    # How it ends

    def settle(self, s: ZgameState, given: Battle) -> None:
        """Who wins (R8.8, R8.9); cards are discarded, and Firearms are heard either way (R8.10)."""
        gang = s.gangs[self.seat]
        if given.paid:
            gang.medicine -= self.ransom(s)
            s.tell("ransoms", who=self.seat, n=self.ransom(s))
        mine, against = self.strength(s, given.cards), self.against(s)
        for card in given.cards:
            s.hands[self.seat].cards.remove(card)
        count_laid(s, self.seat, given.cards)
        if given.cards:
            s.tell("shows", who=self.seat, cards=alike(s, given.cards), n=mine, lost=[], k=0, m=len(given.cards))
        if mine >= against:
            self.win(s, against)
        else:
            self.lose(s, given.dead)
        discard(s, [*given.cards, *self.drawn])
        attract(s, self.seat, self.place, given.cards, given.wanted)

    def win(self, s: ZgameState, against: int) -> None:
        site = s.sites[self.place]
        count(s, "cleared", self.seat, site.zombies)  # C03
        count(s, "strongest", self.seat, against)  # C16
        at = place_in("it", self.place)
        s.tell("wipes", who=self.seat, at=at, n=site.zombies, refs=(self.place,))
        s.note("clears", n=site.zombies, at=[at])
        s.credit(self.seat, "cleared", site.zombies)
        site.zombies = 0

    def lose(self, s: ZgameState, dead: Sequence[str]) -> None:
        """What the Zombies do then, in this order (R8.9, R8.11, R8.12)."""
        at, n = place_in("in", self.place), len(s.gangs[self.seat].at(self.place))
        s.note("routed", at=[at])
        s.tell("routed", who=self.seat, at=at, refs=(self.place,), hurts=(self.seat,), loss=n)
        if dead:
            s.note("buries", n=len(dead))
            s.tell("dies", weight="headline", who=self.seat, what=named(dead), hurts=(self.seat,))
            leave(s, self.seat, dead, rest=s.settings.on("mercy"))
        site = s.sites[self.place]
        if any(zombie.despoils for zombie in self.zombies(s)) and s.is_quarter(self.place) and not site.despoiled:
            despoil(s, self.place)
            s.tell("mobbed", weight="headline", at=place_in("it", self.place), refs=(self.place,), hurts=(self.seat,))
        if any(zombie.spreads for zombie in self.zombies(s)):
            done = spawn(s, s.city.links[self.place])
            at, hurt = [whose(s, "in", place) for place in done], harmed(s, done)
            s.tell("swarms", places=at, n=len(done), refs=tuple(done), hurts=hurt)
        retreat(s, self.seat, s.gangs[self.seat].at(self.place))


def battle(s: ZgameState, step: Undead) -> Chain:
    """Whether a ban is bought off, which cards are laid, where the noise goes, who dies if it is lost (R8.5)."""
    paid = False
    if step.may_pay(s):
        paid = (yield One(worded(s, "ransom", (KEEP, PAY), n=step.ransom(s)), usual=KEEP)) == PAY
    cards = step.cards(s, paid=paid)
    armed = bool(s.hands[step.seat].cards)
    laid: list[str] = []
    if armed:
        laid = yield Some(card_options(s, step.seat, cards, undead=True), prompt=partial(s.text, "which-cards"))
    wanted = yield from wishes(s, step.seat, step.place, laid)
    dead = step.fallen(s, laid)
    if mortal := step.mortal(s, laid):
        n = len(dead)
        who_dies = partial(s.text, "who-dies", n=n)
        dead = yield Some(fighter_options(s, step.seat, mortal), n, n, usual=",".join(dead), prompt=who_dies)
    return Battle(laid, paid, wanted, dead)
