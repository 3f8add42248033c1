"""Questions about a survivor, and survivors to choose from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from engine.core.message import Arg
from engine.core.shape import One, Option, Source
from engine.core.step import Ask
from engine.kit.choices import labelled

from ..state import ZombicideState


def about(
    s: ZombicideState,
    survivor: str,
    kind: str,
    shape: Source,
    default: Sequence[str] | Callable[[], Sequence[str]] | None = None,
    *,
    text: str = "",
    **args: Arg,
) -> Ask:
    """A question about a survivor to the player who leads him, with the text ``ask-<kind>`` if no other is named."""
    prompt = partial(s.text, f"ask-{text or kind}", figure=s.name(survivor), **args)
    return Ask(s.leader(survivor), kind, shape, survivor, prompt, default=default)


def yes_no(s: ZombicideState) -> One:
    return One(labelled(s.text, ("yes", "no")))


def people(s: ZombicideState, found: Iterable[str], prompt: str) -> One:
    """One of these survivors."""
    options = [Option(each, partial(s.name, each), ref=s.survivors[each].at) for each in found]
    return One(options, prompt=partial(s.text, prompt))
