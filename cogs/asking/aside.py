"""Questions beside the game, such as those about orders and corrections: asked with the controls of any question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from discord import ui

from engine.core.decision import Decision
from engine.core.message import Message
from engine.core.shape import Source
from engine.core.step import Ask, Step
from telling.texts import Locale

from .controls import controls


@cache
def _moment(game: str) -> Step:
    """A step of the game that asks; no stack ever holds it."""
    return type("Aside", (Step,), {"__module__": f"engine.games.{game}.aside"})()


def question(game: str, id: str, kind: str, source: Source, prompt: Message) -> Decision:
    """A question about a game that is no part of its play."""
    return Decision(id, Ask("", kind, source, prompt=prompt, wait=False), _moment(game), [], 0)


def controls_of(
    locale: Locale, names: Mapping[str, str], session: str, decision: Decision, draft: Sequence[str], verb: str
) -> list[ui.Item[Any]]:
    """Its controls, which are served under this verb."""
    items = controls(locale, names, session, decision, draft)
    for item in items:
        for each in [item, *getattr(item, "children", ())]:
            if isinstance(each, ui.Button | ui.Select) and each.custom_id:
                each.custom_id = each.custom_id.replace("gk:a:", f"gk:{verb}:", 1)
    return items
