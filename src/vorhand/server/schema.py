"""The wire protocol as data for other languages: `python -m vorhand.server.schema > spec/protocol.json`.

The output is an OpenAPI 3.1 document with components alone. The page's types are generated from it.
"""

import json
import sys
from typing import Any, Final

import msgspec

from vorhand.server import documents, wire

TOP: Final = (
    wire.FromPage,
    wire.FromServer,
    documents.Invite,
    documents.Opened,
    documents.Me,
    documents.Words,
    documents.RulesSheet,
    documents.PresetLine,
    documents.ScoreListSheet,
    documents.DealSheet,
    documents.PlayOn,
    documents.ReviewSheet,
    documents.ErrorBody,
)
"""What is sent on its own; everything else is part of these."""


def document() -> dict[str, Any]:
    """The OpenAPI document, with the components in the order of their names."""
    _, components = msgspec.json.schema_components(TOP, ref_template="#/components/schemas/{name}")
    return {
        "openapi": "3.1.0",
        "info": {"title": "Vorhand: table protocol", "version": str(wire.VERSION)},
        "paths": {},
        "components": {"schemas": {name: components[name] for name in sorted(components)}},
    }


def text() -> str:
    """The document as it stands in `spec/protocol.json`."""
    return json.dumps(document(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
