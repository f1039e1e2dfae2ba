"""All parsers of untrusted text, with adversarial strings for each.

Also a process that parses them for ``tests/test_linear.py``, which kills it after a timeout. A
string is a head, a repeated part and a tail.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from fourfold import locale
from fourfold.catalogue import GAMES
from fourfold.cli.pentaraduga import read_goal
from fourfold.pentaraduga import Direction, Placement, Tile, parse_tiles
from fourfold.pentaraduga.core import notation
from fourfold.pentaraduga.rules.records import PentaradugaNotation
from fourfold.pentaraduga.solving import census, generator
from fourfold.play import Malformed, Record, change_options, clean_name, read_options, shown_name
from fourfold.quarto import Piece, Position, Square, lines
from fourfold.quarto.notation import QuartoNotation
from fourfold.quarto.solving import book
from fourfold.quarto.solving.engine import CommandLoop
from fourfold.server import wire, wire_problems
from fourfold.server.api import guests
from fourfold.server.ops import limits, logs
from fourfold.terminal.saves import read_opponent

__all__ = ["PARSERS", "Shape", "cases", "serve", "written"]

#: Head, repeated part, tail.
Shape = tuple[str, str, str]

QUARTO, SQUARES = GAMES["quarto"], GAMES["squares"]

#: Repeated parts for all parsers.
UNITS = (
    *(
        "; ",
        ";",
        ";\n",
        " ",
        "\n",
        "\t",
        "a",
        "1",
        "1.",
        "1. ",
        "-",
        "/",
        ",",
        ", ",
        "@",
        "+",
        "::",
    ),
    *('"', "\\", '\\"', "(", ")", "[", "]", "{", "}", "()", "[[", '{"a":', "=", "a=", "a=a ", ":"),
    *("A:", "%", "%41", "\0", "\u0301\u0323", "\u0301", "ﬃ", "İ", "\ud800", "oRo", "rRr", " or "),
)


def _record(text: str) -> object:
    return Record.from_text(text, GAMES)


def _json_record(text: str) -> object:
    return Record.from_json(text, GAMES)


def _wire(kind: Any, **others: Any) -> Callable[[str], object]:
    """Reads a message with a text in one field."""
    (name,) = (name for name, value in others.items() if value is ...)

    def read(text: str) -> object:
        with suppress(UnicodeEncodeError):
            data = msgspec.json.encode(others | {name: text})
            return msgspec.json.decode(data, type=kind)
        return None

    return read


def _deal(penta: bool, text: str) -> object:
    game = SQUARES if penta else QUARTO
    return game.rules(next(iter(game.presets.values()))).start(game.notation.read_deal(text))


def _engine(text: str) -> None:
    engine = CommandLoop(lambda line: None)
    engine.run([f"setoption {text}", f"position {text}", text])


def _preferred(text: str) -> object:
    return locale.preferred({"LANG": text})


def _read_line(text: str) -> object:
    return lines.parse_line(text)


def _many_changes(text: str) -> object:
    """Reads many changes of options, one of them long."""
    changes = [f"deal={text}/{text}", *len(text) // 10 * ["aids=full"]]
    return change_options(SQUARES.presets["book"], changes)


def _unknown_parts(text: str) -> None:
    """Reads actions with an unknown tag, field and value; errors name the closest known ones."""
    for action in (
        {"type": text},
        {"type": "lay", text: 1},
        {"type": "exchange", "tile": text},
        {"type": "arrange", "figure": [[text, "U", 0, 0]]},
    ):
        with suppress(Malformed):
            SQUARES.decode_action(msgspec.json.encode(action))


HEADS = '[Game "squares"]\n[Deal "'
#: By qualified name: the parser, and the strings for it alone.
PARSERS: dict[str, tuple[Callable[[str], object], tuple[Shape, ...]]] = {
    "play.records.Record.from_text": (
        _record,
        (
            ("", ";", "["),
            ("", "; ", '\n[A "x"'),
            ("", " ", "["),
            ("[", "A", ""),
            ("[A ", " ", ""),
            ('[A "', "x", ""),
            ('[A "', "\\", ""),
            ('[A "', '\\"', ""),
            ('[A "', '\\"', '"]'),
            ('[A "', "x\n", '"]'),
            ('[A "', "\u0301\u0323", '"]'),
            ("", '[A "x"]', ""),
            ('[Started "', "2", '"]'),
            ('[Started "2026-01-01T00:00:00.', "0", '"]'),
            ('[Rules "', "move_time=60 ", '"]'),
            ('[Rules "move_time=', "9", '"]'),
            ('[Rules "features=', "colour,", '"]'),
            ('[Game "squares"]\n[Rules "deal=', "oRo,", '"]'),
            ('[Deal "A ', "./", '"]'),
            (HEADS + "A: ", "oRo ", '"]'),
            (HEADS + "A: / / ", "1 ", '"]'),
            (HEADS + "A: / ; /; ", "[", '"]'),
            (HEADS + 'A: / ; /; {\\"held\\":[0,0],\\"reached\\":{\\"a\\":', "[", '"]'),
            ("x ", "x ", ""),
            ("LRTF ", "\n", "x"),
            ("", "a\n", ""),
            ("", "1.\n", ""),
            ("", "1.", "x"),
            ("LRTF", " ", "("),
            ("LRTF (", "(", ""),
            ("LRTF (", '"a"', ""),
            ("LRTF (", '"a"', ")"),
            ("LRTF (", '"\\', ""),
            ("LRTF (", "\\", '")'),
            ("LRTF {+", "1", "}"),
            ("LRTF {+1.", "1", "}"),
            ("", "LRTF {+1} ", ""),
            ("LRTF a1 quarto! (", "a1,", ")"),
            ("LRTF a1 quarto! (", "a1-", ")"),
            ("", "clock:", ""),
            ("", "A:asks (pause) B:yes A:resumes\n", ""),
            ("", "A:asks (draw) B:no LRTF A:asks (takeback) B:yes\n", ""),
            ("", "clock:away (A) clock:back (A) ", ""),
            ('[B ""]\nB:joins ("', "\\", '")'),
            ('[B ""]\nB:joins ("', "\u0301\u0323", '")'),
            ('[B ""]\nB:joins (', '" ', ")"),
            ("A:resumed (", "9", ")"),
            ('[Game "squares"]\n[Deal "A: oRo / rOr"]\n', "oRoU@0,0+", ""),
            ('[Game "squares"]\n[Deal "A: oRo / rOr"]\nA:arrange (', "oRoU@0,0 ", ")"),
            ('[Game "squares"]\n[Deal "A: oRo / rOr"]\n', "A:arrange (oRoU@0,0) {+1}\n", ""),
        ),
    ),
    "play.records.Record.from_json": (
        _json_record,
        (
            ('{"format":', "[", ""),
            (
                '{"format":"fourfold-record-1","events":[',
                '{"seat":"A","at":0,"action":{}},',
                "{}]}",
            ),
            ('{"format":"', "\\u0301", '"}'),
        ),
    ),
    "play.decoding": (
        _unknown_parts,
        (("", "lay ", ""), ("`", " - at `$", "`"), ("", ".a[0]", "")),
    ),
    "play.options.read_options": (
        lambda text: (read_options(text, QUARTO.presets), read_options(text, SQUARES.presets)),
        (
            ("", "shared=1 ", ""),
            ("features=", "colour,", ""),
            ("move_time=", "9", ""),
            ("", "aids=full ", ""),
        ),
    ),
    "play.options.change_options": (_many_changes, (("", "oRo,", "oRo"),)),
    "play.names.clean_name": (
        clean_name,
        (
            ("a", "\u0323\u0301", ""),
            ("", "a\u0301", ""),
            ("", "\u202e", "a"),
            ("", "\u1100\u1161", ""),
        ),
    ),
    "play.names.shown_name": (lambda text: shown_name(text, "A"), ()),
    "locale.wished": (
        locale.wished,
        (
            ("", "qq-Zzzz-ZZ,", ""),
            ("qq;", "q=1;", ""),
            ("", "en;q=0,", "*"),
            ("en;q=0.", "0", "x"),
            ("en", " ", ";q=1"),
            ("en;", " ", "q=1"),
            ("", "a-1", ";"),
            ("", "zh-", ""),
            ("", "en-", ""),
            ("", "_", ""),
        ),
    ),
    "locale.preferred": (_preferred, (("", "en_", ""),)),
    "quarto.notation.read_deal": (partial(_deal, False), (("A ", "..../", " -"),)),
    "quarto.notation.read": (
        lambda text: [
            QuartoNotation().read(
                QUARTO.rules(QUARTO.presets["international"]).start(QuartoNotation().read_deal("")),
                word,
                text,
            )
            for word in ("quarto!", "LRTF")
        ],
        (("on ", "a1,", ""), ("", "a1-", "")),
    ),
    "quarto.position.Position.parse": (
        Position.parse,
        (("", "..../", " -"), ("....", "/....", " 1")),
    ),
    "quarto.lines.Square.parse": (Square.parse, ()),
    "quarto.lines.parse_line": (_read_line, (("", "a1-", "a1"), ("", "a1 ", ""))),
    "quarto.pieces.Piece.parse": (Piece.parse, (("", "DQSH", ""), ("", "HSQD", ""))),
    "quarto.solving.engine": (
        _engine,
        (
            ("go ", "moves ", "x"),
            ("go ", "time 1 ", "x"),
            ("go ", "infinite ", "x"),
            ("start moves ", "LRTF a1 ", ""),
            ("name Features value ", "colour,", ""),
        ),
    ),
    "quarto.solving.book.parse_line": (book.parse_line, (("", ".", " 0:0"), ("....", " 0:0", ""))),
    "pentaraduga.rules.records.read_deal": (
        partial(_deal, True),
        (
            ("A: ", "oRo ", "/ rOr"),
            ("A: / / ", "1 ", ""),
            ("A: /; ", "oRoU@0,0 ", "/"),
            ("A: /; /; ", "[", ""),
            ('A: /; /; {"held":[0,0],"reached":{"a":', "[", ""),
            ('A: /; /; {"held":[0,0],"common":[', '["oRo","U",0,0],', '["oRo","U",0,0]]}'),
        ),
    ),
    "pentaraduga.rules.records.read": (
        lambda text: PentaradugaNotation().read(None, text, None),  # type: ignore[arg-type]
        (("", "oRoU@0,0+", "rOrU@0,0"), ("oRoU@", "9", ",0"), ("oRoU@", "1_", "1,0")),
    ),
    "pentaraduga.core.tiles.Tile.parse": (Tile.parse, ()),
    "pentaraduga.core.tiles.parse_tiles": (
        lambda text: parse_tiles(text.split()),
        (("", "oRo ", ""),),
    ),
    "pentaraduga.core.lattice.Direction.parse": (Direction.parse, ()),
    "pentaraduga.core.lattice.Placement.parse": (Placement.parse, (("oRoU@", "9", ",0"),)),
    "pentaraduga.core.notation.read_figure": (
        notation.read_figure,
        (
            ("", "oRo,", ""),
            ("oRo (", "a ", ""),
            ("oRo (", "a ", "rOr)"),
            ("oRo", "U", ""),
            ("rrr", "r", " (x rrr)"),
            ("rrr", "rrr", " ("),
            ("oRo@", "1", ", 1"),
            ("", ", 1", ""),
        ),
    ),
    "pentaraduga.core.notation.read_figures": (
        notation.read_figures,
        (
            ("", "oRo,", "/ oRo"),
            ("rOrU,yOy,rOyR", " / ", ""),
            ("rOrU,yOy", " / yOy", ""),
            ("rOrU,yOy", " ,", " or "),
            ("rOrU,yOy,rOyR", " / Н", ""),
        ),
    ),
    "pentaraduga.core.notation.read_placement": (notation.read_placement, (("rrr", "l", ""),)),
    "pentaraduga.solving.census.HandClass.parse": (
        census.HandClass.parse,
        (("0 1 ", "1 ", ""), ("", "f", " 1 1")),
    ),
    "pentaraduga.solving.generator.problem": (
        generator.problem,
        (("squares-", "0", ""), ("", "squares-", "")),
    ),
    "server.ops.logs.begin_request": (logs.begin_request, ()),
    "server.ops.limits.address_of": (
        limits.address_of,
        (("", "1.", ""), ("", "::", ""), ("", "f:", "")),
    ),
    "server.api.guests.cookie_in": (
        lambda text: guests.cookie_in(text, guests.COOKIE),
        (
            ('a="', "\\x", '"'),
            ("", "a=b;", ""),
            ("", "fourfold=a;", ""),
            ('fourfold="', '\\"', '"'),
        ),
    ),
    "server.wire.GuestInfo": (_wire(wire.GuestInfo, name="A", locale=...), (("", "a-", ""),)),
    "server.wire.TableRequest": (
        _wire(wire.TableRequest, game="quarto", opponent={"kind": "here"}, position=...),
        (),
    ),
    "server.wire.ClientMessage": (
        _wire(wire.ClientMessage, type="act", id=..., action={"type": "pass"}),
        (),
    ),
    "server.wire.Question": (_wire(wire.AnalysisRequest, type="review", record=...), ()),
    "server.wire_problems.FigureRequest": (_wire(wire_problems.FigureRequest, notation=...), ()),
    "terminal.saves.read_opponent": (read_opponent, ()),
    "cli.pentaraduga.read_goal": (read_goal, ()),
}


def written(shape: Shape, size: int) -> str:
    """Returns a string of about this many characters."""
    head, part, tail = shape
    return head + part * (size // len(part)) + tail


def cases() -> Iterator[tuple[str, Shape]]:
    """Yields every parser with each of its repeated parts."""
    for name, (_, shapes) in PARSERS.items():
        for unit in UNITS:
            yield name, ("", unit, "")
        for shape in shapes:
            yield name, shape


def _seconds(name: str, text: str) -> float | str:
    parse, _ = PARSERS[name]
    start = time.process_time()
    try:
        parse(text)
    except ValueError:  # As ``FourfoldError`` is one.
        pass
    except Exception as error:
        return repr(error)[:100]
    return time.process_time() - start


def serve(connection: Connection) -> None:
    """Parses the requested strings; answers with the processor seconds of each.

    Answers with the exception if a parser raises an unexpected one.
    """
    # Keeps the garbage collector from scanning imported modules during measurements.
    gc.freeze()
    while True:
        name, shape, size = connection.recv()
        text = written(shape, size)
        connection.send(_seconds(name, text))
