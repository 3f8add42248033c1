"""What the log of a table holds of a person, and the same log without it: names, ids, words that the person typed.

A state holds nobody: it knows seats. What a game tells holds nobody either, for the same reason.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from ..core.dice import Part, digest

BLANK = "…"
"""What stands where somebody's words stood."""
SHORTEST = 3
"""Characters of a name that is looked for in what others have typed: shorter ones are words, too."""
ANNOUNCED = "gm-did-announce"
"""What tells of an announcement, with its ``text``."""

Json = dict[str, Any]


@dataclass(slots=True, frozen=True)
class Line:
    """An entry of the log, as far as it may hold a person."""

    seq: int
    actor: int | None
    act: Json
    events: list[Json]


@dataclass(slots=True, frozen=True)
class Mask:
    """Who is forgotten at a table, and what stands there instead: a ``number`` below 0, a ``name``, another ``host``.

    ``names`` are all that the person has had there and nobody else; ``words`` what they gave to the dice.
    """

    user: int
    number: int
    name: str
    host: int
    game: str
    names: Collection[str] = ()
    words: Collection[Part] = ()
    _typed: re.Pattern[str] | None = field(init=False, repr=False, default=None)

    def __post_init__(self) -> None:
        ids = rf"<@!?{self.user}>|\b{self.user}\b"
        long = _any_of(each for each in self.names if len(each) >= SHORTEST)
        object.__setattr__(self, "_typed", re.compile(f"{ids}|{long}"))

    def line(self, line: Line) -> Line:
        """The entry without the person; the same object if it holds nothing of them."""
        act, events = self.act(line.actor, line.act), [self.event(line.actor, each) for each in line.events]
        actor = self.number if line.actor == self.user else line.actor
        new = Line(line.seq, actor, act, events)
        return line if new == line else new

    def act(self, actor: int | None, act: Json) -> Json:
        """What was done."""
        own, new = actor == self.user, dict(act)
        if new.get("user") == self.user:
            new["user"] = self.number
        if "gm" in new and (own or new["gm"] in self.names):
            new["gm"] = self.name
        if new.get("why"):
            new["why"] = "" if own else self.typed(new["why"])
        if self.words and new.get("parts"):
            new["parts"] = [digest(each) if each in self.words else each for each in new["parts"]]
        for name in ("before", "after"):
            if isinstance(new.get(name), dict):
                new[name] = self._table(new[name])
        return new

    def event(self, actor: int | None, event: Json) -> Json:
        """What was told of it."""
        return {**event, "message": self.message(event["message"], own=actor == self.user)}

    def message(self, message: Json, *, own: bool = False) -> Json:
        """A message, with all inside it; ``own``: it tells of an act of the person."""
        key, args = message["key"], cast(Json, message.get("args", {}))
        if key.startswith(f"{self.game}-"):
            return message
        if key == "gm-why" and own:
            return {**message, "key": "gm-no-why", "args": {}}
        return {**message, "args": {name: self._arg(key, name, arg, own=own) for name, arg in args.items()}}

    def typed(self, text: str) -> str:
        """What somebody else typed, without the person's names."""
        assert self._typed is not None
        return self._typed.sub(lambda _: self.name, text)

    def title(self, title: str) -> str:
        """The title of a table, ``game · host``, without the person's names."""
        game, dot, host = title.partition(" · ")  # a short name may be a word of the game's
        rest = re.sub(_any_of(self.names), lambda _: self.name, host if dot else title)
        return f"{game}{dot}{rest}" if dot else rest

    def _arg(self, key: str, name: str, arg: Any, *, own: bool) -> Any:
        if isinstance(arg, list):
            return [self._arg(key, name, each, own=own) for each in cast("list[Any]", arg)]
        if isinstance(arg, dict):
            return self.message(cast(Json, arg), own=own)
        if not isinstance(arg, str):
            return arg
        if (key == "@name" and arg in self.names) or (name == "gm" and (own or arg in self.names)):
            return self.name
        if name == "text":  # of a reason, or of an announcement
            return BLANK if own else self.typed(arg)
        if name == "parts" and self.words:
            return ", ".join(str(digest(each) if each in self.words else each) for each in arg.split(", "))
        return arg

    def _table(self, table: Json) -> Json:
        """Who sat where before or after an act on the table: the seat is nobody's, should the act be taken back."""
        new = dict(table)
        if new.get("host") == self.user:
            new["host"] = self.host
        new["seats"] = {seat: self._seat(player) for seat, player in cast(Json, new.get("seats", {})).items()}
        return new

    def _seat(self, player: Json) -> Json:
        if player.get("lender") == self.user:
            player = {**player, "lender": None}
        if player.get("user") != self.user:
            return player
        return {**player, "user": None, "name": self.name, "stand_in": True, "absent": "free", "until": None}


def _any_of(names: Iterable[str]) -> str:
    """The expression for any of these names as a word of its own, the longest first; for none if there are none."""
    escaped = sorted(map(re.escape, names), key=len, reverse=True)
    return "|".join(rf"(?<!\w){each}(?!\w)" for each in escaped) or "(?!)"


def names_of(user: int, lines: Iterable[Line]) -> set[str]:
    """The names that a person has had in the log of a table."""
    return {name for line in lines for who, name in borne(line) if who == user}


def names_of_others(user: int, lines: Iterable[Line]) -> set[str]:
    """The names that others have had there."""
    return {name for line in lines for who, name in borne(line) if who != user}


def borne(line: Line) -> Iterator[tuple[int, str]]:
    """Who bore which name, as far as an entry says it: what was done, or whom alone it tells of by name."""
    act, kind = line.act, line.act["act"]
    if line.actor is not None and isinstance(act.get("gm"), str):
        yield line.actor, act["gm"]
    tables = [cast(Json, act[name]) for name in ("before", "after") if isinstance(act.get(name), dict)]
    for table in tables:
        for player in cast("dict[str, Json]", table.get("seats", {})).values():
            if player.get("user") is not None:
                yield player["user"], player["name"]
    about = None
    if kind == "table-seat":
        about = line.actor
    elif kind == "table-gm":
        about = act.get("user")
    elif len(tables) == 2 and tables[0].get("host") != tables[1].get("host"):
        about = tables[1].get("host")
    if about is not None:
        for name in _named(line.events):
            yield about, name


def _named(events: Sequence[Json]) -> Iterator[str]:
    """The names in the arguments of what was told."""
    for event in events:
        for arg in cast(Mapping[str, Any], event["message"].get("args", {})).values():
            if isinstance(arg, dict) and cast(Json, arg).get("key") == "@name":
                yield cast(Json, arg)["args"]["name"]
