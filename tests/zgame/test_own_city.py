"""Cities that somebody wrote: what takes the place of what, what is refused, whole games."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from complaints import told
from core.fuzz import play, replayed
from core.secrecy import assert_secret
from thorough import amount
from zgame.cities import base, ring, written

from engine.core.act import Answer
from engine.core.errors import Refused
from engine.core.message import msg
from engine.core.runner import decisions, default
from engine.core.scenario import PRINTED
from engine.core.view import view
from engine.core.written import spoken
from engine.data import DataError, load
from engine.games.zgame import ZGame
from engine.games.zgame.box import ZgameData
from engine.games.zgame.gangs.names import drawn
from engine.games.zgame.phases.my_city import LayTiles
from engine.games.zgame.settings import ZgameSettings
from engine.games.zgame.state import ZgameState, place_in, place_name
from engine.tables.lobby import require_ready
from engine.tables.session import Kept, Player, Session, TableSettings
from engine.workshop.pack import played, read
from telling.texts import Texts

SEATS = "abcd"


def game() -> Any:
    return written("ring", ring())


def id() -> str:
    """The name under which the city is played."""
    return game().written.names["ring"]


def table(seats: str = "ab", **options: str) -> ZgameState:
    settings = ZgameSettings.model_validate({**game().usual.model_dump(), **options})
    return game().set_up(settings, list(seats), "ring")[0]


def test_what_is_written_takes_the_place_of_ours():
    data = game().data.playing(id())
    assert data.mall == f"{id()}-50" and data.gangs["A"].base == f"{id()}-90" and data.gangs["B"].base == "3-03"
    assert len(data.quarters) == 36 and not {"1-01", "3-01", "3-02"} & data.tiles.keys()
    assert data.items["katana"].copies == ("M11", *(f"{id()}-katana#{n}" for n in range(1, 12)))
    assert data.items["bike"].copies == ("T01",) and "T02" not in data.cards
    assert [data.cards[each].id for each in data.items[f"{id()}-gun"].copies] == [f"{id()}-gun"] * 12
    assert all(zombie.startswith(id()) for zombie in data.zombies) and len(data.events) == 13
    assert base().data.playing(PRINTED) is base().data and base().data.mall == "3-01"


def test_the_city_has_the_shape_that_was_drawn_and_some_quarters_their_place():
    s = table("abcd")
    at = {cell.hex: cell.id for cell in s.cells}
    assert len(at) == len(s.sites) == 1 + 4 + s.layout.size
    assert [at[cell] for cell in s.layout.fixed.values()] == [f"{id()}-01", f"{id()}-02"]
    assert game().load(game().dump(s)).data is s.data


def test_places_are_called_by_their_names_and_numbers():
    name = msg(f"zgame-tile-{id()}-07")
    assert place_name(f"{id()}-07") == msg("zgame-own", number="07", name=name)
    assert place_in("in", f"{id()}-07") == msg("zgame-own-in", number="07", name=name)
    assert place_name("1-06") == msg("zgame-tile-1-06")


@pytest.mark.parametrize(("city", "more"), [("laid", {6}), ("built", {7, 8})])
def test_O12_O13_whoever_begins_lays_one_more_where_quarters_are_left(city: str, more: set[int]):
    s = table("abcd", city=city)
    laying = s.find(LayTiles)
    assert laying and [len(laying.tiles[seat].cards) for seat in laying.order] == sorted(
        (len(hand.cards) for hand in laying.tiles.values()), reverse=True
    )
    assert {len(hand.cards) for hand in laying.tiles.values()} == more


def test_O13_1_quarters_with_a_place_of_their_own_are_always_dealt():
    for n in range(8):
        s, _ = game().set_up(
            game().settings.model_validate({**game().usual.model_dump(), "city": "built"}), [*SEATS], f"{n}"
        )
        laying = s.find(LayTiles)
        dealt = {tile for hand in laying.tiles.values() for tile in hand.cards}
        assert {f"{id()}-01", f"{id()}-02"} <= dealt
        imagined = game().imagined(view(s, "a"), f"{n}").find(LayTiles)
        assert {f"{id()}-01", f"{id()}-02"} <= {tile for hand in imagined.tiles.values() for tile in hand.cards}


def test_a_host_offers_a_city_beside_ours(tmp_path: Path):
    (tmp_path / "zgame" / "cities").mkdir(parents=True)
    (tmp_path / "zgame" / "cities" / "ring.toml").write_text(ring(), "utf-8")
    host = ZGame(load("zgame", ZgameData, tmp_path))
    option = next(each for each in host.options if each.field == "town")
    assert option.values == (PRINTED, "ring") and host.numbers(ZgameSettings()) == [2, 3, 4]
    assert host.set_up(None, ["a", "b"], "x")[0].data is host.data
    s, _ = host.set_up(ZgameSettings(town="ring"), ["a", "b"], "x")
    said = spoken(host.added.values())["en"]
    assert s.data.mall == "ring-50" and said["zgame-tile-ring-07"] == said["zgame-value-town-ring"]
    assert {*host.needed()} >= said.keys()


def test_O3_no_more_zombies_come_with_the_horde_than_there_are_markers():
    s = table("abcd", horde="on")
    assert s.markers == 30 and not game().check(s)


# Who can play it


def lobby(players: int) -> Session:
    seats = {seat: Player(at + 1, f"P{at}") for at, seat in enumerate(SEATS[:players])}
    return Session("lobby", game(), 0, 0.0, Kept(0, 1, "en", "lobby", game().usual, TableSettings(), seats, 0.0))


@pytest.mark.parametrize(("players", "refused"), [(1, "too-few"), (2, ""), (3, "number"), (4, "")])
def test_only_as_many_can_play_as_it_has_layouts_for(players: int, refused: str):
    session = lobby(players)
    assert session.most == 4 and game().numbers(game().usual) == [2, 4]
    if not refused:
        require_ready(session)
        return
    with pytest.raises(Refused) as error:
        require_ready(session)
    assert error.value.reason.key == f"refused-{refused}"


# What is refused


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("B2\",\n]\n\n[[layouts]]", "    B2\",\n]\n\n[[layouts]]",
         r"layouts, 2, rows: some of its places \(1\)"),
        ('"  .       ."', '"            "', "cannot be got to"),
        ("B3  .", "B5  .", "there are M, B1 to B4, dots and numbers like 07, not “B5”"),
        ('"02  .', '"99  .', "there is no quarter “99” of its own"),
        ('"02  .', '"01  .', "a quarter lies there twice"),
        ('id = "4"', 'id = "5"', "layouts"),
        ('id = "ring-07"', 'id = "1-07"', "is called ring-1"),
        ('id = "ring-07"', 'id = "ring-7"', "tiles"),
        ('"C18"] }', '"C18"], items = ["cannon"] }', "keep, items: there is no “cannon” of ours"),
        ('"C18"] }', '"C18"], items = "none" }', "no card of deck"),
        ('"C18"] }', '"C18"], events = "none" }', "a game needs 8, there are 1"),
        ('"C17", "C18"]', "]", "a game needs 16"),
        ("katana = 12", "katana = 13", "copies, katana"),
        ("katana = 12", "katanas = 12", "there is no “katanas” of ours"),
        ('A = "ring-90"', 'A = "ring-91"', "there is no Base “ring-91” in tiles"),
        ('bases = { A = "ring-90" }', "", "is the Base of no gang"),
        ("copies = 12\n", "copies = 13\n", "a number from 1 to 12"),
        ("n = 3, party", "n = 4, party", "is 1 to 3 for ride, not 4"),
        ("party = true", "near = true", "is for spawn only"),
        (", food = 2, medicine = 3", "", "food or medicine belong to gain"),
        ('op = "recruit"', 'op = "ride", n = 1', "is no use of this phase"),
        ('picture = "pistol"', 'picture = "cannon"', "there is no “cannon” of ours"),
        ('kind = "max"\nmetric = "haul"', 'kind = "max"\nmetric = "built"', "is max for cleared"),
        ('kind = "max"\nmetric = "haul"', 'kind = "end"\nmetric = "haul"', "is count, max"),
        ('kind = "base"', 'kind = "base"\nzombies = 1', "a Base has at most 3, and no Zombies"),
        ('order = "DCBA"', 'order = "DCBB"', "names each gang once"),
        ('tile-07 = "', 'tile-99 = "', "nothing is called so here"),
        ('goal-g1 = "', 'goal-g1 = "The ', "at most 40 characters"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_place(old: str, new: str, complaint: str):
    assert old in ring()
    with pytest.raises(DataError) as error:
        read(base(), "ring.toml", ring().replace(old, new, 1).encode())
    assert any(re.search(complaint, each) for each in told(error.value)), told(error.value)


WORDS = (
    "9",
    "-1",
    "1e9",
    "[]",
    "{}",
    "[[",
    "true",
    '"mall"',
    '"ring-01"',
    '"B2"',
    '""',
    '"end"',
    "nan",
    '"🧟"',
    ".",
    " ",
)


def slipped(random: Random) -> str:
    """The file with some words in the place of others, or lines gone."""
    text = ring()
    for _ in range(random.choice((1, 1, 2, 4))):
        spots = [*re.finditer(r'"[^"\n]*"|\b\d+\b|^.*\n', text, re.MULTILINE)]
        spot = random.choice(spots)
        text = text[: spot.start()] + random.choice(WORDS) + text[spot.end() :]
    return text


def test_whatever_somebody_writes_is_refused_in_words_or_can_be_played():
    for n in range(amount(60, 2000)):
        text = slipped(Random(n))
        try:
            pack = read(base(), "ring.toml", text.encode())
        except DataError as error:
            assert told(error)
            continue
        other = played(base(), pack.files)
        for players in other.numbers(other.usual):
            s, _ = other.set_up(other.usual, list(SEATS[:players]), "x")
            assert not other.check(s)


# Whole games


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("player", ["random", "default", "stand-in"])
def test_whole_games_end_in_a_sound_state(players: int, player: str):
    for n in range(amount(2, 50)):
        random = Random(f"{players}{player}{n}")
        chosen = {o.field: random.choice(o.values) for o in game().options if random.random() < 0.5}
        settings = ZgameSettings.model_validate({**game().usual.model_dump(), **chosen})
        seats, deep = list(SEATS[:players]), n == 0 and players == 2
        s, log = play(game(), settings, seats, f"own{n}", random, player=player, deep=deep)
        assert s.result is not None
        if deep:
            assert game().dump(replayed(game(), settings, seats, f"own{n}", log)) == game().dump(s)


def raiding() -> ZgameState:
    """The first gang walks."""
    s = table("ab")
    for decision in decisions(s):
        game().apply(s, Answer(seat=decision.seats[0], decision=decision.id, words=default(decision)))
    return s


@pytest.mark.parametrize("moment", [raiding, lambda: table("ab", city="built"), lambda: table("ab", city="laid")])
def test_I16_what_is_hidden_shows_nowhere(moment: Callable[[], ZgameState]):
    for n in range(4):
        assert_secret(game(), moment(), Random(n))


@pytest.mark.parametrize(
    ("deck", "strength", "undead", "does"),
    [
        ("firearm", 3, 0, "Strength 3, attracts Zombies · 0 against Zombies"),
        ("melee", 2, 1, "Strength 2 · 1 against Zombies"),
        ("melee", 1, 2, "Strength 1, 1 more against Zombies"),
        ("melee", 0, 2, "Strength 0, 2 more against Zombies"),
        ("melee", 1, 1, "Strength 1"),
    ],
)
def test_R7_5_a_card_says_what_it_is_worth_against_the_dead(deck: str, strength: int, undead: int, does: str):
    gun = 'deck = "firearm"\ncopies = 12\nstrength = 0\nundead = 9\nraid = [{ op = "ride", n = 3, party = true }, '
    other = f'deck = "{deck}"\ncopies = 12\nstrength = {strength}\nundead = {undead}\nraid = ['
    assert gun in ring()
    made = written("ring", ring().replace(gun, other))
    s = made.set_up(ZgameSettings.model_validate(made.usual.model_dump()), [*"ab"], "ring")[0]
    kinds = [next(card for card, item in s.data.cards.items() if item.id.endswith(each)) for each in ("-gun", "-flute")]
    said = [Texts()("en").message(each, {}) for each in drawn(s, "a", kinds)]
    assert f" · {does} · Food +2, Medicine +3)" in said[0]
    assert " · Strength 2, cancels their best card" in said[1]
