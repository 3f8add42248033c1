"""The tour's own sums: what is judged, and that it is left out where there is no browser."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from telling.texts import Texts
from tests.tour.__main__ import main
from tests.tour.chromium import SETTING
from tests.tour.labels import own_labels
from tests.tour.record import Plan, Record, Seen
from tests.tour.report import failures, pressed, table

FOLDER = Path("nowhere")


def zombies(*seen: Seen, presses: tuple[int, ...] = (5,)) -> Record:
    record = Record(Plan("zombies", "en", 3, (390, 1280), 10, FOLDER), list(seen), rounds=8, over=True)
    record.presses = Counter({("Ann", round): number for round, number in enumerate(presses, 1)})
    return record


def test_a_tour_within_its_bars_fails_nowhere() -> None:
    record = zombies(
        Seen("lobby", 0, 390, 1.0), Seen("turn-post", 7, 390, 1.2), Seen("panel", 3, 390, 1.0), presses=(4, 5, 9)
    )
    record.posts = {390: [1.2] * 50}
    assert failures([record]) == []


@pytest.mark.parametrize(
    ("seen", "said"),
    [
        (Seen("lobby", 0, 390, 1.01), "the lobby"),
        (Seen("turn-post", 7, 390, 1.21), "a late turn post"),
        (Seen("panel", 1, 390, 1.01), "a private panel"),
        (Seen("rules", 0, 390, 2.0, 1.5), "a text over one screen"),
    ],
)
def test_what_is_too_high_on_a_phone_is_said(seen: Seen, said: str) -> None:
    (failure,) = failures([zombies(seen)])
    assert failure.startswith(f"zombies, en: {said}")


def test_what_is_high_early_or_at_a_desk_is_allowed() -> None:
    assert failures([zombies(Seen("turn-post", 6, 390, 3.0), Seen("panel", 9, 1280, 3.0))]) == []


def test_presses_are_judged_by_their_median() -> None:
    (failure,) = failures([zombies(presses=(1, 6, 9))])
    assert failure == "zombies, en: presses per turn: 6, at most 5"


def test_posts_and_screens_of_a_whole_game_are_judged() -> None:
    record = Record(Plan("hitz", "ru", 4, (390,), 8, FOLDER), rounds=8, over=True, posts={390: [0.8] * 21})
    assert [each.rpartition(":")[0] for each in failures([record])] == ["hitz, ru: posts", "hitz, ru: screens in all"]


def test_what_was_pressed_is_listed_by_person_and_round() -> None:
    record = zombies()
    record.pressed = [("Ann", 1, "Here"), ("Ann", 1, "Keep"), ("Ann", 2, "There")]
    assert pressed([record]).splitlines()[-2:] == ["- Ann, 1: Here | Keep", "- Ann, 2: There"]


def test_faults_and_complaints_fail_once_each() -> None:
    record = zombies()
    record.faults, record.console = ["TimeoutError: nothing came"], ["WARNING x", "WARNING x"]
    assert len(failures([record])) == 2


def test_a_game_without_bars_of_its_own_keeps_the_usual_ones() -> None:
    record = Record(Plan("bones", "en", 4, (390,), 8, FOLDER), [Seen("panel", 1, 390, 1.5)])
    assert len(failures([record])) == 1


def test_the_table_has_a_line_for_each_width() -> None:
    lines = table([zombies(Seen("lobby", 0, 390, 0.5), Seen("lobby", 0, 1280, 0.4))]).splitlines()
    assert len({line.count("|") for line in lines}) == 1
    assert ["| 0.50 |" in line for line in lines[2:]] == [True, False]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_bots_own_buttons_are_known(language: str) -> None:
    own, say = own_labels(language), Texts()(language)
    assert {say("panel-hand"), say("panel-log"), say("panel-undo")} <= own
    assert not {say("choice-default"), say("choice-none"), say("zombies-name")} & own


def test_without_a_chromium_nothing_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for missing in ("", str(tmp_path / "chromium")):
        monkeypatch.setenv(SETTING, missing)
        monkeypatch.setenv("PATH", str(tmp_path))
        assert main([]) == 0
        assert SETTING in capsys.readouterr().out
