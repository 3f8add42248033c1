"""Where cards, Goals and quarters lie, and what can lie where nobody sees it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.secret import HIDDEN, Hand
from engine.kit.piles import deal, unseen

from .data import DECKS
from .fights.dead import Undead
from .fights.people import Laid, People
from .gangs.packets import Packet
from .phases.business import Deal
from .phases.my_city import BuildCity, LayTiles
from .state import UNDEAD, ZgameState


def _held(s: ZgameState) -> Iterator[Hand]:
    """Cards of gangs: in hand, laid in a fight, in a bundle that is offered."""
    yield from s.hands.values()
    yield from (packet.cards for packet in packets(s))


def packets(s: ZgameState) -> Iterator[Packet]:
    """What lies face down, in fights and in bundles."""
    for fight in s.find_all(People):
        yield from (each for each in (fight.attack, fight.defence) if each)
    for trade in s.find_all(Deal):
        yield from (each for each in (trade.mine, trade.yours) if each)


def cards(s: ZgameState) -> list[str]:
    """All cards for hands, wherever they lie."""
    found = [card for hand in _held(s) for card in hand.cards]
    return found + [card for deck in DECKS for card in (*s.decks[deck].cards, *s.discards[deck])]


def zombies(s: ZgameState) -> list[str]:
    """All Zombie cards, wherever they lie."""
    drawn = [card for fight in s.find_all(Undead) for card in fight.drawn]
    return [*s.decks[UNDEAD].cards, *s.discards[UNDEAD], *drawn]


def goals(s: ZgameState) -> list[str]:
    """All Goals, wherever they lie, as far as it is seen."""
    return [*s.goals.cards, *s.open, *s.spent, *(goal for won in s.won.values() for goal in won.value or ())]


def goals_in_play(s: ZgameState) -> list[str]:
    """The Goals of this table."""
    return [id for id, goal in s.data.goals.items() if s.settings.on("mercs") or not goal.mercenaries]


def fill(s: ZgameState) -> None:
    """Decks of what is not seen, then hands of what is left of all decks; events to come may be any that was not
    played, for nobody knows which were left out.
    """
    for packet in packets(s):
        _fill_known(s, packet)
    seen = cards(s)
    left = [card for deck in DECKS for card in deal(s.dice, unseen(s.data.deck(deck), seen), s.decks[deck].cards)]
    deal(s.dice, left, *(hand.cards for hand in _held(s)))
    deal(s.dice, unseen(s.data.undead, zombies(s)), s.decks[UNDEAD].cards)
    events = unseen(s.data.events, [*s.played, *s.events.cards, *s.box.cards])
    deal(s.dice, events, s.events.cards, s.box.cards)
    _fill_goals(s)
    for packet in packets(s):
        if isinstance(packet, Laid) and packet.wanted.hidden:
            packet.wanted.value = []
    for step in s.find_all(LayTiles):
        _fill_tiles(s, step)


def _fill_known(s: ZgameState, packet: Packet) -> None:
    """What a rival has seen of this gang lies face down or in its hand."""
    for known in packet.known.values():
        if known.hidden:
            known.value = []
        if missing := unseen(known.get(), cards(s)):
            piles = s.hands[packet.cards.owner].cards, packet.cards.cards
            backs = sum(pile.count(HIDDEN) for pile in piles)
            deal(s.dice, [*missing, *[HIDDEN] * (backs - len(missing))], *piles)


def _fill_goals(s: ZgameState) -> None:
    """Everybody has heard who took which Goal; where a game master has moved some, they lie with anybody."""
    hidden = [seat for seat, won in s.won.items() if won.hidden]
    for seat in hidden:
        s.won[seat].value = unseen((goal for goal, who in s.taken.items() if who == seat), goals(s))
    left = deal(s.dice, unseen(goals_in_play(s), goals(s)), s.goals.cards)
    for goal in left if hidden else ():
        s.won[hidden[s.dice.pick(len(hidden))]].get().append(goal)


def _fill_tiles(s: ZgameState, step: LayTiles) -> None:
    """Quarters of which nobody has laid one, those that the city has for certain among them; a gang that builds it
    holds its own Base until it lies (O13.1).
    """
    hands = [hand for hand in step.tiles.values() if unseen(hand.cards, s.data.tiles)]
    for hand in hands:
        home = s.home(hand.owner)
        if isinstance(step, BuildCity) and home not in s.sites:
            hand.cards[-1] = home
    seen = [*s.sites, *(tile for hand in step.tiles.values() for tile in hand.cards)]
    left = unseen(s.data.free_quarters(s.layout), seen)
    if fixed := unseen(s.data.fixed_quarters(s.layout), seen):
        s.dice.shuffle(left)
        left = [*fixed, *left[: sum(hand.cards.count(HIDDEN) for hand in hands) - len(fixed)]]
    deal(s.dice, left, *(hand.cards for hand in hands))
