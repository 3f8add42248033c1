"""Groups, foes and cards for judging the judgement of the automated player."""

from __future__ import annotations

from typing import Any

from hitz.play import encounter, printed
from hitz.scene import Scene

from engine.games.hitz.defaults import Foe, foe_in
from engine.games.hitz.state import Battle, Group

QUIET: dict[str, Any] = {"ammo": 0, "gas": 0, "adr": 0, "effect": "", "arg": "", "vp": 0, "zombies": 0, "horde": 0}


def group(*tokens: str, **have: int) -> Group:
    scene = Scene(2).give("a", **{"survivors": 5, "ammo": 4, "gas": 4, "adr": 4, **have})
    scene["a"].tokens = list(tokens)
    return scene["a"]


def foe(zombies: int, horde: int = 0, effect: str = "", n: int = 0, vp: int = 1, shot: bool = False) -> Foe:
    """The battle of a card on which this is printed, as the rules have it."""
    card = "H3-12"
    scene = printed(Scene(2), card, zombies=zombies, horde=horde, effect=effect, arg=str(n) if n else "", vp=vp)
    return foe_in(scene.s, Battle(seat="a", route=1, slot=0, card=card, zombies=zombies, total=zombies, shot=shot))


def quiet(scene: Scene, **vp: int) -> Scene:
    """All cards on the table are without anything, but for the VP of the left cards of the routes r1, r2 …"""
    for route in scene.s.routes:
        for at, slot in enumerate(route.slots):
            data = scene.game.data
            card = slot.card.get()
            worth = vp.get(f"r{route.no}", 0) if at == 0 else 0
            cards = {**data.cards, card: data.cards[card].model_copy(update={**QUIET, "vp": worth})}
            scene.game = type(scene.game)(data.model_copy(update={"cards": cards}))
            scene.s.attach(scene.game.data)
    return scene


def roll(*faces: str, adr: int, token: tuple[str, ...] = (), zombies: int = 9, effect: str = "") -> Scene:
    changes = {"ammo": 0, "adr": 0, "zombies": zombies, "effect": effect}
    scene = encounter("H3-12", *token, survivors=len(faces), ammo=0, gas=2, adr=adr, changes=changes)
    return scene.force(*faces).answer("a", "flee", "fight")
