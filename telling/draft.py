"""An unfinished answer: the words so far, and what is picked of the present one; what a press makes of it.

The service keeps it as a list of strings per person and question. A last string that begins with ``~`` holds the
page looked at and the unfinished word: ``~<page>~<word>``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from engine.core.decision import Decision
from engine.core.errors import Illegal, Refused
from engine.core.message import Message, msg
from engine.core.runner import default
from engine.core.shape import NONE, Amounts, One, Option, Shape, Some, amounts_word, complete, illegal, only, replay

from . import hashed

PAGE = 25
"""Options in a select, and so on a page."""
SEARCHED = 500
"""Words of a long list among which a hash is looked for."""
BOTH = " "
"""Between two words that are chosen together."""
OLD, DRAFT_MOVED = msg("refused-old-control"), msg("refused-draft-moved")


@dataclass(slots=True, frozen=True)
class Draft:
    """``page``: the page (or kind of thing to count) that is shown; ``picked``: the unfinished word, if any."""

    words: list[str]
    shape: Shape
    page: str = ""
    picked: str = ""

    def raw(self) -> list[str]:
        """As the service keeps it."""
        return [*self.words, f"~{self.page}~{self.picked}"] if self.page or self.picked else self.words

    @property
    def place(self) -> str:
        """Names the words so far in the ids of components, so that a control never goes on from other ones."""
        return f"{len(self.words)}-{hashed.digest(' '.join(self.words), 4)}" if self.words else "0"

    @property
    def picks(self) -> list[str]:
        """The keys picked of a `Some`."""
        return self.picked.split(",") if self.picked and self.picked != NONE else []


@dataclass(slots=True, frozen=True)
class Outcome:
    """What a press comes to: a draft to keep and show, or, if ``answer`` is given, the complete words."""

    draft: list[str]
    answer: list[str] | None = None


def read(decision: Decision, raw: Sequence[str]) -> Draft:
    """A kept draft; words that are no longer offered are dropped, with all that followed them."""
    words, page, picked = list(raw), "", ""
    if words and words[-1].startswith("~"):
        _, page, picked = words.pop().split("~", 2)
    while True:
        try:
            shape, _ = replay(decision.ask.shape, words)
        except Illegal:
            shape = None
        if shape is not None:
            return Draft(words, shape, page, _still(shape, picked))
        words.pop()
        page = picked = ""


def _still(shape: Shape, picked: str) -> str:
    """The unfinished word, without the parts that are no longer offered."""
    if isinstance(shape, Some):
        known = {option.key for option in shape.options}
        return ",".join(key for key in picked.split(",") if key in known)
    if isinstance(shape, Amounts) and picked:
        return amounts_word({kind: number for kind, number in amounts(picked).items() if kind in shape.limits})
    return ""


def amounts(word: str) -> dict[str, int]:
    """The numbers of an unfinished word of `Amounts`."""
    parts = (part.partition("=") for part in word.split(",") if "=" in part)
    return {kind: int(number) for kind, _, number in parts}


def press(decision: Decision, raw: Sequence[str], parts: Sequence[str], values: Sequence[str]) -> Outcome:
    """What a control does. ``parts``: of its id, from the place in the chain on; ``values``: chosen in a select.

    Actions: ``w`` a whole word, ``j`` two of them, ``m`` several items of a page, ``t`` one more item in order, ``n`` a
    number of a kind, ``p`` another page, ``b`` back, ``d`` choose for me. Raises `Refused` if the control belongs to
    another moment.
    """
    place, action, key = (*parts, "", "", "")[:3]
    if place == "0" and read(decision, raw).words:
        raw = []  # a public post always begins anew
    now = _at(decision, raw, place)
    shape = now.shape
    value = key or (values[0] if values else "")
    match action:
        case "w" if value:
            return _advance(decision, now, hashed.unfit(value, _on_offer(shape, now.picked)))
        case "j" if value:
            first, _, then = value.partition(BOTH)
            return _advance(decision, replace(now, words=[*now.words, first]), then)
        case "m" if isinstance(shape, Some):
            return _several(decision, now, shape, key, values)
        case "t" if isinstance(shape, Some):
            return _in_order(decision, now, shape, value)
        case "n" if isinstance(shape, Amounts) and values and values[0].isascii() and values[0].isdigit():
            kind = hashed.unfit(key, shape.limits)
            start = amounts(now.picked or shape.usual or "")
            chosen = {each: start.get(each, 0) for each in shape.limits} | {kind: int(values[0])}
            return Outcome(replace(now, picked=amounts_word(chosen)).raw())
        case "p" if value:
            return Outcome(replace(now, page=value).raw())
        case "b":
            return Outcome(_back(decision, now).raw())
        case "d":
            return Outcome([], finish(decision, now.words))
        case _:
            raise Refused(OLD)


def say(decision: Decision, raw: Sequence[str], place: str, words: Sequence[str]) -> Outcome:
    """What whole words come to, one after another, that go on from a draft; ``place`` is what it was for whoever says
    them. Raises `Refused` if it has moved since, `Illegal` for words that are not offered.
    """
    now = _at(decision, raw, place)
    *before, last = words
    return _advance(decision, replace(now, words=[*now.words, *before]), last)


def pick(decision: Decision, raw: Sequence[str], place: str, word: str) -> Outcome:
    """What is picked so far of the present word, as that would be written; "": nothing. Raises as `say` does."""
    now = _at(decision, raw, place)
    shape = now.shape
    if isinstance(shape, Some):
        keys = word.split(",") if word else []
        sound = len({*keys}) == len(keys) <= shape.most and {*keys} <= {option.key for option in shape.options}
    elif isinstance(shape, Amounts):
        counts = [part.partition("=") for part in word.split(",")] if word not in ("", NONE) else []
        sound = all(
            kind in shape.limits and number.isascii() and number.isdigit() and len(number) < 5
            and int(number) <= shape.limits[kind] for kind, _, number in counts
        )  # fmt: skip
    else:
        sound = False
    if not sound:
        raise illegal(word)
    return Outcome(replace(now, picked=word).raw())


def step_back(decision: Decision, raw: Sequence[str], place: str) -> Outcome:
    """One word, or all that is picked of the present one, less. Raises `Refused` as `say` does."""
    return Outcome(_back(decision, _at(decision, raw, place)).raw())


def _at(decision: Decision, raw: Sequence[str], place: str) -> Draft:
    """The draft as whoever acts on it sees it. Raises `Refused` if it is another by now."""
    now = read(decision, raw)
    if place != now.place:
        raise Refused(DRAFT_MOVED)
    return now


def finish(decision: Decision, words: list[str]) -> list[str]:
    """The words completed without the player: the default if they agree with it, else usual or first words."""
    best = default(decision)
    if best[: len(words)] == words:
        return best
    source = decision.ask.shape
    words = complete(source, words)
    while (shape := replay(source, words)[0]) is not None:
        words = complete(source, [*words, next(shape.words())])
    return words


def _advance(decision: Decision, now: Draft, word: str) -> Outcome:
    words, source = [*now.words, word], decision.ask.shape
    shape, _ = replay(source, words)
    # What has a single answer is not asked, unless that is the last word: then everybody sees first what it comes to.
    while shape is not None and (sole := only(shape)) is not None:
        further, _ = replay(source, [*words, sole])
        if further is None:
            break
        words, shape = [*words, sole], further
    return Outcome([], words) if shape is None else Outcome(words)


def _several(decision: Decision, now: Draft, shape: Some, page: str, values: Sequence[str]) -> Outcome:
    """The items chosen on a page replace those picked there before; a single page is a whole word."""
    all_pages = pages(shape.options)
    chosen = {hashed.unfit(value, (option.key for option in shape.options)) for value in values}
    if len(all_pages) > 1:
        here = {option.key for option in page_of(all_pages, page).options}
        chosen |= set(now.picks) - here
    keys = [option.key for option in shape.options if option.key in chosen]
    if len(all_pages) == 1:
        return _advance(decision, now, ",".join(keys) or NONE)
    return Outcome(replace(now, page=page, picked=",".join(keys)).raw())


def _in_order(decision: Decision, now: Draft, shape: Some, key: str) -> Outcome:
    picks = [*now.picks, hashed.unfit(key, (option.key for option in shape.options))]
    if len(picks) >= ranked(shape):
        return _advance(decision, now, ",".join(picks))
    return Outcome(replace(now, picked=",".join(picks)).raw())


def ranked(shape: Some) -> int:
    """How many items are asked for, one after another. If only one is left for the last place, it is not asked for."""
    return shape.least if 0 < len(shape.options) - 1 <= shape.least else shape.most


def _back(decision: Decision, now: Draft) -> Draft:
    """One pick less, or the page closed, or one word less."""
    if isinstance(now.shape, Some) and now.shape.ordered and now.picks:
        return replace(now, picked=",".join(now.picks[:-1]))
    if now.page or now.picked:
        return replace(now, page="", picked="")
    words = now.words[:-1]
    while words and only(read(decision, words).shape) is not None:
        words = words[:-1]
    return read(decision, words)


def _on_offer(shape: Shape, picked: str) -> Iterator[str]:
    """The words that a hash may stand for."""
    if picked:
        yield picked
    if shape.usual is not None:
        yield shape.usual
    yield from shape.words() if isinstance(shape, One) else islice(shape.words(), SEARCHED)


# Pages


@dataclass(slots=True, frozen=True)
class Page:
    """Up to 25 options of one group; ``part`` of ``parts`` if the group (or the whole) is larger."""

    number: str
    group: Message | None
    part: int
    parts: int
    options: list[Option]


def pages(options: Iterable[Option]) -> list[Page]:
    """Options by group, in the order in which the groups first appear; one page if they all fit."""
    groups: dict[str, list[Option]] = {}
    listed = list(options)
    if len(listed) <= PAGE:
        return [Page("0", None, 1, 1, listed)]
    for option in listed:
        groups.setdefault(repr(option.group), []).append(option)
    found: list[Page] = []
    for members in groups.values():
        parts = range(0, len(members), PAGE)
        for part, at in enumerate(parts, 1):
            found.append(
                Page(str(len(found)), members[0].group, part, len(parts), members[at : at + PAGE]),
            )
    return found


def page_of(all_pages: list[Page], number: str) -> Page:
    """The page of this number, the first one if there is none."""
    return next((page for page in all_pages if page.number == number), all_pages[0])
