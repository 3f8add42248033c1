"""The ids of our components, in one place: ``gk:<verb>:<session>[:<argument>…]``, at most 100 ASCII characters.

A component keeps nothing in memory: its id says which session, which question and which word it stands for, so a
press after a restart, or two weeks later, is understood (`pressed`).
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any
from urllib.parse import quote, unquote

from discord import ui

from engine.core.errors import Refused
from engine.core.message import msg
from telling.hashed import PLAIN

PREFIX = "gk"
LIMIT = 100


def make(verb: str, session: str, *args: str) -> str:
    """The id of a component. A caller that puts in long arguments compares its length with `LIMIT`."""
    return ":".join((PREFIX, verb, session, *(quote(arg, safe=PLAIN) for arg in args)))


def select(id: str, chosen: str = "", **more: Any) -> ui.Select[Any]:
    """A select in which this is chosen.

    Its id names the choice as a last argument: clients go on showing what somebody has chosen, whatever is in force by
    now, until the select gets another id.
    """
    whole = f"{id}:{quote(chosen, safe=PLAIN)}"
    return ui.Select(custom_id=whole, id=number_of(whole), **more)


def number_of(id: str) -> int:
    """A component's number.

    Without one Discord numbers components by their place in a message. Another id has another number.
    """
    return int.from_bytes(blake2b(id.encode(), digest_size=4).digest()) >> 1 or 1


def is_ours(id: str) -> bool:
    """Whether a component of ours has this id, of whatever version."""
    return id.partition(":")[0] == PREFIX


def parse(id: str) -> list[str]:
    """Verb, session and arguments of an id; raises `Refused` for an id that `make` never makes."""
    if not id.isascii():
        raise Refused(msg("refused-old-control"))
    return [unquote(part) for part in id.split(":")[1:]]


def expect(parts: Sequence[str], count: int) -> None:
    """Raises `Refused` for an id with fewer parts, which another version of the program made."""
    if len(parts) < count:
        raise Refused(msg("refused-old-control"))


def number(part: str) -> int:
    """A number of an id; raises `Refused` for anything else, and for more than the database can hold."""
    if not (part.isascii() and part.isdigit() and len(part) < 20 and int(part) < 1 << 63):
        raise Refused(msg("refused-old-control"))
    return int(part)
