"""How fast long work goes, beside its bar."""

from rich.progress import ProgressColumn, Task
from rich.text import Text


class RateColumn(ProgressColumn):
    """Pieces of work a second; empty until two are done."""

    def render(self, task: Task) -> Text:
        """The rate of late, of the whole work once it is over."""
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:.1f}/s", style="progress.data.speed")
