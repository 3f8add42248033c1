"""Requests at random, which the page survives and which tell nothing."""

from __future__ import annotations

import asyncio
from random import Random

from served import Served

from web.app import HEADERS


async def assail(table: Served, rounds: int) -> None:
    """Rounds of 20 requests at random, by nobody who has a page open."""
    random, before = Random(6), table.session.seq
    paths = [
        "/",
        "/state",
        "/press",
        "/visit",
        "/live",
        "/picture/" + "a" * 24,
        "/static/../app.py",
        "/static/x",
        "/..",
        "/%2e%2e/app.py",
    ]
    bodies = [None, [], {}, {"ticket": 5}, {"ticket": "1.a.b"}, "x" * 9000, {"question": {}, "do": "say"}, 7]
    secret = table.site._keys.now.hex()

    async def one() -> None:
        method, path = random.choice(["GET", "POST", "PUT", "DELETE", "OPTIONS"]), random.choice(paths)
        head = {
            "Origin": random.choice([table.origin, "null"]),
            "Authorization": random.choice(["Bearer " + "q" * 43, ""]),
        }
        async with table.client.request(method, table.url + path, json=random.choice(bodies), headers=head) as answer:
            said = await answer.text()
            assert answer.status in (200, 401, 403, 404, 405, 413, 429), (method, path, answer.status)
            assert answer.status != 200 or path in ("/", "/static/x"), (method, path)
            assert secret not in said and "Traceback" not in said
            assert all(answer.headers[name] for name in HEADERS)

    for _ in range(rounds):
        await asyncio.gather(*(one() for _ in range(20)))
    assert (await table.host.sessions.get(table.session.id)).seq == before
