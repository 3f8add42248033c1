"""What explosions leave alone."""

from __future__ import annotations

from plague.table import Table


def test_R13_8_furniture_the_baby_and_whom_somebody_carries() -> None:
    table = Table(3, baby="placed")
    table.human("h1", "N12", "grenade")
    table.human("h2", "N11", life=0)
    table.s.baby.at = "N10"
    table.begin().act("h1", "lift", "h2")
    table.force(3).act("h1", "attack", "grenade#1", "N11")
    assert table["h1"].life == 2 and table.s.carrier("h2") == table["h1"] and not table["h2"].dead
    assert table.s.baby.at == "N10"
