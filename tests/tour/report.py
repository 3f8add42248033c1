"""The figures of the journeys as a table, and the bars that they must keep."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import ceil, inf
from statistics import median

from tests.tour.record import ADVICE, Record

PHONE = 390
"""The width on which heights are judged."""
LATE = 20
"""The turn from which a turn post is a late one."""
ALL = range(1_000_000)
"""Every round."""


@dataclass(frozen=True, slots=True)
class Bars:
    """What is allowed at most: heights in screens, and numbers. ``seats`` is how many the bars are meant for."""

    seats: int = 4
    lobby: float = 1.0
    panel: float = 1.0
    turn_post: float = 1.2
    presses: float = inf
    posts: float = inf
    screens: float = inf


USUAL = Bars()
FIRST = Bars()
"""Of first games, whose panels come with advice and coach."""
BARS = {"hitz": Bars(posts=20, screens=15), "zombies": Bars(seats=3, presses=5)}
"""By game; others keep the usual ones."""


def bars(game: str) -> Bars:
    return BARS.get(game, USUAL)


def highest(record: Record, what: str, width: int, rounds: range = ALL) -> float | None:
    """The greatest height of messages of that kind, in screens; None if there was none."""
    found = (each.screens for each in record.seen if each.what == what and each.width == width and each.round in rounds)
    return max(found, default=None)


def per_turn(record: Record) -> float | None:
    """The median of presses of a person in a round."""
    return median(record.presses.values()) if record.presses else None


def late(record: Record) -> range:
    """The rounds from the twentieth turn on; of a first game, which is over by then, all."""
    return ALL if record.plan.first else range(ceil(LATE / record.plan.seats), ALL.stop)


HEADINGS = (
    "game", "language", "width", "rounds", "lobby", "turn post", "late turn post", "panel", "posts", "posts per round",
    "screens in all", "presses per turn", "waits", "texts over a screen",
)  # fmt: skip


def table(records: Sequence[Record]) -> str:
    """The figures as Markdown; heights are in screens of 844 pixels, the greatest of their kind."""
    lines = [HEADINGS, ["---"] * len(HEADINGS), *(row for record in records for row in _rows(record))]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _rows(record: Record) -> Iterator[Sequence[str]]:
    """One line for each width."""
    plan = record.plan
    for width in dict.fromkeys(plan.widths):
        posts = record.posts.get(width, [])
        heights = (
            highest(record, "lobby", width),
            highest(record, "turn-post", width),
            highest(record, "turn-post", width, late(record)),
            highest(record, "panel", width),
        )
        rounds = f"{record.rounds}" if record.over else f"{record.rounds}, not over"
        long = sum(each.tallest > 1 for each in record.seen if each.width == width)
        average = len(posts) / record.rounds if record.rounds else None
        yield (
            plan.name, plan.language, str(width), rounds, *map(_number, heights), str(len(posts)), _number(average),
            _number(sum(posts)), _number(per_turn(record)), str(record.waits), str(long),
        )  # fmt: skip


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:.2f}"


def pressed(records: Sequence[Record]) -> str:
    """What was pressed, a line for each person and round, as Markdown."""
    lines = list[str]()
    for record in records:
        lines.append(f"Pressed in {record.plan.name}, {record.plan.language}:\n")
        for (name, round), labels in groupby(record.pressed, key=lambda each: each[:2]):
            lines.append(f"- {name}, {round}: " + " | ".join(label for _, _, label in labels))
    return "\n".join(lines)


def failures(records: Sequence[Record]) -> list[str]:
    """What went wrong and the bars that do not hold, each in a sentence."""
    return [f"{each.plan.name}, {each.plan.language}: {what}" for each in records for what in _failures(each)]


def _failures(record: Record) -> Iterator[str]:
    most = FIRST if record.plan.first else bars(record.plan.game)
    yield from record.faults
    yield from (f"on the console: {line}" for line in dict.fromkeys(record.console))
    posts = record.posts.get(PHONE, [])
    judged = (
        ("the lobby, in screens", highest(record, "lobby", PHONE), most.lobby),
        ("a late turn post, in screens", highest(record, "turn-post", PHONE, late(record)), most.turn_post),
        ("a private panel, in screens", highest(record, "panel", PHONE), most.panel),
        ("a panel with advice, in screens", highest(record, ADVICE, PHONE), most.panel),
        ("presses per turn", per_turn(record), most.presses),
        ("posts", len(posts), most.posts),
        ("screens in all", sum(posts), most.screens),
    )
    for what, found, bar in judged:
        if found is not None and found > bar:
            yield f"{what}: {found:.4g}, at most {bar:g}"
    for each in record.seen:
        if each.width == PHONE and each.tallest > 1:
            yield f"a text over one screen: {each.what}, round {each.round}, {each.tallest:.2f}"
