"""The JSON schema of the lines, made from their types; run as a program it prints the file in `spec`."""

import sys
from typing import Any

import msgspec

from vorhand.records.lines import Line

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def record_schema() -> dict[str, Any]:
    """The schema of one line of a file."""
    return {"$schema": DIALECT, "title": "One line of a Vorhand game record", **msgspec.json.schema(Line)}


def schema_text() -> str:
    """The schema as the text of its file."""
    return msgspec.json.format(msgspec.json.encode(record_schema()), indent=2).decode() + "\n"


if __name__ == "__main__":
    sys.stdout.write(schema_text())
