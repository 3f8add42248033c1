"""Operations on people, things and quarters (2.6, 2.7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.core.message import who
from engine.core.shape import Chain, One
from engine.kit.choices import seat_options
from engine.kit.deeds import Aimed

from ..gangs.names import drawn, trade_options
from ..gangs.pieces import can_draw, despoil, gain, harmed, join, move_marauders, raze, roads, take, whose
from ..modules import carry
from ..state import TRACK, TRADES, ZgameState, place_in, place_name
from .effect import Effect, OnPlace, one_place


class Marauders(OnPlace):
    """The Marauders go elsewhere (R2.5)."""

    def aims(self, s: ZgameState, seat: str) -> list[str]:
        if not self.use.n:
            return roads(s)
        if not s.marauders:
            return []
        return [place for place in roads(s) if s.city.steps[s.marauders][place] <= self.use.n]

    def act(self, s: ZgameState, seat: str, aim: str) -> None:
        move_marauders(s, seat, aim)


class Hire(Effect[None]):
    """The top Mercenary card, free."""

    def can(self, s: ZgameState, seat: str) -> bool:
        return can_draw(s, "mercenary")

    def act(self, s: ZgameState, seat: str, aim: None) -> None:
        hire(s, seat)


def hire(s: ZgameState, seat: str) -> None:
    """The top Mercenary card is taken unseen (R5.1)."""
    cards = take(s, seat, ("mercenary",))
    s.note("hired", n=1)
    s.tell("hires", who=seat)
    s.tell("drew", weight="headline", only=(seat,), cards=drawn(s, seat, cards))
    carry.limit(s, seat)


class Gain(Effect[None]):
    """Food and Medicine."""

    reveals = False

    def can(self, s: ZgameState, seat: str) -> bool:
        gang = s.gangs[seat]
        return bool(self.use.food and gang.food < TRACK) or bool(self.use.medicine and gang.medicine < TRACK)

    def act(self, s: ZgameState, seat: str, aim: None) -> None:
        before = s.gangs[seat].food, s.gangs[seat].medicine
        gain(s, seat, self.use.food, self.use.medicine)
        gang = s.gangs[seat]
        tell_gain(s, seat, gang.food - before[0], gang.medicine - before[1])


def tell_gain(s: ZgameState, seat: str, food: int, medicine: int) -> None:
    """What the tracks had room for, and what there is now."""
    gang = s.gangs[seat]
    s.tell("stocks", who=seat, food=food, medicine=medicine, n=gang.food, m=gang.medicine)


class Wreck(OnPlace):
    """A rival's quarter next to a Fighter of the gang loses its Barricades and is despoiled, without income (R10.7)."""

    def aims(self, s: ZgameState, seat: str) -> list[str]:
        near = s.reach(seat)
        return [place for place in s.sites if place in near and self.legal(s, seat, place)]

    def legal(self, s: ZgameState, seat: str, place: str) -> bool:
        site = s.sites[place]
        if not s.is_quarter(place) or site.despoiled or s.marauders == place:
            return False
        return bool(s.rival_at(seat, place)) or site.owner not in ("", seat)

    def act(self, s: ZgameState, seat: str, aim: str) -> None:
        at, hurt = place_in("it", aim), harmed(s, [aim], seat)
        s.note("wreaks", at=[at])
        s.tell("wreaks", who=seat, at=whose(s, "it", aim), refs=(aim,), hurts=hurt)
        raze(s, aim, who(seat))
        despoil(s, aim, seat)


class Steal(Effect[str], Aimed[ZgameState, str]):
    """A random card of a rival whose Fighter is near."""

    asks = False

    def aims(self, s: ZgameState, seat: str) -> list[str]:
        near = s.reach(seat)
        return [
            other for other in s.rivals(seat) if s.hands[other].cards and not near.isdisjoint(s.gangs[other].places)
        ]

    def shape(self, s: ZgameState, seat: str, found: Sequence[str]) -> One:
        return One(seat_options(found), prompt=partial(s.text, "whom"))

    def act(self, s: ZgameState, seat: str, aim: str) -> None:
        hand = s.hands[aim]
        card = hand.cards.pop(s.dice.pick(len(hand)))
        hand.seen = {each: seen for each, seen in hand.seen.items() if each == seat}  # others do not see which
        hand.forget((card,))
        s.hands[seat].cards.append(card)
        s.hands[seat].show(aim, (card,))
        s.known += 1
        s.tell("steals", weight="headline", who=seat, whom=aim, hurts=(aim,))
        s.tell("stolen", only=(seat, aim), whom=aim, card=drawn(s, seat, [card])[0])
        carry.limit(s, seat)


class Recruit(Effect[tuple[str, str]]):
    """A Fighter of any trade comes to a Base that the gang holds."""

    reveals = False

    def can(self, s: ZgameState, seat: str) -> bool:
        return bool(s.gangs[seat].free and s.held(seat))

    def choose(self, s: ZgameState, seat: str) -> Chain:
        base = yield from one_place(s, seat, s.held(seat))
        free = {fighter[0] for fighter in s.gangs[seat].free}
        trades = [trade for trade in TRADES if trade in free]
        if len(trades) == 1:
            return base, trades[0]
        asked = partial(s.text, "who-joins", at=place_name(base))
        return base, (yield One(trade_options(s, trades, base), prompt=asked))

    def act(self, s: ZgameState, seat: str, aim: tuple[str, str]) -> None:
        base, trade = aim
        join(s, seat, trade, base)
