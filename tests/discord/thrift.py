"""What is the same for every bot of a process is made once, and simcord copies its JSON and keeps its books faster.

A simulated Discord took half a second before its first command, most of it for tables, texts and translations of
commands, which nothing ever changes.
"""

from __future__ import annotations

import asyncio
import copy
import json
import marshal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from functools import cache
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from discord import app_commands
from discord.ext.commands.bot import BotBase
from discord.ext.tasks import Loop
from discord.ui.view import BaseView
from simcord import _dpy_internals, _runtime, _settlement, env

import bot
from engine.data import load
from engine.languages import FIRST


def copied(value: Any, memo: Any = None) -> Any:
    """A deep copy, made quickly of what JSON knows."""
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:  # something else is in it
        return _by_parts(value, memo)


def _by_parts(value: Any, memo: Any) -> Any:
    kind = type(value)
    if kind is dict:
        return {key: _by_parts(each, memo) for key, each in value.items()}
    if kind is list:
        return [_by_parts(each, memo) for each in value]
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


class _Imported:
    """Loads an extension as any module is imported: once, and each bot sets it up for itself."""

    def create_module(self, spec: Any) -> Any:
        return import_module(spec.name)

    def exec_module(self, module: Any) -> None:
        pass


_set_up = BotBase._load_from_module_spec


async def _loaded(self: Any, spec: Any, key: str) -> None:
    spec = copy.copy(spec)
    spec.loader = _Imported()
    await _set_up(self, spec, key)


async def _unloaded(self: Any, module: Any, key: str) -> None:
    """The module stays, for the next bot."""
    self._BotBase__extensions.pop(key, None)


LEISURE = 300
"""Seconds between two looks around while hours pass."""


def _loop(task: Any) -> Any:
    """The `tasks.loop` that a task runs, if it is one."""
    frame = getattr(task.get_coro(), "cr_frame", None)
    found = frame.f_locals.get("self") if frame is not None else None
    return found if isinstance(found, Loop) else None


@contextmanager
def hurried(env: Any) -> Iterator[None]:
    """What looks around every half minute does so every five: then days pass quickly."""
    found = [loop for task in env._work.tasks if (loop := _loop(task)) is not None and loop._sleep < LEISURE]
    usual = [loop._sleep for loop in found]
    with env._bot_scope():
        for loop in found:
            loop.change_interval(seconds=LEISURE)
    yield
    with env._bot_scope():
        for loop, seconds in zip(found, usual, strict=True):
            loop.change_interval(seconds=seconds)


def _between_rounds(task: Any, waiter: Any) -> Any:
    """The timer for which a `tasks.loop` waits, if this is one that waits for nothing else."""
    handle = getattr(_loop(task), "_handle", None)
    return handle.handle if handle is not None and handle.future is waiter and not waiter.done() else None


EXPIRY = vars(BaseView)["_BaseView__timeout_task_impl"].__code__


def _before_expiry(task: Any, waiter: Any) -> Any:
    """The timer after which a view expires, if this is the task that waits for it: for each press of a control that is
    known by its id alone discord.py makes a view, which lives for three minutes.
    """
    running = task.get_coro()
    if getattr(running, "cr_code", None) is not EXPIRY or running.cr_frame is None:
        return None
    stopped, sleeping = _stopped(running.cr_frame.f_locals["self"]), running.cr_await
    if stopped is None or stopped.done() or getattr(sleeping, "cr_code", None) is not asyncio.sleep.__code__:
        return None
    found = sleeping.cr_frame.f_locals if sleeping.cr_frame is not None else {}
    return found.get("h") if found.get("future") is waiter and not waiter.done() else None


def _timer(task: Any) -> Any:
    """The timer for which a task waits and for nothing else, as far as that is seen at once."""
    waiter = getattr(task, "_fut_waiter", None)
    return _between_rounds(task, waiter) or _before_expiry(task, waiter)


def _stopped(view: Any) -> Any:
    """The future that is done once a view is finished."""
    return getattr(view, "_BaseView__stopped", None)


def _waited_for(client: Any, waiter: Any) -> bool:
    """Whether somebody waits for a view: simcord looks through all attributes of all views for it."""
    if waiter is None or waiter.done():
        return False
    store = client._connection._view_store
    views = (getattr(item, "_view", None) for entries in store._views.values() for item in entries.values())
    return any(_stopped(view) is waiter for view in (*views, *store._modals.values()))


_park_reason, _virtualize = _settlement._park_reason, _settlement._virtualize_recognized_waits


def _parked(self: Any, task: Any, deadline: float, seen: set[int] | None = None) -> str | None:
    """What waits for its timer alone is told by that; simcord asks every view and every timer whose it is."""
    timer = _timer(task)
    tracked = timer is not None and hasattr(timer._callback, "__simcord_original_callback__")
    if tracked and not timer.cancelled() and timer.when() > self.virtual_time and task not in self.work.external_waits:
        return "discord.ext.tasks loop interval"
    return _park_reason(self, task, deadline, seen)


def _virtualized(self: Any, pending: list[Any]) -> None:
    """Only a timer that could also go off by the real clock has anything to lose; whose it is, is known of most."""
    if not any(each.real_handle is not None and not each.real_handle.cancelled() for each in self.work.callbacks):
        return
    records, others = {id(each.handle): each for each in self.work.callbacks}, list[Any]()
    for task in pending:
        timer = _timer(task)
        record = None if timer is None else records.get(id(timer))
        if record is None or record.when is None:
            others.append(task)
        elif record.real_handle is not None and not record.handle.cancelled() and record.when > self.virtual_time:
            record.real_handle.cancel()
    _virtualize(self, others)


def install() -> None:
    """Patch what every world of this process uses."""
    vars(bot)["load"] = _load
    for kind in (app_commands.Command, app_commands.Group):
        _once(kind)
    _runtime._CallbackRecord.__eq__ = object.__eq__  # a callback that has run is looked for among all that wait
    BotBase._load_from_module_spec, BotBase._call_module_finalizers = _loaded, _unloaded
    _settlement._park_reason, _dpy_internals.is_view_wait_future = _parked, _waited_for
    env._virtualize_recognized_waits = _virtualized
    for module in [module for name, module in sys.modules.items() if name.startswith("simcord.")]:
        if vars(module).get("deepcopy") is deepcopy:
            vars(module)["deepcopy"] = copied
        if vars(module).get("copy") is copy:
            vars(module)["copy"] = SimpleNamespace(deepcopy=copied, copy=copy.copy)
