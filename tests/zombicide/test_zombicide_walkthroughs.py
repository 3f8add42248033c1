"""Every mission is won step by step: who goes where, what he takes, and what he chooses there.

No zombies come, and doors may be forced, so that a script says only what the mission itself demands. The hunt of the
seventh has its own (`test_zombicide_winnable`).
"""

from __future__ import annotations

import pytest
from zombicide.table import Table, game

from engine.core.runner import awaited, offered
from engine.games.zombicide.settings import ZombicideSettings
from engine.games.zombicide.state import ZombicideState

ROUNDS = 40
"""A script that takes longer does not work."""
EVERYBODY = [f"s{n}" for n in range(1, 7)]
SCRIPTS = {
    "m1": """
        s1 takes m1-1 choosing 2
        s2 takes m1-2 choosing 2
        s3 goes to 4R.C
        s3 takes m1-3
        s4 takes m1-5 choosing 2
        s5 goes to 8R.C
        s5 takes m1-6 choosing 1
        s6 goes to 3R.D
        s6 takes m1-7 choosing 2
        s3 opens 4R:32-22
        s3 goes to 4R.e
        s3 takes m1-4
        s3 goes to 4R.D
        s3 opens 4R:33-23
        s6 goes to 3R.A
        s6 opens 3R:13-12
        s6 goes to 3R.C
        s6 opens 3R:23-22
    """,
    "m2": """
        s1 enters 8R.A
        s1 takes m2-3 choosing 2
        s2 goes to 2R.A
        s2 takes m2-1
        s3 goes to 1R.C
        s3 takes m2-2 choosing 3
        s4 enters 6R.e
        s4 takes m2-4 choosing 2
        s5 enters 7V.e
        s5 takes m2-5
        s6 enters 4V.a
        s6 takes m2-6 choosing 2
    """,
    "m3": """
        s1 goes to 3V.B
        s1 opens 3V:11-21
        s2 goes to 6V.B
        s2 opens 6V:11-21
        s3 goes to 8V.A
        s3 opens 8V:13-12 choosing 1
        s4 goes to 4V.D
        s4 opens 4V:33-32 choosing 2
        s5 goes to 1V.A
        s5 opens 1V:13-12
        s6 goes to 2V.B
        s6 opens 2V:31-21 choosing 1
    """,
    "m4": """
        s1 enters 6R.c
        s1 takes m4-7
        s1 goes to 11V.C
        s1 takes m4-2 choosing 1
        all leave by 11V.E
    """,
    "m5": """
        s1 enters 10R.a
        s1 takes m5-1 choosing 1
        s2 enters 10R.b
        s2 takes m5-2
        s3 enters 11R.a
        s3 takes m5-3
        s4 enters 12R.a
        s4 takes m5-5
        s5 enters 13V.a
        s5 takes m5-6 choosing 2
        s6 enters 15R.b
        s6 takes m5-8
    """,
    "m6": """
        s1 enters 10R.c
        s1 takes m6-1 choosing 1
        s2 enters 11R.b
        s2 takes m6-2 choosing 2
        s3 enters 12R.c
        s3 takes m6-3 choosing 2
        s4 enters 14R.c
        s4 takes m6-5 choosing 1
        s5 goes to 13R.A
        s5 takes m6-4
    """,
    "m8": """
        s1 enters 14V.c
        s1 takes m8-4 choosing 1
        s1 enters 12V.c
        s1 takes m8-7
        s1 enters 12V.b
        s1 takes m8-8
    """,
    "m9": """
        s1 enters 13R.b
        s1 takes m9-13
        s2 enters 10R.a
        s2 takes m9-10
        s3 enters 11R.b
        s3 takes m9-11
        s4 enters 12R.d
        s4 takes m9-12
        s5 enters 14R.d
        s5 takes m9-14
        s6 enters 15R.b
        s6 takes m9-15 choosing 2
        s1 takes m9-13
    """,
    "m10": """
        s1 goes to 11V.D
        s1 takes m10-4 choosing 1
        s1 enters 1R.b
        s1 takes m10-8 choosing 1
        all leave by 8V.D
    """,
}


class Play(Table):
    """A mission from its set-up, and survivors who do what they are told, turn after turn."""

    def __init__(self, mission: str) -> None:
        settings = ZombicideSettings.model_validate({"mode": "single", "mission": mission, "force_door": "on"})
        s, _ = game().set_up(settings, ["a"], "script")
        super().__init__(mission)
        self.s: ZombicideState = s
        self.choice = ""
        """What is chosen of the next card that asks."""
        self.settle()

    def settle(self) -> None:
        """Everything but what survivors do is answered: options as the script says, all else as for the absent."""
        while not self.s.over and (decision := awaited(self.s)[0]).kind != "act":
            words = self.choice if decision.kind == "option" and self.choice else ""
            self.send("a", decision.id, *([words] if words else self.default("a", decision.kind)))

    def does(self, figure: str, *words: str) -> None:
        """He does it now if he has the Actions, else in the next round: whoever begins a turn ends it first."""
        self.until(figure, *words)
        self.act(figure, *words)
        self.settle()

    def until(self, figure: str, *words: str) -> None:
        while not self.offers(figure, *words):
            assert self.s.round < ROUNDS, (figure, words, self[figure].at)
            self.wait()

    def wait(self) -> None:
        """Whoever could act does nothing more in this round."""
        self.act(next(each.subject for each in offered(self.s, "a") if each.kind == "act"), "done")
        self.settle()

    def offers(self, figure: str, *words: str) -> bool:
        if all(each.subject != figure for each in offered(self.s, "a") if each.kind == "act"):
            return False
        return all(word in self.can(figure, *words[:n]) for n, word in enumerate(words))

    # What a script says

    def goes(self, figure: str, zone: str) -> None:
        """As far as his Actions take him, until he is there, or has left from there."""
        while self[figure].up and self[figure].at != zone:
            away = self.s.ground.away(zone)
            self.until(figure, "move")
            self.does(figure, "move", min(self.can(figure, "move"), key=lambda each: away.get(each, len(away))))

    def enters(self, figure: str, zone: str) -> None:
        """Through the nearest door, which he opens if no way leads there."""
        if self.s.ground.distance(self[figure].at, zone) is None:
            building = self.s.city.zones[zone].building
            doors = [each for each in self.s.city.doors.values() if each.building == building]
            far = self.s.ground.away(self[figure].at)
            steps = [(far[side], side, door.id) for door in doors for side in door.zones if side in far]
            _, side, door = min(steps)
            self.goes(figure, side)
            self.does(figure, "door", door)
        self.goes(figure, zone)

    def takes(self, figure: str, card: str) -> None:
        self.until(figure, "take")
        self.does(figure, "take", *({card} & {*self.can(figure, "take")}))

    def follow_script(self, script: str) -> None:
        for line in script.split("\n"):
            match line.split():
                case [figure, "goes", "to", zone]:
                    self.goes(figure, zone)
                case [figure, "enters", zone]:
                    self.enters(figure, zone)
                case [figure, "takes", card, *rest]:
                    self.choice = rest[1] if rest else ""
                    self.takes(figure, card)
                case [figure, "opens", door, *rest]:
                    self.choice = rest[1] if rest else ""
                    self.does(figure, "door", door)
                case ["all", "leave", "by", zone]:
                    for figure in EVERYBODY:
                        self.goes(figure, zone)
                        while self[figure].up and not self.s.over:
                            self.does(figure, "done")
                case _:
                    assert not line.strip(), line


@pytest.mark.usefixtures("calm")
@pytest.mark.parametrize("mission", SCRIPTS)
def test_a_mission_is_won_as_its_script_says(mission: str) -> None:
    """With the last line, and not before."""
    *lines, last = SCRIPTS[mission].strip().split("\n")
    table = Play(mission)
    table.follow_script("\n".join(lines))
    assert not table.s.over and not table.game.check(table.s)
    table.follow_script(last)
    assert table.s.verdict == "won", (table.s.verdict, table.s.goals)
