"""First versions of missions: maps that are streets, files that hold, texts in every language, turned screws."""

from __future__ import annotations

from itertools import pairwise, product
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from every_game import game_of
from languages import LANGUAGES

from engine.games.zombicide.box.city import City
from engine.games.zombicide.box.data import Tables
from engine.games.zombicide.box.tile import is_room
from engine.spare import Allowance
from engine.workshop import screws
from engine.workshop.doubts import doubts
from engine.workshop.generator import HARDEST, Aim, Draft, Wish, draft, joined
from engine.workshop.pack import read
from engine.workshop.screws import LEAST, MOST, RUNGS, Version, fits, made
from engine.workshop.streets import SIZES, Size, Tiles, lay, leads, number
from engine.workshop.trial import Tried
from telling.texts import Texts
from telling.workshop import written
from tests.scenario import main

AIMS: tuple[Aim, ...] = get_args(Aim)
WISHES = [
    Wish("fresh", aim, size, tiles, str(seed))
    for seed, (aim, size, tiles) in enumerate(product(AIMS, get_args(Size), get_args(Tiles)))
]


def box() -> Tables:
    return game_of("zombicide").data


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", get_args(Tiles))
def test_streets_go_on_from_tile_to_tile(size: Size, kind: Tiles) -> None:
    maps = set[str]()
    for seed in range(10):
        laid = lay(Random(seed), box().tiles, size, kind)
        maps.add(str(laid))
        assert (len(laid), len(laid[0])) == SIZES[size]
        used = [number(each.tile) for row in laid for each in row]
        assert len(set(used)) == len(used), "a tile has two sides, and lies on one of them"
        for row in laid:
            for one, other in pairwise(row):
                assert leads(box().tiles, one, 1) == leads(box().tiles, other, 3)
        for above, below in pairwise(laid):
            for one, other in zip(above, below, strict=True):
                assert leads(box().tiles, one, 2) == leads(box().tiles, other, 0)
    assert len(maps) == 10, "each seed has a map of its own"


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: f"{wish.aim}-{wish.size}-{wish.tiles}")
def test_whatever_is_wished_is_a_sound_mission_however_hard(wish: Wish) -> None:
    laid: set[str] = set()
    for hardness in (0, HARDEST // 2, HARDEST):
        one = draft(box(), wish, hardness)
        mission = one.mission
        assert one.fields == draft(box(), wish, hardness).fields, "equal wishes are equal missions"
        laid.add(str((mission.grid, mission.turns, mission.start)))
        assert doubts(joined(box(), mission), mission) == []
        assert {short for short, each in mission.wording().items() if each.needed} == one.texts.keys()
        city = City(mission, box().tiles)
        spawns = {spawn.zone for spawn in mission.spawns.values()}
        assert not any(map(is_room, spawns)) and not spawns & {*mission.exits, *mission.start}
        assert len(city.zones) > len(mission.cards) + len(mission.crates)
    assert len(laid) == 1, "the same map, whatever the hardness"


def test_the_harder_the_more_of_the_dead() -> None:
    for wish in WISHES:
        counts = [len(draft(box(), wish, hardness).mission.spawns) for hardness in range(HARDEST + 1)]
        assert counts == sorted(counts) and counts[0] < counts[-1]


def test_a_box_without_tiles_for_it_is_refused() -> None:
    few = box().model_copy(update={"tiles": {id: tile for id, tile in box().tiles.items() if id in ("1R", "2R")}})
    with pytest.raises(ValueError, match="not enough tiles"):
        draft(few, WISHES[0], 0)


def test_what_does_not_fit_into_the_box_is_refused() -> None:
    mission = draft(box(), WISHES[0], 0).mission.model_copy(update={"crates": ("99R.a",)})
    with pytest.raises(ValueError, match=r"crates: zombicide-fault-no-zone.*99R\.a"):
        joined(box(), mission)


def _shares(monkeypatch: pytest.MonkeyPatch, *shares: float) -> list[int]:
    """Games are won as the hardness says; returns what was tried."""
    asked: list[int] = []

    def played(data: Tables, version: Draft, share: float, allowance: Allowance | None) -> Version:
        asked.append(version.hardness)
        won = shares[min(version.hardness, len(shares) - 1)]
        games = RUNGS[-1] if abs(won - share) < 0.2 else RUNGS[0]
        return Version(version, Tried(how={"won": round(games * won), "lost": games - round(games * won)}))

    monkeypatch.setattr(screws, "_played", played)
    return asked


@pytest.mark.parametrize("at", range(HARDEST + 1))
def test_screws_are_turned_until_it_fits(monkeypatch: pytest.MonkeyPatch, at: int) -> None:
    asked = _shares(monkeypatch, *([1.0] * at), 0.5, *([0.0] * HARDEST))
    found = made(box(), Wish("fresh", "escape"))
    assert found.draft.hardness == at == asked[-1] and LEAST <= found.tried.won <= MOST
    assert len(asked) == len(set(asked)) <= screws.STEPS


def test_where_no_hardness_fits_other_maps_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    _shares(monkeypatch, 1.0, 1.0, 1.0, 1.0, 1.0, 0.7, 0.0)
    found = made(box(), Wish("fresh", "escape", seed="x"))
    assert found.draft.hardness == 5 and not fits(found, 0.5), "the best that there was"
    spent = Allowance(0, 0)
    asked = _shares(monkeypatch, 1.0)
    assert made(box(), Wish("fresh", "escape"), spent).draft.hardness == 6 and asked == [6]


def test_a_version_is_played_on_only_where_it_may_do(monkeypatch: pytest.MonkeyPatch) -> None:
    played, shares = list[range](), iter([0.5, 0.5, 0.5, 0.95, 0.5, 0.8])

    def tried(game: object, mission: str, level: str, numbers: range, allowance: object) -> Tried:
        played.append(numbers)
        won = round(len(numbers) * next(shares))
        return Tried(how={"won": won, "lost": len(numbers) - won})

    monkeypatch.setattr(screws, "tried", tried)
    version = draft(box(), Wish("fresh", "escape"), 6)
    assert [screws._played(box(), version, 0.5, None).tried.games for _ in range(3)] == [RUNGS[-1], *RUNGS[:2]]
    assert played[0].start == screws.OTHERS and all(a.stop == b.start for a, b in pairwise(played[:3])), "no game twice"


def test_it_is_written_into_a_file_looked_at_and_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _shares(monkeypatch, 0.5)
    file, out = tmp_path / "fresh.toml", tmp_path / "out"
    arguments = [str(file), "--out", str(out), "--size", "small", "--seed", "7"]
    assert main([*arguments, "--new", "hold", "--games", "1"]) == 0
    name, told, *lines = capsys.readouterr().out.splitlines()
    assert told == "Nothing looks wrong." and lines[0].startswith("medium · ") and lines[-1].startswith("hard · ")
    assert {path.name for path in out.iterdir()} == {"fresh-map.png", "fresh-fell.png", "fresh.json"}
    assert main([*arguments, "--games", "0", "--language", "ru"]) == 0
    other, told = capsys.readouterr().out.splitlines()
    assert told == "Ничего подозрительного." and other != name, "each language has its own name for it"
    assert main([str(tmp_path / "nothing.toml")]) == 2
    file.write_text("hour = 1", "utf-8")
    assert main(arguments) == 2 and "grid" in capsys.readouterr().err


@pytest.mark.parametrize("aim", AIMS)
def test_its_file_is_a_pack_with_texts_in_every_language(aim: Aim) -> None:
    for hardness in (0, HARDEST):
        one = draft(box(), Wish("fresh", aim, seed="3"), hardness)
        file = written(one, [Texts()(language) for language in LANGUAGES])
        pack = read(game_of("zombicide"), "fresh.toml", file.encode())
        assert pack.titles.keys() == set(LANGUAGES) and "⟨" not in file
