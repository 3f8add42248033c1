"""What would you do? and the hints, through Discord."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from said import components, controls
from simulated import World, asked, world

from engine.tables.advice import advise
from engine.tables.session import Session


def buttons(w: World, message: object, verb: str) -> list[str]:
    return [each["custom_id"] for each in controls(w.raw(message), verb)]


@pytest.mark.parametrize(("language", "words"), [("en", "I would:"), ("ru", "Я бы так:")])
@pytest.mark.parametrize("game", ["hitz", "zombies"])
async def test_advice_is_private_and_one_tap_takes_it(tmp_path: Path, game: str, language: str, words: str) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", game=game, stand_ins=1)
        for _ in range(12):
            session = await w.rest()
            seat = session.seat_of(w.people["Ann"].id)
            advice = advise(session.game, session.playing, seat)
            assert advice is not None
            seq, public = session.seq, len(w.watch.public())
            panel = (await w.press("Ann", "advise")).response
            assert panel.flags.ephemeral and words in w.text(panel)
            assert (await w.reload()).seq == seq and len(w.watch.public()) == public, "nothing is done by itself"
            (take,) = buttons(w, panel, "advised:")
            await w.people["Ann"].click(panel, custom_id=take)
            session = await w.rest()
            told = await w.bot.sessions.history(session, after=seq, last=200)
            assert [e.act["words"] for e in told if e.actor == w.people["Ann"].id] == [advice.words]
            if session.status != "playing":
                break


async def test_advice_that_is_out_of_date_does_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="zombies")
        session = await w.forward(asked("move"), Random(3))
        name = w.due()
        panel = (await w.press(name, "advise")).response
        (take,) = buttons(w, panel, "advised:")
        wrong = take[:-8] + "aaaaaaaa"
        seq = (await w.reload()).seq
        reply = await w.forge(name, wrong)
        assert "Something has changed" in reply and (await w.reload()).seq == seq
        await w.people[name].click(panel, custom_id=take)
        session = await w.rest()
        assert session.seq > seq
        seq = session.seq
        reply = await w.forge(name, take)
        assert "That moment has passed" in reply and (await w.rest()).seq == seq


async def test_who_does_not_play_is_not_advised(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", stand_ins=1)
        result = await w.press("Cy", "advise")
        assert "You have no seat at this table" in w.reply(result)


async def test_the_first_question_of_a_kind_says_what_it_is_about_and_the_next_does_not(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        name = w.due()
        hint = "Bidding decides who chooses a route first."
        assert hint in w.text(w.boards()[-1])
        assert hint in w.text(await w.hand(name)) and hint in w.text(await w.hand(name)), "still the same moment"
        session = w.session
        await w.restart()
        assert hint in w.text(await w.hand(name)), "a restart is no reason to forget"
        (decision,) = [d for d in session.offered(session.waiting_for()[0]) if d.kind == "bid"]
        await w.bot.sessions.answer(session.id, w.people[name].id, decision.id, ["1"])
        other = await w.forward(lambda s: s.waiting_for() != session.waiting_for(), Random(1))
        await w.forward(lambda s: asked("bid")(s) and s.waiting_for() == session.waiting_for(), Random(1))
        assert other is not None
        assert hint not in w.text(w.boards()[-1]) and hint not in w.text(await w.hand(name))


async def test_buttons_of_the_panel_are_explained_once_each_where_no_question_needs_the_room(tmp_path: Path) -> None:
    """*Try it* where something is asked, *Refresh* where others are due, *Orders* after either; never two at a time."""
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        name = w.due()
        other = next(each for each in ("Ann", "Bob") if each != name)
        kinds = ("**Try it**", "**Orders**", "**Refresh**")

        async def told(who: str) -> list[str]:
            text = w.text(await w.hand(who))
            return [each for each in kinds if each in text]

        assert not await told(name), "the question itself is explained first"
        assert await told(other) == await told(other) == ["**Refresh**"], "a second look is still the same moment"
        await w.forward(lambda s: s.seq > 2 and asked("bid")(s) and w.due() == name, Random(1))
        assert await told(name) == ["**Try it**"] and await told(other) == ["**Orders**"]
        tried = (await w.press(name, "try", message=await w.hand(name))).response
        assert tried is not None and not any(each in w.text(tried) for each in kinds)
        await w.slash(other, "me hints", what="off")
        for expected in (["**Orders**"], []):
            seq = w.session.seq
            await w.forward(lambda s, seq=seq: s.seq > seq and asked("bid")(s) and w.due() == name, Random(1))
            assert await told(name) == expected and not await told(other)


async def test_hints_can_be_switched_off_and_on(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        for name in ("Ann", "Bob"):
            await w.people[name].slash(w.channel, "me hints", what="off")
        await w.begun("Ann", "Bob")
        assert "💡" not in w.text(w.boards()[-1]) + w.text(await w.hand(w.due()))
        await w.restart()
        assert "💡" not in w.text(await w.hand(w.due()))
        await w.slash(w.due(), "me hints", what="on")
        assert "💡" in w.text(await w.hand(w.due()))


async def test_odds_stand_beside_what_dice_decide_and_can_be_switched_off(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        await w.forward(lambda s: asked("shoot")(s) or asked("flee")(s), Random(1))
        name = w.due()
        assert _odds(w, await w.hand(name)) and _odds(w, w.boards()[-1])
        seq = w.session.seq
        await w.slash(name, "me odds", what="off")
        await w.restart()
        assert not _odds(w, await w.hand(name))
        await w.forward(
            lambda s: (asked("shoot")(s) or asked("flee")(s)) and s.seq > seq and w.due() == name, Random(1)
        )
        assert not _odds(w, w.boards()[-1]), "nor under the board"
        await w.slash(name, "me odds", what="on")
        assert _odds(w, await w.hand(name))


@pytest.mark.parametrize(("language", "words"), [("en", "I would:"), ("ru", "Я бы так:")])
async def test_whoever_wants_is_advised_at_every_question_without_asking(
    tmp_path: Path, language: str, words: str
) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", game="zombies", stand_ins=1)
        assert words not in w.text(await w.hand("Ann"))
        panel = (await w.press("Ann", "advise")).response
        (keep,) = buttons(w, panel, "advising:")
        await w.people["Ann"].click(panel, custom_id=keep)
        assert words in w.text(panel)
        for _ in range(3):  # the next advice is open without a press
            (take,) = buttons(w, panel, "advised:")
            await w.people["Ann"].click(panel, custom_id=take)
            await w.rest()
            panel = panel if buttons(w, panel, "advised:") else await w.hand("Ann")
            assert words in w.text(panel) and not buttons(w, panel, "advise:")
        await w.restart()
        panel = await w.hand("Ann")
        (stop,) = buttons(w, panel, "advising:")
        await w.people["Ann"].click(panel, custom_id=stop)
        assert words not in w.text(panel) and words not in w.text(await w.hand("Ann"))
        await w.slash("Ann", "me advice", what="on")
        assert words in w.text(await w.hand("Ann"))
        seq = (await w.rest()).seq
        await w.forge("Ann", stop[: -len("off")] + "often")
        assert words in w.text(await w.hand("Ann")) and (await w.rest()).seq == seq


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_advice_says_its_odds_to_whoever_wants_to_know_them(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", "Bob")
        await w.forward(lambda s: asked("flee")(s) and _promises(s), Random(1))
        name = w.due()
        texts = [
            each["content"] for each in components(w.raw((await w.press(name, "advise")).response)) if "content" in each
        ]
        (reason,) = [each for each in texts if "\n-# " in each and "💡" in each]
        assert " %" in reason
        await w.slash(name, "me odds", what="off")
        assert " %" not in w.text((await w.press(name, "advise")).response)


def _promises(session: Session) -> bool:
    advice = advise(session.game, session.playing, session.waiting_for()[0])
    return bool(advice and advice.odds)


def _odds(w: World, message: object) -> bool:
    """Whether a control says a chance."""
    return " %" in str(controls(w.raw(message)))
