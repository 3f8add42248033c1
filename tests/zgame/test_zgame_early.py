"""What can be typed before it is asked, and what is answered without asking."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from kit.ahead import order_early
from languages import LANGUAGES
from zgame.table import SEATS, Table, game

from cogs.asking import aside
from engine.core.act import Choose, GiveOrder
from engine.core.choice import Choice
from engine.core.message import Message
from engine.core.order import Order
from engine.core.shape import Source, complete
from engine.games.zgame.fights.slaughter import Slaughter
from engine.games.zgame.phases.business import Trading
from engine.games.zgame.settings import ZgameSettings
from telling.labels import Labels
from telling.texts import Texts

TEXTS = Texts()
NAMES = dict(zip(SEATS, ("Ann", "Bob", "Cy", "Dee"), strict=True))


def say(kind: str, source: Source, words: list[str]) -> None:
    """Everything on offer has a text in both languages."""
    asked = aside.question("zgame", kind, kind, source, Message(f"zgame-ask-{kind}.kind"))
    for language in LANGUAGES:
        said = Labels(TEXTS(language), NAMES, asked).words(complete(source, words))
        assert said and "⟨" not in said


def test_orders_given_early_are_used_or_void_and_never_stand_in_the_way() -> None:
    found: Counter[str] = Counter()
    for seed in range(4):
        settings = ZgameSettings(business="on", mode="intro")
        s, _ = game().set_up(settings, list(SEATS[:3]), f"early {seed}")
        found += order_early(game(), s, SEATS[:3], Random(seed), say)
        assert game().check(s) == []
    assert found["business"] and found["ruin"], found


@pytest.mark.parametrize("asked", ["asked", "doubt", "orders"])
def test_cards_for_a_defence_are_kept_and_laid_when_it_comes(asked: str) -> None:
    t = Table(2, defence=asked).fighters("a", C1="2-01").fighters("b", W1="2-01")
    t.hand("a", "axe")
    vest, bat = t.hand("b", "vest", "bat")
    t.game.apply(t.s, GiveOrder(order=Order(seat="b", kind="defend", mode="once", words=[f"{vest},{bat}"])))
    t.start(Slaughter(seat="a"))
    t.answer("a", "attack", "none")
    assert not t.open() and not t.s.hands["b"].cards, "nobody had to wait for b"


@pytest.mark.parametrize(("policy", "laid"), [("none", 0), ("frugal", 1), ("stubborn", 2), ("all", 3)])
def test_5_never_ask_me_defends_by_the_standing_choice(policy: str, laid: int) -> None:
    t = Table(2).fighters("a", C1="2-01").fighters("b", W1="2-01")
    (axe,) = t.hand("a", "axe")
    t.hand("b", "machete", "machete", "katana")
    t.game.apply(t.s, Choose(choice=Choice(seat="b", name="defence", words=[policy, "ask"])))
    t.game.apply(t.s, GiveOrder(order=Order(seat="b", kind="defend", mode="always", policy="defend")))
    t.start(Slaughter(seat="a"))
    t.answer("a", "attack", axe)
    assert ("b", "defend") not in t.open() and len(t.s.hands["b"]) == 3 - laid


def test_O10_never_trade_passes_at_once() -> None:
    t = Table(2, business="on")
    t.game.apply(t.s, GiveOrder(order=Order(seat="b", kind="business", mode="always", policy="pass")))
    t.start(Trading())
    assert t.open() == [("a", "business")]
