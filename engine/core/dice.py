"""Dice that can be proven: every number comes from a secret seed and a counter."""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import TypeVar

from .model import Model

T = TypeVar("T")
SPAN = 1 << 64


class Dice(Model):
    """The generator of one game.

    A number depends on the seed, the counter and ``stir`` only. ``stir`` rises when an undo goes back past a
    roll, so that nobody can shop for results. ``forced`` holds faces to be taken first (tests, game masters).
    In a view the seed is empty and nothing can be drawn.
    """

    seed: str
    counter: int = 0
    stir: int = 0
    forced: list[str] = []

    @property
    def commitment(self) -> str:
        """The hash that is shown before the game: it fixes the seed without telling it."""
        return commitment(self.seed)

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound`` − 1, each equally likely."""
        if not self.seed:
            raise ValueError("a view has no dice")
        while True:
            number = draw(self.seed, self.stir, self.counter)
            self.counter += 1
            if number < SPAN - SPAN % bound:
                return number % bound

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place."""
        for at in range(len(items) - 1, 0, -1):
            other = self.below(at + 1)
            items[at], items[other] = items[other], items[at]

    def roll(self, die: tuple[str, ...]) -> tuple[str, bool]:
        """One face of the die, and whether it was forced. A forced face that the die does not have is skipped."""
        while self.forced:
            face = self.forced.pop(0)
            if face in die:
                return face, True
        return die[self.below(len(die))], False


def commitment(seed: str) -> str:
    """SHA-256 of the seed, in hexadecimal."""
    return sha256(seed.encode()).hexdigest()


def draw(seed: str, stir: int, counter: int) -> int:
    """The 64-bit number that the seed yields at this place of its stream."""
    return int.from_bytes(blake2b(f"{stir}:{counter}".encode(), key=seed.encode()[:64], digest_size=8).digest(), "big")
