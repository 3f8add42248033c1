"""What is done on the page besides answering: take back, be advised from now on, everything about a try-out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.errors import NotYours, Refused
from engine.tables.session import Session
from telling.draft import OLD
from telling.texts import Locale, bare_of_marks
from telling.tryouts import carried_over

from . import trying
from .answers import STAND_INS, numbered
from .showing import Host
from .visits import Visit

ADVICE = {"advise-on": True, "advise-off": False}
ACTS = {"undo", *ADVICE, "try", "try-do", "try-back", "try-again", "try-on", "try-leave"}


async def act(host: Host, locale: Locale, session: Session, visit: Visit, body: Mapping[str, Any]) -> tuple[str, str]:
    """Do one of `ACTS`: what is said of it, and the id of the try-out that is shown now ("": the table). Raises
    `Refused` with nothing changed.
    """
    if visit.seat is None:
        raise NotYours
    do, number = body["do"], numbered(body.get("number"))
    if do == "undo":
        seq = body.get("seq")
        if type(seq) is not int:
            raise Refused(OLD)
        await host.sessions.undo(session.id, visit.user, seq)
        return "", ""
    if do in ADVICE:
        await host.hints.switch(visit.user, "advice", ADVICE[do])
        return "", ""
    if do == "try":
        return "", (await host.tryouts.open(session, visit.user)).id
    return await _trial(host, locale, session, visit, do, body.get("trial"), number)


async def _trial(
    host: Host, locale: Locale, session: Session, visit: Visit, do: str, id: object, number: int
) -> tuple[str, str]:
    tried, note = trying.of(host.tryouts, session, visit, str(id)), ""
    if do == "try-back":
        await tried.back()
        return locale("try-taken-back"), tried.id
    if do == "try-again":
        await tried.begin()
        return locale("try-begun-again"), tried.id
    if do == "try-on":
        await tried.go_on()
        return "", tried.id
    if do == "try-do":
        carried = await tried.carry(host.sessions, -number)
        note = bare_of_marks(carried_over(locale, carried))
        if carried.left and not carried.done:
            return note, tried.id
        await host.sessions.rest(session.id, STAND_INS)
    host.tryouts.leave(visit.user)
    return note, ""
