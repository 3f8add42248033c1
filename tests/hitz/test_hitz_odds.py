"""What options say of the dice (R6, R8, R9, E-GRAB), against all that the dice of the rules themselves can show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import product
from math import prod, sqrt

import pytest
from every_game import switched
from hitz.pictured import catalogue
from hitz.play import encounter
from hitz.scene import Scene, game

from engine.core.luck import percent
from engine.core.message import Message
from engine.core.shape import Amounts, One, Source, replay
from engine.games.hitz import defaults
from engine.games.hitz.box.dice import BLACK, RED
from engine.games.hitz.encounter import odds
from engine.games.hitz.encounter.battle import Fight
from engine.games.hitz.state import HitzState
from engine.games.hitz.terms import terms
from engine.kit.odds import Counts, pool
from engine.tables.advice import advise

BATTLES = 1_000
SIGMAS = 4.5


def close(share: float, p: float, n: int) -> bool:
    return abs(share - p) <= SIGMAS * sqrt(p * (1 - p) / n) + 2 / n


FOES = {card.effect: card.id for card in game().data.cards.values() if card.zombies and card.effect[:1] != "E"}
"""A card with zombies for each red text that changes battles, and one without."""


def outcome(s: HitzState, b: Fight) -> Counts:
    """Survivors, zombies and adrenaline; nothing else matters to whoever is out of the game."""
    group = s.groups["a"]
    return (group.survivors, b.zombies, group.adr) if group.survivors else (0, 0, 0)


def roll(s: HitzState, b: Fight) -> None:
    """One roll and what is chosen after it, by default."""
    b.roll(s)
    if s.groups["a"].survivors and b.zombies and b.window(s):
        _, chosen = replay(partial(b.spend, s), defaults.adrenaline(s, b))
        b.on_adrenaline(s, b.ask_adrenaline(s), chosen)
    elif s.groups["a"].survivors:
        b.settle(s)


@pytest.mark.parametrize("horde", [0, 1, 2])
@pytest.mark.parametrize("held", [(), ("molotov",)], ids=["bare", "molotov"])
@pytest.mark.parametrize("effect", FOES)
def test_R8_each_roll_of_a_melee_leads_where_its_odds_say(effect: str, held: tuple[str, ...], horde: int) -> None:
    """By all that three dice can show, in the first round and in the second; the odds of a melee are made of these."""
    scene = encounter(FOES[effect], *held, right="H1-15", changes={"horde": horde}, survivors=3, adr=2)
    for _ in range(2):
        s, b, found = scene.s, scene.fight, dict[Counts, float]()
        expected, saved = odds._next(odds.stand_of(s, b)), game().dump(s)
        dice = [RED] * min(3, s.horde("a", b.card)) + [BLACK] * (3 - min(3, s.horde("a", b.card)))
        for faces in product(*(Counter(die).items() for die in dice)):
            s = game().load(saved)
            s.attach(scene.game.data)
            s.dice.forced = [face for face, _ in faces]
            b = next(s.find_all(Fight))
            roll(s, b)
            p = prod(n for _, n in faces) / 6**3
            found[outcome(s, b)] = found.get(outcome(s, b), 0.0) + p
        merged: dict[Counts, float] = {}
        for (survivors, zombies, adr, _), p in expected.items():
            left = (survivors, zombies, adr) if survivors else (0, 0, 0)
            merged[left] = merged.get(left, 0.0) + p
        assert found == pytest.approx(merged)
        scene.fight.round += 1


def answers(source: Source, words: Sequence[str] = ()) -> Iterator[tuple[list[str], Message | None]]:
    """All answers, each with what the last word says of dice."""
    shape, _ = replay(source, words)
    assert isinstance(shape, One | Amounts)
    for word in shape.words():
        said = [*words, word]
        if replay(source, said)[0] is not None:
            yield from answers(source, said)
        elif isinstance(shape, Amounts):
            yield said, shape.odds(word)
        else:
            yield said, next(option.odds for option in shape.options if option.key == word)


@pytest.mark.parametrize("horde", [0, 2])
@pytest.mark.parametrize("held", [(), ("molotov",)], ids=["bare", "molotov"])
@pytest.mark.parametrize("effect", FOES)
def test_R8_4_what_is_chosen_after_a_roll_says_what_the_rest_of_the_melee_comes_to(
    effect: str, held: tuple[str, ...], horde: int
) -> None:
    """After all that three dice can show, every choice: what the rules make of it, and the odds of the melee then."""
    scene = encounter(FOES[effect], *held, right="H1-15", changes={"horde": horde}, survivors=3, adr=2)
    saved, told = game().dump(scene.s), 0

    def rolled(faces: Sequence[str]) -> tuple[HitzState, Fight]:
        s = game().load(saved)
        s.attach(scene.game.data)
        s.dice.forced = [*faces]
        b = next(s.find_all(Fight))
        b.roll(s)
        return s, b

    red = min(3, scene.s.horde("a", scene.fight.card))
    for faces in sorted(set(product(*([RED] * red + [BLACK] * (3 - red))))):
        s, b = rolled(faces)
        for words, said in [*answers(partial(b.spend, s))] if s.groups["a"].alive and b.window(s) else ():
            s, b = rolled(faces)
            group = s.groups["a"]
            survivors, adr = group.survivors, group.adr
            b.on_adrenaline(s, b.ask_adrenaline(s), replay(partial(b.spend, s), words)[1])
            if not b.zombies:
                assert said is None, f"{faces}, {words}: nothing is rolled any more"
                continue
            left = odds.fought(odds.stand_of(s, b)) if group.alive else odds.Outcome((1.0,), 0.0, 0.0)
            assert said is not None and said.args["p"] == percent(1 - left.ends[0])
            assert number(said.args["n"]) == pytest.approx(survivors - group.survivors + left.lost, abs=0.051)
            if group.alive:
                assert number(said.args["adr"]) == pytest.approx(adr - group.adr + left.adr, abs=0.051)
            told += 1
    assert told or effect == "X-NOADR"


def test_R12_4_to_keep_the_bottle_says_what_the_usual_answer_comes_to() -> None:
    scene = encounter("H3-22", "molotov", right="H1-15", survivors=4, ammo=0, adr=2)
    scene.force("hit", "bite", "blank", "blank").answer("a", "flee", "fight")
    shape = scene.ask("a", "adrenaline").ask.shape
    first, _ = replay(shape, [])
    assert isinstance(first, One)
    said = {option.key: option.odds for option in first.options}
    (usual,) = [each for words, each in answers(shape) if words == ["settle", "save=1"]]
    assert said["molotov"] is None and said["settle"] == usual is not None


def test_R8_4_advice_on_what_to_spend_names_its_odds() -> None:
    scene = encounter("H3-22", right="H1-15", survivors=4, ammo=0, adr=2)
    scene.force("hit", "bite", "blank", "blank").answer("a", "flee", "fight")
    advice = advise(scene.game, scene.s, "a")
    assert advice is not None and advice.decision.kind == "adrenaline"
    (said,) = [said for words, said in answers(advice.decision.ask.shape) if words == advice.words]
    assert said is not None and [*advice.odds] == [said]


def test_E_FANBLAST_to_keep_the_fanatic_says_what_the_battle_comes_to() -> None:
    scene = encounter("H3-17", "fanatic", survivors=4)
    shape = scene.ask("a", "fanatic").ask.shape
    assert isinstance(shape, One)
    said = {option.key: option.odds for option in shape.options}
    scene.answer("a", "fanatic", "keep")
    assert said == {"use": None, "keep": odds.of_fight(scene.s, scene.fight)}


def test_E_ROLLLOSS_and_others_are_compared_with_what_was_to_be_expected() -> None:
    told = dict[str, str]()
    for effect, n in (("E-ROLLLOSS", 3), ("E-SCAVROLL", 3)):
        scene = encounter("H1-05", changes={"effect": effect, "n": n, "arg": f"{n}"}, faces=["hit", "bite", "blank"])
        (line,) = [event.message for event in scene.events if event.message.key.startswith("hitz-rolls")]
        told[effect] = catalogue("en").message(line, {"a": "Ann"}).rpartition(" (")[2]
    assert told == {"E-ROLLLOSS": "bites expected: 0.5).", "E-SCAVROLL": "1 of 3 hit, 1.5 expected)."}


SWITCHED = [{option: value} for option, values in switched(game()).items() for value in values if option != "auction"]
"""Of all options but that of the auction, which is over before anybody fights."""


@pytest.mark.parametrize("chosen", [{}, *SWITCHED], ids=str)
def test_R6_R8_no_option_changes_what_dice_bring(chosen: dict[str, str]) -> None:
    said = []
    for options in ({}, chosen):
        scene = encounter("H3-22", right="H1-15", survivors=3, ammo=2, adr=2, options=options)
        stand = odds.stand_of(scene.s, scene.fight)
        said.append((odds._next(stand), odds.of_shots(scene.s, scene.fight, 2), odds.of_fight(scene.s, scene.fight)))
    assert said[0] == said[1]


@pytest.mark.parametrize("held", [(), ("molotov",)], ids=["bare", "molotov"])
def test_R8_a_melee_ends_as_often_as_its_odds_say_and_takes_as_much(held: tuple[str, ...]) -> None:
    scene = encounter("H3-22", *held, right="H1-15", survivors=5, adr=2)
    ends, adr, thrown = odds.fought(odds.stand_of(scene.s, scene.fight))
    saved, found, spent, burnt = game().dump(scene.s), [0] * len(ends), 0, 0
    for n in range(BATTLES):
        s = game().load(saved)
        s.dice.seed, s.dice.counter = f"{n}", 0
        b, group = next(s.find_all(Fight)), s.groups["a"]
        while b.zombies and group.survivors:
            before = group.adr
            roll(s, b)
            spent += before - group.adr if group.survivors else 0  # whoever is out gives back all the rest
        found[group.survivors] += 1
        burnt += bool(held) and "molotov" not in group.tokens and bool(group.survivors)
    assert sum(ends) == pytest.approx(1)
    for p, count in zip(ends, found, strict=True):
        assert close(count / BATTLES, p, BATTLES), (ends, found)
    assert spent / BATTLES == pytest.approx(adr, abs=0.15) and adr > 0.5, (spent / BATTLES, adr)
    assert close(burnt / BATTLES, thrown, BATTLES) and bool(thrown) == bool(held)


def test_R8_odds_of_a_melee_name_its_price_in_adrenaline_and_bottles() -> None:
    """What is won without losses by all the adrenaline is not won for nothing."""
    scene = encounter("H3-12", survivors=4, adr=3)
    said = odds.of_fight(scene.s, scene.fight)
    text = {language: catalogue(language).message(said, {}) for language in ("en", "ru")}
    assert "adrenaline" in text["en"] and "адреналин −" in text["ru"], text
    scene = encounter("H3-12", changes={"adr": 0}, survivors=4, adr=0)
    text = catalogue("en").message(odds.of_fight(scene.s, scene.fight), {})
    assert "adrenaline" not in text and "Molotov" not in text
    scene = encounter("H3-22", "molotov", survivors=2, adr=0)
    assert ", Molotov " in catalogue("en").message(odds.of_fight(scene.s, scene.fight), {})


@pytest.mark.parametrize("ammo", [1, 2])
@pytest.mark.parametrize("effect", [effect for effect in FOES if effect != "X-NORANGED"])
def test_R6_shots_kill_as_many_as_their_odds_say(effect: str, ammo: int) -> None:
    """By all that their dice can show."""
    scene = encounter(FOES[effect], right="H1-15", ammo=2)
    s, b, killed, cleared = scene.s, scene.fight, 0.0, 0.0
    zombies, said = b.zombies, odds.of_shots(s, b, ammo)
    dice = ammo * terms(s, b).dice_per_ammo
    for faces in product(Counter(BLACK).items(), repeat=dice):
        s.groups["a"].ammo, b.zombies, b.shot, s.dice.forced = 2, zombies, False, [face for face, _ in faces]
        p = prod(n for _, n in faces) / 6**dice
        b.fire(s, ammo)
        s.run.events.clear()
        drawn = b.faces.count("bite") if terms(s, b).noisy else 0
        killed, cleared = killed + p * (zombies + drawn - b.zombies), cleared + p * (not b.zombies)
    assert number(said.args["n"]) == pytest.approx(killed, abs=0.051) and said.args["p"] == percent(cleared)


def test_R8_3_a_roll_is_compared_with_what_was_to_be_expected() -> None:
    bare = {"effect": "", "ammo": 0, "adr": 0}
    scene = encounter("H3-12", changes=bare, survivors=4, ammo=0, gas=9).force("hit", "hit", "hit", "bolt")
    scene.answer("a", "flee", "fight")
    (line,) = [event.message for event in scene.events if event.message.key == "hitz-kills"]
    assert catalogue("en").message(line, {}) == "3 zombies killed (2.0 expected), 1 left."
    assert catalogue("ru").message(line, {}) == "Убиты 3 зомби (в среднем 2,0), остался 1."


def test_R8_3_bad_luck_is_told_too_but_not_where_nothing_could_be_killed() -> None:
    for effect, told in (("", ["No zombie killed (1.5 expected), 5 left."]), ("X-AMBUSH", [])):
        bare = {"effect": effect, "ammo": 0, "adr": 0, "zombies": 5}
        scene = encounter("H3-12", changes=bare, survivors=3, ammo=0, gas=9, adr=0)
        scene.force("blank", "blank", "blank", *["hit"] * 9).answer("a", "flee", "fight")
        lines = [event.message for event in scene.events if event.message.key == "hitz-kills"]
        assert [catalogue("en").message(line, {}) for line in lines[: len(told)]] == told
        assert all(line.args["n"] for line in lines[len(told) :])


def test_E_GRAB_says_how_likely_a_survivor_is_lost() -> None:
    assert [number(odds.of_grab(encounter("H3-12").s, dice).args["p"]) for dice in (1, 2)] == [50, 25]


def test_a_large_melee_says_what_its_roll_brings() -> None:
    scene = encounter("H3-22", right="H1-15", survivors=9, adr=9)
    said = odds.of_fight(scene.s, scene.fight)
    assert said.key == "hitz-odds-roll" and number(said.args["kills"]) == pytest.approx(4.5, abs=0.05)
    assert number(said.args["n"]) == pytest.approx((9 + 3) / 6, abs=0.05), (
        "nine can be bitten, three of them die at once"
    )


def test_R3_a_bid_says_how_many_can_bid_more_once_it_shuts_somebody_out() -> None:
    """Ten times the same words, that anybody could bid more, would only hide the others."""
    scene = Scene(3).to_round(3).give("b", ammo=1, gas=0, adr=1).give("c", ammo=1, gas=1, adr=2)
    shape = scene.ask("a", "bid").ask.shape
    assert isinstance(shape, One)
    bids = {option.key: option.odds and option.odds.args["n"] for option in shape.options}
    assert [bids[n] for n in "1234"] == [None, 1, 1, 0]


def number(said: object) -> float:
    assert isinstance(said, Message)
    args = {name: each for name, each in said.args.items() if isinstance(each, int)}
    return args["n"] if "n" in args else args["whole"] + args["tenth"] / 10


def test_R6_R8_what_many_dice_may_show_is_reckoned_at_once() -> None:
    scene = encounter("H3-12", right="H1-15", survivors=20, ammo=20)
    assert odds.of_fight(scene.s, scene.fight).key == "hitz-odds-roll"
    assert odds.of_shots(scene.s, scene.fight, 20).key == "hitz-odds-shot"
    outcomes = [*pool(BLACK, odds.struck, 40), *odds.rolled(20, 3, odds.lost_to)]
    assert len(outcomes) < 1_000, "only what matters is told apart"
