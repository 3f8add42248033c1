"""Tickets: what a link says behind its ``#``, signed so that nobody can make one.

They are not stored: a panel with a link is drawn often, and a press on a link tells nobody. A ticket opens one visit
(`visits`), within `LASTS` seconds. After a change of the key those that the one before has signed until then go on.
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
from engine.store import Batch, Store

LASTS = 15 * 60
"""Seconds for which a ticket opens a visit."""
AHEAD = 60
"""Seconds that the clock of another process may be ahead."""
KEY, BEFORE = "web-key", "web-key-before"
"""Rows of `meta`: the key, and the one before with the second at which it was changed."""
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
    issued: int = 0
    """When it was signed, in seconds of the clock."""


@dataclass(slots=True, frozen=True)
class Keys:
    """What tickets are signed with. The key ``before`` is good only for those of before it was ``changed``."""

    now: bytes
    before: bytes = b""
    changed: int = 0

    def signed(self, text: str, mac: str, issued: int) -> bool:
        """Whether we have signed this."""
        known = [self.now, *([self.before] if self.before and issued <= self.changed else [])]
        return any(hmac.compare_digest(mac, _mac(key, text)) for key in known)


async def keys(store: Store) -> Keys:
    """The keys of this database, which all its processes share."""
    await store.execute(
        "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING", KEY, secrets.token_hex(32)
    )
    found = dict(await store.rows("SELECT key, value FROM meta WHERE key IN (?, ?)", KEY, BEFORE))
    before, _, changed = found.get(BEFORE, "").partition(" ")
    return Keys(bytes.fromhex(found[KEY]), bytes.fromhex(before), int(changed or 0))


async def change(store: Store, now: float) -> None:
    """Make another key; processes that run go on with theirs until they are started again."""
    old, batch = await keys(store), Batch()
    for key, value in ((KEY, secrets.token_hex(32)), (BEFORE, f"{old.now.hex()} {int(now)}")):
        batch.add(
            "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            *(key, value),
        )
    await store.commit(batch)


def sign(keys: Keys, ticket: Ticket, now: float) -> str:
    """A ticket as text; no two are the same."""
    nonce = secrets.token_urlsafe(8)
    text = f"1.{ticket.session}.{ticket.seat}.{ticket.user}.{ticket.language}.{int(now)}.{nonce}"
    return f"{text}.{_mac(keys.now, text)}"


def read(keys: Keys, text: str, now: float) -> Ticket:
    """What a ticket says. Raises `Refused` for one that we did not make, or not lately."""
    found = _TICKET.fullmatch(text)
    issued = int(found["issued"]) if found else 0
    if found is None or not keys.signed(text.rpartition(".")[0], found["mac"], issued):
        raise Refused(UNKNOWN)
    if not -AHEAD <= now - issued <= LASTS:
        raise Refused(EXPIRED)
    return Ticket(found["session"], found["seat"], int(found["user"]), found["language"], issued)


def _mac(key: bytes, text: str) -> str:
    return urlsafe_b64encode(hmac.digest(key, text.encode(), sha256)).rstrip(b"=").decode()
