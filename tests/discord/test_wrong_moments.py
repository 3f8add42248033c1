"""Whoever presses what is not theirs, too late, twice, or what never was: a clear private answer, and no change."""

from __future__ import annotations

import re
from math import ceil
from pathlib import Path
from random import Random

from pressing import GONE, NOT_SEATED, NOT_YOURS, answer_id, fingerprint
from said import controls, text
from simulated import NAMES, World, asked, world

from cogs.base import ids
from engine.core.order import Order
from engine.core.shape import replay, sample
from telling import transcript

OLD = "This button is out of date"
HOST_ONLY = "Only the host"


# The lobby


async def test_lobby_only_the_host_begins_sets_options_and_closes(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann")
        await w.seat("Bob", stand_ins=1)
        before = await fingerprint(w)
        for verb in (("begin",), ("cancel",), ("standin", "add"), ("standin", "remove")):
            assert HOST_ONLY in w.reply(await w.press("Bob", *verb))
        panel = (await w.press("Bob", "options")).response
        assert HOST_ONLY in w.text(panel)
        assert controls(w.raw(panel)) == []
        id = ids.make("option", w.session_id, "score")
        assert HOST_ONLY in await w.forge("Bob", id, ["open"])
        assert await fingerprint(w) == before


async def test_lobby_joining_twice_and_a_fifth_player(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann")
        assert "already" in w.reply(await w.press("Ann", "join"))
        await w.seat("Bob", "Cy", "Dee")
        assert len((await w.reload()).seats) == 4
        before = await fingerprint(w)
        join = ids.make("join", w.session_id)
        assert "All seats are taken" in await w.forge("Eve", join)
        assert "All seats are taken" in await w.slash("Eve", "table join")
        assert "All seats are taken" in await w.forge("Ann", ids.make("standin", w.session_id, "add"))
        assert await fingerprint(w) == before
        lobby = w.posts()[-1]
        assert "join" not in {each["custom_id"].split(":")[1] for each in controls(w.raw(lobby))}


async def test_lobby_two_press_join_at_the_same_moment_for_the_last_seat(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann")
        await w.seat("Bob", "Cy")
        message, id = w.find("join")
        results = [w.deliver(name, message, id)[0] for name in ("Dee", "Eve")]
        await w.env.settle()
        assert len((await w.reload()).seats) == 4
        assert sorted(bool(w.reply(result)) for result in results) == [False, True]


async def test_lobby_join_after_begin_and_begin_twice(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann")
        await w.seat("Bob")
        lobby, begin = w.find("begin")
        for id in (begin, begin):
            w.deliver("Ann", lobby, id)
        await w.env.settle()
        assert (await w.reload()).status == "playing"
        assert w.session.seq == 0
        before = await fingerprint(w)
        for verb in ("join", "begin", "cancel"):
            assert "already begun" in await w.forge("Ann", ids.make(verb, w.session_id), message=lobby)
        assert "already begun" in await w.forge("Cy", ids.make("join", w.session_id), message=lobby)
        assert "already begun" in await w.forge("Ann", ids.make("standin", w.session_id, "add"), message=lobby)
        assert "already begun" in await w.forge("Ann", ids.make("option", w.session_id, "score"), ["open"], lobby)
        assert await fingerprint(w) == before


async def test_lobby_host_leaves_and_the_next_one_hosts(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann")
        await w.seat("Bob", stand_ins=1)
        await w.press("Ann", "leave")
        session = await w.reload()
        assert w.name_of(session.host) == "Bob"
        assert session.seats["a"].name == "Bob"
        assert HOST_ONLY in w.reply(await w.press("Ann", "begin"))
        await w.press("Bob", "begin")
        assert (await w.reload()).status == "playing"


async def test_lobby_everybody_leaves_and_it_closes(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann")
        await w.seat("Bob", stand_ins=1)
        lobby = w.posts()[-1]
        await w.press("Bob", "leave")
        await w.press("Ann", "leave")
        assert (await w.reload()).status == "dropped"
        assert controls(w.raw(lobby)) == []
        assert "over" in await w.forge("Cy", ids.make("join", w.session_id), message=lobby)
        await w.open("Cy", where="here")


async def test_lobby_closed_by_its_host(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann", where="here")
        lobby, cancel = w.find("cancel")
        await w.press("Ann", "cancel")
        assert (await w.reload()).status == "dropped"
        assert "over" in await w.forge("Ann", cancel, message=lobby)
        assert "No game is played" in await w.slash("Ann", "table hand")


async def test_lobby_second_table_in_the_same_channel(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann", where="here")
        result = await w.people["Bob"].slash(w.channel, "hitz start", where="here")
        assert "Another table is open" in w.reply(result)
        assert len(await w.ids()) == 1
        await w.open("Bob")
        assert len(await w.ids()) == 2


async def test_lobby_an_option_that_does_not_exist(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann")
        before = await fingerprint(w)
        for field, value in (("score", "secret"), ("no-such", "open"), ("language", "xx")):
            reply = await w.forge("Ann", ids.make("option", w.session_id, field), [value])
            assert "does not exist" in reply, (field, reply)
        assert await fingerprint(w) == before


# Seats during play


async def test_seat_leave_and_take_back(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        other = next(name for name in ("Ann", "Bob") if name != w.due())
        assert "left your seat" in await w.slash(other, "table leave")
        assert NOT_SEATED in await w.slash(other, "table leave")
        assert "/table join" in await w.slash(other, "table undo")
        assert "already begun" in await w.slash("Cy", "table join")
        assert "at the table" in await w.slash(other, "table join")
        assert "already begun" in await w.slash(other, "table join")
        assert len((await w.reload()).humans) == 2


async def test_seat_a_stand_in_plays_and_the_absent_one_presses(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        name, id, post = w.due(), answer_id(w), w.boards()[-1]
        w.deliver(name, post, ids.make("hand", w.session_id))
        await w.slash(name, "table leave")
        before = await fingerprint(w)
        assert GONE in await w.forge(name, id, message=post)
        assert await fingerprint(w) == before


async def test_seat_everybody_leaves_and_the_game_stops(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        await w.slash("Ann", "table leave")
        await w.slash("Bob", "table leave")
        assert (await w.reload()).status == "dropped"
        post = w.boards()[-1]
        assert "Nobody is left" in w.text(post) and "Nobody is left" in await w.slash("Cy", "table status")
        assert controls(w.raw(post), "a:") == []
        assert "Everybody has left" in await w.forge("Ann", ids.make("undo", w.session_id), message=post)
        assert "no seat" not in await w.slash("Bob", "table join")
        assert w.due() == "Bob" and "Nobody is left" not in w.text(w.boards()[-1])
        await w.slash("Bob", "table leave")
        await w.open("Cy", where="here")


# Answers


async def test_answer_a_spectator_presses(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        before, said = await fingerprint(w), len(w.watch.public())
        post = w.boards()[-1]
        for component in controls(w.raw(post)):
            verb = component["custom_id"].split(":")[1]
            reply = w.reply(await w.people["Eve"].click(post, custom_id=component["custom_id"]))
            assert (NOT_SEATED in reply) == (verb not in ("recap", "log", "rules", "cards", "map", "legend")), verb
            assert reply or verb in ("cards", "map"), "pictures may come alone"
        for command in ("table hand", "table undo", "table orders", "table leave", "hitz flee", "hitz molotov"):
            assert NOT_SEATED in await w.slash("Eve", command), command
        for command in ("table status", "table log", "table verify"):
            assert await w.slash("Eve", command)
        assert await w.people["Eve"].autocomplete(w.thread, "table do", "what", "") == []
        assert await fingerprint(w) == before
        assert len(w.watch.public()) == said


async def test_answer_for_another_seat(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        other = next(name for name in ("Ann", "Bob") if name != w.due())
        before = await fingerprint(w)
        assert NOT_YOURS in await w.forge(other, answer_id(w), message=w.boards()[-1])
        assert await fingerprint(w) == before
        reply = await w.slash(other, "hitz bid", amount=1)
        assert f"not asked of you now. Due now: {w.due()}." in reply
        assert await fingerprint(w) == before


async def test_answer_double_press_is_applied_once(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        name, id, post = w.due(), answer_id(w), w.boards()[-1]
        results = [w.deliver(name, post, id)[0] for _ in range(2)]
        await w.env.settle()
        entries = await w.bot.sessions.history(await w.reload())
        assert [entry.actor for entry in entries[1:2]] == [w.people[name].id]
        assert len([entry for entry in entries if entry.actor == w.people[name].id and entry.seq]) == 1
        assert sorted(GONE in w.reply(result) for result in results) == [False, True]


async def test_answer_same_interaction_twice_is_applied_once(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        name, id, post = w.due(), answer_id(w), w.boards()[-1]
        _, payload = w.deliver(name, post, id)
        w.env.backend.emit("INTERACTION_CREATE", payload)
        await w.env.settle()
        seq = (await w.reload()).seq
        assert len([e for e in await w.bot.sessions.history(w.session) if e.actor == w.people[name].id and e.seq]) == 1
        w.env.backend.emit("INTERACTION_CREATE", payload)
        await w.env.settle()
        assert (await w.reload()).seq == seq


async def test_answer_stale_button_from_an_old_post_and_an_old_panel(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        name, id, post = w.due(), answer_id(w), w.boards()[-1]
        panel = await w.hand(name)
        old = controls(w.raw(panel), "a:")[0]["custom_id"]
        await w.press(name, "a", message=post)
        before = await fingerprint(w)
        assert GONE in await w.forge(name, id, message=post)
        assert GONE in await w.forge(name, old, message=panel), "it has folded up, but a press may be on its way"
        assert await fingerprint(w) == before


async def test_answer_stale_button_after_undo(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        name, id, post = w.due(), answer_id(w), w.boards()[-1]
        await w.press(name, "a", message=post)
        assert "taken back" in await w.slash(name, "table undo")
        await w.reload()
        assert w.due() == name
        before = await fingerprint(w)
        assert GONE in await w.forge(name, id, message=post)
        assert await fingerprint(w) == before
        assert answer_id(w) != id
        await w.press(name, "a")
        assert (await w.reload()).seq == before[0] + 1


async def test_undo_of_what_is_not_mine_and_of_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        name = w.due()
        other = next(each for each in ("Ann", "Bob") if each != name)
        assert "nothing to take back" in await w.slash(name, "table undo")
        await w.press(name, "a")
        assert "not yours" in await w.slash(other, "table undo")


async def test_undo_pressed_twice_at_once_takes_back_one_answer(tmp_path: Path) -> None:
    """Route, then not shooting, then the question whether to flee: two answers that could be taken back."""
    async with world(tmp_path) as w:
        await w.begun("Ann", stand_ins=1)
        random, kinds = Random(1), list[str]()
        while kinds[-2:] != ["route", "shoot"] or not asked("flee")(w.session):
            await w.forward(lambda s: asked("shoot")(s) or asked("route")(s), random)
            (decision,) = w.session.offered(w.session.waiting_for()[0])
            holds = decision.kind == "shoot" and "0" in replay(decision.ask.shape, [])[0].words()
            words = ["0"] if holds else sample(decision.ask.shape, random)
            await w.bot.sessions.answer(w.session_id, w.people["Ann"].id, decision.id, words)
            await w.rest()
            kinds.append(decision.kind)
        own = [e.seq for e in await w.bot.sessions.history(w.session) if e.actor and e.act["act"] == "answer"]
        panel = await w.hand("Ann")
        (undo,) = controls(w.raw(panel), "undo:")
        for _ in range(2):
            w.deliver("Ann", panel, undo["custom_id"])
        await w.env.settle()
        entries = await w.bot.sessions.history(await w.reload())
        assert [e.seq for e in entries if e.struck and e.seq in own] == own[-1:]
        assert any(GONE in said.words for said in w.watch.said), "whichever of the two answers comes last"
        assert asked("shoot")(w.session)
        again = controls(w.raw(panel), "undo:")[0]["custom_id"]
        await w.people["Ann"].click(panel, custom_id=again)
        assert asked("route")(await w.reload())


async def test_every_page_of_the_log_says_which_entries_it_shows(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        for last in (0, 1, 5, 20, 60):
            await w.forward(lambda s, last=last: s.seq >= last, Random(9))
            last = w.session.seq
            newest = await log_of(w)
            assert newest[1:3] == (last, last)
            low, back = newest[0], [newest]
            while low > 0:
                back.append(await log_of(w, transcript.UPTO, low - 1))
                assert (back[-1][1], back[-1][2]) == (low - 1, last)
                low = back[-1][0]
            high = -1
            while high < last:
                back.append(await log_of(w, transcript.FROM, high + 1))
                assert (back[-1][0], back[-1][2]) == (high + 1, last)
                high = back[-1][1]
            for low, high, of, rows in back:
                assert 0 <= low <= high <= of == last and high - low < transcript.PAGE
                assert low == high or rows <= transcript.ROWS
        assert "Log: entry 0 of 0" in await first_log(w)


async def test_controls_of_the_log_that_counted_pages_lead_to_its_newest_page(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        await w.forward(lambda s: s.seq >= 40, Random(9))
        for args in (["0"], ["3"], ["2", "n"]):
            said = await w.forge("Ann", ids.make("log", w.session_id, *args), message=w.boards()[-1])
            assert re.search(rf"(–|entry ){w.session.seq} of {w.session.seq}\b", said)


async def log_of(w: World, *end: str | int) -> tuple[int, int, int, int]:
    """A page of the log: its first entry, its last one, how many there are, and the lines that it takes of a phone."""
    said = await w.forge("Ann", ids.make("log", w.session_id, *map(str, end)), message=w.boards()[-1])
    found = re.search(r"(?:entries (\d+)–|entry )(\d+) of (\d+)\n", said)
    assert found, said
    high, of = int(found[2]), int(found[3])
    low = int(found[1] or high)
    return low, high, of, sum(ceil(len(line) / transcript.ROW) for line in said[found.end() :].splitlines())


async def first_log(w: World) -> str:
    """The log of a table at which nobody has done anything yet."""
    await w.begun("Cy", "Dee")
    return await w.slash("Cy", "table log")


# Typed commands


async def test_typed_command_without_a_table(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        commands = ["table hand", "table status", "table board", "table log", "table undo", "table orders"]
        commands += ["table join", "table leave", "table verify", "hitz flee", "hitz fight", "hitz molotov", "hitz pay"]
        for command in commands:
            reply = w.reply(await w.people["Ann"].slash(w.channel, command))
            assert "No game is played in this channel" in reply, command
        assert "No game" in w.reply(await w.people["Ann"].slash(w.channel, "table do", what="bid 1"))
        assert await w.people["Ann"].autocomplete(w.channel, "table do", "what", "b") == []


async def test_typed_command_in_a_direct_message(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        user = w.people["Ann"].user
        assert not [each for each in user.available_commands() if each.startswith("table")]
        assert "servers only" in w.reply(await user.slash("hitz start"))
        assert "No game" in w.reply(await user.slash("hitz flee"))
        for command in ("help", "me games", "hitz rules"):
            assert w.reply(await user.slash(command)), command
        assert not await w.ids()


async def test_typed_command_before_the_game_begins(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann")
        tables = [f"table {each}" for each in ("hand", "status", "board", "undo", "orders", "log")]
        for command in (*tables, "hitz flee"):
            assert "not begun" in await w.slash("Ann", command), command
        assert "secret until" in await w.slash("Ann", "table verify")


async def test_typed_answer_that_is_not_legal(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        name = w.due()
        await w.slash(name, "hitz bid", amount=5)
        await w.reload()
        before = await fingerprint(w)
        assert "Possible" in await w.slash(w.due(), "hitz bid", amount=4)
        for what in ("", " ", "gibberish", "bid 99", "›››", "abc123›5", "*" * 500):
            assert await w.slash(w.due(), "table do", what=what), what
        assert await fingerprint(w) == before


async def test_typed_answer_is_kept_for_later(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        name = w.due()
        other = next(each for each in ("Ann", "Bob") if each != name)
        result = await w.people[other].slash(w.thread, "hitz bid", amount=3)
        panel = (result.followups or [result.response])[0]
        (keep,) = controls(w.raw(panel), "later:")
        reply = w.reply(await w.people[other].click(panel, custom_id=keep["custom_id"]))
        assert "Kept" in reply
        await w.slash(name, "hitz bid", amount=1)
        await w.reload()
        bids = [each.bid for each in w.session.playing.groups.values()]
        assert sorted(bids) == [1, 3]
        assert w.due() == name


async def test_an_order_for_what_nothing_asks_is_refused(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        assert "does not exist" in await w.forge("Ann", f"gk:later:{w.session_id}:nonsense:1")
        assert not (await w.reload()).playing.orders


async def test_an_order_for_what_only_another_game_asks_is_refused(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="zombies")
        result = await w.people["Ann"].slash(w.thread, "hitz route", number=3)
        assert controls(w.raw((result.followups or [result.response])[0]), "later:") == []
        assert "does not exist" in await w.forge("Ann", f"gk:later:{w.session_id}:route:3")
        assert not (await w.reload()).playing.orders


async def test_an_order_leaves_what_the_post_tells(tmp_path: Path) -> None:
    """Where the last act was one's own the post tells of it; an order is none that others read."""
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", "Cy")
        name = w.due()
        await w.slash(name, "hitz bid", amount=1)
        await w.slash(name, "table undo")
        await w.env.settle()
        told = "takes the last move back"
        assert told in w.text(w.boards()[-1]) and w.due() == name
        await w.reload()
        order = next(each for each in w.session.game.orders if each.arg is None)
        seat = w.session.seat_of(w.people[name].id)
        given = Order(seat=seat or "", kind=order.kind, mode=order.mode, policy=order.name)
        await w.bot.sessions.give_order(w.session_id, w.people[name].id, given)
        await w.rest()
        assert told in w.text(w.boards()[-1])


async def test_names_are_harmless(tmp_path: Path) -> None:
    names = ("**Ann** @everyone", *NAMES[1:])
    async with world(tmp_path, names=names) as w:
        await w.open(names[0])
        await w.seat("Bob")
        await w.press(names[0], "begin")
        await w.press(w.due() if (await w.reload()) else "", "a")
        for said in w.watch.public():
            assert names[0] not in said.content + text(said.components)
            assert all(ping in {actor.id for actor in w.people.values()} for ping in said.pings)
