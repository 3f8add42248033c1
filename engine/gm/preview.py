"""What a correction would do, tried on a copy of the state."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..core.act import FixOp
from ..core.errors import Illegal, Refused, invariant
from ..core.fix import apply_fix
from ..core.game import Game
from ..core.message import Event, Message, msg, named
from ..core.runner import awaited, default, offered, resume
from ..core.state import State


@dataclass(slots=True, frozen=True)
class Preview:
    """What a correction would do to the state after entry ``seq``.

    ``events`` are those of the correction itself up to the first roll, so that nobody can look ahead; ``rolls`` says
    that dice would be rolled or hidden things turned up. ``broken`` are the invariants that would no longer hold, and
    ``of`` is the first of them (`Refused.of`).
    """

    seq: int
    events: list[Event]
    rolls: bool
    broken: list[Message]
    of: str = ""


def preview(game: Game[Any], state: State, ops: Sequence[FixOp], seq: int = 0) -> Preview:
    """What a correction would do to the state after entry ``seq``; raises `Refused` if it cannot be made at all."""
    copy = game.load(game.dump(state))
    known = copy.known
    try:
        for op in ops:
            apply_fix(copy, game.fix_by_name, op)
        events, broken = copy.run.events, game.check(copy)
        resume(copy)
        broken += game.check(copy)
        if not broken:  # else that is the reason to tell, and force may go on
            try_questions(copy)
    except Refused:
        raise
    except Exception as error:
        raise Illegal(msg("refused-gm-stuck")) from error
    shown = next((at for at, event in enumerate(events) if "counter" in event.data), len(events))
    rolls = copy.known != known or shown < len(events)
    new = sorted(set(broken) - set(game.check(state)))
    complaints = {each.key: each for each in (complaint(game, b) for b in new)}
    return Preview(seq, events[:shown], rolls, [*complaints.values()], invariant(game.id, new[0]) if new else "")


def try_questions(s: State) -> None:
    """Raises whatever would keep somebody who is awaited from answering."""
    for decision in awaited(s) if not s.over else ():
        for seat in decision.seats:
            default(next(d for d in offered(s, seat) if d.id == decision.id))


def complaint(game: Game[Any], broken: str) -> Message:
    """An invariant that does not hold, in words: the catalogue has a sentence for each number, and may quote what
    the game says of it."""
    number, _, what = broken.partition(": ")
    return Message(f"{game.id}-check-{slug(number)}", {"what": named(what)})


def slug(number: str) -> str:
    """The number of an invariant as a part of a catalogue key."""
    return re.sub(r"[^a-z0-9]+", "-", number.lower())
