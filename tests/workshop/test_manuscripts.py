"""What people write at: kept after every change, undone step by step, theirs alone, and not kept for ever."""

from __future__ import annotations

import json
import zlib
from dataclasses import replace
from typing import Any

import pytest
from persons.people import forgetting
from workshop.packs import ABOUT, base, ward, yard

from engine.core.errors import Refused
from engine.persons.belongings import collect
from engine.tables.sessions import Sessions
from engine.workshop import manuscripts as module
from engine.workshop.manuscripts import MOST_STEPS, Manuscript, Manuscripts, Opened
from engine.workshop.pack import About, read
from engine.workshop.packs import DAY, WRITTEN, Listed
from engine.workshop.preview import opened
from engine.workshop.writing import change, undo

ANN, BOB, GUILD = 10, 11, 1


async def begun(sessions: Sessions, person: int = ANN, now: float = 0, text: str = "") -> tuple[Listed, Manuscript]:
    pack = read(base(), "yard.toml", (text or yard()).encode())
    here = {each.digest: each for each in await sessions.packs.listed(GUILD)}
    listed = here.get(pack.digest) or await sessions.packs.add(GUILD, pack, ABOUT, ANN, now)
    return listed, await Manuscripts(sessions.store).begin(listed, person, opened(base(), pack.files), now)


async def test_every_change_is_kept_and_the_last_ones_can_be_undone(serve: Any) -> None:
    sessions: Sessions = await serve(base())
    _, first = await begun(sessions)
    desk, now = Manuscripts(sessions.store), first
    for n in range(MOST_STEPS + 5):
        how = "take" if n // 7 % 2 else "put"
        now = await change(desk, now, base(), "yard", "crate", f"8R.{'abcABCD'[n % 7]}", how, now=n)
    assert now == await desk.of(GUILD, first.begins, ANN) and len(now.steps) == MOST_STEPS + 1
    same = await change(desk, now, base(), "yard", "start", "5R.A", "put", now=1)
    assert same == now, "what changes nothing is no step"
    with pytest.raises(ValueError, match="'line': '1'"):
        await change(desk, now, base(), "yard", "others", "a = ", now=1)
    assert (await desk.of(GUILD, first.begins, ANN)).typed == "a = "
    for _ in range(MOST_STEPS):
        now = await undo(desk, now, now=1)
    assert not now.typed
    with pytest.raises(Refused, match="refused-edit-first"):
        await undo(desk, now, now=1)
    with pytest.raises(Refused, match="refused-edit-gone"):
        await change(desk, now, base(), "lane", "crate", "8R.a", "put", now=1)
    await desk.drop(now)
    with pytest.raises(Refused, match="refused-no-manuscript"):
        await change(desk, now, base(), "yard", "crate", "8R.a", "put", now=1)


async def test_a_large_one_is_kept_once_and_not_with_every_change(serve: Any) -> None:
    """Each page and press of the desk reads it: 15 megabytes held the whole program up for more than a second."""
    sessions: Sessions = await serve(base())
    listed, _ = await begun(sessions)
    desk, large = Manuscripts(sessions.store), {"story": " ".join(map(str, range(15_000)))}
    now = await desk.begin(listed, ANN, Opened({"yard": {"hour": 1}, "lane": large}, {"yard": "missions"}), 0)
    for hour in range(2, MOST_STEPS + 2):
        now = now.changed("yard", {"hour": hour})
        await desk.keep(now, 0)
    found = await desk.of(GUILD, listed.digest, ANN)
    assert found == now and [each["yard"]["hour"] for each in found.steps] == [*range(1, MOST_STEPS + 2)]
    assert all(each["lane"] == large for each in found.steps)
    ((content,),) = await sessions.store.rows("SELECT content FROM manuscripts")
    assert len(zlib.decompress(content)) < 1.1 * len(large["story"])


async def test_of_one_that_was_kept_whole_at_every_step_each_can_be_undone(serve: Any) -> None:
    """As earlier versions did."""
    sessions: Sessions = await serve(base())
    _, mine = await begun(sessions)
    desk = Manuscripts(sessions.store)
    steps = [mine.now, {"yard": {**mine.now["yard"], "hour": 9}}, {"yard": {**mine.now["yard"], "hour": 10}}]
    content = zlib.compress(json.dumps({"steps": steps, "typed": "", "tables": mine.tables}).encode())
    await sessions.store.execute("UPDATE manuscripts SET content = ?", content)
    assert (await desk.of(GUILD, mine.begins, ANN)).steps == tuple(steps)


async def test_there_is_one_for_a_person_and_pack_and_not_too_many(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    sessions: Sessions = await serve(base())
    desk = Manuscripts(sessions.store)
    old, mine = await begun(sessions)
    await begun(sessions, BOB)
    new, _ = await begun(sessions, text=yard().replace("hums", "sings"))
    assert await desk.at(new, ANN) == new.digest and await desk.at(new, BOB) == old.digest
    with pytest.raises(Refused, match="refused-no-manuscript"):
        await desk.of(GUILD, old.digest, ANN)
    assert mine.begins == old.digest
    monkeypatch.setattr(module, "MOST_EACH", 1)
    await desk.begin(new, BOB, Opened(mine.now, mine.tables), 1)  # in the place of the other one
    third = await sessions.packs.add(GUILD, read(base(), "lane.toml", _lane()), About(name="Lane"), ANN, 1)
    with pytest.raises(Refused, match="refused-manuscripts"):
        await desk.begin(third, BOB, Opened(mine.now, mine.tables), 1)


async def test_one_that_was_begun_before_other_kinds_could_be_changed_goes_on(serve: Any) -> None:
    """Then it was not kept in which table an entry is: there were missions, and campaigns that went along."""
    sessions: Sessions = await serve(base())
    pack = read(base(), "ward.toml", ward().encode())
    listed = await sessions.packs.add(GUILD, pack, ABOUT, ANN, 0)
    desk = Manuscripts(sessions.store)
    begun = await desk.begin(listed, ANN, opened(base(), pack.files), 0)
    await desk.keep(replace(begun, tables={}), 1)
    assert await desk.of(GUILD, listed.digest, ANN) == begun and begun.tables["ward"] == "campaigns"


async def test_what_it_begins_with_stays_as_long_as_it_does(serve: Any) -> None:
    sessions: Sessions = await serve(base())
    listed, mine = await begun(sessions)
    await sessions.packs.remove(GUILD, listed.digest, 1)
    await sessions.packs.sweep(WRITTEN * DAY)
    assert (await sessions.packs.of(GUILD, listed.digest)).gone == 1
    assert await Manuscripts(sessions.store).of(GUILD, listed.digest, ANN) == mine
    await sessions.packs.sweep(WRITTEN * DAY + 1)
    for table in ("manuscripts", "packs"):
        assert await sessions.store.rows(f"SELECT 1 FROM {table}") == []


async def test_it_is_handed_out_and_forgotten_with_its_writer(serve: Any) -> None:
    sessions: Sessions = await serve(base())
    listed, mine = await begun(sessions, BOB)
    (found,) = (await collect(sessions.store, BOB))["manuscripts"]
    assert found == {"guild": str(GUILD), "pack": listed.digest, "missions": mine.now}
    assert (await collect(sessions.store, ANN))["manuscripts"] == []
    await forgetting(sessions).forget(BOB)
    assert await sessions.store.rows("SELECT 1 FROM manuscripts") == []


def _lane() -> bytes:
    return yard().replace("yard-", "lane-").encode()
