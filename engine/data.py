"""Reads the data of a game from its TOML files and says exactly what is wrong with them."""

import codecs
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path, PurePath
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

DATA = Path(__file__).resolve().parent.parent / "data"

MOST_BYTES = 500_000
"""Of a file; the largest of ours has 45,000."""
MOST_FAULTS = 40
"""Those that are told of more."""
MOST_SAID = 300
"""Characters of a fault."""
DEEP_KEY = re.compile(r"""(?<![\w"'.-])(?:[\w"'-]++[ \t]*\.[ \t]*){20}""")
"""Takes tomllib the longer the longer it is, by its square."""
NAME = re.compile(r"""[\w-]++|"[^"\n]*+"|'[^'\n]*+'""")
HEADER = re.compile(r"""\s*(?P<many>\[)?\[(?P<name>[^\]\n]++)\]""")
KEY = re.compile(rf"""\s*(?P<name>(?:{NAME.pattern})(?:\s*\.\s*(?:{NAME.pattern}))*+)\s*=""")
ROW = re.compile(r"""\bid\s*=\s*["'](?P<id>[^"'\n]*)["']""")
"""What a file names, in the order of its lines; enough to find the place of a fault."""

M = TypeVar("M", bound=BaseModel)


class DataError(Exception):
    """The data of a game cannot be used. `faults` has a line for each fault: file, entry, field, what."""

    def __init__(self, game: str, faults: list[str]) -> None:
        self.faults = tuple(each if len(each) <= MOST_SAID else f"{each[:MOST_SAID]}…" for each in faults)
        more = ["…"] if len(faults) > MOST_FAULTS else []
        super().__init__("\n".join([f"Faults in the data of {game}: {len(faults)}", *self.faults[:MOST_FAULTS], *more]))


def load(game: str, model: type[M], root: Path | None = None) -> M:
    """The data of `game`, a folder of `data/`, as a `model`.

    The tables of all files `*.toml` of the folder together are the fields of the model. A folder in it is a table,
    too: each of its files is an entry, by the name of the file. A file of the same name in `root/<game>/`, the
    administrator's folder, takes the place of ours; further files there are read as well.

    Raises DataError with every fault found; what the model checks as a whole comes once each entry is sound.
    """
    folders = [DATA / game] if root is None else [DATA / game, root / game]
    files = {path.relative_to(folder): path for folder in folders for path in _files(folder)}
    read = Reading(str(folders[-1]))
    if root is not None and not root.is_dir():
        read.faults.append(f"{root}: there is no such folder")
    for name, path in files.items():
        read.add(name, str(path), lambda path=path: text_of(path))
    return read.made(game, model)


class Reading:
    """Tables that are read from one file after the other; `faults` are those found so far.

    What is missing altogether is said of the folder `where`.
    """

    def __init__(self, where: str) -> None:
        self.faults: list[str] = []
        self.tables: dict[str, Any] = {}
        self._where = where
        self._source: dict[tuple[str, ...], tuple[str, str]] = {}
        """What each table and entry was read from: its name, and its text."""
        self._broken = False

    def add(self, name: PurePath, called: str, text: Callable[[], str]) -> None:
        """Read a file: its tables, or the entry of the table whose folder it lies in. It is named as it is called."""
        try:
            found = text()
            content = tables_of(found)
        except ValueError as error:
            self._broken = True
            self.faults.append(f"{called}, {error}")
            return
        if table := name.parent.name:
            if (table,) in self._source:
                self.faults.append(f"{called}, {table}: stands in {self._source[table,][0]} already")
            else:
                self.tables.setdefault(table, {})[name.stem] = content
                self._source[table, name.stem] = called, found
            return
        for table, value in content.items():
            if known := next((other for (each, *_), (other, _) in self._source.items() if each == table), None):
                self.faults.append(f"{called}, {table}: stands in {known} already")
            else:
                self.tables[table] = value
                self._source[table,] = called, found

    def made(self, game: str, model: type[M], tables: Mapping[str, Any] | None = None) -> M:
        """All that was read as a model, or these tables in its place, which hold it. Raises DataError with every
        fault found.
        """
        try:
            loaded = model.model_validate(self.tables if tables is None else tables)
        except ValidationError as error:
            for each in error.errors(include_url=False, include_context=False):
                # A table that is missing may well stand in the file that could not be read.
                if not (self._broken and each["type"] == "missing" and len(each["loc"]) == 1):
                    self.faults.append(self._line(each))
            raise DataError(game, self.faults) from error
        if self.faults:
            raise DataError(game, self.faults)
        return loaded

    def _line(self, error: ErrorDetails) -> str:
        if len(self.faults) >= MOST_FAULTS:
            return "…"  # which is not told
        entry = (*map(str, error["loc"][:2]),)
        if entry in self._source and len(entry) == 2:
            return _line(error, *self._source[entry], error["loc"][2:])
        return _line(error, *self._source.get(entry[:1], (self._where, "")), error["loc"])


def read(game: str, path: Path, model: type[M]) -> M:
    """One file as a `model`. Raises DataError with every fault found."""
    try:
        text = text_of(path)
    except ValueError as error:
        raise DataError(game, [f"{path}, {error}"]) from error
    return read_as(game, model, str(path), text)


def read_as(game: str, model: type[M], called: str, text: str) -> M:
    """The text of a file, which is called so, as a `model`. Raises DataError with every fault found."""
    try:
        return model.model_validate(tables_of(text))
    except ValidationError as error:
        raise DataError(game, [_line(each, called, text, each["loc"]) for each in error.errors()]) from error
    except ValueError as error:
        raise DataError(game, [f"{called}, {error}"]) from error


def _files(folder: Path) -> list[Path]:
    """The files of a folder, then those of the folders in it."""
    return [*sorted(folder.glob("*.toml")), *sorted(folder.glob("*/*.toml"))]


def text_of(path: Path) -> str:
    """A file of texts or data. Raises ValueError saying where in it is what wrong."""
    try:
        if path.exists() and not (path.is_file() or path.is_dir()):  # a pipe, which never ends
            raise ValueError("is no file")
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise ValueError(f"cannot be read: {error.strerror}") from error
    return decoded(content)


def decoded(content: bytes, most: int = MOST_BYTES) -> str:
    """The text of a file of at most so many bytes. Raises ValueError saying where in it is what wrong."""
    if len(content) > most:
        raise ValueError(f"is too large: {most // 1000} KB at most")
    content = content.removeprefix(codecs.BOM_UTF8)
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise ValueError(f"{place(content[: error.start].decode())}: this is not UTF-8 text") from error


def tables_of(text: str) -> dict[str, Any]:
    """The tables of a file. Raises ValueError saying where in it is what wrong."""
    if found := DEEP_KEY.search(text):
        raise ValueError(f"{place(text[: found.start()])}: too many names in one another")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        what, _, where = str(error).removesuffix(")").rpartition(" (at ")
        raise ValueError(f"{place(text) if where == 'end of document' else where}: {what}") from error
    except RecursionError as error:
        raise ValueError("too many brackets in one another") from error


def place(before: str) -> str:
    """Line and column, counted from 1, of what follows the text `before`."""
    return f"line {before.count(chr(10)) + 1}, column {len(before) - before.rfind(chr(10))}"


def _line(error: ErrorDetails, called: str, text: str, path: Sequence[int | str]) -> str:
    """One complaint of pydantic as file, place, entry, field and what is wrong; `path` leads to it in the file."""
    table, *inner = error["loc"]
    where = [str(table)]
    if inner:
        entry, *fields = inner
        name = f"entry {entry + 1}" if isinstance(entry, int) else entry
        where = [f"{table} {name}", *map(str, fields)]
    match error["type"]:
        case "missing":
            what = "is missing"
        case "extra_forbidden":
            what = "is not known"
        case _:
            scalar = isinstance(error["input"], str | int | float)
            what = error["msg"] + (f" (it is {error['input']!r})" if scalar else "")
    found = locate(text, path)
    return f"{called}, {f'{found}, ' if found else ''}{', '.join(where)}: {what}"


def locate(text: str, path: Sequence[int | str]) -> str:
    """The place at which a value of a TOML file is given, or the nearest thing around it; "" if nothing of it is."""
    if not text or not path:
        return ""
    wanted, best, found = [str(each) for each in path], 0, -1
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
    return place(text[:found]) if best else ""


def _names(dotted: str) -> list[str]:
    """The names of a key with dots."""
    return [each[0].strip("\"'") for each in NAME.finditer(dotted)]
