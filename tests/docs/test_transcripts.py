"""The transcripts in the documentation are what the program does now."""

import pytest

from docs.transcribe import EVENINGS, FOLDER, Evening, transcript


@pytest.mark.parametrize("evening", EVENINGS, ids=lambda evening: evening.name)
def test_a_transcript_is_what_the_terminal_shows(evening: Evening) -> None:
    written = (FOLDER / f"{evening.name}.txt").read_text("utf-8")
    assert transcript(evening) == written, "run `python -m docs.transcribe` and read the difference"


def test_the_overbid_deal_names_the_jack_and_the_loss() -> None:
    (evening,) = (one for one in EVENINGS if one.name == "overbid")
    told = transcript(evening)
    assert "In the skat: ♠J – without 1 instead of without 2" in told
    assert "Card points 71 : 49" in told
    assert "lost × 2, 48 × 2 = −96" in told
