# make setup | run | test | lint | bench | docs | clean
#
# Everything lives in .venv and target; stamps inside .venv tell what is up to date, so a removed .venv starts afresh.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
RUST_SOURCES := Cargo.toml $(shell find crates -name '*.rs' -o -name Cargo.toml)
UV_VERSION := $(shell sed -n 's/^uv==\([^ ]*\).*/\1/p' requirements.lock)

export VIRTUAL_ENV := $(CURDIR)/$(VENV)

.DEFAULT_GOAL := help
.PHONY: help setup run test lint lint-python lint-rust test-rust test-python bench docs lock clean tools

help:
	@echo "make setup   build everything into .venv"
	@echo "make run     play Skat in the terminal"
	@echo "make test    every check: format, types, imports, Rust and Python tests, coverage"
	@echo "make lint    the checks that run no test"
	@echo "make bench   measure the rules core and the Rust kernel"
	@echo "make docs    build the documentation into docs/_build"
	@echo "make lock    resolve requirements.lock anew"
	@echo "make clean   remove what was built, .venv included"

setup: $(VENV)/.stamp-build

run: setup
	$(BIN)/vorhand play

test: lint test-rust test-python

lint: lint-python lint-rust

lint-python: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo --no-cache

lint-rust: tools
	cargo fmt --all --check
	cargo clippy --quiet --workspace --all-targets -- -D warnings

test-rust: tools
	cargo test --quiet --profile develop --workspace

# The rules must be covered to the last branch; elsewhere coverage is reported and not judged.
test-python: setup
	$(BIN)/pytest -n 2 --cov --cov-report=
	$(BIN)/coverage report --fail-under=100 --include='src/vorhand/core/*,src/vorhand/match/*'

bench: setup
	$(BIN)/vorhand bench rules

docs: setup
	$(BIN)/sphinx-build -W --keep-going -b html docs docs/_build

lock: $(VENV)/.stamp-dependencies
	$(UV) pip compile pyproject.toml --group dev --group docs --python-version 3.11 \
		--universal --generate-hashes --no-annotate --no-header --quiet --upgrade --output-file requirements.lock

clean:
	rm -rf $(VENV) target dist build docs/_build htmlcov .coverage .coverage.* .hypothesis
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	rm -f Cargo.lock uv.lock src/vorhand/engine/_core*.so
	find src tests docs web -name __pycache__ -type d -prune -exec rm -rf {} +

tools:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Vorhand needs Python 3.11 or newer; '$(PYTHON)' is missing or older. Try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@command -v cargo >/dev/null || { \
		echo "Vorhand needs Rust 1.88 or newer; 'cargo' is not on the PATH. See https://rustup.rs" >&2; exit 1; }

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
