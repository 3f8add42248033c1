"""Somebody at the panel of what they write in the workshop."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from said import controls
from seen import private
from simulated import World


class Desk:
    """A person at their panel."""

    def __init__(self, w: World, who: str) -> None:
        self.w, self.who, self.panel, self.shown = w, who, None, None

    @property
    def text(self) -> str:
        return self.w.text(self.panel)

    async def open(self, title: str = "The yard") -> str:
        """What they are told, if they get no panel."""
        result = await self.w.people[self.who].slash(self.w.channel, "workshop edit", title=title)
        self.panel = private(result)
        return self.w.reply(result)

    def control(self, start: str) -> dict[str, Any]:
        digest = self.digest
        (found,) = controls(self.w.raw(self.panel), f"edit:{start.replace('@', digest)}")
        return found

    @property
    def digest(self) -> str:
        return next(iter(controls(self.w.raw(self.panel), "edit:")))["custom_id"].split(":")[3]

    async def click(self, start: str) -> str:
        control = self.control(start)
        self.shown = await self.w.people[self.who].click(self.panel, custom_id=control["custom_id"])
        return self.w.reply(self.shown)

    async def choose(self, start: str, value: str) -> str:
        control = self.control(start)
        self.shown = await self.w.people[self.who].select(self.panel, [value], custom_id=control["custom_id"])
        return self.w.reply(self.shown)

    async def fill(self, **fields: Any) -> str:
        return self.w.reply(await self.w.people[self.who].submit_modal(self.shown, fields))

    async def keep(self, **fields: Any) -> None:
        """All of the form stays as it stands there, but for these."""
        modal = self.shown.modal
        given = {each["custom_id"]: each["value"] for each in _inputs(modal) if each.get("value")}
        await self.fill(**{**given, **fields})

    async def file(self) -> str:
        """The file as it is now."""
        await self.click("file")
        (sent,) = private(self.shown).attachments
        return self.w.env.backend.cdn.get(sent.url).decode()


def _inputs(found: Any) -> Iterator[dict[str, Any]]:
    """The fields of a form."""
    if isinstance(found, dict):
        if "custom_id" in found and "component" not in found and "components" not in found:
            yield found
        for each in found.values():
            yield from _inputs(each)
    elif isinstance(found, list):
        for each in found:
            yield from _inputs(each)
