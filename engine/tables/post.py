"""A post as a row: what was sent to a channel for a session, and what is about to be; and what it says."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from typing import Any, Literal

Kind = Literal["turn", "lobby", "announcement", "card", "gone"]


@dataclass(slots=True, frozen=True)
class Told:
    """What a turn post says besides its buttons."""

    heading: str
    story: str
    alt: str


@dataclass(slots=True)
class Sending:
    """A post that is about to be sent, or was when the program stopped or Discord gave no clear answer.

    ``at``: when it was first tried, in seconds. ``then`` is the row of `posts` once it is known to have arrived.
    ``channel``: where it was sent, if the session has moved since.
    """

    kind: Kind
    nonce: str
    at: float
    then: dict[str, Any]
    channel: int | None = None


@dataclass(slots=True)
class Posted:
    """A row of `posts`: what was last posted for a session; ``posted`` is the time of the turn post in seconds.

    The turn post shows the entry ``shown``, tells of those after ``since`` and waits for ``side``; ``pinged`` are the
    decisions that people were called for. ``card`` is the newest digest, which tells of the log after ``card_since``
    up to ``told``. ``ahead``: the present turn and the next one, by their seats, of which somebody has been told.
    """

    message: int | None = None
    lobby: int | None = None
    shown: int = -1
    since: int = -1
    side: str = ""
    pinged: list[str] = field(default_factory=list[str])
    posted: float = 0
    sending: Sending | None = None
    card: int | None = None
    told: int = -1
    card_since: int = -1
    ahead: str = ""

    def send(self, kind: Kind, nonce: str, now: float, then: Posted) -> Sending:
        """Prepare to send what leads to ``then``. An earlier try whose end is not known goes on under its nonce."""
        tried = self.sending
        if tried is not None and tried.kind == kind:
            nonce, now = tried.nonce, tried.at
        self.sending = Sending(kind, nonce, now, asdict(replace(then, sending=None)))
        return self.sending

    def arrived(self, message: int) -> Posted:
        """The row now that the post that was being sent is known to be this message."""
        assert self.sending is not None
        then = Posted(**self.sending.then)
        return replace(then, lobby=message) if self.sending.kind == "lobby" else replace(then, message=message)

    def left_by(self, then: Posted, channel: int, session: str) -> list[SidePost]:
        """The posts of a session in a channel that are no longer kept right once this row is followed by ``then``."""
        found: list[SidePost] = []
        if self.message is not None and self.message != then.message:
            found.append(SidePost(channel, self.message, session, "turn", self.since, self.shown))
        if self.lobby is not None and self.lobby != then.lobby:
            found.append(SidePost(channel, self.lobby, session, "lobby"))
        return found


@dataclass(slots=True, frozen=True)
class SidePost:
    """A row of `side_posts`. A turn post or a digest tells of the log after the entry ``since`` up to ``shown``."""

    channel: int
    message: int
    session: str
    kind: Kind
    since: int = -1
    shown: int = -1
    tries: int = 0
