"""Sides of the house, crews, options of seats, and choices that never become a question."""

from random import Random
from typing import Any, Literal

import pytest
from core.expedition import WHEN_HAUNTED, Expedition, ExpeditionSettings
from core.fuzz import play, replayed
from core.secrecy import assert_secret

from engine.core.act import Answer, Choose, Correct, FixOp, GiveOrder
from engine.core.choice import Choice
from engine.core.errors import Gone, Illegal
from engine.core.options import deal, from_fields
from engine.core.order import Order
from engine.core.runner import awaited, offered
from engine.core.state import SeatPlan, Settings
from engine.core.view import view

SEATS = ["a", "b", "z"]


def haunt(game: Expedition, s, figure: str) -> None:
    """Everybody rests, then the keeper comes to this figure."""
    while awaited(s)[0].kind == "dig":
        game.apply(s, Answer(seat=awaited(s)[0].seats[0], decision=awaited(s)[0].id, words=["rest"]))
    game.apply(s, Answer(seat="z", decision=awaited(s)[0].id, words=[figure]))


def choose(seat: str, subject: str, *words: str, name: str = "haunted") -> Choose:
    return Choose(choice=Choice(seat=seat, name=name, subject=subject, words=[*words]))


@pytest.mark.parametrize("seats", [["a", "z"], ["a", "b", "c", "z"], ["a", "b"]])
@pytest.mark.parametrize("player", ["random", "default"])
def test_games_end_and_replay(player: str, seats: list[str]) -> None:
    game = Expedition()
    for n in range(10):
        settings = ExpeditionSettings(figures="6" if n % 2 else "3", keeper="on" if "z" in seats else "off")
        s, log = play(game, settings, seats, f"seed{n}", Random(n), deep=True, player=player)
        assert game.dump(replayed(game, settings, seats, f"seed{n}", log)) == game.dump(s)


def test_one_person_leads_three_figures_each_with_a_question_of_its_own() -> None:
    game = Expedition()
    s, _ = game.set_up(ExpeditionSettings(figures="6"), SEATS, "x")
    assert s.crews == {"a": ["f1", "f3", "f5"], "b": ["f2", "f4", "f6"]}
    mine = offered(s, "a")
    assert [d.subject for d in mine] == ["f1", "f3", "f5"] and len({d.id for d in mine}) == 3
    game.apply(s, Answer(seat="a", decision=mine[1].id, words=["dig"]))
    assert [d.subject for d in offered(s, "a")] == ["f1", "f5"] and s.found["f3"] == 1
    s.crews = {"a": ["f1"], "b": ["f2", "f3", "f4", "f5", "f6"]}  # dealt anew in play
    assert [d.subject for d in offered(s, "a")] == ["f1"] and len(offered(s, "b")) == 4
    with pytest.raises(KeyError):
        s.leader("f9")


def test_figures_are_dealt_as_agreed_and_the_others_evenly() -> None:
    assert deal(["x", "y", "z"], ["a", "b"], {}) == {"a": ["x", "z"], "b": ["y"]}
    assert deal(["x", "y", "z"], ["a", "b"], {"b": ["y", "x", "gone"]}) == {"a": ["z"], "b": ["x", "y"]}
    assert deal(["x"], ["a", "b"], {"a": ["x"], "b": ["x"]}) == {"a": ["x"], "b": []}
    assert deal(["x"], [], {}) == {}
    agreed = {"a": ["x", "z", "w"], "b": ["y", "u", "v"]}
    assert deal([*"uvwxyz"], [*"abc"], agreed) == {"a": ["x", "z"], "b": ["u", "y"], "c": ["v", "w"]}
    assert deal([*"uvwxyz"], [*"ab"], {"a": [*"uvwxy"]}) == {"a": [*"uvwxy"], "b": ["z"]}


def test_a_standing_choice_is_read_by_rules_private_and_judged_from_the_view() -> None:
    game = Expedition()
    s, _ = game.set_up(None, SEATS, "x")
    assert s.crews == {"a": ["f1", "f3"], "b": ["f2"]}
    told = game.apply(s, choose("a", "f3", "stand"))
    assert [event.only for event in told] == [("a",)]
    assert WHEN_HAUNTED.of(s, "a", "f3") == ["stand"] and WHEN_HAUNTED.of(s, "a", "f1") == ["run"]
    assert view(s, "a").choices and not view(s, "b").choices and not view(s, None).choices
    assert_secret(game, s, Random(1))
    for wrong in (
        choose("a", "f2", "stand"),
        choose("a", "", "stand"),
        choose("z", "f1", "stand"),
        choose("a", "f1", "fly"),
        choose("a", "f1"),
        choose("a", "f1", "stand", name="other"),
    ):
        before = game.dump(s)
        with pytest.raises(Illegal):
            game.apply(s, wrong)
        assert game.dump(s) == before
    loaded = game.load(game.dump(s))
    haunt(game, loaded, "f3")
    haunt(game, s, "f1")
    assert loaded.calm["f3"] == 2 and s.calm["f1"] == 0
    game.apply(s, choose("a", "f3", "run"))
    assert s.choices == []  # what everybody has needs no keeping
    haunt(game, s, "f3")
    assert s.over
    with pytest.raises(Gone):
        game.apply(s, choose("a", "f3", "stand"))


def test_options_that_need_or_exclude_one_another_fall_back_together() -> None:
    game = Expedition()
    wild = game.settle(ExpeditionSettings(fog="on", storm="on"), ["a"])
    assert (wild.light, wild.fog, wild.storm) == ("lamp", "on", "on")
    calm = game.settle(ExpeditionSettings(light="none", fog="on", storm="on"), ["a"])
    assert (calm.light, calm.fog, calm.storm) == ("lamp", "off", "off")
    for settings in (wild, calm):
        assert game.settle(settings, ["a"]) == settings
        assert all(option.applies(settings) or getattr(settings, option.field) == option.values[0]
                   for option in game.options)  # fmt: skip


def test_what_single_seats_have_chosen_is_put_right() -> None:
    game = Expedition()
    plans = {"a": SeatPlan(figures=("f1", "f9")), "b": SeatPlan(figures=("f9",)), "q": SeatPlan(colour="red")}
    settings = game.settle(ExpeditionSettings(seats=plans), ["a", "b"])
    assert settings.seats == {"a": SeatPlan(figures=("f1",))}


def test_options_of_seats_of_earlier_versions_are_read_where_there_are_none() -> None:
    assert SeatPlan.model_validate({"options": {}, "colour": "red"}) == SeatPlan(colour="red")
    for strange in ({"options": {"boots": "red"}}, {"hats": {}}, ["options"]):
        with pytest.raises(ValueError, match="SeatPlan"):
            SeatPlan.model_validate(strange)


def test_a_correction_gives_a_figure_to_another_seat_and_forgets_what_its_leader_wanted() -> None:
    game = Expedition()
    s, _ = game.set_up(None, SEATS, "x")
    for figure in ("f1", "f3"):
        game.apply(s, choose("a", figure, "stand"))
        digs = Order(seat="a", kind="dig", subject=figure, mode="once", words=["dig"])
        game.apply(s, GiveOrder(order=digs))
    for wrong in (["f1", "a"], ["f9", "b"], ["f1", "z"]):
        with pytest.raises(Illegal):
            game.apply(s, Correct(ops=[FixOp(fix="crew", words=wrong)]))
    (told,) = game.apply(s, Correct(ops=[FixOp(fix="crew", words=["f1", "b"])]))
    assert told.message.key == "fix-did-crew"
    assert s.crews == {"a": ["f3"], "b": ["f2", "f1"]} and [d.subject for d in offered(s, "b")] == ["f1", "f2"]
    assert [choice.subject for choice in s.choices] == ["f3"] and [order.subject for order in s.orders] == ["f3"]


def test_options_are_made_of_the_fields_of_the_settings_default_first() -> None:
    class Chosen(Settings):
        level: Literal["easy", "usual", "hard"] = "usual"
        light: Literal["on", "off"] = "on"

    when: dict[str, Any] = {"light": lambda settings: settings.level == "hard"}
    level, light = from_fields(Chosen, frozenset({2}), ("level", "light"), when)
    assert (level.field, level.values, level.seats) == ("level", ("usual", "easy", "hard"), frozenset({2}))
    assert light.values == ("on", "off")
    assert level.applies(Chosen()) and not light.applies(Chosen()) and light.applies(Chosen(level="hard"))
