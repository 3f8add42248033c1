"""The base of everything that a state is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, cast

from pydantic import BaseModel, ConfigDict, Field

Number = Annotated[int, Field(ge=0, le=999)]
"""How many of something lie on a table; like all bounds it is looked at only when a state is read."""
Count = Annotated[int, Field(ge=0, le=1 << 62)]
"""How often something has happened in a whole game, or a number that stirs its dice."""


class Model(BaseModel):
    """A pydantic model for pieces that rules change: validated when read, plain attributes otherwise.

    pydantic's own way of setting an attribute keeps account of which fields were ever set. Nothing here asks for
    that, and rules set attributes some twenty times an answer; pyright catches what it would.
    An empty list or dict as a default is made anew for each piece; a deep copy, which pydantic would make, takes longer
    than all the rest of a step.
    """

    model_config = ConfigDict(extra="forbid")

    if not TYPE_CHECKING:
        __setattr__ = object.__setattr__

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        for name, annotation in cls.__annotations__.items():
            default: Any = vars(cls).get(name)
            if type(default) in (list, dict) and not default and "ClassVar" not in str(annotation):
                setattr(cls, name, Field(default_factory=default.copy))


def without(fields: Any, **gone: Any) -> Any:
    """The fields of a model as they were saved, without those that earlier versions had, always with these values."""
    if not isinstance(fields, dict):
        return fields
    saved = cast("dict[str, Any]", fields)
    return {name: value for name, value in saved.items() if name not in gone or value != gone[name]}
