"""Whole missions of Zombicide: random and default players, all options; replay, saving, secrecy."""

from __future__ import annotations

from random import Random

import pytest
from core.fuzz import play, replayed
from core.secrecy import assert_secret
from zombicide.box import box
from zombicide.carried import carried
from zombicide.table import SEATS, game, mixed

from engine.games.zombicide.settings import ZombicideSettings


@pytest.mark.parametrize("mission", box().missions)
def test_random_missions_end_in_a_sound_state(mission: str) -> None:
    """Two each, one of them in depth; `make fuzz` plays many more."""
    for n in range(2):
        random = Random(f"{mission}{n}")
        seats = SEATS[: 1 + random.randrange(6)]
        s, _ = play(game(), mixed(random, mission), seats, f"{mission}{n}", random, deep=n == 0)
        assert s.result is not None and s.verdict and not s.stack


@pytest.mark.parametrize("n", range(3))
def test_chapters_of_any_past_end_in_a_sound_state(n: int) -> None:
    random = Random(n)
    settings = mixed(random, "m1").model_copy(update={"mode": "campaign"})
    carry = carried(box(), random)
    s, log = play(game(), settings, SEATS[: 1 + n], f"chapter{n}", random, deep=n == 0, carry=carry)
    assert s.result is not None and s.mission_id == carry["party"]["mission"]
    assert game().dump(replayed(game(), settings, SEATS[: 1 + n], f"chapter{n}", log, carry)) == game().dump(s)


@pytest.mark.parametrize("mission", ["m2", "m6"])
def test_with_the_answers_for_absent_players_a_mission_ends(mission: str) -> None:
    settings = ZombicideSettings.model_validate({"mode": "single", "mission": mission})
    s, _ = play(game(), settings, SEATS[:3], mission, Random(1), player="default")
    assert s.result is not None


def test_I19_the_log_leads_to_the_same_bytes() -> None:
    random = Random(5)
    settings = mixed(random, "m4")
    s, log = play(game(), settings, SEATS[:3], "again", random)
    assert game().dump(replayed(game(), settings, SEATS[:3], "again", log)) == game().dump(s)


def test_I20_decks_and_unread_cards_show_nowhere() -> None:
    for n, mission in enumerate(("m1", "m7")):
        settings = ZombicideSettings.model_validate({"mode": "single", "mission": mission})
        s, events = game().set_up(settings, SEATS[:2], f"secret{n}")
        assert_secret(game(), s, Random(n))
        assert not any("objective" in event.message.key for event in events)
