"""Members who play by typing: the game's own commands, and `/table do` with what its completion offers."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from simulated import World

from cogs.asking.typed import MORE, STEP
from engine.core.decision import Decision
from engine.core.shape import NONE, sample

NAMES = {"ammo": "ammo", "gas": "gas", "adr": "adrenaline"}
MIXED = ("pay", "drop", "take")


def amounts(word: str) -> dict[str, int]:
    """The numbers of an `Amounts` word."""
    if word == NONE:
        return {}
    return {kind: int(number) for kind, number in (part.split("=") for part in word.split(","))}


def mix(word: str) -> dict[str, int]:
    """An amount of resources as options of a command."""
    return {NAMES[kind]: number for kind, number in amounts(word).items()}


Command = tuple[str, dict[str, Any]]
"""A command's name and options."""


def hitz(kind: str, words: list[str]) -> Command | None:
    """Hit Z Road's own command for an answer; None if it has none."""
    match kind, words:
        case "bid", [word]:
            return "hitz bid", {"amount": 0 if word == "pass" else int(word)}
        case "ceiling", [word]:
            return "hitz bid", {"amount": int(word)}
        case "route", [number, *rest]:
            return "hitz route", {"number": int(number), **(mix(rest[0]) if rest else {})}
        case "toll", ["pay", word]:
            return "hitz pay", mix(word)
        case (("shoot" | "flee" | "molotov" | "adrenaline"), ["molotov"]):
            return "hitz molotov", {}
        case (("shoot" | "flee"), [("flee" | "fight") as word]):
            return f"hitz {word}", {}
        case "molotov", ["roll"]:
            return "hitz fight", {}
        case "shoot", [number]:
            return "hitz shoot", {"ammo": int(number)}
        case "adrenaline", [*_, word] if word == NONE or ("=" in word and "molotov" not in words):
            return "hitz adrenaline", amounts(word)
        case kind, [word] if kind in MIXED:
            return "hitz pay", mix(word)
        case _:
            return None


def zombies(kind: str, words: list[str]) -> Command | None:
    """The command of Zombies!!! for an answer."""
    match kind, words:
        case "place", ["hand", cell, *turn]:
            return "zombies place", {"cell": f"hand {STEP} {cell}", **({"rotation": turn[0]} if turn else {})}
        case "place", [cell, *turn]:
            return "zombies place", {"cell": cell, **({"rotation": turn[0]} if turn else {})}
        case "zombie", ["auto"]:
            return "zombies auto", {}
        case "fill", _:
            return "zombies fill", {"how": f" {STEP} ".join(words)}
        case (("bid" | "maximum"), [word]):
            return "zombies bid", {"amount": 0 if word == "pass" else int(word)}
        case (("fight" | "go"), _) | ("move", ["roll"]):
            return "zombies roll", {}
        case "wound", ["rush"]:
            return "zombies play", {"card": "Adrenaline Rush"}
        case "wound", ["ammo"]:
            return "zombies use", {"item": "lots of ammo"}
        case (("wound" | "repair"), [("bullets" | "life" | "kit" | "give") as way, *die]):
            return f"zombies {way}", {"die": int(die[0])} if die else {}
        case "move", [("take" | "heal" | "stop" | "back") as word]:
            return f"zombies {word}", {}
        case "move", ["path", until, *way]:
            return "zombies move", {"to": " ".join(each for each in way if each != "end"), "until": until}
        case "move", [square, *how] if "." in square:
            return "zombies move", {"to": " ".join([square, *(each for each in how if each != "quick")])}
        case "zombie", [origin, *to]:
            return "zombies zombie", {"from": origin, **({"to": to[0]} if to else {})}
        case "discard", [word]:
            return "zombies discard", {} if word == NONE else {"card": word}
        case "card", [card, *rest]:
            return "zombies play", {"card": card, **({"targets": f" {STEP} ".join(rest)} if rest else {})}
        case "use", [item]:
            return "zombies use", {"item": item}
        case _:
            return None


def zgame(kind: str, words: list[str]) -> Command | None:
    """The command of Z-Game for an answer."""
    match kind, words:
        case "fighters", [pair]:
            return "zgame fighters", {"who": pair}
        case "tile", [tile, cell]:
            return "zgame place", {"tile": tile, "cell": cell}
        case (("marauders" | "fight" | "retreat" | "ruin"), [place]):
            return "zgame pick", {"where": place}
        case "raid", [("hire" | "end") as word]:
            return f"zgame {'finish' if word == 'end' else word}", {}
        case "raid", [fighter, to] if fighter[0] in "CTW" and fighter[1:] in "12":
            return "zgame walk", {"fighter": fighter, "to": to}
        case "raid", [card, *rest]:
            return "zgame use", {"card": card, **({"targets": f" {STEP} ".join(rest)} if rest else {})}
        case (("attack" | "defend"), [cards, *noise]):
            return "zgame lay", {"cards": cards, **({"noise": noise[0]} if noise else {})}
        case "undead", [("keep" | "pay") as ransom, cards, *rest]:
            return "zgame lay", {"cards": cards, **_battle(rest), **({"ransom": ransom} if ransom == "pay" else {})}
        case "undead", [cards, *rest]:
            return "zgame lay", {"cards": cards, **_battle(rest)}
        case "household", _:
            return "zgame household", {"how": f" {STEP} ".join(words)}
        case "discard", [cards]:
            return "zgame discard", {"cards": cards}
        case "upkeep", _:
            paid, who = [word for word in words if "=" in word], [word for word in words if "=" not in word]
            return "zgame upkeep", {**(amounts(paid[0]) if paid else {}), **({"who": who[0]} if who else {})}
        case (("business" | "deal"), [("pass" | "refuse")]) | ("confirm", ["refuse"]):
            return "zgame refuse", {}
        case "confirm", ["accept"]:
            return "zgame agree", {}
        case (("business" | "deal"), [to, *goods]):
            cards = {"cards": goods[0]} if len(goods) == 2 else {}
            return "zgame trade", {**({"with": to} if kind == "business" else {}), **cards, **amounts(goods[-1])}
        case _:
            return None


def _battle(rest: list[str]) -> dict[str, str]:
    """Who would die, and where the noise goes, which may both be asked."""
    noise = [word for word in rest if word == NONE or "-" in word]
    who = [word for word in rest if word not in noise]
    return {**({"noise": noise[0]} if noise else {}), **({"who": who[0]} if who else {})}


def plague(kind: str, words: list[str]) -> Command | None:
    """Zombie Plague's own command for an answer; None if it has none."""
    more = {"where": f" {STEP} ".join(words[1:])} if words[1:] else {}
    match kind, words:
        case ("act", ["move", to]) | ("start", [to]):
            return "plague move", {"to": to}
        case ("act", ["attack", weapon, target, *rest]):
            return "plague attack", {"target": target, "weapon": weapon, **({"second": rest[0]} if rest else {})}
        case "act", ["check", target, *rest]:
            return "plague attack", {"target": target, "weapon": "check", **({"push": rest[0]} if rest else {})}
        case "act", ["search", *_]:
            return "plague search", more
        case "act", ["build", *_]:
            return "plague barricade", more
        case "act", [("break" | "douse"), *_]:
            return "plague clear", more
        case "act", ["use", card, *rest]:
            return "plague use", {"card": card, **({"target": rest[0]} if rest else {})}
        case "act", ["pick", *square, card]:
            return "plague take", {"card": card, **({"square": square[0]} if square else {})}
        case "act", [("take" | "steal"), whom, card]:
            return "plague take", {"card": card, "human": whom}
        case "act", ["give", whom, card]:
            return "plague give", {"human": whom, "card": card}
        case "act", ["drop", cards]:
            return "plague drop", {"cards": cards}
        case "act", ["lift", whom]:
            return "plague carry", {"human": whom}
        case "act", ["put", square]:
            return "plague carry", {"square": square}
        case "act", [("board" | "leave" | "ignite") as word, *rest]:
            do = {"board": "in", "leave": "out", "ignite": "start"}[word]
            return "plague car", {"do": do, **({"square": rest[0]} if rest else {})}
        case ("act", [("aim" | "done") as word]):
            return f"plague {word}", {}
        case "horde", _:
            return _horde(words)
        case (("character" | "crush" | "enter" | "kindle" | "howl" | "rise"), _):
            return "plague choose", {"what": f" {STEP} ".join(words)}
        case _:
            return None


def _horde(words: list[str]) -> Command:
    match words:
        case ["end"]:
            return "plague done", {}
        case ["attack", whom, group]:
            return "plague attack", {"target": whom, "weapon": group}
        case ["hunt", whom]:
            return "plague attack", {"target": whom}
        case ["send", goal, group] if "," in group:
            return "plague move", {"to": goal, "figure": group}
        case ["card", card, *rest]:
            return "plague play", {"card": card, **({"target": f" {STEP} ".join(rest)} if rest else {})}
        case [figure, to]:
            return "plague move", {"figure": figure, "to": to}
        case _:
            return "plague choose", {"what": f" {STEP} ".join(words)}


def zombicide(kind: str, words: list[str]) -> Command | None:
    """Zombicide's own command for an answer; None if it has none."""
    match kind, words:
        case "act", ["done"]:
            return "zombicide done", {}
        case "act", ["move", to]:
            return "zombicide move", {"to": to}
        case "act", [("search" | "door") as what, *rest]:
            return f"zombicide {what}", {"where": f" {STEP} ".join(rest)} if rest else {}
        case "act", ["take", *rest]:
            return "zombicide take", {"what": f" {STEP} ".join(rest)} if rest else {}
        case "act", _:
            return "zombicide use", {"what": f" {STEP} ".join(words)}
        case _:
            return "zombicide choose", {"what": f" {STEP} ".join(words)}


COMMANDS: dict[str, Callable[[str, list[str]], Command | None]] = {
    "hitz": hitz,
    "zombies": zombies,
    "zgame": zgame,
    "plague": plague,
    "zombicide": zombicide,
}


async def play_typing(
    world: World, random: Random, *, opportunities: bool = False, alone: bool = False, limit: int = 2000
) -> dict[str, int]:
    """Type until the game is over, what is awaited or also what is possible; how often each command was used.

    ``alone``: with the game's own commands and nothing else.
    """
    used: dict[str, int] = {}
    for _ in range(limit):
        session = await world.reload()
        if session.status != "playing":
            return used
        seat = random.choice([each for each in session.waiting_for() if not session.seats[each].stand_in])
        offered = [d for d in session.offered(seat) if not d.sealed(session.playing)]
        awaited = [d for d in offered if d.ask.wait]
        decision = random.choice(offered if opportunities else awaited)
        before = (session.seq, len(session.playing.sealed))
        name, reply = await type_answer(world, world.name_at(seat), decision, random, alone=alone)
        used[name] = used.get(name, 0) + 1
        session = await world.reload()
        assert (session.seq, len(session.playing.sealed)) != before, f"{name} for {decision.kind}: {reply}"
    raise AssertionError("no end")


async def type_answer(
    world: World, name: str, decision: Decision, random: Random, *, alone: bool = False
) -> tuple[str, str]:
    """A legal answer, by the game's own command if it has one (half of the time, or always); command and reply."""
    words = sample(decision.ask.shape, random)
    own = COMMANDS[world.session.game.id](decision.kind, words)
    assert own is not None or not alone, f"no command for {decision.kind} {words}"
    if own is not None and (alone or random.random() < 0.5):
        return own[0], await world.slash(name, own[0], **own[1], **_meant(world, decision))
    return "table do", await world.slash(name, "table do", what=await completed(world, name, random))


def _meant(world: World, decision: Decision) -> dict[str, str]:
    """Which of several survivors of one person it is about; what has but one of them needs no name."""
    crews = world.session.playing.crews
    several = any(decision.subject in crew and len(crew) > 1 for crew in crews.values())
    return {"figure": decision.subject} if several else {}


async def completed(world: World, name: str, random: Random) -> str:
    """The value of a whole answer that the completion leads to, word by word."""
    typed = ""
    for _ in range(20):
        offered = await world.people[name].autocomplete(world.thread, "table do", "what", typed)
        assert offered, f"nothing goes on from {typed!r}"
        assert len(offered) <= 25
        assert all(1 <= len(each["name"]) <= 100 and 1 <= len(each["value"]) <= 100 for each in offered)
        assert not any("⟨" in each["name"] for each in offered)
        choice = random.choice(offered)
        if not choice["name"].endswith(f" {STEP} {MORE}"):
            return choice["value"]
        typed = choice["name"]
    raise AssertionError(f"no end of {typed!r}")
