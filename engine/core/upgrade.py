"""Saved states of former versions of the contract, recognized by their form."""

from __future__ import annotations

import re
from typing import Any, cast

SEALED = re.compile(r"\d+\.(?P<step>\d+)\.(?P<kind>\w+)\.(?P<subject>.*)\.(?P<seat>[a-z])\.\d+", re.DOTALL)
"""The decision's id, under which the words of a sealed answer once were kept."""


def upgraded(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields of a state as they would be saved today, as far as they are the same for every game.

    What cannot be understood stays as it is, and is refused by the state's own validation.
    """
    sealed = fields.get("sealed")
    if isinstance(sealed, dict):
        answers = cast("dict[str, Any]", sealed)
        fields = {**fields, "sealed": [_sealed(id, words) for id, words in answers.items()]}
    return fields


def _sealed(id: str, words: Any) -> Any:
    found = SEALED.fullmatch(id)
    return {**found.groupdict(), "step": int(found["step"]), "words": words} if found else id
