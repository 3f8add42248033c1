import asyncio
from pathlib import Path
from core.toy import Toy
from engine.sessions import Sessions
from engine.store import Store

async def test_smoke(tmp_path: Path):
    s = Sessions(await Store.open(tmp_path/"g.db"), [Toy()])
    se = await s.open("toy", guild=1, channel=2, host=10, name="Ann", language="en")
    await s.stand_in(se.id, 10, ["Bot1","Bot2"]); await s.stand_in(se.id, 10, ["Bot1","Bot2"])
    await s.begin(se.id, 10)
    for _ in range(100):
        while not se.resting: await asyncio.sleep(0.001)
        if se.status != "playing": break
        d = [d for d in se.offered("a") if d.ask.wait and d.id not in se.state.sealed]
        from engine.core.runner import default
        await s.answer(se.id, 10, d[0].id, default(d[0]))
    assert se.status == "over"
    h = await s.history(se)
    print(len(h), se.seq)
    for e in h:
        await s.state_at(se, e.seq)
    print(await s.verify(se))
    await s.close()
