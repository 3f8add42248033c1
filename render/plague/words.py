"""The board of Zombie Plague in words: short for the alternative text, complete for `board text`."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Iterator

from engine.games.plague.state import CAR, DOOR, Human, Zombie

from .. import dice
from . import zoom
from .focus import centre, surroundings
from .scene import PlagueScene

FEW = 10
"""Number of zombies that a short text names, the nearest to humans first."""
KINDS = "zombie", "risen", "crawler", "crazy"


def lines(scene: PlagueScene, full: bool) -> Iterator[str]:
    """Decision, humans, zombies, what is searched and closed; `full` adds everything that lies about, and news."""
    s = scene.s
    yield ". ".join(part for part in (scene.round, scene.turn_name, scene.heading) if part)
    if scene.due:
        yield scene.due
    yield from dice.said(scene)
    yield from (scene.texts(f"plague-zombie-card-{card}") for card in scene.effects)
    yield from (human_line(scene, human, full) for human in s.humans.values())
    yield from zombie_lines(scene, _near(scene), None if full else FEW)
    yield "; ".join(said for _, _, said in scene.counts)
    unsearched = [each for each in s.required if not s.searched.get(each)]
    if unsearched:
        yield scene.label("alt-unsearched", places=_places(scene, unsearched))
    if s.fires:
        yield scene.label("alt-fires", squares=_squares(scene, s.fires))
    if s.baby.at:
        yield scene.label("alt-baby", at=at_line(scene, s.baby.at))
    if s.entrance:
        key = "alt-entrance-closed" if DOOR in s.barricades else "alt-entrance"
        yield scene.label(key, place=scene.place_name(s.entrance))
    if full:
        yield from lying_lines(scene)
        yield scene.modules
        yield from scene.news


def human_line(scene: PlagueScene, human: Human, full: bool = True) -> str:
    """One human: who leads it, where it is, lives, actions, what is the matter, what it carries."""
    s, said = scene.s, [text for _, text in scene.status(human)]
    name = scene.label(
        "alt-human", n=scene.number(human.id), what=scene.character(human), who=scene.name(scene.led(human))
    )
    if human.dead:
        return f"{name}: {', '.join(said)}"
    parts = [at_line(scene, human.at)] if human.at and human.at != CAR else []
    parts.append(scene.label("alt-lives", n=human.life))
    left, of = scene.actions(human)
    if scene.playing and of:
        parts.append(scene.label("alt-actions", n=left, of=of))
    parts += said
    if human.cards:
        cards = [scene.label("card-empty", card=name) if card in s.empty else name
                 for card in human.cards for name in [scene.card_name(card)]]  # fmt: skip
        parts.append(", ".join(cards))
    return f"{name}: {'; '.join(parts)}"


def zombie_lines(scene: PlagueScene, zombies: Collection[Zombie], most: int | None) -> Iterator[str]:
    """Zombies by kind, each with its number and square."""
    shown = list(zombies)[:most]
    for kind in KINDS:
        found = [f"{scene.number(each.id)} {each.at}" for each in shown if each.kind == kind]
        if found:
            more = ", …" if len(shown) < len(zombies) and kind == KINDS[0] else ""
            yield scene.label("alt-pieces", what=scene.texts(f"plague-piece-{kind}"), squares=", ".join(found) + more)
    if scene.s.zombies and len(shown) < len(zombies):
        yield scene.label("alt-zombies", n=len(zombies))


def zoom_lines(scene: PlagueScene, seat: str) -> Iterator[str]:
    """Who and what is near a seat's figure."""
    s, square = scene.s, centre(scene, seat, ())
    level, window = s.grid.spots[square].level, surroundings(scene, square, zoom.WIDE, zoom.HIGH)

    def shown(at: str) -> bool:
        spot = s.grid.spots.get(at)
        return spot is not None and spot.level == level and window.covers(spot.x, spot.y)

    yield zoom.line(scene, seat, square)
    yield from (human_line(scene, human) for human in s.living if shown(human.at))
    yield from zombie_lines(scene, [each for each in _near(scene) if shown(each.at)], None)
    yield from lying_lines(scene)


def _near(scene: PlagueScene) -> list[Zombie]:
    """The zombies, those nearest to humans first."""
    s = scene.s
    humans = [each.at for each in s.living if each.on_foot]

    def far(zombie: Zombie) -> int:
        return min((at for each in humans if (at := s.grid.distance(zombie.at, each)) is not None), default=99)

    return sorted(s.zombies.values(), key=lambda each: (far(each), s.grid.order(each.at)))


def lying_lines(scene: PlagueScene, places: Container[str] | None = None) -> Iterator[str]:
    """Barricades, holes, openings that are not closed, things on the ground, what was searched; on the whole map, or at
    these squares and edges, with the edges of the squares.
    """
    s = scene.s

    def shown(at: str) -> bool:
        return places is None or at in places or (at in s.grid.edges and any(e in places for e in s.grid.ends(at)))

    closed = [each for each in s.barricades if each != DOOR]
    for key, edges in (("barricades", closed), ("holes", s.holes), ("open", _open(scene))):
        if here := [edge_line(scene, edge) for edge in edges if shown(edge)]:
            yield scene.label(f"alt-{key}", edges=", ".join(here))
    for at, cards in s.piles.items():
        if cards and shown(at):
            yield scene.label("alt-pile", at=at_line(scene, at), cards=", ".join(map(scene.card_name, cards)))
    for name, square in s.data.searches.items():
        if (done := s.searched.get(name)) and shown(square):
            who = ", ".join(str(scene.number(each)) for each in done)
            yield scene.label("alt-searched", place=scene.place_name(name), at=square, who=who)


def edge_line(scene: PlagueScene, edge: str) -> str:
    """An edge with its name, if it has one, and its squares."""
    return f"{scene.edge_name(edge)} ({edge})" if edge in scene.s.data.opening_at else edge


def _open(scene: PlagueScene) -> list[str]:
    return [edge for edge in scene.s.data.exterior_openings if edge not in scene.s.barricades]


def at_line(scene: PlagueScene, square: str) -> str:
    return f"{square} ({scene.zone_name(square)})"


def _places(scene: PlagueScene, names: Iterable[str]) -> str:
    return ", ".join(map(scene.place_name, names))


def _squares(scene: PlagueScene, squares: Iterable[str]) -> str:
    return ", ".join(sorted(squares, key=scene.s.grid.order))
