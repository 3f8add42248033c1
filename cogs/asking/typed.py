"""Typed answers: what people type becomes the words of an answer, and is completed while they type."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import islice

from engine.core.command import STEP
from engine.core.decision import Decision, about
from engine.core.errors import Illegal, Refused, coming_of
from engine.core.message import msg
from engine.core.places import begins
from engine.core.shape import NONE, Amounts, One, Option, Shape, Some, Source, amounts_word, complete, replay
from telling.hashed import digest, fit, unfit
from telling.labels import Labels, loose
from telling.texts import Locale, folded, safe, shorten

MOST = 25
"""Suggestions that Discord shows."""
LENGTH = 100
"""Characters of a suggestion's label and of its value."""
LISTED = 12
"""Legal words that a refusal names."""
LOOKED_AT = 400
"""Next words of one question that are compared with what was typed."""
WORD_ROOM = 40
"""Characters that a word may take in a value before its hash stands in for it."""
SAID = " › "
"""Between the words of an answer where it can be typed on."""
NOTHING = {NONE, "-", "0"}
"""How nothing is typed in any language; a key can always be typed."""
CUTS = (24, 16, 12, 9, 7)
"""Characters to which the words of a label are cut where that is needed."""
MORE = "…"

_KIND_FIRST = re.compile(r"([^\d=:]+?)\s*[=:×]?\s*(\d{1,4})")
_NUMBER_FIRST = re.compile(r"(\d{1,4})\s*(?:×|x(?=\s))?\s*([^\d]*)")


def match_words(locale: Locale, names: Mapping[str, str], decision: Decision, typed: Sequence[str]) -> list[str]:
    """The complete words of an answer for what was typed, one string per word.

    Keys and labels in the person's language are taken, whatever the case, also their beginnings where only one fits.
    An empty string leaves a word to the usual one, and so does a string that fits only after a usual word. Raises
    `Refused` with what would be legal.
    """
    labels = Labels(locale, names, decision)
    words: list[str] = []
    with coming_of(decision.text):
        for text in typed:
            try:
                words = _next(labels, words, text)
            except Illegal as refused:
                raise _explained(labels, text, refused) from None
        words = complete(decision.ask.shape, words)
        shape, _ = replay(decision.ask.shape, words)
        if shape is not None:
            raise Illegal(msg("refused-typed-more", legal=_listed(labels, shape)))
        return words


def condition(locale: Locale, game: str, words: Mapping[str, Sequence[str]]) -> str:
    """What a command comes of that nobody is asked for now: the condition of its word, else its first question."""
    conditions = (f"{game}-when-{word}" for given in words.values() for word in given[:1])
    return next(filter(locale.has, conditions), next((about(game, kind) for kind in words), ""))


def understood(
    locales: Iterable[Locale], names: Mapping[str, str], decision: Decision, typed: Sequence[str]
) -> list[str]:
    """`match_words` in the first of these languages that it is typed in. Raises `Refused` as the first of them does."""
    refusal: Refused | None = None
    for locale in locales:
        try:
            return match_words(locale, names, decision, typed)
        except Refused as refused:
            refusal = refusal or refused
    assert refusal is not None, "no language to read it in"
    raise refusal


def _explained(labels: Labels, text: str, refused: Illegal) -> Illegal:
    """Why a word that the game knows is not on offer: ``<game>-when-<word>`` says when it is (“eat:…” is of eating)."""
    word = text.strip().partition(":")[0]
    why = f"{labels.game}-when-{word}"
    if refused.reason.key != "refused-typed" or not labels.locale.has(why):
        return refused
    what = safe(loose(labels.locale, labels.game, word))
    return Illegal(msg("refused-typed-when", what=what, when=msg(why), legal=refused.reason.args["legal"]), why)


def of_command(refused: Refused, command: str, given: Iterable[object]) -> Refused:
    """The same refusal of a word that stands in no value ``given`` with a ``command``: it is the command's own."""
    told, known = refused.reason, [_quoted(str(each)) for each in given]
    if told.key == "refused-typed-when":
        return Illegal(msg(told.key, **told.args | {"what": f"`{command}`"}), refused.of)
    if told.key != "refused-typed" or any(str(told.args["typed"]) in each for each in known):
        return refused
    return Illegal(msg("refused-command", command=command, legal=told.args["legal"]), refused.of)


def _next(labels: Labels, words: list[str], text: str) -> list[str]:
    source = labels.decision.ask.shape
    shape, _ = replay(source, words)
    if shape is None:
        raise Illegal(msg("refused-typed-too-much", typed=_quoted(text)))
    if not text.strip():
        if shape.usual is None:
            raise Illegal(msg("refused-typed-more", legal=_listed(labels, shape)))
        return [*words, shape.usual]
    try:
        longer = [*words, match_word(labels, shape, text)]
        replay(source, longer)
        return longer
    except Refused as refusal:
        if shape.usual is None:
            raise
        usual = [*words, shape.usual]
        if replay(source, usual)[0] is None:
            raise
        try:
            return _next(labels, usual, text)
        except Refused:
            raise refusal from None


def match_word(labels: Labels, shape: Shape, text: str) -> str:
    """The word of a shape that was meant. Raises `Refused`."""
    match shape:
        case One():
            return _option(labels, shape.options, text)
        case Some():
            word = _some(labels, shape, text)
        case Amounts():
            word = _amounts(labels, shape, text)
        case _:
            word = text
    try:
        shape.parse(word)
    except Illegal as error:
        if error.reason.key != "refused-word":
            raise
        raise _not_offered(labels, shape, text) from error
    return word


def _not_offered(labels: Labels, shape: Shape, text: str) -> Illegal:
    return Illegal(msg("refused-typed", typed=_quoted(text), legal=_listed(labels, shape)))


def _option(labels: Labels, options: Sequence[Option], text: str) -> str:
    named = [(option.key, {folded(option.key), folded(labels.option(option))}) for option in options]
    return _pick(text, named, {option.key: lambda option=option: labels.option(option) for option in options})


def _pick(text: str, named: list[tuple[str, set[str]]], said: Mapping[str, Callable[[], str]]) -> str:
    """The key that was typed to the letter; else that whose name was typed, whatever the case; else the only one with a
    name, or a word of one, that begins so.
    """
    if text.strip() in said:
        return text.strip()
    wanted = folded(text)
    by_name = [key for key, called in named if wanted in called]
    begun = [key for key, called in named if any(name.startswith(wanted) for name in called)]
    inside = [key for key, called in named if any(f" {wanted}" in name for name in called)]
    for found in (by_name, begun, inside):
        if len(found) == 1:
            return found[0]
        if found and wanted:
            legal = _list(said[key]() for key in found)
            raise Refused(msg("refused-typed-several", typed=_quoted(text), legal=legal))
    raise Illegal(msg("refused-typed", typed=_quoted(text), legal=_list(show() for show in said.values())))


def _some(labels: Labels, shape: Some, text: str) -> str:
    if _is_nothing(labels.locale, text):
        return NONE
    whole = [option.key for option in shape.options if folded(labels.option(option)) == folded(text)]
    parts = whole or _parts(labels.locale, text.replace("→", ","))
    return ",".join(_option(labels, shape.options, part) for part in parts) or NONE


def _amounts(labels: Labels, shape: Amounts, text: str) -> str:
    """“2 ammo 1 gas”, “ammo=2, gas 1”, and a bare number where there is one kind only."""
    if _is_nothing(labels.locale, text):
        return NONE
    named = [(kind, labels.called(shape, kind)) for kind in shape.limits]
    said = {kind: lambda kind=kind: labels.kind(shape, kind) for kind in shape.limits}
    found = dict.fromkeys(shape.limits, 0)
    pairs = _pairs(labels.locale, text)
    if not pairs:
        raise _not_offered(labels, shape, text)
    for kind, number in pairs:
        if not kind and len(found) == 1:
            found[next(iter(found))] += number
        else:
            found[_pick(kind, named, said)] += number
    return amounts_word(found)


def _is_nothing(locale: Locale, text: str) -> bool:
    own = (*locale.speech.nothing, locale("choice-none"))
    return folded(text) in NOTHING or folded(text) in map(folded, own)


def _parts(locale: Locale, text: str) -> list[str]:
    """The parts of a typed list: “a, b and c”."""
    marks = "|".join(["[,;+]", *(rf"\b{word}\b" for word in locale.speech.both)])
    return [part for part in re.split(rf"\s*(?:{marks})\s*", text) if part]


def _pairs(locale: Locale, text: str) -> list[tuple[str, int]]:
    """Kinds and numbers, in whichever order the text has them; none if anything else stands there."""
    parts = " ".join(_parts(locale, folded(text)))
    number_first = parts[:1].isdigit()
    pattern = _NUMBER_FIRST if number_first else _KIND_FIRST
    if pattern.sub("", parts).strip():
        return []
    pairs = ((b, a) if number_first else (a, b) for a, b in pattern.findall(parts))
    return [(kind.strip(" =:"), int(number)) for kind, number in pairs]


# What is legal, in words


def _quoted(text: str) -> str:
    return safe(shorten(text, 60))


def _list(said: Iterable[str]) -> str:
    listed = list(islice(said, LISTED + 1))
    return " · ".join([*(safe(each) for each in listed[:LISTED]), *([MORE] if len(listed) > LISTED else [])])


def _listed(labels: Labels, shape: Shape) -> str:
    return _list(labels.word(shape, word) for word in shape.words())


# Completion


@dataclass(slots=True, frozen=True)
class _Node:
    """An answer, or the beginning of one (``open``), as a suggestion."""

    labels: Labels
    title: str
    words: list[str]
    open: bool
    since: int = 0
    """How many words are typed in other fields, and not shown."""

    @property
    def label(self) -> str:
        return self._joined(self._said)

    @property
    def _said(self) -> list[str]:
        return self.labels.each(self.words)[self.since :]

    def _joined(self, said: Iterable[str]) -> str:
        return f"{self.title}: {SAID.join(said)}" if self.title else SAID.join(said)

    def typed(self, wanted: str) -> str | None:
        """What is typed if it goes on from this label, with its last word whole where `shown` has cut it."""
        *before, last = self._said
        whole = folded(self.label)
        if wanted.startswith(whole):
            return wanted
        for most in CUTS if MORE in wanted else ():
            cut = folded(self._joined([*before, _cut(last, most)]))
            if f"{wanted} ".startswith(f"{cut} "):
                return whole + wanted[len(cut) :]
        return None

    @property
    def value(self) -> str:
        """Question and words, compactly; what `chosen` reads."""
        return STEP.join([_mark(self.labels.decision), *(fit(word, WORD_ROOM) for word in self.words)])

    @property
    def shown(self) -> str:
        more = f" {STEP} {MORE}" if self.open else ""
        room = LENGTH - len(more)
        if len(self.label) <= room:
            return self.label + more
        if self.open:  # what is chosen is typed then: it must be understood again
            said = self._said
            cuts = (self._joined(_cut(each, most) for each in said) for most in CUTS)
            cut = next((cut for cut in cuts if len(cut) <= room), None)
            if cut is not None:
                return cut + more
        begin, end = self.label[: room // 2 - 3], self.label[-room // 2 :]  # answers that begin alike differ at the end
        return f"{begin.rpartition(' ')[0] or begin} {MORE} {end.partition(' ')[2] or end}{more}"


def _cut(word: str, most: int) -> str:
    """A word with its beginning and its end, where such that begin alike differ."""
    end = most // 3
    return word if len(word) <= most else f"{word[: most - end - 1]}{MORE}{word[-end:]}"


def _mark(decision: Decision) -> str:
    return digest(decision.id, 6)


def suggest(
    locale: Locale, names: Mapping[str, str], decisions: Sequence[Decision], typed: str, place: str = ""
) -> list[tuple[str, str]]:
    """Up to 25 pairs of label and value for everything legal now that goes on from what is typed.

    If that names a ``place`` of the board, what can be done there comes first.

    Whole answers where they are few, else next words; a value that is only the beginning of an answer has a label
    that ends in an ellipsis. Reads memory only.
    """
    nodes = [*_there(locale, names, decisions, place), *_matching(locale, names, decisions, typed)]
    found = {node.shown: node.value for node in nodes if len(node.value) <= LENGTH}
    return list(found.items())[:MOST]


def _there(locale: Locale, names: Mapping[str, str], decisions: Sequence[Decision], place: str) -> Iterator[_Node]:
    """What can be done at a place."""
    for labels, title in _titled(locale, names, decisions) if place else ():
        source = labels.decision.ask.shape
        for words in begins(source).get(place, ()):
            yield _Node(labels, title, words, replay(source, words)[0] is not None)


def go_on(
    locale: Locale, names: Mapping[str, str], decision: Decision, before: Sequence[str], typed: str
) -> list[tuple[str, str]]:
    """Like `suggest` for what comes after the typed words ``before`` of one question: labels and values of the rest.

    A value is the words with `STEP` between them. Raises `Refused` if the words before are not offered.
    """
    labels = Labels(locale, names, decision)
    words: list[str] = []
    for text in before:
        words = _next(labels, words, text)
    wanted = _begun(typed)
    nodes = islice(_below(_Node(labels, "", words, True, len(words)), wanted), MOST)
    pairs = [(node.shown, f" {STEP} ".join(node.words[len(words) :])) for node in nodes]
    return [(shown, value) for shown, value in pairs if shown and len(value) <= LENGTH]


def _begun(typed: str) -> str:
    """What is typed, without the mark that it is not the whole answer."""
    return folded(typed.strip().removesuffix(MORE)).rstrip(f" {STEP}")


def chosen(
    locale: Locale, names: Mapping[str, str], decisions: Sequence[Decision], typed: str
) -> tuple[Decision, list[str]]:
    """The question and the complete words of a suggestion's value, or of text typed by hand. Raises `Refused`."""
    if not decisions:
        raise Refused(msg("refused-typed-none"))
    head, *keys = [part.strip() for part in typed.split(STEP)]
    for decision in decisions:
        if head == _mark(decision):
            return decision, match_words(locale, names, decision, _words(decision, keys))
    found = _matching(locale, names, decisions, typed)
    whole = [node for node in found if not node.open]
    exact = [node for node in whole if folded(node.label) == folded(typed)]
    by_hand = list(_by_hand(_titled(locale, names, decisions), folded(typed)))
    for meant in (exact, by_hand, whole):
        if len(meant) == 1:
            return meant[0].labels.decision, meant[0].words
    if found:
        legal = _list(node.shown for node in found)
        raise Refused(msg("refused-typed-several", typed=_quoted(typed), legal=legal))
    offered = _list(node.shown for node in _matching(locale, names, decisions, ""))
    raise Refused(msg("refused-typed-nothing", typed=_quoted(typed), legal=offered))


def unfinished(decisions: Sequence[Decision], value: str) -> tuple[Decision, list[str]] | None:
    """The question and the first words of a suggestion that ended in an ellipsis; None for anything else."""
    head, *keys = [part.strip() for part in value.split(STEP)]
    for decision in decisions:
        if head == _mark(decision):
            words = _words(decision, keys)
            with suppress(Refused):  # it was offered before the game went on
                return None if replay(decision.ask.shape, words)[0] is None else (decision, words)
    return None


def is_named(locale: Locale, names: Mapping[str, str], decisions: Sequence[Decision], typed: str) -> bool:
    """Whether what was typed names one of these questions, or begins with its name."""
    wanted, head = folded(typed.partition(":")[0]), typed.partition(STEP)[0].strip()
    headings = (folded(Labels(locale, names, decision).heading()) for decision in decisions)
    return any(head == _mark(d) for d in decisions) or any(each.startswith(wanted) for each in headings)


def _words(decision: Decision, keys: Sequence[str]) -> list[str]:
    """The words of a value; hashes are looked up among the words on offer."""
    words: list[str] = []
    for key in keys:
        shape, _ = replay(decision.ask.shape, words)
        words.append(unfit(key, islice(shape.words(), LOOKED_AT * 10) if shape is not None else ()))
    return words


def _matching(locale: Locale, names: Mapping[str, str], decisions: Sequence[Decision], typed: str) -> list[_Node]:
    """Up to 25 suggestions, shared out among the questions; last what only `match_words` understands."""
    wanted = _begun(typed)
    titled = _titled(locale, names, decisions)
    lists = [list(islice(_below(_Node(labels, title, [], True), wanted), MOST)) for labels, title in titled]
    known = [(node.labels.decision.id, node.words) for nodes in lists for node in nodes]
    by_hand = [node for node in _by_hand(titled, wanted) if (node.labels.decision.id, node.words) not in known]
    while sum(map(len, lists)) > MOST - len(by_hand[:MOST]):
        max(lists, key=len).pop()
    return [*(node for nodes in lists for node in nodes), *by_hand[:MOST]]


def _titled(locale: Locale, names: Mapping[str, str], decisions: Sequence[Decision]) -> list[tuple[Labels, str]]:
    """The questions with short names, or the questions themselves where several have the same name."""
    every = [Labels(locale, names, decision) for decision in decisions]
    headings = [labels.heading() for labels in every]
    return [
        (labels, shorten(heading if headings.count(heading) == 1 else labels.prompt(), 48))
        for labels, heading in zip(every, headings, strict=True)
    ]


def _below(node: _Node, wanted: str) -> Iterator[_Node]:
    """What goes on from a beginning and fits what is typed; beginnings that are typed already are entered."""
    source = node.labels.decision.ask.shape
    shape, _ = replay(source, node.words)
    if shape is None:
        return
    nodes = list(_children(node, shape))
    begun = [(each, typed) for each in nodes if each.open and (typed := each.typed(wanted)) is not None]
    if begun:
        yield from _below(*max(begun, key=lambda pair: len(pair[0].label)))
        return
    fitting = [each for each in nodes if _fits(wanted, folded(each.label))]
    for each in fitting:
        if each.open and len(fitting) == 1:
            yield from _below(each, folded(each.label))
        else:
            yield each


def _children(node: _Node, shape: Shape) -> Iterator[_Node]:
    """The whole answers from here on, where they are few; else the answers with one word more."""
    source = node.labels.decision.ask.shape
    longer = list(islice(answers(source, node.words), MOST + 1))
    if len(longer) > MOST:
        longer = [[*node.words, word] for word in islice(shape.words(), LOOKED_AT)]
    for words in longer:
        yield replace(node, words=words, open=replay(source, words)[0] is not None)


def answers(source: Source, words: list[str]) -> Iterator[list[str]]:
    """The complete answers that begin with these words, lazily."""
    shape, _ = replay(source, words)
    if shape is None:
        yield words
        return
    for word in shape.words():
        yield from answers(source, [*words, word])


def _fits(wanted: str, label: str) -> bool:
    """Whether every typed word begins a word of the label."""
    begun = re.findall(r"\w+", label)
    return all(any(each.startswith(word) for each in begun) for word in re.findall(r"\w+", wanted))


def _by_hand(titled: list[tuple[Labels, str]], wanted: str) -> Iterator[_Node]:
    """A whole answer typed by hand, with or without the question's name: “bid 3”, “2 ammo 1 gas”, “route 2 › 1 gas”."""
    for labels, title in titled:
        heads = (folded(title), folded(labels.decision.kind))
        texts = {wanted, *(wanted[len(head) :].lstrip(" :") for head in heads if wanted.startswith(head))} - {""}
        for text in sorted(texts, key=len):
            try:
                words = match_words(
                    labels.locale, labels.names, labels.decision, [part.strip() for part in text.split(STEP)]
                )
            except Refused:
                continue
            yield _Node(labels, title, words, False)
            break
