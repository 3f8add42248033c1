"""What can be done to a state, as data: the entries of the log."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from .choice import Choice
from .order import Order

By = Literal["player", "auto", "order", "default", "stand-in", "gm"]


class Answer(BaseModel):
    """An answer to an open decision. ``order`` numbers the order it came from."""

    model_config = ConfigDict(extra="forbid")

    act: Literal["answer"] = "answer"
    seat: str
    decision: str
    words: list[str]
    by: By = "player"
    order: int | None = None


class GiveOrder(BaseModel):
    """A seat gives an order."""

    model_config = ConfigDict(extra="forbid")

    act: Literal["give"] = "give"
    order: Order


class TakeOrder(BaseModel):
    """A seat takes an order back; or the order is ``void``: its moment came, and it did not fit."""

    model_config = ConfigDict(extra="forbid")

    act: Literal["take"] = "take"
    seat: str
    order: int
    void: bool = False


class Choose(BaseModel):
    """A seat makes a standing choice."""

    model_config = ConfigDict(extra="forbid")

    act: Literal["choose"] = "choose"
    choice: Choice


Wish = Annotated[GiveOrder | TakeOrder | Choose, Field(discriminator="act")]
"""What a seat wants done without being asked. It is private, and undo does not take it back."""
WISHES: dict[str, type[GiveOrder | TakeOrder | Choose]] = {"give": GiveOrder, "take": TakeOrder, "choose": Choose}


class GoOn(BaseModel):
    """The rules go on after a breath."""

    model_config = ConfigDict(extra="forbid")

    act: Literal["go-on"] = "go-on"


class FixOp(BaseModel):
    """One typed operation of a correction: its name and its words."""

    model_config = ConfigDict(extra="forbid")

    fix: str
    words: list[str] = []


class Correct(BaseModel):
    """A game master's correction: several operations, checked together."""

    model_config = ConfigDict(extra="forbid")

    act: Literal["repair"] = "repair"
    ops: list[FixOp]
    force: bool = False


ENDING = Correct(ops=[FixOp(fix="end", words=["now"])])
"""The correction that ends a game as it stands; every game has it."""

Act = Annotated[Answer | GiveOrder | TakeOrder | Choose | GoOn | Correct, Field(discriminator="act")]
