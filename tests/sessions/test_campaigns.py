"""A campaign of chapters that carry something on, and chapters played again."""

from __future__ import annotations

from random import Random

import pytest
from core.expedition import KEEPER, Expedition, ExpeditionState
from sessions.world import assert_sound, play_on, rest

from engine.core.errors import Refused
from engine.tables.campaigns import Campaign, Campaigns
from engine.tables.session import Session
from engine.tables.sessions import Sessions

ANN, BOB, CID = 10, 11, 12


def refused(why: str):
    return pytest.raises(Refused, match=f"^{why}$")


@pytest.fixture
async def campaigns(serve) -> Campaigns:
    return Campaigns(await serve(Expedition()))


async def founded(campaigns: Campaigns) -> Campaign:
    return await campaigns.found("expedition", 1, "The long way")


async def opened(campaigns: Campaigns, campaign: Campaign, host: int = ANN) -> Session:
    return await campaigns.open(campaign.id, channel=5, host=host, name="Ann", language="en")


async def played(sessions: Sessions, session: Session, seed: int = 1) -> Session:
    await rest(await sessions.begin(session.id, session.host))
    await play_on(sessions, session, Random(seed))
    assert session.status == "over"
    return session


async def test_two_chapters_with_what_is_carried_on_and_the_same_people(campaigns: Campaigns, serve) -> None:
    sessions, campaign = campaigns.sessions, await founded(campaigns)
    assert (campaign.chapter, campaign.carry, campaign.seats) == (1, None, [])
    first = await opened(campaigns, campaign)
    await sessions.join(first.id, BOB, "Bob")
    await sessions.stand_in(first.id, ANN, ["Bot"])
    await sessions.join(first.id, CID, "Cid")
    await sessions.take_role(first.id, CID, "Cid", KEEPER)
    await sessions.set_option(first.id, ANN, "figures", "6")
    await played(sessions, first)
    found = dict(first.playing.found)
    assert sum(found.values()) > 0

    campaign = await campaigns.advance(first)
    assert (campaign.chapter, campaign.carry) == (2, {"chapter": 1, "found": found})
    await sessions.close()
    campaigns = Campaigns(await serve(Expedition()))
    sessions = campaigns.sessions
    assert await campaigns.get(campaign.id) == campaign
    second = await opened(campaigns, campaign, BOB)
    assert second.names == {"a": "Ann", "b": "Bob", "c": "Bot", KEEPER: "Cid"} and second.host == BOB
    assert [player.user for player in second.seats.values()] == [ANN, BOB, None, CID]
    before, now = (each.settings.model_dump() for each in (await sessions.get(first.id), second))
    led = {seat: tuple(plan["figures"]) for seat, plan in now.pop("seats").items()}
    assert not any(plan["figures"] for plan in before.pop("seats").values()) and before == now
    assert led == {seat: tuple(crew) for seat, crew in first.playing.crews.items()}
    await rest(await sessions.begin(second.id, BOB))
    begun = await sessions.state_at(second, 0)
    assert isinstance(begun, ExpeditionState) and begun.chapter == 2 and begun.found == found
    await assert_sound(sessions, second)
    assert (await sessions.history(second))[0].act["carry"] == campaign.carry


async def test_a_chapter_is_played_again_from_where_it_began(campaigns: Campaigns) -> None:
    sessions, campaign = campaigns.sessions, await founded(campaigns)
    first = await played(sessions, await opened(campaigns, campaign))
    campaign = await campaigns.advance(first)
    second = await played(sessions, await opened(campaigns, campaign), 2)
    assert (await campaigns.advance(second)).chapter == 3
    assert await campaigns.replay(second) == campaign
    again = await opened(campaigns, campaign)
    await rest(await sessions.begin(again.id, ANN))
    assert again.playing.found == first.playing.found and again.playing.chapter == 2
    with refused("refused-campaign-open"):
        await campaigns.advance(again)
    await play_on(sessions, again, Random(3))
    with refused("refused-campaign-past"):  # the first try of the chapter counts no longer
        await campaigns.advance(second)
    assert (await campaigns.advance(again)).carry["found"] == again.playing.found
    with refused("refused-campaign-past"):
        await campaigns.advance(again)


async def test_a_campaign_has_one_open_table_and_an_end(campaigns: Campaigns) -> None:
    sessions, campaign = campaigns.sessions, await founded(campaigns)
    with refused("refused-no-campaign"):
        await campaigns.get(campaign.id + 1)
    session = await opened(campaigns, campaign)
    with refused("refused-campaign-open"):
        await campaigns.open(campaign.id, channel=6, host=ANN, name="Ann", language="en")
    await sessions.drop(session.id, ANN)
    for chapter in (1, 2, 3):
        session = await played(sessions, await opened(campaigns, campaign))
        assert session.playing.chapter == chapter
        if chapter < 3:
            await campaigns.advance(session)
            with refused("refused-not-seated"):
                await opened(campaigns, campaign, BOB)
    with refused("refused-campaign-over"):
        await campaigns.advance(session)
    alone = await sessions.open("expedition", guild=1, channel=9, host=ANN, name="Ann", language="en")
    with refused("refused-no-campaign"):
        await campaigns.replay(alone)
