"""What is chosen in secret stays so under the hands of a game master: two tables, alike but for one sealed word."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from gm.acts import HOST, PEOPLE, answer
from hitz.scene import game
from sessions.world import rest
from zombies.table import game as zombies

from engine.core.act import FixOp
from engine.gm.master import GameMaster
from engine.tables.session import Session
from engine.tables.sessions import Sessions

WHY = "because"
OTHER = PEOPLE["manager"]
SEALED = {
    "hitz": ("ceiling", {"auction": "ceilings"}, []),
    "zombies": (
        "maximum",
        {"auction_style": "proxy", "kill_target": "60", "stack": "helipad_lower_half"},
        [FixOp(fix="trophies", words=[seat, "bank", "9"]) for seat in "abc"],
    ),
}


async def choosing(sessions: Sessions, kind: str, channel: int) -> Session:
    """All three are asked for a sealed answer; the same moment every time."""
    asked, options, fixes = SEALED[kind]
    session = await sessions.open(kind, guild=1, channel=channel, host=10, name="Ann", language="en")
    for user in (11, 12):
        await sessions.join(session.id, user, f"P{user}")
    for field, value in options.items():
        await sessions.set_option(session.id, 10, field, value)
    await rest(await sessions.begin(session.id, 10))
    if fixes:
        await GameMaster(sessions).fix(session.id, OTHER, fixes, WHY)
    random = Random(2)
    for _ in range(3_000):
        await rest(session)
        if {decision.kind for decision in session.awaited()} == {asked} and len(session.waiting_for()) == 3:
            return session
        await answer(sessions, session, random)
    raise AssertionError("that moment never came")


async def seen(sessions: Sessions, session: Session) -> Any:
    """All that anybody but seat a can see or read of the table."""
    gm = GameMaster(sessions)
    log = [
        (entry.seq, entry.struck, [event.message for event in entry.events if not event.only])
        for entry in await sessions.history(session)
    ]
    views = [session.game.dump(session.view(seat)) for seat in (None, "b", "c")]
    hands = [[str(line) for line in session.game.hand(session.view(seat), seat)] for seat in ("b", "c")]
    past = [session.game.dump(session.still().view(seat)) for seat in (None, "b", "c")]
    return log, views, hands, past, [each.id for seat in "bc" for each in await gm.rights.offered(session, seat, HOST)]


@pytest.mark.parametrize("kind", SEALED)
async def test_nothing_that_a_game_master_does_shows_a_sealed_word(serve, kind: str) -> None:
    sessions = await serve(game(), zombies())
    gm = GameMaster(sessions)
    tables = [await choosing(sessions, kind, channel) for channel in (5, 6)]

    async def alike(what: str) -> None:
        first, second = [await seen(sessions, await rest(each)) for each in tables]
        assert first == second, what

    await alike("before")
    words: list[str] = []
    for n, session in enumerate(tables):
        mine = session.offered("a")[0]
        words.append(list(mine.ask.shape.words())[2 * n])
        await sessions.answer(session.id, 10, mine.id, [words[-1]])
        assert [(each.seat, each.words) for each in session.playing.sealed] == [("a", [words[-1]])]
    assert words[0] != words[1]
    await alike("sealed by a")
    after = tables[0].seq
    for session in tables:
        decision = session.offered("b")[0]
        await gm.act_as(session.id, OTHER, "b", decision.id, [next(decision.ask.shape.words())], WHY)
    await alike("act-as")
    for session in tables:
        await gm.note(session.id, OTHER, "gm-did-reveal", WHY, look=True, who="Ann")
        assert [each.kind for each in await gm.rights.offered(session, "a", HOST)] == [SEALED[kind][0]]
    await alike("reveal")
    shown = [await gm.preview(session, OTHER, [FixOp(fix="next-dice", words=["fresh"])]) for session in tables]
    assert shown[0] == shown[1]
    for session in tables:
        await gm.pause(session.id, OTHER, WHY)
        await gm.resume(session.id, OTHER, WHY)
    await alike("pause")
    for session in tables:
        await gm.rewind(session.id, OTHER, after, WHY)
        assert len(session.playing.sealed) == 1
    await alike("rewind")
    for session in tables:
        await gm.skip(session.id, OTHER, "b", WHY)
        await gm.undo(session.id, OTHER, WHY)
        assert len(session.playing.sealed) == 1
    await alike("skip and undo")
    await sessions.close()
    sessions = await serve(game(), zombies())
    gm = GameMaster(sessions)
    tables = [await sessions.wake(each.id) for each in tables]
    await alike("restart")
    for session in tables:
        for seat in "bc":
            await gm.skip(session.id, OTHER, seat, WHY)
        await rest(session)
        assert not session.playing.sealed, "all are in"
    first, second = [await seen(sessions, each) for each in tables]
    assert first != second, "the test sees the words once they are told"
