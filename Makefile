# make setup | run | play | test | lint | bench | docs | clean
#
# Everything lives in .venv, target and web/node_modules; stamps in there tell what is up to date, so what is removed is
# made afresh.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
PAGE := src/vorhand/server/page
NPM := npm --prefix web --no-fund --no-audit --loglevel=error
WEB_SOURCES := $(shell find web src/vorhand/i18n/locales -path web/node_modules -prune -o -type f ! -name '*.py' -print)
RUST_SOURCES := Cargo.toml $(shell find crates -name '*.rs' -o -name Cargo.toml)
UV_VERSION := $(shell sed -n 's/^uv==\([^ ]*\).*/\1/p' requirements.lock)

RULE_TESTS := tests/unit/core tests/unit/match tests/rules tests/golden tests/records

export VIRTUAL_ENV := $(CURDIR)/$(VENV)

.DEFAULT_GOAL := help
.PHONY: help setup page run play test services lint lint-python lint-rust lint-web test-rust test-web test-python test-browser \
	bench train docs lock clean tools node

help:
	@echo "make setup   build everything: the program into .venv, the web page into it"
	@echo "make run     start the server with the web page on port 8000"
	@echo "make play    play Skat in the terminal"
	@echo "make test    every check: format, types, imports, the tests of Rust, page and Python, coverage"
	@echo "make lint    the checks that run no test"
	@echo "make bench   measure the rules core, the Rust kernel and the solver"
	@echo "make train   train the networks of the computer players: about two hours on two cores"
	@echo "make docs    build the documentation into docs/_build"
	@echo "make lock    resolve requirements.lock anew"
	@echo "make clean   remove what was built, .venv included"

setup: $(VENV)/.stamp-build page

page: $(VENV)/.stamp-page

run: setup
	$(BIN)/vorhand serve

play: $(VENV)/.stamp-build
	$(BIN)/vorhand play

test: services lint test-rust test-web test-python test-browser

# What some tests run against, installed where that is possible without asking.
services:
	@.ci/services

lint: lint-python lint-rust lint-web

lint-python: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo --no-cache

lint-rust: tools
	cargo fmt --all --check
	cargo clippy --quiet --workspace --all-targets -- -D warnings

lint-web: web/node_modules/.stamp
	$(NPM) run --silent check

test-web: web/node_modules/.stamp
	$(NPM) run --silent test

test-rust: tools
	cargo test --quiet --profile develop --workspace

# The tests of the rules by example must cover them to the last branch. For the others nothing is measured: that takes
# time, most of all where properties are tried on thousands of deals.
test-python: setup
	$(BIN)/pytest -n 2 $(RULE_TESTS) --cov=vorhand.core --cov=vorhand.match --cov-report=
	$(BIN)/coverage report --fail-under=100
	$(BIN)/pytest -n 2 --ignore=tests/browser $(RULE_TESTS:%=--ignore=%)

# Apart from the others: the browser's driver keeps an event loop running, which the asynchronous tests need for themselves.
test-browser: setup
	$(BIN)/pytest -n 3 tests/browser

bench: setup
	$(BIN)/vorhand bench rules
	$(BIN)/vorhand bench solver

# About two hours on two cores, most of it self-play; goes on where it was stopped. Every step leaves a file in build/training.
train: setup
	$(BIN)/python -m vorhand.training --folder build/training --out src/vorhand/players/nets.f32 \
		--report benchmarks/results/training.json

docs: setup
	$(BIN)/sphinx-build -W --keep-going -b html docs docs/_build

lock: $(VENV)/.stamp-dependencies
	$(UV) pip compile pyproject.toml --group dev --group docs --python-version 3.11 \
		--universal --generate-hashes --no-annotate --no-header --quiet --upgrade --output-file requirements.lock

clean:
	rm -rf $(VENV) target dist build docs/_build htmlcov .coverage .coverage.* .hypothesis
	rm -rf web/node_modules $(PAGE) $(PAGE).new $(PAGE).old
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	rm -f Cargo.lock uv.lock src/vorhand/engine/_core*.so
	find src tests docs web -name __pycache__ -type d -prune -exec rm -rf {} +

tools:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Vorhand needs Python 3.11 or newer; '$(PYTHON)' is missing or older. Try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@command -v cargo >/dev/null || { \
		echo "Vorhand needs Rust 1.88 or newer; 'cargo' is not on the PATH. See https://rustup.rs" >&2; exit 1; }

node:
	@command -v npm >/dev/null || { \
		echo "The web page needs Node.js 20.19 or newer with npm; 'npm' is not on the PATH." \
			"Debian: apt-get install nodejs npm" >&2; exit 1; }

web/node_modules/.stamp: web/package.json web/package-lock.json | node
	$(NPM) ci --silent
	@touch $@

# Built beside its place and moved there, so that a server that runs is never without a page.
$(VENV)/.stamp-page: $(WEB_SOURCES) web/node_modules/.stamp $(VENV)/.stamp-venv
	$(NPM) run --silent build -- --logLevel warn --outDir ../$(PAGE).new --emptyOutDir
	@rm -rf $(PAGE).old; if [ -d $(PAGE) ]; then mv $(PAGE) $(PAGE).old; fi; mv $(PAGE).new $(PAGE); rm -rf $(PAGE).old
	@touch $@

$(VENV)/.stamp-venv: | tools
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.stamp-dependencies: requirements.lock $(VENV)/.stamp-venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check "uv==$(UV_VERSION)"
	$(UV) pip install --quiet --compile-bytecode --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.stamp-build: pyproject.toml $(RUST_SOURCES) $(VENV)/.stamp-dependencies
	$(UV) pip install --quiet --no-deps --no-build-isolation --reinstall-package vorhand --editable .
	$(BIN)/python -m compileall -q src
	@touch $@
