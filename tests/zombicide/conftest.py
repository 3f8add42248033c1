from __future__ import annotations

import pytest

from engine.core.step import DONE
from engine.games.zombicide.dead import horde
from engine.games.zombicide.reading import spawn


@pytest.fixture
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """No zombies come, whatever is drawn or read."""
    for module in (horde, spawn):
        monkeypatch.setattr(module, "put", lambda s, zone, kind, n: n)  # pyright: ignore[reportUnknownLambdaType]
    monkeypatch.setattr(horde.Arrival, "run", lambda self, s: DONE)  # pyright: ignore[reportUnknownLambdaType]
