"""What a seat may see: the same state with secrets masked, everything else shared and read only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from operator import is_
from typing import Annotated, Any, TypeVar, get_args, get_origin

from pydantic import BaseModel

from .choice import Choice
from .dice import Dice
from .order import Order
from .secret import Hidden, raw
from .state import State
from .step import Step

S = TypeVar("S", bound=State)
NO_DICE = Dice(seed="")
Mask = Callable[[Any, "str | None"], Any]
"""Gives what a seat may see of a value: the value itself if that is everything."""


def view(s: S, seat: str | None) -> S:
    """The state as ``seat`` (``None``: a spectator) may see it. Cheap: only what can hold a secret is copied.

    Decks, hands, secrets and sealed answers mask themselves; dice lose their seed; what others have ordered or chosen
    is gone.
    """
    fields = dict(s.__dict__)
    for name, mask in _masks_of(type(s)).items():
        fields[name] = mask(fields[name], seat)
    fields["dice"] = NO_DICE
    if s.orders:
        fields["orders"] = [order for order in s.orders if order.seat == seat]
    if s.choices:
        fields["choices"] = [choice for choice in s.choices if choice.seat == seat]
    seen = raw(type(s), fields)
    seen.policies = s.policies
    seen.attach(s.data, (seat,), s)
    return seen


@cache
def _masks_of(model: type[BaseModel]) -> Mapping[str, Mask]:
    """The fields of a model that may hold a secret somewhere inside, each with its mask."""
    masks = {name: _mask_of(field.annotation) for name, field in model.model_fields.items()}
    return {name: mask for name, mask in masks.items() if mask}


def _mask_of(annotation: Any) -> Mask | None:
    """The mask of a field with this annotation; None if nothing in it can be secret."""
    if isinstance(annotation, type) and not get_args(annotation):
        if issubclass(annotation, Hidden):
            return annotation.masked
        if issubclass(annotation, Step):
            return _step
        if issubclass(annotation, Order | Choice) or not issubclass(annotation, BaseModel):
            return None
        masks = _masks_of(annotation)
        return partial(_model, masks) if masks else None
    inner = next((mask for part in get_args(annotation) if (mask := _mask_of(part))), None)
    if inner is None:
        return None
    kind = get_origin(annotation)
    if kind is list:
        return partial(_list, inner)
    if isinstance(kind, type) and issubclass(kind, Mapping):
        return partial(_mapping, inner)
    return inner if kind is Annotated else partial(_maybe, inner)


def _step(value: Step, seat: str | None) -> BaseModel:
    """The class of a step is known only at run time."""
    masks = _masks_of(type(value))
    return _model(masks, value, seat) if masks else value


def _maybe(inner: Mask, value: Any, seat: str | None) -> Any:
    """A value of several possible types, only one of which can be secret."""
    return inner(value, seat) if isinstance(value, BaseModel) else value


def _list(inner: Mask, value: list[Any], seat: str | None) -> list[Any]:
    if not value:
        return value
    new = [inner(item, seat) for item in value]
    return value if all(map(is_, new, value)) else new


def _mapping(inner: Mask, value: Mapping[str, Any], seat: str | None) -> Mapping[str, Any]:
    new = {key: inner(item, seat) for key, item in value.items()}
    return value if all(map(is_, new.values(), value.values())) else new


def _model(masks: Mapping[str, Mask], value: BaseModel, seat: str | None) -> BaseModel:
    fields = value.__dict__
    changed: dict[str, Any] | None = None
    for name, mask in masks.items():
        old = fields[name]
        new = mask(old, seat)
        if new is not old:
            changed = changed or dict(fields)
            changed[name] = new
    return raw(type(value), changed) if changed else value
