"""What a member does and sees in a headless Chromium: pages of channels, their messages measured, presses."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Locator

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
SETTING = "GRAVEKEEPER_CHROMIUM"
HEIGHT = 844
"""Pixels of a screen, as of a phone."""
AROUND = 300
"""Pixels that a page's own bars take of a screen."""
AGAIN = 5
PATIENCE = 60.0
"""Seconds after which something that should come is missed."""
SEEN = """() => [...document.querySelectorAll('#channel-message-list article')].map(post => ({
  id: post.dataset.messageId,
  private: !!post.querySelector('.message-ephemeral-note'),
  thinking: !!post.querySelector('.message-loading'),
  height: post.getBoundingClientRect().height,
  text: [...post.querySelectorAll('.message-components, .message-content')].map(each => each.innerText).join('\\n'),
  heading: (post.querySelector('.text-display')?.innerText ?? '').split('\\n')[0],
  called: [...post.querySelectorAll('.mention')].map(each => each.innerText),
  tallest: Math.max(0, ...[...post.querySelectorAll('.text-display, .message-content')]
    .map(each => each.getBoundingClientRect().height)),
  controls: [...post.querySelectorAll('button.component-button, .preview-select')].map(each => ({
    key: each.dataset.controlKey,
    label: (each.querySelector('.button-label, .select-value') ?? each).innerText.trim(),
    style: Number((each.className.match(/button-style-(\\d)/) ?? [0, 0])[1]),
    select: each.classList.contains('preview-select'),
    disabled: !!(each.disabled || each.querySelector('.select-trigger')?.disabled),
  })),
}))"""
IDLE = """() => {
  const page = window.simcordPreview;
  return !!page && page.ready && !page.pendingAction && page.awaitingRevision === null
    && [...document.images].every(each => each.complete);
}"""


def chromium() -> Path | None:
    """The Chromium to drive: the one that the environment names, or one found on this machine."""
    named = os.environ.get(SETTING)
    for each in (named,) if named else CHROMIUM:
        if found := shutil.which(each):
            return Path(found)
    return None


@dataclass(frozen=True, slots=True)
class Control:
    """A button or select of a message; ``style`` as Discord numbers them (1 primary, 3 success), 0 for a select."""

    key: str
    label: str
    style: int
    select: bool
    disabled: bool


@dataclass(frozen=True, slots=True)
class Post:
    """A message as a page shows it. ``called`` are the mentions in it, ``tallest`` the height of its longest text."""

    id: str
    private: bool
    thinking: bool
    height: float
    text: str
    heading: str
    called: tuple[str, ...]
    tallest: float
    controls: tuple[Control, ...]

    @property
    def screens(self) -> float:
        return self.height / HEIGHT

    def control(self, label: str) -> Control | None:
        return next((each for each in self.controls if each.label == label and not each.disabled), None)


def until(what: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """Wait until this is true and return it; what it was at last if that does not come."""
    end = time.monotonic() + seconds
    while not (value := what()) and time.monotonic() < end:
        time.sleep(0.1)
    return value


class Member:
    """A member of the local table before a screen of this width; ``console`` is what the browser complained about."""

    def __init__(self, browser: Browser, name: str, width: int) -> None:
        self.name, self.width = name, width
        self.console: list[str] = []
        self._page = browser.new_page(viewport={"width": width, "height": HEIGHT}, device_scale_factor=1)
        self._page.set_default_timeout(PATIENCE * 1000)
        self._page.on("console", self._said)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("warning", "error"):
            self.console.append(f"{message.type}: {message.text}")

    def open(self, address: str) -> None:
        """Go to a channel's page and wait until it is drawn."""
        self._page.goto("about:blank")
        self._page.goto(address)
        self._page.locator("#channel-composer-input").wait_for()
        self.rest()

    def rest(self) -> None:
        """Wait until the page has nothing under way. Raises TimeoutError if it never comes to rest."""
        if not until(lambda: self._page.evaluate(IDLE)):
            raise TimeoutError(f"{self.name}'s page does not come to rest")

    def posts(self) -> list[Post]:
        """The messages of the channel, oldest first."""
        return [
            Post(**{**each, "called": tuple(each["called"]), "controls": tuple(Control(**c) for c in each["controls"])})
            for each in self._page.evaluate(SEEN)
        ]

    def all_posts(self) -> list[Post]:
        """The messages of the channel from its first one on."""
        older = self._page.locator("#history-older")
        while older.is_visible():
            before = len(self.posts())
            older.click()
            self.rest()
            until(lambda before=before: len(self.posts()) != before, 5)
        return self.posts()

    def type(self, command: str, *options: str) -> None:
        """Send a command, as ``group name``, with what its first options are to be."""
        self._page.locator("#channel-composer-input").click()
        self._page.keyboard.type(f"/{command}")
        self._page.locator(".command-popup .is-active").first.wait_for()
        self._page.keyboard.press("Enter")
        self._page.locator(".command-chip").wait_for()
        for option in options:
            self._page.keyboard.type(option)
        self._page.locator("#send-message").click()
        self.rest()

    def press(self, control: Control) -> None:
        """Press a button; of a select, choose its first option that is not chosen yet."""
        found = self._page.locator(f'[data-control-key="{control.key}"]').first
        if control.select:
            self._choose(found)
        else:
            found.click()
        self.rest()

    def _choose(self, select: Locator) -> None:
        least = max(1, int(select.get_attribute("data-minimum") or 1))
        options = self._page.locator(".select-option:visible")  # the open list lies above the page, outside its post
        for _ in range(AGAIN):  # a page that is drawn anew closes its list
            if not options.count():
                select.locator(".select-trigger").click()
            if until(options.count, 2):
                break
        for _ in range(least):
            fresh = self._page.locator(".select-option:visible:not(.is-selected)")
            (fresh if fresh.count() else options).first.click()
        if (apply := self._page.locator(".select-apply:visible")).count():
            apply.first.click()

    def shoot(self, path: Path, post: Post | None = None) -> None:
        """A picture of one message in full, or of the screen."""
        if post is None:
            self._page.screenshot(path=path)
            return
        room = int(post.height) + AROUND
        if room > HEIGHT:
            self._page.set_viewport_size({"width": self.width, "height": room})
        self._page.locator(f'article[data-message-id="{post.id}"]').screenshot(path=path)
        if room > HEIGHT:
            self._page.set_viewport_size({"width": self.width, "height": HEIGHT})
