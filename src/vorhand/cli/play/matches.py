"""Where matches of the terminal lie: one running, the others kept beside it. Nothing is ever deleted."""

from pathlib import Path

from vorhand.match import is_over
from vorhand.service.stored import StoredMatch, load

RUNNING = "running.jsonl"


class Matches:
    """The folder of one person's matches."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def running(self) -> Path:
        """The file of the match that is played now."""
        return self.folder / RUNNING

    def unfinished(self) -> StoredMatch | None:
        """The stored match, if it is not over.

        Raises `RecordError` if its file cannot be read.
        """
        if not self.running.exists():
            return None
        stored = load(self.running)
        return stored if stored and (stored.running or not is_over(stored.match)) else None

    def set_aside(self) -> Path | None:
        """Keep the stored match under a name of its own, so that another can begin; None if there is none."""
        if not self.running.exists() or not self.running.stat().st_size:
            return None
        kept = self._free_name()
        self.running.rename(kept)
        return kept

    def _free_name(self) -> Path:
        number = 1
        while (kept := self.folder / f"match-{number:04d}.jsonl").exists():
            number += 1
        return kept
