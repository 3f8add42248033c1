"""Several questions in one message: as many as fit, and no two that say the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from discord import ui

from engine.core.decision import Decision
from telling.texts import Locale, shorten

from .controls import BUTTON, LABEL, PLACEHOLDER, controls
from .rows import Item

MOST_CONTROLS = 28
"""Components left for questions, of Discord's 40 in a message."""


@dataclass(slots=True, frozen=True)
class Posed:
    """A question with what its member has chosen so far, what it is called in a word or two, what stands before its
    controls, with the answer that it gives, and what below them.
    """

    decision: Decision
    draft: Sequence[str]
    name: str
    lead: Sequence[Item] = ()
    advised: Sequence[str] = ()
    taps: Sequence[ui.Button[Any]] = ()


def together(
    locale: Locale,
    names: Mapping[str, str],
    session: str,
    questions: Sequence[Posed],
    taken: Collection[str] = (),
    room: int = MOST_CONTROLS,
    odds: bool = True,
) -> list[tuple[Decision, list[Item]]]:
    """The controls of these questions as far as there is room; ``taken`` are the labels of what else stands there.

    ``odds``: options say what dice may make of them.
    """
    shown, named = list[tuple[Decision, list[Item]]](), list[tuple[str, list[Item]]]()
    awaited = any(each.decision.ask.wait for each in questions)
    for each in questions:
        aside = (awaited or bool(shown)) and not each.decision.ask.wait
        asked = locale, names, session, each.decision, each.draft, each.taps
        items = [*each.lead, *controls(*asked, aside=aside, advised=each.advised, odds=odds)]
        room -= sum(1 + len(getattr(item, "children", ())) for item in items) + 1
        if room < 0:
            break
        shown.append((each.decision, items))
        named.append((each.name, items))
    _tell_apart(named, taken)
    return shown


def _tell_apart(questions: Sequence[tuple[str, Sequence[Item]]], taken: Collection[str]) -> None:
    """Put the name of its question before whatever another one says as well."""
    counted = Counter(taken)
    for _, items in questions:
        counted.update({label for _, label, _ in _labelled(items)})
    for name, items in questions:
        for relabel, label, limit in _labelled(items):
            if counted[label] > 1:
                relabel(shorten(f"{name}: {label}", limit))


def _labelled(items: Iterable[Item]) -> Iterator[tuple[Callable[[str], None], str, int]]:
    """Everything that says what a control does: how to change it, what it says, and its room."""
    for item in items:
        for each in getattr(item, "children", ()):
            if isinstance(each, ui.Button):
                yield partial(setattr, each, "label"), each.label or "", BUTTON
            elif isinstance(each, ui.Select):
                yield partial(setattr, each, "placeholder"), each.placeholder or "", PLACEHOLDER
                for option in each.options:
                    yield partial(setattr, option, "label"), option.label, LABEL
