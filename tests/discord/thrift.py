"""What is the same for every bot of a process is made once, and simcord copies its JSON and keeps its books faster.

A simulated Discord took half a second before its first command, most of it for tables, texts and translations of
commands, which nothing ever changes.
"""

from __future__ import annotations

import copy
import json
import sys
from copy import deepcopy
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from discord import app_commands
from simcord import _runtime

import bot
from engine.data import load
from engine.languages import FIRST


def copied(value: Any, memo: Any = None) -> Any:
    """A deep copy, made quickly of what JSON knows."""
    kind = type(value)
    if kind is dict:
        return {key: copied(each) for key, each in value.items()}
    if kind is list:
        return [copied(each) for each in value]
    if kind in (str, int, bool, float, type(None)):
        return value
    return deepcopy(value, memo)


_built_in = cache(load)


def _load(game: str, model: Any, root: Path | None = None) -> Any:
    return load(game, model, root) if root else _built_in(game, model)


def _once(kind: Any) -> None:
    """Translate each command, with its options, once for each catalogue."""
    translated: dict[tuple[str, int], tuple[Any, Any]] = {}
    translate = kind.get_translated_payload

    async def get_translated_payload(self: Any, tree: Any, translator: Any) -> Any:
        texts = translator.texts(FIRST)
        key = json.dumps(self.to_dict(tree), sort_keys=True, default=str), id(texts)
        if key not in translated:
            translated[key] = await translate(self, tree, translator), texts
        return copied(translated[key][0])

    kind.get_translated_payload = get_translated_payload


def install() -> None:
    """Patch what every world of this process uses."""
    vars(bot)["load"] = _load
    for kind in (app_commands.Command, app_commands.Group):
        _once(kind)
    _runtime._CallbackRecord.__eq__ = object.__eq__  # a callback that has run is looked for among all that wait
    for module in [module for name, module in sys.modules.items() if name.startswith("simcord.")]:
        if vars(module).get("deepcopy") is deepcopy:
            vars(module)["deepcopy"] = copied
        if vars(module).get("copy") is copy:
            vars(module)["copy"] = SimpleNamespace(deepcopy=copied, copy=copy.copy)
