"""Somebody plays on the page with a screen reader and a keyboard: what the accessibility tree says is all there is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from served import Served

PATIENCE = 15.0
"""Seconds within which something comes of whatever is done."""
TRIES = 4
"""Readings after which something is reached."""
LONG = 14
"""Presses after which somebody who is at a loss lets the page choose."""
PRESSED = {"button", "checkbox", "option", "combobox", "searchbox", "slider", "DisclosureTriangle"}
"""Roles of what can be worked with."""
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


class Heard(NamedTuple):
    """Something that is read out: what it is, how it is called, in which group, and the states that are said of it."""

    role: str
    name: str
    group: str
    """The name of the group or list around it."""
    states: Mapping[str, Any]
    id: str

    def __str__(self) -> str:
        return f"{self.role} “{self.name}” {dict(self.states)}"

    @property
    def works(self) -> bool:
        return self.role in PRESSED and not self.states.get("disabled")

    def named(self, *names: str) -> bool:
        """Whether it begins with one of these names: what is said of it may follow."""
        return any(self.name.startswith(name) for name in names)


class Listener:
    """Ann, who hears the page and has a keyboard: often she does as advised, else she tries what she hears."""

    def __init__(self, page: Any, table: Served, language: str, advised: float = 0.5) -> None:
        self.page, self.table, self.random, self.advised = page, table, Random(1), advised
        self.say = table.host.texts(language)
        self.answers = self.presses = self.mapped = 0
        self.heard: list[Heard] = []

    # What is heard

    async def read(self) -> list[Heard]:
        """The page from top to bottom, once nothing is under way. Whatever can be worked with has a name."""
        await self.page.wait_for_function("() => !document.body.hasAttribute('aria-busy')")
        if not hasattr(self, "_tree"):
            self._tree = await self.page.context.new_cdp_session(self.page)
        nodes = (await self._tree.send("Accessibility.getFullAXTree"))["nodes"]
        self.heard = [*_walk({each["nodeId"]: each for each in nodes}, nodes[0]["nodeId"], "")]
        nameless = [str(each) for each in self.heard if each.role in PRESSED and not each.name.strip()]
        assert not nameless, nameless
        return self.heard

    def status(self) -> str:
        """What was announced last."""
        at = next(at for at, each in enumerate(self.heard) if each.role == "status")
        told = list[str]()
        for each in self.heard[at + 1 :]:
            if each.group != "status":
                break
            told.append(each.name)
        return " ".join(told)

    def focused(self) -> Heard | None:
        """What the focus is on; the page as a whole is nothing."""
        return next((each for each in self.heard if each.states.get("focused") and each.role != "RootWebArea"), None)

    def offered(self) -> list[Heard]:
        """What answers the question: what lies in groups that are called like it, without ways to look around."""
        around = [self.say(f"web-{each}") for each in ("previous", "next", "what", "close", "less")]
        groups = [each for each in self.heard if each.works and each.group.startswith("group ")]
        return [each for each in groups if not each.name.endswith(tuple(around)) and each.name not in around]

    def button(self, *keys: str) -> Heard | None:
        """The first of these buttons, by the keys of their names, that can be pressed."""
        names = [self.say(key) for key in keys]
        return next((each for each in self.heard if each.works and each.role == "button" and each.named(*names)), None)

    # What is done

    async def key(self, key: str) -> None:
        self.presses += 1
        await self.page.keyboard.press(key)

    async def go(self, target: Heard) -> None:
        """Put the focus on something with the tabulator: what is read later comes later. Where the page has changed
        meanwhile it is read again.
        """
        for _ in range(TRIES):
            stops, order = [each for each in self.heard if each.works and self._stop(each)], [*self.heard]
            here, at = self.focused(), -1
            if here:
                at = order.index(here)
            if (to := next((at for at, each in enumerate(order) if each[:2] == target[:2]), None)) is None:
                return  # it is gone
            between = [each for each in stops if min(at, to) < order.index(each) < max(at, to)]
            for _ in range(len(between) + 1 if at != to else 0):
                await self.key("Tab" if to > at else "Shift+Tab")
            await self.read()
            now = self.focused()
            if now and now[:2] == target[:2]:
                return
        raise AssertionError(f"{now} instead of {target}")

    def _stop(self, each: Heard) -> bool:
        """Whether the tabulator stops here: of a list at one of its options only."""
        listed = [other for other in self.heard if other.role == "option" and other.works]
        chosen = [other for other in listed if other.states.get("focused") or other.states.get("selected")]
        return each.role != "option" or each == (chosen or listed)[0]

    async def press(self, target: Heard) -> None:
        """Go there and press it, if it is still there; then what came of it is heard."""
        await self.go(target)
        if not (here := self.focused()) or here[:2] != target[:2]:
            return
        await self.key("Space" if target.role == "checkbox" else "Enter")
        await asyncio.sleep(0.02)
        await self.read()

    async def list_(self) -> None:
        """Somewhere on the map, by arrows; then what can be done there is read next."""
        first = next(each for each in self.heard if each.role == "option" and self._stop(each))
        await self.go(first)
        for _ in range(self.random.randrange(4)):
            await self.key(self.random.choice(ARROWS))
        await self.read()
        if not (here := self.focused()) or here.role != "option":
            return  # it is gone
        self.mapped += 1
        await self.key("Enter")
        await asyncio.sleep(0.02)
        await self.read()

    async def seq(self) -> int:
        return (await self.table.host.sessions.get(self.table.session.id)).seq

    async def play(self, most: int) -> bool:
        """Answer so many questions; whether the game is over."""
        await self.read()
        while self.answers < most:
            session = await self.table.host.sessions.get(self.table.session.id)
            if session.status == "over":
                await asyncio.sleep(0.5)
                await self.read()
                assert self.status() and not self.offered(), self.status()
                return True
            await self.answer()
        return False

    async def answer(self) -> None:
        """One answer, press by press; what came of it is announced, or one is led on to what is asked next."""
        before, end, pressed = await self.seq(), asyncio.get_running_loop().time() + 4 * PATIENCE, 0
        advised = self.random.random() < self.advised
        while await self.seq() == before:
            assert asyncio.get_running_loop().time() < end, [str(each) for each in self.heard]
            done = await self.step(advised, pressed)
            if not done:
                await asyncio.sleep(0.1)
                await self.read()
                if await self.seq() != before or not self.offered():
                    return  # somebody else acts
            pressed += done
        if pressed:
            self.answers += 1
            await self.read()
            here = self.focused()
            assert here, "the focus is lost"
            assert self.status() or here.role == "generic", here

    async def step(self, advised: bool, pressed: int) -> bool:
        """One press towards an answer; whether there was anything to press."""
        done, take = self.button("web-done"), self.button("advice-take")
        asked = [each for each in self.heard if each.role == "button" and each.states.get("pressed") == "false"]
        urgent = [each for each in asked if each.group == "" and not each.name.endswith("…") and not self._tab(each)]
        found, boxes = self.offered(), [each for each in self.offered() if each.role == "checkbox"]
        closed = [each for each in found if each.role == "DisclosureTriangle" and not each.states.get("expanded")]
        for_me = self.button("choice-default")
        if pressed > LONG and for_me:
            await self.press(for_me)
        elif advised and take:
            await self.press(take)
        elif advised and pressed == 0 and (tab := self.button("panel-advise")) and self.offered():
            await self.press(tab)
            await self.until(lambda: bool(self.button("advice-take")) or self.status() != "", 1.0)
        elif done:
            await self.press(done)
        elif any(each.role == "option" for each in self.heard) and not boxes and self.random.random() < 0.7:
            await self.list_()
        elif closed and self.random.random() < 0.5:
            await self.press(self.random.choice(closed))
        elif boxes and (free := [each for each in boxes if each.states.get("checked") == "false"]):
            await self.press(self.random.choice(free))
        elif presses := [each for each in found if each.role == "button"]:
            await self.press(self.random.choice(presses))
        elif closed:
            await self.press(closed[0])
        elif for_me:
            await self.press(for_me)
        elif urgent:
            await self.press(urgent[0])
        else:
            return False
        return True

    async def until(self, true: Any, patience: float) -> None:
        """Read until this is so, for so many seconds at most."""
        end = asyncio.get_running_loop().time() + patience
        while not true() and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.05)
            await self.read()

    def _tab(self, each: Heard) -> bool:
        keys = ("web-things", "panel-log", "panel-recap", "web-past", "panel-advise", "web-try", "panel-rules")
        return each.name in [self.say(key) for key in keys]


def _walk(nodes: Mapping[str, Any], id: str, group: str) -> Iterator[Heard]:
    """A node, if it is read, and what is in it."""
    node = nodes[id]
    role, name = node.get("role", {}).get("value", ""), node.get("name", {}).get("value", "")
    states = {each["name"]: each["value"].get("value") for each in node.get("properties", ())}
    if not node.get("ignored") and role not in ("InlineTextBox", "none"):
        yield Heard(role, name, group, states, id)
        group = f"{role} {name}" if role in ("group", "listbox") and name else role if role == "status" else group
    for each in _inside(node, role):
        if each in nodes:
            yield from _walk(nodes, each, group)


def _inside(node: Mapping[str, Any], role: str) -> Sequence[str]:
    """What is in a node, where that is not its own name."""
    return () if role in PRESSED or role == "StaticText" else node.get("childIds", ())
