"""The page in a real browser, by touch on a phone and by keyboard alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from fingers import DESK, Player, Typist, blank, opened, rest, unlimited
from listening import Listener
from served import ANN, seq, served
from thorough import amount

from render.boards import BOARDS
from tests.tour.chromium import chromium
from web import app

playwright = pytest.importorskip("playwright.async_api")
pytestmark = pytest.mark.skipif(chromium() is None, reason="there is no Chromium")
MAPS = [id for id, board in BOARDS.items() if board.maps]


@pytest.mark.parametrize(("game", "language"), [(game, ["en", "ru"][at % 2]) for at, game in enumerate(BOARDS)])
async def test_a_finger_answers_everything(tmp_path: Path, game: str, language: str) -> None:
    """What a stand-in would answer is said by touch, at its place where it has one; `make tour` plays whole games."""
    async with served(tmp_path, game, people=1) as table, opened(table, language) as page:
        unlimited(table)
        assert await page.locator("html").get_attribute("lang") == language
        played = await Player(page, table).play(10)
        assert played.questions == 10 and not played.listed and bool(played.places) == (game in MAPS)


async def test_the_keyboard_alone_is_enough(tmp_path: Path) -> None:
    async with served(tmp_path, "zombicide", people=1) as table, opened(table, **DESK) as page:
        unlimited(table)
        played = await Typist(page, table).play(6)
        assert played.questions == 6 and played.places and not played.listed


@pytest.mark.parametrize("game", BOARDS)
async def test_what_is_read_out_is_enough(tmp_path: Path, game: str) -> None:
    """The accessibility tree and the keyboard: every choice has a name and is read in a sensible order, in both
    languages; what came of an answer is announced, or one is led on, and the focus is never lost.
    """
    async with served(tmp_path, game, people=1) as table, opened(table, "ru", **DESK) as page:
        unlimited(table)
        listener = Listener(page, table, "ru", amount(0.5, 0.9))  # whole games that end
        over = await listener.play(amount(4, 100_000))
        assert over or listener.answers == amount(4, 0)
        for language in ("en", "ru"):
            if over or not (asked := (await (await table.enter(ANN, language)).state())["question"]):
                break
            await page.goto("about:blank")
            await page.goto(table.site.link(table.session, ANN, language))
            await page.locator("#foot button").last.wait_for()
            heard = await Listener(page, table, language).read()
            order = [each.role for each in heard if each.role in ("heading", "status", "image", "listbox", "group")]
            places = [each.name for each in heard if each.role == "option"]
            assert order[:3] == ["heading", "status", "image"] and ("listbox" in order) == bool(places), order
            assert sorted(places) == sorted(each["label"] for each in asked["places"] if each["deeds"] or each["picks"])
            named = "\n".join(each.name for each in heard if each.works and each.group.startswith("group "))
            hidden = [each["ref"] for each in asked["options"]] if "DisclosureTriangle" in str(heard) else []
            for option in asked["options"]:
                assert option["label"] in named or option["ref"] in hidden, option["label"]
            (listed,) = {each.group for each in heard if each.works and each.group.startswith("group ")}
            assert asked["text"] in listed, "the choices are called like what is asked"


async def test_the_picture_and_what_is_lit_agree_and_nothing_moves_by_itself(tmp_path: Path) -> None:
    async with served(tmp_path, "plague", people=1) as table, opened(table) as page:
        await page.wait_for_function("() => document.getElementById('picture').naturalWidth > 0")
        width, shown = await page.evaluate(
            "[document.getElementById('picture').naturalWidth, document.getElementById('lit').viewBox.baseVal.width]"
        )
        assert width == shown > 2000
        wide = await page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 390


async def test_no_button_lies_on_a_place_that_can_be_chosen(tmp_path: Path) -> None:
    """Nor when the map becomes smaller after it was shown, because more is said above it."""
    hidden = """() => [...document.querySelectorAll('#lit g')].filter(each => {
      const box = each.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
      return document.elementFromPoint(x, y)?.closest('#zooms, #levels');
    }).length"""
    async with served(tmp_path, "zombies", people=1) as table, opened(table) as page:
        unlimited(table)
        player, lit = Player(page, table), 0
        for _ in range(14):
            await player.play(player.played.questions + 1)
            lit += await page.locator("#lit g").count()
            for rows in (1, 4):
                await page.evaluate(
                    "(rows) => { document.getElementById('news').textContent = 'x\\n'.repeat(rows); }", rows
                )
                await page.wait_for_timeout(80)
                assert await page.evaluate(hidden) == 0, (player.played.questions, rows)
        assert lit > 20


async def test_somebody_elses_answer_is_seen_within_a_second(tmp_path: Path) -> None:
    async with served(tmp_path, "plague", people=1) as table, opened(table) as page:
        asked = await page.locator("#asked").inner_text()
        tab = await table.enter()
        await tab.press((await tab.state())["question"], "for-me")
        await page.wait_for_function(
            "(before) => document.getElementById('asked').innerText !== before", arg=asked, timeout=3000
        )
        assert "starts on" in await page.locator("#news").inner_text(), "and told in words"


async def test_a_link_that_was_opened_before_says_so(tmp_path: Path) -> None:
    async with served(tmp_path, "plague", people=1) as table:
        link = table.site.link(table.session, 10, "ru")
        await table.post("/visit", {"ticket": link.partition("#")[2]})
        async with blank() as page:
            await page.goto(link)
            await page.locator(".gone").last.wait_for()
            assert "уже открывали" in await page.locator("body").inner_text()


@pytest.mark.parametrize("why", ["no longer open", "no longer yours"])
async def test_a_page_that_is_over_says_so_and_leaves_nothing_to_press(tmp_path: Path, why: str) -> None:
    """Closed from Discord, or the seat is somebody else's by now."""
    async with served(tmp_path, "plague", people=1) as table, blank() as page:
        await page.goto(table.site.link(table.session, 10, "en"))
        await page.locator("#bar button").first.wait_for()
        if "open" in why:
            await table.site.end_pages(table.session, ANN)
        else:
            sessions, id = table.host.sessions, table.session.id
            await sessions.offer(id, ANN, 99, "Cy")
            await sessions.take_offer(id, ANN, 99, "Cy")
        await page.locator(".gone").last.wait_for()
        assert why in await page.locator("body").inner_text()
        assert await page.locator("button").count() == 0


async def test_a_press_on_a_page_that_is_over_is_told_so(tmp_path: Path) -> None:
    async with served(tmp_path, "plague", people=1) as table, blank() as page:
        faults = list[str]()
        page.on("pageerror", lambda error: faults.append(str(error)))
        await page.goto(table.site.link(table.session, 10, "en"))
        answer = page.locator("#foot button").last
        await answer.wait_for()
        assert table.site._visits is not None
        await table.site._visits.end(table.session.id, 10)  # the page has not heard of it
        await answer.tap()
        await page.locator(".gone").last.wait_for()
        await rest(page)
        assert not faults, faults


async def test_a_link_opens_once_the_server_is_back(tmp_path: Path) -> None:
    """While the bot starts its proxy answers for it, with a page of its own."""
    async with served(tmp_path, "plague", people=1) as table, blank() as page:

        async def away(route: Any) -> None:
            await route.fulfill(status=502, content_type="text/html", body="<h1>502 Bad Gateway</h1>")

        await page.route("**/visit", away, times=1)
        await page.route("**/state*", away, times=1)
        await page.goto(table.site.link(table.session, 10, "en"))
        await page.wait_for_function("() => !location.hash")
        assert "502" not in await page.locator("body").inner_text()
        await page.locator("main").wait_for(timeout=15_000)


async def test_without_a_network_the_page_says_so_and_comes_back_by_itself(tmp_path: Path) -> None:
    async with served(tmp_path, "plague", people=1) as table, blank() as page:
        await page.goto(table.site.link(table.session, 10, "en"))
        await page.locator("main").wait_for()
        before, other = await seq(table), await table.enter()
        lost = "() => document.getElementById('news').innerText.includes('No connection')"
        await page.context.set_offline(True)
        await page.wait_for_function(lost)  # before anything is pressed
        await page.locator("#foot button", has_text="Choose for me").tap()
        await rest(page)
        assert await page.evaluate(lost)
        assert await seq(table) == before
        await other.press((await other.state())["question"], "for-me")
        asked = (await other.state())["question"]["text"]
        await page.context.set_offline(False)
        await page.wait_for_function(
            "(text) => document.getElementById('asked').innerText.startsWith(text)", arg=asked, timeout=15_000
        )
        assert not await page.evaluate(lost)
        after = await seq(table)
        await page.wait_for_timeout(300)
        assert await seq(table) == after > before, "what was pressed meanwhile is not done late"


async def test_a_network_that_swallows_everything_is_one_that_is_gone(tmp_path: Path) -> None:
    """In a tunnel nothing is refused: it only never comes."""
    async with served(tmp_path, "plague", people=1) as table, blank() as page:
        hurry = "const patient = AbortSignal.timeout.bind(AbortSignal); AbortSignal.timeout = (ms) => patient(ms / 20);"
        await page.add_init_script(hurry)
        await page.goto(table.site.link(table.session, 10, "en"))
        answer, before = page.locator("#foot button", has_text="Choose for me"), await seq(table)
        await answer.wait_for()

        async def swallowed(route: Any) -> None: ...

        await page.route("**/press", swallowed, times=2)
        await answer.tap()
        await page.wait_for_function("() => document.getElementById('news').innerText.includes('No connection')")
        await rest(page)
        assert await seq(table) == before
        await answer.tap()
        await page.wait_for_function("() => !document.getElementById('news').innerText.includes('No connection')")
        assert await seq(table) > before


async def test_an_open_page_goes_on_when_the_bot_was_started_anew(tmp_path: Path) -> None:
    """Meanwhile it says that there is no connection; nobody has to reload it."""
    async with served(tmp_path, "plague", people=1) as table, blank() as page:
        await page.goto(table.site.link(table.session, 10, "en"))
        await page.locator("#foot button").first.wait_for()
        await table.site.close()
        await page.wait_for_function("() => document.getElementById('news').innerText.includes('No connection')")
        before, asked = await seq(table), await page.locator("#asked").inner_text()
        table.site = app.Site(table.host, table.url, int(table.url.split(":")[2].partition("/")[0]))
        table.host.sessions.on_change = table.site.changed
        await table.site.start()
        await page.wait_for_function(
            "() => !document.getElementById('news').innerText.includes('No connection')", timeout=15_000
        )
        assert await page.locator("#asked").inner_text() == asked
        await page.locator("#foot button", has_text="Choose for me").tap()
        await page.wait_for_function("(asked) => document.getElementById('asked').innerText !== asked", arg=asked)
        assert await seq(table) > before


async def test_a_browser_without_scripts_is_told_so(tmp_path: Path) -> None:
    async with served(tmp_path, "plague", people=1) as table, blank(java_script_enabled=False) as page:
        await page.goto(table.site.link(table.session, 10, "ru"))
        said = await page.locator("body").inner_text()
        assert "нужен JavaScript" in said and "needs JavaScript" in said


async def test_news_that_come_before_an_answer_is_shown_are_not_lost(tmp_path: Path) -> None:
    async with served(tmp_path, "zgame", people=1) as table, opened(table) as page:
        other = await table.enter()

        async def late(route: Any) -> None:
            answer = await route.fetch()
            was = (await answer.json())["state"]["question"]
            for _ in range(20):
                question = (await other.state())["question"]
                if question["text"] != was["text"]:
                    break
                await other.press(question, "for-me")
            await page.wait_for_timeout(500)
            await route.fulfill(response=answer)

        await page.route("**/press", late)
        await page.locator("#foot button").last.tap()
        await rest(page)
        asked = (await other.state())["question"]["text"]
        await page.wait_for_function(
            "(text) => document.getElementById('asked').innerText.startsWith(text)", arg=asked, timeout=3000
        )
        assert await page.locator("#news").inner_text(), "what came of the answer stays"


async def test_an_answer_of_the_server_that_was_overtaken_is_not_shown(tmp_path: Path) -> None:
    async with served(tmp_path, "plague", people=1) as table, opened(table) as page:
        other, held = await table.enter(), asyncio.Event()
        before = await page.locator("#asked").inner_text()

        async def late(route: Any) -> None:
            answer = await route.fetch()
            held.set()
            await page.wait_for_timeout(1500)
            await route.fulfill(response=answer)

        await page.route("**/state*", late, times=1)
        await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        await held.wait()
        await other.press((await other.state())["question"], "for-me")
        now = await page.wait_for_function(
            "(before) => [document.getElementById('asked').innerText].find((text) => text !== before)", arg=before
        )
        await page.wait_for_timeout(2000)
        assert await page.locator("#asked").inner_text() == await now.json_value()


async def test_what_is_picked_outlives_news_and_another_map(tmp_path: Path) -> None:
    async with served(tmp_path, "plague", people=1) as table, opened(table) as page:
        picked = list[tuple[str, list[str]]]()

        async def several(route: Any) -> None:
            answer = await route.fetch()
            found = await answer.json()
            found["maps"] = [found["maps"][0] | {"name": name} for name in ("Here", "There")]
            options = [
                {"key": key, "label": key, "group": "", "ref": "", "more": "", "ends": False} for key in ("bat", "axe")
            ]
            found["question"] |= {"shape": "some", "least": 0, "most": 2, "ordered": False, "picks": []}
            found["question"] |= {"options": options, "places": []}
            await route.fulfill(json=found)

        async def noted(route: Any) -> None:
            body = route.request.post_data_json
            picked.append((body["do"], body["words"]))
            await route.fulfill(json={"note": "", "rule": "", "state": {}})

        await page.route("**/state*", several)
        await page.route("**/press", noted)
        async with page.expect_response("**/state*"):
            await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        await page.get_by_label("bat").check()
        async with page.expect_response("**/state*"):
            await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        async with page.expect_response("**/press"):
            pass
        await page.locator("#levels button").last.tap()
        await page.get_by_label("axe").check()
        async with page.expect_response("**/press"):
            pass
        assert picked == [("pick", ["bat"]), ("pick", ["bat,axe"])]


@pytest.mark.parametrize(("game", "most", "bar"), [("zombies", 24, 2.5), ("plague", 14, 1.2)])
async def test_a_tap_answers_where_only_one_thing_can_be_meant(
    tmp_path: Path, game: str, most: int, bar: float
) -> None:
    """With the switch: the last of as many picks as are asked for is the answer, small places that lie alone need no
    larger map, and a weapon that was chosen once is not asked for again.
    """
    async with served(tmp_path, game, people=1) as table, opened(table) as page:
        unlimited(table)
        player = Player(page, table)
        await player.answer_at_a_tap()
        played = await player.play(most)
        assert played.mapped > most / 2 and not played.listed and played.per_question <= bar


async def test_a_page_from_before_an_upgrade_says_so_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path, "zombicide", people=1) as table, opened(table) as page:
        tab = await table.enter()
        while not (begun := [each for each in (await tab.state())["question"]["options"] if not each["done"]]):
            await tab.press((await tab.state())["question"], "for-me")
        asked = (await tab.state())["question"]
        await tab.press(asked, "say", begun[0]["key"])
        said = (await tab.state())["question"]["said"]
        monkeypatch.setattr(app, "EDITION", "newer")
        monkeypatch.setitem(app.HEADERS, "Gravekeeper-Page", "newer")
        await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        again = page.locator("#news button", has_text="reload it")
        await again.tap()
        await page.wait_for_function("() => document.documentElement.dataset.page === 'newer'")
        await page.locator("main").wait_for()
        assert said in await page.locator("#asked").inner_text() and not await again.count()


async def test_what_the_browser_has_is_not_sent_again(tmp_path: Path) -> None:
    async with served(tmp_path) as table:
        first = await table.client.get(table.url + "/static/main.js")
        head = {"If-None-Match": first.headers["ETag"]}
        again = await table.client.get(table.url + "/static/main.js", headers=head)
        assert first.status == 200 and (again.status, await again.read()) == (304, b"")
        other = await table.client.get(table.url + "/static/main.js", headers={"If-None-Match": '"other"'})
        assert other.status == 200 and await other.read() == await first.read()
