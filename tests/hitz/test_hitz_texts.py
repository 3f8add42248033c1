"""Everything that Hit Z Road says exists in every language, with the arguments it is given."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from core.fuzz import random_fix, step_on
from fluent.syntax import FluentParser, ast
from hitz.play import options
from hitz.scene import SEATS, game
from languages import LANGUAGES

from engine.core.act import Correct
from engine.core.errors import Refused
from engine.core.message import Event, Message
from engine.core.runner import decisions
from engine.core.shape import Source, replay
from engine.core.step import Lanes, Step
from engine.games.hitz.state import HitzState
from telling.texts import Texts

LOCALES = Path(__file__).parents[2] / "data" / "locales"
RULES = Path(__file__).parents[2] / "engine" / "games" / "hitz"
CONTROLS = re.compile(r"hitz-(count-\w+|name|word-\w+|when-\w+|setting-road.*|value-road-printed)")
"""Texts of the controls of a decision, of answers to typed words, and of the option of hosts who have roads."""
NAMES = dict(zip(SEATS, ("Ann", "Bob", "Cid", "Dot"), strict=True))


def labels(source: Source) -> Iterator[Message]:
    """The labels along a few of the ways through a chain."""
    ways: list[list[str]] = [[]]
    for words in ways[:12]:
        shape, _ = replay(source, words)
        if shape is None:
            continue
        for option in getattr(shape, "options", []):
            yield option.label or Message(f"hitz-option-{option.key}")
            if option.group:
                yield option.group
        yield from getattr(shape, "labels", {}).values()
        ways += [[*words, word] for word, _ in zip(shape.words(), range(3), strict=False)]


def titles(s: HitzState, stack: list[Step]) -> Iterator[Message]:
    for step in stack:
        title = step.title(s)
        if title:
            yield title
        if isinstance(step, Lanes):
            for lane in step.lanes:
                yield from titles(s, lane.stack)


def everything_said() -> Iterator[Message]:
    for players in (1, 2, 3, 4):
        for n in range(0, 32, 3):
            random = Random(n)
            s, events = game().set_up(options(n), list(SEATS[:players]), f"say{n}")
            while not s.over:
                yield from titles(s, s.stack)
                for decision in decisions(s):
                    yield decision.prompt(s)
                    yield Message(f"hitz-ask-{decision.kind}.kind")
                    yield from labels(decision.ask.shape)
                yield from (event.message for event in events)
                fix = (
                    random_fix(game(), s, random.choice(game().fixes).name, random) if random.random() < 0.05 else None
                )
                events = list[Event]()
                if fix:
                    yield from labels(game().fix_by_name[fix.fix].ask(s))
                    with contextlib.suppress(Refused):
                        events = game().apply(s, Correct(ops=[fix]))
                if not s.over:
                    events = [*events, *step_on(game(), s, random)]
            yield from (event.message for event in events)
            yield s.result.title
            yield from s.result.lines
    for fix in game().fixes:
        yield Message(f"hitz-fix-{fix.name}")
    for option in game().options:
        own = "" if option.field == "difficulty" else "hitz-"  # every game calls that the same
        yield Message(f"{own}setting-{option.field}")
        yield Message(f"hitz-setting-{option.field}-about")
        yield from (Message(f"{own}value-{option.field}-{value}") for value in option.values)
    for order in game().orders:
        yield Message(f"hitz-order-{order.name}")
        yield Message(f"hitz-order-{order.name}-about")
        if order.tap:
            yield Message(f"hitz-order-{order.name}-tap")
        if order.arg:
            yield from (label for label in labels(order.arg(None)) if not label.key[-1].isdigit())
    yield Message("hitz-sealed", {"who": "a"})


def test_every_line_exists_in_every_language(caplog: pytest.LogCaptureFixture) -> None:
    said = list(everything_said())
    texts = Texts()
    for language in LANGUAGES:
        for message in {repr(message): message for message in said}.values():
            words = texts(language).message(message, NAMES)
            assert words and not re.search("[⟨⟩{}]", words), (language, message)
    assert not caplog.records, [record.getMessage() for record in caplog.records]
    used = {key for message in said for key in keys_in(message)}
    provided = set(catalogue("en"))
    rare = {key.removeprefix("hitz-") for key in provided - used if not CONTROLS.fullmatch(key)}
    source = "".join(path.read_text(encoding="utf-8") for path in RULES.rglob("*.py"))
    unused = {key for key in rare if f'"{key}"' not in source and f'"{key.rpartition("-")[0]}-{{' not in source}
    assert unused <= {f"option-{word}" for word in ("later", "now", "opening", "between")}


def keys_in(message: Message) -> Iterator[str]:
    yield message.key
    for arg in message.args.values():
        for inner in arg if isinstance(arg, list) else [arg]:
            if isinstance(inner, Message):
                yield from keys_in(inner)


def catalogue(language: str) -> dict[str, ast.Message]:
    text = (LOCALES / language / "hitz.ftl").read_text(encoding="utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


def test_both_languages_have_the_same_keys() -> None:
    assert catalogue("en").keys() == catalogue("ru").keys()
