"""The soak's checker finds what is wrong: it is shown a right story, and wrong ones."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from fourfold.play import Event, Resumed, Seat, Table, update
from fourfold.quarto import Give, Options, Piece, Place, Quarto, Square
from tests.server.soak.checker import Log, check
from tests.server.soak.players import Deed, Journal
from tests.server.soak.site import Outage

#: What is done at which second; the third second is one for which nobody is charged.
STORY: list[tuple[Seat | None, Any, int]] = [
    (Seat.A, Give(Piece.LRTF), 1_000),
    (None, Resumed(1_000), 3_000),
    (Seat.B, Place(Square.A1), 4_000),
    (Seat.B, Give(Piece.LRTH), 5_000),
]


class Told:
    """A log, and the journal of a player who has heard of everything at once."""

    def __init__(self) -> None:
        rules = Quarto(Options(move_time=5, starter="first"))
        table: Table[Any, Any, Any] = Table.open(rules, rules.deal(Random(1)), ("Ann", "Bo"), 0)
        self.log = Log("t", "quarto", None, table)
        self.journals = {seat: Journal("t", seat.value) for seat in Seat}
        for number, (seat, action, at) in enumerate(STORY, 1):
            name = f"{number}" if seat else ""
            table = table.after(Event(number, seat, action, at, name))
            text = msgspec.json.encode(action).decode()
            self.log.rows.append((number, seat.value if seat else None, at, text, name or None))
            if seat:
                sent, answered = at / 1000 - 0.01, at / 1000 + 0.01
                deed = Deed(json.loads(text), sent, sent, answered, "accepted")
                self.journals[seat].deeds[name] = deed
            for listener, journal in self.journals.items():
                told = update(table, listener, journal.version)
                journal.hear(json.loads(msgspec.json.encode(told)))
                journal.heard[journal.version] = at / 1000 + 0.01
        self.outages = [Outage("away", began=2.0, down=2.0, up=3.0)]

    def found(self) -> list[str]:
        """Which kinds of things are wrong."""
        verdict = check({"t": self.log}, self.journals.values(), self.outages, ["half"])
        kinds = ("lost", "told_differently", "charged_wrongly", "broken")
        return [kind for kind in kinds if getattr(verdict, kind)]


def test_a_right_story_is_right() -> None:
    assert Told().found() == []


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
    # Really it was from the first to the fourth second.
    story.outages[0].began = story.outages[0].down = 1.1
    story.outages[0].up = 3.9


def charge_nothing(story: Told) -> None:
    story.outages.clear()
    for deed in story.journals[Seat.B].deeds.values():
        deed.sent = deed.sent_last = deed.sent + 20
    for journal in story.journals.values():
        journal.heard = {version: at + 20 for version, at in journal.heard.items() if version > 1}


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
    ],
)
def test_wrong_stories_are_found_out(spoil: Callable[[Told], None], kinds: set[str]) -> None:
    story = Told()
    spoil(story)
    assert kinds <= set(story.found())
