"""The catalogues: keys and messages become sentences of one language."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from pathlib import Path
from textwrap import wrap
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from engine.core.message import Arg, Message
from engine.data import DataError, place, text_of
from engine.rulebook import chapter, cited
from engine.tables.lobby import LANGUAGES

log = logging.getLogger(__name__)

FORMS = ("GEN", "DAT", "ACC", "INS", "GENDER")
"""What texts may ask of a name, `GEN($figure)`: its cases, and its gender as the attributes of its text have it."""
SENTENCES_KEPT = 4096
"""Finished sentences that a language remembers, some 300 bytes each: a board says the same ones again and again."""
PHONE = 30
"""Characters in a line of a phone."""
BUILT_IN = Path(__file__).parents[2] / "data" / "locales"

_MARKUP = re.compile(r"""[\\*_~|`<>\[\]]|^[#+-]|(?<=:)/(?=/)|(?:(?<=\.\w\w)|(?<=\.\w{3})|(?<=\.\w{4}))/""")
"""The last of it are addresses: Discord shows an invitation also where no “https” stands before it."""
_NUMBERED = re.compile(r"^(\d+)\.")
ESCAPED = re.compile(r"\\([^\w\s]|_)")
_UNSEEN = re.compile("[\x00-\x1f\x7f\xad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+")
_HYPHEN = re.compile(r"(?<=\d)-(?=\d)")
_STOPPED = re.compile(r"([!?…])\.(?!\S)")
"""A name that ends in a mark of its own, at the end of a sentence: “Ann plays Fire!.”."""
EARLIER = "earlier"
"""The attribute of a text with the wording for arguments that earlier versions gave: their logs are still read."""
_RENAMED = re.compile(r"([a-z]+)-(?:board-)?(kind|hint|choose|wait)-(.+?)(-joint)?")
"""Keys of earlier versions for what is now an attribute of the question, ``hitz-ask-bid.kind``."""
_PART = re.compile(r" [·—–] |[:;.,] ")
"""Where a part of a label ends."""
ZERO_WIDTH, JOINER = "\u200b", "\u2060"


class Locale:
    """One language of the catalogues; call it with a key to get the text."""

    def __init__(self, language: str, resources: Iterable[ast.Resource]) -> None:
        self.language = language
        self._forms: dict[tuple[str, str], str] = {}
        functions: dict[str, Callable[[Any], Any]] = {name: partial(self._form, name.lower()) for name in FORMS}
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        for resource in resources:
            self._bundle.add_resource(resource, allow_overrides=True)
            self._forms |= _forms(resource)
        self._reported: set[str] = set()
        self._said = lru_cache(maxsize=SENTENCES_KEPT, typed=True)(self._say)

    def _form(self, form: str, name: object) -> str:
        """A name as another part of the sentence, from the attributes of its text; as it is where it has none.

        Of a name without a known gender it is "x".
        """
        return self._forms.get((str(name), form), "x" if form == "gender" else str(name))

    def has(self, key: str) -> bool:
        """Whether the catalogues have this key."""
        return self._pattern(key) is not None

    def _pattern(self, key: str) -> Pattern | None:
        """The text of an entry, or of one of its attributes: ``hitz-ask-bid``, ``hitz-ask-bid.hint``."""
        name, _, part = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        entry = self._bundle.get_message(name)
        return entry.attributes.get(part) if part else entry.value

    def own(self, game: str, key: str) -> str:
        """The key of a game's own wording, else the one that all games share."""
        return f"{game}-{key}" if self.has(f"{game}-{key}") else key

    def __call__(self, key: str, /, **args: object) -> str:
        """The text of a key with its arguments put in; an unknown key shows itself and is logged once.

        What stands in a catalogue as an attribute has a dot in its key. Arguments are texts and numbers.
        """
        return self._said(key, **args)

    def _say(self, key: str, /, **args: object) -> str:
        pattern = self._pattern(key) or self._pattern(renamed(key))
        if pattern is None:
            self._report(key, "no text")
            return f"⟨{key}⟩"
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors and (earlier := self._pattern(f"{key}.{EARLIER}")) is not None:
            text, errors = self._bundle.format_pattern(earlier, args)
        if errors:
            self._report(key, str(errors[0]))
        return _STOPPED.sub(r"\1", str(text))

    def message(self, message: Message, names: Mapping[str, str]) -> str:
        """A message in words: seats become their names, lists enumerations."""
        if message.key == "@seat":
            seat = str(message.args["seat"])
            return names.get(seat, seat)
        if message.key == "@name":
            return safe(str(message.args["name"]))
        if message.key == "@parts" and isinstance(of := message.args["of"], list):
            return " · ".join(self.message(each, names) for each in of)
        return self(message.key, **{name: self._argument(arg, names) for name, arg in message.args.items()})

    def enumerate(self, parts: Sequence[str]) -> str:
        """“a, b and c”; nothing is an empty string."""
        if len(parts) < 2:
            return "".join(parts)
        return self("list-and", first=", ".join(parts[:-1]), last=parts[-1])

    def _argument(self, arg: Arg, names: Mapping[str, str]) -> str | int:
        if isinstance(arg, Message):
            return self.message(arg, names)
        if isinstance(arg, list):
            return self.enumerate([self.message(each, names) for each in arg])
        return arg

    def _report(self, key: str, what: str) -> None:
        if key not in self._reported:
            self._reported.add(key)
            log.warning("catalogue %s, key %s: %s", self.language, key, what)


class Texts:
    """Every language; built-in catalogues are made once per process.

    ``overlay`` is an administrator's folder with ``<language>/*.ftl``, whose texts replace built-in ones. Raises
    `DataError` if they cannot be read.
    """

    def __init__(self, overlay: Path | None = None) -> None:
        self.overlay = overlay
        self._locales = {
            language: Locale(language, _overlaid(_parsed(language), _read(overlay / language)))
            if overlay
            else _own(language)
            for language in LANGUAGES
        }

    def __reduce__(self) -> tuple[type[Texts], tuple[Path | None]]:
        """For another process, which reads the catalogues anew."""
        return type(self), (self.overlay,)

    def __call__(self, language: str) -> Locale:
        """The catalogues of a language; English for one that there is not."""
        return self._locales.get(language, self._locales["en"])


def renamed(key: str) -> str:
    """The key of today for one of an earlier version; any other as it is."""
    found = _RENAMED.fullmatch(key)
    return f"{found[1]}-ask-{found[3]}.{found[2]}{found[4] or ''}" if found else key


def _overlaid(built_in: Iterable[ast.Resource], own: Iterable[ast.Resource]) -> Iterator[ast.Resource]:
    """The built-in texts, and after them somebody's own: what they do not say of a question stays."""
    yield from built_in
    there = {each.id.name: each for resource in built_in for each in resource.body if isinstance(each, ast.Message)}
    for resource in own:
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                _complete(entry, there)
        yield resource


def _complete(entry: ast.Message, there: dict[str, ast.Message]) -> None:
    """Give an own text about a question whatever it does not say; one under an earlier key becomes an attribute."""
    key, _, part = (entry.id.name if entry.id.name in there else renamed(entry.id.name)).partition(".")
    before = there.get(key)
    if before is None or "-ask-" not in key:
        return
    if part and entry.value:
        entry.id, entry.value, entry.attributes = before.id, None, [ast.Attribute(ast.Identifier(part), entry.value)]
    given = {each.id.name for each in entry.attributes}
    entry.attributes += [each for each in before.attributes if each.id.name not in given]
    entry.value = entry.value or before.value
    there[key] = entry


def _forms(resource: ast.Resource) -> Iterator[tuple[tuple[str, str], str]]:
    """The forms of names: of plain texts with attributes."""
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value and entry.attributes:
            name = _plainly(entry.value)
            forms = (each for each in entry.attributes if each.id.name.upper() in FORMS)
            yield from (((name, each.id.name), _plainly(each.value)) for each in forms)


def _plainly(pattern: ast.Pattern) -> str:
    return "".join(each.value for each in pattern.elements if isinstance(each, ast.TextElement))


def _read(folder: Path) -> list[ast.Resource]:
    """The catalogues of a folder. Raises `DataError` with what cannot be read."""
    found: list[ast.Resource] = []
    faults: list[str] = []
    for path in sorted(folder.glob("*.ftl")):
        try:
            text = text_of(path)
            found.append(FluentResource(text))
        except (ValueError, RecursionError) as error:
            faults.append(f"{path}, {error if isinstance(error, ValueError) else 'too many brackets in one another'}")
            continue
        for entry in found[-1].body:
            if isinstance(entry, ast.Junk):
                before = text[: entry.span.start if entry.span else 0]
                faults.append(f"{path}, {place(before)}: this is no text: {(entry.content or '').strip()[:60]}")
    if faults:
        raise DataError("texts", faults)
    return found


@cache
def _parsed(language: str) -> tuple[ast.Resource, ...]:
    return tuple(_read(BUILT_IN / language))


@cache
def _own(language: str) -> Locale:
    """The built-in texts; nothing changes them, so every bot of a process has the same."""
    return Locale(language, _parsed(language))


def language_of(locale: object, default: str = "en") -> str:
    """Our language for a Discord locale (`discord.Locale` or its code); ``default`` where we do not speak it."""
    language = str(locale).split("-")[0]
    return language if language in LANGUAGES else default


def safe(name: str) -> str:
    """A name chosen by somebody, harmless in a text: Markdown escaped, links, mentions and direction marks disarmed."""
    escaped = _MARKUP.sub(r"\\\g<0>", " ".join(_UNSEEN.sub(" ", name).split()))
    return _NUMBERED.sub(r"\1\.", escaped).replace("@", f"@{ZERO_WIDTH}") or "?"


def plain(text: str) -> str:
    """A text for places without Markdown (labels of components): the escapes of `safe` and `unbroken` taken out."""
    return ESCAPED.sub(r"\1", text).replace(ZERO_WIDTH, "").replace(JOINER, "")


def unbroken(text: str) -> str:
    """A text in which no line breaks at the hyphen of a number, such as that of a place."""
    return _HYPHEN.sub(f"{JOINER}-{JOINER}", text)


def shorten(text: str, limit: int) -> str:
    """At most ``limit`` characters, cut between two words with an ellipsis; a word that fills most of it is cut."""
    return text if len(text) <= limit else f"{text[: _gap(text, limit - 1)].rstrip(' ,;:·–—')}…"


def parted(text: str, limit: int) -> tuple[str, str]:
    """A text as a beginning of at most ``limit`` characters and what is left of it: where a part of it ends, if one
    does in the second half of that, else between two words.
    """
    if len(text) <= limit:
        return text, ""
    ends = [found.start() for found in _PART.finditer(text) if limit // 2 <= found.start() <= limit]
    end = ends[-1] if ends else _gap(text, limit)
    return text[:end].rstrip(" ,;:·–—"), text[end:].lstrip(" ,;:·–—.")


def _gap(text: str, limit: int) -> int:
    """Where the last word ends that fits into ``limit`` characters; the limit itself if that were less than half."""
    end = text.rfind(" ", 0, limit + 1)
    return end if end >= limit // 2 else limit


def height(text: str) -> int:
    """About how many lines of a phone a text takes."""
    return sum(len(wrap(line, PHONE)) or 1 for line in text.splitlines())


def folded(text: str) -> str:
    """For comparing what people type: case, ё and spaces do not matter."""
    return " ".join(plain(text).casefold().replace("ё", "е").split())


# The rules in words


@dataclass(slots=True, frozen=True)
class Section:
    """A section of a game's rules; ``title`` identifies it within its language, ``chapters`` are those of the rulebook
    that it tells (``R7``), and single statements that no other section tells as well (``R7.16``).
    """

    title: str
    text: str
    chapters: tuple[str, ...] = ()

    @property
    def shown(self) -> str:
        """As Markdown, with the chapters as a small last word."""
        whole = [each for each in self.chapters if each == chapter(each) or chapter(each) not in self.chapters]
        told = f"\n-# {' · '.join(whole)}" if whole else ""
        return f"### {self.title}\n{self.text}{told}"


def search_rules(language: str, game: str, query: str, limit: int) -> list[Section]:
    """The sections that have a word beginning with each word of the query, best first; all of them for an empty one.

    Words of either language are found, the sections come in the one asked for. A word in a title weighs most, a
    whole word more than its beginning. A number of the rulebook finds the sections that name it, else those of its
    chapter.
    """
    if (statement := cited(game, query)) is not None:
        every, number = rules(language, game), statement.number
        exact = [each for each in every if number in each.chapters]
        return (exact or [each for each in every if chapter(number) in each.chapters])[:limit]
    wanted = _words(query)
    ranked: list[tuple[float, int]] = []
    for at, sections in enumerate(zip(*(rules(each, game) for each in LANGUAGES), strict=True)):
        rank = max(_rank(section, wanted) for section in sections)
        if rank or not wanted:
            ranked.append((-rank, at))
    own = rules(language, game)
    return [own[at] for _, at in sorted(ranked)[:limit]]


@cache
def rules(language: str, game: str) -> tuple[Section, ...]:
    """The sections of ``<game>-rules.md`` in order; the languages have the same ones."""
    text = (BUILT_IN / (language if language in LANGUAGES else "en") / f"{game}-rules.md").read_text(encoding="utf-8")
    sections = (part.partition("\n") for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:])
    return tuple(_section(heading, body) for heading, _, body in sections)


def _section(heading: str, body: str) -> Section:
    """A section as it stands in the file: its heading ends with the chapters of the rulebook that it tells."""
    title, _, told = heading.partition(" · ")
    return Section(title.strip(), body.strip(), tuple(each.strip() for each in told.split(",") if each.strip()))


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", folded(text))


@cache
def _indexed(section: Section) -> tuple[list[str], list[str]]:
    return _words(section.title), _words(section.text)


def _rank(section: Section, wanted: list[str]) -> float:
    """How well a section answers; 0 if a word is not in it."""
    title, body = _indexed(section)
    total = 0.0
    for word in wanted:
        found = sum(3 if each == word else 1 for each in body if each.startswith(word))
        in_title = max((30 if each == word else 20 for each in title if each.startswith(word)), default=0)
        if not found and not in_title:
            return 0
        total += in_title + min(found, 9)
    return total + 10 * (title == wanted)
