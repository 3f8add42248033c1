"""What the loader complains of in files of data, as tests of the games compare it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pydantic import BaseModel

from engine.core.message import Message
from engine.data import DataError, load
from telling.texts import Texts

PLACE = re.compile(r", line \d+, column \d+(?=,)")


def english(message: Message) -> str:
    return Texts()("en").message(message, {})


def told(error: DataError) -> list[str]:
    """All that is wrong, as people read it."""
    return [english(each) for each in error.faults]


def complaints(game: str, model: type[BaseModel], folder: Path) -> list[str]:
    """All faults, with the folder and the place in the file left out."""
    with pytest.raises(DataError) as caught:
        load(game, model, folder)
    return [PLACE.sub("", fault.replace(f"{folder}/", "")) for fault in told(caught.value)]
