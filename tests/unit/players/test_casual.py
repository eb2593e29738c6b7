"""Whole deals of the computer players under every preset."""

import time
from random import Random

import pytest

from tests.unit.players.positions import begun, declared, seen
from tests.unit.players.table import Played, play, random_deal
from tests.unit.players.twins import twin_view
from vorhand.core.commands import Claim, Concede, OfferGift, PlayOpen
from vorhand.core.deal.state import result
from vorhand.core.phases.types import ClaimAsked, ConcessionAsked, Dealing, GameOver, Setting
from vorhand.core.positions import Position
from vorhand.core.result import GameResult
from vorhand.core.rules.ruleset import ISKO, RuleSet, settings_of
from vorhand.core.rules.valuation import ClaimLevel
from vorhand.core.view.options import options
from vorhand.players import LEVELS, make_player
from vorhand.presets import load_preset, preset_names

SETTINGS = (Setting(), Setting(ramsch_round=True), Setting(bock=True))
SECTIONS_OF_A_MATCH = {"list", "stakes", "bock"}
EVERY_PRESET = pytest.mark.parametrize("preset", preset_names())
SEARCHING = {"club": 9, "expert": 6, "master": 3}
"""Players who take their time, and deals enough to see their card play; the rest they share with others."""
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)
MIXED = (("casual", "random", "random"), ("random", "casual", "casual"), ("random", "random", "casual"))
DEALS = 300
PLAYING = begun(declared("clubs", "F"), tricks=["CJ C7 C8"])
DEFENDERS = (Position.MIDDLEHAND, Position.REARHAND)


def deals(rules: RuleSet, levels: tuple[str, ...], count: int, *, seed: int = 1) -> list[Played]:
    """So many deals in turn as an ordinary one, one of a Ramsch round and one of a Bock round."""
    rng = Random(seed)
    return [
        play(
            rules,
            [make_player(level, number + seat) for seat, level in enumerate(levels)],
            random_deal(rng),
            setting=SETTINGS[number % 3],
        )
        for number in range(count)
    ]


def deals_worth_playing(preset: str) -> int:
    """300, but few under a preset that differs from one before it only in what concerns the match."""
    earlier = preset_names()[: preset_names().index(preset)]
    return 30 if rules_of_a_deal(preset) in [rules_of_a_deal(name) for name in earlier] else DEALS


def rules_of_a_deal(preset: str) -> dict[str, object]:
    settings = settings_of(load_preset(preset))
    return {key: value for key, value in settings.items() if key.partition(".")[0] not in SECTIONS_OF_A_MATCH}


@EVERY_PRESET
@EVERY_LEVEL
def test_every_preset_is_played_to_the_end_without_an_illegal_choice(preset: str, level: str) -> None:
    """The table asserts for every answer that it is among the options."""
    count = SEARCHING.get(level) or deals_worth_playing(preset)
    assert len(deals(load_preset(preset), (level,) * 3, count)) == count


@EVERY_PRESET
@pytest.mark.parametrize("levels", MIXED)
def test_levels_play_with_each_other(preset: str, levels: tuple[str, ...]) -> None:
    assert len(deals(load_preset(preset), levels, 30, seed=2)) == 30


@EVERY_LEVEL
@pytest.mark.parametrize("preset", ["isko", "pub_pl", "xskat_pub"])
def test_a_choice_does_not_depend_on_cards_that_the_player_cannot_see(preset: str, level: str) -> None:
    rules, rng, compared = load_preset(preset), Random(4), 0
    at_the_table = "casual" if level in SEARCHING else level
    for number, played in enumerate(deals(rules, (at_the_table,) * 3, 30, seed=3)):
        setting = SETTINGS[number % 3]
        for moment in rng.sample(played.moments, min(6, len(played.moments))):
            twin = twin_view(rules, setting, played.log[: moment.events], moment.by, rng)
            if twin is None:
                continue
            assert twin == moment.view, "the twin looks the same to the player who is asked"
            player, offered = make_player(level, 7), options(rules, twin)
            assert offered == options(rules, moment.view)
            assert player.interrupts(rules, twin, offered) == player.interrupts(rules, moment.view, offered)
            if moment.answer is not None:
                assert player.choose(rules, twin, offered) == player.choose(rules, moment.view, offered)
            compared += 1
    assert compared > 60


@EVERY_LEVEL
@pytest.mark.parametrize(
    "phase", [ClaimAsked(PLAYING, ClaimLevel.SIMPLE, DEFENDERS), ConcessionAsked(PLAYING, DEFENDERS)]
)
def test_claims_and_concessions_are_answered(level: str, phase: ClaimAsked | ConcessionAsked) -> None:
    view = seen(phase, "M", "SA S7 S8 H7 H8 D7 D8 D9 DQ", shown={"F": "CA CT CK CQ C9 SJ HJ DJ ST"})
    offered = options(ISKO, view)
    assert make_player(level, 3).choose(ISKO, view, offered) in offered.simple


def test_a_player_who_is_not_awaited_is_never_asked_to_choose() -> None:
    view = seen(Dealing(Setting()), "F", "")
    with pytest.raises(AssertionError, match="nobody is awaited in Dealing"):
        make_player("casual", 1).choose(ISKO, view, options(ISKO, view))


@EVERY_LEVEL
def test_the_same_seed_makes_the_same_choices(level: str) -> None:
    rules = load_preset("pub_pl")
    count = SEARCHING.get(level, 20)
    first, again = (deals(rules, (level,) * 3, count, seed=5) for _ in range(2))
    assert [played.log for played in first] == [played.log for played in again]


def test_random_players_of_other_seeds_make_other_choices() -> None:
    rng = Random(6)
    deal = random_deal(rng)
    logs = {play(ISKO, [make_player("random", seed)] * 3, deal).log for seed in range(10)}
    assert len(logs) > 5


def test_a_player_answers_the_same_however_often_he_is_asked() -> None:
    view = seen(begun(declared("clubs", "F")), "F", "CJ HJ CA C9 C8 SA S8 HT H8 D9")
    offered = options(ISKO, view)
    for level in LEVELS:
        player = make_player(level, 11)
        assert len({player.choose(ISKO, view, offered) for _ in range(5)}) == 1


def test_nobody_gives_up_claims_or_lays_cards_open_by_himself() -> None:
    answers = {
        type(moment.answer)
        for level in LEVELS
        for played in deals(load_preset("xskat_pub"), (level,) * 3, SEARCHING.get(level, 60), seed=8)
        for moment in played.moments
    }
    assert not answers & {Claim, Concede, PlayOpen, OfferGift}


def test_three_casual_players_play_most_deals_and_win_most_games() -> None:
    rng = Random(9)
    played = [
        play(ISKO, [make_player("casual", seat) for seat in range(3)], random_deal(rng)) for _ in range(400)
    ]
    results = [found for found in (result(ISKO, one.deal) for one in played) if isinstance(found, GameResult)]
    won = sum(found.settlement.won for found in results) / len(results)
    overbid = sum(found.settlement.overbid for found in results) / len(results)
    assert len(results) / len(played) > 0.9
    assert 0.7 < won < 0.92
    assert overbid < 0.02


def test_a_casual_player_beats_two_random_ones_by_far() -> None:
    rng, scores = Random(10), [0, 0, 0]
    for _ in range(200):
        players = [make_player(level, 1) for level in ("casual", "random", "random")]
        found = result(ISKO, play(ISKO, players, random_deal(rng)).deal)
        if isinstance(found, GameResult):
            scores[found.declarer.index] += found.settlement.score
    assert scores[0] > 1000
    assert max(scores[1:]) < 0


def test_a_null_is_never_declared_below_the_bid() -> None:
    ended_at_once = [
        played.log
        for played in deals(load_preset("isko"), ("casual",) * 3, 150, seed=12)
        if isinstance(played.deal.phase, GameOver) and played.deal.phase.playing.cards_played == 0
    ]
    assert ended_at_once == []


def test_a_casual_player_decides_in_far_less_than_a_human_moment() -> None:
    """About a tenth of a millisecond each; the limit leaves room for a slow and busy machine."""
    rng = Random(13)
    played = [play(ISKO, [make_player("casual", 1)] * 3, random_deal(rng)) for _ in range(10)]
    moments = [moment for one in played for moment in one.moments if moment.answer is not None]
    player, offered = make_player("casual", 1), [options(ISKO, moment.view) for moment in moments]
    start = time.perf_counter()
    for moment, offer in zip(moments, offered, strict=True):
        player.choose(ISKO, moment.view, offer)
    assert (time.perf_counter() - start) / len(moments) < 0.005
