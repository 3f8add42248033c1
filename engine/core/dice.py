"""Dice that can be proven: every number comes from a secret seed and a counter."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import blake2b, sha256
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from pydantic import Field

from .model import Count, Model

SPAN = 1 << 64
Part = int | str
"""What a player gives to a seed: the id of a press, or a word; of a word that has been forgotten its digest is left."""
FORGOTTEN = "#"
"""How a digest begins; no word does."""


@dataclass(slots=True)
class Use:
    """Numbers taken for something that nobody sees.

    Either a list was shuffled from ``before`` to ``after``, or, if ``below`` is set, one ``number`` from 0 to ``below``
    − 1 was drawn. ``stir`` and ``counter`` tell where they begin.
    """

    stir: Count
    counter: Count
    before: list[str] = field(default_factory=lambda: [])
    after: list[str] = field(default_factory=lambda: [])
    below: Annotated[int, Field(ge=0, le=1 << 32)] = 0
    number: Count = 0


class Dice(Model):
    """The generator of one game.

    A number depends on the seed, the counter and ``stir`` only. ``stir`` rises when the game goes back past a roll, so
    that nobody can shop for results; the counter then begins at 0 again. ``forced`` holds faces to be taken first
    (tests, game masters). ``used`` is not saved: the journal takes out of it what was drawn for shuffles and
    the like, and rolls stand in their events, so that the log accounts for every number.
    In a view the seed is empty and nothing can be drawn.
    """

    __slots__ = ("used",)

    seed: str
    counter: Count = 0
    stir: Count = 0
    forced: list[str] = []

    if TYPE_CHECKING:
        used: ClassVar[list[Use]]

    def model_post_init(self, context: Any, /) -> None:
        object.__setattr__(self, "used", [])

    @property
    def commitment(self) -> str:
        """The hash that is shown before the game: it fixes the seed without telling it."""
        return commitment(self.seed)

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound`` − 1, each equally likely, for callers in this file that account for it.

        A 64-bit number that would favour the small ones is passed over.
        """
        if not self.seed:
            raise ValueError("a view has no dice")
        while True:
            number = draw(self.seed, self.stir, self.counter)
            self.counter += 1
            if number < SPAN - SPAN % bound:
                return number % bound

    def pick(self, bound: int) -> int:
        """A number from 0 to ``bound`` − 1 that nobody sees."""
        use = Use(stir=self.stir, counter=self.counter, below=bound)
        use.number = self.below(bound)
        self.used.append(use)
        return use.number

    def shuffle(self, items: list[str]) -> None:
        """Shuffle in place: from the last place down, each with one at random of those up to it."""
        use = Use(stir=self.stir, counter=self.counter, before=list(items))
        for at in range(len(items) - 1, 0, -1):
            other = self.below(at + 1)
            items[at], items[other] = items[other], items[at]
        use.after = list(items)
        self.used.append(use)

    def refresh(self, by: int = 1) -> None:
        """Stir: from now on the numbers are others than those that would have come."""
        self.stir += by
        self.counter = 0

    def roll(self, die: tuple[str, ...]) -> tuple[str, bool]:
        """One face of the die, and whether it was forced. A forced face that the die does not have is skipped."""
        while self.forced:
            face = self.forced.pop(0)
            if face in die:
                return face, True
        return die[self.below(len(die))], False


def mix(half: str, parts: Iterable[Part], *, plain: bool = False) -> str:
    """The seed of a game: of the bot's half and what the players gave to it; the half alone if they gave nothing.

    A word counts by its digest, so that it can be forgotten; ``plain``: by its letters, as it once did.
    """
    given = [str(part if plain else digest(part)) for part in parts]
    return sha256(":".join([half, *given]).encode()).hexdigest() if given else half


def digest(part: Part) -> Part:
    """What stands for a part of a seed: for a word a mark and half of its SHA-256, in hexadecimal."""
    if isinstance(part, int) or part.startswith(FORGOTTEN):
        return part
    return f"{FORGOTTEN}{sha256(part.encode()).hexdigest()[:32]}"


def commitment(seed: str) -> str:
    """SHA-256 of the seed, in hexadecimal."""
    return sha256(seed.encode()).hexdigest()


def draw(seed: str, stir: int, counter: int) -> int:
    """The 64-bit number that the seed yields at this place of its stream."""
    return int.from_bytes(blake2b(f"{stir}:{counter}".encode(), key=seed.encode()[:64], digest_size=8).digest(), "big")
