"""Corrections of belongings, cards and keys (section 9), and what all corrections share."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.fix import APPLY
from engine.core.message import Message, who
from engine.core.shape import Amounts, Chain, One, Option
from engine.core.step import Lane, Lanes
from engine.kit.choices import cards, number, seats
from engine.kit.fixes import counter
from engine.kit.piles import take

from ..encounter.battle import Fight
from ..encounter.card import PlayCard
from ..groups.elimination import eliminate
from ..groups.resources import LABELS
from ..phases.round import keys
from ..state import LIQUIDATOR, RESOURCES, HitzState, Slot

MOST = 99


def lying(s: HitzState, **places: Iterable[str]) -> One:
    """Cards with the place where each lies; a pile is listed in the order in which it lies."""
    return cards(s.name, [(s.text(f"place-{place}"), pile) for place, pile in places.items()])


def lanes(s: HitzState) -> list[Lane]:
    """The encounters that are running."""
    return [lane for step in s.find_all(Lanes) for lane in step.lanes]


def fights(s: HitzState) -> dict[str, Fight]:
    return {fight.seat: fight for fight in s.find_all(Fight) if fight.in_play(s)}


def unplayed(s: HitzState) -> dict[str, Slot]:
    return {slot.card.get(): slot for route in s.routes for slot in route.slots if not slot.outcome}


# Groups


def resource(s: HitzState) -> Chain:
    seat: str = yield seats(s.living)
    kind: str = yield One([Option(kind, LABELS[kind]) for kind in RESOURCES])
    yield from counter(s, "resource", s.groups[seat], kind, (0, MOST), whom=seat, what=LABELS[kind])
    s.sealed.clear()  # a ceiling may have become too high


def survivors(s: HitzState) -> Chain:
    seat: str = yield seats(s.living)
    n: int = yield from counter(s, "survivors", s.groups[seat], "survivors", (0, MOST), whom=seat)
    if not n:
        eliminate(s, seat)  # R11


def revive(s: HitzState) -> Chain:
    seat: str = yield seats([seat for seat in s.seats if seat not in s.living])
    n: str = yield number(1, MOST)
    have: dict[str, int] = yield Amounts(dict.fromkeys(RESOURCES, MOST), usual="none", labels=LABELS)
    when = "later"
    if s.routes and not any(route.taker for route in s.routes):
        when = yield One(["later", "now"], usual="later")
    yield APPLY
    group = s.groups[seat]
    group.survivors, group.out = int(n), 0
    for kind, amount in have.items():
        setattr(group, kind, amount)
    s.order = [*(each for each in s.order if each != seat), seat]
    s.keys_moved = s.round
    if when == "now":
        laid = keys(len(s.routes), len(s.living))
        for route in s.routes:
            route.key = laid.get(route.no, 0)
    s.sealed.clear()
    s.tell("fix-did-revive", whom=seat, n=int(n))


def token(s: HitzState) -> Chain:
    kinds = [kind for kind in s.data.tokens if token_places(s, kind)]
    kind: str = yield One([Option(kind, Message(f"hitz-token-{kind}")) for kind in kinds])
    places = token_places(s, kind)
    source: str = yield One([place_option(s, place) for place in places])
    target: str = yield One([place_option(s, place) for place in ("supply", "spent", *s.living) if place != source])
    yield APPLY
    for place, change in ((source, -1), (target, 1)):
        if place in ("supply", "spent"):
            pile: dict[str, int] = getattr(s, place)
            pile[kind] = pile.get(kind, 0) + change
        elif change > 0:
            s.groups[place].tokens.append(kind)
        else:
            s.groups[place].tokens.remove(kind)
    where = [place_option(s, place).label or who(place) for place in (source, target)]
    s.tell("fix-did-token", token=Message(f"hitz-token-{kind}"), before=where[0], after=where[1])


def token_places(s: HitzState, kind: str) -> list[str]:
    piles = {"supply": s.supply, "spent": s.spent}
    return [
        *(name for name, pile in piles.items() if pile.get(kind, 0)),
        *(seat for seat in s.living if kind in s.groups[seat].tokens),
    ]


def place_option(s: HitzState, place: str) -> Option:
    return Option(place, who(place) if place in s.groups else s.text(f"place-{place}"))


def card(s: HitzState) -> Chain:
    """Move a card that is collected, in the box or in play to a pile or to the box."""
    piles = {seat: s.groups[seat].pile.cards + s.groups[seat].face_up for seat in s.living}
    playing = [play for play in s.find_all(PlayCard) if play.in_play(s)]
    active = {play.card: play for play in playing}
    collected = [card for pile in piles.values() for card in pile]
    moved: str = yield lying(s, table=active, pile=collected, box=s.box.cards)
    holder = next((seat for seat, pile in piles.items() if moved in pile), "")
    to = [active[moved].seat] if moved in active else [seat for seat in s.living if seat != holder]
    to += ["box"] if moved in active or holder else []
    target: str = yield One([place_option(s, place) for place in to])
    yield APPLY
    if moved in active:
        play = active[moved]
        s.routes[play.route - 1].slots[play.slot].outcome = "fled" if target == "box" else "won"
    else:
        owned = [pile for group in s.groups.values() for pile in (group.pile.cards, group.face_up)]
        take(moved, [*owned, s.box.cards])
    s.met[moved] = "" if target == "box" else target
    if target == "box":
        s.box.cards.append(moved)
    else:
        group = s.groups[target]
        (group.face_up if s.card(moved).effect == LIQUIDATOR else group.pile.cards).append(moved)
    s.tell("fix-did-card", card=s.name(moved), to=place_option(s, target).label or who(target))


def bonus(s: HitzState) -> Chain:
    seat: str = yield seats(s.living)
    n: str = yield number(0, 9)
    yield APPLY
    before = s.groups[seat].bonus.get()
    s.groups[seat].bonus.value = int(n)
    hidden = not s.groups[seat].bonus.opened
    if hidden:  # O2: the others may not know the number
        s.tell("fix-did-bonus-hidden", whom=seat)
    s.tell("fix-did-bonus", only=(seat,) if hidden else (), whom=seat, before=before, after=int(n))


# Cards on the table


def exchange(s: HitzState) -> Chain:
    table = unplayed(s)
    old: str = yield lying(s, table=table)
    level = s.card(old).level
    piles = {"box": s.box.cards, "deck": s.deck.cards[::-1]}
    equal = {place: [card for card in pile if s.card(card).level == level] for place, pile in piles.items()}
    new: str = yield lying(s, **equal)
    yield APPLY
    pile = s.box.cards if new in s.box.cards else s.deck.cards
    pile[pile.index(new)] = old
    table[old].card.value = new
    secret = not table[old].card.opened
    if not secret:
        s.met.pop(old, None)
        s.met[new] = ""
    s.tell("fix-did-exchange", card=s.text("face-down") if secret else s.name(new))


def swap(s: HitzState) -> Chain:
    table = unplayed(s)
    one: str = yield lying(s, table=table)
    other: str = yield lying(s, table=[card for card in table if card != one])
    yield APPLY
    table[one].card.value, table[other].card.value = other, one
    for card, slot in ((one, table[other]), (other, table[one])):
        s.met.pop(card, None)
        if slot.card.opened:
            s.met[card] = ""
    s.tell("fix-did-swap")


def top(s: HitzState) -> Chain:
    """The options show the deck from the top (to the game master only)."""
    raised: str = yield lying(s, deck=s.deck.cards[::-1])
    yield APPLY
    s.deck.cards.remove(raised)
    level = s.card(raised).level
    at = max((i for i, card in enumerate(s.deck.cards) if s.card(card).level >= level), default=-1)
    s.deck.cards.insert(at + 1, raised)
    s.tell("fix-did-top", level=level)


def key(s: HitzState) -> Chain:
    free = [] if s.solo else [str(route.no) for route in s.routes if not route.taker]
    no: str = yield One([Option(no, s.text("place-route", route=int(no)), ref=f"route-{no}") for no in free])
    n: str = yield One(["0", "2", "4"])
    yield APPLY
    for route in s.routes:
        if route.key == int(n) and not route.taker:
            route.key = 0
    s.routes[int(no) - 1].key = int(n)
    s.keys_moved = s.round
    s.tell("fix-did-key", route=int(no), n=int(n), refs=(f"route-{no}",))
