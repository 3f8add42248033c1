"""The last roll, set or made anew, in any game: back to before it, other dice, and the same answer once more."""

from __future__ import annotations

from functools import partial
from typing import Any

from . import journal
from .core.act import Answer, FixOp
from .core.fix import Fix
from .core.game import Game
from .core.repairs import next_dice
from .core.runner import offered
from .core.shape import One, Source
from .core.state import State
from .journal import Entry
from .store import Store

LAST = "last-dice"
"""Named like a correction; it is none of the state alone, since the state before the roll is in the log."""
ROLLED = "EXISTS (SELECT 1 FROM json_each(events) WHERE json_extract(value, '$.data.counter') IS NOT NULL)"


def corrections(game: Game[Any]) -> dict[str, Fix]:
    """What can be corrected in a game, by name, the last roll among it."""
    if not game.faces:
        return game.fix_by_name
    return {**game.fix_by_name, LAST: Fix(LAST, partial(_ask, game), _nothing, public=True)}


def _ask(game: Game[Any], s: State) -> Source:
    """The same words as for the next roll: faces, or other luck."""
    return One([]) if s.over else partial(next_dice, game.id, game.faces, s)


def _nothing(s: State, value: object) -> None:
    """`engine.gm` does it."""


async def last_roll(store: Store, session: str) -> Entry | None:
    """The last entry after the beginning with a roll that has not been undone."""
    row = await store.row(
        f"SELECT max(seq) FROM actions WHERE session = ? AND seq > 0 AND undone = 0 AND {journal.OF_GAME} AND {ROLLED}",
        session,
    )
    if row is None or row[0] is None:
        return None
    return (await journal.entries(store, session, row[0] - 1, upto=row[0]))[0]


def faces(op: FixOp) -> list[str]:
    """The faces that were chosen; none for other luck."""
    return op.words[2:] if op.words[0] == "set" else []


def again(entry: Entry, state: State) -> Answer | None:
    """A person's answer that led to the roll, for the state before it; None if it happened by itself and will again."""
    if entry.actor is None or entry.act["act"] != "answer":
        return None
    seat, id = entry.act["seat"], f"{state.era}.{entry.act['decision'].partition('.')[2]}"
    if all(decision.id != id for decision in offered(state, seat)):
        return None
    return Answer(seat=seat, decision=id, words=entry.act["words"], by="gm")
