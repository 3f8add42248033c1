"""A fight against people (R7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from engine.core.message import Message, Text, who
from engine.core.runner import ordered
from engine.core.secret import Secret
from engine.core.shape import NONE, Chain, Some
from engine.core.step import DONE, Ask, Done, Step

from .. import terms
from ..gangs import odds
from ..gangs.goals import count
from ..gangs.names import card_options
from ..gangs.packets import Packet, laid
from ..gangs.pieces import alike, discard, raze
from ..gangs.strength import cancelled, count_laid, cutthroats, firepower, power, vests
from ..modules import homeless
from ..state import ZgameState, place_in, place_name
from .defence import DEFENCE, by_order, is_asked, when_asked
from .noise import attract, wishes
from .retreat import retreat


class Commitment(NamedTuple):
    """Cards to be laid, and where the Zombies shall go that they attract."""

    cards: list[str]
    wanted: list[str] = []


class Laid(Packet):
    """Cards laid face down: everybody sees how many (R7.1)."""

    wanted: Secret[list[str]]


class People(Step):
    """A fight of two gangs: both lay cards, then all are turned over (R7.1–R7.3)."""

    seat: str
    place: str
    other: str
    attack: Laid | None = None
    defence: Laid | None = None

    def run(self, s: ZgameState) -> Done | None:
        if self.attack is None:
            at = place_in("in", self.place)
            s.tell("attacks", weight="detail", who=self.seat, whom=self.other, at=at, refs=(self.place,))
            if s.hands[self.seat].cards:
                return None
            self.attack = self.lay(s, self.seat, Commitment([]))
        if self.defence is None:
            n = len(self.attack.cards)
            asked = is_asked(s, self.other, self.place, self.seat, n) or ordered(s, ("defend",))
            if s.hands[self.other].cards and asked:
                return None
            cards = by_order(s, self.other, self.place, self.seat, n)
            self.defence = self.lay(s, self.other, Commitment(cards))
            if cards or (s.hands[self.other].cards and when_asked(s, self.other) != "doubt"):
                how, only = s.text(f"board-defends-{DEFENCE.of(s, self.other)[0]}"), (self.other,)
                clear = "yes" if when_asked(s, self.other) == "doubt" else "no"
                s.tell("unasked", at=place_in("in", self.place), what=how, clear=clear, only=only, hurts=only)
        self.reveal(s, self.attack, self.defence)
        return DONE

    def dropped(self, s: ZgameState) -> None:
        """What was laid returns to its owners."""
        for each in (self.attack, self.defence):
            if each is not None:
                each.hand_back(s)

    def asks(self, s: ZgameState) -> Iterator[Ask]:
        if self.attack is None:  # D6
            theirs = partial(odds.defending, s, self.seat, self.other, self.place)
            mine = partial(commitment, s, self.seat, self.place, theirs)
            hand = len(s.hands[self.other])
            prompt = partial(self.prompt, s, "attack", self.seat, whom=self.other, k=hand)
            yield Ask(self.seat, "attack", mine, prompt=prompt, private=True, default=(NONE,))
        else:  # D7
            seat, n = self.other, len(self.attack.cards)
            prompt = partial(self.prompt, s, "defend", seat, whom=self.seat, k=n)
            theirs = partial(odds.attacking, s, seat, self.seat, self.place, self.attack)
            yield Ask(
                seat,
                "defend",
                partial(commitment, s, seat, self.place, theirs),
                prompt=prompt,
                private=True,
                default=lambda: [",".join(by_order(s, seat, self.place, self.seat, n)) or NONE],
            )

    def prompt(self, s: ZgameState, kind: str, seat: str, whom: str, k: int) -> Message:
        """Where it is, how strong this gang and the other one are without cards, and how many cards that has."""
        n, m = self.visible(s, seat), self.visible(s, whom)
        return s.text(f"ask-{kind}", at=place_in("in", self.place), whom=whom, n=n, m=m, k=k)

    def visible(self, s: ZgameState, seat: str) -> int:
        """The Strength of a side that everybody sees: Fighters, and walls of the defender (R7.4)."""
        walls = terms.fortified(s, seat, self.place) if seat == self.other else 0
        return cutthroats(s, seat, self.place) + walls

    def on_attack(self, s: ZgameState, ask: Ask, given: Commitment) -> None:
        self.attack = self.lay(s, self.seat, given)

    def on_defend(self, s: ZgameState, ask: Ask, given: Commitment) -> None:
        self.defence = self.lay(s, self.other, given)

    def lay(self, s: ZgameState, seat: str, given: Commitment) -> Laid:
        """Cards leave the hand and lie face down."""
        cards, known = laid(s, seat, given.cards)
        s.tell("lays", weight="detail", who=seat, n=len(given.cards))
        return Laid(cards=cards, known=known, wanted=Secret[list[str]](value=given.wanted, seats=(seat,)))

    def reveal(self, s: ZgameState, attack: Laid, defence: Laid) -> None:
        """All cards are turned over; the higher Strength wins, the attacker if they are equal (R7.3–R7.7)."""
        s.known += 1
        ours, theirs = attack.cards.cards, defence.cards.cards
        for seat, cards in ((self.seat, ours), (self.other, theirs)):
            count_laid(s, seat, cards)
        mine = self.strength(s, self.seat, ours, vests(s, theirs))
        yours = self.strength(s, self.other, theirs, vests(s, ours)) + terms.fortified(s, self.other, self.place)
        won = mine >= yours
        lost = [*cancelled(s, self.seat, ours, vests(s, theirs)), *cancelled(s, self.other, theirs, vests(s, ours))]
        self.settle(s, self.seat if won else self.other, self.other if won else self.seat, mine, yours, alike(s, lost))
        for seat, each in ((self.seat, attack), (self.other, defence)):  # R7.10
            discard(s, each.cards.cards)
            each.settle(s, each.known)
            attract(s, seat, self.place, each.cards.cards, each.wanted.get())

    def strength(self, s: ZgameState, seat: str, cards: Sequence[str], against: int) -> int:
        """The Strength of a side without walls; ``against`` Vests of the other side cancel cards (R7.4)."""
        lost = cancelled(s, seat, cards, against)
        total = cutthroats(s, seat, self.place) + firepower(s, seat, cards)
        total += sum(power(s, seat, card, undead=False) for card in cards if card not in lost)
        n = total + (terms.fortified(s, seat, self.place) if seat == self.other else 0)
        s.tell("shows", who=seat, cards=alike(s, cards), n=n, lost=alike(s, lost), k=len(lost), m=len(cards))
        return total

    def settle(self, s: ZgameState, winner: str, loser: str, mine: int, yours: int, lost: list[Message]) -> None:
        """The loser leaves the place (R7.7–R7.9); ``lost`` are the cards that Vests have cancelled."""
        beaten, at = s.gangs[loser].at(self.place), place_in("in", self.place)
        n, m = max(mine, yours), min(mine, yours)
        mark, hurt, k, gone = (self.place,), (loser,), len(lost), len(beaten)
        s.tell("beats", who=winner, whom=loser, n=n, m=m, at=at, k=k, lost=lost, refs=mark, hurts=hurt, loss=gone)
        s.note("storms" if winner == self.seat else "fails", whom=self.other, at=[place_in("it", self.place)])
        if winner == self.seat:
            s.credit(winner, "won")
        count(s, "fights", winner)  # C04
        count(s, "kicked", winner, len(beaten))  # C17
        if winner == self.seat:
            raze(s, self.place, who(winner))
            homeless.conquer(s, winner, self.place)
        retreat(s, loser, beaten)

    def title(self, s: ZgameState) -> Message:
        return s.text("title-fight", at=place_name(self.place))


def commitment(s: ZgameState, seat: str, place: str, theirs: Text | None = None) -> Chain:
    """Any number of cards, and wishes for the noise of Firearms (R7.1, R9.5); ``theirs``: what the others may have."""
    cards = yield Some(card_options(s, seat, sorted(s.hands[seat].cards), undead=False), odds=theirs)
    return Commitment(cards, (yield from wishes(s, seat, place, cards)))
