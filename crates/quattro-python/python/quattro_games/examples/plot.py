"""Learning curves as SVG."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 170, 40, 44
# Told apart by everybody, in the light and in the dark.
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")
GREY = "#808080"


@dataclass(frozen=True)
class Curve:
    """Mean results over training, with the half widths of their 95 % intervals."""

    name: str
    decisions: list[int]
    mean: list[float]
    error: list[float]

    @classmethod
    def of_runs(cls, name: str, runs: list[list[dict[str, Any]]], players: int) -> Curve:
        """The mean of several runs. With more than one, the interval is over runs (Student's t), otherwise over games."""
        scores = [[_score(figure, players) for figure in run] for run in runs]
        means = np.array([[score["mean"] for score in run] for run in scores])
        if len(runs) > 1:
            error = _STUDENT[min(len(runs), max(_STUDENT))] * means.std(axis=0, ddof=1) / len(runs) ** 0.5
        else:
            error = np.array([1.96 * score["error"] for score in scores[0]])
        decisions = [figure["decisions"] for figure in runs[0]]
        return cls(name, decisions, means.mean(axis=0).tolist(), error.tolist())


# Student's t for 95 %, by the number of runs. For more runs than these it is a little smaller.
_STUDENT = {2: 12.71, 3: 4.30, 4: 3.18, 5: 2.78, 6: 2.57, 7: 2.45, 8: 2.36, 9: 2.31, 10: 2.26}


def _score(figure: dict[str, Any], players: int) -> dict[str, Any]:
    found: dict[str, Any] = next(score for score in figure["scores"] if score["players"] == players)
    return found


def draw(path: Path, title: str, curves: list[Curve]) -> None:
    """Writes the curves, from -1 to 1, with their intervals."""
    most = max(curve.decisions[-1] for curve in curves)

    def at(decisions: float, mean: float) -> str:
        x = LEFT + decisions / most * (WIDTH - LEFT - RIGHT)
        y = TOP + (1 - mean) / 2 * (HEIGHT - TOP - BOTTOM)
        return f"{x:.1f},{y:.1f}"

    parts = [*_frame(title, most)]
    for curve, colour in zip(curves, COLOURS):
        up = [at(x, min(1, y + e)) for x, y, e in zip(curve.decisions, curve.mean, curve.error)]
        down = [at(x, max(-1, y - e)) for x, y, e in zip(curve.decisions, curve.mean, curve.error)]
        line = [at(x, y) for x, y in zip(curve.decisions, curve.mean)]
        parts.append(f'<polygon points="{" ".join(up + down[::-1])}" fill="{colour}" opacity=".2"/>')
        parts.append(f'<polyline points="{" ".join(line)}" fill="none" stroke="{colour}" stroke-width="2"/>')
    # Names stand beside the ends of their curves, and never on each other.
    ends = sorted(zip(curves, COLOURS), key=lambda pair: -pair[0].mean[-1])
    last = 0.0
    for curve, colour in ends:
        x, y = (float(number) for number in at(most, curve.mean[-1]).split(","))
        last = max(y, last + 16)
        parts.append(f'<text x="{x + 8}" y="{last + 4:.1f}" fill="{colour}">{curve.name} {curve.mean[-1]:+.2f}</text>')
    path.write_text("\n".join([*parts, "</svg>\n"]))


def _frame(title: str, most: int) -> list[str]:
    height, width = HEIGHT - TOP - BOTTOM, WIDTH - LEFT - RIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="22" font-size="14">{title}</text>',
    ]
    for mark in (-1.0, -0.5, 0.0, 0.5, 1.0):
        y = TOP + (1 - mark) / 2 * height
        parts.append(f'<path d="M{LEFT} {y}h{width}" stroke="{GREY}" stroke-width="{1 if mark == 0 else 0.3}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{mark:+.1f}</text>')
    for part in range(5):
        x, millions = LEFT + part / 4 * width, most * part / 4 / 1e6
        parts.append(f'<text x="{x}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{millions:.1f}</text>')
    middle = LEFT + width / 2
    parts.append(f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle">millions of decisions in self-play</text>')
    return parts
