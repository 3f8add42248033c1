"""What single corrections do (section 9): each keeps the invariants, and is refused where it cannot."""

from __future__ import annotations

from itertools import permutations
from typing import Any, TypeVar

import pytest
from kit.fixing import Fixer
from zgame.table import Table, game

from engine.core.act import ENDING
from engine.core.errors import Illegal
from engine.core.message import Event
from engine.core.shape import One, complete, replay
from engine.core.step import Step
from engine.core.view import view
from engine.games.zgame.fights.dead import Undead
from engine.games.zgame.fights.people import People
from engine.games.zgame.fights.retreat import Retreat
from engine.games.zgame.fights.slaughter import Slaughter
from engine.games.zgame.phases.business import Deal, Trading
from engine.games.zgame.phases.raid import Raid
from engine.games.zgame.phases.turn import Rounds
from engine.games.zgame.settings import ZgameSettings
from engine.games.zgame.state import ZgameState

S = TypeVar("S", bound=Step)


def fix(s: ZgameState, name: str, *words: str) -> list[Event]:
    """A correction; the state is sound afterwards."""
    events = Fixer(game(), s).apply(name, *words)
    assert not game().check(s)
    return events


def words(s: ZgameState, name: str, *before: str) -> list[str]:
    """The next words that a correction offers."""
    return Fixer(game(), s).words(name, *before)


def table(**options: Any) -> Table:
    """Seat a is in its Raid with a Cutthroat and a Techie in 1-01; a Wrecker of seat b stands in 2-01."""
    t = Table(2, **options).fighters("a", C1="1-01", T1="1-01").fighters("b", W1="2-01")
    return t.start(Raid(seat="a"))


def top(t: Table, kind: type[S]) -> S:
    found = t.s.find(kind)
    assert found is not None
    return found


def raid(t: Table) -> Raid:
    return top(t, Raid)


def test_tracks() -> None:
    s = table().s
    fix(s, "food", "a", "10")
    fix(s, "medicine", "b", "0")
    assert (s.gangs["a"].food, s.gangs["b"].medicine) == (10, 0)
    with pytest.raises(Illegal):
        fix(s, "food", "a", "11")


def test_I6_I7_I19_fighters() -> None:
    s = table().s
    shape, _ = replay(game().fix_by_name["fighter"].ask(s), ["a"])
    assert isinstance(shape, One) and all(option.label for option in shape.options), "they are called by their trades"
    fix(s, "fighter", "a", "C1", "2-01")
    assert s.gangs["a"].fighters["C1"] == "2-01", "in one's own Raid a rival's place can be entered"
    assert "1-01" not in words(s, "fighter", "b", "W1") and "3-02" not in words(s, "fighter", "b", "W1")
    fix(s, "fighter", "b", "W1", "resting")
    assert s.gangs["b"].resting == ["W1"] and not s.gangs["b"].fighters["W1"]
    fix(s, "fighter", "b", "W1", "reserve")
    assert s.gangs["b"].free == ["C1", "C2", "T1", "T2", "W1", "W2"]


def test_R0_3_zombies_barricades_and_marauders_keep_apart() -> None:
    s = table().s
    fix(s, "barricade", "add", "1-02", "b")
    assert s.sites["1-02"].owner == "b" and "1-02" not in words(s, "zombies")
    assert words(s, "zombies", "1-03") == ["0", "1", "2", "3"] and "1-03" in words(s, "barricade", "add")
    fix(s, "zombies", "1-03", "3")
    assert "1-03" not in words(s, "barricade", "add") and "3-01" not in words(s, "barricade", "add")
    fix(s, "marauders", "1-02", "clear")
    assert s.marauders == "1-02" and not s.sites["1-02"].barricades
    with pytest.raises(Illegal):
        fix(s, "marauders", "1-03", "keep")
    fix(s, "marauders", "off")
    assert not s.marauders


def test_I4_a_barricade_less() -> None:
    s = table().s
    assert words(s, "barricade") == ["add"]
    fix(s, "barricade", "add", "1-01", "a")
    assert words(s, "barricade") == ["add", "remove"] and words(s, "barricade", "remove") == ["1-01"]
    fix(s, "barricade", "remove", "1-01")
    assert (s.sites["1-01"].owner, s.sites["1-01"].barricades) == ("", 0)


def test_O6_5_who_holds_a_base_builds_there() -> None:
    t = table(homeless="on")
    t.site("3-03").holder = "a"
    assert words(t.s, "barricade", "add", "3-03") == ["a"]


def test_I4_who_has_no_barricade_left_gets_none() -> None:
    t = table()
    t.site("1-02").owner, t.site("1-02").barricades = "a", t.s.in_supply("a")
    assert words(t.s, "barricade", "add", "1-03") == ["b"]


def test_I6_out_of_a_raid_nobody_is_put_among_rivals() -> None:
    t = Table(2).fighters("a", C1="1-01").fighters("b", W1="2-01").barricade("a", "1-02").barricade("b", "1-03")
    offered = words(t.s, "fighter", "b", "W1")
    assert {"1-03", "2-05"} <= {*offered} and not {"1-01", "1-02", "2-01"} & {*offered}


def test_what_is_of_a_raid_needs_one() -> None:
    s = Table(2).fighters("a", C1="1-01").s
    assert [words(s, name) for name in ("steps", "ridden", "hired")] == [[], [], []]


def test_R2_5_marauders_clear_a_place_unless_it_is_said() -> None:
    t = table().zombies(q1_02=1)
    assert complete(game().fix_by_name["marauders"].ask(t.s), ["1-02"]) == ["1-02", "clear"]


def test_a_fighter_who_is_put_elsewhere_is_not_in_flight() -> None:
    t = table(homeless="on").fighters("a", W1="1-01")
    t.site("3-03").holder = "a"
    t.start(Retreat(seat="a", fighters=["C1", "W1"]))
    fix(t.s, "fighter", "a", "C1", "resting")
    assert top(t, Retreat).fighters == ["W1"]
    fix(t.s, "fighter", "b", "W1", "resting")
    assert top(t, Retreat).fighters == ["W1"], "it is another one's"


def test_I9_quarters() -> None:
    s = table().s
    assert words(s, "quarter", "1-01") == ["despoil"]
    fix(s, "quarter", "1-01", "despoil")
    assert s.sites["1-01"].despoiled and words(s, "quarter", "1-01") == ["restore"]
    fix(s, "quarter", "1-01", "restore")
    assert not s.sites["1-01"].despoiled and "3-01" not in words(s, "quarter")


def test_I10_holders_of_bases() -> None:
    assert not words(table().s, "holder"), "only with HOMELESS"
    t = table(homeless="on")
    t.fighters("b", C1="3-03")
    assert words(t.s, "holder", "3-03") == [], "who stands there holds it"
    assert words(t.s, "holder", "3-02") == ["b", "nobody"]
    fix(t.s, "holder", "3-02", "b")
    assert t.site("3-02").holder == "b"
    fix(t.s, "holder", "3-02", "nobody")
    assert t.site("3-02").holder == ""


def test_I1_I18_cards() -> None:
    t = table(carry="on")
    (axe,) = t.hand("a", "axe")
    fix(t.s, "card", axe, "hand", "b")
    assert t.s.hands["b"].cards == [axe] and not t.s.hands["a"].cards
    told = fix(t.s, "card", axe, "deck-top")
    assert t.s.decks["melee"].cards[-1] == axe
    assert told[0].message.key == "zgame-fix-did-card-hidden", "what nobody sees is not named"
    t.hand("b", "pistol", "pistol", "pistol", "shotgun", "shotgun", "shotgun", "grenade", "grenade")
    assert words(t.s, "card", axe, "hand") == ["a"], "nobody holds more than eight"
    zombie = t.s.decks["undead"].cards[0]
    assert "hand" not in words(t.s, "card", zombie)
    told = fix(t.s, "card", axe, "discard")
    assert t.s.discards["melee"] == [axe] and not t.s.hands["b"].cards.count(axe)
    told += fix(t.s, "card", axe, "hand", "a")
    assert [each.message.key for each in told] == ["zgame-fix-did-card"] * 2, "everybody sees what is discarded"


def test_I2_goals_and_their_markers() -> None:
    t = table().goals("C03", "C12")
    assert words(t.s, "markers") == ["C03"]
    fix(t.s, "markers", "C03", "b", "4")
    assert t.s.counts["C03"] == {"a": 0, "b": 4}
    fix(t.s, "goal", "C03", "a")
    assert t.s.won["a"].get() == ["C03"] and t.s.open == ["C12"] and not t.s.counts
    fix(t.s, "goal", "C03", "open")
    assert t.s.counts["C03"] == {"a": 0, "b": 0} and not t.s.won["a"].get()
    fix(t.s, "goal", "C12", "deck")
    assert "C12" in t.s.goals.cards


def test_I13_events_and_order() -> None:
    t = table()
    assert words(t.s, "event") == [*t.s.events.cards[::-1], *t.s.box.cards]
    coming = t.s.events.cards[0]
    fix(t.s, "events", coming, "1")
    assert t.s.events.cards[-1] == coming
    last = t.s.events.cards[0]
    fix(t.s, "events", last, "2")
    assert t.s.events.cards[-2:] == [last, coming]
    fix(t.s, "event", coming)
    assert t.s.event == coming and t.s.events.cards[-1] == "V01" and t.s.played == [coming]


def test_R4_1_only_the_rounds_that_are_left_change_their_order() -> None:
    t = Table(4)
    t.start(Rounds())
    assert t.s.active == "a"
    assert set(words(t.s, "order")) == {",".join(each) for each in permutations("bcd")}
    assert complete(game().fix_by_name["order"].ask(t.s), []) == ["b,c,d"]
    fix(t.s, "order", "d,b,c")
    assert t.s.order == ["a", "d", "b", "c"]


def test_the_moment_of_a_round() -> None:
    t = Table(2).fighters("a", C1="1-01").fighters("b", C1="2-01")
    t.start(Rounds())
    assert t.open() == [("a", "raid")]
    fix(t.s, "round", "b", "household")
    t.follow()
    assert t.s.active == "b" and t.open() == [("b", "household")]
    fix(t.s, "round", "a", "raid")
    assert t.follow().open() == [("a", "raid")], "the rounds go on from there"


def test_I11_steps_and_what_was_used_in_a_raid() -> None:
    t = table()
    t.answer("a", "raid", "C1", "1-02")
    assert not raid(t).left["C1"]
    fix(t.s, "steps", "C1", "2")
    fix(t.s, "ridden", "C1", "used")
    fix(t.s, "hired", "used")
    assert (raid(t).left["C1"], raid(t).carded, raid(t).may_hire(t.s)) == (2, ["C1"], False)
    fix(t.s, "ridden", "C1", "unused")
    fix(t.s, "hired", "unused")
    assert raid(t).may_hire(t.s) and not raid(t).carded


def test_a_fight_is_called_off_and_everybody_has_the_cards_back() -> None:
    t = Table(2).fighters("a", C1="2-01").fighters("b", W1="2-01")
    axe, bat = t.hand("a", "axe")[0], t.hand("b", "bat")[0]
    t.start(Slaughter(seat="a"))
    t.answer("a", "attack", axe)
    assert t.open() == [("b", "defend")] and words(t.s, "fight") == ["again"]
    fix(t.s, "fight", "again")
    assert (t.s.hands["a"].cards, t.s.hands["b"].cards) == ([axe], [bat])
    assert t.follow().open() == [("a", "attack")]


def test_a_fight_with_zombies_may_count_as_fought() -> None:
    t = Table(2).fighters("a", C1="2-01").zombies(q2_01=2)
    t.hand("a", "axe")
    t.start(Slaughter(seat="a"))
    assert t.open() == [("a", "undead")]
    fix(t.s, "fight", "over")
    assert not t.follow().open() and t.site("2-01").zombies == 2
    assert len(t.s.decks["undead"].cards) + len(t.s.discards["undead"]) == 16


def test_R14_1_A29_infection_ends_the_game_by_goals() -> None:
    """A game master declares it, or all players by their votes, with the same act."""
    t = table()
    t.s.won["b"].get().append(t.s.goals.cards.pop())
    game().apply(t.s, ENDING)
    assert t.s.over and t.s.result is not None and t.s.result.winners == ["b"]
    assert t.s.result.title.args["why"].key == "zgame-end-infection"


def test_I6_R14_1_the_game_can_be_ended_while_two_gangs_are_in_one_place() -> None:
    t = table().fighters("a", C1="2-01").fighters("b", C1="2-01")
    t.hand("a", "axe")
    t.start(Slaughter(seat="a"))
    assert t.open()[0][1] == "attack"
    game().apply(t.s, ENDING)
    assert t.s.over and not game().check(t.s)


def test_R15_3_whoever_is_tied_then_wrestles() -> None:
    s, _ = game().set_up(ZgameSettings(), ["a", "b"], "tied")
    t = Table(2)
    t.s = s
    t.answer("a", "fighters", "CT")
    t.answer("b", "fighters", "CT")
    events = fix(s, "end", "now")
    assert s.over and s.result is not None and len(s.result.winners) == 1, "at once, without a question"
    assert "zgame-wrestles" in [event.message.key for event in events]
    assert s.result.title.args["why"].key == "zgame-end-wrestled"


def test_I1_a_step_that_is_dropped_gives_back_what_it_holds() -> None:
    """Cards laid by both sides, Zombie cards that were drawn, and the bundles of a deal."""
    t = table().fighters("a", C1="2-01").zombies(q2_01=2)
    (axe,), _ = t.hand("a", "axe"), t.hand("b", "bat", "vest")
    t.start(Slaughter(seat="a")).answer("a", "attack", axe)
    fix(t.s, "drop-step", str(top(t, People).no))
    assert t.s.hands["a"].cards == [axe]
    t = table().zombies(q1_01=2)
    t.hand("a", "axe")
    t.start(Slaughter(seat="a"))
    assert len(top(t, Undead).drawn) >= 2
    fix(t.s, "drop-step", str(top(t, Undead).no))
    t = table(business="on").give("b", medicine=5)
    (axe,), (bat,) = t.hand("a", "axe"), t.hand("b", "bat")
    t.start(Trading()).answer("a", "business", "b", axe, "food=1").answer("b", "deal", "accept", bat, "medicine=1")
    assert complete(t.ask("a", "confirm").ask.shape, []) == ["refuse"] and t["b"].medicine == 4
    assert not [each for each in fix(t.s, "drop-step", str(top(t, Deal).no)) if each.message.key == "zgame-drew"]
    assert (t.s.hands["a"].cards, t.s.hands["b"].cards, t["a"].food, t["b"].medicine) == ([axe], [bat], 2, 5)
    trading = top(t, Trading)
    assert not trading.declined
    shape, _ = replay(t.ask("a", "business").ask.shape, [])
    assert isinstance(shape, One) and [each.key for each in shape.options if each.ends] == ["pass"]
    t.answer("a", "business", "b", axe, "none").answer("b", "deal", "refuse")
    assert top(t, Trading).declined == ["a"] and t.s.hands["a"].cards == [axe]


def test_a_fight_is_called_off_only_while_there_is_one() -> None:
    assert words(table().s, "fight") == []


def test_I6_nobody_builds_where_a_rival_stands() -> None:
    s = table().s
    assert words(s, "barricade", "add", "2-01") == ["b"] and words(s, "barricade", "add", "1-01") == ["a"]
    assert words(s, "barricade", "add", "1-02") == ["a", "b"]


def test_9_goals_are_counted_before_the_first_event() -> None:
    """A Goal may be opened while the first Fighters are chosen: nobody starves yet."""
    s, _ = game().set_up(ZgameSettings(), ["a", "b"], "early goal")
    assert not s.event
    fix(s, "goal", s.goals.cards[-1], "open")
    told = game().goal(view(s, "a"), "a")
    assert told is not None and "zgame-tonight" not in str(told)
