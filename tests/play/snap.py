"""A tiny made-up game that uses the whole protocol.

Hands are hidden and may be rearranged in private. In turn, a player plays a card face up, takes one
from a hidden tape, or trades two cards for the next two of the tape (a compound action). When the
two topmost cards of the pile are equal, the first player to snap takes the pile. A turn takes at
most ten seconds.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any

import msgspec

from fourfold.play import (
    Act,
    Due,
    Event,
    Game,
    Illegal,
    Instant,
    Malformed,
    Offers,
    Outcome,
    Seat,
    SetUp,
)


class Play(Act, frozen=True, tag="play"):
    card: int


class Take(Act, frozen=True, tag="take"):
    pass


class Trade(Act, frozen=True, tag="trade"):
    cards: tuple[int, ...] = ()


class Arrange(Act, frozen=True, tag="arrange"):
    order: tuple[int, ...]


class Snap(Act, frozen=True, tag="snap"):
    pass


class Skip(Act, frozen=True, tag="skip"):
    pass


Action = Play | Take | Trade | Arrange | Snap | Skip


class Took(Act, frozen=True, tag="took"):
    """News of a take: only the owner sees the card."""

    card: int | None = None


class Traded(Act, frozen=True, tag="traded"):
    """News of a trade, without the cards."""


class Deal(msgspec.Struct, frozen=True):
    hands: tuple[tuple[int, ...], tuple[int, ...]]
    tape: tuple[int, ...]


@dataclass(frozen=True)
class State:
    hands: tuple[tuple[int, ...], tuple[int, ...]]
    tape: tuple[int, ...]
    turn: Seat = Seat.A
    pile: tuple[int, ...] = ()
    score: tuple[int, int] = (0, 0)
    snapped: Seat | None = None
    since: Instant = 0

    def hand(self, seat: Seat) -> tuple[int, ...]:
        return self.hands[seat.index]

    def with_hand(self, seat: Seat, hand: tuple[int, ...]) -> State:
        hands = (hand, self.hands[1]) if seat is Seat.A else (self.hands[0], hand)
        return replace(self, hands=hands)


class View(msgspec.Struct, frozen=True):
    hand: tuple[int, ...] | None
    counts: tuple[int, int]
    tape: int
    pile: tuple[int, ...]
    score: tuple[int, int]
    turn: Seat


class SnapOptions(msgspec.Struct, frozen=True):
    seconds: int = 10


class SnapRules:
    game = "snap"
    version = 1

    def __init__(self, options: SnapOptions | None = None) -> None:
        self.options = options or SnapOptions()

    def deal(self, chance: Random, last_winner: Seat | None = None) -> Deal:
        cards = [1, 2, 3, 4] * 4
        chance.shuffle(cards)
        return Deal((tuple(cards[:4]), tuple(cards[4:8])), tuple(cards[8:]))

    def set_up_of(self, deal: Deal) -> SetUp | None:
        return None

    def start(self, deal: Deal) -> State:
        return State(deal.hands, deal.tape)

    def offers(self, state: State, seat: Seat) -> Offers[Action]:
        if self.outcome(state):
            return Offers()
        hand = state.hand(seat)
        actions: list[Action] = [Arrange(hand[::-1])]
        if len(state.pile) > 1 and not state.snapped:
            # Offered whether or not the cards are equal: noticing it is up to the players.
            actions.append(Snap())
        if seat is not state.turn:
            return Offers(tuple(actions))
        actions += [Play(card) for card in sorted(set(hand))]
        actions += [Take()] if state.tape else []
        begun = (Trade(),) if len(state.tape) > 1 and len(hand) > 1 else ()
        return Offers(tuple(actions), begun)

    def choices(self, state: State, seat: Seat, prefix: Action) -> Offers[Action]:
        assert isinstance(prefix, Trade)
        rest = list(state.hand(seat))
        for card in prefix.cards:
            rest.remove(card)
        longer = tuple(Trade((*prefix.cards, card)) for card in sorted(set(rest)))
        return Offers(longer) if len(prefix.cards) == 1 else Offers(begun=longer)

    def apply(self, state: State, seat: Seat | None, action: Action, at: Instant) -> State:
        if isinstance(action, Skip):
            return replace(state, turn=state.turn.other, since=at)
        assert seat
        hand = state.hand(seat)
        if isinstance(action, Arrange):
            if sorted(action.order) != sorted(hand):
                raise Illegal("other-cards")
            return state.with_hand(seat, action.order)
        if isinstance(action, Snap):
            if state.snapped:
                raise Illegal("snapped-already", seat=state.snapped)
            if len(state.pile) < 2:
                raise Illegal("no-pair")
            right = state.pile[-1] == state.pile[-2]
            a, b = state.score
            gain = len(state.pile) if right else -1
            score = (a + gain, b) if seat is Seat.A else (a, b + gain)
            return replace(state, score=score, snapped=seat, pile=() if right else state.pile)
        if seat is not state.turn:
            raise Illegal("not-your-turn", seat=state.turn)
        state = replace(state, turn=seat.other, since=at)
        match action:
            case Play(card) if card in hand:
                state = replace(state, pile=(*state.pile, card), snapped=None)
                return state.with_hand(seat, _without(hand, card))
            case Take() if state.tape:
                return replace(state.with_hand(seat, (*hand, state.tape[0])), tape=state.tape[1:])
            case Trade(cards) if len(cards) == 2 and len(state.tape) > 1:
                for card in cards:
                    hand = _without(hand, card)
                state = state.with_hand(seat, (*hand, *state.tape[:2]))
                return replace(state, tape=(*state.tape[2:], *cards))
        raise Illegal("impossible")

    def due(self, state: State) -> Due[Action] | None:
        return Due(state.since + 1000 * self.options.seconds, Skip(), state.turn)

    def awaited(self, state: State) -> tuple[Seat, ...]:
        return (state.turn,)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            hand=state.hand(seat) if seat else None,
            counts=(len(state.hands[0]), len(state.hands[1])),
            tape=len(state.tape),
            pile=state.pile,
            score=state.score,
            turn=state.turn,
        )

    def news(self, before: State, event: Event[Action], after: State, seat: Seat | None) -> Any:
        mine = seat is not None and seat is event.seat
        match event.action:
            case Arrange():
                return event.action if mine else None
            case Take():
                return Took(before.tape[0]) if mine else Took()
            case Trade():
                return event.action if mine else Traded()
        return event.action

    def final(self, before: State, event: Event[Action], after: State) -> bool:
        return not isinstance(event.action, Arrange)

    def forfeit(self, state: State, seat: Seat, reason: str) -> Outcome:
        return Outcome.win(seat.other, reason)

    def outcome(self, state: State) -> Outcome | None:
        if any(state.hands):
            return None
        a, b = state.score
        return Outcome(None if a == b else Seat.A if a > b else Seat.B, "played-out", state.score)


def _without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    if card not in hand:
        raise Illegal("not-yours")
    index = hand.index(card)
    return hand[:index] + hand[index + 1 :]


class SnapNotation:
    def write(self, state: State, action: Action) -> str:
        match action:
            case Play(card):
                return f"plays ({card})"
            case Trade(cards):
                return f"trades ({' '.join(map(str, cards))})"
            case Arrange(order):
                return f"arranges ({' '.join(map(str, order))})"
        return {Take: "takes", Snap: "snaps", Skip: "skip"}[type(action)]

    def read(self, state: State, word: str, detail: str | None) -> Action:
        cards = tuple(int(card) for card in (detail or "").split())
        match word:
            case "plays":
                return Play(cards[0])
            case "trades":
                return Trade(cards)
            case "arranges":
                return Arrange(cards)
            case "takes":
                return Take()
            case "snaps":
                return Snap()
            case "skip":
                return Skip()
        raise Malformed("detail", word=word, detail=detail)

    def actor(self, state: State, action: Action) -> Seat | None:
        return None if isinstance(action, Skip) else state.turn

    def number(self, state: State, action: Action) -> int | None:
        return None

    def write_deal(self, deal: Deal) -> str:
        return msgspec.json.encode(deal).decode()

    def read_deal(self, text: str) -> Deal:
        return msgspec.json.decode(text, type=Deal)


SNAP: Game[State, Action, Deal] = Game(
    id="snap",
    family="snap",
    style="board",
    options=SnapOptions,
    deal=Deal,
    actions=Action,
    view=View,
    rules=SnapRules,
    presets={"usual": SnapOptions()},
    notation=SnapNotation(),
    bots={},
    level=None,
    set_up=None,
    set_up_anew=None,
    picture=str,
    overlooked=lambda options, states: {},
    pieces=0,
    heard=Took | Traded,
)
