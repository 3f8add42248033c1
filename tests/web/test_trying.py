"""What is a tap away and does something: advice, try-outs, taking back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from fingers import unlimited
from looks import MAPS, act, for_me, look, played, text
from served import ANN, BOB, seq, served, waiting

from engine.tables.advice import advise


@pytest.mark.parametrize("game", MAPS)
async def test_advice_is_what_a_stand_in_would_do_and_one_press_does_it(tmp_path: Path, game: str) -> None:
    async with served(tmp_path, game) as table:
        ann, bob = await played(table, 6)
        taken = 0
        for _ in range(12):
            tab, state = await waiting(ann, bob)
            assert state["advice"] is None
            state = await tab.state(state["question"]["id"] + "&advised=1")
            advice, seat = state["advice"], "a" if tab is ann else "b"
            session = await table.host.sessions.get(table.session.id)
            expected = advise(session.game, session.playing, seat, state["question"]["figure"])
            if expected is None:
                assert "words" not in advice and text(advice["lines"])
                await tab.press(state["question"], "for-me")
                continue
            assert advice["words"] == expected.words and advice["question"] == state["question"]["id"]
            came = await tab.press(state["question"], "all", *advice["words"])
            assert came["rule"] == "" and came["state"]["version"] != state["version"], came["note"]
            taken += 1
        assert taken


async def test_advice_is_kept_if_that_is_wished_and_an_overtaken_one_is_refused(tmp_path: Path) -> None:
    async with served(tmp_path, "zombicide", people=1) as table:
        unlimited(table)
        tab = await table.enter()
        on = await act(tab, "advise-on")
        assert on["state"]["advice"]["kept"] is True
        advice, question = on["state"]["advice"], on["state"]["question"]
        await tab.press(question, "all", *advice["words"])
        again = await tab.press(question, "all", *advice["words"])
        assert "passed" in again["note"]
        off = await act(tab, "advise-off")
        assert off["state"]["advice"] is None


async def test_the_last_answer_is_taken_back_once(tmp_path: Path) -> None:
    async with served(tmp_path, "zgame", people=1) as table:
        unlimited(table)
        tab = await table.enter()
        for _ in range(20):
            state = await tab.state()
            came = await tab.press(state["question"], "for-me")
            undone = await act(tab, "undo", seq=came["state"]["undo"])
            if not undone["note"]:
                break
        assert undone["state"]["question"]["text"] == state["question"]["text"]
        assert (await act(tab, "undo", seq=came["state"]["undo"]))["note"]
        assert (await act(await table.enter(99), "undo", seq=1))["note"]


@pytest.mark.parametrize("game", MAPS)
async def test_a_try_out_is_played_on_the_page_and_nothing_of_it_happens(tmp_path: Path, game: str) -> None:
    async with served(tmp_path, game, people=1) as table:
        unlimited(table)
        tab = await table.enter()
        for _ in range(8):
            await tab.press((await tab.state())["question"], "for-me")
        before = await seq(table)
        opened = (await act(tab, "try"))["state"]
        trial = opened["trial"]
        assert trial["title"] and trial["said"] and not trial["moved"] and opened["question"]
        state = opened
        for _ in range(4):
            if not state["question"]:
                break
            state = await for_me(tab, state["question"], trial=trial["id"])
        assert state["trial"]["moved"] and state["trial"]["id"] == trial["id"]
        picture = await tab.get(f"/picture/{state['maps'][0]['picture']}")
        assert picture.status == 200
        assert (await look(tab, "things", trial=trial["id"]))["title"]
        assert await seq(table) == before
        assert (await tab.state())["trial"] is None
        for _ in range(4):
            state = (await act(tab, "try-back", trial=trial["id"]))["state"]
        assert not state["trial"]["moved"]
        assert (await act(tab, "try-leave", trial=trial["id"]))["state"]["trial"] is None
        gone = await (await tab.get(f"/state?trial={trial['id']}")).json()
        assert gone["gone"] and gone["trial"] is None and gone["question"]


async def test_beside_somebody_elses_turn_the_others_play_when_they_are_let(tmp_path: Path) -> None:
    async with served(tmp_path, "hitz") as table:
        unlimited(table)
        ann, bob = await table.enter(ANN), await table.enter(BOB)
        tab = bob if (await ann.state())["questions"] else ann
        before = await seq(table)
        trial = (await act(tab, "try"))["state"]["trial"]
        assert trial["waits"] and not (await tab.state())["questions"]
        state = (await act(tab, "try-on", trial=trial["id"]))["state"]
        assert state["question"] and not state["trial"]["waits"] and await seq(table) == before


async def test_what_was_tried_out_is_carried_over_to_the_table(tmp_path: Path) -> None:
    async with served(tmp_path, "zombicide", people=1) as table:
        unlimited(table)
        tab = await table.enter()
        trial = (await act(tab, "try"))["state"]
        id, before = trial["trial"]["id"], await seq(table)
        await for_me(tab, trial["question"], trial=id)
        done = await act(tab, "try-do", trial=id)
        assert done["note"].startswith("Done") and done["state"]["trial"] is None
        assert await seq(table) > before
        twice = await act(tab, "try-do", trial=id)
        assert twice["note"] and twice["state"]["trial"] is None


async def test_a_page_that_has_not_heard_what_came_of_a_press_is_told_the_same(tmp_path: Path) -> None:
    """The connection broke while it was answered; the page says the same press once more."""
    async with served(tmp_path, "zombicide", people=1) as table:
        unlimited(table)
        tab = await table.enter()
        trial = (await act(tab, "try"))["state"]
        id = trial["trial"]["id"]
        for number in (5001, 5001, 5002, 5003):
            trial = await for_me(tab, trial["question"], trial=id, number=number)
        moves = len(table.host.tryouts.of(id, ANN).moves)
        for _ in range(2):
            await act(tab, "try-back", trial=id, number=5004)
        assert len(table.host.tryouts.of(id, ANN).moves) == moves - 1, "taken back once"
        before = await seq(table)
        once, again = await asyncio.gather(*(act(tab, "try-do", trial=id, number=5005) for _ in range(2)))
        after = await seq(table)
        later = await act(tab, "try-do", trial=id, number=5005)
        other = await act(await table.enter(), "try-do", trial=id, number=5005)
        assert other["note"] != once["note"], "numbers are those of a page alone"
        assert before < after == await seq(table)
        assert once["note"].startswith("Done") and once["note"] == again["note"] == later["note"]
        assert later["state"]["trial"] is None


async def test_nobody_plays_in_somebody_elses_try_out(tmp_path: Path) -> None:
    async with served(tmp_path, "zgame") as table:
        unlimited(table)
        ann, bob = await table.enter(ANN), await table.enter(BOB)
        id = (await act(ann, "try"))["state"]["trial"]["id"]
        for tab in (bob, await table.enter(99)):
            for do in ("try-do", "try-back", "try-leave"):
                assert (await act(tab, do, trial=id))["note"]
            found = await (await tab.get(f"/state?trial={id}")).json()
            assert found["trial"] is None
            assert tab is not bob or found["gone"]
        assert (await (await ann.get(f"/state?trial={id}")).json())["trial"]["id"] == id
        assert (await act(await table.enter(99), "try"))["note"]


async def test_the_page_explains_a_try_out_once_and_nothing_in_it(tmp_path: Path) -> None:
    """In the words of Discord's panel, where something is asked and nothing else is explained, and not to everybody."""
    async with served(tmp_path, "hitz", people=1) as table:
        unlimited(table)
        tab, hints = await table.enter(), list[str]()
        for _ in range(30):
            state = await tab.state()
            hints.append(text(state["question"]["hint"]))
            again = await tab.state()
            assert text(again["question"]["hint"]) == hints[-1], "a second look is still at the same moment"
            if "Try it" in hints[-1]:
                break
            await tab.press(state["question"], "for-me")
        assert (
            hints[-1]
            == "💡 Try it: a copy of the table for you alone. Whatever you do there, nothing changes at the table."
        )
        trial = (await act(tab, "try"))["state"]
        assert trial["question"]["hint"] == []
        await act(tab, "try-leave", trial=trial["trial"]["id"])
        await tab.press((await tab.state())["question"], "for-me")
        assert "Try it" not in text((await tab.state())["question"]["hint"])
    (tmp_path / "quiet").mkdir()
    async with served(tmp_path / "quiet", "hitz", people=1) as table:
        unlimited(table)
        await table.host.hints.switch(ANN, "hints", False)
        tab = await table.enter()
        for _ in range(6):
            state = await tab.state()
            assert state["question"]["hint"] == []
            await tab.press(state["question"], "for-me")


@pytest.mark.parametrize("game", ["zgame", "plague"])
async def test_advice_in_a_try_out_is_for_the_copy(tmp_path: Path, game: str) -> None:
    async with served(tmp_path, game, people=1) as table:
        unlimited(table)
        tab = await table.enter()
        state = (await act(tab, "try"))["state"]
        id, before, taken = state["trial"]["id"], await seq(table), 0
        assert state["advice"] is None and "advice" in state["tabs"] and "log" not in state["tabs"]
        for _ in range(8):
            state = await (await tab.get(f"/state?trial={id}&advised=1")).json()
            if not state["questions"]:
                break
            if "words" not in state["advice"]:  # another figure should go first, as it says
                assert text(state["advice"]["lines"])
                await for_me(tab, state["question"], trial=id)
                continue
            advice = state["advice"]
            assert (advice["take"], advice["kept"]) == ("Try that", None)
            assert advice["question"] == state["question"]["id"]
            tried = table.host.tryouts.of(id, ANN)
            copy = tried.session.still()
            expected = advise(copy.game, copy.playing, "a", state["question"]["figure"])
            assert expected and advice["words"] == expected.words
            body = {"question": advice["question"], "at": "", "words": advice["words"], "trial": id}
            came = await act(tab, "all", **body)
            assert not came["note"] and came["state"]["trial"]["moved"]
            taken += 1
        assert taken > 1 and await seq(table) == before
        await act(tab, "advise-on")
        kept = await (await tab.get(f"/state?trial={id}")).json()
        assert kept["advice"] is None or kept["advice"]["kept"] is None
        assert kept["advice"] or not kept["questions"], "who wants advice at every question gets it there, too"
