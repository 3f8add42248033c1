"""The three shapes a word of an answer can have, and chains of them.

An answer is a short list of words (plain strings, so that a button, a typed command and the log can carry it).
Every shape can parse a word into a value, list its words, and draw one at random.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, permutations
from random import Random
from typing import Any, Protocol

from .errors import Illegal
from .message import Message, Text, msg, read

NONE = "none"
"""The word for an empty choice of `Some` and `Amounts`."""

SAMPLE_TRIES = 40


def _how_many(least: int, most: int) -> Illegal:
    if least == most:
        return Illegal(msg("refused-exactly", n=least))
    return Illegal(msg("refused-how-many", least=least, most=most))


def illegal(word: str) -> Illegal:
    return Illegal(msg("refused-word", word=word))


class Shape(Protocol):
    """One word of an answer. ``prompt`` says what this word of a chain is for, where the question does not."""

    @property
    def usual(self) -> str | None: ...

    @property
    def prompt(self) -> Message | None: ...

    def parse(self, word: str) -> Any:
        """The value of the word; raises `Illegal` if it is not offered."""
        ...

    def words(self) -> Iterator[str]:
        """All legal words, lazily, each once (there may be very many)."""
        ...

    def sample(self, random: Random) -> str:
        """A legal word at random."""
        ...


class Option:
    """One thing to choose: a stable key, its label, the group it is listed under, the place it has on the board.

    Without a label the catalogue key is ``<game>-option-<key>``. What is ``handy`` gets a button of its own, however
    long the list of the others is. What ``ends`` the asked one's part (a move, a turn, an auction) gets one that stands
    last and never stands out. A ``grave`` option has no button: one opens a list. What ``leads`` to another
    choice is chosen together with it, as far as there is room for all of them. ``about`` says what it does where its
    name alone does not, as that of a skill: it stands in a list, below the name. ``odds`` says in a few signs what
    dice, or the others, may make of it, to people who want to know.
    """

    __slots__ = ("_about", "_label", "_odds", "ends", "grave", "group", "handy", "key", "leads", "ref")

    def __init__(
        self,
        key: str,
        label: Text | None = None,
        group: Message | None = None,
        ref: str | None = None,
        handy: bool = False,
        ends: bool = False,
        grave: bool = False,
        leads: bool = False,
        about: Text | None = None,
        odds: Message | Callable[[], Message | None] | None = None,
    ) -> None:
        self.key = key
        self._about = about
        self._odds = odds
        self._label = label
        self.group = group
        self.ref = ref
        self.handy = handy
        self.ends = ends
        self.grave = grave
        self.leads = leads

    @property
    def label(self) -> Message | None:
        return read(self._label)

    @property
    def about(self) -> Message | None:
        return read(self._about)

    @property
    def odds(self) -> Message | None:
        return self._odds() if callable(self._odds) else self._odds


class One:
    """Exactly one of the options; its value is the option's key.

    A long list may be given by its ``keys`` and a function that makes the options of them, in the same order: answers
    are then judged without making what nobody looks at. Where even the keys take long to find, they may be a function
    that finds one after the other; ``each`` makes the option of a key, and ``offers`` says whether a word is a key.
    What is ``usual``, too, may be worked out only when somebody asks. No function may hold the shape itself: with the
    whole view behind it that would be garbage which only the collector finds. Two threads that ask at once both work it
    out, and find the same.
    """

    __slots__ = ("_each", "_keys", "_offers", "_options", "_prompt", "_usual")

    def __init__(
        self,
        options: Iterable[Option | str] | Callable[[], list[Option]] = (),
        usual: str | Callable[[], str] | None = None,
        keys: Sequence[str] | Callable[[], Iterable[str]] = (),
        *,
        each: Callable[[str], Option] | None = None,
        prompt: Text | None = None,
        offers: Callable[[str], bool] | None = None,
    ) -> None:
        self._each = each
        self._options: list[Option] | Callable[[], list[Option]] | None = None
        if each or callable(options):
            self._options, self._keys = options if callable(options) else None, keys
        else:
            self._options = [o if isinstance(o, Option) else Option(o) for o in options]
            self._keys = [option.key for option in self._options]
        self._offers = offers
        self._usual = usual
        self._prompt = prompt

    @property
    def usual(self) -> str | None:
        return self._usual() if callable(self._usual) else self._usual

    @property
    def prompt(self) -> Message | None:
        return read(self._prompt)

    @property
    def options(self) -> list[Option]:
        options = self._options
        if options is None:
            assert self._each is not None
            options = self._options = [*map(self._each, self.keys)]
        elif callable(options):
            options = self._options = options()
        return options

    @property
    def keys(self) -> Sequence[str]:
        keys = self._keys
        if callable(keys):
            keys = self._keys = [*keys()]
        return keys

    def parse(self, word: str) -> str:
        if not (self._offers(word) if self._offers else word in self.keys):
            raise illegal(word)
        return word

    def words(self) -> Iterator[str]:
        keys = self._keys
        return self._find(keys) if callable(keys) else iter(keys)

    def _find(self, keys: Callable[[], Iterable[str]]) -> Iterator[str]:
        """The keys one after the other; once all of them are found they are kept."""
        found = list[str]()
        for key in keys():
            found.append(key)
            yield key
        self._keys = found

    def sample(self, random: Random) -> str:
        return random.choice(self.keys)


class Some:
    """Between ``least`` and ``most`` of the options (all of them by default), in order if ``ordered``.

    The word joins the keys with commas; the value is the list of keys. ``odds`` says in a few signs what has to be
    reckoned with, whatever is chosen.
    """

    __slots__ = ("_odds", "_prompt", "least", "most", "options", "ordered", "usual")

    def __init__(
        self,
        options: Iterable[Option | str],
        least: int = 0,
        most: int | None = None,
        *,
        ordered: bool = False,
        usual: str | None = None,
        prompt: Text | None = None,
        odds: Text | None = None,
    ) -> None:
        self.options = [o if isinstance(o, Option) else Option(o) for o in options]
        self.least = least
        self.most = len(self.options) if most is None else min(most, len(self.options))
        self.ordered = ordered
        self.usual = usual
        self._prompt = prompt
        self._odds = odds

    @property
    def prompt(self) -> Message | None:
        return read(self._prompt)

    @property
    def odds(self) -> Message | None:
        return read(self._odds)

    def parse(self, word: str) -> list[str]:
        keys = [] if word == NONE else word.split(",")
        known = [option.key for option in self.options]
        if len(set(keys)) != len(keys) or not set(keys) <= set(known):
            raise illegal(word)
        if not self.least <= len(keys) <= self.most:
            raise _how_many(self.least, self.most)
        return keys if self.ordered else sorted(keys, key=known.index)

    def words(self) -> Iterator[str]:
        known = [option.key for option in self.options]
        pick = permutations if self.ordered else combinations
        for size in range(self.least, self.most + 1):
            for keys in pick(known, size):
                yield ",".join(keys) or NONE

    def sample(self, random: Random) -> str:
        keys = random.sample([o.key for o in self.options], random.randint(self.least, self.most))
        return ",".join(keys) or NONE


class Amounts:
    """How many of each kind: 0 up to its limit, together between ``least`` and ``most``, and ``test`` must hold.

    The word is ``kind=number`` joined with commas, zeros left out; the value maps every kind to its number.
    ``labels`` name the kinds (catalogue key ``<game>-option-<kind>`` otherwise); ``said`` is a whole choice in words,
    if more is to be said than what is counted, such as its price; ``odds`` says what dice may make of it.
    """

    __slots__ = ("_odds", "_prompt", "labels", "least", "limits", "most", "said", "test", "usual")

    def __init__(
        self,
        limits: Mapping[str, int],
        least: int = 0,
        most: int | None = None,
        *,
        test: Callable[[dict[str, int]], bool] | None = None,
        usual: str | None = None,
        labels: Mapping[str, Message] | None = None,
        said: Callable[[dict[str, int]], Message] | None = None,
        prompt: Text | None = None,
        odds: Callable[[dict[str, int]], Message | None] | None = None,
    ) -> None:
        self.limits = dict(limits)
        self.least = least
        self.most = sum(self.limits.values()) if most is None else most
        self.test = test
        self.usual = usual
        self.labels = dict(labels or {})
        self.said = said
        self._prompt = prompt
        self._odds = odds

    @property
    def prompt(self) -> Message | None:
        return read(self._prompt)

    def odds(self, word: str) -> Message | None:
        """What dice may make of a whole choice."""
        return self._odds(self.parse(word)) if self._odds else None

    def parse(self, word: str) -> dict[str, int]:
        amounts = dict.fromkeys(self.limits, 0)
        seen: set[str] = set()
        for part in [] if word == NONE else word.split(","):
            kind, _, number = part.partition("=")
            if kind not in amounts or kind in seen or not number.isascii() or not number.isdigit() or len(number) > 4:
                raise illegal(word)
            seen.add(kind)
            amounts[kind] = int(number)
        if any(amounts[kind] > limit for kind, limit in self.limits.items()):
            raise illegal(word)
        if not self.least <= sum(amounts.values()) <= self.most:
            raise _how_many(self.least, self.most)
        if self.test and not self.test(amounts):
            raise illegal(word)
        return amounts

    def words(self) -> Iterator[str]:
        return self._fill(list(self.limits.items()), {}, 0)

    def _fill(self, kinds: list[tuple[str, int]], chosen: dict[str, int], total: int) -> Iterator[str]:
        """The words that go on from the amounts chosen so far, which are ``total`` together."""
        if not kinds:
            if total >= self.least and (self.test is None or self.test(chosen)):
                yield amounts_word(chosen)
            return
        (kind, limit), *others = kinds
        rest = sum([limit for _, limit in others])
        for number in range(max(0, self.least - total - rest), min(limit, self.most - total) + 1):
            chosen[kind] = number
            yield from self._fill(others, chosen, total + number)

    def sample(self, random: Random) -> str:
        kinds = list(self.limits)
        for _ in range(SAMPLE_TRIES):
            left = random.randint(self.least, min(self.most, sum(self.limits.values())))
            chosen: dict[str, int] = {}
            random.shuffle(kinds)
            for at, kind in enumerate(kinds):
                rest = sum(self.limits[other] for other in kinds[at + 1 :])
                chosen[kind] = random.randint(max(0, left - rest), min(left, self.limits[kind]))
                left -= chosen[kind]
            word = amounts_word({kind: chosen[kind] for kind in self.limits})
            try:
                self.parse(word)
            except Illegal:
                continue
            return word
        return next(self.words())


def amounts_word(amounts: Mapping[str, int]) -> str:
    """The word for these amounts."""
    return ",".join([f"{kind}={number}" for kind, number in amounts.items() if number]) or NONE


Chain = Generator[Shape, Any, Any]
"""Yields shapes, receives the values of the words, returns the answer's value. It only reads the state."""

Source = Shape | Callable[[], Chain]
"""What a decision asks for: one shape, or a chain of them."""


def replay(source: Source, words: Sequence[str]) -> tuple[Shape | None, Any]:
    """The shape of the next word, or ``(None, value)`` when the words make a complete answer.

    Raises `Illegal` if a word is not offered or one is too many.
    """
    if not callable(source):
        if not words:
            return source, None
        if len(words) > 1:
            raise illegal(words[1])
        return None, source.parse(words[0])
    chain = source()
    try:
        shape = next(chain)
        for word in words:
            value = shape.parse(word)
            words = words[1:]
            shape = chain.send(value)
    except StopIteration as end:
        if words:
            raise illegal(words[0]) from None
        return None, end.value
    return shape, None


def complete(source: Source, words: Sequence[str]) -> list[str]:
    """The words, continued with the usual ones as far as there are any."""
    filled = list(words)
    while True:
        shape, _ = replay(source, filled)
        if shape is None or shape.usual is None:
            return filled
        filled.append(shape.usual)


def finished(source: Source, words: Sequence[str]) -> list[str]:
    """The words of a complete answer that begins so: continued with the usual ones, else with the first."""
    filled = complete(source, words)
    while (shape := replay(source, filled)[0]) is not None:
        filled = complete(source, [*filled, next(shape.words())])
    return filled


def brief(source: Source, words: Sequence[str]) -> list[str]:
    """The words of a complete answer without those at its end that `complete` would add again."""
    kept, whole = list(words), list(words)
    while kept and complete(source, kept[:-1]) == whole:
        kept.pop()
    return kept


def single(source: Source) -> list[str] | None:
    """The only complete answer; None if there are several (every word that is offered can be completed)."""
    if not callable(source):
        word = only(source)
        return None if word is None else [word]
    chain, answer = source(), list[str]()
    try:
        shape = next(chain)
        while (word := only(shape)) is not None:
            answer.append(word)
            shape = chain.send(shape.parse(word))
    except StopIteration:
        return answer
    return None


def only(shape: Shape) -> str | None:
    """The only word that a question takes; None if there are several."""
    words = shape.words()
    first, second = next(words, None), next(words, None)  # a question without words has no answer
    if second is not None or shape.usual not in (None, first):  # what is usual can be said as well
        return None
    return first


def sample(source: Source, random: Random) -> list[str]:
    """A complete answer at random, word by word."""
    words: list[str] = []
    while (shape := replay(source, words)[0]) is not None:
        words.append(shape.sample(random))
    return words
