"""Whoever asks is given all that is theirs, from every table that may hold a person, and nothing of anybody else."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from random import Random

from core.toy import Toy
from persons.people import BOB, CY, EVE, MANAGER, NAMES, WORD, forgetting, seated
from sessions.world import play_on

from engine.calls import habits
from engine.gm.master import GameMaster
from engine.gm.person import Person
from engine.gm.servers import settle
from engine.persons.belongings import collect
from engine.tables.votes import Votes


async def test_all_that_is_theirs(serve) -> None:
    sessions = await serve(Toy())
    store = sessions.store
    session = await seated(sessions, (EVE, BOB, CY))
    gm, eve = GameMaster(sessions), Person(EVE, NAMES[EVE])
    await gm.pause(session.id, eve, "my reason")
    await gm.note(session.id, eve, "gm-did-announce", "", text="my announcement")
    await gm.resume(session.id, Person(BOB, NAMES[BOB], manager=True), "a reason of Bob's")
    await gm.name(session.id, eve, EVE, NAMES[EVE])
    await play_on(sessions, session, Random(1), 9)
    proposal = await Votes(sessions).propose_end(session.id, EVE)
    await settle(store, 1, MANAGER, {"barred": [EVE, CY]})
    for sql in (
        "INSERT INTO users (person, zone, away_until) VALUES (?, 'Asia/Tokyo', 86400)",
        "INSERT INTO met (person, topic, moment) VALUES (?, 'topic', 'moment')",
        "INSERT INTO drafts (session, person, decision, words) SELECT id, ?, 'draft', '[]' FROM sessions",
        "INSERT INTO pings (session, person, what, at, guild) SELECT id, ?, 'call', 1, 1 FROM sessions",
        "INSERT INTO attention (session, person, calls) SELECT id, ?, 7 FROM sessions "
        "WHERE true ON CONFLICT (session, person) DO UPDATE SET calls = 7",
        "INSERT INTO campaigns (game, guild, name, chapter, carry, seats) "
        "VALUES ('toy', 1, 'n', 1, 'null', '[[\"a\", ' || ? || ', \"E\"]]')",
    ):
        await store.execute(sql, str(EVE) if "campaigns" in sql else EVE)
    found = await collect(store, EVE)
    assert found["settings"]["away_until"] == "1970-01-02T00:00:00+00:00"
    assert found["settings"]["zone"] == "Asia/Tokyo" and found["hints_met"] and found["drafts"]
    assert found["barred_from"] == ["1"] and [each["seats"] for each in found["campaigns"]] == [["a"]]
    (table,) = found["tables"]
    assert (table["is_host"], table["is_game_master"], table["dice"]) == (True, True, [500, WORD])
    assert [each["name"] for each in table["seats"]] == [NAMES[EVE]]
    assert (
        table["calls"] == [{"what": "call", "at": "1970-01-01T00:00:01+00:00"}] and table["attention"][0]["calls"] == 7
    )
    until = datetime.fromtimestamp(proposal.until, UTC).isoformat(timespec="seconds")
    assert [(each["id"], each["until"]) for each in table["proposals"]] == [(proposal.id, until)]
    acts = {each["act"] for each in table["acts"]}
    assert {"begin", "answer", "table-change", "table-note", "table-gm"} <= acts
    said = json.dumps(found, ensure_ascii=False)
    assert "my reason" in said and "my announcement" in said and "of Bob's" not in said
    for other in (BOB, CY):
        assert str(other) not in said and NAMES[other] not in said
    assert session.half not in [each.get("half") for each in table["acts"]] and '"half"' not in said


async def test_of_whom_nothing_is_kept_nothing_is_found(serve) -> None:
    sessions = await serve(Toy())
    await seated(sessions, (BOB, EVE))
    found = await collect(sessions.store, CY)
    assert not any(found[name] for name in ("settings", "hints_met", "drafts", "tables", "campaigns", "barred_from"))


async def test_an_absence_without_an_end_is_data_that_every_program_reads(serve) -> None:
    sessions = await serve(Toy())
    for until, said in ((habits.AWAY, "open"), (0, None)):
        await habits.write(sessions.store, EVE, habits.Habits(away_until=until))
        found = await collect(sessions.store, EVE)
        assert json.loads(json.dumps(found, allow_nan=False))["settings"]["away_until"] == said


async def test_who_is_barred_is_told_so_also_once_they_have_been_forgotten(serve) -> None:
    sessions = await serve(Toy())
    await settle(sessions.store, 1, MANAGER, {"barred": [EVE, CY]})
    await settle(sessions.store, 2, MANAGER, {"barred": [CY]})
    await forgetting(sessions).forget(EVE)
    assert (await collect(sessions.store, EVE))["barred_from"] == ["1"]
