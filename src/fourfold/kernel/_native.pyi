from collections.abc import Callable, Sequence

_Placement = tuple[int, int, int, int]
_Watcher = Callable[[int, float, int, int], bool | None]

class QuartoSolver:
    def __init__(self, features: int, blocks: bool, shared: int, memory: int) -> None: ...
    def solve(
        self,
        board: Sequence[int],
        hand: int,
        threads: int = 1,
        nodes: int = 0,
        seconds: float = 0.0,
        progress: _Watcher | None = None,
    ) -> tuple[int, int]: ...
    def moves(
        self,
        board: Sequence[int],
        hand: int,
        threads: int = 1,
        nodes: int = 0,
        seconds: float = 0.0,
        progress: _Watcher | None = None,
    ) -> list[tuple[int, int, tuple[int, int]]]: ...
    def forget(self) -> None: ...
    @property
    def nodes(self) -> int: ...
    @property
    def seconds(self) -> float: ...

class QuartoCanonical:
    def __init__(self, features: int, blocks: bool) -> None: ...
    def __call__(self, board: Sequence[int]) -> tuple[list[int], list[int]]: ...

def modern() -> bool: ...
def quarto_lines(blocks: bool) -> list[int]: ...
def quarto_automorphisms(blocks: bool) -> list[list[int]]: ...
def quarto_count(plies: int, features: int, blocks: bool, shared: int) -> tuple[int, int]: ...
def quarto_classes(placed: int, blocks: bool) -> int: ...
def penta_best(
    hand: Sequence[int],
    goal: int = 0,
    faults: bool = False,
    fixed: Sequence[_Placement] = (),
    threads: int = 1,
    nodes: int = 0,
    seconds: float = 0.0,
    progress: _Watcher | None = None,
) -> tuple[int, int, list[_Placement], int, float]: ...
def penta_all(
    hand: Sequence[int],
    goal: int = 0,
    faults: bool = False,
    fixed: Sequence[_Placement] = (),
    most: int = 0,
    threads: int = 1,
    nodes: int = 0,
    seconds: float = 0.0,
    progress: _Watcher | None = None,
) -> tuple[int, int, list[list[_Placement]], bool, int, float]: ...
def penta_census(
    hands: Sequence[Sequence[int]],
    goal: int = 0,
    faults: bool = False,
    threads: int = 1,
    progress: _Watcher | None = None,
) -> list[int | None]: ...
def penta_rings(hand: Sequence[int]) -> int: ...
def penta_count(
    figure: Sequence[_Placement],
) -> tuple[int, int, int, int, int, int, bool]: ...
