"""What the loader complains of in files of data, as tests of the games compare it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pydantic import BaseModel

from engine.data import DataError, load

PLACE = re.compile(r", line \d+, column \d+(?=,)")


def complaints(game: str, model: type[BaseModel], folder: Path) -> list[str]:
    """All faults, with the folder and the place in the file left out."""
    with pytest.raises(DataError) as caught:
        load(game, model, folder)
    assert all(fault in str(caught.value) for fault in caught.value.faults)
    return [PLACE.sub("", fault.replace(f"{folder}/", "")) for fault in caught.value.faults]
