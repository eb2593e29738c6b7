"""The printed transition table is the one that the machine has."""

from tests.golden.transitions import FILE, table


def test_the_transition_table_is_as_printed() -> None:
    # A wanted change is printed anew: python -m tests.golden.transitions > tests/golden/transitions.txt
    assert table() == FILE.read_text("utf-8")
