"""Faults of the program: each is logged with its traceback under a number that people can quote."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable

log = logging.getLogger(__name__)


def report(what: str, *args: object, error: BaseException | None = None) -> str:
    """Log the running exception (or this one) and return the new number of the incident, six hexadecimal digits."""
    number = secrets.token_hex(3)
    log.error(f"incident %s: {what}", number, *args, exc_info=error or True, extra={"incident": number})
    return number


class Incidents(logging.Handler):
    """Passes on the number of each incident, and its line without the traceback. Called in any thread."""

    def __init__(self, tell: Callable[[str, str], None]) -> None:
        super().__init__(logging.ERROR)
        self._tell = tell

    def emit(self, record: logging.LogRecord) -> None:
        number: str | None = getattr(record, "incident", None)
        if number is not None:
            self._tell(number, record.getMessage())
