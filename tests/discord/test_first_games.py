"""A first game through Discord: to its end by taps on the recommended button only, and then a real one."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from said import components, controls
from simulated import World, world

from engine.core.errors import Refused
from engine.games.zombies.game import Zombies
from engine.games.zombies.player.lesson import LESSON
from engine.tables.lobby import set_preset, usual
from engine.tables.stats import played
from telling.names import figure_name

both = pytest.mark.parametrize("language", ["en", "ru"])


async def learn(w: World, name: str, game: str) -> None:
    """Open a first game by its command."""
    before = await w.ids()
    await w.people[name].slash(w.channel, f"{game} learn")
    (w.session_id,) = await w.ids() - before
    await w.reload()


def recommended(w: World, message: Any) -> list[str]:
    return [each["custom_id"] for each in controls(w.raw(message), "advised:")]


async def tap_on(w: World, name: str, *, restart_after: int = 0) -> tuple[int, list[str], set[str]]:
    """Tap the recommended button until the game is over; the taps, every panel that was seen, and all that the coach
    said in public.
    """
    panel = (await w.press(name, "advise")).response
    taps, seen, public = 1, [w.text(panel)], set(coached(w.text(w.boards()[-1])))
    while (await w.rest()).status == "playing":
        found = recommended(w, panel)
        assert not controls(w.raw(panel), "always:"), "whoever learns is asked everything"
        if not found:
            panel = (await w.press(name, "advise")).response
        else:
            await w.people[name].click(panel, custom_id=found[0])
        seen.append(w.text(panel))
        public.update(coached(w.text(w.boards()[-1])))
        taps += 1
        if taps == restart_after:
            await w.restart()
            panel = (await w.press(name, "advise")).response
        assert taps < 100, "no end"
    return taps, seen, public


def coached(text: str) -> list[str]:
    """What the coach says in it."""
    return [line for line in text.split("\n") if "🎓" in line]


@both
@pytest.mark.parametrize("game", ["hitz", "zombies", "zgame", "plague", "zombicide"])
async def test_a_first_game_ends_by_the_recommended_button_and_leads_to_a_real_one(
    tmp_path: Path, game: str, language: str
) -> None:
    async with world(tmp_path, language=language) as w:
        await learn(w, "Ann", game)
        assert "🎓" in w.text(w.posts()[0])
        lobby, poster, locale = await w.reload(), w.text(w.posts()[0]), w.bot.texts(language)
        figures = lobby.game.dealt(lobby.settings)
        listed = [each for each in figures if figure_name(locale, lobby, each) in poster]
        await w.press("Ann", "begin")
        crew = (await w.reload()).playing.crews.get("a", [])
        assert listed == (crew if len(crew) > 1 else []), "stand-ins will lead the others"
        taps, seen, public = await tap_on(w, "Ann", restart_after=5)
        assert taps <= 60
        session = await w.reload()
        assert session.seat_of(w.people["Ann"].id) in session.playing.result.winners, "won by the advice alone"
        said = [line for text in dict.fromkeys(seen) for line in coached(text)]
        assert len(public.union(said)) >= 7, "each new thing is explained"
        for line in set(said):
            at = [n for n, text in enumerate(seen) if line in text]
            assert at == list(range(at[0], at[-1] + 1)) and len(at) <= 3, f"said again: {line}"
        over = await w.forge("Ann", f"gk:advise:{w.session_id}")  # an old panel's button
        assert not re.search("I would wait|Спешить не стоит", over), "nothing is advised when all is over"
        end = w.text(w.boards()[-1])
        assert "🎓" in end and re.search("Now a real one|А теперь по-настоящему", str(w.raw(w.boards()[-1])))
        assert await played(w.bot.sessions.store, w.guild.id) == [], "nothing counts"
        assert re.search("first game|первая партия", await w.slash("Ann", "table verify"))
        before = await w.ids()
        await w.press("Ann", "rematch")
        (w.session_id,) = await w.ids() - before
        real = await w.reload()
        assert real.status == "lobby" and not real.table.lesson
        usually = usual(real.game, first=True)  # nothing counted, so this is the first
        assert (real.settings.model_copy(update={"seats": {}}), real.table) == usually
        before, now = [
            {seat: len(crew) for seat, crew in each.game.crews(each.settings, each.party).items()}
            for each in (session, real)
        ]
        assert len(now) == (4 if game == "plague" else len(before)), "there is one human more"
        assert now["a"] == before["a"], "the learner leads as many as in the lesson"
        assert [player.user is None for seat, player in real.seats.items() if seat in now] == [False] + [True] * (
            len(now) - 1
        )


async def test_the_post_of_a_turn_tells_what_came_after_the_end_of_the_round_in_the_same_act(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stand-in's last answer ends the round, and begins a turn in which Fear holds or that may win."""
    rival = {**LESSON.settings, "difficulty": "normal"}  # with these dice it plays that card
    monkeypatch.setattr(Zombies, "lesson", replace(LESSON, seed="learn-28", settings=rival))
    async with world(tmp_path) as w:
        await learn(w, "Ann", "zombies")
        await w.press("Ann", "begin")
        panel, told = (await w.press("Ann", "advise")).response, set[str]()
        while (await w.rest()).status == "playing":
            newest = w.text(w.boards()[-1])
            told.update(
                line for line in ("Fear: Ann cannot move in this turn.", "Ann may win in this turn") if line in newest
            )
            found = recommended(w, panel)
            if found:
                await w.people["Ann"].click(panel, custom_id=found[0])
            else:
                panel = (await w.press("Ann", "advise")).response
        assert len(told) == 2


async def test_friends_learn_together_and_stand_ins_take_the_rest(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await learn(w, "Ann", "hitz")
        await w.press("Bob", "join")
        await w.press("Ann", "begin")
        session = await w.rest()
        assert [player.user for player in session.seats.values()] == [w.people["Ann"].id, w.people["Bob"].id, None]
        first = w.due()
        other = "Bob" if first == "Ann" else "Ann"
        told, public = w.text((await w.press(first, "advise")).response), w.text(w.boards()[-1])
        assert "Every round begins with an auction" in public and "🎓" not in told, "it is said once"
        assert "I would:" in told and "I would:" not in public, "advice is never public"
        assert "🎓" not in w.text(await w.hand(other)), "the coach speaks when something comes"


async def test_a_first_game_is_played_as_it_is_and_no_other_becomes_one(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await learn(w, "Ann", "hitz")
        for field, value in (("auction", "ceilings"), ("rounds", "8"), ("table-lesson", "false")):
            reply = await w.forge("Ann", f"gk:option:{w.session_id}:{field}", [value])
            assert "A first game is played as it is" in reply, reply
        with pytest.raises(Refused, match="lesson"):
            await w.bot.sessions.arrange(w.session_id, set_preset(w.people["Ann"].id, "pace", "post"))
        for name in ("Bob", "Cy", "Dee"):
            await w.press(name, "join") if name != "Dee" else None
        assert (await w.reload()).most == 3 == len(w.session.party)
        await w.press("Ann", "cancel")
        await w.open("Ann", where="here")
        for field, value in (("table-lesson", "true"), ("rounds", "2")):
            reply = await w.forge("Ann", f"gk:option:{w.session_id}:{field}", [value])
            assert reply and not (await w.reload()).table.lesson and w.session.settings.rounds == 8


async def test_the_dice_of_a_first_game_are_the_same_for_everybody(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        seeds = set[str]()
        for name in ("Ann", "Bob"):
            await learn(w, name, "zombies")
            await w.press(name, "begin")
            seeds.add((await w.rest()).playing.dice.seed)
        assert seeds == {w.session.game.lesson.seed}


@both
async def test_the_game_in_60_seconds_is_a_tap_away_and_leads_to_a_table(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        await w.open("Ann", "zombies")
        shown = await w.people["Bob"].click(w.posts()[-1], custom_id="gk:cards:zombies")
        message = shown.response
        assert message.flags.ephemeral and len(message.attachments) == 4
        alts = [each["items"][0]["description"] for each in components(w.raw(message)) if each["type"] == 12]
        assert len(set(alts)) == 4 and all(re.search("[а-я]", alt) for alt in alts) == (language == "ru")
        assert not controls(w.raw(message), "open:"), "here a table is open already"
        shown = (await w.people["Bob"].slash(w.channel, "help")).response
        assert w.text(shown).index(w.bot.texts(language)("zombies-name")) < w.text(shown).index("/table")
        assert {"gk:cards:zombies", "gk:open:zombies:start"} <= {each["custom_id"] for each in controls(w.raw(shown))}
        before = await w.ids()
        await w.people["Bob"].click(shown, custom_id="gk:open:zombies:learn")
        (w.session_id,) = await w.ids() - before
        session = await w.reload()
        assert session.lesson is not None and session.host == w.people["Bob"].id
        await w.press("Bob", "begin")
        goal = w.bot.texts(language)("zombies-goal")
        first, post = w.posts()[0], w.boards()[-1]
        assert goal in w.text(first) and goal not in w.text(post), "the first post of a game says it, once"
        assert "gk:cards:zombies" in {each["custom_id"] for each in controls(w.raw(post))}


@both
async def test_a_new_server_is_greeted_with_the_games(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        w.bot.dispatch("guild_join", w.bot.guilds[0])
        await w.env.settle()
        (post,) = w.channel.history()
        assert w.bot.texts(language)("hitz-name") in w.text(post)
        before = await w.ids()
        await w.people["Ann"].click(post, custom_id="gk:open:hitz:start")
        assert len(await w.ids() - before) == 1


async def test_controls_of_no_table_are_answered_whatever_they_say(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann")
        for id in ("gk:cards:chess", "gk:cards:", "gk:open:chess:learn", "gk:open:hitz:never", "gk:open:hitz"):
            assert "out of date" in await w.forge("Ann", id), id


async def test_a_turn_of_the_first_game_is_left_to_the_learner_and_advice_is_a_press_away(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await learn(w, "Ann", "plague")
        await w.press("Ann", "begin")
        panel = (await w.press("Ann", "advise")).response
        while recommended(w, panel):
            await w.people["Ann"].click(panel, custom_id=recommended(w, panel)[0])
            await w.rest()
        assert (await w.rest()).playing.round == 3
        said = "\n".join(w.text(each) for each in (panel, *w.posts()))  # whichever comes first
        assert "This turn is yours" in said and "**Advice**" in said and "I would" not in w.text(panel)
        assert recommended(w, (await w.press("Ann", "advise")).response)
