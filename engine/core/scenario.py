"""Scenarios: writings that take the place of tables of a game's box, for the games that are played with them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Annotated, Any, ClassVar, Literal, NoReturn, Self, TypeVar

from pydantic import Discriminator, PrivateAttr, StringConstraints, Tag

from .errors import Refused
from .message import Message, msg
from .options import Setting, When
from .rows import Box, Fault, Listed, Row
from .state import Settings
from .written import Wording, Writing, Written

PRINTED = "printed"
"""The choice of the option that picks a scenario, for a game without one."""
TITLE, STORY = 60, 300
"""Characters of its name, and of what the lobby says about it."""


def form(value: object) -> str:
    """Whether what may be a word or several entries is meant as a word: so one fault of it is told, not both."""
    return "word" if isinstance(value, str) else "entries"


Whole = Annotated[Literal["all", "none"], Tag("word")]
Keep = Annotated[Whole | Annotated[Listed[str], Tag("entries")], Discriminator(form)]
"""Which rows of our table stay beside those of a scenario."""
Picked = Annotated[str, StringConstraints(max_length=40)]
"""The field of a game's settings that names its scenario."""
R = TypeVar("R", bound=Row)
T = TypeVar("T", bound=Settings)


class Scenario(Writing):
    """A town, a house, a road …: it is chosen by an option of the lobby. ``game`` and ``picks`` are the id of the game
    and the field of that option.
    """

    game: ClassVar[str]
    picks: ClassVar[str]

    id: Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9]*$", max_length=12)]

    @abstractmethod
    def tables(self, box: Any) -> Mapping[str, Any]:
        """The tables of the box that it takes the place of, as they are with it."""

    def told(self) -> list[Message]:
        """What the lobby says of it: what it is called and what it is about."""
        name, about = (Message(self.wording()[short].key) for short in ("name", "about"))
        return [msg("lobby-scenario", name=name), msg("lobby-story", text=about)]

    def unfit(self, box: Any) -> Iterator[Fault]:
        """What of it does not go together with our tables; if anything, `tables` is not asked."""
        yield from ()

    def place(self, where: tuple[str, ...]) -> tuple[str, ...]:
        """Where in its file stands what is at this place of the box with it."""
        return where

    def wording(self) -> Mapping[str, Wording]:
        """What the lobby says; each scenario adds the texts of what is new in it."""
        key = f"{self.game}-value-{self.picks}-{self.id}"
        return {"name": Wording(key, TITLE), "about": Wording(f"{key}-about", STORY)}

    def short(self, name: str) -> str:
        """What one of its own rows is called in `texts`: without the name of the scenario."""
        return name.removeprefix(f"{self.id}-")

    def renamed(self, id: str, rows: Mapping[str, R]) -> Mapping[str, R]:
        """Its own rows under the names that they have where the scenario is called so; for `called`."""
        names = {name: f"{id}-{self.short(name)}" for name in rows}
        return {names[name]: row.model_copy(update={"id": names[name]}) for name, row in rows.items()}

    def _faults(self) -> Iterator[Fault]:
        yield from super()._faults()
        if self.id == PRINTED:
            yield ("id",), msg("fault-printed", name=PRINTED)

    def misnamed(self, table: str, rows: Mapping[str, Row]) -> Iterator[Fault]:
        """Rows of its own that are not called after it: so they are never taken for ours, nor for those of another."""
        for name in rows:
            if not name.startswith(f"{self.id}-"):
                yield (table, name, "id"), msg("fault-own-name", id=self.id, name=name)


class ScenarioBox(Box):
    """A box to which people may add scenarios: the table ``adds``, one folder of files."""

    adds: ClassVar[str]

    _scenario: Scenario | None = PrivateAttr(None)

    @property
    def scenario(self) -> Scenario | None:
        """What the box is played with; None for the printed one."""
        return self._scenario

    @cached_property
    def _playing(self) -> dict[str, Self]:
        return {}

    def playing(self, scenario: str) -> Self:
        """The box as a game with this scenario finds it; itself for `PRINTED`, and if it is that already. Raises
        `Refused` if there is none.
        """
        if scenario == PRINTED or (self._scenario and self._scenario.id == scenario):
            return self
        if scenario not in self._playing:
            own: Mapping[str, Scenario] = getattr(self, self.adds)
            self._playing[scenario] = self.having(own.get(scenario) or missing(scenario))
        return self._playing[scenario]

    def having(self, scenario: Scenario) -> Self:
        """The box with a scenario that fits it."""
        fields = {name: getattr(self, name) for name in type(self).model_fields}
        made = type(self).model_construct(None, **{**fields, self.adds: {}, **scenario.tables(self)})
        made._scenario = scenario
        return made

    def _faults(self) -> Iterator[Fault]:
        """Those of the box, and those of the box with each scenario, at the place in its file."""
        yield from super()._faults()
        own: Mapping[str, Scenario] = getattr(self, self.adds)
        for id, scenario in own.items():
            found = [*scenario.unfit(self)]
            found = found or [(scenario.place(where), what) for where, what in self.having(scenario)._faults()]
            for where, what in found:
                yield self._placed(id, where), what

    def _placed(self, id: str, where: tuple[str, ...]) -> tuple[str, ...]:
        """Where a fault stands that is at this place of the file of a scenario."""
        return (self.adds, id, *where)


def offered(
    field: str, own: Mapping[str, Scenario], written: Written | None, seats: frozenset[int], when: When | None = None
) -> list[Setting]:
    """The option that picks a scenario: what was written, or else what is printed and the host's; none without any."""
    names = (PRINTED, *own) if written is None else tuple(each for each in written.names.values() if each in own)
    return [Setting(field, names, seats, when)] if names != (PRINTED,) and names else []


def told(entries: Iterable[Writing], settings: Any) -> list[Message]:
    """What the lobby says of the scenario that was chosen among these entries, if any was."""
    picked = (each for each in entries if isinstance(each, Scenario) and getattr(settings, each.picks) == each.id)
    return [line for each in picked for line in each.told()]


def known(options: Iterable[Setting], settings: T) -> T:
    """The settings without what there is no longer, like a scenario that the host has taken away: its option then has
    its default.
    """
    offered = {option.field: option.values for option in options}
    gone: dict[str, str] = {}
    for name, field in type(settings).model_fields.items():
        values = offered.get(name, (PRINTED,) if field.default == PRINTED else ())
        if field.annotation is str and values and getattr(settings, name) not in values:
            gone[name] = values[0]
    return settings.model_copy(update=gone) if gone else settings


def missing(name: str) -> NoReturn:
    """Refuses to go on with what people wrote where that is there no longer: the host has taken its file away."""
    raise Refused(msg("refused-scenario", name=name))


def kept(ours: Mapping[str, R], keep: Keep, own: Mapping[str, R]) -> Mapping[str, R]:
    """A table of a scenario: the rows of ours that it keeps, and its own;"""
    stay = ours if keep == "all" else {id: ours[id] for id in (() if keep == "none" else keep) if id in ours}
    return {**stay, **own}


def unknown(ours: Mapping[str, Any], keep: Keep, field: str) -> Iterator[Fault]:
    """Rows to be kept that there are none of."""
    for id in () if isinstance(keep, str) else keep:
        if id not in ours:
            yield (field,), msg("fault-none-of-ours", name=id)
