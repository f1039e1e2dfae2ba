"""Cache headers: only what is final and the same for everybody may be stored by browsers."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness.serving import serving
from tests.server.live.test_play import ROW, friends, play

KEPT, NEVER = "private, no-cache", "no-store"


def test_only_the_replay_picture_and_record_of_a_finished_game_may_be_cached(
    tmp_path: Path,
) -> None:
    with serving(f"sqlite+aiosqlite:///{tmp_path}/fourfold.db") as server:
        ann, _, a, b, table = friends(server)

        def said(what: str) -> str:
            return str(ann.http.get(f"/api/tables/{table}/{what}").headers["cache-control"])

        play(a, b, ROW)
        assert {said(what) for what in ("replay", "picture.svg", "record")} == {NEVER}
        a.do("call", line=["a1", "b1", "c1", "d1"])
        b.wait(lambda seat: seat.view.get("outcome"))
        finished = ("replay", "picture.svg", "record", "record?form=text")
        assert {said(what) for what in finished} == {KEPT}
        for path in ("guest", "tables", f"tables/{table}", "guest/data", "games"):
            assert ann.http.get(f"/api/{path}").headers["cache-control"] == NEVER
        left = ann.http.delete("/api/guest")
        assert (left.headers["cache-control"], left.headers["clear-site-data"]) == (
            NEVER,
            '"cache"',
        )
