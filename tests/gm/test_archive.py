"""All tables of a server as ZIP files: complete, bounded, told at the tables, for those who manage the server."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

import pytest
from core.expedition import Expedition
from core.toy import Toy
from sessions.world import play_on, rest, table

from engine.apart import Apart
from engine.core.errors import Refused
from engine.gm import archive, campaign_file, exchange
from engine.gm.archive import Archive, Part
from engine.gm.master import GameMaster
from engine.gm.person import Person
from engine.tables.campaigns import Campaigns
from engine.tables.sessions import Sessions

BOSS = Person(10, "Ann", manager=True)


async def filled(serve: Any) -> tuple[Sessions, Archive]:
    """A server with a finished game, one in play, a lobby and a campaign with a finished chapter; another server."""
    sessions: Sessions = await serve(Toy(), Expedition())
    campaigns = Campaigns(sessions)
    await play_on(sessions, await table(sessions, channel=1), Random(1))
    await play_on(sessions, await table(sessions, channel=2), Random(2), 5)
    await sessions.open("toy", guild=1, channel=3, host=10, name="Ann", language="en")
    campaign = await campaigns.found("expedition", 1, "The long way")
    chapter = await campaigns.open(campaign.id, channel=4, host=10, name="Ann", language="en")
    await rest(await sessions.begin(chapter.id, 10))
    await play_on(sessions, chapter, Random(3))
    await sessions.open("toy", guild=2, channel=5, host=10, name="Ann", language="en")
    return sessions, Archive(GameMaster(sessions), campaigns, lambda session: "all of it")


async def written(made: Archive, start: int = 0) -> tuple[Part, ZipFile, int]:
    target = BytesIO()
    part = await made.write(1, BOSS, target, start)
    return part, ZipFile(target), len(target.getvalue())


async def test_it_holds_every_table_and_campaign_of_the_server_and_can_be_imported(serve) -> None:
    _, made = await filled(serve)
    part, file, _ = await written(made)
    assert part == Part(5, 5, 1)
    listed = json.loads(file.read("list.json"))
    assert [(each.get("status"), each["file"] is None) for each in listed] == [
        *((None, False), ("over", False), ("playing", False), ("lobby", True), ("over", False)),
    ]
    assert listed[1]["players"] == ["A", "B", "C"] and json.loads(file.read("server.json"))["each"] == 0
    before = await made.gm.store.rows("SELECT count(*) FROM sessions")
    for name in (each["file"] for each in listed[1:] if each["file"]):
        wrong = await exchange.import_file(made.gm, Apart(), BOSS, file.read(name), "", guild=3, channel=hash(name))
        assert wrong == []
    again, wrong = await campaign_file.import_file(
        *(made.gm, made.campaigns, Apart(), BOSS, file.read(listed[0]["file"]), ""), guild=3
    )
    assert again is not None and wrong == [] and again.name == "The long way"
    assert (await made.gm.store.rows("SELECT count(*) FROM sessions"))[0][0] == before[0][0] + 4


async def test_games_that_are_not_over_are_told_and_the_others_are_not(serve) -> None:
    sessions, made = await filled(serve)
    await written(made)
    rows = await sessions.store.rows(
        "SELECT status, count(CASE WHEN act ->> 'look' IS NOT NULL THEN 1 END) FROM sessions JOIN actions ON "
        "id = session GROUP BY id, status ORDER BY status"
    )
    assert [tuple(row) for row in rows] == [("over", 0), ("over", 0), ("playing", 1)]


async def test_what_does_not_fit_into_one_file_is_in_the_next_ones_and_nothing_twice(
    serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, made = await filled(serve)
    _, whole, _ = await written(made)
    sizes = {each.filename: each.file_size for each in whole.infolist()}
    monkeypatch.setattr(archive, "MOST_BYTES", most := max(sizes.values()) + 4 * archive.ROOM)
    start, names, parts = 0, list[str](), 0
    while True:
        part, file, size = await written(made, start)
        assert size <= most and part.upto > start
        names += [name for name in file.namelist() if "/" in name]
        start, parts = part.upto, parts + 1
        if part.upto == part.every:
            break
    assert parts > 1
    assert sorted(names) == sorted(name for name in whole.namelist() if "/" in name)


async def test_a_table_that_is_too_large_is_named_and_left_out(serve, monkeypatch: pytest.MonkeyPatch) -> None:
    _, made = await filled(serve)
    monkeypatch.setattr(archive, "MOST_BYTES", 4 * archive.ROOM)
    start, missing = 0, 0
    while start < 5:
        part, _, size = await written(made, start)
        start, missing = part.upto, missing + part.missing
        assert size <= 4 * archive.ROOM
    assert missing > 1


@pytest.mark.parametrize("where", ["sqlite"], indirect=True)
async def test_a_table_that_cannot_be_read_does_not_keep_the_others_back(serve, where: Path) -> None:
    sessions, _ = await filled(serve)
    sessions.games.pop("toy")
    part, file, _ = await written(Archive(GameMaster(sessions), Campaigns(sessions), lambda session: ""))
    assert part.upto == part.every and part.missing >= 1 and "list.json" in file.namelist()


async def test_it_is_for_those_who_manage_the_server(serve) -> None:
    _, made = await filled(serve)
    target = BytesIO()
    with pytest.raises(Refused, match="refused-gm-manager"):
        await made.write(1, Person(10, "Ann"), target)
    assert not target.getvalue()
