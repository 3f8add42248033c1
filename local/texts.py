"""The few texts of the local table itself."""

from __future__ import annotations

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).parents[1] / "data" / "locales"
FIRST = "en"


class Texts:
    """The texts of one language, English where the language is unknown; call it with a key."""

    def __init__(self, language: str) -> None:
        own = LOCALES / language / "local.ftl"
        self.language = language if own.is_file() else FIRST
        self._bundle = FluentBundle([self.language], use_isolating=False)
        for path in (LOCALES / FIRST / "local.ftl", LOCALES / self.language / "local.ftl"):
            self._bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)

    def __call__(self, key: str, /, **args: object) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, (key, errors)
        return str(text)
