"""The few texts of the local table itself."""

from __future__ import annotations

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).parents[1] / "data" / "locales"


class Texts:
    """The texts of one language, English where the language is unknown; call it with a key."""

    def __init__(self, language: str) -> None:
        path = LOCALES / language / "local.ftl"
        if not path.is_file():
            language, path = "en", LOCALES / "en" / "local.ftl"
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def __call__(self, key: str, /, **args: object) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, (key, errors)
        return str(text)
