"""Pictures of a position."""

from __future__ import annotations

import struct
import zlib
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._engine import Game


def rgb(game: Game, seat: int | None = None) -> NDArray[np.uint8]:
    """The table as a seat, or with None a spectator, sees it: height × width × 3."""
    width, height, pixels = game.pixels(seat)
    return pixels.reshape(height, width, 3)


def png(game: Game, seat: int | None = None) -> bytes:
    """The same picture as a PNG file."""
    pixels = rgb(game, seat)
    height, width, _ = pixels.shape
    rows = b"".join(b"\0" + row.tobytes() for row in pixels)

    def chunk(kind: bytes, data: bytes) -> bytes:
        check = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def rendered(game: Game, seat: int | None, mode: str | None) -> Any:
    """What `render()` returns in this mode; in the mode `human` the table is printed."""
    if mode == "human":
        print(game.text(seat))
        return None
    if mode == "rgb_array":
        return rgb(game, seat)
    return game.text(seat) if mode == "ansi" else None
