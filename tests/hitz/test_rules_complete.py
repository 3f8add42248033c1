"""Every text that a card can have has a test that names it and demands something."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from completeness import untested

from engine.games.hitz.box.data import EffectCode


def test_every_effect_has_a_test() -> None:
    codes = tuple(code.replace("-", ".") for code in get_args(EffectCode) if code)
    assert len(codes) > 20 and untested(Path(__file__).parent, codes) == []
