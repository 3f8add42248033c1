"""From a question to buttons and selects: whatever is asked can be answered by pressing, on a phone, too.

Nothing here keeps anything in memory: the ids carry session, question, place in the chain and word (see `ids`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from math import prod
from typing import Any

import discord
from discord import ui

from engine.core.decision import Decision
from engine.core.errors import Illegal
from engine.core.shape import NONE, Amounts, One, Option, Some, amounts_word, replay
from telling.draft import BOTH, PAGE, Draft, Outcome, Page, amounts, finish, page_of, pages, press, ranked, read
from telling.hashed import fit
from telling.labels import Labels
from telling.texts import Locale, parted, safe, shorten

from ..base import ids
from .rows import Item, in_rows, lines, lines_of

__all__ = ["Outcome", "controls", "press"]

FEW = 4
"""The most buttons that a phone shows well; more options become a list."""
FEW_LENGTH = 38
"""Characters of the longest label of such a button."""
BESIDE = 2
"""The most such buttons beside options that are handier."""
SHORT = 12
"""The most buttons if all their labels are short."""
SHORT_LENGTH = 16
"""Characters of the longest label that counts as short."""
LINES = 4
"""The most lines of short buttons: more would be longer than a list."""
BELOW = 2
"""The most lines of buttons below advice."""
MIXES = 8
"""The most legal amounts that are listed one by one; of more each kind is chosen by itself."""
COUNTED = 5_000
"""The most conceivable amounts among which the legal ones are counted."""
KINDS = 4
"""The most kinds that get a select each."""
BUTTON = 80
"""Discord's limit of a button's label, in characters."""
LABEL = 100
"""Discord's limit of an option's label, and of its description."""
PLACEHOLDER = 150
"""Discord's limit of what a closed select says."""

Entry = tuple[str, str]
"""A key and its label."""


def controls(
    locale: Locale,
    names: Mapping[str, str],
    session: str,
    decision: Decision,
    draft: Sequence[str],
    taps: Sequence[ui.Button[Any]] = (),
    *,
    aside: bool = False,
    advised: Sequence[str] = (),
    odds: bool = False,
) -> list[Item]:
    """The controls of a question, to be put into a container: texts and rows.

    ``names`` are the players' names by seat (`safe` ones); ``draft`` is what this person has chosen so far (nothing
    on a public post); ``taps`` stand below as long as nothing has been chosen. ``aside``: it may be left alone and
    stands below another one, so that several options are a closed list. ``advised`` is the answer that a button above
    gives, which is as good as letting somebody choose: no other one gives the same. ``odds``: options say what dice
    may make of them.
    """
    panel = _Panel(locale, names, session, decision, read(decision, draft), aside, advised, odds)
    return panel.items(() if panel.draft.raw() else taps)


class _Panel:
    def __init__(
        self,
        locale: Locale,
        names: Mapping[str, str],
        session: str,
        decision: Decision,
        draft: Draft,
        aside: bool,
        advised: Sequence[str],
        odds: bool,
    ) -> None:
        self.locale = locale
        self.labels = Labels(locale, names, decision)
        self.session = session
        self.decision = decision
        self.draft = draft
        self.aside = aside
        self.advised = tuple(advised)
        self.odds = odds

    def items(self, taps: Sequence[ui.Button[Any]]) -> list[Item]:
        present = list(self.present())
        return in_rows([*self.so_far(), *present, *self.footer(present, taps)])

    def so_far(self) -> Iterator[Item]:
        """The words of a chain, and what the next one is for."""
        words = self.draft.words
        if not words:
            return
        text = f"-# {self.locale('choice-so-far', words=safe(self.labels.words(words)))}"
        asked = self.labels.next_word(words, self.draft.shape)
        yield ui.TextDisplay(f"{text}\n**{asked}**" if asked else text)

    def present(self) -> Iterator[Item]:
        """The controls of the present word."""
        match self.draft.shape:
            case One() as shape:
                return self.one(shape)
            case Some(ordered=True) as shape if shape.most > 1:
                return self.ordered(shape)
            case Some() as shape:
                return self.some(shape)
            case Amounts() as shape:
                return self.amounts(shape)
            case shape:
                raise TypeError(f"no controls for {type(shape).__name__}")

    # Parts

    def id(self, action: str, *key: str) -> str:
        head = ids.make("a", self.session, self.decision.id, self.draft.place, action)
        return ids.make(
            "a",
            self.session,
            self.decision.id,
            self.draft.place,
            action,
            *(fit(each, ids.LIMIT - len(head) - 1) for each in key),
        )

    def button(self, label: str, id: str, *, primary: bool = False, disabled: bool = False) -> ui.Button[Any]:
        style = discord.ButtonStyle.primary if primary else discord.ButtonStyle.secondary
        return ui.Button(label=shorten(label, BUTTON), custom_id=id, style=style, disabled=disabled)

    def select(
        self,
        id: str,
        entries: Sequence[Entry],
        placeholder: str,
        chosen: Sequence[str] = (),
        described: Mapping[str, str] | None = None,
        **limits: Any,
    ) -> Iterator[Item]:
        """A select; what does not fit its labels stands in their descriptions, or before it."""
        number, says = ids.number_of(f"{id}:{','.join(chosen)}"), shorten(placeholder, PLACEHOLDER)
        found: ui.Select[Any] = ui.Select(custom_id=id, id=number, placeholder=says, **limits)
        for key, label in entries:
            short, rest = parted(label, LABEL)
            if len(rest) > LABEL:
                yield ui.TextDisplay(f"- {safe(shorten(label, 350))}")
            more = " · ".join(filter(None, [rest, (described or {}).get(key, "")]))
            found.add_option(
                label=short,
                value=fit(key, LABEL),
                description=shorten(more, LABEL) or None,
                default=key in chosen,
            )
        yield ui.ActionRow(found)

    def offer(
        self,
        action: str,
        entries: Sequence[Entry],
        usual: str | None,
        most: int = FEW,
        options: Iterable[Option] = (),
    ) -> Iterator[Item]:
        """A button for each, if they are few and short and these ``options`` have nothing more to say; else a select,
        as always if ``most`` is 0.
        """
        about, odds = self.labels.abouts(options), self.chances(options)
        if not about and self.as_buttons(entries, most):
            for key, label in entries:
                if not self.is_advised(key):
                    yield self.button(promising(label, odds.get(key)), self.id(action, key), primary=key == usual)
        else:
            described = {key: _beside(odds.get(key, ""), about.get(key)) for key in {**odds, **about}}
            if usual:
                described[usual] = " · ".join(filter(None, [self.locale("choice-usual"), described.get(usual, "")]))
            yield from self.select(self.id(action), entries, self.wanted(), described=described)

    def chances(self, options: Iterable[Option]) -> dict[str, str]:
        """By key, what dice may make of these options, if that is wanted and known."""
        return {each.key: self.labels.say(odds) for each in options if self.odds and (odds := each.odds) is not None}

    def as_buttons(self, entries: Sequence[Entry], most: int = FEW) -> bool:
        """Whether these are few and short enough to be read at a glance.

        An opportunity is a closed list if only that says what it is of.
        """
        if not self.decision.ask.wait and self.labels.wanted and not self.labels.verb:
            return False
        longest = max((len(label) for _, label in entries), default=0)
        few = len(entries) <= most and longest <= FEW_LENGTH
        if most and not few and len(entries) <= SHORT and longest <= SHORT_LENGTH:
            few = len(lines(ui.Button(label=label) for _, label in entries)) <= LINES
        return few and (not self.aside or len(entries) == 1)

    def wanted(self, part: str = "") -> str:
        """What a closed select asks for; ``part``: one of several."""
        return ("" if self.draft.words else self.labels.asked_for(part)) or self.locale("choice-choose")

    def footer(self, present: Sequence[Item], taps: Sequence[ui.Button[Any]]) -> Iterator[Item]:
        """Back, and choose for me, for whatever takes more than one press; last of all what ends something."""
        draft = self.draft
        if draft.words or draft.page or draft.picked:
            yield self.button(self.locale("choice-back"), self.id("b"))
        shape = draft.shape
        options = shape.options if isinstance(shape, One) else ()
        ends = [option for option in options if option.ends and not self.is_advised(option.key)]
        ending = [self.button(self.labels.option(option), self.id("w", option.key)) for option in ends]
        more = callable(self.decision.ask.shape) or draft.page or draft.picked
        if self.decision.ask.wait and more and not self.advised:
            in_sight = {each.custom_id for each in [*present, *ending] if isinstance(each, ui.Button)}
            if not self.chosen_for_me(in_sight):
                yield self.button(self.locale("choice-default"), self.id("d"))
        yield from taps
        yield from ending

    def is_advised(self, key: str) -> bool:
        """Whether this word gives the answer that the button above gives; the only one left of a chain stays."""
        shape = self.draft.shape
        sole = bool(self.draft.words) and isinstance(shape, One) and len(shape.options) == 1
        return not sole and (*self.draft.words, key) == self.advised

    def chosen_for_me(self, in_sight: Collection[str | None]) -> bool:
        """Whether a visible button gives the very answer that *Choose for me* would give."""
        word = self.id("w", "")
        if not any(each and each.startswith(word) for each in in_sight):  # to choose takes long in some games
            return False
        words = finish(self.decision, self.draft.words)
        return len(words) == len(self.draft.words) + 1 and self.id("w", words[-1]) in in_sight

    # Pages

    def title(self, page: Page) -> str:
        group = self.labels.say(page.group) if page.group is not None else self.locale("choice-page")
        return group if page.parts == 1 else f"{group} {page.part}/{page.parts}"

    def turn(self, all_pages: list[Page], shown: Page | None) -> Iterator[Item]:
        """How to get from page to page: by group, or forward and back."""
        if len(all_pages) == 1:
            return
        if all_pages[0].group is not None and len(all_pages) <= PAGE:
            entries = [(page.number, self.title(page)) for page in all_pages]
            chosen = [shown.number] if shown else []
            own = f"{self.labels.game}-choose-group"
            placeholder = self.locale(own if self.locale.has(own) else "choice-group")
            yield from self.select(self.id("p"), entries, placeholder, chosen)
            return
        at = int(shown.number) if shown else 0
        yield ui.ActionRow(
            self.button("◀", self.id("p", str(at - 1)), disabled=at == 0),
            self.button(f"{at + 1}/{len(all_pages)}", self.id("p", str(at)), disabled=True),
            self.button("▶", self.id("p", str(at + 1)), disabled=at == len(all_pages) - 1),
        )

    def shown(self, all_pages: list[Page]) -> Page | None:
        """The page to show; none as long as a group has to be chosen first."""
        grouped = all_pages[0].group is not None and 1 < len(all_pages) <= PAGE
        return None if grouped and not self.draft.page else page_of(all_pages, self.draft.page)

    # The shapes

    def offered(self, option: Option) -> str:
        """An option, introduced by what is done with it, if the game says so and nothing has been chosen yet."""
        label, verb = self.labels.option(option), self.labels.verb
        return f"{verb}: {label}" if verb and not self.draft.words else label

    def one(self, shape: One) -> Iterator[Item]:
        going = [option for option in shape.options if not option.ends]
        joint = () if self.draft.page else self.joint([option for option in going if option.leads])
        if joint:
            going = [option for option in going if not option.leads]
            yield from joint
        listed = bool(self.advised) and len(lines(self.handy(shape, going))) > BELOW
        rest = [option for option in going if listed or not option.handy]
        first = going.index(rest[0]) if rest else len(going)
        yield from self.handy(shape, going[:first])
        if rest:
            all_pages = pages(rest)
            page = self.shown(all_pages)
            yield from self.turn(all_pages, page)
            if page is not None:
                most = FEW if len(rest) == len(going) else BESIDE
                most = 0 if listed or any(option.grave for option in rest) else most
                entries = [(o.key, self.offered(o)) for o in page.options]
                yield from self.offer("w", entries, shape.usual, most, page.options)
        yield from self.handy(shape, [option for option in going[first:] if option not in rest])

    def joint(self, options: Sequence[Option]) -> Sequence[Item]:
        """A list of each of these with each choice that it leads to, the latter first, which a phone may not cut off;
        empty if these are too many or none.
        """
        entries, described = list[Entry](), dict[str, str]()
        for option in options:
            shape, _ = replay(self.decision.ask.shape, [*self.draft.words, option.key])
            follows = shape.options if isinstance(shape, One) else []
            for then in follows:
                label = f"{self.labels.option(then)} ← {self.labels.option(option)}"
                entries.append((f"{option.key}{BOTH}{then.key}", label))
            described |= {f"{option.key}{BOTH}{key}": said for key, said in self.chances(follows).items()}
        if not 0 < len(entries) <= PAGE:
            return ()
        return [*self.select(self.id("j"), entries, self.wanted("joint"), described=described)]

    def handy(self, shape: One, options: Sequence[Option]) -> Iterator[ui.Button[Any]]:
        """A button for each of these."""
        odds = self.chances(options)
        for option in options:
            if not self.is_advised(option.key):
                label = promising(self.offered(option), odds.get(option.key))
                yield self.button(label, self.id("w", option.key), primary=option.key == shape.usual)

    def some(self, shape: Some) -> Iterator[Item]:
        all_pages, picks = pages(shape.options), self.draft.picks
        page = self.shown(all_pages)
        if len(all_pages) > 1:
            yield ui.TextDisplay(self.chosen(self.labels.picks(shape, picks), len(picks), shape.least, shape.most))
        yield from self.turn(all_pages, page)
        if page is not None and shape.most:
            entries = [(o.key, self.labels.option(o)) for o in page.options]
            if shape.most == 1 and len(all_pages) == 1:
                yield from self.offer("w", entries, shape.usual, options=page.options)
            else:
                yield from self.several(shape, page, entries, len(all_pages) == 1)
        if len(all_pages) > 1 and picks:
            legal = shape.least <= len(picks) <= shape.most
            done = self.locale("choice-done", n=len(picks))
            yield self.button(done, self.id("w", ",".join(picks)), primary=True, disabled=not legal)
        yield from self.none(shape)

    def several(self, shape: Some, page: Page, entries: list[Entry], single: bool) -> Iterator[Item]:
        """A select for several items of a page; with a single page its choice is the whole word."""
        here = [key for key in self.draft.picks if key in dict(entries)]
        room = shape.most - len(self.draft.picks) + len(here)
        exact = shape.least == shape.most
        placeholder = self.locale("choice-exactly" if exact else "choice-several", least=shape.least, most=shape.most)
        if self.odds and shape.odds is not None:
            placeholder = _beside(self.labels.say(shape.odds), placeholder)
        yield from self.select(
            self.id("m") if single else self.id("m", page.number),
            entries,
            placeholder,
            here,
            self.labels.abouts(page.options),
            min_values=max(1, shape.least) if single else 0,
            max_values=max(1, min(max(room, len(here)), len(entries))),
            disabled=room < 1,
        )

    def none(self, shape: Some) -> Iterator[ui.Button[Any]]:
        if not shape.least and not self.draft.picks:
            yield self.button(self.locale("choice-none"), self.id("w", NONE), primary=shape.usual == NONE)

    def ordered(self, shape: Some) -> Iterator[Item]:
        """One after another."""
        picks, most = self.draft.picks, ranked(shape)
        all_pages = pages(option for option in shape.options if option.key not in picks)
        page = self.shown(all_pages)
        if picks:
            yield ui.TextDisplay(self.chosen(self.labels.picks(shape, picks), len(picks), shape.least, most))
        else:
            key = "choice-in-order-exact" if shape.least == most else "choice-in-order"
            yield ui.TextDisplay(self.locale(key, least=shape.least, most=most))
        yield from self.turn(all_pages, page)
        if page is not None:
            entries = [(o.key, self.labels.option(o)) for o in page.options]
            yield from self.offer("t", entries, None, options=page.options)
        if picks and len(picks) >= shape.least:
            yield self.button(self.locale("choice-done", n=len(picks)), self.id("w", ",".join(picks)), primary=True)
        if not picks and shape.usual is not None and shape.usual != NONE:
            yield self.usual(self.labels.word(shape, shape.usual), shape.usual)
        yield from self.none(shape)

    def amounts(self, shape: Amounts) -> Iterator[Item]:
        words = list(islice(shape.words(), MIXES + 1)) if _countable(shape) else []
        if words and len(words) <= MIXES:
            entries = [(word, self.labels.word(shape, word)) for word in words]
            mixes = [Option(word, odds=partial(shape.odds, word)) for word in words]
            if not self.as_buttons(entries):  # the likely one is a tap
                likely = [entry for entry in entries if entry[0] == shape.usual]
                odds = self.chances(each for each in mixes if each.key == shape.usual)
                for word, label in likely:
                    if not self.is_advised(word):
                        yield self.button(promising(label, odds.get(word)), self.id("w", word), primary=True)
                entries = [entry for entry in entries if entry not in likely]
            yield from self.offer("w", entries, shape.usual, options=mixes)
            return
        picked = self.draft.picked or shape.usual or NONE
        present = dict.fromkeys(shape.limits, 0) | amounts(picked)
        said, word = self.labels.amounts(shape, present), amounts_word(present)
        legal = _legal(shape, word)
        if not legal:  # else the button that confirms it says the same
            yield ui.TextDisplay(self.chosen(said, sum(present.values()), shape.least, shape.most))
        kinds = [kind for kind, limit in shape.limits.items() if limit]
        if len(kinds) > KINDS:
            entries = [(kind, f"{self.labels.kind(shape, kind)}: {present[kind]}") for kind in kinds]
            shown = self.draft.page if self.draft.page in kinds else kinds[0]
            for at in range(0, len(entries), PAGE):
                id = self.id("p", "", str(at))
                yield from self.select(id, entries[at : at + PAGE], self.locale("choice-choose"), [shown])
            kinds = [shown]
        for kind in kinds:
            numbers = _numbers(min(shape.limits[kind], shape.most), present[kind])
            entries = [
                (str(n), self.labels.count(shape, kind, n) if n else f"{self.labels.kind(shape, kind)}: 0")
                for n in numbers
            ]
            yield from self.select(self.id("n", kind), entries, self.labels.kind(shape, kind), [str(present[kind])])
        odds = self.chances([Option(word, odds=partial(shape.odds, word))] if legal else ())
        confirm = promising(self.locale("choice-confirm", what=said), odds.get(word))
        yield self.button(confirm, self.id("w", word), primary=True, disabled=not legal)
        if shape.usual is not None and shape.usual != word:
            yield self.usual(self.labels.word(shape, shape.usual), shape.usual)

    def usual(self, said: str, word: str) -> ui.Button[Any]:
        return self.button(self.locale("choice-usual-is", what=said), self.id("w", word))

    def chosen(self, said: str, number: int, least: int, most: int) -> str:
        key = "choice-chosen-exact" if least == most else "choice-chosen"
        return self.locale(key, what=safe(said), n=number, least=least, most=most)


def _beside(text: str, more: str | None) -> str:
    return " · ".join(filter(None, [text, more]))


def promising(label: str, odds: str | None) -> str:
    """A button's label with its odds: at least the first, and all for which the lines that these take have room."""
    said = re.split(r"(?=, | · )", odds or "")
    ways = [_beside(label, "".join(said[:most])) for most in range(len(said), 0, -1)]
    return next(way for way in ways if lines_of(way) == lines_of(ways[-1]))


def _countable(shape: Amounts) -> bool:
    return prod(limit + 1 for limit in shape.limits.values()) <= COUNTED


def _legal(shape: Amounts, word: str) -> bool:
    try:
        shape.parse(word)
    except Illegal:
        return False
    return True


def _numbers(most: int, present: int) -> list[int]:
    """0 to ``most``; beyond 25 values those near the present one and steps to all others."""
    if most < PAGE:
        return list(range(most + 1))
    near = {n for n in range(present - 6, present + 7) if 0 <= n <= most}
    steps = {most * step // (PAGE - 14) for step in range(PAGE - 13)}
    return sorted(near | steps)
