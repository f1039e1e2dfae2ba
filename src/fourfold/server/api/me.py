"""HTTP endpoints of the guest: name and language."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from fourfold.play import (
    clean_name,
)
from fourfold.server import wire
from fourfold.server.api.answers import body, json
from fourfold.server.api.context import (
    answer_to,
    hall_of,
    known_or_new,
)
from fourfold.server.api.guests import Guest

__all__ = ["guest", "rename"]


async def guest(request: Request) -> Response:
    """Returns the guest's name and language; creates no guest."""
    me = await Guest.known(request, hall_of(request).store)
    if me is None:
        return json(wire.GuestInfo())
    return answer_to(request, me, wire.GuestInfo(me.row.name, me.row.locale))


async def rename(request: Request) -> Response:
    """Sets the guest's name and language; creates the guest if need be."""
    sent = await body(request, wire.GuestInfo)
    name = clean_name(sent.name) if sent.name else None
    me = await known_or_new(request)
    await hall_of(request).store.guests.rename(me.id, name, sent.locale)
    return answer_to(request, me, wire.GuestInfo(name, sent.locale))
