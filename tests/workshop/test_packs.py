"""Tables play what people of their server wrote: bound to the version that they were opened with, whatever happens."""

from __future__ import annotations

import asyncio
import pickle
import threading
from random import Random
from typing import Any

import pytest
from core.toy import Toy
from gm.acts import HOST, PEOPLE, assert_kept, taken_in
from persons.people import forgetting
from persons.remains import holds
from sessions.world import Clock, play_on, rest
from workshop.packs import ABOUT, base, ward, yard, zipped

from engine.core.errors import Refused
from engine.gm import exchange
from engine.gm.checking import read as read_session
from engine.gm.forgetting import forget_server
from engine.gm.master import GameMaster
from engine.gm.servers import Servers
from engine.outlook.shares import played_on
from engine.tables.campaigns import Campaign, Campaigns
from engine.tables.series import AllSeries
from engine.tables.session import Session
from engine.tables.sessions import Sessions
from engine.tables.tryout import Tryouts
from engine.workshop.pack import About, Pack, played, read
from engine.workshop.packs import DAY, Listed
from telling.texts import Texts

ANN, BOB = 10, 11
GUILD, OTHER = 1, 2
MANAGER = PEOPLE["manager"]


def mission(**changed: str) -> Pack:
    """The mission of the guide, with other words in it."""
    text = yard()
    for old, new in changed.items():
        assert old in text
        text = text.replace(old, new)
    return read(base(), "yard.toml", text.encode())


async def added(sessions: Sessions, pack: Pack, guild: int = GUILD, person: int = ANN) -> Listed:
    return await sessions.packs.add(guild, pack, ABOUT, person, sessions.clock().timestamp())


async def opened(sessions: Sessions, pack: str, channel: int = 5, people: tuple[int, ...] = (ANN, BOB)) -> Session:
    """A game with this pack that has begun."""
    game = await sessions.packs.game("zombicide", GUILD, pack)
    assert game is not None
    session = await sessions.open(game, guild=GUILD, channel=channel, host=people[0], name="Ann", language="ru")
    for user in people[1:]:
        await sessions.join(session.id, user, "Bob")
    return await rest(await sessions.begin(session.id, people[0]))


async def test_a_table_plays_its_version_for_ever(serve: Any) -> None:
    """Also after a restart, when a newer version is there, and when it is off the list."""
    sessions: Sessions = await serve(base())
    first = await added(sessions, mission())
    session = await opened(sessions, first.digest)
    await play_on(sessions, session, Random(1), 8)
    second = await added(sessions, mission(hums="sings"))
    assert (first.version, second.version) == (1, 2)
    assert [each.digest for each in await sessions.packs.listed(GUILD)] == [second.digest]
    newer = await opened(sessions, second.digest, 6)
    await sessions.packs.remove(GUILD, second.digest, sessions.clock().timestamp())
    assert await sessions.packs.listed(GUILD) == []
    with pytest.raises(Refused, match="refused-no-pack"):
        await sessions.packs.of(OTHER, first.digest)
    assert await sessions.packs.game("zombicide", OTHER, first.digest) is None

    await sessions.close()
    again: Sessions = await serve(base())
    for old, pack in ((session, first), (newer, second)):
        found = await again.get(old.id)
        assert found.game.written and found.game.written.digest == pack.digest
        assert ("sings" in str(found.playing.mission.texts)) == (pack is second)
        await play_on(again, found, Random(2), 4)
        await assert_kept(again, found)
        assert found.game.check(found.playing) == []
    texts = Texts()("ru")
    for entry in await again.history(await again.get(session.id)):
        said = [texts.message(event.message, session.names) for event in entry.events]
        assert not any("⟨" in each for each in said), said


async def test_it_is_undone_tried_out_and_played_on_like_any_other(serve: Any) -> None:
    sessions: Sessions = await serve(base())
    session = await opened(sessions, (await added(sessions, mission())).digest)
    await play_on(sessions, session, Random(3), 6)
    gm = GameMaster(sessions)
    await gm.undo(session.id, HOST, "why")
    await rest(session)
    await assert_kept(sessions, session)
    tried = await Tryouts(sessions.clock).open(session, ANN)
    assert tried.session.playing.mission_id == session.playing.mission_id
    game = pickle.loads(pickle.dumps(session.game))  # as the chance to win is worked out
    assert played_on(game, session.view(None), "seed").keys() <= {"survivors"}
    assert session.table.counts is False
    with pytest.raises(Refused, match="refused-gm-written"):
        await AllSeries(sessions).begin(session, None, None)
    again = await sessions.open(
        session.game, guild=GUILD, channel=9, host=ANN, name="Ann", language="en", settings=session.settings
    )
    assert again.game is session.game


async def test_it_goes_out_and_in_with_its_table(serve: Any) -> None:
    sessions: Sessions = await serve(base())
    pack = await added(sessions, read(base(), "x.zip", zipped()))
    session = await opened(sessions, pack.digest)
    await play_on(sessions, session, Random(4), 5)
    gm = GameMaster(sessions)
    data = await exchange.export(gm, session.id, HOST, "why")
    assert b'"counts":false' in data  # whoever changes that wins nothing by it
    parcel, wrong = read_session(data.replace(b'"counts":false', b'"counts":true'), sessions.games)
    assert wrong == [] and parcel is not None
    there = await rest(await taken_in(gm, MANAGER, parcel, "why", guild=OTHER, channel=77))
    assert there.game.written is session.game.written and there.guild == OTHER
    assert there.table.counts is False
    assert await sessions.packs.listed(OTHER) == []
    hidden = await sessions.packs.of(OTHER, pack.digest)
    assert hidden.about == ABOUT and hidden.gone is not None
    await sessions.close()
    again: Sessions = await serve(base())
    found = await again.get(there.id)
    await play_on(again, found, Random(5), 5)
    await assert_kept(again, found)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (b"missions/yard.toml", b"../../yard.toml", "лишний файл: внутри могут быть"),
        (b"hour = 16", b"hour = 99", "missions yard, hour: не больше 23 (сейчас 99)"),
        (b"(RADIO)", b"(RODEO)", "такой цели для карт нет: RODEO"),
        (b'\\"The yard\\"', b'\\"' + b"x" * 99 + b'\\"', "не длиннее 60 знаков, а здесь 99"),
    ],
)
async def test_what_a_file_brings_is_checked_as_if_it_were_sent(
    serve: Any, old: bytes, new: bytes, complaint: str
) -> None:
    sessions: Sessions = await serve(base())
    session = await opened(sessions, (await added(sessions, mission())).digest)
    data = await exchange.export(GameMaster(sessions), session.id, HOST, "why")
    assert old in data
    parcel, wrong = read_session(data.replace(old, new), sessions.games)
    assert parcel is None and complaint in Texts()("ru").message(wrong[0], {})


async def test_no_chapter_of_a_campaign_of_a_pack_counts_not_even_one_with_none_before_it(serve: Any) -> None:
    sessions = await serve(base())
    pack, campaigns = await added(sessions, read(base(), "ward.toml", ward().encode())), Campaigns(sessions)
    found = await campaigns.take_in(Campaign(0, "zombicide", GUILD, "Nights", 1, None, [], (), pack.digest), [])
    session = await campaigns.open(found.id, channel=6, host=ANN, name="Ann", language="en")
    assert session.game.written and session.table.counts is session.kept.table.counts is False


async def test_nothing_stays_of_what_nobody_plays(serve: Any, clock: Clock) -> None:
    sessions: Sessions = await serve(base())
    played, idle = await added(sessions, mission()), await added(sessions, mission(hums="sings"), person=BOB)
    session = await opened(sessions, played.digest)
    for each in (played, idle):
        await sessions.packs.remove(GUILD, each.digest, clock().timestamp())
    await sessions.packs.sweep(clock().timestamp())
    assert await sessions.packs.files(GUILD, idle.digest) is not None  # a table may just be opened with it
    clock.pass_time(DAY + 1)
    await sessions.packs.sweep(clock().timestamp())
    assert await sessions.packs.files(GUILD, idle.digest) is None
    assert await sessions.packs.files(GUILD, played.digest) is not None
    await sessions.forget(session.id)
    await sessions.packs.sweep(clock().timestamp())
    assert await sessions.packs.files(GUILD, played.digest) is None


async def test_whoever_has_played_it_says_how_good_it_is(serve: Any) -> None:
    sessions: Sessions = await serve(base())
    pack = await added(sessions, mission())
    session = await opened(sessions, pack.digest)
    with pytest.raises(Refused, match="refused-pack-unplayed"):
        await sessions.packs.rate(GUILD, pack.digest, ANN, 5)
    await GameMaster(sessions).end(session.id, MANAGER, "why")
    for stars in (2, 4):
        await sessions.packs.rate(GUILD, pack.digest, ANN, stars)
    await sessions.packs.rate(GUILD, pack.digest, BOB, 5)
    found = await sessions.packs.of(GUILD, pack.digest)
    assert (found.stars, found.ratings, found.tables) == (4.5, 2, 1)
    for user, stars in ((99, 5), (ANN, 6), (ANN, 0)):
        with pytest.raises(Refused, match="refused-pack-unplayed"):
            await sessions.packs.rate(GUILD, pack.digest, user, stars)
    with pytest.raises(Refused, match="refused-gm-written"):
        await GameMaster(sessions).count(session.id, MANAGER, True, "why")


async def test_who_added_it_is_forgotten_and_so_is_the_server(serve: Any) -> None:
    sessions: Sessions = await serve(base(), Toy())
    eve = 900000000000000001
    pack = mission()
    await sessions.packs.add(GUILD, pack, About(name="Yard", author="Эва Zwiebel"), eve, 1)
    session = await opened(sessions, pack.digest, people=(eve, BOB))
    await GameMaster(sessions).end(session.id, MANAGER, "why")
    await sessions.packs.rate(GUILD, pack.digest, eve, 5)
    await forgetting(sessions).forget(eve)
    assert await holds(sessions.store, [eve, "Эва Zwiebel"]) == []
    found = await sessions.packs.of(GUILD, pack.digest)
    assert (found.person, found.author, found.ratings) == (None, "", 0)
    await forget_server(sessions, Servers(sessions.store), GUILD)
    assert await sessions.store.rows("SELECT 1 FROM packs") == []


async def test_it_is_read_beside_the_event_loop_and_is_one_game_for_all(
    serve: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    sessions: Sessions = await serve(base())
    pack, threads = await added(sessions, mission()), list[threading.Thread]()

    def made(*given: Any) -> Any:
        threads.append(threading.current_thread())
        return played(*given)

    monkeypatch.setattr("engine.workshop.packs.played", made)
    found = await asyncio.gather(*(sessions.packs.game("zombicide", GUILD, pack.digest) for _ in range(3)))
    assert found[0] is not None and all(each is found[0] for each in found)
    assert threads and threading.main_thread() not in threads


async def test_the_same_twice_and_too_many(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    sessions: Sessions = await serve(base())
    pack = await added(sessions, mission())
    with pytest.raises(Refused, match="refused-pack-there"):
        await added(sessions, mission(), person=BOB)
    monkeypatch.setattr("engine.workshop.packs.MOST_LISTED", 1)
    with pytest.raises(Refused, match="refused-packs-full"):
        await added(sessions, mission(hums="sings"), person=BOB)
    await sessions.packs.remove(GUILD, pack.digest, 5)
    assert (await added(sessions, mission(), person=BOB)).gone is None
