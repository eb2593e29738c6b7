"""The one place that writes: `python -m web.decks [FOLDER]` draws every deck into the folder."""

import sys
from pathlib import Path

from web.decks import DECKS, sprite

PUBLISHED = Path(__file__).parents[1] / "public" / "decks"


def main(arguments: list[str]) -> None:
    """Write one sprite a deck, by default to where the page looks for them."""
    folder = Path(arguments[0]) if arguments else PUBLISHED
    folder.mkdir(parents=True, exist_ok=True)
    for deck in DECKS:
        path = folder / f"{deck.name}.svg"
        path.write_text(sprite(deck), encoding="utf-8", newline="\n")
        sys.stdout.write(f"{path}: {path.stat().st_size} bytes\n")


if __name__ == "__main__":
    main(sys.argv[1:])
