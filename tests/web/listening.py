"""Somebody plays on the page with a screen reader: by roles and names alone."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fingers import Player
from served import Served

from engine.core.decision import Decision


class Listener(Player):
    """Ann with a screen reader: whatever she presses she finds by its role and its name, as they are read to her."""

    def __init__(self, page: Any, table: Served, pictures: Path | None = None) -> None:
        super().__init__(page, table, pictures)
        self.told = list[str]()
        """What was announced after each answer, or what she was led to: the next question."""

    async def named(self, role: str, name: str, within: str = "main") -> Any:
        """The one thing of this role that has this name."""
        found = self.page.locator(within).get_by_role(role, name=name, exact=True)
        assert await found.count() == 1, (role, name, await found.count())
        return found

    async def act(self, target: Any, key: str = "Enter") -> None:
        self.played.presses += 1
        await target.focus()
        await self.page.keyboard.press(key)
        await self.settle()

    async def answer(self) -> bool:
        if not await super().answer():
            return False
        news = self.page.get_by_role("status").and_(self.page.locator("#news"))
        here = await self.page.evaluate("document.activeElement.id === 'asked' ? document.activeElement.innerText : ''")
        self.told.append(await news.inner_text() or here)
        return True

    async def turn_to(self, decision: Decision) -> dict[str, Any] | None:
        state = await self.state()
        other = next((each for each in state["questions"] if each["id"] == decision.id), None)
        if other and state["question"]["id"] != decision.id:
            await self.act(await self.named("button", other["name"] + ("" if other["waits"] else " …"), "#questions"))
        return await super().turn_to(decision)

    async def press(self, target: Any) -> None:
        """As for `back`; it has a name, too."""
        await self.act(await self.named("button", await target.inner_text()))

    async def say_one(self, state: dict[str, Any], words: Sequence[str]) -> None:
        question = state["question"]
        for place in question["places"]:
            for deed in place["deeds"]:
                if deed["words"] == list(words[: len(deed["words"])]):
                    await self.level(state, place)
                    await self.act(await self.named("option", "; ".join(each["label"] for each in place["deeds"])))
                    assert await self.page.evaluate("!!document.activeElement.closest('#card')"), (
                        "the card is read next"
                    )
                    self.played.places += 1
                    await self.act(await self.named("button", _read(deed)))
                    return
        option = next(each for each in question["options"] if each["key"] == words[0])
        await self.opened(option["group"], question)
        await self.act(await self.named("button", _read(option), "#choices"))

    async def opened(self, group: str, question: dict[str, Any]) -> None:
        """Closed groups are opened by their own names."""
        for summary in await self.page.locator("#choices summary").all():
            if not await summary.evaluate("each => each.parentElement.open"):
                await self.act(summary)

    async def check(self, question: dict[str, Any], key: str) -> None:
        option = next(each for each in question["options"] if each["key"] == key)
        await self.opened(option["group"], question)
        boxes = self.page.locator("#choices").get_by_role("checkbox", name=option["label"])
        wanted = [box for box in await boxes.all() if await box.is_checked() == (key in question["picks"])]
        assert wanted, option["label"]
        await self.act(wanted[0], "Space")

    async def say_some(self, state: dict[str, Any], words: Sequence[str]) -> None:
        question, keys = state["question"], [key for key in words[0].split(",") if key and key != "none"]
        for key in [*(each for each in question["picks"] if each not in keys), *keys]:
            if key not in question["picks"] or key not in keys:
                await self.check(question, key)
        await self.act(self.page.locator("#foot").get_by_role("button", name=state["words"]["done"]))

    async def say_amounts(self, state: dict[str, Any], words: Sequence[str]) -> None:
        wanted = dict(each.split("=") for each in words[0].split(",") if "=" in each)
        for kind in state["question"]["kinds"]:
            by = int(wanted.get(kind["key"], 0)) - kind["number"]
            for _ in range(abs(by)):
                name = f"{kind['label']}: {state['words']['more' if by > 0 else 'less']}"
                await self.act(await self.named("button", name))
        await self.act(self.page.locator("#foot").get_by_role("button", name=state["words"]["done"]))


def _read(option: dict[str, Any]) -> str:
    """How a button of the page is read to somebody: its label, whether more follows, and what is said of it."""
    return " ".join(filter(None, [option["label"], "" if option["done"] else "…", option["more"]]))
