"""The board of Z-Game in words: short for the alternative text, complete for `board text`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.zgame import terms
from engine.games.zgame.data import Item, number
from engine.games.zgame.fights.people import Laid, People
from engine.games.zgame.gangs.strength import cutthroats
from engine.games.zgame.modules.homeless import is_fortified
from engine.games.zgame.state import TRADES

from ..texts import Texts
from . import hands, zoom
from .cards import printed
from .gangs import ranked
from .scene import GoalLine, ZgameScene


def lines(scene: ZgameScene, full: bool) -> Iterator[str]:
    """Decision, fight or deal, what the gangs have, Goals, the event, the places; `full` adds rules, piles and news."""
    s = scene.s
    yield scene.label("alt-now", phase=scene.phase, heading=scene.heading)
    if scene.due:
        yield scene.due
    if scene.turn:
        yield scene.turn
    yield from _fight(scene)
    yield from _deal(scene)
    yield from (gang_line(scene, seat, full) for seat in (ranked(scene) if s.over else s.seats))
    yield from (goal_line(scene, goal) for goal in scene.goals)
    if s.event and not s.over:
        yield from event_lines(scene, s.event)
    if scene.pending:
        yield scene.label("alt-pending", places=_places(scene, scene.pending))
    if scene.free:
        yield scene.label("alt-free", n=len(scene.free))
    yield from (line for place in s.sites if (line := place_line(scene, place, full)))
    if full:
        yield scene.label("alt-piles", piles=scene.supply)
        yield from (text for text in (scene.stock, scene.played) if text)
        yield from scene.news


def _places(scene: ZgameScene, places: Sequence[str]) -> str:
    return ", ".join(scene.place(place) for place in places)


def _icons(scene: ZgameScene, icons: Sequence[str]) -> str:
    return ", ".join(scene.label(f"icon-{icon}") for icon in icons)


# What is going on


def _fight(scene: ZgameScene) -> Iterator[str]:
    s, fight = scene.s, scene.fight
    if isinstance(fight, People):
        walls = terms.fortified(s, fight.other, fight.place)
        sides = [(fight.seat, 0, fight.attack), (fight.other, walls, fight.defence)]
        yield (
            scene.label("alt-fight", at=scene.place(fight.place))
            + " "
            + "; ".join(_side(scene, seat, cutthroats(s, seat, fight.place) + more, laid) for seat, more, laid in sides)
        )
    elif fight is not None:
        zombies = [scene.texts(f"zgame-zombie-{zombie.id}") for zombie in fight.zombies(s)]
        zombies += [scene.label("nameless")] * fight.nameless
        yield scene.label(
            "alt-undead",
            who=scene.name(fight.seat),
            at=scene.place(fight.place),
            zombies=", ".join(zombies),
            n=fight.against(s),
            m=fight.strength(s, []),
        )
        if bans := sorted(fight.banned(s, paid=False)):
            yield scene.label("alt-bans", decks=", ".join(scene.texts(f"zgame-inside-deck-{deck}") for deck in bans))


def _side(scene: ZgameScene, seat: str, strength: int, laid: Laid | None) -> str:
    n = len(laid.cards) if laid else 0
    return scene.label("alt-side", who=scene.name(seat), n=strength, cards=n)


def _deal(scene: ZgameScene) -> Iterator[str]:
    deal = scene.deal
    if deal:
        for seat, bundle in ((deal.seat, deal.mine), (deal.other, deal.yours)):
            if bundle is not None:
                n, food, medicine = len(bundle.cards), bundle.food, bundle.medicine
                yield scene.label("alt-bundle", who=scene.name(seat), n=n, food=food, medicine=medicine)


# Gangs, Goals, the event


def gang_line(scene: ZgameScene, seat: str, full: bool) -> str:
    """A gang: what it has, its Fighters in the city and in the reserve, what is lacking tonight."""
    s, gang = scene.s, scene.s.gangs[seat]
    name = scene.label("alt-gang", who=scene.name(seat), initials=scene.initials(seat), gang=scene.gang(seat))
    if s.result:
        goals = s.result.scores.get(seat, 0)
        parts = [scene.label("alt-goals", n=goals), scene.label("left", n=len(gang.in_city))]
        return f"{name}: " + ", ".join(parts)
    if gang.out:
        return f"{name}: {scene.label('out')}"
    parts = [
        scene.label("alt-food", n=gang.food),
        scene.label("alt-medicine", n=gang.medicine),
        scene.label("lays", n=len(s.hands[seat])),
        scene.label("alt-city", who=_trades(scene, gang.in_city)),
        scene.label("alt-reserve", who=_trades(scene, [f for f, at in gang.fighters.items() if not at]))
        if full
        else "",
        scene.label("alt-resting", who=_trades(scene, gang.resting)) if gang.resting else "",
        scene.label("alt-barricades", n=s.in_supply(seat)) if full else "",
        scene.label("alt-need", n=scene.need(seat)) if s.event else "",
        scene.label("hungry", n=lacking) if (lacking := scene.short_of(seat)) else "",
        *(special_lines(scene, seat) if full else ()),
        scene.label("automated") if seat in scene.stand_ins else "",
        scene.label("alt-active") if seat == s.active else "",
    ]
    return f"{name}: " + ", ".join(part for part in parts if part)


def special_lines(scene: ZgameScene, seat: str) -> list[str]:
    """What a gang does better than others, if that is played."""
    s = scene.s
    if not s.settings.on("specials"):
        return []
    specials = s.data.gangs[s.gangs[seat].letter].specials
    return [scene.texts(f"zgame-special-{special}").rstrip(".") for special in specials]


def _trades(scene: ZgameScene, fighters: Sequence[str]) -> str:
    counts = [(trade, sum(fighter[0] == trade for fighter in fighters)) for trade in TRADES]
    return " ".join(f"{scene.trade(trade)}{n}" for trade, n in counts if n) or "0"


def goal_line(scene: ZgameScene, goal: GoalLine) -> str:
    """An open Goal with all values, and who would take it now."""
    values = ", ".join(f"{scene.name(seat)} {n}" for seat, n in goal.values.items())
    name, text = scene.texts(f"zgame-goal-{goal.goal}"), scene.goal_text(goal.goal)
    said = scene.label("alt-goal", name=name, text=text, values=values)
    if goal.leader:
        return f"{said} {scene.label('alt-leads', who=scene.name(goal.leader))}"
    return f"{said} {scene.label('alt-tied')}" if goal.tied else said


def event_lines(scene: ZgameScene, event: str) -> Iterator[str]:
    """The event, the order of rounds, and what comes tonight."""
    s, card = scene.s, scene.s.data.events[event]
    order = " → ".join(scene.name(seat) for seat in s.order if not s.gangs[seat].out)
    yield scene.label("alt-event", name=scene.texts(f"zgame-event-{event}"), order=order)
    nights = s.settings.on("nights")
    parts = [
        scene.label(f"alt-upkeep-{card.upkeep}"),
        scene.label("alt-loss", n=card.loss) if card.loss else "",
        scene.label("alt-night-zombies", icons=_icons(scene, card.night)) if card.night and nights else "",
        scene.label("alt-night-marauders", icons=_icons(scene, card.night_marauders))
        if card.night_marauders and nights
        else "",
        scene.label("alt-ruin", icons=_icons(scene, card.ruin)) if card.ruin else "",
    ]
    yield scene.label("alt-tonight", what="; ".join(part for part in parts if part))


# Places


def place_line(scene: ZgameScene, place: str, full: bool) -> str:
    """A place and what is on it; in short only those on which there is something."""
    said = "; ".join(filter(None, site_parts(scene, place, full))) if place in scene.cells else ""
    return f"{scene.place(place)}: {said}" if said else ""


def site_parts(scene: ZgameScene, place: str, full: bool) -> list[str]:
    """What is on a place, thing by thing, some of them empty; in full also what it yields and what is next to it."""
    s, site = scene.s, scene.s.sites[place]
    troops: dict[str, list[str]] = {}
    for seat, trade, n in scene.standing.get(place, ()):
        troops.setdefault(seat, []).append(f"{scene.trade(trade)}{n}")
    holder = site.holder if site.holder and site.holder != scene.homes.get(place) else ""
    return [
        scene.label("alt-despoiled") if site.despoiled else _icons(scene, s.tile(place).icons) if full else "",
        scene.label("alt-zombies", n=site.zombies) if site.zombies else "",
        scene.label("alt-marauders") if s.marauders == place else "",
        scene.label("alt-walls", who=scene.name(site.owner), n=site.barricades) if site.barricades else "",
        scene.label("alt-held", who=scene.name(holder)) if holder else "",
        scene.label("alt-fortified")
        if s.settings.on("homeless") and s.is_base(place) and is_fortified(s, place)
        else "",
        *(f"{scene.name(seat)} {' '.join(found)}" for seat, found in troops.items()),
        scene.label("alt-near", places=", ".join(map(number, s.city.links[place]))) if full else "",
    ]


# What a gang holds, and where it stands


def hand_lines(scene: ZgameScene, seat: str) -> list[str]:
    """Cards with their texts, Goals taken, how the gang defends."""
    goals = hands.goals_of(scene, seat)
    cards = [
        scene.label("alt-times", n=held.number, card=card_line(held.item, scene.texts), now="yes" if held.now else "no")
        for held in hands.grouped(scene, seat)
    ]
    return [
        hands.hand_line(scene, seat),
        *filter(None, [hands.special_line(scene, seat)]),
        *(scene.place(tile) for tile in hands.own_tiles(scene, seat)),
        *cards,
        " ".join(
            [scene.label("won", n=len(goals)), ", ".join(scene.texts(f"zgame-goal-{goal}") for goal in goals)]
        ).strip(),
        hands.defence_line(scene, seat),
    ]


def card_line(item: Item, texts: Texts) -> str:
    """A card in words."""
    card = printed(item, texts)
    text = card.text.replace("\n", " ")
    return texts("zgame-board-alt-card", name=card.name, deck=card.kind, strength=card.strength, text=text).strip()


def zoom_lines(scene: ZgameScene, seat: str) -> list[str]:
    """Where a gang stands, and what is there and beside it."""
    places = scene.s.gangs[seat].places
    near = {other for place in places for other in scene.s.city.links[place]} - set(places)
    lines = [place_line(scene, place, full=True) for place in [*places, *sorted(near)]]
    return [zoom.place_line(scene, seat), *lines]
