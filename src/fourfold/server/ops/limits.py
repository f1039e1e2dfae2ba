"""Rate limits and quotas by guest and by address: requests, connections, tables, questions.

The counts live in the memory of one process, so several workers allow several times as much. Only
the unfinished tables of a guest are counted in the database, for all workers.
"""

from __future__ import annotations

import contextlib
import ipaddress
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import islice
from typing import Annotated, Literal

import msgspec
from starlette.requests import HTTPConnection

from fourfold.play import FourfoldError, Illegal
from fourfold.play.decoding import decode
from fourfold.server.ops import metrics

__all__ = [
    "DAY_MS",
    "RETRY_AFTER_SECONDS",
    "Buckets",
    "Limiter",
    "Limits",
    "Rate",
    "Visitor",
    "too_many",
]

Resource = Literal["requests", "guests", "tables", "messages", "events", "questions"]

#: How long an unfinished table counts against its guest.
DAY_MS = 24 * 3_600_000
#: When to try again after a quota or an outage has refused something.
RETRY_AFTER_SECONDS = 10
#: Longer than every address: a proxy may forward any text as one, and the rest is cut off.
MAX_HOST_CHARACTERS = 64
#: The most visitors whose buckets are kept, for each kind.
MAX_BUCKETS = 100_000


class Rate(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The rate of a token bucket: its size and how fast it fills."""

    burst: Annotated[int, msgspec.Meta(ge=1)]
    per_second: Annotated[float, msgspec.Meta(gt=0)]


class Allowance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rates of one guest and of one address with all its guests; null means no limit."""

    guest: Rate | None = None
    address: Rate | None = None


class Quota(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many there may be at a time: for one guest, from one address, in all."""

    guest: int
    address: int
    all: int


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The limits of a server. The defaults have room for a school of sixty behind one address.

    >>> Limits().tables.guest
    Rate(burst=60, per_second=0.1)
    """

    #: HTTP requests and new WebSockets.
    requests: Allowance = Allowance(Rate(300, 30), Rate(6_000, 200))
    guests: Allowance = Allowance(address=Rate(300, 0.2))
    #: New rows in the database: tables, rematches, uploaded records, duels, links.
    tables: Allowance = Allowance(Rate(60, 0.1), Rate(600, 1))
    #: Messages over live connections.
    messages: Allowance = Allowance(Rate(1_000, 100), Rate(10_000, 1_000))
    #: Accepted actions, each of which stays in the log of its table; a refused one counts as a
    #: message only. Pages send at most four a second while a player arranges tiles.
    events: Allowance = Allowance(Rate(1_000, 10), Rate(20_000, 500))
    #: Tasks for workers: analyses, solutions, problems.
    questions: Allowance = Allowance(Rate(60, 1), Rate(600, 10))
    #: Questions that are queued or running at a time, in this process.
    asking: Quota = Quota(8, 64, 1_000)
    #: Live connections of a guest; connections of any kind from an address and in all.
    connections: Quota = Quota(100, 1_000, 20_000)
    #: Unfinished tables of a guest from the last day.
    unfinished: int = 200
    #: Timeouts in seconds: for a request to arrive whole, from its first byte or the start of its
    #: connection; and for a client that reads nothing of what it is sent.
    arrival: float = 60
    standstill: float = 60

    @classmethod
    def read(cls, text: str) -> Limits:
        """Returns the defaults with the changes that JSON text names.

        Raises ``Malformed`` for invalid JSON or unknown limits.

        >>> Limits.read('{"tables": {"guest": [5, 0.1]}, "unfinished": 20}').tables
        Allowance(guest=Rate(burst=5, per_second=0.1), address=None)
        """
        limits: Limits = decode(text, cls, "limits")
        return limits


def too_many(what: str, seconds: float) -> Illegal:
    """Returns the error for a reached limit, with when to try again; counts it."""
    metrics.limited(what).inc()
    return Illegal("too-many", what=what, seconds=max(1, math.ceil(seconds)))


class Buckets:
    """Token buckets by name. A bucket that is full again is dropped.

    A bucket is stored as one number: the time when it will be full.

    >>> now = [0.0]
    >>> buckets = Buckets(Rate(burst=2, per_second=0.5), lambda: now[0])
    >>> [buckets.spend("Ann") for _ in range(3)]
    [0.0, 0.0, 2.0]
    >>> now[0] = 2.0
    >>> buckets.spend("Ann")
    0.0
    """

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._takes = 1 / rate.per_second
        self._most = rate.burst * self._takes
        self._clock = clock
        self._full_at: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._full_at)

    def spend(self, name: str) -> float:
        """Takes a token and returns 0; if there is none, returns the seconds until there is."""
        now = self._clock()
        # Entries are in order of last use, so the first ones are full first, or nearly so.
        full_at = max(now, self._full_at.pop(name, now)) + self._takes
        wait = full_at - now - self._most
        allowed = wait < 1e-6
        self._full_at[name] = full_at if allowed else full_at - self._takes
        self._forget(now)
        return 0.0 if allowed else wait

    def give_back(self, name: str) -> None:
        """Puts back a token."""
        if name in self._full_at:
            self._full_at[name] -= self._takes

    def _forget(self, now: float) -> None:
        for name in list(islice(self._full_at, 2)):
            if self._full_at[name] <= now or len(self._full_at) > MAX_BUCKETS:
                del self._full_at[name]


class Limiter:
    """The buckets and counts of all visitors of this process."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self._clock = clock
        self._guests: dict[Resource, Buckets] = {}
        self._addresses: dict[Resource, Buckets] = {}
        for what, allowed in self._allowances().items():
            if allowed.guest:
                self._guests[what] = Buckets(allowed.guest, clock)
            if allowed.address:
                self._addresses[what] = Buckets(allowed.address, clock)
        #: Live connections by guest and by address; connections of any kind by address and in all.
        self.live: Counter[str] = Counter()
        self.connected: Counter[str] = Counter()
        #: Questions by guest, by address and in all.
        self.asking: Counter[str] = Counter()

    def _allowances(self) -> dict[Resource, Allowance]:
        limits = self.limits
        return {
            "requests": limits.requests,
            "guests": limits.guests,
            "tables": limits.tables,
            "messages": limits.messages,
            "events": limits.events,
            "questions": limits.questions,
        }

    def visitor(self, guest: str | None, host: str) -> Visitor:
        """Returns the visitor with this guest's token hash, if any, and this address."""
        return Visitor(self, guest, address_of(host))

    def spend(self, what: Resource, guest: str | None, address: str | None) -> None:
        """Takes a token of the guest and of the address. Raises ``Illegal`` if there is none."""
        for name, buckets in ((guest, self._guests), (address, self._addresses)):
            if name and what in buckets and (wait := buckets[what].spend(name)):
                raise too_many(what, wait)

    def give_back(self, what: Resource, guest: str | None, address: str | None) -> None:
        """Puts back the tokens that ``spend`` took, for something that did not happen."""
        for name, buckets in ((guest, self._guests), (address, self._addresses)):
            if name and what in buckets:
                buckets[what].give_back(name)

    def connect(self, host: str) -> bool:
        """Counts a connection of any kind; returns whether the quotas allow it."""
        quota, address = self.limits.connections, address_of(host)
        self.connected.update(filter(None, ("all", address)))
        full = address is not None and self.connected[address] > quota.address
        return not full and self.connected["all"] <= quota.all

    def disconnect(self, host: str) -> None:
        """Stops counting a connection, also one that the quotas refused."""
        _less(self.connected, "all", address_of(host))


class Visitor:
    """A client as limits see it: a guest, if there is a cookie, and an address."""

    def __init__(self, limiter: Limiter, guest: str | None, address: str | None) -> None:
        self._limiter = limiter
        self._guest = guest
        self._address = address

    @staticmethod
    def of(connection: HTTPConnection) -> Visitor:
        """Returns the visitor behind a connection."""
        visitor: Visitor = connection.scope["visitor"]
        return visitor

    def spend(self, what: Resource) -> None:
        """Takes a token of the guest and of the address. Raises ``Illegal`` if there is none."""
        self._limiter.spend(what, self._guest, self._address)

    @contextlib.contextmanager
    def asking(self) -> Iterator[None]:
        """Counts a question while the block runs. Raises ``Illegal`` if there are too many."""
        quota, held = self._limiter.limits.asking, self._limiter.asking
        mosts = ((self._guest, quota.guest), (self._address, quota.address), ("all", quota.all))
        if any(name and held[name] >= most for name, most in mosts):
            raise too_many("questions", RETRY_AFTER_SECONDS)
        self.spend("questions")
        names = [name for name, _ in mosts if name]
        held.update(names)
        try:
            yield
        finally:
            _less(held, *names)

    @contextlib.contextmanager
    def spending(self, *whats: Resource) -> Iterator[None]:
        """Takes a token of each kind, and gives them back if the block is refused.

        Raises ``Illegal`` if there is none of a kind.
        """
        spent: list[Resource] = []
        try:
            for what in whats:
                self.spend(what)
                spent.append(what)
            yield
        except FourfoldError:
            for what in spent:
                self._limiter.give_back(what, self._guest, self._address)
            raise

    @contextlib.contextmanager
    def live(self) -> Iterator[None]:
        """Counts a live connection while the block runs. Raises ``Illegal`` beyond a limit."""
        self.spend("requests")
        quota, held = self._limiter.limits.connections, self._limiter.live
        for name, most in ((self._guest, quota.guest), (self._address, quota.address)):
            if name and held[name] >= most:
                raise too_many("connections", RETRY_AFTER_SECONDS)
        names = [name for name in (self._guest, self._address) if name]
        held.update(names)
        try:
            yield
        finally:
            _less(held, *names)


def address_of(host: str) -> str | None:
    """Returns the key by which an address is counted; None for this machine and proxies on it.

    >>> address_of("192.0.2.7"), address_of("127.0.0.1")
    ('192.0.2.7', None)

    IPv6 addresses are counted by their /64 network, because a customer is given a whole one.

    >>> address_of("2001:db8::1:2:3:4") == address_of("2001:db8::5:6:7:8")
    True
    """
    return _counted(host[:MAX_HOST_CHARACTERS])


@lru_cache(10_000)
def _counted(host: str) -> str | None:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:  # Not an address, perhaps a Unix socket.
        return host or None
    if isinstance(address, ipaddress.IPv6Address):
        mapped = address.ipv4_mapped
        if mapped is None and not address.is_loopback:
            return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
        address = mapped or address
    return None if address.is_loopback else str(address)


def _less(counts: Counter[str], *names: str | None) -> None:
    for name in names:
        if name:
            counts[name] -= 1
            if counts[name] <= 0:
                del counts[name]
