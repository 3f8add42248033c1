"""A language made by the program: some of the texts, with accents and a third longer.

Whatever is cut in a picture, refused by Discord or not said at all in it will be in a real one that is unfinished.
"""

from __future__ import annotations

import re
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any

from fluent.syntax import FluentSerializer, ast

from engine.core.decision import Decision
from engine.core.game import Game
from engine.core.message import Event
from engine.languages import FIRST
from telling.texts import Locale
from tests.core.fuzz import Reader
from tests.kit.told import check_asked, check_counted, check_seen, check_told
from tests.languages import LIMITS, exact, files, is_text, walk

PSEUDO = "fi"
"""Its tag, one that Discord has, and a language of long words."""
SHARE = 0.1
"""Of the keys."""
ACCENTS = str.maketrans("aeiouyAEIOUYcnszCNSZ", "áéíóúýÁÉÍÓÚÝčñšžČÑŠŽ")
KEPT = re.compile(r"(\[[\w-]+\]|`[^`]*`|<[^>]*>|https?://\S+|/\w+)")
"""Parts of a text that are no words: icons, code, mentions, addresses, commands."""
LONGEST_NAME = 32


def longer(text: str) -> str:
    """Every vowel twice, and accents: “Attack” becomes “Ááttááčk”."""
    parts = KEPT.split(text)
    said = (re.sub("[aeiouAEIOU]", lambda each: each[0] + each[0].lower(), part) for part in parts[::2])
    parts[::2] = (each.translate(ACCENTS) for each in said)
    return "".join(parts)


@cache
def overlay(share: float = SHARE) -> Path:
    """A folder of own data with the language in it, made once for a process."""
    folder = Path(mkdtemp(prefix="gravekeeper-pseudo-"))
    write(folder, share)
    return folder


def write(folder: Path, share: float = SHARE) -> None:
    """Write the language into a folder of own data, as a host would put one there."""
    random = Random("pseudo")
    own = folder / "locales" / PSEUDO
    own.mkdir(parents=True)
    for name, resource in files(FIRST).items():
        entries = [each for each in resource.body if isinstance(each, ast.Message) and random.random() < share]
        text = FluentSerializer().serialize(ast.Resource([translated(each) for each in entries]))
        (own / name).write_text(text, encoding="utf-8")


def translated(entry: ast.Message) -> ast.Message:
    """An entry with its texts made longer, as far as there is room."""
    made = deepcopy(entry)
    made.comment = None
    made.attributes = [each for each in made.attributes if is_text(FIRST, each) and each.id.name != "rule"]
    for key, text in ((made.id.name, made.value), *((f"{made.id.name}.{a.id.name}", a.value) for a in made.attributes)):
        most = next((most for pattern, most, _ in LIMITS if re.fullmatch(pattern, key)), 0)
        most = LONGEST_NAME if key.startswith("name-") else most
        for node in walk(text):
            if isinstance(node, ast.TextElement):
                node.value = longer(node.value)[: most or None]
    return made


def pseudo() -> Locale:
    """The language, in which a text that is broken is an error."""
    return exact(PSEUDO, overlay() / "locales")


def reading(game: Game[Any]) -> Reader:
    """Reads in the language whatever a game says, as `tests.core.fuzz.play` plays it."""
    locale = pseudo()

    def read(s: Any, events: list[Event], among: list[Decision]) -> None:
        check_told(events, locale)
        check_counted(s, locale)
        check_asked(among, [""], locale)
        for seat in s.seats:
            check_seen(game, s, seat, locale)

    return read
