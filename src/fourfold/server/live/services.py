"""The parts of a process that all its tables use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from fourfold.play import Instant
from fourfold.server.background import Background
from fourfold.server.cluster.cluster import Peers
from fourfold.server.live.parts.bot_runner import BotRunner
from fourfold.server.live.seekers import Seekers
from fourfold.server.timing.alarms import Alarms
from fourfold.server.timing.pulse import Pulse
from fourfold.server.timing.receipts import Receipts
from fourfold.server.timing.uptime import Uptime
from fourfold.store import Store

__all__ = ["Services"]


@dataclass(frozen=True, slots=True)
class Services:
    """What a table uses of its process; none of these parts knows a table."""

    store: Store
    clock: Callable[[], Instant]
    pulse: Pulse
    uptime: Uptime
    receipts: Receipts
    alarms: Alarms
    cluster: Peers
    seekers: Seekers
    bots: BotRunner
    background: Background
    #: How long a player may be away before the other may claim the game.
    grace_ms: Instant
