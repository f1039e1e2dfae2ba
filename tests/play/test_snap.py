"""The protocol, tested with a made-up game with hidden hands, a race and a compound action."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.play import Answer, Ask, Event, Illegal, Offers, Seat, Table, fold, update, view
from tests.play import laws
from tests.play.snap import (
    SNAP,
    Action,
    Arrange,
    Deal,
    Play,
    Skip,
    Snap,
    SnapRules,
    State,
    Take,
    Took,
    Trade,
    Traded,
)

A, B = Seat
RULES = SnapRules()
DEAL = Deal(((1, 2, 3, 4), (1, 2, 3, 4)), (1, 2, 3, 4))


def table() -> Table[State, Action, Deal]:
    return Table.open(RULES, DEAL, at=1_000)


@given(st.integers(0, 10_000))
def test_the_invariants_hold(seed: int) -> None:
    laws.check(SNAP, RULES, seed)


def test_the_second_action_of_a_race_is_refused() -> None:
    ready = table().submit(A, Play(1)).submit(B, Play(1))
    for first in Seat:
        won = ready.submit(first, Snap())
        assert won.state.score[first.index] == 2
        with pytest.raises(Illegal) as refused:
            won.submit(first.other, Snap())
        assert refused.value.code == "snapped-already"
        assert refused.value.facts == {"seat": first}


def test_a_private_act_is_news_to_its_owner_alone_and_leaves_no_gap() -> None:
    after = table().submit(A, Play(1)).submit(A, Arrange((4, 3, 2))).submit(B, Take())
    assert after.versions == (3, 2, 2)
    assert [news.what for news in update(after, A).news] == [Play(1), Arrange((4, 3, 2)), Took()]
    assert [news.what for news in update(after, B).news] == [Play(1), Took(1)]
    assert [news.what for news in update(after, None).news] == [Play(1), Took()]
    assert [news.version for news in update(after, B).news] == [1, 2]


def test_a_reconnecting_player_gets_only_missed_news() -> None:
    after = table().submit(A, Play(1)).submit(B, Take()).submit(A, Play(2))
    told = update(after, B, since=1)
    assert [news.what for news in told.news] == [Took(1), Play(2)]
    assert told.version == 3
    assert told.view.view.hand == (1, 2, 3, 4, 1)


def test_an_invalid_version_gets_all_news() -> None:
    assert len(update(table().submit(A, Play(1)), B, since=99).news) == 1


def test_a_compound_action_is_built_by_choices_and_submitted_whole() -> None:
    start = table()
    assert start.offers(A).begun == (Trade(),)
    second = RULES.choices(start.state, A, Trade())
    assert Trade((2,)) in second.begun
    third = RULES.choices(start.state, A, Trade((2,)))
    assert third == Offers((Trade((2, 1)), Trade((2, 3)), Trade((2, 4))))
    with pytest.raises(Illegal):
        start.submit(A, Trade((2,)))
    after = start.submit(A, Trade((2, 1)))
    assert after.state.hands[0] == (3, 4, 1, 2)
    assert update(after, B).news[0].what == Traded()


def test_an_action_that_revealed_a_secret_cannot_be_taken_back() -> None:
    after = table().submit(A, Take())
    assert after.undoes(A) is None
    assert Ask("takeback") not in after.acts(A)
    with pytest.raises(Illegal, match="no move to take back"):
        after.submit(A, Ask("takeback"))


class Open(SnapRules):
    """Snap in which plays can be taken back."""

    def final(self, before: State, event: Event[Action], after: State) -> bool:
        return not isinstance(event.action, Play | Arrange)


def test_a_private_act_changes_nothing_that_others_see() -> None:
    """Requests are included: a refused draw stays refused, an open request stays open."""
    start = Table.open(Open(), DEAL, at=1_000).submit(A, Play(1))
    for situation in (
        start,
        start.submit(A, Ask("draw")),
        start.submit(A, Ask("takeback")),
        start.submit(A, Ask("draw")).submit(B, Answer(False, 1)),
    ):
        private = situation
        for _ in range(3):
            private = private.submit(B, Arrange((4, 3, 2, 1)))
        assert view(private, A) == view(situation, A)
        assert private.versions[0] == situation.versions[0]
        mine = situation.submit(A, Arrange((4, 3, 2)))
        assert mine.acts(A) == situation.acts(A), "one cannot ask again by shuffling one's hand"


def test_a_takeback_leaves_private_acts_alone() -> None:
    start = Table.open(Open(), DEAL, at=1_000).submit(A, Play(1))
    shuffled = start.submit(B, Arrange((4, 3, 2, 1))).submit(A, Arrange((4, 3, 2)))
    back = shuffled.submit(A, Ask("takeback")).submit(B, Answer(True, 1))
    assert back.state.hands == ((1, 2, 3, 4), (4, 3, 2, 1)), "A's own shuffle stood on the play"
    assert back.state.pile == ()
    again = back.submit(A, Play(2)).submit(A, Ask("takeback")).submit(B, Answer(True, 2))
    assert again.state == back.state
    assert fold(Table.open(Open(), DEAL, at=1_000), again.events).state == again.state


def test_choices_come_through_the_table() -> None:
    assert table().choices(A, Trade()) == RULES.choices(table().state, A, Trade())
    asked = table().submit(A, Ask("pause")).submit(B, Answer(True, 1))
    assert asked.choices(A, Trade()) == Offers()


@given(st.integers(0, 10_000))
def test_states_that_differ_only_in_hidden_cards_look_the_same(seed: int) -> None:
    chance = Random(seed)
    for now in laws.random_game(RULES, chance, most=40):
        state: State = now.state
        for seat in Seat:
            unseen = [*state.hand(seat.other), *state.tape]
            chance.shuffle(unseen)
            count = len(state.hand(seat.other))
            other = replace(state, tape=tuple(unseen[count:]))
            other = other.with_hand(seat.other, tuple(unseen[:count]))
            assert RULES.view(other, seat) == RULES.view(state, seat)
            assert RULES.offers(other, seat) == RULES.offers(state, seat)
        unseen = [*state.hands[0], *state.hands[1], *state.tape]
        chance.shuffle(unseen)
        a, b = (len(hand) for hand in state.hands)
        other = replace(
            state,
            hands=(tuple(unseen[:a]), tuple(unseen[a : a + b])),
            tape=tuple(unseen[a + b :]),
        )
        assert RULES.view(other, None) == RULES.view(state, None)


def test_a_deadline_is_an_action_of_the_clock() -> None:
    start = table()
    assert start.due == (11_000, Skip(), A)
    with pytest.raises(Illegal, match="not up yet"):
        start.submit(None, Skip(), at=10_999)
    with pytest.raises(Illegal, match="Too late"):
        start.submit(A, Play(1), at=11_000)
    skipped = start.tick(31_500)
    assert [event.at for event in skipped.events] == [11_000, 21_000, 31_000]
    assert skipped.state.turn is B
