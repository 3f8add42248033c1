"""Packs for tests: a sound one, and others that somebody has damaged."""

from __future__ import annotations

import re
import stat
from collections.abc import Mapping
from functools import cache
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from every_game import game_of
from manual import guides

from engine.core.game import Game
from engine.games.zombicide.game import Zombicide
from engine.workshop.manuscripts import MISSIONS, Manuscript
from engine.workshop.pack import DIGEST, About, packed, played, read
from engine.workshop.pack import game_of as meant
from engine.workshop.toml import Fields
from render.boards import BOARDS

DOCS = Path(__file__).parents[2] / "docs" / "new-mission.md"
ABOUT = About(name="The yard", author="Ann", licence="CC0")


def manuscript(entries: Mapping[str, Fields], tables: Mapping[str, str] | None = None) -> Manuscript:
    """Entries that somebody writes at: missions, or what is said of each."""
    return Manuscript(1, "x" * DIGEST, 1, (entries,), tables=tables or dict.fromkeys(entries, MISSIONS))


@cache
def base() -> Zombicide:
    game = game_of("zombicide")
    assert isinstance(game, Zombicide)
    return game


@cache
def yard() -> str:
    """The mission of the guide, with its texts in it."""
    return re.findall(r"```toml\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)[0]


class Sample(NamedTuple):
    """The example of a guide: the game that it is for, the name of its file, and what stands in it."""

    game: Game[Any]
    file: str
    text: str


GUIDES = [path.name for path, language in guides() if language == "en"]


@cache
def sample(guide: str) -> Sample:
    page = (DOCS.parent / guide).read_text("utf-8")
    text, (name, *_) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)[0], re.findall(r"`(\w+\.toml)`", page)
    return Sample(meant(map(game_of, BOARDS), name, text.encode()), name, text)


def ward() -> str:
    """The campaign of the guide: two missions in one file, of which the second asks for what the first has counted."""
    return sample("new-campaign.md").text


@cache
def zipped() -> bytes:
    """The same as a zip, and its Russian texts in a catalogue."""
    return packed(
        {
            "missions/yard.toml": yard(),
            "locales/ru/yard.ftl": "zombicide-mission-yard = Двор\nzombicide-keyword-battery = Батарея\n",
        },
        ABOUT,
    )


def archive(files: Mapping[str, str | bytes]) -> bytes:
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as made:
        for name, content in files.items():
            made.writestr(name, content)
    return out.getvalue()


def linked(name: str, to: str) -> bytes:
    """A zip with a link to another file."""
    out, info = BytesIO(), ZipInfo(name)
    info.external_attr = (stat.S_IFLNK | 0o777) << 16
    with ZipFile(out, "w") as made:
        made.writestr(info, to)
    return out.getvalue()


WORDS = (
    "5R", "8R.A", "99V", "S1", "S9", "''", "-1", "1e999", "nan", "[]", "{}", "[[[[[", "true", "walker", "abomination",
    "ap(all, 99)", "spawn(S1, walker, 99)", "choose(taker) {1: back()}", "keep()", "exit(5R.A)", "goal(RADIO)", "\x00",
    "ZZZZ", "м" * 40, "1" * 400, '"""', "5R:11-21", "note(1)", "move(all, 8R.D)", "endturn(all)", "S1: S1", "🧟", "= 3",
)  # fmt: skip
"""What somebody might write in the place of something else."""


def damaged(random: Random, of: Sample) -> tuple[str, bytes]:
    """A pack with one or several things wrong, and the name under which it is sent."""
    (file,) = read(of.game, of.file, of.text.encode()).files
    if random.random() < 0.3:
        return "pack.zip", torn(zipped() if of.text == yard() else packed({file: of.text}, ABOUT), random)
    text = of.text
    for _ in range(random.choice((1, 1, 2, 5))):
        text = slipped(text, random)
    if random.random() < 0.3:
        return "pack.zip", archive({file: text, random.choice(NAMES): torn(b"a = b\n" * 9, random)})
    return of.file, text.encode(errors="replace")


NAMES = (
    "locales/en/yard.ftl", "../../bot.py", "/etc/passwd", "missions/../x.toml", "missions/con.toml", "C:\\x.toml",
    "missions/m1.toml", "missions/a/b.toml", "locales/x/y.ftl", "pack.toml", "missions/yard.TOML", "x" * 200,
)  # fmt: skip


ALIKE = (
    r"(?<![\w.])\d+(?![\w.:])", r"\b[58]R\.[A-Za-z]\b", r"\b(walker|ap|noise|wound|heal)\b", r'(?<== )"[^"\n]*"',
)  # fmt: skip
"""What is written in a place may be written in another one of the same kind."""


def slipped(text: str, random: Random) -> str:
    """A text in which a word, a line or a part is something else."""
    lines = text.split("\n")
    at = random.randrange(len(lines))
    match random.randrange(8):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[random.randrange(len(lines))])
        case 2:
            lines[at], lines[at - 1] = lines[at - 1], lines[at]
        case 3 | 4:
            kind = random.choice(ALIKE)
            same = [each for each in re.finditer(kind, text) if each.end() < (text + "[texts").index("[texts")]
            if same:
                old, new = random.choice(same), random.choice(same)[0]
                return text[: old.start()] + new + text[old.end() :]
        case _:
            found = list(re.finditer(r"[\w.:-]+|[^\s\w]", lines[at]))
            if found:
                word = random.choice(found)
                new = random.choice([*WORDS, *re.findall(r"[\w.:-]+", text)])
                lines[at] = lines[at][: word.start()] + new + lines[at][word.end() :]
    return "\n".join(lines)


def torn(content: bytes, random: Random) -> bytes:
    """Bytes of which some are others, some missing, some there twice."""
    found = bytearray(content)
    for _ in range(random.choice((1, 2, 8))):
        at = random.randrange(len(found) or 1)
        match random.randrange(4):
            case 0:
                del found[at : at + random.choice((1, 30, len(found)))]
            case 1:
                found[at:at] = found[max(0, at - 40) : at]
            case _:
                if found:
                    found[at % len(found)] = random.randrange(256)
    return bytes(found)


def game(name: str = "yard.toml", content: bytes | None = None) -> Any:
    """The game with a pack in it."""
    pack = read(base(), name, yard().encode() if content is None else content)
    return played(base(), pack.files)
