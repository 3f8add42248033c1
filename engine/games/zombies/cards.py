"""Playing cards and using items at quiet points (R13, R14)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

from engine.core.shape import Chain, One, Option
from engine.core.step import Ask

from .card import CardRule
from .cards_board import CouldntGetWorse, SlightMiscalculation, Swarm, ThisIsntSoBad
from .cards_items import AllTheMarbles, Chainsaw, Grenade, LotsOfAmmo, MolotovCocktail
from .cards_opponent import Attach, BadSenseOfDirection, ButterFingers, IDontThinkTheyreDead, WhereDidEverybodyGo
from .cards_self import AdrenalineRush, AlternateFoodSource, KeysAreStillInIt, MuchNeededRest
from .fight import ambush, met_at
from .hand import can_lay, discard_item, spend_card
from .moment import CARD_KINDS
from .state import Item, ZombiesState

CHARGES = {"hey_look_a_shotgun": 3}
"""With which an item comes into play."""
CARDS: Mapping[str, CardRule] = {
    "adrenaline_rush": AdrenalineRush(),
    "alternate_food_source": AlternateFoodSource(),
    "bad_sense_of_direction": BadSenseOfDirection(),
    "brain_cramp": Attach("brain_cramp"),
    "butter_fingers": ButterFingers(),
    "claustrophobia": Attach("claustrophobia"),
    "couldnt_get_worse": CouldntGetWorse(),
    "fear": Attach("fear"),
    "hysterical_paralysis": Attach("hysterical_paralysis"),
    "i_dont_think_theyre_dead": IDontThinkTheyreDead(),
    "keys_are_still_in_it": KeysAreStillInIt(),
    "much_needed_rest": MuchNeededRest(),
    "slight_miscalculation": SlightMiscalculation(),
    "this_isnt_so_bad": ThisIsntSoBad(),
    "were_screwed": Swarm(10, on_pawns=True),
    "where_did_everybody_go": WhereDidEverybodyGo(),
    "your_shoes_untied": Attach("your_shoes_untied"),
    "zombie_master": Swarm(5, on_pawns=False),
}
"""The cards that are not items. Items are all laid down alike."""
USES: Mapping[str, CardRule] = {
    "all_the_marbles": AllTheMarbles(),
    "chainsaw": Chainsaw(),
    "grenade": Grenade(),
    "lots_of_ammo": LotsOfAmmo(),
    "molotov_cocktail": MolotovCocktail(),
}
"""What items in play do when they are discarded."""


class Play(NamedTuple):
    """A card of a hand, and what was chosen with it."""

    copy: str
    aim: Any


def playable(s: ZombiesState, seat: str) -> list[str]:
    """The cards of the hand, as far as this view knows it, that could be played at a quiet point: one of each name."""
    survivor = s.survivors[seat]
    if survivor.used or survivor.gone:  # R13.2
        return []
    found: dict[str, str] = {}
    for copy in s.in_hand(seat):
        card = s.card(copy)
        if card.id not in found and (can_lay(s, seat, copy) if card.kind == "item" else CARDS[card.id].may(s, seat)):
            found[card.id] = copy
    return list(found.values())


def usable(s: ZombiesState, seat: str) -> list[str]:
    """The items in play that could be used at a quiet point: one of each name."""
    found: dict[str, str] = {}
    for item in s.survivors[seat].table:
        name = s.card(item.card).id
        if name in USES and name not in found and USES[name].may(s, seat):
            found[name] = item.card
    return list(found.values())


def opportunities(s: ZombiesState) -> Iterator[Ask]:
    """What everybody may do at a quiet point; nobody is waited for (R13.5, D11, D12).

    Who has ordered a card first comes first, for orders are heard in the order of the questions (R13.4).
    """
    seats = s.playing
    if s.orders:
        seats = dict.fromkeys([*(order.seat for order in s.orders if order.kind in CARD_KINDS), *seats])
    for seat in seats:
        survivor = s.survivors[seat]
        if not survivor.used and survivor.hand.cards:
            yield Ask(seat, "card", partial(choose, s, seat), wait=False, private=True)
        if survivor.table and (items := usable(s, seat)):
            options = [Option(copy, partial(s.card_name, copy)) for copy in items]
            yield Ask(seat, "use", One(options), wait=False)


def choose(s: ZombiesState, seat: str) -> Chain:
    """A card, and all that has to be said with it."""
    copy = yield One(Option(copy, partial(s.card_name, copy)) for copy in playable(s, seat))
    card = s.card(copy)
    return Play(copy, None if card.kind == "item" else (yield from CARDS[card.id].ask(s, seat)))


def play(s: ZombiesState, seat: str, chosen: Play) -> None:
    """A card of the hand takes effect (R13.8)."""
    copy, aim = chosen
    card, before = s.card(copy), met_at(s)
    spend_card(s, seat, copy)
    if card.kind == "item":
        s.survivors[seat].table.append(Item(card=copy, charges=CHARGES.get(card.id, 0)))
        s.tell("lays", who=seat, card=s.card_name(copy), refs=(f"seat-{seat}",))
        return
    s.discard.append(copy)
    s.tell("plays", who=seat, card=s.card_name(copy), refs=(f"seat-{seat}",))
    CARDS[card.id].do(s, seat, aim)
    ambush(s, before)


def use(s: ZombiesState, seat: str, copy: str) -> None:
    """An item in play is discarded for what it does (R14.2)."""
    name = s.card(copy).id
    discard_item(s, seat, name)
    USES[name].do(s, seat, None)
