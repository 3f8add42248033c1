"""What a member does and sees in a headless Chromium: pages of channels, their messages measured, presses."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator

from tests.tour.waiting import PATIENCE, until

HEIGHT = 844
"""Pixels of a screen, as of a phone."""
TALL = 1700
"""Pixels of the window: a message is seen in full, whatever its height, and the page need not be drawn anew for it."""
AROUND = 400
"""Pixels that a page's own bars take of a window."""
SCROLLED = 200
"""Milliseconds in which a page has scrolled to where it was sent."""
REPLACED = "/api/assets/"
"""In the address of a picture: a page that is slow asks for one when its post has another one already."""
CLICK = 5_000
"""Milliseconds in which a control must be there to be pressed."""
SEEN = """() => [...document.querySelectorAll('#channel-message-list article')].map(post => ({
  id: post.dataset.messageId,
  private: !!post.querySelector('.message-ephemeral-note'),
  thinking: !!post.querySelector('.message-loading'),
  torn: [...post.querySelectorAll('img')].some(each => each.complete && !each.naturalWidth),
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
    turns: !!each.closest('.component-row')?.querySelector('button.button-style-1:disabled'),
    disabled: !!(each.disabled || each.querySelector('.select-trigger')?.disabled),
  })),
}))"""
IDLE = """() => {
  const page = window.simcordPreview;
  return !!page && page.ready && !page.pendingAction && page.awaitingRevision === null
    && [...document.images].every(each => each.complete);
}"""


@dataclass(frozen=True, slots=True)
class Control:
    """A button or select of a message; ``style`` as Discord numbers them (1 primary, 3 success), 0 for a select.

    ``turns``: it stands in a row of buttons one of which has been chosen, and shows another page, as of another figure.
    """

    key: str
    label: str
    style: int
    select: bool
    turns: bool
    disabled: bool


@dataclass(frozen=True, slots=True)
class Post:
    """A message as a page shows it. ``called`` are the mentions in it, ``tallest`` the height of its longest text;
    one that is ``thinking`` has no words yet, one that is ``torn`` lacks a picture that has just been replaced.
    """

    id: str
    private: bool
    thinking: bool
    torn: bool
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


class Member:
    """A member of the local table before a screen of this width; ``console`` is what the browser complained about."""

    def __init__(self, browser: Browser, name: str, width: int) -> None:
        self.name, self.width = name, width
        self.console: list[str] = []
        self._page = browser.new_page(viewport={"width": width, "height": TALL}, device_scale_factor=1)
        self._page.set_default_timeout(PATIENCE * 1000)
        self._page.on("console", self._said)

    def _said(self, message: ConsoleMessage) -> None:
        where = message.location["url"]
        if message.type in ("warning", "error") and REPLACED not in where:
            self.console.append(f"{message.type}: {message.text} ({where})")

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
        """Press a button; of a select, choose the first of its options that are not chosen yet.

        Nothing happens if the message has changed meanwhile.
        """
        found = self._page.locator(f'[data-control-key="{control.key}"]').first
        try:
            if control.select:
                self._choose(found)
            else:
                found.click(timeout=CLICK)
        except Error:  # the page was drawn anew under the finger
            self._page.keyboard.press("Escape")
        self.rest()

    def _choose(self, select: Locator) -> None:
        least = max(1, int(select.get_attribute("data-minimum") or 1))
        select.locator(".select-trigger").dispatch_event("click", timeout=CLICK)
        for _ in range(least):
            fresh = select.locator(".select-option:not(.is-selected)")
            (fresh if fresh.count() else select.locator(".select-option")).first.dispatch_event("click", timeout=CLICK)
        if (apply := select.locator(".select-apply")).count():
            apply.dispatch_event("click", timeout=CLICK)

    @contextmanager
    def _high(self, height: int) -> Iterator[None]:
        """With a window of this height for a moment."""
        if height == TALL:
            yield
            return
        self._resize(height)
        try:
            yield
        finally:
            self._resize(TALL)

    def _resize(self, height: int) -> None:
        self._page.set_viewport_size({"width": self.width, "height": height})
        self.rest()

    def shoot(self, path: Path, post: Post | None = None) -> None:
        """A picture of one message in full, or of the screen."""
        if post is None:
            with self._high(HEIGHT):
                self._page.screenshot(path=path)
            return
        with self._high(max(TALL, int(post.height) + AROUND)):
            shown = self._page.locator(f'article[data-message-id="{post.id}"]')
            shown.scroll_into_view_if_needed()
            self._page.wait_for_timeout(SCROLLED)
            shown.screenshot(path=path, animations="disabled")
