# `make run` and `make test` need nothing but Python 3.11 or newer.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: run test lint types check bench fuzz clean

run: .venv/run
	$(BIN)/python bot.py $(ARGS)

test: .venv/dev
	$(BIN)/python -m pytest -n auto

lint: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/dev
	$(BIN)/pyright

check: lint types test

bench: .venv/dev
	$(BIN)/python -m tests.bench

fuzz: .venv/dev
	$(BIN)/python -m tests.fuzz

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/run: .venv/bin/python requirements.txt requirements-local.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-local.txt
	touch $@

.venv/dev: .venv/run requirements-dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	touch $@

clean:
	rm -rf .venv
