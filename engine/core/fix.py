"""Corrections by a game master: typed operations, applied together to a copy and checked at the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .act import FixOp
from .errors import Illegal
from .message import msg
from .shape import Chain, One, Source, replay
from .state import State

APPLY = One([])
"""Yielded by the chain of a correction after its last word. The code behind it runs when the correction is applied."""


def worded(chain: Chain) -> Chain:
    """The words of a correction; the value is a function that does the rest, and returns what the chain returns."""
    value: Any = None
    while (shape := chain.send(value)) is not APPLY:
        value = yield shape

    def rest() -> Any:
        try:
            next(chain)
        except StopIteration as end:
            return end.value
        raise RuntimeError("a correction asks for no words after APPLY")

    return rest


@dataclass(slots=True, frozen=True)
class Fix:
    """One kind of correction: its name, and its chain, which only reads until `APPLY`.

    It reads the full state, so that words can be completed as one types. ``public``: its words and what it tells
    in a preview show nothing that is hidden from any seat; the others are offered to a game master who plays only once
    the table knows that this person looks. ``ended``: it is offered once the game is over, instead of during it.
    ``harmless``: it leaves a state that play could have led to (`State.repaired`).
    """

    name: str
    chain: Callable[[Any], Chain]
    public: bool = False
    ended: bool = False
    harmless: bool = False

    def ask(self, s: State) -> Source:
        """What its words are chosen from; nothing at the wrong time."""
        return (lambda: worded(self.chain(s))) if s.over == self.ended else One([])


def deed(s: State, fixes: dict[str, Fix], op: FixOp) -> Callable[[], object]:
    """What one operation would do; raises `Illegal` if it does not exist or its words are not offered."""
    fix = fixes.get(op.fix)
    if fix is None:
        raise Illegal(msg("refused-no-fix", fix=op.fix))
    shape, value = replay(fix.ask(s), op.words)
    if shape is not None:
        raise Illegal(msg("refused-incomplete"))
    return value


def apply_fix(s: State, fixes: dict[str, Fix], op: FixOp) -> None:
    """Apply one operation; raises `Illegal` as `deed` does."""
    do = deed(s, fixes, op)
    s.repaired = s.repaired or not fixes[op.fix].harmless
    do()
