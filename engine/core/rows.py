"""Tables of a game's data: rows by id, and how a whole table reports what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sized
from typing import Annotated, Any, TypeVar, cast

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field
from pydantic_core import InitErrorDetails, PydanticCustomError, ValidationError

M = TypeVar("M", bound=BaseModel)
T = TypeVar("T")
C = TypeVar("C", bound=Sized)
LONGEST = 500
"""Entries of a list or table; the longest of ours has 80."""
Listed = Annotated[tuple[T, ...], Field(strict=False, max_length=LONGEST)]
"""A list of a file."""

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


def misplaced(model: BaseModel, *tables: str) -> Iterator[Fault]:
    """Rows that stand under another key than their id."""
    for table in tables:
        rows: Mapping[str, Any] = getattr(model, table)
        for key, row in rows.items():
            if key != row.id:
                yield (table, key, "id"), f"{row.id!r} belongs to another entry"


def bounded(rows: C) -> C:
    """A list or table of a file. If it is too long, it is refused before anything in it is looked at."""
    if len(rows) > LONGEST:
        raise PydanticCustomError("rule", "{what}", {"what": f"at most {LONGEST} entries, not {len(rows)}"})
    return rows


def by_id(rows: object) -> object:
    """Rows by their id; a row without an id of its own gets a key that no id can have."""
    if not isinstance(rows, list):
        return rows
    table: dict[str, object] = {}
    for number, row in enumerate(bounded(cast("list[object]", rows)), 1):
        name = cast("dict[str, object]", row).get("id") if isinstance(row, dict) else None
        key = name if isinstance(name, str) else f"entry {number}"
        table[f"{key} (entry {number})" if key in table else key] = row
    return table


class Row(BaseModel):
    """One entry of a data file."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


R = TypeVar("R", bound=Row)
Rows = Annotated[Mapping[str, R], BeforeValidator(by_id)]
"""A table of a file, by the ids of its rows."""
