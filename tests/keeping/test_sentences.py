"""What members are told of what is kept follows from the settings in force."""

from __future__ import annotations

import pytest

from bot import Settings
from engine.keeping import Keeping
from telling.texts import Texts


def said(keeping: Keeping, language: str) -> list[str]:
    locale = Texts()(language)
    return [locale.message(each, {}) for each in keeping.sentences()]


@pytest.mark.parametrize(
    ("language", "days"), [("en", ["1 ", "2 days", "5 days"]), ("ru", ["1 день", "2 дня", "5 дней"])]
)
def test_each_sentence_names_its_days(language: str, days: list[str]) -> None:
    one, two, five = (said(Keeping(n, n, n, n), language) for n in (1, 2, 5))
    assert all(days[1] in each for each in two) and all(days[2] in each for each in five)
    assert all((days[0] in each) == (language == "ru") for each in one)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_without_an_end_no_sentence_names_days(language: str) -> None:
    assert not [each for each in said(Keeping(0, 0, 0, 0), language) if any(map(str.isdigit, each))]


def test_the_settings_of_the_host_are_what_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, days in {"LOBBY": 3, "IDLE": 4, "PACKED": 5, "SERVER": 6}.items():
        monkeypatch.setenv(f"GRAVEKEEPER_{name}_DAYS", str(days))
    assert Settings(_env_file=None).keeping == Keeping(lobbies=3, idle=4, packed=5, servers=6)
    monkeypatch.setenv("GRAVEKEEPER_IDLE_DAYS", "")
    assert Settings(_env_file=None).keeping.idle == Keeping().idle


@pytest.mark.parametrize("days", ["-1", "soon", "1.5", "99999"])
def test_what_is_no_number_of_days_is_refused(monkeypatch: pytest.MonkeyPatch, days: str) -> None:
    monkeypatch.setenv("GRAVEKEEPER_IDLE_DAYS", days)
    with pytest.raises(ValueError, match="gravekeeper_idle_days"):
        Settings(_env_file=None)
