"""The page of a channel as a phone shows it: where it begins, what is new, lists, commands, its width."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from patience import PATIENCE
from tour.chromium import chromium
from tour.server import LocalTable
from tour.waiting import until

sync_api = pytest.importorskip("playwright.sync_api")
WIDTH, HEIGHT = 390, 844
TOO_WIDE = """(width) => [...document.querySelectorAll('#channel-timeline *, .preview-toolbar *, form *')]
  .filter(each => each.getBoundingClientRect().right > width + 1).map(each => each.className)"""
TOP = """(id) => document.querySelector(`article[data-message-id="${id}"]`).getBoundingClientRect().top
  - document.getElementById('channel-timeline').getBoundingClientRect().top"""
LAST = """() => [...document.querySelectorAll('article[data-message-id]')].at(-1).dataset.messageId"""


@pytest.fixture(scope="module")
def table() -> Iterator[LocalTable]:
    if chromium() is None:
        pytest.skip("no Chromium on this machine")
    with LocalTable(["Аня", "Боря"], "ru") as table:
        yield table


@pytest.fixture
def page(table: LocalTable) -> Iterator[Any]:
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(chromium()))
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, device_scale_factor=1)
        page.set_default_timeout(PATIENCE * 1000)
        yield page
        browser.close()


def go(table: LocalTable, page: Any, at: int) -> None:
    """To a channel, by its place among those that Аня sees, the oldest first."""
    _, address = [*table.channels("Аня").values()][at]
    page.goto("about:blank")
    page.goto(address)
    page.locator("#channel-composer-input").wait_for()
    page.locator("article[data-message-id]").first.wait_for()


def test_a_phone_begins_at_the_start_of_the_greeting_and_goes_to_what_is_new(table: LocalTable, page: Any) -> None:
    assert len(table.channels("Аня")) == 2, "two tables can be played at once"
    go(table, page, 0)
    greeting = page.evaluate(LAST)
    assert until(lambda: 0 <= page.evaluate(TOP, greeting) < HEIGHT / 4)
    assert page.evaluate(TOO_WIDE, WIDTH) == [] and page.evaluate("document.documentElement.scrollWidth") == WIDTH
    page.locator("button.component-button").nth(1).click()  # "Играть", far above the end of the channel
    assert until(lambda: page.evaluate(LAST) != greeting)
    assert until(lambda: -1 <= page.evaluate(TOP, page.evaluate(LAST)) < HEIGHT - 100), "what came is in sight"
    assert page.evaluate(TOO_WIDE, WIDTH) == []


def test_a_list_opens_and_stays_open_on_a_phone(table: LocalTable, page: Any) -> None:
    go(table, page, 0)
    page.locator("button.component-button").nth(1).click()
    assert until(lambda: len(table.channels("Аня")) > 2)
    go(table, page, -1)
    page.set_viewport_size({"width": WIDTH, "height": 400})
    page.locator(".select-trigger").first.click()
    assert until(lambda: page.locator(".select-option").first.is_visible())
    page.evaluate("document.getElementById('channel-timeline').scrollTop = 1e6")  # as when the page is drawn anew
    page.wait_for_timeout(500)
    assert page.locator(".select-option").first.is_visible() and page.locator(".select-option").count() >= 2
    assert page.evaluate(TOO_WIDE, WIDTH) == []


def test_commands_are_described_in_the_language_of_the_member(table: LocalTable, page: Any) -> None:
    go(table, page, 0)
    page.locator("#channel-composer-input").click()
    page.keyboard.type("/me games")
    described = page.locator(".command-entry-description").first
    assert until(lambda: "Ваши открытые столы" in described.inner_text())
    page.keyboard.press("Enter")
    page.locator(".command-chip").wait_for()
    page.locator("#send-message").click()
    assert until(
        lambda: "ни за одним" in page.locator("#channel-timeline").inner_text() or "игра ещё" in page.inner_text("body")
    )


def test_the_map_is_served_beside_the_channels_and_an_answer_there_shows_in_them(table: LocalTable, page: Any) -> None:
    """As whoever runs the first command of the README meets it: nothing has to be switched on."""
    seen = {*table.channels("Аня")}
    go(table, page, 0)
    page.locator("button.component-button", has_text="Учиться").last.click()
    name = until(lambda: next(iter({*table.channels("Аня")} - seen), None))
    page.goto(table.channels("Аня")[name][1])
    page.locator("button.component-button", has_text="Начать").first.click()
    page.locator("button.component-button", has_text="Моя рука").first.click()
    link = page.locator("a.component-button", has_text="На карте").first
    link.wait_for()
    board = page.context.browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
    board.set_default_timeout(PATIENCE * 1000)
    board.goto(link.get_attribute("href"))
    board.locator("#lit g[role]").first.wait_for()
    posts = "document.getElementById('channel-timeline').innerText"
    asked, before = board.locator("#asked").inner_text(), page.evaluate(posts)
    board.locator("#foot button", has_text="Выберите за меня").click()
    board.wait_for_function("(asked) => document.getElementById('asked').innerText !== asked", arg=asked)
    assert until(lambda: page.evaluate(posts) != before), "the channel shows what came of it"
