"""Who gives a command."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True, frozen=True)
class Person:
    """Who gives a command: Discord snowflake, name, roles, and whether Manage Server is among the permissions."""

    user: int
    name: str
    roles: frozenset[int] = frozenset()
    manager: bool = False
