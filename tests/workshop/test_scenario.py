"""Scenarios: what is written takes the place of tables of the box, for the tables that play it and for no other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from complaints import told
from every_game import game_of
from sessions.world import rest
from workshop.packs import yard
from workshop.roads import COAST

from engine.core.errors import Refused
from engine.core.message import msg
from engine.core.scenario import PRINTED
from engine.data import DataError
from engine.workshop.pack import checked, digest, played, read
from engine.workshop.pack import game_of as meant


def base() -> Any:
    return game_of("hitz")


def faults(text: str) -> list[str]:
    with pytest.raises(DataError) as error:
        read(base(), "coast.toml", text.encode())
    return told(error.value)


def test_a_scenario_is_played_under_a_name_of_its_own_and_leaves_ours_as_it_is():
    pack = read(base(), "coast.toml", COAST.encode())
    game = played(base(), pack.files)
    name = game.written.names["coast"]
    assert game.usual.road == name and game.options[0].values == (name,)
    s, _ = game.set_up(game.usual, ["a", "b"], "seed")
    assert f"{name}-1" in s.data.cards and s.data.cards.keys() >= base().data.cards.keys()
    assert game.load(game.dump(s)).data is s.data
    assert f"{name}-1" not in base().data.cards and base().data.playing(PRINTED) is base().data
    assert game.written.texts["en"][f"hitz-card-{name}-1"] == "A beach"
    assert digest(pack.files) == game.written.digest


def test_the_lobby_says_what_it_is_called_and_what_it_is_about():
    game = played(base(), read(base(), "coast.toml", COAST.encode()).files)
    name = game.written.names["coast"]
    said = [str(each.args) for each in game.lobby(game.usual, None)]
    assert f"hitz-value-road-{name}" in said[0] and f"hitz-value-road-{name}-about" in said[1]
    assert game.data.playing(name).scenario.id == name and game.data.scenario is None
    assert base().lobby(base().usual, None) == []


def test_a_host_without_scenarios_has_no_option_for_them():
    assert all(option.field != "road" for option in base().options)


def test_faults_of_the_whole_stand_at_their_place_in_the_file():
    alone = faults(COAST.replace('keep = "all"', 'keep = "none"'))
    assert any("level 1 has too few cards: 1, and 20 are needed" in each and "line 3" in each for each in alone)


def test_rows_of_ones_own_are_called_after_their_scenario():
    assert any("is called coast-1" in each for each in faults(COAST.replace("coast-1", "H1-01")))


def test_none_is_called_like_a_game_without_one():
    with pytest.raises(DataError) as error:
        read(base(), "printed.toml", COAST.replace("coast-", "printed-").encode())
    assert any("take another name" in each for each in told(error.value))


@pytest.mark.parametrize(
    ("ours", "file", "text", "chosen"),
    [
        (base(), "roads/coast.toml", COAST, {"road": "coast"}),
        (game_of("zombicide"), "missions/yard.toml", yard(), {"mode": "single", "mission": "yard"}),
    ],
    ids=["hitz", "zombicide"],
)
async def test_a_game_goes_on_when_the_host_puts_back_what_was_taken_away(
    serve: Any, ours: Any, file: str, text: str, chosen: Mapping[str, str]
) -> None:
    tables = {name: getattr(ours.data, name) for name in ours.tables.model_fields}
    table = file.partition("/")[0]
    own = {**tables[table], **checked(ours, {file: text})}
    sessions = await serve(type(ours)(ours.tables.model_construct(None, **{**tables, table: own})))
    session = await sessions.open(ours.id, guild=1, channel=5, host=10, name="A", language="en")
    for option, value in chosen.items():
        await sessions.set_option(session.id, 10, option, value)
    await sessions.join(session.id, 11, "B")
    before = (await rest(await sessions.begin(session.id, 10))).kept.data
    game = session.game
    await sessions.close()
    sessions = await serve(ours)
    with pytest.raises(Refused) as refused:
        await sessions.get(session.id)
    name = [*chosen.values()][-1]
    assert refused.value.reason == msg("refused-scenario", name=name)
    await sessions.close()
    sessions = await serve(game)
    again = await sessions.get(session.id)
    assert again.settings.model_dump().items() >= chosen.items() and again.kept.data == before


def test_a_file_says_itself_which_game_it_is_for():
    games = [game_of("zombicide"), base()]
    assert meant(games, "coast.toml", COAST.encode()).id == "hitz"
    assert meant(games, "yard.toml", b"spawns = []\nstart = []\n").id == "zombicide"
    assert meant(games, "x.toml", b"\xff").id == "zombicide"
