from __future__ import annotations

import msgspec
import pytest

from fourfold.catalogue import GAMES
from fourfold.play import (
    Entry,
    Fixture,
    Malformed,
    Match,
    Outcome,
    Record,
    Seat,
    change_options,
    read_options,
    write_options,
)
from fourfold.play.scanner import Scanner
from fourfold.play.tables.acts import (
    FORMS,
    Answer,
    Ask,
    Away,
    Back,
    ClaimVictory,
    DowntimeSkipped,
    Join,
    Rematch,
    Resign,
    Resume,
    Wait,
    read_act,
    write_act,
)
from fourfold.quarto import PRESETS, Options

A, B = Seat


def sheet(*scores: tuple[int, int], games: int = 8, stake: int | None = None) -> Match:
    match = Match((Fixture("squares"),) * games, stake=stake)
    for a, b in scores:
        winner = None if a == b else A if a > b else B
        match = match.enter(Outcome(winner, "checked", (a, b)))
    return match


def test_the_difference_goes_to_the_winner() -> None:
    match = sheet((4, 1), (0, 2), (3, 3))
    assert [entry.points for entry in match.entries] == [(3, 0), (0, 2), (0, 0)]
    assert match.totals == (3, 2)
    assert match.leader is A
    assert match.last_winner is B


def test_a_tie_goes_to_the_latest_winner() -> None:
    assert sheet((2, 0), (0, 1), (0, 1), games=3).winner is B
    assert sheet((1, 1), games=1).winner is None
    assert sheet((1, 0), games=2).winner is None


def test_a_match_of_different_games() -> None:
    games = (Fixture("quarto", {"squares": True}), Fixture("squares"))
    match = Match(games).enter(Outcome.win(A, "line"))
    assert match.next == Fixture("squares")
    assert match.entries == (Entry("quarto", Outcome.win(A, "line")),)
    with pytest.raises(ValueError, match="over after 2 games"):
        match.enter(Outcome.draw("full")).enter(Outcome.draw("full"))


def test_an_early_end_needs_more_than_a_tie() -> None:
    assert not sheet((3, 0), games=4, stake=1).settled
    early = sheet((4, 0), games=4, stake=1)
    assert early.settled
    assert early.next is None
    assert early.winner is A
    assert not sheet((4, 0), games=4).settled


def test_a_tie_with_a_winner_counts_as_the_outcome_says() -> None:
    match = Match((Fixture("rings"),)).enter(Outcome(B, "first", (5, 5), points=(0, 1)))
    assert match.totals == (0, 1)
    assert match.winner is B


def test_options_are_written_as_the_nearest_preset() -> None:
    options = msgspec.structs.replace(PRESETS["advanced"], move_time=60)
    assert write_options(options, PRESETS) == "advanced move_time=60"
    for preset, value in PRESETS.items():
        assert read_options(preset, PRESETS) == value
        assert read_options(write_options(value, PRESETS), PRESETS) == value


def test_options_are_read_with_changes() -> None:
    text = "international features=colour,top shared=2 squares=on move_time=none calls=auto"
    options = read_options(text, PRESETS)
    assert msgspec.to_builtins(options)["features"] == ("colour", "top")
    assert (options.shared, options.squares, options.move_time) == (2, True, None)
    assert read_options("late_call=none", PRESETS) == Options(late_call="none")
    assert read_options("shared=2", PRESETS) == Options(shared=2)
    assert read_options("", PRESETS) == Options()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("klingon", "no preset “klingon”; there is: international"),
        ("shared", "no preset “shared”"),
        ("international shared", "“shared” is not an option; expected NAME=VALUE"),
        ("speed=2", "“speed=2” is not an option"),
        ("calls=sometimes", "“calls=sometimes” will not do; expected: auto, players"),
        ("shared=5", "“shared=5” will not do; expected: 1…4"),
        ("shared=two", "“shared=two” will not do; expected: 1…4"),
        ("squares=maybe", "“squares=maybe” will not do; expected: on, off"),
        ("features=taste", "“features=taste” will not do; expected: colour, shape, height, top"),
        ("features=colour,colour", "one or more of colour, shape, height, top, each once"),
        ("features=colour shared=2", "cannot share 2 features where only one counts"),
        ("move_time=0", "“move_time=0” will not do; expected: 1…86400, none"),
    ],
)
def test_an_invalid_option_is_reported(text: str, message: str) -> None:
    with pytest.raises(Malformed) as error:
        read_options(text, PRESETS)
    assert message in str(error.value)


def test_changes_keep_the_other_options() -> None:
    assert change_options(PRESETS["tournament"], ["squares=on"]).move_time == 60


RECORD = """
[Game "quarto"]
[Rules "international move_time=60"]
[Deal "B"]
[A "Ann \\"the rook\\""]
[B ""]
[Started "2026-01-31T18:00:00.000Z"]

B:joins ("Bo :) \\\\")  {+12.5}
1. LRTF {+1} a1 {+2.25} ; a quiet start
2. DQSH {+0.001} A:asks (takeback) B:yes
2. lrtf
"""


def test_a_text_record_keeps_everything() -> None:
    with pytest.raises(Malformed) as error:
        Record.from_text(RECORD, GAMES)
    assert "Line 12, column 4, “lrtf”: LRTF cannot be given" in str(error.value)
    record = Record.from_text(RECORD.replace("lrtf", "hsrd"), GAMES)
    assert record.players == ('Ann "the rook"', None)
    assert record.started == 1_769_882_400_000
    assert [event.at - record.started for event in record.events][:4] == [
        12_500,
        13_500,
        15_750,
        15_751,
    ]
    table = record.table(GAMES)
    assert table.players == ('Ann "the rook"', "Bo :) \\")
    assert str(table.state.position) == "..../..../..../0... b"
    assert Record.from_text(record.text(GAMES), GAMES) == record
    assert Record.from_json(record.json(), GAMES) == record


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1. LRTF e1", "Line 1, column 9, “e1”: “e1” is not a square"),
        ("1. LRTF a1 2. LRTF", "“LRTF”: LRTF cannot be given"),
        ("1. LRTF a1\n2. DQSH a1", "Line 2, column 9, “a1”: a1 is taken by LRTF"),
        ("1. LRTF A:a1", "It is not your turn: B is to act"),
        ("1. LRTF (x)", "takes nothing in brackets"),
        ("1. LRTF resigns", "Say who: A:resigns or B:resigns"),
        ("1. LRTF A:asks (money)", "asks (draw)"),
        ("1. LRTF ((", "Line 1, column 9: “(” cannot be read"),
        ("1. LRTF a1 quarto!", "Point at the line"),
        ("1. LRTF time", "The time is not up yet"),
        ('[Game "chess"]', "no game “chess”; there is: quarto"),
        ('[Player "x"]', "Unknown tag [Player …]"),
        ('[A "x"]\n[A "y"]', "stands there twice"),
        ('[Deal "C"]', "Tag [Deal …]: “C” is not a starter"),
        ('[A "unclosed]\n1. LRTF', "Line 1, column 1: expected a tag"),
        ('[Started "yesterday"]', "“yesterday” is not a date"),
        ('[Version "x"]', "“x” is not a version"),
        ("1. LRTF A:resigns (x)", "“resigns (x)” cannot be read"),
        ("1. LRTF a1 clock:resumed (" + "9" * 500 + ")", "cannot be read"),
        ("1. LRTF {+" + "9" * 400 + "}", "Line 1, column 9: “{” cannot be read"),
        ('[Started "0001-01-01T00:00:00+23:00"]', "is not a date"),
        ('[Rules "move_time=' + "9" * 5000 + '"]', "will not do; expected: 1…86400, none"),
        ('[Result "A 1-0 line"]\n1. LRTF', "says it ended “A 1-0 line”, but it ends “*”"),
    ],
)
def test_errors_in_a_text_record_name_the_place(text: str, message: str) -> None:
    with pytest.raises(Malformed) as error:
        Record.from_text(text, GAMES)
    assert message in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("word", "details"),
    [
        *((word, ["x", "1", "A"]) for word in ("resigns", "resumes", "rematch", "claims")),
        *((word, ["x", "A", "-1", "1 1", "1" * 10]) for word in ("yes", "no")),
        ("asks", ["", "x", "draw draw", "Draw"]),
        ("joins", ["", "Bo", '"Bo" "Bo"', " "]),
        *((word, ["", "C", "A B", "a"]) for word in ("away", "back", "waits")),
        ("resumed", ["", "x", "-1", "1 1", "1" * 16]),
    ],
)
def test_a_table_act_with_a_wrong_detail_is_not_read_as_a_game_action(
    word: str, details: list[str]
) -> None:
    for detail in details:
        with pytest.raises(Malformed) as error:
            Record.from_text(f"1. LRTF A:{word} ({detail})", GAMES)
        assert isinstance(error.value.facts["problem"], Malformed)
        assert error.value.facts["problem"].code == "record-act", detail


def test_every_table_act_round_trips() -> None:
    written = {
        "A:resigns": Resign(),
        "A:asks (draw)": Ask("draw"),
        "A:asks (pause)": Ask("pause"),
        "A:asks (takeback)": Ask("takeback"),
        "A:yes": Answer(True),
        "A:no (2)": Answer(False, 2),
        'A:joins ("Bo \\\\ \\"x\\"")': Join('Bo \\ "x"'),
        "A:resumes": Resume(),
        "A:rematch": Rematch(),
        "A:claims": ClaimVictory(),
        "A:away (B)": Away(B),
        "A:back (B)": Back(B),
        "A:waits (B)": Wait(B),
        "A:resumed (20)": DowntimeSkipped(20),
    }
    assert {type(act) for act in written.values()} == set(FORMS)
    for text, act in written.items():
        (token,) = Scanner(text).tokens()
        assert read_act(token.word, token.detail or "") == act
        assert f"A:{write_act(act)}" == text


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "pgn"}, "its format is “pgn”"),
        ({"game": "chess"}, "no game “chess”"),
        ({"options": {"shared": 9}}, "The options cannot be read"),
        ({"options": {"features": []}}, "one or more of"),
        ({"deal": {}}, "The deal cannot be read"),
        ({"started": 10**18}, "The record cannot be read"),
        ({"players": ["", "B"]}, "The record cannot be read"),
        ({"rules": 2**31}, "The record cannot be read"),
        ({"rules": -1}, "The record cannot be read"),
        ({"events": [{"seat": "A", "at": 0, "action": {"type": "fly"}}]}, "The action cannot"),
        ({"events": [{"seat": "C", "at": 0, "action": {}}]}, "The record cannot be read"),
        ({"events": [{"seat": "B", "at": 0, "action": {"type": "give", "piece": "0"}}]}, "Event 1"),
        (
            {"started": 9, "events": [{"seat": "A", "at": 5, "action": {"type": "resign"}}]},
            "earlier",
        ),
        ({"outcome": {"winner": "A", "reason": "luck", "score": [1, 0]}}, "says it ended"),
    ],
)
def test_an_invalid_json_record_is_reported(change: dict[str, object], message: str) -> None:
    good = msgspec.json.decode(Record.from_text("1. LRTF a1", GAMES).json())
    with pytest.raises(Malformed) as error:
        Record.from_json(msgspec.json.encode(good | change), GAMES).table(GAMES)
    assert message in str(error.value)


@pytest.mark.parametrize("data", ["", "{", "[]", "null", '"x"', "{}", "\x00", "[" * 100_000])
def test_a_file_that_is_no_record_is_reported(data: str) -> None:
    with pytest.raises(Malformed):
        Record.from_json(data, GAMES)


def test_comments_and_a_byte_order_mark_are_ignored() -> None:
    text = '\ufeff; a remark\n[Deal "B"] ; another\n[A "Ann"]\n1. LRTF a1'
    record = Record.from_text(text, GAMES)
    assert record.players == ("Ann", "B")
    assert record.events[0].seat is B


def test_a_record_of_other_rules_keeps_its_outcome() -> None:
    record = Record.from_text("1. LRTF a1 A:resigns", GAMES)
    old = msgspec.structs.replace(record, rules=0, outcome=Outcome.win(A, "luck"))
    assert old.table(GAMES).outcome == Outcome.win(B, "resigned")
    assert Record.from_json(old.json(), GAMES).outcome == Outcome.win(A, "luck")
    assert '[Version "0"]' in old.text(GAMES)
    with pytest.raises(Malformed, match="says it ended"):
        msgspec.structs.replace(old, rules=1).table(GAMES)


def test_no_game_uses_the_tag_of_a_table_act() -> None:
    for game in GAMES.values():
        kinds = game.actions.__args__
        assert not {kind.__struct_config__.tag for kind in kinds} & {
            kind.__struct_config__.tag for kind in FORMS
        }
