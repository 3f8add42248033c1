"""States that were saved by older versions."""

from __future__ import annotations

from contextlib import suppress
from typing import Any


def to_2(data: dict[str, Any]) -> dict[str, Any]:
    """Since 2 all players place their humans at once: the die's sheet has a human, and a draft is part of it, which who
    was in one begins again. What cannot be understood stays as it is, and is refused by the state's own validation.
    """
    with suppress(KeyError, TypeError, AttributeError):
        stack, humans = data["stack"], data["humans"]
        for step in stack[1:]:  # a finished game has no step left
            if step["step"] == "plague.Placing" and "sheet" in step:
                coming = next((id for id, each in humans.items() if not each["at"]), "")
                sheet = step.pop("sheet")
                step["sheets"] = {coming: sheet} if sheet else {}
            elif step["step"] == "plague.Characters":
                stack[0]["at"] += 1
                step |= {"step": "plague.Placing", "sheets": {}}
                for each in humans.values():
                    each["character"] = ""
    return {**data, "version": 2}


def to_3(data: dict[str, Any]) -> dict[str, Any]:
    """Since 3 the step in which the dead act is called after it; its name was that of a card."""
    with suppress(KeyError, TypeError, AttributeError):
        for step in data["stack"]:
            if step["step"] == "plague.Horde":
                step["step"] = "plague.Acting"
    return {**data, "version": 3}
