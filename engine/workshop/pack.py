"""A pack: entries of a game that somebody has written, with their texts, as one file: TOML, or a zip of such.

It is read by the functions that read our own data and an administrator's folder, and refused with all its faults, each
with file, line, column and field. What is in it is what has been checked: no file of it is read otherwise.
"""

from __future__ import annotations

import re
import stat
import zlib
from base64 import b32encode
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from io import BytesIO
from pathlib import PurePosixPath
from typing import Annotated, Any, cast, get_args
from zipfile import BadZipFile, LargeZipFile, ZipFile, ZipInfo

from pydantic import AfterValidator, BaseModel, ConfigDict, StringConstraints, TypeAdapter, ValidationError

from ..catalogue import plain
from ..core.fault import Unreadable, fault
from ..core.game import Game
from ..core.message import Message, msg
from ..core.written import Spoken, Writing, in_a_line, marked, spoken, written
from ..data import DataError, Reading, decoded, read_as, tables_of

MOST_SENT = 256_000
"""Bytes of what is sent."""
MOST_FILE = 100_000
"""Bytes of a file of it; the largest of ours has some 5,000."""
MOST_BYTES = 500_000
"""Bytes of all of it, unpacked."""
MOST_FILES = 40
MOST_ENTRIES = 12
"""Of a kind."""
DIGEST = 26
"""Characters of a digest, of five bits each."""
ABOUT = "pack.toml"
NAME = re.compile(r"[a-z][a-z0-9]{0,11}")
"""How an entry may be called: its file without `.toml`."""
WITHIN = re.compile(r"(?:locales/(?P<language>[A-Za-z-]{2,12})/[\w-]{1,40}\.ftl)|(?P<about>pack\.toml)")
ZIPPED = (b"PK\x03\x04", b"PK\x05\x06")
UNREADABLE = (
    BadZipFile, LargeZipFile, zlib.error, NotImplementedError, RuntimeError, OSError, ValueError, EOFError,
)  # fmt: skip
"""What a zip that somebody has made may lead to."""
JUNK = re.compile(r"(^|/)(__MACOSX/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)")
"""What systems leave in archives."""

Title = Annotated[str, AfterValidator(in_a_line), StringConstraints(max_length=60)]


class About(BaseModel):
    """What a pack says about itself, in `pack.toml`."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: Title = ""
    author: Title = ""
    licence: Title = ""


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack that is sound: its ``files`` by name, and the title of each entry. The same files, the same ``digest``."""

    game: str
    files: Mapping[str, str]
    about: About
    digest: str
    titles: Spoken
    """By language and the name of an entry."""

    @property
    def title(self) -> str:
        """What it is called, if nobody says otherwise."""
        return self.called("")[0]

    def called(self, language: str) -> list[str]:
        """What it is called in its languages, first in this one: as the first of its entries is."""
        if self.about.name:
            return [self.about.name]
        first = next(id for given in self.titles.values() for id in given)
        every = (self.titles.get(language, {}), *self.titles.values())
        return [given[first] for given in every if first in given]


# In


def game_of(games: Iterable[Game[Any]], name: str, content: bytes) -> Game[Any]:
    """The game that a file is meant for: it has its folder, or its entries have most of the fields that stand in it.
    Raises DataError if people can write for no game.
    """
    writable = [game for game in games if game.adds]
    if not writable:
        raise DataError("the workshop", [msg("fault-pack-nothing")])
    if content.startswith(ZIPPED):
        found = _inside(content)
        return max(writable, key=lambda game: sum(f"{table}/" in name for name in found for table in game.adds))
    fields = _fields(content)
    return max(writable, key=lambda game: max(_alike(game, table, fields) for table in game.adds))


def form(game: Game[Any], table: str) -> type[Writing]:
    """What an entry of a table that people write for a game looks like."""
    assert game.tables is not None
    return get_args(game.tables.model_fields[table].annotation)[1]


def _fields(content: bytes) -> dict[str, Any]:
    """What stands in a file, as far as it can be read."""
    try:
        return tables_of(decoded(content, MOST_FILE))
    except ValueError:
        return {}


def _alike(game: Game[Any], table: str, fields: Mapping[str, Any]) -> int:
    """How much of a file is what an entry of this table has, or the table itself."""
    return len(fields.keys() & form(game, table).model_fields.keys()) + isinstance(fields.get(table), dict)


def _inside(content: bytes) -> list[str]:
    """The names in a zip, or none if it cannot be read."""
    try:
        with ZipFile(BytesIO(content)) as archive:
            return archive.namelist()
    except UNREADABLE:
        return []


def read(game: Game[Any], name: str, content: bytes) -> Pack:
    """The pack of a file that somebody sent under this name. Raises DataError with all that is wrong with it."""
    files, faults = _files(game, name, content)
    about, further = About(), 0
    if ABOUT in files:
        try:
            about = read_as(game.id, About, ABOUT, files[ABOUT])
        except DataError as error:
            faults, further = [*faults, *error.first], error.further
        del files[ABOUT]
    if faults:
        raise DataError(game.id, faults, further)
    entries = checked(game, files)
    titles: dict[str, dict[str, str]] = {}
    for id, entry in entries.items():
        for language, given in entry.texts.items():
            if "name" in given:
                titles.setdefault(language, {})[id] = given["name"]
    return Pack(game.id, files, about, digest(files), titles)


def checked(game: Game[Any], files: Mapping[str, str]) -> dict[str, Writing]:
    """The entries of these files, sound beside everything else of the game. Raises DataError with all that is wrong."""
    assert game.tables is not None
    sizes = [len(text.encode()) for text in files.values()]
    if len(files) > MOST_FILES or max(sizes, default=0) > MOST_FILE or sum(sizes) > MOST_BYTES:
        raise DataError(
            game.id, [msg("fault-pack-size", files=MOST_FILES, each=MOST_FILE // 1000, all=MOST_BYTES // 1000)]
        )
    if strange := [name for name in files if name == ABOUT or not _fits(game, name)]:
        raise DataError(game.id, [fault(_strange(game), name[:80]) for name in strange])
    reading, given = _read(game, files)
    reading.faults += _astray(game, reading)
    tables: dict[str, Any] = {name: getattr(game.data, name) for name in game.tables.model_fields}
    found = {table: entries for table, entries in _entries(reading) if table in game.adds}
    made = reading.made(
        game.id, game.tables, {**tables, **{table: {**tables[table], **entries} for table, entries in found.items()}}
    )
    where = {id: table for table in game.adds for id in found.get(table, ())}
    entries = {id: cast(Writing, getattr(made, table)[id]).speaking(given) for id, table in where.items()}
    known = {each.key for entry in entries.values() for each in entry.wording().values()}
    faults = [
        fault(msg("fault-text-stray"), f"locales/{language}", key)
        for language, texts in given.items()
        for key in texts
        if key not in known
    ]
    for id, entry in entries.items():
        at, wording = (reading.file(where[id], id), f"{where[id]} {id}"), entry.wording()
        faults += (fault(what, at[0], ", ".join((at[1], *place))) for place, what in entry.misspoken())
        faults += (
            fault(msg("fault-text-missing", key=wording[short].key), at[0], f"{at[1]}, texts, {short}")
            for short in entry.silent()
        )
    if faults:
        raise DataError(game.id, faults)
    return entries


def _entries(reading: Reading) -> Iterator[tuple[str, dict[str, Any]]]:
    """The tables that have entries by name."""
    for table, entries in reading.tables.items():
        if isinstance(entries, dict):
            yield table, cast("dict[str, Any]", entries)


def _astray(game: Game[Any], reading: Reading) -> Iterator[Message]:
    """What is wrong with what was read, whatever stands in the entries."""
    named = set[str]()
    for table, entries in reading.tables.items():
        if table not in game.adds:
            yield fault(_strange(game), table)
        elif not isinstance(entries, dict):
            yield fault(msg("fault-kind-table"), table)
        else:
            own: Mapping[str, Writing] = getattr(game.data, table)
            every = cast("dict[str, Any]", entries)
            for id in every:
                where = reading.file(table, id), f"{table} {id}"
                if NAME.fullmatch(id) is None:
                    yield fault(msg("fault-pack-called"), *where)
                elif id in own:
                    yield fault(msg("fault-pack-ours", name=id), *where)
                elif id in named:
                    yield fault(msg("fault-pack-twice"), *where)
                named.add(id)
            if len(every) > MOST_ENTRIES:
                yield msg("fault-pack-entries", most=MOST_ENTRIES, folder=table, n=len(every))
    if not named and not reading.faults:
        yield _empty(game)


def played(game: Game[Any], files: Mapping[str, str]) -> Game[Any]:
    """The game with a pack that has been checked, to be played; raises DataError if it cannot be read any more."""
    assert game.tables is not None
    reading, texts = _read(game, files)
    number, rows = digest(files), dict[str, Mapping[str, Writing]]()
    try:
        for table in reading.tables.keys() & game.adds:
            field = game.tables.model_fields[table]
            form: Any = Annotated[field.annotation, *field.metadata]  # pyright: ignore
            rows[table] = TypeAdapter[Any](form).validate_python(reading.tables[table])
    except ValidationError as error:
        raise DataError(game.id, reading.faults or [msg("fault-other", what=str(error))]) from error
    names = {id: marked(id, number) for table in game.adds for id in rows.get(table, ())}
    if not names:
        raise DataError(game.id, reading.faults or [_empty(game)])
    entries = {
        table: {names[id]: row.speaking(texts).called(names[id]).beside(names) for id, row in own.items()}
        for table, own in rows.items()
    }
    every = [each for own in entries.values() for each in own.values()]
    return game.playing(entries, written(number, names, spoken(every)))


def fields(game: Game[Any], files: Mapping[str, str]) -> Iterator[tuple[str, str, Any]]:
    """The entries of files that are sound as they stand there, with their tables and names: those of the first table
    first.
    """
    tables = _read(game, files)[0].tables
    yield from ((table, id, entry) for table in game.adds for id, entry in tables.get(table, {}).items())


def digest(files: Mapping[str, str]) -> str:
    """What tells these files from any others."""
    found = sha256()
    for name, text in sorted(files.items()):
        for part in (name.encode(), text.encode()):
            found.update(len(part).to_bytes(8) + part)
    return b32encode(found.digest()).decode().lower()[:DIGEST]


def _read(game: Game[Any], files: Mapping[str, str]) -> tuple[Reading, dict[str, dict[str, str]]]:
    reading, spoken = Reading(ABOUT, game.adds), dict[str, dict[str, str]]()
    for name, text in files.items():
        if name.endswith(".toml"):
            reading.add(PurePosixPath(name), name, lambda text=text: text)
        elif match := WITHIN.fullmatch(name):
            texts, faults = plain(text, name)
            reading.faults += faults
            spoken.setdefault(match["language"], {}).update(texts)
    return reading, spoken


# Files in and out


def _files(game: Game[Any], name: str, content: bytes) -> tuple[dict[str, str], list[Message]]:
    """The files of what was sent by the names that they have in a pack, and what is wrong with it."""
    if len(content) > MOST_SENT:
        return {}, [msg("fault-large", most=MOST_SENT // 1000)]
    if not content.startswith(ZIPPED):
        id = re.split(r"[^a-z0-9]", name.lower().removesuffix(".toml"))[0]
        if not NAME.fullmatch(id):
            return {}, [fault(msg("fault-pack-name"), name[:60])]
        fields, known = _fields(content), {name for table in game.adds for name in form(game, table).model_fields}
        whole = any(isinstance(fields.get(table), dict) or table in fields.keys() - known for table in game.adds)
        folder = "" if whole else f"{max(game.adds, key=lambda table: _alike(game, table, fields))}/"
        try:
            return {f"{folder}{id}.toml": decoded(content, MOST_FILE)}, []
        except Unreadable as error:
            return {}, [fault(error.what, f"{id}.toml", error.at)]
    try:
        with ZipFile(BytesIO(content)) as archive:
            return _unpacked(game, archive)
    except UNREADABLE:
        return {}, [msg("fault-pack-zip")]


def _unpacked(game: Game[Any], archive: ZipFile) -> tuple[dict[str, str], list[Message]]:
    """Each file is read to its bound, whatever the archive says of its size."""
    inside = [each for each in archive.infolist() if not each.is_dir() and not JUNK.search(each.filename)]
    if len(inside) > MOST_FILES:
        return {}, [msg("fault-pack-files", most=MOST_FILES, n=len(inside))]
    files, faults, left = dict[str, str](), list[Message](), MOST_BYTES
    top = _top(game, [each.filename for each in inside])
    for each in inside:
        name, called = each.filename.removeprefix(top).removeprefix(f"{game.id}/"), each.filename[:80]
        if not _fits(game, name):
            faults.append(fault(_strange(game), called))
        elif stat.S_ISLNK(each.external_attr >> 16) or each.flag_bits & 1:
            faults.append(fault(msg("fault-pack-locked"), called))
        elif name in files:
            faults.append(fault(msg("fault-pack-twice"), called))
        else:
            read = _bytes(archive, each)
            left -= len(read)
            if left < 0:
                return {}, [msg("fault-pack-unpacked", most=MOST_BYTES // 1000)]
            try:
                files[name] = decoded(read, MOST_FILE)
            except Unreadable as error:
                faults.append(fault(error.what, called, error.at))
    return files, faults


def _bytes(archive: ZipFile, info: ZipInfo) -> bytes:
    with archive.open(info) as file:
        return file.read(MOST_FILE + 1)


def _top(game: Game[Any], names: list[str]) -> str:
    """The folder that everything of an archive lies in, if it is none of the pack's own."""
    tops = {name.partition("/")[0] for name in names if "/" in name}
    ours = {*game.adds, game.id, "locales", "", ".", ".."}
    if len(tops) == 1 and all("/" in name for name in names) and not tops & ours:
        return f"{tops.pop()}/"
    return ""


def _fits(game: Game[Any], name: str) -> bool:
    folder, _, file = name.rpartition("/")
    if folder in ("", *game.adds) and file != ABOUT:
        return file.endswith(".toml") and NAME.fullmatch(file.removesuffix(".toml")) is not None
    return WITHIN.fullmatch(name) is not None


def _strange(game: Game[Any]) -> Message:
    files = ", ".join(f"{table}/yard.toml" for table in game.adds)
    return msg("fault-pack-strange", files=files, about=ABOUT)


def _empty(game: Game[Any]) -> Message:
    files, tables = (
        ", ".join(f"{table}/….toml" for table in game.adds),
        ", ".join(f"[{table}.…]" for table in game.adds),
    )
    return msg("fault-pack-empty", files=files, tables=tables)


def packed(files: Mapping[str, str], about: About) -> bytes:
    """A pack as a file, which `read` takes: always the same for the same pack."""
    out = BytesIO()
    with ZipFile(out, "w") as archive:
        for name, text in _with_about(files, about):
            info = ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            info.external_attr = 0o644 << 16
            archive.writestr(info, text, compress_type=8)
    return out.getvalue()


def _with_about(files: Mapping[str, str], about: About) -> Iterator[tuple[str, str]]:
    lines = (f"{field} = {quoted(value)}\n" for field, value in about.model_dump().items() if value)
    yield ABOUT, "".join(lines)
    yield from sorted(files.items())


def quoted(text: str) -> str:
    """A text as a string of TOML."""
    escaped = "".join(
        f"\\u{ord(each):04x}" if each in '"\\' or ord(each) < 32 or each == "\x7f" else each for each in text
    )
    return f'"{escaped}"'
