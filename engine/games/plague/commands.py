"""The named commands of Zombie Plague: those of humans say which one they mean, where somebody leads several."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.command import Answers, Command, Parameter, Suggestions, Typed, goes_on, in_order, next_word
from engine.core.message import Message
from engine.kit.crews import Crew, only
from engine.kit.deeds import DONE

from .humans.arms import HANDS, weapon_name
from .humans.fight import weapons
from .player.arms import kill_chance
from .state import ZOMBIES, Human, PlagueState

T = Typed[PlagueState]
IN, OUT, START = "in", "out", "start"
TAKE, GIVE, PUT = "take", "give", "put"
BACK, REVEAL, SACRIFICE = "back", "reveal", "sacrifice"
QUESTIONS = ("character", "start", "crush", "enter", "kindle", "howl", "rise", "horde")
"""Questions besides the human turn, each answered by naming what is chosen."""
SHOVE = "check"
"""The body check of the Hockey player, as a way to attack (2.6)."""


def _named(s: PlagueState, figures: Iterable[str]) -> list[tuple[Message, str]]:
    return [(s.name(each), each) for each in figures]


class Humans(Crew[PlagueState]):
    """The living humans of a seat, also meant by their numbers."""

    def meant(self, typed: T) -> str:
        number = typed.value("figure").strip().lower().lstrip("hч")
        if not typed.seen or typed.seat == ZOMBIES:
            return ""
        return f"h{number}" if number.isdecimal() else super().meant(typed)


CREW = Humans(lambda s, seat: _named(s, (each for each in s.crews.get(seat, ()) if not s.humans[each].dead)))


def _human(typed: T) -> Human | None:
    return typed.seen.humans.get(CREW.meant(typed)) if typed.seen else None


def _movers(typed: T, current: str) -> Suggestions:
    """Whom the member can move: own humans, or zombies."""
    s = typed.seen
    if s is None or typed.seat != ZOMBIES:
        return CREW.offered(typed, current)
    return typed.reader.fitting([(_aimed(s, each), each) for each in s.zombies], current)


# What is typed


def _move(typed: T) -> Answers:
    """One zombie goes to a square, several, or those whom it concerns, to a goal."""
    to, group = typed.place("to"), [_zombie(each) for each in typed.value("figure").split(",") if each.strip()]
    sent = group if len(group) == 1 else ["send", to, *([",".join(group)] if group else [])]
    return {"act": ["move", to], "start": [to], "horde": [*sent, to] if len(group) == 1 else sent}


def _search(typed: T) -> Answers:
    """A place by its own name, or by the square on which it is drawn."""
    where, s = typed.place("where"), typed.seen
    return {"act": ["search", *([s.data.search_at.get(where, where) if s else where] if where else [])]}


def _zombie(typed: str) -> str:
    """A zombie as the picture has it: “12”, “Z12”, “R3”."""
    said = typed.strip().lower()
    return f"z{said}" if said.isdecimal() else said


def _attack(typed: T) -> Answers:
    """With the weapon that kills best, unless another is named; all zombies that get there, unless some are listed."""
    target, said = typed.place("target"), typed.value("weapon")
    if said == SHOVE:
        return {"act": [SHOVE, target, *typed.places("push")]}
    extra = typed.places("second", "push")
    horde = ["attack", target, said] if said else ["hunt", target]
    return {"act": ["attack", said or _best(typed, target), target, *extra], "horde": horde}


def _best(typed: T, target: str) -> str:
    """The weapon that kills this target most often; bare hands if none reaches it."""
    s, human = typed.seen, _human(typed)
    if s is None or human is None:
        return HANDS
    wanted = _zombie_meant(typed, s, target)
    good = [weapon for weapon, found in weapons(s, human).items() if wanted in found]
    return max(good, key=lambda weapon: kill_chance(s, human, weapon), default=HANDS)


def _zombie_meant(typed: T, s: PlagueState, target: str) -> str:
    """A zombie that is named by itself or by its square."""
    at = next((each.id for each in s.zombies.values() if each.at == target), target.lower())
    return at if at in s.zombies else only(typed.reader.fitting(_named(s, s.zombies), target))


def _take(typed: T) -> Answers:
    """From the ground, from somebody unconscious, or, as the traitor, from anybody."""
    s, figure, whom, card = typed.seen, CREW.meant(typed), typed.value("human"), typed.value("card")
    if whom:
        return {"act": ["steal" if s and s.open_traitor == figure else "take", whom, card]}
    return {"act": ["pick", *typed.places("square"), card]}


def _carry(typed: T) -> Answers:
    """Lifts somebody, or puts down whoever is carried; a carried one gets down by himself."""
    if typed.value("human"):
        return {"act": ["lift", typed.value("human")]}
    words, human = ["put", *typed.places("square")], _human(typed)
    return {"act": words, "aside": ["down"] if human and not human.at else words}


def _clear(typed: T) -> Answers:
    """Puts out the fire on a square, or takes down a barricade."""
    where, s = typed.place("where"), typed.seen
    return {"act": ["douse" if s and where in s.fires else "break", *([where] if where else [])]}


def _car(typed: T) -> Answers:
    words = {IN: ["board"], START: ["ignite"], OUT: ["leave", *typed.places("square")]}
    return {"act": words[typed.value("do")]}


def _baby(typed: T) -> Answers:
    words = {
        TAKE: ["baby_take"],
        GIVE: ["baby_pass", "give", typed.value("human")],
        PUT: ["baby_pass", "put", *typed.places("square")],
    }
    return {"act": words[typed.value("do")]}


def _declare(typed: T) -> Answers:
    """A sacrifice has to be confirmed (R17.1)."""
    sure = ["sure"] if typed.value("sure") else []
    return {"aside": [typed.value("do"), *sure] if typed.value("do") == SACRIFICE else [typed.value("do")]}


def _play(typed: T) -> Answers:
    return {"horde": ["card", typed.value("card"), *typed.places("target")]}


# What is offered while somebody types


def _targets(typed: T, current: str) -> Suggestions:
    """What can be attacked with the weapon that is named, or with any."""
    s, human = typed.seen, _human(typed)
    if typed.seat == ZOMBIES:
        return next_word(goes_on("horde", "hunt"))(typed, current)
    if s is None or human is None:
        return []
    named = typed.value("weapon")
    found = [each for weapon, aims in weapons(s, human).items() if named in ("", weapon) for each in aims]
    return typed.reader.fitting([(_aimed(s, each), each) for each in dict.fromkeys(found)], current)


def _aimed(s: PlagueState, target: str) -> Message:
    """A zombie with where it is, or a square."""
    zombie = s.zombies.get(target)
    return s.text("placed", figure=s.name(target), at=zombie.at) if zombie else Message("@name", {"name": target})


def _arms(typed: T, current: str) -> Suggestions:
    """The weapons that reach something now."""
    s, human = typed.seen, _human(typed)
    if typed.seat == ZOMBIES:
        return typed.reader.rest("horde", ["attack", *typed.words("target")], current)
    if s is None or human is None:
        return []
    return typed.reader.fitting([(weapon_name(s, each), each) for each in weapons(s, human)], current)


def _ways(typed: T, current: str) -> Suggestions:
    """The squares that can be reached, or where one can begin."""
    if typed.seat == ZOMBIES:
        figure = _zombie(typed.value("figure"))
        return typed.reader.rest("horde", [figure] if figure else ["send"], current)
    return typed.reader.rest("act", ["move"], current, CREW.meant(typed)) or typed.reader.rest("start", [], current)


def _found(typed: T, current: str) -> Suggestions:
    """The cards on the ground, or those of somebody."""
    whom = typed.value("human")
    words = ["take", whom] if whom else ["pick", *typed.places("square")]
    return typed.reader.rest("act", words, current, CREW.meant(typed))


COMMANDS = (
    Command(
        "move",
        _move,
        [Parameter("to", complete=_ways), Parameter("figure", complete=_movers, needed=False, about="figure")],
        subject=CREW.meant,
    ),
    CREW.command(
        "attack",
        _attack,
        Parameter("target", complete=_targets),
        Parameter("weapon", complete=_arms, needed=False),
        Parameter("second", needed=False),
        Parameter("push", needed=False),
    ),
    CREW.command("search", _search, Parameter("where", complete=CREW.goes_on("search"), needed=False)),
    CREW.deed("use", "use", "card", "target?"),
    CREW.deed("give", "give", "human", "card"),
    CREW.command(
        "take",
        _take,
        Parameter("card", complete=_found),
        Parameter("human", complete=next_word(CREW.goes_on("take")), needed=False),
        Parameter("square", needed=False),
    ),
    CREW.deed("drop", "drop", "cards", also=["aside"]),
    CREW.deed("barricade", "build", "where?"),
    CREW.command("clear", _clear, Parameter("where", complete=CREW.goes_on("break"), needed=False)),
    CREW.command(
        "carry",
        _carry,
        Parameter("human", complete=CREW.goes_on("lift"), needed=False),
        Parameter("square", complete=CREW.goes_on("put"), needed=False),
    ),
    CREW.deed("aim", "aim"),
    CREW.command(
        "car",
        _car,
        Parameter("do", values=(IN, OUT, START)),
        Parameter("square", complete=CREW.goes_on("leave"), needed=False),
    ),
    CREW.command(
        "baby",
        _baby,
        Parameter("do", values=(TAKE, GIVE, PUT)),
        Parameter("human", complete=CREW.goes_on("baby_pass", "give"), needed=False),
        Parameter("square", complete=CREW.goes_on("baby_pass", "put"), needed=False),
    ),
    CREW.command("done", {"act": [DONE], "horde": ["end"]}),
    CREW.command(
        "declare",
        _declare,
        Parameter("do", values=(BACK, REVEAL, SACRIFICE)),
        Parameter("sure", values=("yes",), needed=False),
    ),
    Command("play", _play, in_order(lambda before: goes_on("horde", "card", after=before), ("card", "target?"))),
    CREW.choose(QUESTIONS),
)
