"""For all tests: the program is compiled once, also for the processes that tests start; the cores are kept busy."""

from __future__ import annotations

import os
import sys

import pytest

# Each bot loads its extensions anew: without kept bytecode they are compiled again for every simulated Discord.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more worker than cores: a simulated Discord waits for its disk and its threads a quarter of the time."""
    return len(os.sched_getaffinity(0)) + 1 if hasattr(os, "sched_getaffinity") else (os.cpu_count() or 1) + 1
