"""Presets and rule sets from files."""

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from vorhand.core.errors import RuleSetError
from vorhand.core.rules.ruleset import ISKO, differences, with_settings
from vorhand.presets import load_preset, preset_names, read_ruleset
from vorhand.presets.loader import MAX_SIZE


def check(name: str, **settings: Any) -> None:
    """The preset differs from the official rules in just these options, list__deals being list.deals."""
    expected = with_settings(ISKO, {key.replace("__", "."): value for key, value in settings.items()})
    assert differences(load_preset(name), ISKO) == differences(expected, ISKO)
    assert load_preset(name) == expected


def test_isko_is_the_default_of_every_option() -> None:
    check("isko")


def test_isko_list_counts_by_seeger_fabian() -> None:
    check("isko_list", list__scoring="seeger_fabian")


def test_altenburg_1937_has_the_old_grand_ouvert_and_the_old_lost_hand() -> None:
    check(
        "altenburg_1937",
        values__grand_ouvert_base=36,
        values__lost_hand_doubled=False,
        auction__all_pass="redeal",
    )


def test_official_pl_goes_to_a_thousand_points() -> None:
    check("official_pl", list__end="points", list__first_dealer="random")


def test_pub_pl_has_every_switch_on() -> None:
    check(
        "pub_pl",
        auction__all_pass="ramsch",
        announcements__without_hand=True,
        announcements__ouvert_needs_schwarz=False,
        matadors__unseen_skat_counts=False,
        kontra__who="any_defender",
        kontra__until="second_trick",
        bock__triggers=["lost_with_60", "won_grand_hand", "lost_with_kontra", "kontra_re"],
        bock__ramsch_after=3,
        ramsch__skat_to="loser",
        ramsch__pushing=True,
        list__end="points",
        list__first_dealer="random",
    )


STAKES_EL: dict[str, Any] = {
    "stakes__base": "0.10",
    "stakes__rake": [{"from": "0", "percent": "9"}],
    "list__end": "open",
}


def test_stakes_el_plays_for_money_without_end() -> None:
    check("stakes_el", **STAKES_EL)


def test_duo_el_is_stakes_el_with_a_computer() -> None:
    check("duo_el", **STAKES_EL, stakes__mode="duo")


def test_xskat_pub_is_a_rich_pub_game() -> None:
    check(
        "xskat_pub",
        auction__all_pass="ramsch",
        kontra__who="bidders_only",
        kontra__until="first_lead",
        bock__triggers=[
            "lost_with_60",
            "won_grand_hand",
            "lost_with_kontra",
            "kontra_re",
            "score_three_equal",
            "score_multiple_of_100",
            "value_72",
            "value_96",
        ],
        bock__ramsch_after=1,
        ramsch__pushing=True,
        ramsch__durchmarsch_doubled=True,
        ramsch__klopfen=True,
        spitze__levels=1,
        revolution__enabled=True,
        schenken__enabled=True,
    )


def test_every_preset_file_has_a_name_and_every_name_a_file() -> None:
    found = [file.name for file in files("vorhand.presets").iterdir() if file.name.endswith(".toml")]
    assert sorted(found) == sorted(f"{name}.toml" for name in preset_names())
    assert preset_names()[0] == "isko"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("pub-pl", "did you mean pub_pl.*; the presets are isko, isko_list, altenburg_1937"),
        ("bridge", "no preset 'bridge'; the presets are isko"),
        ("../isko", "no preset"),
        ("", "no preset ''"),
    ],
)
def test_an_unknown_preset_is_answered_with_the_known_ones(name: str, message: str) -> None:
    with pytest.raises(RuleSetError, match=message):
        load_preset(name)


def test_text_of_ones_own_may_extend_a_preset() -> None:
    text = 'extends = "isko_list"\nsource = "house rule"\nlist.seats = 4\n[kontra]\nwho = "any_defender"\n'
    expected = {"list.seats": 4, "list.scoring": "seeger_fabian", "kontra.who": "any_defender"}
    assert read_ruleset(text) == with_settings(ISKO, expected)


def test_empty_text_is_the_official_rules() -> None:
    assert read_ruleset("") == ISKO


def test_tables_of_the_fee_may_be_written_in_blocks() -> None:
    text = '[[stakes.rake]]\nfrom = "0"\npercent = "9"\n[[stakes.rake]]\nfrom = "2"\npercent = "7.5"\n'
    rows = read_ruleset(text).stakes.rake
    assert [(row.from_, row.percent) for row in rows] == [("0", "9"), ("2", "7.5")]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[kontra]\nwo = "nobody"', r"rule set: unknown option 'kontra\.wo' \(did you mean kontra\.who"),
        (
            '[kontra]\nwho = "me"',
            r"kontra\.who = 'me' is not allowed; allowed: one of nobody, any_defender, bidders_only",
        ),
        ("[kontra]\nre = 1", r"kontra\.re = 1 is not allowed; allowed: true or false"),
        ("[list]\ndeals = -1", r"list\.deals = -1 is not allowed; allowed: a whole number 0\.\.1000000"),
        ("[list]\ndeals = 1.5", r"list\.deals = 1\.5 is not allowed"),
        ("[list]\ndeals = 2026-01-01", r"list\.deals = datetime\.date.* is not allowed"),
        (
            "[stakes]\nbase = 0.10",
            r'stakes\.base = 0\.1 is not allowed; allowed: a decimal text such as "0\.10"',
        ),
        ('[stakes]\nbase = "much"', r"stakes\.base = 'much' is no decimal number"),
        ('[bock]\ntriggers = ["lost_with_60", "x"]', "allowed: a list of lost_with_60, won_grand_hand"),
        ('[bock]\ntriggers = ["lost_grand", "lost_grand"]', "twice"),
        ("[stakes]\nrake = [9]", r'a list of tables \{from = "\.\.\.", percent = "\.\.\."\}'),
        ("[kontra]\nhirsch = true", "Hirsch answers Supra"),
        (
            "[contra]",
            "unknown section 'contra' \\(did you mean kontra\\?\\); the sections are auction, announcements",
        ),
        ('extend = "isko"', "unknown section 'extend' \\(did you mean extends"),
        ("kontra = true", r"kontra is a section: write \[kontra\]"),
        ('extends = "isko_lists"', "rule set: no preset 'isko_lists' \\(did you mean isko_list"),
        ("extends = 7", "no preset '7'"),
        ("[kontra]\nwho = nobody", r"rule set: no TOML: .*\(at line 2, column 7\)"),
        ("a = " + "9" * 5000, "no TOML"),
        ("a = " + "[" * 5000, "nested too deeply"),
        ("#" * (MAX_SIZE + 1), "longer than the 65536 bytes"),
    ],
)
def test_text_that_is_no_rule_set_is_refused(text: str, message: str) -> None:
    with pytest.raises(RuleSetError, match=message):
        read_ruleset(text)


def test_a_long_wrong_value_is_not_repeated_in_full() -> None:
    with pytest.raises(RuleSetError) as error:
        read_ruleset(f'kontra.who = "{"x" * 10_000}"')
    assert len(str(error.value)) < 300


def write(folder: Path, content: bytes) -> Path:
    path = folder / "mine.toml"
    path.write_bytes(content)
    return path


def test_a_file_of_ones_own_is_read(tmp_path: Path) -> None:
    content = "# Καφενείο\nlist.seats = 4\r\n".encode()
    assert read_ruleset(write(tmp_path, content)) == with_settings(ISKO, {"list.seats": 4})


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    content = b"\xef\xbb\xbflist.seats = 4\n"
    assert read_ruleset(write(tmp_path, content)).list.seats == 4


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"list.seats = 4 # \xff", r"mine\.toml: no UTF-8 text, byte 17 is the first that is wrong"),
        (b"#" * (MAX_SIZE + 1), r"mine\.toml: longer than the 65536 bytes"),
        (b"[list]\nseats = 5", r"mine\.toml: list\.seats = 5 is not allowed; allowed: one of 3, 4"),
    ],
)
def test_a_file_that_is_no_rule_set_is_refused(tmp_path: Path, content: bytes, message: str) -> None:
    with pytest.raises(RuleSetError, match=message):
        read_ruleset(write(tmp_path, content))


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.toml", tmp_path, Path("nul\0byte")):
        with pytest.raises(RuleSetError, match="cannot be read"):
            read_ruleset(path)
