"""What looks wrong with a town though it can be played: seen before it is played, from its file alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from engine.core.message import Message, msg
from engine.core.written import Doubt

from .card import Card, Copy
from .tile import Tile
from .town import Ours, Town

FIGURES = 100
"""Zombies in the box (S7)."""
MANY, FEW = 1.3, 0.4
"""The part of them that may come with the tiles before they run out early, or before there is little to hunt."""
LATE = 0.4
"""The part of the tiles that may be late; of ours it is a quarter."""
TOKENS = 12
"""Lives and bullets that a town needs: ours has 43."""
SHORT, LONG = 16, 36
"""Tiles: with fewer the stack is over before anybody is strong, with more it is a long way to the helipad."""
SMALL = 30
"""Cards with which the deck of six players is not shuffled again all the time."""
MOST_LAID = 0.5
"""The part of the deck that may be items for certain buildings; of ours it is a third."""
DEAD_ENDS = 0.4
"""The part of the tiles that may have one exit only; of ours it is an eighth."""
AGAINST = (
    "bad_sense_of_direction", "brain_cramp", "butter_fingers", "claustrophobia", "fear", "hysterical_paralysis",
    "i_dont_think_theyre_dead", "were_screwed", "where_did_everybody_go", "your_shoes_untied", "zombie_master",
)  # fmt: skip
"""The rules of cards by which somebody who is about to win can be stopped."""


def doubts(ours: Ours, town: Town) -> list[Doubt]:
    """All that looks wrong with a town that is sound."""
    tables = town.tables(ours)
    tiles: Sequence[Tile] = [*tables["tiles"].values()]
    return [
        *_of_roads(tiles),
        *_of_stack(tiles),
        *_of_fill(tiles),
        *_of_deck(town, tables["cards"], tables["deck"], tables["tiles"]),
        *_of_texts(town),
    ]


def _of_roads(tiles: Sequence[Tile]) -> Iterator[Doubt]:
    """Each tile takes at least one open road, and gives those of its exits that meet none."""
    left = sum(len(tile.exits) for tile in tiles) - 2 * (len(tiles) - 1)
    if left < 4:
        yield _doubt("tiles", "roads", n=max(0, left))
    ends = sum(len(tile.exits) == 1 for tile in tiles)
    if ends > DEAD_ENDS * len(tiles):
        yield _doubt("tiles", "ends", n=ends, of=len(tiles))


def _of_stack(tiles: Sequence[Tile]) -> Iterator[Doubt]:
    drawn = len(tiles) - 1
    late = sum(tile.late for tile in tiles if tile.kind != "helipad")
    if not late:
        yield _doubt("tiles", "late-none")
    elif late > LATE * drawn:
        yield _doubt("tiles", "late-many", n=late, of=drawn)
    if drawn < SHORT:
        yield _doubt("tiles", "short", n=drawn)
    elif drawn > LONG:
        yield _doubt("tiles", "long", n=drawn)


def _of_fill(tiles: Sequence[Tile]) -> Iterator[Doubt]:
    zombies = sum(tile.zombies for tile in tiles)
    if zombies > MANY * FIGURES:
        yield _doubt("tiles", "zombies-many", n=zombies, of=FIGURES)
    elif zombies < FEW * FIGURES:
        yield _doubt("tiles", "zombies-few", n=zombies)
    tokens = sum(tile.life + tile.bullets for tile in tiles)
    if tokens < TOKENS:
        yield _doubt("tiles", "tokens-few", n=tokens)


def _of_deck(
    town: Town, cards: Mapping[str, Card], deck: Mapping[str, Copy], tiles: Mapping[str, Tile]
) -> Iterator[Doubt]:
    held = [cards[copy.card] for copy in deck.values()]
    if len(held) < SMALL:
        yield _doubt("deck", "deck-small", n=len(held))
    laid = sum(bool(card.needs) for card in held)
    if laid > MOST_LAID * len(held):
        yield _doubt("deck", "deck-laid", n=laid, of=len(held))
    if not any(card.rule in AGAINST for card in held):
        yield _doubt("deck", "deck-peaceful")
    for id in town.cards:
        needs = cards[id].needs
        if needs and all(tiles[tile].late for tile in needs):
            yield Doubt(("cards", id, "needs"), msg("zombies-doubt-card-late", card=town.short(id)))


def _of_texts(town: Town) -> Iterator[Doubt]:
    for language, given in town.texts.items():
        for family in ("tile", "card"):
            names = Counter(text for short, text in given.items() if short.startswith(f"{family}-"))
            for name, n in names.items():
                if n > 1:
                    yield Doubt(("texts", language), msg("zombies-doubt-twice", name=name, n=n))


def _doubt(field: str, kind: str, **counts: int) -> Doubt:
    return Doubt((field,), Message(f"zombies-doubt-{kind}", {**counts}))
