"""Who may open a page, for how long, and what becomes of everybody else."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
from assault import altered, assail
from fingers import unlimited
from served import ANN, BOB, Tab, served, waiting
from thorough import amount

from engine.core.errors import Refused
from engine.store.ownership import Owned
from web import tickets
from web.app import Site
from web.limits import Limit
from web.live import OF_ONE
from web.visits import IDLE, LONGEST, REMEMBERED, hashed


@pytest.fixture
def both(where: Path | str) -> Path | str:
    """An empty database of each kind, as `served` takes it."""
    return where.parent if isinstance(where, Path) else where


async def test_a_link_opens_one_tab_and_only_once(both: Path | str) -> None:
    async with served(both) as table:
        ticket = table.ticket()
        first, second = [await table.post("/visit", {"ticket": ticket}) for _ in range(2)]
        assert first.status == 200 and second.status == 401
        assert "once" in (await second.json())["note"]
        tab = Tab(table, (await first.json())["token"])
        assert (await tab.state())["you"] == "Ann"
        rows = await table.host.sessions.store.rows("SELECT token, ticket, person, seat FROM visits")
        assert [tuple(row) for row in rows] == [(hashed(tab.token), hashed(ticket), ANN, "a")]


async def test_everything_is_refused_that_comes_from_elsewhere(tmp_path: Path) -> None:
    async with served(tmp_path) as table:
        tab, body = await table.enter(), {"ticket": table.ticket()}
        for origin in (
            "https://evil.example",
            "null",
            "",
            table.origin + ".evil.example",
            table.origin.replace("127", "128"),
        ):
            assert (await table.post("/visit", body, Origin=origin)).status == 403, origin
        for host in ("evil.example", "localhost:1", table.origin.removeprefix("http://") + "0"):
            for path in ("/", "/state", "/static/main.js", "/picture/" + "0" * 24):
                answer = await table.client.get(table.url + path, headers={"Host": host})
                assert answer.status == 421, (host, path)
        bare = await table.client.post(table.url + "/visit", json=body)
        form = await table.client.post(
            table.url + "/visit", data=json.dumps(body), headers={"Origin": table.origin, "Content-Type": "text/plain"}
        )
        assert {bare.status, form.status} == {403}
        assert (await table.post("/visit", body)).status == 200 and (await tab.state())["maps"]


async def test_none_of_two_thousand_other_tickets_tokens_hosts_and_origins_is_accepted(tmp_path: Path) -> None:
    async with served(tmp_path) as table:
        unlimited(table)
        tab, link, random = await table.enter(), table.ticket(), Random(11)
        body, host = {"ticket": link}, table.origin.removeprefix("http://")
        kin = tickets.sign(tickets.Keys(bytes(32)), tickets.Ticket(table.session.id, "a", ANN, "en"), 0)
        for _ in range(amount(60, 500)):
            made = random.choice([altered(link, random), kin, link.replace(".a.", ".b."), hashed(link)])
            assert (await table.post("/visit", {"ticket": made})).status == 401, made
            made = random.choice([altered(tab.token, random, "~aZ_"), hashed(tab.token), "x" * 43, tab.token[:-1], ""])
            assert (await Tab(table, made).get("/state")).status == 401, made
            made = altered(host, random)
            found = await table.client.get(table.url + "/state", headers={"Host": made, **_bearer(tab)})
            assert found.status in (400, 421), made  # 400: no name at all
            origin = altered(table.origin, random)
            assert (await table.post("/visit", body, Origin=origin)).status == 403, origin
        for head in ("", "Bearer", f"Basic {tab.token}", f"bearer {tab.token}"):
            answer = await table.client.get(table.url + "/state", headers={"Authorization": head})
            assert answer.status == 401
        assert (await table.post("/visit", body)).status == 200


def _bearer(tab: Tab) -> dict[str, str]:
    return {"Authorization": f"Bearer {tab.token}"}


async def test_random_requests_change_nothing_and_tell_nothing(tmp_path: Path) -> None:
    """`make fuzz` sends ten thousand."""
    async with served(tmp_path) as table:
        await assail(table, amount(25, 500))


async def test_a_visit_ends_by_itself(tmp_path: Path) -> None:
    async with served(tmp_path) as table:
        tab = await table.enter()
        for _ in range(LONGEST // (IDLE - 60) + 1):
            assert (await tab.get("/state")).status == 200
            table.clock.pass_time(IDLE - 60)
        assert (await tab.get("/state")).status == 401
        other = await table.enter()
        table.clock.pass_time(IDLE + 1)
        gone = await other.get("/state")
        assert gone.status == 401 and "no longer open" in (await gone.json())["note"]


async def test_a_seat_that_is_lost_while_its_page_waits_is_not_looked_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path) as table:
        sessions, id, tab = table.host.sessions, table.session.id, await table.enter()

        async def lost(guild: int, user: int) -> bool:
            await sessions.offer(id, ANN, 99, "Cy")
            await sessions.take_offer(id, ANN, 99, "Cy")
            return True

        table.site._members.clear()
        monkeypatch.setattr(table.host, "is_member", lost)
        answer = await tab.get("/state")
        assert answer.status == 401 and "seat" in (await answer.json())["note"]


async def test_whoever_gives_the_seat_away_sees_nothing_more_at_once(both: Path | str) -> None:
    async with served(both) as table:
        tab = await table.enter(BOB, "ru")
        assert (await tab.state())["language"] == "ru"
        await table.host.sessions.leave(table.session.id, BOB)
        await table.host.sessions.offer(table.session.id, ANN, 99, "Cy")
        assert (await tab.get("/state")).status == 200  # the seat is kept for whoever comes back
        await table.host.sessions.take_offer(table.session.id, ANN, 99, "Cy")
        mine = await table.enter(99)
        assert (await mine.state())["you"] == "Cy"
        await table.host.sessions.leave(table.session.id, 99)
        await table.host.sessions.join(table.session.id, ANN, "Ann")
        lost = await mine.get("/state")
        assert lost.status == 401 and "seat" in (await lost.json())["note"]


async def test_whoever_has_left_the_server_answers_and_sees_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as table:
        tab, state = await waiting(await table.enter(), await table.enter(BOB))
        question, seq = state["question"], table.session.seq
        table.host.gone |= {ANN, BOB}
        table.site._members.clear()  # after `MEMBER` seconds Discord is asked again
        for path in ("/state", "/live", f"/picture/{state['maps'][0]['picture']}"):
            assert (await tab.get(path)).status == 401, path
        answer = await tab.send(question["id"], question["at"], "for-me", [])
        assert answer.status == 401 and (await table.host.sessions.get(table.session.id)).seq == seq


@pytest.mark.parametrize(
    ("language", "old", "bad"), [("en", "has expired", "opens nothing"), ("ru", "устарела", "ничего нет")]
)
async def test_a_link_that_opens_nothing_says_why(tmp_path: Path, language: str, old: str, bad: str) -> None:
    """In the language of the browser: whose it is, is not known."""
    async with served(tmp_path) as table:
        link, other = table.ticket(), tickets.Ticket(table.session.id, "a", ANN, "en")
        stranger = tickets.sign(tickets.Keys(bytes(32)), other, table.clock().timestamp())
        table.clock.pass_time(tickets.LASTS + 1)
        for ticket, why in ((link, old), (stranger, bad), (link.replace(".a.", ".b."), bad), ("", bad), (5, bad)):
            answer = await table.post("/visit", {"ticket": ticket}, Accept_Language=f"{language}-AT,de;q=0.5")
            assert answer.status == 401 and why in (await answer.json())["note"], ticket


async def test_what_hears_no_news_for_want_of_room_asks_later(tmp_path: Path) -> None:
    async with served(tmp_path) as table, AsyncExitStack() as streams:
        head = {"Authorization": f"Bearer {(await table.enter()).token}"}
        for _ in range(OF_ONE):
            stream = await streams.enter_async_context(table.client.get(table.url + "/live", headers=head))
            assert stream.status == 200
        late = await table.client.get(table.url + "/live", headers=head)
        assert (late.status, late.headers["Retry-After"]) == (503, "30")


async def test_wrong_tickets_are_refused_more_and_more(tmp_path: Path) -> None:
    async with served(tmp_path) as table:
        found = [(await table.post("/visit", {"ticket": f"1.{n}"})).status for n in range(25)]
        assert found[:20] == [401] * 20 and 429 in found[20:]


async def test_whoever_watches_sees_the_board_and_answers_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as table:
        tab, (_, playing) = await table.enter(77), await waiting(await table.enter(), await table.enter(BOB))
        state, own = await tab.state(), playing["question"]
        assert state["maps"] and state["question"] is None and state["you"] == "" and playing["you"] in state["status"]
        said = await (await tab.send(own["id"], own["at"], "for-me", [])).json()
        assert "not" in said["note"] and (await table.host.sessions.get(table.session.id)).seq == table.session.seq


async def test_a_game_without_a_map_shows_its_board_and_lists_everything(tmp_path: Path) -> None:
    async with served(tmp_path, "hitz") as table:
        _, state = await waiting(await table.enter(), await table.enter(BOB))
        (board,) = state["maps"]
        assert board["width"] > 300 and state["question"]["options"] and not state["question"]["places"]


async def test_news_are_told_without_saying_what(both: Path | str) -> None:
    async with served(both) as table:
        tab, state = await waiting(await table.enter(), await table.enter(BOB))
        watching = {"Authorization": f"Bearer {(await table.enter(77)).token}"}
        async with table.client.get(table.url + "/live", headers=watching) as stream:
            await asyncio.sleep(0.05)
            await tab.press(state["question"], "for-me")
            said = await asyncio.wait_for(stream.content.readline(), 5)
            assert said == b"data: newer\n"


async def test_a_picture_is_for_those_who_look_at_its_table(tmp_path: Path) -> None:
    async with served(tmp_path) as table:
        tab = await table.enter()
        digest = (await tab.state())["maps"][0]["picture"]
        found = await tab.get(f"/picture/{digest}")
        assert (
            found.status == 200
            and (await found.read()).startswith(b"\x89PNG")
            and "immutable" in found.headers["Cache-Control"]
        )
        assert (await Tab(table, "x" * 43).get(f"/picture/{digest}")).status == 401
        assert (await tab.get("/picture/" + "0" * 24)).status == 404


async def test_pages_and_links_outlive_a_restart(both: Path | str) -> None:
    async with served(both) as table:
        tab, link = await table.enter(), table.ticket(BOB)
        again = Site(table.host, table.url)  # as the next start of the program makes it, on the same database
        await again.start()
        assert again._visits is not None
        assert (await again._visits.of(tab.token)).user == ANN
        assert tickets.read(again._keys, link, table.clock().timestamp()).user == BOB
        await again.close()


async def test_whoever_ends_all_visits_has_no_page_open_and_links_from_before_open_none(both: Path | str) -> None:
    async with served(both) as table:
        mine, other, link = await table.enter(), await table.enter(), table.ticket()
        bobs, watched = await table.enter(BOB), await table.enter(77)
        table.clock.pass_time(5)
        assert await table.site.open_pages(table.session, ANN) == 2
        live = {"Authorization": f"Bearer {mine.token}"}
        async with table.client.get(table.url + "/live", headers=live) as stream:
            await table.site.end_pages(table.session, ANN)
            assert await asyncio.wait_for(stream.content.readline(), 5) == b"data: newer\n"  # which finds nothing more
        assert await table.site.open_pages(table.session, ANN) == 0
        for tab in (mine, other):
            gone = await tab.get("/state")
            assert gone.status == 401 and "no longer open" in (await gone.json())["note"]
        late = await table.post("/visit", {"ticket": link})
        assert late.status == 401 and "closed" in (await late.json())["note"]
        assert (await bobs.get("/state")).status == (await watched.get("/state")).status == 200
        assert (await (await table.enter()).get("/state")).status == 200


async def test_a_seat_can_be_watched_as_anybody_sees_the_table(tmp_path: Path) -> None:
    async with served(tmp_path) as table:
        link = table.site.link(table.session, ANN, "en", watch=True).partition("#")[2]
        token = (await (await table.post("/visit", {"ticket": link})).json())["token"]
        state = await Tab(table, token).state()
        assert state["you"] == "" and state["question"] is None
        assert state["text"] == (await (await table.enter(77)).state())["text"]


async def test_a_new_key_closes_no_page_and_links_from_before_go_on(both: Path | str) -> None:
    async with served(both) as table:
        tab, link, now = await table.enter(), table.ticket(BOB), table.clock().timestamp()
        known = table.site._keys
        await tickets.change(table.host.sessions.store, now)
        again = Site(table.host, table.url)
        await again.start()
        assert again._keys.now != known.now
        assert again._visits is not None and (await again._visits.of(tab.token)).user == ANN
        assert tickets.read(again._keys, link, now).user == BOB
        forged = tickets.sign(known, tickets.Ticket(table.session.id, "a", ANN, "en"), now + 1)
        with pytest.raises(Refused, match="web-ticket-bad"):  # whoever has the old key makes no more links
            tickets.read(again._keys, forged, now + 1)
        await tickets.change(table.host.sessions.store, now)
        with pytest.raises(Refused, match="web-ticket-bad"):
            tickets.read(await tickets.keys(table.host.sessions.store), link, now)
        await again.close()


async def test_a_table_of_another_process_is_not_here_and_its_link_is_not_spent(both: Path | str) -> None:
    async with served(both) as table:
        tab, link, store = await table.enter(), table.ticket(BOB), table.host.sessions.store
        question, seq = (await tab.state())["question"] or {"id": "x", "at": "0"}, table.session.seq
        store.owned = Owned(shards=2, held={1: 5})  # that of this server is another's
        for answer in (
            await tab.get("/state"),
            await tab.get("/live"),
            await tab.send(question["id"], question["at"], "for-me", []),
            await table.post("/visit", {"ticket": link}),
        ):
            assert answer.status == 421 and "Refresh" in (await answer.json())["note"]
        store.owned = Owned(shards=2, held={})  # it has slept past its lease, and is started again
        assert (await tab.get("/state")).status == 503
        store.owned = Owned(shards=2, held={0: 1})
        assert (await tab.get("/state")).status == 200
        assert (await table.post("/visit", {"ticket": link})).status == 200
        assert (await table.host.sessions.get(table.session.id)).seq == seq


async def test_of_two_processes_both_know_who_has_ended_all_visits(both: Path | str) -> None:
    async with served(both) as table:
        tab, other = await table.enter(), Site(table.host, table.url)
        await other.start()
        assert other._visits is not None and (await other._visits.of(tab.token)).user == ANN
        await table.site.end_pages(table.session, ANN)
        table.clock.pass_time(REMEMBERED - 1)
        await other._visits.of(tab.token)  # a page that asks again and again is read anew, too
        table.clock.pass_time(1)
        with pytest.raises(Refused, match="web-visit-over"):
            await other._visits.of(tab.token)
        await other.close()


async def test_of_an_answer_that_was_given_nobody_is_told_that_it_came_too_soon(tmp_path: Path) -> None:
    async with served(tmp_path, people=1) as table:
        tab = await table.enter()
        _, state = await waiting(tab)
        table.site._fetches = Limit(1, 60.0)
        found = await tab.press(state["question"], "for-me")
        assert found["state"]["version"] != state["version"]
