"""A short deterministic run of each fuzzer; ``make fuzz`` runs them for long."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import Phase, settings
from hypothesis.stateful import run_state_machine_as_test
from schemathesis import GenerationMode

from fourfold.server.ops.limits import Allowance, Limits
from tests.server.harness.fuzz_frames import assault
from tests.server.harness.fuzz_openapi import is_slow, modes, operations, probe
from tests.server.harness.fuzz_wire import Complaints, Wire
from tests.server.harness.serving import Serving, serving


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    heard = Complaints()
    logging.getLogger().addHandler(heard)
    yield heard
    logging.getLogger().removeHandler(heard)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(f"sqlite+aiosqlite:///{tmp_path}/fourfold.db") as running:
        yield running


def test_generated_requests_get_the_responses_that_the_openapi_document_describes(
    tmp_path: Path, complaints: Complaints
) -> None:
    wide = Limits(requests=Allowance(), tables=Allowance(), unfinished=10_000)
    with serving(f"sqlite+aiosqlite:///{tmp_path}/fourfold.db", limits=wide) as server:
        ids = {"id": server.guest().table("here")["table"]}
        counts: Counter[str] = Counter()
        moment = settings(max_examples=3, phases=[Phase.generate], database=None)
        for operation in operations(server):
            for mode in modes(operation):
                if mode is GenerationMode.NEGATIVE or not is_slow(operation):
                    probe(server, operation, mode, moment, counts, ids)
    assert counts["answered 200"] > 10
    assert counts["answered 422"] > 10
    assert not complaints.said, complaints.said[0]


def test_random_guests_get_the_answers_that_the_model_of_seats_expects(
    server: Serving, complaints: Complaints
) -> None:
    Wire.server, Wire.complaints = server, complaints
    moment = settings(max_examples=8, stateful_step_count=25, phases=[Phase.generate])
    run_state_machine_as_test(Wire, settings=moment)
    assert Wire.counts["messages"] > 20


def test_invalid_frames_and_requests_do_not_disturb_another_player(
    server: Serving, complaints: Complaints
) -> None:
    ann = server.guest()
    table = ann.table("here")["table"]
    witness = ann.sit(table, "A")
    assault(server, witness, table, Random(9), Counter())
    ann.get(f"/api/tables/{table}")
    assert not complaints.said, complaints.said[0]
