"""Logs that tell no secret of the settings, whatever somebody writes into them."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterable, Iterator
from urllib.parse import unquote

HIDDEN = "…"
SHORTEST = 4
"""Characters of a secret that is hidden wherever it stands: a shorter one is part of many words."""
WRITTEN_AS = r"(?<=[:=]){}(?=[@&\s'\"]|$)"
"""Where a shorter secret is hidden: where a password stands in a URL or in a list of settings."""
PASSWORD = re.compile(r"password=([^&\s]*)")


class Discreet(logging.Formatter):
    """Puts `HIDDEN` in the place of these settings and of the passwords in them, in tracebacks, too.

    ``inner`` makes the text from which they are taken out.
    """

    def __init__(self, secrets: Iterable[str], inner: logging.Formatter | None = None) -> None:
        super().__init__()
        self._inner = inner or logging.Formatter()
        found = {each for secret in secrets for each in _parts(secret) if each}
        self._secrets = [
            re.compile(re.escape(each) if len(each) >= SHORTEST else WRITTEN_AS.format(re.escape(each)))
            for each in sorted(found, key=len, reverse=True)
        ]

    def format(self, record: logging.LogRecord) -> str:
        return self.hide(self._inner.format(record))

    def hide(self, text: str) -> str:
        """The text without the secrets."""
        for secret in self._secrets:
            text = secret.sub(HIDDEN, text)
        return text


def _parts(setting: str) -> Iterator[str]:
    """A setting and, of a URL, what stands in it as a password: as it is written, as it is meant, and in JSON."""
    credentials = setting.partition("://")[2].rpartition("@")[0]
    for each in (setting, credentials.partition(":")[2], *PASSWORD.findall(setting)):
        for text in (each, unquote(each)):
            yield text
            yield json.dumps(text, ensure_ascii=False)[1:-1]
