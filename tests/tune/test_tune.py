"""`make tune`: what is searched has bounds, the search finds what is better and goes on where it was, and what it finds
is written so that the game reads it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from shutil import copytree
from statistics import fmean

import pytest

from engine.core.act import Answer
from engine.core.runner import awaited, default, offered, opened
from engine.core.view import view
from engine.data import DATA, DataError, load
from engine.kit.judgement import Judgement, Levels
from telling.texts import complaint
from tests.every_game import game_of
from tests.tune.__main__ import rules_of
from tests.tune.games import TRIALS, Duel, in_use
from tests.tune.search import Notes, bounds, middle, moved, search
from tests.tune.table import write

DUELS = [each for each in TRIALS.values() if isinstance(each, Duel)]


@pytest.mark.parametrize("game", TRIALS)
def test_every_number_has_bounds(game: str) -> None:
    held = game_of(game).data.player
    for numbers in [held.normal, held.hard] if isinstance(held, Levels) else [held]:
        assert bounds(type(numbers)).keys() == type(numbers).model_fields.keys() - {"chosen"}
        for name, (least, most, whole) in bounds(type(numbers)).items():
            assert least < most and least <= getattr(numbers, name) <= most, name
            assert isinstance(getattr(numbers, name), int) or not whole, name


def test_a_number_out_of_bounds_is_refused_with_its_place(tmp_path: Path) -> None:
    copytree(DATA / "hitz", tmp_path / "hitz")
    file = tmp_path / "hitz" / "player.toml"
    file.write_text(file.read_text("utf-8").replace("adr = 1.0", "adr = 100.0", 1), "utf-8")
    with pytest.raises(DataError) as error:
        load("hitz", type(game_of("hitz").data), tmp_path)
    assert "player.toml, line 4, column 1, player normal, adr: at most" in complaint(error.value)


@pytest.mark.parametrize("game", TRIALS)
def test_changes_stay_in_bounds(game: str) -> None:
    numbers, random = in_use(TRIALS[game]), Random(1)
    among = bounds(type(numbers))
    for _ in range(50):
        numbers = moved(numbers, 0.5, random)
        for name, (least, most, whole) in among.items():
            assert least <= getattr(numbers, name) <= most and (not whole or isinstance(getattr(numbers, name), int))
    assert type(numbers).model_validate(numbers.model_dump()) == numbers
    assert middle([numbers, numbers]) == numbers


class Noisy:
    """Scores that are better the nearer two numbers come to a known place, with luck that all choices share."""

    def __init__(self) -> None:
        self.games = 0

    def __call__(self, choices: Sequence[Judgement], seeds: range) -> list[list[float]]:
        self.games += len(choices) * len(seeds)
        return [[self.one(each, seed) for seed in seeds] for each in choices]

    def one(self, numbers: Judgement, seed: int) -> float:
        far = abs(dict(numbers)["adr"] - 3) + abs(dict(numbers)["vp"] - 0.5)
        return float(Random(seed).random() > 0.2 + 0.15 * far)


def found(scores: Noisy, notes: Path, rounds: int = 6) -> Judgement:
    best = in_use(TRIALS["hitz"])
    steps = search(best, Notes(notes).kept(scores), seed=3, width=16, first=32, rungs=4, rounds=rounds)
    return [each.best for each in steps][-1]


def test_it_finds_what_is_better_the_same_every_time_and_plays_nothing_twice(tmp_path: Path) -> None:
    start, scores = in_use(TRIALS["hitz"]), Noisy()
    best = found(scores, tmp_path / "notes.jsonl")
    fresh = range(10_000, 12_000)
    before, after = (fmean(each) for each in Noisy()([start, best], fresh))
    assert after > before + 0.15
    again = Noisy()
    assert found(again, tmp_path / "notes.jsonl") == best and again.games == 0
    assert found(Noisy(), tmp_path / "others.jsonl") == best


def test_a_search_that_was_broken_off_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, part, rest = Noisy(), Noisy(), Noisy()
    best = found(whole, tmp_path / "whole.jsonl", rounds=3)
    found(part, tmp_path / "notes.jsonl", rounds=1)
    with (tmp_path / "notes.jsonl").open("a") as file:
        file.write('["broken off in the mid')
    assert found(rest, tmp_path / "notes.jsonl", rounds=3) == best
    assert part.games and rest.games and part.games + rest.games == whole.games


def test_notes_are_of_these_tables_only(tmp_path: Path) -> None:
    copytree(DATA / "hitz", tmp_path / "hitz")
    assert rules_of("hitz", tmp_path) == rules_of("hitz")
    file = tmp_path / "hitz" / "player.toml"
    file.write_text(file.read_text("utf-8").replace("adr = ", "adr = 0", 1), "utf-8")
    assert rules_of("hitz", tmp_path) != rules_of("hitz")


def test_what_is_no_better_than_chance_changes_nothing(tmp_path: Path) -> None:
    start = in_use(TRIALS["hitz"])

    def scores(choices: Sequence[Judgement], seeds: range) -> list[list[float]]:
        return [[Random(seed).random() for seed in seeds] for _ in choices]

    steps = [*search(start, scores, seed=1, width=4, first=4, rungs=2, rounds=3)]
    assert [each.best for each in steps] == [start] * 3


@pytest.mark.parametrize("game", ["hitz", "zombicide"])
def test_what_is_found_is_written_where_the_game_reads_it(game: str, tmp_path: Path) -> None:
    copytree(DATA / game, tmp_path / game)
    trial, file = TRIALS[game], tmp_path / game / "player.toml"
    new = moved(in_use(trial), 0.3, Random(5)).model_copy(update={"chosen": "won 60 ± 2 % of “2,000” games"})
    write(file, trial.level, new)
    held = load(game, type(game_of(game).data), tmp_path).player
    before = game_of(game).data.player
    if isinstance(held, Levels):
        assert held.hard == new and held.normal == before.normal
    else:
        assert held == new
    old = (DATA / game / "player.toml").read_text("utf-8")
    assert file.read_text("utf-8").startswith(old[: old.index("[player")])


@pytest.mark.parametrize("trial", DUELS, ids=lambda each: each.id)
def test_a_duel_is_the_same_game_twice_and_the_numbers_play_it(trial: Duel) -> None:
    numbers = in_use(trial)
    assert trial.score(None, 7) == trial.score(numbers, 7) == trial.score(numbers, 7)
    assert trial.score(numbers, 6) in (0, 0.5, 1)


@pytest.mark.parametrize(("id", "games", "share"), [("hitz", 60, 0.6)])
def test_hard_beats_normal(id: str, games: int, share: float) -> None:
    trial = Duel(id, (2,))
    assert fmean(trial.score(None, seed) for seed in range(2_000_000, 2_000_000 + games)) >= share


@pytest.mark.parametrize(("id", "games"), [("hitz", 20), ("zombies", 20), ("zgame", 8)])
def test_normal_beats_easy(id: str, games: int) -> None:
    trial = Duel(id, (2,), "normal", "easy")
    assert fmean(trial.score(None, seed) for seed in range(2_000_000, 2_000_000 + games)) >= 0.6


@pytest.mark.parametrize("id", [each.id for each in DUELS])
def test_advice_is_never_easy(id: str) -> None:
    """At a table of easy stand-ins people are advised as at any other, where the stand-in itself would play worse."""
    game = game_of(id)
    s, _ = game.set_up(game.settings.model_validate({"difficulty": "easy"}), ["a", "b"], "advised")
    worse = 0
    for _ in range(150):
        if s.over:
            break
        if act := game.follow(s, opened(s)):
            game.apply(s, act)
            continue
        seat = next(each.seats[0] for each in awaited(s))
        seen, plain = view(s, seat), view(s, seat)
        plain.settings = plain.settings.model_copy(update={"difficulty": "normal"})
        asked, same = (next(each for each in offered(s, seat, at) if each.ask.wait) for at in (seen, plain))
        advised = game.advise(seen, asked)
        assert advised == game.stand_in(plain, same)
        worse += advised != game.stand_in(seen, asked)
        game.apply(s, Answer(seat=seat, decision=asked.id, words=advised or default(asked)))
    assert worse
