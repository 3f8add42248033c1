"""Tables of a game's data: rows by id, and how a whole table reports what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sized
from typing import Annotated, Self, TypeVar, cast

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, model_validator
from pydantic_core import InitErrorDetails, PydanticCustomError, ValidationError

from .message import Message, msg

T = TypeVar("T")
C = TypeVar("C", bound=Sized)
LONGEST = 500
"""Entries of a list or table; the longest of ours has 80."""
Listed = Annotated[tuple[T, ...], Field(strict=False, max_length=LONGEST)]
"""A list of a file."""

Fault = tuple[tuple[str, ...], Message]
"""Where, by field or by table and entry, and what is wrong there."""


def broken(what: Message) -> PydanticCustomError:
    """What a validator raises: the reader of data says it in the words of the catalogues."""
    return PydanticCustomError("rule", "{what}", {"what": what})


def spelled(pattern: str, like: str, key: str = "fault-spelled") -> AfterValidator:
    """For a name that people write: whoever writes it otherwise is told what it is ``like``, not the pattern."""
    whole = re.compile(pattern)

    def check(name: str) -> str:
        if not whole.fullmatch(name):
            raise broken(msg(key, name=name, like=like))
        return name

    return AfterValidator(check)


class Sound(BaseModel):
    """Data that must fulfil something together: pydantic reports every one of their faults at its own place."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    def _faults(self) -> Iterator[Fault]:
        """What is wrong."""
        yield from ()

    @model_validator(mode="after")
    def _sound(self) -> Self:
        details = [InitErrorDetails(type=broken(what), loc=where, input=None) for where, what in self._faults()]
        if details:
            raise ValidationError.from_exception_data(type(self).__name__, details)
        return self


class Row(Sound):
    """One entry of a data file."""

    model_config = ConfigDict(strict=True)


class Box(Sound):
    """All tables of a game, be they ours or an administrator's. In each a row stands under its own id."""

    def _faults(self) -> Iterator[Fault]:
        for table, rows in self:
            for key, row in cast("Mapping[str, object]", rows).items() if isinstance(rows, Mapping) else ():
                id = getattr(row, "id", key) if isinstance(row, Row) else key
                if id != key:
                    yield (table, key, "id"), msg("fault-id", name=str(id))


def bounded(rows: C) -> C:
    """A list or table of a file. If it is too long, it is refused before anything in it is looked at."""
    if len(rows) > LONGEST:
        raise broken(msg("fault-entries", most=LONGEST, n=len(rows)))
    return rows


def by_id(rows: object) -> object:
    """Rows by their id; a row without an id of its own gets a key that no id can have."""
    if not isinstance(rows, list):
        return rows
    table: dict[str, object] = {}
    for number, row in enumerate(bounded(cast("list[object]", rows)), 1):
        name = cast("dict[str, object]", row).get("id") if isinstance(row, dict) else None
        key = name if isinstance(name, str) else f"#{number}"
        table[f"{key} (#{number})" if key in table else key] = row
    return table


R = TypeVar("R", bound=Row)
Rows = Annotated[Mapping[str, R], BeforeValidator(by_id)]
"""A table of a file, by the ids of its rows."""


def named(rows: object) -> object:
    """Rows that know the name they stand under."""
    if not isinstance(rows, dict):
        return rows
    table = bounded(cast("dict[str, object]", rows))
    return {
        key: {**cast("dict[str, object]", row), "id": key} if isinstance(row, dict) else row
        for key, row in table.items()
    }


Named = Annotated[Mapping[str, R], BeforeValidator(named)]
"""A folder of files, or tables in one another, by their names."""
