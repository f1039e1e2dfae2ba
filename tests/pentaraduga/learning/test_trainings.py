"""Training games: right ones are replayed, and anything wrong in them is refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from fourfold.pentaraduga import DIRECTIONS, FIVE_COLOURS
from fourfold.pentaraduga.core.actions import (
    Arrange,
    Capture,
    Check,
    Draw,
    Drop,
    Exchange,
    GiveAll,
    HandOver,
    Lay,
    Pass,
    Stop,
    Take,
)
from fourfold.pentaraduga.games import GAMES
from fourfold.pentaraduga.learning.lessons import lesson, lessons
from fourfold.pentaraduga.learning.training_form import Expected, Head, game_id
from fourfold.pentaraduga.learning.trainings import Training, TrainingResult, read_trainings
from fourfold.pentaraduga.solving.solver import best_figure
from fourfold.play import Act, Malformed, Record, Seat, Table
from tests.pentaraduga.learning.dictated import Said, dictated
from tests.play.laws import tries

AnyTable = Table[Any, Any, Any]
BUILT = ("squares", "squares+", "frames")
PLAYED = tuple(game for game in GAMES if game not in (*BUILT, "quados", "reach+"))


@cache
def _told(name: str) -> Said:
    return dictated(name, lesson(name).record)


def told(name: str) -> Said:
    """Returns a copy of a training game of the book, to be changed."""
    return deepcopy(_told(name))


def replayed(said: object) -> TrainingResult:
    """Returns the verdict on a record after a round trip through JSON."""
    (training,) = read_trainings(json.dumps(said).encode())
    return training.replay()


def reason(said: object) -> tuple[int | None, str]:
    """Returns where and why a record is refused; asserts that it is, with a message."""
    verdict = replayed(said)
    assert verdict.error, verdict
    assert verdict.score is None
    words = str(verdict.error)
    assert words
    assert not words.startswith(("illegal-", "malformed-"))
    return verdict.event, words


# Right records


@pytest.mark.parametrize("name", lessons())
def test_every_training_game_of_the_book_is_replayed_to_its_score(name: str) -> None:
    said = told(name)
    assert replayed(said) == TrainingResult(name, lesson(name).game, lesson(name).score)
    assert Training(said).record() == lesson(name).record


WRITABLE = (Lay, Pass, Exchange, Take, Draw, Capture, HandOver, GiveAll)


def random_record(game: str, seed: int) -> Record:
    """Returns a random game in which both lay tiles when they can, and which ends soon."""
    chance = Random(seed)
    rules = GAMES[game].rules(GAMES[game].options())
    deal = msgspec.structs.replace(rules.deal(chance), starter=Seat.A)
    table: AnyTable = Table.open(rules, deal)
    while not table.outcome:
        seat = chance.choice(list(Seat))
        acts = [act for act in tries(rules, table.state, seat, chance) if type(act) in WRITABLE]
        laying: list[Act] = [act for act in acts if isinstance(act, Lay)]
        ending = [act for act in acts if not isinstance(act, Exchange)]
        for better in (laying, ending):
            if better and chance.random() < 0.8:
                acts = better
                break
        if acts:
            table = table.submit(seat, chance.choice(acts))
    return Record.of(table)


@pytest.mark.parametrize("game", PLAYED)
def test_any_played_game_replays_to_its_end(game: str) -> None:
    for seed in range(1 if game == "steals+" else 3):
        record = random_record(game, seed)
        said = dictated(f"{game}-{seed}", record)
        verdict = replayed(said)
        assert verdict.ok, (seed, verdict.event, str(verdict.error))
        assert Training(said).record().outcome == record.outcome


@pytest.mark.parametrize("game", BUILT)
def test_any_built_game_replays_to_its_end(game: str) -> None:
    chance = Random(game)
    rules = GAMES[game].rules(GAMES[game].options(always_check=False))
    deal = msgspec.structs.replace(rules.deal(chance), starter=Seat.A, lots=())
    table: AnyTable = Table.open(rules, deal)
    a, b = Seat
    for seat in (a, b):
        table = table.submit(seat, Drop(table.state.side(seat).hand[0]))
    for seat, end in ((b, Stop), (a, Check)):
        hand = table.state.side(seat).hand[:7]
        figure = best_figure(hand, "squares").figure
        assert figure
        table = table.submit(seat, Arrange(figure.placements))
        table = table.submit(seat, end(figure.placements))
    record = Record.of(table)
    said = dictated(game, record)
    assert replayed(said).ok, reason(said)
    assert Training(said).record() == record


def test_empty_handovers_and_final_refusals_may_be_missing() -> None:
    for name in lessons():
        said = told(name)
        said["events"] = [event for event in said["events"] if not handless(event)]
        while said["events"][-1]["type"].startswith(("refuse", "swap_all_take")):
            said["events"].pop()
        assert replayed(said).score == lesson(name).score, name


def handless(event: Said) -> bool:
    return event.get("give") == []


def test_a_record_may_leave_out_a_declined_capture() -> None:
    said = told("claims-2")
    (capture,) = [event for event in said["events"] if event["type"] == "capture"]
    said["events"] = said["events"][: said["events"].index(capture)]
    said["expect"]["score"] = [0, 0]
    assert replayed(said).ok
    # Then the other goes on in the remaining figure.
    last = {"actor": "A", "type": "move", "fig": "common", "tile": "oRo", "finish": ">"}
    figure = lesson("claims-2").table(len(said["events"])).state.figure
    (place, *_) = figure.places(FIVE_COLOURS[0], full=True)
    said["events"].append({**last, "place": [str(place.direction), place.x, place.y], "mark": "::"})
    assert replayed(said).ok, reason(said)


@pytest.mark.parametrize("name", ["Полные", "fulls", " Fulls "])
def test_games_are_named_by_the_book_or_by_us(name: str) -> None:
    said = told("fulls-1")
    assert replayed(said | {"game": name}).game == "fulls"


#: Existing files use these names, even if the Russian names of the games change.
BOOK = {
    "Полные": "fulls",
    "Квадраты": "squares",
    "Забиралки": "claims",
    "Квадос": "quados",
    "Дотянушки": "reach",
    "Двойные": "doubles",
    "Кольца": "rings",
    "Отбиралки": "steals",
    "Рамки": "frames",
}


@pytest.mark.parametrize("book", BOOK)
def test_the_names_of_the_book_are_known(book: str) -> None:
    variants = {game.id for game in GAMES.values() if game.variant_of == BOOK[book]}
    for name in (book, f" {book.upper()} ", BOOK[book]):
        assert game_id(Head(name, {}, (), Expected((0, 0))), GAMES) == BOOK[book]
    for variant in variants:
        for name in (f"{book}+", f"{book} +", variant):
            assert game_id(Head(name, {}, (), Expected((0, 0))), GAMES) == variant
        assert game_id(Head(book, {}, (), Expected((0, 0)), set=24), GAMES) == variant


def test_the_larger_set_is_the_plus_variant() -> None:
    said = dictated("x", random_record("doubles+", 1))
    assert said["set"] == 24
    for name in ("Двойные", "Двойные +", "doubles+"):
        assert replayed(said | {"game": name}).game == "doubles+"
    assert reason(said | {"set": 14}) == (
        None,
        "The hands, the stocks and the figures before the first event must be all 14 tiles, "
        "each once.",
    )
    assert "no game of Pentaraduga" in reason(told("fulls-1") | {"set": 24})[1]


def test_tiles_may_be_written_in_cyrillic() -> None:
    text = json.dumps(told("fulls-1"), ensure_ascii=False)
    for tile in FIVE_COLOURS:
        text = text.replace(str(tile), tile.written("cyrillic"))
    for direction in DIRECTIONS:
        text = text.replace(f'"{direction}"', f'"{direction.written("cyrillic")}"')
    assert not text.isascii()
    assert replayed(json.loads(text)).score == (2, 0)


# Wrong records

Tampering = Callable[[list[Said], int], bool]


def other_actor(events: list[Said], at: int) -> bool:
    events[at]["actor"] = "B" if events[at]["actor"] == "A" else "A"
    return True


def other_mark(events: list[Said], at: int) -> bool:
    events[at]["mark"] = "" if events[at].get("mark") else "::"
    return "fig" in events[at]


def other_draw(events: list[Said], at: int) -> bool:
    event = events[at]
    key = "take" if event["type"] == "exchange" else "draw"
    event[key] = other_tile_than(event.get(key), at)
    return True


def no_draw(events: list[Said], at: int) -> bool:
    return events[at].pop("draw", None) is not None


def other_tile(events: list[Said], at: int) -> bool:
    for key in ("tile", "give"):
        if isinstance(events[at].get(key), str):
            events[at][key] = other_tile_than(events[at][key], at)
            return True
    for key in ("tiles", "first", "second"):
        if parts := events[at].get(key):
            (part, *_) = parts if isinstance(parts, list) else [parts]
            if isinstance(part, str):
                parts[0] = other_tile_than(part, at)
            else:
                part["tile"] = other_tile_than(part["tile"], at)
            return True
    return False


def other_tile_than(tile: object, at: int) -> str:
    others = [str(one) for one in FIVE_COLOURS if str(one) != tile]
    return others[at % len(others)]


def other_place(events: list[Said], at: int) -> bool:
    if place := events[at].get("place"):
        place[1 + at % 2] += 1
    return bool(place)


def other_finish(events: list[Said], at: int) -> bool:
    events[at]["finish"] = "" if events[at].get("finish") else ">>"
    return "fig" in events[at]


def other_intercept(events: list[Said], at: int) -> bool:
    events[at]["intercept"] = not events[at].get("intercept")
    return "fig" in events[at]


def dropped(events: list[Said], at: int) -> bool:
    del events[at]
    return True


def doubled(events: list[Said], at: int) -> bool:
    events.insert(at, deepcopy(events[at]))
    return True


def tampered(name: str, tampering: Tampering) -> Iterator[tuple[int, Said]]:
    whole = told(name)
    # The variants of Reach begin alike.
    start = 11 if "-v" in name and name != "reach-v1" else 0
    for at in range(start, len(whole["events"])):
        said = deepcopy(whole)
        if tampering(said["events"], at):
            yield at, said


#: Changes that make any record wrong; the error names the event, or one after it.
LIES = (other_actor, other_mark, other_draw, no_draw, other_place, other_finish, other_intercept)


@pytest.mark.parametrize("tampering", LIES)
def test_tampered_records_are_refused(tampering: Tampering) -> None:
    for name in lessons():
        for at, said in tampered(name, tampering):
            event, _ = reason(said)
            # Anybody may stop first, and a figure may begin anywhere: a later event fails.
            free = said["events"][at]["type"] in ("stop_first", "start")
            assert event == at or free, (name, at)


@pytest.mark.parametrize("tampering", [other_tile, dropped, doubled])
def test_an_accepted_tampered_record_is_a_game_by_the_rules(tampering: Tampering) -> None:
    """Some changes make another game by the rules that ends with the same score.

    Converted back, the replayed game is then the record itself: all that it says is right.
    """
    believed = 0
    for name in lessons():
        for at, said in tampered(name, tampering):
            verdict = replayed(said)
            if verdict.ok:
                believed += 1
                again = dictated(name, Training(said).record())
                events, anew = shown(said), shown(again)
                assert anew[: len(events)] == events, (name, at)
                assert all("refuse" in event["type"] for event in anew[len(events) :]), (name, at)
                assert again["expect"] == said["expect"]
            else:
                assert reason(said)[0] in (*range(at, len(said["events"])), None)
    assert believed < 40


def shown(said: Said) -> list[Said]:
    """Returns the events of players; the taking of tiles that were never used may be missing."""
    return [
        event
        for event in said["events"]
        if not handless(event) and event["type"] != "swap_all_take"
    ]


@pytest.mark.parametrize("name", lessons())
def test_another_score_is_refused(name: str) -> None:
    said = told(name)
    a, b = said["expect"]["score"]
    for score in ([a + 1, b], [a, b + 1], [b, a] if a != b else [a - 1, b], [a - 1, b - 1]):
        said["expect"]["score"] = score
        event, words = reason(said)
        assert event is None
        assert words.startswith("The score: the record says")


@pytest.mark.parametrize(
    ("name", "at", "change", "words"),
    [
        ("fulls-1", 0, {"actor": "B"}, "It is not your turn: A is to act."),
        (
            "fulls-1",
            2,
            {"mark": ""},
            "Whether it makes a square: the record says –, by the rules it is ::.",
        ),
        (
            "fulls-1",
            3,
            {"type": "refuse_any"},
            "The kind of pass: the record says any, by the rules it is full.",
        ),
        ("fulls-1", 3, {"type": "sleep"}, "“sleep” is no event of this game, or not now."),
        ("fulls-1", 3, {"type": "swap_all_take"}, "“swap_all_take” is no event of this game"),
        ("doubles-1", 3, {"type": "swap_all_take"}, "“swap_all_take” is no event of this game"),
        ("fulls-1", 3, {"type": "pick", "tile": "oRo"}, "“pick” is no event of this game"),
        ("steals-1", 10, {"first": None}, "“first” is missing."),
        ("rings-1", 0, {"tiles": ["yOy", "yGb"]}, "“place” is missing."),
        ("fulls-1", 3, {"type": "check"}, "“check” is no event of this game, or not now."),
        (
            "fulls-1",
            1,
            {"fig": "B"},
            "The figure: the record says B, by the rules it is common.",
        ),
        (
            "fulls-1",
            1,
            {"type": "start"},
            "Beginning a figure: the record says true, by the rules it is false.",
        ),
        ("fulls-1", 5, {"n": 5}, "Move 5 cannot be the next of B: A has the odd numbers, B"),
        ("fulls-1", 5, {"host": "rOr"}, "“yOr” does not touch rOr."),
        ("fulls-1", 5, {"tile": "yYy"}, "“yYy” is not a tile"),
        ("fulls-1", 5, {"place": None}, "“place” is missing."),
        ("fulls-1", 5, {"place": ["U", 10**40, 0]}, "The event cannot be read: "),
        (
            "claims-1",
            10,
            {"squares": 5},
            "Squares: the record says 5, by the rules it is 6.",
        ),
        (
            "claims-2",
            1,
            {"give_to": "partner_end"},
            "The tile at the end of the stock: the record says bGb",
        ),
        (
            "claims-2",
            1,
            {"take_from": "own_start"},
            "The tile at the start of the stock: the record says",
        ),
        ("claims-2", 12, {"type": "prize"}, "The name of the act: the record says prize"),
        ("reach-v1", 16, {"reach": False}, "Reaching: the record says false"),
        (
            "steals-1",
            6,
            {"source": "A"},
            "Where the tile comes from: the record says A, by the rules it is B.",
        ),
        ("steals-1", 6, {"type": "move"}, "Where the tile comes from: the record says B"),
        ("steals-1", 3, {"type": "take_away"}, "Where the tile comes from: the record says"),
        (
            "doubles-1",
            12,
            {"give": ["oRo"]},
            "Tiles handed over: the record says oRo, by the rules it is oRo, rOr.",
        ),
        ("doubles-1", 12, {"type": "return_rest"}, "The stage of the exchange of all: the record"),
        ("doubles-1", 18, {"tiles": ["oRo"]}, "Tiles taken from the exchange: the record says"),
        ("squares-1", 0, {"squares": 4}, "Squares: the record says 4, by the rules it is 3."),
        ("squares-1", 0, {"violations": 0}, "Violations: the record says 0"),
        ("squares-1", 4, {"tile": "bGb"}, "Tiles taken from the exchange: the record says bGb"),
    ],
)
def test_the_reason_says_what_is_wrong(name: str, at: int, change: Said, words: str) -> None:
    said = told(name)
    said["events"][at] |= change
    event, found = reason(said)
    assert event == at
    assert found.startswith(words)


def test_the_owner_of_a_start_tile_is_checked() -> None:
    said = told("reach-v1")
    first, second = said["events"][3]["tiles"]
    assert (first["owner"], second["owner"]) == ("B", "A")
    first["owner"] = "A"
    assert reason(said) == (3, "Whose tile it was: the record says A, by the rules it is B.")


def test_exchanged_tiles_must_be_taken_before_use() -> None:
    said = told("rings-1")
    (take,) = [event for event in said["events"] if event["type"] == "swap_all_take"]
    said["events"].remove(take)
    assert reason(said)[1] == "A has yet to take gBg."
    said = told("squares-1")
    del said["events"][4]
    assert reason(said) == (5, "A has yet to take yOy.")


def test_a_game_that_is_not_over_has_no_score() -> None:
    for name, count in (("claims-1", 3), ("doubles-1", 6), ("squares-1", 7)):
        said = told(name)
        del said["events"][count:]
        assert reason(said) == (None, "The record ends, but the game is not over.")


def test_the_tiles_left_at_the_end_are_checked() -> None:
    said = told("fulls-1")
    said["expect"]["left"] = {"B": ["bGy"]}
    assert replayed(said).ok
    said["expect"]["left"] = {"B": ["bGb"]}
    assert reason(said) == (None, "Tiles left: the record says bGb, by the rules it is bGy.")
    said = told("rings-1")
    said["expect"] |= {"points": [5, 5], "squares": [5, 1], "best": "unknown"}
    assert replayed(said).ok, reason(said)
    said["expect"]["points"] = [5, 4]
    assert reason(said)[1].startswith("Points: ")
    said["expect"] |= {"points": [5, 5], "squares": [5, 2]}
    assert reason(said)[1].startswith("Squares: ")


def test_counted_remarks_are_checked() -> None:
    said = told("fulls-1")
    true = {"at": 14, "fig": "common", "tile": "rOy", "count_all": 5, "count_full": 0}
    said["checks"] = [true, {"at": 99, "kind": "a note", "win": []}]
    assert replayed(said).ok
    for change, at, words in (
        ({"count_all": 4}, 14, "Places of the tile: the record says 4, by the rules it is 5."),
        ({"count_full": 1}, 14, "Places where the tile is full: "),
        ({"count_double": 7}, 14, "Places where the tile is double: "),
        ({"has_full": True}, 14, "Whether the tile can be full: "),
        ({"squares": 6, "at": 17}, None, "Squares: the record says 6, by the rules it is 5."),
        ({"fig": "A"}, 14, "There is no figure “A”; expected: common."),
        ({"at": 18}, None, "A remark is made after 18 events; there are only 17."),
        ({"at": "x"}, None, "The remark cannot be read: "),
    ):
        said["checks"] = [true | change]
        event, found = reason(said)
        assert event == at
        assert found.startswith(words)
    said = told("rings-1") | {
        "checks": [{"at": 0, "kind": "corner_figures", "hand": "A", "count": 9}]
    }
    assert reason(said) == (0, "Corners: the record says 9, by the rules it is 10.")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"deal": {"A": {"hand": []}}}, "“A, B” is missing."),
        ({"prefigures": {"common": []}}, "Figures before the first event must be clean"),
        ({"expect": {}}, "The record cannot be read: "),
        ({"events": {}}, "The record cannot be read: "),
        ({"game": "Chess"}, "“Chess” with 14 tiles is no game of Pentaraduga; expected"),
        ({"set": 15}, "The record cannot be read: "),
        ({"checks": [5]}, "A remark must be an object."),
    ],
)
def test_a_record_must_be_a_whole_game(change: Said, words: str) -> None:
    event, found = reason(told("fulls-1") | change)
    assert event is None
    assert found.startswith(words)


def test_a_hand_must_have_its_size() -> None:
    said = told("fulls-1")
    said["deal"]["A"]["stock"].insert(0, said["deal"]["A"]["hand"].pop())
    assert reason(said)[1].startswith("The hand as dealt: the record says rOr, by the rules")


def test_figures_before_the_first_event() -> None:
    said = told("steals-problem")
    assert replayed(said).score == (10, 0)
    said["prefigures"]["A"][0]["place"][1] += 1
    assert reason(said)[1].startswith("Figures before the first event")
    said["prefigures"]["A"][0]["place"] = said["prefigures"]["A"][1]["place"]
    assert "would lie on" in reason(said)[1]


# Arbitrary files

ODD: list[Any] = [
    None,
    True,
    -1,
    10**30,
    1e308,
    "",
    "oRo",
    "A",
    [],
    [[]],
    {},
    {"A": {}},
    "x" * 5000,
]


def mutated(value: Any, chance: Random) -> Any:
    """Returns a value with a part replaced by something odd, or left out."""
    if chance.random() < 0.15 or not isinstance(value, dict | list) or not value:
        return deepcopy(chance.choice(ODD))
    copy: Any = value.copy()
    at = chance.choice(list(value)) if isinstance(value, dict) else chance.randrange(len(value))
    if chance.random() < 0.15:
        del copy[at]
    else:
        copy[at] = mutated(value[at], chance)
    return copy


def is_told(verdict: TrainingResult) -> bool:
    """Returns whether the error has a message; without one its text is its code."""
    return verdict.ok or not str(verdict.error).startswith(("illegal-", "malformed-"))


def test_odd_values_never_raise() -> None:
    chance = Random(1)
    wholes = [told(name) for name in lessons()]
    for whole in wholes:
        whole["checks"] = [{"at": 2, "fig": "common", "tile": "oRo", "squares": 0}]
    for _ in range(800):
        said = chance.choice(wholes)
        for _ in range(chance.randint(1, 3)):
            said = mutated(said, chance)
        try:
            verdicts = [one.replay() for one in read_trainings(json.dumps(said).encode())]
        except Malformed:
            assert not isinstance(said, dict) or "records" in said
            continue
        for verdict in verdicts:
            assert is_told(verdict)


def test_events_of_other_games_and_kinds_never_raise() -> None:
    chance = Random(2)
    wholes = [told(name) for name in lessons()]
    events = [event for whole in wholes for event in whole["events"]]
    kinds = sorted({event["type"] for event in events})
    for _ in range(500):
        said = deepcopy(chance.choice(wholes))
        at = chance.randrange(len(said["events"]))
        match chance.randrange(4):
            case 0:
                said["events"][at]["type"] = chance.choice(kinds)
            case 1:
                said["events"][at] = chance.choice(events)
            case 2:
                said["events"].insert(at, chance.choice(events))
            case 3:
                said["game"] = chance.choice(wholes)["game"]
        verdict = Training(said).replay()
        assert is_told(verdict)


@pytest.mark.parametrize(
    "text", [b"", b"{", b"5", b"[]", b'{"records": 5}', b"\xff\xfe", b"[" * 100_000, b'{"a": NaN}']
)
def test_a_file_without_records_is_malformed(text: bytes) -> None:
    with pytest.raises(Malformed):
        read_trainings(text)


def test_deep_and_long_files_are_refused_in_words() -> None:
    deep = '{"a":' * 900 + "1" + "}" * 900
    assert reason(json.loads(deep))[0] is None
    said = told("fulls-1")
    said["events"] = said["events"] + said["events"] * 50
    assert reason(said) == (17, "The game is over.")
