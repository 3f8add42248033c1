"""What is looked at beside the questions: things, log, recap, rules, places and moments of the past."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from core.secrecy import scrambled
from fingers import unlimited
from looks import MAPS, act, for_me, look, played, text
from served import ANN, BOB, Tab, served, waiting

from engine.core.state import State
from engine.core.view import view
from engine.tables import tryout
from engine.tables.session import Session
from render.boards import BOARDS
from telling.texts import LOCALES

SHEETS = ("things", "log", "recap", "rules", "past")


@pytest.mark.parametrize("game", MAPS)
async def test_everything_is_shown_in_every_language_without_marks(tmp_path: Path, game: str) -> None:
    async with served(tmp_path, game) as table:
        await played(table, 12)
        for language in ("en", "ru", "de"):
            for user in (ANN, 99):
                tab = await table.enter(user, language)
                for what in SHEETS:
                    found = await look(tab, what)
                    said = text(found["lines"]) + "".join(text(each["lines"]) for each in found.get("parts", ()))
                    assert found["title"] and said, (what, language)
                    assert "⟨" not in found["title"] + said and "**" not in said and "-#" not in said, said
                words = (await tab.state())["words"]
                assert all(words.values()) and not any("⟨" in each for each in words.values())


@pytest.mark.parametrize("game", MAPS)
async def test_things_are_those_of_the_seat_and_its_picture_is_for_it_alone(tmp_path: Path, game: str) -> None:
    async with served(tmp_path, game) as table:
        ann, bob = await played(table, 12)
        found = [await look(tab, "things") for tab in (ann, bob)]
        assert found[0]["picture"] != found[1]["picture"]
        own = await ann.get(f"/picture/{found[0]['picture']}")
        assert own.status == 200 and (await own.read()).startswith(b"\x89PNG")
        for other in (bob, await table.enter(99)):
            assert (await other.get(f"/picture/{found[0]['picture']}")).status == 404
        assert "picture" not in await look(await table.enter(99), "things")


async def test_the_log_is_read_page_by_page_and_its_entries_lead_to_their_moment(tmp_path: Path) -> None:
    async with served(tmp_path, "plague") as table:
        ann, _ = await played(table, 30)
        page, seen = await look(ann, "log"), list[int]()
        while page["ways"][0]:
            seen = [each["at"] for each in page["parts"]] + seen
            older = page["ways"][0]
            page = await look(ann, "log", end=older["end"], seq=older["seq"])
        seen = [each["at"] for each in page["parts"]] + seen
        assert seen == sorted({*seen}) and len(seen) > 20 and page["ways"][1]
        first = await look(ann, "log", end="upto", seq=0)
        assert first["title"] == f"Log: entry 0 of {seen[-1]}"
        moment = await look(ann, "past", at=seen[-1])
        assert moment["at"] == seen[-1] and moment["lines"]


@pytest.mark.parametrize("game", MAPS)
async def test_a_moment_of_the_past_is_shown_as_it_was_then(tmp_path: Path, game: str) -> None:
    """The picture of each moment is the one that the page showed when it was the present."""
    async with served(tmp_path, game) as table:
        ann, bob = await played(table, 4)
        shown = dict[int, str]()
        for _ in range(6):
            session = await table.host.sessions.get(table.session.id)
            found = await table.site._maps.of(session.still(), "a", table.host.texts("en"), {})
            shown[session.seq] = found[0].picture.digest
            tab, state = await waiting(ann, bob)
            await tab.press(state["question"], "for-me")
        for at, digest in shown.items():
            moment = await look(ann, "past", at=at)
            assert moment["last"] >= moment["at"] == at
            state = await table.host.sessions.state_at(session, at)
            plain = await table.site._maps.of(session.still(), "a", table.host.texts("en"), {}, (at, view(state, "a")))
            assert plain[0].picture.digest == digest
            for place in moment["shown"]:
                assert all(area["points"] for area in place["areas"])


async def test_a_step_through_the_past_costs_the_same_however_long_the_log_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No rule is played again, and few rows are read."""
    async with served(tmp_path, "zgame") as table:
        ann, _ = await played(table, 90)
        session = await table.host.sessions.get(table.session.id)
        assert session.seq > 50
        store, asked = table.host.sessions.store, list[str]()
        rows, row = store.rows, store.row

        async def counted_rows(sql: str, *args: Any) -> Any:
            asked.append(sql)
            found = await rows(sql, *args)
            assert len(found) <= 64, sql
            return found

        async def counted_row(sql: str, *args: Any) -> Any:
            asked.append(sql)
            return await row(sql, *args)

        def no_rules(*args: Any) -> Any:
            raise AssertionError("rules were played")

        monkeypatch.setattr(store, "rows", counted_rows)
        monkeypatch.setattr(store, "row", counted_row)
        monkeypatch.setattr(session.game, "apply", no_rules)
        for at in (0, 1, 40, session.seq - 1, session.seq):
            asked.clear()
            assert (await look(ann, "past", at=at))["at"] == at
            assert len(asked) <= 4, asked


async def test_recap_tells_what_came_since_ones_own_act_and_where_to_begin(tmp_path: Path) -> None:
    async with served(tmp_path, "zgame") as table:
        ann, _ = await played(table, 40)
        for _ in range(40):
            told = await look(ann, "recap")
            if told["since"]:
                break
            await played(table, 1)
        moment = await look(ann, "past", at=told["since"])
        assert moment["at"] < moment["last"] and text(told["lines"])


@pytest.mark.parametrize("game", MAPS)
@pytest.mark.parametrize("language", ["en", "ru"])
async def test_what_is_this_finds_the_rules_of_a_place(tmp_path: Path, game: str, language: str) -> None:
    async with served(tmp_path, game) as table:
        await played(table, 6)
        tabs = [await table.enter(ANN, language), await table.enter(BOB, language)]
        sections, asked = {*(await look(tabs[0], "rules"))["sections"]}, 0
        for _ in range(12):
            tab, state = await waiting(*tabs)
            question = state["question"]
            for place in question["places"][:4]:
                found = await look(tab, "place", question=question["id"], ref=place["ref"])
                heads = [text([line]) for line in found["lines"] if line[0] == "head"]
                assert heads and {*heads} <= sections, place
                assert found["title"] and found["shown"][0]["areas"], place
                asked += 1
            await tab.press(question, "for-me")
        assert asked


@pytest.mark.parametrize("game", MAPS)
async def test_any_place_says_what_it_is_to_everybody_now_and_then(tmp_path: Path, game: str) -> None:
    """By its name and by a point on it, with the same words; somebody who watches, and the past, too."""
    async with served(tmp_path, game) as table:
        ann, _ = await played(table, 12)
        state, things = await ann.state(), await look(ann, "things")
        where = (await look(ann, "place", ref=things["places"][-1][0]))["shown"][0]["areas"][0]
        lit = {each["ref"] for each in (state["question"] or {"places": []})["places"]}
        unlit = [ref for ref, _ in things["places"] if ref not in lit]
        assert unlit and all(unlit) and where["points"]
        told = dict[str, Any]()
        for ref in unlit[:: max(1, len(unlit) // 6)]:
            told[ref] = found = await look(ann, "place", ref=ref)
            assert [ref, found["title"]] in things["places"]
            assert [each[0] for each in found["lines"]].count("head") in (1, 2), ref
            xs, ys = zip(*found["shown"][0]["areas"][0]["points"], strict=True)
            middle = {"map": found["shown"][0]["areas"][0]["map"], "x": sum(xs) // len(xs), "y": sum(ys) // len(ys)}
            assert (await look(ann, "place", **middle))["title"] in dict(things["places"]).values()
        other = await table.enter(99)
        for ref, found in told.items():
            assert (await look(other, "place", ref=ref))["title"] == found["title"]
        then = await look(ann, "place", at=1, ref=unlit[0])
        assert then["title"] == told[unlit[0]]["title"]
        beside = await look(ann, "place", map=0, x=999_999, y=0)
        assert "shown" not in beside and state["text"].split("\n")[1][:20] in text(beside["lines"])


@pytest.mark.parametrize("game", ["zgame", "hitz"])
async def test_what_others_have_done_is_told_once(tmp_path: Path, game: str) -> None:
    """Since the entry that the page has seen; what asks for nonsense is told nothing."""
    async with served(tmp_path, game) as table:
        tabs, told = await played(table, 6), list[str]()
        for _ in range(5):
            tab, state = await waiting(*tabs)
            other = tabs[tab is tabs[0]]
            before = (await other.state())["seq"]
            await tab.press(state["question"], "for-me")
            after = await (await other.get(f"/state?seen={before}")).json()
            told.append(after["news"])
            for seen in (after["seq"], "x", "-1", "9" * 40, ""):
                assert (await (await other.get(f"/state?seen={seen}")).json())["news"] == "", seen
        names = {"Ann", "Bob"}
        assert any(each for each in told) and any(name in each for name in names for each in told), told


@pytest.mark.parametrize("game", MAPS)
async def test_all_that_somebody_holds_is_told_in_words_too(tmp_path: Path, game: str) -> None:
    """However long: the description of a picture is short."""
    async with served(tmp_path, game) as table:
        ann, _ = await played(table, 12)
        found, session = await look(ann, "things"), await table.host.sessions.get(table.session.id)
        assert found["words"].startswith(found["alt"].rstrip("…")[:200])
        for copy in found["words"].split("\n"):
            assert copy
        still = session.still()
        whole = BOARDS[game].held_text(still.view("a"), table.host.texts("en"), still.names, "a")
        assert found["words"] == whole


async def test_of_a_board_without_places_the_whole_table_is_told(tmp_path: Path) -> None:
    async with served(tmp_path, "hitz") as table:
        tab = await table.enter()
        found = await look(tab, "place", map=0, x=50, y=50)
        assert found["places"] == [] and "Bob" in text(found["lines"])


async def test_rules_are_found_by_words_by_number_and_by_section(tmp_path: Path) -> None:
    async with served(tmp_path, "zombicide") as table:
        tab = await table.enter(ANN, "en")
        sections = (await look(tab, "rules"))["sections"]
        assert text((await look(tab, "rules", words=sections[3]))["lines"]).startswith(sections[3])
        assert "R3.6" in text((await look(tab, "rules", words="R3.6"))["lines"])
        assert (await look(tab, "rules", words="flashlight"))["lines"]
        nothing = await tab.get("/look/rules?words=qqqqq")
        assert nothing.status == 409 and "qqqqq" in (await nothing.json())["note"]


async def test_nonsense_is_refused_in_words(tmp_path: Path) -> None:
    async with served(tmp_path, "zgame") as table:
        tab = await table.enter(ANN)
        unlimited(table)
        for path in (
            "nothing", "past?at=-1", "past?at=x", "past?at=1e3", "past?at=99999999999", "log?end=side", "log?seq=%00",
            "place?map=0&x=-1", "place?x=1e3", "things?trial=~none",
        ):  # fmt: skip
            answer = await tab.get(f"/look/{path}")
            assert answer.status == 409 and (await answer.json())["note"], path
        assert (await tab.get("/look/../state")).status in (200, 404)
        assert (await look(tab, "past", at=9999))["at"] == table.session.seq
        for body in ({"do": "try"}, {"do": "undo", "seq": "x"}, {"do": "try-do", "trial": 5}, {"do": ["try"]}):
            said = await (await table.post("/press", body, Authorization=f"Bearer {tab.token}")).json()
            assert said["note"], body


@pytest.mark.parametrize("game", BOARDS)
async def test_nothing_that_is_looked_at_depends_on_what_its_seat_may_not_know(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything is looked at twice: as it is and was, and with all scrambled that was hidden then from who looks."""
    monkeypatch.setattr(tryout.secrets, "token_hex", lambda n: "5" * n)
    async with served(tmp_path, game) as table:
        ann, bob = await played(table, 20)
        sessions, random = table.host.sessions, Random(3)
        session = await sessions.get(table.session.id)
        real_at = sessions.state_at
        for seat, tab in {"a": ann, "b": bob, None: await table.enter(99)}.items():

            async def state_at(session: Session, seq: int, seat: str | None = seat) -> State:
                return scrambled(session.game, await real_at(session, seq), seat, random)

            before = await everything(tab, session.seq)
            still = session.still()
            real, views = still.state, dict(still._views)
            hidden = scrambled(session.game, still.playing, seat, random)
            hidden.attach(still.playing.data)
            still.state, still._views, still._offered = hidden, {}, {}
            table.site._maps._views.clear()
            table.site._showing._made.clear()
            monkeypatch.setattr(sessions, "state_at", state_at)
            after = await everything(tab, session.seq)
            monkeypatch.setattr(sessions, "state_at", real_at)
            still.state, still._views, still._offered = real, views, {}
            table.site._maps._views.clear()
            table.site._showing._made.clear()
            assert after.keys() == before.keys()
            for what, found in before.items():
                assert after[what] == found, (seat, what)


async def everything(tab: Tab, last: int) -> dict[str, Any]:
    """All that a page can be sent, with its pictures."""
    state = await tab.state("&advised=1&seen=0")
    found: dict[str, Any] = {"state": state}
    question = state["question"]
    for what in ("things", "log", "recap", "rules", *(f"past?at={at}" for at in range(0, last + 1, 3))):
        answer = await tab.get(f"/look/{what}")
        assert answer.status == 200, what
        found[what] = await answer.json()
    for place in question["places"][:3] if question else ():
        found[place["ref"]] = await look(tab, "place", question=question["id"], ref=place["ref"])
    if state["you"]:
        trial = (await act(tab, "try"))["state"]
        found["try"] = trial
        if trial["question"]:
            found["tried"] = await for_me(tab, trial["question"], trial=trial["trial"]["id"])
        await act(tab, "try-leave", trial=trial["trial"]["id"])
    for name, each in [*found.items()]:
        for digest in [shown["picture"] for shown in (*each.get("maps", ()), each) if "picture" in shown]:
            found[f"{name} {digest}"] = await (await tab.get(f"/picture/{digest}")).read()
    return found


def test_every_language_has_the_words_of_the_page() -> None:
    texts = [(LOCALES / each / "web.ftl").read_text("utf-8").splitlines() for each in ("en", "ru", "de")]
    keys = [{line.partition(" =")[0] for line in lines if " = " in line} for lines in texts]
    assert keys[0] == keys[1] == keys[2]
