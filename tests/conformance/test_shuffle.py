"""The verifiable shuffle against a program that shares no code with ours, and what its vectors cover."""

import hmac
import json
import shutil
import struct
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from vorhand.core.deal.apply import apply
from vorhand.core.deal.state import new_deal
from vorhand.core.events import Event, NonceOpened, NonceWaived, Passed
from vorhand.core.phases.types import Setting
from vorhand.core.positions import Position
from vorhand.core.rules.ruleset import ISKO
from vorhand.service import shuffler

ROOT = Path(__file__).parents[2]
VERIFIER = ROOT / "docs" / "verify-shuffle.mjs"
FILE = ROOT / "spec" / "vectors" / "shuffle.jsonl"
VECTORS: list[dict[str, Any]] = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]


def verifier(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed; the verifier is written for it")
    return subprocess.run([node, VERIFIER, *arguments], capture_output=True, encoding="utf-8", check=False)


def test_the_verifier_computes_what_the_file_says() -> None:
    checked = verifier(FILE)
    assert (checked.stdout, checked.returncode) == (f"{len(VECTORS)} passed, 0 failed\n", 0), checked.stderr


def test_the_verifier_writes_the_file_as_it_stands() -> None:
    assert verifier("--fill", FILE).stdout == FILE.read_text("utf-8")


def test_the_verifier_finds_a_card_out_of_place(tmp_path: Path) -> None:
    vector = json.loads(json.dumps(VECTORS[0]))
    skat = vector["out"]["skat"]
    skat.reverse()
    changed = tmp_path / "changed.jsonl"
    changed.write_text(json.dumps(vector) + "\n", "utf-8")
    checked = verifier(changed)
    assert checked.returncode == 1
    assert checked.stdout.startswith(f"{vector['id']}\n  expected ")
    assert checked.stdout.endswith("0 passed, 1 failed\n")


def test_the_verifier_without_a_file_tells_how_it_is_used() -> None:
    asked = verifier()
    assert (asked.returncode, asked.stdout) == (2, "")
    assert asked.stderr.startswith("usage: ")


def log(*, waived: Position | None = None) -> list[Event]:
    """The log of a deal that all three passed, dealt with proof."""
    seed, first, second, third = (bytes([number]) * 32 for number in range(4))
    nonces = (first, second, third)
    events: list[Event] = [shuffler.commit(seed, "Zur Schänke", 3, Position.REARHAND)]
    for event in shuffler.shares(nonces, Position.REARHAND, 9):
        if not isinstance(event, NonceOpened) or event.by is not waived:
            events.append(event)
    if waived:
        events.append(NonceWaived(waived))
        nonces = (nonces[0], bytes(32), nonces[2])
    events.append(shuffler.deal(seed, "Zur Schänke", 3, nonces, 9))
    events += [Passed(Position.MIDDLEHAND), Passed(Position.REARHAND), Passed(Position.FOREHAND)]
    return [*events, shuffler.reveal(seed)]


def record(folder: Path, events: list[Event], **changed: Any) -> Path:
    """A record of one deal; `changed` are fields of its events, by name."""
    deal = new_deal(Setting())
    lines: list[dict[str, Any]] = [{"line": "deal"}]
    for event in events:
        deal = apply(ISKO, deal, event)
        written = msgspec.to_builtins(event)
        written |= {key: value for key, value in changed.items() if key in written}
        lines.append({"line": "event", "event": written})
    path = folder / "record.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    return path


@pytest.mark.parametrize("waived", [None, Position.MIDDLEHAND])
def test_the_verifier_accepts_a_deal_that_our_table_dealt(tmp_path: Path, waived: Position | None) -> None:
    checked = verifier("--record", record(tmp_path, log(waived=waived)))
    assert (checked.stdout, checked.returncode) == ("1 passed, 0 failed\n", 0), checked.stderr


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"seed": "ff" * 32}, "the seed is not the one that was fixed"),
        ({"nonce": "ff" * 32}, "a nonce is not the one that was fixed"),
        ({"skat": ["C7", "C8"]}, "the skat is not the one that follows"),
        ({"at": 10}, "a hand is not the one that follows"),
        ({"at": 3}, "the number or the cut is not allowed"),
    ],
)
def test_the_verifier_names_what_does_not_fit(tmp_path: Path, changed: dict[str, Any], said: str) -> None:
    checked = verifier("--record", record(tmp_path, log(), **changed))
    assert checked.returncode == 1, checked.stderr
    assert said in checked.stdout
    assert checked.stdout.endswith("0 passed, 1 failed\n")


def test_a_deck_has_every_card_once_and_is_dealt_out_whole() -> None:
    for vector in VECTORS:
        out = vector["out"]
        if "illegal" not in out:
            dealt = [card for hand in out["hands"].values() for card in hand] + out["skat"]
            assert len(set(out["deck"])) == len(out["deck"]) == 32
            assert sorted(dealt) == sorted(out["deck"])


def test_each_share_alone_changes_the_deck() -> None:
    plain, *others = (vector for vector in VECTORS if "illegal" not in vector["out"])
    changed = {key for vector in others for key in _changed_alone(plain["in"], vector["in"])}
    assert changed == {"table", "number", "nonces", "cut"}
    decks = [tuple(vector["out"]["deck"]) for vector in (plain, *others)]
    zero_nonces = 1  # Nonces of zero bytes and waived ones give the same deck.
    assert len(set(decks)) == len(decks) - zero_nonces


def _changed_alone(shares: dict[str, Any], other: dict[str, Any]) -> list[str]:
    different = [key for key in shares if shares[key] != other[key]]
    return different if len(different) == 1 else []


def test_in_two_vectors_a_word_is_thrown_away() -> None:
    assert [vector["id"] for vector in VECTORS if _has_word_to_throw_away(vector["in"])] == [
        "shuffle-019",
        "shuffle-020",
    ]


def _has_word_to_throw_away(shares: dict[str, Any]) -> bool:
    """Whether a word is too great for its bound, by the layout that `docs/shuffle.md` describes."""
    if not shares["number"]:
        return False
    name = shares["table"].encode()
    nonces = b"".join(bytes.fromhex(nonce or "00" * 32) for nonce in shares["nonces"])
    message = struct.pack(">L", len(name)) + name + struct.pack(">Q", shares["number"]) + nonces
    message += bytes([shares["cut"]])
    seed = bytes.fromhex(shares["seed"])
    blocks = (hmac.digest(seed, message + struct.pack(">L", block), "sha256") for block in range(4))
    words = struct.unpack(">32L", b"".join(blocks))
    return any(word >= 2**32 - 2**32 % bound for word, bound in zip(words, range(32, 1, -1), strict=False))
