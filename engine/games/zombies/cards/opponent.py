"""Cards against another player."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import cast

from engine.core.luck import percent
from engine.core.message import Message
from engine.core.shape import Chain, One, Option

from ..dice import D6, roll
from ..state import START, Item, Status, StatusName, ZombiesState
from ..steps.planner import step
from ..survivors.forced import Forced
from ..survivors.pieces import put_pawn
from ..survivors.repair import Repair
from ..survivors.strength import KILLED
from .card import OnOpponent, uproot

BULLETS = "bullets"


def can_be_moved(s: ZombiesState, target: str) -> bool:
    """Whether cards may move this pawn: it is on the board, not recovering, not held by Fear (R12.4, R12.6, R15.4)."""
    survivor = s.survivors[target]
    return bool(survivor.pawn) and not survivor.down and not survivor.under("fear")


class Attach(OnOpponent):
    """A status that lies on a player (R15)."""

    @property
    def name(self) -> StatusName:
        return cast("StatusName", self.card.rule)

    def legal(self, s: ZombiesState, target: str) -> bool:
        return not s.survivors[target].has(self.name)  # R15.1

    def suffers(self, s: ZombiesState, target: str) -> Message | None:
        return s.text(f"suffers-{self.name}")

    def act(self, s: ZombiesState, seat: str, aim: str) -> None:
        s.survivors[aim].statuses.append(Status(name=self.name, by=seat, card=self.card.id))


class BadSenseOfDirection(OnOpponent):
    """For some lives, of which one must be left, puts an opponent's pawn back on the Town Square."""

    def can(self, s: ZombiesState, seat: str) -> bool:
        return s.survivors[seat].lives > self.card.n and super().can(s, seat)

    def legal(self, s: ZombiesState, target: str) -> bool:
        return can_be_moved(s, target) and s.survivors[target].pawn != START

    def act(self, s: ZombiesState, seat: str, aim: str) -> None:
        origin = s.survivors[aim].pawn
        s.survivors[seat].lives -= self.card.n
        refs, at = (origin, START, f"seat-{seat}"), s.tile_name(s.tiles[0].tile)
        if self.card.n == 1:
            s.tell("misleads", who=seat, whom=aim, at=at, refs=refs, weight="headline", hurts=(aim,))
        else:
            n, hurts = self.card.n, (aim,)
            s.tell("misleads-for", who=seat, n=n, whom=aim, at=at, refs=refs, weight="headline", hurts=hurts)
        uproot(s, aim)
        put_pawn(s, aim, START)


class ButterFingers(OnOpponent):
    """Takes a card in play or some bullets from an opponent."""

    foreseen = False

    def legal(self, s: ZombiesState, target: str) -> bool:
        survivor = s.survivors[target]
        return bool(survivor.table or survivor.bullets)

    def aimed(self, s: ZombiesState, targets: Iterable[str]) -> Chain:
        target = yield from super().aimed(s, targets)
        survivor = s.survivors[target]
        bullets = min(self.card.n, survivor.bullets)
        items: dict[tuple[str, int], Item] = {}
        for item in survivor.table:
            items.setdefault((s.card(item.card).id, item.charges), item)
        options = [
            Option(item.card, partial(_item_label, s, item), about=partial(s.card_about, item.card))
            for item in items.values()
        ]
        if bullets:
            options.append(Option(BULLETS, partial(s.text, "option-fumble", n=bullets)))
        return target, (yield One(options, prompt=partial(s.text, "ask-card.loses")))

    def act(self, s: ZombiesState, seat: str, aim: tuple[str, str]) -> None:
        target, what = aim
        survivor = s.survivors[target]
        if what == BULLETS:
            lost = min(self.card.n, survivor.bullets)
            survivor.bullets -= lost
            refs = f"seat-{target}", f"bullets-{target}"
            left, hurts = survivor.bullets, (target,)
            s.tell(
                "fumbles-bullets", who=target, n=lost, left=left, refs=refs, weight="headline", hurts=hurts, loss=lost
            )
        else:
            survivor.table = [item for item in survivor.table if item.card != what]
            s.discard.append(what)
            card, refs = s.card_name(what), (f"seat-{target}",)
            s.tell("fumbles", who=target, card=card, refs=refs, weight="headline", hurts=(target,))


def _item_label(s: ZombiesState, item: Item) -> Message:
    if item.charges:
        return s.text("option-charged", card=s.card_name(item.card), n=item.charges)
    return s.card_name(item.card)


class IDontThinkTheyreDead(OnOpponent):
    """Rolls some dice for an opponent's trophies."""

    def legal(self, s: ZombiesState, target: str) -> bool:
        return s.survivors[target].trophies > 0

    def against(self, s: ZombiesState) -> Message:
        return s.text("odds-rise", p=percent(1 - ((len(D6) + 1 - KILLED) / len(D6)) ** self.card.n))

    def act(self, s: ZombiesState, seat: str, aim: str) -> None:
        s.push(Repair(seat=aim, dice=roll(s, "rolls-repair", aim, self.card.n, need=KILLED)))


class WhereDidEverybodyGo(OnOpponent):
    """Leads an opponent's pawn a number of steps (R15.7)."""

    foreseen = False

    def legal(self, s: ZombiesState, target: str) -> bool:
        return can_be_moved(s, target)

    def aimed(self, s: ZombiesState, targets: Iterable[str]) -> Chain:  # D8
        target = yield from super().aimed(s, targets)
        here, path = s.survivors[target].pawn, list[str]()
        for _ in range(self.card.n):
            options = [step(s, here, square) for square in s.city.links[here]]
            here = yield One(options, prompt=partial(s.text, "ask-card.step", n=len(path) + 1, of=self.card.n))
            path.append(here)
        return target, path

    def act(self, s: ZombiesState, seat: str, aim: tuple[str, list[str]]) -> None:
        target, path = aim
        uproot(s, target)
        s.push(Forced(seat=target, by=seat, path=list(path), origin=s.survivors[target].pawn))
