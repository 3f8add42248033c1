"""Cards that come to a survivor, and what he does with them (R4.3, R4.4, R4.7, R4.10-R4.12, D11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from engine.core.message import Message
from engine.core.model import Number
from engine.core.shape import NONE, Chain, One, Option, Some
from engine.core.step import DONE, Ask, Done, Step
from engine.kit.choices import labelled, possible, worded

from ..box.cards import DeckName
from ..dead import horde
from ..party.cards import discard, excess, named, pile, put, seek, top, which
from ..party.choices import about
from ..party.harm import befalls
from ..party.skills import HANDS, bag_size, has
from ..party.turns import of
from ..state import Survivor, ZombicideState, card_does, card_name

HAND, BAG, DISCARD, ARRANGE, DESTINY, KEEP = "hand", "bag", "discard", "arrange", "destiny", "keep"
SWAP = "swap:"
"""The word for an exchange; the card that is discarded follows."""


class Placing(NamedTuple):
    """What becomes of a new card: one of the words above; for `ARRANGE` also the cards in hand and those that go."""

    word: str
    hands: Sequence[str] = ()
    away: Sequence[str] = ()


def draw(s: ZombicideState, survivor: Survivor, deck: DeckName, n: int, *, search: bool = False) -> None:
    """Push the draw of cards one after the other. Only a search ends with an Aaahh!! (R4.11, O3)."""
    s.push(Drawing(survivor=survivor.id, deck=deck, n=n, search=search))


def gain(s: ZombicideState, survivor: Survivor, card: str) -> None:
    """Push the gain of a card of this kind, or of a Secret Service card if none is left (O3)."""
    copy = seek(s, card)
    if copy:
        receive(s, survivor, copy)
    else:
        draw(s, survivor, "ss", 1)


def receive(s: ZombicideState, survivor: Survivor, copy: str) -> None:
    """Push that a card comes to him; it lies nowhere any more but among those drawn."""
    s.drawn.append(copy)
    s.tell("gets", figure=s.name(survivor.id), card=card_name(copy))
    s.push(Incoming(survivor=survivor.id, card=copy))


class Incoming(Step):
    """A card has come to a survivor: he keeps it, puts it in its place, or discards it (R4.4, R4.10)."""

    survivor: str
    card: str = ""
    search: bool = False

    def run(self, s: ZombicideState) -> Done | None:
        survivor = s.survivors[self.survivor]
        if self.card and not self.awaits(s, survivor):
            self.settle(s, survivor, Placing(KEEP if survivor.up else DISCARD))
        return None if self.card or not s.rests_on(self) else self.more(s, survivor)

    def more(self, s: ZombicideState, survivor: Survivor) -> Done | None:
        """What comes after a card has found its place."""
        return DONE

    def awaits(self, s: ZombicideState, survivor: Survivor) -> bool:
        """Whether there is a choice: about a trap only with Destiny (R4.11, R4.12)."""
        return survivor.up and (s.card(self.card).kind != "trap" or self.fated(s, survivor))

    def fated(self, s: ZombicideState, survivor: Survivor) -> bool:
        """Whether Destiny may replace the card: one that was drawn, once in his turn (R4.12)."""
        return False

    def asks(self, s: ZombicideState) -> Iterator[Ask]:
        survivor = s.survivors[self.survivor]
        shape, default = partial(self.placing, s, survivor), partial(self.usual, s, survivor)
        card, does = card_name(self.card), card_does(s.card(self.card))
        yield about(s, survivor.id, "card", shape, default, card=card, does=does)

    def placing(self, s: ZombicideState, survivor: Survivor) -> Chain:
        """What he does with it; the value is `Placing`."""
        trap = s.card(self.card).kind == "trap"
        room = possible(hand=len(survivor.hands) < HANDS, bag=len(survivor.bag) < bag_size(s, survivor))
        options = [Option(KEEP, partial(s.text, "card-trap"))] if trap else worded(s, "card", room)
        if not options:
            options = [Option(SWAP + each, partial(_swap, s, survivor, each)) for each in survivor.cards]
        options += worded(s, "card", () if trap else (ARRANGE, DISCARD))
        options += worded(s, "card", (DESTINY,) if self.fated(s, survivor) else ())
        word: str = yield One(options)
        if word != ARRANGE:
            return Placing(word)
        return Placing(word, *(yield from arranging(s, survivor, self.card)))

    def usual(self, s: ZombicideState, survivor: Survivor) -> Sequence[str]:
        """D11: keep it if there is room, or if it is better than the worst card."""
        card = s.card(self.card)
        if card.kind == "trap":
            return [KEEP]
        hand, bag = len(survivor.hands) < HANDS, len(survivor.bag) < bag_size(s, survivor)
        if hand and (card.weapon or not bag):
            return [HAND]
        if bag:
            return [BAG]
        worst = min(survivor.cards, key=lambda copy: s.card(copy).worth)
        return [SWAP + worst] if card.worth > s.card(worst).worth else [DISCARD]

    def on_card(self, s: ZombicideState, ask: Ask, placing: Placing) -> None:
        self.settle(s, s.survivors[self.survivor], placing)

    def settle(self, s: ZombicideState, survivor: Survivor, placing: Placing) -> None:
        """The card goes where it was put."""
        copy, self.card = self.card, ""
        s.drawn.remove(copy)
        if placing.word == DESTINY:
            pile(s, copy).append(copy)
            self.replaced(s, survivor)
        elif placing.word == DISCARD:
            pile(s, copy).append(copy)
            s.tell("leaves-card", weight="detail", figure=s.name(survivor.id), card=card_name(copy))
        elif s.card(copy).kind == "trap":
            pile(s, copy).append(copy)
            self.trap(s, survivor)
        else:
            place(s, survivor, copy, placing)
            s.note("finds", cards=[card_name(copy)])
            self.kept(s, survivor, copy)

    def replaced(self, s: ZombicideState, survivor: Survivor) -> None:
        """Destiny has discarded it (R4.12)."""

    def trap(self, s: ZombicideState, survivor: Survivor) -> None:
        """A trap puts a walker beside him (R4.11)."""
        if survivor.at:
            befalls(s, survivor, "aaahh")
            horde.place(s, survivor.at, "walker", 1)

    def kept(self, s: ZombicideState, survivor: Survivor, copy: str) -> None:
        """He has kept the card."""

    def dropped(self, s: ZombicideState) -> None:
        if self.card:
            s.drawn.remove(self.card)
            pile(s, self.card).append(self.card)


class Drawing(Incoming):
    """Cards are drawn one after the other (R4.7, R4.10)."""

    deck: DeckName
    n: Number

    def more(self, s: ZombicideState, survivor: Survivor) -> Done | None:
        if not self.n or not survivor.up:
            return DONE
        self.n -= 1
        copy = top(s, self.deck)
        if copy is None:
            s.tell("nothing-left", figure=s.name(survivor.id), deck=s.text(f"deck-{self.deck}"))
            return DONE
        s.drawn.append(copy)
        self.card = copy
        s.tell("draws", figure=s.name(survivor.id), card=card_name(copy), does=card_does(s.card(copy)))
        return None if self.awaits(s, survivor) else self.run(s)

    def fated(self, s: ZombicideState, survivor: Survivor) -> bool:
        turn = of(s, survivor)
        return turn is not None and DESTINY not in turn.skills and has(s, survivor, DESTINY)

    def replaced(self, s: ZombicideState, survivor: Survivor) -> None:
        turn = of(s, survivor)
        assert turn
        turn.skills.append(DESTINY)
        self.n += 1
        s.tell("destiny", figure=s.name(survivor.id))

    def trap(self, s: ZombicideState, survivor: Survivor) -> None:
        super().trap(s, survivor)
        if self.search:
            self.n = 0

    def kept(self, s: ZombicideState, survivor: Survivor, copy: str) -> None:
        """C8: with a Matching set a dual weapon that is searched brings its like."""
        if self.search and "dual" in s.card(copy).flags and has(s, survivor, "matching_set"):
            twin = seek(s, s.card(copy).id, piles=False)
            if twin:
                receive(s, survivor, twin)


def place(s: ZombicideState, survivor: Survivor, copy: str, placing: Placing) -> None:
    """A card that he keeps is put where he wants it."""
    match placing.word:
        case "hand":
            survivor.hands.append(copy)
        case "bag":
            survivor.bag.append(copy)
        case "arrange":
            put(s, survivor, copy)
            arrange(s, survivor, placing.hands, placing.away)
        case "keep":
            put(s, survivor, copy)
        case _:
            old = placing.word.removeprefix(SWAP)
            where = survivor.hands if old in survivor.hands else survivor.bag
            discard(s, survivor, old)
            where.append(copy)


# Arranging


def arranging(s: ZombicideState, survivor: Survivor, *new: str) -> Chain:
    """Which cards are in hand, and which go if there are too many; the value is both (R4.3, R4.4)."""
    cards = [*survivor.cards, *new]
    room = bag_size(s, survivor)
    least = _fewest(cards, room)
    present = ",".join(survivor.hands) if len(survivor.hands) >= least else ""
    hands: list[str] = yield Some(
        labelled(partial(named, s, survivor), cards),
        least,
        HANDS,
        usual=present or None,
        prompt=partial(s.text, "which-hands"),
    )
    rest = [each for each in cards if each not in hands]
    over = len(rest) - room
    if over <= 0:
        return hands, []
    options = labelled(partial(named, s, survivor), rest)
    away: list[str] = yield Some(options, over, over, prompt=partial(s.text, "which-away", n=over))
    return hands, away


def _swap(s: ZombicideState, survivor: Survivor, copy: str) -> Message:
    return which(s, survivor, copy, s.text("card-swap", card=card_name(copy)))


def _fewest(cards: Sequence[str], room: int) -> int:
    """How many cards must be held, because the backpack has no room for them (R4.3)."""
    return min(HANDS, max(0, len(cards) - room))


def arrange(s: ZombicideState, survivor: Survivor, hands: Sequence[str], away: Sequence[str]) -> None:
    """His cards lie so now."""
    for copy in away:
        discard(s, survivor, copy)
    cards = survivor.cards
    survivor.hands = [each for each in cards if each in hands]
    survivor.bag = [each for each in cards if each not in hands]


class Arranging(Step):
    """Survivors put their cards in order and discard those that are too many (R4.3, S5, D4).

    Survivors who could only put down what they hold are not asked.
    """

    waiting: list[str]

    def run(self, s: ZombicideState) -> Done | None:
        self.waiting = [each for each in self.waiting if self.needs(s, s.survivors[each])]
        return None if self.waiting else DONE

    def needs(self, s: ZombicideState, survivor: Survivor) -> bool:
        return survivor.up and (len(survivor.cards) > HANDS or excess(s, survivor) > 0)

    def asks(self, s: ZombicideState) -> Iterator[Ask]:
        for each in self.waiting:
            survivor = s.survivors[each]
            shape, default = partial(arranging, s, survivor), partial(tidy, s, survivor)
            yield about(s, each, "arrange", shape, default, n=excess(s, survivor))

    def on_arrange(self, s: ZombicideState, ask: Ask, chosen: tuple[list[str], list[str]]) -> None:
        self.waiting.remove(ask.subject)
        arrange(s, s.survivors[ask.subject], *chosen)


def tidy(s: ZombicideState, survivor: Survivor) -> list[str]:
    """D4: the best weapons in hand, the worst cards away; without enough weapons he holds other good cards."""
    weapons, room = [copy for copy in survivor.cards if s.card(copy).weapon], bag_size(s, survivor)
    hands = sorted(weapons, key=lambda copy: -s.card(copy).worth)[:HANDS]
    rest = sorted((each for each in survivor.cards if each not in hands), key=lambda copy: s.card(copy).worth)
    while len(hands) < _fewest(survivor.cards, room):
        hands.append(rest.pop())
    over = max(0, len(rest) - room)
    return in_words(hands, rest[:over])


def in_words(hands: Sequence[str], away: Sequence[str]) -> list[str]:
    """The words for cards in hand, and for those that go, if any do."""
    return [",".join(hands) or NONE, *([",".join(away)] if away else [])]
