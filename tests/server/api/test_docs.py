"""The example program of docs/protocol.md, run as a reader would."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.server.harness.serving import serving

ROOT = Path(__file__).parents[3]


def test_the_example_of_the_protocol_plays_a_game(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    with serving(f"sqlite+aiosqlite:///{tmp_path}/fourfold.db") as server:
        program = program.replace("localhost:4204", f"127.0.0.1:{server.port}")
        done = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=60
        )
    assert done.returncode == 0, done.stderr
    assert "'reason': 'line'" in done.stdout
    assert re.search(r"4\. LQSH.* d1.*\squarto! \(a1-d1\)", done.stdout, re.DOTALL)
