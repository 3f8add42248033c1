"""Tickets: what a link says behind its ``#``, signed so that nobody can make one.

They are not stored: a panel with a link is drawn often, and a press on a link tells nobody. A ticket opens one visit
(`visits`), within `LASTS` seconds.
"""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256

from engine.core.errors import Refused
from engine.core.message import msg
from engine.store import Store

LASTS = 15 * 60
"""Seconds for which a ticket opens a visit."""
AHEAD = 60
"""Seconds that the clock of another process may be ahead."""
KEY = "web-key"
"""The row of `meta` with the key, made once."""
_TICKET = re.compile(
    r"1\.(?P<session>[a-z0-9]{1,16})\.(?P<seat>[a-z]?)\.(?P<user>[0-9]{1,19})\.(?P<language>[A-Za-z-]{2,16})"
    r"\.(?P<issued>[0-9]{1,12})\.(?P<nonce>[A-Za-z0-9_-]{11})\.(?P<mac>[A-Za-z0-9_-]{43})"
)
EXPIRED, UNKNOWN = msg("web-ticket-old"), msg("web-ticket-bad")


@dataclass(slots=True, frozen=True)
class Ticket:
    """Who may open which table; without a ``seat`` (""), to watch."""

    session: str
    seat: str
    user: int
    language: str


async def key(store: Store) -> bytes:
    """The key of this database, which all its processes share."""
    await store.execute(
        "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING", KEY, secrets.token_hex(32)
    )
    row = await store.row("SELECT value FROM meta WHERE key = ?", KEY)
    assert row is not None
    return bytes.fromhex(row[0])


def sign(key: bytes, ticket: Ticket, now: float) -> str:
    """A ticket as text; no two are the same."""
    nonce = secrets.token_urlsafe(8)
    text = f"1.{ticket.session}.{ticket.seat}.{ticket.user}.{ticket.language}.{int(now)}.{nonce}"
    return f"{text}.{_mac(key, text)}"


def read(key: bytes, text: str, now: float) -> Ticket:
    """What a ticket says. Raises `Refused` for one that we did not make, or not lately."""
    found = _TICKET.fullmatch(text)
    if found is None or not hmac.compare_digest(found["mac"], _mac(key, text.rpartition(".")[0])):
        raise Refused(UNKNOWN)
    if not -AHEAD <= now - int(found["issued"]) <= LASTS:
        raise Refused(EXPIRED)
    return Ticket(found["session"], found["seat"], int(found["user"]), found["language"])


def _mac(key: bytes, text: str) -> str:
    return urlsafe_b64encode(hmac.digest(key, text.encode(), sha256)).rstrip(b"=").decode()
