from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import nullcontext
from typing import Any

import pytest
from sketches import sketched

from engine.apart import Apart


class _Collect(logging.Handler):
    def __init__(self, found: list[logging.LogRecord]) -> None:
        super().__init__(logging.WARNING)
        self.found = found

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR or record.name == "telling.texts":
            self.found.append(record)


@pytest.fixture(autouse=True)
def errors() -> Iterator[list[logging.LogRecord]]:
    """Errors in the log, and missing texts: they fail the test, unless it expects them and clears the list."""
    found: list[logging.LogRecord] = []
    handler = _Collect(found)
    logging.getLogger().addHandler(handler)
    yield found
    logging.getLogger().removeHandler(handler)
    assert [record.getMessage() for record in found] == []


@pytest.fixture(autouse=True)
def sketch(request: pytest.FixtureRequest) -> Iterator[None]:
    """Boards are told, and painted only for tests that are marked as looking at them (`painted`)."""
    with nullcontext() if request.node.get_closest_marker("painted") else sketched():
        yield


@pytest.fixture
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """What would be done in a process of its own is done in this one, which knows all catalogues already."""

    async def run(apart: Apart, whose: object, limits: object, function: Any, *args: Any) -> Any:
        return function(*args)

    monkeypatch.setattr(Apart, "run", run)
