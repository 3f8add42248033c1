"""What can be wrong with an answer, and what can be wrong with the rules."""

from __future__ import annotations

import re

from .message import Message, msg


class Refused(Exception):
    """A request that changes nothing; ``reason`` says why in the words of the catalogues.

    ``of`` is what it comes of, if that is a rule of a game: the text of a question or condition, whose attribute
    ``.rule`` names the rule (``hitz-ask-bid``), or the rule itself (``hitz:O1``).
    """

    def __init__(self, reason: Message, of: str = "") -> None:
        super().__init__(reason.key)
        self.reason = reason
        self.of = of


class Illegal(Refused):
    """Words that the open decision does not offer."""


class Gone(Refused):
    """The decision is no longer open: answered, overtaken or undone."""

    def __init__(self, of: str = "") -> None:
        super().__init__(msg("refused-gone"), of)


class NotYours(Refused):
    """The decision is open, but for another seat."""

    def __init__(self, of: str = "", reason: Message | None = None) -> None:
        super().__init__(reason or msg("refused-not-yours"), of)


class RulesError(Exception):
    """The rules contradict themselves (a dead end, a loop, an unanswerable question): a defect, not a refusal."""


class coming_of:  # noqa: N801 - it is used as those of contextlib are
    """Words that are not offered inside this block are refused by the rule of this question, unless the refusal names
    another rule.
    """

    __slots__ = ("question",)  # no generator with `contextmanager`: this surrounds every answer

    def __init__(self, question: str) -> None:
        self.question = question

    def __enter__(self) -> None: ...

    def __exit__(self, kind: object, refused: BaseException | None, trace: object) -> None:
        if isinstance(refused, Illegal):
            refused.of = refused.of or self.question


def invariant(game: str, broken: str) -> str:
    """What a refusal comes of because this no longer holds: “I4: …”, of several numbers the first."""
    return f"{game}:{re.split(r'[:,]', broken)[0]}"
