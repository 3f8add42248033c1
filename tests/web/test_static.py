"""What the browser gets: little, from us alone, and nothing that was changed under another's licence."""

from __future__ import annotations

import re
from gzip import compress
from hashlib import sha256

from web.app import STATIC, TYPES

PANZOOM = "3ce354ef7b493efb62a4d4acaaf86fa2d6027eb629857a4e144041de1a112c1e"
"""Of panzoom.min.js in version 4.6.2, as its authors publish it."""


def test_what_others_have_written_is_as_they_have_published_it() -> None:
    vendor = STATIC / "vendor"
    assert sha256((vendor / "panzoom.min.js").read_bytes()).hexdigest() == PANZOOM
    assert "Permission is hereby granted" in (vendor / "panzoom-LICENSE.txt").read_text("utf-8")


def test_the_page_is_small_and_asks_nobody_else() -> None:
    every = [path for path in STATIC.rglob("*") if path.is_file() and path.suffix != ".txt"]
    sent = [path for path in every if path.stem != "desk"]
    assert sum(path.stat().st_size for path in every) - sum(path.stat().st_size for path in sent) < 5_000
    assert sum(len(compress(path.read_bytes())) for path in sent) < 24_000
    assert sum(path.stat().st_size for path in sent) < 60_000
    for path in every:
        if "vendor" not in path.parts:
            text = path.read_text("utf-8")
            assert not re.search(r"https?:|innerHTML|insertAdjacent|document\.write|eval\(|new Function", text), path
            assert path.suffix in TYPES or path.suffix == ".html"
