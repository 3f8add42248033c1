from random import Random

import pytest
from core.fuzz import play, replayed
from core.toy import Toy

from engine.core.act import Answer, GiveOrder
from engine.core.errors import Gone, Illegal, NotYours
from engine.core.order import Order
from engine.core.runner import awaited, decisions, offered, opened
from engine.core.view import view

SEATS = ["a", "b", "c"]


@pytest.mark.parametrize("player", ["random", "default"])
def test_games_end_and_replay(player: str) -> None:
    game = Toy()
    for n in range(60):
        s, log = play(game, None, SEATS, f"seed{n}", Random(n), deep=n < 20, player=player)
        assert game.dump(replayed(game, None, SEATS, f"seed{n}", log)) == game.dump(s)
        assert s.result.winners


def test_sealed_answers_are_changeable_until_all_are_in_and_hidden_from_others() -> None:
    game = Toy()
    s, _ = game.set_up(None, SEATS, "x")
    first = {d.seats[0]: d for d in offered(s, "a") + offered(s, "b") + offered(s, "c")}
    cards = sorted(set(s.hands["a"].cards))
    told = game.apply(s, Answer(seat="a", decision=first["a"].id, words=[cards[0]]))
    assert [event.message.key for event in told] == ["toy-sealed"]
    assert game.apply(s, Answer(seat="a", decision=first["a"].id, words=[cards[-1]])) == []  # nobody hears of doubts
    assert [d.seats[0] for d in awaited(s)] == ["b", "c"]
    assert [(each.seat, each.words) for each in view(s, "a").sealed] == [("a", [cards[-1]])]
    assert [(each.seat, each.words) for each in view(s, "b").sealed] == [("a", ["?"])]
    assert view(s, None).hands["a"].cards == ["?"] * 5
    with pytest.raises(NotYours):
        game.apply(s, Answer(seat="b", decision=first["a"].id, words=["1"]))
    with pytest.raises(Illegal):
        game.apply(s, Answer(seat="b", decision=first["b"].id, words=["9"]))


def test_a_second_press_finds_the_decision_gone_and_others_keep_theirs() -> None:
    game = Toy()
    for n in range(50):
        s, _ = game.set_up(None, SEATS, f"s{n}")
        for seat in SEATS:
            mine = offered(s, seat)[0]
            game.apply(s, Answer(seat=seat, decision=mine.id, words=[max(s.hands[seat].cards) if seat == "a" else "2"]))
        spoils = [d for d in decisions(s) if d.kind == "spoil"]
        if spoils and awaited(s)[0].kind == "score":
            break
    keep = awaited(s)[0].id
    spoiler = spoils[0]
    game.apply(s, Answer(seat=spoiler.seats[0], decision=spoiler.id, words=["1"]))
    for stale in (keep, spoiler.id):
        with pytest.raises((Gone, NotYours)):
            game.apply(s, Answer(seat=spoiler.seats[0], decision=stale, words=["1"]))


def test_orders_answer_once_legal_and_are_spent() -> None:
    game = Toy()
    s, _ = game.set_up(None, SEATS, "order")
    card = s.hands["b"].cards[0]
    game.apply(s, GiveOrder(order=Order(seat="b", kind="bid", mode="once", words=[card])))
    act = game.follow(s)
    assert isinstance(act, Answer) and act.by == "order" and act.seat == "b" and act.words == [card]
    game.apply(s, act)
    assert s.orders == [] and view(s, "a").orders == []


def test_what_an_answer_has_found_awaited_is_handed_out_once_and_never_after_another_act() -> None:
    game = Toy()
    s, _ = game.set_up(None, SEATS, "open")
    for seat in SEATS[:2]:
        found = opened(s)
        assert found is not None and [d.id for d in found] == [d.id for d in awaited(s)]
        assert opened(s) is None
        game.apply(s, Answer(seat=seat, decision=offered(s, seat)[0].id, words=[s.hands[seat].cards[0]]))
    game.apply(s, GiveOrder(order=Order(seat="c", kind="bid", mode="once", words=["1"])))
    assert opened(s) is None
