"""What advice in Z-Game never does (section 11), over positions of games that are played half at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from random import Random

import pytest
from positions import positions
from zgame.table import SEATS, Table, game

from engine.core.act import Answer
from engine.core.runner import offered
from engine.core.shape import replay
from engine.core.stand_ins import act_of
from engine.core.view import view
from engine.games.zgame.cards.catalogue import uses
from engine.games.zgame.fights.dead import Undead
from engine.games.zgame.fights.people import People
from engine.games.zgame.fights.slaughter import Slaughter
from engine.games.zgame.gangs.strength import COUNTED, cutthroats, power
from engine.games.zgame.phases.raid import HIRE, Act, Raid
from engine.games.zgame.phases.works import Works
from engine.games.zgame.player.fights import holding_out
from engine.games.zgame.player.values import capacity, mind, missing, surplus
from engine.games.zgame.settings import ZgameSettings
from engine.games.zgame.state import FIGHTERS, ZgameState
from engine.games.zgame.terms import fortified
from engine.tables.advice import Advice


@pytest.mark.parametrize(("players", "difficulty"), [*product((2, 4), ("normal", "hard"))])
def test_11_advice_never_leads_to_defeat_wastes_cards_or_starves_and_harms_its_own_gang(
    players: int, difficulty: str
) -> None:
    looked = Counter[str]()
    settings = ZgameSettings.model_validate({"difficulty": difficulty})
    s, _ = game().set_up(settings, SEATS[:players], f"advice {players}")
    for at, found in positions(game(), s, Random(players), 600):
        looked[found.decision.kind] += 1
        _keeps_to_it(at, found)
    assert {"raid", "attack", "defend", "undead", "household"} <= looked.keys()


def _keeps_to_it(s: ZgameState, found: Advice) -> None:
    seat, step = found.decision.seats[0], found.decision.step
    shape, value = replay(found.decision.ask.shape, found.words)
    assert shape is None
    match value:
        case Act() if isinstance(step, Raid):
            _raids(s, step, value)
        case Works():
            _works(s, seat, value)
        case _ if isinstance(step, Undead):
            _beats(s, step, value.cards, paid=value.paid)
        case _ if isinstance(step, People) and found.decision.kind == "attack":
            _attacks(s, step, value.cards)
        case _ if isinstance(step, People) and found.decision.kind == "defend":
            assert value.cards or not holding_out(s, step)  # nothing is given up that can be held
        case _:
            pass


def _raids(s: ZgameState, raid: Raid, act: Act) -> None:
    if act.key == HIRE:
        assert surplus(s, raid.seat) >= (1 if "C14" in s.open else 2)  # 4
    elif act.key in FIGHTERS:
        assert missing(s, raid.seat, act.aim, act.key) <= capacity(s, raid.seat)  # 5
    elif act.key in s.data.cards:
        use, aim = act.aim
        if use.op == "spawn":
            assert all(s.rival_at(raid.seat, place) for place in aim)  # 6
        if use.op in ("wreck", "marauders"):
            assert not s.gangs[raid.seat].at(aim)
            assert s.sites[aim].owner != raid.seat


def _works(s: ZgameState, seat: str, works: Works) -> None:
    """Quarters are despoiled at the end of the game or for the Goal only (9)."""
    late, asked = len(s.events) < mind(s).last, any(s.data.goals[goal].metric == "despoil" for goal in s.open)
    for deed in works.deeds:
        if deed.use.op == "despoil":
            assert late or asked
        ops = [use.op for use in uses(s, seat, deed.source, "household")] if deed.source in s.data.cards else []
        assert deed.use.op != "wreck" or (ops and s.sites[deed.aim].owner != seat)


def _wanted(s: ZgameState, cards: Sequence[str]) -> list[str]:
    """Those of the cards that no open Goal counts."""
    counted = {s.data.goals[goal].metric for goal in s.open}
    return [card for card in cards if COUNTED.get(s.card(card).deck) not in counted]


def _beats(s: ZgameState, fight: Undead, cards: Sequence[str], *, paid: bool) -> None:
    """What is laid wins, or counts for a Goal; nothing is paid for a fight that is lost (8)."""
    wins = fight.strength(s, cards) >= fight.against(s)
    assert wins or not (paid or _wanted(s, cards))
    for card in _wanted(s, cards):
        assert fight.strength(s, [each for each in cards if each != card]) < fight.against(s)


def _attacks(s: ZgameState, fight: People, cards: Sequence[str]) -> None:
    """No card more than what is seen takes, and two for what is not (7)."""
    seen = cutthroats(s, fight.other, fight.place) + fortified(s, fight.other, fight.place)
    laid = cutthroats(s, fight.seat, fight.place) + sum(power(s, fight.seat, card, undead=False) for card in cards)
    for card in _wanted(s, cards):
        assert laid - power(s, fight.seat, card, undead=False) < seen + 2


def test_R8_9_without_cards_the_reason_is_of_the_fight_though_only_who_dies_is_asked() -> None:
    t = Table().fighters("a", T1="1-05", W1="1-05", T2="1-05").zombies(q1_05=1).top("undead", "hunters")
    t.start(Slaughter(seat="a"))
    seen = view(t.s, "a")
    (decision,) = [each for each in offered(t.s, "a", seen) if each.kind == "undead"]
    assert game().reason(seen, decision, ["W1"]) is not None


@pytest.mark.parametrize("seed", ["pin0", "pin2"])
def test_11_whoever_rides_on_goes_on_for_the_goal_that_he_set_out_for(seed: str) -> None:
    """Where he has come by his step he does not begin anew: the Goal is said of the second way as of the first."""
    s, _ = game().set_up(ZgameSettings(), SEATS[:4], seed)
    said: dict[tuple[str, str], set[str]] = {}
    again = 0
    while s.turn <= 1:
        act = act_of(game(), s)
        assert act is not None
        if isinstance(act, Answer) and len(act.words) == 2 and (fighter := act.words[0]) in FIGHTERS:
            seen = view(s, act.seat)
            decision = next(each for each in offered(s, act.seat, seen) if each.id == act.decision)
            if isinstance(decision.step, Raid):
                why = game().reason(seen, decision, act.words)
                assert why is not None
                goals = {str(goal) for goal in why.args["one"].args.get("goals", ())}
                again += bool(said.get((act.seat, fighter)))
                assert said.setdefault((act.seat, fighter), goals) <= goals
        game().apply(s, act)
    assert again >= 2
