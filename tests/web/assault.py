"""Requests at random, which the page survives and which tell nothing."""

from __future__ import annotations

import asyncio
from random import Random

from fingers import unlimited
from served import Served

from web.app import HEADERS


def altered(text: str, random: Random, marks: str = "0.a-:/@%?#") -> str:
    """A text like this one, but not the same."""
    at = random.randrange(len(text) + 1)
    made = random.choice([text[:at] + random.choice(marks) + text[at:], text[:at] + text[at + 1 :], text[at:]])
    return altered(text, random, marks) if made == text else made


async def assail(table: Served, rounds: int) -> None:
    """Rounds of 20 requests at random, by nobody who has a page open and by somebody who has: nothing is done."""
    unlimited(table)
    random, before, tab = Random(6), table.session.seq, await table.enter()
    paths = [
        "/",
        "/state",
        "/press",
        "/visit",
        "/state?question=x&trial=%00&advised=1",
        "/look/past?at=99999999999",
        "/look/rules?ref=%22&question=x",
        "/look/things",
        "/look/nothing?seq=-1&end=no",
        "/live",
        "/picture/" + "a" * 24,
        "/static/../app.py",
        "/static/x",
        "/..",
        "/%2e%2e/app.py",
    ]
    press = {"question": "x", "at": "0", "do": "say", "words": ["a"], "number": 1}
    bodies = [None, [], {}, {"ticket": 5}, {"ticket": "1.a.b"}, "x" * 9000, {"question": {}, "do": "say"}, 7]
    bodies += [press, press | {"number": -1}, press | {"do": "try-do"}, {"do": "undo", "seq": 10**30, "number": 2}]
    secret = table.site._keys.now.hex()

    async def one() -> None:
        method, path = random.choice(["GET", "POST", "PUT", "DELETE", "OPTIONS"]), random.choice(paths)
        head = {
            "Origin": random.choice([table.origin, "null"]),
            "Authorization": random.choice(["Bearer " + "q" * 43, "", f"Bearer {tab.token}"]),
        }
        inside = tab.token in head["Authorization"]
        if inside and path == "/live":
            return  # which would not end
        async with table.client.request(method, table.url + path, json=random.choice(bodies), headers=head) as answer:
            said = await answer.text()
            assert answer.status in (200, 401, 403, 404, 405, 409, 413), (method, path, answer.status)
            assert answer.status != 200 or inside or path in ("/", "/static/x"), (method, path)
            assert secret not in said and "Traceback" not in said
            assert all(answer.headers[name] for name in HEADERS)

    for _ in range(rounds):
        await asyncio.gather(*(one() for _ in range(20)))
    assert (await table.host.sessions.get(table.session.id)).seq == before
