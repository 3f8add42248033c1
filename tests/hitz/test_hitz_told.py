"""What a group is told of its own road, and advice as a plan: totals, tokens with what they do, reasons in full."""

from __future__ import annotations

import pytest
from hitz.pictured import catalogue
from hitz.play import by_stand_in, encounter
from hitz.scene import Scene

from engine.core.message import Event, Message
from engine.core.view import view
from engine.games.hitz.groups.elimination import lose
from engine.games.hitz.groups.resources import spend_token
from engine.games.hitz.phases.route import Travel
from engine.games.hitz.player.reasons import reason
from engine.tables.advice import advise
from render.hitz.legend import LEGEND
from telling.texts import Texts

NAMES = {"a": "Ann", "b": "Bob", "c": "Cora"}


def said(message: Message | None, language: str = "en") -> str:
    assert message is not None
    return Texts()(language).message(message, NAMES)


def line(card: str, *tokens: str, right: str = "H1-17", language: str = "en", **more: object) -> str:
    """The headline of seat a's route with this card on the left."""
    scene = encounter(card, *tokens, right=right, **more)  # pyright: ignore[reportArgumentType]
    found: list[Event] = [*scene.events]
    while scene.open() and scene.open()[0][0] == "a" and scene.open()[0][1] != "bid":
        kind = scene.open()[0][1]
        scene.answer("a", kind, *scene.default("a", kind))
        found += scene.events
    (told,) = [each for each in found if each.message.key == "hitz-travelled"]
    assert told.concerns == ("a",)
    return said(told.message, language)


@pytest.mark.parametrize(
    ("card", "tokens", "told"),
    [
        ("H2-04", ("map",), ("a token used (Road Map)", "+5 VP")),
        ("H2-11", ("rifle",), ("a token used (Sniper Rifle)",)),
        ("H3-06", ("toxic",), ("1 survivor lost, 4 in the group now", "Toxic Gas did its harm")),
        ("H1-16", (), ("a token (Bite Wound)",)),
        ("H2-07", (), ("+2 resources",)),
        ("H1-12", (), ("+1 VP",)),
        ("H1-01", (), ("+5 resources",)),
    ],
)
def test_the_line_of_a_route_tells_all_that_came_of_it(card: str, tokens: tuple[str, ...], told: tuple[str, ...]):
    text = line(card, *tokens, ammo=9, gas=9, adr=9)
    assert all(each in text for each in told), text


def test_it_is_a_sentence_and_no_transcript():
    assert line("H1-01") == ("**Ann**, Corn-Belt Farmstead → Drive-In Snack Bar: +5 resources.")
    assert line("H1-01", language="ru") == ("**Ann**, Ферма среди кукурузы → Буфет автокинотеатра: +5 ресурсов.")


def test_flight_from_both_cards_is_told_once():
    scene = encounter("H2-16", right="H2-18", gas=9, ammo=0, round=6)
    found: list[Event] = []
    for _ in range(2):
        scene.answer("a", scene.open()[0][1], "flee")
        found += scene.events
    (told,) = [each for each in found if each.message.key == "hitz-travelled"]
    assert said(told.message) == "**Ann**, Adobe Mission → Sheriff's Garage: fled from both cards and +5 resources."


def test_a_token_comes_with_what_it_does():
    scene = encounter("H1-16")
    (told,) = [each for each in scene.events if each.message.key == "hitz-receives"]
    assert said(told.message).startswith("Ann gets a token. Bite Wound: ")


def test_a_swap_is_one_line_with_both_sides():
    scene = encounter("H3-01", ammo=4, gas=4, adr=0)
    scene.answer("a", "trade", "gas=2", "adr=2")
    (told,) = [each for each in scene.events if each.message.key == "hitz-swaps"]
    assert said(told.message) == "Ann swaps 2 gas for 2 adrenaline."


def test_a_death_by_gas_names_the_gas():
    scene = Scene(2).to_round(3).give("a", "toxic")
    spend_token(scene.s, "a", "toxic")
    lose(scene.s, "a", 1, "poisoned")
    assert said(scene.s.run.events[-1].message) == "Toxic gas kills 1 survivor of Ann, 4 left."


def advised(scene: Scene, seat: str = "a") -> tuple[str, str]:
    advice = advise(scene.game, scene.s, seat)
    assert advice is not None
    return said(advice.plan) if advice.plan else "", said(advice.why) if advice.why else ""


def test_a_bid_names_the_route_that_it_is_for_and_what_lies_there():
    scene = Scene(2).to_round(3).lay(1, "H2-04", "H2-02").lay(2, "H2-22", "H2-27").lay(3, "H2-28", "H2-25")
    scene.give("a", "map")
    while scene.open()[0][0] != "a":
        scene.answer(scene.open()[0][0], "bid", "pass")
    _, why = advised(scene)
    assert "Route 1 suits you best" in why and "5 VP for your road map" in why and "no zombies" in why


def test_a_harmful_token_and_a_price_are_part_of_the_reason():
    scene = Scene(2).to_round(3).lay(1, "H1-11", "H1-12").no_auction()
    scene.s.routes[1].taker = "b"
    for other in scene.s.routes[2:]:
        other.key = 4
    why = said(reason(scene.s, scene.ask("a", "route"), ["1"]))
    assert "a harmful token (Toxic Gas)" in why and ": 1 VP" not in why


def test_advice_on_limit_and_routes_is_a_plan_in_words():
    scene = Scene(3, auction="ceilings", routes="pipelined", ranking="on")
    plan, _ = advised(scene)
    assert plan.startswith(("pass and take the best route that is left of ", "bid up to "))


@pytest.mark.parametrize(("options", "kind"), [({}, "ceiling"), ({"routes": "pipelined", "ranking": "on"}, "plan")])
def test_O3_whoever_names_a_limit_is_told_when_he_chooses_without_any_bid(options: dict[str, str], kind: str):
    scene = Scene(3, auction="ceilings", **options)
    first, second, _ = scene.s.order
    asked = {seat: said(scene.ask(seat, kind).prompt(scene.s)) for seat in scene.s.order}
    assert "If nobody bids you choose first." in asked[first]
    assert "If nobody bids you choose as no. 2." in asked[second]


@pytest.mark.parametrize("seed", range(12))
def test_advice_of_several_words_is_always_a_plan(seed: int):
    scene = Scene(3, seed=f"plans{seed}", auction="ceilings", routes="pipelined", ranking="on")
    for _ in range(60):
        if scene.s.over:
            break
        seat, kind = scene.open()[0]
        advice = advise(scene.game, scene.s, seat)
        if advice is not None and len(advice.words) > 1:
            assert "›" not in said(advice.plan) and said(advice.plan, "ru")
        scene.answer(seat, kind, *by_stand_in(scene, seat, kind))


def test_the_price_of_a_plan_comes_with_the_route_that_was_won():
    scene = Scene(2, auction="ceilings", routes="pipelined", ranking="on")
    for seat in ("a", "b"):
        scene.answer(seat, "plan", "2", "1,2")
    for seat, kind in scene.open():
        if kind == "pay":
            asked = said(scene.ask(seat, kind).prompt(scene.s))
            route = next(each.no for each in scene.s.routes if each.taker == seat)
            assert asked.startswith(f"Yours is route {route}: ") and "for your bid" in asked
            return
    raise AssertionError("nobody pays")


def test_the_pile_is_told_with_its_points():
    scene = Scene(2).to_round(3).collected("a", "H1-03", "H1-10", "H1-01")
    (pile,) = scene.game.hand(view(scene.s, "a"), "a")
    told = "VP on cards: Precinct Gun Locker 1 and Leaking Rail Tanker 2. Without VP: 1 card. 3 VP in all."
    assert said(pile) == told


@pytest.mark.parametrize("language", ["en", "ru"])
def test_crossed_swords_stand_in_the_legend(language: str):
    assert "rule" in LEGEND.signs and catalogue(language)("hitz-board-legend-rule")


def travelled(language: str, *tally: Message) -> str:
    """The line of a route on which this came of it."""
    scene = encounter("H2-16", right="H2-18", gas=9, ammo=0, round=6)
    travel = scene.s.find(Travel)
    assert travel is not None
    travel.tally.clear()
    for each in tally:
        travel.count(each)
    return said(travel.headline(scene.s), language).partition(": ")[2]


def test_as_much_gained_as_paid_is_not_nothing():
    tally = [Message("hitz-sum-gained", {"n": 2}), Message("hitz-sum-paid", {"n": 2})]
    assert travelled("en", *tally) == "+2 resources and −2 resources."
    assert travelled("ru", *tally) == "+2 ресурса и −2 ресурса."
    assert travelled("en", *tally, Message("hitz-sum-paid", {"n": 1})) == "−1 resource."
    assert travelled("en") == "nothing happened."


def test_what_an_earlier_version_counted_is_told_as_it_was_then():
    collects = Message("hitz-sum-collects", {"cards": 1, "n": 2})
    toxic, wound = (Message("hitz-sum-token", {"token": Message(f"hitz-token-{each}")}) for each in ("toxic", "wound"))
    flees = Message("hitz-sum-flees", {"card": Message("hitz-card-H2-16")})
    gains = Message("hitz-sum-gains", {"kind": "ammo", "n": 2})
    assert travelled("en", collects) == "1 card taken, 2 VP."
    assert travelled("en", toxic, wound) == "Toxic Gas and Bite Wound."
    assert travelled("en", flees) == "fled from Adobe Mission."
    assert travelled("en", gains) == "ammo +2."
    assert travelled("ru", collects) == "взята 1 карта на 2 очка."


def test_a_bid_in_russian_says_which_route_suits():
    scene = Scene(2).to_round(3).lay(1, "H2-04", "H2-02").lay(2, "H2-22", "H2-27").lay(3, "H2-28", "H2-25")
    scene.give("a", "map")
    while scene.open()[0][0] != "a":
        scene.answer(scene.open()[0][0], "bid", "pass")
    advice = advise(scene.game, scene.s, "a")
    assert advice is not None and said(advice.why, "ru").startswith("Больше всего вам подходит маршрут 1: ")
