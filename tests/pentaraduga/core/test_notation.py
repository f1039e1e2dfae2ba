"""Notation of figures: it round-trips, is as short as possible, and errors name the problem."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random

import pytest

from fourfold.pentaraduga import (
    DIRECTIONS,
    TILES,
    Condition,
    Figure,
    Meeting,
    Placement,
    Tile,
    read_figure,
    read_figures,
    read_placement,
    write_figure,
    write_placement,
)
from fourfold.pentaraduga.core.letters import Alphabet
from fourfold.play import Malformed
from tests.pentaraduga.core.figures import clean_figure, messy_figure

SEEDS = range(25)
ALPHABETS: tuple[Alphabet, ...] = ("ascii", "cyrillic")


def at_origin(figure: Figure) -> Figure:
    x, y = figure.placements[0][2:]
    return figure.moved(-x, -y)


def double(meeting: Meeting) -> bool:
    return meeting.double


def double_in_a_corner(meeting: Meeting) -> bool:
    return meeting.double and bool(meeting.corners)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_clean_figure_needs_no_places(seed: int) -> None:
    figure = clean_figure(Random(seed), 14).turned(seed)
    written = write_figure(figure)
    assert "@" not in written
    assert read_figure(written) == at_origin(figure)
    assert written.isascii()
    assert read_figure(write_figure(figure, alphabet="cyrillic")) == at_origin(figure)


@pytest.mark.parametrize("seed", range(8))
def test_case_spaces_and_brackets_do_not_matter(seed: int) -> None:
    figure = clean_figure(Random(seed), 14)
    for alphabet, spelt in product(ALPHABETS, (str.lower, str.upper)):
        written = spelt(write_figure(figure, alphabet=alphabet))
        assert read_figure(f" ( {written.replace(',', ' , ')})") == at_origin(figure)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_messy_figure_is_read_back(seed: int) -> None:
    figure = at_origin(messy_figure(Random(seed), 12))
    for alphabet in ALPHABETS:
        assert read_figure(write_figure(figure, alphabet=alphabet)) == figure
    laid = Figure(figure.placements[:1])
    for placement in figure.placements[1:]:
        meeting = laid.meets(placement)
        assert meeting
        assert meeting.legal or write_placement(placement, laid).endswith(
            f"@{placement.x},{placement.y}"
        )
        laid = laid.add(placement)


def meaning(word: str, figure: Figure) -> Placement | None:
    try:
        return read_placement(word, figure)
    except Malformed:
        return None


def letters(number: int) -> list[str]:
    """Returns all words of ``number`` letters."""
    return ["".join(map(str, some)) for some in product(DIRECTIONS, repeat=number)]


@pytest.mark.parametrize("seed", range(4))
def test_no_shorter_word_means_the_place(seed: int) -> None:
    figure = at_origin(clean_figure(Random(seed), 8))
    laid = Figure(figure.placements[:1])
    some = [word for number in range(5) for word in letters(number)]
    for placement in figure.placements[1:]:
        word = write_placement(placement, laid)
        hosts = ["", *map(str, laid.tiles)]
        for shorter in sorted(a + b for a, b in product(some, hosts) if len(a + b) < len(word) - 3):
            assert meaning(f"{placement.tile}{shorter}", laid) != placement
        laid = laid.add(placement)


@pytest.mark.parametrize(("seed", "size"), [(2, 8), (4, 14), (6, 14)])
def test_letters_are_preferred_to_a_tile_that_is_named(seed: int, size: int) -> None:
    figure = at_origin(clean_figure(Random(seed), size))
    laid, named = Figure(figure.placements[:1]), 0
    for placement in figure.placements[1:]:
        word = write_placement(placement, laid)
        if word[-3:] in map(str, laid.tiles):
            named += 1
            for as_short in letters(len(word) - 3):
                assert meaning(f"{placement.tile}{as_short}", laid) != placement
        laid = laid.add(placement)
    assert named


@pytest.mark.parametrize("condition", [double, double_in_a_corner])
def test_a_condition_leaves_fewer_places_and_letters(condition: Condition) -> None:
    asked = free = 0
    for seed in range(10):
        chance = Random(seed)
        start = figure = clean_figure(chance, 2)
        for tile in chance.sample([tile for tile in TILES if tile not in start], 12):
            places = [
                place
                for place in figure.places(tile)
                if (meeting := figure.meets(place)) and condition(meeting)
            ]
            if places:
                figure = figure.add(chance.choice(places))
        if figure == start:
            continue
        written = write_figure(figure, start, condition=condition)
        assert read_figure(written, start, condition=condition) == figure
        asked += len(written)
        free += len(write_figure(figure, start))
    assert 0 < asked < free


def test_a_square_in_the_word() -> None:
    start = read_figure("gBg,yGyL")
    with pytest.raises(Malformed, match=r"several places: .*gYgL@0,1"):
        read_placement("gYgL", start)
    assert str(read_placement("gYgL::", start)) == "gYgL@0,1"


def grown_figures() -> list[str]:
    text = (Path(__file__).parent / "grown_figures.txt").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if not line.startswith("#")]


CONDITIONS: dict[str, Condition] = {"doubles": double, "rings": double_in_a_corner}


@pytest.mark.parametrize("line", grown_figures())
def test_words_of_games(line: str) -> None:
    game, _, steps = line.partition(": ")
    figure = Figure()
    for step in steps.split():
        if step.startswith("-"):
            figure = figure.without(Tile.parse(step[1:]))
            continue
        word, _, place = step.rpartition("=")
        placement = Placement.parse(place)
        if word:
            condition = CONDITIONS.get(game) if len(figure) > 1 else None
            assert read_placement(word, figure, condition=condition) == placement
            plain = word.split("(")[0].removesuffix("::")
            assert len(write_placement(placement, figure, condition=condition)) <= len(plain) + (
                2 if "::" in word else 0
            )
        figure = figure.add(placement)


def test_three_letters() -> None:
    figure = read_figure("(oYgU,yGbRU,gBgRR,gYoDU,oYoDD,yOyDUR,rOyLU)")
    assert repr(figure) == (
        "<Figure oYgU@0,0 yGbR@2,0 gBgR@3,-1 gYoD@0,1 oYoD@0,-1 yOyD@1,2 rOyL@-1,0>"
    )
    assert len(figure.squares) == 3


def test_other_endings() -> None:
    line = "vRoU,gBv,bGbR,bVbL,rVrR,rOrL,vBgDD,oRvDD,oYgUUR,yOyRU,rOyU"
    one, two, three = read_figures(f"({line}, yGyLR, или ВН, или yGyLbGb)")
    assert one.without(Tile.YGY) == two.without(Tile.YGY) == three.without(Tile.YGY)
    assert len({figure[Tile.YGY] for figure in (one, two, three)}) == 3
    one, two, three = read_figures("rOr,yOy,rOyR / D / yOyD,rOyD")
    assert two == three != one


def test_places_written_out() -> None:
    figure = read_figure("oRoU@0,0, rOrL@1,-2,yOrD@5, -7")
    assert [str(placement) for placement in figure] == ["oRoU@0,0", "rOrL@1,-2", "yOrD@5,-7"]
    assert not figure.connected
    assert write_figure(figure) == "oRo,rOrLR,yOrD@5,-7"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "Tile 1: “” is not a tile with its place"),
        ("oRo,", "Tile 2: “” is not a tile"),
        ("oRo,xyz", "Tile 2: “xyz” is not a tile with its place"),
        ("oRo,rGr", "Tile 2: “rGr” is not a tile; expected the colours"),
        ("oRo,rOrЩ", "Tile 2: “rOrЩ” is not"),
        ("oRo,rOrLL,oRoU", "Tile 3: The tile oRo is there twice"),
        ("oRo,OROU", "Tile 2: The tile oRo is there twice"),
        ("оКо,кОкЛ", "Tile 2: “кОкЛ” has several places: кОкЛ@1,-2, кОкЛ@-1,0."),
        ("oRo,rOrL", "Tile 2: “rOrL” has several places: rOrL@1,-2, rOrL@-1,0."),
        ("oRo,gBg", "Tile 2: “gBg” fits nowhere."),
        ("оКо,кОкН", "Tile 2: “кОкН” fits nowhere; кОк fits at "),
        ("oRo,rOrD", "Tile 2: “rOrD” fits nowhere; rOr fits at "),
        ("oRo,rOr::", "Tile 2: “rOr::” fits nowhere; rOr fits at "),
        ("oRorOr", "Tile 1: “oRorOr” fits nowhere."),
        ("oRo,rOrLL,oYoD (к gYo)", "Tile 3: “oYoD (к gYo)” does not touch gYo."),
        ("oRo,rOr@0,1", "Tile 2: “rOr@0,1” is not a place; expected a tile, a direction"),
        ("oRo,rOrUU@0,1", "Tile 2: “rOrUU@0,1” is not a place"),
        ("oRo,rOrU@1,0", "Tile 2: rOrU@1,0 would lie on oRo."),
        ("oRo,rOrU@1", "Tile 2: “rOrU@1” is not"),
        ("oRo,rOrU@1,x", "Tile 2: “rOrU@1” is not"),
        ("oRo/rOr", "“rOr” is no other ending; expected"),
        ("oRo/", "“” is no other ending"),
    ],
)
def test_an_error_names_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(Malformed) as caught:
        read_figures(text)
    assert message in str(caught.value)


@pytest.mark.parametrize("text", ["r" * 50_000, "oRo" + " " * 50_000 + "x", "oRo(" * 9_000])
def test_long_nonsense_is_refused_at_once(text: str) -> None:
    with pytest.raises(Malformed):
        read_figures(text)
