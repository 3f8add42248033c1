"""What an option of an objective card will do, in words: a sentence for each statement (O2, O3)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from engine.core.message import Arg, Message, msg

from ..box import effects
from ..party.chronicle import Reader
from ..state import ZombicideState, card_name, counter_name, word_name, zone_name
from .operations import zone_of

NAMED = ("achievement", "campaign_flag", "companion", "flag", "goal", "keyword")
"""Kinds of words that are said by their names."""


def foretold(s: ZombicideState, reader: Reader, effect: effects.Effect) -> Message:
    """Some statements, one sentence after the other; of notes that would be read only their numbers (I20)."""
    return sentences(_statement(s, reader, each) for each in effect)


def sentences(said: Iterable[Message]) -> Message:
    """One sentence after the other; there is one at least."""
    return reduce(lambda first, then: msg("zombicide-foretold", first=first, then=then), said)


def _statement(s: ZombicideState, reader: Reader, statement: effects.Statement) -> Message:
    match statement:
        case effects.Do("cxp") if not s.settings.campaign:
            return msg("zombicide-foretold-cxp-single")
        case effects.Do("discard", (_, _, wanted)) if wanted not in effects.CLASSES:
            return msg("zombicide-foretold-discard-card", **_arguments(s, reader, statement))
        case effects.Do(op):
            return word_name("effect", op, **_arguments(s, reader, statement))
        case effects.Test(dice, least, then, otherwise):
            branches = {"then": foretold(s, reader, then), "else": foretold(s, reader, otherwise)}
            return Message("zombicide-effect-test", {"n": dice, "t": least, **branches})
        case effects.If(condition, then, ()):
            said = _condition(s, reader, condition)
            return msg("zombicide-effect-if", condition=said, then=foretold(s, reader, then))
        case effects.If(condition, then, otherwise):
            branches = {"then": foretold(s, reader, then), "else": foretold(s, reader, otherwise)}
            return Message("zombicide-effect-if-else", {"condition": _condition(s, reader, condition), **branches})
        case effects.Choose():
            return msg("zombicide-effect-choose", figure=s.name(reader.taker.id))


def _arguments(s: ZombicideState, reader: Reader, do: effects.Do) -> dict[str, Arg]:
    """What the sentence of an operation is given."""
    pairs = list(zip(effects.OPERATIONS[do.op].takes, do.args, strict=False))
    n = [int(str(arg)) for kind, arg in pairs if kind in ("number", "cards", "note")]
    said: dict[str, Arg] = {"figure": s.name(reader.taker.id), "n": n[-1] if n else 0}
    for at, (kind, arg) in enumerate(pairs):
        match kind:
            case "who" | "whom" | "taker":
                said["figure"] = _people(s, reader, str(arg), one=kind == "whom")
            case "leader" | "receiver":
                said["who"] = _people(s, reader, str(arg))
            case "zone" | "spawn":
                said["to" if "zone" in said else "zone"] = _zone(s, reader, arg)
            case "crowd":
                said |= {"zone": _zone(s, reader, arg), "what": Message("zombicide-what-all")}
            case "least":
                said["zone"] = _zone(s, reader, effects.Pick(int(str(arg)), int(str(do.args[at + 1]))))
            case "cards":
                said["class"] = "any"
            case "colour" if "zone" not in said:
                said["zone"] = [zone_name(each.zone) for each in s.mission.spawns.values() if each.colour == arg]
            case "deck" | "class" if kind == "deck" or arg in effects.CLASSES:
                said[kind] = str(arg)
            case "card" | "class":
                said["card"] = card_name(str(arg))
            case "zombie":
                said["what"] = Message(f"zombicide-count-{arg}", {"n": n[-1]})
            case "zombies":
                said["what"] = Message(f"zombicide-all-{arg}")
            case "counter":
                said["total"] = _name(s, kind, arg, n[-1])
            case _ if kind in NAMED:
                said["what"] = _name(s, kind, arg)
            case _:
                pass
    return said


def _people(s: ZombicideState, reader: Reader, who: str, *, one: bool = False) -> Message:
    if who == "taker":
        return s.name(reader.taker.id)
    chosen = "pick-" if one and "pick" not in who else ""
    return Message(f"zombicide-who-{chosen}{who.replace('(', '-').removesuffix(')')}")


def _zone(s: ZombicideState, reader: Reader, arg: effects.Arg) -> Message:
    if isinstance(arg, effects.Pick):
        return Message("zombicide-where-pick", {"from": arg.least, "to": arg.most})
    return zone_name(zone_of(s, reader, str(arg)))


def _name(s: ZombicideState, kind: effects.Kind, arg: effects.Arg, n: int = 0) -> Message:
    match kind:
        case "counter":
            return counter_name(s.data.campaign, str(arg), n)
        case "achievement":
            return word_name(s.data.campaign.family(kind), str(arg))
        case "campaign_flag":
            return word_name(s.data.campaign.family("flag"), str(arg))
        case "goal":
            return word_name(f"goal-{s.mission_id}", str(arg))
        case "keyword" | "flag":
            return word_name(s.mission.family(kind), str(arg))
        case _:
            return word_name(kind, str(arg))


def _condition(s: ZombicideState, reader: Reader, condition: effects.Condition) -> Message:
    match condition:
        case effects.Not(effects.Ask() as of):
            said = _condition(s, reader, of)
            return Message(f"{said.key}-not", said.args)
        case effects.Not(of):
            return msg("zombicide-condition-not", condition=_condition(s, reader, of))
        case effects.Both(one, other) | effects.Either(one, other):
            joined = "and" if isinstance(condition, effects.Both) else "or"
            first, second = _condition(s, reader, one), _condition(s, reader, other)
            return Message(f"zombicide-condition-{joined}", {"first": first, "second": second})
        case effects.Ask(what, args, least):
            kind, first, said = effects.ASKS[what], args[0], dict[str, Arg]()
            match kind:
                case "number":
                    said["n"] = int(str(first))
                case "counter":
                    said["total"] = _name(s, kind, first, least)
                case "class" if first in effects.CLASSES:
                    said["class"] = str(first)
                case "class":
                    return msg("zombicide-condition-inv-card", card=card_name(str(first)))
                case "zone":
                    said["zone"] = _zone(s, reader, first)
                case _ if kind in NAMED:
                    said["what"] = [_name(s, kind, arg) for arg in args]
                case _:
                    pass
            return word_name("condition", what, **said)
