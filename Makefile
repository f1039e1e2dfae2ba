# make play   sets up what playing needs, and starts the web app
# make test   sets up what the tests need, and runs all of them
#
# Both are quick the second time: a stamp in .venv stands for every step that is done.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
CPP := $(wildcard kernel/*.* kernel/*/*.*)
KERNEL := CMakeLists.txt pyproject.toml $(CPP)
WEB := $(shell find web src/fourfold/locale -type f -not -path '*/node_modules/*' 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help play test check format sanitize bench soak races fuzz audit golden pictures lock images clean

help:
	@sed -n 's/^# \(make .*\)/\1/p' Makefile
	@echo "make check    lints, formats, types, layers, words of all languages, English prose and types of the wire (part of make test)"
	@echo "make sanitize tests the kernel for memory errors, undefined behaviour and data races (CONTRIBUTING.md)"
	@echo "make bench    prints the benchmark tables"
	@echo "make soak     injects ROUNDS faults while people play, and checks everything (docs/faults.md)"
	@echo "make races    lets players at different workers race ROUNDS times, and counts the winners (docs/faults.md)"
	@echo "make fuzz     attacks a server of its own for ten minutes, or MINUTES=600"
	@echo "make audit    checks the dependencies for known weaknesses"
	@echo "make format   formats the sources, and writes the types of the wire"
	@echo "make golden   writes the golden play-throughs again, or those of GAME=fulls"
	@echo "make pictures draws the pictures of the README again"
	@echo "make lock     locks the newest versions of the dependencies"
	@echo "make images   pins the base images to the digests of their registry"
	@echo "make clean    removes everything that was built"

play: .venv/.installed .venv/.front-end
	@$(BIN)/fourfold serve --open

# In the order of their folders, so that long files (the browser's) come first and short ones fill up the end. One process more than there are
# processors, since many tests wait for others: browsers, servers, clocks.
test: check .venv/.front-end .venv/.test-packages
	$(BIN)/pytest --numprocesses $$(($$($(BIN)/python -c 'import os; print(os.cpu_count())') + 1)) --dist loadfile --no-loadscope-reorder

check: .venv/.installed .venv/.test-lock .venv/.front-end-checked
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/clang-format --dry-run --Werror $(CPP)
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m scripts.words
	$(BIN)/python -m scripts.prose
	$(BIN)/python -m scripts.typescript --check

format: .venv/.installed .venv/.test-lock
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python -m scripts.typescript
	sh scripts/front-end format
	$(BIN)/clang-format -i $(CPP)

# The kernel's tests against kernels that end the process at a finding. The sanitizers' libraries must be loaded before
# Python, which is not built with them; its own memory would look like leaks. --capture=sys lets reports through.
# ThreadSanitizer may fail to start where addresses are random, so they are not where that can be switched off.
KERNEL_TESTS := tests/kernel tests/quarto/test_facts.py tests/quarto/solving/test_solver.py tests/quarto/solving/test_solver_running.py \
	tests/pentaraduga/core/test_figure.py tests/pentaraduga/core/test_kernel.py tests/pentaraduga/games/test_rings.py \
	tests/pentaraduga/solving/test_solver.py
THREAD_TESTS := tests/kernel tests/quarto/solving/test_solver_running.py tests/pentaraduga/core/test_kernel.py tests/pentaraduga/solving/test_solver.py
SANITIZED = build/sanitize/$1/bin/python -m pytest --capture=sys
LIBRARIES = $(foreach name,$1,$(shell $(CXX) -print-file-name=$(name).so))

sanitize: build/sanitize/address/.installed build/sanitize/thread/.installed
	LD_PRELOAD="$(call LIBRARIES,libasan libstdc++)" ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=print_stacktrace=1 \
		$(call SANITIZED,address) $(KERNEL_TESTS)
	LD_PRELOAD="$(call LIBRARIES,libtsan)" TSAN_OPTIONS=halt_on_error=1 \
		$$(setarch -R true 2>/dev/null && echo setarch -R) $(call SANITIZED,thread) $(THREAD_TESTS)

build/sanitize/address/.installed: SANITIZERS := address,undefined
build/sanitize/thread/.installed: SANITIZERS := thread

bench: .venv/.installed .venv/.bench-lock
	$(BIN)/python bench/library.py
	$(BIN)/python -m bench.actions
	$(BIN)/python bench/store.py
	$(BIN)/python bench/tells.py
	$(BIN)/python -m bench.server load
	$(BIN)/python bench/solver.py
	$(BIN)/python bench/pentaraduga.py

soak: .venv/.installed .venv/.test-lock .venv/.test-packages
	$(BIN)/python -m bench.soak --rounds $(or $(ROUNDS),200)
	$(BIN)/python -m bench.soak --rounds $(or $(ROUNDS),200) --several

races: .venv/.installed .venv/.test-lock .venv/.test-packages
	$(BIN)/python -m bench.races --rounds $(or $(ROUNDS),5000)

fuzz: .venv/.installed .venv/.test-lock .venv/.test-packages
	$(BIN)/python -m bench.fuzz --minutes $(or $(MINUTES),10)

audit: .venv/.python
	@sh scripts/audit

golden: .venv/.installed .venv/.test-lock
	[ -n "$(GAME)" ] || $(BIN)/python -m tests.quarto.golden
	$(BIN)/python -m tests.pentaraduga.golden $(GAME)

pictures: .venv/.installed .venv/.test-lock .venv/.front-end .venv/.test-packages
	$(BIN)/python -m scripts.pictures

LOCK = $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-annotate --no-header --no-emit-index-url

lock: .venv/.python
	$(PIP) install uv
	$(LOCK) --group build pyproject.toml -o requirements/play.lock
	$(LOCK) --group dev pyproject.toml --constraint requirements/play.lock -o requirements/test.lock
	$(LOCK) --group bench pyproject.toml --constraint requirements/test.lock -o requirements/bench.lock
	$(LOCK) --group node -o requirements/node.lock
	$(LOCK) --group audit -o requirements/audit.lock

images:
	@$(PYTHON) -m scripts.images

clean:
	rm -rf .venv build dist web/node_modules src/fourfold/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/.python: scripts/system-packages
	@PYTHON=$(PYTHON) sh scripts/system-packages play
	@echo "Setting up .venv …"
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/.play-lock: requirements/play.lock .venv/.python
	@echo "Installing what playing needs …"
	@$(PIP) install --require-hashes -r requirements/play.lock
	@touch $@

.venv/.test-lock: requirements/test.lock .venv/.play-lock
	@echo "Installing what the tests need …"
	@$(PIP) install --require-hashes -r requirements/test.lock
	@touch $@

.venv/.bench-lock: requirements/bench.lock .venv/.test-lock
	@echo "Installing what the benchmarks need …"
	@$(PIP) install --require-hashes -r requirements/bench.lock
	@touch $@

.venv/.installed: $(KERNEL) .venv/.play-lock
	@echo "Compiling the kernel …"
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# An environment of its own for the kernel, with the packages of .venv; a path file lends them without our own.
build/sanitize/%/.installed: $(KERNEL) .venv/.test-lock
	@echo "Compiling the kernel with -fsanitize=$(SANITIZERS) …"
	@$(BIN)/python -m venv --without-pip build/sanitize/$*
	@$(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))' \
		> $$(build/sanitize/$*/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/lent.pth
	@build/sanitize/$*/bin/python -m pip --disable-pip-version-check --quiet install --ignore-installed --no-deps \
		--no-build-isolation --editable . --config-settings build-dir=build/sanitize/$*/objects \
		--config-settings install.strip=false --config-settings cmake.define.FOURFOLD_SANITIZE=$(SANITIZERS)
	@touch $@

.venv/.front-end: $(WEB) scripts/front-end requirements/node.lock .venv/.python
	@echo "Building the front end …"
	@sh scripts/front-end
	@touch $@

.venv/.front-end-checked: .venv/.front-end
	sh scripts/front-end check
	@touch $@

.venv/.test-packages: scripts/system-packages
	@PYTHON=$(PYTHON) sh scripts/system-packages test
	@touch $@
