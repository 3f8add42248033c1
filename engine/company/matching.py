"""Whom to seat together: who wishes for the same, and with whom a game would take the fewest days.

Pure functions: what they are given is all they know.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from itertools import islice
from statistics import fmean

from .rhythm import Rhythm, waiting

HOUR = 3600.0
MOST_SEATS = 6
"""The largest number of people that a wish can name; it stands for any larger one, too."""
CANDIDATES = 12
"""People among whom company is chosen for somebody: of those who wish for the same, who have waited longest."""
PATIENCE, STEEP = 1200 * HOUR, 1.5
"""How long somebody waits rather than play a slower game: so many seconds before one that takes twice as long as among
people of the same hours, and for less the power of the part by which it is longer: 38 hours for a tenth.
"""
LAST = 1 / 20
"""The part of a wish's time, at its end, in which anybody is welcome."""
LARGER = 0.05
"""How much slower a game may be if it seats one person more."""
FILLED_AFTER = 6 * HOUR
"""Seconds after which stand-ins take seats for which nobody has come, where they are welcome."""


@dataclass(slots=True, frozen=True)
class Wish:
    """What a person wishes to play: any of these games, with so many at the table, at one of these paces, in one of
    these languages. ``channel``: where it was made. ``made`` and ``until`` are seconds.
    """

    person: int
    guild: int
    channel: int
    games: frozenset[str]
    sizes: frozenset[int]
    paces: frozenset[str]
    languages: frozenset[str]
    stand_ins: bool
    made: float
    until: float

    def aims(self) -> Iterable[Key]:
        """All that it can be fulfilled by."""
        return (
            (game, pace, language)
            for game in sorted(self.games)
            for pace in sorted(self.paces)
            for language in sorted(self.languages)
        )

    def fits(self, aim: Key) -> bool:
        """Whether this would fulfil it."""
        return aim[0] in self.games and aim[1] in self.paces and aim[2] in self.languages

    def takes(self, seats: int) -> bool:
        """Whether a table of so many will do."""
        return min(seats, MOST_SEATS) in self.sizes


Key = tuple[str, str, str]
"""A game, a pace, a language."""
Room = Callable[[str, str], range]
"""With how many a game can be played, at a pace."""


@dataclass(slots=True, frozen=True)
class Match:
    """People who have found each other; what is left of ``seats`` stand-ins take. Those are first in whose server they
    meet, and of these who have waited longest.
    ``slowness``: how much longer they wait for one another than people of the same hours would.
    """

    key: Key
    people: tuple[Wish, ...]
    seats: int
    slowness: float


class Pool:
    """Wishes that wait, by what they can be fulfilled by."""

    def __init__(self, wishes: Iterable[Wish] = ()) -> None:
        self.wishes: dict[int, Wish] = {}
        """By person, those first that have waited longest."""
        self._waiting: dict[Key, dict[int, Wish]] = {}
        for wish in sorted(wishes, key=lambda each: each.made):
            self.add(wish)

    def add(self, wish: Wish) -> None:
        """Somebody wishes this from now on, and nothing else."""
        self.remove(wish.person)
        self.wishes[wish.person] = wish
        for key in wish.aims():
            self._waiting.setdefault(key, {})[wish.person] = wish

    def remove(self, person: int) -> None:
        """Somebody waits no longer."""
        wish = self.wishes.pop(person, None)
        for key in wish.aims() if wish is not None else ():
            del self._waiting[key][person]

    def candidates(self, wish: Wish, now: float, avoid: Collection[int] = ()) -> list[Wish]:
        """Who may be company for a person, without those to ``avoid``: a few who have waited longest."""
        found: dict[int, Wish] = {}
        for key in wish.aims():
            others = (
                each
                for each in self._waiting.get(key, {}).values()
                if each.person != wish.person and each.until > now and each.person not in avoid
            )
            found |= {each.person: each for each in islice(others, CANDIDATES)}
        return sorted(found.values(), key=lambda each: each.made)[:CANDIDATES]


def seek(
    wish: Wish,
    candidates: Collection[Wish],
    rhythms: Mapping[int, Rhythm],
    apart: Collection[frozenset[int]],
    room: Room,
    now: float,
) -> Match | None:
    """The best company for a person that there is by now, or None: then it is better to wait.

    ``apart``: pairs of people who are not to sit together.
    """
    found: list[Match] = []
    for key in wish.aims():
        others = [each for each in candidates if each.fits(key)]
        for seats in room(key[0], key[1]):
            fitting = [each for each in others if each.takes(seats)] if wish.takes(seats) else []
            if match := _grown(wish, fitting, key, seats, rhythms, apart, now):
                found.append(match)
    return min(found, key=lambda each: (each.slowness - LARGER * len(each.people), each.key), default=None)


def _grown(
    wish: Wish,
    fitting: list[Wish],
    key: Key,
    seats: int,
    rhythms: Mapping[int, Rhythm],
    apart: Collection[frozenset[int]],
    now: float,
) -> Match | None:
    """A table of so many, with one person after another for whom it waits the least."""
    group = [wish]
    while len(group) < seats:
        possible = [
            each
            for each in fitting
            if each not in group and all(frozenset((each.person, other.person)) not in apart for other in group)
        ]
        if not possible:
            break
        seated = [rhythms[each.person] for each in group]
        group.append(min(possible, key=lambda each: sum(rhythms[each.person].between(other) for other in seated)))
    group.sort(key=lambda each: (each.guild != wish.guild, each.made))
    waited = now - min(each.made for each in group)
    if len(group) < 2 or (
        len(group) < seats and not (waited >= FILLED_AFTER and all(each.stand_ins for each in group))
    ):
        return None
    slowness = _slowness([rhythms[each.person] for each in group])
    ending = any(now >= each.until - LAST * (each.until - each.made) for each in group)
    if not ending and waited < PATIENCE * max(0.0, slowness - 1) ** STEEP:
        return None
    return Match(key, tuple(group), seats, slowness)


def _slowness(group: list[Rhythm]) -> float:
    """How much longer people wait for one another than each would for people of the same hours."""
    return waiting(group) / fmean(each.between(each) for each in group)
