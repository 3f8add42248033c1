"""Tables to draw, and how a drawn one is looked at."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from languages import LANGUAGES
from languages import exact as catalogue
from zombies.card_table import MOVE, CardTable
from zombies.table import Table
from zombies.turns import effect, status

from engine.core.state import Result
from engine.core.view import view
from engine.games.zombies.box.city import address, tile_of
from engine.games.zombies.state import ZombiesState
from engine.games.zombies.steps.helipad import Auction, Maxima
from engine.games.zombies.steps.place import Fill, Place
from engine.games.zombies.steps.zombies import ZombieMoves
from engine.games.zombies.survivors.fight import Fight
from engine.games.zombies.survivors.repair import Repair
from render.canvas.sheet import Sheet
from render.canvas.text import FLOOR
from render.zombies.board import compose
from render.zombies.scene import ZombiesScene
from telling.texts import Locale

NAMES = {
    "a": "Анна-Мария Виноградова-Каменская",
    "b": "Bo",
    "c": "🧟 Константин",
    "d": "zombie_hunter_99",
    "e": "Cy",
    "f": "Дмитрий",
}


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Locale:
    return catalogue(request.param)


# Tables


def built(players: int, tiles: int, seed: int, **options: str) -> CardTable:
    """A city of so many tiles, laid at random, full of zombies and tokens, pawns anywhere."""
    table, random = CardTable(players, **options), Random(seed)
    while len(table.s.tiles) < tiles:
        fitting = [(id, table.s.city.spots(id)) for id in table.s.pile.cards if id != "T02" or tiles == 30]
        id, spots = random.choice([each for each in fitting if each[1]])
        table.tile(id, *random.choice(spots))
    for number in range(1, tiles):
        tile, rooms = table.s.tile(number), table.s.city.rooms.get(number, ())
        squares = list(rooms) or [square for square in table.s.city.letters if tile_of(square) == number]
        table.zombies(*random.sample(squares, min(tile.zombies, table.s.bank)))
        table.tokens("life", *random.sample(rooms, tile.life)).tokens("bullet", *random.sample(rooms, tile.bullets))
    for seat in table.s.survivors:
        table.pawn(seat, random.choice(list(table.s.city.letters)))
    return table


def city(players: int, tiles: int, **options: str) -> CardTable:
    """The first such city, over the seeds, that can be finished."""
    for seed in range(50):
        try:
            return built(players, tiles, seed, **options)
        except IndexError:
            continue
    raise AssertionError("no city of this size")


def rich() -> ZombiesState:
    """Everything that can be said about players at once."""
    table = CardTable(6, helipad_goal="any_square", round_limit="30", doors="any_street", kill_target="30")
    table.city().tile("T02", 0, 1).zombies(*(address(5, n) for n in range(1, 10)), "1.1", "1.2", "2.5", "3.5")
    table.tokens("life", "1.1", "1.4").tokens("bullet", "2.5", "1.6")
    for seat, square in zip("abcf", ("0.5", "0.5", "1.8", "2.5"), strict=True):
        table.pawn(seat, square)
    for item in ("skateboard", "fire_axe", "first_aid_kit", "grenade"):
        table.play("a", item)
    table.play("a", "hey_look_a_shotgun", 2).play("b", "all_the_marbles").play("b", "lots_of_ammo")
    status(status(table, "a", "your_shoes_untied"), "b", "fear", "c")
    status(status(table, "b", "claustrophobia", "a"), "b", "brain_cramp", "a")
    effect(effect(table, "alternate_food_source", "b"), "all_the_marbles", "a")
    table.give("c", used=True).give("a", trophies=14, lives=2).give("d", pawn="", down=True, lives=0)
    table.give("e", pawn="", gone=True)
    table.s.chainsaw, table.s.molotov, table.s.doubled = 2, {1: 2}, True
    return table.turn(MOVE).s


def sealed() -> ZombiesState:
    table = CardTable(2)
    for id, x, y, turn in (("T09", 0, -1, 0), ("T10", 1, 0, 1), ("T11", 0, 1, 2), ("T13", -1, 0, 3)):
        table.tile(id, x, y, turn)
    table.zombies("1.1", "2.5", "0.5").tokens("life", "1.1")
    return table.turn(MOVE).s


def over() -> ZombiesState:
    s = city(4, 30).s
    title = s.text("win-helipad", who="b")
    s.result = Result(winners=["b"], title=title, scores=dict.fromkeys(s.seats, 3))
    s.stack = []
    return s


def started(table: Table, *steps: object) -> ZombiesState:
    return table.start(*steps).s  # pyright: ignore[reportArgumentType]


MOMENTS: dict[str, Callable[[], ZombiesState]] = {
    "start": lambda: started(CardTable(6), Place(seat="b", tile="T09")),
    "candidates": lambda: started(city(4, 15).pile("T27"), Place(seat="c", tile="T27")),
    "fill": lambda: started(city(3, 5), Fill(seat="a", number=4)),
    "move": lambda: city(3, 5).turn(MOVE).s,
    "move 30": lambda: city(6, 30).turn(MOVE).s,
    "die": lambda: city(2, 15, mode="base").turn(MOVE).s,
    "zombies": lambda: started(city(5, 28), ZombieMoves(seat="a")),
    "auction": lambda: started(city(4, 20).give("a", trophies=3).give("b", trophies=2), Auction(seat="a", tile="T02")),
    "maxima": lambda: started(city(3, 20).give("a", trophies=3).give("b", trophies=2), Maxima(seat="a", tile="T02")),
    "wound": lambda: started(built(2, 5, 1).pawn("a", "0.5").zombies("0.5").force(1), Fight(seat="a", square="0.5")),
    "repair": lambda: started(city(2, 8).give("b", trophies=4), Repair(seat="b", dice=[2, 5])),
    "rich": rich,
    "sealed": sealed,
    "over": over,
}
KINDS = {
    "start": "place",
    "candidates": "place",
    "fill": "fill",
    "move": "move",
    "move 30": "move",
    "die": "move",
    "zombies": "zombie",
    "auction": "bid",
    "maxima": "maximum",
    "wound": "wound",
    "repair": "repair",
    "rich": "move",
    "sealed": "move",
}


@cache
def at(moment: str) -> ZombiesState:
    return MOMENTS[moment]()


@pytest.fixture(params=MOMENTS)
def state(request: pytest.FixtureRequest) -> ZombiesState:
    return at(request.param)


def scene(s: ZombiesState, texts: Locale, **more: object) -> ZombiesScene:
    return ZombiesScene(view(s, None), texts, NAMES, **more)  # pyright: ignore[reportArgumentType]


def sound(sheet: Sheet, floor: int = FLOOR) -> None:
    """Every text is inside its box, every box inside the picture, nothing too small."""
    for placed in sheet.placed:
        assert placed.box.holds(placed.ink), placed
        assert sheet.box.holds(placed.box), placed
        assert placed.size >= floor, placed


def shown(s: ZombiesState, texts: Locale, **more: object) -> list[str]:
    return [placed.text for placed in compose(scene(s, texts, **more)).placed]
