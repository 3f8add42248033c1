"""What can be wrong with an answer, and what can be wrong with the rules."""

from __future__ import annotations

from .message import Message, msg


class Refused(Exception):
    """A request that changes nothing; ``reason`` says why in the words of the catalogues."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Illegal(Refused):
    """Words that the open decision does not offer."""


class Gone(Refused):
    """The decision is no longer open: answered, overtaken or undone."""

    def __init__(self) -> None:
        super().__init__(msg("refused-gone"))


class NotYours(Refused):
    """The decision is open, but for another seat."""

    def __init__(self) -> None:
        super().__init__(msg("refused-not-yours"))


class RulesError(Exception):
    """The rules contradict themselves (a dead end, a loop, an unanswerable question): a defect, not a refusal."""
