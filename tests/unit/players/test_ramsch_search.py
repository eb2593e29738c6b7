"""Ramsch by search: what cards and hands promise, and that it is written as the rules say."""

from random import Random
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from tests.unit.players.positions import PLACES, begun, seen
from vorhand.core.cards import CARDS, PACK, Card, CardSet, card_set, cards_in, parse_cards
from vorhand.core.commands import AnnounceJungfrau, Decline, Knock
from vorhand.core.phases.types import NOBODY, Flags, Ramsch, RamschCalls, Setting
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.ramsch import RamschAchievement, settle_ramsch
from vorhand.core.rules.ruleset import ISKO, RamschRules, with_settings
from vorhand.core.units import CardPoints
from vorhand.core.view.options import options
from vorhand.core.view.view import View
from vorhand.engine import ramsch_cards, ramsch_prospect, ramsch_scores
from vorhand.players import LEVELS, make_player, ramsch_search
from vorhand.players.knowledge import knowledge
from vorhand.players.ramsch_house import house
from vorhand.players.ramsch_knocking import knock
from vorhand.players.ramsch_search import SeenRamsch, ramsch_worths, searched_ramsch_card
from vorhand.players.seen import unseen

RAMSCH = Ramsch(Setting(ramsch_round=True), NOBODY)
RULES = with_settings(ISKO, {"auction.all_pass": "ramsch", "ramsch.klopfen": True})
SAFE = "C7 C8 C9 S7 S8 S9 H7 H8 D7 D8"
DANGEROUS = "CJ CA CT SA ST SK HA HK DA DK"


def worths(view: View, worlds: int = 400) -> dict[Card, float]:
    return dict(ramsch_worths(RULES.ramsch, knowledge(view), view, worlds, Random(1)))


def flags(rng: Random) -> Flags:
    return rng.random() < 0.3, rng.random() < 0.3, rng.random() < 0.3


def some_rules(rng: Random) -> RamschRules:
    hints = get_type_hints(RamschRules)
    chosen: dict[str, Any] = {}
    for name in ("skat_to", "loss", "tie", "all_equal", "push_doubling", "durchmarsch"):
        chosen[name] = rng.choice(get_args(hints[name]))
    for name in ("jungfrau", "durchmarsch_doubled"):
        chosen[name] = rng.random() < 0.5
    return RamschRules(**chosen)


def some_tricks(rng: Random) -> tuple[tuple[Position, CardPoints], ...]:
    """Ten tricks and what they count; few winners and few numbers, so that all that is rare occurs."""
    winners = rng.choices(
        POSITIONS, weights=rng.choice([(1, 1, 1), (1, 1, 0), (0, 1, 1), (1, 0, 0), (1, 9, 9)]), k=10
    )
    counts = rng.choice([(0, 11), (0, 4, 12), (7,), (12, 12, 12, 0)])
    return tuple((winner, CardPoints(rng.choice(counts))) for winner in winners)


def test_what_comes_of_a_ramsch_is_written_in_rust_as_the_rules_say() -> None:
    rng, kinds = Random(1), set()
    for _ in range(20_000):
        rules, tricks, skat = some_rules(rng), some_tricks(rng), rng.choice([0, 5, 14])
        pushed, knocked, jungfrau = flags(rng), flags(rng), rng.choice([None, None, *POSITIONS])
        expected = settle_ramsch(
            rules,
            RamschAchievement(
                tricks=tricks,
                skat_points=CardPoints(skat),
                pushes=sum(pushed),
                knocks=sum(knocked),
                announced_jungfrau=jungfrau,
            ),
        )
        points = {place: sum(count for by, count in tricks if by is place) for place in POSITIONS}
        last = {by: number for number, (by, _) in enumerate(tricks, 1)}
        first, second, third = POSITIONS
        found = ramsch_scores(
            house(rules, pushed=pushed, knocked=knocked, jungfrau=jungfrau),
            (points[first], points[second], points[third]),
            (last.get(first, 0), last.get(second, 0), last.get(third, 0)),
            skat,
        )
        assert found == expected.scores, (rules, tricks, skat, pushed, knocked, jungfrau)
        kinds.add((expected.kind, len(expected.losers), expected.halved, expected.jungfrau_factor))
    assert len(kinds) >= 9, f"everything that may come of a Ramsch was met, not only {kinds}"


def test_every_legal_card_is_judged_and_the_same_again() -> None:
    view = seen(begun(RAMSCH, trick="SK S8"), "R", "S7 S9 SA H7 H8 H9 D7 D8 D9 DT")
    assert set(worths(view)) == {Card.S7, Card.S9, Card.SA}
    assert worths(view) == worths(view)


@pytest.mark.parametrize(
    ("why", "trick", "hand", "best"),
    [
        ("a ten goes under the ace", "SA S8", "ST S7 H7 H8 H9 D7 D8 D9 C8 C9", Card.ST),
        ("nobody takes a fat trick who need not", "ST SA", "SK CJ H7 H8 H9 D7 D8 D9 C8 C9", Card.SK),
        ("an ace goes where another takes the trick", "SK S8", "HA HK H7 D7 D8 D9 C7 C8 C9 CQ", Card.HA),
        ("a jack goes under a higher one", "CJ H7", "SJ DJ H8 H9 D7 D8 D9 C7 C8 C9", Card.SJ),
    ],
)
def test_what_everybody_sees_is_found(why: str, trick: str, hand: str, best: Card) -> None:
    found = worths(seen(begun(RAMSCH, trick=trick), "R", hand))
    assert max(found, key=found.__getitem__) is best, why


@pytest.mark.parametrize(("less", "is_followed"), [(0.9, True), (1.1, False)])
def test_the_rules_of_thumb_are_followed_where_the_worlds_say_too_little_against_them(
    monkeypatch: pytest.MonkeyPatch, less: float, *, is_followed: bool
) -> None:
    found = [(Card.S7.index, 5.0), (Card.S9.index, 5.0 - less)]
    monkeypatch.setattr(ramsch_search, "ramsch_cards", lambda seen, **asked: found)
    view = seen(begun(RAMSCH), "F", "S7 S9")
    card = searched_ramsch_card(RULES.ramsch, knowledge(view), view, 10, Random(1), Card.S9)
    assert card is (Card.S9 if is_followed else Card.S7)


def test_without_worlds_the_rules_of_thumb_are_followed() -> None:
    view = seen(begun(RAMSCH), "F", DANGEROUS)
    assert searched_ramsch_card(RULES.ramsch, knowledge(view), view, 0, Random(1), Card.CA) is Card.CA


@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_players_who_search_do_so_in_ramsch(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(Card.CK.index, 9.0), (Card.C7.index, 0.0), (Card.C8.index, 0.0)]
    monkeypatch.setattr(ramsch_search, "ramsch_cards", lambda seen, **asked: found)
    view = seen(begun(RAMSCH), "F", "C7 C8 CK")
    command = make_player(level, 1).choose(RULES, view, options(RULES, view))
    assert msgspec.to_builtins(command)["card"] == "CK"


def calls(hand: str, place: str = "F", *, pushed: Flags = NOBODY, skat: str = "") -> View:
    ramsch = msgspec.structs.replace(RAMSCH, pushed=pushed)
    return seen(RamschCalls(ramsch, POSITIONS), place, hand, skat=skat)


@pytest.mark.parametrize("place", list(PLACES))
def test_a_safe_hand_knocks_and_a_dangerous_one_does_not(place: str) -> None:
    for hand, expected in ((SAFE, Knock()), (DANGEROUS, Decline())):
        view = calls(hand, place)
        assert knock(RULES, view, options(RULES, view), Random(2)) == expected
        assert make_player("expert", 1).choose(RULES, view, options(RULES, view)) == expected


def test_where_hands_were_exchanged_more_is_asked_of_the_own_one() -> None:
    pushing = with_settings(RULES, {"ramsch.pushing": True})
    knocks = {rules.ramsch.pushing: 0 for rules in (RULES, pushing)}
    for seed in range(40):
        hand = card_set(Random(seed).sample(CARDS, 10))
        view = calls(" ".join(card.value for card in cards_in(hand)))
        for rules in (RULES, pushing):
            knocks[rules.ramsch.pushing] += knock(rules, view, options(rules, view), Random(2)) == Knock()
    assert 0 < knocks[True] < knocks[False] < 40


def test_nobody_knocks_who_may_not() -> None:
    view = calls(SAFE, pushed=(True, False, False))
    assert knock(RULES, view, options(RULES, view), Random(2)) == Decline()


def test_a_jungfrau_is_announced_for_fun_alone() -> None:
    rules, view = with_settings(ISKO, {"ramsch.announced_jungfrau": True}), calls(SAFE)
    announced = {level: make_player(level, 1).choose(rules, view, options(rules, view)) for level in LEVELS}
    assert announced["casual"] == AnnounceJungfrau()
    assert announced["expert"] == announced["master"] == Decline()


def test_a_knock_is_worth_the_same_whatever_is_doubled_or_written() -> None:
    rng = Random(3)
    fixed = with_settings(RULES, {"ramsch.loss": "fixed"})
    said = {True: 0, False: 0}
    for _ in range(40):
        view = calls(" ".join(card.value for card in rng.sample(CARDS, 10)))
        ramsch = msgspec.structs.replace(RAMSCH, pushed=(False, True, True), knocked=(False, True, False))
        doubled = msgspec.structs.replace(view, phase=RamschCalls(ramsch, POSITIONS))
        asked = [(RULES, view), (fixed, view), (RULES, doubled)]
        answers = {knock(rules, one, options(rules, one), Random(2)) for rules, one in asked}
        assert len(answers) == 1
        said[answers == {Knock()}] += 1
    assert min(said.values()) > 3


WRITTEN = house(RULES.ramsch, pushed=NOBODY)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"skat_to": "dealer"}, '"dealer": last_trick, loser, nobody'),
        ({"tie": "nobody"}, '"nobody": both_lose, later_trick, split'),
        ({"announced": 3}, "3 is no position"),
    ],
)
def test_an_unknown_way_to_write_it_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        ramsch_scores(msgspec.structs.replace(WRITTEN, **change), (40, 40, 40), (8, 9, 10), 0)


def test_cards_that_nobody_can_have_seen_are_refused() -> None:
    view = seen(begun(RAMSCH), "F", SAFE)
    sight = SeenRamsch(cards=(), unseen=unseen(knowledge(view), view), house=WRITTEN)
    with pytest.raises(ValueError, match="30 cards were played before this one; there are at most 29"):
        ramsch_cards(msgspec.structs.replace(sight, cards=tuple(range(30))), worlds=1, seed=1)
    with pytest.raises(ValueError, match="32 is no card"):
        ramsch_cards(msgspec.structs.replace(sight, cards=(32,)), worlds=1, seed=1)
    own, _, third = sight.unseen.may_hold
    impossible = msgspec.structs.replace(sight.unseen, may_hold=(own, CardSet(Card.CA.bit), third))
    assert ramsch_cards(msgspec.structs.replace(sight, unseen=impossible), worlds=5, seed=1) == []


@pytest.mark.parametrize(
    ("hand", "skat", "worlds", "message"),
    [
        (parse_cards("C7 C8"), 0, 10, "C7 C8 and  are no ten cards and skat"),
        (parse_cards(SAFE), parse_cards("CA"), 10, "are no ten cards and skat"),
        (parse_cards(SAFE), parse_cards("C7 CA"), 10, "are no ten cards and skat"),
        (PACK, 0, 10, "are no ten cards and skat"),
        (parse_cards(SAFE), 0, 0, "nothing is promised over no worlds"),
    ],
)
def test_hands_that_are_none_promise_nothing(hand: int, skat: int, worlds: int, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        ramsch_prospect(0, hand, skat, WRITTEN, worlds=worlds, seed=1)


def test_a_known_skat_counts() -> None:
    hand = parse_cards("DJ C7 C8 C9 S7 S8 S9 H7 H8 D7")
    worths = [
        ramsch_prospect(0, hand, parse_cards(skat), WRITTEN, worlds=500, seed=1)
        for skat in ("", "CA CT", "CK DT")
    ]
    assert len(set(worths)) == len(worths)
