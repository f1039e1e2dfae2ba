"""Golden play-throughs of every game: each event, and what both seats and spectators see.

``make golden`` plays new games and writes them, ``make golden GAME=fulls`` those of one game; look
at the difference before you commit it. A file holds the games of one scene. A game is a line with
its options and its deal, then a line per event:

- ``event``: as it is stored.
- ``told``: the action as A, B and spectators see it; left out if all of them see it whole.
- ``all``, ``A``, ``B``, ``spectators``: what has changed in their views since the event before;
  changes for everybody are under ``all``. Offers and acts are counted by kind, and offers have a
  checksum as well.
- ``choices``: a checksum of the continuations of begun moves of A and of B.

The last line has what everybody may read after the game.

The scene ``set-ups`` has deals that begin in the middle of these games, in the stored form and in
records, and what everybody sees of a table that begins with them.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import chain, pairwise
from pathlib import Path
from random import Random
from typing import Any, get_args
from zlib import crc32

import msgspec

from fourfold.catalogue import GAMES
from fourfold.pentaraduga import DIRECTIONS, TILES, Figure, Placement
from fourfold.pentaraduga.core.actions import Action, Arrange, Check, Lay, Mark, Protest, Stop
from fourfold.pentaraduga.core.letters import to_cyrillic
from fourfold.play import (
    Act,
    Answer,
    Ask,
    Away,
    Back,
    DowntimeSkipped,
    Event,
    Game,
    Illegal,
    Malformed,
    Outcome,
    Record,
    Resign,
    Resume,
    Seat,
    Table,
    view,
)
from tests.pentaraduga.core.figures import built, scattered
from tests.play.laws import tries

FOLDER = Path(__file__).parent / "golden"
#: The scene of deals that begin in the middle.
SET_UPS = "set-ups"
FAMILY = {id_: game for id_, game in GAMES.items() if game.family == "pentaraduga"}
AUDIENCES: Mapping[str, Seat | None] = {"A": Seat.A, "B": Seat.B, "spectators": None}
#: Longer games are given up.
MAX_EVENTS = 70

#: The actions of the family, by their types.
ACTIONS = get_args(Action)

AnyGame = Game[Any, Any, Any]
AnyTable = Table[Any, Any, Any]
Plain = dict[str, Any]

_encode = msgspec.json.Encoder().encode
_DIRECTIONS = frozenset(map(str, DIRECTIONS))
_LETTERS = f"[{''.join(map(str, DIRECTIONS))}]"
_NAME = re.compile(f"""(?:{"|".join(map(str, TILES))}){_LETTERS}*|(?<="){_LETTERS}(?=")""")


# The lines of a game


def told(game: AnyGame, opening: AnyTable, events: Iterable[Any]) -> Iterator[Plain]:
    """Yields a line for the opening, for each event, and for the end."""
    yield {
        "options": _plain(opening.rules.options),
        "deal": _plain(opening.deal),
        "players": opening.players,
        "at": opening.at,
        **_changes(opening, {}, shown := _views(opening)),
    }
    table = opening
    for event in events:
        table = table.after(event)
        heard = [_plain(table.told(seat)) for seat in AUDIENCES.values()]
        whole = all(what == _plain(event.action) for what in heard)
        yield {
            "event": _plain(event),
            **({} if whole else {"told": heard}),
            **_changes(table, shown, shown := _views(table)),
        }
    yield _read_afterwards(game, table)


def _views(table: AnyTable) -> dict[str, Plain]:
    """Returns what each audience sees, by names such as ``view.hands``."""
    return {name: _flat(_plain(view(table, seat))) for name, seat in AUDIENCES.items()}


def _flat(seen: Plain) -> Plain:
    game = {f"view.{name}": value for name, value in seen["view"].items()}
    offers = seen.get("offers", {})
    shortened = {
        "acts": _kinds_of(seen.get("acts", ())),
        "offers": {name: _kinds_of(some) for name, some in offers.items() if name != "marks"},
        "offers.crc": crc32(_encode(offers)),
    }
    for name in ("view", "options", "game", "seat"):
        seen.pop(name, None)
    return seen | shortened | game


def _kinds_of(actions: Iterable[Any]) -> str:
    """Returns the number of actions by kind: ``exchange:2 lay:3``."""
    kinds = Counter(one if isinstance(one, str) else one["type"] for one in actions)
    return " ".join(f"{kind}:{number}" for kind, number in sorted(kinds.items()))


def _changes(table: AnyTable, before: Mapping[str, Plain], after: Mapping[str, Plain]) -> Plain:
    changes = {
        name: {
            key: seen.get(key)
            for key in sorted(seen.keys() | before.get(name, {}).keys())
            if seen.get(key) != before.get(name, {}).get(key)
        }
        for name, seen in after.items()
    }
    first, *others = changes.values()
    common = {
        key: value
        for key, value in first.items()
        if all(key in other and other[key] == value for other in others)
    }
    own = {
        name: {key: value for key, value in change.items() if key not in common}
        for name, change in changes.items()
    }
    parts = {"all": common, **own}
    choices = [_choices(table, seat) for seat in Seat]
    told = {name: part for name, part in parts.items() if part}
    return told | ({"choices": choices} if any(choices) else {})


def _choices(table: AnyTable, seat: Seat) -> int:
    begun = table.offers(seat).begun
    return crc32(b" ".join(_encode(_plain(table.choices(seat, prefix))) for prefix in begun))


def _read_afterwards(game: AnyGame, table: AnyTable) -> Plain:
    states = [one.state for one in table.history()]
    return {
        "record": _plain(Record.of(table).text(GAMES)),
        "readable": crc32(_encode(_plain(game.readable(table)))),
        "open": crc32(_encode(_plain([game.open_view(table.rules, state) for state in states]))),
        "overlooked": _plain(game.overlooked(table.rules.options, states)),
    }


def _plain(value: Any) -> Any:
    """Returns a value as plain JSON, with tiles and directions in the letters of the files."""
    return _in_the_books_letters(msgspec.json.decode(_encode(value)))


def _in_the_books_letters(value: Any) -> Any:
    """Returns a value with Cyrillic names: the files are older than names in ASCII."""
    match value:
        case dict():
            return {
                _in_the_books_letters(key): _in_the_books_letters(one) for key, one in value.items()
            }
        case list():
            return [_in_the_books_letters(one) for one in value]
        case str() if value in _DIRECTIONS:
            return to_cyrillic(value)
        case str():
            return _NAME.sub(lambda found: to_cyrillic(found[0]), value)
    return value


def set_ups(game: AnyGame, table: AnyTable) -> Iterator[Plain]:
    """Yields lines for games that begin at some states of this one."""
    for one in table.history()[9::24]:
        with suppress(Malformed):
            yield set_up_line(game, table.rules, game.set_up(one.state))  # type: ignore[misc]


def set_up_line(game: AnyGame, rules: Any, deal: Any) -> Plain:
    """Returns the stored and the written form of a deal, and what everybody sees of it."""
    return {
        "game": game.id,
        "options": _plain(rules.options),
        "deal": _plain(deal),
        "written": _plain(game.notation.write_deal(deal)),
        **_views(Table.open(rules, deal)),
    }


# Playing new games


def scenes(game: AnyGame) -> dict[str, Any]:
    """Returns the options of the scenes of a game, by their names."""
    options = game.options()
    found = {
        "server": options,
        "players": msgspec.structs.replace(options, referee="players", deal="fair"),
        "here": game.here(options),
        "places": msgspec.structs.replace(options, aids="places"),
        "alone": msgspec.structs.replace(options, aids="none", referee="players"),
    }
    others = {
        "move_time": 5,
        "replay_limit": 20,
        "opening_limit": 10,
        "unplaced_bonus": True,
        "always_check": False,
    }
    changed = {name: others[name] for name in others if name in options.__struct_fields__}
    if changed:
        found["limits"] = msgspec.structs.replace(options, **changed)
        found["limits-players"] = msgspec.structs.replace(found["players"], **changed)
    if found["here"] == options:
        del found["here"]
    return found


def play(game: AnyGame, options: Any, chance: Random) -> AnyTable:
    """Plays a random game that includes everything that may happen at a table."""
    rules = game.rules(options)
    table: AnyTable = Table.open(rules, rules.deal(chance), at=1_000)
    while not table.outcome and table.seq < MAX_EVENTS:
        try:
            table = _played(table, chance)
        except Illegal:
            continue
    if not table.outcome:
        table = table.replay(Seat.A, Resign(), table.at)
    return table


def _played(table: AnyTable, chance: Random) -> AnyTable:
    seat = chance.choice(list(Seat))
    at = table.at + chance.choice((200, 900, 2_500, 4_000))
    due = table.due
    if due and (due.at <= at or chance.random() < 0.06):
        return table.tick(max(due.at, table.at))
    if table.away:
        return table.replay(None, Back(min(table.away, key=str)), at)
    if chance.random() < 0.12 and (acts := _manners(table, seat, chance)):
        return table.submit(seat, chance.choice(acts), at)
    if table.paused:
        return table.submit(seat, Resume(), at)
    if chance.random() < 0.02:
        return table.replay(None, Away(seat), at)
    if chance.random() < 0.02:
        return table.replay(None, DowntimeSkipped(lost=chance.randrange(at - table.at)), at)
    actions = list(_actions(table, seat, chance))
    if not actions:
        return table
    weights = [WEIGHTS.get(str(type(act).__struct_config__.tag), 2.0) for act in actions]
    (action,) = chance.choices(actions, weights)
    return table.submit(seat, action, at)


#: The relative probabilities of actions.
WEIGHTS = {
    "lay": 20.0,
    "pass": 1.0,
    "surrender": 0.5,
    "arrange": 8.0,
    "give-all": 1.0,
    "protest": 15.0,
    "stop": 1.0,
    "check": 1.0,
}


def _manners(table: AnyTable, seat: Seat, chance: Random) -> list[Act]:
    """Returns what a seat may do besides the game; draws are offered, but declined."""
    acts: list[Act] = []
    for act in table.acts(seat):
        if isinstance(act, Answer):
            drawn = table.request and table.request.wish == "draw"
            return [msgspec.structs.replace(act, yes=not drawn and chance.random() < 0.8)]
        if isinstance(act, Ask | Resume):
            acts.append(act)
    return acts


def _actions(table: AnyTable, seat: Seat, chance: Random) -> Iterator[Act]:
    """Yields the actions offered to a seat, and others that it may try."""
    rules, state = table.rules, table.state
    offers = table.offers(seat)
    yield from tries(rules, state, seat, chance)
    hand = state.side(seat).hand
    if "lay" in offers.tries and chance.random() < 0.4:
        yield from _laid_anyhow(state, seat, chance)
    if "protest" in offers.tries and (state.doubt or chance.random() < 0.1):
        yield Protest()
    figures: dict[str, Any] = {"arrange": Arrange, "mark": Mark, "check": Check, "stop": Stop}
    for name in sorted(figures.keys() & set(offers.tries)):
        start = Figure(getattr(rules.view(state, seat), "original", ()))
        left = [tile for tile in hand if tile not in start]
        whole = chance.random() < 0.7
        figure = built(chance, left, start) if whole else scattered(chance, left)
        yield figures[name](figure.placements)


def _laid_anyhow(state: Any, seat: Seat, chance: Random) -> Iterator[Action]:
    """Yields a move that may break the rules: a tile that touches the figure somewhere."""
    own = getattr(state, "figures", None)
    figure: Figure = own[seat.index] if own else state.figure
    hand = state.side(seat).hand
    if not hand or not len(figure):
        return
    x, y = chance.choice(sorted(figure.cells))
    tile = chance.choice(hand)
    places = (
        Placement(tile, direction, x + across, y + up)
        for direction in DIRECTIONS
        for across in (-2, -1, 0, 1)
        for up in (-2, -1, 0, 1)
    )
    touching = [place for place in places if (met := figure.meets(place)) and met.contacts]
    if touching:
        yield Lay((chance.choice(touching),))


# Files


def file_of(game: str, scene: str) -> Path:
    """Returns the file of a scene of a game."""
    return FOLDER / f"{FAMILY[game].word}.{scene}.jsonl"


def written(lines: Iterable[Plain]) -> str:
    return "".join(_encode(line).decode() + "\n" for line in lines)


def read_games(text: str) -> Iterator[tuple[Plain, list[Plain]]]:
    """Yields the games of a file: the first line of each, and the events."""
    opening: Plain = {}
    events: list[Plain] = []
    for line in map(msgspec.json.decode, text.splitlines()):
        if "deal" in line:
            opening, events = line, []
        elif "event" in line:
            events.append(line["event"])
        else:
            yield opening, events


def opened(game: AnyGame, opening: Plain) -> AnyTable:
    """Returns the table of a golden game before its first event."""
    rules = game.rules(game.read_options(opening["options"]))
    deal = msgspec.convert(opening["deal"], game.deal)
    return Table.open(rules, deal, tuple(opening["players"]), opening["at"])


def events_of(game: AnyGame, events: Iterable[Plain]) -> list[Event[Any]]:
    """Returns the events of a golden game."""
    return [
        Event(
            one["seq"],
            one["seat"] and Seat(one["seat"]),
            game.read_action(one["action"]),
            one["at"],
        )
        for one in events
    ]


def told_again(game: AnyGame, opening: Plain, events: Iterable[Plain]) -> Iterator[Plain]:
    """Yields the lines of a golden game, played anew."""
    return told(game, opened(game, opening), events_of(game, events))


def ends(outcome: Outcome | None) -> bool:
    """Returns whether a game ended by its rules."""
    return outcome is not None and outcome.reason not in ("resigned", "time")


def chosen(game: AnyGame, scene: str, options: Any, known: set[str]) -> Iterator[AnyTable]:
    """Yields two of twelve games: the one with the most new kinds, then the one with the most.

    Adds their kinds to ``known``.
    """
    seeds = [f"{game.id} {scene} {number}" for number in range(12)]
    tables = [play(game, options, Random(seed)) for seed in seeds]
    seen: set[str] = set()
    for _ in range(2):
        found = {id(table): kinds(table) for table in tables}
        best = max(
            tables,
            key=lambda table: (
                len(found[id(table)] - known),
                len(found[id(table)] - seen),
                ends(table.outcome),
            ),
        )
        tables.remove(best)
        seen |= found[id(best)]
        known |= seen
        yield best


def kinds(table: AnyTable) -> set[str]:
    """Returns the kinds of events of a game."""
    return {kind_of(before, after) for before, after in _steps(table)}


def _steps(table: AnyTable) -> Iterator[tuple[AnyTable, AnyTable]]:
    history = table.history()
    return pairwise(history)


def kind_of(before: AnyTable, after: AnyTable) -> str:
    """Returns the kind of an event, fine enough to measure what golden games cover."""
    event = after.event
    assert event
    kind = str(type(event.action).__struct_config__.tag)
    right = before.state.actor
    if kind == "lay" and right and event.seat is not right:
        kind = "lay off turn"
    if kind == "answer" and before.request:
        kind = f"{'agrees to' if event.action.yes else 'refuses'} {before.request.wish}"
    if after.state.doubt and not before.state.doubt:
        kind += " wrongly"
    return kind


def write(games: Iterable[AnyGame]) -> None:
    """Plays these games and rewrites their files."""
    FOLDER.mkdir(exist_ok=True)
    known: set[str] = set()
    for game in games:
        for old in FOLDER.glob(f"{game.word}.*.jsonl"):
            old.unlink()
        begun: list[Plain] = []
        for scene, options in scenes(game).items():
            tables = list(chosen(game, scene, options, known))
            lines = (told(game, table.history()[0], table.events) for table in tables)
            file_of(game.id, scene).write_text(written(chain.from_iterable(lines)), "utf-8")
            begun += set_ups(game, tables[0])
        file_of(game.id, SET_UPS).write_text(written(begun), "utf-8")


if __name__ == "__main__":
    write([FAMILY[name] for name in sys.argv[1:]] or FAMILY.values())
