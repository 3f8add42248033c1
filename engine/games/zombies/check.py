"""The invariants of a state (section 10)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.kit.piles import astray

from .box.city import KEPT, MIDDLE, OPPOSITE, City
from .hidden import cards, tiles
from .phases.set_up import FIGURES, event_deck, late
from .phases.turn import Turn
from .state import HAND, MOST_LIVES, START, ZombiesState
from .steps.move import Move
from .steps.zombies import ZombieMoves
from .survivors.hand import charges_of


def check(s: ZombiesState) -> list[str]:
    """What does not hold, each as ``number: what is wrong``."""
    return [*_supplies(s), *_tiles(s), *_squares(s), *_survivors(s), *_map(s), *_turn(s), *_end(s)]


def _supplies(s: ZombiesState) -> Iterator[str]:
    trophies = sum(survivor.trophies for survivor in s.survivors.values())
    if not s.rules.unlimited and (s.bank < 0 or s.bank + len(s.zombies) + trophies != FIGURES):
        yield f"I1: {s.bank} zombies in the bank, {len(s.zombies)} on the map, {trophies} trophies"
    if astray(cards(s), s.data.deck):
        yield "I2: a card is missing or in two places"
    out = set(event_deck(s.data, s.rules)[1])
    if not s.repaired and (not out <= set(s.box) or (s.rules.ko_cards_to == "discard" and out != set(s.box))):
        yield "I2: the box holds other cards than it should"


def _tiles(s: ZombiesState) -> Iterator[str]:
    if astray(tiles(s), s.data.tiles):
        yield "I3: a tile is missing or in two places"
    if s.rules.stack == "late9" and not s.repaired:
        after = late(s.data, s.rules)
        if not after.issuperset(s.pile.cards) and not after.isdisjoint([*(each.tile for each in s.tiles), *s.removed]):
            yield "I3: a late tile came before an early one"


def _squares(s: ZombiesState) -> Iterator[str]:
    walkable = s.city.letters
    if len(set(s.zombies)) != len(s.zombies):
        yield "I4: two zombies on a square"
    pawns = [survivor.pawn for survivor in s.survivors.values() if survivor.pawn]
    for square in [*s.zombies, *s.tokens, *pawns]:
        if square not in walkable:
            yield f"I4: {square} is no square to stand on"
    for number, rooms in s.city.rooms.items():
        tile = s.tile(number)
        if not s.repaired and sum(room in s.tokens for room in rooms) > tile.life + tile.bullets:
            yield f"I8: more tokens in building {number} than came with it"


def _survivors(s: ZombiesState) -> Iterator[str]:
    for seat, survivor in s.survivors.items():
        if not 0 <= survivor.lives <= MOST_LIVES or min(survivor.bullets, survivor.trophies) < 0:
            yield f"I5: {seat} has lives {survivor.lives}, bullets {survivor.bullets}, trophies {survivor.trophies}"
        if len(survivor.hand) > HAND:
            yield f"I5: {seat} holds {len(survivor.hand)} cards"
        last = s.rules.ko_when == "last_life_lost"
        if last and not survivor.lives and not survivor.down and not survivor.gone and not s.repaired:
            yield f"I5: {seat} stands without a life"
        off = not survivor.pawn
        if off != (survivor.gone or (survivor.down and s.rules.ko_return == "off_board")):
            yield f"I9: {seat} is off the board for no reason, or on it"
        if survivor.down and survivor.pawn not in ("", START):
            yield f"I9: {seat} is down and stands at {survivor.pawn}"
        if len({status.name for status in survivor.statuses}) != len(survivor.statuses):
            yield f"I14: {seat} has a status twice"
        if any(item.charges > charges_of(s, item.card) for item in survivor.table):
            yield f"I2: charges of {seat}"
        if survivor.gone and (survivor.table or survivor.hand.cards or survivor.trophies or survivor.statuses):
            yield f"R19.4: {seat} has retired and still has something"


def _map(s: ZombiesState) -> Iterator[str]:
    yield from _city(s.city)
    if len(s.city.ways(START)) < len(s.city.letters) and not s.repaired:
        yield "I6: the map is not connected"


@lru_cache(KEPT)
def _city(city: City) -> list[str]:
    """What is wrong with a city, which never changes."""
    found: list[str] = []
    for number, each in enumerate(city.placed):
        for side in MIDDLE:
            other = city.neighbour(each, side)
            if other is None:
                continue
            mine, theirs = side in city.lies[number].exits, OPPOSITE[side] in city.lies[other].exits
            if mine != theirs and city.helipad not in (number, other):
                found.append(f"I6: tiles {number} and {other} do not match")
    if len(city.cells) != len(city.placed):
        found.append("I6: two tiles on one cell")
    for square, links in city.links.items():
        if any(square not in city.links[other] or city.gap(square, other) != 1 for other in links):
            found.append(f"I7: a link of {square} leads one way or far")
    return found


def _turn(s: ZombiesState) -> Iterator[str]:
    move, zombies = (None, None) if s.repaired else (s.find(Move), s.find(ZombieMoves))
    if move and move.known:
        wheels = max((card.n for card in s.data.cards.values() if card.rule == "skateboard"), default=0)
        lost = wheels * (2 if s.doubled else 1)  # a skateboard may have been lost on the way
        if move.spent > move.allowance(s) + lost:
            yield f"I12: {move.spent} points spent of {move.allowance(s)}"
    if zombies:
        moved, most = len(zombies.moved), s.rules.zombie_moves or 6
        if moved + max(0, zombies.left) > most or len(set(zombies.moved)) < moved:
            yield f"I12: {moved} zombies moved of {most}, or one of them twice"
    if len({effect.name for effect in s.effects}) != len(s.effects):
        yield "I14: an effect runs twice"
    if any(effect.owner not in s.survivors or s.survivors[effect.owner].gone for effect in s.effects):
        yield "I14: an effect without an owner"
    if any(s.survivors[turn.seat].gone and turn.at < len(turn.parts) for turn in s.find_all(Turn)):
        yield "R19.6: the turn of a player who has retired goes on"


def _end(s: ZombiesState) -> Iterator[str]:
    if s.over or s.repaired:
        return
    pad = s.pad
    for seat, survivor in s.survivors.items():
        if survivor.trophies >= s.target:
            yield f"I10: {seat} has {survivor.trophies} trophies and has not won"
        if survivor.pawn in pad and (s.feast or survivor.pawn not in s.zombies):
            yield f"I10: {seat} stands on the helipad and has not won"
