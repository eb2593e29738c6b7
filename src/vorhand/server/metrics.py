"""What is counted, for `GET /metrics`."""

import msgspec
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds."""


class Metrics(msgspec.Struct, frozen=True):
    """The counters of one server."""

    registry: CollectorRegistry
    tables: Gauge
    lines: Gauge
    granted: Counter
    refused: Counter
    faults: Counter
    seconds: Histogram
    shown: Histogram


def new_metrics() -> Metrics:
    """Counters at zero."""
    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    return Metrics(
        registry=registry,
        tables=Gauge("vorhand_tables", "Tables in memory", registry=registry),
        lines=Gauge("vorhand_lines", "WebSocket lines that stand", registry=registry),
        granted=Counter("vorhand_wishes_granted", "Wishes that came true", registry=registry),
        refused=Counter("vorhand_wishes_refused", "Wishes that were refused", registry=registry),
        faults=Counter("vorhand_computer_faults", "Illegal or late moves of computers", registry=registry),
        seconds=Histogram(
            "vorhand_wish_seconds", "From a wish to its answer", buckets=BUCKETS, registry=registry
        ),
        shown=Histogram(
            "vorhand_shown_seconds",
            "From when a line of a log was due to the message about it, for each line to a browser",
            buckets=BUCKETS,
            registry=registry,
        ),
    )


def exposition(metrics: Metrics) -> bytes:
    """All counters in Prometheus' text format."""
    return generate_latest(metrics.registry)
