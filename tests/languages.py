"""`make languages`: how complete each language is, and what is wrong with it; see docs/translating.md.

``python -m tests.languages [language ...] [--pictures] [--missing]``. Whatever stands under “wrong” is
wrong, and makes the exit code 1; what is missing is said in the next best language. ``--missing`` names it,
``--pictures`` draws every game and names what did not fit into its place. The tests look at the same faults.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from babel import Locale as Cldr
from fluent.syntax import ast

from engine.catalogue import parsed
from engine.data import DataError
from engine.languages import FIRST, Speech, name_of, speech
from render.boards import BOARDS
from telling.texts import EARLIER, LOCALES, NEUTRAL, Locale, Texts, complaint, made, rules
from tests.citations import ROOT

LANGUAGES = ("en", "ru")
"""Those that say everything; others may be unfinished."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
MOST_COUNTED = 1000
"""No game counts further."""
COMMAND = re.compile(r"[-_'\w]{1,32}")
LIMITS: tuple[tuple[str, int, str], ...] = (
    (r"about-.+", 100, "the description of a command"),
    (r"(where|hints|reminders)-[a-z]+|language-auto", 100, "a choice of a command"),
    (r".+-ask-.+\.hint", 145, "two lines of a phone"),
    (r".+-ask-.+\.(choose|choose-joint)", 150, "what stands over a list"),
)
"""What Discord or a phone has no room for: the keys, the most characters, and what they are."""
BUTTON = 80
"""Characters on a button."""
BUTTONS = re.compile(r"""\bbutton\(\s*(?:self\.)?locale, f?["']([\w-]+)["']""")
"""The keys of buttons in the code."""
TERMS = r"(phase|resource|token|trade|icon|deck|zombie|piece|class|type|trait|status|abomination|colour|zone)-[a-z-]+"
"""Families of short names in the catalogues of games."""
MOST_TERMS, LONGEST_TERM = 30, 24
"""Terms of a family, a larger one is of cards; and characters of one."""
GUIDE = ROOT / "docs" / "translating.md"
MADE = '<!-- made by `make languages ARGS="--terms"` -->'
"""What follows it in the guide is the glossary."""

Entry = ast.Message | ast.Term


@cache
def files(language: str) -> Mapping[str, ast.Resource]:
    """The catalogues of a language by the names of their files."""
    paths = sorted((LOCALES / language).glob("*.ftl"))
    return {path.name: parsed(path.read_text(encoding="utf-8")) for path in paths}


@cache
def entries(language: str, file: str) -> Mapping[str, Entry]:
    """The entries of a catalogue; the keys of terms begin with a hyphen."""
    body = files(language)[file].body if file in files(language) else []
    found = [each for each in body if isinstance(each, ast.Message | ast.Term)]
    return {("-" if isinstance(each, ast.Term) else "") + each.id.name: each for each in found}


@cache
def texts(language: str, file: str) -> Mapping[str, ast.Pattern]:
    """All texts of a catalogue: of entries, and of what stands as an attribute at a question."""
    found: dict[str, ast.Pattern] = {}
    for key, entry in entries(language, file).items():
        if entry.value is not None:
            found[key] = entry.value
        found |= {f"{key}.{each.id.name}": each.value for each in entry.attributes if is_text(language, each)}
    return found


def is_text(language: str, attribute: ast.Attribute) -> bool:
    """Whether an attribute is a text by itself: forms of names differ between languages, earlier wordings are old."""
    return attribute.id.name != EARLIER and attribute.id.name not in own_speech(language).forms


def own_speech(language: str) -> Speech:
    return speech(LOCALES / language)


@cache
def said(language: str) -> Mapping[str, ast.Pattern]:
    """All texts of a language."""
    return {key: text for file in files(language) for key, text in texts(language, file).items()}


def walk(node: object) -> Iterator[ast.BaseNode]:
    """All nodes below one."""
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from walk(value)
    elif isinstance(node, list):
        for each in node:
            yield from walk(each)


def variables(entry: ast.BaseNode) -> set[str]:
    return {node.id.name for node in walk(entry) if isinstance(node, ast.VariableReference)}


def references(entry: ast.BaseNode) -> set[str]:
    messages = {
        f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
        for node in walk(entry)
        if isinstance(node, ast.MessageReference)
    }
    return messages | {f"-{node.id.name}" for node in walk(entry) if isinstance(node, ast.TermReference)}


@cache
def categories(language: str) -> frozenset[str]:
    """The plural categories that whole numbers have in a language."""
    plural = Cldr.parse(language, sep="-").plural_form
    return frozenset(map(plural, range(MOST_COUNTED)))


@cache
def exact(language: str, overlay: Path | None = None) -> Locale:
    """A language in which a text that is missing, or that wants more than it is given, is an error.

    Of the built-in ones what another would have to say as well; with an ``overlay`` others may help out.
    """

    def fail(key: str, what: str) -> None:
        raise AssertionError(f"{language}: {key}: {what}")

    locale = made(overlay)[language]
    locale._report = fail
    if overlay is None:
        locale.then = ()
    return locale


# What is missing


def missing(language: str) -> dict[str, list[str]]:
    """The keys that a language does not say yet, by file. Old wordings and numbers of rules are not waited for."""
    own = said(language)
    found = {file: [key for key in texts(FIRST, file) if key not in own] for file in files(FIRST)}
    return {file: keys for file, every in found.items() if (keys := [key for key in every if _waited_for(key)])}


def _waited_for(key: str) -> bool:
    return key.partition(".")[2] not in NEUTRAL


# What is wrong


def faults(language: str) -> list[str]:
    """Whatever is wrong with a language, a line each. What it does not say yet is not wrong."""
    found = [*_of_itself(language), *_unreadable(language)]
    if not found:
        found += [*_unknown(language), *_placeables(language), *_plurals(language), *_too_long(language)]
        found += _rules(language)
    return found


def _of_itself(language: str) -> Iterator[str]:
    try:
        own_speech(language)
    except DataError as error:
        yield complaint(error)


def _unreadable(language: str) -> Iterator[str]:
    counted = Counter[str]()
    for file, resource in files(language).items():
        for each in resource.body:
            if isinstance(each, ast.Junk):
                yield f"{file}: this is no text: {(each.content or '').strip()[:60]}"
        counted.update(entries(language, file).keys())
        for key, entry in entries(language, file).items():
            named = [each.id.name for each in entry.attributes]
            if len(set(named)) != len(named):
                yield f"{file}, {key}: an attribute stands twice"
        for key, text in texts(language, file).items():
            if not text.elements or all(isinstance(e, ast.TextElement) and not e.value.strip() for e in text.elements):
                yield f"{file}, {key}: says nothing"
    names = [each.id.name for r in files(language).values() for each in r.body if isinstance(each, ast.Message)]
    yield from (f"{key}: stands twice" for key, number in Counter(names).items() if number > 1)


def _unknown(language: str) -> Iterator[str]:
    """Keys that nobody asks for, or that stand in another file than in the first language."""
    for file in files(language):
        yield from (
            f"{file}, {key}: nobody says this" for key in texts(language, file) if key not in texts(FIRST, file)
        )
    # What an own text names may be said in the first language, as long as there is such a text.
    known = {*said(language), *said(FIRST)}
    for file in files(language):
        for key, entry in entries(language, file).items():
            yield from (f"{file}, {key}: there is no {other}" for other in references(entry) - known)


def _placeables(language: str) -> Iterator[str]:
    """What is put in has to be what the first language puts in."""
    for key, text in said(language).items():
        if key in said(FIRST) and (given := variables(said(FIRST)[key])) != (own := variables(text)):
            yield f"{key}: puts in {_listed(own)}, not {_listed(given)}"


def _listed(names: set[str]) -> str:
    return ", ".join(f"${each}" for each in sorted(names)) or "nothing"


def _plurals(language: str) -> Iterator[str]:
    for file in files(language):
        for key, entry in entries(language, file).items():
            for node in walk(entry):
                if isinstance(node, ast.SelectExpression):
                    given = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
                    if given & (PLURALS - {"other"}) and not given >= categories(language):
                        yield f"{key}: has no plural for {', '.join(sorted(categories(language) - given))}"


def _too_long(language: str) -> Iterator[str]:
    """What Discord refuses, or a phone has no room for."""
    locale = Texts()(language)
    for key, text in said(language).items():
        if any(isinstance(each, ast.Placeable) for each in text.elements):
            continue  # how long it gets is seen in play
        plain = locale(key)
        if key.startswith("name-") and (not COMMAND.fullmatch(plain) or plain != plain.lower()):
            yield f"{key}: “{plain}” cannot be the name of a command: at most 32 small letters, no spaces"
        for pattern, most, what in (*LIMITS, ("|".join(buttons()), BUTTON, "a button")):
            if re.fullmatch(pattern, key) and len(plain) > most:
                yield f"{key}: {len(plain)} characters, {what} has {most}"


@cache
def buttons() -> frozenset[str]:
    """The keys of buttons that always say the same."""
    return frozenset(
        key for path in (ROOT / "cogs").rglob("*.py") for key in BUTTONS.findall(path.read_text(encoding="utf-8"))
    )


def _rules(language: str) -> Iterator[str]:
    """The rules for players have the sections of the first language, each with the chapters that it tells."""
    for path in sorted((LOCALES / language).glob("*-rules.md")):
        game = path.name.removesuffix("-rules.md")
        told, first = ([each.chapters for each in rules(each, game)] for each in (language, FIRST))
        if told != first:
            yield f"{path.name}: {len(told)} sections tell {told}, not {first}"


# What things are called


def glossary() -> str:
    """The terms of each game in every language, as tables; empty where a language has none yet."""
    every = Texts().languages
    parts: list[str] = []
    for game in BOARDS:
        rows = [[Texts()(each)(key) if key in said(each) else "" for each in every] for key in terms(game)]
        lines = (f"| {' | '.join(row)} |" for row in ([name_of(each) for each in every], *rows))
        first, *others = dict.fromkeys(lines)
        title = Texts()(FIRST)(f"{game}-name")
        parts.append("\n".join([f"### {title}", "", first, "|---" * len(every) + "|", *others]))
    return "\n\n".join(parts)


def terms(game: str) -> Iterator[str]:
    """The keys of a game's short names for things and questions; a family of many is of cards, not of terms."""
    families: dict[str, list[str]] = {}
    for key, text in said(FIRST).items():
        found = re.fullmatch(rf"{game}-(?:{TERMS}|ask-.+\.(kind))", key)
        if found and not variables(text) and not references(text) and len(Texts()(FIRST)(key)) <= LONGEST_TERM:
            families.setdefault(found[1] or found[2], []).append(key)
    for keys in families.values():
        if len(keys) <= MOST_TERMS:
            yield from keys


def guide() -> str:
    """The guide for translators with the glossary of today."""
    text = GUIDE.read_text(encoding="utf-8")
    return f"{text[: text.index(MADE)]}{MADE}\n\n{glossary()}\n"


# What is said


def report(language: str, named: bool) -> list[str]:
    """How far a language is, file by file where it is not finished, and what is wrong."""
    lacking = missing(language)
    lines = [f"{name_of(language)} ({language}): {Texts()(language).percent} %"]
    for file, keys in lacking.items():
        every = sum(map(_waited_for, texts(FIRST, file)))
        lines.append(f"  {file}: {every - len(keys)} of {every}")
        lines += [f"    {key}" for key in keys if named]
    wrong = faults(language)
    return [*lines, *(f"  wrong: {each}" for each in wrong)]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("languages", nargs="*", help="only these")
    parser.add_argument("--missing", action="store_true", help="name every key that is missing")
    parser.add_argument("--pictures", action="store_true", help="draw every game, and name what did not fit")
    parser.add_argument("--terms", action="store_true", help="write the glossary of the guide anew")
    args = parser.parse_args(arguments)
    if args.terms:
        GUIDE.write_text(guide(), encoding="utf-8")
        return 0
    if unknown := {*args.languages} - {*Texts().languages}:
        parser.error(f"no folder of data/locales for {', '.join(sorted(unknown))}")
    wrong = 0
    for language in args.languages or Texts().languages:
        print("\n".join(report(language, args.missing)))
        wrong += len(faults(language))
        if args.pictures:
            from tests.pictures import cut  # here, for drawing is slow to load

            print("\n".join(f"  cut: {each}" for each in cut(Texts()(language))))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
