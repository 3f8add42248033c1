"""Household: works, cards and the trades of new Fighters, told as one form (R10, R11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from engine.core.message import Message
from engine.core.shape import NONE, Chain, One, Option, Some, replay
from engine.core.step import DONE, Ask, Done, Step

from ..cards.catalogue import effect
from ..cards.effect import one_place
from ..data import Use
from ..gangs.income import collect, newcomers
from ..gangs.names import card_uses, fighter_name, trade_options
from ..modules import carry
from ..state import TRADES, ZgameState, inside, place_name, trade_name
from .raid import lowest, which
from .works import BUILD, DESPOIL, OWN, Works

COLLECT = "collect"


class Household(Step):
    """The works and the income of a round."""

    seat: str

    def asks(self, s: ZgameState) -> Iterator[Ask]:  # D11, D12
        private = bool(s.hands[self.seat].cards)
        prompt = partial(self.prompt, s)
        yield Ask(self.seat, "household", partial(form, s, self.seat), prompt=prompt, private=private)

    def prompt(self, s: ZgameState) -> Message:
        """Whether anybody can work without a card; what is asked first if nobody and no card does."""
        works = Works(s, self.seat)
        first, _ = replay(partial(form, s, self.seat), [])
        if first is not None and first.prompt is not None:
            return first.prompt
        return s.text("ask-household", n=len(works.by_fighters(BUILD)) + len(works.by_fighters(DESPOIL)))

    def on_household(self, s: ZgameState, ask: Ask, works: Works) -> Done:
        works.s = s  # it was told from the seat's view
        works.carry_out()
        collect(s, self.seat, works.doubled, works.trades)
        carry.limit(s, self.seat)
        return DONE


def form(s: ZgameState, seat: str) -> Chain:
    """What Fighters do for themselves, then cards, then the new Fighters."""
    works = Works(s, seat)
    builders, wreckers = works.by_fighters(BUILD), works.by_fighters(DESPOIL)
    scarce = len(builders) > works.supply()  # then each is asked about by itself
    free = wreckers if scarce else [*builders, *wreckers]
    if free:
        options = [Option(each, partial(_work, s, seat, each, free), ref=s.gangs[seat].fighters[each]) for each in free]
        usual = NONE if scarce else ",".join(builders) or NONE
        for fighter in (yield Some(options, usual=usual)):
            works.add(fighter, OWN[fighter[0]], s.gangs[seat].fighters[fighter])
    asked = yield from _cards(s, seat, works, scarce=scarce, asked=bool(free))
    placed = yield from _trades(s, seat, works)
    if not (asked or placed):
        yield One([Option(COLLECT)], usual=COLLECT)
    return works


def _cards(s: ZgameState, seat: str, works: Works, *, scarce: bool, asked: bool) -> Chain:
    """One card after another, until the gang collects its income (R10.6). Returns whether anything was asked."""
    while True:
        left = [card for card in s.hands[seat].cards if card not in works.used]
        playable = {card: uses for card in lowest(s, left) if (uses := works.uses(card))}
        builders = works.by_fighters(BUILD) if scarce else []
        if not playable and not builders:
            return asked
        play, work = s.text("group-card"), s.text("group-work")
        options = [
            *(Option(card, partial(card_uses, s, card, found), play) for card, found in playable.items()),
            *(Option(each, partial(_work, s, seat, each, builders), work) for each in builders),
            Option(COLLECT, ends=True),
        ]
        prompt = partial(s.text, "more-works") if asked else None
        key = yield One(options, usual=COLLECT, prompt=prompt)
        asked = True
        if key == COLLECT:
            return asked
        if key in builders:
            works.add(key, BUILD, s.gangs[seat].fighters[key])
            continue
        use = yield from which(s, playable[key])
        works.add(key, use, (yield from _aim(s, seat, works, use)))


def _aim(s: ZgameState, seat: str, works: Works, use: Use) -> Chain:
    """Where a work is done, or what else a card asks."""
    if use.op in ("build", "despoil"):
        return (yield from one_place(s, seat, works.sites(use)))
    return (yield from effect(use).choose(s, seat))


def _trades(s: ZgameState, seat: str, works: Works) -> Chain:
    """Where new Fighters come, if the reserve is short, and of which trades (R11.6); whether anything was asked."""
    asked = False
    places = newcomers(s, seat, works.doubled)
    n = min(len(places), works.reserve().total())
    if 0 < n < len(places) and len(set(places)) > 1:
        keys = [f"{place}/{places[:at].count(place)}" for at, place in enumerate(places)]
        options = [
            Option(key, partial(_served, s, key), ref=place)
            for key, place in zip(keys, places, strict=True)
            if int(key.partition("/")[2]) < n  # no more of a place than can come at all
        ]
        asked = True
        chosen = yield Some(options, n, n, usual=",".join(keys[:n]), prompt=partial(_where, s, works, n, len(places)))
        places = [key.partition("/")[0] for key in chosen]
    for place in places[:n]:
        free = works.reserve()
        trades = [trade for trade in TRADES if free[trade]]
        trade = trades[0]
        if len(trades) > 1:
            asked = True
            usual = max(trades, key=lambda trade: (free[trade], -TRADES.index(trade)))
            trade = yield One(
                trade_options(s, trades, place), usual=usual, prompt=partial(s.text, "who-joins", at=place_name(place))
            )
        works.trades.append((place, trade))
    return asked


def _where(s: ZgameState, works: Works, n: int, of: int) -> Message:
    """Where ``n`` Fighters come, of so many who could; who it is, if they are all of a trade."""
    trades = [trade for trade, m in works.reserve().items() if m]
    who = inside(trade_name(trades[0])) if len(trades) == 1 else ""
    return s.text("where-join", n=n, of=of, what=who, known=len(trades))


def _served(s: ZgameState, key: str) -> Message:
    """A place that would bring a Fighter, for the second time if it does so twice."""
    place, _, before = key.partition("/")
    return s.text("again", at=place_name(place)) if int(before) else place_name(place)


def _work(s: ZgameState, seat: str, fighter: str, workers: Sequence[str]) -> Message:
    """What a Fighter would do for himself."""
    place = s.gangs[seat].fighters[fighter]
    return s.text(f"work-{OWN[fighter[0]].op}", what=fighter_name(s, seat, fighter, workers), at=place_name(place))
