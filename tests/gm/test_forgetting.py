"""A server is forgotten: nothing of it stays anywhere, whatever its tables are doing, and the others play on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from core.expedition import Expedition
from core.toy import Toy
from persons.remains import bytes_of
from postgres import sqlite_only
from sessions.world import PEOPLE, assert_sound, due, play_on, rest, table

from engine.core.errors import Refused
from engine.core.shape import sample
from engine.gm.forgetting import PASSES, forget_server
from engine.gm.person import Person
from engine.gm.servers import Servers, Settings
from engine.store import StoreError, scrubbing
from engine.store.moving import TABLES
from engine.tables.campaigns import Campaigns
from engine.tables.session import Session
from engine.tables.sessions import Sessions

OURS, THEIRS = 1, 2
PERSONS = {"users", "met", "meta", "hours", "avoided"}
"""What belongs to no server."""


async def filled(sessions: Sessions, servers: Servers, guild: int) -> list[Session]:
    """A lobby, a game that is being played and a campaign in a server, with a row in every table of the database."""
    store, campaigns = sessions.store, Campaigns(sessions)
    boss = Person(PEOPLE[0], "Ann", manager=True)
    await servers.change(guild, boss, {"each": 9})
    lobby = await sessions.open("toy", guild=guild, channel=10 * guild, host=10, name="Ann", language="en")
    playing = await sessions.open("toy", guild=guild, channel=10 * guild + 1, host=10, name="Ann", language="en")
    await sessions.join(playing.id, 11, "Bob")
    await rest(await sessions.begin(playing.id, 10))
    await play_on(sessions, playing, Random(1), 5)
    campaign = await campaigns.found("expedition", guild, "The long way")
    chapter = await campaigns.open(campaign.id, channel=10 * guild + 2, host=10, name="Ann", language="en")
    for sql in (
        "INSERT INTO posts (session, message, posted) VALUES (?, 5, 0.1)",
        "INSERT INTO drafts (session, person, decision, words) VALUES (?, 10, 'd', '[]')",
        "INSERT INTO timers (session, decision, opened, due, at, guild) VALUES (?, 'x', 0.5, 1, 1, 1)",
        "INSERT INTO pings (session, person, what, at, guild) VALUES (?, 10, 'call', 1, 1)",
        "INSERT INTO attention (session, person) VALUES (?, 10)",
        "INSERT INTO proposals (session, proposer, target, head, what, moves, until) VALUES (?, 10, 1, 2, '[]', 1, 9)",
        "INSERT INTO gms (session, person) VALUES (?, 10)",
        "INSERT INTO guesses (session, person, guild, word, at) VALUES (?, 10, 1, 'a', 1)",
        "INSERT INTO outlooks (session, head, curve, done, tries, step) VALUES (?, 0, '[]', 1, 0, 1)",
        "INSERT INTO visits (token, ticket, session, person, language, opened, seen) "
        "SELECT id || 'a', id || 'b', id, 10, 'en', 1, 1 FROM sessions WHERE id = ?",
    ):
        await store.execute(sql, playing.id)
    await store.execute(
        "INSERT INTO votes (proposal, person, yes) SELECT id, 10, 1 FROM proposals WHERE session = ?", playing.id
    )
    await store.execute(
        "INSERT INTO side_posts (channel, message, session, kind) VALUES (?, 1, ?, 'x')", guild, lobby.id
    )
    for draft in (f"{playing.id}+gm", f"campaign+{campaign.id}"):
        await store.execute("INSERT INTO drafts (session, person, decision, words) VALUES (?, 10, 'fix', '[]')", draft)
    for sql in (
        "INSERT INTO gm_roles (guild, role) VALUES (?, 3)",
        "INSERT INTO series (guild, games) VALUES (?, 5)",
        "INSERT INTO tastes (person, guild, games) VALUES (10, ?, '[]')",
        "INSERT INTO packs (guild, digest, game, name, version, author, licence, files, added) "
        "SELECT ?, 'd', 'toy', 'n', 1, '', '', state, 1 FROM sessions WHERE state IS NOT NULL LIMIT 1",
        "INSERT INTO pack_ratings (guild, digest, person, stars) VALUES (?, 'd', 10, 5)",
        "INSERT INTO manuscripts (guild, begins, person, content, changed) "
        "SELECT guild, digest, 10, files, 1 FROM packs WHERE guild = ?",
    ):
        await store.execute(sql, guild)
    await store.execute("INSERT INTO series_tables (session, series) SELECT ?, max(id) FROM series", playing.id)
    await store.execute(
        "INSERT INTO wishes (person, guild, channel, games, sizes, paces, languages, stand_ins, made, until) "
        "VALUES (?, ?, 1, '[]', '[]', '[]', '[]', 0, 1, 9)",
        *(guild, guild),
    )
    await store.execute(
        "INSERT INTO meetings (session, guild, channel, game, pace, language, seats, people, made) "
        "VALUES (?, ?, 1, 'toy', '', 'en', 3, 3, 1)",
        *(f"meeting{guild}", guild),
    )
    return [lobby, playing, chapter]


async def counted(sessions: Sessions) -> dict[str, int]:
    return {name: (await sessions.store.rows(f"SELECT count(*) FROM {name}"))[0][0] for name in TABLES.keys() - PERSONS}


async def test_nothing_of_a_server_stays_in_any_table_and_the_others_lose_nothing(serve) -> None:
    sessions = await serve(Toy(), Expedition())
    servers = Servers(sessions.store)
    theirs = await filled(sessions, servers, THEIRS)
    before = await counted(sessions)
    assert all(before.values()), f"every table has something: {before}"
    ours = await filled(sessions, servers, OURS)
    await forget_server(sessions, servers, OURS)
    assert await counted(sessions) == before
    assert await servers.of(OURS) == Settings() and (await servers.of(THEIRS)).each == 9
    for session in ours:
        with pytest.raises(Refused, match="refused-no-session"):
            await sessions.get(session.id)
    await play_on(sessions, theirs[1], Random(2))
    await assert_sound(sessions, theirs[1])
    await forget_server(sessions, servers, OURS)  # again: there is nothing left to forget


async def test_who_acts_while_it_happens_finds_the_table_gone_and_nothing_comes_back(serve) -> None:
    sessions = await serve(Toy())
    servers = Servers(sessions.store)
    for turn in range(8):
        session = await table(sessions, channel=50 + turn)
        user, decision = due(session)[0]
        words = sample(decision.ask.shape, Random(turn))

        async def act(pause: int) -> None:
            for _ in range(pause):
                await asyncio.sleep(0)
            await sessions.answer(session.id, user, decision.id, words)  # noqa: B023

        done = await asyncio.gather(
            *(act(turn), act(0), sessions.leave(session.id, PEOPLE[1]), forget_server(sessions, servers, OURS)),
            return_exceptions=True,
        )
        assert not [each for each in done if isinstance(each, BaseException) and not isinstance(each, Refused)]
        assert not any((await counted(sessions)).values())
        with pytest.raises(Refused, match="refused-no-session"):
            await sessions.answer(session.id, user, decision.id, words)


async def test_an_object_that_another_process_still_has_writes_nothing_any_more(serve, clock) -> None:
    one = await serve(Toy())
    other = Sessions(one.store, [Toy()], clock=clock, seed=lambda: "seed")
    session = await table(one)
    old = await rest(await other.get(session.id))
    await forget_server(one, Servers(one.store), OURS)
    user, decision = due(old)[0]
    with pytest.raises(Refused, match="refused-no-session"):
        await other.answer(session.id, user, decision.id, sample(decision.ask.shape, Random(1)))
    with pytest.raises(Refused, match="refused-no-session"):
        await other.leave(session.id, PEOPLE[1])
    assert not any((await counted(one)).values())


async def test_what_is_opened_meanwhile_is_forgotten_too(serve) -> None:
    sessions = await serve(Toy(), Expedition())
    servers, campaigns = Servers(sessions.store), Campaigns(sessions)
    campaign = await campaigns.found("expedition", OURS, "The long way")
    real, opened = sessions.forget, list[Session]()

    async def forget(id: str) -> None:
        await real(id)
        if not opened:
            opened.append(await campaigns.open(campaign.id, channel=7, host=10, name="Ann", language="en"))

    await table(sessions)
    sessions.forget = forget  # pyright: ignore[reportAttributeAccessIssue]
    await forget_server(sessions, servers, OURS)
    assert opened and not any((await counted(sessions)).values())


@sqlite_only
async def test_no_byte_of_the_file_is_left(serve, where: Path) -> None:
    sessions, name = await serve(Toy()), "Эва Zwiebel"
    session = await sessions.open("toy", guild=OURS, channel=9, host=PEOPLE[0], name=name, language="en")
    await sessions.join(session.id, PEOPLE[1], "Bob")
    await rest(await sessions.begin(session.id, PEOPLE[0]))
    await play_on(sessions, session, Random(1), 20)
    assert bytes_of(where, [name, session.id]) == [name, session.id]
    assert await scrubbing.marked(sessions.store) is None
    await forget_server(sessions, Servers(sessions.store), OURS)
    mark = await scrubbing.marked(sessions.store)
    assert mark is not None, "it is known that bytes are left"
    await scrubbing.scrub(sessions.store, mark)
    assert bytes_of(where, [name, session.id]) == [] and await scrubbing.marked(sessions.store) is None


async def test_broken_off_it_is_known_that_bytes_may_be_left(serve) -> None:
    sessions = await serve(Toy())
    await table(sessions)
    await table(sessions, channel=60)
    real, gone = sessions.forget, list[str]()

    async def forget(id: str) -> None:
        if gone:
            raise StoreError("unusable", path="", why="full")
        await real(id)
        gone.append(id)

    sessions.forget = forget  # pyright: ignore[reportAttributeAccessIssue]
    with pytest.raises(StoreError):
        await forget_server(sessions, Servers(sessions.store), OURS)
    assert gone and await scrubbing.marked(sessions.store) is not None


async def test_who_opens_tables_again_and_again_cannot_hold_it_up_for_ever(serve) -> None:
    sessions, tables = await serve(Toy()), 0
    await table(sessions)
    real = sessions.forget

    async def forget(id: str) -> None:
        nonlocal tables
        await real(id)
        tables += 1
        await sessions.open("toy", guild=OURS, channel=tables, host=PEOPLE[0], name="Ann", language="en")

    sessions.forget = forget  # pyright: ignore[reportAttributeAccessIssue]
    with pytest.raises(Refused) as refused:
        await forget_server(sessions, Servers(sessions.store), OURS)
    assert refused.value.reason.key == "refused-server-forget" and tables == PASSES
    assert await scrubbing.marked(sessions.store) is not None
