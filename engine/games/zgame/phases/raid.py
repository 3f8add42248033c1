"""The Raid: hiring, steps, cards (R5)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from engine.core.message import Message
from engine.core.model import Number
from engine.core.shape import Chain, One, Option
from engine.core.step import DONE, Ask, Done
from engine.kit.piles import first_copies

from .. import terms
from ..cards.catalogue import effect, uses
from ..cards.others import hire
from ..data import Use
from ..gangs.march import March
from ..gangs.names import card_uses, fighter_name, one_scouted, use_text
from ..gangs.odds import ahead
from ..gangs.pieces import can_draw, discard, spend
from ..state import FIGHTERS, ZgameState, place_in

HIRE, END = "hire", "end"


class Act(NamedTuple):
    """What is done in a Raid: its first word, and what belongs to it."""

    key: str
    aim: Any = None


class Raid(March):
    """The active player walks, hires and uses cards in any order, and then ends the Raid (R5.2)."""

    hired: Number = 0
    begun: bool = False
    held: list[str] = []
    """What the gang held before."""

    def run(self, s: ZgameState) -> Done | None:
        if not self.begun:
            self.begun = True
            self.left = dict.fromkeys(s.gangs[self.seat].in_city, 1)
            self.held = [place for place in s.sites if s.controls(self.seat, place)]
        return DONE if not self.left and not s.hands[self.seat].cards and not self.may_hire(s) else None

    def asks(self, s: ZgameState) -> Iterator[Ask]:  # D4
        prompt = partial(self.prompt, s)
        yield Ask(self.seat, "raid", partial(plan, s, self), prompt=prompt, private=True, default=(END,))

    def prompt(self, s: ZgameState) -> Message:
        """How many Fighters can still walk."""
        places = s.gangs[self.seat].fighters
        able = [each for each, steps in self.left.items() if steps and places[each] and each not in self.stopped]
        return s.text("ask-raid", n=len(able))

    def on_raid(self, s: ZgameState, ask: Ask, act: Act) -> Done | None:
        if act.key == END:  # R5.9
            s.known += 1
            self.sum_up(s)
            return DONE
        if act.key == HIRE:
            s.gangs[self.seat].medicine -= 1
            self.hired += 1
            hire(s, self.seat)
        elif act.key in FIGHTERS:
            self.walk(s, act.key, act.aim)
        else:
            self.play(s, act.key, act.aim)
        return None

    def sum_up(self, s: ZgameState) -> None:
        """Note the places that are taken without a fight."""
        places = [place for place in s.gangs[self.seat].places if place not in self.held and not s.is_base(place)]
        free = [place for place in places if not s.sites[place].zombies and not terms.defender(s, self.seat, place)]
        if free:
            s.note("enters", at=[place_in("it", place) for place in free])

    # Hiring

    def may_hire(self, s: ZgameState) -> bool:
        """Whether a Mercenary can be hired (R5.1)."""
        return self.hired < terms.hires(s) and s.gangs[self.seat].medicine > 0 and can_draw(s, "mercenary")

    # Cards

    def play(self, s: ZgameState, card: str, aim: tuple[Use, Any]) -> None:
        """A card is discarded for one of its uses (R5.5, R5.7, R5.8)."""
        use, target = aim
        s.tell("plays", who=self.seat, card=s.card_name(card))
        spend(s, self.seat, [card])
        does = effect(use)
        does.act(s, self.seat, target)
        discard(s, [card])
        if does.reveals:
            s.known += 1


def plan(s: ZgameState, raid: Raid) -> Chain:
    """What can be done next in a Raid."""
    seat = raid.seat
    gang = s.gangs[seat]
    walkers = raid.movable(s)
    cards = lowest(s, [card for card in s.hands[seat].cards if s.card(card).raid])
    use_of = partial(uses, s, seat, phase="raid")

    def keys() -> Iterator[str]:
        yield from walkers
        yield from (card for card in cards if use_of(card))
        if raid.may_hire(s):
            yield HIRE
        yield END

    def offers(word: str) -> bool:
        """A word is judged alone, without a look at all others."""
        if word in cards:
            return bool(use_of(word))
        return word in walkers or word == END or (word == HIRE and raid.may_hire(s))

    def option(word: str) -> Option:
        if word in walkers:
            label, group = partial(_walk, s, raid, word, walkers), s.text("group-walk")
            return Option(word, label, group, gang.fighters[word], leads=True)
        if word in cards:
            return Option(word, partial(card_uses, s, word, use_of(word)), s.text("group-card"))
        return Option(word, ends=word == END)

    key: str = yield One(each=option, usual=END, keys=keys, offers=offers)
    if key in (HIRE, END):
        return Act(key)
    if key in walkers:
        ways = raid.ways(s, gang.fighters[key], raid.left[key])
        to = yield one_scouted(s, seat, ways, odds=ahead, prompt=partial(s.text, "where-to"))
        return Act(key, to)
    use = yield from which(s, use_of(key))
    return Act(key, (use, (yield from effect(use).choose(s, seat))))


def which(s: ZgameState, found: list[Use]) -> Chain:
    """Which of its uses a card is discarded for (R16.6)."""
    if len(found) == 1:
        return found[0]
    op = yield One([Option(use.op, partial(use_text, use)) for use in found], prompt=partial(s.text, "which-use"))
    return next(use for use in found if use.op == op)


def lowest(s: ZgameState, cards: list[str]) -> list[str]:
    """Of each kind of card the lowest copy."""
    return first_copies(sorted(cards), lambda card: s.card(card).id)


def _walk(s: ZgameState, raid: Raid, fighter: str, walkers: list[str]) -> Message:
    return s.text("walk", what=fighter_name(s, raid.seat, fighter, walkers), n=raid.left[fighter])
