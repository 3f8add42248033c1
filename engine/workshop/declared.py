"""What an entry declares of its fields: how each is typed into a form, and what is typed as a value of its file.

What cannot be read as what its field needs is kept as it was typed: the check says what is wrong with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, cast, get_args, get_origin

from pydantic import BaseModel, ConfigDict, ValidationError, create_model

from ..core.fault import Unreadable
from ..data import tables_of
from .toml import inline, toml

How = Literal["text", "number", "word", "names", "pairs", "toml", "rows", "part"]
"""``names`` are a list, one in each line; ``pairs`` a table, `name = value` in each line; ``toml`` is all that is more
than that. ``rows`` are entries and a ``part`` fields of their own.
"""
SIMPLE = ("text", "number", "word")


@dataclass(frozen=True, slots=True)
class Declared:
    """A field: its name in the file; ``words`` are those of which it, or each of its names, is one, by what is typed;
    ``instead`` those that can stand in the place of a list or table; ``model`` is that of its rows or of its part.
    """

    name: str
    how: How
    words: Mapping[str, Any] = field(default_factory=dict[str, Any])
    instead: tuple[str, ...] = ()
    model: type[BaseModel] | None = None
    needed: bool = False
    checks: type[BaseModel] | None = None
    """A model of this field alone, called ``it``."""

    def takes(self, value: object) -> bool:
        """Whether the field may have this value, whatever the others have."""
        assert self.checks is not None
        try:
            self.checks.model_validate({"it": value})
        except ValidationError:
            return False
        return True


@cache
def fields_of(model: type[BaseModel]) -> Mapping[str, Declared]:
    """What a model declares, by the names of the file, but for the texts, which are said and not filled in."""
    found: dict[str, Declared] = {}
    for name, each in model.model_fields.items():
        if name == "texts":
            continue
        form: Any = Annotated[each.annotation, *each.metadata] if each.metadata else each.annotation  # pyright: ignore
        called = each.alias or name
        checks: Any = create_model(called, __config__=ConfigDict(strict=True), it=(form, ...))
        found[called] = replace(_declared(each.annotation), name=called, needed=each.is_required(), checks=checks)
    return found


def _declared(form: Any) -> Declared:
    origin, args = get_origin(form), get_args(form)
    if origin is Annotated:
        return _declared(args[0])
    if origin is Literal:
        return Declared("", "word", {str(each): each for each in args})
    if form is bool:
        return Declared("", "word", {"true": True, "false": False})
    if form in (int, str):
        return Declared("", "number" if form is int else "text")
    if origin in (Union, UnionType):
        return _one_of([_declared(each) for each in args if each is not NoneType])
    if isinstance(form, type) and issubclass(form, BaseModel):
        return Declared("", "part", model=form)
    inner = _declared(args[-1] if issubclass(origin, Mapping) else args[0]) if isinstance(origin, type) else None
    if inner is None:
        return Declared("", "toml")
    if issubclass(cast("type", origin), Mapping):
        how: Mapping[str, How] = {"part": "rows", **dict.fromkeys(SIMPLE, "pairs")}
        return Declared("", how.get(inner.how, "toml"), model=inner.model)
    return Declared("", "names", inner.words) if inner.how in SIMPLE else Declared("", "toml")


def _one_of(every: list[Declared]) -> Declared:
    """One of several: what it is but for the words that can stand in its place."""
    words = {typed: value for each in every if each.how == "word" for typed, value in each.words.items()}
    others = [each for each in every if each.how != "word"]
    if not others:
        return Declared("", "word", words)
    return replace(others[0], instead=(*words,)) if len(others) == 1 else Declared("", "toml")


# Typed


def typed(value: object) -> str:
    """A value as it stands in a form; "": there is none."""
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    inside: Any = value
    if isinstance(value, list) and all(isinstance(each, str | int) for each in inside):
        return "\n".join(map(typed, inside))
    if isinstance(value, dict) and not any(isinstance(each, dict | list) for each in inside.values()):
        return toml(inside).strip()
    return inline(inside)


def read(declared: Declared, text: str) -> Any:
    """What was typed as a value of the file: the first that the field takes of all that can be meant, else as it was
    typed. None: nothing was.
    """
    text = text.replace("\r", "").strip("\n")
    if declared.how not in ("text", "names") or "\n" not in text:  # a drawing may begin with blanks
        text = text.strip()
    if not text.strip():
        return [] if declared.needed and declared.how == "names" else None
    every = [*_meant(declared, text)]
    return next(filter(declared.takes, every), every[0])


def _meant(declared: Declared, text: str) -> Iterator[Any]:
    if text in declared.instead:
        yield text
    match declared.how:
        case "word" | "number":
            yield from _simple(declared, text)
        case "names":
            yield from (each for each in _simple(NUMBERS, text.strip()) if each != text.strip())  # so many of them
            names = [each.strip() for line in text.split("\n") for each in line.split(",") if each.strip()]
            if any(" " in each for each in names):  # lines of a map
                names = [line.rstrip() for line in text.split("\n")]
            yield [next(_simple(declared, each)) for each in names]
            yield [next(_simple(NUMBERS, each)) for each in names]
        case "pairs":
            yield _toml(text)
        case "toml":
            yield _toml(f"it = {text}", "it")
        case _:
            pass
    yield text


NUMBERS = Declared("", "number")


def _simple(declared: Declared, text: str) -> Iterator[Any]:
    if text in declared.words:
        yield declared.words[text]
    elif declared.how == "number":
        with suppress(ValueError):
            yield int(text)
    yield text


def _toml(text: str, name: str = "") -> Any:
    """What it says, or the one field of it; as it was typed, if it cannot be read."""
    try:
        found = tables_of(text)
    except Unreadable:
        return text.removeprefix(f"{name} = ")
    return found[name] if [*found] == [name] else text.removeprefix(f"{name} = ") if name else found
