"""Presses on controls of a question, and what they may not change."""

from __future__ import annotations

from random import Random
from typing import Any

from said import BUTTON, controls
from simulated import World, use

from engine.core.shape import sample
from engine.core.step import Step

GONE = "That moment has passed"
NOT_SEATED = "You have no seat at this table."
NOT_YOURS = "not asked of you, but of: "
"""What is said to a press that comes too late, or from somebody else."""
GAMES = ["hitz", "zombies"]
"""Games with a public question, and with figures on a map."""


async def fingerprint(w: World) -> tuple[object, ...]:
    """Everything of the table that a refused press may not change, and which tables there are."""
    session = await w.reload()
    kept = session.settings, session.table, session.seats, session.host, session.channel
    return session.seq, session.data, session.status, *kept, await w.ids()


def answer_id(w: World) -> str:
    """The id of the first button of the public question."""
    return controls(w.raw(w.boards()[-1]), "a:")[0]["custom_id"]


def kinds(step: type[Step]) -> set[str]:
    """The questions of a step and of those that are derived from it."""
    own = {name.removeprefix("on_") for name in vars(step) if name.startswith("on_")}
    return own.union(*(kinds(each) for each in step.__subclasses__()))


async def press(w: World, name: str, panel: Any, kind: str, random: Random) -> bool:
    """Press one of the controls of this question; whether that was an answer."""
    seq, sealed = w.session.seq, len(w.session.playing.sealed)
    shown = [each for each in controls(w.raw(panel), "a:") if f".{kind}." in each["custom_id"]]
    assert shown
    await use(w, name, panel, random.choice(shown), random)
    await w.reload()
    return w.session.seq > seq or len(w.session.playing.sealed) > sealed


def shown(w: World, message: Any, kind: str) -> list[dict[str, Any]]:
    """The enabled controls of this question."""
    return [each for each in controls(w.raw(message), "a:") if f".{kind}." in each["custom_id"]]


def values(control: dict[str, Any]) -> list[str]:
    """What a press on it sends along: in a select the first option."""
    return [] if control["type"] == BUTTON else [control["options"][0]["value"]]


async def answered(w: World, name: str, kind: str) -> Any:
    """Press until the question is answered; the member's panel."""
    panel, random = await w.hand(name), Random(4)
    for _ in range(40):
        if await press(w, name, panel, kind, random):
            return panel
    raise AssertionError("no answer")


async def answer(w: World, random: Random) -> None:
    """Somebody who is due answers, given to the service directly."""
    session = await w.reload()
    decision = session.awaited()[0]
    user = session.seats[decision.seats[0]].user
    assert user is not None
    await w.bot.sessions.answer(session.id, user, decision.id, sample(decision.ask.shape, random))


async def offer(w: World, name: str, command: str, **options: object) -> tuple[str, list[str]]:
    """What is said to a command out of turn, and the ids of the buttons that keep it."""
    result = await w.people[name].slash(w.thread, command, **options)
    message, said = result.response or result.followups[0], w.reply(result)
    ids = [each["custom_id"] for each in controls(w.raw(message), "later:")]
    for id in ids:
        await w.people[name].click(message, custom_id=id)
    await w.reload()
    return said, ids
