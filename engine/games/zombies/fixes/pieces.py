"""Corrections of belongings, pawns, zombies, tokens and cards (section 9), and what all corrections share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from engine.core.fix import APPLY
from engine.core.message import Message, who
from engine.core.shape import Chain, One, Option
from engine.kit.choices import cards, number, possible, seat_options, seats
from engine.kit.fixes import counter, word, words
from engine.kit.piles import BOTTOM, RANDOM, TOP, Where, put, take

from ..dead.supply import bank, restock
from ..ground.squares import square_options
from ..state import (
    HAND,
    MOST_LIVES,
    START,
    Effect,
    EffectName,
    Status,
    StatusName,
    ZombiesState,
)
from ..steps.move import Move
from ..survivors.hand import SHOTGUN, charges_of, lay
from ..survivors.statuses import NEXT_TURN

MOST = 99
BANK, OFF, SQUARE, ADD, REMOVE = "bank", "off", "square", "add", "remove"
TOKENS = ("life", "bullet")
STATUSES: tuple[StatusName, ...] = get_args(StatusName)
EFFECTS: tuple[EffectName, ...] = get_args(EffectName)
DECK_PLACES: dict[str, Where] = {"deck-top": TOP, "deck-bottom": BOTTOM, "deck-random": RANDOM}


# What all share


def playing(s: ZombiesState) -> list[str]:
    """The seats still in the game, in the order in which they sit."""
    return [seat for seat, survivor in s.survivors.items() if not survivor.gone]


def stop_walking(s: ZombiesState) -> None:
    """Ask anew what was chosen before."""
    for move in s.find_all(Move):
        move.path = []


# Belongings


def lives(s: ZombiesState) -> Chain:
    seat: str = yield seats(playing(s))
    survivor = s.survivors[seat]
    least = 1 if s.rules.ko_when == "last_life_lost" and not survivor.down else 0
    refs = (f"seat-{seat}",)
    yield from counter(s, "lives", survivor, "lives", (least, MOST_LIVES), refs=refs, whom=seat)


def bullets(s: ZombiesState) -> Chain:
    seat: str = yield seats(playing(s))
    refs = (f"seat-{seat}",)
    yield from counter(s, "bullets", s.survivors[seat], "bullets", (0, MOST), refs=refs, whom=seat)


def trophies(s: ZombiesState) -> Chain:
    """The difference comes from or goes to the bank, a square, or another player."""
    seat: str = yield seats(playing(s))
    survivor = s.survivors[seat]
    others = [each for each in playing(s) if each != seat]
    source: str = yield One([word(s, BANK), word(s, SQUARE), *seat_options(others)], usual=BANK)
    n, square = survivor.trophies, ""
    if source == SQUARE:
        free = s.city.letters if survivor.trophies else s.zombies
        square = yield One(square_options(s, free))
        n += 1 if square in s.zombies else -1
    else:
        supply = bank(s) if source == BANK else s.survivors[source].trophies
        n = int((yield number(0, min(MOST, survivor.trophies + supply))))
    yield APPLY
    before, survivor.trophies = survivor.trophies, n
    if square:
        s.zombies.remove(square) if n > before else s.zombies.append(square)
    elif source != BANK:
        s.survivors[source].trophies -= n - before
    else:
        restock(s, before - n)
    s.sealed.clear()  # a maximum may have become too high
    s.tell("fix-did-trophies", whom=seat, before=before, after=n, refs=(f"seat-{seat}",))


def used(s: ZombiesState) -> Chain:
    seat: str = yield seats(playing(s))
    what: str = yield words(s, "used", "unused")
    yield APPLY
    s.survivors[seat].used = what == "used"
    s.tell("fix-did-used", whom=seat, what=s.text(f"fix-option-{what}"))


# Pawns, zombies, tokens


def pawn(s: ZombiesState) -> Chain:
    """To a square, or down until the next turn (I9); a pawn that is put on a square is no longer down."""
    seat: str = yield seats(playing(s))
    survivor = s.survivors[seat]
    down = [] if survivor.down else [word(s, OFF)]
    to: str = yield One([*down, *square_options(s, s.city.letters)])
    yield APPLY
    if seat == s.active and (survivor.down or to == OFF):
        s.halted = to == OFF
    survivor.down = to == OFF
    survivor.pawn = to
    if to == OFF:
        survivor.pawn = "" if s.rules.ko_return == "off_board" else START
    elif s.rules.ko_when == "last_life_lost":
        survivor.lives = max(1, survivor.lives)  # I5
    stop_walking(s)
    what = s.text("fix-option-off") if to == OFF else s.place(to)
    s.tell("fix-did-pawn", whom=seat, to=what, refs=(f"seat-{seat}", *([survivor.pawn] if survivor.pawn else [])))


def zombie(s: ZombiesState) -> Chain:
    free = [square for square in s.city.letters if square not in s.zombies]
    can = possible(add=bool(free) and bank(s) > 0, remove=bool(s.zombies), move=bool(s.zombies and free))
    what: str = yield words(s, *can)
    source: str = (yield One(square_options(s, s.zombies))) if what != ADD else ""
    to: str = (yield One(square_options(s, free))) if what != REMOVE else ""
    yield APPLY
    if source:
        s.zombies.remove(source)
    if to:
        s.zombies.append(to)
    restock(s, bool(source) - bool(to))
    _tell_moved(s, s.text("fix-piece-zombie"), source, to)


def token(s: ZombiesState) -> Chain:
    free = [square for square in s.city.letters if square not in s.tokens]
    can = possible(add=bool(free), remove=bool(s.tokens), move=bool(s.tokens and free))
    what: str = yield words(s, *can)
    source: str = (yield One(square_options(s, s.tokens))) if what != ADD else ""
    kind: str = s.tokens[source] if source else (yield words(s, *TOKENS))
    to: str = (yield One(square_options(s, free))) if what != REMOVE else ""
    yield APPLY
    if source:
        del s.tokens[source]
    if to:
        s.tokens[to] = "life" if kind == "life" else "bullet"
    _tell_moved(s, s.text(f"fix-piece-{kind}"), source, to)


def _tell_moved(s: ZombiesState, what: Message, source: str, to: str) -> None:
    away = s.text("fix-option-supply")
    places = [s.place(square) if square else away for square in (source, to)]
    s.tell("fix-did-piece", what=what, before=places[0], after=places[1], refs=tuple(filter(None, (source, to))))


# Cards


def piles(s: ZombiesState) -> Iterator[tuple[Message, list[str]]]:
    """Where event cards lie; the deck from the top."""
    yield s.text("fix-option-deck"), s.deck.cards[::-1]
    yield s.text("fix-option-discard"), s.discard
    yield s.text("fix-option-box"), s.box
    for seat in playing(s):
        survivor = s.survivors[seat]
        yield s.text("fix-hand", whom=who(seat)), survivor.hand.cards
        yield s.text("fix-table", whom=who(seat)), [item.card for item in survivor.table]


def card(s: ZombiesState) -> Chain:
    """A card goes elsewhere: into the deck, onto a pile, to a hand with room, or into play if it is an item."""
    moved: str = yield cards(s.card_name, piles(s))
    hidden = any(moved in pile for pile in (s.deck.cards, *(each.hand.cards for each in s.survivors.values())))
    to: str = yield words(
        s, *DECK_PLACES, "discard", "box", "hand", *(["table"] if s.card(moved).kind == "item" else [])
    )
    seat = ""
    if to in ("hand", "table"):
        room = [each for each in playing(s) if to == "table" or len(s.survivors[each].hand) < HAND]
        seat = yield seats(room)
    yield APPLY
    take_card(s, moved)
    match to:
        case "discard":
            s.discard.append(moved)
        case "box":
            s.box.append(moved)
        case "hand":
            s.survivors[seat].hand.cards.append(moved)
        case "table":
            lay(s, seat, moved)
        case _:
            put(s, s.deck.cards, moved, DECK_PLACES[to])
    where = s.text(f"fix-{to}", whom=who(seat)) if seat else s.text(f"fix-option-{to}")
    if hidden and (to == "hand" or to in DECK_PLACES):
        s.tell("fix-did-card-hidden", to=where)
    else:
        s.tell("fix-did-card", card=s.card_name(moved), to=where)


def take_card(s: ZombiesState, copy: str) -> None:
    """Take a card from wherever it lies."""
    for survivor in s.survivors.values():
        for item in survivor.table:
            if item.card == copy:
                survivor.table.remove(item)
                return
    take(copy, (s.deck.cards, s.discard, s.box, *(survivor.hand.cards for survivor in s.survivors.values())))


def charges(s: ZombiesState) -> Chain:
    guns = [item for survivor in s.survivors.values() for item in survivor.table if s.card(item.card).rule == SHOTGUN]
    owners = {item.card: survivor.seat for survivor in s.survivors.values() for item in survivor.table}
    copy: str = yield One([Option(item.card, s.text("fix-table", whom=who(owners[item.card]))) for item in guns])
    gun = next(item for item in guns if item.card == copy)
    yield from counter(s, "charges", gun, "charges", (1, charges_of(s, copy)), whom=owners[copy])


# Statuses and effects


def status(s: ZombiesState) -> Chain:
    """One of each name at most (I14); a new one waits, or lies on the running turn if that is said."""
    seat: str = yield seats(playing(s))
    survivor = s.survivors[seat]
    name: StatusName = yield One([Option(each, Message(f"zombies-card-{each}")) for each in STATUSES])
    off = [word(s, REMOVE)] if survivor.has(name) else []
    by: str = yield One([*off, *seat_options(each for each in playing(s) if each != seat)])
    armed = False
    if by != REMOVE and seat == s.active and name in NEXT_TURN:
        armed = (yield words(s, "later", "running", usual="later")) == "running"
    yield APPLY
    survivor.statuses = [each for each in survivor.statuses if each.name != name]
    if by != REMOVE:
        survivor.statuses.append(Status(name=name, by=by, armed=armed))
    what = s.text("fix-option-remove") if by == REMOVE else who(by)
    s.tell("fix-did-status", whom=seat, card=Message(f"zombies-card-{name}"), what=what)


def effect(s: ZombiesState) -> Chain:
    """Its end is that of its owner's first turn that starts from now on, or of the running one if that is said."""
    name: EffectName = yield One([Option(each, Message(f"zombies-card-{each}")) for each in EFFECTS])
    off = [word(s, REMOVE)] if s.effect(name) else []
    owner: str = yield One([*off, *seat_options(playing(s))])
    armed = owner == s.active and (yield words(s, "later", "running", usual="later")) == "running"
    yield APPLY
    s.effects = [each for each in s.effects if each.name != name]
    if owner != REMOVE:
        s.effects.append(Effect(name=name, owner=owner, armed=armed))
    what = s.text("fix-option-remove") if owner == REMOVE else who(owner)
    s.tell("fix-did-effect", card=Message(f"zombies-card-{name}"), what=what)
