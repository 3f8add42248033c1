"""What a seat may see: the same state with secrets masked, everything else shared and read only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast, get_args

from pydantic import BaseModel

from .dice import Dice
from .order import Order
from .secret import HIDDEN, Hidden
from .state import State
from .step import Step

S = TypeVar("S", bound=State)
_fields: dict[type[BaseModel], tuple[str, ...]] = {}


def view(s: S, seat: str | None) -> S:
    """The state as ``seat`` (``None``: a spectator) may see it. Cheap: only what can hold a secret is copied.

    Decks, hands and secrets mask themselves; dice lose their seed; orders and sealed answers of others are gone.
    """
    seen = cast(S, _masked(s, seat))
    fields = cast("dict[str, Any]", seen.__dict__)
    fields["dice"] = Dice.model_construct(seed="", counter=0, stir=0, forced=[])
    fields["orders"] = [order for order in s.orders if order.seat == seat]
    if s.sealed:
        fields["sealed"] = {key: words if key.split(".")[4] == seat else [HIDDEN] for key, words in s.sealed.items()}
    seen.attach(s.data)
    object.__setattr__(seen, "seen_by", (seat,))
    return seen


def _masked(value: Any, seat: str | None) -> Any:
    if isinstance(value, Hidden):
        return value.masked(seat)
    if isinstance(value, BaseModel):
        names = _secret_fields(type(value))
        if not names:
            return value
        copy = type(value).__new__(type(value))
        fields = dict(value.__dict__)
        for name in names:
            fields[name] = _masked(fields[name], seat)
        object.__setattr__(copy, "__dict__", fields)
        object.__setattr__(copy, "__pydantic_fields_set__", set(fields))
        object.__setattr__(copy, "__pydantic_extra__", None)
        object.__setattr__(copy, "__pydantic_private__", None)
        return copy
    if isinstance(value, list):
        return [_masked(item, seat) for item in cast("list[Any]", value)]
    if isinstance(value, Mapping):
        return {key: _masked(item, seat) for key, item in cast("Mapping[str, Any]", value).items()}
    return value


def _secret_fields(model: type[BaseModel]) -> tuple[str, ...]:
    """The fields of a model that may hold a secret somewhere inside."""
    if model not in _fields:
        _fields[model] = ()  # a model inside itself adds nothing
        _fields[model] = tuple(name for name, field in model.model_fields.items() if _may_hide(field.annotation))
    return _fields[model]


def _may_hide(annotation: Any) -> bool:
    if isinstance(annotation, type):
        if issubclass(annotation, Hidden | Step):
            return True  # the class of a step is known at run time only
        if issubclass(annotation, Order):
            return False
        if issubclass(annotation, BaseModel):
            return bool(_secret_fields(annotation))
    return any(_may_hide(part) for part in get_args(annotation))
