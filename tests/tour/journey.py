"""One game played through pages alone: what it shows, and what it costs to read and to press."""

from __future__ import annotations

import re
from itertools import count

from playwright.sync_api import Browser

from telling.texts import Locale, Texts
from tests.tour.browser import HEIGHT, Control, Member, Post
from tests.tour.record import ADVICE, Plan, Record, Seen
from tests.tour.server import LocalTable
from tests.tour.waiting import until

SETTLE = 4.0
"""Seconds in which what came of a press shows on the page of who pressed."""
LOST = 12
"""Presses without any change after which a journey is given up."""
AGAIN = 3
PRIMARY, SUCCESS = 1, 3
MASTER = "Grace"
"""Who is the game master of a local table."""


class Journey:
    """Plays a plan on a running local table, measures what it sees and takes its pictures."""

    def __init__(self, plan: Plan, table: LocalTable, browser: Browser, own: frozenset[str]) -> None:
        self.plan, self.table, self.own = plan, table, own
        self.say: Locale = Texts(table.data / "locales" if table.data else None)(plan.language)
        self.people = [Member(browser, name, width) for name, width in zip(table.players, plan.widths, strict=False)]
        self.master = Member(browser, MASTER, max(plan.widths))
        self.record = Record(plan)
        self.numbers = count(1)
        self.live: Member | None = None
        """Who is in the middle of something in a private panel."""

    def go(self) -> Record:
        """The whole journey; what goes wrong on the way is a fault of its record."""
        try:
            self.lobby()
            self.play()
            self.end()
        except Exception as error:
            self.record.faults.append(f"{type(error).__name__}: {error}".splitlines()[0])
            for person in self.people:
                self.shoot(person, "fault")
        self.record.console = [*self.table.warnings, *(each for person in self.people for each in person.console)]
        return self.record

    # Looking

    def shoot(self, person: Member, what: str, post: Post | None = None) -> None:
        name = f"{self.plan.game}-{self.plan.language}-{person.width}-{next(self.numbers):03}-{what}.png"
        person.shoot(self.plan.folder / name, post)

    def measure(self, person: Member, what: str, post: Post, round: int = 0) -> None:
        """Note how high a message is; the first of its kind that a person sees in a round is worth a picture, and
        the highest so far.
        """
        if post.torn:
            return
        before = [each for each in self.record.seen if (each.what, each.width) == (what, person.width)]
        self.record.seen.append(Seen(what, round, person.width, post.screens, post.tallest / HEIGHT))
        if all(each.round != round for each in before) or post.screens > max(each.screens for each in before):
            self.shoot(person, what if not round else f"round-{round:02}-{what}", post)

    def board(self, person: Member) -> Post:
        """The newest public post with buttons."""
        found = until(lambda: [post for post in person.posts() if not post.private and post.controls])
        if not found:
            raise LookupError("there is no post with buttons")
        return found[-1]

    def panel(self, person: Member) -> Post | None:
        """The newest private message."""
        found = [post for post in person.posts() if post.private and not post.thinking]
        return found[-1] if found else None

    def answers(self, post: Post | None) -> list[Control]:
        """The controls that answer a question, the recommended one first; not the bot's own, and last whatever only
        shows another page: lists and rows of buttons in which something is chosen already, as the figure that acts.
        """
        theirs = [each for each in post.controls if each.label not in self.own] if post else []
        found = [each for each in theirs if not each.disabled and re.search(r"\w", each.label)]
        return sorted(found, key=lambda each: (each.style not in (PRIMARY, SUCCESS), _turns(each)))

    def round(self, post: Post) -> int:
        """The number in the heading of a turn post, as of a turn or a round; 0 if it has none."""
        heading = post.heading.removeprefix(self.say(f"{self.plan.game}-name"))
        number = re.search(r"\d+", heading)
        return int(number[0]) if number else 0

    def due(self) -> list[Member]:
        """The people for whom the table waits."""
        called = self.board(self.people[0]).called
        return [person for person in self.people if f"@{person.name}" in called]

    @property
    def over(self) -> bool:
        last = self.board(self.people[0])
        return any(last.control(self.say(key)) is not None for key in ("panel-rematch", "lesson-real"))

    # Playing

    def lobby(self) -> None:
        """Open a table, fill its seats, begin."""
        host, game = self.people[0], self.plan.game
        before = self.table.channels(host.name)
        host.open(list(before.values())[-1][1])
        self.shoot(host, "empty-channel")
        host.type(f"{game} {'learn' if self.plan.first else 'start'}")
        fresh = until(lambda: self.table.channels(host.name).keys() - before.keys())
        if not fresh:
            raise LookupError("no thread was opened")
        (thread,) = fresh
        for person in self.people:
            person.open(self.table.channels(person.name)[thread][1])
        self.measure(host, "lobby", self.board(host))
        for person in self.people[1:]:
            self.press_named(person, "lobby-join")
        for _ in range(0 if self.plan.first else self.plan.seats - len(self.people)):
            self.press_named(host, "lobby-add")
        for person in self.people:
            person.rest()
            self.measure(person, "lobby", self.board(person))
        lobby = self.board(host)
        self.press_named(host, "lobby-begin")
        if not until(lambda: self.board(host).id != lobby.id):
            raise LookupError("the game did not begin")
        for post in host.posts():
            self.measure(host, "first-posts", post)

    def press_named(self, person: Member, key: str) -> None:
        """Press a button of the lobby until everybody sees what came of it."""
        before = self.board(person)
        for _ in range(AGAIN):
            control = self.board(person).control(self.say(key))
            if control is None:
                raise LookupError(f"there is no button “{self.say(key)}”")
            person.press(control)
            if until(lambda: self.board(person).text != before.text, SETTLE):
                until(lambda: len({self.board(each).text for each in self.people}) == 1, SETTLE)
                return
        raise TimeoutError(f"nothing comes of “{self.say(key)}”")

    def play(self) -> None:
        """Answer whatever is asked, the recommended way, until the game is over or the last round has been played."""
        stuck, last, visited = 0, self.people[0], False
        while due := until(lambda: self.over or self.due()):
            if due is True:
                self.record.over = True
                return
            person = last if last in due else due[0]
            if person is not last:
                self.record.waits += 1
                last, self.live = person, None
            board = self.board(person)
            round = self.round(board)
            if round > self.plan.rounds:
                return
            phone = person.width == min(self.plan.widths)
            if phone and not visited and not self.plan.first and round > max(2, self.record.rounds):  # a turn begins
                visited = True
                self.visit(person)
                continue
            self.record.rounds = max(self.record.rounds, round)
            self.measure(person, "turn-post", board, round)
            stuck = 0 if self.answer(person, board, round, stuck) else stuck + 1
            if stuck > LOST:
                raise TimeoutError(f"{person.name} presses and nothing happens: {board.heading}")
        raise TimeoutError("nobody is due and the game is not over")

    def answer(self, person: Member, board: Post, round: int, stuck: int) -> bool:
        """One press of who is due; whether anything changed by it. After presses in vain it is the next control.

        In a first game it is the advice in the panel.
        """
        panel = self.panel(person)
        private = self.answers(panel) if self.live is person else []
        alone = set(board.called) == {f"@{person.name}"} and not self.plan.first
        public = self.answers(board) if alone else []
        hand = board.control(self.say("panel-hand"))
        choices = private or public or ([hand] if hand else [])
        if not choices:
            raise LookupError(f"{person.name} is due and finds nothing to press")
        chosen = choices[min(stuck, len(choices) - 1)]
        self.record.presses[person.name, round] += 1
        self.record.pressed.append((person.name, round, chosen.label))
        person.press(chosen)
        changed = until(lambda: (self.board(person), self.panel(person)) != (board, panel), SETTLE)
        now = self.panel(person)
        if now is not None and now != panel:
            self.live = person
            self.measure(person, "panel", now, round)
        else:
            self.live = None
        return bool(changed)

    def visit(self, person: Member) -> None:
        """Look at everything that the bot's own buttons show, once each."""
        for start in (self.board, self.panel):
            post = start(person)
            for label in [each.label for each in post.controls if each.label in self.own] if post else []:
                now = start(person)
                control = now.control(label) if now else None
                if control is None or label in (self.say("panel-undo"), self.say("panel-hand")):
                    continue
                before = self.panel(person)
                person.press(control)
                until(lambda before=before: self.panel(person) != before, SETTLE)
                found = self.panel(person)
                if found is not None and found != before:
                    advice = label == self.say("panel-advise")
                    self.measure(person, ADVICE if advice else re.sub(r"\W+", "-", label).strip("-").lower(), found)
                    if before is not None and found.id == before.id:  # it has taken the panel's place
                        hand = self.board(person).control(self.say("panel-hand"))
                        if hand is not None:
                            person.press(hand)
        self.live = None

    def end(self) -> None:
        """The last post, which the game master brings about if need be, and the height of the whole thread."""
        if not self.record.over:
            master, host = self.master, self.people[0]
            master.open(next(iter(reversed(self.table.channels(master.name).values())))[1])
            master.type("gm end", "…")
            if not until(lambda: self.over):
                raise TimeoutError(f"{host.name} does not see that the game was ended")
        for person in self.people:
            person.rest()
            posts = [post for post in person.all_posts() if not post.private]
            self.record.posts[person.width] = [post.screens for post in posts]
            self.measure(person, "end", self.board(person))
            self.shoot(person, "end-of-thread")


def _turns(control: Control) -> bool:
    """Whether it only shows another page. A list shows what was chosen in it, or what it asks for."""
    return control.turns or (control.select and not re.search(r"(…|\d)$", control.label))
