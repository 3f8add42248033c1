"""The page's server: who may ask what, and the answers; everything that is said is made in `table` and `answers`."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import replace
from functools import partial
from hashlib import blake2b
from html import escape
from pathlib import Path
from string import Template
from typing import Any, TypeVar
from urllib.parse import urlsplit

from aiohttp import web

from engine.core.errors import Refused
from engine.core.message import Message, msg
from engine.store import StoreError
from engine.tables.session import Session
from engine.tables.sessions import Incident
from engine.workshop.manuscripts import Manuscript
from telling.questions import rule_of
from telling.texts import Locale

from . import acts, answers, tickets, trying
from .desk import Desk, Sheet, key
from .limits import Limit
from .live import Live
from .maps import Maps
from .showing import Host, Showing, Wanted
from .tickets import Keys, Ticket
from .visits import ENDED, Visit, Visits

log = logging.getLogger(__name__)

STATIC = Path(__file__).parent / "static"
TYPES = {".js": "text/javascript", ".css": "text/css", ".txt": "text/plain"}
PAGE, DESK = "main", "desk"
"""The page of a table, and that of a mission that somebody writes at: a script and what follows `HEAD`."""
HEAD = "head.html"
FILES = {
    path.relative_to(STATIC).as_posix(): path.read_bytes()
    for path in sorted(STATIC.rglob("*"))
    if path.suffix in TYPES or path.suffix == ".html"
}
"""What the browser gets, as it was when this program began: what is laid on the disk since is the next one's."""
EDITION = blake2b(b"".join(FILES.values()), digest_size=8).hexdigest()
"""Names all of that: a page that is of another one is told to reload."""
LOOPBACK = "127.0.0.1"
BODY = 32_768
"""Bytes that somebody may send at once."""
MEMBER = 600.0
"""Seconds for which somebody counts as a member of the server without Discord being asked again."""
PRESSES = 4096
"""Presses of which is remembered what came of them."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src blob:; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
    "Gravekeeper-Page": EDITION,
}
STAYS = HEADERS | {"Cache-Control": "private, max-age=604800, immutable"}
"""For pictures, whose address is what they show."""
FRESH = HEADERS | {"Cache-Control": "no-cache"}
"""For the page itself, which changes with the program."""
LANGUAGE = web.RequestKey("language", str)
"""That of whoever asks, once it is known who that is."""
T = TypeVar("T")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class NotHere(Exception):
    """A table of another process, or at present of none: the status of the answer, and the key of its sentence."""

    def __init__(self, status: int, key: str) -> None:
        super().__init__(status, key)
        self.status = status
        self.key = key


class Site:
    """The page of all tables, below ``url``, which people open; ``port`` is where a proxy finds it on this machine
    (None: somebody else serves `application`). Answers are given inside of ``acting``.
    """

    def __init__(
        self,
        host: Host,
        url: str,
        port: int | None = None,
        acting: Callable[[], AbstractAsyncContextManager[object]] = nullcontext,
    ) -> None:
        self._host, self._url, self._port, self._acting = host, url.rstrip("/"), port, acting
        self._maps, self._live = Maps(), Live()
        self._showing = Showing(host, self._maps)
        self._desk = Desk(host)
        self._answers, self._answers_long = Limit(5, 0.2), Limit(60, 1.0)
        self._fetches, self._wrong = Limit(24, 0.125), Limit(20, 3.0)
        self._members: dict[tuple[int, int], float] = {}
        self._pressed: OrderedDict[tuple[str, int], asyncio.Task[Any]] = OrderedDict()
        self._keys = Keys(b"")
        self._visits: Visits | None = None
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        """Serve; raises `OSError` if the port is in use. Sessions and texts of the host are there by now."""
        store = self._host.sessions.store
        self._keys = await tickets.keys(store)
        self._visits = Visits(store, self._now)
        if self._port is not None:
            prefix = urlsplit(self._url).path
            outer = web.Application(middlewares=[self._guard])
            outer.add_subapp(prefix, self.application()) if prefix else None
            self._runner = web.AppRunner(outer if prefix else self.application(), access_log=None, shutdown_timeout=1)
            await self._runner.setup()
            await web.TCPSite(self._runner, LOOPBACK, self._port).start()

    async def close(self) -> None:
        self._live.close()
        if self._runner is not None:
            await self._runner.cleanup()
        self._maps.close()

    def changed(self, session: Session) -> None:
        """A table has changed: whoever looks at it is told."""
        self._live.changed(session.id)

    def link(self, session: Session, user: int, language: str, *, watch: bool = False) -> str:
        """The address that opens this table for a person, on their seat if they have one and do not only ``watch``;
        nothing before the game.
        """
        if session.state is None:
            return ""
        ticket = Ticket(session.id, "" if watch else session.seat_of(user) or "", user, language)
        return f"{self._url}/#{tickets.sign(self._keys, ticket, self._now())}"

    def desk(self, manuscript: Manuscript, which: int, language: str) -> str:
        """The address that opens an entry of a manuscript for whoever writes it."""
        ticket = Ticket(key(manuscript.guild, manuscript.begins), chr(ord("a") + which), manuscript.person, language)
        return f"{self._url}/desk/#{tickets.sign(self._keys, ticket, self._now())}"

    async def open_pages(self, session: Session, user: int) -> int:
        """How many pages of this table somebody has open."""
        assert self._visits is not None
        return await self._visits.number(session.id, user)

    async def end_pages(self, session: Session, user: int) -> None:
        """All pages of this table that somebody has open are over, and links that they have not opened yet."""
        assert self._visits is not None
        await self._visits.end(session.id, user)
        self._live.changed(session.id)

    def application(self) -> web.Application:
        """What answers the requests, to be mounted or served."""
        app = web.Application(middlewares=[self._guard], client_max_size=BODY)
        app.add_routes(
            [
                web.get("/", self._index),
                web.get("/static/{path:[a-z/.-]+}", self._static),
                web.post("/visit", self._open),
                web.get("/state", self._state),
                web.get("/look/{what:[a-z]+}", self._look),
                web.get("/picture/{digest:[0-9a-f]{24}}", self._picture),
                web.post("/press", self._press),
                web.get("/live", self._stream),
                web.get("/desk/", self._index),
                web.post("/desk/visit", self._open),
                web.get("/desk/state", self._desk_state),
                web.get("/desk/picture/{digest:[0-9a-f]{24}}", self._desk_picture),
                web.post("/desk/press", self._desk_press),
            ]
        )
        return app

    # Who may ask

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Only under our own name, so that no other site can point its name here; what changes something only from our
        own page. What goes wrong is a sentence.
        """
        address = urlsplit(self._url)
        if request.host != address.netloc:
            return self._no(421, "web-wrong-host", request)
        if request.method == "POST" and (
            request.headers.get("Origin") != f"{address.scheme}://{address.netloc}"
            or request.content_type != "application/json"
        ):
            return self._no(403, "web-wrong-origin", request)
        try:
            return await handler(request)
        except web.HTTPException as error:
            error.headers.update({key: value for key, value in HEADERS.items() if key not in error.headers})
            raise
        except Refused as refused:
            return self._refused(401, refused, request)
        except NotHere as elsewhere:
            return self._no(elsewhere.status, elsewhere.key, request)
        except StoreError:
            return self._no(503, "error-away", request)
        except Incident as incident:
            locale = self._locale(request)
            return _json({"note": locale("error-incident", number=incident.number)}, 500)
        except (ConnectionResetError, asyncio.CancelledError):
            raise
        except Exception:
            log.exception("a request of the page failed")
            return self._no(500, "web-lost", request)

    async def _visit(self, request: web.Request, *, at_once: bool = False) -> tuple[Visit, Session]:
        """Whose request it is, and at which table; what is not to be answered ``at_once`` waits its turn. Raises
        `Refused` if the visit is over, the seat is no longer theirs or they have left the server; 429 if they ask too
        often.
        """
        async with nullcontext() if at_once else self._host.precedence.later():
            visit = await self._visitor(request)
            session = await self._table(visit)
        await self._still_member(session.guild, visit.user)
        return visit, session

    async def _visitor(self, request: web.Request) -> Visit:
        """The visit of a request. Raises `Refused` if it is over, 429 if they ask too often."""
        scheme, _, token = request.headers.get("Authorization", "").partition(" ")
        assert self._visits is not None
        if scheme != "Bearer" or not 20 < len(token) < 100:
            raise Refused(ENDED)
        visit = await self._visits.of(token)
        request[LANGUAGE] = visit.language
        if not self._fetches.allows(visit.token):
            raise web.HTTPTooManyRequests(headers={"Retry-After": "1"})
        return visit

    async def _ours(self, id: str) -> None:
        """Raises `NotHere` unless this process looks after the table: another one knows more than we do."""
        store = self._host.sessions.store
        row = None if store.owned.where() == "TRUE" else await store.row("SELECT guild FROM sessions WHERE id = ?", id)
        if row:
            self._looked_after(row[0])

    def _looked_after(self, guild: int) -> None:
        """Raises `NotHere` unless this process looks after a server, or if it has lost all, as where the database is
        away.
        """
        owned = self._host.sessions.store.owned
        if not owned.has(guild):
            raise NotHere(421, "web-wrong-host") if owned.now else NotHere(503, "error-away")

    async def _table(self, visit: Visit) -> Session:
        """Raises `Refused` if the seat is no longer theirs."""
        await self._ours(visit.session)
        session = await self._host.sessions.get(visit.session)
        if session.state is None or (visit.seat is not None and session.seat_of(visit.user) != visit.seat):
            raise Refused(msg("web-seat-gone"))
        return session

    async def _still_member(self, guild: int, user: int) -> None:
        """Raises `Refused` if Discord says that this person has left the server."""
        now, key = asyncio.get_running_loop().time(), (guild, user)
        if now - self._members.get(key, -MEMBER) < MEMBER:
            return
        if not await self._host.is_member(guild, user):
            raise Refused(msg("web-seat-gone"))
        self._members = {each: at for each, at in self._members.items() if now - at < MEMBER} | {key: now}

    # The requests

    async def _index(self, request: web.Request) -> web.Response:
        """The page itself; everything in it is fetched by its scripts."""
        texts = self._host.texts
        silent = " · ".join(escape(texts(each)("web-no-script")) for each in texts.languages)
        loading = escape(self._locale(request)("web-loading"))
        name, static = (DESK, "../static") if request.path.endswith("/desk/") else (PAGE, "static")
        page = Template((FILES[HEAD] + FILES[f"{name}.html"]).decode())
        text = page.substitute(no_script=silent, loading=loading, edition=EDITION, page=name, static=static)
        return web.Response(text=text, content_type="text/html", headers=FRESH)

    async def _static(self, request: web.Request) -> web.Response:
        name = request.match_info["path"]
        kind = TYPES.get(Path(name).suffix)
        if kind is None or name not in FILES:
            raise web.HTTPNotFound
        head = FRESH | {"ETag": f'"{EDITION}"'}
        if any(each.value == EDITION for each in request.if_none_match or ()):
            return web.Response(status=304, headers=head)
        return web.Response(body=FILES[name], content_type=kind, charset="utf-8", headers=head)

    async def _open(self, request: web.Request) -> web.Response:
        """A ticket becomes a visit."""
        body = await _body(request)
        text = body.get("ticket") if isinstance(body, dict) else None
        address = request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip() or request.remote
        assert self._visits is not None
        try:
            ticket = tickets.read(self._keys, text if isinstance(text, str) else "", self._now())
            request[LANGUAGE] = ticket.language
            await self._ours(ticket.session)  # before it is spent
            token, _ = await self._visits.open(ticket, str(text))
        except Refused:
            if not self._wrong.allows(address):
                raise web.HTTPTooManyRequests(headers={"Retry-After": "60"}) from None
            raise
        return _json({"token": token})

    @contextlib.asynccontextmanager
    async def _later(self, request: web.Request) -> AsyncGenerator[tuple[Visit, Session]]:
        """Whose request it is, and their table when it is this request's turn. Raises what `_visit` does, also if the
        seat is no longer theirs by then.
        """
        visit, _ = await self._visit(request)
        async with self._host.precedence.later():
            yield visit, await self._table(visit)

    async def _state(self, request: web.Request) -> web.Response:
        async with self._later(request) as (visit, session):
            return _json(await self._showing.state(visit, session, Wanted.read(request.query)))

    async def _look(self, request: web.Request) -> web.Response:
        """Hand, log, recap, rules, a moment of the past; what cannot be seen is said."""
        async with self._later(request) as (visit, session):
            try:
                return _json(await self._showing.look(visit, session, request.match_info["what"], request.query))
            except Refused as refused:
                return self._refused(409, refused, request)

    async def _picture(self, request: web.Request) -> web.Response:
        visit, session = await self._visit(request)
        key = session.id, visit.seat, request.match_info["digest"]
        if (found := self._maps.picture(*key)) is None:  # so many tables are looked at that it was forgotten
            async with self._host.precedence.later():
                await self._showing.maps(self._host.texts(visit.language), visit, session.still())
            found = self._maps.picture(*key)
        if found is None:
            raise web.HTTPNotFound
        await self._host.precedence.give_way()  # a quarter of a megabyte is sent next
        return web.Response(body=found, content_type="image/png", headers=STAYS)

    async def _press(self, request: web.Request) -> web.Response:
        """Something is chosen; the answer is what came of it and the table as it is then."""
        visit, session = await self._visit(request, at_once=True)
        await self._host.looked(session, visit.user)
        body = await _body(request)
        note, rule, wanted = await self._once(visit, body, partial(self._does, visit, session, body))
        session = await self._table(visit)  # the answer may have been the last one of this seat
        return _json({"note": note, "rule": rule, "state": await self._showing.state(visit, session, wanted)})

    async def _once(self, visit: Visit, body: Any, does: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What comes of a press. The same once more, of a page that has not heard it, is told the same; 429 if there
        are too many.
        """
        number = body.get("number") if isinstance(body, dict) else None
        key = visit.token, number if type(number) is int else 0
        done = self._pressed.get(key) if key[1] > 0 else None
        if done is None or (done.done() and (done.cancelled() or done.exception())):
            if not (self._answers.allows(visit.token) and self._answers_long.allows(visit.token)):
                raise web.HTTPTooManyRequests(headers={"Retry-After": "1"})
            done = self._pressed[key] = asyncio.create_task(does())
            while len(self._pressed) > PRESSES:
                self._pressed.popitem(last=False)
        return await asyncio.shield(done)

    async def _does(self, visit: Visit, session: Session, body: Any) -> tuple[str, str, Wanted]:
        """What is said of a press, the rule that refuses it, and what is shown then."""
        locale, wanted = self._host.texts(visit.language), Wanted.read(body if isinstance(body, dict) else {})
        async with self._acting():
            try:
                with self._host.precedence.first():
                    note, wanted = await self._done(locale, visit, session, wanted, body)
            except Refused as refused:
                return locale.message(refused.reason, {}), rule_of(locale, refused.of), wanted
        return note, "", wanted

    async def _done(
        self, locale: Locale, visit: Visit, session: Session, wanted: Wanted, body: Any
    ) -> tuple[str, Wanted]:
        """An answer at the table or in a try-out, or another act: what is said of it, and what is shown now."""
        host, do = self._host, body.get("do") if isinstance(body, dict) else None
        if isinstance(do, str) and do in acts.ACTS:
            note, trial = await acts.act(host, locale, session, visit, body)
            return note, replace(wanted, trial=trial)
        if wanted.trial:
            tried = trying.of(host.tryouts, session, visit, wanted.trial)
            return await trying.press(locale, tried, body), wanted
        return await answers.press(host.sessions, locale, session, visit, body), wanted

    async def _stream(self, request: web.Request) -> web.StreamResponse:
        visit, session = await self._visit(request)
        return await self._live.stream(request, session.id, visit.token, HEADERS)

    # The desk

    async def _writer(self, request: web.Request) -> tuple[Visit, Sheet]:
        """Who writes at what. Raises `Refused` if they do not any more."""
        async with self._host.precedence.later():
            visit = await self._visitor(request)
            sheet = await self._desk.sheet(visit)
        await self._still_member(sheet.manuscript.guild, visit.user)
        self._looked_after(sheet.manuscript.guild)
        return visit, sheet

    async def _desk_state(self, request: web.Request) -> web.Response:
        visit, sheet = await self._writer(request)
        return _json(await self._desk.state(self._host.texts(visit.language), sheet, request.query))

    async def _desk_picture(self, request: web.Request) -> web.Response:
        visit, sheet = await self._writer(request)
        digest = request.match_info["digest"]
        if self._desk.picture(visit, digest) is None:  # so much is looked at that it was forgotten
            await self._desk.state(self._host.texts(visit.language), sheet, {})
        found = self._desk.picture(visit, digest)
        if found is None:
            raise web.HTTPNotFound
        return web.Response(body=found, content_type="image/png", headers=STAYS)

    async def _desk_press(self, request: web.Request) -> web.Response:
        """A change; what is refused is said, with the page as it is."""
        visit, sheet = await self._writer(request)
        locale, body = self._host.texts(visit.language), await _body(request)
        note = await self._once(visit, body, partial(self._writes, locale, sheet, body))
        state = await self._desk.state(locale, await self._desk.sheet(visit), body if isinstance(body, dict) else {})
        return _json({"note": note, "state": state})

    async def _writes(self, locale: Locale, sheet: Sheet, body: Any) -> str:
        """What is said of a press."""
        async with self._acting():
            try:
                await self._desk.press(sheet, body)
            except Refused as refused:
                return locale.message(refused.reason, {})
        return ""

    def _locale(self, request: web.Request) -> Locale:
        """The language of a request: that of its visit, else of the browser."""
        accepted = request.headers.get("Accept-Language", "").partition(",")[0].partition(";")[0].strip()
        texts = self._host.texts
        return texts(request.get(LANGUAGE) or texts.language_of(accepted))

    def _refused(self, status: int, refused: Refused, request: web.Request) -> web.Response:
        return self._said(status, refused.reason, request)

    def _no(self, status: int, key: str, request: web.Request) -> web.Response:
        return self._said(status, msg(key), request)

    def _said(self, status: int, reason: Message, request: web.Request) -> web.Response:
        locale = self._locale(request)
        if "/desk/" in request.path and locale.has(of_desk := f"{reason.key}-desk"):  # its panel has no “Refresh”
            reason = msg(of_desk)
        return _json({"note": locale.message(reason, {})}, status)

    def _now(self) -> float:
        return self._host.sessions.clock().timestamp()


async def _body(request: web.Request) -> Any:
    """What was sent, as JSON; None for what is none."""
    with contextlib.suppress(ValueError, RecursionError):
        return await request.json()
    return None


def _json(value: object, status: int = 200) -> web.Response:
    return web.json_response(value, status=status, headers=HEADERS)
