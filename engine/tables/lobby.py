"""Who sits at a table and with which options: changes that are no part of the game's state.

Each function makes one change to a session, or raises `Refused` with a reason.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from math import ceil
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from ..core.errors import Gone, Refused
from ..core.game import Game
from ..core.message import Message, msg, named
from ..core.options import Preset, preset_values
from ..core.state import SeatPlan, Settings
from ..languages import TAG
from .session import LETTERS, Player, Session, TableSettings

PACES: Mapping[str, Mapping[str, str]] = {
    "post": {"deadline": "24h", "bank": "2d", "policy": "default"},
    "sitting": {"deadline": "none", "bank": "none", "policy": "tell"},
}
"""What a preset of the kind `pace` sets of the table, beside the game's options."""
M = TypeVar("M", bound=BaseModel)
Change = Callable[[Session], None]
Line = Callable[[Session, Mapping[str, Player]], tuple[str, Message]]
"""After a change: the seat that it concerned, and the line of the log; with the seats as they were before."""


def join(user: int, name: str) -> Change:
    """Take a free seat in the lobby, or say yes to one that is kept; during play one's own seat back from a stand-in or
    a borrower, else one whose person has been forgotten.
    """

    def change(session: Session) -> None:
        seat = session.seat_of(user)
        if session.state is not None:
            lent = next((seat for seat, player in session.seats.items() if player.lender == user), None)
            free = next((seat for seat, player in session.seats.items() if player.absent == "free"), None)
            if seat is None and lent is None and free is not None:
                forget_orders(session, free)
            seat = seat or lent or free
            if seat is None or (seat != lent and not session.seats[seat].is_automatic):
                raise Refused(msg("refused-already-begun"))
            lender, spent = session.seats[seat].lender, session.seats[seat].spent
            session.seats[seat] = Player(user, name, lender=None if lender == user else lender, spent=spent)
            session.status = "playing"
            return
        if seat is not None and session.seats[seat].absent == "asked":
            session.seats[seat] = Player(user, name)
        elif seat is not None:
            raise Refused(msg("refused-already-seated"))
        else:
            _sit(session, Player(user, name))

    return change


def leave(user: int) -> Change:
    """Give up the seat: free in the lobby, kept by a stand-in during play; a house seat is anybody's again.

    A lobby that everybody has left is closed; a game in which no person is left stops until one comes back.
    """

    def change(session: Session) -> None:
        seat = session.seat_of(user)
        if seat is None or (session.seats[seat].stand_in and not session.seats[seat].absent):
            raise Refused(msg("refused-not-seated"))
        if session.state is not None:
            lent = session.seats[seat].lender is not None
            session.seats[seat] = replace(session.seats[seat], stand_in=True, absent="", until=None)
            if seat in session.house and not lent:
                _vacate(session, seat)
            if not session.has_people:
                session.status = "dropped"
            return
        _vacate(session, seat)
        people = [player.user for player in session.seats.values() if player.user is not None]
        if not people:
            session.status = "dropped"
        elif session.host == user:
            session.host = people[0]

    return change


def free_seat(user: int, seat: str) -> Change:
    """In the lobby: somebody else's seat is free again, as for people of an earlier chapter; the host's right."""

    def change(session: Session) -> None:
        host_only(session, user)
        player = session.seats.get(seat)
        if player is None or player.user in (None, user):
            raise Gone
        _vacate(session, seat)

    return change


def take_role(user: int, name: str, seat: str) -> Change:
    """Take a side that the program plays: in the lobby in place of one's own seat, in play if the person has no seat.

    Orders that others have given for it are forgotten. A game that everybody had left goes on.
    """

    def change(session: Session) -> None:
        player, own = session.seats.get(seat), session.seat_of(user)
        if player is None or seat not in session.house:
            raise Refused(msg("refused-no-role"))
        lent = any(player.lender == user for player in session.seats.values())
        if lent or own == seat or (own is not None and session.state is not None):
            raise Refused(msg("refused-already-seated"))
        if not player.stand_in or player.absent:
            raise Refused(msg("refused-role-taken", who=named(player.name)))
        if own is not None:
            _vacate(session, own)
        forget_orders(session, seat)
        session.seats[seat] = Player(user, name)
        if session.state is not None:
            session.status = "playing"

    return change


def give_role_back(user: int, seat: str) -> Change:
    """In the lobby: leave a side to the program again, and sit down among the players."""

    def change(session: Session) -> None:
        if seat not in session.house or session.seat_of(user) != seat:
            raise Refused(msg("refused-role-not-yours"))
        player = session.seats[seat]
        _vacate(session, seat)
        _sit(session, player)

    return change


def offer(user: int, to: int, name: str) -> Change:
    """Offer one's own seat to another person, and to nobody else any more."""

    def change(session: Session) -> None:
        seat = session.seat_of(user)
        if seat is None:
            raise Refused(msg("refused-not-seated"))
        _has_no_seat(session, to, name)
        session.seats[seat] = replace(session.seats[seat], offered=to)

    return change


def take_offer(user: int, to: int, name: str) -> Change:
    """Take the seat that a person has offered, on loan: who lent it first may take it back."""

    def change(session: Session) -> None:
        seat = session.seat_of(user)
        if seat is None or session.seats[seat].offered != to:
            raise Refused(msg("refused-handover-old"))
        _has_no_seat(session, to, name)
        lender, spent = session.seats[seat].lender or user, session.seats[seat].spent
        session.seats[seat] = Player(to, name, lender=None if lender == to else lender, spent=spent)
        session.status = "playing"

    return change


def told_of(user: int, key: str) -> Line:
    """The seat that a person has after a change, or had before it, and the line that tells of it: by name, for it may
    change again.
    """

    def tell(session: Session, before: Mapping[str, Player]) -> tuple[str, Message]:
        now = session.seat_of(user)
        seats = session.seats if now else before
        seat = now or next(seat for seat, player in before.items() if player.user == user)
        return seat, msg(key, who=named(seats[seat].name))

    return tell


def add_stand_in(user: int, names: Iterable[str]) -> Change:
    """Add an automated player with the first of ``names`` that is free; the host's right."""

    def change(session: Session) -> None:
        host_only(session, user)
        taken = {player.name for player in session.seats.values()}
        name = next((name for name in names if name not in taken), None)
        if name is None:
            raise Refused(msg("refused-full"), f"{session.game.id}-about")
        _sit(session, Player(None, name, stand_in=True))

    return change


def complete(session: Session, names: Iterable[str]) -> None:
    """Before a first game begins: stand-ins take the seats that nobody has."""
    free = [name for name in names if name not in session.names.values()]
    while session.lesson is not None and len(session.party) < session.most and free:
        _sit(session, Player(None, free.pop(0), stand_in=True))


def seated_as_in(before: Session, names: Iterable[str]) -> Change:
    """In the lobby after a game: stand-ins sit as they did in that, as many as leave room for its people; after a first
    game, also so many that nobody leads more figures than there. Their names are the first of ``names`` that are free.
    """

    def change(session: Session) -> None:
        people = {session.host, *(player.user for player in before.seats.values() if player.user is not None)}
        left = [before.seats[seat] for seat in before.party if before.seats[seat].user is None]
        wanted = sum(player.absent != "free" for player in left)
        if before.lesson is not None:
            led = max(map(len, before.game.crews(before.settings, before.party).values()))
            wanted = max(wanted, ceil(len(session.game.dealt(session.settings)) / max(1, led)) - len(people))
        free = [name for name in names if name not in session.names.values()]
        for name in free[: max(0, min(wanted, session.most - len(people)))]:
            _sit(session, Player(None, name, stand_in=True))

    return change


def remove_stand_in(user: int) -> Change:
    """Remove the last automated player; the host's right."""

    def change(session: Session) -> None:
        host_only(session, user)
        seat = next((seat for seat in reversed(session.party) if session.seats[seat].user is None), None)
        if seat is None:
            raise Refused(msg("refused-no-stand-in"))
        _vacate(session, seat)

    return change


def set_option(user: int, field: str, value: str) -> Change:
    """Set an option of the game, or of the table (``table-<field>``, ``language``); the host's right."""

    def change(session: Session) -> None:
        host_only(session, user)
        if field == "language":
            if not re.fullmatch(TAG, value):
                raise Refused(msg("refused-option", field=field))
            session.language = value
            return
        name = field.removeprefix("table-")
        if name == "counts":
            raise Refused(msg("refused-option", field=name))
        if name == "lesson" or (name == field and session.lesson is not None):
            raise Refused(msg("refused-lesson"))
        if name != field:
            session.table = with_option(session.table, name, value)
            return
        present, chosen = session.settings.today(name, value)
        option = next((option for option in session.game.options if option.field == present), None)
        if option is None or chosen not in option.values:
            raise Refused(msg("refused-option", field=field))
        if not option.applies(session.settings):
            raise Refused(msg("refused-option-apart"), f"{session.game.id}-setting-{option.key}")
        session.settings = with_option(session.settings, present, chosen)

    return change


def set_preset(user: int, kind: str, name: str) -> Change:
    """Choose a named preset of options; the host's right."""

    def change(session: Session) -> None:
        host_only(session, user)
        if session.lesson is not None:
            raise Refused(msg("refused-lesson"))
        game = session.game
        preset = next((preset for preset in game.presets if (preset.kind, preset.name) == (kind, name)), None)
        if preset is None:
            raise Refused(msg("refused-option", field=name))
        session.settings, session.table = _at(game, preset, session.settings, session.table)

    return change


def set_easier(user: int, easier: bool) -> Change:
    """Choose the options of a first game, or the usual ones in their place; the host's right."""

    def change(session: Session) -> None:
        host_only(session, user)
        if session.lesson is not None:
            raise Refused(msg("refused-lesson"))
        session.settings = _eased(session.game, session.settings, easier)

    return change


def is_easier(session: Session) -> bool:
    """Whether a lobby has the options of a first game."""
    return all(str(getattr(session.settings, field)) == value for field, value in session.game.easier.items())


def usual(game: Game[Any], pace: str = "", *, first: bool = False) -> tuple[Settings, TableSettings]:
    """What a new lobby proposes: the pace of this name, else the first one of the game, which is by post; ``first``:
    with the options of a first game.
    """
    settings, table = game.usual, TableSettings()
    paces = [preset for preset in game.presets if preset.kind == "pace"]
    chosen = next((preset for preset in paces if preset.name == pace), paces[0] if paces else None)
    if chosen:
        settings, table = _at(game, chosen, settings, table)
    return (_eased(game, settings, True) if first else settings), table


def _eased(game: Game[Any], settings: Settings, easier: bool) -> Settings:
    """The settings with the options of a first game, or with the usual ones in their place."""
    usual = {option.field: option.values[0] for option in game.options}
    for field, value in game.easier.items():
        settings = with_option(settings, field, value if easier else usual[field])
    return settings


def _at(game: Game[Any], preset: Preset, settings: Settings, table: TableSettings) -> tuple[Settings, TableSettings]:
    """The options with this preset."""
    for field, value in preset_values(game.presets, game.options, preset).items():
        settings = with_option(settings, field, value)
    for field, value in PACES.get(preset.name, {}).items() if preset.kind == "pace" else ():
        table = with_option(table, field, value)
    return settings, table


def set_colour(user: int, colour: str) -> Change:
    """Choose a colour for one's own seat, in the lobby: one that nobody else has chosen; empty for any that is left."""

    def change(session: Session) -> None:
        seat = session.seat_of(user)
        if seat is None:
            raise Refused(msg("refused-not-seated"))
        if colour and colour not in session.game.palette(session.settings):
            raise Refused(msg("refused-option", field=colour))
        if colour and any(plan.colour == colour for each, plan in session.settings.seats.items() if each != seat):
            raise Refused(msg("refused-colour-taken"))
        plan = session.settings.seats.get(seat, SeatPlan())
        _plan(session, seat, plan.model_copy(update={"colour": colour}))

    return change


def give_figure(user: int, figure: str, seat: str) -> Change:
    """Give a figure to a seat, or with an empty seat have it dealt with the others again; the host's right."""

    def change(session: Session) -> None:
        host_only(session, user)
        if figure not in session.game.dealt(session.settings) or seat not in ("", *session.party):
            raise Refused(msg("refused-option", field=figure))
        for each, plan in session.settings.seats.items():
            _plan(session, each, plan.model_copy(update={"figures": tuple(f for f in plan.figures if f != figure)}))
        if seat:
            plan = session.settings.seats.get(seat, SeatPlan())
            _plan(session, seat, plan.model_copy(update={"figures": (*plan.figures, figure)}))

    return change


def _plan(session: Session, seat: str, plan: SeatPlan) -> None:
    session.settings = session.settings.model_copy(update={"seats": {**session.settings.seats, seat: plan}})


def with_option(settings: M, field: str, value: str) -> M:
    """The settings with one option changed; raises `Refused` for one that there is not, or a value it cannot have."""
    old = settings.model_dump()
    if field not in old:
        raise Refused(msg("refused-option", field=field))
    try:
        return type(settings).model_validate({**old, field: value})
    except ValidationError as error:
        raise Refused(msg("refused-option", field=field)) from error


def drop(user: int) -> Change:
    """Close the lobby; the host's right."""

    def change(session: Session) -> None:
        host_only(session, user)
        session.status = "dropped"

    return change


def require_ready(session: Session) -> None:
    """Raises `Refused` if the game cannot begin: too few players, somebody who has not said yes or has no figure."""
    game = session.game
    if asked(session):
        raise Refused(msg("refused-asked"))
    numbers = game.numbers(session.settings)
    if len(session.party) < numbers[0]:
        raise Refused(msg("refused-too-few", least=numbers[0]), f"{game.id}-about")
    if len(session.party) not in numbers:
        said = " / ".join(map(str, numbers))
        raise Refused(msg("refused-number", n=len(session.party), numbers=said), f"{game.id}-about")
    if game.dealt(session.settings) and not all(game.crews(session.settings, session.party).values()):
        raise Refused(msg("refused-no-figure"))


def asked(session: Session) -> list[str]:
    """The seats of a lobby whose people have been asked and have not said yes."""
    return [seat for seat, player in session.seats.items() if player.absent == "asked"]


def sits(session: Session, user: int) -> bool:
    """Whether somebody has a seat in a lobby, and has said yes to it."""
    seat = session.seat_of(user)
    return session.status == "lobby" and seat is not None and session.seats[seat].absent != "asked"


def host_only(session: Session, user: int) -> None:
    """Raises `Refused` for everybody but the host."""
    if session.host != user:
        raise Refused(msg("refused-host-only"))


def _has_no_seat(session: Session, user: int, name: str) -> None:
    if session.seat_of(user) is not None:
        raise Refused(msg("refused-member-seated", who=named(name)))


def furnish(session: Session, call: Callable[[Session, str], str]) -> None:
    """After any change of seats or options: the house has its seats, and in the lobby the options fit the seats.

    ``call`` names a role in the table's language. Raises `Refused` if a person would lose a side of the game.
    """
    house = session.house
    if session.host < 0:  # who is forgotten leaves it to the next who sits down
        session.host = next((player.user for player in session.seats.values() if player.user), session.host)
    if session.state is None:
        for seat in [seat for seat in session.seats if seat not in house and seat not in LETTERS]:
            if session.seats[seat].user is not None:
                raise Refused(msg("refused-role-taken", who=named(session.seats[seat].name)))
            del session.seats[seat]
        if len(session.party) > session.most:
            raise Refused(msg("refused-full"), f"{session.game.id}-about")
        for seat in session.party:
            plan = session.settings.seats.get(seat, SeatPlan())
            if plan.stand_in != session.seats[seat].stand_in:
                _plan(session, seat, plan.model_copy(update={"stand_in": session.seats[seat].stand_in}))
        session.settings = session.game.settle(session.settings, session.party)
    for seat, role in house.items():
        player = session.seats.get(seat)
        if player is None or player.user is None:
            session.seats[seat] = Player(None, call(session, role), stand_in=True)


def free(session: Session, seat: str) -> None:
    """In the lobby: nobody sits there any more. During play the automated player has the seat for good."""
    if session.state is None:
        _vacate(session, seat)
    else:
        session.seats[seat] = Player(None, session.seats[seat].name, stand_in=True)


def vacate_for_anybody(session: Session, seat: str, name: str) -> None:
    """During play: whoever sat there is forgotten, and ``name`` instead; anybody may have the seat (`join`), first
    whoever has lent it. A side is the program's again.
    """
    lender = session.seats[seat].lender
    if seat in session.house and lender is None:
        _vacate(session, seat)
    else:
        session.seats[seat] = Player(None, name, stand_in=True, absent="free", lender=lender)
    if not session.has_people:
        session.status = "dropped"


def _sit(session: Session, player: Player) -> None:
    if len(session.party) >= session.most:
        raise Refused(msg("refused-full"), f"{session.game.id}-about")
    session.seats[next(letter for letter in LETTERS if letter not in session.seats)] = player
    session.seats = dict(sorted(session.seats.items()))


def _vacate(session: Session, seat: str) -> None:
    """Nobody sits there any more. In the lobby the players' letters are given anew, so that none is missing."""
    if seat in session.house:
        forget_orders(session, seat)
        session.seats[seat] = Player(None, "", stand_in=True)
        return
    del session.seats[seat]
    letters = dict(zip(session.party, LETTERS, strict=False))
    session.seats = {letters.get(old, old): player for old, player in session.seats.items()}
    plans = {letters[old]: plan for old, plan in session.settings.seats.items() if old in letters}
    session.settings = session.settings.model_copy(update={"seats": plans})


def forget_orders(session: Session, seat: str) -> None:
    """Forget what one person has ordered and chosen for a seat: it is not the next person's."""
    if session.state is not None:
        session.state.orders = [order for order in session.state.orders if order.seat != seat]
        session.state.choices = [choice for choice in session.state.choices if choice.seat != seat]
