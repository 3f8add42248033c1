"""Corrections by a game master: typed operations, applied together to a copy and checked at the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .act import FixOp
from .errors import Illegal
from .message import msg
from .shape import Source, replay
from .state import State


@dataclass(slots=True, frozen=True)
class Fix:
    """One kind of correction that a game declares.

    ``ask`` gives the chain of its words from the full state (so that they can be completed as one types);
    ``do`` applies the value. ``public``: its words and what it tells in a preview show nothing that is hidden from any
    seat; the others are offered to a game master who plays only once the table knows that this person looks.
    """

    name: str
    ask: Callable[[Any], Source]
    do: Callable[[Any, Any], None]
    public: bool = False


def apply_fix(s: State, fixes: dict[str, Fix], op: FixOp) -> None:
    """Apply one operation; raises `Illegal` if it does not exist or its words are not offered."""
    fix = fixes.get(op.fix)
    if fix is None:
        raise Illegal(msg("refused-no-fix", fix=op.fix))
    shape, value = replay(fix.ask(s), op.words)
    if shape is not None:
        raise Illegal(msg("refused-incomplete"))
    fix.do(s, value)
