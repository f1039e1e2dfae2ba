"""The kernel's solver against brute force on small hands, and against the book."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from fourfold.kernel import penta_all, penta_best, penta_census, penta_count, penta_rings
from tests.pentaraduga.core.brute import Placement, best, facts, figures, worth

SQUARES, QUADOS, RINGS, FRAME = range(4)
#: The fourteen tiles without violet.
FIVE = (3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)

SEVENS = [
    (3, 4, 6, 7, 8, 10, 14),
    (4, 5, 7, 11, 12, 15, 16),
    (3, 5, 10, 11, 12, 13, 15),
    (5, 7, 9, 10, 11, 13, 16),
    (3, 4, 7, 8, 10, 14, 16),
    (3, 5, 7, 10, 11, 13, 15),
]
TWELVES = [
    (8, (1, 2, 4, 5, 7, 9, 12, 15, 17, 18, 20, 23)),
    (8, (0, 1, 4, 7, 9, 10, 12, 13, 16, 20, 21, 22)),
    (8, (0, 4, 8, 9, 10, 12, 13, 14, 16, 17, 20, 21)),
    (8, (2, 3, 6, 7, 10, 11, 14, 15, 16, 17, 20, 21)),
    (8, (0, 2, 3, 4, 5, 7, 9, 14, 19, 21, 22, 23)),
    (9, (0, 2, 9, 11, 14, 15, 16, 17, 18, 19, 20, 21)),
    (9, (0, 1, 2, 3, 5, 6, 7, 11, 16, 20, 21, 22)),
]
STARTS: list[list[Placement]] = [
    [
        *[(3, 0, 0, 0), (5, 1, 0, -2), (6, 3, 1, -2), (7, 3, -1, -2)],
        *[(8, 2, 0, -3), (9, 2, -2, -3), (13, 2, -3, -2)],
    ],
    [
        *[(3, 0, 0, 0), (4, 0, 1, -1), (5, 1, 0, -2), (8, 1, 3, -3)],
        *[(9, 1, 1, -3), (10, 3, 2, -3), (12, 0, -1, -3)],
    ],
]


def hands(size: int, count: int, seed: int) -> list[tuple[int, ...]]:
    """Returns random hands, half of them of tiles with colours in common."""
    chance = Random(f"{size} {seed}")
    found = []
    for k in range(count):
        first, span = chance.randrange(24), 24 if k % 2 else size + 3
        found.append(tuple(chance.sample([(first + i) % 24 for i in range(span)], size)))
    return found


def check(
    hand: tuple[int, ...], goal: int, faults: bool, fixed: tuple[Placement, ...] = ()
) -> None:
    """Asserts the same best value and number of figures as brute force."""
    value, number = best(hand, goal, faults, fixed)
    low, high, figure, _, _ = penta_best(hand, goal, faults, fixed)
    if value is None:
        assert (low > high, figure) == (True, []), hand
    else:
        told = facts(figure)
        assert (low, high, told.connected) == (value, value, True), hand
        assert (worth(goal, told), set(fixed) - set(figure)) == (value, set()), hand
        if goal != FRAME:
            assert {tile for tile, *_ in figure} == {*hand, *(tile for tile, *_ in fixed)}
    if goal != FRAME:
        most, count, shown, complete, _, _ = penta_all(hand, goal, faults, fixed, most=3)
        assert (count, complete, len(shown)) == (number, True, min(3, number)), hand
        assert value is None or most == value


# Against brute force.


def test_the_kernel_counts_figures_like_brute_force() -> None:
    chance = Random(5)
    for hand in hands(3, 6, seed=1):
        for figure in chance.sample(sorted(map(sorted, figures(hand, faults=True))), 60):
            assert penta_count(figure) == facts(figure)
    ring = penta_best(FIVE[:7], RINGS)[2]
    assert penta_count(ring) == facts(ring)
    assert facts(ring).rings


@pytest.mark.parametrize("goal", [SQUARES, QUADOS])
def test_small_hands_with_faults(goal: int) -> None:
    for hand in [*hands(1, 2, seed=2), *hands(2, 20, seed=2), *hands(3, 8, seed=2)]:
        check(hand, goal, faults=True)


@pytest.mark.parametrize("goal", [SQUARES, QUADOS])
def test_clean_figures_of_small_hands(goal: int) -> None:
    for size, count in ((1, 2), (2, 20), (3, 20), (4, 10)):
        for hand in hands(size, count, seed=3):
            check(hand, goal, faults=False)


@pytest.mark.parametrize("faults", [False, True])
@pytest.mark.parametrize("goal", [SQUARES, QUADOS])
def test_figures_that_are_extended(goal: int, faults: bool) -> None:
    chance = Random(f"{goal} {faults}")
    for first, *rest in hands(5, 8, seed=4):
        starts = figures([first, *rest[:2]], faults=False) or figures([first], faults=False)
        start = chance.choice(sorted(map(sorted, starts)))
        check(tuple(rest[2 : 3 if faults else 4]), goal, faults, tuple(start))


def test_figures_that_clash_are_extended() -> None:
    clashing = [
        figure
        for figure in map(sorted, figures((3, 8, 13), faults=True))
        if facts(figure).clashes and not facts(figure).rough
    ]
    for start in Random(6).sample(sorted(clashing), 8):
        check((4,), SQUARES, False, tuple(start))
        check((4,), QUADOS, True, tuple(start))


def test_rings_and_frames_of_small_hands() -> None:
    for hand in [*hands(4, 6, seed=7), (3, 4, 5, 8), (4, 5, 8, 9)]:
        check(hand, RINGS, faults=False)
        check(hand, FRAME, faults=False)
    check(hands(3, 1, seed=7)[0], FRAME, faults=True)


def test_rings_of_tiles_that_lie() -> None:
    ring = penta_best((3, 4, 5, 8), RINGS)[2]
    for first, second, *lying in (ring, ring[1:] + ring[:1]):
        check((first[0],), RINGS, False, (second, *lying))
        check((first[0], 9), RINGS, False, (second, *lying))
        check((first[0], second[0], 9), RINGS, False, tuple(lying))


def test_rings_are_what_four_tiles_make() -> None:
    for hand in [(3, 4, 5, 8), *hands(4, 6, seed=8)]:
        made = [facts(sorted(figure)) for figure in figures(hand, faults=False)]
        assert penta_rings(hand) == sum(told.rings for told in made)
    assert penta_rings(FIVE) == sum(penta_rings(part) for part in combinations(FIVE, 4))


# Facts of the game.


def test_seven_tiles_never_give_more_than_four_squares() -> None:
    census = penta_census(list(combinations(FIVE, 7)))
    assert [census.count(value) for value in (4, 3, 2, None)] == [2294, 1116, 6, 16]
    assert len(census) == 3432


def test_with_faults_every_hand_counts_two_squares_at_least() -> None:
    census = penta_census(list(combinations(FIVE, 7)), faults=True)
    assert [census.count(value) for value in (4, 3, 2)] == [2294, 1120, 18]


@pytest.mark.parametrize("hand", SEVENS)
def test_sevens_of_the_book(hand: tuple[int, ...]) -> None:
    low, high, figure, _, _ = penta_best(hand)
    assert (low, high, facts(figure).squares) == (4, 4, 4)


@pytest.mark.parametrize(("goal", "hand"), TWELVES)
def test_twelves_of_the_book(goal: int, hand: tuple[int, ...]) -> None:
    low, high, figure, _, _ = penta_best(hand)
    assert (low, high) == (goal, goal)
    assert facts(figure)[:3] == (goal, 0, 0)


@pytest.mark.parametrize("start", STARTS)
def test_quados_of_the_book(start: list[Placement]) -> None:
    rest = set(FIVE) - {tile for tile, *_ in start}
    low, high, figure, _, _ = penta_best(sorted(rest), QUADOS, fixed=start)
    assert low == high >= 10
    assert worth(QUADOS, facts(figure)) == low


def test_rings_do_not_depend_on_the_tile_that_lies_first() -> None:
    for size in range(7, 14):
        for hand in [*hands(size, 2, seed=10), tuple(Random(size).sample(FIVE, size))]:
            best = penta_best(hand, RINGS)[:2]
            number = penta_all(hand, RINGS)[1]
            for k, tile in enumerate(hand[:2]):
                rest, fixed = sorted({*hand} - {tile}), [(tile, k, 3, 5)]
                assert penta_best(rest, RINGS, fixed=fixed)[:2] == best, (hand, tile)
                assert penta_all(rest, RINGS, fixed=fixed)[1] == number, (hand, tile)


def test_five_colours_never_make_more_than_four_rings() -> None:
    thirteens = penta_census(list(combinations(FIVE, 13)), RINGS)
    assert [thirteens.count(value) for value in (400, 303)] == [6, 8]
    low, high, figure, _, _ = penta_best(FIVE, RINGS)
    assert (low, high) == (402, 402)
    assert (facts(figure)[:3], facts(figure).rings) == ((2, 0, 0), 4)


def test_twelve_tiles_make_four_rings_in_a_circle() -> None:
    low, high, figure, _, _ = penta_best((0, 3, 7, 8, 10, 12, 13, 14, 15, 17, 19, 20), RINGS)
    assert (low, high, facts(figure).rings) == (400, 400, 4)


# Progress and limits.


def test_a_stopped_search_tells_bounds() -> None:
    hand = list(range(24))
    low, high, figure, nodes, _ = penta_best(hand, nodes=2000)
    assert low < high
    assert facts(figure)[:3] == (low, 0, 0)
    assert nodes < 400_000
    assert penta_all(hand, nodes=2000)[3] is False


@pytest.mark.parametrize("goal", [SQUARES, RINGS, FRAME])
def test_a_watcher_stops_the_search(goal: int) -> None:
    heard: list[tuple[int, float, int, int]] = []

    def watch(*progress: int | float) -> bool:
        nodes, seconds, done, everything = progress
        heard.append((int(nodes), seconds, int(done), int(everything)))
        return len(heard) < 2

    low, high, _, nodes, _ = penta_best(list(range(24)), goal, threads=2, progress=watch)
    assert low < high
    assert len(heard) >= 2
    assert nodes >= heard[0][0]


def test_an_error_of_the_watcher_comes_through() -> None:
    def watch(*_: object) -> bool:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        penta_best(list(range(24)), progress=watch)


def test_threads_agree() -> None:
    for _, hand in TWELVES[:3]:
        assert penta_best(hand, threads=3)[:2] == penta_best(hand)[:2]
    some = hands(8, 20, seed=9)
    assert penta_census(some, threads=3) == penta_census(some)


def test_a_stopped_census_ends_early() -> None:
    asked = [tuple(range(24))] * 3
    assert penta_census(asked, progress=lambda *_: False) == []


@pytest.mark.parametrize(
    ("hand", "goal", "fixed"),
    [
        ([], SQUARES, []),
        ([24], SQUARES, []),
        ([3, 3], SQUARES, []),
        ([3], 4, []),
        ([3], SQUARES, [(3, 0, 0, 0)]),
        ([3], SQUARES, [(4, 4, 0, 0)]),
        ([3], SQUARES, [(4, 0, 0, 0), (5, 0, 0, 0)]),
        ([3], SQUARES, [(4, 0, 0, 0), (5, 0, 9, 0)]),
        ([3], SQUARES, [(4, 0, 0, 0), (5, 0, 0, 1)]),
        ([3], FRAME, [(4, 0, 0, 0)]),
    ],
)
def test_invalid_questions_are_refused(hand: list[int], goal: int, fixed: list[Placement]) -> None:
    with pytest.raises(ValueError):
        penta_best(hand, goal, True, fixed)
