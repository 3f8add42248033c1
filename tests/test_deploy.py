"""What hosts take from `deploy/` fits the program: packages, figures, settings."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot import Settings
from cogs.base.meters import Meters

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
WATCH = DEPLOY / "watch"
PIN = re.compile(r"^([\w.-]+)(?:\[\w+\])?==([\w.]+)", re.MULTILINE)


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(*files: str) -> dict[str, str]:
    return {canonical(name): version for file in files for name, version in PIN.findall((ROOT / file).read_text())}


def test_the_lock_holds_the_packages_of_the_program_each_with_hashes() -> None:
    locked = pins("deploy/requirements.lock")
    assert pins("requirements.txt", "requirements-cluster.txt").items() <= locked.items(), "run `make lock`"
    blocks = re.split(r"\n(?=\S)", (DEPLOY / "requirements.lock").read_text().strip())
    assert len(blocks) == len(locked) and all("--hash=sha256:" in block for block in blocks)


def known() -> set[str]:
    """The names of all samples that the bot can serve."""
    suffixes = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}
    return {each.name + suffix for each in Meters().registry.collect() for suffix in suffixes.get(each.type, ("",))}


def expressions() -> list[str]:
    alerts: Any = yaml.safe_load((WATCH / "alerts.yml").read_text())
    board: Any = json.loads((WATCH / "grafana" / "gravekeeper.json").read_text())
    found = [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]
    return found + [target["expr"] for panel in board["panels"] for target in panel["targets"]]


def test_alerts_and_board_ask_for_figures_that_there_are() -> None:
    asked = {name for each in expressions() for name in re.findall(r"\b(?:gravekeeper|process)_\w+", each)}
    assert len(asked) > 15 and asked <= known()
    shown = {name.removesuffix("_sum").removesuffix("_count") for name in known() if name.startswith("gravekeeper_")}
    left = {name for name in shown if not any(each.startswith(name) or name.startswith(each) for each in asked)}
    assert left == set(), "every figure has its place on the board"


@pytest.mark.parametrize("file", ["compose.yaml", "compose.cluster.yaml"])
def test_compose_files_set_what_the_program_knows(file: str) -> None:
    services = yaml.safe_load((DEPLOY / file).read_text())["services"]
    bots = [each for each in services.values() if "build" in each]
    assert bots
    for each in bots:
        assert {name.lower() for name in each["environment"]} <= set(Settings.model_fields)
        assert each["read_only"] and each["healthcheck"]["test"][-1] == "--healthy"
        assert each["cap_drop"] == ["ALL"] and each["volumes" if "volumes" in each else "tmpfs"]
    for each in services.values():
        for mount in each.get("volumes", ()):
            source = mount.split(":")[0]
            assert not source.startswith(".") or (DEPLOY / source).exists(), source


def test_the_page_beside_the_bot_is_served_where_its_proxy_looks() -> None:
    services = yaml.safe_load((DEPLOY / "compose.map.yaml").read_text())["services"]
    bot, caddy = services["gravekeeper"], services["caddy"]
    assert {name.lower() for name in bot["environment"]} <= set(Settings.model_fields)
    proxy = (DEPLOY / "Caddyfile").read_text()
    assert f"reverse_proxy 127.0.0.1:{bot['environment']['GRAVEKEEPER_PORT']} " in proxy
    assert re.findall(r"\{\$(\w+)\}", proxy) == [*caddy["environment"]]
    assert caddy["network_mode"] == "service:gravekeeper"  # the bot listens to its own machine alone
    assert all((DEPLOY / each.split(":")[0]).exists() for each in caddy["volumes"] if each.startswith("."))


@pytest.mark.skipif(shutil.which("promtool") is None, reason="no promtool on this machine")
@pytest.mark.parametrize("arguments", [("check", "config", "prometheus.yml"), ("test", "rules", "alerts.test.yml")])
def test_prometheus_understands_its_files(arguments: tuple[str, ...]) -> None:
    done = subprocess.run(["promtool", *arguments], cwd=WATCH, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
