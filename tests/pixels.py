"""The pixels of an SVG document, rendered by resvg."""

from __future__ import annotations

import struct
import zlib

import resvg_py

#: Red, green, blue and opacity, from 0 to 255.
Pixel = tuple[int, ...]


def pixels(svg: str) -> list[list[Pixel]]:
    """Returns the rows of pixels from the top."""
    return _read(bytes(resvg_py.svg_to_bytes(svg_string=svg)))


def _read(png: bytes) -> list[list[Pixel]]:
    width, height, depth, kind = struct.unpack(">IIBB", png[16:26])
    assert (depth, kind) == (8, 6)
    data, position = b"", 8
    while position < len(png):
        (length,) = struct.unpack(">I", png[position : position + 4])
        if png[position + 4 : position + 8] == b"IDAT":
            data += png[position + 8 : position + 8 + length]
        position += 12 + length
    raw, rows, previous = zlib.decompress(data), [], bytearray(4 * width)
    for row in range(height):
        start = row * (4 * width + 1)
        filtering, line = raw[start], bytearray(raw[start + 1 : start + 1 + 4 * width])
        for index in range(4 * width):
            left = line[index - 4] if index >= 4 else 0
            up, corner = previous[index], previous[index - 4] if index >= 4 else 0
            guess = left + up - corner
            nearest = min((left, up, corner), key=lambda value: abs(guess - value))
            add = (0, left, up, (left + up) // 2, nearest)[filtering]
            line[index] = (line[index] + add) & 255
        rows.append([tuple(line[i : i + 4]) for i in range(0, 4 * width, 4)])
        previous = line
    return rows
