"""The queue of the workshop: packs are tried by their rows, in the budget of the curves, by one process at a time."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, Hashable
from typing import Any

import pytest
from every_game import game_of
from killed import killed
from sessions.world import Clock
from workshop.packs import ABOUT, base, yard
from workshop.roads import COAST

from engine import spare
from engine.apart import Apart, Exhausted, Limits
from engine.spare import HOUR, SLICE, Spare
from engine.store.ownership import Owned
from engine.tables.sessions import Sessions
from engine.workshop import trials
from engine.workshop.pack import About, read
from engine.workshop.trial import Trial
from engine.workshop.trials import TRIES, PackTrial, Trials, known, trial_of

Serve = Callable[..., Awaitable[Sessions]]
GUILD = 1


class Shown(list[tuple[int, str]]):
    def __call__(self, guild: int, pack: str) -> None:
        self.append((guild, pack))


async def added(sessions: Sessions, clock: Clock, name: str = "yard.toml", guild: int = GUILD) -> str:
    """A pack with the mission of the guide; returns its digest."""
    pack = read(base(), name, yard().replace("yard-", f"{name.removesuffix('.toml')}-").encode())
    await sessions.packs.add(guild, pack, About(name=name, author=ABOUT.author), 10, clock().timestamp())
    clock.pass_time(1)
    return pack.digest


def queue(sessions: Sessions, clock: Clock, shown: Shown, per_hour: float = 3600, games: int = 1) -> Trials:
    return Trials(sessions.packs, Spare(per_hour, lambda: clock().timestamp()), shown, games)


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are played in this process, each slice used up."""

    async def run(self: Apart, whose: Hashable, limits: Limits, function: Callable[..., Any], *args: Any) -> Any:
        *given, _, clock = args
        return function(*given, math.inf, clock)[0], SLICE

    monkeypatch.setattr(Apart, "run", run)


async def test_what_is_added_is_tried_in_a_process_of_its_own(
    serve: Serve, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spare, "NICE", 0)
    sessions, shown = await serve(base()), Shown()
    working = queue(sessions, clock, shown)
    assert not await working.step(), "there is nothing"
    digest = await added(sessions, clock)
    assert await trial_of(sessions.packs, GUILD, digest) == PackTrial()
    while await working.step():
        clock.pass_time(HOUR)
    found = await trial_of(sessions.packs, GUILD, digest)
    assert found.whole and list(found.entries) == ["yard"] and found.entries["yard"].all.games == 3
    assert set(shown) == {(GUILD, digest)}
    assert await trial_of(sessions.packs, GUILD + 1, digest) == PackTrial(), "another server sees nothing of it"


@pytest.mark.usefixtures("here")
async def test_one_after_the_other_as_far_as_the_budget_goes(serve: Serve, clock: Clock) -> None:
    sessions, shown = await serve(base()), Shown()
    first, second = await added(sessions, clock), await added(sessions, clock, "court.toml")
    working = queue(sessions, clock, shown, 600)
    assert await working.step() and shown == [(GUILD, first)]
    assert not await working.step(), "the slice is used up"
    clock.pass_time(HOUR)
    assert await working.step() and shown[1:] == [(GUILD, second)]
    clock.pass_time(HOUR)
    assert not await working.step()


@pytest.mark.usefixtures("here")
async def test_what_is_off_the_list_or_of_other_servers_is_not_tried(serve: Serve, clock: Clock) -> None:
    sessions, shown = await serve(base()), Shown()
    digest = await added(sessions, clock)
    sessions.store.owned = Owned(2, {1: 0})  # server 1 is on shard 0
    assert not await queue(sessions, clock, shown).step()
    sessions.store.owned = Owned()
    await sessions.packs.remove(GUILD, digest, clock().timestamp())
    assert not await queue(sessions, clock, shown).step() and not shown


async def test_what_fails_again_and_again_is_at_fault_and_holds_up_no_other(
    serve: Serve, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def exhausted(*_: object) -> None:
        raise Exhausted

    monkeypatch.setattr(Apart, "run", exhausted)
    sessions, shown = await serve(base()), Shown()
    digest, working = await added(sessions, clock), queue(sessions, clock, shown)
    for tries in range(TRIES):
        assert (await trial_of(sessions.packs, GUILD, digest)).failed == tries
        clock.pass_time(HOUR)
        assert await working.step()
    found = await trial_of(sessions.packs, GUILD, digest)
    assert found.whole and found.entries["yard"].failing == {"broken": 1}
    assert not await working.step()


async def test_a_killed_process_is_begun_again(serve: Serve, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spare, "NICE", 0)
    sessions, shown = await serve(base()), Shown()
    digest, working = await added(sessions, clock), queue(sessions, clock, shown)
    with monkeypatch.context() as patch:
        patch.setattr(trials, "work", killed)
        assert await working.step()
    assert (await trial_of(sessions.packs, GUILD, digest)).failed == 1
    clock.pass_time(HOUR)
    assert await working.step()
    found = await trial_of(sessions.packs, GUILD, digest)
    assert found.entries["yard"].all.games and not found.failed


async def test_two_processes_count_nothing_twice_and_a_pack_may_go_meanwhile(
    serve: Serve, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    sessions, shown = await serve(base()), Shown()
    digest, other = await added(sessions, clock), PackTrial(entries={"yard": Trial()}, failed=2)

    async def overtaken(self: Apart, *_: Any) -> Any:
        await sessions.store.execute("UPDATE packs SET trial = ?", other.model_dump_json())
        return Trial(), 0.0

    monkeypatch.setattr(Apart, "run", overtaken)
    assert await queue(sessions, clock, shown).step()
    assert await trial_of(sessions.packs, GUILD, digest) == other, "whoever is later is refused"

    async def gone(self: Apart, *_: Any) -> Any:
        await sessions.store.execute("DELETE FROM packs")
        return Trial(), 0.0

    monkeypatch.setattr(Apart, "run", gone)
    assert await queue(sessions, clock, shown).step()
    assert await trial_of(sessions.packs, GUILD, digest) == PackTrial()


def test_rows_of_before_other_games_could_be_written_for_are_read():
    assert known('{"missions":{"yard":{"levels":{}}},"whole":true}') == PackTrial(entries={"yard": Trial()}, whole=True)


@pytest.mark.usefixtures("here")
async def test_what_is_written_for_another_game_is_tried_too(serve: Serve, clock: Clock) -> None:
    sessions, shown = await serve(base()), Shown()
    road = game_of("hitz")
    sessions.packs.games["hitz"] = road
    pack = read(road, "coast.toml", COAST.encode())
    await sessions.packs.add(GUILD, pack, ABOUT, 10, clock().timestamp())
    assert await queue(sessions, clock, shown, games=2).step()
    found = await trial_of(sessions.packs, GUILD, pack.digest)
    assert found.whole and list(found.entries["coast"].levels) == ["normal"] and found.entries["coast"].all.games == 2


async def test_a_pack_that_cannot_be_read_any_more_is_passed_over(serve: Serve, clock: Clock) -> None:
    sessions, shown = await serve(base()), Shown()
    digest = await added(sessions, clock)
    await sessions.store.execute("UPDATE packs SET game = 'gone'")
    assert await queue(sessions, clock, shown).step()
    assert await trial_of(sessions.packs, GUILD, digest) == PackTrial(whole=True)


async def test_a_row_that_cannot_be_read_holds_up_no_other(serve: Serve, clock: Clock) -> None:
    """As one that a later version of the program has left, before it was put back."""
    sessions, shown = await serve(base()), Shown()
    digest = await added(sessions, clock)
    await sessions.store.execute("UPDATE packs SET trial = ?", '{"worlds": {}}')
    assert await queue(sessions, clock, shown).step()
    assert await trial_of(sessions.packs, GUILD, digest) == PackTrial(whole=True)
    assert not await queue(sessions, clock, shown).step()
