"""What looks wrong with a road that somebody wrote, though it can be driven."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from statistics import fmean

from engine.core.message import msg
from engine.core.written import Doubt

from .box.data import LEVELS, Card, EffectCode, HitzData, Road, TokenKind

ASKED: Mapping[TokenKind, tuple[EffectCode, ...]] = {
    "bus": ("E-LIQUIDATOR",),
    "map": ("E-MAP",),
    "rifle": ("E-RIFLE",),
    "fanatic": ("E-FANPAY", "E-FANBLAST"),
    "toxic": ("E-TOXIC",),
    "wound": ("E-WOUND",),
}
"""The effects for which one has a token; of a Molotov cocktail one decides oneself."""
SELDOM = 0.4
"""A card that lies on the road in fewer games is one that hardly anybody sees."""
EASIER = 1.5
"""By so many zombies a battle of a level may be easier than one of the level before."""
POOR = 0.4
"""Fewer resources on a card of a level, on average, and groups have nothing left to bid."""
PLAYERS = 3
"""Whose deck is looked at."""


def doubts(data: HitzData, road: Road) -> list[Doubt]:
    """All that looks wrong, from the tables that it is played with."""
    box = data.having(road)
    return [*_tokens(box), *_cards(box, road), *_levels(box)]


def _tokens(box: HitzData) -> Iterator[Doubt]:
    given = Counter(card.arg for card in box.cards.values() if card.effect == "E-TOKEN")
    effects = {card.effect for card in box.cards.values()}
    for kind, token in box.tokens.items():
        token_name = msg(f"hitz-token-{kind}")
        asked = [effect for effect in ASKED.get(token.id, ()) if effect in effects]
        if given[kind] and token.id in ASKED and not asked:
            yield Doubt(("cards",), msg("hitz-doubt-token-useless", token=token_name))
        if asked and not given[kind]:
            yield Doubt(("cards",), msg("hitz-doubt-token-never", token=token_name, effect=asked[0]))


def _cards(box: HitzData, road: Road) -> Iterator[Doubt]:
    for id, card in road.cards.items():
        pool, played = box.pool(card.level, PLAYERS), box.in_play(card.level, PLAYERS)
        if not box.in_play(card.level, 4):
            yield Doubt(("cards", id, "level"), msg("hitz-doubt-level-unused", n=card.level))
        elif not card.mark and played < SELDOM * len(pool):
            share = round(100 * played / len(pool))
            yield Doubt(("cards", id), msg("hitz-doubt-card-seldom", share=share, n=len(pool)))
        if card.zombies and not (card.vp or _found(card) or card.effect):
            yield Doubt(("cards", id, "zombies"), msg("hitz-doubt-card-thankless"))
        elif not (card.zombies or card.vp or _found(card) or card.effect):
            yield Doubt(("cards", id), msg("hitz-doubt-card-empty"))


def _levels(box: HitzData) -> Iterator[Doubt]:
    before = 0.0
    for level in LEVELS:
        cards = [box.cards[id] for id in box.pool(level, PLAYERS)]
        if not box.in_play(level, PLAYERS):
            continue
        battles = [card.zombies for card in cards if card.zombies]
        hard = fmean(battles or [0])
        if not battles:
            yield Doubt(("cards",), msg("hitz-doubt-level-peaceful", n=level))
        elif hard + EASIER < before:
            yield Doubt(("cards",), msg("hitz-doubt-level-easier", n=level, zombies=round(hard)))
        before = max(before, hard)
        if fmean(map(_found, cards)) < POOR:
            yield Doubt(("cards",), msg("hitz-doubt-level-poor", n=level))
        if not any(card.vp for card in cards):
            yield Doubt(("cards",), msg("hitz-doubt-level-pointless", n=level))


def _found(card: Card) -> int:
    return card.ammo + card.gas + card.adr
