"""What a game is to the rest of the program."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from json import loads
from typing import Any, ClassVar, Generic, Literal, TypeVar, cast

from pydantic import ValidationError

from .act import Act, Answer, GiveOrder, Repair, TakeOrder
from .errors import Illegal, RulesError
from .fix import Fix, apply_fix
from .message import Event, Message, msg
from .order import Mode, Order
from .repairs import common
from .runner import Decision, Policy, answer, follow, give_order, resume, take_order
from .shape import Source
from .state import Settings, State
from .step import registry

S = TypeVar("S", bound=State)


@dataclass(slots=True, frozen=True)
class StandingOrder:
    """A kind of order that players may give: which question it answers, how, what its argument can be (from the view
    of who gives it), and whether it stands for good or is spent with its first use.
    """

    name: str
    kind: str
    policy: Policy
    arg: Callable[[Any], Source] | None = None
    mode: Mode = "always"


@dataclass(slots=True, frozen=True)
class Setting:
    """An option of the table as the lobby shows it: its field in the settings model and its values, default first.

    ``seats`` are the numbers of players for which it matters.
    """

    field: str
    values: tuple[str, ...]
    seats: frozenset[int]


class Game(ABC, Generic[S]):
    """A game: data plus questions.

    ``id`` is also the slash command and the prefix of every text key; ``rules_version`` is recorded with every
    entry of the log and raised with each change of the rules; ``data`` are the game's tables; ``faces`` are those of
    its dice, for game masters who set them. ``default_for`` says what a missed deadline is answered for with
    defaults: the step that it holds up, or its question alone.
    """

    id: ClassVar[str]
    players: ClassVar[range]
    rules_version: ClassVar[int] = 1
    default_for: ClassVar[Literal["step", "question"]] = "step"
    state: type[S]
    settings: type[Settings] = Settings
    options: Sequence[Setting] = ()
    orders: Sequence[StandingOrder] = ()
    fixes: Sequence[Fix] = ()
    faces: Sequence[str] = ()

    def __init__(self, data: Any = None) -> None:
        self.data = data
        self.policies = {order.name: order.policy for order in self.orders}
        self.fix_by_name = {fix.name: fix for fix in (*common(self.id, self.faces), *self.fixes)}

    # To be written by every game

    @abstractmethod
    def set_up(self, settings: Any, seats: Sequence[str], seed: str, carry: Any = None) -> tuple[S, list[Event]]:
        """A new game at its first question, and what there is to tell. ``carry`` comes from an earlier `outcome`."""

    @abstractmethod
    def stand_in(self, seen: S, decision: Decision) -> list[str] | None:
        """The words with which an automated player answers, from the view of the seat it plays.

        None, for an opportunity only, lets it pass.
        """

    @abstractmethod
    def check(self, s: S) -> list[str]:
        """The invariants that do not hold, each as ``number: what is wrong``; empty for a sound state."""

    def hand(self, seen: S, seat: str) -> list[Message]:
        """What a seat holds for itself, in lines for its private panel, from its own view."""
        return []

    def outcome(self, s: S) -> Any:
        """What a campaign carries on from a finished game."""
        return None

    def upgrade(self, data: dict[str, Any], version: int) -> dict[str, Any]:
        """Saved data of an older schema number, brought to the present one by numbered steps."""
        raise RulesError(f"no way from schema {version} of {self.id}")

    # The same for all games

    def dump(self, s: State) -> bytes:
        """The state as JSON."""
        return s.__pydantic_serializer__.to_json(s)

    def load(self, data: bytes | str) -> S:
        """A state from JSON. Raises ValueError if it is not a sound state of this game."""
        try:
            s = self.state.model_validate_json(data)
        except ValidationError:
            s = self._load_old(data)
        s.attach(self.data)
        return s

    def _load_old(self, data: bytes | str) -> S:
        fields = loads(data)
        if not isinstance(fields, dict) or "version" not in fields:
            return self.state.model_validate_json(data)
        old = cast("dict[str, Any]", fields)
        if not isinstance(old["version"], int) or old["version"] >= self.state.schema_number:
            return self.state.model_validate_json(data)
        return self.state.model_validate(self.upgrade(old, old["version"]))

    def apply(self, s: S, act: Act) -> list[Event]:
        """Do what an entry of the log says.

        Raises `Refused` with the state unchanged; after any other exception the state must be loaded again.
        """
        object.__setattr__(s, "open", None)
        match act:
            case Answer():
                return answer(s, act)
            case GiveOrder():
                self.check_order(act.order)
                return give_order(s, act)
            case TakeOrder():
                return take_order(s, act)
            case Repair():
                return self._repair(s, act)

    def follow(self, s: S, among: list[Decision] | None = None) -> Answer | TakeOrder | None:
        """What happens by itself now: an order whose time has come, or the only legal answer.

        ``among`` are the awaited questions, if the caller has them from `opened`.
        """
        return follow(s, self.policies, among)

    def check_order(self, order: Order) -> None:
        """Refuse an order for a question that nothing asks, or with a policy not declared for that kind."""
        if not any(hasattr(step, f"on_{order.kind}") for step in registry.values()):
            raise Illegal(msg("refused-no-order"))
        if order.policy and not any((o.name, o.kind) == (order.policy, order.kind) for o in self.orders):
            raise Illegal(msg("refused-no-order"))

    def _repair(self, s: S, act: Repair) -> list[Event]:
        copy = self.load(self.dump(s))
        for op in act.ops:
            apply_fix(copy, self.fix_by_name, op)
        broken = self.check(copy)
        if broken and not act.force:
            raise Illegal(Message("refused-invariant", {"what": "; ".join(broken)}))
        for name, value in copy.__dict__.items():
            setattr(s, name, value)
        s.attach(self.data)
        s.known += 1
        return [*copy.events, *resume(s)]
