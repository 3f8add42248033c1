"""The guides to missions of an administrator: their example is played with, and they name all of the language."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from core.fuzz import play
from kit.table import GameTable
from workshop.packs import sample

from engine.core.runner import decisions
from engine.data import load
from engine.games.zombicide.box.data import Tables
from engine.games.zombicide.box.effects import ASKS, OPERATIONS
from engine.games.zombicide.game import Zombicide
from engine.games.zombicide.settings import ZombicideSettings
from telling.texts import Texts

DOCS = Path(__file__).parents[2] / "docs"
guides = pytest.mark.parametrize("guide", ["new-mission.md", "new-mission.ru.md"])


def written(guide: str, folder: Path) -> Tables:
    """The box with the example of a guide in it."""
    missions = folder / "zombicide" / "missions"
    missions.mkdir(parents=True)
    (missions / "yard.toml").write_text(sample(guide).text, "utf-8")
    return load("zombicide", Tables, folder)


@guides
def test_the_example_is_a_mission(guide: str, tmp_path: Path) -> None:
    tables = written(guide, tmp_path)
    assert len(tables.missions) == 11 and len(tables.city("yard").zones) == 16
    assert list(tables.missions["yard"].cards) == ["yard-1", "yard-2"]


@guides
def test_every_operation_and_condition_is_explained(guide: str) -> None:
    named = set(re.findall(r"`!?([a-z_]+)\(", (DOCS / guide).read_text("utf-8")))
    assert OPERATIONS.keys() | ASKS.keys() | {"if", "choose", "test", "pick"} == named


YARD = ZombicideSettings(mode="single", mission="yard")


@pytest.fixture
def game(tmp_path: Path) -> Zombicide:
    return Zombicide(written("new-mission.md", tmp_path))


def test_the_lobby_offers_it(game: Zombicide) -> None:
    missions = next(option.values for option in game.options if option.field == "mission")
    assert len(missions) == 11 and missions[0] == "m1" and "yard" in missions
    assert len({option.field for option in game.options}) == len(game.options)


@pytest.mark.parametrize("seed", range(3))
def test_it_is_played_to_its_end(game: Zombicide, seed: int) -> None:
    s, _ = play(game, YARD, [*"abc"], f"yard{seed}", Random(seed), deep=not seed)
    assert s.result and s.mission_id == "yard"


def test_it_is_won_by_its_cards(game: Zombicide, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kit.told.exact", Texts())  # its texts would be the administrator's as well
    s, events = game.set_up(YARD, ["a"], "yard")
    table = GameTable(game, s, events)
    table.answer("a", "jack", "hoard").follow()
    taker = s.survivors["s1"]
    assert taker.at == "5R.A"
    for zone, words in (("8R.a", []), ("5R.c", ["1"])):
        taker.at = zone
        table.send("a", next(each.id for each in decisions(s) if each.subject == "s1" and each.kind == "act"), "take")
        if words:
            table.answer("a", "option", *words)
    assert s.verdict == "won" and s.keys == ["BATTERY"] and s.goals == ["RADIO"]
