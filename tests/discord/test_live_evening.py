"""A live evening: whoever is pressing at a table is not called, but after a silence."""

from __future__ import annotations

from pathlib import Path
from random import Random

from simulated import World, one_press, world

from engine.calls.presence import HERE, SILENCE

PRESSES = 25
BETWEEN = 20
"""Seconds from one press to the next."""


async def evening(w: World) -> tuple[int, int]:
    """How many calls to Discord some people who sit together cost, and how many messages rang."""
    await w.begun("Ann", "Bob", "Cy")
    w.watch.reminders = True
    w.wire.calls.clear()
    before, random = len(w.watch.said), Random(5)
    for _ in range(PRESSES):
        await one_press(w, random)
        await w.env.advance_time(BETWEEN)
    public = [method for method, path in w.wire.calls if path.startswith("/channels/")]
    return len(public), sum(not (said.silent or said.private or said.edited) for said in w.watch.said[before:])


async def test_an_evening_rings_for_nobody_and_costs_no_more(tmp_path: Path) -> None:
    (tmp_path / "before").mkdir()
    async with world(tmp_path / "before") as w:
        calls, rings = await evening(w)
    async with world(tmp_path, here=HERE) as w:
        now, quieter = await evening(w)
        print(f"{PRESSES} presses: {calls} and {now} calls to Discord, {rings} and {quieter} rings")
        assert rings > 5 and quieter == 0 and now <= calls
        before, due = len(w.watch.said), {w.people[w.name_at(seat)].id for seat in w.session.waiting_for()}
        await w.sweep(SILENCE + 60)
        called = [set(said.pings) for said in w.watch.said[before:] if said.pings]
        assert set().union(*called) == due and sum(map(len, called)) == len(due), "each of them once"


async def test_one_turn_ahead_is_told_in_private_to_whoever_wants_it_once_a_turn(tmp_path: Path) -> None:
    async with world(tmp_path, languages={"Bob": "ru"}) as w:
        said = await w.people["Bob"].slash(w.channel, "me ahead", what="on")
        assert "напишу" in w.reply(said).casefold()
        await w.begun("Ann", "Bob", "Cy", game="zombies")
        first, before = w.due(), len(w.watch.said)
        await pass_turns(w, "Bob")
        await w.sweep(120)
        words = [said.words for said in w.watch.said[before:] if said.channel not in (w.thread.id, w.channel.id)]
        assert len(words) == 1 and w.due() in words[0], (first, words)
        await one_press(w, Random(1))
        await w.restart()
        await w.sweep(120)
        words = [said.words for said in w.watch.said[before:] if said.channel not in (w.thread.id, w.channel.id)]
        assert len(words) == 1, "once a turn"
        await pass_turn(w)
        await pass_turns(w, "Bob")
        await w.people["Bob"].slash(w.channel, "me ahead", what="off")
        await w.sweep(120)
        words = [said.words for said in w.watch.said[before:] if said.channel not in (w.thread.id, w.channel.id)]
        assert not [each for each in words[1:] if "me ahead" in each], "nor what was kept, once it is not wanted"


async def pass_turns(w: World, name: str) -> None:
    """Turns pass until the next one is theirs."""
    while w.name_at(w.session.game.turns(w.session.view(None))[1]) != name:
        await pass_turn(w)


async def pass_turn(w: World) -> None:
    """The stand-in plays what is left of the present turn."""
    now = w.session.game.turns(w.session.view(None))[0]
    while w.session.game.turns(w.session.view(None))[0] == now:
        (decision, *_) = w.session.awaited()
        player = w.session.seats[decision.seats[0]]
        words = w.session.game.stand_in(w.session.view(decision.seats[0]), decision)
        assert words is not None and player.user is not None
        await w.bot.sessions.answer(w.session.id, player.user, decision.id, words)
        await w.rest()
