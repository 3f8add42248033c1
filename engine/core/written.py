"""What people write for one another: entries of a game's tables with their texts, and the names they are played under.

An entry is played under its own name and a mark made of all that was written with it. So what two people call the
same never meets, and a text of a log is found again by its key alone, whichever table it is shown at.
"""

from __future__ import annotations

import re
import unicodedata
from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple, Self
from weakref import WeakValueDictionary

from pydantic import StringConstraints

from .message import Message, msg
from .rows import Fault, Row

MARK = 13
"""Characters of a mark, of five bits each."""
_MARKED = re.compile(rf"0([a-z2-7]{{{MARK}}})(?![a-z0-9])")
NAMED = 4
"""Texts that are named of many."""
Tag = Annotated[str, StringConstraints(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{2,4}){0,2}$")]
"""A language, as folders of catalogues are called."""
Spoken = Mapping[str, Mapping[str, str]]
"""Texts by language and key."""


class Doubt(NamedTuple):
    """Something in an entry that looks wrong though it can be played: at which field of its file, and what."""

    where: tuple[str, ...]
    what: Message


class Wording(NamedTuple):
    """A text that an entry needs: its key in the catalogues, and how long it may be. ``needed``: there must be one."""

    key: str
    most: int
    needed: bool = True


class Writing(Row):
    """An entry that people write, in a file of its own. Its texts may stand in it, under short names."""

    id: str
    texts: Mapping[Tag, Mapping[str, str]] = {}

    @abstractmethod
    def wording(self) -> Mapping[str, Wording]:
        """All its texts by their short names."""

    @property
    def rated(self) -> str:
        """Message key of how hard it calls itself; empty where it does not say."""
        return ""

    @abstractmethod
    def called(self, id: str) -> Self:
        """The same under another name."""

    def beside(self, names: Mapping[str, str]) -> Self:
        """The same, where it names others that were written with it by the ``names`` under which they are played."""
        return self

    def said(self) -> Spoken:
        """The texts that stand in it, by the keys of the catalogues."""
        wording = self.wording()
        return {
            language: {wording[short].key: text for short, text in given.items() if short in wording}
            for language, given in self.texts.items()
        }

    def speaking(self, spoken: Spoken) -> Self:
        """With its own texts of catalogues, too; raises no fault of theirs, see `misspoken`."""
        wording = self.wording()
        found = {language: dict(given) for language, given in self.texts.items()}
        for language, texts in spoken.items():
            for short, (key, *_) in wording.items():
                if key in texts:
                    found.setdefault(language, {})[short] = texts[key]
        return self.model_copy(update={"texts": found})

    def misspoken(self) -> Iterator[Fault]:
        """Texts that nothing needs, that say nothing, or that are too long."""
        wording = self.wording()
        for language, given in self.texts.items():
            for short, text in given.items():
                where = ("texts", language, short)
                if short not in wording:
                    yield where, msg("fault-text-unknown", known=", ".join(wording))
                elif not in_a_line(text):
                    yield where, msg("fault-text-empty")
                elif len(text) > wording[short].most:
                    yield where, msg("fault-text-long", most=wording[short].most, n=len(text))

    def silent(self) -> Iterator[str]:
        """The short names of texts that are needed and said in no language."""
        said = {short for given in self.texts.values() for short in given}
        yield from (short for short, each in self.wording().items() if each.needed and short not in said)

    def unsaid(self) -> Iterator[Doubt]:
        """Languages in which something is said, and not all that is needed."""
        needed = [short for short, each in self.wording().items() if each.needed]
        for language, given in self.texts.items():
            if lacking := [short for short in needed if short not in given]:
                names = ", ".join(lacking[:NAMED]) + (", …" if len(lacking) > NAMED else "")
                yield Doubt(("texts", language), msg("workshop-doubt-unsaid", language=language, names=names))

    def _faults(self) -> Iterator[Fault]:
        yield from self.misspoken()


def in_a_line(text: str) -> str:
    """A text without line breaks and what else controls; "" if nothing of it can be seen."""
    flat = " ".join("".join(each if unicodedata.category(each) != "Cc" else " " for each in text).split())
    return flat if any(each.isprintable() and each != " " for each in flat) else ""


def spoken(entries: Iterable[Writing]) -> Spoken:
    """The texts that stand in any of them."""
    found: dict[str, dict[str, str]] = {}
    for entry in entries:
        for language, texts in entry.said().items():
            found.setdefault(language, {}).update(texts)
    return found


@dataclass(frozen=True, eq=False)
class Written:
    """What was written together: the ``names`` under which its entries are played, by those that they were given, and
    its texts. There is one object for each ``digest`` (made by `written`), so that its texts are found.
    """

    digest: str
    names: Mapping[str, str]
    texts: Spoken

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return written, (self.digest, self.names, self.texts)


_known: WeakValueDictionary[str, Written] = WeakValueDictionary()
"""By mark, as long as any game is played with it. The same digest is the same content, so nothing here ever changes."""


def written(digest: str, names: Mapping[str, str], texts: Spoken) -> Written:
    """The object for what was written, which everybody shares."""
    return _known.setdefault(digest[:MARK], Written(digest, names, texts))


def marked(name: str, digest: str) -> str:
    """The name under which an entry is played."""
    return f"{name}0{digest[:MARK]}"


def unmarked(name: str) -> str:
    """A name as its author gave it."""
    return _MARKED.sub("", name)


def is_marked(name: str) -> bool:
    """Whether an entry is one that people wrote for one another."""
    return _MARKED.search(name) is not None


def said(key: str, languages: Iterable[str]) -> str | None:
    """The plain text of a key that somebody wrote: in the first of these languages that it is said in, else in any;
    None if nobody did.
    """
    found = _MARKED.search(key)
    known = _known.get(found[1]) if found else None
    if known is None:
        return None
    order = (*languages, *known.texts)
    return next((text for each in order if (text := known.texts.get(each, {}).get(key)) is not None), None)
