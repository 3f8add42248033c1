"""Answers as words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.shape import NONE


def joined(keys: Sequence[str] | None) -> str:
    """The word for some things, or for none."""
    return ",".join(keys or ()) or NONE
