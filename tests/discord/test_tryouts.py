"""Trying it out, through Discord: a copy of the table for one person, of which the table knows nothing."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import pytest
from pressing import GONE, answer
from said import components, controls
from simulated import World, asked, use, world

from engine.core.act import Answer
from engine.core.runner import default
from engine.core.shape import replay
from engine.tables.advice import advise
from engine.tables.tryout import LASTS, MOST
from telling import leading

GAMES = ["hitz", "plague", "zgame", "zombicide", "zombies"]
TITLE = {"en": "Only a try-out", "ru": "Это только проба"}


def rows(w: World) -> str:
    """A hash of everything that is on the disk."""
    with sqlite3.connect(w.bot.database) as database:
        return hashlib.sha256("\n".join(database.iterdump()).encode()).hexdigest()


def mine(w: World, panel: Any, verb: str, *args: str) -> list[dict[str, Any]]:
    """The controls of a panel with this verb."""
    return [each for each in controls(w.raw(panel), verb) if each["custom_id"].split(":")[3 : 3 + len(args)] == [*args]]


async def tap(w: World, name: str, panel: Any, verb: str, *args: str) -> Any:
    (control,) = mine(w, panel, verb, *args)
    return await w.people[name].click(panel, custom_id=control["custom_id"])


async def opened(w: World, name: str) -> Any:
    """A panel that has become a try-out."""
    panel = await w.hand(name)
    await tap(w, name, panel, "try:")
    return panel


async def moved(w: World, name: str, panel: Any, random: Random) -> bool:
    """Press until an answer is given in the try-out; False if nothing is asked there."""
    tried = w.bot.tryouts._open[w.people[name].id]
    before = len(tried.moves)
    for presses in range(40):
        shown = [each for each in controls(w.raw(panel), "a:") if not each.get("disabled")]
        if not shown:
            return False
        for_me = [each for each in shown if each["custom_id"].endswith(":d")] if presses > 8 else []
        await use(w, name, panel, random.choice(for_me or shown), random)
        if len(tried.moves) != before:
            return True
    return False


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
async def test_a_try_out_is_played_on_and_nothing_of_it_is_written(tmp_path: Path, game: str, language: str) -> None:
    random = Random(f"{game} {language}")
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", game=game, stand_ins=1)
        await w.rest()
        await w.hand("Ann")  # hints of the true panel are told once, and that is written down
        seq, public, before = w.session.seq, len(w.watch.public()), rows(w)
        panel = await opened(w, "Ann")
        assert panel.flags.ephemeral and TITLE[language] in w.text(panel)
        answers = 0
        for _ in range(12):
            if not await moved(w, "Ann", panel, random):
                break
            answers += 1
            assert TITLE[language] in w.text(panel)
            assert all(each["custom_id"].split(":")[2].startswith("~") for each in controls(w.raw(panel), ""))
        assert answers
        tried = w.bot.tryouts._open[w.people["Ann"].id]
        state, ended = tried.session.data, tried.beyond
        await tap(w, "Ann", panel, "try:", "back")
        assert len(tried.moves) == answers - 1 and (tried.session.data != state or ended)
        await tap(w, "Ann", panel, "try:", "again")
        assert not tried.moves and TITLE[language] in w.text(panel)
        shown = (await tap(w, "Ann", panel, "try:", "table")).response
        assert shown.flags.ephemeral and TITLE[language] in w.text(shown)
        await tap(w, "Ann", panel, "try:", "leave")
        assert TITLE[language] not in w.text(panel) and mine(w, panel, "try:")
        assert len(w.bot.tryouts) == 0 and (await w.reload()).seq == seq
        assert len(w.watch.public()) == public and rows(w) == before


async def test_what_was_tried_before_anything_was_rolled_is_done_at_the_table(tmp_path: Path) -> None:
    """Zombie Plague: steps of a human reveal nothing; the first roll does."""
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="plague")
        await w.forward(asked("act"), Random(2))
        name = next(each for each in ("Ann", "Bob") if "act" in {d.kind for d in w.session.offered(seat(w, each))})
        panel = await opened(w, name)
        tried = w.bot.tryouts._open[w.people[name].id]
        while len(tried.moves) < 2 and all(each.fresh for each in tried.moves):
            copy = tried.session.still()
            step = next((d, w_) for d in copy.offered(tried.seat) if d.kind == "act" for w_ in walks(copy, d))
            await tried.answer(step[0].id, step[1], "a step")
        wanted = [(each.decision, each.words) for each in tried.moves]
        assert len(wanted) == 2
        # what comes now is after something that was rolled
        tried.moves.append(type(tried.moves[0])(wanted[-1][0], wanted[-1][1], "the rest", b"", False))
        seq = (await w.reload()).seq
        panel = await refreshed(w, name, panel)
        await tap(w, name, panel, "try:", "do")
        session = await w.rest()
        told = await w.bot.sessions.history(session, after=seq, last=20)
        done = [each.act["words"] for each in told if each.actor == w.people[name].id and each.act["act"] == "answer"]
        assert done == [words for _, words in wanted]
        said = w.text(panel)
        assert "Done at the table, one after the other: a step → a step" in said
        assert "Not carried over: the rest" in said and "rolled or revealed before it" in said
        assert TITLE["en"] not in said and len(w.bot.tryouts) == 0


@pytest.mark.parametrize("game", ["hitz", "zombicide"])
async def test_advice_is_given_in_it_too_and_one_tap_tries_it(tmp_path: Path, game: str) -> None:
    """Whoever wants advice at every question has it there, and nothing of it happens at the table."""
    async with world(tmp_path) as w:
        await w.begun("Ann", game=game, stand_ins=1)
        session = await w.rest()
        panel = await opened(w, "Ann")
        tried, before = w.bot.tryouts._open[w.people["Ann"].id], session.seq
        await tap(w, "Ann", panel, "advise:")
        copy = tried.session.still()
        advice = advise(copy.game, copy.playing, tried.seat, leading.shown(copy, tried.seat, ""))
        assert advice is not None and "I would:" in w.text(panel) and not mine(w, panel, "advising:")
        await tap(w, "Ann", panel, "advised:")
        assert [each.words for each in tried.moves] == [advice.words] and "I would:" not in w.text(panel)
        assert (await w.reload()).seq == before
        await w.bot.hints.switch(w.people["Ann"].id, "advice", True)
        await tap(w, "Ann", panel, "try:", "again")
        assert "I would:" in w.text(panel) and not mine(w, panel, "advise:")
        stale = mine(w, panel, "advised:")[0]["custom_id"].rpartition(":")[0] + ":aaaaaaaa"
        assert "Something has changed" in await w.forge("Ann", stale) and not tried.moves


async def test_it_begins_and_goes_back_with_the_figure_that_is_played(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", game="plague")
        await w.forward(asked("act"), Random(2))
        panel = await w.hand("Ann")
        others = mine(w, panel, "hand:")
        last = [each for each in others if len(each["custom_id"].split(":")) == 4][-1]["label"]

        def played() -> list[str]:
            found = components(w.raw(panel))
            return [each["label"] for each in found if each.get("style") == 1 and each.get("disabled")]

        assert last not in played()
        control = next(each for each in others if each["label"] == last)
        await w.people["Ann"].click(panel, custom_id=control["custom_id"])
        assert played() == [last]
        for verb in (["try:"], ["try:", "again"]):
            await tap(w, "Ann", panel, *verb)
            assert played() == [last] and TITLE["en"] in w.text(panel)


def other_of(name: str) -> str:
    return "Bob" if name == "Ann" else "Ann"


def seat(w: World, name: str) -> str:
    found = w.session.seat_of(w.people[name].id)
    assert found is not None
    return found


def walks(session: Any, decision: Any) -> Iterator[list[str]]:
    """Answers that are a step."""
    shape, _ = replay(decision.ask.shape, [])
    for word in shape.words() if shape is not None else ():
        if word == "move":
            further, _ = replay(decision.ask.shape, [word])
            for to in further.words() if further is not None else ():
                if replay(decision.ask.shape, [word, to])[0] is None:
                    yield [word, to]


async def refreshed(w: World, name: str, panel: Any) -> Any:
    """The panel of the try-out with what was answered past it."""
    tried = w.bot.tryouts._open[w.people[name].id]
    await w.forge(name, f"gk:hand:{tried.id}:-", message=panel)
    return panel


@pytest.mark.parametrize("game", ["zombies", "hitz"])
async def test_beside_somebody_elses_turn_the_others_play_when_they_are_let(tmp_path: Path, game: str) -> None:
    """Zombies!!!: a card can be tried now; Hit Z Road: nothing is asked at all, as where an old button is pressed."""
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game=game)
        random = Random(4)
        await w.rest()
        while game == "zombies" and not w.session.offered(seat(w, other_of(w.due()))):
            await answer(w, random)
            await w.rest()
        name, other = w.due(), other_of(w.due())
        assert not mine(w, await opened(w, name), "try:", "on"), "who is asked has the word"
        panel = await w.hand(other)
        await w.forge(other, f"gk:try:{w.session.id}", message=panel)
        tried, seq = w.bot.tryouts._open[w.people[other].id], (await w.reload()).seq
        asked_now = {each.id for each in w.session.offered(seat(w, other))}
        assert {each.id for each in tried.session.offered(tried.seat)} == asked_now
        assert bool(asked_now) == (game == "zombies")
        await tap(w, other, panel, "try:", "on")
        assert TITLE["en"] in w.text(panel) and not mine(w, panel, "try:", "on") and not tried.moves
        assert any(each.ask.wait for each in tried.session.offered(tried.seat)) and tried.told
        assert (await w.reload()).seq == seq


async def test_a_table_that_has_moved_on_takes_only_what_still_fits(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        await w.rest()
        name = w.due()
        panel = await opened(w, name)
        assert await moved(w, name, panel, Random(1))
        await answer(w, Random(3))  # the same question, answered at the table meanwhile
        seq = (await w.reload()).seq
        await tap(w, name, panel, "try:", "do")
        assert (await w.reload()).seq == seq
        assert "Not carried over" in w.text(panel) and "the game has moved on" in w.text(panel)
        assert TITLE["en"] in w.text(panel) and len(w.bot.tryouts) == 1, "it can be played on with"


async def test_a_single_answer_is_done_at_the_table_as_any_press_does_it(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        name = w.due()
        panel = await opened(w, name)
        tried = w.bot.tryouts._open[w.people[name].id]
        assert await moved(w, name, panel, Random(1))
        move, seq = tried.moves[0], (await w.reload()).seq
        (control,) = mine(w, panel, "try:", "do")
        await w.people[name].click(panel, custom_id=control["custom_id"])
        (entry,) = [e for e in await w.bot.sessions.history(w.session, after=seq) if e.actor == w.people[name].id]
        assert entry.act["words"] == move.words and "Done at the table: " in w.text(panel)
        seq = (await w.reload()).seq
        assert "This try-out is gone" in await w.forge(name, control["custom_id"])
        assert (await w.reload()).seq == seq


async def test_whoever_presses_twice_is_not_told_that_nothing_was_done(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        name = w.due()
        panel = await opened(w, name)
        tried = w.bot.tryouts._open[w.people[name].id]
        assert await moved(w, name, panel, Random(1))
        (move,), seq = tried.moves, (await w.reload()).seq
        assert (await tried.carry(w.bot.sessions, None)).done == [move]  # the first press, which is not told yet
        await tap(w, name, panel, "try:", "do")
        (entry,) = [e for e in await w.bot.sessions.history(w.session, after=seq) if e.actor == w.people[name].id]
        assert entry.act["words"] == move.words
        assert TITLE["en"] not in w.text(panel) and "Not carried over" not in w.text(panel)


async def test_nobody_else_can_press_it_and_it_is_gone_after_an_hour_and_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        name = w.due()
        other = "Bob" if name == "Ann" else "Ann"
        panel = await opened(w, name)
        control = controls(w.raw(panel), "a:")[0]["custom_id"]
        tried = w.bot.tryouts._open[w.people[name].id]
        assert "somebody else’s try-out" in await w.forge(other, control)
        assert "somebody else’s try-out" in await w.forge("Cy", control)
        await w.bot.tryouts.open(w.session, w.people[other].id)
        assert len(w.bot.tryouts) == 2
        again = await opened(w, name)
        assert len(w.bot.tryouts) == 2 and "This try-out is gone" in await w.forge(name, control), "one for each person"
        control = controls(w.raw(again), "a:")[0]["custom_id"]
        tried = w.bot.tryouts._open[w.people[name].id]
        tried.at -= LASTS
        assert "This try-out is gone" in await w.forge(name, control)
        third = await opened(w, name)
        control = controls(w.raw(third), "a:")[0]["custom_id"]
        await w.restart()
        assert "This try-out is gone" in await w.forge(name, control)


async def test_there_are_twenty_at_most(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        name = w.due()
        await opened(w, name)
        tryouts = w.bot.tryouts
        (tried,) = tryouts._open.values()
        tryouts._open.update(dict.fromkeys(range(1, MOST), tried))
        other = "Bob" if name == "Ann" else "Ann"
        assert "As many try-outs as there is room for" in await w.forge(other, f"gk:try:{w.session.id}")
        await opened(w, name)
        assert len(tryouts) == MOST, "one’s own makes room for itself"
        tried.at -= LASTS
        await tryouts.open(w.session, w.people[other].id)
        assert len(tryouts) == 2, "and so do those that have lasted their hour"


async def test_who_does_not_play_can_try_nothing_out(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", stand_ins=1)
        assert "You have no seat at this table" in await w.forge("Cy", f"gk:try:{w.session.id}")
        panel = await opened(w, "Ann")
        (tried,) = w.bot.tryouts._open.values()
        old = controls(w.raw(panel), "a:")[0]["custom_id"]
        assert await moved(w, "Ann", panel, Random(1))
        reply = await w.forge("Ann", old, message=panel)
        assert GONE in reply + w.text(panel)
        assert "This button is out of date" in await w.forge("Ann", f"gk:unknown:{tried.id}")


@pytest.mark.parametrize("game", GAMES)
async def test_it_opens_within_a_third_of_a_second(tmp_path: Path, game: str) -> None:
    """Without its picture, which is drawn as for any panel."""
    async with world(tmp_path) as w:
        await w.begun("Ann", game=game, stand_ins=1)
        session = await w.rest()
        times = list[float]()
        for _ in range(5):
            start = perf_counter()
            await w.bot.tryouts.open(session, w.people["Ann"].id)
            times.append(perf_counter() - start)
        assert min(times) < 0.3


async def test_in_zombicide_it_ends_before_anybody_reads_what_nobody_has_read(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", game="zombicide", stand_ins=1)
        session = await w.rest()
        tried = await w.bot.tryouts.open(session, w.people["Ann"].id)
        for _ in range(400):
            if tried.beyond or tried.session.status == "over":
                break
            copy = tried.session.still()
            offered = [d for d in copy.offered(tried.seat) if d.ask.wait]
            words = session.game.stand_in(copy.view(tried.seat), offered[0]) or default(offered[0])
            await tried.answer(offered[0].id, words, "")
        assert tried.beyond or tried.session.status == "over"
        read = session.game.read(session.playing)
        assert set(session.game.read(tried.session.playing)) <= set(read)
        if tried.beyond:
            panel = await refreshed(w, "Ann", await w.hand("Ann"))
            assert "what nobody has read yet" in w.text(panel)
            await tried.back()
            assert not tried.beyond


async def test_a_rule_that_fails_in_a_try_out_leaves_it_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", stand_ins=1)
        session = await w.rest()
        tried = await w.bot.tryouts.open(session, w.people["Ann"].id)
        decision = tried.session.offered(tried.seat)[0]
        before = tried.session.data

        def fails(state: Any, act: Answer) -> None:
            state.seats.append("x")
            raise ValueError("broken")

        with monkeypatch.context() as patch:
            patch.setattr(session.game, "apply", fails)
            with pytest.raises(ValueError, match="broken"):
                await tried.answer(decision.id, default(decision), "")
        assert session.game.dump(tried.session.playing) == before and not tried.moves
