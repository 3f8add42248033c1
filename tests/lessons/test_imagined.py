"""Tables made of a view alone: what is drawn anew, that it is all the same from there, and that it can be played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from math import sqrt
from time import process_time
from typing import Any

import pytest
from core.secrecy import pieces
from every_game import IDS, game_of
from lessons.tables import asked_alike, imagine, played, played_on, still, try_out
from thorough import amount

from engine.core.act import Answer
from engine.core.choice import Choice
from engine.core.errors import RulesError
from engine.core.game import Game
from engine.core.order import Order
from engine.core.runner import awaited, default, offered
from engine.core.secret import Secret
from engine.core.shape import replay
from engine.core.view import view
from engine.games.hitz.state import HitzState
from engine.games.plague.state import ZOMBIES
from engine.tables.tryout import Tryout

TABLES, LOOKS = amount(1, 2), 15
"""Series of games, and looks at every seat in each."""


@pytest.mark.parametrize("number", range(TABLES))
@pytest.mark.parametrize("name", IDS)
def test_a_table_is_imagined_from_a_view_and_can_be_played(name: str, number: int) -> None:
    assert imagine(name, number, LOOKS) >= 2 * LOOKS


def begun(name: str, players: int, acts: int = 0, **options: str) -> tuple[Game[Any], Any]:
    """A game after so many answers of stand-ins."""
    game, seats = game_of(name), list("abcdef")[:players]
    settings = game.settle(game.settings.model_validate(options), seats)
    s, _ = game.set_up(settings, [*seats, *game.house(settings)], f"begun {name}")
    for _ in range(acts):
        game.apply(s, game.follow(s) or played(game, s))
    return game, s


@pytest.mark.parametrize("name", IDS)
async def test_a_try_out_tells_nothing_of_what_its_person_cannot_see(name: str) -> None:
    """In two worlds that differ in nothing else, also in what lies hidden in tables, the same comes out."""
    assert await try_out(name, 0, 3) >= 3


@pytest.mark.parametrize("name", IDS)
async def test_a_try_out_asks_what_the_table_asks_and_nobody_plays_before_that(name: str) -> None:
    """Bids and trades, cards that can be played at any time, what several people do side by side."""
    kinds = await asked_alike(name, 0, amount(25, 300))
    assert not kinds.pop("played") and len(kinds) > 2, kinds


async def test_answers_side_by_side_with_others_are_all_given_before_anybody_else_has_rolled() -> None:
    """Zombie Plague: whoever walks two steps can do both at the table, and the others play when they are let."""
    game, s = begun("plague", 3, n_humans="3")
    while not any(each.kind == "act" for each in awaited(s)):
        game.apply(s, game.follow(s) or played(game, s))
    seat = next(each for each in "abc" if any(asked.kind == "act" for asked in offered(s, each)))
    copy = Tryout("~", still(game, s, seat), seat, 7, 0.0)
    await copy.begin("x")
    for _ in range(2):
        asked = next(each for each in copy.session.offered(seat) if each.kind == "act")
        ways, _ = replay(asked.ask.shape, ["move"])
        assert ways is not None
        await copy.answer(asked.id, ["move", next(ways.words())], "")
        assert len(copy.told) == 1 and not copy.waits
    assert all(move.fresh for move in copy.moves)
    while len(copy.told) == 1:  # until the others have played, too
        assert len(copy.moves) < 60 and not copy.waits
        asked = next(each for each in copy.session.offered(seat) if each.ask.wait)
        await copy.answer(asked.id, default(asked), "")


@pytest.mark.parametrize("name", IDS)
def test_it_takes_no_longer_than_five_milliseconds(name: str) -> None:
    game, s = begun(name, 4, 60)
    seen, times = view(s, s.seats[0]), list[float]()
    for n in range(30):
        start = process_time()
        game.imagined(seen, str(n))
        times.append(process_time() - start)
    assert sorted(times)[len(times) // 2] <= 0.005


def assert_even(found: Counter[str], possible: Iterable[str]) -> None:
    """Everything possible, nothing else, all about equally often."""
    kinds = set(possible)
    mean = found.total() / len(kinds)
    assert set(found) == kinds
    assert all(abs(n - mean) < 5 * sqrt(mean) for n in found.values()), found


def often(game: Game[Any], s: Any, seat: str | None, what: Callable[[Any], str], times: int = 1_200) -> Counter[str]:
    """What lies somewhere in tables that a seat imagines."""
    seen = view(s, seat)
    return Counter(what(game.imagined(seen, f"even {n}")) for n in range(times))


def test_hitz_each_card_of_the_level_that_nobody_has_met_may_come_next() -> None:
    game, s = begun("hitz", 3)
    unmet = [card for card in s.data.pool(1, 3) if card not in s.met]
    assert len(unmet) == len(s.data.pool(1, 3)) - 6
    assert_even(often(game, s, "a", lambda made: made.deck.cards[-1]), unmet)
    assert_even(often(game, s, None, lambda made: made.deck.cards[0]), s.data.pool(3, 3))


def test_hitz_everybody_remembers_who_has_collected_what() -> None:
    game, s = begun("hitz", 3, 55)
    assert any(group.pile.cards for group in s.groups.values()) and s.round > 2
    for seat in ("a", None):
        made = game.imagined(view(s, seat), "x")
        for group in s.groups.values():
            assert made.groups[group.seat].pile.cards == group.pile.cards
            assert made.groups[group.seat].bonus.get() == group.bonus.get()
        met = {*s.met}
        assert met.isdisjoint(made.deck.cards) and set(made.deck.cards) != set(s.deck.cards)


def test_hitz_a_game_of_an_older_version_remembers_what_its_piles_show() -> None:
    game, s = begun("hitz", 3, 55)
    data = s.model_dump(mode="json")
    met = data.pop("met")
    data["version"] = 1
    again = game.load(HitzState.model_construct(**data).model_dump_json(warnings=False))
    assert again.met == met and again.version == 2 and game.check(again) == []


def test_zombies_another_hand_is_of_all_cards_that_are_not_seen() -> None:
    game, s = begun("zombies", 2)
    unseen = [card for card in s.data.deck if card not in {*s.survivors["a"].hand.cards, *s.box, *s.discard}]
    assert_even(often(game, s, "a", lambda made: made.survivors["b"].hand.cards[0]), unseen)
    assert_even(often(game, s, "a", lambda made: made.deck.cards[-1]), unseen)


def test_zgame_hands_decks_and_goals_are_of_what_is_not_seen() -> None:
    game, s = begun("zgame", 2)
    firearms = set(s.data.deck("firearm"))
    mine = set(s.hands["a"].cards)

    def held(made: Any) -> str:
        return next(card for card in made.hands["b"].cards if card in firearms)

    assert_even(often(game, s, "a", held), firearms - mine)
    assert_even(often(game, s, "a", lambda made: made.decks["undead"].cards[-1]), s.data.undead)
    assert_even(often(game, s, None, lambda made: made.goals.cards[-1]), s.goals.cards)


def test_zgame_everybody_has_heard_who_took_which_goal() -> None:
    game, s = begun("zgame", 3, 120)
    assert len(s.taken) > 1
    made = game.imagined(view(s, None), "x")
    assert {seat: won.get() for seat, won in made.won.items()} == {seat: won.get() for seat, won in s.won.items()}
    s.taken.clear()  # as in a game that an older version has begun
    made = game.imagined(view(s, None), "x")
    assert game.check(made) == [] and sum(len(won.get()) for won in made.won.values()) == sum(
        len(won.get()) for won in s.won.values()
    )


def test_plague_traitor_hand_and_traps_may_be_anybodys_and_anywhere() -> None:
    game, s = begun("plague", 3, 20, n_humans="3", traitor="on", fire="on")
    others = [figure for figure in s.humans if s.leader(figure) != "a"]
    s.roles["h1"].value, s.roles[others[0]].value, s.roles[others[1]].value = "loyal", "traitor", "loyal"
    assert_even(often(game, s, "a", lambda made: made.traitor), others)
    assert_even(often(game, s, None, lambda made: made.traitor), s.humans)
    assert all("fire_card#1" in game.imagined(view(s, "a"), str(n)).hand.cards for n in range(20))
    trap = next(copy for copy in (*s.hand.cards, *s.rest.cards) if s.data.hand_card(copy).timing == "trap")
    pile = s.hand.cards if trap in s.hand.cards else s.rest.cards
    pile.remove(trap)
    if pile is s.rest.cards:
        s.rest.cards.append(s.hand.cards.pop())
    s.traps.get()["X3"], s.laid = trap, 1
    assert game.check(s) == []
    assert_even(often(game, s, "a", lambda made: next(iter(made.traps.get()))), s.required)
    made = game.imagined(view(s, ZOMBIES), "x")
    assert (made.hand, made.traps) == (s.hand, s.traps)


def test_zombicide_decks_are_of_what_is_not_seen() -> None:
    game, s = begun("zombicide", 2, 40)
    deck = s.zombie_deck.cards
    assert_even(often(game, s, "a", lambda made: made.zombie_deck.cards[-1]), deck)
    assert_even(often(game, s, "b", lambda made: made.equipment["eq"].cards[-1]), s.equipment["eq"].cards)


def test_what_others_have_ordered_and_chosen_is_not_known_and_what_i_have_is() -> None:
    game, s = begun("plague", 2, 30, n_humans="2")
    s.orders = [Order(id=n, seat=seat, kind="act", mode="once", words=["done"]) for n, seat in enumerate("ab", 1)]
    s.choices = [Choice(seat=seat, name="reroll", subject="", words=["never"]) for seat in "ab"]
    made = game.imagined(view(s, "a"), "x")
    assert [order.seat for order in made.orders] == ["a"] and [each.seat for each in made.choices] == ["a"]


def test_a_sealed_answer_of_others_is_what_the_program_would_answer() -> None:
    game, s = begun("zgame", 3)
    (mine,) = [each for each in offered(s, "b") if each.ask.sealed]
    game.apply(s, Answer(seat="b", decision=mine.id, words=["WW"]))
    theirs = game.imagined(view(s, "a"), "x").sealed
    assert [each.seat for each in theirs] == ["b"] and theirs[0].words == game.stand_in(view(s, "b"), mine)
    assert game.imagined(view(s, "b"), "x").sealed[0].words == ["WW"]


def test_a_game_that_leaves_something_hidden_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game, s = begun("hitz", 2)
    monkeypatch.setattr(type(game), "fill", lambda self, s: None)
    with pytest.raises(RulesError):
        game.imagined(view(s, "a"), "x")


def test_a_card_that_a_game_master_has_forced_into_two_places_makes_a_pile_smaller() -> None:
    game, s = begun("zombies", 2)
    s.repaired = True
    s.discard.append(s.deck.cards[0])
    made = game.imagined(view(s, "a"), "x")
    assert len(made.deck) + sum(len(each.hand) for each in made.survivors.values()) == (
        len(s.deck) + sum(len(each.hand) for each in s.survivors.values()) - 1
    )


def test_nothing_of_it_is_shared_with_the_table() -> None:
    for name in IDS:
        game, s = begun(name, 2, 20)
        seen = view(s, s.seats[0])
        before = game.dump(s), game.dump(seen)
        made = game.imagined(seen, "x")
        shared = {id(piece) for piece in pieces(made)} & {id(piece) for piece in pieces(seen)}
        played_on(game, made)
        assert not shared and (game.dump(s), game.dump(seen)) == before
        assert all(not piece.hidden for piece in pieces(made) if isinstance(piece, Secret))
