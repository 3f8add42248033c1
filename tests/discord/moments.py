"""What holds at every question of a game in Discord; one table goes through all of its moments."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from core.fuzz import random_fix
from core.secrecy import scrambled
from pressing import GONE, NOT_SEATED, NOT_YOURS, answered, fingerprint, kinds, press, shown, values
from said import controls
from seen import drawn, looks
from simulated import World
from wire import MESSAGE, MESSAGES

from engine.core.act import Correct
from engine.core.errors import Illegal
from engine.core.game import Game
from engine.core.runner import awaited
from engine.core.state import State
from engine.core.step import Step


class Staged(NamedTuple):
    """A game with all of its moments.

    ``moments``: by kind of question the seat that is asked, and how it comes to it. ``seated`` lets Ann and Bob begin a
    game. ``opportunities`` are the questions that are never awaited.
    """

    game: Game[Any]
    moments: Mapping[str, tuple[str, Callable[[], State]]]
    seated: Callable[[World], Awaitable[None]]
    opportunities: tuple[str, ...]


async def come(w: World, staged: Staged, moment: str) -> str:
    """Let the game come to this moment; the name of who is asked."""
    seat, made = staged.moments[moment]
    await w.arrange(made())
    await w.sweep()
    await w.reload()
    assert any(decision.kind == moment for decision in w.session.offered(seat)), moment
    return w.name_at(seat)


def asked(game: str) -> set[str]:
    """Every kind of question that the steps of a game ask."""
    package = f"engine.games.{game}."
    return {kind for step in _steps(Step) if step.__module__.startswith(package) for kind in kinds(step)}


def _steps(kind: type[Step]) -> Iterator[type[Step]]:
    for each in kind.__subclasses__():
        yield each
        yield from _steps(each)


async def stop_at_each(w: World, staged: Staged, *, orderly: bool) -> None:
    """Stops before the first word of each answer and after each: old buttons answer, and nothing is lost."""
    for moment in staged.moments:
        name = await come(w, staged, moment)
        panel, random = await w.hand(name), Random(4)
        for _ in range(20):
            data, said, due = w.session.data, len(w.watch.said), w.session.waiting_for()
            await w.restart(orderly=orderly)
            assert (w.session.data, len(w.watch.said), w.session.waiting_for()) == (data, said, due), moment
            if await press(w, name, panel, moment, random):
                break
        else:
            raise AssertionError(f"no answer to {moment}")


async def press_wrongly_at_each(w: World, staged: Staged) -> None:
    """Who is not asked presses in vain, and who is asked answers once, however often he presses."""
    for moment in staged.moments:
        name = await come(w, staged, moment)
        other, waits = "Bob" if name == "Ann" else "Ann", moment not in staged.opportunities
        before = await fingerprint(w)
        panel, board = await w.hand(name), w.boards()[-1]
        for control in shown(w, panel, moment)[:2]:
            for somebody, refusal in ((other, NOT_YOURS if waits else GONE), ("Eve", NOT_SEATED)):
                reply = await w.forge(somebody, control["custom_id"], values(control), message=board)
                assert refusal in reply, (moment, somebody, control["custom_id"])
        assert await fingerprint(w) == before
        control, first = shown(w, panel, moment)[0], w.session.seq
        for _ in range(2):
            w.deliver(name, panel, control["custom_id"], values(control), control["type"])
        await w.env.settle()
        entries = await w.bot.sessions.history(await w.reload(), after=first)
        assert len([entry for entry in entries if entry.actor == w.people[name].id]) <= 1
        if w.session.seq == first:
            await answered(w, name, moment)
        before = await fingerprint(w)
        assert GONE in await w.forge(name, control["custom_id"], values(control), message=w.boards()[-1]), moment
        assert await fingerprint(w) == before


async def fail_at_each(w: World, staged: Staged) -> None:
    """An answer counts though nothing can be posted; later everything is shown."""
    for moment in staged.moments:
        name = await come(w, staged, moment)
        w.env.inject_error("POST", MESSAGES, status=500, times=None)
        w.env.inject_error("PATCH", MESSAGE, status=500, times=None)
        await answered(w, name, moment)
        w.env.backend.faults.clear()
        data = (await w.reload()).data
        await w.sweep(400)
        assert (await w.reload()).data == data
        assert await w.bot.sessions.unshown() == []
        assert w.session.playing.over or controls(w.raw(w.boards()[-1]), "hand:"), moment


async def hide_at_each(w: World, staged: Staged, moments: Iterable[str], completed: Iterable[tuple[str, str]]) -> None:
    """Words, pictures, ids and completions are the same for each person whatever is hidden from him."""
    completed = [*completed]
    for moment in moments:
        await come(w, staged, moment)
        for name in ("Ann", "Bob", "Eve"):
            game, seat, real = w.session.game, w.session.seat_of(w.people[name].id), w.session.playing
            before = await all_of_it(w, name, completed)
            hidden = scrambled(game, real, seat, Random(1))
            hidden.attach(real.data)
            assert game.dump(hidden) != game.dump(real)
            w.session.state = hidden
            after = await all_of_it(w, name, completed)
            w.session.state = real
            assert after == before, (moment, name)


async def all_of_it(w: World, name: str, completed: Iterable[tuple[str, str]]) -> list[object]:
    """What a member can be shown now, and what everybody sees."""
    found = [await w.people[name].autocomplete(w.thread, *each, "") for each in completed]
    return [await looks(w, name), found, await drawn(w)]


def correct_everything(game: Game[Any], made: Any) -> int:
    """Each correction is refused, or leaves a sound table on which somebody is asked; how many were not refused."""
    before, done = game.dump(made), 0
    for n, name in enumerate(game.fix_by_name):
        s = game.load(before)
        op = random_fix(game, s, name, Random(n))
        if op is None:
            continue
        try:
            game.apply(s, Correct(ops=[op]))
        except Illegal:
            continue
        done += 1
        assert not game.check(s), (name, op.words)
        while (act := game.follow(s)) is not None:
            game.apply(s, act)
        assert s.over or awaited(s), (name, op.words)
    return done
