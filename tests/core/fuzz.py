"""Random legal play of any game, with every oracle that needs nothing but the contract."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from engine.core.act import Answer, FixOp
from engine.core.decision import Decision
from engine.core.errors import Illegal
from engine.core.game import Game
from engine.core.message import Event
from engine.core.runner import awaited, decisions, default, offered, opened
from engine.core.shape import One, replay, sample, single
from engine.core.view import view
from engine.tables.journal import rewind

LIMIT = 5_000
Reader = Callable[[Any, list[Event], list[Decision]], None]
"""Of the state, what was told last, and what is asked now."""


def play(
    game: Game[Any],
    settings: Any,
    seats: list[str],
    seed: str,
    random: Random,
    *,
    deep: bool = False,
    player: str = "random",
    carry: Any = None,
    read: Reader | None = None,
) -> tuple[Any, list[Any]]:
    """Play one game to its end; returns the final state and its log.

    After every answer the invariants hold, somebody is asked something answerable, and a default exists. With
    ``deep`` also: what is legal from the view is legal from the state, asking and stand-ins change nothing, the saved
    state loads to the same bytes, and every act can be taken back and done again. ``read`` is shown all that is said.
    """
    s, events = game.set_up(settings, seats, seed, carry)
    log: list[Any] = []
    for _ in range(LIMIT):
        broken = game.check(s)
        assert not broken, (broken, seed, log[-3:])
        among = [] if s.over else decisions(s) if deep else opened(s) or decisions(s)
        if read:
            read(s, events, among)
        if s.over:
            return s, log
        act = game.follow(s, among)
        if act is None:
            act = _choose(game, s, among, random, player, deep)
        if not deep:
            events = game.apply(s, act)
            log.append(act)
            continue
        before = game.dump(s)
        assert game.dump(game.load(before)) == before
        events = game.apply(s, act)
        log.append(act)
        _take_back(game, s, before, act)
    raise AssertionError(f"no end after {LIMIT} answers: {seed}")


def _take_back(game: Game[Any], s: Any, before: bytes, act: Any) -> None:
    """Done again from what was saved, an act leads to the same bytes; whoever goes back finds a sound table."""
    again = game.load(before)
    game.apply(again, act)
    assert game.dump(again) == game.dump(s), (act, "done again it leads elsewhere")
    back = rewind(game, s, game.load(before), [])
    assert not game.check(back), (act, game.check(back))
    assert game.follow(back) or awaited(back), (act, "taken back, nobody is asked")


def _choose(game: Game[Any], s: Any, among: list[Decision], random: Random, player: str, deep: bool) -> Answer:
    waiting = awaited(s, among)
    assert waiting, "an open game always has an open decision"
    real = random.choice(among if player == "random" and random.random() < 0.2 else waiting)
    seat = random.choice(real.seats)
    before = game.dump(s) if deep else b""
    seen = view(s, seat)
    mine = next(d for d in offered(s, seat, seen) if d.id == real.id)
    if player == "random":
        words = sample(mine.ask.shape, random)
    elif player == "default":
        words = default(mine)
    else:
        words = game.stand_in(seen, mine) or default(mine)
    assert replay(mine.ask.shape, words)[0] is None, (real.id, words)
    if deep:
        assert replay(real.ask.shape, words)[1] == replay(mine.ask.shape, words)[1]
        for decision in waiting:
            assert replay(decision.ask.shape, default(decision))[0] is None
            assert not (decision.ask.several and single(decision.ask.shape)), f"{decision.id} has one answer only"
        _agree([shape for d in waiting if isinstance(shape := replay(d.ask.shape, [])[0], One)])
        for each in s.seats:
            for decision in offered(s, each):
                game.stand_in(view(s, each), decision)
        assert game.dump(s) == before, "asking changed the state"
    return Answer(seat=seat, decision=real.id, words=words)


def _agree(shapes: list[One]) -> None:
    """Keys, options and what is accepted are the same, however each of them is found."""
    known = {key for shape in shapes for key in shape.keys}
    for shape in shapes:
        assert [option.key for option in shape.options] == list(shape.keys)
        assert {word for word in known if _accepts(shape, word)} == set(shape.keys)


def _accepts(shape: One, word: str) -> bool:
    try:
        return shape.parse(word) == word
    except Illegal:
        return False


def replayed(game: Game[Any], settings: Any, seats: list[str], seed: str, log: list[Any], carry: Any = None) -> Any:
    """The state that the log leads to."""
    s, _ = game.set_up(settings, seats, seed, carry)
    for act in log:
        game.apply(s, act)
    return s


def random_fix(game: Game[Any], s: Any, name: str, random: Random) -> FixOp | None:
    """A correction with complete words, or None if there is nothing to correct in this way."""
    chain = game.fix_by_name[name].ask(s)
    words: list[str] = []
    while (shape := replay(chain, words)[0]) is not None:
        if next(shape.words(), None) is None:
            return None
        words.append(shape.sample(random))
    return FixOp(fix=name, words=words)


def step_on(game: Game[Any], s: Any, random: Random) -> list[Event]:
    """What happens by itself next, or an answer: mostly at random, else the default."""
    act = game.follow(s)
    if act is None:
        decision = random.choice(awaited(s))
        seat = decision.seats[0]
        mine = next(each for each in offered(s, seat) if each.id == decision.id)
        words = sample(mine.ask.shape, random) if random.random() < 0.7 else default(mine)
        act = Answer(seat=seat, decision=mine.id, words=words)
    return game.apply(s, act)


def played_out(game: Game[Any], s: Any, random: Random, limit: int) -> bool:
    """Play to the end or for so many acts; False if the rules raised on the way.

    No look ahead can tell whether a step that was put in fits into all that comes: a rewind is the way back then.
    """
    try:
        for _ in range(limit):
            if s.over:
                break
            step_on(game, s, random)
    except Exception:
        return False
    return True
