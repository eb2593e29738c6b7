"""The verifiable shuffle against a program that shares no code with ours, and what its vectors cover."""

import hmac
import json
import shutil
import struct
import subprocess
from pathlib import Path
from typing import Any

import pytest

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
