"""The published schema of the protocol, and that it covers what is sent."""

import json
from pathlib import Path

import msgspec

from vorhand.server import documents, schema, wire

ANEW = "made anew by: python -m vorhand.server.schema > spec/protocol.json"
PUBLISHED = Path(__file__).parents[3] / "spec" / "protocol.json"


def test_the_published_schema_is_what_the_program_speaks() -> None:
    assert PUBLISHED.read_text("utf-8") == schema.text(), (
        "python -m vorhand.server.schema > spec/protocol.json"
    )


def test_every_message_and_document_is_in_the_schema() -> None:
    told = json.loads(schema.text())["components"]["schemas"].keys()
    sent = {
        name
        for module in (wire, documents)
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not wire.Wire
    }
    assert sent <= told


def test_every_reference_leads_somewhere() -> None:
    document = schema.text()
    told = json.loads(document)["components"]["schemas"].keys()
    referred = {part.split('"')[0] for part in document.split("#/components/schemas/")[1:]}
    assert referred <= told
