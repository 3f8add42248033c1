"""Corrections by a game master (section 9): what each may do and what it may not.

Deadlines, seats, snapshots and undo belong to sessions and are tested there.
"""

from __future__ import annotations

import pytest
from hitz.play import broken, by_default, dice_of, fix, keys_of, log, rest_by_default, table
from hitz.scene import Scene, game, solo

from engine.core.act import Correct, FixOp
from engine.core.errors import Illegal, Refused
from engine.core.shape import One, replay
from engine.games.hitz.encounter.battle import Fight
from engine.games.hitz.phases.auction import Bidding


def fighting(card: str = "H1-13", round: int = 1, players: int = 3, **have: int) -> Scene:
    """Seat a is at the start of a battle on the left card of route 1; nothing is wrong with the table."""
    scene = Scene(players) if round == 1 else Scene(players).to_round(round)
    scene.lay(1, card).give("a", **have).no_auction().answer("a", "route", "1")
    assert not broken(scene.s)
    return scene


def unmarked(scene: Scene) -> str:
    """A card of level I that lies in the box and may be in play at any table."""
    return next(card for card in scene.s.box.cards if scene.s.card(card).level == 1 and not scene.s.card(card).mark)


def refused(scene: Scene, name: str, *words: str, why: str = "") -> None:
    before = game().dump(scene.s)
    with pytest.raises(Refused) as error:
        game().apply(scene.s, Correct(ops=[FixOp(fix=name, words=list(words))]))
    assert game().dump(scene.s) == before
    if why:
        assert str(error.value.reason.args["what"]).startswith(why)


def choices(scene: Scene, name: str, *words: str) -> list[str]:
    shape, _ = replay(game().fix_by_name[name].ask(scene.s), list(words))
    return list(shape.words()) if shape else []


def test_9_a_correction_is_logged_with_before_and_after() -> None:
    scene = Scene(2).answer("a", "bid", "pass")
    known = scene.s.known
    fix(scene, "resource", "b", "gas", "9")
    (args,) = scene.told("fix-did-resource")
    assert (args["before"], args["after"]) == (4, 9) and scene.s.known > known and scene.s.repaired


def test_9_several_operations_are_checked_together() -> None:
    scene = Scene(2).answer("a", "bid", "5")
    low = [FixOp(fix="resource", words=["a", kind, "1"]) for kind in ("ammo", "gas", "adr")]
    with pytest.raises(Illegal):
        game().apply(scene.s, Correct(ops=low))
    game().apply(scene.s, Correct(ops=[*low, FixOp(fix="marker", words=["a", "3"])]))
    assert scene["a"].total == 3 and scene["a"].bid == 3


def test_9_resources() -> None:
    scene = Scene(2)
    fix(scene, "resource", "a", "ammo", "99")
    fix(scene, "resource", "a", "gas", "0")
    assert scene["a"].resources == {"ammo": 99, "gas": 0, "adr": 4}
    refused(scene, "resource", "a", "ammo", "100")
    refused(scene, "resource", "a", "ammo", "-1")


def test_9_resources_not_below_an_open_bid() -> None:
    scene = Scene(2).give("a", ammo=6, gas=0, adr=0).answer("a", "bid", "6")
    refused(scene, "resource", "a", "ammo", "5", why="I5a")


def test_9_survivors() -> None:
    scene = fighting()
    fix(scene, "survivors", "a", "9")
    assert scene["a"].survivors == 9
    fix(scene, "survivors", "a", "0")
    assert scene["a"].out == 1 and "a" not in scene.s.order and scene.open() == [("b", "route")]
    refused(scene, "survivors", "a", "3")


def test_9_revive() -> None:
    scene = Scene(4)
    fix(scene, "survivors", "a", "0")
    assert choices(scene, "revive") == ["a"]
    fix(scene, "revive", "a", "3", "ammo=2", "now")
    assert scene["a"].survivors == 3 and scene["a"].resources == {"ammo": 2, "gas": 0, "adr": 0}
    assert scene.s.order == ["b", "c", "d", "a"] and keys_of(scene) == {} and not broken(scene.s)


def with_a_key() -> Scene:
    """Round 2 of a game for four in which a has died."""
    scene = Scene(4)
    fix(scene, "survivors", "a", "0")
    for seat in "bcd":
        scene.give(seat, survivors=7)
    assert keys_of(rest_by_default(scene)) == {4: 2}
    return scene


def test_9_revive_with_the_keys_of_later_may_be_left_unsaid() -> None:
    shape, _ = replay(game().fix_by_name["revive"].ask(with_a_key().s), ["a", "5", "none"])
    assert isinstance(shape, One) and shape.usual == "later"


def test_9_revive_with_the_keys_of_now() -> None:
    scene = fix(with_a_key(), "revive", "a", "5", "none", "now")
    assert keys_of(scene) == {} and not broken(scene.s)


def test_9_revive_with_the_keys_of_the_next_planning() -> None:
    """Somebody might then be left with a route that cannot be paid (R4.3): a key has to go along with it."""
    scene = with_a_key()
    revive = FixOp(fix="revive", words=["a", "5", "none", "later"])
    refused(scene, "revive", *revive.words, why="R4.3")
    game().apply(scene.s, Correct(ops=[revive, FixOp(fix="key", words=["4", "0"])]))
    assert scene["a"].alive and not broken(scene.s)
    for seat in scene.s.living:
        scene.give(seat, survivors=7)
    assert keys_of(rest_by_default(scene)) == {}


def test_9_revive_in_the_round_of_the_death_leaves_the_keys() -> None:
    scene = Scene(3)
    fix(scene, "survivors", "a", "0")
    fix(scene, "revive", "a", "5", "none", "later")
    assert keys_of(scene) == {} and not broken(scene.s)


def test_9_revive_during_overlapping_encounters_at_the_end_of_the_order() -> None:
    scene = Scene(3, routes="pipelined").lay(1, "H1-13").no_auction().answer("a", "route", "1")
    fix(scene, "survivors", "a", "0")
    assert scene.s.order == ["a", "b", "c"]
    fix(scene, "revive", "a", "2", "none")
    assert scene.s.order == ["b", "c", "a"]


def test_9_cards_of_a_revived_group_come_back_from_the_box() -> None:
    scene = fighting()
    card = unmarked(scene)
    scene.collected("b", card)
    fix(scene, "survivors", "b", "0")
    assert card in scene.s.box.cards
    fix(scene, "revive", "b", "1", "none")
    fix(scene, "card", card, "b")
    assert scene["b"].pile.cards == [card] and not broken(scene.s)


def test_9_O4_of_two_encounters_side_by_side_the_one_that_is_named_is_broken_off() -> None:
    scene = Scene(2, routes="pipelined").to_round(6).lay(1, "H3-12").lay(2, "H3-15").no_auction()
    scene.answer("a", "route", "1").answer("b", "route", "2")
    fix(scene, "skip", "a")
    assert [fight.card for fight in scene.s.find_all(Fight)] == ["H3-15"]
    assert "H3-12" in scene.s.box.cards and "H3-15" not in scene.s.box.cards and not broken(scene.s)


def test_9_special_tokens() -> None:
    scene = Scene(2)
    fix(scene, "token", "map", "supply", "a")
    fix(scene, "token", "map", "a", "b")
    fix(scene, "token", "map", "b", "spent")
    assert scene.s.spent == {"map": 1} and scene.s.supply["map"] == 1 and not broken(scene.s)
    assert choices(scene, "token", "map") == ["supply", "spent"]
    fix(scene, "token", "map", "spent", "a")
    assert scene["a"].tokens == ["map"] and not scene.s.spent.get("map")
    refused(scene, "token", "bus", "a", "b")


def test_9_liquidator_by_moving_the_card_or_the_bus() -> None:
    scene = fighting("H3-22", round=6)
    where = next(name for name in ("deck", "box") if "H2-05" in getattr(scene.s, name).cards)
    assert where == "box"
    fix(scene, "card", "H2-05", "a")
    assert scene["a"].face_up == ["H2-05"] and scene.s.horde("a", "H3-22") == 3
    fix(scene, "token", "bus", "supply", "a")
    assert scene.s.horde("a", "H3-22") == 0
    fix(scene, "token", "bus", "a", "spent")
    assert scene.s.horde("a", "H3-22") == 3


@pytest.mark.parametrize(("score", "only"), [("hidden", ("b",)), ("open", ())])
def test_9_O2_a_bonus_is_told_to_those_who_may_know_it(score: str, only: tuple[str, ...]) -> None:
    scene = fix(Scene(3, score=score), "bonus", "b", "9")
    told = {event.message.key.removeprefix("hitz-"): event for event in scene.events}
    assert tuple(told["fix-did-bonus"].only) == only and ("fix-did-bonus-hidden" in told) == bool(only)


def test_9_the_liquidator_changes_hands_face_up() -> None:
    scene = fighting("H3-22", round=6).give("a", "bus")
    fix(fix(scene, "card", "H2-05", "a"), "card", "H2-05", "b")
    assert scene["a"].face_up == [] and scene["b"].face_up == ["H2-05"] and scene.s.horde("a", "H3-22") == 3


def test_9_collected_cards_and_bonus() -> None:
    scene = fighting()
    card = unmarked(scene)
    fix(scene, "card", card, "b")
    fix(scene, "card", card, "c")
    assert scene["c"].pile.cards == [card] and not scene["b"].collected
    fix(scene, "card", card, "box")
    assert choices(scene, "bonus", "c") == [str(n) for n in range(10)]
    fix(scene, "bonus", "c", "9")
    assert not scene["c"].collected and scene["c"].bonus.get() == 9 and not broken(scene.s)
    refused(scene, "bonus", "c", "10")


def test_9_the_card_in_play_is_decided() -> None:
    won = fix(fighting(), "card", "H1-13", "a")
    assert "H1-13" in won["a"].pile.cards and won.s.routes[0].slots[0].outcome == "won"
    fled = fix(fighting(), "card", "H1-13", "box")
    assert "H1-13" in fled.s.box.cards and fled.s.routes[0].slots[0].outcome == "fled"


def test_9_exchange_with_a_card_of_the_same_level() -> None:
    scene = Scene(3)
    old, new = table(scene)[0], unmarked(scene)
    opened = scene.s.routes[0].slots[0].card.opened
    fix(scene, "exchange", old, new)
    assert (scene.told("fix-did-exchange")[0]["card"].key == "hitz-face-down") != opened
    assert table(scene)[0] == new and old in scene.s.box.cards and not broken(scene.s)
    offered = choices(scene, "exchange", new)
    assert {scene.s.card(card).level for card in offered} == {1}
    refused(scene, "exchange", new, "H1-17", why="I17")


def test_9_exchange_with_the_deck() -> None:
    scene = Scene(3)
    at = len(scene.s.deck) - 2
    old, new = table(scene)[3], scene.s.deck.cards[at]
    fix(scene, "exchange", old, new)
    assert table(scene)[3] == new and scene.s.deck.cards[at] == old and not broken(scene.s)


def test_9_swap_two_cards_of_the_table() -> None:
    scene = Scene(3)
    before = table(scene)
    fix(scene, "swap", before[0], before[5])
    assert table(scene) == [before[5], *before[1:5], before[0]] and not broken(scene.s)


def test_9_a_played_card_is_not_exchanged() -> None:
    scene = fighting()
    assert "H1-13" not in choices(scene, "exchange") and len(choices(scene, "exchange")) == 5


def test_9_top_of_its_level() -> None:
    scene = Scene(3)
    low = scene.s.deck.cards[0]
    fix(scene, "top", low)
    level3 = [card for card in scene.s.deck.cards if scene.s.card(card).level == 3]
    assert level3[-1] == low and not broken(scene.s)
    next_up = scene.s.deck.cards[-3]
    fix(scene, "top", next_up)
    assert scene.s.deck.cards[-1] == next_up and choices(scene, "top")[0] == next_up


def test_9_keys() -> None:
    scene = Scene(4)
    fix(scene, "survivors", "a", "0")
    fix(scene, "survivors", "b", "0")
    fix(scene, "key", "1", "4")
    fix(scene, "key", "2", "2")
    assert keys_of(scene) == {1: 4, 2: 2}
    fix(scene, "key", "3", "2")
    assert keys_of(scene) == {1: 4, 3: 2}  # moved: one of a kind
    fix(scene, "key", "1", "0")
    assert keys_of(scene) == {3: 2} and not broken(scene.s)
    rest_by_default(scene.give("c", survivors=7).give("d", survivors=7))
    assert keys_of(scene) == {3: 2, 4: 4}  # for that round only


def test_9_keys_leave_everybody_a_legal_route() -> None:
    refused(Scene(3), "key", "1", "2", why="R4.3")
    assert choices(solo(), "key") == []


def test_9_keys_only_before_the_route_is_taken() -> None:
    assert choices(fighting(players=2), "key") == ["2", "3"]


def test_9_auction_markers_and_turn() -> None:
    scene = Scene(3).answer("a", "bid", "2")
    fix(scene, "marker", "c", "5")
    assert scene["c"].bid == 5 and scene.words("b", "bid")[0] == "6"
    assert scene.answer("b", "bid", "pass").open() == [("a", "bid")]  # the highest is not asked (R3.7)
    fix(scene, "turn", "b")
    refused(scene, "marker", "b", "5", why="I5a")
    fix(scene, "turn", "a")
    assert scene.open() == [("a", "bid")]
    assert choices(Scene(3, auction="ceilings"), "turn") == choices(scene.no_auction(), "turn") == []
    broke = Scene(2).give("b", ammo=1, gas=0, adr=0)
    refused(broke, "marker", "b", "2", why="I5a")


def test_9_a_corrected_marker_asks_everybody_anew() -> None:
    scene = Scene(3).answer("a", "bid", "2").answer("b", "bid", "pass")
    bidding = scene.s.find(Bidding)
    assert bidding and bidding.passed == ["b"]
    fix(scene, "marker", "c", "5")
    bidding = scene.s.find(Bidding)
    assert bidding and bidding.passed == []


def test_9_auction_undo_of_the_last_bid() -> None:
    scene = Scene(2).answer("a", "bid", "2").answer("b", "bid", "5")
    fix(scene, "auction", "undo")
    assert (scene["a"].bid, scene["b"].bid) == (2, 0) and scene.open() == [("b", "bid")]


def test_9_a_marker_of_who_has_paid_stays() -> None:
    scene = (
        Scene(3).answer("a", "bid", "2").answer("b", "bid", "3").answer("c", "bid", "pass").answer("a", "bid", "pass")
    )
    assert choices(scene, "marker") == ["a", "b", "c"]
    scene.answer("a", "pay", "gas=2")
    assert choices(scene, "marker") == ["b", "c"]


def test_9_auction_undo_of_the_last_bid_when_a_bidder_has_gone() -> None:
    """A raise of who is out cannot be taken back; the one before it can."""
    scene = Scene(4).answer("a", "bid", "1").answer("b", "bid", "2").answer("c", "bid", "3")
    fix(fix(scene, "survivors", "b", "0"), "auction", "undo")
    assert scene["a"].bid == 1 and scene["c"].bid == 0 and scene.open() == [("c", "bid")]
    fix(scene, "auction", "undo")
    assert scene["a"].bid == 0 and scene.open() == [("a", "bid")] and "undo" not in choices(scene, "auction")


def test_9_auction_undo_leaves_the_highest_bidder_unasked() -> None:
    """The raise that was outbid is gone with its bidder, so that the one before it stands highest again (R3.7)."""
    scene = Scene(3).answer("a", "bid", "1").answer("b", "bid", "2").answer("c", "bid", "pass").answer("a", "bid", "3")
    fix(fix(scene, "survivors", "b", "0"), "auction", "undo")
    assert scene["a"].bid == 1 and scene.open() == [("c", "bid")]
    assert not broken(scene.s)


def test_9_auction_restart_close_and_reopen() -> None:
    scene = Scene(2).answer("a", "bid", "2")
    fix(scene, "auction", "restart")
    assert scene["a"].bid == 0 and scene.open() == [("a", "bid")]
    scene.answer("a", "bid", "3")
    fix(scene, "auction", "close")
    assert scene.open() == [("a", "pay")]
    assert choices(scene, "auction") == ["reopen", "restart"]
    fix(scene, "auction", "reopen")
    assert scene["a"].bid == 3 and scene.open() == [("b", "bid")]


def test_9_auction_nothing_once_somebody_has_paid() -> None:
    scene = (
        Scene(3).answer("a", "bid", "2").answer("b", "bid", "3").answer("c", "bid", "pass").answer("a", "bid", "pass")
    )
    assert choices(scene.answer("a", "pay", "gas=2"), "auction") == []


def test_9_a_turn_for_who_has_passed_lets_the_others_stay_passed() -> None:
    scene = Scene(4).answer("a", "bid", "2").answer("b", "bid", "pass").answer("c", "bid", "pass")
    fix(fix(scene, "turn", "b"), "turn", "d").answer("d", "bid", "pass")
    assert scene.open() == [("b", "bid")]
    assert scene.answer("b", "bid", "pass").open() == [("a", "pay")]  # c is not asked again


def test_9_initiative() -> None:
    scene = Scene(3).no_auction()
    fix(scene, "initiative", "c,a,b")
    assert scene.open() == [("c", "route")] and not broken(scene.s)
    refused(scene, "initiative", "c,a")
    refused(scene, "initiative", "c,a,a")


def test_9_phase_back_to_the_auction_before_anybody_has_chosen() -> None:
    scene = Scene(3).no_auction()
    laid = table(scene)
    fix(scene, "phase", "auction")
    assert scene.open() == [("a", "bid")] and table(scene) == laid and not broken(scene.s)
    assert choices(fighting(), "phase") == ["encounter"]


def test_9_phase_to_the_encounter_with_bids_back_to_zero() -> None:
    scene = Scene(3).answer("a", "bid", "3")
    fix(scene, "phase", "encounter")
    assert scene["a"].bid == 0 and scene["a"].total == 12 and scene.open() == [("a", "route")]


def test_9_phase_leaves_routes_played_as_they_are() -> None:
    scene = fighting()
    fix(scene, "phase", "encounter")
    assert scene.s.routes[0].taker == "a" and scene.open() == [("b", "route")] and not broken(scene.s)
    taken, *others = scene.s.routes
    assert all(slot.outcome for slot in taken.slots), "what was not finished goes to the box"
    assert not any(slot.outcome for route in others for slot in route.slots)


@pytest.mark.parametrize(("step", "opens", "ammo"), [("1", "shoot", 8), ("2", "shoot", 6), ("3", "shoot", 6)])
def test_9_steps_of_the_card(step: str, opens: str, ammo: int) -> None:
    scene = fix(fighting(), "step", "a", step)
    assert scene.open() == [("a", opens)] and scene["a"].ammo == ammo and scene.fight.zombies == 4


def test_9_on_to_the_next_player() -> None:
    scene = fix(fighting(), "skip", "a")
    assert scene.open() == [("b", "route")] and "H1-13" in scene.s.box.cards and not broken(scene.s)


def test_9_battle_zombies() -> None:
    scene = fix(fighting(), "battle", "a", "zombies", "9")
    assert scene.fight.zombies == 9
    fix(scene, "battle", "a", "zombies", "0")
    assert "H1-13" in scene["a"].pile.cards


def test_9_battle_without_zombies_still_settles_the_bites() -> None:
    scene = fighting(adr=1).force("bite", "bite", "blank", "blank", "blank").answer("a", "shoot", "fight")
    fix(scene, "battle", "a", "zombies", "0")
    assert scene.open() == [("a", "adrenaline")] and scene["a"].survivors == 5
    scene.answer("a", "adrenaline", "save=1")
    assert scene["a"].survivors == 4 and "H1-13" in scene["a"].pile.cards


def test_9_battle_shot_and_red_text() -> None:
    scene = fighting().force("blank", "blank").answer("a", "shoot", "1")
    assert scene.open() == [("a", "flee")]
    fix(scene, "battle", "a", "shot", "no")
    assert scene.open() == [("a", "shoot")]
    fix(scene, "battle", "a", "shot", "yes")
    assert scene.open() == [("a", "flee")] and scene.fight.phase == "flight"
    red = fighting("H3-16", round=6)
    assert red.open() == [("a", "flee")]
    assert fix(red, "battle", "a", "red", "no").open() == [("a", "shoot")]
    assert fix(red, "battle", "a", "red", "yes").open() == [("a", "flee")]


def test_9_I14_battle_no_flight_after_the_first_melee_roll() -> None:
    scene = fighting()
    refused(scene, "battle", "a", "round", "2", why="I14")
    scene.force("bolt", *["blank"] * 4).answer("a", "shoot", "fight")
    fix(scene, "battle", "a", "round", "4")
    assert scene.fight.round == 4 and "flee" not in scene.words("a", "adrenaline")
    fix(scene, "battle", "a", "moment", "opening")
    assert scene.open() == [("a", "shoot")] and scene.fight.round == 0  # the melee has not begun
    scene.force("blank", "blank").answer("a", "shoot", "1")
    assert fix(scene, "battle", "a", "moment", "opening").open() == [("a", "flee")]  # the shot has been fired


def test_9_dice_are_set_before_they_are_settled() -> None:
    scene = fighting("H3-22", round=6, adr=3, gas=4)
    scene.force("death", "bite", "hit", "bolt", "blank").answer("a", "shoot", "fight")
    assert scene["a"].survivors == 4 and scene.fight.zombies == 7
    fix(scene, "dice", "a", "hit", "hit", "bolt", "blank", "bite")
    assert scene["a"].survivors == 5 and scene.fight.zombies == 6 and scene["a"].adr == 3
    assert set(scene.words("a", "adrenaline")) == {"none", "save=1", "kill=1", "save=1,kill=1"}
    refused(scene, "dice", "a", "blank", "hit", "hit", "hit", "hit")  # no such face on a red die
    refused(scene, "dice", "a", "hit", "hit", "hit", "death", "hit")  # nor this on a black one


def test_9_dice_are_rolled_again() -> None:
    scene = fighting("H3-22", round=6, adr=3)
    scene.force("death", "bite", "hit", "bolt", "blank").answer("a", "shoot", "fight")
    scene.force("bolt", "bolt", "bolt", "blank", "blank")
    fix(scene, "reroll", "a")
    assert scene["a"].survivors == 5 and scene.fight.zombies == 8
    assert scene.fight.round == 1 and dice_of(scene) == (3, 2)


def test_9_end_and_result() -> None:
    scene = Scene(2).give("a", ammo=9)
    refused(scene, "result", "b")
    fix(scene, "end", "now")
    assert scene.s.result and scene.s.result.winners == ["a"] and "ends" in log(scene)
    fix(scene, "result", "b")
    assert scene.s.result.winners == ["b"] and choices(scene, "resource") == []


def test_9_stays_playable_after_each() -> None:
    scene = fighting()
    for name, words in (
        ("resource", ["a", "gas", "7"]),
        ("token", ["molotov", "supply", "a"]),
        ("battle", ["a", "zombies", "6"]),
        ("initiative", ["c,b,a"]),
    ):
        fix(scene, name, *words)
    assert by_default(scene, "a", "shoot") and rest_by_default(scene).s.round == 2


@pytest.mark.parametrize("repaired", [True, False])
def test_9_after_a_correction_only_what_nobody_has_met_changes_places(repaired: bool) -> None:
    """What was set aside at the beginning is hidden like the deck; what was put into the box openly stays there."""
    scene = Scene(3)
    scene.s.repaired = repaired
    met = [*scene.s.met][:2]
    scene.s.box.cards += met
    scene.s.routes = []
    before = [*scene.s.box.cards]
    game().reshuffle(scene.s)
    assert scene.s.box.cards != before and scene.s.box.cards[-2:] == met
