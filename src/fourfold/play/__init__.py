"""Parts shared by all games: rules protocol, table, streams, records, matches, bots."""

from fourfold.play.bots import Bot, Plan, Planner, courtesy, simulate
from fourfold.play.errors import FourfoldError, Illegal, Malformed
from fourfold.play.game import Game, Notation, Style
from fourfold.play.match import Entry, Fixture, Match
from fourfold.play.names import clean_name, shown_name
from fourfold.play.options import change_options, explain_options, read_options, write_options
from fourfold.play.records import Record, RecordedEvent
from fourfold.play.rules import Rules
from fourfold.play.tables.acts import (
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
    TableAct,
    Wait,
)
from fourfold.play.tables.stream import News, TableView, Update, update, view
from fourfold.play.tables.table import AnyTable, OpenRequest, Table, fold
from fourfold.play.values import (
    SEATS,
    Act,
    Due,
    Event,
    Instant,
    Offers,
    Outcome,
    Seat,
    SetUp,
    in_order,
)

__all__ = [
    "SEATS",
    "Act",
    "Answer",
    "AnyTable",
    "Ask",
    "Away",
    "Back",
    "Bot",
    "ClaimVictory",
    "DowntimeSkipped",
    "Due",
    "Entry",
    "Event",
    "Fixture",
    "FourfoldError",
    "Game",
    "Illegal",
    "Instant",
    "Join",
    "Malformed",
    "Match",
    "News",
    "Notation",
    "Offers",
    "OpenRequest",
    "Outcome",
    "Plan",
    "Planner",
    "Record",
    "RecordedEvent",
    "Rematch",
    "Resign",
    "Resume",
    "Rules",
    "Seat",
    "SetUp",
    "Style",
    "Table",
    "TableAct",
    "TableView",
    "Update",
    "Wait",
    "change_options",
    "clean_name",
    "courtesy",
    "explain_options",
    "fold",
    "in_order",
    "read_options",
    "shown_name",
    "simulate",
    "update",
    "view",
    "write_options",
]
