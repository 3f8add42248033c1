"""What the named commands of Hit Z Road answer."""

from __future__ import annotations

import pytest
from kit.commands import Speaker

from engine.games.hitz.commands import COMMANDS


@pytest.mark.parametrize(
    ("command", "given", "answers"),
    [
        ("bid", {"amount": 3}, {"bid": ["3"], "ceiling": ["3"]}),
        ("bid", {"amount": 0}, {"bid": ["pass"], "ceiling": ["0"]}),
        ("route", {"number": 2}, {"route": ["2"]}),
        ("route", {"number": 2, "ammo": 1}, {"route": ["2", "ammo=1"]}),
        ("route", {"number": 2, "gas": 2}, {"route": ["2", "gas=2"]}),
        ("route", {"number": 2, "adrenaline": 3}, {"route": ["2", "adr=3"]}),
        ("pay", {}, {"pay": ["none"], "drop": ["none"], "take": ["none"], "toll": ["pay", "none"]}),
        ("shoot", {"ammo": 4}, {"shoot": ["4"]}),
        ("flee", {}, {"flee": ["flee"], "shoot": ["flee"]}),
        ("fight", {}, {"flee": ["fight"], "shoot": ["fight"], "molotov": ["fight"]}),
        ("adrenaline", {}, {"adrenaline": []}),
        ("adrenaline", {"save": 1}, {"adrenaline": ["save=1"]}),
        ("adrenaline", {"kill": 2}, {"adrenaline": ["kill=2"]}),
        ("molotov", {}, {kind: ["molotov"] for kind in ("molotov", "adrenaline", "flee", "shoot")}),
    ],
)
def test_what_a_command_answers(command: str, given: dict[str, int], answers: dict[str, list[str]]) -> None:
    assert Speaker(COMMANDS, None).says(command, **given) == answers
