"""Where tables keep their logs: one small interface, in memory, in SQLite and in PostgreSQL.

Importing this package loads no database library; `open_store` does.
"""

from vorhand.service.store.base import (
    Person,
    Row,
    Store,
    StoreAddressError,
    StoreError,
    UnstorableText,
    VersionConflict,
)
from vorhand.service.store.memory import MemoryStore
from vorhand.service.store.opening import open_store

__all__ = [
    "MemoryStore",
    "Person",
    "Row",
    "Store",
    "StoreAddressError",
    "StoreError",
    "UnstorableText",
    "VersionConflict",
    "open_store",
]
