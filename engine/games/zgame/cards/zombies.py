"""Operations that bring, remove and move Zombies (2.6, 2.7)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.shape import Chain, One, Option, Some

from ..gangs.names import scouted_options
from ..gangs.pieces import harmed, spawn, spawnable, takes_zombies, whose
from ..state import ZgameState, place_in, place_name
from .effect import Effect, how_many, one_place

STOP = "stop"


class Spawn(Effect[list[str]]):
    """New Zombies: on one place or several, anywhere or next to a Fighter of the gang."""

    def targets(self, s: ZgameState, seat: str) -> Iterator[str]:
        near = s.beside(seat) if self.use.near else s.sites
        return (place for place in s.sites if place in near and spawnable(s, place))

    def can(self, s: ZgameState, seat: str) -> bool:
        return next(self.targets(s, seat), None) is not None

    def choose(self, s: ZgameState, seat: str) -> Chain:
        targets = [*self.targets(s, seat)]
        if self.use.n == 1:
            return [(yield from one_place(s, seat, targets))]
        return (yield Some(scouted_options(s, seat, targets), 1, self.use.n, prompt=partial(s.text, "where")))

    def act(self, s: ZgameState, seat: str, aim: list[str]) -> None:
        done = spawn(s, aim)
        at, hurt = [whose(s, "in", place) for place in done], harmed(s, done, seat)
        s.tell("sends", who=seat, places=at, n=len(done), refs=tuple(done), hurts=hurt)


class Shoot(Effect[tuple[str, int]]):
    """Zombies are removed from a place next to a Fighter of the gang."""

    def targets(self, s: ZgameState, seat: str) -> list[str]:
        near = s.beside(seat)
        return [place for place, site in s.sites.items() if site.zombies and place in near]

    def can(self, s: ZgameState, seat: str) -> bool:
        return bool(self.targets(s, seat))

    def choose(self, s: ZgameState, seat: str) -> Chain:
        place = yield from one_place(s, seat, self.targets(s, seat))
        return place, (yield from how_many(min(self.use.n, s.sites[place].zombies)))

    def act(self, s: ZgameState, seat: str, aim: tuple[str, int]) -> None:
        place, n = aim
        s.sites[place].zombies -= n
        s.tell("guns-down", who=seat, at=place_in("in", place), n=n, refs=(place,))


class Move(Effect[list[tuple[str, str]]]):
    """Zombies change places; ``aim`` is each marker's way."""

    def act(self, s: ZgameState, seat: str, aim: list[tuple[str, str]]) -> None:
        for source, place in aim:
            s.sites[source].zombies -= 1
            s.sites[place].zombies += 1
            hurt = harmed(s, [place], seat)
            s.tell("shambles", at=place_name(source), to=whose(s, None, place), refs=(source, place), hurts=hurt)


class Pull(Move):
    """One Zombie from each of several neighbours comes into a place."""

    def sources(self, s: ZgameState, place: str) -> list[str]:
        return [near for near in s.city.links[place] if s.sites[near].zombies]

    def targets(self, s: ZgameState) -> Iterator[str]:
        return (place for place in s.sites if takes_zombies(s, place) and self.sources(s, place))

    def can(self, s: ZgameState, seat: str) -> bool:
        return next(self.targets(s), None) is not None

    def choose(self, s: ZgameState, seat: str) -> Chain:
        place = yield from one_place(s, seat, [*self.targets(s)], "where-to")
        sources = self.sources(s, place)
        most = min(self.use.n, takes_zombies(s, place))
        if len(sources) > 1:
            sources = yield Some(scouted_options(s, seat, sources), 1, most, prompt=partial(s.text, "where-from"))
        return [(source, place) for source in sources]


class Push(Move):
    """Some Zombies of a place go to a neighbour."""

    def sources(self, s: ZgameState, seat: str) -> Iterator[str]:
        own = s.gangs[seat].places
        for place, site in s.sites.items():
            if site.zombies and (not self.use.home or place in own) and self.exits(s, place):
                yield place

    def exits(self, s: ZgameState, place: str) -> list[str]:
        return [near for near in s.city.links[place] if takes_zombies(s, near)]

    def can(self, s: ZgameState, seat: str) -> bool:
        return next(self.sources(s, seat), None) is not None

    def choose(self, s: ZgameState, seat: str) -> Chain:
        source = yield from one_place(s, seat, [*self.sources(s, seat)], "where-from")
        place = yield from one_place(s, seat, self.exits(s, source), "where-to")
        there = s.sites[source].zombies
        n = yield from how_many(min(self.use.n or there, there, takes_zombies(s, place)))
        return [(source, place)] * n


class Pipe(Move):
    """Several single steps; the same Zombie may step again."""

    def can(self, s: ZgameState, seat: str) -> bool:
        return next(self.steps(s, []), None) is not None

    def steps(self, s: ZgameState, done: list[tuple[str, str]]) -> Iterator[tuple[str, str]]:
        """The steps that are possible after some were made."""
        shift = dict.fromkeys(s.sites, 0)
        for source, place in done:
            shift[source] -= 1
            shift[place] += 1
        for source, site in s.sites.items():
            if site.zombies + shift[source] > 0:
                for place in s.city.links[source]:
                    if takes_zombies(s, place) > shift[place]:
                        yield source, place

    def choose(self, s: ZgameState, seat: str) -> Chain:
        done: list[tuple[str, str]] = []
        while len(done) < self.use.n:
            steps = list(self.steps(s, done))
            sources = scouted_options(s, seat, dict.fromkeys(source for source, _ in steps))
            ending = [Option(STOP, ends=True)] if done else []
            asked = partial(s.text, "where-from")
            source = yield One([*sources, *ending], usual=STOP if done else None, prompt=asked)
            if source == STOP:
                break
            ways = [place for each, place in steps if each == source]
            done.append((source, (yield from one_place(s, seat, ways, "where-to"))))
        return done
