"""Odds where something is chosen: on buttons, below the entries of lists, for people who want them."""

from __future__ import annotations

from typing import Any

import pytest
from discord import ui
from ui.asking import NAMES, SESSION, TEXTS, pressable, question

from cogs.asking.controls import controls, promising
from engine.core.message import Message, msg
from engine.core.shape import Amounts, One, Option, Shape, Some


def asked(shape: Shape, *, odds: bool) -> list[ui.Button[Any] | ui.Select[Any]]:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*controls(TEXTS("en"), NAMES, SESSION, question(shape), [], odds=odds)))
    return pressable(view)


def test_odds_stand_on_a_button_and_below_an_entry_of_a_list_for_people_who_want_them():
    likely = [Option(f"fruit-{n}", msg("ui-fruit", n=n), odds=msg("odds-percent", n=50 + n)) for n in range(14)]
    buttons = asked(One([*likely[:2], Option("3")]), odds=True)
    assert [each.label for each in buttons if isinstance(each, ui.Button)] == [
        "Fruit number 0 · 50 %", "Fruit number 1 · 51 %", "3",
    ]  # fmt: skip
    (choice,) = asked(One(likely), odds=True)
    assert isinstance(choice, ui.Select) and choice.options[13].description == "63 %"
    plain = [*asked(One(likely[:2]), odds=False), *asked(One(likely), odds=False)]
    said = [each.label for each in plain if isinstance(each, ui.Button)]
    assert said == ["Fruit number 0", "Fruit number 1"] and "%" not in str([each.to_component_dict() for each in plain])


def test_a_button_says_of_its_odds_all_for_which_the_lines_that_it_takes_anyway_have_room():
    """The price is not left out where it makes no line more."""
    for what, odds, said in (
        ("3", "75 % · 25 %", "3 · 75 % · 25 %"),
        ("Fight on here", "win 97 %, −1.2 lives", "Fight on here · win 97 %"),
        ("Fight", "win 97 %, −1.2 lives", "Fight · win 97 %, −1.2 lives"),
        ("Lose a life and roll again (3 → 2)", "win 97 %, −1.2 lives, −0.4 bullets", "win 97 %, −1.2 lives"),
    ):
        assert promising(what, odds).endswith(said)


def test_a_list_of_which_several_are_chosen_says_what_has_to_be_reckoned_with():
    shape = Some([Option(f"fruit-{n}", msg("ui-fruit", n=n)) for n in range(3)], odds=msg("odds-percent", n=75))
    for odds in (True, False):
        (choice,) = (each for each in asked(shape, odds=odds) if isinstance(each, ui.Select))
        assert choice.placeholder is not None and choice.placeholder.startswith("75 % · ") == odds


@pytest.mark.parametrize(("limit", "long"), [(1, 1), (1, 10), (9, 1)], ids=["buttons", "list", "numbers"])
@pytest.mark.parametrize("odds", [False, True], ids=["unwanted", "wanted"])
def test_what_is_counted_says_what_dice_may_make_of_it(limit: int, long: int, odds: bool):
    labels = {kind: msg("@name", name=kind * long) for kind in ("nail", "beam")}

    def chance(counted: dict[str, int]) -> Message:
        return msg("odds-percent", n=40 + counted["nail"] + 2 * counted["beam"])

    shape = Amounts(dict.fromkeys(labels, limit), usual="beam=1", labels=labels, odds=chance)
    every = asked(shape, odds=odds)
    found = [each for each in every if (each.custom_id or "").endswith(":w:beam=1")]
    said = [each.label for each in found if isinstance(each, ui.Button)]
    listed = [option for each in every if isinstance(each, ui.Select) for option in each.options]
    below = [option.description for option in listed if option.value == "nail=1"]
    assert [label and label.endswith(" · 42 %") for label in said] == [odds]
    assert below == ([("41 %" if odds else None)] if long > 1 else [])
