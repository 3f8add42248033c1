"""People with names that stand nowhere else, and a table of them."""

from __future__ import annotations

from persons.remains import holds
from sessions.world import rest

from engine.gm.person import Person
from engine.gm.servers import Servers
from engine.persons.forgetting import Forgetting
from engine.tables.campaigns import Campaigns
from engine.tables.session import Session
from engine.tables.sessions import Sessions

EVE, BOB, CY, DAN = 900000000000000001, 900000000000000002, 900000000000000003, 900000000000000004
NAMES = {EVE: "Эва Zwiebel", BOB: "Bobby Tables", CY: "Cyrano", DAN: "Danton"}
WORD = "nachtfalter"
MANAGER = Person(5, "Max", manager=True)


def forgetting(sessions: Sessions) -> Forgetting:
    return Forgetting(sessions, Campaigns(sessions), Servers(sessions.store), lambda language, n: f"Player {n}")


async def seated(
    sessions: Sessions, people: tuple[int, ...] = (BOB, CY, EVE), game: str = "toy", channel: int = 5
) -> Session:
    """A game that has begun, with a word of each person in its dice."""
    first, *others = people
    session = await sessions.open(
        game, guild=1, channel=channel, host=first, name=NAMES[first], language="en", interaction=channel * 100
    )
    for n, user in enumerate(others, 1):
        await sessions.join(session.id, user, NAMES[user], channel * 100 + n)
    await sessions.give_word(session.id, EVE, WORD)
    return await rest(await sessions.begin(session.id, first, channel * 100 + 50))


async def assert_gone(sessions: Sessions, *more: str) -> None:
    assert await holds(sessions.store, [EVE, NAMES[EVE], *more]) == []
