"""A directive that puts text in a page which is generated from the code while the pages are built.

```{generated} options
```
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from docutils import nodes
from docutils.statemachine import StringList
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

GENERATORS: Final[dict[str, tuple[str, str]]] = {
    "options": ("option_tables", "options_text"),
    "presets": ("option_tables", "presets_text"),
    "transitions": ("machine_tables", "transitions_text"),
    "drawing": ("machine_tables", "drawing_text"),
    "commands": ("command_tables", "commands_text"),
    "api-core": ("api_pages", "core_text"),
    "api-match": ("api_pages", "match_text"),
    "api-presets": ("api_pages", "presets_text"),
    "api-records": ("api_pages", "records_text"),
    "api-players": ("api_pages", "players_text"),
}
"""By name: the module beside this one and the function in it that writes the text."""


class Generated(SphinxDirective):
    """The text of one generator, parsed as if it stood in the page."""

    required_arguments = 1
    has_content = False

    def run(self) -> list[nodes.Node]:
        """The nodes of the generated text."""
        module, function = GENERATORS[self.arguments[0]]
        write: Callable[[], str] = getattr(import_module(f"docs._ext.{module}"), function)
        holder = nodes.container()
        lines = StringList(write().splitlines(), self.arguments[0])
        self.state.nested_parse(lines, 0, holder, match_titles=True)
        return list(holder.children)


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the directive."""
    app.add_directive("generated", Generated)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
