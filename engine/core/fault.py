"""What is wrong with something that people wrote, in the words of the catalogues: in which file, where, and what."""

from __future__ import annotations

from .message import Message, msg

MOST = 200
"""Characters that are said of anything that stands in a file."""


class Unreadable(ValueError):
    """A text that cannot be read: ``what`` is wrong with it, ``at`` which place of it, if that can be said."""

    def __init__(self, what: Message, at: Message | None = None) -> None:
        super().__init__(what, at)
        self.what, self.at = what, at

    @property
    def said(self) -> Message:
        """What is wrong with its place."""
        return fault(self.what, self.at)


def place(line: int, column: int) -> Message:
    """A place in a text, counted from 1."""
    return msg("fault-place", line=str(line), column=str(column))


def fault(what: Message, *where: Message | str | None) -> Message:
    """What is wrong, and where: a file, a place in it, an entry with its field, as far as they can be said."""
    found = cut(what)
    for n, each in enumerate(reversed([each for each in where if each])):
        found = msg("fault-in" if n else "fault-of", where=each[-MOST:] if isinstance(each, str) else each, what=found)
    return found


def cut(what: Message) -> Message:
    """The same with nothing in it that is too long to be read."""
    args = {
        name: f"{arg[:MOST]}…"
        if isinstance(arg, str) and len(arg) > MOST
        else cut(arg)
        if isinstance(arg, Message)
        else arg
        for name, arg in what.args.items()
    }
    return Message(what.key, args)
