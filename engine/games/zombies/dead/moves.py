"""Which zombies can move, where to, and how they move by themselves (R9.2, R9.3)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from ..box.city import by_address
from ..state import ZombiesState


def movable(s: ZombiesState, moved: Collection[str]) -> Iterator[str]:
    """The zombies that have not moved and can (R9.2, R9.3)."""
    links, taken = s.city.links, set(s.zombies)
    return (square for square in s.zombies if square not in moved and not taken.issuperset(links[square]))


def targets(s: ZombiesState, square: str) -> list[str]:
    """Where a zombie can go; where pawns stand, too, which starts no fight (R9.2, R9.5)."""
    taken = set(s.zombies)
    return [link for link in s.city.links[square] if link not in taken]


def automatic_moves(s: ZombiesState, left: int, moved: Collection[str]) -> list[tuple[str, str]]:
    """Up to ``left`` moves: the zombie farthest from all pawns first, away from them, and onto pawns last (D9)."""
    city, taken = s.city, set(s.zombies)
    pawns = {survivor.pawn for survivor in s.survivors.values() if survivor.pawn}
    places = [city.at(pawn) for pawn in pawns]

    def rank(square: str) -> tuple[int, tuple[int, int]]:
        x, y = city.at(square)
        return max([-abs(x - px) - abs(y - py) for px, py in places], default=0), by_address(square)

    def first(zombies: Sequence[str], avoided: Collection[str]) -> tuple[str, str] | None:
        for square in zombies:
            free = [link for link in city.links[square] if link not in taken and link not in avoided]
            if free:
                return square, min(free, key=rank)
        return None

    waiting = sorted(taken.difference(moved), key=rank)
    moves: list[tuple[str, str]] = []
    while len(moves) < left:
        move = first(waiting, pawns) or first(waiting, ())
        if move is None:
            break
        moves.append(move)
        waiting.remove(move[0])
        taken.remove(move[0])
        taken.add(move[1])
    return moves
