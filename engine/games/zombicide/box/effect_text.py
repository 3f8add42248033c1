"""Reads the text of an effect (O2).

    effect    = statement { ";" statement }
    statement = operation "(" [ argument { "," argument } ] ")"
              | "if" "(" condition ")" block [ "else" block ]
              | "choose" "(" "taker" ")" "{" option { "|" option } "}"
              | "test" "(" dice "," least ")" block "else" block
    block     = "{" effect "}"
    option    = number [ "[" condition "]" ] ":" effect
    condition = term { ( "&" | "or" ) term }, from left to right
    term      = "!" term | "(" condition ")" | question "(" arguments ")" [ ">=" number ]

Options are numbered through the whole effect, for their labels are texts.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple, cast

from engine.core.fault import Unreadable
from engine.core.message import msg

from . import effects

TOKEN = re.compile(r"[\w.-]+|>=|[(){}\[\],;:|&!]", re.ASCII)
RANGE = re.compile(r"range(\d)-(\d)")
QUESTIONS: Mapping[str, effects.Asked] = {what: what for what in effects.ASKS}
MOST_CHARACTERS = 4000
"""The most characters of an effect; the longest of ours has 500."""
DEEPEST = 20
"""The most blocks and brackets that can stand in one another."""


class EffectError(Unreadable):
    """An effect cannot be read: where in its text, and why."""

    def __init__(self, at: effects.Place, fault: str, **args: str | int) -> None:
        super().__init__(msg(f"zombicide-fault-{fault}", **args), at.said)


class Token(NamedTuple):
    """A word, number or sign of the text; "" at its end."""

    text: str
    at: effects.Place


def read(text: str) -> effects.Effect:
    """The effect that a text means. Raises EffectError."""
    if len(text) > MOST_CHARACTERS:
        raise EffectError(effects.Place(1, 1), "long", most=MOST_CHARACTERS)
    parser = Parser(tokens(text))
    effect = parser.effect()
    parser.take("", "over")
    return effect


def tokens(text: str) -> list[Token]:
    """The words and signs of a text, and its end. Raises EffectError if there is anything else in it."""
    found: list[Token] = []
    for number, line in enumerate(text.split("\n"), 1):
        end = 0
        while rest := line[end:].lstrip():
            start = len(line) - len(rest)
            match = TOKEN.match(line, start)
            if not match:
                raise EffectError(effects.Place(number, start + 1), "sign", found=line[start])
            end = match.end()
            found.append(Token(match[0], effects.Place(number, start + 1)))
    lines = text.split("\n")
    return [*found, Token("", effects.Place(len(lines), len(lines[-1]) + 1))]


class Parser:
    """Reads from left to right; every method takes from the text what it is named after."""

    def __init__(self, tokens: list[Token]) -> None:
        self._tokens = tokens
        self._next = 0
        self._options = 0
        self._depth = 0

    @property
    def token(self) -> Token:
        """What comes next."""
        return self._tokens[self._next]

    def skip(self, *texts: str) -> bool:
        """Take the next token if it is one of these."""
        found = self.token.text in texts
        self._next += found
        return found

    def take(self, text: str, expected: str = "") -> Token:
        """Take this token. Raises EffectError if something else comes."""
        token = self.token
        if token.text != text:
            raise _unexpected(token, expected or repr(text))
        self._next = min(self._next + 1, len(self._tokens) - 1)
        return token

    def word(self, expected: str, of: str = "") -> Token:
        """Take a word or a number."""
        token = self.token
        if not re.match(r"\w", token.text):
            raise _unexpected(token, expected, of)
        self._next += 1
        return token

    def number(self) -> int:
        return _number(self.word("number"))

    # Statements

    def effect(self) -> effects.Effect:
        self._deeper()
        statements = [self.statement()]
        while self.skip(";"):
            statements.append(self.statement())
        self._depth -= 1
        return tuple(statements)

    def statement(self) -> effects.Statement:
        token = self.word("statement")
        match token.text:
            case "if":
                return self._if()
            case "choose":
                return self._choose()
            case "test":
                return self._test()
            case name if op := effects.OPERATIONS.get(name):
                return effects.Do(name, self.arguments(op.takes, name, op.lack), token.at)
            case name:
                raise EffectError(token.at, "operation", name=name)

    def block(self) -> effects.Effect:
        self.take("{")
        effect = self.effect()
        self.take("}", "';' / '}'")
        return effect

    def _if(self) -> effects.If:
        self.take("(")
        condition = self.condition()
        self.take(")", "'&' / 'or' / ')'")
        then = self.block()
        return effects.If(condition, then, self.block() if self.skip("else") else ())

    def _test(self) -> effects.Test:
        dice, least = self.arguments(("number", "number"), "test")
        then = self.block()
        self.take("else")
        return effects.Test(cast(int, dice), cast(int, least), then, self.block())

    def _choose(self) -> effects.Choose:
        at = self.token.at
        self.arguments(("taker",), "choose")
        self.take("{")
        options = [self._option()]
        while self.skip("|"):
            options.append(self._option())
        self.take("}", "';' / '|' / '}'")
        if all(option.condition for option in options):
            raise EffectError(at, "unconditional")
        return effects.Choose(tuple(options))

    def _option(self) -> effects.Option:
        at, number = self.token.at, self.number()
        self._options += 1
        if number != self._options:
            raise EffectError(at, "number", right=self._options, found=number)
        condition = None
        if self.skip("["):
            condition = self.condition()
            self.take("]", "'&' / 'or' / ']'")
        self.take(":")
        return effects.Option(number, condition, self.effect())

    # Conditions

    def condition(self) -> effects.Condition:
        self._deeper()
        found = self.term()
        while (word := self.token.text) in ("&", "or"):
            self.take(word)
            found = (effects.Both if word == "&" else effects.Either)(found, self.term())
        self._depth -= 1
        return found

    def term(self) -> effects.Condition:
        if self.skip("!"):
            self._deeper()
            found = effects.Not(self.term())
            self._depth -= 1
            return found
        if self.skip("("):
            found = self.condition()
            self.take(")", "'&' / 'or' / ')'")
            return found
        token = self.word("condition")
        what = QUESTIONS.get(token.text)
        if not what:
            raise EffectError(token.at, "condition", name=token.text)
        args = self.arguments((effects.ASKS[what],), what, more=what == "keys_all")
        if what != "counter":
            return effects.Ask(what, args, 0, token.at)
        self.take(">=")
        return effects.Ask(what, args, self.number(), token.at)

    # Arguments

    def arguments(
        self, kinds: tuple[effects.Kind, ...], name: str, lack: int = 0, more: bool = False
    ) -> tuple[effects.Arg, ...]:
        """The arguments in their brackets; the last ``lack`` can be missing, ``more`` of the last kind can follow."""
        opening = self.take("(")
        args: list[effects.Arg] = []
        while self.token.text != ")" and (len(args) < len(kinds) or more):
            if args:
                self.take(",")
            args.append(self.argument(kinds[min(len(args), len(kinds) - 1)]))
        if self.token.text != ")" or len(args) < len(kinds) - lack:
            fault = "takes-more" if more else "takes-less" if lack else "takes" if kinds else "takes-nothing"
            raise EffectError(opening.at, fault, name=name, kinds=", ".join(map(effects.written, kinds)))
        self.take(")")
        return tuple(args)

    def argument(self, kind: effects.Kind) -> effects.Arg:
        token = self.word("argument", effects.written(kind))
        if kind in effects.NUMBERS:
            return _number(token)
        if kind in ("zone", "crowd") and token.text == "pick":
            return self._picked_zone()
        text = token.text
        if text == "pick":
            self.take("(")
            text = f"pick({self.word('party').text})"
            self.take(")")
        if kind in effects.WORDS and text not in effects.WORDS[kind]:
            raise EffectError(token.at, "words", found=text, words=", ".join(effects.WORDS[kind]))
        return text

    def _picked_zone(self) -> effects.Pick:
        self.take("(")
        token = self.word("range")
        found = RANGE.fullmatch(token.text)
        if not found or found[1] > found[2]:
            raise _unexpected(token, "distance")
        self.take(")")
        return effects.Pick(int(found[1]), int(found[2]))

    def _deeper(self) -> None:
        self._depth += 1
        if self._depth > DEEPEST:
            raise EffectError(self.token.at, "deep")


def _unexpected(token: Token, expected: str, of: str = "") -> EffectError:
    if token.text:
        return EffectError(token.at, "other", expected=expected, of=of, found=token.text)
    return EffectError(token.at, "end", expected=expected, of=of)


def _number(token: Token) -> int:
    if not re.fullmatch(r"\d{1,2}", token.text, re.ASCII):
        raise _unexpected(token, "small")
    return int(token.text)
