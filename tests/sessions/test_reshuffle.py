"""Going back past a card or tile that was seen: what lies hidden is shuffled anew, within what set-up says."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from gm.acts import HOST, OPENED, answer, city, plain
from hitz.scene import game
from plague.table import game as plague
from sessions.world import due, rest
from zgame.table import game as zgame
from zombies.table import game as zombies

from engine.core.secret import decks
from engine.games.hitz.box.data import LEVELS
from engine.games.plague.settings import PlagueSettings
from engine.games.zgame.settings import ZgameSettings
from engine.games.zombies.settings import ZombiesSettings
from engine.tables.journal import rewind
from engine.tables.votes import Votes

WHY = "a slip"
FAR = 60


def piles(state: Any) -> dict[str, list[str]]:
    return {path: list(deck.cards) for path, deck in decks(state) if path != "box"}


@pytest.mark.parametrize("kind", [each for each in OPENED if each != "plague"])  # few cards are drawn there: see below
@pytest.mark.parametrize("way", ["undo", "rewind", "vote"])
async def test_going_back_past_a_drawn_card_brings_another(serve, kind: str, way: str) -> None:
    """Of many times that it could come again by chance, it hardly ever does."""
    sessions, gm, session = await OPENED[kind](serve)
    votes, random = Votes(sessions), Random(5)
    same, tried, chance = 0, 0, 0.0
    for _ in range(FAR):
        await rest(session)
        if session.status != "playing" or tried == 12:
            break
        user, _ = random.choice(due(session))
        before, seq, known = piles(session.playing), session.seq, session.playing.known
        everything = plain(session)
        await answer(sessions, session, random, user)
        drawn = {path for path, cards in piles(session.playing).items() if len(cards) < len(before[path])}
        if not drawn or session.status != "playing":
            continue
        match way:
            case "undo":
                await gm.undo(session.id, HOST, WHY)
            case "rewind":
                await gm.rewind(session.id, HOST, seq, WHY)
            case _:
                proposal = await votes.propose(session.id, user)
                for other in proposal.missing(session):
                    proposal = await votes.vote(proposal.id, other, True)
                assert proposal.outcome == "carried"
        now = session.playing
        assert now.known == known and plain(session) == everything, "only hidden things may change places"
        assert session.game.check(now) == []
        tried += 1
        same += sum(piles(now)[path][-1] == before[path][-1] for path in drawn)
        chance += sum(1 / len(before[path]) for path in drawn)
        await answer(sessions, session, random, user)
        while session.status == "playing" and not random.randrange(3):
            await answer(sessions, session, random)
    assert tried >= 4 and same <= 2 + 2 * chance


async def test_what_is_taken_back_freely_stays_as_it_lay(serve) -> None:
    sessions, _, session = await city(serve)
    random, free = Random(2), 0
    for _ in range(FAR):
        await rest(session)
        if session.status != "playing":
            break
        before, known, user = session.game.dump(session.playing), session.playing.known, due(session)[0][0]
        await answer(sessions, session, random, user)
        last = (await sessions.history(session, last=1))[0]
        if session.status == "playing" and session.playing.known == known and last.actor == user:
            await sessions.undo(session.id, user)
            await rest(session)
            old = session.game.load(before)
            assert piles(session.playing) == piles(old) and session.playing.dice == old.dice
            free += 1
            await answer(sessions, session, random)
    assert free > 2


def test_nor_does_a_card_come_back_by_a_free_undo_to_before_the_first_one() -> None:
    """What lay hidden before the game went back was seen then, also if what is taken back now revealed nothing."""
    rules = zombies()
    first, _ = rules.set_up(None, ["a", "b"], "x")
    data = rules.dump(first)
    now = rules.load(data)
    now.known += 1
    back = rewind(rules, now, rules.load(data), ())
    further = rewind(rules, back, rules.load(data), ())
    assert further.dice.stir == back.dice.stir == 1
    assert len({tuple(state.deck.cards) for state in (first, back, further)}) == 3


def test_a_card_that_was_found_in_the_house_does_not_come_back_and_what_somebody_holds_stays() -> None:
    """Zombie Plague: hand, traps and roles are seen by whoever has them, so going back leaves them where they are."""
    rules = plague()
    state, _ = rules.set_up(PlagueSettings(n_humans="2", traitor="on"), ["a", "b", "m"], "x")
    state.traps.get()["X1"] = state.hand.cards.pop()
    state.laid = 1
    data = rules.dump(state)
    found = [rules.load(data)]
    for _ in range(12):
        now = rules.load(rules.dump(found[-1]))
        card = now.search.draw(now)
        assert card == found[-1].search.cards[-1] and now.known > found[-1].known
        back = rewind(rules, now, rules.load(data), ())
        assert rules.check(back) == [] and sorted(back.search.cards) == sorted(state.search.cards)
        assert (back.hand, back.traps, back.roles) == (state.hand, state.traps, state.roles)
        found.append(back)
    assert sum(each.search.cards[-1] == found[0].search.cards[-1] for each in found[1:]) <= 2
    assert len({tuple(each.search.cards) for each in found}) == len(found)
    assert len({tuple(each.rest.cards) for each in found}) == len(found)


# Within what set-up says


def reshuffled(rules: Any, state: Any, times: int) -> list[Any]:
    made: list[Any] = []
    for stir in range(1, times + 1):
        copy = rules.load(rules.dump(state))
        copy.dice.refresh(stir)
        rules.reshuffle(copy)
        made.append(copy)
    return made


def draw_on(rules: Any, state: Any, number: int) -> None:
    for _ in range(number):
        state.removed.append(state.pile.cards.pop())


@pytest.mark.parametrize("drawn", [0, 8, 20])
@pytest.mark.parametrize("stack", ["helipad_lower_half", "helipad_last", "late9"])
def test_S3_each_tile_stays_in_its_part_of_the_stack(stack: str, drawn: int) -> None:
    rules = zombies()
    settings = ZombiesSettings.model_validate({"stack": stack})
    state, _ = rules.set_up(settings, ["a", "b", "c"], "y")
    if stack == "helipad_lower_half":
        while state.pile.cards.index("T02") > 2:  # so that it is not drawn
            state.pile.cards.remove("T02")
            state.pile.cards.insert(2, "T02")
    draw_on(rules, state, min(drawn, len(state.pile) - 4))
    made = reshuffled(rules, state, 200)
    assert all(sorted(each.pile.cards) == sorted(state.pile.cards) for each in made)
    assert all(sorted(each.deck.cards) == sorted(state.deck.cards) for each in made)
    places = Counter(each.pile.cards.index("T02") for each in made if "T02" in each.pile.cards)
    fresh = Counter(rules.set_up(settings, ["a", "b", "c"], f"seed{n}")[0].pile.cards.index("T02") for n in range(200))
    assert max(places) <= max(fresh) and (drawn or set(fresh) <= set(places) | set(range(max(places) + 1)))
    if stack == "late9":
        late = {id for id, tile in state.data.tiles.items() if tile.late}
        for each in made:
            flags = [id in late for id in each.pile.cards]
            assert flags == sorted(flags, reverse=True)
    assert len({tuple(each.pile.cards) for each in made}) > 150


@pytest.mark.parametrize("players", [1, 2, 4])
def test_S5_a_card_stays_in_its_level_and_the_box_keeps_what_was_set_aside_unseen(players: int) -> None:
    rules = game()
    state, _ = rules.set_up(None, list("abcd"[:players]), "z")
    hidden = [slot.card for route in state.routes for slot in route.slots if not slot.card.opened]
    assert bool(hidden) == (players == 1)
    made = reshuffled(rules, state, 60)
    levels = [state.card(card).level for card in state.deck.cards]
    for each in made:
        assert [each.card(card).level for card in each.deck.cards] == levels
        assert rules.check(each) == []
        for old, new in zip(state.routes, each.routes, strict=True):
            for was, now in zip(old.slots, new.slots, strict=True):
                assert not was.card.opened or was.card.get() == now.card.get(), "what lies open stays"
    marked = {card.id for card in state.data.cards.values() if card.mark} if players < 4 else set()
    assert all(marked <= set(each.box.cards) for each in made)
    aside = {tuple(sorted(each.box.cards)) for each in made}
    assert len(aside) > 40, "which cards were set aside is hidden as well"
    for level in LEVELS:
        of = Counter(sum(each.card(card).level == level for card in each.box.cards) for each in made)
        assert len(of) == 1
    if hidden:
        downs = {slot.card.get() for each in made for route in each.routes for slot in route.slots}
        assert len(downs) > len(hidden) + 3


def test_S5_a_card_that_was_in_the_box_openly_is_not_dealt() -> None:
    rules = game()
    state, _ = rules.set_up(None, ["a", "b"], "w")
    played = state.deck.cards.pop()
    state.box.cards.append(played)
    state.met[played] = ""
    for each in reshuffled(rules, state, 30):
        assert each.box.cards[-1] == played


def test_an_event_to_come_may_be_one_that_was_left_out() -> None:
    """Z-Game plays some of its events; nobody knows which, so the last one that is left is not known either."""
    rules = zgame()
    state, _ = rules.set_up(ZgameSettings(mode="intro"), ["a", "b"], "v")
    made = reshuffled(rules, state, 60)
    assert all(rules.check(each) == [] and len(each.events) == len(state.events) for each in made)
    assert {event for each in made for event in each.events.cards} == {*state.events.cards, *state.box.cards}
