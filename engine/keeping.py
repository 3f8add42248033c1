"""What is kept and for how long, as the host has settled it."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from .core.message import Message, msg


@dataclass(frozen=True, slots=True)
class Keeping:
    """Days after which things end or go; 0: never. The defaults suit a bot that anybody may invite.

    ``lobbies``: a lobby ends in which nobody presses anything. ``idle``: a game stands still in which nobody has
    acted. ``packed``: the states of a finished game are packed. ``servers``: everything of a server is forgotten from
    which the bot was removed.
    """

    lobbies: int = 7
    idle: int = 60
    packed: int = 30
    servers: int = 30

    def sentences(self) -> list[Message]:
        """What members are told of it."""
        return [msg(f"keeping-{name}", n=days) for name, days in asdict(self).items()]


USUAL = Keeping()
