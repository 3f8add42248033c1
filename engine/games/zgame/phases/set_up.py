"""Set-up (3). Order of randomness: gangs, decks, events, Goals, slots, quarters, first cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.dice import Dice
from engine.core.secret import Deck, Hand, Secret
from engine.core.shape import One
from engine.core.step import DONE, Ask, Done, Step
from engine.kit.choices import worded

from .. import terms
from ..box import ZgameData
from ..city import Cell
from ..data import DECKS, EVENTS, ITEM_DECKS
from ..gangs.names import drawn
from ..gangs.pieces import named, take
from ..settings import ZgameSettings
from ..state import FIGHTERS, UNDEAD, Gang, Letter, Site, ZgameState

SHORT = 3
"""Events of the introductory mode (R19)."""
PAIRS = ("CT", "CW", "TW", "CC", "TT", "WW")
"""The trades of the two Fighters that a gang begins with (S8), the usual first (D1)."""
LETTERS: tuple[Letter, ...] = ("A", "B", "C", "D")


def lay_out(data: ZgameData, settings: ZgameSettings, seats: Sequence[str], seed: str) -> ZgameState:
    """The table before the first Fighters are chosen; with MY CITY the city is still to be laid."""
    dice = Dice(seed=seed)
    letters = shuffled(dice, LETTERS)[: len(seats)]  # S1
    decks = {deck: Deck(cards=shuffled(dice, data.deck(deck))) for deck in DECKS}  # S2
    decks[UNDEAD] = Deck(cards=shuffled(dice, list(data.undead)))
    events = shuffled(dice, list(data.events))
    number = EVENTS if settings.mode == "standard" else SHORT
    goals = [id for id, goal in data.goals.items() if settings.on("mercs") or not goal.mercenaries]
    s = ZgameState(
        seats=list(seats),
        dice=dice,
        settings=settings,
        gangs={
            seat: Gang(
                seat=seat,
                letter=next(each for each in LETTERS if each == letter),
                fighters=dict.fromkeys(FIGHTERS, ""),  # S6
            )
            for seat, letter in zip(seats, letters, strict=True)
        },
        hands={seat: Hand(owner=seat) for seat in seats},
        won={seat: Secret[list[str]](value=[], seats=(seat,)) for seat in seats},
        cells=(Cell(data.mall, 0, 0),),
        sites={data.mall: Site()},
        decks=decks,
        discards={deck: [] for deck in decks},
        events=Deck(cards=events[:number]),
        box=Deck(cards=events[number:]),
        goals=Deck(cards=shuffled(dice, goals)),
    )
    s.attach(data)
    return s


def shuffled(dice: Dice, items: Sequence[str]) -> list[str]:
    """The items in random order."""
    pile = list(items)
    dice.shuffle(pile)
    return pile


def lay_fixed(s: ZgameState) -> None:
    """The Bases go to their slots at random (S3), and quarters that have a place of their own to it."""
    bases = shuffled(s.dice, [s.home(seat) for seat in s.seats])
    for base, cell in zip(bases, s.layout.bases, strict=True):
        lay(s, base, (cell.q, cell.r))
    for tile, cell in zip(s.data.fixed_quarters(s.layout), s.layout.fixed.values(), strict=True):
        lay(s, tile, (cell.q, cell.r))


def lay(s: ZgameState, tile: str, at: tuple[int, int]) -> None:
    """A tile lies in the city; a Base belongs to its gang (O6.1)."""
    s.cells = (*s.cells, Cell(tile, *at))
    holder = next((seat for seat in s.seats if s.home(seat) == tile), "")
    s.sites[tile] = Site(holder=holder)


class LayCity(Step):
    """The city by the layout (S3)."""

    def run(self, s: ZgameState) -> Done:
        lay_fixed(s)
        quarters = shuffled(s.dice, s.data.free_quarters(s.layout))
        for tile, cell in zip(quarters, s.layout.quarters, strict=False):
            lay(s, tile, (cell.q, cell.r))
        return DONE


class Populate(Step):
    """The first Zombies and cards (S4, S7)."""

    def run(self, s: ZgameState) -> Done:
        s.sites = {place: s.sites[place] for place in sorted(s.sites)}
        for place, site in s.sites.items():
            site.zombies = min(s.tile(place).zombies, terms.stock(s))  # O3
        for seat in shuffled(s.dice, s.seats):
            decks = ITEM_DECKS if s.settings.first == "each" else (ITEM_DECKS[s.dice.pick(len(ITEM_DECKS))],)
            cards = take(s, seat, decks)
            s.tell("first-cards", only=(seat,), cards=drawn(s, seat, cards))
        return DONE


class FirstFighters(Step):
    """Everybody chooses two Fighters at once (S8)."""

    def asks(self, s: ZgameState) -> Iterator[Ask]:  # D1
        shape = One(worded(s, "pair", PAIRS), usual=PAIRS[0])
        for seat in s.seats:
            yield Ask(seat, "fighters", shape, sealed=True)

    def on_fighters(self, s: ZgameState, given: dict[tuple[str, str], str]) -> Done:
        for (seat, _), pair in sorted(given.items()):
            fighters = [f"{trade}{pair[: at + 1].count(trade)}" for at, trade in enumerate(pair)]
            for fighter in fighters:
                s.gangs[seat].fighters[fighter] = s.home(seat)
            s.tell("begins", weight="line", who=seat, what=named(fighters), refs=(s.home(seat),))
        return DONE
