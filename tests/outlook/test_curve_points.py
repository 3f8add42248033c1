"""The curve of a game: what is asked for next, and what is said of its turning points, from chances that are known."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from random import Random

import pytest

from engine.core.message import msg
from engine.outlook import curve as plan
from engine.outlook.curve import GAMES, MORE, POINTS, Curve, Point, Step, Wanted, chances, is_drawn, turns, wanted
from engine.outlook.shares import Tally
from engine.outlook.work import Choice, Done, merge

LONG = 200
Chance = Callable[[int], float]


def path_of(length: int = LONG, *, chosen: range = range(0), unfree: range = range(0)) -> list[Step]:
    """The log of a game of this length; ``seq`` skips some numbers, as where something was taken back."""
    return [Step(3 * at, "a" if at in chosen else "", free=at not in unfree) for at in range(length)]


def tally(games: int, chance: float, random: Random | None = None) -> Tally:
    won = games * chance if random is None else sum(random.random() < chance for _ in range(games))
    return Tally(games=games, won={"a": won, "b": games - won})


def worked_out(
    path: list[Step],
    chance: Chance,
    worth: Mapping[int, float] | None = None,
    *,
    random: Random | None = None,
    piece: int = 1 << 30,
) -> tuple[Curve, list[Wanted]]:
    """A complete curve of a game in which side a has this chance at every place, and all that was asked for it.

    ``worth`` is that of the answers at some places; at most ``piece`` games are played on at once.
    """
    curve = Curve(sides=["a", "b"], end={"a": 0.0, "b": 1.0})
    place, asked = {step.seq: at for at, step in enumerate(path)}, list[Wanted]()
    while todo := wanted(curve, path):
        for each in todo[:1] if piece < GAMES else todo:
            asked.append(each)
            number, at = min(each.stop - each.start, piece), place[each.seq]
            if not each.choice:
                first = number if each.stop <= GAMES or each.start < GAMES else 0
                first = min(first, GAMES - each.start) if first else 0
                one, more = tally(first, chance(at), random), tally(number - first, chance(at), random)
                merge(curve, [Done(each, point=Point(first=one, more=more))])
            elif not (value := (worth or {}).get(at, 0.0)):
                merge(curve, [Done(each, choice=Choice(told="same"))])
            else:
                given, usual = tally(number, 0.5 + value, random), tally(number, 0.5, random)
                merge(curve, [Done(each, choice=Choice(told="other", given=given, usual=usual))])
    return curve, asked


def test_a_single_moment_is_found_with_its_luck_and_its_choice() -> None:
    path = path_of(chosen=range(LONG))
    curve, asked = worked_out(path, lambda at: 0.8 if at < 57 else 0.3, {57: -0.2})
    found = turns(curve, path)
    assert [(turn.start, turn.stop) for turn in found] == [(56, 57), (198, 199)], "the end is one as well"
    turn = found[0]
    assert (turn.side, turn.before, turn.after) == ("a", pytest.approx(0.8), pytest.approx(0.3))
    assert turn.choices == pytest.approx(-0.2) and turn.luck == pytest.approx(-0.3)
    assert turn.choices + turn.luck == pytest.approx(turn.after - turn.before)
    assert {each.seq for each in asked if each.choice} == {path[57].seq, path[199].seq}
    assert all(each.before == path[path.index(Step(each.seq, "a")) - 1].seq for each in asked if each.choice)


def test_where_a_choice_weighs_more_than_luck_it_is_said_which() -> None:
    path = path_of(chosen=range(LONG))
    for worth, deed in ((-0.2, None), (-0.4, 57)):
        curve, _ = worked_out(path, lambda at: 0.8 if at < 57 else 0.3, {57: worth})
        assert [turn.deed for turn in turns(curve, path)] == [deed, None]


def test_a_tiny_step_is_no_turning_point_however_sure_it_is() -> None:
    path = path_of()
    curve, _ = worked_out(path, lambda at: 0.04 if at < 57 else 0.0)
    assert turns(curve, path) == []


def test_of_two_rivals_it_is_told_of_the_one_who_lost_by_it() -> None:
    path = path_of(unfree=range(199, 200))
    curve, _ = worked_out(path, lambda at: 0.2 if at < 57 else 0.8)
    assert [(turn.side, turn.stop) for turn in turns(curve, path)] == [("b", 57)]


def test_points_are_few_and_evenly_spread_and_all_of_them_are_shown() -> None:
    path = path_of()
    curve, asked = worked_out(path, lambda at: 0.5 - 0.5 * at / (LONG - 1))
    assert len([each for each in asked if each.stop == GAMES]) >= POINTS - 1
    assert len(asked) < 3 * POINTS, "far from all"
    shown = chances(curve, path)
    assert shown[0][0] == 0 and shown[-1] == (LONG - 1, None)
    assert len(shown) == len(curve.points) + 1
    gaps = [other - one for (one, _), (other, _) in pairwise(shown)]
    assert max(gaps) <= LONG / POINTS + 2


def test_where_the_chance_moves_slowly_no_moment_is_said_to_have_decided_it() -> None:
    path = path_of(chosen=range(LONG))
    curve, _ = worked_out(path, lambda at: 0.9 - 0.9 * at / (LONG - 1))
    assert turns(curve, path) == []


def test_a_large_change_little_by_little_is_told_as_one_stretch_and_one_at_once_goes_before_it() -> None:
    """No step of it is more than chance may have made, but all of them together are."""
    path = path_of()
    slow = range(165, 199)

    def chance(at: int) -> float:
        return (0.5 if at < 57 else 0.85) - 0.025 * sum(each <= at for each in slow)

    curve, _ = worked_out(path, chance)
    curve.end["a"] = chance(LONG - 1)
    at_once, gradual = turns(curve, path)
    assert (at_once.start, at_once.stop, at_once.until) == (56, 57, None)
    assert gradual.before - gradual.after > 0.7 and slow.start - 3 < gradual.start < gradual.stop <= LONG - 1


def test_a_curve_that_was_complete_once_stays_one_where_more_is_looked_at_now(monkeypatch: pytest.MonkeyPatch) -> None:
    path = path_of()

    def chance(at: int) -> float:
        return 0.5 - 0.012 * min(25, max(0, at - 30)) if at < 120 else 0.8

    monkeypatch.setattr(plan, "STRETCH", 1)
    curve, _ = worked_out(path, chance)
    before = turns(curve, path)
    monkeypatch.undo()
    assert wanted(curve, path) and is_drawn(curve, path)
    assert turns(curve, path) == before != [], "what nobody has looked at closely is not told"
    assert not is_drawn(Curve(sides=["a", "b"]), path)


def test_a_stretch_names_the_last_part_it_went_through() -> None:
    path = path_of()
    curve, _ = worked_out(path, lambda at: 0.5 - 0.015 * max(0, at - 165))
    for at, step in enumerate(path):
        if step.seq in curve.points:
            curve.points[step.seq].title = msg(f"part-{at // 20}")
    (turn,) = turns(curve, path)
    assert turn.title and turn.until and (turn.title.key, turn.until.key) == ("part-8", "part-9")


def test_it_is_known_whose_choices_they_were() -> None:
    path = path_of(chosen=range(LONG))
    curve, _ = worked_out(path, lambda at: 0.2 if at < 57 else 0.8, {57: -0.5})
    assert [(turn.side, turn.by) for turn in turns(curve, path) if turn.stop == 57] == [("b", {"a"})]


def test_a_step_in_which_several_entries_share_is_told_as_one() -> None:
    """No single entry holds most of it, so the part of the log is told, and of many choices no worth is guessed."""
    path = path_of(chosen=range(LONG))
    fall = range(96, 104)
    curve, asked = worked_out(path, lambda at: 0.9 - 0.1 * sum(each <= at for each in fall))
    (turn, *_) = turns(curve, path)
    assert turn.start < fall.start and turn.stop >= fall.stop - 2 and turn.stop - turn.start > 4
    assert turn.choices is None
    assert not [each for each in asked if each.choice and each.seq < path[-1].seq]


def test_a_correction_is_no_turning_point() -> None:
    """Neither luck nor choice has done it."""
    path = path_of(unfree=range(57, 58))
    curve, _ = worked_out(path, lambda at: 0.8 if at < 57 else 0.0)
    assert turns(curve, path) == []


def test_an_answer_that_is_worth_no_more_than_its_error_is_no_choice() -> None:
    path = path_of(chosen=range(LONG))
    curve, _ = worked_out(path, lambda at: 0.8 if at < 57 else 0.0, {57: -0.05})
    (turn,) = turns(curve, path)
    assert turn.choices == 0 and turn.luck == pytest.approx(-0.8)


def test_three_are_told_the_largest_in_their_order() -> None:
    path, levels = path_of(), {20: 0.1, 70: 0.9, 120: 0.5, 160: 0.99}

    def chance(at: int) -> float:
        return next((level for until, level in levels.items() if at < until), 0.0)

    curve, _ = worked_out(path, chance)
    assert [turn.stop for turn in turns(curve, path)] == [20, 120, 160]


@pytest.mark.parametrize("seed", range(5))
def test_chance_alone_makes_no_turning_point(seed: int) -> None:
    """Even where every share has its error: who looks at so many steps finds one that is large by chance once in a
    while, and looks closer before anything is said.
    """
    path = path_of()
    curve, _ = worked_out(path, lambda at: 0.5 if at < 197 else 0.0, random=Random(seed))
    assert all(turn.stop >= 195 for turn in turns(curve, path))


def test_it_comes_to_the_same_however_often_it_is_broken_off() -> None:
    path = path_of(60, chosen=range(60))

    def chance(at: int) -> float:
        return 0.75 if at < 31 else 0.25

    at_once, _ = worked_out(path, chance, {31: 0.25})
    piece_by_piece, _ = worked_out(path, chance, {31: 0.25}, piece=50)
    assert turns(piece_by_piece, path) == turns(at_once, path)
    assert {seq: point.all.games for seq, point in piece_by_piece.points.items()} == {
        seq: point.all.games for seq, point in at_once.points.items()
    }
    assert piece_by_piece.points[0].first.games == GAMES


def test_nothing_is_wanted_of_a_game_of_a_few_entries() -> None:
    path = path_of(4)
    curve, asked = worked_out(path, lambda at: 0.5)
    assert asked == [] and turns(curve, path) == []


def test_both_ends_of_a_turning_point_are_known_better_than_the_rest() -> None:
    path = path_of()
    curve, _ = worked_out(path, lambda at: 0.8 if at < 57 else 0.1)
    known = {seq for seq, point in curve.points.items() if point.all.games == MORE}
    assert known == {path[56].seq, path[57].seq, path[198].seq}, "with the last moment before the end"
