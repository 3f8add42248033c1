"""Cards of a town that do what ours do, with numbers of their own."""

from __future__ import annotations

import pytest
from zombies.harbour import HARBOUR, said
from zombies.table import game as base

from engine.core.shape import replay
from engine.games.zombies.box.card import Card
from engine.games.zombies.box.city import Placed
from engine.games.zombies.cards import catalogue
from engine.games.zombies.cards.card import CardRule
from engine.games.zombies.game import Zombies
from engine.games.zombies.player import cards
from engine.games.zombies.state import ZombiesState
from engine.games.zombies.survivors.repair import Repair
from engine.games.zombies.survivors.strength import combat_bonus
from engine.workshop.pack import played, read


def numbered(rule: str, n: int) -> str:
    """A town with one more card, of which there are nine."""
    card = f'\n[[cards]]\nid = "harbour-own"\nas = "{rule}"\ncount = 9\nn = {n}\n'
    text = HARBOUR.replace("\n[texts.en]\n", f'{card}\n[texts.en]\ncard-own = "Own"\n', 1)
    assert text != HARBOUR
    return text


def holding(rule: str, n: int, lives: int = 3) -> tuple[ZombiesState, Card, CardRule]:
    """A game with that card, its rule, and the first two players on the tile where all begin."""
    game = played(base(), read(base(), "harbour.toml", numbered(rule, n).encode()).files)
    assert isinstance(game, Zombies) and game.written is not None
    settings = game.settings.model_validate(game.usual.model_dump())
    s, _ = game.set_up(settings, ["a", "b"], "numbers")
    card = s.data.cards[f"{game.written.names['harbour']}-own"]
    s.survivors["a"].lives = lives
    rule = catalogue.used(card) or catalogue.played(card)
    assert rule is not None
    return s, card, rule


@pytest.mark.parametrize("n", [1, 3])
def test_a_chainsaw_of_a_town_adds_its_own_number_to_fights(n: int) -> None:
    s, card, rule = holding("chainsaw", n)
    assert rule.can(s, s.active)
    rule.act(s, s.active, None)
    assert combat_bonus(s, s.active, "0.5") == n and not rule.can(s, s.active)
    assert f"+{n} in all fights" in said(s, card.about) and f"+{n} to all your fights" in said(s, card.text)
    assert f"+{n} во всех ваших боях" in said(s, card.about, "ru")


def test_a_fire_of_a_town_adds_its_own_number_and_a_greater_one_more() -> None:
    s, card, rule = holding("molotov_cocktail", 3)
    name = next(id for id, tile in s.data.tiles.items() if tile.kind == "named")
    s.tiles = (*s.tiles, Placed(name, 1, 0, 0))
    room = s.city.rooms[1][0]
    s.survivors[s.active].pawn = room
    s.molotov = {1: 2}
    assert combat_bonus(s, s.active, room) == 2 and rule.can(s, s.active)
    rule.act(s, s.active, None)
    assert combat_bonus(s, s.active, room) == 3 and not rule.can(s, s.active)
    assert "+3" in said(s, card.about)


def test_what_is_paid_for_a_wrong_way_is_a_number_of_the_town() -> None:
    s, card, rule = holding("bad_sense_of_direction", 2)
    s.tiles = (*s.tiles, Placed(next(id for id, tile in s.data.tiles.items() if tile.kind == "street"), 1, 0, 0))
    s.survivors["b"].pawn = "1.5"
    assert rule.can(s, "a")
    rule.act(s, "a", "b")
    assert s.survivors["a"].lives == 1 and s.survivors["b"].pawn == "0.5"
    s.survivors["b"].pawn, s.survivors["a"].lives = "1.5", 2
    assert not rule.can(s, "a"), "one life must be left"
    assert said(s, card.about).startswith("Pay 2 lives")


@pytest.mark.parametrize(("n", "pays"), [(1, True), (4, False)])
def test_a_stand_in_pays_no_lives_for_a_wrong_way_that_it_needs(
    n: int, pays: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    s, card, _ = holding("bad_sense_of_direction", n, lives=5)
    s.tiles = (*s.tiles, Placed(next(id for id, tile in s.data.tiles.items() if tile.kind == "street"), 1, 0, 0))
    s.survivors["b"].pawn, s.survivors["b"].trophies = "1.5", s.target - 1
    monkeypatch.setattr(cards, "steps", lambda s, seat: 1)
    assert cards.PLANS["bad_sense_of_direction"](s, "a", card) == (["b"] if pays else None)


def test_so_many_dice_are_rolled_for_the_trophies_of_somebody() -> None:
    s, card, rule = holding("i_dont_think_theyre_dead", 5)
    s.survivors["b"].trophies = 4
    rule.act(s, "a", "b")
    assert len(s.find(Repair).dice) == 5 and "rolls 5 dice" in said(s, card.about)  # pyright: ignore
    assert "бросает 5 кубиков" in said(s, card.about, "ru")


def test_so_many_zombies_are_moved_one_after_another_and_fewer_if_one_likes() -> None:
    s, card, rule = holding("this_isnt_so_bad", 3)
    s.tiles = (*s.tiles, Placed(next(id for id, tile in s.data.tiles.items() if tile.kind == "street"), 1, 0, 0))
    squares = [*s.city.letters]
    s.zombies = squares[:4]
    free = squares[4:]
    words = [squares[0], free[0], squares[1], squares[0], squares[2], free[1]]
    moves = [(squares[0], free[0]), (squares[1], squares[0]), (squares[2], free[1])]
    assert replay(lambda: rule.choose(s, "a"), words) == (None, moves)
    assert replay(lambda: rule.choose(s, "a"), [*words[:2], "none"]) == (None, moves[:1])
    rule.act(s, "a", moves)
    assert sorted(s.zombies) == sorted([free[0], squares[0], free[1], squares[3]])
    assert said(s, card.about) == "Put up to 3 zombies wherever you like"


def test_a_saw_and_a_fire_of_an_earlier_version_burn_on() -> None:
    s, _, _ = holding("chainsaw", 1)
    saved = s.model_dump(mode="json") | {"chainsaw": True, "molotov": [3]}
    again = type(s).model_validate(saved)
    assert (again.chainsaw, again.molotov) == (2, {3: 2})
    assert type(s).model_validate_json(again.model_dump_json()).molotov == {3: 2}
