"""A table as data for its page: in words of the catalogues, ready to be shown, for one seat and from its view alone."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.core.decision import Decision
from engine.core.errors import Illegal
from engine.core.places import begins
from engine.core.shape import Amounts, One, Option, Some, amounts_word, replay
from engine.tables.session import Still
from render.boards import BOARDS
from telling.draft import amounts, read
from telling.ending import result_text
from telling.headings import short_heading
from telling.labels import Labels
from telling.names import names_of
from telling.questions import due, name, rule_of
from telling.texts import Locale, bare_of_marks

from .maps import Drawn

Json = dict[str, Any]
AHEAD = 3
"""Words that are looked through for a place: a verb, a weapon, then whom it is for."""
ENDS = 3
"""Ends of an answer that are listed at once, in place of a question."""
WORDS = (
    "places", "zoom-in", "zoom-out", "whole", "rule", "previous", "next", "close", "less", "more", "done",
    "at-a-tap", "lost", "reload", "past", "steps", "things", "in-words", "search", "what", "try",
)  # fmt: skip
"""What the page says by itself: ``web-<word>`` of the catalogues …"""
SAID = {word: f"web-{word}" for word in WORDS} | {
    "back": "choice-back", "for-me": "choice-default", "undo": "panel-undo",
    "log": "panel-log", "recap": "panel-recap", "rules": "panel-rules",
    "advice": "panel-advise", "advise-on": "advice-keep", "advise-off": "advice-stop",
    "try-do": "try-do", "try-back": "try-back", "try-again": "try-again", "try-on": "try-on",
    "try-leave": "try-leave",
}  # fmt: skip
"""… and what it says as Discord does."""


def in_words(locale: Locale, still: Still, seat: str | None) -> str:
    """The whole table as a seat sees it, line by line."""
    stand_ins = [each for each, player in still.seats.items() if player.stand_in]
    return BOARDS[still.game.id].text(still.view(seat), locale, still.names, True, stand_ins=stand_ins)


def overview(locale: Locale, still: Still, seat: str | None, maps: Sequence[Drawn], text: str) -> Json:
    """What is to be seen whoever is asked: heading, board, whom the table waits for; ``text`` is the table in words."""
    called = names_of(still)
    return {
        "version": str(still.kept.version),
        "seq": still.kept.seq,
        "news": "",
        "language": locale.language,
        "words": {word: locale(key) for word, key in SAID.items()},
        "game": locale(f"{still.game.id}-name"),
        "heading": bare_of_marks(short_heading(locale, still)),
        "you": still.names.get(seat or "", ""),
        "status": "\n".join(bare_of_marks(line) for line in _status(locale, still, seat, called)),
        "text": text,
        "maps": charted(locale, still, maps),
        "tabs": tabs(seat, trial=False),
        "questions": [],
        "question": None,
        "advice": None,
        "trial": None,
        "undo": None,
    }


def tabs(seat: str | None, *, trial: bool) -> list[str]:
    """What is one tap away; some of it is only for whoever has a ``seat``, and some is not of a try-out."""
    ours, real = ["advice", "try"] if seat else [], [] if trial else ["log", "recap", "past"]
    return ["things", *real, *ours, "rules"]


def charted(locale: Locale, still: Still, maps: Sequence[Drawn]) -> list[Json]:
    """The maps, each with the name of its picture."""
    return [
        {
            "name": locale(f"{still.game.id}-board-map-{each.chart.name or 'main'}") if len(maps) > 1 else "",
            "picture": each.picture.digest,
            "width": each.width,
            "height": each.height,
            "unit": each.chart.unit,
        }
        for each in maps
    ]


def areas(maps: Sequence[Drawn], ref: str) -> list[Json]:
    """Where on the maps the outlines lie of what a reference stands for."""
    return [{"map": at, "points": points} for at, each in enumerate(maps) for points in each.chart.area(ref)]


def _status(locale: Locale, still: Still, seat: str | None, called: Mapping[str, str]) -> Iterator[str]:
    """Why nothing can be done, or whom the table waits for."""
    if still.playing.result is not None:
        yield result_text(locale, still, called)
    elif still.abandoned:
        yield locale("table-abandoned")
    elif still.status == "playing" and still.paused:
        yield locale("public-paused", why=still.paused.why)
    elif seat is None or not still.offered(seat):
        yield " ".join(filter(None, [locale("panel-nothing") if seat else "", due(locale, still, seat or "")]))


def wherever(words: Sequence[str], ref: str) -> str:
    """How something is done, whatever the place: these words without its name, where that stands by itself in them."""
    return re.sub(rf"(?<![\w.-]){re.escape(ref)}(?![\w.])", "", " ".join(words)) if ref else " ".join(words)


def asked(still: Still, seat: str) -> list[Decision]:
    """The questions of a seat: first what is waited for and not answered yet, each by its figures."""
    if still.status != "playing" or still.paused:
        return []
    crew = still.playing.crews.get(seat, [])
    places = {figure: at for at, figure in enumerate(crew)}
    return sorted(still.offered(seat), key=lambda each: (not _waits(still, each), places.get(each.subject, -1)))


def _waits(still: Still, decision: Decision) -> bool:
    """Whether the table waits for it: a sealed answer that is in can still be given anew."""
    return decision.ask.wait and decision.sealed(still.playing) is None


def titles(locale: Locale, still: Still, decisions: Sequence[Decision]) -> list[Json]:
    """What the questions are called, to go from one to the other; of several about a figure also what each asks."""
    called = {each.id: name(locale, still, each) for each in decisions}
    found: list[Json] = []
    for each in decisions:
        said = called[each.id]
        if [*called.values()].count(said) > 1 and not _waits(still, each):
            said = f"{said}: {Labels(locale, names_of(still), each).heading()}"
        found.append({"id": each.id, "name": said, "waits": _waits(still, each)})
    return found


class Question:
    """One question, as far as it has been answered by this draft; ``odds``: options say what dice may make of them."""

    def __init__(
        self, locale: Locale, still: Still, decision: Decision, raw: Sequence[str], maps: Sequence[Drawn], odds: bool
    ) -> None:
        self.locale, self.still, self.decision, self.maps, self.odds = locale, still, decision, maps, odds
        self.labels = Labels(locale, names_of(still), decision)
        self.draft = read(decision, raw)

    def shown(self) -> Json:
        """All of it."""
        draft, decision = self.draft, self.decision
        sealed = decision.sealed(self.still.playing)
        text = bare_of_marks(self.labels.say(decision.prompt(self.still.playing)))
        asked = bare_of_marks(self.labels.next_word(draft.words, draft.shape))
        found: Json = {
            "id": decision.id,
            "at": draft.place,
            "name": name(self.locale, self.still, decision),
            "figure": decision.subject,
            "text": text,
            "rule": rule_of(self.locale, decision.text),
            "said": self.labels.words(draft.words) if draft.words else "",
            "asked": "" if text.endswith(asked) else asked,
            "sealed": self.locale("panel-sealed", what=self.labels.words(sealed.words)) if sealed else "",
            "waits": _waits(self.still, decision),
            "hint": [],
            "places": [*self.places()],
            "options": [*self.options()],
        }
        match draft.shape:
            case Some() as shape:
                found |= {"shape": "some", "least": shape.least, "most": shape.most, "ordered": shape.ordered}
                found |= {"picks": draft.picks, "more": self.labels.say(shape.odds) if self.odds and shape.odds else ""}
            case Amounts() as shape:
                found |= {"shape": "amounts", "least": shape.least, "most": shape.most, "kinds": [*self._kinds(shape)]}
                found |= {"comes": self._comes(shape)}
            case _:
                found |= {"shape": "one"}
        return found

    def places(self) -> Iterator[Json]:
        """Where on the maps something can be chosen: the areas, and what can be done there, as the words that do it."""
        source, before = self.decision.ask.shape, len(self.draft.words)
        # Farther ahead only for places at which nothing lies nearer: a card is to list few deeds.
        ways = begins(source, self.draft.words, AHEAD) | begins(source, self.draft.words)
        picked = self.draft.shape if isinstance(self.draft.shape, Some) else None
        refs = list(ways) or ([self.decision.ask.ref] if self.decision.ask.ref else [])
        for ref in refs:
            where = areas(self.maps, ref)
            if not where:
                continue
            here = [option for option in picked.options if option.ref == ref] if picked else []
            found = [] if picked else ways.get(ref, ())
            nearest = min(map(len, found), default=0)
            deeds = [
                self._deed(each, before, ref, len(way) == nearest, first=at == 0)
                for way in found
                for at, each in enumerate(self._ended(way))
            ]
            # The only words of the map itself: they say what the buttons of a deed say, odds as well.
            said = [" · ".join(filter(None, [deed["label"], deed["more"]])) for deed in deeds]
            label = "; ".join([*said, *map(self.labels.option, here)])
            keys = [option.key for option in here]
            yield {"ref": ref, "label": label, "areas": where, "deeds": deeds, "picks": keys}

    def _ended(self, way: Sequence[str]) -> list[list[str]]:
        """The answers that these words may become if a few are all that is left: with or without risk."""
        shape, _ = replay(self.decision.ask.shape, way)
        options = shape.options if isinstance(shape, One) else ()
        ways = [[*way, each.key] for each in options if not each.ref]
        few = 1 < len(options) == len(ways) <= ENDS and all(map(self._ends, ways))
        return ways if few else [[*way]]

    def _deed(self, way: Sequence[str], before: int, ref: str, near: bool, *, first: bool) -> Json:
        """What can be done at a place; ``usual`` if it goes on, and its words are those that are said most often.

        ``manner``: who does what, and how, wherever it is. A tap alone does it as before, but of several ends only the
        ``first``: nobody risks a weapon by habit.
        """
        shape, _ = replay(self.decision.ask.shape, way[:-1])
        option = next((o for o in shape.options if o.key == way[-1]), None) if isinstance(shape, One | Some) else None
        label, source = self.labels.ahead(way, before), self.decision.ask.shape
        done = self._ends(way)
        usual = not done and all(
            shape is not None and shape.usual == way[at]
            for at in range(before, len(way) - 1)
            for shape, _ in [replay(source, way[:at])]
        )
        how = wherever(way[before + 1 :], ref)
        manner = [f"{self.decision.subject} {way[before]}", how] if first and len(way) > before + 1 else None
        said = {"words": [*way[before:]], "label": label, "done": done, "usual": usual, "near": near, "manner": manner}
        return said | self._more(option)

    def _ends(self, words: Sequence[str]) -> bool:
        """Whether these words are a whole answer."""
        return replay(self.decision.ask.shape, words)[0] is None

    def _more(self, option: Option | None) -> Json:
        """What there is to say about an option besides its name."""
        about = option.about if option else None
        odds = option.odds if option and self.odds else None
        said = [self.labels.say(each) for each in (odds, about) if each is not None]
        return {"more": " · ".join(filter(None, said)), "grave": bool(option and option.grave)}

    def options(self) -> Iterator[Json]:
        """All that can be said next, in the order and with the groups that Discord has; what ends something last."""
        shape = self.draft.shape
        if not isinstance(shape, One | Some):
            return
        verb = self.labels.verb if not self.draft.words else ""
        for option in sorted(shape.options, key=lambda option: option.ends):
            label = self.labels.option(option)
            yield {
                "key": option.key,
                "label": f"{verb}: {label}" if verb else label,
                "group": self.labels.say(option.group) if option.group is not None else "",
                "ref": option.ref or "",
                "done": isinstance(shape, One) and self._ends([*self.draft.words, option.key]),
                "usual": option.key == shape.usual,
                "ends": option.ends,
                **self._more(option),
            }

    def _counted(self, shape: Amounts) -> dict[str, int]:
        return amounts(self.draft.picked or shape.usual or "")

    def _comes(self, shape: Amounts) -> str:
        """What the numbers so far come to, with their price and odds; "" if they are no answer."""
        counted = self._counted(shape)
        word = amounts_word(counted)
        try:
            shape.parse(word)
        except Illegal:
            return ""
        odds = shape.odds(word) if self.odds else None
        said = self.labels.amounts(shape, counted)
        return f"{said} · {self.labels.say(odds)}" if odds else said

    def _kinds(self, shape: Amounts) -> Iterator[Json]:
        """What is counted, with the number so far."""
        start = self._counted(shape)
        for kind, limit in shape.limits.items():
            yield {"key": kind, "label": self.labels.kind(shape, kind), "limit": limit, "number": start.get(kind, 0)}
