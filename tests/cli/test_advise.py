"""`vorhand advise`, as a user runs it. The weights of the networks change, so no figure is held here."""

import json

import pytest

from tests.cli.conftest import Runs
from vorhand.i18n import LANGUAGES, messages

STRONG = "CJ SJ HJ DJ CA CT CK SA ST HA"
CLUBS = "SJ DJ CT CK CQ C9 C8 C7 SA H8"
HOPELESS = "C8 C9 SQ SK HQ HK H9 DQ DK D9"


def test_a_hand_is_told_what_to_bid_then_its_figures(run: Runs) -> None:
    done = run("advise", CLUBS, "--lang", "en")
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0] == "forehand: ♠J ♦J ♣10 ♣K ♣Q ♣9 ♣8 ♣7 ♥8 ♠A"
    assert lines[1].startswith("Bid up to ")
    assert lines[1].endswith(("; at 18 take the skat.", "; at 18 play clubs hand."))
    order = ["What playing is worth", "Games at 18", "Points are list points", "Best %: "]
    places = [next(n for n, line in enumerate(lines) if line.startswith(word)) for word in order]
    assert places == sorted(places)
    first = lines[places[1] + 4].split()
    assert first[0] == "clubs"
    assert [row.split()[0] for row in lines[places[1] + 4 : places[1] + 10]].count("grand") == 1


def test_a_hopeless_hand_is_told_to_pass(run: Runs) -> None:
    assert run("advise", HOPELESS, "--quiet").out == "Pass.\n"


def test_what_to_put_down_follows_the_skat(run: Runs) -> None:
    done = run("advise", CLUBS, "--skat", "S7 D7", "--bid", "20", "--quiet")
    assert done.out.splitlines()[-1].endswith(" and play clubs.")
    twelve = run("advise", f"{CLUBS} S7 D7", "--bid", "20", "--quiet")
    assert twelve.out.splitlines() == done.out.splitlines()[1:]
    shown = run("advise", f"{CLUBS} S7 D7", "--bid", "20").out
    assert "With the skat, at 20" in shown
    assert "Best %" not in shown


@pytest.mark.parametrize(("level", "name"), [("casual", "casual ("), ("expert", "expert (")])
def test_a_computer_of_a_level_says_what_it_would_do(run: Runs, level: str, name: str) -> None:
    bidding = run("advise", STRONG, "--level", level, "--quiet").out.splitlines()[-1]
    assert bidding.startswith(name)
    assert "): would bid up to " in bidding
    passing = run("advise", HOPELESS, "--level", level, "--quiet").out.splitlines()[-1]
    assert passing.endswith("): would pass")
    laying = run("advise", CLUBS, "--skat", "S7 D7", "--level", level, "--quiet").out.splitlines()[-1]
    assert "): would put down " in laying


def test_json_is_one_document(run: Runs) -> None:
    done = run("advise", CLUBS, "--skat", "S7 D7", "--json", "--level", "club")
    [line] = done.out.splitlines()
    told = json.loads(line)
    assert set(told) == {"hand", "with_skat", "computer"}
    assert told["hand"]["bids"][0]["bid"] == 18
    assert {game["game"] for game in told["hand"]["games"]} == {
        *("clubs", "spades", "hearts", "diamonds", "grand", "null")
    }
    best = told["with_skat"]["choices"][0]
    assert best["command"] == told["with_skat"]["command"]
    assert best["command"]["cards"] == best["cards"]
    assert best["game"]["game"] == "clubs"
    assert 0.5 < best["win"] <= 1.0
    assert told["computer"]["game"]["game"]["game"] == "clubs"
    alone = json.loads(run("advise", CLUBS, "--json").out)
    assert (alone["with_skat"], alone["computer"]) == (None, None)


def test_bids_begin_with_the_value_asked_for_and_rules_count(run: Runs) -> None:
    bids = {}
    for scoring in ("classic", "seeger"):
        words = ("advise", CLUBS, "--bid", "33", "--json", "--set", f"list.scoring={scoring}")
        bids[scoring] = json.loads(run(*words).out)["hand"]["bids"]
    assert bids["classic"][0]["bid"] == bids["seeger"][0]["bid"] == 33
    assert bids["classic"][0]["with_skat"] < bids["seeger"][0]["with_skat"]


def test_where_one_sits_and_who_has_spoken_counts(run: Runs) -> None:
    plain, spoken = (
        json.loads(run("advise", CLUBS, "--position", "middlehand", "--json", *more).out)["hand"]["bids"][0]
        for more in ((), ("--spoke", "forehand", "--spoke", "rearhand"))
    )
    assert plain != spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_is_given_in_every_language(run: Runs, language: str) -> None:
    done = run("advise", STRONG, "--skat", "H7 D8", "--level", "master", "--lang", language)
    assert (done.code, done.err) == (0, "")
    for key in ("advise-bids", "advise-note-points", "advise-note-games", "level-master"):
        assert messages(language).text(key) in done.out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], ["Missing argument"]),
        (["CJ SJ"], ["Ten cards are needed, or twelve with the skat, not 2"]),
        ([f"{CLUBS} S7"], ["not 11"]),
        (["CJ XX"], ["XX"]),
        ([CLUBS, "--skat", "S7"], ["--skat takes the two cards of the skat"]),
        ([CLUBS, "--skat", "SA D7"], ["besides ten others"]),
        ([f"{CLUBS} S7 D7", "--skat", "S8 D8"], ["besides ten others"]),
        ([CLUBS, "--bid", "19"], ["19 cannot be bid", "18, 20"]),
        ([CLUBS, "--bid", "0"], ["0 cannot be bid", "18, 20"]),
        ([CLUBS, "--position", "north"], ["'north' is not one of", "forehand"]),
        ([CLUBS, "--spoke", "forehand"], ["the two others, not forehand"]),
        ([CLUBS, "--level", "god"], ["'god' is not one of", "expert"]),
        ([CLUBS, "--preset", "nope"], ["Unknown preset"]),
    ],
)
def test_bad_input_is_told_with_what_was_allowed(run: Runs, words: list[str], told: list[str]) -> None:
    done = run("advise", *words)
    assert (done.code, done.out) == (2, "")
    assert "Error: " in done.err
    for text in told:
        assert text in done.err
