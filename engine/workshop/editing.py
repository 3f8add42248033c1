"""Changing an entry, field by field: what forms and taps on the map do to it.

An entry is what its file says (`Fields`); a change makes another one of it, which may well have faults: these are told
and can be mended one after the other. What would break the writing itself (a place that the map does not have, a tenth
spawn zone) is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from inspect import signature
from typing import Any

from ..core.errors import Refused
from ..core.game import Game
from ..core.message import msg
from . import filling, laying, wording
from .manuscripts import MISSIONS
from .pack import MOST_FILE, form
from .toml import Fields, toml
from .work import Work, refuse

Change = Callable[..., None]
CHANGES: Mapping[str, Change] = {
    each.__name__: each
    for each in (
        *(laying.crate, laying.exit, laying.start, laying.spawn, laying.wake, laying.door),
        *(laying.turn, laying.lay, laying.grow, laying.shrink),
        *(wording.card, wording.note, wording.move, wording.write, wording.drop),
        *(wording.goal, wording.said, wording.frame, wording.others),
    )
}
"""All that can be done to a mission, by name; each takes the work and texts."""
DECLARED: Mapping[str, Change] = {
    each.__name__: each for each in (filling.fill, filling.add, filling.away, filling.order, filling.say)
}
"""All that can be done to anything else, by what it declares."""


def changed(game: Game[Any], table: str, id: str, fields: Fields, name: str, *args: str) -> Fields:
    """The entry of a table after a change. Raises `Refused` for what cannot be done, and Unreadable for TOML that is
    none.
    """
    work, changes = Work(game.data, id, deepcopy(fields), form(game, table)), CHANGES if table == MISSIONS else DECLARED
    try:
        signature(changes[name]).bind(work, *args)
    except (KeyError, TypeError) as error:  # another version did it otherwise
        raise Refused(msg("refused-old-control")) from error
    changes[name](work, *args)
    kept = ("cards", "goals") if table == MISSIONS else ()
    found = {field: value for field, value in work.fields.items() if value not in ([], {}) or field in kept}
    if len(toml(found).encode()) > MOST_FILE:
        refuse("large", most=MOST_FILE // 1000)
    return found
