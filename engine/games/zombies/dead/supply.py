"""Zombies between the bank and the map (R16.1, R18.5)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ..state import ZombiesState


def add_zombies(s: ZombiesState, squares: Sequence[str]) -> list[str]:
    """Put zombies on these zombie-free squares, as many as the bank has, in order (R16.1); where they came."""
    placed = list(squares[: bank(s)])
    s.zombies += placed
    restock(s, -len(placed))
    return placed


def met_by(s: ZombiesState, seat: str, squares: Collection[str]) -> tuple[str, ...]:
    """The other players whose pawns stand where this seat puts zombies."""
    return tuple(each for each in s.playing if each != seat and s.survivors[each].pawn in squares)


def bank(s: ZombiesState) -> int:
    """How many zombies can still be placed (R16.1, R18.5)."""
    return 10_000 if s.rules.unlimited else s.bank


def restock(s: ZombiesState, n: int) -> None:
    """Return ``n`` zombies to the bank, which is not counted where it has no limit (R18.5)."""
    if not s.rules.unlimited:
        s.bank += n
