"""What the channel shows: one post per side to act, edits within it, bursts shown together, nobody called twice."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random

from said import THUMBNAIL, components, controls
from simulated import World, asked, one_press, world

from cogs.base import ids
from engine.core.shape import sample
from engine.games.zombies.dead.moves import movable
from render.boards import BOARDS
from telling.texts import shorten


def versions(w: World, message: int) -> int:
    """How often a message was posted and edited."""
    return len([said for said in w.watch.said if said.id == message])


async def test_burst_of_changes_is_shown_together(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann")
        lobby, join = w.find("join")
        before = versions(w, lobby.id)
        for name in ("Bob", "Cy", "Dee"):
            w.deliver(name, lobby, join)
        w.deliver("Dee", lobby, ids.make("leave", w.session_id))
        w.deliver("Ann", lobby, ids.make("standin", w.session_id, "add"))
        await w.env.settle()
        assert 1 <= versions(w, lobby.id) - before <= 2
        seats = w.text(lobby)
        assert all(w.people[name].mention in seats for name in ("Ann", "Bob", "Cy"))
        assert len((await w.reload()).seats) == 4


async def test_stand_ins_play_in_a_row_and_one_post_tells(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", stand_ins=3)
        await w.forward(lambda s: s.seq > 3 and asked("bid")(s), Random(1))
        boards, seq = len(w.boards()), w.session.seq
        while (await w.reload()).seq < seq + 4:
            await one_press(w, Random(3))
        await w.env.settle()
        assert len(w.boards()) - boards < w.session.seq - seq


async def test_side_changes_and_a_fresh_post_takes_over(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        first = w.due()
        (old,) = w.boards()
        await w.press(first, "a")
        await w.reload()
        assert w.due() != first
        _, new = w.boards()
        assert controls(w.raw(new), "a:")
        assert controls(w.raw(old)) == []
        old = w.boards()[0]
        (picture,) = old.attachments
        assert picture.description
        (small,) = (each for each in components(w.raw(old)) if each["type"] == THUMBNAIL)
        assert small["description"] == shorten(picture.description, 256)
        assert "Round 1" in w.text(old)
        assert "raise or pass" not in w.text(old).lower()


async def test_side_stays_and_the_post_is_edited(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann")
        await w.forward(asked("route"), Random(1))
        boards, messages, seq = len(w.boards()), len(w.posts()), w.session.seq
        said = len(w.watch.said)
        while (await w.reload()).seq == seq:
            await one_press(w, Random(2))
        assert (len(w.boards()), len(w.posts())) == (boards, messages)
        assert any(each.id == w.boards()[-1].id and each.edited for each in w.watch.said[said:])
        assert len(w.boards()[-1].attachments) == 1


async def test_a_fresh_post_marks_what_whoever_is_due_has_not_seen(tmp_path: Path, monkeypatch) -> None:
    """Zombies moved one by one are marked together for the next player, and what was taken back is not."""
    drawn: list[frozenset[str]] = []
    draw = BOARDS["zombies"].draw

    def watched(*args, **kwargs):
        if not kwargs.get("whole"):  # a digest marks nothing
            drawn.append(kwargs["changed"])
        return draw(*args, **kwargs)

    monkeypatch.setattr(BOARDS["zombies"], "draw", watched)
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="zombies", mode="alt")
        session = await w.forward(lambda s: asked("zombie")(s) and fresh_step(s.playing), Random(4))
        name = w.due()
        user, first = w.people[name].id, session.seq

        async def move(*others: str) -> None:
            (decision,) = session.awaited()
            drafts = (sample(decision.ask.shape, Random(n)) for n in range(99))
            words = next(words for words in drafts if words[0] not in ("auto", *others))
            await w.bot.sessions.answer(session.id, user, decision.id, words)
            await w.rest()

        await move()
        struck = ways(drawn[-1])
        await w.bot.sessions.undo(session.id, user)
        await w.rest()
        assert struck and not ways(drawn[-1])
        (back,) = struck
        while asked("zombie")(session):
            await move(back.split("-")[1])
        await w.forward(lambda s: w.name_of(s.seats[s.waiting_for()[0]].user) != name, Random(4))
        entries = await w.bot.sessions.history(session, after=first)
        moved = ways(ref for each in entries if not each.struck for event in each.events for ref in event.refs)
        assert len(moved) > 1
        assert ways(drawn[-1]) == moved


def fresh_step(s) -> bool:
    """Whether no zombie has moved yet in step 5, and many can."""
    return s.stack[-1].left == 3 and len(list(movable(s, ()))) > 4


def ways(refs: Iterable[str]) -> set[str]:
    return {ref for ref in refs if ref.startswith("way-")}


async def test_old_post_is_replaced_instead_of_edited(tmp_path: Path) -> None:
    """Discord limits the editing of posts older than an hour."""
    async with world(tmp_path) as w:
        await w.begun("Ann")
        await w.forward(asked("route"), Random(1))
        old = w.boards()[-1]
        await w.sweep(51 * 60)
        assert w.boards()[-1].id == old.id
        seq = w.session.seq
        while (await w.reload()).seq == seq:
            await one_press(w, Random(2))
        assert w.boards()[-1].id != old.id
        assert controls(w.raw(old)) == []


async def test_old_post_loses_its_buttons_after_a_restart_and_keeps_its_words(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        await w.forward(lambda s: s.seq > 2 and asked("bid")(s), Random(1))
        old = w.boards()[-1]
        told = [each["content"] for each in components(w.raw(old)) if each["type"] == 10]
        pictures = [each["items"] for each in components(w.raw(old)) if each["type"] == 12]
        await w.restart()
        await w.press(w.due(), "a")
        assert w.boards()[-1].id != old.id
        assert controls(w.raw(old)) == []
        assert [each["content"] for each in components(w.raw(old)) if each["type"] == 10] == told[:2]
        left = [each["description"] for each in components(w.raw(old)) if each["type"] == THUMBNAIL]
        assert left == [shorten(item[0]["description"], 256) for item in pictures]


async def test_lobby_post_loses_its_buttons_when_the_game_begins(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann", where="here")
        await w.seat("Bob")
        lobby, _ = w.find("begin")
        await w.press("Ann", "begin")
        assert controls(w.raw(lobby)) == []
        assert "begun" in w.text(lobby)


async def test_side_called_once(tmp_path: Path) -> None:
    """Who has just acted looks already; the other one is called, once."""
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        said = len(w.watch.said)
        await w.press(w.due(), "a")
        await w.reload()
        other = w.people[w.due()].id
        await w.press(w.due(), "hand")
        await w.slash(w.due(), "table status")
        assert [each.pings for each in w.watch.said[said:] if each.pings] == [[other]]


async def test_several_are_due_and_each_is_called_once(tmp_path: Path) -> None:
    """Payments are asked of everybody at once; who pays late is not called again when another has paid."""
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", "Cy", auction="ceilings")
        for name, bid in (("Ann", 2), ("Bob", 3), ("Cy", 4)):
            said = len(w.watch.said)
            await w.slash(name, "hitz bid", amount=bid)
        assert [d.kind for d in (await w.reload()).awaited()] == ["pay"] * len(w.session.waiting_for())
        called = [user for each in w.watch.said[said:] for user in each.pings]
        due = {w.session.seats[seat].user for seat in w.session.waiting_for()}
        assert len(due) > 1
        assert sorted(called) == sorted(due - {w.people["Cy"].id})
        said, boards = len(w.watch.said), len(w.boards())
        await one_press(w, Random(1))
        late = {w.session.seats[seat].user for seat in (await w.reload()).waiting_for()}
        assert late
        assert not late & {user for each in w.watch.said[said:] for user in each.pings}
        assert all(f"<@{user}>" in w.text(w.boards()[-1]) for user in late)
        assert len(w.boards()) == boards, "the post they were called by goes on"


async def test_two_tables_in_two_threads_keep_apart(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        first = (await w.begun("Ann", "Bob")).id
        second = (await w.begun("Bob", "Cy")).id
        await w.press(w.due(), "a")
        assert (await w.reload()).seq == 1
        w.session_id = first
        assert (await w.reload()).seq == 0
        assert len(w.boards()) == 1
        w.session_id = second
        await w.reload()
        assert len(w.boards()) == 2
        assert first not in str([w.raw(post) for post in w.posts()])
