"""The checker of the soak accepts correct stories and finds the fault in wrong ones."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from fourfold.play import (
    Answer,
    Ask,
    Away,
    ClaimVictory,
    DowntimeSkipped,
    Event,
    Seat,
    Table,
    update,
)
from fourfold.quarto import Give, Options, Piece, Place, Quarto, Square, TimeUp
from tests.server.soak.checker import Log, check
from tests.server.soak.players import Deed, Journal, Link
from tests.server.soak.site import Outage

A, B = Seat
Story = list[tuple[Seat | None, Any, int]]

#: Seat, action and millisecond of each event; the third second is charged to nobody.
STORY: Story = [
    (Seat.A, Give(Piece.LRTF), 1_000),
    (None, DowntimeSkipped(1_000), 3_000),
    (Seat.B, Place(Square.A1), 4_000),
    (Seat.B, Give(Piece.LRTH), 5_000),
]
#: Bo's five seconds run out.
TIME_UP: Story = [(A, Give(Piece.LRTF), 1_000), (None, TimeUp(), 6_000)]
#: Bo leaves after the first move, and Ann claims the game.
CLAIMED: Story = [
    (A, Give(Piece.LRTF), 1_000),
    (None, Away(B), 3_600),
    (A, ClaimVictory(), 4_000),
]
#: The same during a pause.
CLAIMED_IN_A_PAUSE: Story = [
    (A, Ask("pause"), 500),
    (B, Answer(True), 900),
    (None, Away(B), 3_600),
    (A, ClaimVictory(), 4_000),
]
#: The processes to which Ann and Bo are connected.
ANNS, BOS = 1, 2


class Told:
    """A log, and the journals of two players who were told everything at once."""

    def __init__(self, story: Story = STORY) -> None:
        rules = Quarto(Options(move_time=5, starter="first"))
        table: Table[Any, Any, Any] = Table.open(rules, rules.deal(Random(1)), ("Ann", "Bo"), 0)
        self.log = Log("t", "quarto", None, table)
        self.log.people = {A, B}
        self.journals = {seat: Journal("t", seat.value) for seat in Seat}
        self.journals[A].links.append(Link(0.0, ANNS))
        self.journals[B].links.append(Link(0.0, BOS))
        for number, (seat, action, at) in enumerate(story, 1):
            name = f"{number}" if seat else ""
            table = table.after(Event(number, seat, action, at, name))
            text = msgspec.json.encode(action).decode()
            self.log.rows.append((number, seat.value if seat else None, at, text, name or None))
            if seat:
                sent, answered = at / 1000 - 0.01, at / 1000 + 0.01
                deed = Deed(json.loads(text), sent, sent, answered, "accepted", [sent])
                self.journals[seat].deeds[name] = deed
            for listener, journal in self.journals.items():
                told = update(table, listener, journal.version)
                journal.hear(json.loads(msgspec.json.encode(told)))
                journal.heard[journal.version] = at / 1000 + 0.01
        if table.outcome:
            self.log.outcome = msgspec.json.encode(table.outcome).decode()
        self.outages = []
        if story is STORY:
            self.outages.append(Outage("away", began=2.0, down=2.0, up=3.0, over=3.0))

    def refuse(self, reached: float) -> None:
        """Adds an action of Bo's that arrived at this time and was refused after the end."""
        deed = Deed({"type": "place", "square": "a1"}, reached, reached, 9.0, "game-over")
        deed.reached.append(reached)
        self.journals[B].deeds["late"] = deed

    def leave(self, at: float) -> None:
        """Ends Bo's connection at this time."""
        self.journals[B].links[-1].until = at

    def found(self) -> list[str]:
        """Returns the kinds of problems that the checker finds."""
        verdict = check({"t": self.log}, self.journals.values(), self.outages, ["half"])
        kinds = ("lost", "told_differently", "charged_wrongly", "claimed_wrongly", "broken")
        return [kind for kind in kinds if getattr(verdict, kind)]


def test_a_correct_story_has_no_problems() -> None:
    assert Told().found() == []


def test_a_correct_timeout_and_a_correct_claim_have_no_problems() -> None:
    late = Told(TIME_UP)
    late.refuse(reached=5.9)
    assert late.found() == []
    claimed = Told(CLAIMED)
    claimed.leave(at=1.1)
    assert claimed.found() == []


def lose_the_last(story: Told) -> None:
    story.log.rows.pop()


def make_a_hole(story: Told) -> None:
    story.log.rows[-1] = (9, *story.log.rows[-1][1:])


def do_it_twice(story: Told) -> None:
    seq, *rest = story.log.rows[-1]
    story.log.rows.append((seq + 1, *rest))  # type: ignore[arg-type]


def store_something_else(story: Told) -> None:
    seq, seat, at, _, name = story.log.rows[-1]
    story.log.rows[-1] = (seq, seat, at, '{"type":"give","piece":"f"}', name)


def tell_of_something_else(story: Told) -> None:
    story.journals[Seat.A].news[1]["at"] += 1


def show_something_else(story: Told) -> None:
    story.journals[Seat.B].views.add((2, "elsewhere"))


def tell_twice(story: Told) -> None:
    story.journals[Seat.A].hear({"version": 1, "view": {}, "news": [{"version": 1}]})


def store_what_was_refused(story: Told) -> None:
    story.journals[Seat.B].deeds["3"].answer = "not-your-turn"


def store_half_an_action(story: Told) -> None:
    story.log.rows[-1] = (*story.log.rows[-1][:4], "half")


def store_an_outcome(story: Told) -> None:
    story.log.outcome = '{"winner":"A","reason":"line","score":[1,0]}'


def charge_for_an_outage(story: Told) -> None:
    # The outage really lasted from the first to the fourth second.
    story.outages[0].began = story.outages[0].down = 1.1
    story.outages[0].up = story.outages[0].over = 3.9


def charge_for_a_stall(story: Told) -> None:
    charge_for_an_outage(story)
    story.outages[0].stall = True


def charge_for_a_stalled_worker(story: Told) -> None:
    charge_for_a_stall(story)
    story.outages[0].processes = frozenset({BOS})


def charge_for_a_turn_that_nobody_was_told_of(story: Told) -> None:
    # Two seconds were charged to Bo, who was told only just before.
    story.outages.clear()
    story.journals[A].deeds["1"].answered = 3.9
    for journal in story.journals.values():
        journal.heard[1] = 3.9


def charge_nothing(story: Told) -> None:
    story.outages.clear()
    for deed in story.journals[Seat.B].deeds.values():
        deed.sent = deed.sent_last = deed.sent + 20
    for journal in story.journals.values():
        journal.heard = {version: at + 20 for version, at in journal.heard.items() if version > 1}


def refuse_what_came_in_time(story: Told) -> None:
    story.refuse(reached=2.0)


def never_answer_what_came_in_time(story: Told) -> None:
    story.refuse(reached=2.0)
    story.journals[B].deeds["late"].answer = story.journals[B].deeds["late"].answered = None


def refuse_what_came_in_a_stall(story: Told) -> None:
    # It came after one second of the turn and a stall of three.
    story.outages.append(Outage("stall", 1.5, 1.5, 4.5, 4.5, stall=True))
    story.refuse(reached=5.0)


def time_out_a_player_whose_worker_was_stopped(story: Told) -> None:
    workers = frozenset({BOS})
    story.outages.append(Outage("stall", 1.5, 1.5, 5.5, 5.5, processes=workers, stall=True))


def time_out_a_player_who_never_came(story: Told) -> None:
    story.journals[B].links.clear()


def claim_from_a_player_who_is_there(story: Told) -> None:
    story.leave(at=4.5)


def claim_from_a_player_who_came_back(story: Told) -> None:
    story.leave(at=1.1)
    story.journals[B].links.append(Link(3.0, BOS, 4.5))


def claim_from_a_player_who_was_gone_for_a_moment(story: Told) -> None:
    story.leave(at=2.5)


def claim_from_a_player_who_could_not_come_back(story: Told) -> None:
    story.leave(at=1.1)
    story.outages.append(Outage("stall", 1.3, 1.3, 3.8, 3.8, stall=True))


def claim_from_a_player_who_never_came(story: Told) -> None:
    story.journals[B].links.clear()


def claim_from_a_player_in_a_pause(story: Told) -> None:
    story.leave(at=1.1)


@pytest.mark.parametrize(
    ("spoil", "kinds"),
    [
        (lose_the_last, {"lost"}),
        (make_a_hole, {"broken"}),
        (do_it_twice, {"broken"}),
        (store_something_else, {"told_differently"}),
        (tell_of_something_else, {"told_differently"}),
        (show_something_else, {"told_differently"}),
        (tell_twice, {"told_differently"}),
        (store_what_was_refused, {"told_differently"}),
        (store_half_an_action, {"broken", "lost"}),
        (store_an_outcome, {"broken"}),
        (charge_for_an_outage, {"charged_wrongly"}),
        (charge_nothing, {"charged_wrongly"}),
        (charge_for_a_stall, {"charged_wrongly"}),
        (charge_for_a_stalled_worker, {"charged_wrongly"}),
        (charge_for_a_turn_that_nobody_was_told_of, {"charged_wrongly"}),
    ],
)
def test_the_checker_finds_what_is_wrong_with_a_story(
    spoil: Callable[[Told], None], kinds: set[str]
) -> None:
    story = Told()
    spoil(story)
    assert kinds <= set(story.found())


@pytest.mark.parametrize(
    ("story", "spoil", "kind"),
    [
        (TIME_UP, refuse_what_came_in_time, "charged_wrongly"),
        (TIME_UP, never_answer_what_came_in_time, "charged_wrongly"),
        (TIME_UP, refuse_what_came_in_a_stall, "charged_wrongly"),
        (TIME_UP, time_out_a_player_whose_worker_was_stopped, "charged_wrongly"),
        (TIME_UP, time_out_a_player_who_never_came, "claimed_wrongly"),
        (CLAIMED, claim_from_a_player_who_is_there, "claimed_wrongly"),
        (CLAIMED, claim_from_a_player_who_came_back, "claimed_wrongly"),
        (CLAIMED, claim_from_a_player_who_was_gone_for_a_moment, "claimed_wrongly"),
        (CLAIMED, claim_from_a_player_who_could_not_come_back, "claimed_wrongly"),
        (CLAIMED, claim_from_a_player_who_never_came, "claimed_wrongly"),
        (CLAIMED_IN_A_PAUSE, claim_from_a_player_in_a_pause, "claimed_wrongly"),
    ],
)
def test_the_checker_finds_what_is_wrong_with_an_end(
    story: Story, spoil: Callable[[Told], None], kind: str
) -> None:
    told = Told(story)
    spoil(told)
    assert kind in told.found()


def test_a_stalled_worker_concerns_only_players_connected_to_it() -> None:
    told = Told(TIME_UP)
    workers = frozenset({ANNS})
    told.outages.append(Outage("stall", 1.5, 1.5, 5.5, 5.5, processes=workers, stall=True))
    assert told.found() == []


def test_an_action_that_died_with_its_process_was_not_received() -> None:
    told = Told(TIME_UP)
    told.refuse(reached=2.0)
    told.journals[B].deeds["late"].reached.append(5.9)
    told.outages.append(Outage("kill", 2.1, up=2.1, over=2.2, stall=True, deadly=True))
    assert told.found() == []
