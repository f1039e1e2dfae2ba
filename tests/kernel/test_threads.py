"""One solver and one search used by several threads; `make sanitize` checks for data races."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import TypeVar

from fourfold.kernel import PentaSearch, QuartoSolver, penta_all, penta_best, penta_census

T = TypeVar("T")

SQUARES = 0
SEVEN = [3, 4, 6, 7, 8, 10, 14]
#: Twelve free squares: solved in a tenth of a second, by several threads.
BOARD = [0, -1, -1, 4, *[-1] * 10, 9, 12]


def at_once(*calls: Callable[[], T]) -> list[T]:
    with ThreadPoolExecutor(len(calls)) as pool:
        return [future.result() for future in [pool.submit(call) for call in calls]]


def test_a_search_is_used_by_several_threads() -> None:
    search, number = PentaSearch(SEVEN, SQUARES, True, [], 100), penta_all(SEVEN, faults=True)[1]
    looked: list[int] = []

    def go() -> bool:
        while not search.go_on(0.001):
            pass
        return True

    def look() -> bool:
        for _ in range(50):
            low, _, found, count, complete, nodes, seconds = search.found()
            looked.append(nodes)
            assert seconds >= 0
            assert not complete or (low, len(found), count) == (4, 7, number)
        return True

    assert all(at_once(go, go, look))
    assert looked == sorted(looked)
    assert search.found()[:2] == (4, 4)


def test_ending_a_search_ends_the_slice_of_another_thread() -> None:
    search, begun = PentaSearch(list(range(24)), SQUARES, False, [], 100), Event()

    def go() -> bool:
        begun.set()
        return search.go_on(600)

    def end() -> bool:
        begun.wait()
        search.end()
        return True

    assert at_once(go, end) == [True, True]
    low, high, found, _, _, _, _ = search.found()
    assert low < high
    assert len(found) == 24


def test_results_of_the_last_search_can_be_read_during_the_next() -> None:
    solver = QuartoSolver(15, False, 1, 1)

    def ask() -> tuple[int, int]:
        return [solver.solve(BOARD, 13, threads=2) for _ in range(3)][-1]

    def look() -> tuple[int, int]:
        for _ in range(200):
            assert solver.nodes >= 0
            assert solver.seconds >= 0
            solver.forget()
        return 0, 0

    assert at_once(ask, look)[0] == QuartoSolver(15, False, 1, 1).solve(BOARD, 13)


def test_more_threads_than_work_give_the_same_result() -> None:
    hand = [1, 2, 4, 5, 7, 9, 12, 15, 17, 18, 20, 23]
    assert penta_best(hand, threads=64)[:2] == penta_best(hand)[:2]
    assert penta_census([SEVEN] * 5, threads=64) == [4] * 5
