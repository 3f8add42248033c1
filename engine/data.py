"""Reads the data of a game from its TOML files and says exactly what is wrong with them."""

from __future__ import annotations

import codecs
import re
import tomllib
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path, PurePath
from typing import Any, TypeVar, cast

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from .core.fault import Unreadable, fault, place
from .core.message import Message, msg
from .core.rows import named

DATA = Path(__file__).resolve().parent.parent / "data"

MOST_BYTES = 500_000
"""Of a file; the largest of ours has 45,000."""
MOST_FAULTS = 40
"""Those that are told of more."""
DEEP_KEY = re.compile(r"""(?<![\w"'.-])(?:[\w"'-]++[ \t]*\.[ \t]*){20}""")
"""Takes tomllib the longer the longer it is, by its square."""
NAME = re.compile(r"""[\w-]++|"[^"\n]*+"|'[^'\n]*+'""")
HEADER = re.compile(r"""\s*(?P<many>\[)?\[(?P<name>[^\]\n]++)\]""")
KEY = re.compile(rf"""\s*(?P<name>(?:{NAME.pattern})(?:\s*\.\s*(?:{NAME.pattern}))*+)\s*=""")
ROW = re.compile(r"""\bid\s*=\s*["'](?P<id>[^"'\n]*)["']""")
"""What a file names, in the order of its lines; enough to find the place of a fault."""

AT = re.compile(r"line (?P<line>\d+), column (?P<column>\d+)")
SIGN = re.compile(r"(?:Illegal|Found invalid) character (.+)", re.DOTALL)
TOML: Mapping[str, str] = {
    "Expected newline": "newline",
    "Expected '=' after": "equals",
    "Invalid initial": "key",
    "Expected ']": "header",
    "Cannot": "twice",
    "Duplicate": "twice",
    "Unclosed array": "array",
    "Unclosed inline": "inline",
    "Unescaped": "escape",
    "Invalid hex": "escape",
    "Escaped": "escape",
    "Invalid date": "date",
    "Invalid value": "value",
    "Unterminated": "string",
    "Expected": "string",
    "Illegal": "string",
    "Found": "string",
}
"""With what the reader of TOML begins a complaint, and the text for it; the first one that fits."""
KINDS: Mapping[str, str] = {
    **dict.fromkeys(("string_type", "string_sub_type"), "text"),
    **dict.fromkeys(("int_type", "int_from_float", "int_parsing", "int_parsing_size"), "number"),
    **dict.fromkeys(("float_type", "float_parsing", "finite_number"), "float"),
    **dict.fromkeys(("bool_type", "bool_parsing"), "truth"),
    **dict.fromkeys(("tuple_type", "list_type", "set_type", "frozen_set_type", "iterable_type"), "list"),
    **dict.fromkeys(("dict_type", "mapping_type", "model_type", "model_attributes_type", "dataclass_type"), "table"),
}
"""What is needed where pydantic finds something else."""
COUNTED = re.compile(r"#([1-9][0-9]{0,3})")
QUOTED = re.compile(r"'[^']*'|\d+")

M = TypeVar("M", bound=BaseModel)


class DataError(Exception):
    """What is wrong with data: the ``first`` faults, and of others how many there are; ``further``: how many others
    there are besides those that are given.
    """

    def __init__(self, game: str, faults: Sequence[Message], further: int = 0) -> None:
        self.game, self.count, self.first = game, len(faults) + further, (*faults[:MOST_FAULTS],)
        self.further = self.count - len(self.first)
        self.faults = (*self.first, *([msg("fault-more", n=self.further)] if self.further else ()))
        super().__init__(game, self.first, self.further)

    @property
    def told(self) -> Message:
        """What is wrong with which data; `faults` follow it."""
        return msg("fault-data", game=self.game, n=self.count)


def load(game: str, model: type[M], root: Path | None = None) -> M:
    """The data of `game`, a folder of `data/`, as a `model`.

    The tables of all files `*.toml` of the folder together are the fields of the model. A folder in it is a table,
    too: each of its files is an entry, by the name of the file; further entries can stand in a file of tables. A file
    of the same name in `root/<game>/`, the administrator's folder, takes the place of ours; further files there are
    read as well.

    Raises DataError with every fault found; what the model checks as a whole comes once each entry is sound.
    """
    folders = [DATA / game] if root is None else [DATA / game, root / game]
    files = {path.relative_to(folder): path for folder in folders for path in _files(folder)}
    read = Reading(str(folders[-1]), folders_of(model))
    if root is not None and not root.is_dir():
        read.faults.append(fault(msg("fault-no-folder"), str(root)))
    for name, path in files.items():
        read.add(name, str(path), lambda path=path: text_of(path))
    return read.made(game, model)


def folders_of(model: type[BaseModel]) -> frozenset[str]:
    """The tables of a model whose entries can stand in files of their own."""
    fields = model.model_fields.items()
    return frozenset(
        name for name, field in fields if any(getattr(each, "func", None) is named for each in field.metadata)
    )


class Reading:
    """Tables that are read from one file after the other; `faults` are those found so far.

    What is missing altogether is said of the folder `where`; the entries of `folders` can stand in several files.
    """

    def __init__(self, where: str, folders: Collection[str] = ()) -> None:
        self.faults: list[Message] = []
        self.tables: dict[str, Any] = {}
        self._where, self._folders = where, folders
        self._source: dict[tuple[str, ...], tuple[str, str, int]] = {}
        """What each table and entry was read from: its name, its text, and how much of the way to a fault in it leads
        only to the file.
        """
        self._broken = False

    def add(self, name: PurePath, called: str, text: Callable[[], str]) -> None:
        """Read a file: its tables, or the entry of the table whose folder it lies in. It is named as it is called."""
        try:
            found = text()
            content = tables_of(found)
        except Unreadable as error:
            self._broken = True
            self.faults.append(fault(error.what, called, error.at))
            return
        if table := name.parent.name:
            self._put((table, name.stem), content, (called, found, 2))
            return
        for table, value in content.items():
            if table in self._folders and value and isinstance(value, dict):
                for entry, each in cast("dict[str, Any]", value).items():
                    self._put((table, entry), each, (called, found, 0))
            else:
                self._put((table,), value, (called, found, 0))

    def _put(self, where: tuple[str, ...], value: object, source: tuple[str, str, int]) -> None:
        """A table, or an entry of one, that stands in a file."""
        table, *entry = where
        known = self._source.get(where) or self._source.get(where[:1])
        if known is None and not entry and table in self.tables:  # its entries stand in other files
            known = next(other for (each, *_), other in self._source.items() if each == table)
        if known is not None:
            self.faults.append(fault(msg("fault-elsewhere", file=known[0]), source[0], ", ".join(where)))
        elif entry:
            self.tables.setdefault(table, {})[entry[0]] = value
            self._source[where] = source
        else:
            self.tables[table] = value
            self._source[where] = source

    def file(self, table: str, entry: str) -> str:
        """In which file an entry stands."""
        return self._source[table, entry][0]

    def made(self, game: str, model: type[M], tables: Mapping[str, Any] | None = None) -> M:
        """All that was read as a model, or these tables in its place, which hold it. Raises DataError with every
        fault found.
        """
        try:
            loaded = model.model_validate(self.tables if tables is None else tables)
        except ValidationError as error:
            for each in error.errors(include_url=False):
                # A table that is missing may well stand in the file that could not be read.
                if not (self._broken and each["type"] == "missing" and len(each["loc"]) == 1):
                    self.faults.append(self._line(each))
            raise DataError(game, self.faults) from error
        if self.faults:
            raise DataError(game, self.faults)
        return loaded

    def _line(self, error: ErrorDetails) -> Message:
        if len(self.faults) >= MOST_FAULTS:
            return msg("fault-unknown")  # which is not told: to look for its place takes a while
        entry = (*map(str, error["loc"][:2]),)
        called, text, lead = self._source.get(entry) or self._source.get(entry[:1], (self._where, "", 0))
        return _line(error, called, text, error["loc"][lead:])


def read(game: str, path: Path, model: type[M]) -> M:
    """One file as a `model`. Raises DataError with every fault found."""
    return _read(game, model, str(path), lambda: text_of(path))


def read_as(game: str, model: type[M], called: str, text: str) -> M:
    """The text of a file, which is called so, as a `model`. Raises DataError with every fault found."""
    return _read(game, model, called, lambda: text)


def _read(game: str, model: type[M], called: str, text: Callable[[], str]) -> M:
    reading = Reading(called)
    reading.add(PurePath(), called, text)
    return reading.made(game, model)


def _files(folder: Path) -> list[Path]:
    """The files of a folder, then those of the folders in it."""
    return [*sorted(folder.glob("*.toml")), *sorted(folder.glob("*/*.toml"))]


def text_of(path: Path) -> str:
    """A file of texts or data. Raises Unreadable."""
    try:
        if path.exists() and not (path.is_file() or path.is_dir()):  # a pipe, which never ends
            raise Unreadable(msg("fault-no-file"))
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Unreadable(msg("fault-closed", why=str(error.strerror))) from error
    return decoded(content)


def decoded(content: bytes, most: int = MOST_BYTES) -> str:
    """The text of a file of at most so many bytes. Raises Unreadable."""
    if len(content) > most:
        raise Unreadable(msg("fault-large", most=most // 1000))
    content = content.removeprefix(codecs.BOM_UTF8)
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise Unreadable(msg("fault-no-text"), after(content[: error.start].decode())) from error


def tables_of(text: str) -> dict[str, Any]:
    """The tables of a file. Raises Unreadable."""
    if found := DEEP_KEY.search(text):
        raise Unreadable(msg("fault-names-deep"), after(text[: found.start()]))
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        what, _, where = str(error).removesuffix(")").rpartition(" (at ")
        known = AT.fullmatch(where)
        at = place(int(known["line"]), int(known["column"])) if known else after(text)
        raise Unreadable(_toml(what), at) from error
    except RecursionError as error:
        raise Unreadable(msg("fault-brackets")) from error
    except ValueError as error:  # a number without end
        raise Unreadable(msg("fault-toml-value")) from error


def _toml(what: str) -> Message:
    """What the reader of TOML says."""
    sign = SIGN.fullmatch(what)
    if sign and sign[1] != "'\\n'":
        return msg("fault-toml-sign", sign=sign[1].strip("'"))
    return Message(f"fault-toml-{next((key for begins, key in TOML.items() if what.startswith(begins)), 'line')}")


def after(before: str) -> Message:
    """The place of what follows the text `before`."""
    return place(before.count("\n") + 1, len(before) - before.rfind("\n"))


def _line(error: ErrorDetails, called: str, text: str, path: Sequence[int | str]) -> Message:
    """One complaint of pydantic as file, place, entry, field and what is wrong; `path` leads to it in the file."""
    table, *inner = (f"#{each + 1}" if isinstance(each, int) else each for each in error["loc"])
    entry = " ".join([table, *inner[:1]])
    return fault(_what(error), called, locate(text, path), entry, ", ".join(inner[1:]))


def _what(error: ErrorDetails) -> Message:
    """What pydantic complains of."""
    about = error.get("ctx", {})
    match error["type"]:
        case "rule":
            return about["what"]
        case "missing":
            return msg("fault-missing")
        case "extra_forbidden":
            return msg("fault-unknown")
        case "literal_error":
            what = msg("fault-none-of", of=", ".join(QUOTED.findall(about["expected"])) or about["expected"])
        case "greater_than_equal":
            what = msg("fault-least", n=about["ge"])
        case "less_than_equal":
            what = msg("fault-most", n=about["le"])
        case "string_too_long":
            what = msg("fault-characters-most", n=about["max_length"])
        case "string_too_short":
            what = msg("fault-characters-least", n=about["min_length"])
        case "too_long":
            what = msg("fault-entries-most", n=about["max_length"])
        case "too_short":
            what = msg("fault-entries-least", n=about["min_length"])
        case "string_pattern_mismatch":
            what = msg("fault-pattern", pattern=about["pattern"])
        case kind if kind in KINDS:
            what = Message(f"fault-kind-{KINDS[kind]}")
        case _:
            what = msg("fault-other", what=error["msg"])
    given = error["input"]
    if isinstance(given, bool):
        given = str(given).lower()  # as it is written in TOML
    return msg("fault-given", what=what, given=str(given)) if isinstance(given, str | int | float) else what


def locate(text: str, path: Sequence[int | str]) -> Message | None:
    """The place at which a value of a TOML file is given, or the nearest thing around it; None if nothing of it is."""
    if not text or not path:
        return None
    wanted, best, found = [_number(each) for each in path], 0, -1
    table, counts, at = list[str](), dict[tuple[str, ...], int](), 0
    for line in text.split("\n"):
        if header := HEADER.match(line):
            table = _names(header["name"])
            if header["many"]:
                counts[*table] = counts.get((*table,), -1) + 1
                table.append(str(counts[*table]))
            here = table
        elif key := KEY.match(line):
            here = [*table, *_names(key["name"])]
        else:
            here = []
        row = ROW.search(line)
        if row and best and wanted[best : best + 1] == [row["id"]]:  # a row that is known by its id
            best, found = best + 1, at + row.start()
        shared = 0
        while shared < min(len(here), len(wanted)) and here[shared] == wanted[shared]:
            shared += 1
        if shared > best:
            best, found = shared, at + len(line) - len(line.lstrip())
        at += len(line) + 1
    return after(text[:found]) if best else None


def _number(each: int | str) -> str:
    """A part of a path as the headers are counted here: from 0, where people are told #1."""
    counted = COUNTED.fullmatch(each) if isinstance(each, str) else None
    return str(int(counted[1]) - 1) if counted else str(each)


def _names(dotted: str) -> list[str]:
    """The names of a key with dots."""
    return [each[0].strip("\"'") for each in NAME.finditer(dotted)]
