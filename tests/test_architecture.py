"""The lines that imports may not cross."""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("engine", "render", "telling", "cogs", "web", "local")
ALLOWED = {
    "engine": {"engine"},
    "render": {"render", "engine"},
    "telling": {"telling", "engine"},
    "cogs": {"cogs", "telling", "render", "engine"},
    "web": {"web", "telling", "render", "engine"},
    "local": {"local"},
}
PURE = ("engine/core", "engine/kit", "engine/games")
IMPURE = {
    "random",
    "time",
    "datetime",
    "os",
    "io",
    "pathlib",
    "asyncio",
    "sqlite3",
    "secrets",
    "socket",
    "tomllib",
    "uuid",
}
MOST_LINES = 60
"""Of a function."""
RANDOM_TYPE_ONLY = {"engine/core/shape.py"}
"""`sample` takes a generator that its caller made; nothing is drawn from the module itself."""


def modules(folder: str) -> list[Path]:
    """All modules of a folder: there are some, or whoever looks at them would look at nothing."""
    found = sorted((ROOT / folder).rglob("*.py"))
    assert found, f"{folder} holds no modules"
    return found


class Module(NamedTuple):
    """A module: what it imports, and which modules of ours, each by its own name; its strings, what it calls by a plain
    name, and its functions with the number of their lines.
    """

    imported: set[str]
    needed: set[str]
    strings: list[str]
    calls: set[str]
    functions: dict[str, int]


@cache
def read(path: Path) -> Module:
    """A module; imports are absolute, and those under TYPE_CHECKING count too."""
    found = Module(set(), set(), [], set(), {})
    package = path.relative_to(ROOT).parts[:-1]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Import():
                found.imported.update(alias.name for alias in node.names)
            case ast.ImportFrom():
                base = package[: len(package) - node.level + 1] if node.level else ()
                folder = ".".join((*base, *filter(None, (node.module,))))
                inside = {f"{folder}.{alias.name}" for alias in node.names}
                found.imported.add(folder)
                found.needed.update(
                    {each for each in inside if (ROOT / f"{each.replace('.', '/')}.py").is_file()} or {folder}
                )
            case ast.Constant(value=str(text)):
                found.strings.append(text)
            case ast.Call(func=ast.Name(id=name)):
                found.calls.add(name)
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                found.functions[f"{node.name}, line {node.lineno}"] = (node.end_lineno or 0) - node.lineno
            case _:
                pass
    return found


def program() -> list[Path]:
    """All modules of the program."""
    return [ROOT / "bot.py", *(path for package in PACKAGES for path in modules(package))]


@pytest.mark.parametrize("package", PACKAGES)
def test_imports_point_one_way(package: str) -> None:
    for path in modules(package):
        ours = {name.split(".")[0] for name in read(path).imported} & {*PACKAGES, "bot", "tests"}
        assert ours <= ALLOWED[package], (path, ours)


def test_engine_and_telling_know_neither_discord_nor_pictures() -> None:
    for path in (*modules("engine"), *modules("telling")):
        assert not {name.split(".")[0] for name in read(path).imported} & {"discord", "PIL", "simcord"}, path


@pytest.mark.parametrize("folder", PURE)
def test_rules_do_no_input_or_output_and_know_no_clock_or_chance(folder: str) -> None:
    for path in modules(folder):
        forbidden = {name.split(".")[0] for name in read(path).imported} & IMPURE
        if str(path.relative_to(ROOT)) in RANDOM_TYPE_ONLY:
            forbidden -= {"random"}
        assert not forbidden, (path, forbidden)
        assert not read(path).calls & {"open", "print", "input"}, path


def test_core_knows_no_game_and_games_know_only_core_and_kit() -> None:
    for path in modules("engine/core"):
        assert not any(name.startswith(("engine.kit", "engine.games")) for name in read(path).imported), path
    for path in modules("engine/kit"):
        for name in read(path).imported:
            if name.startswith("engine"):
                assert name.startswith(("engine.core", "engine.kit")), (path, name)
    for path in modules("engine/games"):
        own = ".".join(path.relative_to(ROOT).parts[:3])
        for name in read(path).imported:
            if name.startswith("engine"):
                assert name.startswith(("engine.core", "engine.kit", own)), (path, name)


FLOORS = ("cogs.base", "cogs.asking", "cogs.showing", "cogs.app", "cogs.playing", "cogs.desk", "cogs")
"""From what stands on nothing to the commands themselves."""


def floor(module: str) -> int:
    return next(n for n, each in enumerate(FLOORS) if module == each or module.startswith(f"{each}."))


def test_nothing_in_cogs_needs_what_stands_on_it() -> None:
    for path in modules("cogs"):
        own = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for other in read(path).needed:
            assert not other.startswith("cogs") or floor(other) <= floor(own), (own, other)


@pytest.mark.parametrize("folder", ["cogs", "engine", "render", "telling", "web"])
def test_modules_need_one_another_in_no_circle(folder: str) -> None:
    needs = {".".join(path.relative_to(ROOT).with_suffix("").parts): read(path).needed for path in modules(folder)}
    for start in needs:
        reached, new = set[str](), {start}
        while new := {other for module in new for other in needs.get(module, ())} - reached:
            reached |= new
        assert start not in reached, start


CYRILLIC = re.compile("[а-яА-Я]")


def test_no_sentence_for_people_in_the_code() -> None:
    """Words for people live in the catalogues: no Russian sentence stands in a module."""
    for path in program():
        for text in read(path).strings:
            assert " " not in text or not CYRILLIC.search(text), (path, text)


def test_standard_library_names_are_known() -> None:
    assert sys.stdlib_module_names >= IMPURE


def test_only_the_store_knows_which_database_it_is() -> None:
    for path in program():
        if path.is_relative_to(ROOT / "local"):  # a browser's own
            continue
        drivers = {name.split(".")[0] for name in read(path).imported} & {"sqlite3", "aiosqlite", "psycopg"}
        assert not drivers or path.parent == ROOT / "engine" / "store", (path, drivers)


ONE_DATABASE_ONLY = re.compile(
    r"json_extract|json_each|json_set|INSERT OR |\bifnull\(|\browid\b|\biif\(|\bIS (NOT )?\?|\bIN \(\)|strftime\("
)
"""Words of SQL that SQLite alone understands; docs/scale.md says what to write instead."""


def test_sql_keeps_to_what_every_database_understands() -> None:
    for package in ("engine", "telling", "cogs", "web"):
        for path in modules(package):
            if path.parent == ROOT / "engine" / "store":
                continue
            for text in read(path).strings:
                assert not ONE_DATABASE_ONLY.search(text), (path, text)


def test_no_function_of_the_program_is_longer_than_a_page() -> None:
    """How many ways lead through it is held by ruff (C901)."""
    for path in program():
        for name, lines in read(path).functions.items():
            assert lines < MOST_LINES, (path, name)


def test_the_workshop_knows_single_games_only_where_missions_are_made_changed_and_judged() -> None:
    knowing = {
        path.stem
        for path in modules("engine/workshop")
        if any(name.startswith("engine.games") for name in read(path).imported)
    }
    assert knowing == {
        *("doubts", "generator", "laying", "preview", "screws", "streets", "things", "wording", "work"),
    }
