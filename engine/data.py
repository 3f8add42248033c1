"""Reads the data of a game from its TOML files and says exactly what is wrong with them."""

import codecs
import re
import tomllib
from pathlib import Path
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
    faults = [] if root is None or root.is_dir() else [f"{root}: there is no such folder"]
    tables: dict[str, Any] = {}
    source: dict[tuple[str, ...], Path] = {}
    broken = False
    for name, path in {path.relative_to(folder): path for folder in folders for path in _files(folder)}.items():
        try:
            content = _read(path)
        except ValueError as error:
            broken = True
            faults.append(f"{path}, {error}")
            continue
        if table := name.parent.name:
            if (table,) in source:
                faults.append(f"{path}, {table}: stands in {source[table,]} already")
            else:
                tables.setdefault(table, {})[name.stem] = content
                source[table, name.stem] = path
            continue
        for table, value in content.items():
            if known := next((other for (each, *_), other in source.items() if each == table), None):
                faults.append(f"{path}, {table}: stands in {known} already")
            else:
                tables[table] = value
                source[table,] = path
    try:
        loaded = model.model_validate(tables)
    except ValidationError as error:
        for each in error.errors():
            # A table that is missing may well stand in the file that could not be read.
            if not (broken and each["type"] == "missing" and len(each["loc"]) == 1):
                where = tuple(map(str, each["loc"][:2]))
                faults.append(_line(each, source.get(where) or source.get(where[:1], folders[-1])))
        raise DataError(game, faults) from error
    if faults:
        raise DataError(game, faults)
    return loaded


def read(game: str, path: Path, model: type[M]) -> M:
    """One file as a `model`. Raises DataError with every fault found."""
    try:
        return model.model_validate(_read(path))
    except ValidationError as error:
        raise DataError(game, [_line(each, path) for each in error.errors()]) from error
    except ValueError as error:
        raise DataError(game, [f"{path}, {error}"]) from error


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
    if len(content) > MOST_BYTES:
        raise ValueError(f"is too large: {MOST_BYTES // 1000} KB at most")
    content = content.removeprefix(codecs.BOM_UTF8)
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise ValueError(f"{place(content[: error.start].decode())}: this is not UTF-8 text") from error


def _read(path: Path) -> dict[str, Any]:
    """The tables of one file. Raises ValueError saying where in it is what wrong."""
    text = text_of(path)
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


def _line(error: ErrorDetails, path: Path) -> str:
    """One complaint of pydantic as file, entry, field and what is wrong."""
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
    return f"{path}, {', '.join(where)}: {what}"
