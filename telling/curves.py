"""The chance to win in the course of a finished game, in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.core.message import Event, msg
from engine.outlook.curve import Turn
from engine.outlook.outlooks import Outlook, Turning
from engine.tables.journal import Entry
from engine.tables.session import Session

from . import headings
from .names import names_of
from .texts import Locale

CLEAR = 0.25
"""How far from its end the chance of a side may have begun for that end to be no surprise."""


def side_name(locale: Locale, session: Session, side: str, names: Mapping[str, str]) -> str:
    """What a side is called."""
    return names.get(side) or locale(f"{session.game.id}-side-{side}")


def turning_points(locale: Locale, session: Session, outlook: Outlook, names: Mapping[str, str]) -> list[str]:
    """A sentence for each turning point: when, whose chance, from what to what, and what happened."""
    found: list[str] = []
    for turning in outlook.turnings:
        event = happened(turning, session.game.sides(session.playing).get(turning.turn.side, ()))
        what = [_past(locale, event, names)] if event is not None else []
        if not what and turning.deed is not None and (seat := turning.deed.seat):
            what = [locale("outlook-deed", who=names.get(seat, seat))]
        found.append(" ".join([change(locale, session, turning.turn, names, several=len(outlook.sides) > 1), *what]))
    return found


def level(locale: Locale, session: Session, outlook: Outlook, names: Mapping[str, str]) -> str:
    """What is said of a game without turning points: that it ended as it began, or that no moment decided it."""
    (_, first), (_, last) = outlook.points[0], outlook.points[-1]
    side = max(outlook.sides, key=lambda side: (last.get(side, 0.0), first.get(side, 0.0)))
    if abs(last.get(side, 0.0) - (chance := first.get(side, 0.0))) > CLEAR:
        return locale("outlook-level")
    return locale("outlook-clear", who=side_name(locale, session, side, names), n=round(100 * chance))


def change(locale: Locale, session: Session, turn: Turn, names: Mapping[str, str], *, several: bool) -> str:
    """When, whose chance if there are ``several`` sides, from what to what, by luck, and by whose choices."""
    when = locale.message(turn.title or msg(f"{session.game.id}-name"), names)
    if turn.until is not None and (until := locale.message(turn.until, names)) != when:
        when = locale("outlook-when", since=when, until=until)
    who = f"{side_name(locale, session, turn.side, names)} " if several else ""
    own = turn.by.intersection(session.game.sides(session.playing).get(turn.side, ()))
    choices = "choices" if own or not turn.by else "choices-others"
    parts = {"luck": turn.luck, choices: turn.choices} if turn.choices is not None else {}
    why = [locale(f"outlook-{name}", n=_signed(part)) for name, part in parts.items() if round(100 * part)]
    before, after = (round(100 * chance) for chance in (turn.before, turn.after))
    return locale("outlook-turn", when=when, who=who, before=before, after=after, why=", ".join(why) or "none")


def live(locale: Locale, session: Session, now: float, before: float | None) -> str:
    """The chance at the beginning of the part that a game is in, and what it was before."""
    when = headings.title(locale, session.view(None), names_of(session))
    n, earlier = round(100 * now), None if before is None else round(100 * before)
    was = "" if earlier in (None, n) else locale("outlook-was", n=earlier)
    return locale("outlook-live", when=when, n=n, was=was)


def moved(locale: Locale, before: float, after: float) -> str:
    """How the chance moved in a part of the game."""
    return locale("outlook-moved", before=round(100 * before), after=round(100 * after))


def happened(turning: Turning, seats: Iterable[str]) -> Event | None:
    """The line that tells best what happened: of the answer that decided it the first. Else a headline about these
    seats, harm to them only where the chance fell; and a headline, the last line, or the last detail. Where it came
    about little by little the last headline tells what it came to. None if all is silent.
    """
    if turning.deed is not None:
        done = _public([turning.deed])
        return next((event for event in done if event.weight != "detail"), next(iter(done), None))
    fell, theirs, events = turning.turn.after < turning.turn.before, {*seats}, _public(turning.entries)
    if not fell:
        events = [event for event in events if not theirs.intersection(event.hurts)]
    heads = [event for event in events if event.is_headline]
    if turning.turn.until is not None and heads:
        return heads[-1]
    own = [event for event in heads if theirs.intersection((*event.hurts, *event.concerns))]
    lines = [event for event in events if event.weight == "line"]
    return next(iter(own or heads or lines[-1:] or events[-1:]), None)


def _past(locale: Locale, event: Event, names: Mapping[str, str]) -> str:
    """A line of the log as it is told when all is over: without what was to be done then."""
    past = f"{event.message.key}.past"
    return locale.message(msg(past, **event.message.args) if locale.has(past) else event.message, names)


def _public(entries: Iterable[Entry]) -> list[Event]:
    return [event for entry in entries for event in entry.events if not event.only]


def _signed(part: float) -> str:
    return f"{round(100 * part):+d}".replace("-", "−")
