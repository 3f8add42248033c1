"""Somebody plays on the page by touch or by keyboard alone: what a stand-in would answer, where it lies on the map."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from served import ANN, Page, Served

from engine.core.decision import Decision
from engine.core.runner import default
from engine.tables.advice import advise
from telling.draft import read
from tests.tour.chromium import chromium

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1280, "height": 800}, "has_touch": False, "is_mobile": False}
PATIENCE = 15.0
"""Seconds within which something comes of whatever is done."""
TABS = 150
"""Presses of the tabulator within which everything on the page is reached."""
ARROWS = 40
TRIES = 6
"""Taps within which a place is reached: one may show the whole map, and one magnify."""
MIDDLE = """g => { const box = g.querySelector('polygon').getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2]; }"""
WATCHED = """(() => {
  const ask = window.fetch;
  window.seen = null;
  window.took = [];
  window.fetch = async (...what) => {
    const answer = await ask(...what);
    if (answer.ok && /^(state|press)/.test(String(what[0]))) {
      const said = await answer.clone().json();
      window.seen = said.state?.version ? said.state : said.version ? said : window.seen;
    }
    return answer;
  };
  document.addEventListener("DOMContentLoaded", () => {
    let begun = 0;
    new MutationObserver(async () => {
      if (document.body.hasAttribute("aria-busy")) { begun = performance.now(); return; }
      await document.getElementById("picture").decode().catch(() => {});
      window.took.push(performance.now() - begun);
    }).observe(document.body, { attributes: true, attributeFilter: ["aria-busy"] });
  });
})()"""
"""In the page: `seen` is what the server has told it last, `took` the milliseconds from each answer to its board."""


STRAYED = """async ({sigma, most, seed}) => {
  const map = await import(new URL("static/map.js", location)), frame = document.getElementById("frame");
  const can = window.seen.question.places.filter(({ deeds }) => deeds.length);
  const next = () => { seed = (seed * 1664525 + 1013904223) >>> 0; return (seed + 0.5) / 4294967296; };
  const error = () => sigma * Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const found = { right: 0, magnified: 0, beside: 0, other: 0 };
  const tap_alone = localStorage.getItem("gravekeeper-at-a-tap");
  localStorage.removeItem("gravekeeper-at-a-tap"); // nothing is to be answered
  const groups = () => [...document.querySelectorAll("#lit g")];
  for (let tap = 0; tap < most && groups().length; tap += 1) {
    map.view(can);
    await drawn();
    const all = groups(), group = all[Math.floor(next() * all.length)], ref = group?.dataset.ref;
    if (!group) break;
    const box = group.querySelector("polygon").getBoundingClientRect(), outer = frame.getBoundingClientRect();
    const x = box.left + box.width / 2 + error(), y = box.top + box.height / 2 + error();
    if (x < outer.left || x > outer.right || y < outer.top || y > outer.bottom) continue;
    const before = document.getElementById("board").style.transform;
    for (const type of ["pointerdown", "pointerup"]) {
      const how = { clientX: x, clientY: y, bubbles: true, isPrimary: true, pointerId: 1, pointerType: "touch" };
      (document.elementFromPoint(x, y) || frame).dispatchEvent(new PointerEvent(type, how));
    }
    await drawn();
    const chosen = document.querySelector("#lit g[aria-selected=true]")?.dataset.ref;
    if (chosen === ref) found.right += 1;
    else if (chosen) found.other += 1;
    else if (document.getElementById("board").style.transform !== before) found.magnified += 1;
    else found.beside += 1;
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  }
  if (tap_alone) localStorage.setItem("gravekeeper-at-a-tap", tap_alone);
  return found;
}"""
"""In the page: taps with an error of `sigma` pixels, at random places as they are first shown; what each comes to."""


@asynccontextmanager
async def blank(**how: Any) -> AsyncIterator[Any]:
    """An empty page of a browser of its own."""
    playwright = pytest.importorskip("playwright.async_api")
    async with playwright.async_playwright() as driver:
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = await driver.chromium.launch(executable_path=str(chromium()), args=sandbox)
        yield await (await browser.new_context(**(PHONE | how))).new_page()
        await browser.close()


@asynccontextmanager
async def opened(table: Served, language: str = "en", link: str = "", **how: Any) -> AsyncIterator[Any]:
    """Ann's page in a browser of its own, or another of hers; whatever it complains of fails the test."""
    async with blank(**how) as page:
        faults = list[str]()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
        await page.add_init_script(WATCHED)
        await page.goto(link or table.site.link(table.session, ANN, language))
        await page.locator("main").wait_for()
        yield page
        assert faults == []


def unlimited(table: Page) -> None:
    """Nobody is told that they are too fast: no person is."""
    for limit in (table.site._answers, table.site._answers_long, table.site._fetches, table.site._wrong):
        limit.allows = lambda key: True


@dataclass
class Played:
    """What came of a game: questions answered, presses, those of them on places of the map, and how often a finger got
    another place than the one it aimed at; milliseconds from an answer to its board, where nobody else acted then.
    """

    questions: int = 0
    presses: int = 0
    places: int = 0
    mapped: int = 0
    """Questions of which something lay on the map …"""
    tapped: int = 0
    """… and what they took."""
    listed: int = 0
    """Words with a place that had to be looked up in the list all the same."""
    missed: int = 0
    over: bool = False
    strayed: Counter[str] = field(default_factory=Counter[str])
    took: list[float] = field(default_factory=list[float])

    @property
    def per_question(self) -> float:
        """Presses for a question of which something lies on the map."""
        return self.tapped / max(1, self.mapped)


class Player:
    """Ann before the page of a table, with the fingers of one hand."""

    def __init__(self, page: Any, table: Served, pictures: Path | None = None) -> None:
        self.page, self.table, self.pictures = page, table, pictures
        self.played, self.at_a_tap, self.again = Played(), False, dict[str, str]()

    async def answer_at_a_tap(self) -> None:
        """With the switch of the page that does so where only one thing can be meant."""
        await self.page.evaluate("localStorage.setItem('gravekeeper-at-a-tap', '1')")
        self.at_a_tap = True

    # What is seen

    async def state(self) -> dict[str, Any]:
        """What the page shows, once nothing is under way."""
        await self.page.wait_for_function("() => window.seen && !document.body.hasAttribute('aria-busy')")
        return await self.page.evaluate("window.seen")

    async def session(self) -> Any:
        return await self.table.host.sessions.get(self.table.session.id)

    async def wanted(self) -> tuple[Decision, list[str]] | None:
        """What a stand-in would answer now, first with the figure that the page shows, as its advice is; else what is
        answered for whoever is absent.
        """
        session = await self.session()
        seat, shown = session.seat_of(ANN), await self.page.evaluate("window.seen?.question?.figure || ''")
        figure = shown if shown in session.playing.crews.get(seat, ()) else ""
        advice = advise(session.game, session.playing, seat, figure) or advise(session.game, session.playing, seat)
        if advice is not None and seat in session.waiting_for():
            return advice.decision, advice.words
        waits = [each for each in session.offered(seat) if each.ask.wait and each.sealed(session.playing) is None]
        return (waits[0], default(waits[0])) if waits else None

    # What is done

    async def press(self, target: Any) -> None:
        """A button or a box."""
        self.played.presses += 1
        await target.tap()

    async def place(self, ref: str) -> bool:
        """Choose a place of the map; whether its card, or its mark, is there."""
        group, before = self.page.locator(f"#lit g[data-ref={quoted(ref)}]"), await self.moment()
        for _ in range(TRIES):
            frame, (x, y) = await self.page.locator("#frame").bounding_box(), await group.evaluate(MIDDLE)
            if not (frame["x"] < x < frame["x"] + frame["width"] and frame["y"] < y < frame["y"] + frame["height"]):
                await self.press(self.page.locator("#zooms button").last)
                continue
            self.played.presses += 1
            self.played.places += 1
            await self.page.touchscreen.tap(x, y)
            if await self.chosen(ref, before):
                return True
        return False

    async def chosen(self, ref: str, before: tuple[object, ...]) -> bool:
        """Whether the card is about this place, or it has been answered or picked at a tap."""
        await asyncio.sleep(0.03)
        if await self.moment() != before:
            return True
        selected = self.page.locator("#lit g[aria-selected=true]")
        if not await selected.count():
            return False  # it has only been magnified
        if await selected.get_attribute("data-ref") == ref:
            return True
        self.played.missed += 1
        return False

    async def moment(self) -> tuple[object, ...]:
        """What is asked, and how far it is answered."""
        question = (await self.state())["question"]
        return (await self.session()).seq, question and (question["id"], question["at"])

    async def settle(self) -> None:
        """Until the page has heard what came of it."""
        await asyncio.sleep(0.01)
        await self.state()

    async def answer(self) -> bool:
        """Answer one question, word by word; False if nothing is asked."""
        found = await self.wanted()
        if found is None:
            return False
        decision, words = found
        state = await self.turn_to(decision)
        if state is None:
            return False
        self.played.questions += 1
        before, pressed, mapped = (await self.session()).seq, self.played.presses, False
        for _ in range(len(words) + 4):
            state = await self.state()
            question = state["question"]
            session = await self.session()
            if session.seq != before or question is None or question["id"] != decision.id:
                self.played.mapped += mapped
                self.played.tapped += (self.played.presses - pressed) * mapped
                await self.timed(before)
                return True
            mapped = mapped or any(each["deeds"] or each["picks"] for each in question["places"])
            said = read(decision, await self.table.host.sessions.drafts.read(session.id, ANN, decision.id)).words
            if said != words[: len(said)]:
                await self.press(self.button("#foot", state["words"]["back"]))
                await self.settle()
                continue
            await getattr(self, f"say_{question['shape']}")(state, words[len(said) :])
            await self.settle()
        raise AssertionError(f"{decision.id} is not answered by {words}")

    async def timed(self, before: int) -> None:
        """Note how long the answer took, if nobody else acted before the board was there."""
        took: list[float] = await self.page.evaluate("window.took.splice(0)")
        seat = (await self.session()).seat_of(ANN)
        entries = await self.table.host.sessions.history(await self.session(), after=before)
        if took and {entry.seat for entry in entries} <= {seat, None}:
            self.played.took.append(took[-1])

    async def turn_to(self, decision: Decision) -> dict[str, Any] | None:
        """The page shows this question."""
        end = asyncio.get_running_loop().time() + PATIENCE
        while asyncio.get_running_loop().time() < end:
            state = await self.state()
            if state["question"] and state["question"]["id"] == decision.id:
                return state
            ids = [each["id"] for each in state["questions"]]
            if decision.id in ids:
                await self.press(self.page.locator("#questions button").nth(ids.index(decision.id)))
            await asyncio.sleep(0.1)
            if (again := await self.wanted()) is None or again[0].id != decision.id:
                return None
        raise AssertionError(f"the page does not come to {decision.id}")

    async def stray(self, sigma: float = 6.0, most: int = 12) -> Counter[str]:
        """Taps that are to hit lit places and miss their middle; nothing is answered by them."""
        state = await self.state()
        if (
            not state["question"]
            or state["question"]["shape"] != "one"
            or not await self.page.locator("#lit g").count()
        ):
            return Counter()
        how = {"sigma": sigma, "most": most, "seed": self.played.questions + 1}
        return Counter(await self.page.evaluate(STRAYED, how))

    def button(self, where: str, label: str) -> Any:
        return self.page.locator(f"{where} button", has_text=label).first

    async def say_one(self, state: dict[str, Any], words: Sequence[str]) -> None:
        """The next word: at its place, else in the list."""
        question = state["question"]
        for place in question["places"]:
            for at, deed in enumerate(place["deeds"]):
                if deed["words"] == list(words[: len(deed["words"])]):
                    near = [each for each in place["deeds"] if each["near"]]
                    meant = near if len(near) == 1 else [each for each in near if self.goes_on(each)]
                    if len(meant) == 1 and deed is not meant[0] and self.at_a_tap:
                        continue  # a tap alone would do that
                    await self.level(state, place)
                    before = await self.moment()
                    if not await self.place(place["ref"]):
                        self.played.listed += 1
                        await self.say_listed(question, words[0])
                        return
                    if await self.moment() == before and await self.page.locator("#card > button").count():
                        await self.press(self.page.locator("#card > button").nth(at))
                    if deed["manner"]:
                        self.again.update([deed["manner"]])
                    return
        await self.say_listed(question, words[0])

    def goes_on(self, deed: dict[str, Any]) -> bool:
        """Whether a tap means this one of several deeds."""
        manner = deed["manner"]
        return deed["usual"] or bool(manner and self.again.get(manner[0]) == manner[1])

    async def level(self, state: dict[str, Any], place: dict[str, Any]) -> None:
        """The map on which a place lies."""
        wanted = {area["map"] for area in place["areas"]}
        shown = self.page.locator("#levels button")
        pressed = [await shown.nth(at).get_attribute("aria-pressed") for at in range(await shown.count())]
        if pressed and pressed.index("true") not in wanted:
            await self.press(shown.nth(min(wanted)))

    async def say_listed(self, question: dict[str, Any], key: str) -> None:
        """A word of the list below the map."""
        if await self.page.locator("#card > *").count():
            await self.press(self.page.locator("#card .head button").last)
        groups = dict.fromkeys(each["group"] for each in question["options"])
        order = [each["key"] for group in groups for each in question["options"] if each["group"] == group]
        target = self.page.locator("#choices .row > button").nth(order.index(key))
        await self.unfolded(target)
        await self.press(target)

    async def unfolded(self, target: Any) -> None:
        """A closed group of the list is opened."""
        if not await target.is_visible():
            await self.press(target.locator("xpath=ancestor::details/summary"))

    async def say_some(self, state: dict[str, Any], words: Sequence[str]) -> None:
        """Picks, at their places or in the list, and *Done*, unless the last pick says it."""
        question, keys = state["question"], [key for key in words[0].split(",") if key and key != "none"]
        for key in [each for each in question["picks"] if each not in keys]:
            await self.check(question, key)
        added = [each for each in keys if each not in question["picks"]]
        for key in added:
            place = next((each for each in question["places"] if key in each["picks"]), None)
            if place is not None and not {*place["picks"]} - {*keys}:  # each tap picks another one that lies there
                await self.level(state, place)
                if await self.place(place["ref"]):
                    continue
                self.played.listed += 1
            await self.check(question, key)
        if not (added and self.at_a_tap and question["least"] == question["most"]):
            await self.press(self.page.locator("#foot button").first)

    async def check(self, question: dict[str, Any], key: str) -> None:
        groups = dict.fromkeys(each["group"] for each in question["options"])
        order = [each["key"] for group in groups for each in question["options"] if each["group"] == group]
        target = self.page.locator("#choices label.option").nth(order.index(key))
        await self.unfolded(target)
        await self.press(target)

    async def say_amounts(self, state: dict[str, Any], words: Sequence[str]) -> None:
        """Steps up and down, and *Done*."""
        wanted = dict(each.split("=") for each in words[0].split(",") if "=" in each)
        for at, kind in enumerate(state["question"]["kinds"]):
            by = int(wanted.get(kind["key"], 0)) - kind["number"]
            for _ in range(abs(by)):
                row = self.page.locator("#choices .count").nth(at)
                await self.press(row.locator("button").nth(int(by > 0)))
        await self.press(self.page.locator("#foot button").first)

    async def play(self, most: int = 100_000, straying: int = 0) -> Played:
        """Answer whatever is asked until the game is over, or so many questions.

        Before every so manieth of them fingers stray.
        """
        while self.played.questions < most:
            session = await self.session()
            if session.status != "playing":
                self.played.over = True
                break
            if straying and self.played.questions % straying == 0 and (wanted := await self.wanted()):
                await self.turn_to(wanted[0])
                self.played.strayed += await self.stray()
            if not await self.answer():
                await self.heard(session.seq)
            if self.pictures is not None and self.played.questions % 25 == 1:
                await self.page.screenshot(path=self.pictures.with_suffix(f".{self.played.questions:04}.png"))
        return self.played

    async def heard(self, seq: int) -> None:
        """Something happens at the table."""
        end = asyncio.get_running_loop().time() + PATIENCE
        while asyncio.get_running_loop().time() < end:
            session = await self.session()
            if session.seq != seq or session.status != "playing" or await self.wanted() is not None:
                return
            await asyncio.sleep(0.02)
        raise AssertionError(f"nothing goes on after entry {seq}")


class Typist(Player):
    """Ann with a keyboard alone."""

    async def press(self, target: Any) -> None:
        self.played.presses += 1
        await self.reach(target)
        await self.page.keyboard.press("Space")

    async def reach(self, target: Any) -> None:
        """Go to something with the tabulator."""
        for _ in range(TABS):
            if await target.evaluate("each => [each, each.querySelector?.('input')].includes(document.activeElement)"):
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError("the keyboard does not come there")

    async def place(self, ref: str) -> bool:
        self.played.places += 1
        group, before = self.page.locator(f"#lit g[data-ref={quoted(ref)}]"), await self.moment()
        if not await self.page.evaluate("!!document.activeElement.closest('#lit')"):
            await self.reach(self.page.locator("#lit g[tabindex='0']"))
        for _ in range(ARROWS):
            way = await group.evaluate(
                """g => { const middle = each => { const box = each.getBoundingClientRect();
                     return [box.left + box.width / 2, box.top + box.height / 2]; };
                   const here = document.activeElement.closest('g'), [x, y] = middle(here), [tx, ty] = middle(g);
                   return here === g ? null : [tx - x, ty - y]; }"""
            )
            if way is None:
                self.played.presses += 1
                await self.page.keyboard.press("Enter")
                return await self.chosen(ref, before)
            dx, dy = way
            across = abs(dx) >= abs(dy) if _ % 3 < 2 else abs(dx) < abs(dy)
            await self.page.keyboard.press(
                ("ArrowRight" if dx > 0 else "ArrowLeft") if across else ("ArrowDown" if dy > 0 else "ArrowUp")
            )
        return False


def quoted(ref: str) -> str:
    return '"' + ref.replace('"', '\\"') + '"'


async def rest(page: Any) -> None:
    """Wait until the page has heard what came of a press."""
    await page.wait_for_function("() => !document.body.hasAttribute('aria-busy')")
