"""Corrections of cards, Goals and events (section 9)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.fix import APPLY
from engine.core.message import Message, who
from engine.core.shape import Chain, One, Option, Some
from engine.kit.choices import cards, number, seat_options, seats
from engine.kit.fixes import words
from engine.kit.piles import BOTTOM, RANDOM, TOP, Where, put, take

from ..gangs.goals import value
from ..hidden import packets
from ..modules.carry import LIMIT
from ..phases.turn import Rounds
from ..state import UNDEAD, ZgameState, deck_name, event_name, goal_name, zombie_name

MOST = 60
"""Markers that a Goal can be given."""
DECK_PLACES: dict[str, Where] = {"deck-top": TOP, "deck-bottom": BOTTOM, "deck-random": RANDOM}
DISCARD, HAND, OPEN, DECK = "discard", "hand", "open", "deck"


# Cards


def piles(s: ZgameState) -> Iterator[tuple[Message, list[str]]]:
    """Where cards lie, decks from the top; what is laid in a fight or a bundle lies nowhere here."""
    for seat in s.living:
        yield s.text("fix-hand", whom=who(seat)), s.hands[seat].cards
    for deck, pile in s.decks.items():
        yield s.text("fix-deck", deck=deck_name(deck)), pile.cards[::-1]
        yield s.text("fix-discard", deck=deck_name(deck)), s.discards[deck]


def card_name(s: ZgameState, card: str) -> Message:
    return zombie_name(s.data.undead[card].id) if card in s.data.undead else s.card_name(card)


def card(s: ZgameState) -> Chain:
    """A card goes into its deck, onto its discard pile or to a hand that has room for it (I1, I18)."""
    moved: str = yield cards(lambda each: card_name(s, each), piles(s))
    deck = UNDEAD if moved in s.data.undead else s.card(moved).deck
    room = [] if deck == UNDEAD else [seat for seat in s.living if _may_get(s, seat, moved)]
    to: str = yield words(s, *([HAND] if room else []), DISCARD, *DECK_PLACES)
    seat: str = (yield seats(room)) if to == HAND else ""
    yield APPLY
    hidden = moved not in s.discards[deck]
    for hand in s.hands.values():
        hand.seen = {}  # from which hand it has gone shows nowhere
    for packet in packets(s):
        packet.known = {}
    take(moved, (*(hand.cards for hand in s.hands.values()), s.decks[deck].cards, s.discards[deck]))
    if to == HAND:
        s.hands[seat].cards.append(moved)
    elif to == DISCARD:
        s.discards[deck].append(moved)
    else:
        put(s, s.decks[deck].cards, moved, DECK_PLACES[to])
    where = s.text("fix-hand", whom=who(seat)) if seat else s.text(f"fix-option-{to}")
    if hidden and to != DISCARD:
        s.tell("fix-did-card-hidden", deck=deck_name(deck), to=where)
    else:
        s.tell("fix-did-card", card=card_name(s, moved), to=where)


def _may_get(s: ZgameState, seat: str, card: str) -> bool:
    hand = s.hands[seat]
    return card not in hand.cards and not (s.settings.on("carry") and len(hand) >= LIMIT)


# Goals


def markers(s: ZgameState) -> Chain:
    """What a gang has of an open Goal that is counted (R3.3)."""
    goal: str = yield One([Option(goal, goal_name(goal)) for goal in s.counts])
    seat: str = yield seats(s.counts[goal])
    n: str = yield number(0, MOST)
    yield APPLY
    before = value(s, goal, seat)
    s.counts[goal][seat] = int(n)
    s.tell("fix-did-markers", whom=seat, goal=goal_name(goal), before=before, after=int(n))


def goal(s: ZgameState) -> Chain:
    """A Goal is opened, given to a gang, or goes back into the deck (I2)."""
    places = [(s.text("fix-option-open"), s.open)]
    places += [(s.text("fix-goals-of", whom=who(seat)), s.won[seat].get()) for seat in s.living]
    places.append((s.text("fix-option-deck"), s.goals.cards[::-1]))
    moved: str = yield cards(goal_name, places)
    others = [seat for seat in s.living if moved not in s.won[seat].get()]
    back = [key for key, there in ((OPEN, s.open), (DECK, s.goals.cards)) if moved not in there]
    to: str = yield One([*words(s, *back).options, *seat_options(others)])
    yield APPLY
    take(moved, (s.open, s.goals.cards, *(won.get() for won in s.won.values())))
    s.counts.pop(moved, None)
    s.taken.pop(moved, None)
    if to == OPEN:
        s.open.append(moved)
        if s.data.goals[moved].kind != "end":
            s.counts[moved] = dict.fromkeys(s.living, 0)
    elif to == DECK:
        put(s, s.goals.cards, moved, RANDOM)
    else:
        s.won[to].get().append(moved)
        s.taken[moved] = to
    where = s.text(f"fix-option-{to}") if to in (OPEN, DECK) else who(to)
    s.tell("fix-did-goal", goal=goal_name(moved), to=where)


# Events


def event(s: ZgameState) -> Chain:
    """Another event is open; the old one goes where that was. What it has done already stays, so does the order."""
    found = [*s.events.cards[::-1], *s.box.cards] if s.event else []
    new: str = yield One([Option(each, event_name(each)) for each in found])
    yield APPLY
    for pile in (s.events.cards, s.box.cards):
        pile[:] = [s.event if each == new else each for each in pile]
    s.played[-1] = s.event = new
    s.tell("fix-did-event", event=event_name(new))


def events(s: ZgameState) -> Chain:
    """The order of the events to come."""
    coming = s.events.cards[::-1]
    moved: str = yield One([Option(each, event_name(each)) for each in coming])
    n: str = yield number(1, len(coming))
    yield APPLY
    s.events.cards.remove(moved)
    s.events.cards.insert(len(s.events.cards) - int(n) + 1, moved)
    s.tell("fix-did-events")


def order(s: ZgameState) -> Chain:
    """In which order the gangs play that have not had their round yet."""
    rounds = s.find(Rounds)
    done = s.order[: rounds.at] if rounds else []
    left = [seat for seat in s.order if seat not in done]
    choice = seat_options(left if len(left) > 1 else ())
    chosen: list[str] = yield Some(choice, len(left), ordered=True, usual=",".join(left))
    yield APPLY
    s.order = [*done, *chosen]
    s.tell("fix-did-order", order=[who(seat) for seat in s.order])
