"""The browser that is driven: one that is on the machine already."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
SETTING = "GRAVEKEEPER_CHROMIUM"


def chromium() -> Path | None:
    """The Chromium that the environment names, else one found on this machine."""
    named = os.environ.get(SETTING)
    for each in (named,) if named else NAMES:
        if found := shutil.which(each):
            return Path(found)
    return None
