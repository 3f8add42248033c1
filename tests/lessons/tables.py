"""Games with any options that get somewhere, to be looked at from a seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from core.imagining import assert_imagined
from core.secrecy import Beyond, scrambled
from every_game import game_of
from zombicide.unread import rewritten

from engine.core.act import Answer
from engine.core.game import Game
from engine.core.runner import awaited, default, offered
from engine.core.shape import replay, sample
from engine.core.view import view
from engine.tables.session import Kept, Player, Session, Still, TableSettings
from engine.tables.tryout import Tryout

ACTS, RARE, LONG = 250, 0.1, 6_000
"""A game goes on for so many acts; of so many moments one is looked at, by lot; longer than so many no game is."""
TRIED = 6
"""So many answers are given in a try-out."""
BEYOND: Mapping[str, Beyond] = {"zombicide": rewritten}
"""Games in whose tables something is hidden, too."""
ALWAYS: Mapping[str, Mapping[str, str]] = {"zombicide": {"mode": "single"}}
"""Options without which others have no choice."""


def any_settings(game: Game[Any], seats: list[str], random: Random) -> Any:
    """Any options in any combination that goes together."""
    chosen = {option.field: random.choice(option.values) for option in game.options}
    return game.settle(game.settings.model_validate({**chosen, **ALWAYS.get(game.id, {})}), seats)


def next_answer(game: Game[Any], s: Any, random: Random) -> Answer:
    """Mostly what the program would do, so that games get somewhere; else anything."""
    decision = random.choice(awaited(s))
    seat = decision.seats[0]
    seen = view(s, seat)
    mine = next(each for each in offered(s, seat, seen) if each.id == decision.id)
    words = game.stand_in(seen, mine) if random.random() < 0.7 else None
    return Answer(seat=seat, decision=mine.id, words=words or sample(mine.ask.shape, random))


def played(game: Game[Any], s: Any) -> Answer:
    """What the program would do next for whoever is due."""
    decision = awaited(s)[0]
    seen = view(s, decision.seats[0])
    mine = next(each for each in offered(s, decision.seats[0], seen) if each.id == decision.id)
    return Answer(seat=decision.seats[0], decision=mine.id, words=game.stand_in(seen, mine) or default(mine))


def played_on(game: Game[Any], s: Any) -> Any:
    """To the end, with stand-ins."""
    for _ in range(LONG):
        if s.over:
            return s
        game.apply(s, game.follow(s) or played(game, s))
    raise AssertionError("no end")


def moments(purpose: str, name: str, number: int, looks: int) -> Iterator[tuple[Any, str, Random]]:
    """Games with any options, and of them so many moments by lot: the state, the moment's number, and more chance."""
    game, random = game_of(name), Random(f"{purpose} {name} {number}")
    looked = games = 0
    while looked < looks:
        seats = list("abcdef")[: random.choice([n for n in game.players if n <= 4])]
        settings = any_settings(game, seats, random)
        s, _ = game.set_up(settings, [*seats, *game.house(settings)], f"{purpose} {name} {number} {games}")
        games += 1
        for _ in range(ACTS):
            if s.over or looked == looks:
                break
            if random.random() < RARE:
                looked += 1
                yield s, f"{looked}", random
            game.apply(s, game.follow(s) or next_answer(game, s, random))


def imagine(name: str, number: int, looks: int) -> int:
    """At some moments every seat and a spectator imagine the table. One of these tables is played to its end. How many
    tables there were.
    """
    game, tables, made = game_of(name), 0, None
    for s, at, random in moments("imagined", name, number, looks):
        for seat in (*s.seats, None):
            made = assert_imagined(game, s, seat, at, random, BEYOND.get(name))
            tables += 1
    assert game.check(played_on(game, made)) == []
    return tables


def still(game: Game[Any], s: Any, seat: str) -> Still:
    """A table in this state, with a person on the seat."""
    players = {each: Player(7 if each == seat else None, each, stand_in=each != seat) for each in s.seats}
    kept = Kept(1, 7, "en", "playing", s.settings, TableSettings(), players, 0.0, data=game.dump(s))
    return Session("table", game, 1, 0.0, kept).still()


async def tried(game: Game[Any], s: Any, seat: str, seed: str) -> list[object]:
    """Everything that a try-out shows to whoever answers at random in it."""
    copy, random = Tryout("~", still(game, s, seat), seat, 7, 0.0), Random(seed)
    await copy.begin(seed)
    found: list[object] = []
    for _ in range(TRIED):
        await copy.go_on()
        told = [event for entry in copy.told for event in entry.events]
        found.append((game.dump(copy.session.playing), [repr(event) for event in told], copy.beyond))
        asked = [each for each in copy.session.offered(seat) if each.ask.wait]
        if not asked or copy.beyond:
            break
        await copy.answer(asked[0].id, sample(asked[0].ask.shape, random), "")
    return found


async def asked_alike(name: str, number: int, looks: int) -> Counter[str]:
    """At so many moments every seat that is asked something, beside others, too, opens a try-out: the same
    is asked there, with the same answers. How often each kind of question was met; ``played`` counts what the others
    have done there before.
    """
    kinds, game = Counter[str](played=0), game_of(name)
    for s, at, random in moments("asked alike", name, number, looks):
        for seat in s.seats:
            seen = view(s, seat)
            mine = [each for each in offered(s, seat, seen) if each.sealed(seen) is None]
            copy = Tryout("~", still(game, s, seat), seat, 7, 0.0)
            await copy.begin(at)
            there = {each.id: each for each in copy.session.offered(seat)}
            for each in mine:
                words = sample(each.ask.shape, random)
                assert each.id in there and replay(there[each.id].ask.shape, words)[0] is None, (each.id, words)
                kinds[each.kind] += 1
            kinds["played"] += len(copy.told)
    return kinds


async def try_out(name: str, number: int, looks: int) -> int:
    """At so many moments somebody tries things out, in the true world and in one that differs in nothing that this
    person can see: the same must come out. How many answers were given.
    """
    answers = 0
    for s, at, random in moments("tried", name, number, looks):
        answers += await _tried_twice(game_of(name), s, random.choice(s.seats), at, random)
    return answers


async def _tried_twice(game: Game[Any], s: Any, seat: str, seed: str, random: Random) -> int:
    other = scrambled(game, s, seat, random)
    if beyond := BEYOND.get(game.id):
        beyond(other, random)
    found = await tried(game, s, seat, seed)
    assert await tried(type(game)(other.data), other, seat, seed) == found, (seat, seed)
    return len(found) - 1
