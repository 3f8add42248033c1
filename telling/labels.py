"""Options and words of answers as people read them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.core.decision import Decision
from engine.core.message import Message
from engine.core.shape import NONE, Amounts, One, Option, Shape, Some, replay

from .texts import Locale, folded, plain, safe

_PRICE = re.compile(r" (⚡\s?\d+|\(\d+ [^\W\d]+\))$")
"""What a step costs, as labels state it last: “Move ⚡1”, “Search (3 actions)”."""


def loose(locale: Locale, game: str, word: str) -> str:
    """A word whose question is not at hand, without Markdown: ``<game>-word-<word>``, a card, or amounts.

    What has no text of its own (numbers, places, typed words) stands for itself.
    """
    for key in (f"{game}-word-{word}", f"{game}-card-{word}"):
        if locale.has(key):
            return plain(locale(key))
    counts = [part.partition("=") for part in word.split(",")]
    if all(number.isdecimal() and locale.has(f"{game}-count-{kind}") for kind, _, number in counts):
        return " + ".join(plain(locale(f"{game}-count-{kind}", n=int(number))) for kind, _, number in counts)
    return word


def _joined(said: Sequence[str], leads: Sequence[bool]) -> str:
    """Words of an answer one after another, with an arrow before those that ``leads`` to something on the board; of
    several that state a price only the last one does.
    """
    priced = [at for at, text in enumerate(said) if _PRICE.search(text)]
    texts = [_PRICE.sub("", text) if at in priced[:-1] else text for at, text in enumerate(said)]
    return "".join(f"{(' → ' if leads[at] else ' · ') if at else ''}{text}" for at, text in enumerate(texts))


@dataclass(slots=True, frozen=True)
class Labels:
    """Labels of one decision, without Markdown. Catalogue keys:

    ``<game>-option-<key>`` for options and kinds without a label of their own, ``<game>-count-<kind>`` with ``n`` for
    amounts, ``<game>-ask-<kind>`` for a question, with attributes: ``.kind`` its short name, ``.choose`` what its list
    asks for (``.choose-joint`` the list of what is chosen together).
    """

    locale: Locale
    names: Mapping[str, str]
    decision: Decision

    @property
    def game(self) -> str:
        return self.decision.step.tag.partition(".")[0]

    def say(self, message: Message) -> str:
        return plain(self.locale.message(message, self.names))

    @property
    def wanted(self) -> str:
        """What the closed list of the first word says, if the game gives it a text; else empty."""
        return self.asked_for()

    def asked_for(self, part: str = "") -> str:
        """The same of a ``part`` of that list; another text of the question (``ask-<kind>-…``) may have its own."""
        prompt, kind = self.decision.ask.prompt, f"{self.game}-ask-{self.decision.kind}"
        own = prompt.key if prompt and prompt.key.startswith(f"{kind}-") else kind
        keys = ("-".join(filter(None, [f"{each}.choose", part])) for each in (own, kind))
        return next((self.locale(key) for key in keys if self.locale.has(key)), "")

    def option(self, option: Option) -> str:
        """An option; a number needs no text of its own."""
        if option.label is not None:
            return self.say(option.label)
        key = f"{self.game}-option-{option.key}"
        return option.key if option.key.isdigit() and not self.locale.has(key) else self.locale(key)

    def abouts(self, options: Iterable[Option]) -> dict[str, str]:
        """By key, what options do, where their names alone do not tell."""
        return {option.key: self.say(about) for option in options if (about := option.about) is not None}

    def kind(self, shape: Amounts, kind: str) -> str:
        """A kind of things that are counted."""
        label = shape.labels.get(kind)
        return self.say(label) if label is not None else self.locale(f"{self.game}-option-{kind}")

    def count(self, shape: Amounts, kind: str, number: int) -> str:
        """“2 ammo”."""
        key = f"{self.game}-count-{kind}"
        return self.locale(key, n=number) if self.locale.has(key) else f"{self.kind(shape, kind)} × {number}"

    def amounts(self, shape: Amounts, amounts: Mapping[str, int]) -> str:
        """“2 ammo + 1 gas”, or as the shape says it."""
        if shape.said is not None:
            return self.say(shape.said(dict.fromkeys(shape.limits, 0) | dict(amounts)))
        parts = [self.count(shape, kind, number) for kind, number in amounts.items() if number]
        return " + ".join(parts) or self.locale("choice-none")

    def picks(self, shape: Some, keys: Sequence[str]) -> str:
        """The chosen items of a `Some`; those that are called alike together, unless it is about their order."""
        labels = {option.key: self.option(option) for option in shape.options if option.key in keys}
        said = [labels[key] for key in keys]
        if shape.ordered:
            return " → ".join(said) or self.locale("choice-none")
        times = {text: said.count(text) for text in said}
        parts = [text if n == 1 else self.locale("times", n=n, what=text) for text, n in times.items()]
        apart = "; " if any("," in text for text in parts) else ", "  # some labels have commas of their own
        return apart.join(parts) or self.locale("choice-none")

    def word(self, shape: Shape, word: str) -> str:
        """Any legal word of a shape."""
        if isinstance(shape, One):
            return next((self.option(option) for option in shape.options if option.key == word), word)
        if isinstance(shape, Amounts):
            return self.amounts(shape, shape.parse(word))
        if isinstance(shape, Some):
            return self.picks(shape, [] if word == NONE else word.split(","))
        return word

    def each(self, words: Sequence[str]) -> list[str]:
        """Words of an answer so far."""
        said: list[str] = []
        for at, word in enumerate(words):
            shape, _ = replay(self.decision.ask.shape, words[:at])
            said.append(self.word(shape, word) if shape is not None else word)
        return said

    def words(self, words: Sequence[str]) -> str:
        """Words of an answer so far, one after another."""
        return _joined(self.each(words), self._leads(words))

    def ahead(self, words: Sequence[str], after: int) -> str:
        """The words of an answer that come after so many of them."""
        return _joined(self.each(words)[after:], self._leads(words)[after:])

    def _leads(self, words: Sequence[str]) -> list[bool]:
        """Which words of an answer are things on the board: where one goes, what one aims at."""
        shapes = (replay(self.decision.ask.shape, words[:at])[0] for at in range(len(words)))
        found = (shape.options if isinstance(shape, One) else () for shape in shapes)
        return [any(o.key == word and o.ref for o in options) for options, word in zip(found, words, strict=True)]

    def gist(self, words: Sequence[str]) -> str:
        """What is done by these words, as a plan where the game says it as one (``.plan-<first word>``).

        Where something is chosen, what is not chosen goes without saying.
        """
        every = self.each(words)
        kept = [at for at, word in enumerate(words) if word != NONE] or range(len(words))
        said, leads = [every[at] for at in kept], self._leads(words)
        key = f"{self.game}-ask-{self.decision.kind}.plan-{words[0]}"
        if len(said) > 1 and self.locale.has(key):
            return self.locale(key, n=len(said), what=said[1], then=said[-2], last=said[-1], word=words[-1])
        return _joined(said, [leads[at] for at in kept])

    def next_word(self, words: Sequence[str], shape: Shape) -> str:
        """What the next word of a chain is for, as Markdown: as its shape says, or the attribute ``after-<first
        word>-<its number>`` of the question, the same without number, or ``word-<its number>``, whichever is there.
        """
        if (prompt := shape.prompt) is not None:
            return safe(self.say(prompt))
        start, number = f"{self.game}-ask-{self.decision.kind}", len(words) + 1
        after = f"{start}.after-{words[0]}" if words else start
        keys = f"{after}-{number}", after, f"{start}.word-{number}"
        return next((self.locale(key) for key in keys if words and self.locale.has(key)), "")

    def heading(self) -> str:
        """What the question is called in a list of several."""
        key = f"{self.game}-ask-{self.decision.kind}.kind"
        return self.locale(key) if self.locale.has(key) else self.prompt()

    @property
    def verb(self) -> str:
        """What is done with its options, where their names alone do not tell: “Play”, “Discard”; or nothing."""
        key = f"{self.game}-ask-{self.decision.kind}.verb"
        return self.locale(key) if self.locale.has(key) else ""

    def prompt(self) -> str:
        """The question itself."""
        return self.say(self.decision.ask.prompt or Message(f"{self.game}-ask-{self.decision.kind}"))

    def called(self, shape: Amounts, kind: str) -> set[str]:
        """Everything that people may type for a kind: its key, its name and its forms after numbers."""
        counts = (folded(self.count(shape, kind, number)).strip("0123456789 ×") for number in (1, 2, 5))
        return {folded(kind), folded(self.kind(shape, kind)), *counts} - {""}
