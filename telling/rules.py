"""What the rules say: about words that somebody looks for, and about what somebody is about to do."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.core.decision import Decision
from engine.core.errors import Refused
from engine.core.message import msg, named
from engine.languages import FIRST
from engine.rulebook import Statement, cited
from engine.tables.session import Session

from .labels import Labels
from .names import names_of
from .questions import rule_of
from .texts import Locale, search_rules, shorten

MOST_SECTIONS = 5
MOST_OF_STATEMENT = 1500
"""Characters that are shown of a statement of the rulebook, or of a chapter without statements."""
MOST_ABOUT = 2
"""Sections that are shown about a single thing."""
NAME = 3
"""Letters of the shortest word that is looked for in a label: shorter ones are parts of addresses."""
_NO_NAME = re.compile(r"[\d\W_]+")
"""What is in a label and in no name: numbers, prices, signs."""


def found(locale: Locale, game: str, words: str) -> list[str]:
    """What the rules say about these words, or under this number, as Markdown. Raises `Refused` for what they say
    nothing about.

    The rulebook is in English: where that is not the reader's language the rules for players come first.
    """
    statement = cited(game, words)
    texts = [section.shown for section in search_rules(locale.language, game, words, MOST_SECTIONS)]
    if statement is not None:
        texts.insert(0 if locale.language == FIRST else len(texts), _stated(locale, statement))
    if not texts:
        raise Refused(msg("rules-none", words=named(words[:100])))
    return texts


def of_table(locale: Locale, session: Session) -> list[str]:
    """The rules of a table alone, those of its mission, in a line; none where it has none, or has not begun."""
    said = session.game.special(session.view(None)) if session.state is not None else None
    return [shorten(f"📌 {locale.message(said, names_of(session))}", MOST_OF_STATEMENT)] if said else []


def about(locale: Locale, labels: Labels, decision: Decision, words: Sequence[str], said: Sequence[str]) -> list[str]:
    """What the rules say about an answer that begins with these ``words``, as Markdown: about what is done, else about
    the question, and about what is called so (``said``: a building, a kind of zombie).
    """
    game = labels.game
    done = (rule_of(locale, f"{game}-when-{word}") for word in words)
    number = next(filter(None, [*done, rule_of(locale, decision.text)]), "")
    names = [" ".join(word for word in _NO_NAME.split(each) if len(word) >= NAME) for each in said]
    return under(locale, game, [number, *names])


def under(locale: Locale, game: str, queries: Sequence[str]) -> list[str]:
    """What the rules say first under each of these numbers or words, as Markdown; of several the first sections."""
    texts: dict[str, None] = {}
    for query in filter(None, queries):
        texts |= dict.fromkeys(section.shown for section in search_rules(locale.language, game, query, 1))
    return [*texts][:MOST_ABOUT]


def _stated(locale: Locale, statement: Statement) -> str:
    """A statement of the rulebook with its number."""
    heading = locale("rules-statement", number=statement.number, title=statement.title)
    return f"### {heading}\n{shorten(statement.words, MOST_OF_STATEMENT)}"
