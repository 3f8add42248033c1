"""The last roll, set or made anew, in any game: back to before it, other dice, and the same answer once more."""

from __future__ import annotations

from functools import partial
from typing import Any

from ..core.act import Answer, FixOp
from ..core.corrections import next_dice
from ..core.fix import Fix
from ..core.game import Game
from ..core.runner import offered
from ..core.state import State
from ..store import Store
from ..tables import journal
from ..tables.journal import Entry
from ..tables.proof import rolled
from ..tables.session import Session

LAST = "last-dice"
"""Its name stands among those of corrections.

It is not a correction of the state alone, since the state before the roll is in the log.
"""
ROLLED = """events LIKE '%"counter":%'"""
"""Whether an entry may tell of a roll; nothing else that is told has a counter, but somebody's words may."""


def corrections(game: Game[Any]) -> dict[str, Fix]:
    """What can be corrected in a game, by name, the last roll among it: by the same words as the next one."""
    if not game.faces:
        return game.fix_by_name
    return {**game.fix_by_name, LAST: Fix(LAST, partial(next_dice, game.id, game.faces), public=True)}


async def last_roll(store: Store, session: Session) -> Entry | None:
    """The last entry after the beginning with a roll that has not been undone."""
    rows = await store.rows(
        f"SELECT seq FROM actions WHERE session = ? AND seq > 0 AND undone = 0 AND {journal.OF_GAME} AND {ROLLED} "
        "ORDER BY seq DESC",
        session.id,
    )
    for (seq,) in rows:
        (entry,) = await journal.entries(store, session, seq - 1, upto=seq)
        if any(map(rolled, entry.events)):
            return entry
    return None


def faces(op: FixOp) -> list[str]:
    """The faces that were chosen; none for other luck."""
    return op.words[2:] if op.words[0] == "set" else []


def again(entry: Entry, before: State, state: State) -> Answer | None:
    """A person's answer that led to the roll, for a state that is played on from the one before it.

    None if the roll happened by itself, and will again.
    """
    if entry.actor is None or entry.act["act"] != "answer":
        return None
    seat = entry.act["seat"]
    answered = next((each for each in offered(before, seat) if each.id == entry.act["decision"]), None)
    asked = next((each for each in offered(state, seat) if answered and each.place == answered.place), None)
    return Answer(seat=seat, decision=asked.id, words=entry.act["words"], by="gm") if asked else None
