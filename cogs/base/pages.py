"""The page of a table in a browser, as Discord knows it: links lead there, and it hears of changes."""

from __future__ import annotations

from typing import Protocol

from engine.tables.session import Session
from engine.workshop.manuscripts import Manuscript


class Pages(Protocol):
    """Whatever serves the page."""

    async def start(self) -> None:
        """Begin to serve; raises `OSError` if a port is in use."""
        ...

    async def close(self) -> None: ...

    def changed(self, session: Session) -> None:
        """A table has changed."""
        ...

    def link(self, session: Session, user: int, language: str, *, watch: bool = False) -> str:
        """The address of a table for one person alone, on their seat or only to ``watch``; "" if there is nothing to be
        seen there.
        """
        ...

    def desk(self, manuscript: Manuscript, which: int, language: str) -> str:
        """The address of the mission number ``which`` that somebody writes at, for them alone."""
        ...

    async def open_pages(self, session: Session, user: int) -> int:
        """How many pages of a table somebody has open."""
        ...

    async def end_pages(self, session: Session, user: int) -> None:
        """All of them are over, and links from before open none."""
        ...
