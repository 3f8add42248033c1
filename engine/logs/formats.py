"""How lines of the log are written: for people, or as JSON for what collects them."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any, Literal

from pythonjsonlogger.json import JsonFormatter

from .context import InContext
from .discreet import Discreet

Format = Literal["text", "json"]
LINE = "%(asctime)s %(levelname)s %(name)s:%(where)s %(message)s"


class _Json(JsonFormatter):
    """One object for each line, with the fields of its context."""

    def add_fields(self, log_data: dict[str, Any], record: logging.LogRecord, message_dict: dict[str, Any]) -> None:
        super().add_fields(log_data, record, message_dict)
        log_data |= log_data.pop("fields", {})
        log_data.pop("where", None)


def formatter(format: Format, secrets: Iterable[str]) -> Discreet:
    """Writes a record in this format, without these secrets."""
    fields = "%(asctime)s %(levelname)s %(name)s %(message)s"
    inner = _Json(fields, json_ensure_ascii=False) if format == "json" else logging.Formatter(LINE)
    return Discreet(secrets, inner)


def handler(written: Discreet) -> logging.Handler:
    """A handler for the console."""
    made = logging.StreamHandler()
    made.addFilter(InContext())
    made.setFormatter(written)
    return made
