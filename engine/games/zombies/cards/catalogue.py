"""Playing cards and using items at quiet points (R13, R14)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any

from engine.core.message import Message
from engine.core.shape import Chain, One, Option
from engine.core.step import Ask
from engine.kit.deeds import Chosen, choose

from ..box.card import Card
from ..moment import CARD_KINDS, USE
from ..state import ZombiesState
from ..survivors.fight import ambush, met_at
from ..survivors.hand import can_lay, discard_item, lay, spend_card
from ..survivors.race import is_near
from .board import Again, InBuilding, Master, Swarm, ThisIsntSoBad
from .card import CardRule, OnOpponent
from .items import Chainsaw, Grenade, LotsOfAmmo, MolotovCocktail
from .opponent import Attach, BadSenseOfDirection, ButterFingers, IDontThinkTheyreDead, WhereDidEverybodyGo
from .own import AdrenalineRush, KeysAreStillInIt, MuchNeededRest, OnAll

CARDS: Mapping[str, type[CardRule]] = {
    "adrenaline_rush": AdrenalineRush,
    "alternate_food_source": OnAll,
    "bad_sense_of_direction": BadSenseOfDirection,
    "brain_cramp": Attach,
    "butter_fingers": ButterFingers,
    "claustrophobia": Attach,
    "couldnt_get_worse": InBuilding,
    "fear": Attach,
    "hysterical_paralysis": Attach,
    "i_dont_think_theyre_dead": IDontThinkTheyreDead,
    "keys_are_still_in_it": KeysAreStillInIt,
    "much_needed_rest": MuchNeededRest,
    "slight_miscalculation": Again,
    "this_isnt_so_bad": ThisIsntSoBad,
    "were_screwed": Swarm,
    "where_did_everybody_go": WhereDidEverybodyGo,
    "your_shoes_untied": Attach,
    "zombie_master": Master,
}
"""The cards that are not items. Items are all laid down alike."""
USES: Mapping[str, type[CardRule]] = {
    "all_the_marbles": OnAll,
    "chainsaw": Chainsaw,
    "grenade": Grenade,
    "lots_of_ammo": LotsOfAmmo,
    "molotov_cocktail": MolotovCocktail,
}
"""The rules of items that are discarded for what they do."""


def told(s: ZombiesState, key: str, seat: str, card: Message) -> None:
    """Tell that a card is played: noted for the headline of the player's own turn, a headline by itself in another
    turn.
    """
    mine = seat == s.active
    s.tell(key, who=seat, card=card, refs=(f"seat-{seat}",), weight="line" if mine else "headline")
    if mine:
        s.note(key, card=card)


def _told_on(s: ZombiesState, seat: str, card: Message, whom: str, suffers: Message | None) -> None:
    """Tell that a card is played on somebody, and what it will do. It is a scene if the target might have won next."""
    mine, turns = seat == s.active, is_near(s, whom)
    weight = "scene" if turns else "line" if mine else "headline"
    refs, key = (f"seat-{seat}", f"seat-{whom}"), "plays-last" if turns else "plays-on"
    does, n = suffers or "", int(suffers is not None)
    s.tell(key, who=seat, card=card, whom=whom, does=does, n=n, refs=refs, weight=weight, hurts=(whom,))
    if mine:
        s.note("plays-on", card=card, whom=whom)


class Lay(CardRule):
    """An item of a hand comes into play, and stays until it is used or lost (R14.1, R14.3)."""

    def __init__(self, copy: str, card: Card) -> None:
        super().__init__(card)
        self.copy = copy

    def can(self, s: ZombiesState, seat: str) -> bool:
        return can_lay(s, seat, self.copy)

    def act(self, s: ZombiesState, seat: str, aim: Any) -> None:
        lay(s, seat, self.copy)
        told(s, "lays", seat, s.card_name(self.copy))


def rule_of(copy: str, card: Card) -> CardRule:
    """What this card of a hand does when it is played."""
    return played(card) or Lay(copy, card)


def played(card: Card) -> CardRule | None:
    """What a card does that is not laid down; None for an item."""
    return None if card.kind == "item" else CARDS[card.rule](card)


def used(card: Card) -> CardRule | None:
    """What an item in play is discarded for; None if it is not."""
    return USES[card.rule](card) if card.rule in USES else None


def _legal(
    s: ZombiesState, seat: str, copies: Iterable[str], rule_of: Callable[[str, Card], CardRule | None]
) -> Iterator[tuple[str, CardRule]]:
    """Of these copies those with a rule that could be used at a quiet point: one of each name."""
    names = set[str]()
    for copy in copies:
        card = s.card(copy)
        if card.id not in names and (rule := rule_of(copy, card)) and rule.can(s, seat):
            names.add(card.id)
            yield copy, rule


def playable(s: ZombiesState, seat: str) -> Iterator[tuple[str, CardRule]]:
    """The cards of the hand, as far as this view knows it, that could be played at a quiet point, with their rules."""
    survivor = s.survivors[seat]
    return iter(()) if survivor.used or survivor.gone else _legal(s, seat, s.in_hand(seat), rule_of)  # R13.2


def usable(s: ZombiesState, seat: str) -> Iterator[tuple[str, CardRule]]:
    """The items in play that could be used at a quiet point, with their rules."""
    return _legal(s, seat, [item.card for item in s.survivors[seat].table], lambda copy, card: used(card))


Found = Callable[[ZombiesState, str], Iterator[tuple[str, CardRule]]]


def opportunities(s: ZombiesState) -> Iterator[Ask]:
    """What everybody may do at a quiet point; nobody is waited for (R13.5, D11, D12).

    Who has ordered a card first comes first, for orders are heard in the order of the questions; and an order is judged
    also where its seat can do nothing (R13.4).
    """
    given = [(order.seat, order.kind) for order in s.orders if order.kind in CARD_KINDS]
    for seat in dict.fromkeys([*(seat for seat, _ in given), *s.playing]) if given else s.playing:
        survivor = s.survivors[seat]
        if (not survivor.used and survivor.hand.cards) or (seat, "card") in given:
            yield _opportunity(s, seat, "card", playable, private=True)
        if survivor.table or (seat, USE) in given:
            yield _opportunity(s, seat, USE, usable)


def _opportunity(s: ZombiesState, seat: str, kind: str, found: Found, *, private: bool = False) -> Ask:
    """The opportunity to play or use one of the cards found; it exists if at least one is found."""

    def source() -> Chain:
        rules = dict[str, CardRule]()

        def keys() -> Iterator[str]:
            for copy, rule in found(s, seat):
                rules[copy] = rule
                yield copy

        def option(copy: str) -> Option:
            about, chance = partial(s.card_about, copy), partial(rules[copy].odds, s, seat)
            return Option(copy, partial(s.card_name, copy), about=about, odds=chance)

        return choose(s, seat, rules, One(each=option, keys=keys))

    return Ask(seat, kind, source, wait=False, private=private)


def play(s: ZombiesState, seat: str, chosen: Chosen) -> None:
    """A card of the hand takes effect (R13.8)."""
    copy, aim = chosen
    rule, before = rule_of(copy, s.card(copy)), met_at(s)
    spend_card(s, seat, copy)
    if not isinstance(rule, Lay):
        s.discard.append(copy)
        if isinstance(rule, OnOpponent):
            _told_on(s, seat, s.card_name(copy), rule.whom(aim), rule.suffers(s, rule.whom(aim)))
        elif not rule.announces:
            told(s, "plays", seat, s.card_name(copy))
    rule.act(s, seat, aim)
    ambush(s, before)


def use(s: ZombiesState, seat: str, chosen: Chosen) -> None:
    """An item in play is discarded for what it does (R14.2)."""
    rule = used(s.card(chosen.key))
    assert rule is not None
    discard_item(s, seat, next(item for item in s.survivors[seat].table if item.card == chosen.key))
    if seat == s.active:
        s.note("plays", card=rule.card.name)
    rule.act(s, seat, chosen.aim)
