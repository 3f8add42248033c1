"""What somebody sends is looked at and played for a while before it is kept: in a process of its own."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from ..apart import Limits
from ..core.fault import fault
from ..core.game import Game
from ..core.message import Message, msg
from ..core.state import Settings
from ..core.written import Doubt
from ..data import DataError
from ..gm.trial import Stage, play_on
from ..tables.session import LETTERS, Kept, Player, Session, TableSettings
from .pack import Pack, played, read
from .trial import settings_of

log = logging.getLogger(__name__)

LIMITS = Limits(seconds=120, megabytes=256)
ACTS = 40
"""Acts of people at random, and as many of stand-ins, for the fewest and the most of them."""


@dataclass(frozen=True, slots=True)
class Found:
    """What came of it: a pack with its doubts by entry, or faults."""

    pack: Pack | None
    doubts: Mapping[str, Sequence[Doubt]]
    faults: Sequence[Message]


def examine(
    game: Game[Any],
    name: str,
    content: bytes,
    stage: Callable[[], Stage],
    doubt: Callable[[Any, Any], Sequence[Doubt]] | None,
) -> Found:
    """Read a file that was sent under this name; if it is sound, make a stage, show it there and play it."""
    try:
        pack = read(game, name, content)
        made = played(game, pack.files)
    except DataError as error:
        return Found(None, {}, error.faults)
    assert made.written is not None
    shown, faults = stage(), list[Message]()
    for id, number in made.written.names.items():
        try:
            _rehearse(made, settings_of(made, number), shown)
        except Exception as error:
            log.info("a pack is refused: %s cannot be played", id, exc_info=True)
            what = str(error)[:100] or type(error).__name__
            faults.append(fault(msg("fault-unplayable", what=what), id))
    if faults:
        return Found(None, {}, faults)
    names = made.written.names.items() if doubt else ()
    return Found(pack, {id: doubt(made.data, made.added[number]) for id, number in names if doubt}, ())


def _rehearse(game: Game[Any], settings: Settings, stage: Stage) -> None:
    """Raises whatever goes wrong."""
    for players in sorted({(numbers := game.numbers(settings))[0], numbers[-1]}):
        seats = {seat: Player(at + 1, f"Player {at + 1}") for at, seat in enumerate(LETTERS[:players])}
        seats |= {seat: Player(None, seat, stand_in=True) for seat in sorted(game.house(settings))}
        kept = Kept(0, 1, "en", "playing", settings, TableSettings(), seats, 0.0)
        session = Session("rehearsal", game, 0, 0.0, kept)
        state, _ = game.set_up(settings, list(seats), "rehearsal")
        state.colours = game.colours(settings, list(seats))
        session.state = state
        for by_stand_ins in (False, True):
            play_on(session, stage, Random(players), ACTS, by_stand_ins=by_stand_ins)
