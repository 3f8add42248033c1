"""People and tables for the tests of game masters."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from hitz.scene import game
from plague.table import game as plague
from sessions.world import due, rest, table
from zgame.table import game as zgame
from zombicide.table import game as zombicide
from zombies.table import game as zombies

from engine.core.secret import HIDDEN, decks
from engine.core.shape import sample
from engine.core.state import State
from engine.gm import exchange
from engine.gm.master import GameMaster
from engine.gm.person import Person
from engine.gm.servers import settle
from engine.tables.session import Session
from engine.tables.sessions import Sessions

HOST, ROLE = Person(10, "Ann"), 77
PEOPLE = {
    "host": HOST,
    "named": Person(20, "Nat"),
    "role": Person(21, "Ros", frozenset({1, ROLE})),
    "manager": Person(22, "Max", manager=True),
    "player": Person(11, "Bob"),
    "spectator": Person(23, "Sue", frozenset({1})),
}
MASTERS = ("host", "named", "role", "manager")


async def hitz(serve: Any, players: int = 2, **options: str) -> tuple[Sessions, GameMaster, Session]:
    """A game of Hit Z Road that has begun, with a named game master and a role of the server."""
    sessions = await serve(game())
    gm = GameMaster(sessions)
    session = await table(sessions, (10, 11, 12, 13)[:players], game="hitz")
    await settle(gm.store, session.guild, PEOPLE["manager"], {"masters": [ROLE]})
    await gm.name(session.id, HOST, 20, "Nat")
    return sessions, gm, session


async def city(serve: Any, players: int = 3, **options: str) -> tuple[Sessions, GameMaster, Session]:
    """A game of Zombies!!! that has begun; three rounds, since people who answer at random find no helipad."""
    return await _begun(await serve(game(), zombies()), "zombies", players, {"round_limit": "3", **options})


async def gangs(serve: Any, players: int = 3, **options: str) -> tuple[Sessions, GameMaster, Session]:
    """A short game of Z-Game that has begun."""
    return await _begun(await serve(game(), zgame()), "zgame", players, {"mode": "intro", **options})


async def house(serve: Any, players: int = 3, **options: str) -> tuple[Sessions, GameMaster, Session]:
    """A game of Zombie Plague that has begun."""
    return await _begun(await serve(game(), plague()), "plague", players, options)


async def mission(serve: Any, players: int = 3, **options: str) -> tuple[Sessions, GameMaster, Session]:
    """The first mission of a campaign of Zombicide that has begun."""
    return await _begun(await serve(game(), zombicide()), "zombicide", players, options)


OPENED = {"hitz": hitz, "zombies": city, "zgame": gangs, "plague": house, "zombicide": mission}
"""How a game of each kind begins."""


async def _begun(
    sessions: Sessions, kind: str, players: int, options: Mapping[str, str]
) -> tuple[Sessions, GameMaster, Session]:
    session = await sessions.open(kind, guild=1, channel=5, host=10, name="Ann", language="en")
    for user in (11, 12, 13)[: players - 1]:
        await sessions.join(session.id, user, f"P{user}")
    for field, value in options.items():
        await sessions.set_option(session.id, 10, field, value)
    return sessions, GameMaster(sessions), await rest(await sessions.begin(session.id, 10))


def plain(session: Session, state: State | None = None) -> dict[str, Any]:
    """The state but for what going back must change: era, luck, and in which order hidden cards lie."""
    copy = session.game.load(session.game.dump(state or session.playing))
    hidden = [deck for _, deck in decks(copy)]
    cards = sorted(card for deck in hidden for card in deck.cards)
    for deck in hidden:
        deck.cards = [HIDDEN] * len(deck)
    data = copy.model_dump()
    del data["era"], data["dice"]["stir"], data["dice"]["counter"]
    return data | {"hidden": cards}


async def answer(sessions: Sessions, session: Session, random: Random, user: int | None = None) -> None:
    """Somebody (or this person) who is due answers at random."""
    await rest(session)
    who, decision = random.choice([pair for pair in due(session) if user in (None, pair[0])])
    await sessions.answer(session.id, who, decision.id, sample(decision.ask.shape, random))
    await rest(session)


async def assert_kept(sessions: Sessions, session: Session) -> None:
    """The log has no gaps, its last state is the present one, and memory is what the disk holds."""
    entries = await sessions.history(session)
    assert [entry.seq for entry in entries] == list(range(session.seq + 1))
    assert not entries[-1].struck
    data = session.game.dump(session.playing)
    assert session.game.dump(await sessions.state_at(session, session.seq)) == data
    row = await sessions.store.row("SELECT state, seq, status FROM sessions WHERE id = ?", session.id)
    assert row == (data, session.seq, session.status)


async def taken_in(
    gm: GameMaster, person: Person, parcel: exchange.Parcel, why: str, *, guild: int, channel: int
) -> Session:
    """The session of a sound file, kept as its import keeps it."""
    id, now = await gm.sessions.new_id(), gm.sessions.clock().timestamp()
    return await exchange.take_in(gm, person, exchange.unpack(parcel, id, person, why, guild, channel, now))
