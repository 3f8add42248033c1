"""Everything is carried from one database to another and back, and is the same."""

from __future__ import annotations

from pathlib import Path
from random import Random

import postgres
import psycopg
import pytest
from core.toy import Toy
from sessions.world import assert_sound, play_on, refused, rest, service, table
from workshop.packs import ABOUT, base, ward

from engine.core.act import FixOp
from engine.gm.master import GameMaster
from engine.gm.person import Person
from engine.store import open_store
from engine.store.moving import TABLES, carry, sums
from engine.tables.campaigns import Campaigns
from engine.tables.session import Session
from engine.tables.sessions import Sessions
from engine.workshop.pack import read


async def filled(path: Path) -> str:
    """A file with something in every table; the id of its game."""
    sessions = await service(path, Toy())
    session = await table(sessions)
    await play_on(sessions, session, Random(1), 25)
    for sql in (
        "INSERT INTO posts (session, message, lobby, posted) SELECT id, 5, 6, 0.1 FROM sessions",
        "INSERT INTO drafts (session, person, decision, words) SELECT id, 10, 'd', '[\"ы\"]' FROM sessions",
        "INSERT INTO timers (session, decision, opened, due, at, guild) SELECT id, 'd', 0.5, 1, 1, guild FROM sessions",
        "INSERT INTO pings (session, person, what, at, guild) SELECT id, 10, 'call', 1, guild FROM sessions",
        "INSERT INTO attention (session, person) SELECT id, 10 FROM sessions",
        "INSERT INTO proposals (id, session, proposer, target, head, what, moves, until) "
        "SELECT 7, id, 10, 1, 2, '[]', 1, 9e9 FROM sessions",
        "INSERT INTO votes (proposal, person, yes) VALUES (7, 10, 1)",
        "INSERT INTO users (person, language) VALUES (900000000000000001, 'ru')",
        "INSERT INTO meta (key, value) VALUES ('k', 'v')",
        "INSERT INTO gms (session, person) SELECT id, 10 FROM sessions",
        "INSERT INTO gm_roles (guild, role) VALUES (1, 2)",
        "INSERT INTO servers (guild, settings) VALUES (1, '{}')",
        "INSERT INTO side_posts (channel, message, session, kind, at) SELECT 1, 2, id, 'turn', 3.25 FROM sessions",
        "INSERT INTO campaigns (id, game, guild, name, chapter, carry, seats) "
        "VALUES (3, 'toy', 1, 'n', 1, 'null', '[]')",
        "INSERT INTO chapters (session, campaign, chapter, carry) SELECT id, 3, 1, 'null' FROM sessions",
        "INSERT INTO packs (guild, digest, game, name, version, person, author, licence, files, added) "
        "SELECT guild, 'd', game, 'n', 1, 10, 'A', 'CC0', state, 1.5 FROM sessions",
        "INSERT INTO pack_ratings (guild, digest, person, stars) VALUES (1, 'd', 10, 4)",
        "INSERT INTO manuscripts (guild, begins, person, content, changed) "
        "SELECT guild, digest, 9, files, 2.5 FROM packs",
        "INSERT INTO series (id, guild, games, until) VALUES (5, 1, 3, 9.5)",
        "INSERT INTO series_tables (session, series) SELECT id, 5 FROM sessions",
        "INSERT INTO met (person, topic, moment) VALUES (1, 't', 'm')",
        "INSERT INTO visits (token, ticket, session, person, seat, language, opened, seen) "
        "SELECT 't', 't', id, 10, 'a', 'en', 1, 1 FROM sessions",
        "INSERT INTO wishes (person, guild, channel, games, sizes, paces, languages, stand_ins, made, until) "
        "VALUES (1, 2, 3, '[]', '[]', '[]', '[]', 1, 1, 2)",
        "INSERT INTO meetings (session, guild, channel, game, pace, language, seats, people, made) "
        "VALUES ('s', 2, 3, 'toy', 'post', 'en', 2, 2, 1)",
        "INSERT INTO avoided (person, other) VALUES (1, 2)",
        "INSERT INTO tastes (person, guild, games) VALUES (1, 2, '[]')",
        "INSERT INTO guesses (session, person, guild, word, at) SELECT id, 9, guild, 'a', 2.5 FROM sessions",
        "INSERT INTO hours (person, counts, since, at) VALUES (1, '[]', 1, 2)",
        "INSERT INTO outlooks (session, head, curve, done, tries, step) SELECT id, 1, '{}', 0, 0, 1 FROM sessions",
    ):
        await sessions.store.execute(sql)
    await sessions.close()
    return session.id


@pytest.fixture
def url(server: str) -> str:
    return postgres.emptied(server, "moving")


async def test_there_and_back_nothing_is_changed(url: str, tmp_path: Path) -> None:
    id = await filled(tmp_path / "a.db")
    there = await carry(str(tmp_path / "a.db"), url)
    assert there.keys() == TABLES.keys() and all(each.rows for each in there.values())
    sessions = await service(url, Toy())
    try:
        await assert_sound(sessions, await sessions.get(id))
        await sessions.store.execute(
            "INSERT INTO campaigns (game, guild, name, chapter, carry, seats) VALUES ('toy', 1, 'n', 1, 'null', '[]')"
        )
        assert await sessions.store.row("SELECT max(id) FROM campaigns") == (4,), "it goes on after those that came"
        await sessions.store.execute("DELETE FROM campaigns WHERE id = 4")
        await sessions.store.execute("INSERT INTO series (guild) VALUES (1)")
        assert await sessions.store.row("SELECT max(id) FROM series") == (6,)
        await sessions.store.execute("DELETE FROM series WHERE id = 6")
    finally:
        await sessions.close()
    assert await carry(url, str(tmp_path / "b.db")) == there
    sessions = await service(tmp_path / "b.db", Toy())
    await assert_sound(sessions, await sessions.get(id))
    await sessions.close()


async def test_a_campaign_of_a_pack_is_replayed_proved_and_played_on_after_both_ways(url: str, tmp_path: Path) -> None:
    """Also though its pack is off the list: its tables and the campaign between two of them are bound to it."""
    sessions = await service(tmp_path / "a.db", base())
    pack = await sessions.packs.add(1, read(base(), "ward.toml", ward().encode()), ABOUT, 10, 0)
    game = await sessions.packs.game("zombicide", 1, pack.digest)
    assert game is not None
    first = await sessions.open(game, guild=1, channel=5, host=10, name="Ann", language="en")
    await won(sessions, first)
    before = await Campaigns(sessions).follow(first, "Nights")
    assert (before.chapter, before.pack) == (2, pack.digest)
    await sessions.packs.remove(1, pack.digest, 1)
    await sessions.close()

    there = await carry(str(tmp_path / "a.db"), url)
    assert there["campaigns"].rows == there["packs"].rows == 1
    assert await carry(url, str(tmp_path / "b.db")) == there
    for where in (url, tmp_path / "b.db"):
        sessions = await service(where, base())
        campaigns = Campaigns(sessions)
        assert await campaigns.now(before.id) == before and await sessions.packs.listed(1) == []
        second = await campaigns.open(before.id, channel=6, host=10, name="Ann", language="en")
        await won(sessions, second)
        for id, mission in ((first.id, "first"), (second.id, "second")):
            session = await sessions.get(id)
            assert session.game.written and session.game.written.digest == pack.digest
            assert session.playing.mission_id.startswith(mission)
            await assert_sound(sessions, session)
            proof = await sessions.verify(session)
            assert proof.rolls and proof.faults == [] and not proof.unwritten
        await sessions.close()


async def won(sessions: Sessions, session: Session) -> None:
    """Its mission is begun, played for a while, and ended by a game master."""
    await rest(await sessions.begin(session.id, 10))
    await play_on(sessions, session, Random(1), 12)
    who = Person(10, "Ann", manager=True)
    await GameMaster(sessions).fix(session.id, who, [FixOp(fix="verdict", words=["won"])], "short")
    await rest(session)


async def test_a_target_that_holds_something_is_refused_and_stays_as_it_is(url: str, tmp_path: Path) -> None:
    await filled(tmp_path / "a.db")
    await carry(str(tmp_path / "a.db"), url)
    for target in (url, str(tmp_path / "c.db")):
        if target != url:
            await carry(url, target)
        with refused("not empty"):
            await carry(str(tmp_path / "a.db"), target)
    with refused("no database"):
        await carry(str(tmp_path / "none.db"), url)
    assert not (tmp_path / "none.db").exists()


async def test_what_does_not_arrive_as_it_was_leaves_the_target_empty(url: str, tmp_path: Path) -> None:
    await filled(tmp_path / "a.db")
    await (await open_store(url)).close()
    with psycopg.connect(url, autocommit=True) as db:
        db.execute(
            "CREATE FUNCTION worse() RETURNS trigger LANGUAGE plpgsql AS "
            "'BEGIN NEW.seq := NEW.seq + 1; RETURN NEW; END'"
        )
        db.execute("CREATE TRIGGER worse BEFORE INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION worse()")
    with refused("sessions"):
        await carry(str(tmp_path / "a.db"), url)
    store = await open_store(url)
    with store.transfer() as transfer:
        assert not any(each.rows for each in sums(transfer).values())
    await store.close()


async def test_a_database_that_a_bot_uses_is_not_carried(url: str, tmp_path: Path) -> None:
    await (await open_store(url)).close()
    with psycopg.connect(url, autocommit=True) as db:
        db.execute("INSERT INTO shards VALUES (0, 'somebody', 1, now() + interval '30 seconds')")
    with refused("in use"):
        await carry(url, str(tmp_path / "b.db"))
