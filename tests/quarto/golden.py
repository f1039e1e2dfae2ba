"""Golden files: two random games of every preset, event by event.

``python -m tests.quarto.golden`` rewrites them; review the difference before committing it.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from zlib import crc32

from fourfold.catalogue import GAMES
from fourfold.play import Record, Seat, Table, view
from fourfold.quarto import PRESETS, Call, Quarto
from tests.play import laws

FOLDER = Path(__file__).parent / "golden"
SEATS: tuple[Seat, ...] = tuple(Seat)


def playthrough(preset: str) -> str:
    """Returns two seeded games of a preset: one that avoids calls, one that calls when it can."""
    return "\n".join(
        game(preset, Random(crc32(preset.encode()) + number), calls=number / 4)
        for number in range(2)
    )


def game(preset: str, chance: Random, calls: float) -> str:
    rules = Quarto(PRESETS[preset])
    table = Table.open(rules, rules.deal(chance), at=0)
    lines = [situation(table)]
    while not table.outcome:
        at = table.at + chance.randrange(500, 20_000)
        late = table.tick(at)
        if late is not table:
            table = late
        else:
            seat = chance.choice(SEATS)
            actions = laws.tries(rules, table.state, seat, chance)
            called = [action for action in actions if isinstance(action, Call)]
            quiet = [action for action in actions if not isinstance(action, Call)]
            chosen = called if called and chance.random() < calls else quiet
            if not chosen:
                continue
            table = table.submit(seat, chance.choice(chosen), at)
        lines.append(situation(table))
    return Record.of(table).text(GAMES) + "\n" + "\n".join(lines) + "\n"


def situation(table: Table) -> str:  # type: ignore[type-arg]
    offers = []
    for seat in SEATS:
        kinds = Counter(type(action).__name__ for action in view(table, seat).offers.actions)
        offers.append(f"{seat} " + " ".join(f"{kind}:{n}" for kind, n in sorted(kinds.items())))
    state = table.state
    spent = "".join(seat.value for seat in SEATS if seat in state.spent)
    parts = [f"{table.seq:2}", str(state.position), state.phase, f"turn {state.turn}"]
    return " | ".join([*parts, f"spent {spent or '-'}", *offers]).rstrip()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name in PRESETS:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
