"""The mask is what the core's options allow, no more and no less, under all rules."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.unit.rl.playing import KONTRA_RULES, RAMSCH_RULES, REVOLUTION_RULES, asked, do, play
from vorhand.core.cards import CARDS, JACKS, CardSet, cards_in
from vorhand.core.commands import (
    Bid,
    Claim,
    Command,
    DeclareGame,
    Decline,
    Double,
    Pass,
    PickUpSkat,
    PlayCard,
)
from vorhand.core.contract import GameType
from vorhand.core.phases.machine import awaited
from vorhand.core.phases.types import Playing, RamschDiscarding
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.kontra import Doubling
from vorhand.core.rules.ladder import ladder
from vorhand.core.rules.ruleset import ISKO, RuleSet, with_settings
from vorhand.core.view.options import Options, allows, options
from vorhand.presets import preset_names
from vorhand.rl import skat_v0
from vorhand.rl.actions import (
    ACTIONS,
    EARLY_ENDINGS,
    GROUPS,
    LONGEST_LADDER,
    NUMBERS,
    Action,
    Choose,
    NameValue,
    ladder_place,
)
from vorhand.rl.skat_v0 import SkatEnv

FOREHAND, MIDDLEHAND, REARHAND = POSITIONS

RULES: tuple[dict[str, Any], ...] = (
    *({"preset": name} for name in preset_names()),
    {"preset": "xskat_pub", "ramsch_round": True},
    {"settings": RAMSCH_RULES, "ramsch_round": True},
    {"settings": RAMSCH_RULES},
    {"settings": REVOLUTION_RULES},
    {"settings": KONTRA_RULES},
    {"settings": {"values.null": 17, "values.grand_ouvert_base": 36, "values.null_below_bid": "refused"}},
)


def meant(rules: RuleSet, offered: Options) -> Iterator[Action]:
    """What a position may do, as actions: written out here part by part."""
    yield from (PlayCard(card) for card in offered.cards)
    yield from (Choose(card) for card in (*offered.discards, *offered.rearrange))
    yield from (NameValue(ladder(rules.values).index(value)) for value in offered.bids)
    yield from offered.declarations
    yield from offered.simple
    yield from (Claim(level) for level in offered.claims)


@pytest.mark.parametrize("early", [False, True], ids=["to the last card", "early endings"])
@pytest.mark.parametrize("arguments", RULES, ids=str)
def test_the_mask_is_what_the_options_allow(arguments: dict[str, Any], early: bool) -> None:
    env = skat_v0.raw_env(**arguments, early_endings=early)
    chance = Random(str(arguments))
    questions = 0
    for seed in range(25):
        env.reset(seed=seed)
        for question in play(env, chance, quiet=0.4):
            questions += 1
            assert set(question.allowed) == expected(env, question.position, early)
    assert questions > (100 if early else 500)


def expected(env: SkatEnv, position: Position, early: bool) -> set[Action]:
    view = env.view(f"player_{position.index}")
    offered = options(env.rules, view)
    if position not in awaited(view.phase):
        return {*(command for command in offered.simple if isinstance(command, Double)), Decline()}
    chosen = {action.card for action in env_chosen(env)}
    if chosen:
        return {Choose(card) for card in (*offered.discards, *offered.rearrange) if card not in chosen}
    return {action for action in meant(env.rules, offered) if early or action not in EARLY_ENDINGS}


def env_chosen(env: SkatEnv) -> list[Choose]:
    """The cards that stand as chosen in the observation of who is asked."""
    shown = env.observe(env.agent_selection)["observation"]
    return [Choose(card) for card in CARDS if shown[3 * 32 + card.index]]


@pytest.mark.parametrize("preset", preset_names())
def test_an_allowed_command_is_allowed_by_the_core_and_no_other(preset: str) -> None:
    env = skat_v0.raw_env(preset, early_endings=True)
    chance = Random(preset)
    for seed in range(6):
        env.reset(seed=seed)
        for question in play(env, chance, quiet=0.4):
            view = env.view(env.agent_selection)
            if question.position not in awaited(view.phase) or env_chosen(env):
                continue
            for action in ACTIONS:
                if isinstance(action, DeclareGame | Choose):
                    continue
                legal = allows(env.rules, view, command_of(env.rules, action))
                assert legal is (action in question.allowed), action


def command_of(rules: RuleSet, action: Action) -> Command:
    if isinstance(action, NameValue):
        values = ladder(rules.values)
        return Bid(values[action.place] if action.place < len(values) else 1)
    assert not isinstance(action, Choose)
    return action


def test_actions_have_one_number_each_in_groups() -> None:
    assert len(NUMBERS) == len(ACTIONS) == sum(len(group) for _, group in GROUPS)
    assert [len(group) for _, group in GROUPS] == [32, 32, 80, 126, 13, 8]
    assert NUMBERS[PlayCard(CARDS[5])] == 5


def test_no_ladder_is_longer_than_there_are_actions() -> None:
    nulls = {
        "values.null": 17,
        "values.null_hand": 19,
        "values.null_ouvert": 21,
        "values.null_ouvert_hand": 1009,
    }
    for grand in (20, 24):
        rules = with_settings(ISKO, {**nulls, "values.grand_base": grand, "values.grand_ouvert_base": 36})
        assert len(ladder(rules.values)) <= LONGEST_LADDER
        assert ladder_place(rules, 1009) == len(ladder(rules.values)) - 1


@pytest.fixture
def kontra() -> SkatEnv:
    """Rearhand plays a grand at 18, forehand is to lead, and defenders may double until the second trick."""
    env = skat_v0.raw_env(settings={"kontra.who": "any_defender", "kontra.until": "second_trick"})
    env.reset(seed=1)
    do(env, Pass(), NameValue(0), Pass(), PickUpSkat())
    for _ in range(2):
        do(env, asked(env).allowed[0])
    do(env, DeclareGame(GameType.GRAND))
    return env


KONTRA_OR_NOT = (Double(Doubling.KONTRA), Decline())


def test_who_may_double_out_of_turn_is_asked_once_before_each_card(kontra: SkatEnv) -> None:
    questions = []
    for _ in range(7):
        question = asked(kontra)
        is_call = question.allowed == KONTRA_OR_NOT
        questions.append((question.position, "call" if is_call else "card"))
        do(kontra, Decline() if is_call else question.allowed[0])
    assert questions == [
        (MIDDLEHAND, "call"),
        (FOREHAND, "card"),
        (FOREHAND, "call"),
        (MIDDLEHAND, "card"),
        (FOREHAND, "call"),
        (MIDDLEHAND, "call"),
        (REARHAND, "card"),
    ]


def test_whose_turn_it_is_may_double_in_the_place_of_a_card(kontra: SkatEnv) -> None:
    do(kontra, Decline())
    question = asked(kontra)
    assert question.position is FOREHAND
    assert Double(Doubling.KONTRA) in question.allowed
    assert Decline() not in question.allowed


def test_who_declined_the_answer_is_not_asked_again(kontra: SkatEnv) -> None:
    do(kontra, Double(Doubling.KONTRA))
    assert asked(kontra) == (REARHAND, (Double(Doubling.RE), Decline()))
    do(kontra, Decline())
    question = asked(kontra)
    assert question.position is FOREHAND
    assert all(isinstance(action, PlayCard) for action in question.allowed)


def test_in_a_revolution_ten_cards_are_chosen() -> None:
    env = skat_v0.raw_env(settings={"revolution.enabled": True})
    env.reset(seed=1)
    do(env, Pass(), NameValue(0), Pass())
    do(env, DeclareGame(GameType.NULL, hand=True, ouvert=True, revolution=True))
    assert asked(env).position is FOREHAND
    assert Decline() in asked(env).allowed
    twenty = [action for action in asked(env).allowed if isinstance(action, Choose)]
    assert len(twenty) == 20
    do(env, *twenty[::2])
    assert cards_in(env.view("player_0").hand) == tuple(action.card for action in twenty[::2])
    assert cards_in(env.view("player_1").hand) == tuple(action.card for action in twenty[1::2])
    assert isinstance(env.view("player_0").phase, Playing)


def test_jacks_are_not_chosen_where_they_may_not_be_laid_back() -> None:
    env = skat_v0.raw_env(settings=RAMSCH_RULES)
    env.reset(seed=1)
    do(env, Pass(), Pass(), Pass(), PickUpSkat())
    view = env.view("player_0")
    assert isinstance(view.phase, RamschDiscarding)
    assert view.hand & JACKS
    offered = {action.card for action in asked(env).allowed if isinstance(action, Choose)}
    assert offered == set(cards_in(CardSet(view.hand & ~JACKS)))
