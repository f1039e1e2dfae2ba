"""Table acts: one declaration registers an act everywhere."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from fourfold.catalogue import GAMES
from fourfold.locale import english
from fourfold.play import Illegal, Malformed, Record, Seat, Table
from fourfold.play.tables.acts import FORMS, Detail, TableAct, read_act, write_act, written
from fourfold.quarto import GAME

A, B = Seat


@pytest.fixture
def wave(monkeypatch: pytest.MonkeyPatch) -> type[TableAct]:
    """Provides a made-up act, registered by its declaration alone."""
    # The registration ends with the test.
    monkeypatch.setattr("fourfold.play.tables.acts.FORMS", forms := dict(FORMS))

    @written("waves", detail=Detail("hand", "left|right", str, str, ("left", "right")))
    class Wave(TableAct, frozen=True, tag="wave"):
        hand: str

    assert forms.keys() - FORMS.keys() == {Wave}
    return Wave


def test_an_act_is_declared_in_one_place(wave: type[TableAct]) -> None:
    act, plain = wave(hand="left"), {"type": "wave", "hand": "left"}
    # Decoders are cached: the game was made before the act.
    game = replace(GAME)
    assert game.read_action(plain) == act
    assert game.decode_action(msgspec.json.encode(act)) == act
    assert write_act(act) == "waves (left)"
    assert read_act("waves", "left") == act
    with pytest.raises(Malformed, match=r"expected: waves \(left\), waves \(right\)"):
        read_act("waves", "foot")
    started = msgspec.json.decode(Record.from_text("1. LRTF a1", GAMES).json())
    started["events"].append({"seat": "A", "at": 0, "action": plain})
    record = Record.from_json(msgspec.json.encode(started), {"quarto": game})
    assert record.events[-1].action == act
    assert msgspec.json.decode(record.json()) == started
    # The table has no effect for it, and refuses it.
    with pytest.raises(Illegal, match="does not know Wave"):
        Table.open(game.rules(next(iter(game.presets.values()))), record.deal).submit(A, act)


def test_every_act_has_a_message_named_by_its_tag() -> None:
    for kind in FORMS:
        tag = kind.__struct_config__.tag
        messages = {f"web-act-told-{tag}", f"web-replay-told-{tag}"}
        assert any(message in english() for message in messages), tag


def test_every_word_means_one_act() -> None:
    words = [word for form in FORMS.values() for word in form.words]
    assert len(words) == len(set(words))
