"""Converts records to the form of training games, with all that the form can express."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

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
    Surrender,
    Take,
)
from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.pentaraduga.games import GAMES
from fourfold.pentaraduga.games.reach import ReachState
from fourfold.pentaraduga.learning.trainings import score_of
from fourfold.pentaraduga.rules.race_rules import RaceState
from fourfold.play import Act, Record, Seat

Said = dict[str, Any]


def dictated(name: str, record: Record) -> Said:
    """Returns a finished game in the form of training games."""
    table = record.opening(GAMES)
    said: Said = {
        "id": name,
        "game": record.game.removesuffix("+"),
        "set": 24 if record.game.endswith("+") else 14,
        "deal": {
            str(seat): {
                "hand": list(map(str, table.state.side(seat).hand)),
                "stock": [str(lying.tile) for lying in table.state.side(seat).stock],
            }
            for seat in Seat
        },
        "events": [],
    }
    if any(record.deal.figures):
        said["prefigures"] = {
            str(seat): list(map(laid, record.deal.figures[seat.index])) for seat in Seat
        }
    for played in record.events:
        before = table.state
        table = table.submit(played.seat, played.action, played.at)
        assert played.seat
        said["events"] += _events(before, played.seat, played.action, table.state)
    assert table.outcome
    said["expect"] = {"score": list(score_of(record.game, table.outcome))}
    return said


def laid(placement: Placement) -> Said:
    """Returns a tile in its place."""
    tile, direction, x, y = placement
    return {"tile": str(tile), "place": [str(direction), x, y]}


def _events(before: Any, seat: Seat, action: Act, after: Any) -> Iterator[Said]:
    exchanged = isinstance(before, RaceState) and (
        before.exchange.stage != after.exchange.stage or after.outcome is not None
    )
    drawn = [] if exchanged else _gained(before, after, seat)
    yield from ({"actor": str(seat), **said} for said in _said(before, seat, action, after, drawn))
    if exchanged:
        if before.exchange.stage == "answer" and not isinstance(action, GiveAll):
            yield {"actor": str(seat), "type": "swap_all_second", "give": []}
        yield from _takes(before, after)
    if isinstance(action, Drop) and after.exchange.complete:
        for one in Seat:
            yield {"actor": str(one), "type": "pick", "tile": _gained(before, after, one)[0]}


def _said(before: Any, seat: Seat, action: Act, after: Any, drawn: list[str]) -> Iterator[Said]:
    hand = list(map(str, before.side(seat).hand))
    match action:
        case Lay(placements):
            yield _move(before, seat, placements, after) | _drawn(drawn)
        case Pass():
            need = before.turn.need if _is_common(before) else "any"
            if need in ("any", "full"):
                yield {"type": f"refuse_{need}"}
        case Exchange(tile):
            open_ = _is_common(before)
            yield {
                "type": "exchange",
                "give": str(tile),
                "give_to": "own_end" if open_ else "partner_end",
                "take": drawn[0],
                "take_from": "partner_start" if open_ else "own_start",
            }
        case Take():
            name = "take" if _is_common(before) else "prize"
            yield {"type": name, "tile": drawn[0], "take_from": "partner_start"}
        case Draw():
            yield {"type": "draw", "tiles": drawn}
        case Capture():
            yield {"type": "capture", "squares": len(before.figure.squares)}
        case HandOver(tile):
            yield {"type": "hand_over", "tile": str(tile)} | _drawn(drawn)
        case GiveAll() if before.exchange.stage != "last":
            names = {"race": "swap_all_first", "answer": "swap_all_second", "rest": "return_rest"}
            yield {"type": names[before.exchange.stage], "give": hand}
        case Arrange(placements):
            figure = after.figure(seat)
            yield {
                "type": "figure",
                "tiles": list(map(laid, placements)),
                "squares": len(figure.squares),
                "violations": len(figure.clashes) + len(figure.rough),
            }
        case Drop(tile):
            yield {"type": "drop", "tile": str(tile)}
        case Stop():
            yield {"type": "stop_first"}
        case Check():
            yield {"type": "check"}
        case Surrender():
            yield {"type": "surrender"}


def _move(before: Any, seat: Seat, placements: tuple[Placement, ...], after: Any) -> Said:
    turns = _is_common(before)
    name = "common" if turns else str(seat)
    figure, parts = after.on_table[name], [_part(before, seat, one) for one in placements]
    squares = set(figure.squares)
    full = any(not squares.isdisjoint(placement.nodes) for placement in placements)
    begins = before.turn.need in ("start", "add") if turns else not len(before.on_table[name])
    said: Said = {"fig": name, "mark": "::" if full else ""}
    if "source" in parts[-1] and len(parts) > 1:
        names = ("first", "second", "third")
        kind = "complex" if len(parts) == 2 else "composite"
        said |= {"type": kind, **dict(zip(names, parts, strict=False))}
    elif len(parts) == 1:
        kind = "take_away" if "source" in parts[0] else "start" if begins else "move"
        said |= {"type": kind, **parts[0]}
    else:
        said |= {"type": "start_figure" if begins else "ring_move", "tiles": parts}
    if before.actor not in (seat, None):
        said["intercept"] = True
    if isinstance(after, ReachState) and seat in after.reached.seats:
        said["reach"] = True
    if turns and ("reach" in said or not after.side(seat).left):
        said["finish"] = ">" if before.replay else ">>"
    return said


def _is_common(state: Any) -> bool:
    """Returns whether both players lay tiles in one figure."""
    return "common" in state.on_table


def _part(before: Any, seat: Seat, placement: Placement) -> Said:
    for owner in Seat:
        if placement.tile in before.on_table.get(str(owner), ()):
            return laid(placement) | {"source": str(owner)}
    own = placement.tile in before.side(seat).hand
    return laid(placement) | {"owner": str(seat if own else seat.other)}


def _takes(before: RaceState, after: RaceState) -> Iterator[Said]:
    """Yields who has taken what in the exchange of all."""
    for seat in Seat:
        if tiles := _gained(before, after, seat):
            yield {"actor": str(seat), "type": "swap_all_take", "tiles": tiles}


def _drawn(tiles: list[str]) -> Said:
    return {"draw": tiles[0] if len(tiles) == 1 else tiles} if tiles else {}


def _gained(before: Any, after: Any, seat: Seat) -> list[str]:
    held: tuple[Tile, ...] = before.side(seat).hand
    return [str(tile) for tile in after.side(seat).hand if tile not in held]
