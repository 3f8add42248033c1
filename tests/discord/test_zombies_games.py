"""Whole games of Zombies!!! through simulated Discord, in both modes and languages; the commands of its own."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from simulated import NAMES, World, asked, components, controls, one_press, play, play_public, world
from test_whole_games import check_end
from typists import play_typing
from zombies.test_picture import city

from engine.games.zombies.move import reach
from engine.games.zombies.state import ZombiesState
from engine.session import Session
from render.zombies import square_at

SHORT = {"kill_target": "5", "round_limit": "3"}
PRESSED = [
    pytest.param(2, 0, "en", {}, id="two"),
    pytest.param(3, 0, "ru", {"mode": "base"}, id="three-base-ru"),
    pytest.param(1, 2, "ru", {}, id="one-with-stand-ins-ru"),
    pytest.param(1, 5, "en", {"mode": "base", "ambush": "on"}, id="six-seats-base"),
]
TYPED = [
    pytest.param(2, 0, "ru", {}, id="two-ru"),
    pytest.param(3, 1, "en", {"mode": "base"}, id="three-with-stand-in-base"),
]


@pytest.mark.parametrize(("people", "stand_ins", "language", "options"), PRESSED)
async def test_a_whole_game_by_pressing(
    tmp_path: Path, people: int, stand_ins: int, language: str, options: dict[str, str]
) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun(*NAMES[:people], game="zombies", stand_ins=stand_ins, **SHORT, **options)
        await play(w, Random(people))
        await check_end(w, language)


@pytest.mark.parametrize(("people", "stand_ins", "language", "options"), TYPED)
async def test_a_whole_game_by_typing(
    tmp_path: Path, people: int, stand_ins: int, language: str, options: dict[str, str]
) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun(*NAMES[:people], game="zombies", stand_ins=stand_ins, **SHORT, **options)
        used = await play_typing(w, Random(people), opportunities=True)
        assert used["table do"] > 3
        assert sum(used.values()) - used["table do"] > 3
        assert {"zombies move", "zombies place"} & set(used)
        await check_end(w, language)


async def test_a_whole_game_on_public_buttons(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="zombies", **SHORT)
        assert await play_public(w, Random(5)) > 5
        await check_end(w, "en")


async def test_the_auction_of_the_helipad_by_command(tmp_path: Path) -> None:
    """Secret maxima are not told; a command names them (R5.6)."""
    async with world(tmp_path) as w:
        options = {"auction_style": "proxy", "kill_target": "60", "stack": "helipad_lower_half"}
        await w.begun("Ann", "Bob", game="zombies", **options)
        session = await w.forward(asked("maximum"), Random(2), most=4000)
        asking = [decision.id for decision in session.awaited()]
        name = w.due()
        reply = await w.slash(name, "zombies bid", amount=1)
        assert "bids 1" not in reply
        assert [d.id for d in (await w.reload()).awaited()] != asking, "that seat is not waited for any more"


# Walking


def can_walk(session: Session) -> bool:
    """Whether somebody can reach a square that is some steps away."""
    state = session.playing
    assert isinstance(state, ZombiesState)
    return asked("move")(session) and any(way.steps > 1 and not way.fights for way in reach(state).values())


async def walker(w: World) -> tuple[str, str]:
    """A player about to walk, and a square some steps away without fights on the way there."""
    session = await w.forward(can_walk, Random(3))
    square = next(square for square, way in reach(session.playing).items() if way.steps > 1 and not way.fights)
    return w.due(), square


async def test_walking_to_a_square_until_something_happens(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="zombies", mode="alt")
        name, square = await walker(w)
        offered = await w.people[name].autocomplete(w.thread, "zombies move", "to", square)
        assert square in {each["value"] for each in offered}
        await w.slash(name, "zombies move", to=square, until="fight")
        survivor = (await w.reload()).playing.survivors[w.session.seat_of(w.people[name].id)]
        assert survivor.pawn == square


async def test_walking_a_way_of_ones_own(tmp_path: Path) -> None:
    """What is typed so far is completed square by square (R19.1)."""
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="zombies", mode="alt")
        name, square = await walker(w)
        ways, way = reach(w.session.playing), [square]
        while ways[way[0]].before in ways:
            way.insert(0, ways[way[0]].before)
        typed = " ".join([*way[:-1], way[-1].partition(".")[0]])
        offered = await w.people[name].autocomplete(w.thread, "zombies move", "to", typed)
        assert " ".join(way) in {each["value"] for each in offered}
        seq = w.session.seq
        assert "I do not understand" in await w.slash(name, "zombies move", to="0.1 0.1"), "nobody can walk there"
        assert (await w.reload()).seq == seq
        await w.slash(name, "zombies move", to=" ".join(way))
        assert (await w.reload()).playing.survivors[w.session.seat_of(w.people[name].id)].pawn == square


async def test_a_square_is_named_by_the_frame_of_the_picture(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="zombies", mode="alt")
        name, square = await walker(w)
        letters = [f"{letter}{number}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" for number in range(1, 40)]
        typed = next(each for each in letters if square_at(w.session.playing, each) == square)
        await w.slash(name, "zombies move", to=typed.lower())
        assert (await w.reload()).playing.survivors[w.session.seat_of(w.people[name].id)].pawn == square


# Looking


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_every_card_and_tile_can_be_looked_at(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", "Bob", game="zombies")
        for command, option in (("zombies card", "card"), ("zombies tile", "tile")):
            offered = await w.people["Ann"].autocomplete(w.thread, command, option, "")
            assert len(offered) >= 20
            for choice in offered[::4]:
                picture = (await w.people["Ann"].slash(w.thread, command, **{option: choice["value"]})).response
                assert picture.attachments
                assert picture.flags.ephemeral
            assert "brains" in await w.slash("Ann", command, **{option: "brains"})
        assert (await w.people["Bob"].slash(w.thread, "zombies zoom")).response.attachments
        assert await w.slash("Eve", "zombies zoom")
        for words in ("grenade", "граната", "ambush", "засада"):
            assert await w.slash("Ann", "zombies rules", words=words)


@pytest.mark.parametrize(("command", "options"), [("table board", {"text": True}), ("table status", {})])
async def test_a_full_city_in_words_comes_whole_in_several_messages(
    tmp_path: Path, command: str, options: dict[str, bool]
) -> None:
    async with world(tmp_path, language="ru") as w:
        session = await w.begun("Ann", "Bob", game="zombies")
        full, state = city(2, 30).s, session.playing
        state.tiles, state.zombies, state.tokens = full.tiles, full.zombies, full.tokens
        whole = await w.bot.presenter.words(session, w.bot.texts("ru"), session.seat_of(w.people["Ann"].id))
        assert len(whole) > 4000
        before = len(w.watch.said)
        await w.slash("Ann", command, **options)
        await w.env.settle()
        said = {each.id: each for each in w.watch.said[before:]}.values()  # the first one was a promise to answer
        assert len(said) > 1
        assert all(each.private for each in said)
        assert "\n".join(each.words for each in said).endswith(whole)


async def test_the_hand_is_shown_to_its_owner_alone(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="zombies")
        for name in ("Ann", "Bob"):
            panel = await w.hand(name)
            assert panel.flags.ephemeral
            assert [each.filename for each in panel.attachments] == ["hand.png"]
            seat = w.session.seat_of(w.people[name].id)
            locale = w.bot.texts("en")
            galleries = [each for each in components(w.raw(panel)) if "items" in each]
            alternative = galleries[0]["items"][0]["description"]
            for copy in w.session.playing.survivors[seat].hand.cards:
                said = locale.message(w.session.playing.card_name(copy), {})
                assert said in alternative
        own = {each["value"] for each in await w.people["Ann"].autocomplete(w.thread, "zombies play", "card", "")}
        assert own == set(w.session.playing.survivors[w.session.seat_of(w.people["Ann"].id)].hand.cards)


# Wrong moments


async def test_wrong_people_and_double_presses(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="zombies")
        random = Random(4)
        for _ in range(12):
            session = await w.reload()
            due = w.due()
            other = "Bob" if due == "Ann" else "Ann"
            post = w.boards()[-1]
            shown = controls(w.raw(post), "a:")
            if shown:
                values = [shown[0]["options"][0]["value"]] if "options" in shown[0] else []
                reply = await w.forge(other, shown[0]["custom_id"], values, message=post)
                assert "asked of another player" in reply
                assert (await w.reload()).data == session.data
            await one_press(w, random)
        session = await w.forward(asked("fill"), Random(5))
        due, post = w.due(), w.boards()[-1]
        button = next(each for each in controls(w.raw(post), "a:") if each["custom_id"].endswith(":auto"))
        for _ in range(2):
            w.deliver(due, post, button["custom_id"])
        await w.env.settle()
        assert len((await w.reload()).playing.tiles) == len(session.playing.tiles)
        assert not asked("fill")(w.session)


async def test_a_command_too_early_can_be_kept_as_an_order(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="zombies")
        waiting = "Bob" if w.due() == "Ann" else "Ann"
        panel = (await w.people[waiting].slash(w.thread, "zombies auto")).response
        (keep,) = controls(w.raw(panel), "later:")
        await w.people[waiting].click(panel, custom_id=keep["custom_id"])
        seat = w.session.seat_of(w.people[waiting].id)
        assert [order.kind for order in (await w.reload()).playing.orders if order.seat == seat] == ["zombie"]


# Orders


async def test_every_standing_order_can_be_given_and_taken_back(tmp_path: Path) -> None:
    async with world(tmp_path, language="ru") as w:
        await w.begun("Ann", "Bob", game="zombies")
        panel, random = (await w.press("Ann", "orders", message=await w.hand("Ann"))).response, Random(6)
        names = [order.name for order in w.session.game.orders]
        for count, order in enumerate(names, 1):
            (chooser,) = controls(w.raw(panel), "order:")
            assert {each["value"] for each in chooser["options"]} == set(names)
            await w.people["Ann"].select(panel, [order], custom_id=chooser["custom_id"])
            for _ in range(20):
                asking = controls(w.raw(panel), "o:")
                if not asking:
                    break
                control = random.choice(asking)
                if control["type"] == 2:
                    await w.people["Ann"].click(panel, custom_id=control["custom_id"])
                else:
                    value = random.choice(control["options"])["value"]
                    await w.people["Ann"].select(panel, [value], custom_id=control["custom_id"])
            assert len(controls(w.raw(panel), "unorder:")) == count
        await w.people["Ann"].click(panel, custom_id=controls(w.raw(panel), "unorder:")[0]["custom_id"])
        assert len(controls(w.raw(panel), "unorder:")) == len(names) - 1
