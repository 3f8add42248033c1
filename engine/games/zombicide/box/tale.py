"""Campaigns: missions in their order, and what lasts from one to the next; ours, and those that people write."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import Field, StringConstraints

from engine.core.message import msg
from engine.core.rows import Fault, Listed, Row
from engine.core.scenario import Scenario
from engine.core.written import Wording

from .mission import TITLE, Word, text_key

MOST_MISSIONS = 12
"""Of a campaign that people write; ours has ten."""


class Achievement(Row):
    """Something done that later missions know (O4), by one survivor or by all together."""

    id: Word
    group: bool = False


class Campaign(Row):
    """What lasts from mission to mission: their order, counters and flags (O4); ``of`` which campaign, ours if it is
    empty.
    """

    missions: Annotated[Listed[str], Field(min_length=1)]
    counters: Listed[Word] = ()
    flags: Listed[Word] = ()
    of: str = ""

    def family(self, kind: Literal["achievement", "counter", "flag"]) -> str:
        """Where the names of its words stand in the catalogues."""
        return f"{kind}-{self.of}" if self.of else kind


class Tale(Scenario):
    """A campaign that somebody wrote: it takes the place of ours."""

    game: ClassVar[str] = "zombicide"
    picks: ClassVar[str] = "tale"

    missions: Annotated[
        Listed[Annotated[str, StringConstraints(max_length=40)]], Field(min_length=1, max_length=MOST_MISSIONS)
    ]
    """Its missions in their order, by name: of those that lie beside it, or of ours."""
    counters: Annotated[Listed[Word], Field(max_length=MOST_MISSIONS)] = ()
    """What is counted from mission to mission."""
    flags: Annotated[Listed[Word], Field(max_length=MOST_MISSIONS)] = ()
    """What is remembered from mission to mission."""
    achievements: Annotated[Listed[Word], Field(max_length=MOST_MISSIONS)] = ()
    """What survivors can have to show in later missions."""

    def tables(self, box: Any) -> Mapping[str, Any]:
        return {
            "campaign": Campaign(missions=self.missions, counters=self.counters, flags=self.flags, of=self.id),
            "achievements": {word: Achievement(id=word) for word in self.achievements},
            "missions": {id: box.missions[id] for id in self.missions},
        }

    def unfit(self, box: Any) -> Iterator[Fault]:
        for id in self.missions:
            if id not in box.missions:
                yield ("missions",), msg("fault-no-such", name=id)

    def wording(self) -> Mapping[str, Wording]:
        words = {"counter": self.counters, "flag": self.flags, "achievement": self.achievements}
        found = {
            f"{kind}-{text_key(word)}": Wording(f"zombicide-{kind}-{self.id}-{text_key(word)}", TITLE)
            for kind, each in words.items()
            for word in each
        }
        return {**super().wording(), **found}

    def called(self, id: str) -> Self:
        return self.model_copy(update={"id": id})

    def beside(self, names: Mapping[str, str]) -> Self:
        return self.model_copy(update={"missions": tuple(names.get(each, each) for each in self.missions)})

    def _faults(self) -> Iterator[Fault]:
        yield from super()._faults()
        for field in ("missions", "counters", "flags", "achievements"):
            named: Sequence[str] = getattr(self, field)
            if twice := sorted(each for each, times in Counter(named).items() if times > 1):
                yield (field,), msg("fault-twice", names=", ".join(twice))
