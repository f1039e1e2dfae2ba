"""The census: every hand once, with figures that prove its value."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest

from fourfold.kernel import penta_rings
from fourfold.pentaraduga import FIVE_COLOURS, RECOLOURINGS, TILES, Figure, Placement, Tile
from fourfold.pentaraduga.core.tiles import mask_of, tiles_in
from fourfold.pentaraduga.solving.census import (
    CENSUSES,
    QUESTIONS,
    HandClass,
    certificate_in,
    distribution,
    read,
    ring_share,
    take,
    verify,
)
from fourfold.pentaraduga.solving.hands import all_hands, classes, images
from fourfold.play import Malformed
from scripts.census import chart, rings_table, scores_table

DOCS = Path(__file__).parents[3] / "docs"
#: The results, as in docs/results.md.
FOUND = {
    told["census"]: told
    for told in map(json.loads, (DOCS / "census" / "summaries.jsonl").read_text().splitlines())
}
T = TypeVar("T")
R = TypeVar("R")


def alone(work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
    """A crew that works in this process."""
    return map(work, tasks)


def shipped(name: str) -> list[HandClass]:
    return read(certificate_in(DOCS / "census", CENSUSES[name]), CENSUSES[name])


@pytest.fixture(scope="module")
def squares(tmp_path_factory: pytest.TempPathFactory) -> list[HandClass]:
    folder = tmp_path_factory.mktemp("census")
    census = CENSUSES["squares"]
    steps = list(take(census, folder, alone))
    assert steps[0].done == 0
    assert steps[-1].done == steps[-1].all
    assert [file.name for file in folder.iterdir()] == ["squares.txt.gz"]
    return read(certificate_in(folder, census), census)


# Hands


@pytest.mark.parametrize(("tiles", "size"), [(FIVE_COLOURS, 3), (FIVE_COLOURS, 7), (TILES, 3)])
def test_every_hand_is_in_exactly_one_class(tiles: tuple[Tile, ...], size: int) -> None:
    changes = [
        {tile: recolouring(tile.mirrored if mirror else tile) for tile in tiles}
        for recolouring in RECOLOURINGS
        for mirror in (False, True)
    ]
    changes = [change for change in changes if set(change.values()) == set(tiles)]
    left = {frozenset(hand) for hand in combinations(tiles, size)}
    for hand, number in classes(tiles, size).items():
        same = {frozenset(change[tile] for tile in tiles_in(hand)) for change in changes}
        assert {frozenset(tiles_in(image)) for image in images(hand, tiles)} == same
        assert len(same) == number
        assert same <= left
        left -= same
    assert not left


def test_hands_and_tiles() -> None:
    hand = tuple(Random(1).sample(TILES, 12))
    assert set(tiles_in(mask_of(hand))) == set(hand)
    assert len(set(all_hands(FIVE_COLOURS, 7))) == 3432


# Figures


def test_the_shipped_census_of_squares_is_what_a_new_one_finds(squares: list[HandClass]) -> None:
    assert [entry[:3] for entry in squares] == [entry[:3] for entry in shipped("squares")]
    told = FOUND["squares"]
    assert {str(score): hands for score, hands in distribution(squares).items()} == told["scores"]
    assert (told["hands"], told["classes"]) == (3432, len(squares))


@pytest.mark.parametrize("name", ["squares", "rings"])
def test_the_shipped_certificates_are_right(name: str) -> None:
    found = list(verify(CENSUSES[name], shipped(name), samples=50, seed=3))
    assert [problem for _, problem in found if problem] == []
    assert found[-1][0].done == found[-1][0].all == FOUND[name]["classes"]


def test_the_shipped_scores_of_twelve_tiles() -> None:
    census, told = CENSUSES["squares+"], FOUND["squares+"]
    packed = (DOCS / "census" / "squares+.scores.gz").read_bytes()
    scores = list(map(int, gzip.decompress(packed).decode().strip()))
    hands = census.classes()
    assert (len(scores), sum(hands.values())) == (told["classes"], told["hands"])
    entries = [
        HandClass(*pair, score, ()) for pair, score in zip(hands.items(), scores, strict=True)
    ]
    assert {str(score): hands for score, hands in distribution(entries).items()} == told["scores"]
    (question,) = (question for question in QUESTIONS if question.census == "squares+")
    found = question.found(entries)
    assert sum(entry.hands for entry in found) == told["questions"][0]["hands"]
    # Hands of the lowest values take a hundred times as long as others.
    most, chance = max(scores), Random(11)
    highest = [entry for entry in entries if entry.value == most]
    for entry in chance.sample(entries, 60) + chance.sample(highest, 10):
        assert census.solve(entry.hand, entry.hands).value == entry.value


@pytest.mark.parametrize("seed", range(20))
def test_hands_of_one_class_have_the_same_value(seed: int, squares: list[HandClass]) -> None:
    chance, census = Random(seed), CENSUSES["squares"]
    entry = chance.choice(squares)
    for image in images(entry.hand, FIVE_COLOURS):
        assert census.solve(image, entry.hands).value == entry.value


# Rings


def test_rings_are_those_that_the_kernel_counts() -> None:
    fours = {
        image for entry in shipped("rings") if entry.value for image in images(entry.hand, TILES)
    }
    for hand in all_hands(TILES, 4):
        assert (penta_rings([tile.index for tile in tiles_in(hand)]) > 0) == (hand in fours)


def test_rings_are_those_that_can_be_laid() -> None:
    census = CENSUSES["rings"]
    entries = shipped("rings")
    chance = Random(5)
    rings = [entry for entry in entries if entry.value]
    others = [entry for entry in entries if not entry.value]
    for entry in chance.sample(rings, 5) + chance.sample(others, 15):
        assert any(census.value(figure) for figure in pinwheels(entry.tiles)) == bool(entry.value)


def pinwheels(tiles: tuple[Tile, ...]) -> Iterator[Figure]:
    """Yields all ways to lay four tiles round a cell without a fault, tile by tile."""
    first, *rest = tiles
    for direction in "ВПНЛ":
        start = Figure([Placement.parse(f"{first}{direction}@0,0")])
        yield from _laid(start, rest)


def _laid(figure: Figure, rest: list[Tile]) -> Iterator[Figure]:
    if not rest:
        yield figure
    for tile in rest:
        for place in figure.places(tile):
            # In a ring every tile is perpendicular to the previous one.
            if _across(place, figure.placements[-1]):
                yield from _laid(figure.add(place), [other for other in rest if other != tile])


def _across(place: Placement, other: Placement) -> bool:
    return (place.direction.index - other.direction.index) % 2 == 1


@pytest.mark.parametrize(("tiles", "size"), [(FIVE_COLOURS, 4), (FIVE_COLOURS, 6), (TILES, 4)])
def test_shares_of_hands_with_rings(tiles: tuple[Tile, ...], size: int) -> None:
    entries = shipped("rings")
    fours = {image for one in entries if one.value for image in images(one.hand, TILES)}
    counted = sum(
        any(mask_of(four) in fours for four in combinations(tiles_in(hand), 4))
        for hand in all_hands(tiles, size)
    )
    rings, hands = ring_share(entries, tiles, size)
    told = {"tiles": len(tiles), "size": size, "rings": rings, "hands": hands}
    assert rings == counted
    assert told in FOUND["rings"]["rings"]


# Stopping and going on


def test_a_stopped_census_goes_on_where_it_was(tmp_path: Path) -> None:
    census = CENSUSES["rings"]
    first = take(census, tmp_path, alone)
    while next(first).done < 100:
        pass
    first.close()
    partial = tmp_path / "rings.partial"
    kept = partial.read_text()
    # As if the process had been killed while it wrote a line.
    partial.write_bytes(kept.encode() + b"0000f0 12 1 rOr"[:-1])
    steps = list(take(census, tmp_path, alone))
    assert steps[0].done == len(kept.splitlines())
    found = read(certificate_in(tmp_path, census), census)
    # The kernel may find any of several best figures.
    assert [entry[:3] for entry in found] == [entry[:3] for entry in shipped("rings")]


# Checking


def problems(entries: list[HandClass], samples: int = 0) -> list[str]:
    found = verify(CENSUSES["rings"], entries, samples=samples, seed=0)
    return [str(problem) for _, problem in found if problem]


def test_an_error_names_what_is_wrong() -> None:
    entries = shipped("rings")
    assert problems(entries) == []
    at, entry = next((at, entry) for at, entry in enumerate(entries) if entry.value)
    names = ", ".join(map(str, entry.tiles))

    def instead(**changes: object) -> list[HandClass]:
        changed = entry._replace(**changes)  # type: ignore[arg-type]
        return [*entries[:at], changed, *entries[at + 1 :]]

    here = f"Entry {at + 1}: "
    assert problems(instead(value=2)) == [here + "The figure is said to count 2, but counts 1."]
    assert problems(instead(places=entry.places[1:]))[0].endswith(f"; the hand is {names}.")
    assert problems(instead(places=()))[0].endswith(f"; the hand is {names}.")
    assert problems(instead(places=("oRoU",)))[0].startswith(here + "“oRoU” is not a place")
    assert problems(instead(hands=99)) == [
        here + f"It is said to stand for 99 hands, but {entry.hands} are like it.",
        f"The entries stand for {10626 + 99 - entry.hands:,} hands; there are 10,626.",
    ]
    assert problems([*entries[:at], *entries[at + 1 :]])[0] == f"The hand {names} is missing."
    assert problems([*entries, entry])[0] == f"Entry 525: The hand {names} is there twice."
    foreign = next(iter(images(entry.hand, TILES) - {entry.hand}))
    assert "is not among the hands" in problems(instead(hand=foreign))[0]
    # The rules cannot refute a value that is too low; only a search can.
    modest = instead(value=0, places=())
    assert problems(modest) == []
    (problem,) = problems(modest, samples=len(entries))
    assert here + "It is said to count 0 at best, but the search found 1: " in problem


def test_bad_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "some.txt.gz"
    for data, message in {
        b"squares\n": "is not a certificate; expected",
        gzip.compress(b"rings\n"): "is not a certificate of squares, but of “rings”",
        gzip.compress(b"squares\n")[:-9]: "is not a certificate; expected",
        gzip.compress(b""): "is not a certificate of squares, but of “”",
        gzip.compress(b"squares\nzz 1 1\n"): "“zz 1 1” is not an entry",
    }.items():
        path.write_bytes(data)
        with pytest.raises(Malformed, match=message):
            read(path, CENSUSES["squares"])


def test_the_page_of_results_tells_what_was_found() -> None:
    page = (DOCS / "results.md").read_text(encoding="utf-8")
    assert scores_table(FOUND) in page
    assert rings_table(FOUND) in page
    assert (DOCS / "pictures" / "census.svg").read_text(encoding="utf-8") == chart(FOUND)
