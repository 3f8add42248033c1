"""What tests look at and press on a page, and what is said there."""

from __future__ import annotations

from typing import Any

from fingers import unlimited
from served import ANN, BOB, Served, Tab

from engine.core.runner import default
from render.boards import BOARDS

MAPS = [id for id, board in BOARDS.items() if board.maps]


async def look(tab: Tab, what: str, **query: object) -> Any:
    answer = await tab.get(f"/look/{what}?" + "&".join(f"{name}={value}" for name, value in query.items()))
    assert answer.status == 200, await answer.text()
    return await answer.json()


async def act(tab: Tab, do: str, **more: object) -> Any:
    tab.presses += 1
    body = {"do": do, "number": tab.presses, **more}
    answer = await tab.served.post("/press", body, Authorization=f"Bearer {tab.token}")
    assert answer.status == 200, await answer.text()
    return await answer.json()


async def for_me(tab: Tab, question: Any, **more: object) -> Any:
    """What the page shows once a question is answered as for whoever is absent."""
    body = {"question": question["id"], "at": question["at"], "words": [], **more}
    return (await act(tab, "for-me", **body))["state"]


async def played(table: Served, answers: int) -> list[Tab]:
    """Ann's and Bob's tab after so many answers."""
    unlimited(table)
    tabs = [await table.enter(ANN), await table.enter(BOB)]
    for _ in range(answers):
        session = await table.host.sessions.get(table.session.id)
        if not (awaited := session.awaited()):
            break
        decision = awaited[0]
        user = {"a": ANN, "b": BOB}[decision.seats[0]]
        await table.host.sessions.answer(session.id, user, decision.id, default(decision))
        await table.host.sessions.rest(session.id, 5)
    return tabs


def text(lines: Any) -> str:
    return "\n".join("".join(piece for piece, _ in pieces) for _, _, pieces in lines)
