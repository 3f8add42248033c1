"""`make manual`: tables of the guides to what people write, made from what is declared.

The fields of entries follow a line ``<!-- fields module:Model -->``: what may stand in each by its type, and what it
means by its docstring; in other languages what it means stands in the guide itself, and is kept. Words that can be
written follow ``<!-- words module:Name -->``, what is in the box ``<!-- effects -->`` and ``<!-- tokens -->`` of Hit Z
Road, ``<!-- cards -->`` and ``<!-- tiles -->`` of Zombies!!!. These and the operations of mission cards have their
texts in the catalogues.
"""

from __future__ import annotations

import ast
import inspect
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from textwrap import dedent
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel, BeforeValidator, PlainValidator
from pydantic.fields import FieldInfo

from engine.core.rows import by_id, named
from engine.core.written import Writing
from engine.games.hitz.box.data import ARGUMENTS, Argument, EffectCode
from engine.games.zgame.data import COPIES, copied
from engine.games.zombies.box.card import NUMBERS as OF_CARDS
from telling.editing import operations
from telling.texts import Locale, Texts

DOCS = Path(__file__).parents[1] / "docs"
BOX = Path(__file__).parents[1] / "data"
GUIDES = {"en": DOCS / "new-mission.md", "ru": DOCS / "new-mission.ru.md"}
TABLE = re.compile(r"(?<=\n)(\| (?:operation|команда) \|.*\n\|---\|---\|\n)(?:\|.*\n)*")
SYMBOL = re.compile(r"\[(\w+)\]")
FIELDS = re.compile(r"<!-- fields (?P<module>[\w.]+):(?P<model>\w+) -->\n(?P<table>(?:\|.*\n)*)")
SAID: Mapping[str, Mapping[str, str]] = {
    "en": {
        "effects": "| `effect` | `arg`, such as | what it says |",
        "cards": "| `as` | it is | what it does, with our number | `n` |", "tiles": "| id | it is |",
        "tokens": "| token | in the box | what it is for |",
        "instant": "played", "attach": "laid on an opponent", "item": "an item",
        "head": "| field | what may stand there | what it means |", "range": "{least} to {most}", "number": "number",
        "text": "text", "list": "list: {of}", "table": "by name: {of}", "truth": "`true`, `false`", "effect": "effect",
        "entry": "fields, see below", "rows": "entries `[[{name}]]`", "named": "entries `[{name}.…]`", "or": " or ",
        "default": "{what}; left out: {usual}", "without": "{what}; may be left out",
    },
    "ru": {
        "effects": "| `effect` | `arg`, например | что написано |",
        "cards": "| `as` | что это | что делает, с нашим числом | `n` |", "tiles": "| имя | что это |",
        "tokens": "| жетон | в коробке | зачем он |",
        "instant": "играется", "attach": "ложится на соперника", "item": "предмет",
        "head": "| поле | что там может стоять | что значит |", "range": "от {least} до {most}", "number": "число",
        "text": "текст", "list": "список: {of}", "table": "по именам: {of}", "truth": "`true`, `false`",
        "effect": "эффект", "entry": "поля, см. ниже", "rows": "записи `[[{name}]]`", "named": "записи `[{name}.…]`",
        "or": " или ", "default": "{what}; без него {usual}", "without": "{what}; можно без него",
    },
}  # fmt: skip
WORDS_OF = re.compile(r"(<!-- words ([\w.]+):(\w+) -->\n)(?:`.*\n)*")
OF_BOX = re.compile(r"(<!-- (effects|tokens|cards|tiles) -->\n)(?:\|.*\n)*")
MANY = 12
"""Words that are listed in a table; more are explained beside it."""


def guides() -> list[tuple[Path, str]]:
    """The guides that have such tables, with their languages."""
    found = [(path, "ru" if path.stem.endswith(".ru") else "en") for path in sorted(DOCS.glob("new-*.md"))]
    return [(path, language) for path, language in found if FIELDS.search(path.read_text("utf-8"))]


def page(path: Path, language: str) -> str:
    """A guide with its tables as they must be today."""
    text = path.read_text("utf-8")
    if path in GUIDES.values():
        rows = "".join(f"| `{written}` | {does} |\n" for written, does in operations(Texts()(language)))
        text = TABLE.sub(rf"\g<1>{rows}", text)
    text = WORDS_OF.sub(lambda found: f"{found[1]}{words(found[2], found[3])}\n", text)
    text = OF_BOX.sub(lambda found: found[1] + of_box(found[2], language), text)
    return FIELDS.sub(lambda found: f"{found[0].partition(chr(10))[0]}\n{fields(found, language)}", text)


# Fields


def fields(found: re.Match[str], language: str) -> str:
    """The table of a model's fields. Raises KeyError if one is explained nowhere."""
    model = getattr(import_module(found["module"]), found["model"])
    known = dict(re.findall(r"^\| `(\w+)` \| .* \| (.*) \|$", found["table"], re.MULTILINE))
    meanings = explained(model) if language == "en" else known
    skipped = {"id", "texts"} if issubclass(model, Writing) else () if "id" in explained(model) else {"id"}
    lines = [SAID[language]["head"], "|---|---|---|"]
    for name, field in model.model_fields.items():
        if name not in skipped:
            shown = field.alias or name
            meaning = meanings[name if language == "en" else shown]
            lines.append(f"| `{shown}` | {may_be(shown, field, language)} | {meaning} |")
    return "".join(f"{line}\n" for line in lines)


def explained(model: type[BaseModel]) -> dict[str, str]:
    """What the docstrings of fields say, those of the classes before it included."""
    found: dict[str, str] = {}
    for each in reversed(model.__mro__):
        if not issubclass(each, BaseModel) or each is BaseModel:
            continue
        (body,) = ast.parse(dedent(inspect.getsource(each))).body
        assert isinstance(body, ast.ClassDef)
        for one, other in zip(body.body, body.body[1:], strict=False):
            match one, other:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                    found[name] = " ".join(text.split())
                case _:
                    pass
    return found


def may_be(name: str, field: FieldInfo, language: str) -> str:
    """What may stand in a field, and what it is where it is left out."""
    say = SAID[language]
    what, usual = kind(name, field.annotation, field.metadata, say), field.default
    if field.is_required():
        return what
    said = str(usual).lower() if isinstance(usual, bool) else str(usual)
    empty = usual in (None, (), {}, "", frozenset()) or isinstance(usual, BaseModel)
    return say["without" if empty else "default"].format(what=what, usual=f"`{said}`")


def kind(name: str, form: Any, marks: Sequence[Any], say: Mapping[str, str]) -> str:
    """What a form is in words, with the marks that are put on it."""
    origin, args = get_origin(form), get_args(form)
    marks = [each for mark in marks for each in (mark.metadata if isinstance(mark, FieldInfo) else [mark])]
    for mark in marks:
        if isinstance(mark, BeforeValidator) and mark.func in (by_id, named):
            return say["rows" if mark.func is by_id else "named"].format(name=name)
        if isinstance(mark, BeforeValidator) and mark.func is copied:
            return say["range"].format(least=1, most=COPIES)
        if isinstance(mark, PlainValidator):
            return say["effect"]
    if origin is Annotated:
        return kind(name, args[0], [*args[1:], *marks], say)
    if origin is Literal:
        return ", ".join(f"`{each}`" if each != "" else '`""`' for each in args) if len(args) <= MANY else say["text"]
    if origin in (Union, UnionType):
        return say["or"].join(kind(name, each, (), say) for each in args if each is not NoneType)
    if origin in (tuple, frozenset):
        return say["list"].format(of=kind(name, args[0], (), say))
    if origin is not None:
        return say["table"].format(of=kind(name, args[-1], (), say))
    if form is bool:
        return say["truth"]
    if form is int:
        least, most = (next((getattr(mark, end) for mark in marks if hasattr(mark, end)), None) for end in ("ge", "le"))
        return say["number"] if least is None or most is None else say["range"].format(least=least, most=most)
    return say["text"] if form is str else say["entry"]


def words(module: str, name: str) -> str:
    return ", ".join(f"`{each}`" for each in get_args(getattr(import_module(module), name)))


EXAMPLES: Mapping[Argument, str] = {Argument.NONE: "", Argument.TOKEN: "bus"}
"""The argument with which an effect is told; a number where it takes one."""


def of_box(what: str, language: str) -> str:
    """A table of what is in the box."""
    head = SAID[language][what]
    lines = [head, "|" + "---|" * (head.count("|") - 1), *ROWS[what](Texts()(language), SAID[language])]
    return "".join(f"{line}\n" for line in lines)


def effects(locale: Locale, said: Mapping[str, str]) -> Iterator[str]:
    """What the effects of Hit Z Road say on a card, each with an argument as an example."""
    for code in filter(None, get_args(EffectCode)):
        takes = ARGUMENTS.get(code, Argument.NONE)
        args = ("2", "group") if takes is Argument.GROUP else (EXAMPLES.get(takes, "2"),)
        for arg in args:
            key = f"hitz-effect-{code}" + (f"-{arg}" if arg and not arg.isdigit() else "")
            told = locale(key, n=int(arg) if arg.isdigit() else 0)
            told = SYMBOL.sub(lambda found: locale(f"hitz-board-icon-{found[1]}"), told)
            yield f"| `{code}` | {f'`{arg}`' if arg else ''} | {told} |"


def tokens(locale: Locale, said: Mapping[str, str]) -> Iterator[str]:
    for token in box("hitz/tokens.toml", "tokens"):
        id = token["id"]
        yield f"| `{id}` | {token['count']} | {locale(f'hitz-about-token-{id}')} |"


def cards(locale: Locale, said: Mapping[str, str]) -> Iterator[str]:
    """What the cards of Zombies!!! do; of an item without its building, which a town chooses."""
    for card in sorted(box("zombies/cards.toml", "cards"), key=lambda card: list(said).index(card["kind"])):
        id, number = card["id"], OF_CARDS.get(card["id"])
        said_in = f"zombies-brief-{id}" if card["kind"] == "item" else f"zombies-does-{id}"
        told = locale(said_in, n=number.printed if number else 0)
        may = said["range"].format(least=number.least, most=number.most) if number else ""
        yield f"| `{id}` | {said[card['kind']]} | {told} | {may} |"


def tiles(locale: Locale, said: Mapping[str, str]) -> Iterator[str]:
    """The tiles of Zombies!!!, those of one name in one row."""
    ids: dict[str, list[str]] = {}
    for tile in box("zombies/tiles.toml", "tiles"):
        ids.setdefault(locale(f"zombies-tile-{tile['id']}"), []).append(f"`{tile['id']}`")
    for name, same in ids.items():
        yield f"| {', '.join(same)} | {name} |"


def box(file: str, table: str) -> list[dict[str, Any]]:
    return tomllib.loads((BOX / file).read_text("utf-8"))[table]


ROWS: Mapping[str, Callable[[Locale, Mapping[str, str]], Iterator[str]]] = {
    "effects": effects, "tokens": tokens, "cards": cards, "tiles": tiles,
}  # fmt: skip
"""What makes the rows of a table of what is in the box."""


if __name__ == "__main__":
    for path, language in guides():
        path.write_text(page(path, language), encoding="utf-8")
