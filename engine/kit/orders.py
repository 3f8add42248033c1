"""What standing orders answer most often."""

from __future__ import annotations

from typing import Any

from engine.core.decision import Decision, Policy
from engine.core.runner import default


def as_usual(seen: Any, decision: Decision, arg: list[str]) -> list[str]:
    """The words that the question gives for an absent player."""
    return default(decision)


def always(*words: str) -> Policy:
    """These words."""
    return lambda seen, decision, arg: [*words]
