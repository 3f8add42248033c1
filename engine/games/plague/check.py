"""The invariants of a state (section 10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator

from engine.kit.piles import astray

from .hidden import search_box, search_cards, zombie_box, zombie_cards
from .phases.turn import HumanTurn
from .state import CAR, DOOR, KINDS, LOYAL, TRAITOR, PlagueState
from .terms import DRINK, left

LONGEST = 40
"""Characters of a path or a word that is quoted."""


def check(s: PlagueState) -> list[str]:
    """What does not hold, each as ``number: what is wrong``."""
    return [*_named(s), *_cards(s), *_zombies(s), *_tokens(s), *_figures(s), *_game(s)]


def _named(s: PlagueState) -> Iterator[str]:
    for where, words, known in _words(s):
        for word in words:
            if word not in known:
                yield f"R0: {where[:LONGEST]}: {word[:LONGEST]}"


def _words(s: PlagueState) -> Iterator[tuple[str, Iterable[str], Collection[str]]]:
    """Where something is named, what, and what there is."""
    floor = s.grid.floor
    human, place = {"", *s.humans}, {"", CAR, *floor}
    for id, each in s.humans.items():
        yield f"humans.{id}.id", (each.id,), (id,)
        yield f"humans.{id}.character", (each.character,), {"", *s.data.characters}
        yield f"humans.{id}.carries", (each.carries,), human
        yield f"humans.{id}.lifted", (each.lifted,), place
        yield f"humans.{id}.door", (each.door,), place
        yield f"humans.{id}.path", each.path, place
    for id, each in s.zombies.items():
        yield f"zombies.{id}.id", (each.id,), (id,)
        yield f"zombies.{id}.of", (each.of,), human
        yield f"zombies.{id}.holds", (each.holds,), human
    kinds = [(id, "human") for id in s.humans] + [(id, each.kind) for id, each in s.zombies.items()]
    yield "figures", [id for id, kind in kinds if KINDS.get(id[:1]) != kind or not id[1:].isdecimal()], ()
    yield "corpses", s.corpses, s.humans
    yield "corpses", s.corpses.values(), floor
    yield "roles", s.roles, s.humans
    yield "roles", [role.get() for role in s.roles.values() if not role.hidden], (TRAITOR, LOYAL)
    yield "searched", [each for there in s.searched.values() for each in there], s.humans
    yield "piles", s.piles, floor
    yield "empty", s.empty, s.data.deck
    yield "marked", s.marked, s.data.deck
    yield "played", s.played, s.data.hand
    yield "driver", (s.driver,), human
    yield "effects", [each.human for each in s.effects], human
    yield "baby.carrier", (s.baby.carrier,), human
    yield "baby.at", (s.baby.at,), {*place, *s.grid.spots}  # R29: an obstacle, too
    yield "entrance", (s.entrance,), {"", *s.data.searches}


def _cards(s: PlagueState) -> Iterator[str]:
    if astray(search_cards(s), search_box(s)):
        yield "I1: a search card is missing or in two places"
    if not s.traps.hidden:
        if astray(zombie_cards(s), zombie_box(s)):
            yield "I2: a card of the Zombie Player is missing or in two places"
        if s.laid != len(s.traps.get()):
            yield "I2: traps are miscounted"
    if len(s.played) > s.settings.cards_per_turn or len(set(s.played)) < len(s.played):
        yield "I18: too many cards, or one twice, in a turn"


def _zombies(s: PlagueState) -> Iterator[str]:
    n = len(s.humans)
    units = 2 * s.number("zombie") + s.number("crawler") + s.reserve
    if units != 2 * s.data.counts.zombies_per_human * n:
        yield f"I3: {units} half-units of zombies"
    dead = sum(each.dead for each in s.humans.values())
    if not s.repaired and s.number("risen") + s.fallen > dead:
        yield "I4: more have risen than have died"
    supply = s.data.counts.crazy_per_human * n if s.settings.crazy != "off" else 0
    if s.number("crazy") + s.tokens + s.lost_tokens != supply:
        yield "I4: crazy figures are miscounted"
    held = Counter(each.holds for each in s.zombies.values() if each.holds)
    if any(number > 1 for number in held.values()) or (held and not s.find(HumanTurn)):
        yield "I25: holds"
    if any(each.holds and each.kind != "crawler" for each in s.zombies.values()):
        yield "I25: only crawlers hold"


def _tokens(s: PlagueState) -> Iterator[str]:
    counts, ground = s.data.counts, s.ground
    closable = all(each == DOOR or s.data.barricadable(ground.kind(each)) for each in s.barricades)
    if len(s.barricades) > counts.barricades or len(set(s.barricades)) < len(s.barricades) or not closable:
        yield "I5: barricades"
    if DOOR in s.barricades and not s.entrance:
        yield "I5: a door to no basement"
    if len(s.holes) > counts.walls or any(s.grid.edges[each] != "wall" for each in s.holes):
        yield "I6: destroyed walls"
    if len(set(s.holes)) < len(s.holes):
        yield "I6: a wall is destroyed twice"
    if len(s.fires) > counts.fires or len(set(s.fires)) < len(s.fires) or s.data.car.intersection(s.fires):
        yield "I7: fires"


def _figures(s: PlagueState) -> Iterator[str]:
    squares = [each.at for each in s.zombies.values()] + [each.at for each in s.humans.values() if each.on_foot]
    if len(set(squares)) < len(squares) or not s.grid.floor.issuperset(squares):
        yield "I8: two figures on a square, or one on none"
    carried = [each.carries for each in s.humans.values() if each.carries]
    for human in s.humans.values():
        if not 0 <= human.life <= s.data.counts.lives:
            yield f"I9: {human.id} has {human.life} lives"
            continue  # nobody can say how many actions that makes
        if human.dead and (human.life or human.cards or s.baby.carrier == human.id or human.at or human.carries):
            yield f"I9: {human.id} is dead and has something"
        if not 0 <= left(s, human) <= s.data.counts.lives + DRINK + 1:
            yield f"I10: actions of {human.id}"
        nowhere = not human.at and not human.dead and human.id not in carried
        if (nowhere and s.find(HumanTurn)) or (human.at and human.id in carried):
            yield f"I12: where is {human.id}"
    if len(set(carried)) < len(carried) or (carried and not s.find(HumanTurn) and not s.over):
        yield "I12: carried by two, or at a wrong time"
    if s.exploded and any(each.at == CAR for each in s.humans.values()):
        yield "I13: humans in an exploded car"


def _game(s: PlagueState) -> Iterator[str]:
    for name, humans in s.searched.items():
        if len(set(humans)) < len(humans) or name not in s.data.searches:
            yield f"I11: {name} was searched twice by one"
    if not s.over and not s.conscious:
        yield "I21: nobody is conscious"
    led = sorted(figure for crew in s.crews.values() for figure in crew)
    if led != sorted(s.humans):
        yield "R1.2: a human without a player"
