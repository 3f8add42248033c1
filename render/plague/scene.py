"""What one picture shows: a view, the words for it, and what surrounds it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from engine.core.scenario import PRINTED
from engine.games.plague.data import kind
from engine.games.plague.humans.build import edge_name
from engine.games.plague.phases.turn import HumanTurn, waits
from engine.games.plague.phases.zombie_turn import ZombieTurn
from engine.games.plague.player.risk import Danger
from engine.games.plague.state import CAR, Human, PlagueState
from engine.games.plague.terms import allowance, excess, gaps, is_armed, left, weight

from .. import scene
from ..canvas.theme import SeatLook
from .look import COUNTS

MODULES = "fire", "basement", "crawlers", "baby", "traitor", "crazy"
"""The options that are expansions."""


@dataclass(frozen=True)
class PlagueScene(scene.Scene[PlagueState]):
    """A view of the table of Zombie Plague and its surroundings."""

    # Words

    def card_name(self, card: str) -> str:
        return self.texts(f"plague-card-{kind(card)}")

    def character(self, human: Human) -> str:
        return self.texts(f"plague-character-{human.character}") if human.character else self.label("no-character")

    def zone_name(self, square: str) -> str:
        return self.message(self.s.data.zone_name(self.s.data.zone[square]))

    def place_name(self, search: str) -> str:
        """A search square by its name."""
        return self.message(self.s.data.place_name(search))

    def edge_name(self, edge: str) -> str:
        """An opening by its name, and by its number if it has one."""
        return self.message(edge_name(self.s, edge))

    # Humans

    def led(self, human: Human) -> str:
        """The seat that leads a human."""
        return self.s.leader(human.id)

    def number(self, figure: str) -> int:
        """The number of a figure of any kind."""
        return int(figure[1:])

    def look_of(self, human: Human) -> SeatLook:
        return self.look(self.led(human))

    def initials_of(self, human: Human) -> str:
        return self.initials(self.led(human))

    def actions(self, human: Human) -> tuple[int, int]:
        """The actions that remain to a human, and those of the whole turn."""
        return left(self.s, human), allowance(self.s, human)

    def slots(self, human: Human) -> tuple[int, int]:
        """What a human carries, and what is too much of it."""
        return sum(self.s.card(card).slots for card in human.cards), excess(self.s, human)

    @property
    def playing(self) -> bool:
        """Whether it is the human turn."""
        return not self.s.over and self.s.find(HumanTurn) is not None

    def acting(self, human: Human) -> bool:
        """Whether the human turn waits for this human."""
        return self.playing and waits(self.s, human)

    def status(self, human: Human) -> list[tuple[str, str]]:
        """What is the matter with a human: icon and words, the gravest first."""
        s = self.s
        found: list[tuple[str, str]] = []
        if human.dead:
            rises = human.id in s.corpses
            risen = next((each for each in s.zombies.values() if each.of == human.id), None)
            key = "rises" if rises else ("risen" if risen else "dead")
            return [
                ("grave_stone", self.label(f"human-{key}", at=s.corpses.get(human.id) or (risen.at if risen else "")))
            ]
        if not human.life:
            found.append(("sleep", self.label("human-unconscious")))
        if human.at and human.at != CAR and human.at in s.fires:
            found.append(("fire", self.label("human-burns")))
        if carrier := s.carrier(human.id):
            found.append(("human_handsup", self.label("human-carried", n=self.number(carrier.id))))
        if human.at == CAR:
            found.append(("car", self.label("human-in-car")))
        if human.carries:
            found.append(("human_male_child", self.label("human-carries", n=self.number(human.carries))))
        if s.baby.carrier == human.id:
            found.append(("baby_face", self.label("human-baby")))
        if any(each.holds == human.id for each in s.zombies.values()):
            found.append(("hand_back_left", self.label("human-held")))
        if human.conscious and not is_armed(s, human):
            found.append(("boxing_glove", self.label("human-unarmed")))
        if human.aimed:
            found.append(("crosshairs", self.label("human-aims")))
        found += [("alert", self.texts(f"plague-zombie-card-{kind(each.card)}")) for each in s.effects
                  if each.human == human.id]  # fmt: skip
        if human.id == s.open_traitor:
            found.append(("drama_masks", self.label("human-traitor")))
        if over := self.slots(human)[1]:
            found.append(("weight", self.label("human-overload", n=over)))
        return found

    # The table

    @property
    def setting_up(self) -> bool:
        """Whether no turn has begun yet."""
        return not self.s.over and self.s.find(HumanTurn) is None and self.s.find(ZombieTurn) is None

    @property
    def turn_name(self) -> str:
        """Which turn it is."""
        if self.s.over:
            return ""
        if self.setting_up:
            return self.label("set-up")
        return self.label("humans-turn" if self.playing else "zombies-turn")

    @property
    def round(self) -> str:
        return self.label("round", n=self.s.round) if self.s.round else ""

    @property
    def counts(self) -> list[tuple[str, str, str]]:
        """What holds for the whole table: icon, a short word, the same in a sentence."""
        s, counts = self.s, self.s.data.counts
        done = sum(bool(s.searched.get(each)) for each in s.required)
        open_ = gaps(s)
        heavy = weight(s, (each for each in s.zombies.values() if each.at in s.data.beside_car)) / 2
        rows = [
            (COUNTS["searches"], f"{done}/{len(s.required)}", self.label("count-searched", n=done, of=len(s.required))),
            (COUNTS["walls"], str(counts.barricades - len(s.barricades)),
             self.label("count-barricades", n=counts.barricades - len(s.barricades))),
            (COUNTS["openings"], str(len(open_)), self.label("count-open", n=len(open_))),
            (COUNTS["reserve"], f"{s.reserve / 2:g}", self.label("count-reserve", n=s.reserve // 2)),
            (COUNTS["hand"], str(len(s.hand)), self.label("count-hand", n=len(s.hand))),
        ]  # fmt: skip
        if s.laid:
            rows.append((COUNTS["traps"], str(s.laid), self.label("count-traps", n=s.laid)))
        if not s.data.car:
            return rows
        if s.exploded:
            rows.append(("car_off", "", self.label("car-exploded")))
        else:
            engine = "engine" if s.running else COUNTS["engine"]
            rows.append(
                (engine, f"{heavy:g}/4", self.label("car-running" if s.running else "car-weight", n=f"{heavy:g}"))
            )
        return rows

    @property
    def modules(self) -> str:
        """The house, if it is not ours, and the expansions that are played."""
        options = self.s.settings
        on = [f"plague-setting-{each}" for each in MODULES if getattr(options, each) != "off"]
        house = [f"plague-value-house-{options.house}"] if options.house != PRINTED else []
        return " · ".join(self.texts(each) for each in (*house, *on)) or self.label("no-modules")

    @property
    def effects(self) -> list[str]:
        """The kinds of cards that hold for everybody in this human turn."""
        return [kind(each.card) for each in self.s.effects if not each.human]

    @cached_property
    def threatened(self) -> frozenset[str]:
        """The squares on which a zombie can be in contact with a human after its next steps, if they are wanted."""
        shown = self.s.settings.threats == "on" and not self.s.over
        return Danger(self.s).threatened if shown else frozenset()
