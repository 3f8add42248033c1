"""The local table from outside: a process of its own, reached as a browser reaches it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import pytest
from patience import PATIENCE

from local import serve
from local.people import Person, people
from local.saved import Saved, Unreadable, put_aside
from tests.local.demo import BROODS

ROOT = Path(__file__).parents[2]


def until(what: Callable[[], Any]) -> Any:
    """Wait until this is true, and return it."""
    end = time.monotonic() + PATIENCE
    while not (value := what()):
        assert time.monotonic() < end, "nothing came"
        time.sleep(0.1)
    return value


def fetch(url: str, body: object = None, method: str | None = None, **headers: str) -> bytes:
    data = None if body is None else json.dumps(body).encode()
    head = {name.replace("_", "-"): value for name, value in headers.items()} | {"Content-Type": "application/json"}
    with urlopen(Request(url, data, head, method=method), timeout=PATIENCE) as answer:
        return answer.read()


@dataclass
class Table:
    """A running local table of the demo bot."""

    folder: Path
    players: str = "Ann,Вера:ru"
    process: subprocess.Popen[str] = field(init=False)
    url: str = ""

    def start(self) -> Table:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-m", "tests.local.demo", str(self.folder), str(port), self.players]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8",
            env=os.environ | {"PYTHONIOENCODING": "utf-8"},
        )  # fmt: skip
        until(self.answers)
        return self

    def answers(self) -> bool:
        assert self.process.poll() is None, self.process.communicate()[0]
        try:
            return bool(fetch(self.url))
        except URLError:
            return False

    def stop(self, how: signal.Signals) -> str:
        """End the process; returns what it has printed."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self.process.communicate(timeout=PATIENCE)[0]

    def channels(self) -> dict[str, dict[str, str]]:
        """What each member sees: channel ids by name."""
        value = json.loads(fetch(f"{self.url}/channels.json"))
        names = {each["id"]: each["name"] for each in value["members"]}
        return {names[id]: {each["name"]: each["id"] for each in seen} for id, seen in value["channels"].items()}

    def page(self, name: str, channel: str) -> Page:
        value = json.loads(fetch(f"{self.url}/channels.json"))
        member = next(each["id"] for each in value["members"] if each["name"] == name)
        return Page(self, f"{until(lambda: self.channels()[name].get(channel))}-{member}")


@dataclass
class Page:
    """One browser page, open as one member."""

    table: Table
    capability: str
    state: dict[str, Any] = field(init=False)
    sequence: int = 0

    def __post_init__(self) -> None:
        self.state = self.get("/api/pages", {})

    def get(self, path: str, body: object = None) -> Any:
        headers = {"X_Simcord_Capability": self.capability}
        if hasattr(self, "state"):
            headers["X_Simcord_Context"] = self.state["context"]["id"]
        data = fetch(self.table.url + path, body, **headers)
        return data if path.startswith("/api/assets") else json.loads(data)

    def look(self) -> dict[str, Any]:
        self.state = self.get("/api/state")
        return self.state

    def messages(self) -> list[dict[str, Any]]:
        state = self.look()
        return [state["messages"][id] for id in state["timeline"]]

    def text(self) -> str:
        return json.dumps(self.messages(), ensure_ascii=False)

    def act(self, kind: str, **body: Any) -> dict[str, Any]:
        """Do what a browser does that fetched its page when `state` was set."""
        self.sequence += 1
        envelope = {
            "protocol_version": 3, "sequence": self.sequence, "request_id": f"r{self.sequence}", "kind": kind,
            "generation": self.state["context"]["generation"], "bot_generation": self.state["botGeneration"],
            "published_revision": self.state["publishedRevision"],
        }  # fmt: skip
        result = self.get("/api/action", envelope | body)
        if result["rejected"]:
            self.sequence -= 1
        return result

    def commands(self) -> dict[str, Any]:
        return {each["invocation"]: each for each in self.get("/api/commands")["entries"]}

    def run(self, name: str, **options: Any) -> dict[str, Any]:
        command = self.commands()[name]
        schema = command["schemaFingerprint"]
        body = {"command_id": command["commandId"], "path": [name], "schema_fingerprint": schema}
        return self.act("run_command", **body, options=options)

    def button(self) -> dict[str, Any]:
        """What to send in order to press the newest button."""
        found: list[str] = []

        def walk(value: Any) -> None:
            if isinstance(value, dict):
                if value.get("type") == 2 and "control_key" in value:
                    found.append(value["control_key"])
                for each in value.values():
                    walk(each)
            elif isinstance(value, list):
                for each in value:
                    walk(each)

        walk(self.messages())
        return {"control_key": found[-1], "target_id": found[-1].split(":")[1]}


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    running = Table(tmp_path).start()
    yield running
    running.stop(signal.SIGKILL)


def test_two_members_play_and_see_only_what_is_theirs(table: Table) -> None:
    assert b"/local/index.js" in fetch(table.url)
    assert b"/local/channel.js" in fetch(f"{table.url}/channel")
    ann, vera = table.page("Ann", "table"), table.page("Вера", "table")
    assert set(ann.commands()) == {"start", "whisper", "remind", "brood"}
    assert "fix" in table.page("Grace", "table").commands()

    assert ann.run("start")["settlement"] == "settled"
    assert "Opening" in ann.text()
    assert "Night one" in vera.text(), "the other page did not refresh by itself"
    assert "Opening" not in vera.text()

    ann, vera = table.page("Ann", "Night one"), table.page("Вера", "Night one")
    assert ann.act("click", **ann.button())["settlement"] == "settled"
    assert vera.act("click", **vera.button())["settlement"] == "settled"
    assert "en-US: 1" in ann.text()
    assert "ru: 2" in vera.text()
    assert "ru: 2" not in ann.text()
    assert "Board 2" in ann.text()
    assert (ann.state["profile"]["locale"], vera.state["profile"]["locale"]) == ("en-US", "ru")

    pictures = [id for id, each in ann.state["assets"].items() if each["filename"].startswith("board-2")]
    assert ann.get(f"/api/assets/{pictures[0]}").startswith(b"\x89PNG")


def test_a_press_on_an_older_page_counts_only_if_nothing_changed_there(table: Table) -> None:
    ann, vera = table.page("Ann", "table"), table.page("Вера", "table")
    ann.run("start")
    assert vera.run("remind", seconds="0")["settlement"] == "settled", "a command does not depend on the page's age"

    ann, vera = table.page("Ann", "Night one"), table.page("Вера", "Night one")
    early, old = vera.button(), vera.state
    ann.act("click", **ann.button())
    vera.state = old
    assert vera.act("click", **early)["diagnostics"][0]["code"] == "stale-revision"
    assert "Board 1" in vera.text()


def test_direct_messages_have_a_page_for_their_owner_only(table: Table) -> None:
    table.page("Ann", "table").run("whisper")
    (name,) = table.channels()["Ann"].keys() - table.channels()["Вера"].keys()
    assert "psst" in table.page("Ann", name).text()
    with pytest.raises(HTTPError) as refused:
        vera = table.page("Вера", "table").capability.partition("-")[2]
        Page(table, f"{table.channels()['Ann'][name]}-{vera}")
    assert refused.value.code == 400


def test_time_passes(table: Table) -> None:
    ann, vera = table.page("Ann", "table"), table.page("Вера", "table")
    ann.run("remind", seconds="2")
    assert "it is time" not in vera.text()
    until(lambda: "it is time" in vera.text())
    posted = datetime.fromisoformat(vera.messages()[-1]["timestamp"])
    assert abs((datetime.now(UTC) - posted).total_seconds()) < 10


def test_nobody_waits_for_work_in_a_process_of_its_own(table: Table) -> None:
    ann, begun = table.page("Ann", "table"), time.monotonic()
    ann.run("brood")
    for _ in range(3):
        time.sleep(0.3)  # in which the table's clock ticks
        assert ann.run("whisper")["settlement"] == "settled"
    assert time.monotonic() - begun < BROODS and "hatched" not in ann.text()
    until(lambda: "hatched" in ann.text())


def test_everything_is_there_after_a_kill(table: Table) -> None:
    table.page("Ann", "table").run("start")
    thread = table.page("Ann", "Night one")
    thread.act("click", **thread.button())
    before = table.channels()
    table.stop(signal.SIGKILL)

    table.players = "Ann:ru,Bob"
    table.start()
    after = table.channels()
    assert after["Ann"] == before["Ann"] == after["Bob"]
    assert "Вера" not in after
    thread = table.page("Ann", "Night one")
    assert "Board 1" in thread.text()
    assert thread.act("click", **thread.button())["settlement"] == "settled"
    assert "Board 2" in thread.text()
    assert "ru: 2" in thread.text()
    pictures = [each for each in thread.state["assets"].values() if each["filename"].startswith("board-")]
    assert [each["filename"] for each in pictures if each["available"]] == ["board-2.png"]
    assert set(table.page("Ann", "table").commands()) == {"start", "whisper", "remind", "brood"}


def test_an_empty_table_is_greeted_once_and_names_its_game_master(table: Table) -> None:
    until(lambda: "Welcome" in table.page("Ann", "table").text())
    assert "Grace" in fetch(table.url).decode() and "Grace" in fetch(f"{table.url}/channel").decode()
    table.stop(signal.SIGTERM)
    table.start()
    table.page("Ann", "table").run("start")
    until(lambda: "A table" in table.page("Ann", "table").text())
    assert sum("Welcome" in json.dumps(each) for each in table.page("Ann", "table").messages()) == 1


def test_a_broken_world_is_put_aside(tmp_path: Path) -> None:
    path = tmp_path / "local-table.db"
    path.write_bytes(b"\0not a database" * 100)
    table = Table(tmp_path).start()
    assert table.page("Ann", "table").run("start")["settlement"] == "settled"
    printed = table.stop(signal.SIGINT)
    assert "local-table.db.broken-1" in printed
    assert table.url in printed
    assert table.process.returncode == 0 and "Traceback" not in printed, printed
    assert (tmp_path / "local-table.db.broken-1").read_bytes().startswith(b"\0not a database")

    printed = Table(tmp_path).start().stop(signal.SIGKILL)
    assert "broken" not in printed
    for warning in ("PyNaCl", "davey", "intent", "WARNING"):  # of the library, about a Discord that is not there
        assert warning not in printed


def test_other_host_names_and_origins_are_refused(table: Table) -> None:
    for headers in ({"Host": "evil.example"}, {"Origin": "http://evil.example"}):
        with pytest.raises(HTTPError) as refused:
            fetch(f"{table.url}/channels.json", **headers)
        assert refused.value.code == 403


DEEP = b"[" * 100_000
ODD = (
    DEEP, b'{"viewer_id":' * 20_000, b"", b"\xff\xfe", b"[]", b"null", b"1", b'"x"', b'{"kind": ["click"]}',
    b'{"kind": {"a": 1}}', b'{"kind": "click"}', b'{"kind": "click", "target_id": Infinity, "published_revision": 1}',
    b'{"kind": "click", "target_id": ' + b"9" * 5000 + b"}",
    b'{"kind": "click", "target_id": [], "published_revision": {}}',
    b'{"kind": "run_command", "path": null, "options": 3}', b'{"kind": "send_message", "content": "\\ud800"}',
    b'{"kind": "modal_submit", "values": [[]]}', b'{"kind": "\\u0000"}',
)  # fmt: skip
"""Bodies that no page sends."""


def test_whatever_comes_is_answered(table: Table) -> None:
    """400 for what nobody can understand, 401 for rooms that there are not; never a fault of the server."""
    page = table.page("Ann", "table")
    room, _, member = page.capability.partition("-")

    def answered(path: str, body: bytes | None, capability: str, context: str | None = None, **more: str) -> int:
        head = {"X-Simcord-Capability": capability, "Content-Type": "application/json"} | more
        if context is not None:
            head["X-Simcord-Context"] = context
        try:
            with urlopen(Request(f"{table.url}{path}", body, head), timeout=PATIENCE) as answer:
                return answer.status
        except HTTPError as error:
            return error.code

    for odd in ("9" * 5000, "-", "", "x-1", "1.5-1", "\xb2-1", "-1-1", "9" * 30, f"{room}{'0' * 4400}-{member}"):
        assert answered("/api/pages", b"{}", odd) in (400, 401), odd
    for odd in ("", "x", "9" * 5000, "-1", "1e3", "\xb2", "9" * 30, f"{member}-{member}"):
        assert answered("/api/pages", b"{}", f"{room}-{odd}") in (200, 400), odd
    context = page.state["context"]["id"]
    for body in ODD:
        for path in ("/api/action", "/api/pages"):
            assert answered(path, body, page.capability, context) in (200, 400), (path, body[:60])
    for body in (DEEP, b"[]", b"\xff"):
        part = b'--x\r\nContent-Disposition: form-data; name="payload"\r\n\r\n' + body + b"\r\n--x--\r\n"
        for boundary in ("; boundary=x", "; boundary=y", ""):
            kind = {"Content-Type": f"multipart/form-data{boundary}"}
            assert answered("/api/action", part, page.capability, context, **kind) == 400, (boundary, body[:9])
    for path in ("/api/state", "/api/commands", "/api/action-result?request_id=a&sequence=%C2%B2", "/api/assets/x"):
        for odd in (None, "", "x", "\xff"):
            assert answered(path, None, page.capability, odd) < 500, (path, odd)
    assert answered("/api/action", DEEP, page.capability, context) == 400
    assert answered("/api/pages", b"{}", "9" * 5000) == 400
    assert page.run("start")["settlement"] == "settled", "the page goes on"
    assert "Traceback" not in table.stop(signal.SIGINT)


def test_a_damaged_or_foreign_file_is_refused_and_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "world.db"
    saved = Saved(path, "1")
    saved.write({"messages": {}}, {"a": b"x" * 50_000})
    saved.write({"messages": {1: 2}}, {"b": b"y" * 50_000})
    assert saved.read() == ({"messages": {1: 2}}, {"b": b"y" * 50_000})
    with pytest.raises(Unreadable, match="1 ≠ 2"):
        Saved(path, "2").read()
    saved.close()

    good = path.read_bytes()
    for bad in (good[: len(good) // 2], good.replace(b"messages", b"\x00\xff\x00\xff\x00\xff\x00\xff"), b"?" * 5_000):
        path.write_bytes(bad)
        with pytest.raises(Unreadable):
            Saved(path, "1").read()
        assert put_aside(path).read_bytes() == bad


def test_names_may_carry_a_language() -> None:
    assert people(["Ann", " Вера:ru ", "", "Ann:ru"], "en") == [Person("Ann", "en-US"), Person("Вера", "ru")]
    assert people(["Ann"], "ru") == [Person("Ann", "ru")]
    for wrong in ("Ann:xx", ":ru"):
        with pytest.raises(ValueError):
            people([wrong], "en")


@pytest.mark.parametrize(("language", "sentence"), [("en", "taken"), ("ru", "занят")])
def test_a_taken_port_is_said_in_one_sentence(tmp_path: Path, language: str, sentence: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        running = serve(lambda: pytest.fail("no bot"), folder=tmp_path, players=["Ann"], port=other.getsockname()[1],
                        language=language)  # fmt: skip
        with pytest.raises(SystemExit, match=sentence):
            asyncio.run(running)
