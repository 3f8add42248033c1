"""Tables of a game's data: rows by id, and how a whole table reports what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar, cast

from pydantic import BaseModel, ConfigDict
from pydantic_core import InitErrorDetails, PydanticCustomError, ValidationError

M = TypeVar("M", bound=BaseModel)

Fault = tuple[tuple[str, ...], str]
"""Where, by field or by table and entry, and what is wrong there."""


def sound(model: M, faults: Iterable[Fault]) -> M:
    """`model`, unless something is wrong with it: pydantic then reports every fault at its own place."""
    details = [
        InitErrorDetails(type=PydanticCustomError("rule", "{what}", {"what": what}), loc=where, input=None)
        for where, what in faults
    ]
    if details:
        raise ValidationError.from_exception_data(type(model).__name__, details)
    return model


def by_id(rows: object) -> object:
    """Rows by their id; a row without an id of its own gets a key that no id can have."""
    if not isinstance(rows, list):
        return rows
    table: dict[str, object] = {}
    for number, row in enumerate(cast("list[object]", rows), 1):
        name = cast("dict[str, object]", row).get("id") if isinstance(row, dict) else None
        key = name if isinstance(name, str) else f"entry {number}"
        table[f"{key} (entry {number})" if key in table else key] = row
    return table


class Row(BaseModel):
    """One entry of a data file."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)
