"""What a finished game is worth."""


def values(places: list[int]) -> list[float]:
    """What places are worth: from 1 for the first to -1 for the last; shared places are shared."""
    last = len(places) - 1
    middle = [place - 1 + (places.count(place) - 1) / 2 for place in places]
    return [1 - 2 * at / last for at in middle]
