"""Pages of whoever runs the bot: privacy, terms, support."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from telling.texts import Locale


@dataclass(frozen=True, slots=True)
class Links:
    """Their URLs; empty: there is none."""

    privacy: str = ""
    terms: str = ""
    support: str = ""

    def line(self, locale: Locale) -> str:
        """A small line with those that there are, in Markdown; empty without any."""
        named = [f"[{locale(f'link-{name}')}](<{url}>)" for name, url in asdict(self).items() if url]
        return f"-# {' · '.join(named)}" if named else ""


UNLINKED = Links()
