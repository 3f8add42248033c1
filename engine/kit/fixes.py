"""Parts of corrections: words, numbers and lists, steps that are broken off, and the list of what there is."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from functools import partial
from typing import Any

from engine.core.corrections import give_up
from engine.core.fix import APPLY, Fix
from engine.core.message import Arg
from engine.core.model import Model
from engine.core.shape import Chain, One, Option
from engine.core.state import State
from engine.core.step import Step

from .choices import number, worded


def corrections(
    chains: Iterable[Callable[[Any], Chain]],
    *,
    showing: Container[object] = (),
    harmless: Container[object] = (),
    ended: Container[object] = (),
) -> tuple[Fix, ...]:
    """A correction for each chain, under its name; ``showing`` are those that are not `Fix.public`."""
    return tuple(
        Fix(
            chain.__name__.replace("_", "-"),
            chain,
            public=chain not in showing,
            harmless=chain in harmless,
            ended=chain in ended,
        )
        for chain in chains
    )


def word(s: State, key: str) -> Option:
    """A word with the game's text ``fix-option-<key>``."""
    return Option(key, partial(s.text, f"fix-option-{key}"))


def words(s: State, *keys: str, usual: str | None = None) -> One:
    """One of these words."""
    return One(worded(s, "fix-option", keys), usual=usual)


def counter(
    s: State,
    key: str,
    holder: Model,
    field: str,
    bounds: tuple[int, int],
    refs: tuple[str, ...] = (),
    **args: Arg,
) -> Chain:
    """Set a number of ``holder``, told under ``fix-did-<key>`` as ``before`` and ``after``; the value is the number.

    The code behind it runs then.
    """
    n = int((yield number(*bounds)))
    yield APPLY
    before = getattr(holder, field)
    s.tell(
        f"fix-did-{key}",
        only=(),
        refs=refs,
        weight="line",
        hurts=(),
        concerns=(),
        loss=0,
        before=before,
        after=n,
        **args,
    )
    setattr(holder, field, n)
    return n


def toggle(own: list[str], word: str) -> bool:
    """Take a thing off a list if it is on it, else put it there; returns whether it is on the list now."""
    if word in own:
        own.remove(word)
        return False
    own.append(word)
    return True


def toggled(s: State, key: str, own: list[str], word: str, refs: tuple[str, ...] = (), /, **args: Arg) -> Chain:
    """`toggle`, told under ``fix-did-<key>`` with ``what``: on or off."""
    yield APPLY
    what = "on" if toggle(own, word) else "off"
    s.tell(f"fix-did-{key}", only=(), refs=refs, weight="line", hurts=(), concerns=(), loss=0, **args, what=what)


def cut(s: State, step: Step) -> None:
    """Drop everything above a step of the main stack."""
    give_up(s, s.stack, s.stack.index(step) + 1)


def put_on_top(s: State, step: Step) -> None:
    """A step begins on the main stack, above whatever runs."""
    s.enter(step)
    s.stack.append(step)


def instead(s: State, old: Step, new: Step) -> None:
    """A step of the main stack, and everything above it, gives way to another."""
    cut(s, old)
    s.stack.pop()
    put_on_top(s, new)
