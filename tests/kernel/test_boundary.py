"""Argument checks of the kernel: errors name the argument and the allowed values."""

from __future__ import annotations

from collections.abc import Callable
from math import inf, nan
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.kernel import (
    PentaFigure,
    PentaSearch,
    QuartoCanonical,
    QuartoSolver,
    penta_all,
    penta_best,
    penta_census,
    penta_count,
    penta_rings,
    quarto_classes,
    quarto_count,
)

SQUARES, QUADOS, RINGS, FRAME = range(4)
FAR = 1_000_000
EMPTY = [-1] * 16
#: Far beyond 32 and 64 bits: refused like any number out of range, not as a wrong type.
HUGE = 2**80

Refused = tuple[Callable[..., Any], tuple[Any, ...], str]


def solver() -> QuartoSolver:
    return QuartoSolver(15, False, 1, 1)


def figure() -> PentaFigure:
    return PentaFigure([(4, 0, 0, 0), (7, 2, 0, -1)])


def search() -> PentaSearch:
    return PentaSearch([3, 4], SQUARES, False, [], 10)


def board(*pieces: int) -> list[int]:
    return [*pieces, *EMPTY[len(pieces) :]]


QUARTO: list[Refused] = [
    *(
        (make, (features, False, *rest), f"features: 1 to 15 expected, {features} given")
        for features in (-1, 0, 16, 77)
        for make, rest in ((QuartoSolver, (1, 1)), (QuartoCanonical, ()))
    ),
    (quarto_count, (1, 16, False, 1), "features: 1 to 15 expected, 16 given"),
    (QuartoSolver, (HUGE, False, 1, 1), "features: 1 to 15 expected"),
    (QuartoCanonical, (-HUGE, False), "features: 1 to 15 expected"),
    (QuartoSolver, (6, False, 3, 1), r"shared: 1 to the number .* \(2\) expected, 3 given"),
    (QuartoSolver, (15, False, -1, 1), r"shared: 1 to the number .* \(4\) expected, -1 given"),
    (quarto_count, (1, 3, False, HUGE), "shared: 1 to the number"),
    (QuartoSolver, (15, False, 1, 0), r"memory \(MB\): 1 to 65536 expected, 0 given"),
    (QuartoSolver, (15, False, 1, -1), r"memory \(MB\): 1 to 65536 expected, -1 given"),
    (QuartoSolver, (15, False, 1, 65_537), r"memory \(MB\): 1 to 65536 expected, 65537 given"),
    (QuartoSolver, (15, False, 1, HUGE), r"memory \(MB\): 1 to 65536 expected"),
    (quarto_count, (-1, 15, False, 1), "plies: 0 to 32 expected, -1 given"),
    (quarto_count, (HUGE, 15, False, 1), "plies: 0 to 32 expected"),
    (quarto_classes, (17, False), "placed: 0 to 16 expected, 17 given"),
    (quarto_classes, (-HUGE, False), "placed: 0 to 16 expected"),
]

BOARDS: list[tuple[list[int], str]] = [
    (board(77), "board: -1 to 15 expected, 77 given"),
    (board(16), "board: -1 to 15 expected, 16 given"),
    (board(-2), "board: -1 to 15 expected, -2 given"),
    (board(HUGE), "board: -1 to 15 expected"),
    (EMPTY[1:], "board: 16 squares expected, 15 given"),
    ([*EMPTY, -1], "board: 16 squares expected, 17 given"),
    ([], "board: 16 squares expected, 0 given"),
    (board(3, 3), "board: every piece at most once expected, piece 3 twice given"),
]

QUESTIONS: list[tuple[dict[str, Any], str]] = [
    ({"threads": 0}, "threads: 1 to 256 expected, 0 given"),
    ({"threads": -1}, "threads: 1 to 256 expected, -1 given"),
    ({"threads": HUGE}, "threads: 1 to 256 expected"),
    ({"nodes": -1}, "nodes: 0 or more expected, -1 given"),
    ({"seconds": -0.5}, "seconds: 0 or more expected, -0.5 given"),
    ({"seconds": nan}, "seconds: 0 or more expected, nan given"),
    ({"seconds": -inf}, "seconds: 0 or more expected, -inf given"),
]

PLACEMENTS: list[tuple[tuple[int, int, int, int], str]] = [
    ((99, 0, 0, 0), "tile: 0 to 23 expected, 99 given"),
    ((-1, 0, 0, 0), "tile: 0 to 23 expected, -1 given"),
    ((HUGE, 0, 0, 0), "tile: 0 to 23 expected"),
    ((0, 4, 0, 0), "orientation: 0 to 3 expected, 4 given"),
    ((0, -1, 0, 0), "orientation: 0 to 3 expected, -1 given"),
    ((0, 0, FAR + 1, 0), "x: -1000000 to 1000000 expected, 1000001 given"),
    ((0, 0, 0, -FAR - 1), "y: -1000000 to 1000000 expected, -1000001 given"),
    ((0, 0, 2**31 - 1, 0), "x: -1000000 to 1000000 expected"),
    ((0, 0, 0, -HUGE), "y: -1000000 to 1000000 expected"),
]

HANDS: list[tuple[list[int], str]] = [
    ([24], "hand: 0 to 23 expected, 24 given"),
    ([-1], "hand: 0 to 23 expected, -1 given"),
    ([3, HUGE], "hand: 0 to 23 expected"),
    ([3, 5, 3], "hand: every tile at most once expected, tile 3 twice given"),
    ([*range(24), 0], "hand: every tile at most once expected, tile 0 twice given"),
]

PROBLEMS: list[tuple[dict[str, Any], str]] = [
    *(({"hand": hand}, message) for hand, message in HANDS),
    *(({"fixed": [one]}, message) for one, message in PLACEMENTS),
    ({"hand": []}, "hand: at least one tile expected, none given"),
    ({"goal": 4}, "goal: 0 to 3 expected, 4 given"),
    ({"goal": -1}, "goal: 0 to 3 expected, -1 given"),
    ({"goal": HUGE}, "goal: 0 to 3 expected"),
    ({"goal": RINGS, "faults": True}, "faults: False with rings expected, True given"),
    ({"fixed": [(3, 0, 0, 0)]}, "fixed: tiles that are not in the hand expected, tile 3 given"),
    (
        {"fixed": [(4, 0, 0, 0), (4, 0, 5, 0)]},
        "fixed: every tile once and none on another expected, tiles 4 and 4 given",
    ),
    (
        {"fixed": [(4, 0, 0, 0), (5, 0, 1, 0)]},
        "fixed: every tile once and none on another expected, tiles 4 and 5 given",
    ),
    ({"fixed": [(4, 0, 0, 0), (5, 0, 9, 0)]}, "fixed: one figure expected, 2 parts given"),
    ({"fixed": [(4, 0, 0, 0), (5, 0, 0, 1)]}, "fixed: no rough joints expected, 1 given"),
    ({"fixed": [(4, 0, 0, 0)], "goal": FRAME}, "fixed: no tiles with frames expected, 1 given"),
]


@pytest.mark.parametrize(("call", "arguments", "message"), QUARTO)
def test_invalid_rules_are_refused(
    call: Callable[..., Any], arguments: tuple[Any, ...], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        call(*arguments)


@pytest.mark.parametrize(("given", "message"), BOARDS)
def test_an_invalid_board_is_refused(given: list[int], message: str) -> None:
    for call in (solver().solve, solver().moves):
        with pytest.raises(ValueError, match=message):
            call(given, -1)
    with pytest.raises(ValueError, match=message):
        QuartoCanonical(15, False)(given)


@pytest.mark.parametrize(
    ("hand", "message"),
    [
        (77, "hand: -1 to 15 expected, 77 given"),
        (-2, "hand: -1 to 15 expected, -2 given"),
        (HUGE, "hand: -1 to 15 expected"),
        (3, "hand: a piece that is not on the board expected, piece 3 twice given"),
    ],
)
def test_an_invalid_piece_in_hand_is_refused(hand: int, message: str) -> None:
    for call in (solver().solve, solver().moves):
        with pytest.raises(ValueError, match=message):
            call(board(3), hand)


def test_all_twins_of_a_piece_are_accepted() -> None:
    canonical = QuartoCanonical(7, False)
    assert canonical(board(3, 3))[0].count(-1) == 14
    assert canonical(board(3, 11))[0] == canonical(board(3, 3))[0]
    message = "board: at most 2 pieces of a kind expected, piece 11 once more given"
    with pytest.raises(ValueError, match=message):
        canonical(board(3, 3, 11))


@pytest.mark.parametrize(("limits", "message"), QUESTIONS)
def test_invalid_limits_are_refused(limits: dict[str, Any], message: str) -> None:
    calls: list[Callable[..., Any]] = [
        lambda **more: solver().solve(board(3), 4, **more),
        lambda **more: solver().moves(board(3), 4, **more),
        lambda **more: penta_best([3], **more),
        lambda **more: penta_all([3], **more),
    ]
    for call in calls:
        with pytest.raises(ValueError, match=message):
            call(**limits)
    if "threads" in limits:
        with pytest.raises(ValueError, match=message):
            penta_census([[3]], **limits)
    if "seconds" in limits:
        with pytest.raises(ValueError, match=message):
            search().go_on(**limits)


@pytest.mark.parametrize(("placement", "message"), PLACEMENTS)
def test_an_invalid_placement_is_refused(
    placement: tuple[int, int, int, int], message: str
) -> None:
    for call in (PentaFigure, penta_count):
        with pytest.raises(ValueError, match=message):
            call([(4, 0, 0, 0), placement])
    with pytest.raises(ValueError, match=message):
        figure().meets(*placement)
    if message.startswith(("x:", "y:")):
        with pytest.raises(ValueError, match=message):
            figure().at(*placement[2:])
    if message.startswith("tile:"):
        with pytest.raises(ValueError, match=message):
            figure().places(placement[0])


@pytest.mark.parametrize(("hand", "message"), HANDS)
def test_an_invalid_hand_is_refused(hand: list[int], message: str) -> None:
    for call in (penta_rings, figure().ring_moves, lambda hand: penta_census([[3], hand])):
        with pytest.raises(ValueError, match=message):
            call(hand)


@pytest.mark.parametrize(("asked", "message"), PROBLEMS)
def test_an_invalid_problem_is_refused(asked: dict[str, Any], message: str) -> None:
    problem: dict[str, Any] = {"hand": [3], "goal": SQUARES, "faults": False, "fixed": []} | asked
    for call in (penta_best, penta_all, lambda **all: PentaSearch(**all, most=1)):
        with pytest.raises(ValueError, match=message):
            call(**problem)
    if not problem["fixed"]:
        with pytest.raises(ValueError, match=message):
            penta_census([problem["hand"]], problem["goal"], problem["faults"])


def test_a_negative_number_of_figures_is_refused() -> None:
    with pytest.raises(ValueError, match="most: 0 or more expected, -1 given"):
        penta_all([3], most=-1)
    with pytest.raises(ValueError, match="most: 1 or more expected, 0 given"):
        PentaSearch([3], SQUARES, False, [], 0)
    with pytest.raises(ValueError, match=r"goal: squares, quados or rings .* expected, 3 given"):
        penta_all([3], FRAME)


@pytest.mark.parametrize("number", [-1, 2, HUGE])
def test_a_tile_outside_the_figure_has_no_meeting(number: int) -> None:
    message = r"number: the number of a tile \(2 in the figure\) expected"
    with pytest.raises(ValueError, match=message):
        figure().meeting(number)


def test_invalid_conditions_on_places_are_refused() -> None:
    for squares in (-1, 4, HUGE):
        with pytest.raises(ValueError, match="squares: 0 to 3 expected"):
            figure().places(3, squares)
    for touching in (-2, 2, HUGE):
        with pytest.raises(ValueError, match=r"touching: the number of a tile \(2 in the figure\)"):
            figure().places(3, touching=touching)


def test_a_hand_with_a_tile_of_the_figure_is_refused() -> None:
    message = "hand: tiles that do not lie in the figure expected, tile 7 given"
    with pytest.raises(ValueError, match=message):
        figure().ring_moves([3, 7])


@pytest.mark.parametrize("tiles", [[(4, 0, 0, 0), (4, 0, 9, 0)], [(4, 0, 0, 0), (5, 0, 1, 0)]])
def test_a_figure_with_a_fault_has_no_other_properties(
    tiles: list[tuple[int, int, int, int]],
) -> None:
    bad = PentaFigure(tiles)
    assert bad.fault == (1, 0)
    message = "figure: every tile once and none on another expected, tiles number 0 and 1 given"
    for name in (
        *("squares", "clashes", "rough", "corners", "spoiled", "wheels"),
        *("holes", "connected", "parts", "loose"),
    ):
        with pytest.raises(ValueError, match=message):
            getattr(bad, name)()
    calls: list[Callable[[], object]] = [
        lambda: bad.at(0, 0),
        lambda: bad.meets(3, 0, 0, 5),
        lambda: bad.meeting(0),
        lambda: bad.places(3),
        lambda: bad.ring_moves([3]),
        lambda: penta_count(tiles),
    ]
    for call in calls:
        with pytest.raises(ValueError, match=message):
            call()


@pytest.mark.parametrize("progress", [5, "often"])
def test_a_watcher_must_be_callable(progress: Any) -> None:
    with pytest.raises(TypeError, match="progress"):
        penta_best([3], progress=progress)
    with pytest.raises(TypeError, match="progress"):
        solver().solve(EMPTY, -1, progress=progress)


def test_numbers_must_be_integers() -> None:
    for number in (1.0, "1", None):
        with pytest.raises(TypeError):
            penta_rings([number])  # type: ignore[list-item]
    with pytest.raises(TypeError):
        penta_count([(1, 0, 0)])  # type: ignore[list-item]


class One:
    """An integer-like object, as in other libraries."""

    def __index__(self) -> int:
        return 1


def test_integer_like_objects_are_accepted() -> None:
    assert penta_count([(One(), One(), 0, 0)]) == penta_count([(1, 1, 0, 0)])  # type: ignore[list-item]


def test_the_ends_of_every_range_are_accepted() -> None:
    for x, y in ((FAR, -FAR), (-FAR, FAR), (FAR, FAR)):
        lying = PentaFigure([(23, 3, x, y), (0, 0, -x, -y)])
        assert lying.fault is None
        assert lying.at(x, y) == 0
        assert (lying.holes(), lying.connected(), len(lying.parts())) == ([], False, 2)
        assert lying.places(1)
        assert lying.ring_moves([1, 2, 4, 5]) is not None
        assert penta_best([0], fixed=[(23, 3, x, y)])[0] == 0
    assert solver().solve(list(range(16)), -1, 256, 2**64, inf) == (0, 0)
    assert quarto_count(0, 1, True, 1) == (1, 0)
    assert quarto_classes(0, True) == 1
    assert penta_rings([]) == 0
    assert penta_census([]) == []


def test_a_search_accepts_a_huge_time_limit() -> None:
    for seconds in (1e300, inf):
        assert search().go_on(seconds) is True
    assert search().go_on(0) in (True, False)


# Random input: either valid or refused.

edges = st.sampled_from([-(2**63) - 1, -(2**31), -1, 0, 3, 15, 16, 23, 24, 2**31 - 1, 2**31, HUGE])
pieces = st.integers(-1, 15) | edges
any_board = (
    st.lists(pieces, max_size=18)
    | st.permutations([*range(16), *EMPTY]).map(lambda found: found[:16])
    | st.lists(st.integers(-1, 15), min_size=16, max_size=16)
)


@given(any_board, pieces)
def test_any_board_is_valid_or_refused(given: list[int], hand: int) -> None:
    placed = [piece for piece in given if piece != -1]
    sound = (
        len(given) == 16
        and all(0 <= piece <= 15 for piece in placed)
        and len(set(placed)) == len(placed)
    )
    if sound:
        form, relabel = QuartoCanonical(15, False)(given)
        assert sorted(piece for piece in form if piece >= 0) == sorted(relabel[p] for p in placed)
    else:
        with pytest.raises(ValueError, match="expected"):
            QuartoCanonical(15, False)(given)
    if sound and -1 <= hand <= 15 and hand not in placed:
        low, high = solver().solve(given, hand, nodes=1)
        assert low >= -31
        assert high <= 31
    else:
        with pytest.raises(ValueError, match="expected"):
            solver().solve(given, hand, nodes=1)


numbers = st.integers(-3, 26) | edges
any_tiles = st.lists(st.tuples(numbers, st.integers(-1, 4) | edges, numbers, numbers), max_size=8)
near_tiles = st.lists(
    st.tuples(st.integers(0, 23), st.integers(0, 3), st.integers(-3, 3), st.integers(-3, 3)),
    max_size=30,
)


@given(any_tiles | near_tiles)
def test_any_figure_is_valid_or_refused(given: list[tuple[int, int, int, int]]) -> None:
    in_range = all(
        0 <= tile <= 23 and 0 <= orientation <= 3 and max(abs(x), abs(y)) <= FAR
        for tile, orientation, x, y in given
    )
    if not in_range:
        with pytest.raises(ValueError, match="expected"):
            PentaFigure(given)
        return
    lying = PentaFigure(given)
    if lying.fault:
        with pytest.raises(ValueError, match="figure: every tile once"):
            penta_count(given)
        return
    squares, clashes, rough, spoiled, _, _, connected = penta_count(given)
    assert squares == len(lying.squares())
    assert clashes == len(lying.clashes())
    assert rough == len(lying.rough())
    assert spoiled == len(lying.spoiled())
    assert connected == lying.connected()


@given(
    st.lists(numbers, max_size=4),
    st.integers(-1, 4),
    st.booleans(),
    (any_tiles | near_tiles).map(lambda tiles: tiles[:3]),
)
def test_any_problem_is_solved_or_refused(
    hand: list[int], goal: int, faults: bool, fixed: list[tuple[int, int, int, int]]
) -> None:
    try:
        low, high, found, _, _ = penta_best(hand, goal, faults, fixed, nodes=20_000)
    except ValueError as error:
        assert "expected" in str(error)  # noqa: PT017 - most of these are refused
        return
    tiles = [tile for tile, *_ in found]
    assert set(tiles) <= {*hand, *(tile for tile, *_ in fixed)}
    assert len(set(tiles)) == len(tiles)
    assert not found or low <= high
