"""Whole games of Zombies!!! through simulated Discord, in both modes and languages; the commands of its own."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from endings import check_end
from said import BUTTON, controls
from simulated import NAMES, World, asked, one_press, play, play_public, world
from typists import play_typing
from zombies_moments import lay

from engine.core.runner import default
from engine.games.zombies.ground.spots import candidates, spots
from engine.games.zombies.state import ZombiesState
from engine.games.zombies.steps.move import reach
from engine.tables.session import Session

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


@pytest.mark.parametrize(("mode", "language"), [("alt", "en"), ("base", "ru")])
async def test_a_whole_game_by_its_own_commands_alone(tmp_path: Path, mode: str, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        options = {"mode": mode, "kill_target": "10", "round_limit": "3"}
        await w.begun("Ann", "Bob", "Cy", game="zombies", **options)
        used = await play_typing(w, Random(11), opportunities=True, alone=True)
        assert all(command.startswith("zombies ") for command in used)
        assert {f"zombies {each}" for each in ("place", "move", "zombie", "auto", "discard", "play")} <= set(used)
        await check_end(w, language)


@pytest.mark.painted
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
    return asked("move")(session) and any(way.steps > 1 and not way.price for way in reach(state).values())


async def walker(w: World) -> tuple[str, str]:
    """A player about to walk, and a square some steps away without fights on the way there."""
    session = await w.forward(can_walk, Random(3))
    square = next(square for square, way in reach(session.playing).items() if way.steps > 1 and not way.price)
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


async def test_a_square_is_named_by_its_address_and_a_cell_by_its_number(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="zombies", mode="alt")
        session = await w.forward(asked("place"), Random(3))
        there = spots(session.playing, session.playing.stack[-1].tile)
        (x, y), n = list(candidates(spot[:2] for spot in there).items())[-1]
        turns = [spot.turn for spot in there if spot[:2] == (x, y)]
        turn = {"rotation": f"r{turns[0]}"} if len(turns) > 1 else {}
        await w.slash(w.due(), "zombies place", cell=str(n), **turn)
        assert (await w.reload()).playing.tiles[-1][1:3] == (x, y)
        name, square = await walker(w)
        await w.slash(name, "zombies move", to=f"#{square}")
        assert (await w.reload()).playing.survivors[w.session.seat_of(w.people[name].id)].pawn == square


async def test_R8_4_a_fight_interrupts_a_way_which_then_goes_on(tmp_path: Path) -> None:
    """The way is typed once; what the fight asks is answered on the panel."""
    async with world(tmp_path) as w:
        await lay(w, "ahead")
        await w.slash("Ann", "zombies move", to="3.6")
        session = await w.reload()
        assert asked("wound")(session)
        assert session.playing.survivors["a"].pawn == "3.5"
        panel = await w.hand("Ann")
        (life,) = (each for each in controls(w.raw(panel), "a:") if each["custom_id"].endswith(":life"))
        await w.people["Ann"].click(panel, custom_id=life["custom_id"])
        session = await w.reload()
        assert session.playing.survivors["a"].pawn == "3.6", "nobody had to be asked where to go on"
        assert asked("move")(session)


async def test_a_square_among_many_is_found_by_its_tile(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await lay(w, "far")
        session = w.session
        squares = reach(session.playing)
        assert len(squares) > 25
        far = max(squares, key=lambda square: (squares[square].steps, square))
        panel = await w.hand("Ann")
        steps = [each for each in controls(w.raw(panel), "a:") if each.get("label", " ")[0] in "↑→↓←"]
        assert len(steps) == sum(way.steps == 1 for way in squares.values())
        groups = next(each for each in controls(w.raw(panel), "a:") if "options" in each)
        assert groups["placeholder"] == "Choose a tile…"
        tile = far.partition(".")[0]
        group = next(each["value"] for each in groups["options"] if each["label"].startswith(f"{tile}:"))
        await w.people["Ann"].select(panel, [group], custom_id=groups["custom_id"])
        choice = next(
            each
            for each in controls(w.raw(panel), "a:")
            if far in {option["value"] for option in each.get("options", ())} or each["custom_id"].endswith(f":{far}")
        )
        if choice["type"] == BUTTON:
            await w.people["Ann"].click(panel, custom_id=choice["custom_id"])
        else:
            await w.people["Ann"].select(panel, [far], custom_id=choice["custom_id"])
        assert (await w.reload()).playing.survivors["a"].pawn == far


async def test_a_card_out_of_turn_stops_nobody(tmp_path: Path) -> None:
    """Bob plays from his hand while Ann moves: her buttons stay as they are, and she is not called again (R13.5)."""
    async with world(tmp_path) as w:
        await lay(w, "walk")
        boards, post, state = len(w.boards()), w.boards()[-1], w.session.playing
        before = [each["custom_id"] for each in controls(w.raw(post), "a:")]
        copy = next(each for each in state.survivors["b"].hand.cards if state.card(each).id == "fear")
        assert "Bob plays Fear" in await w.slash("Bob", "zombies play", card=copy, targets="Ann")
        await w.env.settle()
        assert "Fear" in w.text(w.boards()[-1])
        assert len(w.boards()) == boards, "the post is brought up to date"
        assert [each["custom_id"] for each in controls(w.raw(post), "a:")] == before
        assert "Due now: Ann." in await w.slash("Bob", "zombies play", card="Slight Miscalculation")
        assert len((await w.reload()).playing.survivors["b"].hand.cards) == 1, "one card a round (R13.2)"
        await w.people["Ann"].click(post, custom_id=next(id for id in before if id.endswith(":stop")))
        assert not asked("move")(await w.reload())


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
                assert f"That is not asked of you, but of: {due}." in reply
                assert (await w.reload()).data == session.data
            await one_press(w, random)
        session = await w.forward(asked("zombie"), Random(5))
        due, post = w.due(), w.boards()[-1]
        button = next(each for each in controls(w.raw(post), "a:") if each["custom_id"].endswith(":auto"))
        for _ in range(2):
            w.deliver(due, post, button["custom_id"])
        await w.env.settle()
        assert len((await w.reload()).playing.tiles) == len(session.playing.tiles)
        assert not asked("zombie")(w.session)


async def test_a_command_too_early_can_be_kept_as_an_order(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="zombies")
        waiting = "Bob" if w.due() == "Ann" else "Ann"
        panel = (await w.people[waiting].slash(w.thread, "zombies auto")).response
        (keep,) = controls(w.raw(panel), "later:")
        await w.people[waiting].click(panel, custom_id=keep["custom_id"])
        seat = w.session.seat_of(w.people[waiting].id)
        assert [order.kind for order in (await w.reload()).playing.orders if order.seat == seat] == ["zombie"]


@pytest.mark.parametrize(
    ("moment", "command", "options", "told"),
    [
        ("wound", "zombies play", {"card": "adrenaline rush"}, "plays Adrenaline Rush"),
        ("wound", "zombies bullets", {}, "You draw **"),
        ("wound", "zombies life", {}, "loses a life"),
        ("kit", "zombies use", {"item": "First Aid Kit"}, "uses First Aid Kit"),
        ("kit", "zombies kit", {}, "uses First Aid Kit"),
        ("kit", "zombies use", {"item": "lots of ammo"}, "discards Lots of Ammo: 3 bullets more, 6 now"),
        ("repair", "zombies bullets", {"die": 3}, "saves the die of 3"),
        ("repair", "zombies life", {"die": 2}, "loses a life"),
        ("repair", "zombies life", {}, "loses a life"),
        ("repair", "zombies give", {}, "returns 2 trophies, 2 left"),
        ("cramp", "zombies back", {}, "leaves the move to"),
        ("use", "zombies use", {"item": "lots of ammo"}, "discards Lots of Ammo: 3 bullets more, 6 now"),
    ],
)
async def test_commands_for_what_happens_seldom(
    tmp_path: Path, moment: str, command: str, options: dict[str, Any], told: str
) -> None:
    async with world(tmp_path) as w:
        name, _ = await lay(w, moment)
        seq = w.session.seq
        reply = await w.slash(name, command, **options)
        assert (await w.reload()).seq > seq, reply
        assert told in reply


async def test_walking_around_zombies_by_command(tmp_path: Path) -> None:
    """`to` is completed with the way around, which can be taken with a condition, too (R19.1)."""
    async with world(tmp_path) as w:
        name, _ = await lay(w, "around")
        offered = await w.people[name].autocomplete(w.thread, "zombies move", "to", "1.3 a")
        assert "1.3 careful" in {each["value"] for each in offered}
        await w.slash(name, "zombies move", to="1.3 careful", until="fight")
        session = await w.reload()
        assert session.playing.survivors["a"].pawn == "1.3"
        assert session.playing.survivors["a"].trophies == 4, "nobody was fought"


# Orders


async def test_a_card_ordered_in_advance_is_played_when_its_time_comes(tmp_path: Path) -> None:
    """Chosen on the panel of orders, played with nobody asked, told to all, and spent (R19.2)."""
    async with world(tmp_path) as w:
        await lay(w, "walk")
        state = w.session.playing
        state.survivors["b"].hand.cards = [next(c for c, card in state.data.deck.items() if card.card == "brain_cramp")]
        await w.arrange(state)
        panel = (await w.press("Bob", "orders", message=await w.hand("Bob"))).response
        bob = w.people["Bob"]
        (chooser,) = controls(w.raw(panel), "order:")
        await bob.select(panel, ["play"], custom_id=chooser["custom_id"])
        for word in ("brain_cramp", "turn"):  # Ann is the only other one, and is not asked for
            control = next(each for each in controls(w.raw(panel), "o:") if word in offered_words(each))
            if control["type"] == BUTTON:
                await bob.click(panel, custom_id=control["custom_id"])
            else:
                await bob.select(panel, [word], custom_id=control["custom_id"])
        assert len(controls(w.raw(panel), "unorder:")) == 1
        (order,) = (await w.reload()).playing.orders
        assert (order.policy, order.arg, order.mode) == ("play", ["brain_cramp", "a", "turn"], "once")
        assert "Brain Cramp" not in "".join(said.words for said in w.watch.public())
        await w.slash("Ann", "zombies stop")
        await w.slash("Ann", "zombies auto")
        await w.slash("Ann", "zombies discard")
        assert w.session.seat_of(w.people["Bob"].id) == (await w.reload()).playing.active
        assert w.session.playing.orders == [order], "it is for the turn of Ann"
        while (session := await w.rest()).playing.active == "b":
            (decision,) = session.awaited()
            await w.bot.sessions.answer(session.id, bob.id, decision.id, default(decision))
        await w.env.settle()
        survivors = (await w.reload()).playing.survivors
        assert [each.name for each in survivors["a"].statuses] == ["brain_cramp"]
        assert survivors["b"].used and not w.session.playing.orders
        log = await w.slash("Ann", "table log")
        assert "📜 Bob plays Brain Cramp" in log


def offered_words(control: dict[str, Any]) -> set[str]:
    """The words that a control can add to an answer."""
    return {option["value"] for option in control.get("options", ())} | {control["custom_id"].rsplit(":", 1)[1]}


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_every_standing_order_can_be_given_and_taken_back(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", "Bob", game="zombies")
        panel, random = (await w.press("Ann", "orders", message=await w.hand("Ann"))).response, Random(6)
        names = [order.name for order in w.session.game.orders]
        for count, order in enumerate(names, 1):
            (chooser,) = controls(w.raw(panel), "order:")
            assert {each["value"] for each in chooser["options"]} == set(names)
            assert not any(each["description"].endswith("…") for each in chooser["options"]), "it can be read whole"
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
