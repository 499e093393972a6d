# bocage: `make help` tells what can be made here.
#
# .venv       the source as it is: for playing, working, debugging
# .venv-fast  the same source compiled, from a wheel: for benchmarks, the lab, and the second run of the tests
# A stamp in each is named after the Python it belongs to, so another PYTHON makes them anew.

PYTHON ?= python3
export PYTHON
export PIP_DISABLE_PIP_VERSION_CHECK = 1
# Source in front of the compiled wheel would be mixed with it, and Python would crash.
unexport PYTHONPATH

VERSION := $(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null)
PLAY := .venv/.play-$(VERSION)
DEV := .venv/.dev-$(VERSION)
FAST := .venv-fast/.fast-$(VERSION)
PEERS := .venv-fast/.peers-$(VERSION)

# Folders stand among them because a deleted module is a change, too.
SOURCES := $(shell find src/bocage $(wildcard tests/small_games) -name __pycache__ -prune -o -print)

# What is tested once more, with the compiled engine: golden records, the laws of every game, the kernel, and that it is
# compiled.
TWICE := $(wildcard tests/golden tests/every_game tests/kernel) tests/house/test_engine.py

# How much `make soak` does.
LAW_GAMES ?= 60
ENGINE_GAMES ?= 2000
MUTANTS ?=

.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play test needs lint plain fast wheel soak soak-tests soak-laws soak-mutants bench format clean

help:  ## what can be made
	@sed -n 's/^\([a-z]*\):.*## /  make \1 \t/p' Makefile | expand -t 16

play: $(PLAY)  ## a game in this terminal; needs no root, no compiler
	@BOCAGE_GAMES=small_games PYTHONPATH=tests .venv/bin/bocage play decks

test: needs lint plain fast  ## everything that must hold before a change is handed in
	.venv-fast/bin/pytest -q -m "not soak and not uncompiled" $(TWICE)

needs:  # what pip cannot bring
	@tools/needs.sh

lint: $(DEV)  ## style, types, and which room may import which
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	.venv/bin/lint-imports --no-logo

plain: needs $(DEV)  ## the tests, uncompiled only
	.venv/bin/pytest -q

fast: needs $(FAST)  ## .venv-fast with the engine compiled, and the small games of the tests

wheel: needs $(PLAY)  ## the wheel that is released, in dist/
	@rm -rf dist build/wheel-*
	BOCAGE_COMPILE=must .venv/bin/pip wheel --quiet --no-deps --wheel-dir dist .
	@ls dist/*

# `make -k soak` goes on behind a part that fails. How many, and how much of it: docs/soak.md.
soak: needs soak-tests soak-laws soak-mutants  ## the checks that take long

soak-tests: $(FAST)
	BOCAGE_ENGINE_GAMES=$(ENGINE_GAMES) .venv/bin/pytest -q -m soak

soak-laws: $(FAST)
	BOCAGE_LAW_GAMES=$(LAW_GAMES) .venv-fast/bin/pytest -q -m "not uncompiled" tests/every_game
	BOCAGE_LAW_GAMES=$(LAW_GAMES) .venv/bin/pytest -q tests/every_game

soak-mutants: $(DEV)
	.venv/bin/python -m tools.mutants $(MUTANTS)
	.venv/bin/python -m tools.mutants --kernel $(MUTANTS)

bench: needs $(PEERS)  ## speed, as ratios against other engines
	.venv-fast/bin/python -m benchmarks

format: $(DEV)  ## style, put right where that can be done for you
	.venv/bin/ruff check --fix
	.venv/bin/ruff format

clean:  ## away with everything that was made
	rm -rf .venv .venv-fast build dist .cache .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	rm -rf src/*.egg-info
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

$(PLAY): pyproject.toml setup.py tools/venv.sh
	@tools/venv.sh .venv
	.venv/bin/pip install --quiet 'setuptools>=77'
	.venv/bin/pip install --quiet --no-build-isolation --editable .
	@touch $@

$(DEV): $(PLAY)
	.venv/bin/pip install --quiet --no-build-isolation --editable '.[dev]'
	@touch $@

# Built by .venv, whose tools are the pinned ones, in folders that are kept: only a room that changed is compiled again.
$(FAST): $(DEV) $(SOURCES)
	@tools/venv.sh .venv-fast
	@rm -rf build/fast
	BOCAGE_SMALL_GAMES=1 BOCAGE_COMPILE=must \
	  .venv/bin/pip wheel --quiet --no-build-isolation --no-deps --wheel-dir build/fast .
	.venv-fast/bin/pip install --quiet --force-reinstall --no-deps build/fast/*.whl
	.venv-fast/bin/pip install --quiet 'bocage[test]'
	@touch $@

$(PEERS): $(FAST)
	.venv-fast/bin/pip install --quiet 'bocage[peers]'
	@touch $@
