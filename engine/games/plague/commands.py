"""The named commands of Zombie Plague: those of humans say which one they mean, where somebody leads several."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.command import Answers, Command, Complete, Parameter, Suggestions, Typed
from engine.core.message import Message
from engine.kit import crews
from engine.kit.crews import acts, next_word, only, place, places
from engine.kit.deeds import DONE

from .humans.fight import HANDS, weapon_name, weapons
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


# Whom it is about


def _figure(typed: T) -> str:
    """The human that the member means: by number, by name, or as the only one that can do anything; else nothing."""
    s = typed.seen
    if s is None or typed.seat == ZOMBIES:
        return ""
    number = typed.value("figure").strip().lower().lstrip("hч")
    return f"h{number}" if number.isdecimal() else crews.meant(typed, _named(s, _living(typed)))


def _living(typed: T) -> list[str]:
    """The living humans of the member."""
    s = typed.seen
    return [each for each in s.crews.get(typed.seat, ()) if not s.humans[each].dead] if s else []


def _named(s: PlagueState, figures: Iterable[str]) -> list[tuple[Message, str]]:
    return [(s.name(each), each) for each in figures]


def _human(typed: T) -> Human | None:
    figure = _figure(typed)
    return typed.seen.humans.get(figure) if typed.seen else None


def _led(typed: T, current: str) -> Suggestions:
    s = typed.seen
    return typed.reader.fitting(_named(s, _living(typed)), current) if s else []


def _movers(typed: T, current: str) -> Suggestions:
    """Whom the member can move: own humans, or zombies."""
    s = typed.seen
    if s is None or typed.seat != ZOMBIES:
        return _led(typed, current)
    return typed.reader.fitting([(_aimed(s, each), each) for each in s.zombies], current)


# What is typed


def _move(typed: T) -> Answers:
    to = place(typed, "to")
    return {"act": ["move", to], "start": [to], "horde": [_zombie(typed), to]}


def _search(typed: T) -> Answers:
    """A place by its own name, or by the square on which it is drawn."""
    where, s = place(typed, "where"), typed.seen
    return {"act": ["search", *([s.data.search_at.get(where, where) if s else where] if where else [])]}


def _zombie(typed: T) -> str:
    """A zombie as the picture has it: “12”, “Z12”, “R3”."""
    said = typed.value("figure").strip().lower()
    return f"z{said}" if said.isdecimal() else said


def _attack(typed: T) -> Answers:
    """With the weapon that kills best, unless another is named; zombies all together, unless they are listed."""
    target, said = place(typed, "target"), typed.value("weapon")
    if said == SHOVE:
        return {"act": [SHOVE, target, *places(typed, "push")]}
    extra = places(typed, "second", "push")
    group = [said] if said else []
    return {"act": ["attack", said or _best(typed, target), target, *extra], "horde": ["attack", target, *group]}


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
    s, figure, whom, card = typed.seen, _figure(typed), typed.value("human"), typed.value("card")
    if whom:
        return {"act": ["steal" if s and s.open_traitor == figure else "take", whom, card]}
    return {"act": ["pick", *places(typed, "square"), card]}


def _drop(typed: T) -> Answers:
    words = ["drop", typed.value("cards")]
    return {"act": words, "aside": words}


def _carry(typed: T) -> Answers:
    """Lifts somebody, or puts down whoever is carried; a carried one gets down by himself."""
    if typed.value("human"):
        return {"act": ["lift", typed.value("human")]}
    words, human = ["put", *places(typed, "square")], _human(typed)
    return {"act": words, "aside": ["down"] if human and not human.at else words}


def _clear(typed: T) -> Answers:
    """Puts out the fire on a square, or takes down a barricade."""
    where, s = place(typed, "where"), typed.seen
    return {"act": ["douse" if s and where in s.fires else "break", *([where] if where else [])]}


def _car(typed: T) -> Answers:
    words = {IN: ["board"], START: ["ignite"], OUT: ["leave", *places(typed, "square")]}
    return {"act": words[typed.value("do")]}


def _baby(typed: T) -> Answers:
    words = {
        TAKE: ["baby_take"],
        GIVE: ["baby_pass", "give", typed.value("human")],
        PUT: ["baby_pass", "put", *places(typed, "square")],
    }
    return {"act": words[typed.value("do")]}


def _declare(typed: T) -> Answers:
    """A sacrifice has to be confirmed (R17.1)."""
    sure = ["sure"] if typed.value("sure") else []
    return {"aside": [typed.value("do"), *sure] if typed.value("do") == SACRIFICE else [typed.value("do")]}


def _play(typed: T) -> Answers:
    return {"horde": ["card", typed.value("card"), *places(typed, "target")]}


def _choose(typed: T) -> Answers:
    """One thing, or several words of one answer, for whatever is asked besides the turn itself."""
    return dict.fromkeys(QUESTIONS, places(typed, "what"))


# What is offered while somebody types


def _goes_on(*words: str, after: tuple[str, ...] = ()) -> Complete:
    """How an action of the human goes on after some words, and after those of other parameters."""
    return crews.goes_on("act", _figure, *words, after=after)


def _targets(typed: T, current: str) -> Suggestions:
    """What can be attacked with the weapon that is named, or with any."""
    s, human = typed.seen, _human(typed)
    if typed.seat == ZOMBIES:
        return next_word(lambda typed, current: typed.reader.rest("horde", ["attack"], current))(typed, current)
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
        return typed.reader.rest("horde", [_zombie(typed)], current)
    return typed.reader.rest("act", ["move"], current, _figure(typed)) or typed.reader.rest("start", [], current)


def _found(typed: T, current: str) -> Suggestions:
    """The cards on the ground, or those of somebody."""
    whom = typed.value("human")
    words = ["take", whom] if whom else ["pick", *places(typed, "square")]
    return typed.reader.rest("act", words, current, _figure(typed))


def _chosen(typed: T, current: str) -> Suggestions:
    """What can be answered to whatever is asked besides the turn."""
    kinds = [each for each in QUESTIONS if each in typed.asked]
    return typed.reader.rest(kinds[0], [], current) if kinds else []


def _hand(typed: T, current: str) -> Suggestions:
    """The cards that the Zombie Player can play now."""
    return typed.reader.rest("horde", ["card"], current)


def _hand_targets(typed: T, current: str) -> Suggestions:
    return typed.reader.rest("horde", ["card", typed.value("card")], current)


_who = Parameter("figure", complete=_led, needed=False, about="figure")


def _human_command(
    name: str, answers: Answers | Callable[[T], Answers], *parameters: Parameter, who: Parameter = _who
) -> Command:
    """A command for a human: which one may be left out where only one can be meant."""
    return Command(name, answers, [*parameters, who], subject=_figure)


COMMANDS = (
    Command(
        "move",
        _move,
        [Parameter("to", complete=_ways), Parameter("figure", complete=_movers, needed=False, about="figure")],
        subject=_figure,
    ),
    _human_command(
        "attack",
        _attack,
        Parameter("target", complete=_targets),
        Parameter("weapon", complete=_arms, needed=False),
        Parameter("second", needed=False),
        Parameter("push", needed=False),
    ),
    _human_command("search", _search, Parameter("where", complete=_goes_on("search"), needed=False)),
    _human_command(
        "use",
        acts("use", "card", "target"),
        Parameter("card", complete=next_word(_goes_on("use"))),
        Parameter("target", complete=_goes_on("use", after=("card",)), needed=False),
    ),
    _human_command(
        "give",
        acts("give", "human", "card"),
        Parameter("human", complete=next_word(_goes_on("give"))),
        Parameter("card", complete=_goes_on("give", after=("human",))),
    ),
    _human_command(
        "take",
        _take,
        Parameter("card", complete=_found),
        Parameter("human", complete=next_word(_goes_on("take")), needed=False),
        Parameter("square", needed=False),
    ),
    _human_command("drop", _drop, Parameter("cards", complete=_goes_on("drop"))),
    _human_command("barricade", acts("build", "where"), Parameter("where", complete=_goes_on("build"), needed=False)),
    _human_command("clear", _clear, Parameter("where", complete=_goes_on("break"), needed=False)),
    _human_command(
        "carry",
        _carry,
        Parameter("human", complete=_goes_on("lift"), needed=False),
        Parameter("square", complete=_goes_on("put"), needed=False),
    ),
    _human_command("aim", {"act": ["aim"]}),
    _human_command(
        "car",
        _car,
        Parameter("do", values=(IN, OUT, START)),
        Parameter("square", complete=_goes_on("leave"), needed=False),
    ),
    _human_command(
        "baby",
        _baby,
        Parameter("do", values=(TAKE, GIVE, PUT)),
        Parameter("human", complete=_goes_on("baby_pass", "give"), needed=False),
        Parameter("square", complete=_goes_on("baby_pass", "put"), needed=False),
    ),
    _human_command("done", {"act": [DONE], "horde": ["end"]}),
    _human_command(
        "declare",
        _declare,
        Parameter("do", values=(BACK, REVEAL, SACRIFICE)),
        Parameter("sure", values=("yes",), needed=False),
    ),
    Command(
        "play",
        _play,
        [Parameter("card", complete=next_word(_hand)), Parameter("target", complete=_hand_targets, needed=False)],
    ),
    _human_command("choose", _choose, Parameter("what", complete=_chosen)),
)
