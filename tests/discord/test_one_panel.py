"""One place to play a turn: what is asked next comes by itself, and one tap has a question answered for good."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from simulated import World, asked, controls, use, world

from engine.core.decision import Decision
from engine.core.shape import One, Option, replay
from engine.tables.session import Session
from telling.questions import pointed_at


def shown(w: World, result: Any) -> Any:
    """The private message that a press led to."""
    return next(each for each in (result.response, *result.followups) if each is not None and each.flags.ephemeral)


async def at(w: World, kind: str) -> None:
    """Ann is asked this next."""
    await w.begun("Ann", game="zombies", stand_ins=1)
    await w.forward(asked(kind), Random(3))


def has_full_hand(w: World, session: Session) -> bool:
    """Ann's; it is asked for a discard at the end of the turn."""
    return len(session.playing.survivors[session.seat_of(w.people["Ann"].id)].hand) == 3


async def test_a_public_press_brings_the_private_question_that_follows(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", game="zombies", stand_ins=1)
        await w.forward(lambda session: asked("zombie")(session) and has_full_hand(w, session), Random(3))
        post, _ = w.find("a")
        id = next(each["custom_id"] for each in controls(w.raw(post), "a:") if each["custom_id"].endswith(":auto"))
        panel = shown(w, await w.people["Ann"].click(post, custom_id=id))
        assert asked("discard")(await w.reload())
        labels = [each.get("label", "") for each in controls(w.raw(panel), "a:") if each.get("label")]
        kept = labels.index("Keep all cards, end the turn")
        assert all(label.startswith("Discard: ") for label in labels[:kept])
        assert all(label.startswith("Play: ") for label in labels[kept + 1 :])
        assert [each.filename for each in panel.attachments] == ["hand.png"]


def turning(session: Session) -> list[tuple[Decision, Option]]:
    """Places for the new tile where it is asked which way round it lies."""
    found = [each for each in session.offered(session.waiting_for()[0]) if each.kind == "place"]
    shapes = [(each, replay(each.ask.shape, [])[0]) for each in found]
    places = [(each, option) for each, shape in shapes if isinstance(shape, One) for option in shape.options]
    return [(each, place) for each, place in places if place.ref and replay(each.ask.shape, [place.key])[0] is not None]


async def test_the_picture_of_a_panel_keeps_the_place_that_was_chosen(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", game="zombies", stand_ins=1)
        session = await w.forward(lambda session: bool(turning(session)), Random(3))
        for decision, place in turning(session):
            assert len(pointed_at(decision, [])) > 1
            assert [*pointed_at(decision, [place.key])] == [place.ref]


async def test_the_picture_of_a_panel_marks_where_deeds_can_be_done_before_one_is_chosen(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", game="plague", stand_ins=1)
        session = await w.forward(asked("act"), Random(3))
        (decision,) = [each for each in session.offered(session.waiting_for()[0]) if each.kind == "act"][:1]
        shape, _ = replay(decision.ask.shape, [])
        assert isinstance(shape, One) and not any(option.ref for option in shape.options)
        marked = [*pointed_at(decision, [])]
        assert len(marked) > 1
        here = marked[0]
        found = await w.people[w.due()].autocomplete(w.thread, "table do", "what", here.lower())
        assert found and all(here in each["name"] for each in found), "a place alone says what can be done there"


async def test_a_private_question_is_named_in_public_and_no_more(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", game="zgame", stand_ins=1)
        session = await w.forward(asked("raid"), Random(3))
        post = w.text(w.boards()[-1])
        assert "Raid, step by step (in private)" in post
        (decision,) = session.awaited()
        assert w.bot.texts("en").message(decision.prompt(session.playing), {}) not in post


async def test_one_tap_answers_a_question_now_and_from_then_on(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await at(w, "zombie")
        post, id = w.find("always")
        await w.people["Ann"].click(post, custom_id=id)
        session = await w.rest()
        assert not asked("zombie")(session)
        assert [order.policy for order in session.playing.orders] == ["zombies"]


async def test_nobody_else_can_tap_for_somebody(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="zombies")
        await w.forward(asked("zombie"), Random(3))
        due = w.due()
        other = "Bob" if due == "Ann" else "Ann"
        post, id = w.find("always")
        await w.people[other].click(post, custom_id=id)
        assert not (await w.reload()).playing.orders


async def test_a_fight_shows_what_can_be_spent_on_it_and_knows_its_place_all_the_same(tmp_path: Path) -> None:
    """The page of the table has its map in the middle of it."""
    async with world(tmp_path) as w:
        await at(w, "fight")
        panel, session = await w.hand("Ann"), await w.reload()
        (decision,) = session.awaited()
        assert [*pointed_at(decision, [])] == [session.playing.survivors[decision.seats[0]].pawn]
        assert [each.filename for each in panel.attachments] == ["hand.png"]


async def test_a_question_on_the_map_is_shown_there_and_in_the_middle_of_an_answer_alone(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await at(w, "move")
        panel = await w.hand("Ann")
        assert [each.filename for each in panel.attachments] == ["close.png"]
        way = next(each for each in controls(w.raw(panel), "a:") if each.get("label") == "Go step by step")
        before = w.text(panel)
        begun = shown(w, await w.people["Ann"].click(panel, custom_id=way["custom_id"]))
        assert {each["custom_id"].split(":")[1] for each in controls(w.raw(begun), "")} == {"a"}
        assert "💡" in before and "💡" not in w.text(begun), "what the question is about has been read"
        held = shown(w, await w.people["Ann"].click(await w.hand("Ann"), custom_id=f"gk:held:{w.session_id}"))
        assert held.attachments


async def test_an_old_panel_in_the_middle_of_an_answer_becomes_the_newest_by_any_press(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await at(w, "move")
        old = await w.hand("Ann")
        way = next(each for each in controls(w.raw(old), "a:") if each.get("label") == "Go step by step")
        await w.people["Ann"].click(old, custom_id=way["custom_id"])
        (further, *_) = controls(w.raw(old), "a:")
        new = await w.hand("Ann")
        (back,) = [each for each in controls(w.raw(new), "a:") if each.get("label") == "Back"]
        await w.people["Ann"].click(new, custom_id=back["custom_id"])
        assert not controls(w.raw(old), "hand:")
        await use(w, "Ann", old, further, Random(1))
        assert "You have gone on" in w.text(old) and controls(w.raw(old), "hand:")


async def test_whoever_is_asked_the_same_shares_a_line(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="zgame")
        ann, bob = (w.people[name].mention for name in ("Ann", "Bob"))
        assert f"{ann}, {bob} — " in w.text(w.boards()[-1])


async def test_what_has_been_answered_is_not_explained_again(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="zgame")
        panel = await w.hand("Ann")
        assert "💡 Cutthroats fight" in w.text(panel)
        (start,) = controls(w.raw(panel), "a:")
        await use(w, "Ann", panel, start, Random(1))
        panel = await w.hand("Ann")
        assert "Your answer is in" in w.text(panel) and "Cutthroats" not in w.text(panel)
        assert "💡 **Refresh**" in w.text(panel), "what to do until the others have answered"


async def test_while_an_answer_is_given_anew_the_old_one_is_not_told(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann", pace="post")
        await w.seat("Bob")
        await w.press("Ann", "begin")

        async def press(end: str, *chosen: str) -> str:
            """Use the control of Ann's panel whose id ends so; what the panel says then."""
            panel = w.panels["Ann"]
            (id,) = (each["custom_id"] for each in controls(w.raw(panel), "a:") if each["custom_id"].endswith(end))
            if chosen:
                await w.people["Ann"].select(panel, chosen, custom_id=id)
            else:
                await w.people["Ann"].click(panel, custom_id=id)
            return w.text(panel)

        await w.hand("Ann")
        assert "Your answer is in" in await press(":d")
        now = await press(":w", "0")
        assert "So far" in now and "Your answer is in" not in now
