"""Settlements: the formula of the rule sheet told a second time, and what grows with what."""

from typing import Any

import msgspec
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.properties.budget import examples
from tests.properties.rulesets import rule_sets
from vorhand.core.contract import SUIT_GAMES, TRUMP_GAMES, Announcement, Contract, GameType
from vorhand.core.errors import IllegalContract
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.announcing import contract
from vorhand.core.rules.ladder import SUIT_BASES
from vorhand.core.rules.ramsch import RamschAchievement, RamschKind, settle_ramsch
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import (
    Achievement,
    ClaimLevel,
    Ending,
    claimable,
    is_decided_lost,
    is_decided_won,
    settle,
)
from vorhand.core.units import CardPoints

BOOLS = st.booleans()
ANNOUNCEMENTS = st.builds(
    Announcement, hand=BOOLS, schneider=BOOLS, schwarz=BOOLS, ouvert=BOOLS, spitze=BOOLS
)
GAME_RULES = rule_sets("announcements", "values", "spitze", "schenken")
BIDS = st.sampled_from((0, 18, 20, 22, 23, 24, 33, 36, 46, 48, 59, 72, 96, 120, 264))


@st.composite
def played_games(draw: st.DrawFn) -> tuple[RuleSet, Achievement]:
    """A suit game or grand after ten tricks, under any rules."""
    rules, game = draw(GAME_RULES), draw(st.sampled_from(TRUMP_GAMES))
    said = draw(ANNOUNCEMENTS)
    try:
        declared = contract(rules, game, said)
    except IllegalContract:
        declared = Contract(game, Announcement(hand=said.hand))
    tricks = draw(st.integers(0, 10))
    points = draw(st.integers(0, 120))
    most = 11 if game in SUIT_GAMES else 4
    return rules, Achievement(
        contract=declared,
        bid=draw(BIDS),
        tricks=tricks,
        card_points=CardPoints(120 if tricks == 10 else min(points, 25) if tricks == 0 else points),
        matadors=draw(st.integers(1, most)) * draw(st.sampled_from((1, -1))),
        doublings=draw(st.integers(0, 4)),
        bock=draw(BOOLS),
        spitze=draw(BOOLS) if declared.announced.spitze else None,
        gifts_refused=draw(st.integers(0, 2)) if rules.schenken.enabled else 0,
    )


@settings(max_examples=examples(800))
@given(played_games())
def test_a_played_game_is_settled_as_the_rule_sheet_says(case: tuple[RuleSet, Achievement]) -> None:
    rules, achievement = case
    settled = settle(rules, achievement)
    expected = by_the_rule_sheet(rules, achievement)
    assert {key: getattr(settled, key) for key in expected} == expected


def by_the_rule_sheet(rules: RuleSet, done: Achievement) -> dict[str, Any]:
    """Section 6 of the rule options, line by line."""
    said, points, tricks = done.contract.announced, done.card_points, done.tricks
    schneider = said.schneider or done.gifts_refused >= 1
    schwarz = said.schwarz or done.gifts_refused >= (1 if said.schneider else 2)
    old_ouvert = done.contract.game is GameType.GRAND and said.ouvert and rules.values.grand_ouvert_base == 36
    base = 36 if old_ouvert else SUIT_BASES.get(done.contract.game, rules.values.grand_base)
    spitze_can_lose = rules.spitze.missed == "loses"
    levels = abs(done.matadors) + 1 + said.hand
    levels += (points >= 90 or points <= 30 or schneider) + schneider
    levels += (tricks in (0, 10) or schwarz) + schwarz
    levels += said.ouvert and not old_ouvert
    levels += rules.spitze.levels if done.spitze or (done.spitze is False and spitze_can_lose) else 0
    value = base * levels
    goal = points >= 61 and (points >= 90 or not schneider) and (tricks == 10 or not schwarz)
    goal = goal and not (done.spitze is False and spitze_can_lose)
    charged = base * -(-done.bid // base) if value < done.bid else value
    won = goal and value >= done.bid
    times = 2**done.doublings * (2 if done.bock else 1)
    loss = 1 if said.hand and not rules.values.lost_hand_doubled else 2
    return {
        "won": won,
        "levels": levels,
        "value": value,
        "overbid": value < done.bid,
        "charged": charged,
        "score": charged * times if won else -loss * charged * times,
    }


@settings(max_examples=examples(400))
@given(played_games(), st.integers(1, 60))
def test_more_card_points_never_cost_anything(case: tuple[RuleSet, Achievement], more: int) -> None:
    rules, achievement = case
    # Who loses by a missed Spitze pays for the Schneider that he made, too.
    assume(achievement.spitze is not False)
    assume(achievement.card_points + more <= 120)
    richer = msgspec.structs.replace(achievement, card_points=CardPoints(achievement.card_points + more))
    assert settle(rules, richer).score >= settle(rules, achievement).score


@settings(max_examples=examples(400))
@given(played_games(), BIDS)
def test_a_higher_bid_never_pays(case: tuple[RuleSet, Achievement], bid: int) -> None:
    rules, achievement = case
    low, high = sorted((bid, achievement.bid))
    cheap, dear = (settle(rules, msgspec.structs.replace(achievement, bid=each)) for each in (low, high))
    assert dear.score <= cheap.score
    assert dear.value == cheap.value


@settings(max_examples=examples(400))
@given(played_games())
def test_doublings_and_bock_touch_nothing_but_the_score(case: tuple[RuleSet, Achievement]) -> None:
    rules, achievement = case
    settled = settle(rules, achievement)
    plain = settle(rules, msgspec.structs.replace(achievement, doublings=0, bock=False))
    assert settled.score == plain.score * 2**achievement.doublings * (2 if achievement.bock else 1)
    same = {"factors": (), "score": 0}
    assert msgspec.structs.replace(settled, **same) == msgspec.structs.replace(plain, **same)


@settings(max_examples=examples(400))
@given(played_games())
def test_with_and_without_are_worth_the_same(case: tuple[RuleSet, Achievement]) -> None:
    rules, achievement = case
    other = msgspec.structs.replace(achievement, matadors=-achievement.matadors)
    assert settle(rules, other) == settle(rules, achievement)


@st.composite
def ended_games(draw: st.DrawFn) -> tuple[RuleSet, Achievement]:
    """A suit game or grand that ended before its last trick."""
    rules, achievement = draw(played_games())
    tricks = draw(st.integers(0, 9))
    defender_tricks = draw(st.integers(0, 9 - tricks))
    points = draw(st.integers(0, 120))
    defender_points = draw(st.integers(0, 120 - points)) if defender_tricks else 0
    declared = achievement.contract
    return rules, msgspec.structs.replace(
        achievement,
        tricks=tricks,
        card_points=CardPoints(points),
        defender_tricks=defender_tricks,
        defender_points=CardPoints(defender_points),
        spitze=False if declared.announced.spitze else None,
        ended=draw(st.sampled_from([ending for ending in Ending if ending is not Ending.PLAYED])),
        claim=draw(st.sampled_from(claimable(declared, CardPoints(defender_points), defender_tricks))),
    )


@settings(max_examples=examples(600))
@given(ended_games())
def test_a_decided_game_keeps_its_winner_however_it_ends(case: tuple[RuleSet, Achievement]) -> None:
    rules, achievement = case
    settled = settle(rules, achievement)
    if is_decided_lost(rules, achievement):
        assert not settled.won
    if is_decided_won(rules, achievement):
        assert settled.won


@settings(max_examples=examples(400))
@given(ended_games())
def test_a_game_is_never_decided_for_both_sides(case: tuple[RuleSet, Achievement]) -> None:
    rules, achievement = case
    assert not (is_decided_lost(rules, achievement) and is_decided_won(rules, achievement))


@settings(max_examples=examples(600))
@given(ended_games())
def test_who_gives_up_an_open_game_loses_it(case: tuple[RuleSet, Achievement]) -> None:
    rules, achievement = case
    assume(not is_decided_lost(rules, achievement) and not is_decided_won(rules, achievement))
    won = settle(rules, achievement).won
    match achievement.ended:
        case Ending.DECLARER_CONCEDED:
            assert not won
        case Ending.DEFENDERS_CONCEDED | Ending.GIFT_ACCEPTED:
            assert won
        case _:
            assert won or settle(rules, achievement).overbid


@settings(max_examples=examples(400))
@given(ended_games())
def test_a_claim_for_more_is_never_worth_less(case: tuple[RuleSet, Achievement]) -> None:
    rules, achievement = case
    levels = claimable(achievement.contract, achievement.defender_points, achievement.defender_tricks)
    values = [
        settle(rules, msgspec.structs.replace(achievement, ended=Ending.CLAIM_ACCEPTED, claim=level)).value
        for level in levels
    ]
    assert levels[0] is ClaimLevel.SIMPLE
    assert values == sorted(values)


@st.composite
def ramsch_games(draw: st.DrawFn) -> tuple[RuleSet, RamschAchievement]:
    """A finished Ramsch, under any rules; ties are as likely as can be made."""
    winners = draw(st.lists(st.sampled_from(POSITIONS), min_size=10, max_size=10))
    points = draw(
        st.one_of(
            st.just([10] * 10), st.just([12] * 10), st.lists(st.integers(0, 33), min_size=10, max_size=10)
        )
    )
    scale = max(1, sum(points) // 100)
    points = [point // scale for point in points]
    return draw(rule_sets("ramsch")), RamschAchievement(
        tricks=tuple((winner, CardPoints(point)) for winner, point in zip(winners, points, strict=True)),
        skat_points=CardPoints(draw(st.integers(0, 22))),
        pushes=draw(st.integers(0, 3)),
        knocks=draw(st.integers(0, 3)),
        announced_jungfrau=draw(st.sampled_from((None, None, *POSITIONS))),
        bock=draw(BOOLS),
    )


@settings(max_examples=examples(800))
@given(ramsch_games())
def test_a_ramsch_is_written_as_the_rule_sheet_says(case: tuple[RuleSet, RamschAchievement]) -> None:
    rules, done = case
    kind, scores = ramsch_by_the_rule_sheet(rules, done)
    settled = settle_ramsch(rules.ramsch, done)
    assert (settled.kind, settled.scores) == (kind, scores)


def ramsch_by_the_rule_sheet(rules: RuleSet, done: RamschAchievement) -> tuple[RamschKind, tuple[int, ...]]:
    """Section 7 of the rule options, line by line."""
    asked = rules.ramsch
    tricks = {place: sum(winner is place for winner, _ in done.tricks) for place in POSITIONS}
    own = {place: sum(points for winner, points in done.tricks if winner is place) for place in POSITIONS}
    virgins = [place for place in POSITIONS if not tricks[place]]
    bock = 2 if done.bock else 1
    pushes = {"each": 2**done.pushes, "first_only": 2 if done.pushes else 1, "none": 1}[asked.push_doubling]
    factor = pushes * 2**done.knocks * bock

    def written(amounts: dict[Position, int]) -> tuple[int, ...]:
        return tuple(amounts.get(place, 0) for place in POSITIONS)

    if done.announced_jungfrau and tricks[done.announced_jungfrau]:
        return RamschKind.BROKEN_JUNGFRAU, written({done.announced_jungfrau: -120 * bock})
    if len(virgins) == 2 and asked.loss == "card_points":
        (marcher,) = (place for place in POSITIONS if tricks[place])
        if asked.durchmarsch == "loses":
            return RamschKind.LOSS, written({marcher: -120 * factor})
        return RamschKind.DURCHMARSCH, written(
            {marcher: 120 * (factor if asked.durchmarsch_doubled else bock)}
        )
    counted: dict[Position, int] = dict(own)
    if asked.skat_to == "last_trick":
        counted[done.tricks[-1][0]] += done.skat_points
    most = [place for place in POSITIONS if counted[place] == max(counted.values())]
    fixed = {0: 10, 1: 15, 2: 20}[len(virgins)]
    if len(most) == 3:
        amounts = {place: -(fixed if asked.loss == "fixed" else own[place]) * factor for place in POSITIONS}
        return RamschKind.ALL_EQUAL, written(amounts if asked.all_equal == "all_lose" else {})
    losers = most
    if asked.tie == "later_trick" and len(most) == 2:
        losers = [[winner for winner, _ in done.tricks if winner in most][-1]]
    extra = done.skat_points if asked.skat_to == "loser" else 0
    doubled = 2 if asked.jungfrau and len(virgins) == 1 and asked.loss == "card_points" else 1
    amounts = {}
    for place in losers:
        loss = fixed if asked.loss == "fixed" else counted[place] + extra
        amounts[place] = -loss * doubled * factor
        if asked.tie == "split" and len(losers) == 2:
            amounts[place] = -((-amounts[place] + 1) // 2)
    return RamschKind.LOSS, written(amounts)
