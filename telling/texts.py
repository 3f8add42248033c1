"""The catalogues: keys and messages become sentences of one language."""

from __future__ import annotations

import logging
import re
from collections import ChainMap
from collections.abc import Callable, Iterable, Iterator, Mapping, MutableMapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache, partial
from pathlib import Path
from textwrap import wrap
from typing import Any, cast

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from engine.catalogue import Catalogue, catalogue, parsed
from engine.core.fault import Unreadable, fault
from engine.core.message import Arg, Message
from engine.core.written import Spoken, said
from engine.data import DataError, text_of
from engine.languages import FIRST, LOCALES, Speech, bare, languages, name_of, nearest, order, speech
from engine.rulebook import chapter, cited

log = logging.getLogger(__name__)

SENTENCES_KEPT = 4096
"""Finished sentences that a language remembers, some 300 bytes each: a board says the same ones again and again."""
PHONE = 30
"""Characters in a line of a phone."""

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
NEUTRAL = (EARLIER, "rule")
"""Attributes that no translator is waited for: a rule has the same number everywhere."""
_RENAMED = re.compile(r"([a-z]+)-(?:board-)?(kind|hint|choose|wait)-(.+?)(-joint)?")
"""Keys of earlier versions for what is now an attribute of the question, ``hitz-ask-bid.kind``."""
_PART = re.compile(r" [·—–] |[:;.,] ")
"""Where a part of a label ends."""
_MARKS = re.compile(r"(?<!\\)(\*\*|~~|`)|^(\s*)(-# |#{1,3} |> |- )", re.MULTILINE)
"""Emphasis, and what a line begins with that is a heading, small print, a quote or one of a list."""
_DISARMED = str.maketrans("`_|\\<>[]", "' //‹›()", "*~")
_ADDRESS = re.compile(r"(?<=:)/(?=/)|(?:(?<=\.\w\w)|(?<=\.\w{3})|(?<=\.\w{4}))/")
_LEADING = re.compile(r"[#+-]|\d+\.")
ZERO_WIDTH, JOINER = "\u200b", "\u2060"


class Locale:
    """One language of the catalogues; call it with a key to get the text.

    ``resources`` take the place of texts that are ``built_in``. ``beneath`` is the first language, for what own texts
    name and do not say. What this language does not say at all is said by the next best of ``then``, in its own
    grammar; `Texts` puts them there.
    """

    def __init__(
        self,
        language: str,
        resources: Iterable[ast.Resource],
        speech: Speech | None = None,
        built_in: Catalogue | None = None,
        beneath: Locale | None = None,
    ) -> None:
        self.language = language
        self.then: Sequence[Locale] = ()
        self.percent = 100
        """Of what the first language says so much is said in this one."""
        self.speech = speech or Speech()
        forms = self.speech.forms
        functions: dict[str, Callable[[Any], Any]] = {name.upper(): partial(self._form, name) for name in forms}
        self._bundle = FluentBundle([language.replace("-", "_")], functions, use_isolating=False)
        self._built_in, self._own = Catalogue() if built_in is None else built_in, [*resources]
        self._keys = self._built_in.names | keys(self._own)
        first = beneath._bundle if beneath else self._bundle
        self._bundle._terms = {**first._terms, **self._built_in.terms}
        self._bundle._messages = cast(Any, ChainMap({}, self._built_in, first._messages))
        for resource in self._own:
            self._bundle.add_resource(resource, allow_overrides=True)
        self._reported: set[str] = set()
        self._said = lru_cache(maxsize=SENTENCES_KEPT, typed=True)(self._say)

    @cached_property
    def _forms(self) -> dict[tuple[str, str], str]:
        """The forms of names: of plain texts with attributes."""
        wanted = self.speech.forms
        declined = {key for key, _, part in (name.partition(".") for name in self._built_in.names) if part in wanted}
        entries = [*self._built_in.entries(declined), *_messages(self._own)]
        return {
            (_plainly(entry.value), each.id.name): _plainly(each.value)
            for entry in entries
            if entry.value
            for each in entry.attributes
            if each.id.name in wanted
        }

    def _form(self, form: str, name: object) -> str:
        """A name as another part of the sentence, from the attributes of its text."""
        return self._forms.get((str(name), form), self.speech.forms[form] or str(name))

    def has(self, key: str) -> bool:
        """Whether the catalogues have this key, in this language or another."""
        return any(each.says(key) for each in (self, *self.then)) or said(key, ()) is not None

    def says(self, key: str) -> bool:
        """Whether this language has a text of its own for the key."""
        return key in self._keys

    def _pattern(self, key: str) -> Pattern | None:
        """The own text of an entry, or of one of its attributes: ``hitz-ask-bid``, ``hitz-ask-bid.hint``."""
        if key not in self._keys:
            return None
        name, _, part = key.partition(".")
        entry = self._bundle.get_message(name)
        return entry.attributes.get(part) if part else entry.value

    def languages(self) -> Mapping[str, str]:
        """What the languages are called, each by those who speak it; of an unfinished one also how far it is."""
        every = sorted((self, *self.then), key=lambda each: (each.language != FIRST, each.language))
        return {each.language: self._name_of(each) for each in every}

    def _name_of(self, other: Locale) -> str:
        name = name_of(other.language)
        return name if other.percent == 100 else self("language-unfinished", language=name, percent=other.percent)

    def own(self, game: str, key: str) -> str:
        """The key of a game's own wording, else the one that all games share."""
        return f"{game}-{key}" if self.has(f"{game}-{key}") else key

    def __call__(self, key: str, /, **args: object) -> str:
        """The text of a key with its arguments put in, in the next best language where this one lacks it.

        A key that none has shows itself and is logged once. What stands in a catalogue as an attribute has a dot in its
        key. Arguments are texts and numbers.
        """
        return self._said(key, **args)

    def forget(self) -> None:
        """Remember no sentence any more."""
        self._said.cache_clear()

    def _say(self, key: str, /, **args: object) -> str:
        text = why = ""
        for each in (self, *self.then):
            if why and each.language != FIRST:
                continue  # a fault in a text is no reason to speak a language that nobody has asked for
            for pattern in each._wordings(key):
                found, errors = each._bundle.format_pattern(pattern, args)
                if not errors:
                    return _STOPPED.sub(r"\1", str(found))
                if not why or each is self:
                    text, why = str(found), str(errors[0])
        if not why and (own := said(key, (each.language for each in (self, *self.then)))) is not None:
            return disarmed(own)
        self._report(key, why or "no text")
        return _STOPPED.sub(r"\1", text) if why else f"⟨{key}⟩"

    def _wordings(self, key: str) -> Iterator[Pattern]:
        """The own texts for a key: that of today, and the one for what earlier versions gave with it."""
        for name in (key, renamed(key), f"{key}.{EARLIER}"):
            if (pattern := self._pattern(name)) is not None:
                yield pattern

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

    ``overlay`` is an administrator's folder with ``<language>/*.ftl``, whose texts replace built-in ones; a language
    that there is not yet comes with its folder. ``spoken`` are those that came with the administrator's data. Raises
    `DataError` if they cannot be read.
    """

    def __init__(self, overlay: Path | None = None, spoken: Spoken | None = None) -> None:
        self.overlay, self.spoken = overlay, spoken or {}
        self._locales = made(overlay, self.spoken) if overlay else _built_in()

    def __reduce__(self) -> tuple[type[Texts], tuple[Path | None, Spoken]]:
        """For another process, which reads the catalogues anew."""
        return type(self), (self.overlay, self.spoken)

    def __call__(self, language: str) -> Locale:
        """The catalogues of a language, or of the nearest; the first language for one of which there is nothing."""
        return self._locales.get(language) or self._locales[nearest(language, self._locales) or FIRST]

    def forget(self) -> None:
        """Sentences that have been said before are no longer in memory: names of people stand in them."""
        for locale in self._locales.values():
            locale.forget()

    @property
    def languages(self) -> Sequence[str]:
        """All languages, the first one first."""
        return tuple(self._locales)

    def language_of(self, locale: object, default: str = FIRST) -> str:
        """Our language for a Discord locale (`discord.Locale` or its code); ``default`` where we do not speak it."""
        return nearest(str(locale), self._locales) or default


def complaint(error: DataError) -> str:
    """What is wrong with data, a line each, in the first language: others may be what cannot be read."""
    try:
        first = Locale(FIRST, (), built_in=_of(FIRST))
    except DataError:
        return str(error)
    return "\n".join(first.message(each, {}) for each in (error.told, *error.faults))


def renamed(key: str) -> str:
    """The key of today for one of an earlier version; any other as it is."""
    found = _RENAMED.fullmatch(key)
    return f"{found[1]}-ask-{found[3]}.{found[2]}{found[4] or ''}" if found else key


def _overlaid(built_in: Catalogue, own: Iterable[ast.Resource]) -> Iterator[ast.Resource]:
    """Somebody's own texts over built-in ones: what they do not say of a question stays."""
    there = ChainMap[str, ast.Message]({}, built_in)
    for resource in own:
        for entry in _messages([resource]):
            _complete(entry, there)
        yield resource


def _complete(entry: ast.Message, there: MutableMapping[str, ast.Message]) -> None:
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


def _messages(resources: Iterable[ast.Resource]) -> Iterator[ast.Message]:
    return (each for resource in resources for each in resource.body if isinstance(each, ast.Message))


def _plainly(pattern: ast.Pattern) -> str:
    return "".join(each.value for each in pattern.elements if isinstance(each, ast.TextElement))


def _read(folder: Path, take: Callable[[str, str], list[Message]]) -> None:
    """Give the catalogues of a folder, each with its name, to what takes them in and says what is wrong.

    Raises `DataError` with every fault.
    """
    faults: list[Message] = []
    for path in sorted(folder.glob("*.ftl")):
        try:
            faults += take(text_of(path), str(path))
        except Unreadable as error:
            faults.append(fault(error.what, str(path), error.at))
    if faults:
        raise DataError("texts", faults)


@cache
def _of(language: str) -> Catalogue:
    """The built-in texts of a language."""
    found = Catalogue()
    _read(LOCALES / language, found.add)
    return found


def _laid_over(folder: Path) -> list[ast.Resource]:
    """An administrator's catalogues."""
    found: list[ast.Resource] = []

    def take(text: str, called: str) -> list[Message]:
        resource, wrong = catalogue(text, called)
        found.append(resource)
        return wrong

    _read(folder, take)
    return found


@cache
def _built_in() -> dict[str, Locale]:
    """The built-in texts; nothing changes them, so every bot of a process has the same."""
    return made(None)


def _resource(texts: Mapping[str, str]) -> ast.Resource:
    """A catalogue of plain texts."""
    quoted = str.maketrans({"\\": "\\\\", '"': '\\"', "\n": " ", "\r": " "})
    return parsed("".join(f'{key} = {{"{text.translate(quoted)}"}}\n' for key, text in texts.items()))


def made(overlay: Path | None, spoken: Spoken | None = None) -> dict[str, Locale]:
    """All languages, each with those that speak where it is silent."""
    every: dict[str, Locale] = {}
    for language in languages(LOCALES, overlay) if overlay else languages(LOCALES):
        own = [_resource((spoken or {}).get(language, {})), *(_laid_over(overlay / language) if overlay else ())]
        of_itself = next((each for each in _folders(language, overlay) if (each / "language.toml").exists()), None)
        own, of = [*_overlaid(_of(language), own)], speech(of_itself) if of_itself else None
        every[language] = Locale(language, own, of, _of(language), every.get(FIRST))
    but = {*NEUTRAL, *every[FIRST].speech.forms}
    known = {key for key in _of(FIRST).names if key.partition(".")[2] not in but}
    for language, locale in every.items():
        locale.then = [every[each] for each in order(language, every) if each != language]
        locale.percent = 100 * sum(map(locale.says, known)) // len(known)
    return every


def keys(resources: Iterable[ast.Resource]) -> set[str]:
    """All keys of catalogues, also of what stands at an entry as an attribute."""
    entries = [*_messages(resources)]
    parts = {f"{each.id.name}.{part.id.name}" for each in entries for part in each.attributes}
    return {each.id.name for each in entries if each.value} | parts


def _folders(language: str, overlay: Path | None) -> list[Path]:
    """Where a language may stand, an administrator's own folder first."""
    return [*([overlay / language] if overlay else []), LOCALES / language]


def safe(name: str) -> str:
    """A name chosen by somebody, harmless in a text: Markdown escaped, links, mentions and direction marks disarmed."""
    escaped = _MARKUP.sub(r"\\\g<0>", " ".join(_UNSEEN.sub(" ", name).split()))
    return _NUMBERED.sub(r"\1\.", escaped).replace("@", f"@{ZERO_WIDTH}") or "?"


def disarmed(text: str) -> str:
    """A text that somebody wrote, harmless also where it is drawn and no Markdown is read: marks are gone or others;
    links, mentions and marks at its beginning do nothing.
    """
    flat = " ".join(_UNSEEN.sub(" ", text).split()).translate(_DISARMED)
    flat = _ADDRESS.sub(f"{ZERO_WIDTH}/", flat).replace("@", f"@{ZERO_WIDTH}")
    return (f"{ZERO_WIDTH}{flat}" if _LEADING.match(flat) else flat) or "?"


def plain(text: str) -> str:
    """A text for places without Markdown (labels of components): the escapes of `safe` and `unbroken` taken out."""
    return ESCAPED.sub(r"\1", text).replace(ZERO_WIDTH, "").replace(JOINER, "")


def bare_of_marks(text: str) -> str:
    """A text for where Markdown is not read at all: without emphasis, headings, small print, quotes and lists."""
    return plain(_MARKS.sub("", text))


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
    """For comparing what people type with what they see: case, marks on letters, spaces and markup do not matter."""
    return bare(plain(text))


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

    Words of any language are found, the sections come in the one asked for. A word in a title weighs most, a
    whole word more than its beginning. A number of the rulebook finds the sections that name it, else those of its
    chapter.
    """
    if (statement := cited(game, query)) is not None:
        every, number = rules(language, game), statement.number
        exact = [each for each in every if number in each.chapters]
        return (exact or [each for each in every if chapter(number) in each.chapters])[:limit]
    wanted = _words(query)
    ranked: list[tuple[float, int]] = []
    for at, sections in enumerate(zip(*(rules(each, game) for each in languages(LOCALES)), strict=True)):
        rank = max(_rank(section, wanted) for section in sections)
        if rank or not wanted:
            ranked.append((-rank, at))
    own = rules(language, game)
    return [own[at] for _, at in sorted(ranked)[:limit]]


@cache
def rules(language: str, game: str) -> tuple[Section, ...]:
    """The sections of ``<game>-rules.md`` in order, in the next best language that has them; all have the same ones."""
    files = (LOCALES / each / f"{game}-rules.md" for each in (*order(language, languages(LOCALES)), FIRST))
    text = next(each for each in files if each.exists()).read_text(encoding="utf-8")
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
