"""The invariants of a state (section 10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.step import Lanes
from engine.kit.piles import astray

from .box.data import cards_per_round
from .box.dice import BLACK, RED, bites
from .encounter.battle import Fight
from .groups.elimination import decided
from .groups.ending import points
from .groups.prices import price
from .hidden import cards, road_maps
from .phases.auction import TOP, Payment
from .phases.round import keys
from .state import HitzState, OnCard


def check(s: HitzState) -> list[str]:
    """The invariants that do not hold, each as ``number: what is wrong``."""
    return [*_cards(s), *_groups(s), *_order(s), *_markers(s), *_round(s), *_battles(s), *_end(s)]


def _cards(s: HitzState) -> Iterator[str]:
    table = [slot.card.get() for route in s.routes for slot in route.slots if slot.outcome in ("", "playing")]
    piles = [card for group in s.groups.values() for card in group.pile.cards + group.face_up]
    if astray(cards(s), s.data.cards):
        yield "I1: a card is missing or in two places"
    levels = [s.card(card).level for card in reversed(s.deck.cards)]
    if levels != sorted(levels):
        yield "I10: the deck is not in blocks by level"
    if len(s.deck) != (len(s.data.legs) - s.round) * cards_per_round(len(s.seats)):
        yield f"I11: {len(s.deck)} cards in the deck"
    if any(s.card(card).level != s.level for card in table):
        yield "I11: a card of another level on the table"
    if len(s.seats) < 4 and any(s.card(card).mark for card in table + piles):
        yield "I17: a marked card is in play"


def _groups(s: HitzState) -> Iterator[str]:
    owned = Counter(s.supply) + Counter(s.spent)
    most = 5 + sum(card.n for card in s.data.cards.values() if card.effect == "E-SURVIVOR")
    bonus = road_maps(s.data)
    for seat, group in s.groups.items():
        owned += Counter(group.tokens)
        if min(group.survivors, group.ammo, group.gas, group.adr) < 0:
            yield f"I7: {seat} has less than nothing"
        if not group.alive and (group.collected or group.tokens or group.bid or group.total or not group.out):
            yield f"I3: {seat} is out and still has something"
        if group.alive and group.out:
            yield f"I3: {seat} is out and alive"
        if not s.repaired and not (group.survivors <= most and 0 <= group.bonus.get() <= bonus):
            yield f"I2, I16: {seat} has what no card gives"
    if owned != Counter({kind: token.count for kind, token in s.data.tokens.items()}):
        yield "I6: special tokens are missing or too many"


def _order(s: HitzState) -> Iterator[str]:
    holders = [seat for seat in s.order if s.groups[seat].alive] if s.under_way else s.order
    if sorted(holders) != sorted(s.living):
        yield "I4: initiative cards do not match the living"


def _markers(s: HitzState) -> Iterator[str]:
    payment = s.find(Payment)
    bids = [group.bid for group in s.groups.values() if group.bid]
    if len(set(bids)) != len(bids) or any(not 0 <= bid <= TOP for bid in bids):
        yield "I5a: markers share a space or have left the board"
    if any(group.bid > group.total and not (payment and seat in payment.paid) for seat, group in s.groups.items()):
        yield "I5a: a bid is above what its owner has"


def _round(s: HitzState) -> Iterator[str]:
    if not 0 <= s.round <= len(s.data.legs):
        yield f"I18: round {s.round}"
    takers = [route.taker for route in s.routes if route.taker]
    if len(set(takers)) != len(takers):
        yield "I5: a group has taken two routes"
    free = sum(not route.taker and not price(s, route) for route in s.routes)
    if s.routes and free < sum(seat not in takers for seat in s.living):
        yield "R4.3: too few routes without a price for those who still have to choose"
    found = {route.no: route.key for route in s.routes if route.key}
    if s.keys_moved == s.round:
        if len(set(found.values())) != len(found):
            yield "I8: two keys of a kind"
        return
    at_planning = sum(group.out in (0, s.round) for group in s.groups.values())
    if s.routes and found != ({} if s.solo else keys(len(s.routes), at_planning)):
        yield "I8: the keys lie wrong"


def _battles(s: HitzState) -> Iterator[str]:
    lanes = [lane for step in s.find_all(Lanes) for lane in step.lanes]
    if len({lane.key for lane in lanes}) != len(lanes) or (len(lanes) > 1 and not s.pipelined):
        yield "I13: more than one card in play"
    for step in s.find_all(OnCard):
        if step.in_play(s) and s.routes[step.route - 1].slots[step.slot].card.get() != step.card:
            yield f"I1: {step.seat} plays a card that does not lie there"
    for b in s.find_all(Fight):
        if not b.in_play(s):
            continue
        if b.zombies < 1 and b.phase != "between" and not (b.phase == "settle" and bites(b.faces)):
            yield f"I14: {b.seat} fights nobody"
        if b.round and b.phase in ("opening", "flight"):
            yield f"I14: {b.seat} could flee after the first melee roll"
        if b.phase == "settle" and any(face not in RED + BLACK for face in b.faces):
            yield f"I15: {b.seat} has rolled a face that no die has"
        if b.phase == "settle" and not s.repaired and b.red != min(s.horde(b.seat, b.card), len(b.faces)):
            yield f"I12, I15: {b.seat} has rolled {b.red} red dice"


def _end(s: HitzState) -> Iterator[str]:
    if s.result is None or s.repaired:
        return
    if s.round < s.rounds and not decided(s):
        yield "I18: the game has ended too early"
    if bool(s.result.winners) != bool(s.living) or not set(s.result.winners) <= set(s.living):
        yield "I19: the winners are not those who live"
    for seat, score in s.result.scores.items():
        if score < points(s, seat):
            yield f"I2: {seat} is credited with too little"
