"""Towns that people write: what takes the place of ours, what is said of it, and whole games with it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, cast, get_args

import pytest
from complaints import told
from core.fuzz import play, replayed, step_on
from core.secrecy import assert_secret
from languages import LANGUAGES
from zombies.harbour import HARBOUR, said
from zombies.pictured import scene, sound
from zombies.table import game as base

from engine.core.decision import Decision
from engine.core.errors import Refused
from engine.core.message import Event, Message, msg
from engine.core.view import view
from engine.data import DataError
from engine.games.zombies.box.card import NAMES, NUMBERS
from engine.games.zombies.box.city import Placed
from engine.games.zombies.box.doubts import doubts
from engine.games.zombies.box.town import Icon, Town
from engine.games.zombies.game import Zombies
from engine.games.zombies.ground.filling import automatic_filling
from engine.games.zombies.state import Item, Status, ZombiesState
from engine.games.zombies.survivors.strength import combat_bonus
from engine.workshop.pack import checked, played, read
from render.boards import BOARDS
from render.canvas.fonts import glyph
from render.zombies.board import divided
from render.zombies.chart import PAD
from render.zombies.signs import signs
from render.zombies.survey import Survey
from render.zombies.workshop import own, tiles
from telling.texts import Texts

DOCS = Path(__file__).parents[2] / "docs"
TINY = """\
keep = "none"
deck = "none"

[[tiles]]
id = "tiny-lane"
kind = "street"
rows = ["#.#", "...", "#.#"]
exits = "NESW"
zombies = 5
count = 9

[[cards]]
id = "tiny-horde"
as = "were_screwed"
n = 20
count = 9

[[cards]]
id = "tiny-car"
as = "keys_are_still_in_it"
n = 1
count = 9

[texts.en]
name = "Tiny"
about = "One lane."
tile-lane = "Lane"
card-horde = "Horde"
card-car = "Car"
"""
TOWNS = {"harbour": HARBOUR, "tiny": TINY}


@cache
def town(name: str) -> Zombies:
    return played(base(), read(base(), f"{name}.toml", TOWNS[name].encode()).files)  # pyright: ignore


@cache
def example(name: str) -> Zombies:
    """With one of the towns that ship."""
    return played(base(), read(base(), f"{name}.toml", (DOCS / "towns" / f"{name}.toml").read_bytes()).files)  # pyright: ignore


def laid_out(name: str = "harbour", **options: Any) -> tuple[ZombiesState, str]:
    game = town(name)
    assert game.written is not None
    settings = game.settings.model_validate({**game.usual.model_dump(), **options})
    return game.set_up(settings, ["a", "b"], "town")[0], game.written.names[name]


def faults(old: str, new: str) -> list[str]:
    assert old in HARBOUR
    with pytest.raises(DataError) as error:
        read(base(), "harbour.toml", HARBOUR.replace(old, new, 1).encode())
    return told(error.value)


# What is played


def test_a_town_has_its_own_tiles_those_of_ours_that_it_keeps_and_our_helipad():
    s, name = laid_out()
    ours = ["T02", "T04", "T09", "T11", "T15", "T16", "T19", "T20", "T23", "T24", "T25", "T27", "T28", "T29"]
    piers = [f"{name}-pier", *(f"{name}-pier-{n}" for n in (2, 3, 4))]
    assert sorted(s.data.tiles) == sorted([*ours, f"{name}-quay", f"{name}-office", *piers])
    assert s.tiles[0].tile == s.data.start == f"{name}-quay" and s.data.helipad == "T02"
    assert {s.data.tiles[pier].named for pier in piers} == {f"{name}-pier"}
    assert said(s, s.tile_name(piers[2])) == "Pier" and said(s, s.place("0.5")) == "0.5 (Quay)"


def test_R4_7_a_street_of_a_town_may_be_full_of_zombies():
    s, name = laid_out("tiny")
    s.tiles = (*s.tiles, Placed(f"{name}-lane", 1, 0, 0))
    assert automatic_filling(s, 1).zombies == ["1.2", "1.4", "1.6", "1.8", "1.5"]


def test_of_our_cards_those_are_played_that_can_be_used_there():
    s, name = laid_out()
    assert s.data.cards["first_aid_kit"].needs == ("T09", "T04")
    assert not s.data.cards.keys() & {"grenade", "chainsaw", "fire_axe", "skateboard"}
    assert sum(copy.card == f"{name}-flare" for copy in s.data.deck.values()) == 3
    tiny, called = laid_out("tiny")
    assert set(tiny.data.cards) == {f"{called}-horde", f"{called}-car"}


def test_S3_the_late_tiles_of_a_town_and_the_helipad_lie_below_the_others():
    s, name = laid_out(stack="late9")
    late = {"T02", "T25", "T29", f"{name}-pier", *(f"{name}-pier-{n}" for n in (2, 3, 4))}
    assert set(s.pile.cards[: len(late)]) == late


def test_a_card_does_what_ours_does_under_its_own_name_and_with_its_own_number():
    s, name = laid_out()
    hook = next(id for id, copy in s.data.deck.items() if copy.card == f"{name}-hook")
    assert (
        said(s, s.card_name(hook)) == "Boat hook"
        and said(s, s.card_about(hook)) == "On a long pole: +2 in all your fights"
    )
    assert combat_bonus(s, "a", "0.5") == 0
    s.survivors["a"].table.append(Item(card=hook))
    assert combat_bonus(s, "a", "0.5") == 2


def test_a_card_says_where_it_is_laid_down_and_what_it_does_as_ours_says_it():
    s, name = laid_out()
    flare, fog = s.data.cards[f"{name}-flare"], s.data.cards[f"{name}-fog"]
    assert said(s, flare.about) == "Weapon (Harbour office). +1 to your next 5 fight rolls"
    assert said(s, flare.text).startswith("Lay it down in: Harbour office. Your next 5 fight rolls get +1 each")
    assert said(s, flare.about, "ru").endswith("+1 к 5 следующим броскам в бою")
    assert said(s, fog.about) == said(s, base().data.cards["fear"].about)
    s.survivors["b"].statuses.append(Status(name="fear", by="a", card=fog.id))
    assert said(s, s.lasting(s.survivors["b"].statuses[0])) == "Fog"
    assert any(said(s, line).startswith("Fog: Bob will not move") for line in town("harbour").hand(s, "b"))


def test_a_state_of_a_town_that_is_gone_cannot_be_read() -> None:
    s, name = laid_out()
    with pytest.raises(Refused) as refused:
        base().load(town("harbour").dump(s))
    assert refused.value.reason == msg("refused-scenario", name=name)


# What is wrong with it


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"T15", ', '"T77", ', "there is no “T77” of ours"),
        ('as = "fear"', 'as = "fire"', "there is no rule for “fire”"),
        ('as = "fear"\n', 'as = "fear"\nneeds = ["T09"]\n', "only what is laid down needs a building"),
        ('needs = ["harbour-office"]', 'needs = ["T10"]', "“T10” is no named building"),
        ("n = 5", "n = 10", "from 1 to 9 for hey_look_a_shotgun, not 10"),
        ('as = "fear"\n', 'as = "fear"\nn = 2\n', "fear has no number"),
        ("zombies = 3\nbullets", "zombies = 4\nbullets", "4 zombies, but 3 squares for them"),
        ('id = "harbour-fog"', 'id = "coast-fog"', "is called harbour-1"),
        ('keep = ["T15"', 'deck = { grenade = 2 }\nkeep = ["T15"', "“T03” is no named building"),
        ('keep = ["T15"', 'deck = "none"\nkeep = ["T15"', "at least 18 cards that no rule takes out, not 6"),
        ("count = 4", "count = 10", "at most 9"),
        ('icon = "anchor"', 'icon = "dragon"', "icon"),
        ('tile-quay = "Quay"\n', "", "tile-quay: is said in no language"),
    ],
)
def test_each_fault_is_told(old: str, new: str, said: str) -> None:
    assert any(said in each for each in faults(old, new)), faults(old, new)


@pytest.mark.parametrize("field", ["keep", "deck"])
def test_what_may_be_a_word_or_several_entries_has_one_fault(field: str) -> None:
    text = re.sub(r"^keep = .*$", f'{field} = "some"', HARBOUR, flags=re.MULTILINE)
    with pytest.raises(DataError) as error:
        read(base(), "harbour.toml", text.encode())
    (fault,) = told(error.value)
    assert f"{field}, word: it has to be one of 'all', 'none'" in fault


# Whole games


@pytest.mark.parametrize("name", TOWNS)
@pytest.mark.parametrize("player", ["random", "stand-in"])
def test_games_in_a_town_come_to_a_sound_end(name: str, player: str) -> None:
    game, random = town(name), Random(f"{name}{player}")
    for players, mode in ((2, "alt"), (6, "base")):
        options = {**game.usual.model_dump(), "mode": mode, "round_limit": "3"}
        seats, settings = list("abcdef"[:players]), game.settings.model_validate(options)
        s, log = play(game, settings, seats, name, random, deep=players == 2, player=player)
        assert s.result is not None
        assert game.dump(replayed(game, settings, seats, name, log)) == game.dump(s)


def test_what_is_hidden_in_a_town_shows_nowhere():
    s, _ = laid_out()
    assert_secret(town("harbour"), s, Random(1))
    assert town("harbour").imagined(view(s, "a"), "other").data is s.data


# How it looks


LONG = "Zum goldenen Löwen am Hafentor"
"""As long as the name of a tile may be."""


def named_long(text: str) -> str:
    """The same town with the longest names that there may be."""
    text = re.sub(r'^(tile-\w+) = ".*"$', rf'\1 = "{LONG}"', text, flags=re.MULTILINE)
    return re.sub(r'^(card-\w+|name) = ".*"$', rf'\1 = "{LONG} {LONG[:8]}"', text, flags=re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TOWNS)
def test_a_town_is_seen_before_it_is_played(name: str, language: str) -> None:
    game, texts, bench = town(name), Texts()(language), BOARDS["zombies"].bench
    assert game.written is not None and bench is not None
    entry = game.written.names[name]
    assert bench.cut(game, entry, texts) == []
    assert "×4" in bench.map(game, entry, texts).alt or name == "tiny"
    for picture in (bench.map(game, entry, texts), *bench.cards(game, entry, texts)):
        assert len(picture.data) < 400_000 and "⟨" not in picture.alt


def test_names_as_long_as_may_be_stay_in_their_pictures_and_signs_that_are_cut_are_told() -> None:
    files = read(base(), "harbour.toml", named_long(HARBOUR).replace('short-office = "Office"\n', "").encode()).files
    game, texts, bench = played(base(), files), Texts()("en"), BOARDS["zombies"].bench
    assert game.written is not None and bench is not None
    entry = game.written.names["harbour"]
    assert set(bench.cut(game, entry, texts)) == {LONG}
    box = game.data.playing(entry)
    for sheet in (tiles(box, game.data, entry, texts), *own(box, game.data, texts)):
        sound(sheet)


@pytest.mark.parametrize("name", TOWNS)
def test_the_board_of_a_town_is_whole_in_both_languages(name: str) -> None:
    game = town(name)
    s, _ = game.set_up(game.usual, list("abc"), "pictured")
    random, board = Random(3), BOARDS["zombies"]
    for at in range(120):
        if s.over:
            break
        if at % 40 == 0:
            for language in LANGUAGES:
                texts, seen = Texts()(language), view(s, s.active)
                names = {"a": "Ann", "b": "Bob", "c": "Cid"}
                for picture in (
                    board.draw(seen, texts, names),
                    board.held(seen, texts, names, s.active),
                    board.close_up(seen, texts, names, s.active),
                ):
                    assert "⟨" not in picture.alt
                assert board.text(seen, texts, names).count(texts(f"zombies-value-town-{s.settings.town}")) == 1
                told = [board.spot(seen, texts, names, ref) for ref in board.places(seen, texts, names)]
                assert told and not any("⟨" in each.name + "".join(each.lines) for each in told)
        step_on(game, s, random)


def test_the_name_of_a_building_without_a_wall_hides_no_arrow_out_of_the_city() -> None:
    game = example("fair")
    assert game.written is not None
    town = game.written.names["fair"]
    s, _ = game.set_up(game.settings.model_validate({**game.usual.model_dump(), "town": town}), ["a", "b"], "x")
    s.tiles = (*s.tiles, Placed("T27", 0, -1, 0), Placed(f"{town}-camp", 1, 0, 0))
    found = scene(s, Texts()("en"))  # pyright: ignore[reportArgumentType]
    window = divided(found).window
    survey = Survey(window, 192, 0, 0, s.city, found)
    (name, spot), *_ = signs(survey.layout, found.texts, survey.box.inset(-PAD))
    assert name.text.endswith("Caravans") and survey.tile(2).holds(spot.box)


def test_what_can_be_looked_up_has_a_name_each() -> None:
    s, name = laid_out()
    for what, lookup in BOARDS["zombies"].lookups.items():
        assert all(Texts()("en").has(f"zombies-{what}-{id}") for id in lookup.things(s.data)), what
    assert f"{name}-pier-2" not in BOARDS["zombies"].lookups["tile"].things(s.data)


def test_icons_of_buildings_can_be_drawn() -> None:
    assert all(glyph(name) for name in get_args(Icon))


# What looks wrong with it


def doubted(name: str, text: str, *changes: tuple[str, str]) -> set[str]:
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    entries = checked(base(), read(base(), f"{name}.toml", text.encode()).files)
    return {what.key.removeprefix("zombies-doubt-") for _, what in doubts(base().data, cast(Town, entries[name]))}


def test_nothing_is_doubted_of_our_own_town() -> None:
    ours = 'keep = "all"\n[texts.en]\nname = "Ours"\nabout = "As it is."\n'
    assert doubted("ours", ours) == doubted("harbour", HARBOUR) == set()
    assert {"late-none", "roads", "tokens-few", "deck-small"} - doubted("tiny", TINY) == {"roads"}


KEPT = '"T15", "T16", "T19", "T20", "T23", "T24", "T25", "T27", "T28", "T29", "T04"'
STREETS = '"T15", "T16", "T19", "T20", "T23", "T24", "T25", "T27", "T28", "T29", '
PIER = 'rows = ["#.#", "#.#", "#.#"]\nexits = "NS"\nzombies = 3\ncount = 4'
DECK = 'keep = ["T15"'


@pytest.mark.parametrize(
    ("kind", "changes"),
    [
        ("roads", [(KEPT, '"T10", "T13"')]),
        ("ends", [(PIER, 'rows = ["#.#", "###", "###"]\nexits = "N"\nzombies = 1\ncount = 9')]),
        ("late-many", [("count = 4", "count = 9")]),
        ("short", [(STREETS, "")]),
        ("long", [(f'keep = [{KEPT}, "T09", "T11"]', 'keep = "all"'), ("count = 4", "count = 9")]),
        ("zombies-many", [(PIER, 'rows = ["...", "...", "..."]\nexits = "NS"\nzombies = 9\ncount = 9')]),
        ("zombies-few", [(STREETS, ""), ("zombies = 3\ncount", "zombies = 0\ncount")]),
        ("tokens-few", [('"T04", "T09", "T11"]', '"T09"]')]),
        ("deck-small", [(DECK, f"deck = {{ fear = 9, butter_fingers = 9 }}\n{DECK}")]),
        ("deck-laid", [(DECK, f"deck = {{ first_aid_kit = 9, fear = 9 }}\n{DECK}"), ("count = 3", "count = 9")]),
        (
            "deck-peaceful",
            [
                (DECK, f"deck = {{ adrenaline_rush = 9, much_needed_rest = 9, first_aid_kit = 9 }}\n{DECK}"),
                ('as = "fear"', 'as = "this_isnt_so_bad"'),
            ],
        ),
        ("card-late", [('icon = "anchor"', 'icon = "anchor"\nlate = true')]),
        ("twice", [('card-fog = "Fog"', 'card-fog = "Boat hook"')]),
    ],
)
def test_what_looks_wrong_is_said(kind: str, changes: list[tuple[str, str]]) -> None:
    assert kind in doubted("harbour", HARBOUR, *changes)


# The guides and the example that ships


@pytest.mark.parametrize("page", ["new-town.md", "new-town.ru.md"])
def test_the_guides_name_every_card_with_its_numbers_and_every_picture(page: str) -> None:
    text = (DOCS / page).read_text("utf-8")
    (shown,) = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    assert shown.partition("[texts.")[0] == HARBOUR.partition("[texts.")[0]
    assert all(f"`{icon}`" in text for icon in get_args(Icon)) and "(towns/fair.toml)" in text
    for name in NAMES:
        (line,) = [line for line in text.splitlines() if line.startswith("|") and f"`{name}`" in line]
        *_, told, may, _ = line.split("|")
        assert [int(n) for n in re.findall(r"\d+", may)] == list(NUMBERS[name][1:] if name in NUMBERS else ())
        assert name not in NUMBERS or str(NUMBERS[name].printed) in told


@pytest.mark.parametrize("name", ["fair", "wedding"])
def test_no_card_that_a_town_does_not_have_is_named_in_it(name: str) -> None:
    game = example(name)
    assert game.written is not None
    settings = game.settings.model_validate({**game.usual.model_dump(), "town": game.written.names[name]})
    said: list[Message] = []

    def note(s: ZombiesState, events: list[Event], among: list[Decision]) -> None:
        said.extend(event.message for event in events)
        said.extend(decision.prompt(s) for decision in among)

    s, _ = play(game, settings, list("abc"), name, Random(name), player="stand-in", read=note)
    said += [text for card in s.data.cards.values() for text in (card.about, card.text)]
    texts = Texts()("en")
    absent = [texts(f"zombies-card-{each}") for each in NAMES if each not in s.data.cards]
    told = {texts.message(message, {"a": "Ann", "b": "Bob", "c": "Cid"}) for message in said}
    assert absent and not [text for text in told if any(card in text for card in absent)]
