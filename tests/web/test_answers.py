"""What is done on the page goes the way of a press: the same words, refusals and drafts, and it is done once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from core.secrecy import scrambled
from fingers import unlimited
from looks import MAPS, for_me
from served import ANN, BOB, Served, served, waiting

from engine.core.runner import default
from engine.core.shape import One, Some, replay
from render.boards import BOARDS
from web.table import wherever


def choice(question: dict[str, Any], random: Random) -> tuple[str, list[str]]:
    """Something that can be done with what the page shows: at a place, or in the list."""
    if question["shape"] == "some":
        keys = [each["key"] for each in question["options"]]
        number = random.randint(question["least"], min(question["most"], len(keys)))
        return "say", [",".join(random.sample(keys, number)) or "none"]
    if question["shape"] == "amounts":
        return "for-me", []
    deeds = [deed for place in question["places"] for deed in place["deeds"]]
    if deeds and random.random() < 0.8:
        return "say", random.choice(deeds)["words"]
    options = [each for each in question["options"] if not each["grave"]] or question["options"]
    return "say", [random.choice(options)["key"]]


@pytest.mark.parametrize("game", MAPS)
async def test_a_game_is_played_with_what_the_page_shows(tmp_path: Path, game: str) -> None:
    """Every question is answered from the page alone, at the places where it has any."""
    async with served(tmp_path, game) as table:
        random, said, at_places = Random(5), 0, 0
        unlimited(table)
        tabs = [await table.enter(ANN), await table.enter(BOB)]
        for _ in range(120):
            session = await table.host.sessions.get(table.session.id)
            if session.status != "playing":
                break
            tab, state = await waiting(*tabs)
            question = state["question"]
            assert not question["asked"] or not question["text"].endswith(question["asked"]), "nothing is asked twice"
            at_places += bool(question["places"])
            do, words = choice(question, random) if random.random() < 0.7 else ("for-me", [])
            came = await tab.press(question, do, *words)
            assert came["rule"] == "", (question, words, came["note"])
            said += 1
        assert said > 30 and at_places > said / 5


async def test_with_or_without_risk_is_chosen_with_the_weapon_and_risk_is_no_habit(tmp_path: Path) -> None:
    async with served(tmp_path, "zombicide") as table:
        unlimited(table)
        tabs = [await table.enter(ANN), await table.enter(BOB)]
        for _ in range(200):
            tab, state = await waiting(*tabs)
            question = state["question"]
            found = [each for place in question["places"] for each in place["deeds"] if each["words"][0] == "attack"]
            if any(each["words"][-1] == "risk" for each in found):
                break
            await tab.press(question, "for-me")
        risky = [each for each in found if each["words"][-1] == "risk"]
        assert risky and all(each["done"] and each["manner"] is None for each in risky)
        for each in risky:
            (plain,) = [other for other in found if other["words"] == [*each["words"][:-1], "plain"]]
            assert plain["done"] and plain["near"] and each["near"] and plain["label"] != each["label"]
            weapon = each["words"][1].partition("@")[0]
            assert plain["manner"] == [f"{question['figure']} attack", f"{weapon}@ plain"]
            assert each["words"][:-1] not in [other["words"] for other in found], "nothing is asked besides"


@pytest.mark.parametrize("game", MAPS)
async def test_what_a_place_offers_is_what_is_offered_there(tmp_path: Path, game: str) -> None:
    async with served(tmp_path, game) as table:
        _, state = await waiting(await table.enter(ANN), await table.enter(BOB))
        seat = "a" if state["you"] == "Ann" else "b"
        decision = next(each for each in table.session.offered(seat) if each.id == state["question"]["id"])
        for place in state["question"]["places"]:
            for deed in place["deeds"]:
                words, refs = deed["words"], set[str | None]()
                for at, word in enumerate(words):
                    shape, _ = replay(decision.ask.shape, words[:at])
                    assert isinstance(shape, One | Some)
                    refs |= {each.ref for each in shape.options if each.key == word}
                assert place["ref"] in refs
                assert deed["done"] == (replay(decision.ask.shape, words)[0] is None)
            for area in place["areas"]:
                shown = state["maps"][area["map"]]
                assert all(-8 <= x <= shown["width"] + 8 and -8 <= y <= shown["height"] + 8 for x, y in area["points"])


async def test_the_same_press_twice_is_done_once_and_its_number_is_below_zero(tmp_path: Path) -> None:
    async with served(tmp_path) as table:
        tab, state = await waiting(await table.enter(ANN), await table.enter(BOB))
        before = (await table.host.sessions.get(table.session.id)).seq
        await tab.press(state["question"], "for-me", number=77)
        after = (await table.host.sessions.get(table.session.id)).seq
        await tab.press(state["question"], "for-me", number=77)
        assert before < after == (await table.host.sessions.get(table.session.id)).seq
        rows = await table.host.sessions.store.rows(
            "SELECT interaction FROM actions WHERE interaction IS NOT NULL AND seq > ?", before
        )
        assert [row[0] for row in rows] == [-77]


async def test_what_has_been_answered_elsewhere_has_passed(tmp_path: Path) -> None:
    async with served(tmp_path) as table:
        tab, state = await waiting(await table.enter(ANN), await table.enter(BOB))
        question, seat = state["question"], "a" if state["you"] == "Ann" else "b"
        user = ANN if seat == "a" else BOB
        decision = next(each for each in table.session.offered(seat) if each.id == question["id"])
        await table.host.sessions.answer(table.session.id, user, decision.id, default(decision))
        seq = (await table.host.sessions.get(table.session.id)).seq
        came = await tab.press(question, "for-me")
        assert "passed" in came["note"] and came["state"]["question"] != question
        assert (await table.host.sessions.get(table.session.id)).seq == seq


async def test_of_two_tabs_that_answer_at_once_one_is_taken_and_the_other_is_told(tmp_path: Path) -> None:
    async with served(tmp_path) as table:
        tab, state = await waiting(await table.enter(ANN), await table.enter(BOB))
        other = await table.enter(ANN if state["you"] == "Ann" else BOB)
        question, before = state["question"], (await table.host.sessions.get(table.session.id)).seq
        came = await asyncio.gather(*(each.press(question, "for-me", number=n) for n, each in ((1, tab), (2, other))))
        assert sorted("passed" in each["note"] for each in came) == [False, True]
        answers = [each async for each in _answers_after(table, before)]
        assert [each for each in answers if each < 0] and len({*answers} & {-1, -2}) == 1


async def _answers_after(table: Served, before: int) -> AsyncIterator[int]:
    sql = "SELECT interaction FROM actions WHERE interaction IS NOT NULL AND seq > ?"
    for row in await table.host.sessions.store.rows(sql, before):
        yield row[0]


async def test_a_page_from_before_an_undo_is_told_that_its_moment_has_passed(tmp_path: Path) -> None:
    async with served(tmp_path, people=1) as table:
        tab = await table.enter()
        _, first = await waiting(tab)
        seq = (await table.host.sessions.get(table.session.id)).seq
        await tab.press(first["question"], "for-me")
        await table.host.sessions.rest(table.session.id, 5)
        _, later = await waiting(tab)
        await table.host.sessions.undo(table.session.id, ANN)
        session = await table.host.sessions.get(table.session.id)
        for old in (later["question"], first["question"]):
            came = await tab.press(old, "for-me")
            assert "passed" in came["note"], came["note"]
        assert (await table.host.sessions.get(table.session.id)).seq == session.seq > seq
        assert (await tab.press(came["state"]["question"], "for-me"))["rule"] == ""


async def test_a_draft_goes_on_from_one_page_to_another_and_to_discord(tmp_path: Path) -> None:
    async with served(tmp_path, "plague", people=1) as table:
        first, begun = await table.enter(ANN), list[dict[str, Any]]()
        while not begun:
            question = (await first.state())["question"]
            begun = [each for each in question["options"] if not each["done"] and question["shape"] == "one"]
            if not begun:
                await first.press(question, "for-me")
        came = await first.press(question, "say", begun[0]["key"])
        assert came["state"]["question"]["said"]
        kept = await table.host.sessions.drafts.read(table.session.id, ANN, question["id"])
        assert kept[:1] == [begun[0]["key"]]
        other = await table.enter(ANN)
        shown = (await other.state())["question"]
        assert shown["said"] == came["state"]["question"]["said"]
        stale = await first.press(question, "say", begun[0]["key"])  # as of before
        assert stale["note"]
        back = await other.press(shown, "back")
        assert back["state"]["question"]["said"] == ""


async def test_nonsense_is_refused_and_nothing_is_done(tmp_path: Path) -> None:
    async with served(tmp_path) as table:
        unlimited(table)
        tab, state = await waiting(await table.enter(ANN), await table.enter(BOB))
        question, seq = state["question"], (await table.host.sessions.get(table.session.id)).seq
        for words in (["no-such"], [""], ["x"] * 30, [None], "word", [["a"]], ["a" * 3000], []):
            for do in ("say", "pick", "dance", 5):
                answer = await tab.send(question["id"], question["at"], do, words)
                assert answer.status == 200 and (await answer.json())["note"], (do, words)
        for number in (-1, 1 << 60, "7", 1.5, True):
            assert (await (await tab.send(question["id"], question["at"], "for-me", [], number)).json())["note"]
        assert (await table.host.sessions.get(table.session.id)).seq == seq


@pytest.mark.parametrize("game", BOARDS)
async def test_nothing_on_the_page_depends_on_what_its_seat_may_not_know(tmp_path: Path, game: str) -> None:
    """A table is looked at twice: as it is, and with everything scrambled that is hidden from whoever looks."""
    async with served(tmp_path, game) as table:
        random = Random(9)
        unlimited(table)
        tabs = {"a": await table.enter(ANN), "b": await table.enter(BOB), None: await table.enter(99)}
        for _ in range(4):
            for _ in range(6):
                tab, state = await waiting(tabs["a"], tabs["b"])
                await tab.press(state["question"], *_flat(choice(state["question"], random)))
            session = await table.host.sessions.get(table.session.id)
            for seat, tab in tabs.items():
                before = await tab.state()
                still = session.still()
                real, views, _ = still.state, dict(still._views), still.awaited()
                hidden = scrambled(session.game, still.playing, seat, random)
                hidden.attach(still.playing.data)
                still.state = hidden
                still._views, still._offered = {}, {}
                table.site._maps._views.clear()
                table.site._showing._made.clear()
                after = await tab.state()
                still.state, still._views, still._offered = real, views, {}
                table.site._maps._views.clear()
                table.site._showing._made.clear()
                assert json.dumps(after, sort_keys=True) == json.dumps(before, sort_keys=True), seat


@pytest.mark.parametrize(
    ("words", "ref", "how"),
    [
        (["katana#1@5R.A", "plain"], "5R.A", "katana#1@ plain"),
        (["A10", "plain"], "A1", "A10 plain"),
        (["15R.A", "5R.A"], "5R.A", "15R.A "),
        (["-1,2", "1,2"], "1,2", "-1,2 "),
        (["push", "axe"], "", "push axe"),
    ],
)
def test_how_something_is_done_lacks_its_place_and_no_part_of_another(words: list[str], ref: str, how: str) -> None:
    assert wherever(words, ref) == how


def _flat(chosen: tuple[str, list[str]]) -> tuple[str, ...]:
    return chosen[0], *chosen[1]


async def test_the_figure_that_has_acted_goes_on_and_its_questions_are_told_apart(tmp_path: Path) -> None:
    """Zombie Plague asks all humans side by side: after an answer the page stays with the one who gave it."""
    async with served(tmp_path, "plague", people=1) as table:
        unlimited(table)
        tab, stayed = await table.enter(), 0
        for _ in range(60):
            state = await tab.state()
            names = [each["name"] for each in state["questions"]]
            assert len({*names}) == len(names), names
            waits = [each for each in state["questions"] if each["waits"]]
            question = await tab.state(waits[-1]["id"]) if len(waits) > 1 else state
            figure = question["question"]["figure"]
            after = await for_me(tab, question["question"], figure=figure)
            same = [each for each in after["questions"] if each["waits"] and each["name"] == waits[-1]["name"]]
            if len(waits) > 1 and same and figure:
                stayed += after["question"]["figure"] == figure
        assert stayed
