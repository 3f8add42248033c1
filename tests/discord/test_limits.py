"""Discord's limits, which the simulation does not know: checked by the `Watch` on every message of every test.

Here: that the watch would see, the longest names, and how many calls an answer costs.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from said import Said, controls, faults
from simulated import one_press, play, use, world

LONG = ("*_`~|" * 6 + "**", "ЖЩЮ" * 10 + "ЖЩ", "[](http://a.bc/" + "W" * 17, "@everyone <@1> <#2> # - 1. >>>")
CALLS = 1.6
"""REST calls per answer on the public post, on average; the acknowledgement is one."""


def said(*tree: dict, files: tuple = ()) -> Said:
    return Said(1, 1, False, False, "", list(tree), list(files), [])


def row(*ids: str) -> dict:
    return {"type": 1, "components": [{"type": 2, "label": "x", "custom_id": id} for id in ids]}


@pytest.mark.parametrize(
    "wrong",
    [
        said(*(row(f"{n}") for n in range(21))),
        said({"type": 10, "content": "x" * 2500}, {"type": 10, "content": "x" * 2500}),
        said(row("same", "same")),
        said(row("x" * 101)),
        said(row(*"abcdef")),
        said({"type": 2, "label": "x" * 81, "custom_id": "a"}),
        said({"type": 3, "custom_id": "a", "options": []}),
        said({"type": 3, "custom_id": "a", "max_values": 2, "options": [{"label": "x", "value": "x"}]}),
        said({"type": 3, "custom_id": "a", "options": [{"label": "x", "value": "x"}] * 2}),
        said({"type": 3, "custom_id": "a", "options": [{"label": "", "value": "x"}]}),
        said({"type": 10, "content": "⟨some-key⟩"}),
        said({"type": 12, "items": [{"media": {"url": "attachment://x.png"}, "description": "x"}]}),
        said(files=({"filename": "x.png", "size": 2_000_000, "description": "x"},)),
        said(files=({"filename": "x.png", "size": 2, "description": "x" * 1025},)),
        said(files=({"filename": "x.png", "size": 2, "description": ""},)),
    ],
)
def test_the_watch_sees(wrong: Said) -> None:
    assert list(faults(wrong))
    assert not list(faults(said(row("a", "b"))))


async def test_longest_names_that_look_like_markup(tmp_path: Path) -> None:
    """The watch looks at every message; names are shown, and never as markup or as a call."""
    async with world(tmp_path, names=LONG, language="ru") as w:
        host, *others = LONG
        await w.open(host)
        await w.seat(*others)
        await w.choose(host, auction="ceilings", routes="pipelined", score="open")
        await w.press(host, "begin")
        random = Random(3)
        for _ in range(40):
            if (await w.reload()).status != "playing":
                break
            await one_press(w, random)
        for command in ("table status", "table log", "table hand", "table orders", "table board", "me games"):
            assert await w.slash(LONG[1], command) or command == "table board"
        assert await w.slash(LONG[2], "table board", text=True)
        pinged = {user for each in w.watch.said for user in each.pings}
        assert pinged <= {w.people[name].id for name in LONG}


async def test_calls_per_answer_on_the_public_post(tmp_path: Path, record_property: pytest.RecordProperty) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", score="open")
        random, cost = Random(5), list[int]()
        while (await w.reload()).status == "playing":
            post = w.boards()[-1]
            shown = controls(w.raw(post), "a:")
            if not shown:
                await one_press(w, random)
                continue
            seq, calls = w.session.seq, len(w.env.http_requests)
            await use(w, w.due(), post, random.choice(shown), random)
            if (await w.reload()).seq > seq:
                cost.append(len(w.env.http_requests) - calls)
            else:
                await one_press(w, random)
        mean = sum(cost) / len(cost)
        record_property("calls per public answer", mean)
        print(f"{mean:.2f} calls per answer on the public post ({len(cost)} answers, at most {max(cost)})")
        assert mean <= CALLS
        assert max(cost) <= 4


async def test_opportunities_orders_and_looks_stay_within_the_limits(tmp_path: Path) -> None:
    """All that can be opened beside the game: every panel of every seat, in both languages."""
    async with world(tmp_path, languages={"Bob": "ru"}) as w:
        await w.begun("Ann", "Bob", routes="pipelined")
        random = Random(8)
        for _ in range(4):
            for _ in range(9):
                if (await w.reload()).status == "playing":
                    await one_press(w, random)
            for name in ("Ann", "Bob", "Eve"):
                for command in ("table status", "table log", "hitz rules", "help", "me games"):
                    assert await w.slash(name, command)
                assert await w.slash(name, "table board", text=True)
                await w.slash(name, "table board")
        panel = (await w.press("Ann", "orders", message=await w.hand("Ann"))).response
        for policy in ("save", "finish"):
            chooser = next(c for c in controls(w.raw(panel), "order:"))
            await w.people["Ann"].select(panel, [policy], custom_id=chooser["custom_id"])
        assert len(controls(w.raw(panel), "unorder:")) == 2
        for option, presses in (("pay", 3), ("raise", 1)):
            (chooser,) = controls(w.raw(panel), "order:")
            await w.people["Ann"].select(panel, [option], custom_id=chooser["custom_id"])
            for _ in range(presses):
                await use(w, "Ann", panel, controls(w.raw(panel), "o:")[0], random)
        assert len(controls(w.raw(panel), "unorder:")) == 4
        await w.people["Ann"].click(panel, custom_id=controls(w.raw(panel), "unorder:")[0]["custom_id"])
        assert len(controls(w.raw(panel), "unorder:")) == 3
        log = (await w.press("Ann", "log")).response
        older = controls(w.raw(log), "log:")
        while older and older[0]["custom_id"].endswith(":1"):
            await w.people["Ann"].click(log, custom_id=older[0]["custom_id"])
            older = controls(w.raw(log), "log:")
        rules = (await w.press("Bob", "rules")).response
        for select in controls(w.raw(rules), "rules:"):
            await w.people["Bob"].select(rules, [select["options"][-1]["value"]], custom_id=select["custom_id"])
        for choice in await w.people["Bob"].autocomplete(w.thread, "hitz card", "card", ""):
            await w.slash("Bob", "hitz card", card=choice["value"])


@pytest.mark.painted
async def test_whole_game_of_four_with_everything_open(tmp_path: Path) -> None:
    """The fullest posts there are; files, texts and labels are looked at by the watch."""
    async with world(tmp_path, language="ru") as w:
        await w.begun("Ann", "Bob", "Cy", "Dee", score="open", routes="pipelined")
        await play(w, Random(11))
        sizes = [each["size"] for message in w.watch.said for each in message.files]
        print(f"largest file {max(sizes) / 1000:.0f} KB, mean {sum(sizes) / len(sizes) / 1000:.0f} KB")
        assert max(sizes) < 1_000_000
