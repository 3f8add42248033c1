"""The lines that imports may not cross."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

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


def imported(path: Path) -> set[str]:
    """The modules a file imports, absolute; those under TYPE_CHECKING count too."""
    found: set[str] = set()
    package = path.relative_to(ROOT).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            found.add(".".join((*base, *((node.module or "").split(".") if node.module else ()))))
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_imports_point_one_way(package: str) -> None:
    for path in modules(package):
        ours = {name.split(".")[0] for name in imported(path)} & {*PACKAGES, "bot", "tests"}
        assert ours <= ALLOWED[package], (path, ours)


def test_engine_and_telling_know_neither_discord_nor_pictures() -> None:
    for path in (*modules("engine"), *modules("telling")):
        assert not {name.split(".")[0] for name in imported(path)} & {"discord", "PIL", "simcord"}, path


@pytest.mark.parametrize("folder", PURE)
def test_rules_do_no_input_or_output_and_know_no_clock_or_chance(folder: str) -> None:
    for path in modules(folder):
        forbidden = {name.split(".")[0] for name in imported(path)} & IMPURE
        if str(path.relative_to(ROOT)) in RANDOM_TYPE_ONLY:
            forbidden -= {"random"}
        assert not forbidden, (path, forbidden)
        calls = {
            node.func.id
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert not calls & {"open", "print", "input"}, path


def test_core_knows_no_game_and_games_know_only_core_and_kit() -> None:
    for path in modules("engine/core"):
        assert not any(name.startswith(("engine.kit", "engine.games")) for name in imported(path)), path
    for path in modules("engine/kit"):
        for name in imported(path):
            if name.startswith("engine"):
                assert name.startswith(("engine.core", "engine.kit")), (path, name)
    for path in modules("engine/games"):
        own = ".".join(path.relative_to(ROOT).parts[:3])
        for name in imported(path):
            if name.startswith("engine"):
                assert name.startswith(("engine.core", "engine.kit", own)), (path, name)


FLOORS = ("cogs.base", "cogs.asking", "cogs.showing", "cogs.app", "cogs.playing", "cogs.desk", "cogs")
"""From what stands on nothing to the commands themselves."""


def needed(path: Path) -> set[str]:
    """The modules of ours that a file imports, each by its own name."""
    package = path.relative_to(ROOT).parts[:-1]
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            folder = ".".join((*base, *filter(None, (node.module,))))
            inside = {f"{folder}.{alias.name}" for alias in node.names}
            found |= {each for each in inside if (ROOT / f"{each.replace('.', '/')}.py").is_file()} or {folder}
    return found


def floor(module: str) -> int:
    return next(n for n, each in enumerate(FLOORS) if module == each or module.startswith(f"{each}."))


def test_nothing_in_cogs_needs_what_stands_on_it() -> None:
    for path in modules("cogs"):
        own = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for other in needed(path):
            assert not other.startswith("cogs") or floor(other) <= floor(own), (own, other)


@pytest.mark.parametrize("folder", ["cogs", "engine", "render", "telling", "web"])
def test_modules_need_one_another_in_no_circle(folder: str) -> None:
    needs = {".".join(path.relative_to(ROOT).with_suffix("").parts): needed(path) for path in modules(folder)}
    for start in needs:
        reached, new = set[str](), {start}
        while new := {other for module in new for other in needs.get(module, ())} - reached:
            reached |= new
        assert start not in reached, start


def test_no_sentence_for_people_in_the_code() -> None:
    """Words for people live in the catalogues: no Russian sentence stands in a module."""
    for package in (*PACKAGES, "bot.py"):
        for path in modules(package) if (ROOT / package).is_dir() else [ROOT / package]:
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value:
                    assert not any("а" <= letter <= "я" for letter in node.value.lower()), (path, node.value)


def test_standard_library_names_are_known() -> None:
    assert sys.stdlib_module_names >= IMPURE


def test_only_the_store_knows_which_database_it_is() -> None:
    for package in ("engine", "telling", "cogs", "web", "render", "bot.py"):
        for path in modules(package) if (ROOT / package).is_dir() else [ROOT / package]:
            drivers = {name.split(".")[0] for name in imported(path)} & {"sqlite3", "aiosqlite", "psycopg"}
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
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    assert not ONE_DATABASE_ONLY.search(node.value), (path, node.value)


def test_no_function_of_the_program_is_longer_than_a_page() -> None:
    """How many ways lead through it is held by ruff (C901)."""
    for path in (ROOT / "bot.py", *(path for package in PACKAGES for path in modules(package))):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert (node.end_lineno or 0) - node.lineno < MOST_LINES, (path, node.name)
