"""Corrections of cards: equipment and Zombie cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.fix import APPLY
from engine.core.message import Message
from engine.core.shape import Chain, One
from engine.kit.choices import cards, labelled, worded
from engine.kit.fixes import toggle, words

from ..party import skills
from ..party.cards import darken, put
from ..reading.spawn import card_text
from ..state import ZombicideState, card_name

DISCARD, DECK = "discard", "deck"


def _piles(s: ZombicideState) -> Iterator[tuple[Message, list[str]]]:
    """Where equipment lies, decks from the top."""
    for each in s.survivors.values():
        yield s.name(each.id), each.cards
    for name, deck in s.equipment.items():
        yield s.text("fix-deck", deck=s.text(f"deck-{name}")), deck.cards[::-1]
        yield s.text("fix-discard", deck=s.text(f"deck-{name}")), s.discards[name]
    yield s.text("fix-out"), s.out


def equipment(s: ZombicideState) -> Chain:
    """An equipment card goes to a standing survivor with room for it, onto its discard pile or on top of its deck."""
    copy: str = yield cards(lambda each: _copy(s, each), _piles(s))
    trap, owner = s.card(copy).kind == "trap", next((each for each in s.survivors.values() if copy in each.cards), None)
    room = [
        each
        for each in s.standing
        if not trap and each is not owner and len(each.cards) < skills.HANDS + skills.bag_size(s, each)
    ]
    takers = labelled(s.name, (each.id for each in room))
    to: str = yield One([*takers, *worded(s, "fix-option", (DISCARD, DECK))])
    yield APPLY
    deck = s.card(copy).deck
    piles = [pile for each in s.survivors.values() for pile in (each.hands, each.bag, each.empty)]
    for pile in (*piles, s.equipment[deck].cards, s.discards[deck], s.out):
        if copy in pile:
            pile.remove(copy)
    if owner:
        darken(s, owner)
    if to == DISCARD:
        s.discards[deck].append(copy)
    elif to == DECK:
        s.equipment[deck].cards.append(copy)
    else:
        put(s, s.survivors[to], copy)
    where = s.name(to) if to in s.survivors else s.text(f"fix-option-{to}")
    s.tell("fix-did-hidden" if to == DECK else "fix-did-equipment", card=card_name(copy), to=where)


def _copy(s: ZombicideState, copy: str) -> Message:
    return s.text("fix-copy", card=card_name(copy), n=int(copy.partition("#")[2]))


def loaded(s: ZombicideState) -> Chain:
    """A Reload weapon is loaded or empty."""
    guns = {copy: each for each in s.standing for copy in each.cards if "reload" in s.card(copy).flags}
    copy: str = yield One(labelled(partial(_copy, s), guns))
    empty = guns[copy].empty
    yield words(s, "loaded" if copy in empty else "empty")
    yield APPLY
    what = "empty" if toggle(empty, copy) else "loaded"
    s.tell("fix-did-loaded", figure=s.name(guns[copy].id), card=card_name(copy), what=what)


def reshuffle(s: ZombicideState) -> Chain:
    """A deck is shuffled, with its discard pile or without."""
    decks = {**s.equipment, "zombie": s.zombie_deck, "abomination": s.abomination_deck}
    name: str = yield One(worded(s, "deck", decks))
    how: str = yield words(s, "with_discards", "alone")
    discards = {**s.discards, "zombie": s.zombie_discard, "abomination": s.abomination_discard}
    yield APPLY
    if how == "with_discards":
        decks[name].cards += discards[name]
        discards[name].clear()
    decks[name].shuffle(s)
    s.tell("fix-did-reshuffle", deck=s.text(f"deck-{name}"))


def zombie_card(s: ZombicideState) -> Chain:
    """A Zombie card lies on top of its deck."""
    found = sorted([*s.zombie_deck.cards, *s.zombie_discard])
    card: str = yield One(labelled(partial(card_text, s), found))
    yield APPLY
    s.zombie_deck.forget((card,))
    (s.zombie_deck.cards if card in s.zombie_deck.cards else s.zombie_discard).remove(card)
    s.zombie_deck.cards.append(card)
    s.tell("fix-did-hidden", card=s.text("deck-zombie"), to=s.text("fix-option-deck"))
