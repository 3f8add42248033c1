"""Effects written out again, in one line, and the choices in them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.zombicide.box.effects import (
    Arg,
    Ask,
    Both,
    Choose,
    Condition,
    Do,
    Effect,
    Either,
    If,
    Not,
    Option,
    Pick,
    Statement,
    Test,
)


def written(effect: Effect) -> str:
    return "; ".join(map(_statement, effect))


def _statement(statement: Statement) -> str:
    match statement:
        case Do(op, args):
            return f"{op}({_args(args)})"
        case If(condition, then, otherwise):
            return f"if({_condition(condition)}) {{{written(then)}}}" + (
                (otherwise and f" else {{{written(otherwise)}}}") or ""
            )
        case Choose(options):
            return f"choose(taker) {{{' | '.join(map(_option, options))}}}"
        case Test(dice, least, then, otherwise):
            return f"test({dice}, {least}) {{{written(then)}}} else {{{written(otherwise)}}}"


def _option(option: Option) -> str:
    condition = f" [{_condition(option.condition)}]" if option.condition else ""
    return f"{option.number}{condition}: {written(option.effect)}"


def _condition(condition: Condition) -> str:
    match condition:
        case Ask(what, args, least):
            return f"{what}({_args(args)})" + (f" >= {least}" if what == "counter" else "")
        case Not(of):
            return f"!{_part(of)}"
        case Both(one, other):
            return f"{_condition(one)} & {_part(other)}"
        case Either(one, other):
            return f"{_condition(one)} or {_part(other)}"


def _part(condition: Condition) -> str:
    """A condition as the right side of another, or what is denied."""
    return f"({_condition(condition)})" if isinstance(condition, Both | Either) else _condition(condition)


def _args(args: tuple[Arg, ...]) -> str:
    return ", ".join(f"pick(range{arg.least}-{arg.most})" if isinstance(arg, Pick) else str(arg) for arg in args)


def choices(effect: Effect) -> Iterator[Choose]:
    """Every choice of an effect, in the order of the text."""
    for statement in effect:
        match statement:
            case If(_, then, otherwise) | Test(_, _, then, otherwise):
                yield from choices(then)
                yield from choices(otherwise)
            case Choose(options):
                yield statement
                for option in options:
                    yield from choices(option.effect)
            case Do():
                pass
