"""The board of Hit Z Road in words: short for the alternative text, complete for `board text`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from engine.games.hitz.box.data import Card
from engine.games.hitz.encounter.battle import Fight
from engine.games.hitz.groups.prices import gift, price
from engine.games.hitz.state import RESOURCES, Route, Slot

from .. import dice
from ..texts import Texts
from . import stage, table
from .scene import HitzScene

_SYMBOL = re.compile(r"\[(hit|bite|death)\]")


def lines(scene: HitzScene, full: bool) -> Iterator[str]:
    """Decision, battle or auction, routes, players, deck; `full` adds card texts and news."""
    yield scene.label("alt-now", phase=scene.phase, heading=scene.heading)
    if scene.due:
        yield scene.due
    yield from (_score(scene, *each) for each in scene.score)
    yield from (_battle(scene, battle, full) for battle in scene.battles)
    if not any(battle.faces for battle in scene.battles):
        yield from dice.said(scene)
    if scene.auction:
        yield _auction(scene)
    yield scene.label("alt-round", n=scene.s.round, of=scene.s.rounds, leg=scene.leg, level=scene.level)
    if not scene.s.over:
        yield from (route_line(scene, route, full) for route in scene.s.routes)
        yield from (_player(scene, seat, full) for seat in scene.in_order)
    if full:
        yield from scene.news
    yield scene.deck
    if scene.road:
        yield scene.road


def question_lines(scene: HitzScene, seat: str) -> Iterator[str]:
    """What a group's question is about: its battle, its card or the routes to choose from, and what it has."""
    battle, card = scene.battle_of(seat), scene.played_by(seat)
    if battle:
        yield _battle(scene, battle, full=True)
    if card:
        yield card_text(scene.texts, scene.s.card(card), full=True)
    else:
        yield from (route_line(scene, route, full=True) for route in scene.choice_of(seat))
    yield _player(scene, seat, full=True)


def _score(scene: HitzScene, seat: str, points: int | None, sources: str) -> str:
    said = sources if points is None else f"{scene.texts('hitz-count-vp', n=points)} ({sources})"
    return f"{scene.name(seat)}: {said}"


def _battle(scene: HitzScene, battle: Fight, full: bool) -> str:
    dice = {"red": battle.faces[: battle.red], "black": battle.faces[battle.red :]}
    rolled = "; ".join(
        scene.label(f"alt-{kind}-dice", faces=", ".join(scene.label(f"face-{face}") for face in faces))
        for kind, faces in dice.items()
        if faces
    )
    parts = [
        scene.label(
            "alt-battle",
            who=scene.name(battle.seat),
            what=stage.battle_title(scene, battle),
            left=battle.zombies,
            of=battle.total,
        ),
        scene.label("alt-rolled", dice=rolled) if rolled else "",
    ]
    if full or len(scene.battles) == 1:
        if battle.zombies:
            red, black = scene.next_dice(battle)
            parts.append(scene.label("alt-next-dice", red=red, black=black))
        parts.append(scene.label("alt-choices", what=scene.choices(battle)))
    return " ".join(part for part in parts if part)


def _auction(scene: HitzScene) -> str:
    bids = ", ".join(f"{scene.name(seat)} – {table.status(scene, seat)}" for seat in scene.s.order)
    return scene.label("alt-auction", bids=bids)


def route_line(scene: HitzScene, route: Route, full: bool) -> str:
    """A route: number, price or taker, both cards."""
    costs, gives = price(scene.s, route), gift(scene.s, route)
    notes = [
        scene.label("alt-key", n=route.key) if route.key else "",
        scene.label("alt-gift", n=gives) if gives else "",
        scene.label("alt-cost", n=costs) if costs and scene.s.solo else "",
        scene.name(route.taker) if route.taker else "",
    ]
    note = ", ".join(each for each in notes if each)
    cards = [_slot(scene, slot, full) for slot in route.slots]
    said = "".join(f"\n  – {card}" for card in cards) if full else " " + " + ".join(cards)
    return scene.label("alt-route", n=route.no, note=f" ({note})" if note else "") + said


def _slot(scene: HitzScene, slot: Slot, full: bool) -> str:
    card = scene.card(slot)
    if card is None:
        return scene.label("alt-back", level=scene.level)
    if slot.outcome in ("won", "fled", "lost"):
        ended = scene.label(slot.outcome, vp=card.vp)
        return f"{scene.texts(card.name_key)} ({ended})"
    if slot.outcome == "playing" and not full:
        return scene.texts(card.name_key)
    return card_text(scene.texts, card, full)


def card_text(texts: Texts, card: Card, full: bool) -> str:
    """A card with its numbers; `full` adds the text."""
    scavenged = {kind: getattr(card, kind) for kind in RESOURCES if getattr(card, kind)}
    parts = _resources(texts, scavenged, full)
    if card.zombies:
        parts.append(texts("hitz-count-zombies", n=card.zombies))
    if card.horde:
        parts.append(texts("hitz-board-horde", n=card.horde))
    if card.vp:
        parts.append(texts("hitz-count-vp", n=card.vp))
    said = f"{texts(card.name_key)} ({', '.join(parts)})" if parts else texts(card.name_key)
    if full and card.text_key:
        text = _SYMBOL.sub(lambda found: texts(f"hitz-board-icon-{found[1]}"), texts(card.text_key, n=card.n))
        said = f"{said}: {texts('hitz-board-alt-red-text', text=text) if card.text == 'red' else text}"
    return said


def _resources(texts: Texts, amounts: Mapping[str, int], full: bool) -> list[str]:
    """Amounts with the names of the resources, or in short with their letters."""
    if full:
        return [texts(f"hitz-count-{kind}", n=n) for kind, n in amounts.items()]
    return [f"{texts(f'hitz-board-letter-{kind}')} {n}" for kind, n in amounts.items()]


def _player(scene: HitzScene, seat: str, full: bool) -> str:
    group = scene.s.groups[seat]
    name = scene.name(seat)
    if not group.alive:
        return f"{name}: {table.status(scene, seat)}"
    points = scene.points(group)
    parts = [
        scene.texts("hitz-count-survivors", n=group.survivors),
        *_resources(scene.texts, group.resources, full),
        scene.label("cards", n=group.collected) if points is None else scene.texts("hitz-count-vp", n=points),
        *(said for _, said in table.tokens(scene, group)),
        table.status(scene, seat) if full or not scene.route_of(seat) else "",
        scene.label("automated") if seat in scene.stand_ins else "",
    ]
    return f"{name}: " + ", ".join(part for part in parts if part)
