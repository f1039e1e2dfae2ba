"""Twin states: two tables that differ only in what is hidden from one audience.

A twin is the same game with other tiles in place of those that the audience has never seen, both in
the deal and in all actions, so it is a reachable state. Which tiles an audience has seen follows
from the rules of the games, not from their views (``tests/server/harness/knowing.py``).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Any, NamedTuple

import msgspec

from fourfold.catalogue import GAMES
from fourfold.pentaraduga import DIRECTIONS, Placement, Tile
from fourfold.pentaraduga.core import actions as penta
from fourfold.pentaraduga.games.fulls import FullsState
from fourfold.pentaraduga.rules.exchange_rules import ExchangeState
from fourfold.pentaraduga.rules.own_state import OwnState
from fourfold.pentaraduga.rules.screen_rules import ScreenState
from fourfold.play import Act, FourfoldError, Game, Illegal, Rules, Seat, Table, update
from fourfold.play.tables.acts import Answer, Ask, ClaimVictory, Rematch, Resign, Resume
from fourfold.quarto import Piece, Square
from fourfold.quarto.game import Call, Done, Give, Place, TimeUp
from fourfold.server.wire import facts_of
from tests.pentaraduga.core.figures import built, scattered
from tests.play.laws import tries
from tests.server.harness.knowing import AnyTable, Audience, is_uncovered, open_to

#: The time between two actions.
PACE_MS = 400
#: Actions without values to choose.
PLAIN: tuple[Act, ...] = (
    penta.Pass(),
    penta.Knock("move"),
    penta.Knock("exchange"),
    penta.Knock("take"),
    penta.Exchange(),
    penta.Take(),
    penta.Draw(),
    penta.Capture(),
    penta.HandOver(),
    penta.Rotate(True),
    penta.Rotate(False),
    penta.GiveAll(),
    penta.Hurry(),
    penta.Drop(),
    penta.Stop(),
    penta.Surrender(),
    penta.Extend(True),
    penta.Extend(False),
    penta.Protest(),
    penta.TimeUp(),
    penta.Lay(),
)
AT_TABLE: tuple[Act, ...] = (
    Resign(),
    ClaimVictory(),
    Resume(),
    Rematch(),
    Answer(True),
    Answer(False),
    Ask("draw"),
    Ask("pause"),
    Ask("takeback"),
)


class Twins(NamedTuple):
    """Two tables, the audience that cannot tell them apart, and the tiles in which they differ."""

    one: AnyTable
    other: AnyTable
    audience: Audience
    hidden: frozenset[Tile]


# Playing


def played(rules: Rules[Any, Any, Any], chance: Random, moves: int) -> AnyTable:
    """Plays a random game of a number of events, fewer if it would end."""
    table: AnyTable = Table.open(rules, rules.deal(chance), ("Ann", "Bo"))
    for _ in range(3 * moves):
        seat = chance.choice(list(Seat))
        acts = _ideas(table, seat, chance)
        try:
            after = table.submit(seat, chance.choice(acts), table.at + PACE_MS) if acts else table
        except Illegal:
            continue
        if after.outcome or after.seq > moves:
            break
        table = after
    return table


def _ideas(table: AnyTable, seat: Seat, chance: Random) -> Sequence[Act]:
    offers = table.offers(seat)
    behind_a_screen = "arrange" in offers.tries and not table.state.screen.first
    if behind_a_screen and chance.random() < 0.8:
        lay = chance.choice((scattered, built))
        return [penta.Arrange(lay(chance, table.state.side(seat).hand).placements)]
    if {"lay", "protest"} <= set(offers.tries) and chance.random() < 0.3:
        # May break the rules, since the opponent may fail to notice.
        hand = table.state.side(seat).hand
        return [penta.Lay((_anywhere(tile, chance),)) for tile in hand] if hand else []
    acts = tries(table.rules, table.state, seat, chance)
    return [act for act in acts if not isinstance(act, penta.Surrender)]


def _anywhere(tile: Tile, chance: Random) -> Placement:
    x, y = chance.randrange(-3, 4), chance.randrange(-3, 4)
    return Placement(tile, chance.choice(DIRECTIONS), x, y)


# Twins


def twins(table: AnyTable, audience: Audience, chance: Random) -> Twins | None:
    """Returns a table that an audience cannot tell from another, if there is one."""
    seen = set[Tile]().union(*(open_to(audience, past) for past in table.history()))
    every = [tile for side in table.deal.tiles for tile in side]
    hidden = [tile for tile in every if tile not in seen]
    chance.shuffle(hidden)
    names = {
        one.value: other.value
        for one, other in zip(hidden, hidden[1:] + hidden[:1], strict=True)
        if one is not other
    }
    if not names:
        return None
    game = GAMES[table.rules.game]
    try:
        other = _told_otherwise(game, table, names, audience, chance)
    except Illegal:  # Unreachable with other tiles, so the game has revealed something.
        return None
    return Twins(table, other, audience, frozenset(hidden))


def _told_otherwise(
    game: Game[Any, Any, Any],
    table: AnyTable,
    names: dict[str, str],
    audience: Audience,
    chance: Random,
) -> AnyTable:
    """Returns the same game with other tiles and other arrangements behind screens."""
    pattern = re.compile("|".join(names))

    def rename(value: object) -> Any:
        text = msgspec.json.encode(value).decode()
        return json.loads(pattern.sub(lambda found: names[found[0]], text))

    deal = game.convert(rename(table.deal), game.deal, "deal")
    other: AnyTable = Table.open(table.rules, deal, table.players, table.started)
    state = table.state
    # A figure that has been shown also shows how it was laid.
    screens = [
        seat for seat in Seat if isinstance(state, ScreenState) and not is_uncovered(state, seat)
    ]
    for past in table.history():
        event = past.event
        if event is None:
            continue
        action: Any = game.read_action(rename(event.action))
        covered = event.seat in screens and past.told(audience) is None
        if covered and event.seat and isinstance(action, penta.Arrange) and chance.random() < 0.5:
            hand = other.state.side(event.seat).hand
            action = penta.Arrange(scattered(chance, hand).placements)
        other = other.after(msgspec.structs.replace(event, action=action))
    return other


# Asking


def told(table: AnyTable, audience: Audience, since: int = 0) -> bytes:
    """Returns all that an audience is told from a version on."""
    return msgspec.json.encode(update(table, audience, since))


def chosen(table: AnyTable, seat: Seat, prefix: Act) -> object:
    """Returns the answer to a seat that asks for the continuations of an action."""
    try:
        return msgspec.json.encode(table.choices(seat, prefix))
    except FourfoldError as error:
        return refusal(error)


def tried(table: AnyTable, seat: Seat, action: Act) -> AnyTable | tuple[object, ...]:
    """Returns the table after an action, or the refusal."""
    try:
        return table.submit(seat, action, table.at + PACE_MS)
    except FourfoldError as error:
        return refusal(error)


def refusal(error: FourfoldError) -> tuple[object, ...]:
    """Returns all that a refused player is told."""
    return type(error).__name__, error.code, msgspec.json.encode(facts_of(error)), str(error)


def prefixes(table: AnyTable, seat: Seat, chance: Random, most: int) -> Iterator[Act]:
    """Yields prefixes of actions: the offered ones and their continuations."""
    waiting = list(table.offers(seat).begun)
    chance.shuffle(waiting)
    while waiting and most:
        prefix, most = waiting.pop(), most - 1
        yield prefix
        further = list(table.choices(seat, prefix).begun)
        waiting += chance.sample(further, min(3, len(further)))


def foreign_prefixes(tiles: Sequence[Tile]) -> Iterator[Act]:
    """Yields prefixes of actions with any tile, known to the player or not."""
    for tile in tiles:
        yield penta.Lay((), tile)
        yield penta.Exchange(tile)
        yield penta.Drop(tile)
        yield penta.HandOver(tile)


def attempts(table: AnyTable, seat: Seat, chance: Random, most: int) -> list[Act]:
    """Returns actions, offered or not, with every tile and nearby places."""
    tiles = [tile for side in table.deal.tiles for tile in side]
    acts: list[Act] = []
    for tile in tiles:
        acts += [penta.Exchange(tile), penta.HandOver(tile), penta.Drop(tile)]
        places = _places(table, tile, chance)
        acts += [penta.Lay((place,)) for place in places]
        acts += [penta.Lay(tuple(places[:2])), penta.Lay((places[0],), tile)]
        for kind in (penta.Arrange, penta.Stop, penta.Mark, penta.Check):
            acts.append(kind((places[0],)))
    hand = table.state.side(seat).hand
    for lay in (scattered, built):
        figure = tuple(lay(chance, hand).placements)
        acts += [kind(figure) for kind in (penta.Arrange, penta.Stop, penta.Mark, penta.Check)]
    offered = [*table.offers(seat).actions, *tries(table.rules, table.state, seat, chance)]
    some = chance.sample(acts, min(most, len(acts)))
    return [*PLAIN, *AT_TABLE, *offered[:most], *some]


def _places(table: AnyTable, tile: Tile, chance: Random) -> list[Placement]:
    """Returns places for a tile: fitting ones in a visible figure, and others beside it."""
    state = table.state
    figures = [state.figure] if isinstance(state, FullsState | ExchangeState) else []
    figures += state.figures if isinstance(state, OwnState) else []
    found = [place for figure in figures for place in figure.places(tile)[:40]]
    some = chance.sample(found, min(2, len(found)))
    return [*some, _anywhere(tile, chance)]


# Quarto: all pieces are visible, but nothing may point out a line that is not called


def quarto_played(rules: Rules[Any, Any, Any], chance: Random, moves: int) -> AnyTable:
    """Plays a random game without calls and without an end."""
    table: AnyTable = Table.open(rules, rules.deal(chance), ("Ann", "Bo"))
    for _ in range(2 * moves):
        seat = chance.choice(list(Seat))
        acts = [act for act in table.offers(seat).actions if isinstance(act, Give | Place)]
        after = table.submit(seat, chance.choice(acts), table.at + PACE_MS) if acts else table
        if after.outcome or after.seq > moves:
            break
        table = after
    return table


def quarto_twin(table: AnyTable, swaps: dict[Piece, Piece]) -> AnyTable | None:
    """Returns the same game with the pieces permuted, if it is legal."""
    other: AnyTable = Table.open(table.rules, table.deal, table.players, table.started)
    try:
        for event in table.events:
            other = other.after(msgspec.structs.replace(event, action=swapped(event.action, swaps)))
    except Illegal:  # A line won automatically in the twin.
        return None
    return None if other.outcome else other


def swapped(action: Any, swaps: dict[Piece, Piece]) -> Any:
    """Returns an action with its piece replaced."""
    return Give(swaps[action.piece]) if isinstance(action, Give) else action


def quarto_told(
    table: AnyTable, audience: Audience, swaps: dict[Piece, Piece], since: int = 0
) -> object:
    """Returns what an audience is told, with the pieces permuted."""
    signs = str.maketrans({str(one.value): str(other.value) for one, other in swaps.items()})
    names = {str(one.value): str(other.value) for one, other in swaps.items()}

    def changed(name: str, value: Any) -> Any:
        match name, value:
            case "piece", str():
                return names[value]
            case "position", str():
                return value.translate(signs)
            case "left", _:
                return sorted(names[piece] for piece in value)
            case "actions" | "begun", _:
                return sorted((changed("", one) for one in value), key=json.dumps)
            case _, dict():
                return {key: changed(key, inner) for key, inner in value.items()}
            case _, list() | tuple():
                return [changed("", inner) for inner in value]
        return value

    return changed("", msgspec.to_builtins(update(table, audience, since)))


def quarto_refusal(refused: tuple[object, ...], swaps: dict[Piece, Piece]) -> list[str]:
    """Returns a refusal with the pieces permuted."""
    names = {str(one): str(other) for one, other in swaps.items()}
    pattern = re.compile("|".join(names))
    return [pattern.sub(lambda found: names[found[0]], str(part)) for part in refused]


def quarto_attempts(table: AnyTable, seat: Seat, chance: Random, most: int) -> Iterator[Act]:
    """Yields all possible actions of Quarto, except offered calls."""
    yield from AT_TABLE
    yield from (Give(piece) for piece in Piece)
    yield from (Place(square) for square in Square)
    yield from (Done(), TimeUp())
    offered = table.offers(seat).actions
    squares = [None, *Square]
    lines = [None, *table.rules.options.goal.lines, (Square.A1, Square.B2, Square.A3, Square.B4)]
    for line, square in chance.sample(list(product(lines, squares)), most):
        call = Call(line, square)
        # An offered call reveals by the rules whether it is right.
        if call not in offered and Call(line) not in offered and Call(None, square) not in offered:
            yield call
