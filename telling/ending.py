"""A finished game in words: who stands where, what is honoured, what proves the dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.ending import honours
from engine.tables.session import Session

from .texts import Locale

MOST_BADGES = 3
"""Badges of a seat that are named under a result, where there are more of them."""
SEED = 12
"""Characters of the seed that the last post shows; people who verify the dice get all of it."""


def ranking(locale: Locale, session: Session, names: Mapping[str, str]) -> dict[str, str]:
    """Everybody's place as Markdown, by seats, the best first. Equal results share a place."""
    s, lines, last, place = session.playing, dict[str, str](), None, 0
    assert s.result
    for number, standing in enumerate(session.game.standings(s), 1):
        won, text = standing.seat in s.result.winners, locale.message(standing.text, names)
        place = place if (won, text) == last else number
        last = won, text
        mark = "🏆" if won else f"**{place}.**"
        lines[standing.seat] = f"{mark} **{names[standing.seat]}** · {text}"
    return lines


def result_text(locale: Locale, session: Session, names: Mapping[str, str]) -> str:
    """What stands below the last picture; how the game ended is its heading, the dice are a text of their own."""
    s = session.playing
    assert s.result
    lines = [
        *ranking(locale, session, names).values(),
        *(f"- {locale.message(line, names)}" for line in s.result.lines),
    ]
    lines += [f"- 🎖️ {locale.message(award, names)}" for award in honours(s, session.game.awards)]
    return "\n".join(lines)


def badges_text(locale: Locale, game: str, names: Mapping[str, str], new: Mapping[str, Sequence[str]]) -> str:
    """Who has earned which badges for the first time, by seats, as a list; empty if nobody has."""
    lines: list[str] = []
    for seat, badges in new.items():
        said = [locale(f"{game}-badge-{each}") for each in badges]
        if len(said) > MOST_BADGES:
            said = [*said[: MOST_BADGES - 1], locale("badges-more", n=len(said) - MOST_BADGES + 1)]
        lines.append(f"- 🏅 **{names[seat]}** · {', '.join(said)}")
    return "\n".join(lines)


def seed_text(locale: Locale, session: Session) -> str:
    """The dice of a finished game, as a small line."""
    if session.lesson is not None:
        return f"-# {locale('lesson-dice')}"
    return f"-# {locale('result-seed', seed=session.playing.dice.seed[:SEED])}"
