"""What a game is to the rest of the program."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from json import dumps, loads
from typing import Any, ClassVar, Generic, Literal, Self, TypeVar, cast

from pydantic import BaseModel, ValidationError

from .act import Act, Answer, Choose, Correct, GiveOrder, GoOn, TakeOrder
from .badges import Badge
from .campaign import CampaignRules
from .choice import StandingChoice
from .colours import COLOURS, deal_colours
from .command import Command
from .corrections import common
from .decision import Decision, Policy, about
from .ending import Award, Standing
from .errors import Gone, Illegal, RulesError, coming_of, invariant
from .fix import Fix, apply_fix
from .imagining import fill, imagined
from .lesson import Lesson
from .message import Event, Message, msg, who
from .options import Preset, Setting, deal
from .order import Mode, Order
from .runner import answer, follow, give_order, go_on, resume, take_order
from .scenario import told
from .secret import decks
from .shape import Source, complete, replay
from .state import SeatPlan, Settings, State
from .step import package, registry
from .upgrade import upgraded
from .view import view
from .written import Writing, Written

S = TypeVar("S", bound=State)


@dataclass(slots=True, frozen=True)
class StandingOrder:
    """A kind of order that players may give: which question it answers, how, what its argument can be (from the view
    of who gives it), and whether it stands for good or is spent with its first use.

    One that needs no argument may be given by one ``tap`` under its question: ``<game>-order-<name>-tap`` says so.
    """

    name: str
    kind: str
    policy: Policy
    arg: Callable[[Any], Source] | None = None
    mode: Mode = "always"
    tap: bool = False


Early = Callable[[Any, str], Source | None]
"""What the answer to a question can be before it is asked, as far as this can be known from a seat's view; None while
nothing can be said. Its words are those of the question."""


class Game(ABC, Generic[S]):
    """A game: data plus questions.

    ``id`` is also the slash command and the prefix of every text key; ``rules_version`` is recorded with every
    entry of the log and raised with each change of the rules; ``data`` are the game's tables, read as the model
    ``tables`` from its folder of `data/`, if it has any; ``commands`` are its named ones; ``early`` says by kind of
    question what a command can answer before it is asked; ``faces`` are those of its dice, for game masters who set
    them; ``awards`` are what it honours at the end, the best first;
    ``badges`` what people keep for life; ``lesson`` is how it is learnt. ``default_for``
    says what a missed deadline is answered for with defaults: the step that it holds up, or its question alone.
    ``turning`` are the kinds of questions that stand-ins of *expert* think over, if it has that difficulty.
    ``adds`` are the tables of `Writing`s to which people may add; ``written`` is what of theirs it is played with.
    ``campaign`` is what it says about campaigns. ``together``: its players win and lose as one of its `sides`.
    """

    id: ClassVar[str]
    players: ClassVar[range]
    rules_version: ClassVar[int] = 1
    together: ClassVar[bool] = False
    default_for: ClassVar[Literal["step", "question"]] = "step"
    state: type[S]
    settings: type[Settings] = Settings
    options: Sequence[Setting] = ()
    presets: Sequence[Preset] = ()
    orders: Sequence[StandingOrder] = ()
    early: Mapping[str, Early] = {}
    choices: Sequence[StandingChoice] = ()
    turning: Collection[str] = ()
    fixes: Sequence[Fix] = ()
    commands: Sequence[Command] = ()
    tables: ClassVar[type[BaseModel] | None] = None
    adds: ClassVar[Sequence[str]] = ()
    faces: Sequence[str] = ()
    awards: Sequence[Award] = ()
    badges: Sequence[Badge[Any]] = ()
    lesson: Lesson | None = None
    campaign: CampaignRules = CampaignRules()

    def __init__(self, data: Any = None, written: Written | None = None) -> None:
        self.data, self.written = data, written
        self.policies = {order.name: order.policy for order in self.orders}
        figure = self.figure_name if type(self).figures is not Game[Any].figures else None
        shared = {fix.name: fix for fix in common(self.id, self.faces, figure)}
        own = {fix.name: fix for fix in self.fixes}
        self.fix_by_name = {**own, **shared, **own}  # its own ones first: those of every game are the drastic ones

    def __reduce__(self) -> tuple[type[Game[S]], tuple[Any, ...]]:
        """For another process: the tables without what has been worked out of them, which cannot always be pickled."""
        data = self.data
        if isinstance(data, BaseModel):
            data = type(data).model_construct(**{name: getattr(data, name) for name in type(data).model_fields})
        return type(self), (data,) if self.written is None else (data, self.written)

    def playing(self, entries: Mapping[str, Mapping[str, Writing]], written: Written) -> Self:
        """The game with these entries in its tables, by table, to be played with them alone."""
        assert self.tables is not None
        fields: dict[str, Any] = {name: getattr(self.data, name) for name in self.tables.model_fields}
        for table, own in entries.items():
            fields[table] = {**fields[table], **own}
        return type(self)(self.tables.model_construct(None, **fields), written)

    @property
    def added(self) -> Mapping[str, Writing]:
        """The entries of its tables that people can write, by the names under which they are played."""
        return {id: entry for table in self.adds for id, entry in getattr(self.data, table).items()}

    @property
    def usual(self) -> Settings:
        """The options of a table where nobody has chosen any."""
        if self.written is None:
            return self.settings()
        return self.settings.model_validate({option.field: option.values[0] for option in self.options})

    @property
    def easier(self) -> Mapping[str, str]:
        """The values of options with which a first game begins: those of the mode ``easier``, else the easy difficulty;
        empty if there is neither.
        """
        mode = next((each.values for each in self.presets if (each.kind, each.name) == ("mode", "easier")), None)
        easy = any(each.field == "difficulty" and "easy" in each.values for each in self.options)
        return mode or ({"difficulty": "easy"} if easy else {})

    # To be written by every game

    @abstractmethod
    def set_up(self, settings: Any, seats: Sequence[str], seed: str, carry: Any = None) -> tuple[S, list[Event]]:
        """A new game at its first question, and what there is to tell. ``carry`` is what a campaign carries on."""

    @abstractmethod
    def stand_in(self, seen: S, decision: Decision) -> list[str] | None:
        """The words with which an automated player answers, from the view of the seat it plays.

        None lets an opportunity pass, and leaves a question for other questions of the seat; if it leaves all of them,
        the first is answered by its default.
        """

    @abstractmethod
    def check(self, s: S) -> list[str]:
        """The invariants that do not hold, each as ``number: what is wrong``; empty for a sound state."""

    # To be written where a game has them

    def box(self, s: S) -> Any:
        """The tables that a state is played with: those of its scenario, in games that have such. Raises `Refused` if
        that is there no longer.
        """
        return self.data

    def words(self) -> Iterator[str]:
        """The keys of the texts that its data need, which an administrator may have written."""
        return iter(())

    def needed(self) -> Iterator[str]:
        """The keys of all texts that its data need: those of its words, and of the entries that people wrote."""
        yield from self.words()
        for entry in self.added.values():
            yield from (each.key for each in entry.wording().values() if each.needed)

    def house(self, settings: Any) -> Mapping[str, str]:
        """The sides that the program plays unless a person takes them, as seat → role; they come after the players.

        Their seats are named by letters from m to z, and are not counted among ``players``. A role's name is the
        text ``<id>-role-<role>``. A table has twelve seats at most, these included.
        """
        return {}

    def timed(self, settings: Any, hour: int) -> Any:
        """The settings with the hour that a clock of the host's shows when the game begins, for games that heed it."""
        return settings

    def in_force(self, settings: Any, players: int) -> Mapping[str, str]:
        """The values that options come to where the chosen value leaves it to the rules: another value of each
        field.
        """
        return {}

    def numbers(self, settings: Any) -> Sequence[int]:
        """How many players these settings can be played by, in ascending order."""
        return self.players

    def figures(self, settings: Any) -> Sequence[str]:
        """The figures to be dealt to the players' seats, where figures are not seats."""
        return ()

    def dealt(self, settings: Any) -> Sequence[str]:
        """Those of the figures that take part; in a campaign some may be gone."""
        return self.figures(settings)

    def figure_name(self, figure: str, seen: S | None = None, settings: Any = None) -> Message:
        """What a figure is called: in a game under way as everybody sees it, else as these settings have it; for games
        that have figures.
        """
        raise RulesError(f"{self.id} has no figure {figure}")

    def hand(self, seen: S, seat: str) -> list[Message]:
        """What a seat holds for itself, in lines for its private panel, from its own view."""
        return []

    def goal(self, seen: S, seat: str) -> Message | None:
        """How far this seat is from winning, in a line of its private panel, from its own view."""
        return None

    def special(self, seen: S) -> Message | None:
        """The rules of this table alone, like those of its mission, for where rules are read; None if it has none."""
        return None

    def conceal(self, s: S) -> None:
        """Turn over what nobody has seen: lay backs (`HIDDEN`) in place of cards, None in secrets of nobody, for `fill`
        to draw anew. By default all that lies in decks but what somebody has been shown.
        """
        for _, deck in decks(s):
            deck.conceal()

    def fill(self, s: S) -> None:
        """Draw anew, with the dice of the state, whatever a view or `conceal` has masked: cards where backs lie, values
        of secrets that are None. Each can be what lies nowhere else to be seen and what the rules allow there, all of
        it equally likely. To be written where anything is hidden; sealed answers and orders are seen to.
        """

    def sides(self, s: S) -> Mapping[str, Sequence[str]]:
        """Who can win: the sides by id, each with its seats; by default every seat for itself, and by its own letter.

        A side of several has the text ``<id>-side-<side>``. Where others win if it does not, they need no side.
        """
        return {seat: [seat] for seat in s.seats}

    def read(self, s: S) -> Collection[str]:
        """What has been read so far of that which lies hidden in the game's tables instead of its state: a try-out ends
        before anybody reads more.
        """
        return ()

    def advise(self, seen: S, decision: Decision) -> list[str] | None:
        """What a person is advised to answer, where a stand-in would answer in a way that teaches nothing."""
        return self.stand_in(seen, decision)

    def reason(self, seen: S, decision: Decision, words: Sequence[str]) -> Message | None:
        """Why the stand-in answers with these words of its own: a sentence to the person whose view this is."""
        return None

    def plan(self, seen: S, decision: Decision, words: Sequence[str]) -> Message | None:
        """What an answer of several words comes to, told as one deed, where its labels one after another would be names
        of buttons; without a full stop.
        """
        return None

    def lobby(self, settings: Any, carry: Any) -> list[Message]:
        """What the table is about to play, for its lobby, where there is a choice of it: which chapter or scenario,
        what that is about, what is carried into it (None: nothing).

        Raises ValueError if no chapter of this game left that.
        """
        return told(self.added.values(), settings)

    def foremost(self, s: S, waiting: Sequence[str]) -> str:
        """The figure of a seat that it should look at first, of those that wait for an answer.

        Usually "", which means the one that has just acted, or else the first.
        """
        return ""

    def turns(self, seen: S) -> Sequence[str]:
        """The seats in the order of their turns, from the one whose turn it is, as far as everybody knows it from what
        they see. Empty where there is no order, or none yet.
        """
        return ()

    def rounds(self, s: S) -> int:
        """How many rounds of the game have begun; 0 in a game that has none."""
        return 0

    def aim(self, settings: Any) -> Message:
        """How a game with these settings is won, in a line; there need not be such a text."""
        return Message(f"{self.id}-goal")

    def length(self, settings: Any) -> float:
        """How long a game with these settings is, beside those that have been measured (`pace`): usually 1."""
        return 1

    def given_up(self, s: S) -> bool:
        """Whether the game is over only because nothing happened for so long."""
        return False

    def fates(self, s: S) -> Mapping[str, tuple[str, bool]]:
        """Everybody of whom a trial tells where they fell: by their name in the box where they are, if anywhere, and
        whether they have fallen.
        """
        return {}

    def standings(self, s: S) -> list[Standing]:
        """All seats of a finished game with what they have come to, best first."""
        assert s.result
        scores, winners = s.result.scores, s.result.winners
        ranked = sorted(s.seats, key=lambda seat: (seat not in winners, seat not in scores, -scores.get(seat, 0)))
        return [
            Standing(seat, msg("result-points", n=scores[seat]) if seat in scores else msg("result-no-points"))
            for seat in ranked
        ]

    def upgrade(self, data: dict[str, Any], version: int) -> dict[str, Any]:
        """Saved data of an older schema number, brought to the present one by numbered steps.

        What belongs to every game has been brought up to date already (`upgrade.upgraded`).
        """
        raise RulesError(f"no way from schema {version} of {self.id}")

    # The same for all games

    def reshuffle(self, s: S) -> None:
        """Put what lies hidden from everybody in another order: the game has gone back past a moment in which some of
        it became known. What somebody was shown stays where he has seen it.
        """
        self.conceal(s)
        fill(self, s)

    def imagined(self, seen: S, seed: str) -> S:
        """A table to be played on, made of a view (of a seat or a spectator) alone: see `imagining`."""
        return imagined(self, seen, seed)

    def named(self, families: Mapping[str, Iterable[str]]) -> Iterator[str]:
        """The keys of texts by their families and the ids that each has a text for."""
        return (f"{self.id}-{family}-{each}" for family, ids in families.items() for each in ids)

    def crews(self, settings: Settings, seats: Sequence[str]) -> dict[str, list[str]]:
        """The figures of each player's seat: as agreed in the lobby, the others dealt evenly in their order."""
        house = self.house(settings)
        players = [seat for seat in seats if seat not in house]
        agreed = {seat: plan.figures for seat, plan in settings.seats.items()}
        return deal(self.dealt(settings), players, agreed)

    def palette(self, settings: Settings) -> Sequence[str]:
        """The colours that seats can have: as many as there can be seats, those of the house included."""
        return COLOURS[: self.players.stop - 1 + len(self.house(settings))]

    def colours(self, settings: Settings, seats: Sequence[str]) -> dict[str, str]:
        """The colour of every seat: as chosen in the lobby, the others in their order."""
        chosen = {seat: plan.colour for seat, plan in settings.seats.items() if plan.colour}
        return deal_colours(seats, chosen, self.palette(settings))

    def settle(self, settings: Settings, players: Sequence[str]) -> Settings:
        """The settings as these seats can play them: options that exclude one another are put right."""
        for _ in self.options:  # one may depend on another
            apart = {
                option.field: option.values[0]
                for option in self.options
                if not option.applies(settings) and str(getattr(settings, option.field)) != option.values[0]
            }
            if not apart:
                break
            settings = self.settings.model_validate({**settings.model_dump(), **apart})
        figures = set(self.figures(settings))
        plans: dict[str, SeatPlan] = {}
        for seat in players:
            old = settings.seats.get(seat, SeatPlan())
            plan = old.model_copy(update={"figures": tuple(each for each in old.figures if each in figures)})
            if plan != SeatPlan():
                plans[seat] = plan
        return settings.model_copy(update={"seats": plans})

    def dump(self, s: State) -> bytes:
        """The state as JSON."""
        return s.__pydantic_serializer__.to_json(s)

    def load(self, data: bytes | str) -> S:
        """A state from JSON. Raises ValueError if it is not a sound state of this game, and as `box` does."""
        try:
            s = self.state.model_validate_json(data)
        except ValidationError:
            s = self._load_old(data)
        if s.version < self.state.schema_number:  # sound today as well, but it may mean something else
            s = self._load_old(data)
        s.attach(self.box(s))
        s.policies = self.policies
        return s

    def _load_old(self, data: bytes | str) -> S:
        fields = loads(data)
        if not isinstance(fields, dict) or "version" not in fields:
            return self.state.model_validate_json(data)
        old = upgraded(cast("dict[str, Any]", fields))
        if isinstance(old["version"], int) and old["version"] < self.state.schema_number:
            old = self.upgrade(old, old["version"])
        return self.state.model_validate_json(dumps(old))

    def apply(self, s: S, act: Act) -> list[Event]:
        """Do what an entry of the log says.

        Raises `Refused` with the state unchanged; after any other exception the state must be loaded again.
        """
        s.policies, s.run.open = self.policies, None
        match act:
            case Answer():
                return answer(s, act)
            case GiveOrder():
                self.check_order(s, act.order)
                return give_order(s, act)
            case TakeOrder():
                return take_order(s, act)
            case Choose():
                return self._choose(s, act)
            case GoOn():
                return go_on(s)
            case Correct():
                return self._repair(s, act)

    def follow(self, s: S, among: list[Decision] | None = None) -> Answer | TakeOrder | GoOn | None:
        """What happens by itself now: the rest of long work, an order whose time has come, or the only legal answer.

        ``among`` are the awaited questions, if the caller has them from `opened`.
        """
        return follow(s, among)

    def asks(self, kind: str) -> bool:
        """Whether there are questions of this kind in this game."""
        own = (self.id, package(self.state))
        return any(hasattr(step, f"on_{kind}") for tag, step in registry.items() if tag.partition(".")[0] in own)

    def ahead(self, seen: State, seat: str, kind: str) -> Source | None:
        """What the seat can answer before it is asked a question of this kind; None if that cannot be said (yet)."""
        return self.early[kind](seen, seat) if kind in self.early else None

    def check_order(self, s: S, order: Order) -> None:
        """Refuse an order for a question that nothing asks, with a policy not declared for that kind, or with words
        that cannot be an answer as far as this can be known now.
        """
        if not self.asks(order.kind):
            raise Illegal(msg("refused-no-order"))
        if order.policy and not any((o.name, o.kind) == (order.policy, order.kind) for o in self.orders):
            raise Illegal(msg("refused-no-order"))
        if order.mode == "once" and not order.policy:
            source = self.ahead(view(s, order.seat), order.seat, order.kind)
            with coming_of(about(self.id, order.kind)):
                if source is not None and replay(source, complete(source, order.words))[0] is not None:
                    raise Illegal(msg("refused-incomplete"))

    def _choose(self, s: S, act: Choose) -> list[Event]:
        """A standing choice; what can be chosen is judged from the seat's view."""
        if s.over:
            raise Gone
        new, seen = act.choice, view(s, act.choice.seat)
        declared = next((each for each in self.choices if each.name == new.name), None)
        if declared is None or new.subject not in declared.subjects(seen, new.seat):
            raise Illegal(msg("refused-no-choice"))
        if replay(declared.ask(seen, new.seat, new.subject), new.words)[0] is not None:
            raise Illegal(msg("refused-incomplete"))
        about = (new.seat, new.name, new.subject)
        s.choices = [each for each in s.choices if (each.seat, each.name, each.subject) != about]
        if tuple(new.words) != declared.default:
            s.choices.append(new.model_copy())
        return [Event(msg("log-choice", who=who(new.seat)), only=(new.seat,))]

    def _repair(self, s: S, act: Correct) -> list[Event]:
        copy = self.load(self.dump(s))
        for op in act.ops:
            apply_fix(copy, self.fix_by_name, op)
        broken = self.check(copy)
        if broken and not act.force:
            raise Illegal(Message("refused-invariant", {"what": "; ".join(broken)}), invariant(self.id, broken[0]))
        for name, value in copy.__dict__.items():
            setattr(s, name, value)
        s.attach(self.box(s))
        s.known += 1
        return [*copy.run.events, *resume(s)]
