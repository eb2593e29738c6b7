"""Rule sets: defaults, single settings, what excludes what."""

from decimal import Decimal
from typing import Any

import msgspec
import pytest

from vorhand.core.errors import RuleSetError
from vorhand.core.rules.ruleset import (
    ISKO,
    Conflict,
    RakeRow,
    RuleSet,
    differences,
    digest,
    ruleset_from,
    settings_of,
    with_settings,
)

RAKE = [{"from": "0", "percent": "9"}]


def test_every_option_has_a_default_and_the_defaults_are_the_official_rules() -> None:
    settings = settings_of(ISKO)
    assert len(settings) == 61
    assert settings["auction.all_pass"] == "passed_in"
    assert settings["kontra.who"] == "nobody"
    assert settings["values.lost_hand_doubled"] is True
    assert settings["bock.triggers"] == ()
    assert ruleset_from({}) == ISKO == RuleSet()


def test_a_setting_changes_its_option_and_no_other() -> None:
    changed = with_settings(
        ISKO, {"kontra.who": "any_defender", "bock.triggers": ["lost_grand"], "stakes.rake": RAKE}
    )
    assert differences(changed, ISKO) == {
        "kontra.who": "any_defender",
        "bock.triggers": ("lost_grand",),
        "stakes.rake": tuple(RAKE),
    }
    assert differences(ISKO, changed) == {"kontra.who": "nobody", "bock.triggers": (), "stakes.rake": ()}
    assert differences(ISKO, ISKO) == {}


def test_sections_and_dotted_keys_say_the_same() -> None:
    assert ruleset_from({"kontra": {"who": "any_defender"}}) == with_settings(
        ISKO, {"kontra.who": "any_defender"}
    )


def test_settings_lead_back_to_the_rules_they_came_from() -> None:
    rules = with_settings(ISKO, {"ramsch.round_after": ["kontra_re"], "values.null": 30, "stakes.rake": RAKE})
    assert with_settings(ISKO, settings_of(rules)) == rules
    assert msgspec.json.decode(msgspec.json.encode(rules), type=RuleSet) == rules


def test_equal_rules_have_equal_digests_and_others_have_not() -> None:
    changed = with_settings(ISKO, {"values.null": 24})
    assert digest(ISKO) == digest(ruleset_from({}))
    assert digest(changed) != digest(ISKO)
    assert digest(with_settings(changed, {"values.null": 23})) == digest(ISKO)
    assert digest(ISKO).startswith("sha256:")
    assert len(digest(ISKO)) == len("sha256:") + 64


def check_refused(settings: dict[str, Any], *words: str) -> None:
    with pytest.raises(RuleSetError) as refusal:
        with_settings(ISKO, settings)
    for word in words:
        assert word in str(refusal.value), str(refusal.value)


def test_an_unknown_key_is_refused_and_near_ones_are_named() -> None:
    check_refused({"kontra.whom": "nobody"}, "unknown option 'kontra.whom'")
    check_refused({"values.kontra": 1}, "unknown option 'values.kontra'")
    check_refused({"auction.who": 1}, "unknown option 'auction.who'", "did you mean kontra.who?")
    check_refused({"kontra": 1}, "unknown option 'kontra'", "did you mean kontra.who, kontra.until")
    check_refused({"": 1}, "unknown option ''")
    check_refused({"null": 1}, "unknown option 'null'", "values.null?")


def test_a_value_that_is_not_allowed_is_refused_and_its_place_is_named() -> None:
    check_refused({"kontra.who": "everybody"}, "everybody", "$.kontra.who")
    check_refused({"values.grand_base": 22}, "22", "$.values.grand_base")
    check_refused({"values.null": -1}, ">= 0", "$.values.null")
    check_refused({"values.null": 1_000_001}, "<= 1000000", "$.values.null")
    check_refused({"values.null": "23"}, "str", "$.values.null")
    check_refused({"values.null": True}, "bool", "$.values.null")
    check_refused({"kontra.re": 1}, "int", "$.kontra.re")
    check_refused({"spitze.levels": 3}, "3", "$.spitze.levels")
    check_refused({"bock.triggers": ["lost_gran"]}, "lost_gran", "$.bock.triggers[0]")
    check_refused({"stakes.rake": [{"from": "0"}]}, "percent", "$.stakes.rake[0]")
    check_refused({"stakes.rake": [{"from": "0", "percent": "9", "x": 1}]}, "x", "$.stakes.rake[0]")


def test_sections_that_do_not_exist_are_refused() -> None:
    with pytest.raises(RuleSetError, match="nix"):
        ruleset_from({"nix": {}})
    with pytest.raises(RuleSetError, match="whom"):
        ruleset_from({"kontra": {"whom": "nobody"}})


def test_settings_that_exclude_each_other_are_refused() -> None:
    check_refused({"kontra.hirsch": True}, "kontra.hirsch needs kontra.supra")
    check_refused({"kontra.supra": True, "kontra.re": False}, "kontra.supra needs kontra.re")
    check_refused(
        {"bock.triggers": ["lost_grand", "value_72", "lost_grand"]}, "bock.triggers names an event twice"
    )
    check_refused(
        {"ramsch.round_after": ["kontra_re", "kontra_re"]}, "ramsch.round_after names an event twice"
    )
    check_refused(
        {"stakes.base": "0.10", "auction.all_pass": "ramsch"}, "stakes.base above 0", 'all_pass = "ramsch"'
    )
    check_refused({"stakes.base": "0.10", "bock.ramsch_after": 1}, "stakes.base above 0", "bock.ramsch_after")
    check_refused({"stakes.base": "0.10", "ramsch.round_after": ["kontra_re"]}, "ramsch.round_after")
    check_refused({"stakes.base": "0.10", "list.seats": 4}, "stakes.base above 0", "list.seats = 4")


def test_settings_that_go_together_are_accepted() -> None:
    rules = with_settings(ISKO, {"kontra.supra": True, "kontra.hirsch": True})
    assert rules.kontra.hirsch
    paid = with_settings(
        ISKO, {"stakes.base": "0.10", "auction.all_pass": "redeal", "bock.triggers": ["lost_grand"]}
    )
    assert paid.stakes.base == "0.10"
    free = with_settings(ISKO, {"stakes.base": "0.00", "auction.all_pass": "ramsch", "list.seats": 4})
    assert free.list.seats == 4


def test_a_contradiction_is_refused_however_the_rules_are_made() -> None:
    kontra = msgspec.structs.replace(ISKO.kontra, hirsch=True)
    with pytest.raises(RuleSetError, match=r"kontra\.supra"):
        RuleSet(kontra=kontra)
    with pytest.raises(RuleSetError, match=r"kontra\.supra"):
        ruleset_from({"kontra": {"hirsch": True}})


@pytest.mark.parametrize(
    "text", ["", "x", "-1", "1e3", "1_0", " 1", "0,10", "NaN", "Infinity", "１", "1.", ".5", "1\n"]
)
def test_money_is_a_plain_decimal_text(text: str) -> None:
    check_refused({"stakes.base": text}, f"stakes.base = {text!r} is no decimal number")
    check_refused({"stakes.limit": text}, f"stakes.limit = {text!r} is no decimal number")
    check_refused({"stakes.rake": [{"from": text, "percent": "1"}]}, "stakes.rake.from")
    check_refused({"stakes.rake": [{"from": "1", "percent": text}]}, "stakes.rake.percent")


def test_amounts_have_limits() -> None:
    check_refused({"stakes.base": "1000000.01"}, "outside 0..1000000")
    check_refused({"stakes.rake": [{"from": "0", "percent": "50.1"}]}, "outside 0..50")
    check_refused({"stakes.rake": [*RAKE, {"from": "0.00", "percent": "5"}]}, "the same stake twice")
    rules = with_settings(ISKO, {"stakes.base": "1000000", "stakes.rake": [{"from": "0.5", "percent": "50"}]})
    assert rules.stakes.rake == (RakeRow("0.5", "50"),)
    assert rules.stakes.rake[0].threshold == Decimal("0.5")


@pytest.mark.parametrize(
    ("settings", "conflict", "key"),
    [
        ({"kontra.hirsch": True}, Conflict.HIRSCH_WITHOUT_SUPRA, "kontra.hirsch"),
        ({"kontra.supra": True, "kontra.re": False}, Conflict.SUPRA_WITHOUT_RE, "kontra.supra"),
        ({"bock.triggers": ["value_72", "value_72"]}, Conflict.NAMED_TWICE, "bock.triggers"),
        ({"stakes.base": "a lot"}, Conflict.NO_DECIMAL, "stakes.base"),
        ({"stakes.limit": "9999999"}, Conflict.TOO_GREAT, "stakes.limit"),
        ({"stakes.rake": [{"from": "1", "percent": "51"}]}, Conflict.TOO_GREAT, "stakes.rake"),
        (
            {"stakes.rake": [{"from": "1", "percent": "5"}, {"from": "1.0", "percent": "6"}]},
            Conflict.STAKE_NAMED_TWICE,
            "stakes.rake",
        ),
        ({"stakes.base": "1", "list.seats": 4}, Conflict.NOT_FOR_MONEY, "list.seats"),
    ],
)
def test_what_excludes_what_is_told_by_a_code(
    settings: dict[str, object], conflict: Conflict, key: str
) -> None:
    with pytest.raises(RuleSetError) as refusal:
        with_settings(ISKO, settings)
    assert (refusal.value.conflict, refusal.value.key) == (conflict.value, key)
