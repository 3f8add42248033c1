"""In a real browser: several picks one after the other, and everything that is one tap away from the map."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fingers import PHONE, blank, opened, rest, unlimited
from served import ANN, BOB, Served, seq, served

from engine.core.decision import Decision
from engine.core.runner import default
from engine.core.shape import Amounts, Shape, Some, replay, sample
from tests.tour.chromium import chromium

pytest.importorskip("playwright.async_api")
pytestmark = pytest.mark.skipif(chromium() is None, reason="there is no Chromium")
TABS = ("things", "log", "recap", "rules", "past")


async def until(table: Served, kind: str, fits: Callable[[Shape], bool], random: Random | None = None) -> Decision:
    """Play on until Ann is asked this."""
    for _ in range(400):
        session = await table.host.sessions.get(table.session.id)
        for each in session.offered("a"):
            shape, _ = replay(each.ask.shape, [])
            if each.kind == kind and shape and fits(shape):
                return each
        decision = session.awaited()[0]
        words = sample(decision.ask.shape, random) if random else default(decision)
        await table.host.sessions.answer(session.id, {"a": ANN, "b": BOB}[decision.seats[0]], decision.id, words)
        await table.host.sessions.rest(session.id, 5)
    raise AssertionError(kind)


async def tap_place(page: Any, at: int) -> None:
    box = await page.locator("#lit g[role]").nth(at).bounding_box()
    await page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


async def saved(table: Served, decision: Decision, wanted: str, page: Any) -> None:
    """Wait until this is what the table knows of the unfinished answer."""
    for _ in range(80):
        draft = await table.host.sessions.drafts.read(table.session.id, ANN, decision.id)
        picked = [each.rpartition("~")[2] for each in draft[-1:] if each.startswith("~")]
        if "".join(picked) == wanted:
            return
        await page.wait_for_timeout(100)
    raise AssertionError(draft)


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_several_places_are_tapped_one_after_the_other_with_back_and_done(tmp_path: Path, language: str) -> None:
    async with served(tmp_path, "zgame") as table:
        decision = await until(table, "upkeep", lambda shape: isinstance(shape, Some) and shape.most > 1, Random(2))
        shape, _ = replay(decision.ask.shape, [])
        assert isinstance(shape, Some) and shape.least == shape.most > 1 and all(each.ref for each in shape.options)
        async with opened(table, language) as page:
            done = page.locator("#foot button.main")
            assert await done.is_disabled() and f"0/{shape.most}" in await done.inner_text()
            places = await page.locator("#lit g[role]").count()
            taps = 0
            while await done.is_disabled():  # at a place lie several; each tap there takes one more
                await tap_place(page, taps % places)
                taps += 1
                assert taps < 30
            picked = await page.locator("#choices input:checked").count()
            assert picked == shape.most and await page.locator("#lit g.picked").count()
            back = page.locator("#foot button", has_text={"en": "Back", "ru": "Назад"}[language])
            await back.tap()
            assert await page.locator("#choices input:checked").count() == shape.most - 1 and await done.is_disabled()
            left = await page.locator("#choices label", has=page.locator("input:not(:checked)")).all()
            await left[-1].tap()
            before = await seq(table)
            await done.tap()
            await rest(page)
            assert await seq(table) > before


async def test_the_focus_stays_and_a_press_without_a_pointer_counts(tmp_path: Path) -> None:
    """Whatever is drawn anew, by one's own picks or by news; a screen reader clicks, and points nowhere."""
    listed = "[...document.querySelectorAll('#choices input')]"
    focus = f"[document.activeElement.type, {listed}.indexOf(document.activeElement)]"
    async with served(tmp_path, "zgame") as table:
        await until(table, "upkeep", lambda shape: isinstance(shape, Some) and shape.most > 1, Random(2))
        async with opened(table) as page:
            boxes = page.locator("#choices input")
            await boxes.nth(1).focus()
            for checked in (1, 0, 1):
                await page.keyboard.press("Space")
                assert await page.evaluate(focus) == ["checkbox", 1]
                assert await page.locator("#choices input:checked").count() == checked
            async with page.expect_response("**/state*"):
                await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
            await rest(page)
            assert await page.evaluate(focus) == ["checkbox", 1]
            place = page.locator("#lit g[role]").last
            before = await place.get_attribute("aria-label")
            await place.dispatch_event("click")
            said = await page.locator("#lit g[role]").last.get_attribute("aria-label")
            assert before and said and said != before, "how many are picked there is read out"
            assert await page.locator("#choices input:checked").count() == 2


async def test_the_map_is_centred_on_what_is_asked_though_nothing_on_it_can_be_chosen(tmp_path: Path) -> None:
    """As for a fight, in which only dice are rolled."""
    async with served(tmp_path, "zombies", people=1) as table:
        decision = await until(table, "fight", lambda shape: True, Random(3))
        (place,) = (await (await table.enter()).state(decision.id))["question"]["places"]
        session = await table.host.sessions.get(table.session.id)
        assert place["ref"] == session.playing.survivors["a"].pawn and not place["deeds"]
        (area,) = place["areas"]
        x, y = (sum(each) / len(each) for each in zip(*area["points"], strict=True))
        async with opened(table) as page:
            await page.locator("#asked", has_text="zombie").wait_for()
            away = """([x, y]) => {
              const box = (id) => document.getElementById(id).getBoundingClientRect();
              const [frame, board] = [box("frame"), box("board")];
              const scale = board.width / document.getElementById("board").offsetWidth;
              const [left, top] = [board.left + x * scale - frame.left, board.top + y * scale - frame.top];
              return Math.hypot(left - frame.width / 2, top - frame.height / 2);
            }"""
            await page.wait_for_function(f"(at) => ({away})(at) < 40", arg=[x, y])
            assert await page.locator("#lit g").count() == 0


async def test_what_is_picked_without_a_network_is_kept_once_there_is_one(tmp_path: Path) -> None:
    async with served(tmp_path, "zgame") as table:
        decision = await until(table, "upkeep", lambda shape: isinstance(shape, Some) and shape.most > 1, Random(2))
        shape, _ = replay(decision.ask.shape, [])
        assert isinstance(shape, Some)
        async with blank() as page:
            await page.goto(table.site.link(table.session, ANN, "en"))
            boxes = page.locator("#choices input")
            await boxes.first.wait_for()
            await page.context.set_offline(True)
            await page.locator("#choices label.option").first.tap()
            await page.wait_for_timeout(700)  # it would have been kept by now
            await page.context.set_offline(False)
            await saved(table, decision, shape.options[0].key, page)
            assert await boxes.first.is_checked()


async def test_amounts_are_counted_step_by_step_with_back_and_done(tmp_path: Path) -> None:
    async with served(tmp_path, "zgame", business="on") as table:
        decision = await until(table, "business", lambda shape: True)
        async with opened(table) as page:
            await page.locator("#choices button", has_text="Bob").tap()
            await rest(page)
            shape, _ = replay(decision.ask.shape, ["b"])
            if isinstance(shape, Some):
                options = page.locator("#choices label.option")
                await options.first.tap()
                await saved(table, decision, next(each.key for each in shape.options), page)
                await page.locator("#foot button", has_text="Back").tap()  # the pick
                await saved(table, decision, "", page)
                await page.locator("#foot button.main").tap()
                await rest(page)
                shape, _ = replay(decision.ask.shape, ["b", "none"])
            assert isinstance(shape, Amounts)
            kind = max(shape.limits, key=lambda each: shape.limits[each])
            row = page.locator("#choices .count").nth([*shape.limits].index(kind))
            for number in range(1, shape.limits[kind] + 1):
                await row.locator("button").last.tap()
                assert await row.locator("output").inner_text() == str(number)
            assert await row.locator("button").last.is_disabled()
            await saved(table, decision, f"{kind}={number}", page)
            comes = page.locator("#foot button.main small")  # the server says what it comes to
            await comes.wait_for()
            assert str(number) in await comes.inner_text()
            await page.locator("#foot button", has_text="Back").tap()
            await rest(page)
            assert await page.locator("#choices .count output").first.inner_text() == "0"
            row = page.locator("#choices .count").nth([*shape.limits].index(kind))
            await row.locator("button").last.tap()
            before = await seq(table)
            await page.locator("#foot button.main").tap()
            await rest(page)
            entry = (await table.host.sessions.history(table.session, after=before))[0]
            assert entry.act["words"][-1].split(",")[0] == f"{kind}=1"


@pytest.mark.parametrize(
    ("language", "scheme", "width"),
    [("en", "dark", 390), ("ru", "light", 320), ("de", "light", 320), ("de", "dark", 1280)],
)
async def test_everything_is_one_tap_away_and_fits(tmp_path: Path, language: str, scheme: str, width: int) -> None:
    desk: dict[str, Any] = {"has_touch": False, "is_mobile": False} if width > 800 else {}
    async with served(tmp_path, "zombicide", people=1) as table:
        tab = await table.enter()
        unlimited(table)
        for _ in range(6):
            await tab.press((await tab.state())["question"], "for-me")
        how = desk | {"color_scheme": scheme, "viewport": {"width": width, "height": 700}}
        async with opened(table, language, **how) as page:
            for name in TABS:
                button = page.locator(f"#bar [data-tab={name}]")
                assert (await button.bounding_box())["height"] >= 44
                await button.click()
                await page.locator("#sheet .body > *").first.wait_for()
                assert (
                    await page.locator("#sheet h2").inner_text()
                    and await button.get_attribute("aria-pressed") == "true"
                )
                assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
                sheet, bar = await page.locator("#sheet").bounding_box(), await page.locator("#bar").bounding_box()
                assert sheet["y"] + sheet["height"] <= bar["y"] + 1 and bar["y"] + bar["height"] <= 701
                await button.click()
                await page.locator("#panel").wait_for()
            labels = "[...document.querySelectorAll('#bar small')]"
            cut = f"{labels}.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.innerText)"
            assert await page.evaluate(cut) == []


async def test_the_slider_goes_through_the_game_and_back_to_now(tmp_path: Path) -> None:
    async with served(tmp_path, "zgame", people=1) as table:
        tab = await table.enter()
        unlimited(table)
        for _ in range(10):
            await tab.press((await tab.state())["question"], "for-me")
        async with opened(table) as page:
            asked = await page.locator("#asked").inner_text()
            picture = "document.getElementById('picture').src"
            await page.locator("#bar [data-tab=past]").tap()
            slider, last = page.locator("#sheet input[type=range]"), await seq(table)
            await slider.wait_for()
            assert await slider.input_value() == str(last)
            assert await page.locator("#lit g[role]").count() == 0, "nothing can be chosen in the past"
            shown = await page.evaluate(picture)
            await slider.evaluate("(range) => { range.value = 1; range.dispatchEvent(new Event('input')); }")
            await page.wait_for_function(f"(before) => {picture} !== before", arg=shown)
            assert (await page.locator("#sheet h2").inner_text()).startswith("Entry 1 ")
            assert (await slider.get_attribute("aria-valuetext")).startswith("Entry 1 ")
            await page.locator(".slider button").last.tap()
            await page.wait_for_function("() => document.querySelector('#sheet h2').innerText.startsWith('Entry 2 ')")
            await slider.focus()
            await page.keyboard.press("ArrowLeft")
            await page.wait_for_function("() => document.querySelector('#sheet h2').innerText.startsWith('Entry 1 ')")
            for _ in range(4):  # in a row, faster than they can be drawn
                await page.keyboard.press("ArrowRight")
            await page.wait_for_function("() => document.querySelector('#sheet h2').innerText.startsWith('Entry 5 ')")
            await page.keyboard.press("Escape")
            await page.locator("#panel").wait_for()
            assert await page.locator("#asked").inner_text() == asked and await page.locator("#lit g[role]").count()


async def test_a_line_of_the_log_leads_to_its_moment(tmp_path: Path) -> None:
    async with served(tmp_path, "plague", people=1) as table:
        tab = await table.enter()
        unlimited(table)
        for _ in range(6):
            await tab.press((await tab.state())["question"], "for-me")
        async with opened(table) as page:
            await page.locator("#bar [data-tab=log]").tap()
            entry = page.locator(".entry > button").first
            number = await entry.inner_text()
            await entry.tap()
            await page.locator("#sheet input[type=range]").wait_for()
            assert await page.locator("#sheet input[type=range]").input_value() == number


async def test_what_is_asked_for_while_a_look_fails_is_looked_at_all_the_same(tmp_path: Path) -> None:
    async with served(tmp_path, "plague", people=1) as table, blank() as page:
        await page.goto(table.site.link(table.session, ANN, "en"))
        await page.locator("#foot button").first.wait_for()
        asked = False

        async def failing(route: Any) -> None:
            nonlocal asked
            asked = True
            await page.wait_for_function("() => window.asked_again")
            await route.abort()

        await page.route("**/look/log*", failing)
        await page.locator("#bar [data-tab=log]").tap()
        await page.locator("#bar [data-tab=rules]").tap()
        await page.evaluate("window.asked_again = true")
        await page.locator("#sheet input[type=search]").wait_for()
        assert asked and await page.locator("#bar [data-tab=rules]").get_attribute("aria-pressed") == "true"


async def test_advice_is_shown_with_its_reason_and_its_place_and_taken(tmp_path: Path) -> None:
    async with served(tmp_path, "zombicide", people=1) as table, opened(table) as page:
        stars = taken = 0
        for _ in range(8):
            await page.locator("#bar [data-tab=advice]").tap()
            take = page.locator("#advice button.main")
            await take.wait_for()
            assert "I would" in await page.locator("#advice").inner_text()
            stars += await page.locator("#lit g.star").count()
            before = await seq(table)
            await take.tap()
            await rest(page)
            taken += await seq(table) > before
        assert taken == 8 and stars


async def test_a_try_out_looks_like_one_and_is_carried_over(tmp_path: Path) -> None:
    async with served(tmp_path, "zombicide", people=1) as table, opened(table) as page:
        ground = "getComputedStyle(document.body).backgroundColor"
        plain, before = await page.evaluate(ground), await seq(table)
        await page.locator("#bar [data-tab=try]").tap()
        await page.locator("#trial button.main").wait_for()
        assert await page.evaluate(ground) != plain
        assert "Only a try-out" in await page.locator("#trial").inner_text()
        assert await page.locator("#trial button.main").is_disabled()
        await page.locator("#foot button", has_text="Choose for me").tap()
        await page.wait_for_function("() => !document.querySelector('#trial button.main').disabled")
        assert await seq(table) == before
        await page.locator("#trial button.main").tap()
        await rest(page)
        assert await seq(table) > before and await page.evaluate(ground) == plain
        assert "Done at the table" in await page.locator("#news").inner_text()


async def test_a_tap_on_ground_that_is_not_lit_says_what_lies_there(tmp_path: Path) -> None:
    """Beside its place, which stands out; one tap leads back. By a name it is found without the map."""
    async with served(tmp_path, "zombicide", people=1) as table, opened(table, "ru") as page:
        unlimited(table)
        lit = await page.locator("#lit g[role]").count()
        assert lit
        await page.locator("#zooms button").last.tap()
        beside = """() => { const frame = document.getElementById('frame').getBoundingClientRect(), board = document
          .getElementById('board').getBoundingClientRect(), lit = [...document.querySelectorAll('#lit g')]
          .map((each) => each.getBoundingClientRect());
          for (let x = board.left + 60; x < board.right; x += 40)
          for (let y = board.top + 60; y < board.bottom; y += 40)
            if (x < frame.right && y < frame.bottom - 80 && lit.every((box) => x < box.left - 40 || x > box.right + 40
              || y < box.top - 40 || y > box.bottom + 40)) return [x, y]; }"""
        x, y = await page.evaluate(beside)
        await page.touchscreen.tap(x, y)
        await page.locator("#sheet h2").wait_for()
        title = await page.locator("#sheet h2").inner_text()
        assert await page.locator("#lit g.star").count() == 1 and await page.locator("#lit g[role]").count() == lit
        assert await page.locator("#sheet li").count() and await page.locator("#sheet h3").count()
        await page.locator("#sheet .head button").tap()
        assert await page.locator("#panel").is_visible() and not await page.locator("#lit g.star").count()
        await page.locator("#bar [data-tab=things]").tap()
        await page.locator("#sheet summary").tap()
        await page.get_by_label("Что это такое?").select_option(label=title)
        await page.locator("#sheet h2", has_text=title).wait_for()
        assert await page.evaluate("document.activeElement.tagName") == "H2"
        assert await page.locator("#lit g.star").count() == 1


async def test_what_is_this_reads_the_rule_of_a_place_by_keyboard_alone(tmp_path: Path) -> None:
    async with served(tmp_path, "plague", people=1) as table, opened(table, **PHONE) as page:
        while not await page.locator("#lit g[role]").count():
            await page.locator("#foot button").first.tap()
            await rest(page)
        await page.locator("#lit g[role][tabindex='0']").focus()
        await page.keyboard.press("Enter")
        what = page.get_by_label("What is this?")
        await what.focus()
        await page.keyboard.press("Enter")
        await page.locator("#sheet h3").first.wait_for()
        assert await page.evaluate("document.activeElement.closest('#sheet') !== null")
        await page.keyboard.press("Escape")
        assert await page.locator("#card").is_visible()
