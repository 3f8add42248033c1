"""What options say of fights (R11), against all that the dice of the rules themselves can show, and of a way (R8.4)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from every_game import switched
from zombies.pictured import catalogue
from zombies.table import Table, box, game
from zombies.turns import at, bare, status, store, street

from engine.core.luck import percent, tenths
from engine.core.message import Message
from engine.core.shape import One, replay
from engine.games.zombies.cards.catalogue import CARDS
from engine.games.zombies.steps.move import moving
from engine.games.zombies.survivors import odds
from engine.games.zombies.survivors.fight import Fight
from engine.games.zombies.survivors.repair import Repair
from engine.games.zombies.survivors.strength import KILLED, combat_bonus

SQUARE = "0.5"
TABLES: dict[str, dict[str, Any]] = {
    "bare": {},
    "no bullets": {"give": {"bullets": 0}},
    "nothing": {"give": {"bullets": 0, "lives": 0}},
    "last life": {"give": {"bullets": 1, "lives": 1}, "ko_when": "last_life_lost"},
    "weak bullets": {"bullet_bonus": "1"},
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


def fight(table: Table, *first: Any, total: int = 0) -> tuple[str, int, int]:
    """A whole fight, answered as for an absent player: how it ends, lives and bullets that are left.

    It begins with this failed total, which is answered so ``first``.
    """
    s, step = table.s, Fight(seat="a", square=SQUARE, total=total)
    for way in first:
        step.answer(s, way)
    while step.meets(s):
        if step.total:
            (way,) = step.default(s)
            step.answer(s, way)  # pyright: ignore[reportArgumentType]
        else:
            step.strike(s)
    end = "down" if table["a"].down else "off" if step.broken_off else "won"
    return end, table["a"].lives, table["a"].bullets


def ends(
    table: Table, saved: bytes, *first: str, total: int = 0, faces: tuple[int, ...] = ()
) -> Iterator[tuple[tuple[str, int, int], float]]:
    """All ways in which the dice can fall: how the fight ends, and how likely that is."""
    table.s = table.game.load(saved)
    table.force(*faces, *[6] * 30)
    end = fight(table, *first, total=total)
    if len(table.s.dice.forced) >= 30:  # no more were rolled than these faces
        yield end, 1 / 6 ** len(faces)
        return
    for face in range(1, 7):
        yield from ends(table, saved, *first, total=total, faces=(*faces, face))


ITEMS = {card.id: {"play": [(card.id, 1)]} for card in box().cards.values() if card.kind == "item"}


@pytest.mark.parametrize("name", [*TABLES, *ITEMS])
def test_R11_fights_end_as_their_odds_say(name: str) -> None:
    check(laid(**{**TABLES, **ITEMS}[name]))


SWITCHED = switched(game())
ARMED = {"give": {"bullets": 1, "lives": 0}, "play": [("fire_axe", 0), ("hey_look_a_shotgun", 1)]}
"""What every option that counts in a fight can count with."""


@pytest.mark.parametrize("option", SWITCHED)
def test_R11_fights_end_as_their_odds_say_with_every_option(option: str) -> None:
    for value in SWITCHED[option]:
        check(laid(**ARMED, **{option: value}))


def check(table: Table) -> None:
    """All that the dice can show comes to the odds."""
    found = dict[tuple[str, int, int], float]()
    expected = dict[tuple[str, int, int], float]()
    for (end, fighter), p in odds.along(table.s, "a", [SQUARE]).items():
        left = end, fighter.lives, fighter.bullets if end != "down" else -1  # who is down may lose bullets
        expected[left] = expected.get(left, 0.0) + p
    for (end, lives, bullets), p in ends(table, table.game.dump(table.s)):
        left = end, lives, bullets if end != "down" else -1
        found[left] = found.get(left, 0.0) + p
    assert found == pytest.approx(expected)


@pytest.mark.parametrize("total", [1, 2, 3])
@pytest.mark.parametrize("name", [name for name in TABLES if name != "all"])
def test_R11_4_answers_to_a_failed_roll_say_how_likely_the_fight_is_won_and_at_what_cost(name: str, total: int) -> None:
    """All that is paid from this moment on counts, the answer's own price included."""
    table = laid(**TABLES[name]).hand("a", "adrenaline_rush")
    saved, step = table.game.dump(table.s), Fight(seat="a", square=SQUARE, total=total)
    held = table["a"]
    for option in [step.option(table.s, way) for way in step.ways(table.s)]:
        found = [*ends(table, saved, option.key, total=total)]
        table.s = table.game.load(saved)
        if len(found) == 1:
            assert option.odds is None, f"{option.key}: nothing is rolled after it"
            continue
        said = option.odds
        assert said is not None and said.args["p"] == percent(sum(p for (end, _, _), p in found if end == "won"))
        if all(end != "down" for (end, _, _), _ in found):  # who is down may lose more
            lives = sum(p * (held.lives - lives) for (_, lives, _), p in found)
            bullets = sum(p * (held.bullets - bullets) for (_, _, bullets), p in found)
            assert said.args["lives"] == tenths(lives) and said.args["bullets"] == tenths(max(0, bullets))


def test_R19_1_a_way_part_by_part_says_at_its_end_what_its_fights_come_to() -> None:
    """So advice that is such a way names its price: it is told with the last part, whichever that is."""
    table = at(4, street().zombies("0.8").give("a", lives=3, bullets=3))
    said = odds.cost(table.s, "a", ["0.8"])
    for words in (["path", "on", "0.8"], ["path", "on", "0.6"]):
        decision = table.ask("a", "move")
        following, _ = replay(decision.ask.shape, words)
        assert isinstance(following, One)
        found = {option.key: option.odds for option in following.options}
        assert found.get("end") == (said if words[-1] == "0.8" else None)


def test_2_4_what_is_rolled_for_trophies_is_foretold() -> None:
    rolls = [*product(range(1, 7), repeat=2)]
    pays = sum(min(faces) < KILLED for faces in rolls) / len(rolls)
    table = at(4, street().hand("a", "i_dont_think_theyre_dead")).give("b", trophies=2)
    said = CARDS["i_dont_think_theyre_dead"](table.s.data.cards["i_dont_think_theyre_dead"]).against(table.s)
    assert said is not None and said.args["p"] == percent(pays)
    table.start(Repair(seat="b", dice=[1, 5]))
    (odds_of_life,) = [option.odds for option in shape(table, "repair", "b").options if option.key == "life"]
    assert odds_of_life == percent(1 / 2)


def test_R6_the_fight_on_the_own_square_says_what_it_may_cost() -> None:
    table = at(2, street().zombies("0.5").hand("a", "fear").give("a", lives=3, bullets=3))
    (option,) = shape(table, "fight").options
    assert option.odds is not None
    said = [catalogue(language).message(option.odds, {}) for language in ("en", "ru")]
    assert said == ["win 100 %, −0.2 lives, −0.4 bullets", "победа 100 %, жизни −0,2, патроны −0,4"]


@pytest.mark.parametrize("stacking", ["best", "sum"])
@pytest.mark.parametrize(
    ("item", "square"), [("chainsaw", "1.5"), ("molotov_cocktail", "1.1"), ("molotov_cocktail", "1.5")]
)
def test_R6_2_an_item_says_what_the_fight_comes_to_once_it_is_used(item: str, square: str, stacking: str) -> None:
    """Nothing where it helps elsewhere only: a fire in the building whose door the pawn stands at."""
    table = store(weapon_stacking=stacking).zombies(square).play("a", "fire_axe").play("a", item)
    table = at(2, table.give("a", lives=1, bullets=1).pawn("a", square).hand("a", "fear"))
    (use,) = shape(table, "use").options
    (before,) = [option.odds for option in shape(table, "fight").options]
    said = use.odds
    table.uses("a", item)
    (after,) = [option.odds for option in shape(table, "fight").options]
    assert (after != before) == (said is not None) and said in (None, after)
    (later,) = shape(at(4, store().play("a", item).pawn("a", square)), "use").options
    assert later.odds is None, "no fight waits"


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


@pytest.mark.parametrize("board", [False, True], ids=["", "board"])
@pytest.mark.parametrize("doubled", [False, True], ids=["", "rush"])
@pytest.mark.parametrize("shoe", [False, True], ids=["", "shoe"])
def test_R8_2_the_die_of_a_move_says_how_far_it_may_go(board: bool, doubled: bool, shoe: bool) -> None:
    def turn() -> Table:
        table = street(mode="base")
        if board:
            table.play("a", "skateboard")
        if shoe:
            status(table, "a", "your_shoes_untied")
        table.s.doubled = doubled
        return at(4, table)

    brought = list[int]()
    for face in range(1, 7):
        table = turn().force(face).answer("a", "move", "roll")
        brought.append(move.left(table.s) if (move := moving(table.s)) else 0)  # without points it is over
    (said,) = [option.odds for option in shape(turn(), "move").options if option.key == "roll"]
    assert said is not None
    assert catalogue("en").message(said, {}) == (
        f"{min(brought)}–{max(brought)} points, {sum(brought) / 6 + 1e-9:.1f} on average"
    )


def test_a_fight_that_cannot_be_lost_is_sure() -> None:
    table = laid(play=[("fire_axe", 0)], weapon_stacking="sum")
    table.s.chainsaw = 2
    assert combat_bonus(table.s, "a", SQUARE) == KILLED - 1
    assert odds.won(table.s, "a", [SQUARE]) == percent(1)


def test_only_what_has_to_be_fought_has_odds() -> None:
    table = at(4, street().zombies("0.6"))
    options = {option.key: option.odds for option in shape(table, "move").options}
    assert options["0.6"] is not None and options["0.6"].key == "odds-percent"
    assert all(said is None for key, said in options.items() if key in ("stop", "2.5"))
    assert isinstance(options["0.6"], Message)


def shape(table: Table, kind: str, seat: str = "a") -> One:
    found, _ = replay(table.ask(seat, kind).ask.shape, [])
    assert isinstance(found, One)
    return found
