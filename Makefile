# `make run` and `make test` need nothing but Python 3.11 or newer.
PYTHON ?= python3
BIN := .venv/bin
# Tests wait a third of their time, for other processes above all: one more at once than there are processors.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)

.PHONY: run test again lint types check rule languages manual scenario bench balance outlook pace tune fuzz mutants tour lock sbom clean

run: .venv/run
	$(BIN)/python bot.py $(ARGS)

test: .venv/dev
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

# What failed in the last run, one test at a time.
again: .venv/dev
	$(BIN)/python -m pytest --last-failed --last-failed-no-failures none

lint: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/dev
	$(BIN)/pyright

check: lint types test

# What a rule says, and where its code, tests and texts are: make rule ARGS="zombicide R7.16"
rule: .venv/dev
	$(BIN)/python -m tests.rule $(ARGS)

# How complete the languages are, and what is wrong with them (docs/translating.md)
languages: .venv/dev
	$(BIN)/python -m tests.languages $(ARGS)

# The fields of entries and the operations of mission cards, in the guides: made from their declarations.
manual: .venv/dev
	$(BIN)/python -m tests.manual

# What looks wrong with something written, and how it fares: make scenario ARGS="yard.toml" (docs/workshop.md)
scenario: .venv/dev
	nice -n 19 $(BIN)/python -m tests.scenario $(ARGS)

bench: .venv/dev
	$(BIN)/python -m tests.bench

balance: .venv/dev
	$(BIN)/python -m tests.balance $(ARGS)

outlook: .venv/dev
	$(BIN)/python -m tests.outlook $(ARGS)

pace: .venv/dev
	$(BIN)/python -m tests.pace $(ARGS)

# Looks for better numbers for stand-ins, with one processor: make tune ARGS="zombicide" (docs/balance.md)
tune: .venv/dev
	nice -n 19 $(BIN)/python -m tests.tune $(ARGS)

fuzz: .venv/dev
	$(BIN)/python -m tests.fuzz

mutants: .venv/mutants
	$(BIN)/python -m tests.mutants $(ARGS)

tour: .venv/tour
	$(BIN)/python -m tests.tour $(ARGS)

# What the image installs: all packages, also those that packages need, with their hashes.
lock: .venv/release
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-header \
	  requirements-cluster.txt -o deploy/requirements.lock

# The software bill of materials of what the image installs, as CycloneDX.
sbom: .venv/release
	mkdir -p build
	$(BIN)/cyclonedx-py requirements deploy/requirements.lock --output-file build/sbom.json

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/run: .venv/bin/python requirements.txt requirements-local.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-local.txt
	touch $@

.venv/dev: .venv/run requirements-dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	touch $@

.venv/release: .venv/bin/python requirements-release.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-release.txt
	touch $@

.venv/mutants: .venv/dev requirements-mutants.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-mutants.txt
	touch $@

.venv/tour: .venv/dev requirements-tour.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-tour.txt
	touch $@

clean:
	rm -rf .venv
