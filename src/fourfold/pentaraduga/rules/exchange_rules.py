"""Turns with exchanges: wires turn, claim, exchange, replay, protest and clock together.

Claims and Reach use it. An exchange is open. It is possible off turn as well; the player with the
right to move loses that right by it. A player with one tile and no stock takes without giving. A
claim locks the table for a minute; if no action follows, it lapses, and the right to move with it.
What differs between the games is in ``ExchangeGame``.
"""

from __future__ import annotations

from typing import Protocol, TypeVar

from msgspec.structs import replace

from fourfold.pentaraduga.core.actions import (
    Action,
    Exchange,
    HandOver,
    Knock,
    Lay,
    Pass,
    Take,
    TimeUp,
)
from fourfold.pentaraduga.core.figure import EMPTY, Figure, Meeting
from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.options import MoveTime, Options, ReplayLimit, UnplacedBonus
from fourfold.pentaraduga.core.points import decided, points_to
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.pentaraduga.parts import common_figure, exchange
from fourfold.pentaraduga.parts.claim import FREE, Claim, Claimable
from fourfold.pentaraduga.parts.clock import MINUTE_MS, Lateness, earliest, move_end
from fourfold.pentaraduga.parts.protest import Doubt, judge
from fourfold.pentaraduga.parts.replay import SoloReplay
from fourfold.pentaraduga.parts.start_figure import StartFigure
from fourfold.pentaraduga.parts.turn import Need, Turn
from fourfold.pentaraduga.rules.family import State, free_tries, not_now
from fourfold.play import Due, Event, Illegal, Instant, Offers, Outcome, Seat

__all__ = [
    "HAND_TILES",
    "ExchangeGame",
    "ExchangeState",
    "admitted",
    "awaited",
    "bonus",
    "can_refuse",
    "continuations",
    "due",
    "exchanged",
    "forfeited",
    "give",
    "is_stuck",
    "judged",
    "knock",
    "lay",
    "layable",
    "news",
    "offers",
    "other_actions",
    "out",
    "penalised",
    "refused",
    "require_exchange",
    "require_refusal",
    "take",
    "time_up",
]

#: The number of tiles up to which a player draws.
HAND_TILES = 2
#: Needs that are decisions, not moves: after a minute they count as refused.
_DECISIONS: tuple[Need, ...] = ("capture", "accept")
#: The claim that each action needs.
_CLAIMED_AS: dict[type[Action], Claimable] = {Lay: "move", Exchange: "exchange", Take: "exchange"}


class ExchangeState(State, frozen=True, kw_only=True):
    """A game with turns and exchanges under way."""

    figure: Figure = EMPTY
    turn: Turn
    lateness: Lateness = Lateness()
    replay: SoloReplay = SoloReplay()
    claim: Claim = FREE

    @property
    def actor(self) -> Seat:
        """The player with the right to move."""
        return self.turn.right

    @property
    def on_table(self) -> dict[str, Figure]:
        """The common figure."""
        return {"common": self.figure}


class _Limits(Protocol):
    """The options of these games for time limits and remaining tiles."""

    @property
    def move_time(self) -> MoveTime: ...
    @property
    def replay_limit(self) -> ReplayLimit: ...
    @property
    def unplaced_bonus(self) -> UnplacedBonus: ...


E = TypeVar("E", bound=ExchangeState)


class ExchangeGame(Protocol[E]):
    """The part of a game with turns and exchanges that differs between games."""

    def can_exchange(self, state: E, seat: Seat) -> bool:
        """Returns whether a player may exchange now, provided that there is a tile to take."""

    def exchangeable(self, state: E, seat: Seat) -> tuple[Tile, ...]:
        """Returns the tiles that a player may give away."""

    def is_exchange_free(self, state: E) -> bool:
        """Returns whether an exchange leaves the right to move where it is."""

    def pass_right(self, state: E, to: Seat, need: Need, at: Instant) -> E:
        """Gives a player the right to a move."""

    def refuse(self, state: E, at: Instant) -> E:
        """Returns the state after the move that is asked for was refused."""

    def over(self, state: E, reason: str = "played") -> E:
        """Ends the game, and counts."""

    def forfeit(self, state: E, seat: Seat, reason: str) -> Outcome:
        """Returns the outcome when a player gives the game up."""

    def start_figure(self, state: E, seat: Seat) -> StartFigure:
        """Returns what a player may lay before the first move."""

    def layable(self, state: E, seat: Seat) -> tuple[Tile, ...]:
        """Returns the tiles with which a player may begin to lay now."""

    def places(self, state: E, seat: Seat, tile: Tile) -> list[Placement]:
        """Returns where a player may lay a tile in a move."""

    def other_actions(self, state: E, seat: Seat) -> tuple[Action, ...]:
        """Returns what else is offered to the player with the right to move."""


# Claims


def knock(game: ExchangeGame[E], state: E, seat: Seat, what: Claimable, at: Instant) -> E:
    """Claims a move or an exchange. Raises ``Illegal``."""
    state.claim.require_free(seat)
    if state.claim.lock or what not in _claimable(game, state, seat):
        if what == "move":
            state.turn.require_right(seat)
        raise Illegal("pentaraduga-no-claim", what=what)
    return replace(state, claim=state.claim.knocked(seat, what, at))


def _claimable(game: ExchangeGame[E], state: E, seat: Seat) -> tuple[Claimable, ...]:
    """Returns what a player may claim: actions that the other could take first."""
    claims: list[Claimable] = []
    turn = state.turn
    if seat is turn.right and not state.replay and turn.need in ("start", "add", "any"):
        claims.append("move")
    if state.side(seat.other).stock and game.can_exchange(state, seat):
        claims.append("exchange")
    return tuple(claims)


def admitted(state: E, seat: Seat, action: Action, at: Instant) -> E:
    """Returns the state to which a player's action applies, with their own claim released.

    Raises ``Illegal`` if the other has a claim, or if the action is not what the player claimed.
    """
    claim = state.claim
    claim.require_free(seat)
    if claim.lock:
        done = _CLAIMED_AS.get(type(action))
        claim.require_claimed(*((done,) if done else ()))
    state = _released(state, at)
    if seat is not state.turn.right:
        return state
    lateness = state.lateness.on_time(seat)
    return state if lateness is state.lateness else replace(state, lateness=lateness)


def _released(state: E, at: Instant) -> E:
    """Returns the state without claims; gives back the time that the other's claim took."""
    claim = state.claim
    if claim is FREE:
        return state
    turn = state.turn
    return replace(state, claim=FREE, turn=turn.delayed(claim.held_up_ms(turn.right, at)))


def awaited(state: ExchangeState) -> tuple[Seat, ...]:
    """Returns the player with an open claim, else the one with the right to move."""
    return (state.claim.lock.seat if state.claim.lock else state.turn.right,)


# Exchanges


def require_exchange(game: ExchangeGame[E], state: E, seat: Seat) -> None:
    """Raises ``Illegal`` if a player may not exchange now."""
    if not game.can_exchange(state, seat):
        need = "replay" if state.replay else state.turn.need
        raise Illegal("pentaraduga-no-exchange", need=need)


def exchanged(game: ExchangeGame[E], state: E, seat: Seat, at: Instant) -> E:
    """Returns the state after an exchange, which costs a player on turn the right to move."""
    state = replace(state, turn=state.turn.with_passes(0))
    if seat is not state.turn.right or game.is_exchange_free(state):
        return state
    return game.pass_right(state, seat.other, state.turn.need, at)


def take(game: ExchangeGame[E], state: E, seat: Seat, at: Instant) -> E:
    """Takes a tile and gives nothing; a player who replays must then lay a full tile."""
    if state.replay:
        state.turn.require_right(seat)
    else:
        require_exchange(game, state, seat)
    if not _can_take(state, seat):
        raise Illegal("pentaraduga-no-take")
    state = replace(state, sides=exchange.take(state.sides, seat))
    if state.replay:
        return replace(state, turn=replace(state.turn, need="full"))
    return exchanged(game, state, seat, at)


def _can_take(state: ExchangeState, seat: Seat) -> bool:
    is_playing = not state.replay or seat is state.turn.right
    is_move = state.turn.need in ("any", "full")
    return is_playing and is_move and exchange.can_take_for_nothing(state.side(seat))


def is_stuck(state: ExchangeState, seat: Seat) -> bool:
    """Returns whether a player has nothing to exchange for."""
    return bool(state.replay) or not state.side(seat.other).stock


# Moves


def lay(options: Options, state: E, seat: Seat, placement: Placement) -> tuple[E, Meeting]:
    """Lays a tile of the hand in the figure and draws; returns also what the tile met there."""
    tile, full = placement.tile, state.turn.need == "full"
    side = state.side(seat).without(tile).drawn(HAND_TILES)
    meeting, broken = common_figure.meet(state.figure, placement, full=full)
    turn = state.turn.with_passes(0)
    after = replace(state.with_side(seat, side), figure=state.figure.add(placement), turn=turn)
    if broken:
        after = judged(options, after, seat, broken, tile, state)
    return after, meeting


def judged(options: Options, state: E, seat: Seat, code: str, tile: Tile, before: E) -> E:
    """Returns the state after a move that breaks a rule. Raises if the server referees."""
    doubt = judge(options.referee, state.doubt, seat, code, (tile,), before)
    return replace(state, doubt=doubt)


def out(game: ExchangeGame[E], options: Options, state: E, seat: Seat, at: Instant) -> E:
    """Takes a player out: after the first the other replays, after the second the game ends."""
    if not state.replay:
        state = replace(state, replay=SoloReplay(seat, at))
        return game.pass_right(state, seat.other, "any", at)
    if options.referee == "players":
        # The last tile may be protested against, too.
        return game.pass_right(state, seat.other, "accept", at)
    return game.over(state)


# Refusals


def can_refuse(state: ExchangeState) -> bool:
    """Returns whether the move that is asked for may be refused.

    A full tile, a capture and everything in the replay may. A move with any tile may only if the
    player cannot exchange.
    """
    need = state.turn.need
    if state.replay or need in ("full", "capture"):
        return True
    return need == "any" and is_stuck(state, state.turn.right)


def require_refusal(state: ExchangeState, allowed: bool) -> None:
    """Raises ``Illegal`` if the move may not be refused."""
    if not allowed:
        is_any = state.turn.need == "any"
        raise Illegal("pentaraduga-must-exchange") if is_any else not_now(Pass())


def refused(game: ExchangeGame[E], state: E, at: Instant) -> E:
    """Refuses a move: breaks a row, or ends the replay.

    Two refusals in a row of a move with any tile end the game.
    """
    turn = state.turn
    if state.replay:
        return game.over(state)
    if turn.need == "any" and turn.passes:
        a, b = state.sides
        return replace(state, outcome=decided((b.left, a.left), "interrupted"))
    passes = 1 if turn.need == "any" else 0
    state = replace(state, turn=turn.with_passes(passes))
    return game.pass_right(state, turn.right.other, "any", at)


# Violations


def penalised(state: E, doubt: Doubt, at: Instant) -> E:
    """Exchanges the wrong tile of the offender; the victim may then lay any tile.

    A victim without a stock gives the offender a tile of their hand instead.
    """
    offender, tile = doubt.seat, doubt.tiles[-1]
    turn = state.turn.with_passes(0)
    if state.side(offender.other).stock:
        sides = exchange.open_exchange(state.sides, offender, tile)
        return replace(state, sides=sides, turn=turn.to(offender.other, "any", at))
    sides = exchange.put_back(state.sides, offender, tile)
    return replace(state, sides=sides, turn=turn.to(offender.other, "give", at))


def give(state: E, seat: Seat, tile: Tile, at: Instant) -> E:
    """Gives the offender a tile of the victim's hand; the victim may then lay any tile."""
    state.turn.require_right(seat)
    sides = exchange.give(state.sides, seat, tile)
    return replace(state, sides=sides, turn=state.turn.to(seat, "any", at))


def news(
    before: ExchangeState, event: Event[Action], after: ExchangeState, seat: Seat | None
) -> Action:
    """Returns an event as a player may know it; onlookers do not see a tile given by hand."""
    if isinstance(event.action, HandOver) and before.turn.need == "give" and seat is None:
        return HandOver()
    return event.action


# Points


def forfeited(options: _Limits, seat: Seat, attainable: int, most: int, reason: str) -> Outcome:
    """Returns the outcome of giving up: the partner gets the points that they could still make.

    They are at most ``most``, as in the book, unless the options let a game be worth more.
    """
    points = max(1, attainable)
    if not (options.unplaced_bonus or options.move_time):
        points = min(points, most)
    return decided(points_to(seat.other, points), reason)


def bonus(options: _Limits, state: ExchangeState, seat: Seat) -> int:
    """Returns the points of the first for tiles that the second has not laid."""
    return state.side(seat.other).left if options.unplaced_bonus else 0


# Time


def due(options: _Limits, state: ExchangeState) -> Due[Action] | None:
    """Returns the next time limit: of a move, a decision, the replay or a claim.

    The clock of the move stops while the other has a claim.
    """
    turn, lock = state.turn, state.claim.lock
    if turn.need in _DECISIONS:
        limit: Instant | None = turn.since + MINUTE_MS
    else:
        replay_end = state.replay.end(options.replay_limit)
        limit = earliest(move_end(turn.since, options.move_time), replay_end)
    if lock and (limit is None or lock.seat is not turn.right or lock.until <= limit):
        return Due(lock.until, TimeUp(), lock.seat)
    return None if limit is None else Due(limit, TimeUp(), turn.right)


def time_up(game: ExchangeGame[E], options: _Limits, state: E, at: Instant) -> E:
    """Lets a claim lapse, or treats the player with the right to move as late."""
    claim = state.claim
    state = _released(state, at)
    if not claim.lock or not claim.has_lapsed(at):
        return _late(game, options, state, at)
    seat = claim.lock.seat
    if seat is not state.turn.right:
        return replace(state, claim=Claim(barred=seat))
    if claim.what == "exchange" and game.is_exchange_free(state):
        return state
    # The right passes without a refusal, so this does not count towards ending the game.
    state = replace(state, turn=state.turn.with_passes(0))
    after = _late(game, options, state, at) if options.move_time else game.refuse(state, at)
    barred = Claim(barred=seat) if after.turn.right is not seat else FREE
    return replace(after, turn=after.turn.with_passes(0), claim=barred)


def _late(game: ExchangeGame[E], options: _Limits, state: E, at: Instant) -> E:
    """Refuses a late decision or move; the third in a row loses, and a late replay ends."""
    seat, end = state.turn.right, state.replay.end(options.replay_limit)
    if state.turn.need in _DECISIONS:
        return game.refuse(state, at)
    if end is not None and at >= end:
        return game.over(state, "replay-time")
    if state.lateness.is_last_chance(seat):
        return replace(state, outcome=game.forfeit(state, seat, "time"))
    return replace(game.refuse(state, at), lateness=state.lateness.late(seat))


# What is offered


def offers(game: ExchangeGame[E], options: Options, state: E, seat: Seat) -> Offers[Action]:
    """Returns all that a player may try; after a claim, only what was claimed."""
    if state.claim.holds_up(seat):
        return Offers()
    claimed = state.claim.what
    actions: list[Action] = []
    begun: tuple[Action, ...] = ()
    if claimed != "exchange":
        begun = tuple(Lay(tile=tile) for tile in game.layable(state, seat))
    if claimed != "move":
        actions += _exchanges(game, state, seat)
    if not claimed:
        actions += map(Knock, _claimable(game, state, seat))
        actions += game.other_actions(state, seat) if seat is state.turn.right else ()
    return Offers(tuple(actions), begun, free_tries(options, laying=bool(begun)))


def _exchanges(game: ExchangeGame[E], state: E, seat: Seat) -> list[Action]:
    if not state.side(seat.other).stock:
        return []
    can_exchange = game.can_exchange(state, seat)
    found: list[Action] = []
    if can_exchange:
        found += map(Exchange, game.exchangeable(state, seat))
    if (can_exchange or state.replay) and _can_take(state, seat):
        found.append(Take())
    return found


def other_actions(state: ExchangeState, seat: Seat, can_refuse: bool) -> tuple[Action, ...]:
    """Returns the tiles that a victim may give, or a refusal if it is allowed."""
    if state.turn.need == "give":
        return tuple(map(HandOver, state.side(seat).hand))
    return (Pass(),) if can_refuse else ()


def layable(game: ExchangeGame[E], state: E, seat: Seat) -> tuple[Tile, ...]:
    """Returns the tiles with which the player with the right to move may begin."""
    if seat is not state.turn.right:
        return ()
    if state.turn.need in ("start", "add"):
        return game.start_figure(state, seat).next_tiles(())
    return state.side(seat).hand if state.turn.need in ("any", "full") else ()


def continuations(
    game: ExchangeGame[E], state: E, seat: Seat, placed: tuple[Placement, ...], tile: Tile
) -> Offers[Action]:
    """Returns where a tile may be laid; a start figure is built tile by tile."""
    if state.claim.holds_up(seat) or state.claim.what == "exchange":
        return Offers()
    if state.turn.need in ("start", "add"):
        is_right = seat is state.turn.right
        return game.start_figure(state, seat).continuations(placed, tile) if is_right else Offers()
    if placed or tile not in game.layable(state, seat):
        return Offers()
    return Offers(tuple(Lay((place,)) for place in game.places(state, seat, tile)))
