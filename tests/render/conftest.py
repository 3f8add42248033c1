"""Catalogues and data for the tests of pictures."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from engine.games.hitz.data import HitzData

DATA = Path(__file__).parents[2] / "data"
LANGUAGES = ("en", "ru")


class Catalogue:
    """All texts of a language; a missing key or argument is an error."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((DATA / "locales" / language).glob("*.ftl")):
            self.bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def __call__(self, key: str, /, **args: object) -> str:
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self.bundle.format_pattern(pattern, args)
        assert not errors, (key, errors)
        return text


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


@cache
def hitz_data() -> HitzData:
    tables = {}
    for name in ("cards", "tokens", "legs"):
        tables |= tomllib.loads((DATA / "hitz" / f"{name}.toml").read_text("utf-8"))
    return HitzData.model_validate(tables)


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue(request.param)


@pytest.fixture
def data() -> HitzData:
    return hitz_data()
