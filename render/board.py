"""What a game brings to be seen: its board as a picture and in words, a seat's hand and surroundings, single things."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Generic, NamedTuple, TypedDict, TypeVar, Unpack

from PIL import Image

from engine.core.game import Game
from engine.core.message import Changes
from engine.core.state import State
from engine.core.written import Doubt, Writing

from .banner import striped
from .canvas.box import Box
from .canvas.encode import Picture, alternative, png
from .canvas.sheet import Sheet
from .maps.chart import Chart
from .scene import Scene
from .texts import Texts

C = TypeVar("C", bound=Scene[Any])

UNDRAWABLE = (ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)
"""What may come of drawing what has faults."""
NO_PLACE = 96
"""The unit of a chart without places, in pixels."""
HANDS = 32
"""Pictures of what seats hold that each game keeps, some 60 KB each."""


class Around(TypedDict, total=False):
    """What surrounds a view on its board.

    `over` is said on a stripe above it, and first of all in words; `changed` are the game's board references to be
    marked (those it does not know are passed over), as a mapping with how much was lost at each of them, as `Changes`
    with the last roll; `stand_ins` the seats played automatically, `news` the last lines of the log, `due` the deadline
    in words.
    """

    over: str
    changed: Collection[str]
    stand_ins: Collection[str]
    news: Sequence[str]
    due: str


@dataclass(frozen=True)
class Shown:
    """Something that is shown beside the table: what draws it, and what says it, most important line first."""

    sheet: Callable[..., Sheet]
    lines: Callable[..., Iterable[str]]
    seen: Callable[..., Hashable] | None = None
    """All that is to be seen on the sheet, in its language, by which its picture is kept; None where it is not."""


class Spot(NamedTuple):
    """A place of the maps in words: its name, what it is and who and what is there, and what to read about it."""

    name: str
    lines: Sequence[str]
    rules: Sequence[str]
    """Numbers of the rulebook, the most important first."""


@dataclass(frozen=True)
class Here:
    """What lies where on the maps, in the words of the board: of a scene, and of one of its ``places``, which come in
    the order in which they are read.
    """

    places: Callable[[Any], Iterable[str]]
    name: Callable[[Any, str], str]
    lines: Callable[[Any, str], Iterable[str]]
    rules: Callable[[Any, str], Iterable[str]]


@dataclass(frozen=True)
class Lookup:
    """Things of a game's data that anybody may look at, each by itself.

    A thing's name is the text ``<game>-<what>-<id>``; where several have the same, `numbered` adds the id.
    """

    things: Callable[[Any], Mapping[str, Any]]
    """The things by id, in the game's data."""
    shown: Shown
    """One of them, of the thing and texts."""
    numbered: bool = False
    named: Callable[[Any, str], str] | None = None
    """The id of the thing that something else stands for in the game's data, or what was typed: a room for a square."""


@dataclass(frozen=True)
class Bench:
    """How what people write is looked at before it is played; of a game that has it in its tables, and its name."""

    map: Callable[..., Picture]
    """All of it with its marks, of game, name and texts; with what came of its trial, too: where it was lost; with
    what is ``changed``: marked there."""
    cards: Callable[[Any, str, Texts], list[Picture]]
    """What is hidden in it as well, as it will look."""
    looks: Callable[[Any, Any], Sequence[Doubt]]
    """What looks wrong in this game though it can be played, of its data and an entry: at which field, and what."""
    cut: Callable[[Any, str, Texts], list[str]]
    """Texts that a picture has no room for."""
    chart: Callable[..., tuple[Chart, Picture]] | None = None
    """The map by itself, to be tapped on while somebody writes at it; of games in which that can be done."""

    def look(self, game: Any, name: str, texts: Texts, words: Collection[str] = ()) -> Picture | None:
        """The picture that says one of these words, of one thing of an entry, else that of all of it; None if it cannot
        be drawn while something is wrong with it.
        """
        try:
            cards = self.cards(game, name, texts) if words else ()
            found = (each for each in cards if any(word in each.alt for word in words))
            return next(found, None) or self.map(game, name, texts)
        except UNDRAWABLE:
            return None

    def doubts(self, data: Any, entry: Writing) -> list[Doubt]:
        """All that looks wrong with an entry though it can be played."""
        return [*self.looks(data, entry), *entry.unsaid()]


@dataclass(kw_only=True)
class Board(Generic[C]):
    """A game and how it looks. Its methods are pure and may run in a worker thread.

    A view shares what is not secret with the state it was made from: draw from a state that nobody changes meanwhile.
    """

    game: type[Game[Any]]
    accent: int
    """The colour of the game's posts, as 0xRRGGBB."""
    scene: type[C]
    compose: Callable[[C], Sheet]
    """Draws the whole table, 1200 pixels wide and at most 1600 high."""
    lines: Callable[[C, bool], Iterable[str]]
    """The table in words, most important first; complete if the flag is set."""
    palette: Callable[[], Image.Image]
    hand: Shown | None = None
    """What a seat holds, for its eyes only; of a scene and a seat."""
    zoom: Shown | None = None
    """The surroundings of a seat's figure, larger; of a scene and a seat, and the sheet of `marked` references, too."""
    whole: Callable[[C], Sheet] | None = None
    """Draws all of the table, if `compose` shows only the part of a map that matters now."""
    maps: Callable[[C], Iterable[Chart]] | None = None
    """All of the map in full resolution, one for each level, for games with places to touch."""
    here: Here | None = None
    """What lies at the places of these maps."""
    legend: Shown | None = None
    """What the marks on the picture mean, of texts."""
    place: Callable[[Any, str], str] | None = None
    """The word for a place that somebody names as on the picture of this view; anything else as it is."""
    lookups: Mapping[str, Lookup] = field(default_factory=dict[str, Lookup])
    """What can be looked at, by the name of the command that shows it."""
    lessons: Sequence[Callable[[Sheet, Box, Any, Texts], None]] = ()
    """What the cards of “How to play in 60 seconds” show, from the game's data (see `render.lessons`)."""

    bench: Bench | None = None
    pages: Callable[..., Picture] | None = None
    """The sheets of a campaign, from the game's data, what is carried on and texts, of ``only`` one of them by its
    place; `render.campaign` draws those of a game without."""
    hands: OrderedDict[Hashable, bytes] = field(default_factory=OrderedDict[Hashable, bytes], init=False)
    """The latest pictures of what seats hold, by all that is to be seen of it."""

    def draw(
        self, view: State, texts: Texts, names: Mapping[str, str], *, whole: bool = False, **around: Unpack[Around]
    ) -> Picture:
        """The table; `texts` is one language of the catalogues, `names` the players by seat.

        Of a large map the part that matters now, `whole` all of it.
        """
        scene = self._scene(view, texts, names, around)
        return self.picture(self._sheet(scene, whole), self.lines(scene, False), around.get("over", ""))

    def still(
        self, view: State, texts: Texts, names: Mapping[str, str], *, whole: bool = False, **around: Unpack[Around]
    ) -> Image.Image:
        """The picture of `draw` before it is encoded, in any colours."""
        return self._sheet(self._scene(view, texts, names, around), whole).image

    def held(
        self,
        view: State,
        texts: Texts,
        names: Mapping[str, str],
        seat: str,
        *,
        changed: Collection[str] = (),
        over: str = "",
    ) -> Picture:
        """What a seat holds, as far as the view knows it; for games with a `hand`.

        Most panels that people open after an answer show the hand that the last one showed.
        """
        assert self.hand
        scene = self._scene(view, texts, names, {"changed": changed})
        sheet, lines = partial(self.hand.sheet, scene, seat), self.hand.lines(scene, seat)
        seen = self.hand.seen(scene, seat) if self.hand.seen else None
        if seen is None:
            return self.picture(sheet(), lines, over)
        if (data := self.hands.get((seen, over))) is None:
            data = self.hands[seen, over] = self.encoded(sheet(), over)
            if len(self.hands) > HANDS:
                self.hands.popitem(last=False)
        return Picture(data, alternative([over, *lines]))

    def held_text(self, view: State, texts: Texts, names: Mapping[str, str], seat: str) -> str:
        """The same in words, one thing per line, however long; nothing for games without a `hand`."""
        return "\n".join(self.hand.lines(self._scene(view, texts, names, {}), seat)) if self.hand else ""

    def close_up(
        self,
        view: State,
        texts: Texts,
        names: Mapping[str, str],
        seat: str,
        *,
        changed: Collection[str] = (),
        marked: Collection[str] = (),
        over: str = "",
    ) -> Picture:
        """The surroundings of a seat's figure, with what has changed; for games with a `zoom`.

        With ``marked``, board references as options have them, those are marked and as many as possible of them shown.
        """
        assert self.zoom
        scene = self._scene(view, texts, names, {"changed": changed})
        return self.picture(self.zoom.sheet(scene, seat, marked), self.zoom.lines(scene, seat), over)

    def charts(
        self, view: State, texts: Texts, names: Mapping[str, str], *, changed: Collection[str] = ()
    ) -> list[Chart]:
        """The maps of the game by themselves, the one that matters most first; of a game without maps its board, on
        which nothing has a place.
        """
        scene = self._scene(view, texts, names, {"changed": changed})
        if self.maps is None:
            return [Chart("", self.compose(scene), NO_PLACE, lambda ref: ())]
        return [*self.maps(scene)]

    def places(self, view: State, texts: Texts, names: Mapping[str, str]) -> dict[str, str]:
        """The places of the maps by their references, as they are called."""
        scene, here = self._scene(view, texts, names, {}), self.here
        return {ref: here.name(scene, ref) for ref in here.places(scene)} if here else {}

    def spot(self, view: State, texts: Texts, names: Mapping[str, str], ref: str) -> Spot:
        """What lies at one of the `places`."""
        assert self.here
        scene, here = self._scene(view, texts, names, {}), self.here
        return Spot(here.name(scene, ref), [*here.lines(scene, ref)], [*here.rules(scene, ref)])

    def look_up(self, lookup: Lookup, thing: Any, texts: Texts) -> Picture:
        """A single thing of one of the `lookups`."""
        return self.picture(lookup.shown.sheet(thing, texts), lookup.shown.lines(thing, texts))

    def explained(self, texts: Texts) -> Picture:
        """What the marks mean; for games with a `legend`."""
        assert self.legend
        return self.picture(self.legend.sheet(texts), self.legend.lines(texts))

    def text(
        self, view: State, texts: Texts, names: Mapping[str, str], full: bool = True, **around: Unpack[Around]
    ) -> str:
        """The board in words, one thing per line; complete, or in short."""
        return "\n".join(self.lines(self._scene(view, texts, names, around), full))

    def picture(self, sheet: Sheet, lines: Iterable[str], over: str = "") -> Picture:
        """A sheet in the game's colours with its alternative text, most important line first; `over` as in `Around`."""
        return Picture(self.encoded(sheet, over), alternative([over, *lines]))

    def encoded(self, sheet: Sheet, over: str = "") -> bytes:
        """A sheet as PNG in the game's colours, below `over` if there is that."""
        shown = striped(sheet, over) if over else sheet
        return png(shown.image, self.palette())

    def _sheet(self, scene: C, whole: bool) -> Sheet:
        return self.whole(scene) if whole and self.whole else self.compose(scene)

    def _scene(self, view: State, texts: Texts, names: Mapping[str, str], around: Around) -> C:
        changed = around.get("changed", ())
        return self.scene(
            view,
            texts,
            names,
            frozenset(changed),
            frozenset(around.get("stand_ins", ())),
            tuple(around.get("news", ())),
            around.get("due", ""),
            {ref: n for ref, n in changed.items() if n} if isinstance(changed, Mapping) else {},
            changed.roll if isinstance(changed, Changes) else None,
        )
