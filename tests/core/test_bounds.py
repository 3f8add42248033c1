"""Whatever number a saved state holds, there is a sane bound for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import BaseModel, TypeAdapter

from engine.core.message import Event
from engine.core.state import State
from engine.core.step import registry
from tests.every_game import IDS, game_of

STATES = [game_of(id).state for id in IDS]
STEPS = [kind for kind in registry.values() if kind.__module__.startswith("engine.")]


def numbers(schema: Any, path: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The numbers in a JSON schema, with where they stand."""
    if isinstance(schema, dict):
        if schema.get("type") in ("integer", "number"):
            yield path, schema
        for key, value in schema.items():
            yield from numbers(value, f"{path}.{key}")
    elif isinstance(schema, list):
        for at, value in enumerate(schema):
            yield from numbers(value, f"{path}.{at}")


@pytest.mark.parametrize("model", [Event, State, *STATES, *STEPS], ids=lambda model: model.__name__)
def test_numbers_have_bounds(model: type[BaseModel] | type[Event]) -> None:
    found = dict(numbers(TypeAdapter(model).json_schema(), model.__name__))
    free = [path for path, each in found.items() if not {"minimum", "maximum"} <= each.keys()]
    assert free == []
    assert found or model in STEPS
