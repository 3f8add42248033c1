"""The tables of Bones."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Charm(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    worth: int
    """Points for each throw."""


class BonesData(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    charms: dict[str, Charm]
