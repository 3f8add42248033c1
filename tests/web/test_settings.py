"""The page is served where a host has said under which address, and with TLS but on the own machine."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from bot import Settings


def made(url: str = "", port: str = "", **more: str) -> Settings:
    given = {"gravekeeper_url": url, "gravekeeper_port": port} | more
    return Settings(_env_file=None, **{name: value for name, value in given.items() if value})


@pytest.mark.parametrize(
    ("url", "port"),
    [
        ("", ""),
        ("https://map.example.org", "8751"),
        ("http://127.0.0.1:8751", "8751"),
        ("https://example.org/map/", "80"),
    ],
)
def test_what_is_taken(url: str, port: str) -> None:
    assert made(url, port).gravekeeper_url == url


@pytest.mark.parametrize(
    ("url", "port"),
    [
        ("http://map.example.org", "8751"),
        ("https://map.example.org", ""),
        ("", "8751"),
        ("map.example.org", "8751"),
        ("https://map.example.org/?a=1", "8751"),
        ("https://map.example.org/#a", "8751"),
        ("https://map.example.org", "70000"),
    ],
)
def test_what_is_refused_at_the_start(url: str, port: str) -> None:
    with pytest.raises(ValidationError, match=r"gravekeeper_(url|port)"):
        made(url, port)
