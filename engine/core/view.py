"""What a seat may see: the same state with secrets masked, everything else shared and read only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from operator import is_
from typing import Any, TypeVar, get_args

from pydantic import BaseModel

from .dice import Dice
from .order import Order
from .secret import HIDDEN, Hidden, raw
from .state import State
from .step import Step

S = TypeVar("S", bound=State)
NO_DICE = Dice(seed="")
_fields: dict[type[BaseModel], tuple[str, ...]] = {}


def view(s: S, seat: str | None) -> S:
    """The state as ``seat`` (``None``: a spectator) may see it. Cheap: only what can hold a secret is copied.

    Decks, hands and secrets mask themselves; dice lose their seed; orders and sealed answers of others are gone.
    """
    hides = _secret_fields(type(s))
    seen = raw(type(s), {name: _masked(value, seat) if name in hides else value for name, value in s.__dict__.items()})
    fields = seen.__dict__
    fields["dice"] = NO_DICE
    fields["orders"] = [order for order in s.orders if order.seat == seat]
    if s.sealed:
        fields["sealed"] = {key: words if key.split(".")[4] == seat else [HIDDEN] for key, words in s.sealed.items()}
    seen.attach(s.data)
    object.__setattr__(seen, "seen_by", (seat,))
    return seen


def _masked(value: Any, seat: str | None) -> Any:
    """The value with its secrets masked; the value itself if there are none for this seat."""
    kind = type(value)
    plan = _plans.get(kind)
    if plan is None:
        plan = _plans[kind] = _plan(kind)
    return plan(value, seat)


Plan = Callable[[Any, "str | None"], Any]
_plans: dict[type, Plan] = {}


def _plan(kind: type) -> Plan:
    if issubclass(kind, Hidden):
        return kind.masked
    if issubclass(kind, BaseModel):
        names = _secret_fields(kind)
        return partial(_model, names) if names else _same
    if issubclass(kind, list):
        return _list
    return _mapping if issubclass(kind, Mapping) else _same


def _same(value: Any, seat: str | None) -> Any:
    return value


def _list(value: list[Any], seat: str | None) -> list[Any]:
    new = [_masked(item, seat) for item in value]
    return value if all(map(is_, new, value)) else new


def _mapping(value: Mapping[str, Any], seat: str | None) -> Mapping[str, Any]:
    new = {key: _masked(item, seat) for key, item in value.items()}
    return value if all(map(is_, new.values(), value.values())) else new


def _model(names: tuple[str, ...], value: BaseModel, seat: str | None) -> BaseModel:
    fields = value.__dict__
    changed: dict[str, Any] = {}
    for name in names:
        new = _masked(fields[name], seat)
        if new is not fields[name]:
            changed[name] = new
    return raw(type(value), fields | changed) if changed else value


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
