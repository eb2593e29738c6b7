"""What every command writes, in words and as JSON, in all languages, and with which code it ends."""

import json
import subprocess
import sys
from importlib.metadata import version

import pytest

from tests.cli.conftest import Runs
from tests.cli.program import documents
from vorhand.cli.app import COMMANDS
from vorhand.core.rules.ladder import ladder
from vorhand.core.rules.ruleset import ISKO, settings_of
from vorhand.i18n import LANGUAGES, messages
from vorhand.presets import preset_names

ALL = (
    *COMMANDS,
    "check vectors",
    "check positions",
    "check records",
    "check shuffle",
    "bench rules",
    "bench solver",
    "bench server",
)
RUNNABLE = tuple(name for name in ALL if name not in ("check", "bench"))
ENGLISH_WORDS = ("Usage:", "Options:", "Commands:", "Show this", "default:", "COMMAND", "Examples:")


def test_help_names_every_command_with_a_line(run: Runs) -> None:
    done = run("--help")
    assert done.code == 0
    assert done.out.startswith("Usage: vorhand [Options] COMMAND")
    for name in COMMANDS:
        assert f"  {name} " in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_imports_nothing_that_takes_long(language: str) -> None:
    code = f"""
import sys
from importlib.metadata import version
from vorhand.cli import main
try:
    main(["--help", "--lang", "{language}"])
finally:
    print(*sys.modules, file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    slow = {"babel", "fluent", "msgspec", "rich", "vorhand.players", "vorhand.records", "vorhand.service"}
    assert slow & set(done.stderr.split()) == set()


@pytest.mark.parametrize("name", ALL)
def test_every_command_has_help(run: Runs, name: str) -> None:
    done = run(*name.split(), "--help")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"Usage: vorhand {name} ")
    assert run(*name.split(), "-h") == done


@pytest.mark.parametrize("name", RUNNABLE)
def test_the_help_of_every_command_has_examples_and_the_common_options(run: Runs, name: str) -> None:
    out = run(*name.split(), "--help").out
    assert f"Examples:\n    vorhand {name}" in out
    for option in ("--json", "--lang [de|en|pl|uk|ru|el]", "--quiet", "-h, --help"):
        assert f"  {option} " in out


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
@pytest.mark.parametrize("name", ["", "play", "check"])
def test_help_speaks_the_language(run: Runs, language: str, name: str) -> None:
    out = run(*name.split(), "--help", "--lang", language).out
    spoken = messages(language)
    assert out.startswith(spoken.text("program-usage"))
    assert f"\n{spoken.text('program-options')}:\n" in out
    assert spoken.text("flag-help") in out
    assert not [word for word in ENGLISH_WORDS if word in out]


@pytest.mark.parametrize(
    "words", [["--lang", "de", "values"], ["values", "--lang", "de"], ["values", "--lang=de"]]
)
def test_the_language_may_stand_anywhere(run: Runs, words: list[str]) -> None:
    assert run(*words).out.startswith("63 Reizwerte\n")


def test_the_language_comes_from_the_environment(run: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert run("values").out.startswith("63 wartości do licytacji\n")
    monkeypatch.setenv("VORHAND_LANG", "el")
    assert run("values").out.startswith("63 αξίες")


def test_a_group_without_a_command_shows_its_help(run: Runs) -> None:
    for words in ([], ["check"], ["bench"]):
        done = run(*words)
        assert (done.code, done.out) == (2, "")
        assert done.err.startswith("Usage: vorhand")


def test_the_ladder_has_a_line_for_each_value(run: Runs) -> None:
    done = run("values")
    heading, *lines = done.out.splitlines()
    assert (done.code, heading) == (0, "63 values can be bid")
    assert lines[0] == "18: diamonds × 2"
    assert "23: null" in lines
    assert lines[-1] == "264: grand × 11"
    assert [int(line.partition(":")[0]) for line in lines] == list(ladder(ISKO.values))
    assert run("values", "--quiet").out.splitlines() == lines


def test_the_ladder_follows_the_rules(run: Runs) -> None:
    assert "19: " not in run("values").out
    assert run("values", "360", "--preset", "altenburg_1937").out == "360: grand ouvert × 10\n"
    assert run("values", "46", "--set", "values.null_ouvert=47").code == 1


@pytest.mark.parametrize(
    ("words", "code", "text"),
    [
        (["48"], 0, "48: clubs × 4, grand × 2\n"),
        (["23"], 0, "23: null\n"),
        (["59"], 0, "59: null ouvert hand\n"),
        (["19"], 1, "No game is worth 19.\n"),
        (["48", "--lang", "de"], 0, "48: Kreuz × 4, Grand × 2\n"),
    ],
)
def test_games_of_a_value(run: Runs, words: list[str], code: int, text: str) -> None:
    assert run("values", *words) == (code, text, "")


def test_values_as_json(run: Runs) -> None:
    assert documents(run("values", "--json").out) == [{"values": list(ladder(ISKO.values))}]
    done = run("values", "48", "--json")
    assert documents(done.out) == [{"value": 48, "games": [["clubs", 4], ["grand", 2]]}]
    done = run("values", "19", "--json")
    assert (done.code, documents(done.out)) == (1, [{"value": 19, "games": []}])


def test_presets_are_listed(run: Runs) -> None:
    done = run("rules")
    assert [line.partition(" – ")[0] for line in done.out.splitlines()] == list(preset_names())
    assert documents(run("rules", "--json").out) == [{"presets": list(preset_names())}]


def test_every_option_of_a_preset_is_told_with_meaning_and_source(run: Runs) -> None:
    lines = run("rules", "pub_pl").out.splitlines()
    assert lines[0] == "Poland, pub (pub_pl)"
    place = lines.index('auction.all_pass = "ramsch"')
    assert lines[place + 1] == "    What follows when all three pass."
    assert lines[place + 2].startswith("    → a Ramsch with the cards as dealt [")
    keys = [line.partition(" = ")[0] for line in lines[1:] if not line.startswith(" ")]
    assert keys == list(settings_of(ISKO))


def test_only_differences_are_told_when_asked_for(run: Runs) -> None:
    assert "No differences" in run("rules", "isko", "--diff").out
    out = run("rules", "altenburg_1937", "--diff").out
    assert "3 differences from the official rules" in out
    assert "values.grand_ouvert_base = 36" in out
    quiet = run("rules", "altenburg_1937", "--diff", "--quiet").out.splitlines()
    assert quiet == [
        'auction.all_pass = "redeal"',
        "values.grand_ouvert_base = 36",
        "values.lost_hand_doubled = false",
    ]


def test_rules_as_json_can_be_set_again(run: Runs) -> None:
    (document,) = documents(run("rules", "pub_pl", "--json", "--set", "list.seats=4").out)
    assert document["preset"] == "pub_pl"
    assert document["settings"]["list.seats"] == 4
    assert document["settings"]["kontra.who"] == "any_defender"
    (changed,) = documents(run("rules", "--diff", "--json", "--set", "kontra.who=any_defender").out)
    assert changed["settings"] == {"kontra.who": "any_defender"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_told_in_every_language(run: Runs, language: str) -> None:
    for preset in preset_names():
        done = run("rules", preset, "--lang", language)
        assert (done.code, done.err) == (0, "")
        assert len(done.out.splitlines()) == 1 + 3 * len(settings_of(ISKO))


def test_a_game_is_settled_in_words(run: Runs) -> None:
    done = run("settle", "clubs", "--hand", "--with", "1", "--points", "74", "--bid", "36")
    assert done.out.splitlines() == [
        "clubs hand: won",
        "74 card points; 61 are enough",
        "with 1, game 2, hand 3: clubs 3 × 12 = 36",
        "The bid of 36 is covered",
        "Score: +36",
    ]


def test_an_overbid_game_is_settled_with_the_reason_first(run: Runs) -> None:
    done = run(
        "settle", "grand", "--without", "1", "--points", "70", "--bid", "50", "--kontra", "--preset", "pub_pl"
    )
    assert done.out.splitlines() == [
        "grand: lost",
        "Overbid: the game is worth 48, the bid was 50",
        "without 1, game 2: grand 2 × 24 = 48",
        "Charged as the next multiple: 3 × 24 = 72",
        "lost × 2, Kontra × 2, 72 × 4 = −288",
    ]


@pytest.mark.parametrize(
    ("words", "score"),
    [
        (["null", "--ouvert", "--bid", "46"], "+46"),
        (["null", "--ouvert", "--tricks", "1", "--bid", "46"], "−92"),
        (["null", "--bid", "24", "--set", "values.null_below_bid=twice_null_value"], "−46"),
        (["null", "--bid", "24", "--cards", "CJ HJ C7 C8 S7 S8 H7 H8 H9 D7 D8 SA"], "−48"),
        (["hearts", "--points", "61", "--cards", "CJ HJ C7 C8 S7 S8 H7 H8 H9 D7 D8 SA"], "+20"),
        (["grand", "--with", "4", "--points", "120", "--tricks", "10"], "+168"),
        (["♠", "--with", "1", "--points", "60"], "−44"),
        (["S", "--with", "1", "--points", "60", "--bock", "--preset", "pub_pl"], "−88"),
        (["hearts", "--with", "2", "--points", "61"], "+30"),
        (["Herz", "--with", "2", "--points", "61", "--lang", "de"], "+30"),
        (["черви", "--with", "2", "--points", "61", "--lang", "ru"], "+30"),
    ],
)
def test_only_the_score_is_told_when_quiet(run: Runs, words: list[str], score: str) -> None:
    assert run("settle", *words, "--quiet") == (0, f"{score}\n", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_settling_speaks_every_language(run: Runs, language: str) -> None:
    done = run("settle", "clubs", "--without", "2", "--points", "30", "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert "−96" in done.out.splitlines()[-1]


def test_a_settlement_as_json_has_the_whole_sum(run: Runs) -> None:
    (document,) = documents(run("settle", "clubs", "--with", "1", "--points", "74", "--json").out)
    assert document["settlement"]["score"] == 24
    assert document["settlement"]["steps"][0] == {"step": "matadors", "levels": 1}
    assert document["achievement"]["contract"]["game"] == "clubs"


def test_figures_are_measured(run: Runs) -> None:
    (figures,) = documents(run("bench", "rules", "--seconds", "0.1", "--json").out)
    assert set(figures.pop("machine")) == {"processor", "system", "python", "vorhand"}
    names = ("deals_per_s", "records_per_s", "kernel_deals_per_s", "playouts_per_s", "env_steps_per_s")
    assert tuple(figures) == names
    assert all(figure > 0 for figure in figures.values())


def test_figures_are_told_in_words(run: Runs) -> None:
    lines = run("bench", "rules", "--seconds", "0.1", "--lang", "de").out.splitlines()
    assert len(lines) == 6
    assert "Vorhand" in lines[0]
    assert lines[1].endswith("durch den Python-Kern")
    assert lines[5].endswith("in der Umgebung für lernende Programme")


def test_what_is_not_installed_is_not_measured(run: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "vorhand.rl.skat_v0", raising=False)
    monkeypatch.delitem(sys.modules, "vorhand.rl", raising=False)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    told = run("bench", "rules", "--seconds", "0.1", "--lang", "en").out.splitlines()
    assert told[5].startswith("The environment for learning programs was not measured")


def test_json_is_one_document_a_line(run: Runs) -> None:
    for words in (["values"], ["rules"], ["rules", "isko"], ["settle", "null"]):
        out = run(*words, "--json").out
        assert out.count("\n") == 1
        json.loads(out)


def test_the_program_tells_its_version(run: Runs) -> None:
    done = run("--version")
    assert (done.code, done.out) == (0, f"vorhand {version('vorhand')}\n")
