"""Sides of the program, figures, options of seats, presets and standing choices, through Discord."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import expedition_game
import pytest
from core import expedition
from core.expedition import KEEPER, Expedition
from said import SELECT, controls, text
from simulated import World, play, use, world

from cogs.playing.advance import offered
from cogs.playing.order_panel import order_panel
from engine.core.choice import StandingChoice
from engine.core.message import Message
from engine.core.order import Order


@pytest.fixture(autouse=True)
def game(monkeypatch: pytest.MonkeyPatch) -> None:
    expedition_game.install(monkeypatch)


async def pick(w: World, name: str, panel: Any, family: str, value: str) -> None:
    """Choose a value in a select of a private panel, by the beginning of its id."""
    found = [each for each in controls(w.raw(panel), family) if each["type"] == SELECT]
    select = next(each for each in found if value in {option["value"] for option in each["options"]})
    await w.people[name].select(panel, [value], custom_id=select["custom_id"])


def mode(w: World) -> str:
    """The mode that the lobby's select shows."""
    (select,) = controls(w.raw(w.posts()[-1]), f"preset:{w.session_id}:mode")
    return next((each["label"] for each in select["options"] if each.get("default")), select["placeholder"])


async def lobby(w: World, *others: str) -> None:
    await w.open("Ann", "expedition")
    await w.seat(*others)


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_side_is_taken_and_given_back_by_the_buttons_of_the_lobby(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        await lobby(w, "Bob")
        role, program = {"en": ("Keeper", "the program"), "ru": ("Хранитель", "программа")}[language]
        assert f"**{role}**: {program}" in w.text(w.posts()[-1])
        await w.press("Bob", "role", KEEPER, "take")
        await w.reload()
        assert w.session.names == {"a": "Ann", KEEPER: "Bob"}
        assert f"**{role}**: <@{w.people['Bob'].id}>" in w.text(w.posts()[-1])
        assert "1" in w.text(w.posts()[-1]).split("###")[1].split("\n")[0]
        before = w.session.seats
        await w.press("Cy", "role", KEEPER, "back")  # not his
        await w.forge("Cy", f"gk:role:{w.session_id}:{KEEPER}:take")  # an old button
        await w.forge("Cy", f"gk:role:{w.session_id}:q:take")
        assert (await w.reload()).seats == before
        await w.press("Bob", "role", KEEPER, "back")
        assert (await w.reload()).names == {"a": "Ann", "b": "Bob", KEEPER: role}


async def test_a_side_is_taken_during_play_by_the_command_and_given_back(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await lobby(w)
        await w.press("Ann", "begin")
        choices = await w.people["Bob"].autocomplete(w.thread, "table join", "role", "")
        assert [(each["name"], each["value"]) for each in choices] == [("Keeper", KEEPER)]
        await w.slash("Bob", "table join", role=KEEPER)
        assert (await w.reload()).seats[KEEPER].user == w.people["Bob"].id
        assert "Bob" in await w.slash("Cy", "table join", role=KEEPER)
        await w.slash("Bob", "table leave")
        assert (await w.reload()).names == {"a": "Ann", KEEPER: "Keeper"}


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_the_host_gives_figures_away(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        await lobby(w, "Bob")
        mine = (await w.press("Bob", "seat")).response
        assert not controls(w.raw(mine), "figure:") and len(controls(w.raw(mine), "seat:")) == 0
        hosts = (await w.press("Ann", "seat")).response
        await pick(w, "Ann", hosts, "seat:", "f1")
        await pick(w, "Ann", hosts, "figure:", "b")
        assert "1" in w.text(w.posts()[-1])
        await w.press("Ann", "begin")
        await w.reload()
        assert w.session.playing.crews == {"a": ["f2", "f3"], "b": ["f1"]}
        panel = w.raw(await w.hand("Ann"))
        assert [each["custom_id"][-2:] for each in controls(panel, "hand:")][:1] == ["f3"], "she plays f2 now"
        await w.forge("Ann", f"gk:seat:{w.session_id}")  # the lobby is over


async def test_presets_and_options_that_do_not_go_together(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await lobby(w)
        assert mode(w) == "Mode: Plain"
        panel = (await w.press("Ann", "options")).response
        assert "does not go together" in w.text(panel)  # a storm without fog
        assert not [each for each in controls(w.raw(panel), "option:") if each["custom_id"].endswith(":storm")]
        await pick(w, "Ann", panel, "preset:", "wild")
        assert (await w.reload()).settings.model_dump()["storm"] == "on"
        await w.env.settle()
        assert mode(w) == "Mode: Wild"
        await w.choose("Ann", storm="off")
        await w.env.settle()
        assert mode(w) == "Mode: a mixture of your own"
        assert "other options" in await w.forge("Ann", f"gk:option:{w.session_id}:light", ["none"])
        await w.forge("Bob", f"gk:preset:{w.session_id}:mode", ["plain"])
        assert (await w.reload()).settings.model_dump()["fog"] == "on"


async def test_standing_choices_and_orders_are_given_for_a_figure(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await lobby(w)
        await w.press("Ann", "begin")
        panel = (await w.people["Ann"].slash(w.thread, "table orders")).response
        assert "digger 1 · When haunted: run" in w.text(panel)
        await pick(w, "Ann", panel, "orders", "f2")
        await pick(w, "Ann", panel, "order:", "haunted")
        stand = next(each for each in controls(w.raw(panel), "o:") if "stand" in each["custom_id"])
        await w.people["Ann"].click(panel, custom_id=stand["custom_id"])
        assert "digger 2 · When haunted: stand" in w.text(panel)
        (made,) = (await w.reload()).playing.choices
        assert (made.seat, made.name, made.subject, made.words) == ("a", "haunted", "f2", ["stand"])
        await pick(w, "Ann", panel, "order:", "digs")
        found = (await w.reload()).playing
        assert [(order.policy, order.subject) for order in found.orders] == [("digs", "f2")]
        assert found.found == {"f1": 0, "f2": 1, "f3": 0}
        assert "standing choice" not in w.text(w.posts()[-1])
        assert "digger 2 · Always dig" in w.text(panel)


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_the_list_of_choices_says_what_it_leaves_out_and_leads_back(tmp_path: Path, language: str) -> None:
    """Not everything of a crew has room; of the figure that is picked all is seen."""
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", game="plague", n_humans="6")
        panel = (await w.press("Ann", "orders", message=await w.hand("Ann"))).response

        def listed() -> list[str]:
            return [line for line in w.text(panel).splitlines() if line.startswith("- ")]

        able = [each for each in offered(w.session, "a") if isinstance(each.declared, StandingChoice)]
        left = len(able) - len(listed())
        assert left > 0 and re.search(rf"And {left} more choices|И ещё {left} решени", w.text(panel))
        last = w.session.playing.crews["a"][-1]
        own = sum(each.subject == last for each in able)
        assert own and not any(" 6 · " in line for line in listed())
        await pick(w, "Ann", panel, "orders", last)
        assert [" 6 · " in line for line in listed()[: own + 1]] == [True] * own + [False]
        await use(w, "Ann", panel, controls(w.raw(panel), "hand")[0], Random(1))
        assert controls(w.raw(panel), "orders") and controls(w.raw(panel), "a:")


async def test_of_many_orders_the_panel_shows_what_has_room_and_counts_the_rest(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await lobby(w)
        await w.press("Ann", "begin")
        order = Order(seat="a", kind="dig", subject="f1", mode="always", policy="digs")
        still = (await w.reload()).still()
        still.view("a").orders = [order.model_copy(update={"id": n}) for n in range(1, 15)]
        made = order_panel(w.bot.texts("en"), still, "a", subject="f2").to_components()
        assert len(controls(made, "unorder:")) == 9
        assert "And 5 more orders: take one back to see the next." in text(made)


async def test_figures_of_any_name_are_ordered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names that mean something in ids, or are longer than an id may be."""
    odd = ["a:b.c~", "~mfrgg", "Ю" * 90]
    monkeypatch.setattr(Expedition, "figures", lambda self, settings: odd)
    monkeypatch.setattr(expedition, "name", lambda figure: Message("expedition-figure", {"n": odd.index(figure) + 1}))
    async with world(tmp_path) as w:
        await lobby(w)
        await w.press("Ann", "begin")
        for n, figure in enumerate(odd, 1):
            panel = (await w.people["Ann"].slash(w.thread, "table orders")).response
            whom = controls(w.raw(panel), "orders")[-1]
            await w.people["Ann"].select(panel, [whom["options"][n]["value"]], custom_id=whom["custom_id"])
            await pick(w, "Ann", panel, "order:", "haunted")
            stand = next(each for each in controls(w.raw(panel), "o:") if "stand" in each["custom_id"])
            await w.people["Ann"].click(panel, custom_id=stand["custom_id"])
            assert f"digger {n} · When haunted: stand" in w.text(panel)
            assert (await w.reload()).playing.choices[-1].subject == figure


async def test_several_figures_are_played_from_one_panel_one_at_a_time(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await lobby(w)
        await w.press("Ann", "begin")
        panel = await w.hand("Ann")
        assert [each["label"] for each in controls(w.raw(panel), "hand:")[:3]] == ["digger 2", "digger 3", "Refresh"]
        assert "What does digger 1 do?" in w.text(panel) and "What does digger 2 do?" not in w.text(panel)
        await w.people["Ann"].click(panel, custom_id=f"gk:hand:{w.session_id}:f3")
        assert "What does digger 3 do?" in w.text(panel) and "What does digger 1 do?" not in w.text(panel)
        await w.people["Ann"].click(panel, custom_id=f"gk:advise:{w.session_id}:f3")
        await w.people["Ann"].click(panel, custom_id=controls(w.raw(panel), "advised:")[0]["custom_id"])
        assert (await w.reload()).playing.found == {"f1": 0, "f2": 0, "f3": 1}
        assert "What does digger 1 do?" in w.text(panel)
        assert [each["label"] for each in controls(w.raw(panel), "hand:")[:2]] == ["digger 2", "Refresh"]


async def test_a_panel_opens_on_the_figure_that_its_game_finds_most_urgent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    urgent = ["f2"]
    monkeypatch.setattr(
        Expedition, "foremost", lambda self, s, waiting: next((each for each in waiting if each in urgent), "")
    )
    async with world(tmp_path) as w:
        await lobby(w)
        await w.press("Ann", "begin")
        panel = await w.hand("Ann")
        assert "What does digger 2 do?" in w.text(panel)
        await w.people["Ann"].click(panel, custom_id=f"gk:hand:{w.session_id}:f3")
        assert "What does digger 3 do?" in w.text(panel), "who asks for another one gets it"


async def test_advice_says_whether_only_this_figure_had_better_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = {"f1"}
    act = Expedition.stand_in
    monkeypatch.setattr(
        Expedition, "stand_in", lambda self, seen, d: None if d.subject in waits else act(self, seen, d)
    )
    async with world(tmp_path) as w:
        await lobby(w)
        await w.press("Ann", "begin")
        panel = await w.hand("Ann")
        await w.people["Ann"].click(panel, custom_id=f"gk:advise:{w.session_id}:f1")
        assert "let digger 2 go first" in w.text(panel)
        waits |= {"f2", "f3"}
        await w.people["Ann"].click(panel, custom_id=f"gk:advise:{w.session_id}:f1")
        assert "nothing that you can do now is worth it" in w.text(panel)


async def test_six_figures_are_chosen_from_a_list(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await lobby(w)
        await w.choose("Ann", figures="6")
        await w.press("Ann", "begin")
        panel = await w.hand("Ann")
        await pick(w, "Ann", panel, "hand:", "f5")
        assert "What does digger 5 do?" in w.text(panel)


async def test_a_command_says_which_figure_it_means(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await lobby(w)
        await w.press("Ann", "begin")
        assert "digger 1, digger 2, digger 3" in await w.slash("Ann", "expedition dig")
        await w.slash("Ann", "expedition dig", figure="f2")
        await w.slash("Ann", "expedition dig", figure="f1")
        await w.slash("Ann", "expedition dig")  # who else?
        assert (await w.reload()).playing.found == {"f1": 1, "f2": 1, "f3": 1}


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_whole_game_against_the_program(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        await lobby(w, "Bob")
        await w.press("Ann", "begin")
        await play(w, Random(1))
        assert (await w.reload()).status == "over"
        await w.press("Ann", "rematch")
