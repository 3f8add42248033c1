"""Makes a database of an earlier version: its own code plays games, which later versions must go on with.

``python tests/older/record.py COMMIT NAME`` checks the commit out beside, lets it play there through its bot in a
simulated Discord, and leaves ``tests/older/NAME.db.xz``. It is for the day on which a version goes out; tests open
what it left. What is used here of the program has been the same since the first version, but for where it stands;
should a version need other packages, run this with a Python that has them.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from databases import pack

ROOT = Path(__file__).parents[2]
MOST, RUNNING = 500, 30
"""Answers after which a game is ended by a game master, and after which one is left as it stands."""


def main() -> None:
    commit, name = sys.argv[1:]
    with TemporaryDirectory() as folder:
        tree, kept = Path(folder, "tree"), Path(folder, "kept")
        git = partial(subprocess.run, cwd=ROOT, check=True)
        git(["git", "worktree", "add", "--detach", tree, commit])
        try:
            kept.mkdir()
            subprocess.run([sys.executable, __file__, "--play", tree, kept], cwd=tree, check=True)
        finally:
            git(["git", "worktree", "remove", "--force", tree])
        pack(kept / "gravekeeper.db", name)


def of(*places: str, name: str) -> Any:
    """Something of the checked out version, which has stood in one of these modules."""
    for place in places:
        with suppress(ImportError):
            return getattr(import_module(place), name)
    raise ImportError(name)


class Recorder:
    """Who plays: the people of a simulated server, at one table after another."""

    def __init__(self, world: Any) -> None:
        self.world, self.random = world, Random(1)
        self.people = [actor.id for actor in world.people.values()]
        self.master = of("engine.gm.master", "engine.gm", name="GameMaster")(world.bot.sessions)
        self.person = of("engine.gm.rights", "engine.gm_rights", name="Person")(self.people[0], "Ann", manager=True)
        self.votes = of("engine.tables.votes", "engine.votes", name="Votes")(world.bot.sessions)

    async def everything(self) -> None:
        for game in self.world.bot.games.values():
            await self.finished(game)
            await self.running(game)
            await self.young(game)
            await self.lobby(game)
            if getattr(game, "campaign", None):
                await self.campaign(game)

    async def begun(self, game: Any, *names: str) -> None:
        await self.world.begun(*names, game=game.id, stand_ins=max(0, game.players.start - len(names)))

    async def finished(self, game: Any) -> None:
        """Played to its end by people who play well, ended by a game master if it lasts too long."""
        await self.begun(game, "Ann", "Bob")
        await self.play(MOST, wild=0.05)
        if self.world.session.status == "playing":
            ends = of("engine.core.act", name="FixOp")(fix="end", words=["now"])
            await self.master.fix(self.world.session_id, self.person, [ends], "late")
        await self.shown()

    async def running(self, game: Any) -> None:
        """In the middle: orders, what was taken back alone and by vote, somebody away, an open proposal."""
        w = self.world
        await self.begun(game, "Bob", "Ann", "Cy")
        id = w.session_id
        await self.play(RUNNING // 3, wild=0.3)
        await self.wish(game)
        await self.undone()
        await self.master.deadline(id, self.person, "slow", deadline="12h", policy="stand-in")
        await self.play(RUNNING // 3, wild=0.3)
        await self.taken_back()
        await self.master.undo(id, self.person, "a slip")
        await self.master.stand_in(id, self.person, "c", "asleep")
        await self.play(RUNNING // 3, wild=0.3)
        await self.master.pause(id, self.person, "tea")
        await self.master.resume(id, self.person, "tea")
        await self.wish(game)
        await self.play(3, wild=0.3)
        with suppress(of("engine.core.errors", name="Refused")):
            await self.votes.propose(id, self.last_actor(await self.history()))
        await self.shown()

    async def young(self, game: Any) -> None:
        """Just set up, with one of the first questions answered, and left by everybody, who may come back."""
        await self.begun(game, "Cy", "Dee", "Eve")
        await self.play(1, wild=0)
        for name in ("Cy", "Dee", "Eve"):
            await self.world.bot.sessions.leave(self.world.session_id, self.world.people[name].id)
        await self.shown()

    async def lobby(self, game: Any) -> None:
        await self.world.open("Dee", game.id, where="thread")
        await self.world.seat("Ann", stand_ins=1)
        option = game.options[0]
        with suppress(of("engine.core.errors", name="Refused")):
            await self.world.bot.sessions.set_option(
                self.world.session_id, self.world.people["Dee"].id, option.field, option.values[-1]
            )
        await self.shown()

    async def campaign(self, game: Any) -> None:
        """One chapter won, by a correction at its end, and the next one under way."""
        w = self.world
        open_campaign = import_module("campaigning")
        await open_campaign.opened(w, "Ann", await open_campaign.show(w, "Ann", game.id, name="Capital"))
        await w.press("Bob", "join")
        await w.press("Ann", "begin")
        await self.play(10, wild=0)
        won = of("engine.core.act", name="FixOp")(fix="verdict", words=["won"])
        await self.master.fix(w.session_id, self.person, [won], "late")
        await self.shown()
        await open_campaign.next_chapter(w, "Ann")
        await w.press("Bob", "join")
        await w.press("Ann", "begin")
        await self.play(10, wild=0)
        await self.shown()

    async def play(self, answers: int, wild: float) -> None:
        """Answers of the people: those of stand-ins, and some at random."""
        view = of("engine.core.view", name="view")
        sample = of("engine.core.shape", name="sample")
        for _ in range(answers):
            session = await self.world.rest()
            due = [(seat, d) for d in session.awaited() for seat in d.seats if session.seats[seat].user is not None]
            due = [(seat, d) for seat, d in due if not session.seats[seat].stand_in]
            if session.status != "playing" or not due:
                break
            seat, real = self.random.choice(due)
            seen = view(session.playing, seat)
            mine = next(d for d in session.offered(seat) if d.id == real.id)
            words = session.game.stand_in(seen, mine) if self.random.random() >= wild else None
            words = words if words is not None else sample(mine.ask.shape, self.random)
            await self.world.bot.sessions.answer(session.id, session.seats[seat].user, mine.id, words)
        await self.world.rest()

    async def wish(self, game: Any) -> None:
        """Every standing order that can be given now, for the first seat."""
        order = of("engine.core.order", name="Order")
        refused = of("engine.core.errors", name="Refused")
        sample, view = of("engine.core.shape", name="sample"), of("engine.core.view", name="view")
        session = await self.world.rest()
        if session.status != "playing":
            return
        for each in game.orders:
            with suppress(refused, StopIteration, IndexError, ValueError):
                arg = sample(each.arg(view(session.playing, "a")), self.random) if each.arg else []
                given = order(seat="a", kind=each.kind, mode=getattr(each, "mode", "always"), policy=each.name, arg=arg)
                await self.world.bot.sessions.give_order(session.id, session.seats["a"].user, given)
        await self.world.rest()

    async def undone(self) -> None:
        """The first answer that can be taken back for nothing is."""
        refused = of("engine.core.errors", name="Refused")
        for _ in range(10):
            await self.play(1, wild=0.3)
            session = self.world.session
            with suppress(refused):
                await self.world.bot.sessions.undo(session.id, self.last_actor(await self.history()))
                break
        await self.world.rest()

    async def taken_back(self) -> None:
        """A proposal to which everybody agrees, and one that somebody refuses."""
        refused = of("engine.core.errors", name="Refused")
        session = await self.world.rest()
        for agree in (True, False):
            with suppress(refused):
                proposal = await self.votes.propose(session.id, self.last_actor(await self.history()))
                for user in proposal.missing(session):
                    await self.votes.vote(proposal.id, user, agree)
            await self.play(1, wild=0)

    async def history(self) -> list[Any]:
        return await self.world.bot.sessions.history(await self.world.rest())

    def last_actor(self, entries: list[Any]) -> int:
        return next(entry.actor for entry in reversed(entries) if entry.actor and entry.act["act"] == "answer")

    async def shown(self) -> None:
        await self.world.rest()
        await self.world.env.settle()


async def play(folder: Path) -> None:
    world = import_module("simulated").world
    async with world(folder) as made:
        await Recorder(made).everything()
        for session in await made.ids():
            s = await made.bot.sessions.get(session)
            print(session, s.game.id, s.status, s.seq)
        made.watch.faults.clear()


if __name__ == "__main__":
    if sys.argv[1] == "--play":
        sys.path[:0] = [sys.argv[2], *(f"{sys.argv[2]}/tests{part}" for part in ("", "/discord"))]
        asyncio.run(play(Path(sys.argv[3])))
    else:
        main()
