"""Questions of every shape, without a game; and what Discord demands of the components that ask them."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from discord import ui

from cogs.asking.controls import controls
from engine.core.decision import Decision
from engine.core.message import msg, who
from engine.core.shape import Amounts, One, Option, Some
from engine.core.step import Ask, Step
from telling.texts import Texts

TEXTS = Texts(Path(__file__).parent / "locales")
NAMES = {"a": "Ann", "b": r"Bob\_by"}
SESSION = "k3x9q2ab"


class Asking(Step):
    """The step that asks; its tests only look at the questions."""


def question(shape: Any, kind: str = "pick", **more: Any) -> Decision:
    step = Asking(step="ui.Asking", no=117)
    return Decision(f"12.{step.no}.{kind}..a.3", Ask("a", kind, shape, **more), step, [step], 1)


def fruit(number: int, group: str = "") -> Option:
    title = msg("ui-crate", n=int(group)) if group else None
    return Option(f"fruit-{number}", msg("ui-fruit", n=number), title)


def grouped(count: int, size: int) -> list[Option]:
    return [fruit(number, str(number // size + 1)) for number in range(count)]


def journey():
    """Four words: whom, how many of what, which in order, and sure."""
    whom = yield One([Option("a", who("a")), Option("b", who("b"))])
    yield Amounts({"ammo": 3, "gas": 3, "adr": 3}, 3, 3, usual="ammo=2,gas=1")
    yield Some([fruit(n) for n in range(4)], 2, 3, ordered=True)
    sure = yield One(["yes", "no"], usual="yes")
    return whom, sure


def even(amounts: dict[str, int]) -> bool:
    return amounts["ammo"] % 2 == 0


LONG = "a-very-long-key-that-goes-on-and-on-" * 3

QUESTIONS: dict[str, Decision] = {
    "yes-no": question(One(["yes", "no"], usual="yes")),
    "numbers": question(One([str(n) for n in range(11)])),
    "many": question(One([fruit(n) for n in range(60)])),
    "groups": question(One(grouped(60, 20), usual="fruit-3")),
    "big-groups": question(One(grouped(90, 40))),
    "many-groups": question(One(grouped(60, 2))),
    "long": question(One([Option(f"{LONG}{n}", msg("ui-long", n=n)) for n in range(3)])),
    "long-buttons": question(One([Option(f"{LONG}{n}", msg("ui-fruit", n=n)) for n in range(3)])),
    "names": question(One([Option("a", who("a")), Option("b", who("b"))])),
    "some": question(Some([fruit(n) for n in range(5)], 0, 2)),
    "some-one": question(Some([fruit(n) for n in range(3)], 0, 1)),
    "some-all": question(Some([fruit(n) for n in range(3)], 3, 3)),
    "some-many": question(Some([fruit(n) for n in range(60)], 1, 3)),
    "some-groups": question(Some(grouped(60, 20), 0, 2)),
    "some-ordered": question(Some([fruit(n) for n in range(4)], 2, 3, ordered=True)),
    "some-ordered-many": question(Some([fruit(n) for n in range(40)], 0, 2, ordered=True)),
    "amounts-few": question(Amounts({"ammo": 1, "gas": 2}, 1, 2, usual="gas=2")),
    "amounts": question(Amounts({"ammo": 4, "gas": 3}, 2, 5, test=even, usual="ammo=2")),
    "amounts-exact": question(Amounts({"ammo": 8, "gas": 8, "adr": 8}, 4, 4)),
    "amounts-large": question(Amounts({"ammo": 90, "gas": 3}, 0, 90)),
    "amounts-kinds": question(Amounts({f"kind-{n}": 2 for n in range(30)}, 1, 4)),
    "journey": question(journey, "journey"),
    "opportunity": question(partial(journey), "journey", wait=False),
}


def panel(language: str, decision: Decision, draft: list[str]) -> ui.LayoutView:
    """The message that asks a question."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*controls(TEXTS(language), NAMES, SESSION, decision, draft)))
    return view


def pressable(view: ui.LayoutView) -> list[ui.Button[Any] | ui.Select[Any]]:
    """What a member can press now."""
    return [item for item in view.walk_children() if isinstance(item, ui.Button | ui.Select) and not item.disabled]


def check_limits(view: ui.LayoutView) -> None:
    """Discord's limits for components; raises AssertionError."""
    items = list(view.walk_children())
    assert len(items) <= 40
    ids = [item.custom_id for item in items if isinstance(item, ui.Button | ui.Select)]
    assert len(set(ids)) == len(ids)
    assert all(id.isascii() and len(id) <= 100 for id in ids), ids
    texts = [item.content for item in items if isinstance(item, ui.TextDisplay)]
    assert all(texts) and sum(map(len, texts)) <= 4000
    assert not any("⟨" in text for text in texts), texts
    for item in items:
        match item:
            case ui.Button():
                assert item.label and len(item.label) <= 80 and "⟨" not in item.label
            case ui.Select():
                _check_select(item)
            case ui.ActionRow():
                assert 1 <= len(item.children) <= 5
            case _:
                pass


def _check_select(select: ui.Select[Any]) -> None:
    options = select.options
    assert 1 <= len(options) <= 25
    assert 0 <= select.min_values <= select.max_values <= len(options)
    assert sum(option.default for option in options) <= select.max_values
    assert len({option.value for option in options}) == len(options)
    assert not select.placeholder or len(select.placeholder) <= 150
    for option in options:
        assert 1 <= len(option.label) <= 100 and 1 <= len(option.value) <= 100 and "⟨" not in option.label
        assert not option.description or len(option.description) <= 100
