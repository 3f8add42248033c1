"""What options say of fights (R11), against many fights of the rules themselves, and what is said of a way (R8.4)."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

import pytest
from zombies.pictured import catalogue
from zombies.table import Table
from zombies.turns import at, bare, street

from engine.core.luck import percent
from engine.core.message import Message
from engine.core.shape import One, replay
from engine.games.zombies.survivors import odds
from engine.games.zombies.survivors.fight import Fight
from engine.games.zombies.survivors.strength import KILLED, combat_bonus

SQUARE = "0.5"
FIGHTS = 1_500
SIGMAS = 4.5
TABLES: dict[str, dict[str, Any]] = {
    "bare": {},
    "no bullets": {"give": {"bullets": 0}},
    "nothing": {"give": {"bullets": 0, "lives": 0}},
    "last life": {"give": {"bullets": 1, "lives": 1}, "ko_when": "last_life_lost"},
    "weak bullets": {"bullet_bonus": "1"},
    "strong bullets": {"bullet_bonus": "2"},
    "broken off": {"give": {"bullets": 0}, "fight_until_dead": "off"},
    "axe": {"give": {"bullets": 0, "lives": 1}, "play": [("fire_axe", 0)]},
    "shotgun": {"give": {"bullets": 0, "lives": 2}, "play": [("hey_look_a_shotgun", 2)]},
    "kit": {"give": {"bullets": 0, "lives": 1}, "play": [("first_aid_kit", 0)]},
    "ammo": {"give": {"bullets": 0, "lives": 1}, "play": [("lots_of_ammo", 0)]},
    "all": {
        "give": {"bullets": 1, "lives": 1},
        "play": [("first_aid_kit", 0), ("lots_of_ammo", 0), ("hey_look_a_shotgun", 1), ("fire_axe", 0)],
    },
}


def laid(give: dict[str, int] | None = None, play: list[tuple[str, int]] | None = None, **options: Any) -> Table:
    table = bare(**options).give("a", **(give or {}))
    for card, charges in play or ():
        table.play("a", card, charges)
    return table.pawn("a", SQUARE).zombies(SQUARE)


def fight(table: Table) -> tuple[str, int, int]:
    """A whole fight, answered as for an absent player: how it ends, lives and bullets that are left."""
    s, step = table.s, Fight(seat="a", square=SQUARE)
    while step.meets(s):
        if step.total:
            (way,) = step.default(s)
            step.answer(s, way)  # pyright: ignore[reportArgumentType]
        else:
            step.strike(s)
    end = "down" if table["a"].down else "off" if step.broken_off else "won"
    return end, table["a"].lives, table["a"].bullets


@pytest.mark.parametrize("laid_so", TABLES.values(), ids=TABLES)
def test_R11_fights_end_as_often_as_their_odds_say(laid_so: dict[str, Any]) -> None:
    table, found = laid(**laid_so), Counter[tuple[str, int, int]]()
    ends = odds.along(table.s, "a", [SQUARE])
    saved = table.game.dump(table.s)
    for n in range(FIGHTS):
        table.s = table.game.load(saved)
        table.s.dice.seed = f"fight {n}"
        found[fight(table)] += 1
    expected: dict[tuple[str, int, int], float] = {}
    for (end, fighter), p in ends.items():
        left = end, fighter.lives, fighter.bullets if end != "down" else -1  # who is down may lose bullets
        expected[left] = expected.get(left, 0) + p
    seen = Counter[tuple[str, int, int]]()
    for (end, lives, bullets), count in found.items():
        seen[end, lives, bullets if end != "down" else -1] += count
    assert sum(expected.values()) == pytest.approx(1) and set(seen) <= set(expected)
    for each, p in expected.items():
        assert abs(seen[each] / FIGHTS - p) <= SIGMAS * sqrt(p * (1 - p) / FIGHTS) + 2 / FIGHTS, (each, p, seen)


def test_R6_the_fight_on_the_own_square_says_what_it_may_cost() -> None:
    table = at(2, street().zombies("0.5").hand("a", "fear").give("a", lives=3, bullets=3))
    (option,) = shape(table, "fight").options
    assert option.odds is not None
    said = [catalogue(language).message(option.odds, {}) for language in ("en", "ru")]
    assert said == ["win 100 %, −0.2 lives, −0.4 bullets", "победа 100 %, жизни −0,2, патроны −0,4"]


def test_R8_4_a_way_says_how_likely_all_of_its_fights_are_won() -> None:
    table = street().zombies("0.6", "0.3").give("a", lives=0, bullets=0)
    one, two = (odds.along(table.s, "a", way) for way in (["0.6"], ["0.6", "0.3"]))
    won = [sum(p for (end, _), p in ends.items() if end == "won") for ends in (one, two)]
    assert won == pytest.approx([1 / 2, 1 / 4]), "four or more, twice, and nothing to pay with"


def test_R8_5_what_lies_on_the_way_is_picked_up_before_the_next_fight() -> None:
    table = street(pickup="free_auto").zombies("0.6", "0.3").give("a", lives=0, bullets=0)
    table.s.tokens["0.6"] = "life"
    ends = odds.along(table.s, "a", ["0.6", "0.3"])
    assert sum(p for (end, _), p in ends.items() if end == "won") == pytest.approx(1 / 2 * (1 / 2 + 1 / 2 * 1 / 2))


def test_a_fight_that_cannot_be_lost_is_sure() -> None:
    table = laid(play=[("fire_axe", 0)], weapon_stacking="sum")
    table.s.chainsaw = True
    assert combat_bonus(table.s, "a", SQUARE) == KILLED - 1
    assert odds.won(table.s, "a", [SQUARE]) == percent(1)


def test_only_what_has_to_be_fought_has_odds() -> None:
    table = at(4, street().zombies("0.6"))
    options = {option.key: option.odds for option in shape(table, "move").options}
    assert options["0.6"] is not None and options["0.6"].key == "odds-percent"
    assert all(said is None for key, said in options.items() if key in ("stop", "2.5"))
    assert isinstance(options["0.6"], Message)


def shape(table: Table, kind: str) -> One:
    found, _ = replay(table.ask("a", kind).ask.shape, [])
    assert isinstance(found, One)
    return found
