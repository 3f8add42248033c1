"""What the bot has said, as data: its words, its controls, and what Discord would refuse of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

BUTTON, SELECT, TEXT, THUMBNAIL = 2, 3, 10, 11
SELECTS = [[SELECT], [5], [6], [7], [8]]
"""Rows of a select: of words, of members, roles, both, channels."""
MOST_COMPONENTS, MOST_TEXT, MOST_FILE, MOST_ALT = 40, 4000, 1_000_000, 1024
MOST_SMALL_ALT = 256
MOST_LARGE = 8_000_000
"""Bytes of a replay or a document."""

Json = dict[str, Any]


@dataclass
class Said:
    """One version of a message of the bot."""

    id: int
    channel: int
    edited: bool
    private: bool
    content: str
    components: list[Json]
    files: list[Json]
    pings: list[int]
    silent: bool = False

    @property
    def words(self) -> str:
        """All that people or their screen readers can read in it."""
        parts = [self.content]
        for each in components(self.components):
            parts += [str(each.get(field) or "") for field in ("content", "label", "placeholder")]
            parts += [f"{option['label']} {option.get('description') or ''}" for option in each.get("options", ())]
            parts += [str(item.get("description") or "") for item in each.get("items", ())]
            parts += [str(each.get("description") or "")] if each["type"] == THUMBNAIL else []
        parts += [str(each.get("description") or "") for each in self.files]
        return "\n".join(filter(None, parts))


def faults(said: Said) -> Iterator[str]:
    """What Discord would refuse of a message, and keys that nobody translated."""
    every = list(components(said.components))
    if len(every) > MOST_COMPONENTS:
        yield f"{len(every)} components"
    size = sum(len(each.get("content", "")) for each in every)
    if size > MOST_TEXT or len(said.content) > 2000:
        yield f"{size} characters of text"
    given = [each["custom_id"] for each in every if "custom_id" in each]
    if len(set(given)) != len(given) or any(not 1 <= len(id) <= 100 for id in given):
        yield f"custom ids {given}"
    for each in every:
        yield from _faults_of(each)
    names = [each["filename"] for each in said.files]
    shown = [item["media"]["url"] for each in every for item in each.get("items", ())]
    for url in (*shown, *(each["media"]["url"] for each in every if each["type"] == THUMBNAIL)):
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
            yield f"no file for {url}"
    for each in said.files:
        if (
            each["size"] > (MOST_FILE if each["filename"].endswith(".png") else MOST_LARGE)
            or len(each.get("description") or "") > MOST_ALT
        ):
            yield f"file of {each['size']} bytes, alternative text of {len(each.get('description') or '')}"
        if not each.get("description"):
            yield f"{each['filename']} has no alternative text"
    if "⟨" in said.words:
        yield "an untranslated key"


def _faults_of(each: Json) -> Iterator[str]:
    match each["type"]:
        case 1:  # a row
            inside = [child["type"] for child in each["components"]]
            if inside not in SELECTS and (len(inside) > 5 or set(inside) != {BUTTON}):
                yield f"a row of {inside}"
        case 2 if not 1 <= len(each.get("label") or "") <= 80:
            yield f"label {each.get('label')!r}"
        case 3:
            options = each["options"]
            values = [option["value"] for option in options]
            if not 1 <= len(options) <= 25 or len(set(values)) != len(values):
                yield f"options {values}"
            if each.get("max_values", 1) > len(options) or each.get("min_values", 1) > each.get("max_values", 1):
                yield f"{each.get('min_values')} to {each.get('max_values')} of {len(options)}"
            if len([option for option in options if option.get("default")]) > each.get("max_values", 1):
                yield "more defaults than may be chosen"
            if len(each.get("placeholder") or "") > 150:
                yield "placeholder"
            for option in options:
                fields = (option["label"], option["value"], option.get("description") or "-")
                if any(not 1 <= len(text) <= 100 for text in fields):
                    yield f"option {option}"
        case 10 if not each["content"].strip():
            yield "an empty text"
        case 9:  # a section
            inside = [child["type"] for child in each["components"]]
            if not 1 <= len(inside) <= 3 or set(inside) != {TEXT} or "accessory" not in each:
                yield f"a section of {inside}"
        case 11 if not 1 <= len(each.get("description") or "") <= MOST_SMALL_ALT:
            yield f"alternative text of {len(each.get('description') or '')}"
        case 12:
            for item in each["items"]:
                if not 1 <= len(item.get("description") or "") <= MOST_ALT:
                    yield f"alternative text of {len(item.get('description') or '')}"


def components(tree: Sequence[Json]) -> Iterator[Json]:
    """Every component, nested ones included."""
    for each in tree:
        yield each
        yield from components(each.get("components", ()))
        if "accessory" in each:
            yield each["accessory"]


def text(tree: Sequence[Json]) -> str:
    """All words of a message of components."""
    return "\n".join(each["content"] for each in components(tree) if each.get("type") == TEXT)


def controls(tree: Sequence[Json], verb: str = "") -> list[Json]:
    """The enabled controls (of a verb)."""
    return [
        each
        for each in components(tree)
        if each.get("custom_id", "").startswith(f"gk:{verb}") and not each.get("disabled")
    ]
