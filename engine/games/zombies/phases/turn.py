"""The game and its turns (R3), steps 3 and 6 (R7, R10)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, ClassVar

from engine.core.chapter import Chapter
from engine.core.message import Message, parts
from engine.core.shape import NONE, One, Option
from engine.core.state import End
from engine.core.step import DONE, Ask, Done, Sequence, Step
from engine.kit.choices import labelled
from engine.kit.piles import refill

from ..cards import catalogue as cards
from ..moment import Moment, acting, quiet
from ..state import HAND, ZombiesState
from ..steps.helipad import lodge, may_lodge
from ..steps.move import Move
from ..steps.tile import NewTile
from ..steps.zombies import ZombieMoves
from ..survivors.fight import OwnSquare
from ..survivors.knock_out import come_back
from ..survivors.pieces import rank
from ..survivors.race import warn
from ..survivors.statuses import arm, expire
from ..survivors.telling import told, way

PATIENCE = 3
"""After this number of rounds without a new tile and without a trophy the log says so (R19.5)."""


class Match(Step):
    """Turn after turn, clockwise (R3.1), until somebody has won or `round_limit` is reached (R18.8)."""

    def run(self, s: ZombiesState) -> None:
        if s.number:
            limit = s.rules.round_limit
            if limit and all(s.survivors[seat].turns >= limit for seat in s.playing):
                end(s)
            s.active = s.opponents(s.active)[0]
        s.idle += 1
        warn(s, s.active)
        s.push(Turn(seat=s.active))

    def always(self, s: ZombiesState) -> Iterator[Ask]:  # R5.6
        yield from may_lodge(s)

    def on_lodge(self, s: ZombiesState, ask: Ask, word: str) -> None:
        lodge(s, ask.by, word)

    def back(self, s: ZombiesState, child: Step) -> None:
        """A turn has ended, normally or not (R15.3)."""
        s.phase = 0
        s.chainsaw, s.doubled, s.molotov, s.halted = 0, False, {}, False  # R10.2
        expire(s, s.active)
        if s.survivors[s.active].down:
            trophies = s.survivors[s.active].trophies
            s.tell("down-over", who=s.active, n=trophies, refs=(f"seat-{s.active}",), weight="scene")
        if s.idle == PATIENCE * len(s.playing):
            s.tell("stall", n=PATIENCE, weight="headline")
        turns = {seat: s.survivors[seat].turns for seat in s.playing}
        most = max(turns.values())
        upcoming = (*s.opponents(s.active), s.active)[0]
        if turns[upcoming] == most:  # nobody has had more turns than whoever is next
            standing = [s.text("standing", who=seat, n=s.survivors[seat].trophies) for seat in s.survivors]
            s.tell("round-over", n=most, of=s.target, standing=parts(standing), weight="scene")


def end(s: ZombiesState) -> None:
    """End the game by the ranking (R1.6)."""
    result = rank(s)
    s.tell("ranked", weight="detail", winners=result.title)
    raise End(result)


class Begin(Moment):
    """What happens before step 1 (R3.2)."""

    seat: str
    skipped: bool = False
    """Whether the whole turn is skipped (R3.4)."""

    def run(self, s: ZombiesState) -> Done:
        survivor = s.survivors[self.seat]
        s.number += 1
        survivor.turns += 1
        survivor.used = False
        s.tell("turn", who=self.seat, n=survivor.turns, weight="detail")
        if survivor.down:
            come_back(s, self.seat)
        s.l0 = survivor.lives
        arm(s, self.seat)
        paralysis = survivor.status("hysterical_paralysis")
        self.skipped = paralysis is not None
        if paralysis:
            card = s.lasting(paralysis)
            s.tell("paralysed", who=self.seat, card=card, refs=(f"seat-{self.seat}",), hurts=(self.seat,))
            s.note("paralysed", card=card)
        return DONE


class DrawCards(Moment):
    """Step 3: draw up to three cards (R7)."""

    seat: str

    def run(self, s: ZombiesState) -> Done:
        hand = s.survivors[self.seat].hand
        held = len(hand)
        while len(hand) < HAND:
            if refill(s, s.deck, s.discard):  # R13.9, R16.3, R16.5
                s.tell("reshuffles", weight="detail")
            card = s.deck.draw(s)
            if card is None:
                break
            hand.cards.append(card)
        if drawn := hand.cards[held:]:
            s.tell("draws", who=self.seat, n=len(drawn), weight="detail")
            for copy in drawn:
                card, does = s.card_name(copy), s.card_about(copy)
                s.tell("drew", only=(self.seat,), card=card, does=does)
        return DONE


class EndOfTurn(Step):
    """Step 6: one card may be discarded (R10.1).

    It is asked of a full hand, which will draw nothing, and of who may still play a card (R13.4); of others only if
    they have said in advance what they discard.
    """

    seat: str
    asked: bool = False

    def run(self, s: ZombiesState) -> Done | None:
        survivor = s.survivors[self.seat]
        wanted = any((each.seat, each.kind) == (self.seat, "discard") and each.words for each in s.orders)
        self.asked = self.asked or len(survivor.hand) >= HAND or not survivor.used or wanted
        return None if len(survivor.hand) and self.asked else DONE

    def asks(self, s: ZombiesState) -> Iterator[Ask]:  # D10
        def options() -> list[Option]:
            keep = Option(NONE, partial(s.text, "option-keep"), ends=True)
            return [*labelled(s.card_name, self.hand(s), s.card_about), keep]

        yield Ask(self.seat, "discard", One(options, NONE, lambda: [*self.hand(s), NONE]), private=True)

    def hand(self, s: ZombiesState) -> list[str]:
        """The cards of the hand, of equal ones the first."""
        first = {s.data.alike(copy): copy for copy in reversed(s.in_hand(self.seat))}
        return list(reversed(first.values()))

    def on_discard(self, s: ZombiesState, ask: Ask, word: str) -> Done:
        if word != NONE:
            s.survivors[self.seat].hand.cards.remove(word)
            s.discard.append(word)
            s.tell("discards", who=self.seat, card=s.card_name(word), weight="detail")
        return DONE


class Turn(Chapter, Sequence):
    """One turn: six steps; those without anything to do are passed over in silence (R3.1, R3.3). Between two steps
    the turn is a quiet point itself (R13.4).
    """

    seat: str
    origin: str = ""
    """The square on which the pawn began; empty as long as nothing has happened."""
    waved_on: bool = False
    """Whether the player has said to go on without a card at this quiet point."""

    parts: ClassVar[tuple[type[Step], ...]] = (
        Begin,
        NewTile,
        OwnSquare,
        DrawCards,
        Move,
        ZombieMoves,
        EndOfTurn,
    )

    def run(self, s: ZombiesState) -> Done | None:
        s.phase = min(self.at, len(self.parts) - 1)
        if s.phase == 1 and not self.origin:
            self.origin = s.survivors[self.seat].pawn
        if self.at and not self.waved_on and acting(s):
            return None
        self.waved_on = False
        return super().run(s)

    def on_go(self, s: ZombiesState, ask: Ask, word: str) -> None:
        self.waved_on = True

    def back(self, s: ZombiesState, child: Step) -> None:
        sealed = isinstance(child, NewTile) and child.sealed  # R4.9
        if sealed or (isinstance(child, Begin) and child.skipped):
            self.at = len(self.parts)

    def asks(self, s: ZombiesState) -> Iterator[Ask]:
        yield Ask(self.seat, "go", One(["go"]))

    def always(self, s: ZombiesState) -> Iterator[Ask]:  # D11, D12
        if self.at and quiet(s):
            yield from cards.opportunities(s)

    def on_card(self, s: ZombiesState, ask: Ask, value: Any) -> None:
        cards.play(s, ask.seats[0], value)

    def on_use(self, s: ZombiesState, ask: Ask, value: Any) -> None:
        cards.use(s, ask.seats[0], value)

    def title(self, s: ZombiesState) -> Message:
        return s.text("title-turn", who=self.seat, n=s.survivors[self.seat].turns)

    def headline(self, s: ZombiesState) -> Message | None:
        place = way(s, self.origin, s.survivors[self.seat].pawn)
        said = [*place, *told(s, self.seat, self.tally)]
        return s.text("headline", who=self.seat, parts=parts(said)) if said else None
