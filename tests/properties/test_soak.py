"""The command that plays random deals for hours."""

from collections import Counter

import pytest

from tests.properties import soak
from tests.properties.play import Playout


def test_a_short_soak_finds_nothing_and_counts_every_preset(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--deals", "45", "--seed", "7"]) == 0
    printed = capsys.readouterr().out
    assert "faults: 0" in printed
    assert all(f"{kind:16}         5 deals" in printed for kind in soak.KINDS)


def test_a_deal_that_breaks_a_check_is_a_fault_that_can_be_brought_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(playout: Playout, rng: object) -> None:
        raise AssertionError(f"{len(playout.log)} events")

    monkeypatch.setattr(soak, "check_deal", broken)
    (fault,) = soak.soak(1, range(8, 9)).faults
    assert (fault.kind, fault.seed) == (soak.MIXED, "1/8")
    assert "AssertionError" in fault.trace


def test_a_soak_with_a_fault_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    report = soak.Report(Counter({"isko": 1}), set(), [soak.Fault("isko", "1/0", "a trace")])
    monkeypatch.setattr(soak, "_reports", lambda seed, deals: iter([report]))
    assert soak.main(["--deals", "1"]) == 1
    assert "faults: 1" in capsys.readouterr().out


def test_a_soak_of_no_deals_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refusal:
        soak.main(["--deals", "0"])
    assert refusal.value.code == 2
    assert "at least one deal" in capsys.readouterr().err
