"""Tables served as pages: real sessions on a real file, without Discord."""

from __future__ import annotations

import secrets
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from aiohttp import ClientResponse, ClientSession
from every_game import game_of
from sessions.world import Clock, service

from engine.precedence import Precedence
from engine.tables.session import Session
from engine.tables.sessions import Sessions
from engine.tables.tryout import Tryouts
from engine.workshop.manuscripts import Manuscripts
from telling.hints import Hints
from telling.texts import Texts
from web.app import Site

ANN, BOB = 10, 11
TEXTS = Texts()


@dataclass
class Host:
    """What a page needs; people are members until they are in ``gone``."""

    sessions: Sessions
    hints: Hints
    tryouts: Tryouts
    texts: Texts = TEXTS
    precedence: Precedence = field(default_factory=Precedence)
    gone: set[int] = field(default_factory=set[int])

    seen: list[int] = field(default_factory=list[int])

    def __post_init__(self) -> None:
        self.manuscripts = Manuscripts(self.sessions.store)

    async def is_member(self, guild: int, user: int) -> bool:
        return user not in self.gone

    async def looked(self, session: Session, user: int) -> None:
        self.seen.append(user)


@dataclass
class Page:
    """The page of a table."""

    site: Site
    session: Session
    url: str
    client: ClientSession

    @property
    def origin(self) -> str:
        return self.url.removesuffix("/map")

    def ticket(self, user: int = ANN, language: str = "en") -> str:
        return self.site.link(self.session, user, language).partition("#")[2]

    async def enter(self, user: int = ANN, language: str = "en") -> Tab:
        """A tab that this person opens by a link."""
        answer = await self.post("/visit", {"ticket": self.ticket(user, language)})
        assert answer.status == 200, await answer.text()
        return Tab(self, (await answer.json())["token"])

    async def post(self, path: str, body: object, **headers: str) -> ClientResponse:
        return await self.client.post(
            self.url + path,
            json=body,
            headers={"Origin": self.origin, **{k.replace("_", "-"): v for k, v in headers.items()}},
        )


@dataclass
class Served(Page):
    """A table of Ann and Bob, and its page."""

    host: Host
    clock: Clock


@dataclass
class Tab:
    """An open page."""

    served: Page
    token: str
    presses: int = field(default_factory=lambda: secrets.randbelow(1 << 50))
    """The number of the last press, which no other tab has."""

    async def get(self, path: str) -> ClientResponse:
        return await self.served.client.get(self.served.url + path, headers={"Authorization": f"Bearer {self.token}"})

    async def state(self, question: str = "") -> dict[str, Any]:
        answer = await self.get(f"/state?question={question}")
        assert answer.status == 200, await answer.text()
        return await answer.json()

    async def press(self, question: dict[str, Any], do: str, *words: str, number: int = 0) -> dict[str, Any]:
        answer = await self.send(question["id"], question["at"], do, [*words], number)
        assert answer.status == 200, await answer.text()
        return await answer.json()

    async def send(self, question: object, at: object, do: object, words: object, number: object = 0) -> ClientResponse:
        self.presses += 1
        body = {"question": question, "at": at, "do": do, "words": words, "number": number or self.presses}
        return await self.served.post("/press", body, Authorization=f"Bearer {self.token}")


@asynccontextmanager
async def served(
    where: Path | str,
    game: str = "zombies",
    *,
    people: int = 2,
    seed: str = "seed",
    acting: Callable[[], Any] | None = None,
    **options: Any,
) -> AsyncIterator[Served]:
    """A game of this kind that has just begun, in a folder or a database at a URL, with its page on a free port.

    Without Bob a stand-in plays.
    """
    clock = Clock()
    sessions = await service(
        where / "web.db" if isinstance(where, Path) else where, game_of(game), clock=clock, seed=seed
    )
    session = await sessions.open(game, guild=1, channel=5, host=ANN, name="Ann", language="en")
    if people > 1:
        await sessions.join(session.id, BOB, "Bob")
    else:
        await sessions.stand_in(session.id, ANN, ["Zed"])
    for name, value in options.items():
        await sessions.set_option(session.id, ANN, name, value)
    await sessions.begin(session.id, ANN)
    port = free_port()
    host = Host(sessions, Hints(sessions.store), Tryouts(clock))
    more = {"acting": acting} if acting else {}
    site = Site(host, f"http://127.0.0.1:{port}/map", port, **more)
    sessions.on_change = site.changed
    await site.start()
    try:
        async with ClientSession() as client:
            await sessions.rest(session.id, 5)
            yield Served(site, await sessions.get(session.id), f"http://127.0.0.1:{port}/map", client, host, clock)
    finally:
        await site.close()
        await sessions.close()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return free.getsockname()[1]


async def waiting(*tabs: Tab) -> tuple[Tab, dict[str, Any]]:
    """A tab that is asked something that the table waits for, and what it shows."""
    for tab in tabs:
        state = await tab.state()
        if state["question"] and state["question"]["waits"]:
            return tab, state
    raise AssertionError(state["status"])


async def seq(table: Served) -> int:
    return (await table.host.sessions.get(table.session.id)).seq
